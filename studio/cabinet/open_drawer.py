"""A drawer drawn out: the dovetailed box on its runners and what lies in it. Local frame of a unit: back on y=0, front towards -y. Metres."""

import math
import random
from collections.abc import Callable

from bpy.types import Material
from studio.cabinet.style import Style
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Place, Size, Spot, Stretch
from studio.props import props
from studio.props import spices as spice_jars
from studio.props.cutlery import fork, spoon, table_knife
from studio.props.soft import folded_towels

Piece = Callable[[Kit, Material, Place, float], None]
FLOOR = 0.008  # metres the bottom of a drawer is thick
ROOM_FOR = {table_knife: 0.026, fork: 0.028, spoon: 0.044}  # metres a piece takes, askew as it lies


def drawer_box(kit: Kit, wood: Material, metal: Material, at: Spot, size: Size) -> None:
    """Open box on two runners, its floor on z=0, its left front corner at; size: width, depth, height."""
    x0, y0 = at
    w, d, h = size
    t = 0.014
    kit.box(wood, x0 + t, y0, 0.0005, x0 + w - t, y0 + d - t, 0.008, 0, 'x')
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
    with kit.at(low, back, top - 0.155 + style.face_frame):  # the frame's lower rail stays below it
        drawer_box(kit, oak, steel, (0, 0), (width, depth, 0.12 - style.face_frame))
        CONTENTS[seed % len(CONTENTS)](kit, oak, width, out, random.Random(seed))


def _dividers(kit: Kit, wood: Material, width: float, shown: float, count: int) -> float:
    for i in range(1, count):
        x = width * i / count
        kit.box(wood, x - 0.004, 0.004, 0.008, x + 0.004, shown + 0.10, 0.075, 0.0008, 'y')
    return width / count


def cutlery(kit: Kit, wood: Material, width: float, shown: float, rng: random.Random) -> None:
    """Knives, forks and spoons, each in divisions of their own."""
    shine = m.metal('steel', 0.22, brushed=False, lift=0.22)  # a mirror would show the brown of the drawer only
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
    """Jars and tins of one family in divisions, by size; one jar was put back lying down."""
    count = max(2, round(width / 0.24))
    part = _dividers(kit, wood, width, shown, count)
    caps = rng.sample(spice_jars.CAPS, 2)
    lids = spice_jars.cap_of(caps[0]), spice_jars.cap_of('black' if caps[1] in ('oak', 'oak_light', 'walnut') else caps[1])
    aside = rng.randrange(count)
    for place in range(count):
        x0, x1 = place * part + 0.020, (place + 1) * part - 0.010
        y0 = 0.022
        if place == aside and x1 - x0 > 0.12:
            spice_jars.lying(kit, (x0 + 0.010, y0 + 0.030, FLOOR), lids[0], rng.uniform(-6, 8), rng)
            y0 += 0.066
        spice_jars.rows(kit, (x0, y0, x1, shown + 0.11), FLOOR, lids, rng)


def crockery(kit: Kit, wood: Material, width: float, shown: float, rng: random.Random) -> None:
    """Stacks of plates between pegs, bowls one in another, folded linen: side by side as far as the drawer reaches, larger and smaller ones in turn."""
    glazes = rng.sample(('#ece6da', '#dcd3c2', '#8d9488', '#a88f72'), 2)
    clay, other = m.ceramic(glazes[0], 0.22), m.ceramic(glazes[1], 0.34, 0.3)
    pegs, linen = m.wood('walnut'), m.fabric(rng.choice(('#d5cbb9', '#b7b3a4', '#c3ae93')), 0.0013)
    beds: tuple[tuple[float, Callable[[float], None]], ...] = (  # metres each takes along the drawer
        (0.282, lambda x: plates(kit, (clay, pegs), (x + 0.141, 0.160), (0.126, rng.randint(6, 8)), rng)),
        (0.180, lambda x: nests(kit, (clay, other), (x + 0.090, 0.098), rng)),
        (0.190, lambda x: cloths(kit, linen, (x + 0.095, 0.150), rng)),
        (0.226, lambda x: plates(kit, (other, pegs), (x + 0.113, 0.132), (0.098, rng.randint(5, 8)), rng)),
        (0.180, lambda x: nests(kit, (other, clay), (x + 0.090, 0.098), rng)),
    )
    taken, laid = 0.0, []
    for needs, lay in beds:
        if taken + needs <= width - 0.02:
            laid.append((taken, lay))
            taken += needs
    gap = (width - taken) / (len(laid) + 1)
    for i, (x, lay) in enumerate(laid):
        lay(x + gap * (i + 1))


def plates(kit: Kit, mats: tuple[Material, Material], at: Spot, stack: tuple[float, int], rng: random.Random) -> None:
    """A stack of plates on the floor of a drawer between four pegs; mats: glaze and wood; stack: radius of a plate, how many."""
    (x, y), (radius, count) = at, stack
    for i in range(count):
        props.plate(kit, mats[0], (x + rng.uniform(-0.0015, 0.0015), y + rng.uniform(-0.0015, 0.0015), FLOOR + 0.0003 + i * props.NEST), radius)
    for turn in (0.75, 2.39, 3.89, 5.53):
        away = radius + 0.0105
        kit.cyl(mats[1], x + away * math.cos(turn), y + away * math.sin(turn), FLOOR, 0.088, 0.0075, 32, 0.0015)


def nests(kit: Kit, mats: tuple[Material, Material], at: Spot, rng: random.Random) -> None:
    """Bowls one in another, in two glazes one behind the other."""
    for row, mat in enumerate(mats):
        for i in range(rng.randint(2, 4)):
            place = at[0] + rng.uniform(-0.002, 0.002), at[1] + 0.172 * row + rng.uniform(-0.002, 0.002), FLOOR + 0.0003 + i * 0.0155
            props.bowl(kit, mat, place, (0.080 - 0.001 * i, 0.052))


def cloths(kit: Kit, linen: Material, at: Spot, rng: random.Random) -> None:
    """Two piles of folded napkins, one behind the other."""
    for row in range(2):
        folded_towels(kit, [linen] * rng.randint(3, 5), (at[0], at[1] - 0.060 + 0.150 * row, FLOOR), (0.160, 0.136, 0.0115), rng.uniform(-3, 3))


CONTENTS = (cutlery, spices, crockery)
