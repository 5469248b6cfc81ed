"""Pictures and things for bare walls. Local frame: wall on y = 0, facing -y; metres."""

import math
import random
from collections.abc import Sequence

from bpy.types import Material, NodeSocket
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.materials.nodes import N, Rgba
from studio.kit.measures import Size, Spot
from studio.room.specs import Box

PALETTES = (
    ('#2f3a3d', '#8a8577', '#d8cbb4', '#b98f62', '#efe6d6'),
    ('#e9e2d4', '#cfc3ae', '#8f8672', '#3b3a36', '#f2ede2'),
    ('#c9a27c', '#e8dcc8', '#7b5a44', '#dfc6a4', '#f0e8da'),
    ('#3d4a55', '#7c8b92', '#d7d8d2', '#b7a98f', '#efece4'),
    ('#ded6c6', '#b8ad97', '#54564d', '#8c8a72', '#f1ece1'),
)


KINDS = 6  # of picture
EDGE = 0.0025  # metres over which a drawn edge turns: wider than a pixel, or it is a staircase
MOUNT = 0.07  # metres

Sheet = tuple[NodeSocket, NodeSocket, float, float]  # place on it from its middle, x and z, and its width and height


def _inside(n: N, away: NodeSocket, soft: float = EDGE) -> NodeSocket:
    """1 where a signed distance is negative."""
    return n.smooth(away, soft, -soft)


def _from(n: N, sheet: Sheet, at: Spot) -> tuple[NodeSocket, NodeSocket]:
    """Place from a point of the sheet."""
    x, z, _, _ = sheet
    return n.math('SUBTRACT', x, at[0]), n.math('SUBTRACT', z, at[1])


def _disc(n: N, sheet: Sheet, at: Spot, radius: float) -> NodeSocket:
    """1 within a disc."""
    dx, dz = _from(n, sheet, at)
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dz, dz)))
    return _inside(n, n.math('SUBTRACT', far, radius))


def _block(n: N, sheet: Sheet, at: Spot, half: Spot) -> NodeSocket:
    """1 within an upright rectangle."""
    dx, dz = (n.math('ABSOLUTE', d) for d in _from(n, sheet, at))
    return _inside(n, n.math('MAXIMUM', n.math('SUBTRACT', dx, half[0]), n.math('SUBTRACT', dz, half[1])))


def _brush(n: N, sheet: Sheet, arc: tuple[Spot, float, float, float], number: int) -> NodeSocket:
    """1 on a stroke round a point: (centre, radius, angle at which it begins, share of a turn); it is set down full, runs dry and lifts off."""
    at, radius, start, share = arc
    dx, dz = _from(n, sheet, at)
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dz, dz)))
    turn = n.math('FRACT', n.math('ADD', n.math('DIVIDE', n.math('ARCTAN2', dz, dx), 2 * math.pi), 2 - start))
    along = n.math('DIVIDE', turn, share)
    sway = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY_ADD', along, 4.2, number)), radius * 0.07)
    off = n.math('SUBTRACT', n.math('SUBTRACT', far, radius), sway)
    wide = radius * 0.17
    reach = n.math('MULTIPLY', n.math('MULTIPLY', n.smooth(along, 0.0, 0.05), n.smooth(along, 1.0, 0.80)), wide)
    body = n.smooth(n.math('SUBTRACT', n.math('ABSOLUTE', off), reach), EDGE, -EDGE)
    hair = n.noise(n.xyz(n.math('MULTIPLY', off, 9 / wide), n.math('MULTIPLY', along, 2.0), number), 1, 2, 0.6)
    dry = n.smooth(along, 0.10, 1.0, 0.30, 0.62)
    wet = n.smooth(n.math('SUBTRACT', hair, dry), -0.03, 0.06)
    return n.math('MULTIPLY', n.math('MULTIPLY', body, wet), n.smooth(along, 1.0, 0.96))


def _clouds(n: N, sheet: Sheet, number: int, colours: Sequence[Rgba]) -> NodeSocket:
    value = n.noise(n.xyz(sheet[0], sheet[1], number * 3.7 % 97), 2.2, 4, 0.55, 0.6)  # % 97: what distorts it steps where the coordinate is large
    return n.ramp(value, list(zip((0.32, 0.42, 0.50, 0.57, 0.68), colours)))


def _landscape(n: N, sheet: Sheet, number: int, colours: Sequence[Rgba]) -> NodeSocket:
    """Colour by height, with edges that wander."""
    x, z, _, high = sheet
    wander = n.math('SUBTRACT', n.noise(n.xyz(x, n.math('MULTIPLY', z, 2), number * 3.7), 2.4, 3, 0.5), 0.5)
    return n.ramp(
        n.math('MULTIPLY_ADD', n.math('ADD', z, n.math('MULTIPLY', wander, 0.34 * high)), 0.42 / high, 0.50), list(zip((0.32, 0.42, 0.50, 0.57, 0.68), colours))
    )


def _cut_outs(n: N, sheet: Sheet, number: int, colours: Sequence[Rgba]) -> NodeSocket:
    """Pieces of cut paper laid over one another, well inside the sheet."""
    _, _, wide, high = sheet
    rng, unit = random.Random(number), min(wide, high)
    side = rng.choice((-1, 1))
    dark, deep, middle, light, shade = sorted(colours, key=sum)
    up, big, low = rng.choice((-1, 1)), rng.uniform(0.19, 0.27), rng.uniform(0.16, 0.24)
    for mask, colour in (
        (_block(n, sheet, (side * 0.12 * wide, -up * 0.10 * high), (rng.uniform(0.15, 0.24) * wide, low * high)), middle),
        (_disc(n, sheet, (-side * 0.13 * wide, up * rng.uniform(0.04, 0.13) * high), big * unit), dark),
        (_block(n, sheet, (-side * 0.05 * wide, -up * (0.09 + low) * high), (rng.uniform(0.20, 0.32) * wide, 0.028 * high)), deep),
        (_disc(n, sheet, (side * rng.uniform(0.18, 0.28) * wide, up * 0.25 * high), rng.uniform(0.05, 0.09) * unit), light if number % 2 else deep),
    ):
        shade = n.mix(mask, shade, colour)
    return shade


def _strokes(n: N, sheet: Sheet, number: int, colours: Sequence[Rgba]) -> NodeSocket:
    """Two strokes of a broad brush on pale ground."""
    _, _, wide, high = sheet
    rng, unit = random.Random(number), min(wide, high)
    side, (dark, deep, middle, _, shade) = rng.choice((-1, 1)), sorted(colours, key=sum)
    for arc, ink in (
        (((side * 0.06 * wide, 0.07 * high), 0.31 * unit, rng.uniform(0.0, 1.0), rng.uniform(0.62, 0.86)), dark),
        (((-side * 0.15 * wide, -0.16 * high), 0.17 * unit, rng.uniform(0.0, 1.0), rng.uniform(0.45, 0.70)), middle if number % 2 else deep),
    ):
        shade = n.mix(_brush(n, sheet, arc, number), shade, ink)
    return shade


def _woven(n: N, sheet: Sheet, number: int, colours: Sequence[Rgba]) -> NodeSocket:
    """Hand-woven bands."""
    x, z, _, _ = sheet
    wander = n.math('SUBTRACT', n.noise(n.xyz(x, z, number), 1.6, 3, 0.5), 0.5)
    band = n.math('MULTIPLY', n.math('ADD', z, n.math('MULTIPLY', wander, 0.012)), 13)
    lower = n.math('FLOOR', band)
    of = lambda row: n.chance(n.xyz(row, number, 0))[0]
    tone = n.mix(n.smooth(n.math('FRACT', band), 0.94, 1.0), of(lower), of(n.math('ADD', lower, 1.0)))
    warp = n.noise(n.xyz(n.math('MULTIPLY', x, 260), n.math('MULTIPLY', z, 260), 0), 1, 1)
    value = n.math('ADD', n.math('MULTIPLY_ADD', n.sep(tone)[0], 0.34, 0.33), n.math('MULTIPLY_ADD', warp, 0.06, -0.03))
    return n.ramp(value, list(zip((0.32, 0.42, 0.50, 0.57, 0.68), colours)))


def _horizon(n: N, sheet: Sheet, number: int, colours: Sequence[Rgba]) -> NodeSocket:
    """A low horizon with a sun."""
    x, z, wide, high = sheet
    wander = n.math('SUBTRACT', n.noise(n.xyz(x, 0, number), 2.0, 3, 0.5), 0.5)
    land = _inside(n, n.math('ADD', n.math('ADD', z, 0.16 * high), n.math('MULTIPLY', wander, 0.10 * high)), 0.010)
    dark, deep, middle, light, pale = sorted(colours, key=sum)
    sky = n.mix(n.smooth(z, -0.2 * high, 0.5 * high), light, pale)
    side = 1 if number % 2 else -1
    return n.mix(land, n.mix(_disc(n, sheet, (side * 0.16 * wide, 0.14 * high), 0.13 * min(wide, high)), sky, middle), dark if number % 4 < 2 else deep)


DRAWN = (_clouds, _landscape, _cut_outs, _strokes, _woven, _horizon)


@m.cached
def painting(number: int, wide: float = 1.0, high: float = 1.0) -> Material:
    """A picture of its own for every number on a sheet of this size: six kinds of drawing in five palettes, under a dry brush on canvas."""
    n = m.N('painting')
    p = n.pos()
    up, across, _ = n.sep(n.uv())
    colours = [m.hexc(c) for c in PALETTES[number % len(PALETTES)]]
    sheet = (n.math('SUBTRACT', across, wide / 2), n.math('SUBTRACT', up, high / 2), wide, high)
    colour = DRAWN[number % KINDS](n, sheet, number, colours)
    canvas = n.math('ADD', n.noise(p, 60, 4, 0.7), n.math('MULTIPLY', n.noise(p, 900, 1), 0.25))
    n.bsdf(
        avg=PALETTES[number % len(PALETTES)][2],
        Base_Color=n.value(colour, n.math('MULTIPLY_ADD', n.noise(p, 30, 4, 0.7), 0.16, 0.92)),
        Roughness=0.8,
        Normal=n.bump(canvas, 0.4, 0.002),
    )
    return n.m


def framed(kit: Kit, at: Spot, size: Size, number: int = 0, frame: Material | None = None) -> None:
    """Framed painting behind a cut mount, its middle at (x, z)."""
    x, z = at
    width, height = size
    frame = frame or m.wood('oak' if number % 2 else 'walnut')
    w, h, edge = width / 2, height / 2, 0.022
    a, b, low, high = x - w + MOUNT, x + w - MOUNT, z - h + MOUNT, z + h - MOUNT
    kit.box(painting(number, round(b - a, 4), round(high - low, 4)), a, -0.0185, low, b, -0.010, high, 0)
    card = m.simple('#f1ede4', 0.8)
    for ends in ((x - w, z - h, x + w, low), (x - w, high, x + w, z + h), (x - w, low, a, high), (b, low, x + w, high)):
        kit.box(card, ends[0], -0.0215, ends[1], ends[2], -0.004, ends[3], 0)
    for a, b in ((x - w - edge, x - w), (x + w, x + w + edge)):
        kit.box(frame, a, -0.036, z - h - edge, b, -0.001, z + h + edge, 0.0012, 'z')
    for a, b in ((z - h - edge, z - h), (z + h, z + h + edge)):
        kit.box(frame, x - w, -0.036, a, x + w, -0.001, b, 0.0012, 'x')


def hang(kit: Kit, box: Box, y: float, number: int, panels: Sequence[float] = ()) -> None:
    """Dress the long bare wall: one large picture, a pair, or a wide one, by number; which pictures follows the room's seed, so that neighbours differ.
    panels: middles of the wall's panels, metres from the back wall; pictures then hang within those next to y, none over a moulding."""
    which = kit.seed * 7 + number
    at = -y
    with kit.at(box.x1, 0, 0, rz=-90):
        if panels:
            near = sorted(panels, key=lambda middle: abs(middle - at))[: 1 if number % 5 == 0 else 2]
            for i, middle in enumerate(near):
                framed(kit, (middle, 1.72), (0.70, 0.94), which + 11 * i)
        elif number % 5 == 0:
            framed(kit, (at, 1.62), (1.15, 1.45), which)
        elif number % 5 in (1, 3):
            for dx in (-0.46, 0.46):
                framed(kit, (at + dx, 1.58), (0.72, 0.98), which + 11 * (dx > 0))
        else:
            framed(kit, (at, 1.60), (1.55, 1.05), which, m.metal('black', 0.5, brushed=False) if number % 5 == 2 else None)
