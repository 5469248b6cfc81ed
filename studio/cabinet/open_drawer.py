"""A drawer drawn out: the dovetailed box on its runners and what lies in it. Local frame of a unit: back on y=0, front towards -y. Metres."""

import random
from collections.abc import Callable

from bpy.types import Material
from studio.cabinet.style import Style
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Place, Size, Spot, Stretch
from studio.props import props
from studio.props.cutlery import fork, spoon, table_knife

Piece = Callable[[Kit, Material, Place, float], None]
FLOOR = 0.008  # metres the bottom of a drawer is thick
ROOM_FOR = {table_knife: 0.026, fork: 0.028, spoon: 0.044}  # metres a piece takes, askew as it lies


def drawer_box(kit: Kit, wood: Material, metal: Material, at: Spot, size: Size) -> None:
    """Open box on two runners, its floor on z=0, its left front corner at; size: width, depth, height."""
    x0, y0 = at
    w, d, h = size
    t = 0.014
    kit.box(wood, x0, y0, 0, x0 + w, y0 + d, 0.008, 0, 'x')
    for a in (x0, x0 + w - t):
        kit.box(wood, a, y0, 0, a + t, y0 + d, h, 0.001, 'y')
    kit.box(wood, x0 + t, y0 + d - t, 0, x0 + w - t, y0 + d, h, 0.001, 'x')
    for a in (x0 - 0.013, x0 + w):
        kit.box(metal, a, y0 + 0.02, 0.015, a + 0.013, y0 + d, 0.050, 0.001, 'y')


def open_drawer(kit: Kit, style: Style, place: Stretch, out: float, seed: int) -> None:
    """Box behind a front that stands `out` before the bodies; place: its ends and the top its rim lies 35 mm below. seed chooses what is in it."""
    x0, x1, top = place
    oak, steel = m.veneer('#b99468', 'oak', 0.45), m.metal('steel', 0.3)
    for a in (x0, x1 - 0.018):  # sides of the body the drawer came out of
        kit.box(style.inner, a, -style.depth, top - 0.24, a + 0.018, 0, top, 0.0008, 'z')
    kit.box(style.inner, x0, -0.10, top - 0.24, x1, -0.09, top, 0, 'x')
    low, back = x0 + 0.034, -style.depth - out
    width, depth = x1 - x0 - 0.068, 0.48
    with kit.at(low, back, top - 0.155):
        drawer_box(kit, oak, steel, (0, 0), (width, depth, 0.12))
        CONTENTS[seed % len(CONTENTS)](kit, oak, width, out, random.Random(seed))


def _dividers(kit: Kit, wood: Material, width: float, shown: float, count: int) -> float:
    for i in range(1, count):
        x = width * i / count
        kit.box(wood, x - 0.004, 0.004, 0.008, x + 0.004, shown + 0.10, 0.075, 0.0008, 'y')
    return width / count


def cutlery(kit: Kit, wood: Material, width: float, shown: float, rng: random.Random) -> None:
    """Knives, forks and spoons, each in divisions of their own."""
    shine = m.metal('steel', 0.16, brushed=False)
    count = max(3, round(width / 0.15))
    part, kinds = _dividers(kit, wood, width, shown, count), (table_knife, fork, spoon)
    for place in range(count):
        lie(kit, shine, kinds[place % 3], ((place + 0.5) * part, max(0.115, 0.03 + shown * 0.45), part - 0.03), rng)


def lie(kit: Kit, mat: Material, kind: Piece, bed: tuple[float, float, float], rng: random.Random) -> None:
    """Pieces of a kind side by side on the floor of a division, none quite straight; bed: middle of them on x and y, the width they may take, at least what
    one takes."""
    x, y, width = bed
    count = int(width / ROOM_FOR[kind])
    for i in range(count):
        kind(kit, mat, (x + (i - (count - 1) / 2) * width / count, y + rng.uniform(-0.004, 0.004), rng.uniform(-0.8, 0.8)), FLOOR)


def spices(kit: Kit, wood: Material, width: float, shown: float, rng: random.Random) -> None:
    """Jars with wooden lids, standing in rows of one height."""
    part = _dividers(kit, wood, width, shown, 3)
    count = max(1, int(part / 0.072))
    for place in range(3):
        for i in range(count):
            for row in range(3):
                x, y = place * part + part * (i + 0.5) / count, 0.055 + row * 0.085
                tint = rng.choice(('#a5432a', '#c79a3f', '#6b4a2c', '#8d8a55', '#d8c7a0'))
                kit.cyl(m.ceramic(tint, 0.6), x, y, 0.009, 0.060, 0.027)
                kit.cyl(m.glass_pane('#eef4f0'), x, y, 0.0085, 0.078, 0.0285)
                kit.cyl(m.wood('oak_light', rough=0.5), x, y, 0.078, 0.092, 0.0295, grain='across')


def crockery(kit: Kit, wood: Material, width: float, shown: float, rng: random.Random) -> None:
    """Stacks of plates beside bowls."""
    clay, dark = m.ceramic('#ece6da', 0.22), m.ceramic('#b39b7d', 0.4, 0.3)
    for i in range(6):
        props.plate(kit, clay, (width * 0.22, 0.13, 0.010 + i * 0.011), 0.105)
    for i in range(3):
        props.plate(kit, dark, (width * 0.56, 0.13, 0.010 + i * 0.011), 0.088)
    for i in range(4):
        props.bowl(kit, clay, (width * 0.84, 0.12, 0.010 + i * 0.016), (0.062 - 0.001 * i, 0.045))


CONTENTS = (cutlery, spices, crockery)
