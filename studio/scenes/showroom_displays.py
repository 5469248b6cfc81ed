"""Displays of the showroom that stand alone: samples, wardrobes, bath corner, boiserie, seats. Arguments are corners in the room, metres."""

import random

from bpy.types import Material
from studio.cabinet.vanity import vanity
from studio.catalogue.piece_plans import piece_plan
from studio.catalogue.records import bathroom
from studio.catalogue.table import hexed
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Rectangle, Stretch
from studio.kit.stone import stone
from studio.props import art, lamps, props, seating
from studio.props import furniture as f
from studio.room import shell as room
from studio.scenes import wardrobe
from studio.scenes.bath_fittings import round_mirror, towel_rail
from studio.scenes.bath_lamps import wall_lamp
from studio.scenes.bath_ware import bunch
from studio.scenes.boiserie import panels, pilaster
from studio.scenes.plate_table import Sample, board

STONES = ('calacatta', 'statuario', 'cream_marble', 'travertine', 'quartzite', 'soapstone', 'marquina', 'terrazzo', 'limestone', 'grey_stone')
LACQUERS = ('warm-white', 'ivory', 'cashmere', 'pale-sage', 'dusk-blue', 'navy', 'deep-green', 'terracotta', 'burgundy', 'umber')
VENEERS = (
    ('natural-oak', 'oak'),
    ('smoked-oak', 'oak_smoked'),
    ('walnut', 'walnut'),
    ('light-oak', 'oak_light'),
    ('eucalyptus', 'walnut'),
    ('oiled-teak', 'teak'),
    ('grey-oak', 'ash_grey'),
)
METALS = ('brass', 'bronze', 'nickel', 'black', 'gilt')


def boiserie(kit: Kit, paint: Material, x0: float, x1: float, height: float) -> None:
    """Panelled stretch of a wall on y = 0 that faces -y: three fields between pilasters, a picture in the middle one."""
    count = 3
    width = (x1 - x0) / count
    kit.box(paint, x0, -0.018, 0, x1, 0, 0.16, 0.003, 'x')
    for i in range(count + 1):
        pilaster(kit, paint, min(max(x0 + i * width, x0 + 0.12), x1 - 0.12), height, 0.20)
    for i in range(count):
        panels(kit, paint, x0 + i * width + 0.17, x0 + (i + 1) * width - 0.17, height)
    art.framed(kit, (x0 + 1.5 * width, 1.72), (0.46, 0.80), 2)


def bath_corner(kit: Kit, area: Rectangle) -> None:
    """Fluted vanity with a round mirror on a slab of travertine against the back wall."""
    x0, __y0, x1, __y1 = area
    x, brass = (x0 + x1) / 2, m.metal('brass', 0.3)
    for i in range(4):
        a = x - 1.15 + i * 0.575
        kit.box(stone('travertine'), a + 0.001, -0.022, 0, a + 0.574, -0.001, 2.6, 0.001, 'x')
    with kit.at(0, -0.022, 0):
        place = vanity(kit, bathroom('lira'), brass, piece_plan('showroom', 'pieces')['vanity'])
        round_mirror(kit, brass, piece_plan('showroom', 'pieces')['mirror'].one('mirror'))
        for side in (-1, 1):
            wall_lamp(kit, 'globe', brass, (x + side * 0.72, 0.0, 1.66), 4)
        props.vase(kit, m.ceramic('#b7a78d', 0.55, 0.25), (place.x0 + 0.20, -0.22, place.top), (0.07, 0.22), 'bottle')
        bunch(kit, 'leaves', (place.x0 + 0.20, -0.22, place.top + 0.17), 0.42, 8)
    towel_rail(kit, brass, (x1 + 0.10, x1 + 0.50, 0.0, 1.12), m.fabric('#e3ddd2', 0.0022, sheen=0.6))


def wardrobes(kit: Kit, area: Rectangle, height: float) -> None:
    """Wardrobe wall on the right: open and lit bays, one third closed by sliding leaves of reeded glass."""
    x0, y0, x1, y1 = area
    walnut, bronze, hide = m.veneer('#6f5440', 'walnut', 0.40), m.metal('bronze', 0.36, brushed=False), m.leather('#8a6547')
    length = y1 - y0
    with kit.at(x1, y1, 0, rz=-90):
        group = piece_plan('showroom', 'pieces')['wardrobe']
        wardrobe.open_run(kit, (walnut, bronze, hide), group, ('shelves', 'long', 'bags', 'double', 'long'), 7)
        for x in (-0.022, length):
            kit.box(walnut, x, -(x1 - x0), 0, x + 0.022, -0.002, height + 0.022, 0.001, 'z')
        kit.box(walnut, 0, -(x1 - x0), height, length, -0.002, height + 0.022, 0.001, 'x')
        pane = m.reeded_glass('#e4d9c6', 0.012)
        for leaf, bar in zip(group.of('glass'), group.of('stretcher')):
            wardrobe.sliding_leaf(kit, bronze, pane, wardrobe.Leaf(*leaf.x, top=leaf.z[1], y=leaf.y[0], bars=(bar.z[0],), edge=bar.z[1] - bar.z[0]))
        for z in (0.0, height - 0.012):
            kit.box(bronze, 0, -0.655, z, length, -0.575, z + 0.005, 0.0006, 'x')
    f.rug(kit, (x0 - 1.95, y0 + 0.9, x0 - 0.35, y1 - 0.7), '#cfc6b6', '#bfb4a2')
    props.soft_box(
        kit,
        m.boucle('#d9d0c1'),
        (x0 - 1.45, (y0 + y1) / 2 + 0.75, 0.10, x0 - 0.75, (y0 + y1) / 2 + 1.45, 0.44),
        props.Cushion(radius=0.08, puff=0.02, segments=16),
    )


def library(kit: Kit, area: Rectangle, height: float) -> None:
    """Sample library on the right wall: oak shelves, boards standing on edge by kind, stone squares leaning, drawers below."""
    x0, y0, x1, y1 = area
    oak, bronze, rng = m.veneer('#a9875c', 'oak', 0.44), m.metal('bronze', 0.36, brushed=False), random.Random(5)
    length, deep = y1 - y0, x1 - x0
    with kit.at(x1, y1, 0, rz=-90):
        kit.box(oak, 0, -0.02, 0, length, -0.002, height, 0, 'z')
        kit.box(oak, 0, -deep + 0.02, 0.08, length, -0.02, 0.72, 0, 'x')
        kit.box(m.simple('#171412', 0.6), 0.03, -deep + 0.05, 0, length - 0.03, -0.02, 0.08, 0)
        count = 4
        for i in range(count):
            for j in range(3):
                a, z = i * length / count, 0.08 + j * 0.2133
                kit.box(oak, a + 0.0015, -deep, z + 0.0015, a + length / count - 0.0015, -deep + 0.02, z + 0.2118, 0.001, 'x')
                kit.box(bronze, a + length / count / 2 - 0.05, -deep - 0.012, z + 0.17, a + length / count / 2 + 0.05, -deep, z + 0.18, 0.001, 'x')
        for i in range(count + 1):
            x = min(max(i * length / count - 0.011, 0), length - 0.022)
            kit.box(oak, x, -deep + 0.03, 0.74, x + 0.022, -0.02, height, 0.001, 'z')
        for k, z in enumerate((0.74, 1.16, 1.58, 2.0, height)):
            kit.box(oak, 0, -deep + (0.03 if k else 0), z - 0.022, length, -0.02, z, 0.001, 'x')
            if k:
                f.led(kit, (0.05, length - 0.05, -deep + 0.06, z - 0.022), 3)
        for k, z in enumerate((0.74, 1.16, 1.58, 2.0)):
            for i in range(count):
                a, end = i * length / count + 0.03, (i + 1) * length / count - 0.03
                _samples(kit, (k + i) % 3, (a, end, z), rng)


def _samples(kit: Kit, kind: int, shelf: Stretch, rng: random.Random) -> None:
    """One pigeonhole: boards on edge (0), stone squares leaning at the back (1) or lacquer squares in a row (2)."""
    x0, x1, z = shelf
    x = x0
    if kind == 0:
        while x < x1 - 0.03:
            t, (wood, species) = rng.choice((0.012, 0.019, 0.022)), rng.choice(VENEERS)
            kit.box(m.veneer(hexed(wood), species, 0.44), x, -0.28, z, x + t, -0.04, z + rng.uniform(0.26, 0.34), 0.001, 'z')
            x += t + rng.uniform(0.002, 0.012)
        return
    width = 0.19 if kind == 1 else 0.145
    while x + width < x1:
        mat = stone(rng.choice(STONES), slab=None) if kind == 1 else m.lacquer(hexed(rng.choice(LACQUERS)), rng.choice(('ML', 'PF', 'GL')))
        with kit.at(x, -0.12, z, rx=-14):
            kit.box(mat, 0, -0.018, 0, width, 0, width * 1.35, 0.0012, 'z')
        x += width + 0.012


def sample_table(kit: Kit, area: Rectangle, height: float, ceiling: float) -> None:
    """High oak table with stones, veneers, lacquers and metals laid out as for a client; stools and a linear lamp."""
    x0, y0, x1, y1 = area
    oak, rng, z = m.veneer('#947650', 'oak', 0.44), random.Random(11), height
    kit.box(oak, x0, y0, z - 0.045, x1, y1, z, 0.003, 'x')
    for x in (x0 + 0.12, x1 - 0.16):
        kit.box(oak, x, y0 + 0.10, 0, x + 0.04, y1 - 0.10, z - 0.045, 0.002, 'z')
    kit.box(oak, x0 + 0.16, (y0 + y1) / 2 - 0.02, 0.30, x1 - 0.16, (y0 + y1) / 2 + 0.02, 0.42, 0.002, 'x')
    put = lambda mat, x, y, w, d, up=0.0, t=0.018, turn=0.0: board(
        kit, mat, Sample(x, y, width=w, height=d, z=z + up, thick=t, turn=turn + rng.uniform(-1.5, 1.5))
    )
    for i, name in enumerate(('calacatta', 'travertine', 'soapstone', 'cream_marble', 'statuario', 'quartzite')):
        put(stone(name, slab=None), x0 + 0.30 + (i % 3) * 0.235, y0 + 0.28 + (i // 3) * 0.27, 0.22, 0.25)
    for i, (wood, species) in enumerate(VENEERS):
        put(m.veneer(hexed(wood), species, 0.44), x0 + 1.08 + i * 0.085, (y0 + y1) / 2 + 0.05 * (i % 2), 0.078, 0.56, 0, 0.006 + 0.004 * (i % 3), (i - 3) * 1.3)
    for i, tint in enumerate(LACQUERS):
        put(m.lacquer(hexed(tint), 'ML' if i % 3 else 'GL'), x0 + 1.80 + (i % 4) * 0.13, y0 + 0.24 + (i // 4) * 0.145, 0.12, 0.135, 0, 0.019)
    for i, name in enumerate(METALS):
        put(m.metal(name), x0 + 1.80 + i * 0.095, y1 - 0.22, 0.085, 0.16, 0, 0.003)
    put(m.leather('#8a6547'), x0 + 0.42, y1 - 0.24, 0.30, 0.22, 0, 0.004, 8)
    put(m.fabric('#b3a28b', 0.0018), x0 + 0.62, y1 - 0.20, 0.26, 0.20, 0.004, 0.003, -12)
    put(m.simple('#f4f1ea', 0.8), x0 + 1.26, y0 + 0.20, 0.297, 0.21, 0, 0.0008, 4)
    kit.tube(m.simple('#2c2a28', 0.5), [(x0 + 1.30, y0 + 0.14, z + 0.004), (x0 + 1.42, y0 + 0.22, z + 0.004)], 0.004, 8)
    for x, turn in ((x0 + 0.55, 172), (x0 + 1.30, 186), (x0 + 2.0, 178)):
        seating.bar_stool(kit, (x, y1 + 0.14, turn), m.metal('bronze', 0.4), m.fabric('#a39a86', 0.0016), 0.65)
    lamps.linear(kit, m.metal('bronze', 0.34, brushed=False), room.Pendant(((x0 + x1) / 2, (y0 + y1) / 2, 1.86 + 0.12), ceiling, 14 * 1.6))


def seating_group(kit: Kit, area: Rectangle) -> None:
    """Sofa with its back to the window, two armchairs, low tables and a lamp on a rug."""
    x0, y0, x1, y1 = area
    x = (x0 + x1) / 2
    f.rug(kit, (x0, y0 + 0.2, x1, y1), '#d8d0c2', '#cabfae')
    f.sofa(kit, (x, y0 + 0.55, 0), m.fabric('#b9ad9a', 0.0020), 2.4)
    for dx, turn in ((-0.8, 160), (0.85, -165)):
        seating.armchair(kit, (x + dx, y1 - 0.5, turn), m.wood('walnut'), m.boucle('#ddd5c6'))
    f.round_table(kit, stone('travertine'), (x - 0.1, y0 + 1.62), (0.46, 0.32))
    f.round_table(kit, m.wood('walnut'), (x + 0.55, y0 + 1.78), (0.28, 0.42))
    props.books(kit, (x - 0.2, y0 + 1.6, 0.32), props.Stack(count=3, seed=9))
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.15), (x + 0.10, y0 + 1.72, 0.32), (0.08, 0.20), 'jar')
    props.branches(kit, (x + 0.10, y0 + 1.72, 0.48), props.Spray(height=0.42, count=8, spread=0.26, leaf=0.05, width=0.4, seed=8, density=20))
    f.floor_lamp(kit, m.metal('bronze', 0.4), (x0 - 0.25, y0 + 0.45), 1.6, 12)
