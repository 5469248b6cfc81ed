"""What the walls of a bathroom carry besides its vanity, and what its mirror shows: a panelled door, pegs, a towel warmer, a ladder, shelves, prints.

Local frame unless a function takes the room's box: wall on y = 0, facing -y. Metres.
"""

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Place, Point, Rectangle
from studio.props import art, props, soft
from studio.room import shell as room
from studio.room.specs import Box
from studio.scenes.bath_ware import rolled_towels

DOOR = (0.86, 2.10)  # width and height of the leaf
CASING = 0.085


def _panel(kit: Kit, paint: Material, area: Rectangle) -> None:
    """Raised and fielded panel between stiles whose faces lie 18 mm before the wall."""
    x0, z0, x1, z1 = area
    profile = [(0, 0.018), (0.004, 0.021), (0.010, 0.019), (0.014, 0.008), (0.022, 0.007), (0.052, 0.013), (0.055, 0.0145)]
    kit.frame_sweep(paint, x0, z0, x1, z1, 0, profile)
    kit.box(paint, x0 + 0.054, -0.0145, z0 + 0.054, x1 - 0.054, -0.005, z1 - 0.054, 0.0005, 'z')


def room_door(kit: Kit, paint: Material, metal: Material, at: Place) -> None:
    """Four-panelled door on a wall, its middle at (x, y), turned from the wall on y = 0: leaf, casing with a back band, lever, hinges."""
    x, y, turn = at
    width, height = DOOR
    half, stile = width / 2, 0.105
    with kit.at(x, y, 0, rz=turn):
        kit.box(m.simple('#1b1917', 0.9), -half, -0.003, 0, half, 0.0005, height, 0)
        for a, b in ((-half + 0.003, -half + stile), (-stile / 2, stile / 2), (half - stile, half - 0.003)):
            kit.box(paint, a, -0.018, 0.006, b, -0.002, height - 0.003, 0.0008, 'z')
        rails = ((0.006, 0.21), (0.90, 1.08), (height - 0.12, height - 0.003))
        for a, b in ((-half + stile, -stile / 2), (stile / 2, half - stile)):
            for z0, z1 in rails:
                kit.box(paint, a, -0.018, z0, b, -0.002, z1, 0.0008, 'x')
            for (_, z0), (z1, _) in zip(rails, rails[1:]):
                _panel(kit, paint, (a, z0, b, z1))
        for a, b in ((-half - CASING, -half), (half, half + CASING)):
            kit.box(paint, a, -0.024, 0, b, 0, height, 0.003, 'z')
        kit.box(paint, -half - CASING, -0.0245, height, half + CASING, 0, height + CASING, 0.003, 'x')
        band = half + CASING
        for a, b in ((-band - 0.018, -band), (band, band + 0.018)):
            kit.box(paint, a, -0.036, 0, b, 0, height + CASING, 0.003, 'z')
        kit.box(paint, -band - 0.018, -0.0362, height + CASING, band + 0.018, 0, height + CASING + 0.018, 0.003, 'x')
        _lever(kit, metal, (half - 0.055, -0.018, 1.0))
        for z in (0.24, 1.05, height - 0.22):
            kit.tube(metal, [(-half, -0.024, z - 0.045), (-half, -0.024, z + 0.045)], 0.006, 14)


def _lever(kit: Kit, metal: Material, at: Point) -> None:
    """Lever on a round rose, a turn for the bolt below it."""
    x, y, z = at
    with kit.at(x, y, z):
        for dz, r in ((0, 0.026), (-0.075, 0.019)):
            with kit.at(0, 0, dz, rx=90):
                kit.lathe(metal, [(0, 0.008), (r - 0.002, 0.008), (r, 0.006), (r, 0)], seg=40)
        kit.tube(metal, [(0, 0, 0), (0, -0.045, 0), (-0.004, -0.052, 0), (-0.012, -0.054, 0), (-0.125, -0.054, 0)], 0.009, 18)
        kit.box(metal, -0.003, -0.026, -0.087, 0.003, -0.006, -0.063, 0.002, 'z')


def _gathered(kit: Kit, cloth: Material, at: Point, drop: float, seed: float) -> None:
    """Towel hung by its loop: gathered at the peg, its folds open on the way down."""
    columns, rows = 72, 34
    t = np.linspace(0, 1, rows)[:, None]
    a = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None, :]
    wide = 0.020 + 0.135 * t**0.55
    deep = 0.018 + 0.040 * t**0.8
    fold = 1 + (0.10 + 0.22 * t) * np.sin(5 * a + seed + 0.8 * t) + (0.05 + 0.10 * t) * np.sin(11 * a + 2 * seed)
    x, y = wide * np.cos(a) * fold + 0.012 * np.sin(3 * t + seed), -0.030 + np.minimum(deep * np.sin(a) * fold, 0.024)
    z = -drop * t - 0.035 * t * np.cos(a + seed) - 0.018 * t * np.cos(2 * a)
    points = np.stack([x, y, np.broadcast_to(z, x.shape)], 2).reshape(-1, 3)
    uv = np.stack([np.broadcast_to(a * 0.07, x.shape), np.broadcast_to(t * drop, x.shape)], 2).reshape(-1, 2)
    faces = [
        [j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i]
        for j in range(rows - 1)
        for i in range(columns)
    ]
    with kit.at(*at):
        kit.poly(cloth, points, faces, uv=uv.tolist())


def pegs(kit: Kit, wood: Material, metal: Material, cloths: Sequence[Material]) -> None:
    """Board with two turned pegs at eye height, a towel hung by its loop on the first of them for each cloth."""
    kit.box(wood, -0.21, -0.018, 1.62, 0.21, 0, 1.71, 0.003, 'x')
    for i, x in enumerate((-0.115, 0.115)):
        with kit.at(x, -0.018, 1.668, rx=90):
            kit.lathe(
                metal,
                props.spline([(0, 0.060), (0.014, 0.059), (0.017, 0.053), (0.012, 0.044), (0.008, 0.030), (0.009, 0.006), (0.016, 0.001), (0.016, 0)]),
                seg=36,
            )
        if i < len(cloths):
            _gathered(kit, cloths[i], (x, -0.030, 1.668), (0.78, 0.60)[i % 2], 1.3 + 2.1 * i)


def towel_warmer(kit: Kit, metal: Material, cloth: Material) -> None:
    """Heated rail of two uprights and three groups of bars on four brackets, a towel over the bar before them."""
    half, z0, z1, off = 0.25, 0.52, 1.68, -0.085
    for x in (-half, half):
        kit.tube(metal, [(x, off, z0), (x, off, z1)], 0.016, 24)
        for z in (z0 + 0.08, z1 - 0.08):
            kit.tube(metal, [(x, off, z), (x, 0, z)], 0.010, 16)
            with kit.at(x, 0, z, rx=90):
                kit.lathe(metal, [(0, 0.010), (0.022, 0.010), (0.024, 0.008), (0.024, 0)], seg=36)
    for group in ((0.06, 0.13, 0.20, 0.27), (0.46, 0.53, 0.60), (0.80, 0.87, 0.94), (1.06, 1.11)):
        for dz in group:
            kit.tube(metal, [(-half, off, z0 + dz), (half, off, z0 + dz)], 0.011, 18)
    bar = z1 - 0.13
    kit.tube(metal, [(-half, off, bar), (-half, off - 0.055, bar), (half, off - 0.055, bar), (half, off, bar)], 0.0095, 16)
    soft.hanging_towel(kit, cloth, (0.02, off - 0.055, bar + 0.011), (0.40, 0.66))


def towel_ladder(kit: Kit, wood: Material, cloths: Sequence[Material]) -> None:
    """Ladder of seven rungs leaning on the wall, a towel over every other rung from the top."""
    high, out, foot, head = 1.92, 0.28, 0.27, 0.235
    lean = math.degrees(math.atan2(out, high))
    for side in (-1, 1):
        kit.tube(wood, [(side * foot, -out - 0.02, 0), (side * head, -0.02, high)], 0.017, 20, 0.015)
    rung = lambda t: (foot + (head - foot) * t, -out * (1 - t) - 0.02, high * t)
    shares = [0.12 + 0.14 * i for i in range(6)] + [0.95]
    for t in shares:
        half, y, z = rung(t)
        kit.tube(wood, [(-half, y, z), (half, y, z)], 0.0115, 18)
    for cloth, t, (width, drop, x) in zip(cloths, (shares[6], shares[3]), ((0.38, 0.44, 0.015), (0.33, 0.34, -0.03))):
        _, y, z = rung(t)
        with kit.at(x, y, z, rx=-lean):  # it lies on the rungs below, which stand further out
            soft.hanging_towel(kit, cloth, (0, -0.014, 0.0125), (width, drop))


def wall_shelves(kit: Kit, wood: Material, cloths: Sequence[Material]) -> None:
    """Two shelves in brackets of their own board: rolled towels and a jar below, a small picture and a bottle above."""
    for z in (1.22, 1.62):
        kit.box(wood, -0.36, -0.165, z, 0.36, -0.0005, z + 0.024, 0.002, 'x')
        kit.box(wood, -0.36, -0.022, z - 0.055, 0.36, -0.0005, z, 0.002, 'x')
    rolled_towels(kit, cloths, (-0.19, -0.085, 1.244), 3)
    props.vase(kit, m.ceramic('#8d7b60', 0.45, 0.2), (0.14, -0.085, 1.244), (0.050, 0.16), 'jar')
    props.bowl(kit, m.ceramic('#e4ddd0', 0.4, 0.2), (0.27, -0.085, 1.244), (0.055, 0.045))
    with kit.at(-0.13, -0.030, 1.644, rx=-4):
        art.framed(kit, (0, 0.17), (0.24, 0.32), 7)
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.1), (0.19, -0.08, 1.644), (0.045, 0.20), 'stem')


def beside_vanity(kit: Kit, box: Box, kind: str, wood: Material, cloths: Sequence[Material]) -> None:
    """The one quiet thing on the wall opposite the window: 'ladder', 'shelves', 'print' or 'prints'."""
    with kit.at(box.x1, -0.82, 0, rz=-90):
        if kind == 'ladder':
            towel_ladder(kit, wood, cloths)
        elif kind == 'shelves':
            wall_shelves(kit, wood, cloths)
        elif kind == 'print':
            art.framed(kit, (0, 1.52), (0.66, 0.88), 4 + kit.seed, wood)
        else:
            for x, number in ((-0.30, 1), (0.30, 7)):
                art.framed(kit, (x, 1.50), (0.46, 0.62), number + kit.seed, wood)


def behind_camera(kit: Kit, box: Box, made: tuple[Material, Material], cloths: Sequence[Material], side: int) -> None:
    """What a mirror on the back wall shows; made: paint of its doors and metal. Square to it one sees the door and the towel warmer, from the left pegs and
    the door of the linen room on the wall opposite the window, from the right a print; side: 1, or -1 where door, pegs, warmer and print change sides."""
    (paint, metal), door, wood = made, 0.76 * side, m.wood('oak')
    room_door(kit, paint, metal, (door, box.y0, 180))
    room_door(kit, paint, metal, (box.x1, -2.62, -90))
    edge = DOOR[0] / 2 + CASING + 0.018
    for a, b in ((box.x1, door + edge), (door - edge, box.x0)):
        room.skirting(kit, paint, [(a, box.y0, 0), (b, box.y0, 0)])
    with kit.at(1.57 * side, box.y0, 0, rz=180):
        pegs(kit, wood, metal, cloths[:1])
    with kit.at(-0.30 * side, box.y0, 0, rz=180):
        towel_warmer(kit, metal, cloths[1])
    with kit.at(-1.15 * side, box.y0, 0, rz=180):
        art.framed(kit, (0, 1.55), (0.60, 0.82), 3 + kit.seed, wood)
    room.downlight(kit, (door, box.y0 + 0.42, box.h), 9)
