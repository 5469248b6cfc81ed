"""The sliding-gear plate: ceiling track with carriages and soft stop over a framed leaf, and the guide in the floor below it. Metres."""

import math

from bpy.types import Material
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import View
from studio.kit.geometry import Kit
from studio.scenes.plate_views import Board

FLOOR = -0.62


def wheel(kit: Kit, x: float, y: float, z: float) -> None:
    """Grey roller on a steel axle; its axis runs along y."""
    with kit.at(x, y, z, rx=90):
        kit.lathe(m.simple('#3b3d3f', 0.45), [(0, 0.005), (0.010, 0.005), (0.0125, 0.003), (0.0125, -0.003), (0.010, -0.005), (0, -0.005)], seg=40)
        kit.lathe(m.metal('steel', 0.18, brushed=False), [(0, 0.0075), (0.0035, 0.0075), (0.0042, 0.0065), (0.0042, 0.005)], seg=24)


def carriage(kit: Kit, x: float, steel: Material, dark: Material) -> None:
    """Block with four rollers and the hanging bolt with its lock nut."""
    kit.box(dark, x - 0.052, -0.009, 0.466, x + 0.052, 0.009, 0.490, 0.003, 'x')
    for dx in (-0.036, 0.036):
        for y in (-0.0165, 0.0165):
            wheel(kit, x + dx, y, 0.474)
    for dx in (-0.012, 0.012):
        with kit.at(x + dx, -0.009, 0.479, rx=90):
            kit.lathe(steel, [(0, 0.0018), (0.0036, 0.0016), (0.0042, 0)], seg=24)
    kit.tube(steel, [(x, 0, 0.398), (x, 0, 0.468)], 0.0045, 20)
    kit.lathe(steel, [(0, 0), (0.0095, 0), (0.0098, 0.0008), (0.0098, 0.0068), (0.0092, 0.0075), (0, 0.0075)], x, 0, 0.428, 6)
    kit.box(steel, x - 0.030, -0.011, 0.398, x + 0.030, 0.011, 0.4035, 0.001, 'x')


def track(kit: Kit, alu: Material) -> None:
    """Extruded profile cut open towards us: top plate, back web, running ledge and the short front lip."""
    a, b = -1.6, 1.6
    kit.box(alu, a, -0.034, 0.512, b, 0.034, 0.520, 0.0006, 'x')
    kit.box(alu, a, 0.030, 0.452, b, 0.034, 0.512, 0.0004, 'x')
    kit.box(alu, a, 0.008, 0.4555, b, 0.030, 0.4595, 0.0004, 'x')
    kit.box(alu, a, 0.008, 0.4595, b, 0.0105, 0.4625, 0.0004, 'x')
    kit.box(alu, a, -0.034, 0.502, b, -0.031, 0.512, 0.0004, 'x')


def soft_stop(kit: Kit, alu: Material, dark: Material) -> None:
    """Damper: cylinder, polished rod and the catch the carriage runs into."""
    with kit.at(-0.50, 0.004, 0.482, ry=90):
        kit.lathe(dark, [(0, -0.13), (0.0105, -0.13), (0.0115, -0.128), (0.0115, 0.128), (0.0105, 0.13), (0, 0.13)], seg=40)
    kit.tube(m.metal('chrome', 0.10, brushed=False), [(-0.37, 0.004, 0.482), (-0.255, 0.004, 0.482)], 0.0045, 20)
    kit.box(alu, -0.262, -0.010, 0.470, -0.246, 0.016, 0.497, 0.0015, 'z')


def leaf(kit: Kit, frame: Material) -> None:
    """Framed leaf of 20 mm aluminium round reeded glass, hung from the carriages; it runs out of the picture to the right."""
    x0, x1, z0, z1 = -0.30, 1.5, FLOOR + 0.012, 0.398
    kit.box(frame, x0, -0.016, z0, x0 + 0.020, 0.016, z1, 0.001, 'z')
    for z in (z0, z1 - 0.020):
        kit.box(frame, x0 + 0.020, -0.016, z, x1, 0.016, z + 0.020, 0.001, 'x')
    kit.box(m.reeded_glass('#e4d9c6', 0.012), x0 + 0.017, -0.003, z0 + 0.017, x1, 0.003, z1 - 0.017, 0)


def floor_guide(kit: Kit, steel: Material) -> None:
    """Plate screwed to the oak floor with the pin that keeps the leaf in its line."""
    for i in range(8):
        kit.box(m.wood('oak', rough=0.42), -2.4, -0.80 + i * 0.18, FLOOR - 0.02, 2.4, -0.622 + i * 0.18, FLOOR, 0.001, 'x')
    kit.box(steel, -0.37, -0.024, FLOOR, -0.22, 0.024, FLOOR + 0.0035, 0.0012, 'x')
    for x in (-0.358, -0.232):
        kit.lathe(m.metal('chrome'), [(0, 0.0052), (0.0042, 0.0048), (0.0048, 0.0036)], x, 0, FLOOR, 24)
    for y in (-0.0205, 0.0205):
        kit.lathe(steel, [(0, 0.0035), (0.0040, 0.0035), (0.0040, 0.026), (0.0035, 0.0268), (0, 0.0268)], -0.318, y, FLOOR, 24)


def sliding(kit: Kit) -> Board:
    """Track, carriages, soft stop, leaf and floor guide before a plain wall; lights of its own."""
    alu, steel, dark = m.metal('steel', 0.34), m.metal('steel', 0.20), m.metal('#3a3d40', 0.38, brushed=False)
    kit.box(m.veneer('#b99468', 'oak', 0.45), -1.6, -0.09, 0.5205, 1.6, 0.16, 0.575, 0.001, 'x')
    track(kit, alu)
    for x in (-0.19, 0.36):
        carriage(kit, x, steel, dark)
    soft_stop(kit, alu, dark)
    leaf(kit, m.metal('#6a523c', 0.32, brushed=False))
    floor_guide(kit, steel)
    kit.box(m.plaster('#d8d1c4', 0.03, 0.02), -4, 0.66, FLOOR - 0.1, 4, 0.68, 2.2, 0, 'x')
    lights.area((-1.1, -1.5, 0.75), (0, 0, 0.40), 0.7, 0.7, 20, (1, 0.98, 0.95), 180)
    lights.area((0.9, -1.6, 0.10), (0, 0, 0.35), 1.2, 0.6, 12, (0.97, 0.98, 1), 180)
    lights.area((-0.9, 0.35, 1.5), (0.2, 0.66, 0.2), 0.6, 0.2, 4, (1, 0.93, 0.84), 180)
    lights.world(0.35, color=(1, 0.99, 0.97))
    near = lambda loc, target, focal: View(loc=loc, target=target, focal=focal, fstop=7, focus=math.dist(loc, target), focus_at=(0.5, 0.5))
    return Board(
        dict(
            main=near((0.48, -0.86, 0.37), (0.09, 0, 0.430), 48),
            macro=near((-0.02, -0.42, 0.445), (-0.20, 0, 0.468), 70),
            guide=near((0.12, -0.70, -0.40), (-0.26, 0, -0.575), 95),
        ),
        0.4,
        lit=True,
    )
