"""Sample boards of fittings: drawers, tall units, lights. Metres."""

import itertools
import random

from bpy.types import Material
from studio.cabinet import handles
from studio.cabinet.open_drawer import drawer_box, lie, spices
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import View
from studio.kit.geometry import Kit
from studio.props import props
from studio.props.cutlery import fork, spoon, table_knife
from studio.scenes.plate_corner import corner
from studio.scenes.plate_views import Board


def drawers(kit: Kit) -> Board:
    """An open dovetailed drawer with its runners and dividers."""
    oak, steel, front = m.veneer('#b99468', 'oak', 0.45), m.metal('steel', 0.3), m.veneer('#4E3C2F', 'oak_smoked', 0.44)
    drawer_box(kit, oak, steel, (-0.36, -0.26), (0.72, 0.50, 0.15))
    kit.box(front, -0.40, -0.282, 0, 0.40, -0.26, 0.19, 0.0012, 'x')
    dark = m.veneer('#8a6a48', 'oak', 0.45)
    for x in (-0.14, 0.10):
        kit.box(dark, x, -0.24, 0.008, x + 0.008, 0.22, 0.085, 0.0008, 'y')
    kit.box(dark, -0.242, -0.24, 0.008, -0.236, 0.22, 0.060, 0.0008, 'y')
    shine, rng = m.metal('steel', 0.16, brushed=False), random.Random(4)
    for kind, x, y, width in ((fork, -0.292, -0.12, 0.085), (table_knife, -0.292, 0.10, 0.085), (spoon, -0.188, -0.12, 0.088), (spoon, -0.188, 0.10, 0.088)):
        lie(kit, shine, kind, (x, y, width), rng)
    for i in range(5):
        props.plate(kit, m.ceramic('#ece6da', 0.22), (-0.02, 0.02, 0.010 + i * props.NEST), 0.098)
    for x, y in ((0.18, 0.10), (0.28, 0.10), (0.18, -0.06), (0.28, -0.06)):
        props.bowl(kit, m.ceramic('#b39b7d', 0.4, 0.3), (x, y, 0.009), (0.046, 0.05))
    return Board(dict(main=View(loc=(0.52, -1.42, 1.30), target=(0.0, 0.0, 0.06), focal=70, fstop=9, focus=1.85, level=False, focus_at=(0.5, 0.5))))


def _larder(kit: Kit) -> None:
    """Baskets on a frame with glass sides, half filled; it pulls out along +x."""
    frame, oak = m.metal('alu_dark', 0.36, brushed=False), m.veneer('#b99468', 'oak', 0.45)
    for x in (-0.20, 0.188):
        kit.box(frame, x, -0.012, 0, x + 0.012, 0.012, 1.02, 0.001, 'z')
    kit.box(frame, -0.20, -0.012, 1.008, 0.20, 0.012, 1.02, 0.001, 'x')
    rng = random.Random(3)
    for z in (0.04, 0.36, 0.68):
        kit.box(oak, -0.188, -0.21, z, 0.188, 0.21, z + 0.016, 0.001, 'x')
        for y in (-0.21, 0.202):
            kit.box(m.glass_pane('#e8f2ee'), -0.188, y, z + 0.016, 0.188, y + 0.008, z + 0.085, 0.0008)
        for y in (-0.21, 0.202):
            kit.box(frame, -0.19, y - 0.001, z + 0.083, 0.19, y + 0.009, z + 0.090, 0.0006, 'x')
        x = -0.13
        while x < 0.14:
            y, h = rng.choice((-0.09, 0.06)), rng.uniform(0.12, 0.22)
            tint = rng.choice(('#b39b7d', '#e4ddd0', '#8d7b65', '#c9b79b', '#6b5b4b'))
            if rng.random() < 0.5:
                kit.lathe(
                    m.glass_solid('#f3f1ea'),
                    [(0, 0), (0.042, 0), (0.045, 0.004), (0.045, h), (0.040, h + 0.006), (0.038, h), (0.041, 0.008), (0, 0.006)],
                    x,
                    y,
                    z + 0.0165,
                    40,
                )
                kit.lathe(m.simple(tint, 0.9), [(0, 0.008), (0.040, 0.008), (0.040, h * 0.7), (0, h * 0.72)], x, y, z + 0.0165, 32)
                kit.cyl(m.wood('oak'), x, y, z + 0.0165 + h, z + 0.0165 + h + 0.02, 0.043, 32, grain='across')
            else:
                props.vase(kit, m.ceramic(tint, 0.45, 0.2), (x, y, z + 0.0165), (0.045, h), 'cyl')
            x += 0.095


def tall_units(kit: Kit) -> Board:
    """A row of tall units with one pulled out, a larder's baskets behind their front; beside it a corner whose trays swing out."""
    paint, oak, dark, out = m.lacquer('#7c7f73', 'ML'), m.veneer('#b99468', 'oak', 0.45), m.simple('#232120', 0.5), -0.62
    split, top, depth, gap = 1.33, 2.30, 0.58, 0.0015
    edges = (-4.15, -3.55, -2.95, -2.35, -1.75, -1.15, -0.70, -0.25, 0.25, 0.85, 1.45)
    kit.box(dark, edges[0], 0.045, 0, edges[-1], depth, 0.10, 0, 'x')
    for x in edges:
        kit.box(oak, x - 0.009, 0, 0.10, x + 0.009, depth, top, 0.0006, 'z')
    kit.box(oak, edges[0], depth - 0.008, 0.10, edges[-1], depth, top, 0, 'z')
    for z in (0.10, split - 0.009, top - 0.018):
        kit.box(oak, edges[0], 0, z, edges[-1], depth, z + 0.018, 0.0006, 'x')
    for x0, x1 in itertools.pairwise(edges):
        for z0, z1 in ((0.10, split), (split, top)):
            y = out if (x0, z0) == (-0.25, 0.10) else 0
            kit.box(paint, x0 + gap, y - 0.022, z0 + gap, x1 - gap, y, z1 - gap, 0.0012, 'z')
            low = (z1 - 0.55, z1 - 0.12) if z0 < split else (z0 + 0.12, z0 + 0.45)
            handles.bar(kit, m.metal('bronze', 0.34), (x1 - 0.05, low[0], x1 - 0.05, low[1]), y - 0.022)
    for x in (-0.19, 0.19):
        kit.box(m.metal('steel', 0.3), x - 0.006, out, 0.128, x + 0.006, 0.5, 0.150, 0.0008, 'y')
    with kit.at(0, out + 0.24, 0.155, rz=-90):
        _larder(kit)
    corner(kit)
    lights.area((-1.9, -2.2, 2.4), (0, 0, 0.8), 1.4, 1.4, 105, (1, 0.98, 0.95), 180)
    lights.area((2.2, -1.8, 2.2), (0, -0.2, 0.6), 1.8, 1.8, 60, (1, 0.99, 0.98), 180, glossy=False)
    lights.world(0.35, color=(1, 0.99, 0.97))
    return Board(dict(main=View(loc=(2.25, -1.70, 1.16), target=(0.03, -0.26, 0.74), focal=60, fstop=9, focus=2.5, focus_at=(0.5, 0.5))), 0.0, lit=True)


def _lit_drawer(kit: Kit, oak: Material, alu: Material) -> None:
    """Row of drawers under the top; the middle one is out, lit by a profile in the rail over it whose sensor sees the front leave."""
    rail, out, half, low = -0.66, 0.30, 0.45, -0.215
    for x0, x1, y in ((-1.4, -half, 0.0), (-half, half, out), (half, 1.4, 0.0)):
        kit.box(oak, x0 + 0.0015, -0.70 - y, low, x1 - 0.0015, -0.68 - y, -0.026, 0.001, 'x')
    for x0, x1 in ((-1.4, -half), (-half, half), (half, 1.4)):
        kit.box(oak, x0 + 0.0015, -0.70, -0.60, x1 - 0.0015, -0.68, low - 0.003, 0.001, 'x')
    kit.box(oak, -4, -4, -0.72, 4, -0.62, -0.70, 0, 'y')
    lights.area((1.9, -2.5, 1.0), (0, -0.95, -0.15), 0.8, 0.8, 8, (1, 0.93, 0.84), 60)
    for x in (-half, half):
        kit.box(oak, x - 0.009, -0.678, low, x + 0.009, 0.16, -0.0205, 0.0006, 'y')
    kit.box(alu, -half + 0.010, rail - 0.016, -0.030, half - 0.010, rail + 0.004, -0.0205, 0.0006, 'x')
    kit.box(m.line('#ffd9b0'), -half + 0.016, rail - 0.012, -0.0315, half - 0.016, rail, -0.0295, 0)
    kit.box(m.simple('#141312', 0.2), half - 0.060, rail - 0.014, -0.0325, half - 0.036, rail + 0.002, -0.0300, 0.0008, 'x')
    lights.area((0, rail - 0.006, -0.034), (0, rail - 0.16, -0.19), 2 * half - 0.04, 0.012, 2.2, (1, 0.80, 0.60), 170)
    with kit.at(-half + 0.024, -0.68 - out, low + 0.030):
        drawer_box(kit, m.veneer('#b99468', 'oak', 0.45), m.metal('steel', 0.3), (0, 0), (2 * half - 0.048, 0.50, 0.110))
        spices(kit, m.veneer('#8a6a48', 'oak', 0.45), 2 * half - 0.048, out, random.Random(5))


def lighting(kit: Kit) -> Board:
    """Lit shelves in the dark on smoked oak, and below them a drawer lit from the rail it was drawn out from under."""
    oak, alu = m.veneer('#4E3C2F', 'oak_smoked', 0.44), m.metal('alu_dark', 0.36, brushed=False)
    kit.box(oak, -1.4, 0.16, 0, 1.4, 0.18, 1.3, 0.001, 'z')
    kit.box(oak, -1.4, -0.7, -0.02, 1.4, 0.18, 0, 0.001, 'x')
    for i, z in enumerate((0.26, 0.52, 0.78)):
        kit.box(oak, -0.42, -0.14, z, 0.42, 0.16, z + 0.024, 0.001, 'x')
        kit.box(alu, -0.42, -0.105, z - 0.008, 0.42, -0.085, z, 0.0006, 'x')
        kit.box(m.line('#ffd9b0'), -0.415, -0.101, z - 0.0095, 0.415, -0.089, z - 0.0075, 0)
        lights.area((0, -0.095, z - 0.012), (0, 0.02, z - 0.4), 0.82, 0.012, (1.7, 1.5, 1.6)[i], (1, 0.80 - 0.03 * i, 0.60 - 0.06 * i), 165)
    props.vase(kit, m.ceramic('#b39b7d', 0.5, 0.3), (-0.22, 0.02, 0.284), (0.06, 0.17), 'jar')
    props.bowl(kit, m.ceramic('#e4ddd0', 0.4, 0.2), (0.20, 0.0, 0.284), (0.09, 0.06))
    props.books(kit, (-0.12, 0.02, 0.544), props.Stack(count=3, seed=5, width=0.2, depth=0.15))
    props.vase(kit, m.ceramic('#d9cfbe', 0.45, 0.2), (0.22, 0.02, 0.544), (0.05, 0.15), 'bottle')
    props.vase(kit, m.ceramic('#6f7568', 0.5, 0.1), (0.16, 0.02, 0.0), (0.06, 0.13), 'cyl')
    _lit_drawer(kit, oak, alu)
    lights.area((-1.5, -1.8, 1.6), (0, 0, 0.4), 1.0, 1.0, 9, (0.8, 0.88, 1), 180)
    lights.world(0.06, color=(0.8, 0.88, 1))
    return Board(dict(main=View(loc=(0.34, -1.75, 0.62), target=(0.0, 0, 0.47), focal=56, fstop=5.6, focus=1.75, focus_at=(0.5, 0.5))), 0.9, lit=True)
