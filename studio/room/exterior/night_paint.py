"""How the city at night is coloured: walls with lit rooms, roofs, roads under lamps, water. All of it glows and nothing of it lights (`paint`).

Radiance as in `paint`; a lit room seen from outside is 0.1 to 1, the sky over the horizon 0.05. UV as `town` gives it.
"""

from dataclasses import dataclass

from bpy.types import Material, NodeSocket
from studio.kit.materials import hexc
from studio.kit.materials.nodes import N, Rgba, Value
from studio.room.exterior.paint import emission
from studio.room.exterior.town import DEPTH, EYE, FALL, FLOOR, NEAR

CLEAR = 7500.0  # metres after which 63 % of a thing is haze
HAZE = (0.047, 0.045, 0.055, 1.0)  # radiance of the air before far things
OVERHEAD = (0.050, 0.060, 0.084)  # light of the dusk on things, per unit of their colour
LAMPLIGHT = (0.150, 0.086, 0.040)  # light of the streets on the feet of houses
DIM = (0.007, 0.011, 0.020, 1.0)  # what panes reflect on the dark side
PALE = ((0.0, (0.013, 0.015, 0.021, 1.0)), (0.42, (0.044, 0.044, 0.052, 1.0)), (1.0, (0.034, 0.051, 0.082, 1.0)))  # on the pale one: other houses, dusk, sky
STOREYS_LIT = 3.5  # storeys over which lamplight fades


def hazy(n: N, colour: Value) -> NodeSocket:
    """A colour behind the air between it and the room."""
    p = n.pos()
    away = n.math('DIVIDE', n.math('SUBTRACT', n.math('SQRT', n.dot(p, p)), NEAR), DEPTH)
    left = n.math('POWER', n.math('SUBTRACT', 1.0, n.math('MINIMUM', n.math('MAXIMUM', away, 0.0), 0.999)), FALL / CLEAR)
    return n.mix(n.math('SUBTRACT', 1.0, n.math('MULTIPLY', left, 0.95)), colour, HAZE)


@dataclass(frozen=True)
class Front:
    """A kind of facade. wall: hex; pane: share of a bay's width and of a storey's height that is glass; lit: share of homes, or of an office's floors,
    with light; bays: of one home; band: share of a storey that is a pale parapet."""

    wall: str
    pane: tuple[float, float]
    lit: float
    office: bool = False
    bays: int = 3
    band: float = 0.0


def _within(n: N, value: NodeSocket, share: float, middle: float = 0.5) -> NodeSocket:
    """1 within a share of a cell round its middle, else 0."""
    off = n.math('ABSOLUTE', n.math('SUBTRACT', value, middle))
    return n.smooth(off, share / 2 + 0.012, share / 2 - 0.012, 0, 1)


def _three(n: N, colour: NodeSocket) -> list[NodeSocket]:
    node = n.node('ShaderNodeSeparateColor')
    n.set(node.inputs[0], colour)
    return list(node.outputs)


def _homes(n: N, front: Front, cell: tuple[NodeSocket, ...], inside: tuple[NodeSocket, NodeSocket]) -> NodeSocket:
    """Light of homes: dark flats, rooms of every level, curtains half drawn, a lamp's pool, a ceiling brighter than what stands before it."""
    cu, cv, k = cell
    fu, fv = inside
    own, _ = n.chance(n.xyz(k, 3.7, 0.0))
    flat, shades = n.chance(n.xyz(n.math('FLOOR', n.math('DIVIDE', cu, front.bays)), cv, k))
    room, colours = n.chance(n.xyz(cu, cv, n.math('ADD', k, 0.37)))
    r, g, b = _three(n, colours)
    share = n.math('MULTIPLY', n.math('MULTIPLY_ADD', own, 0.9, 0.55), front.lit)
    on = n.math('MULTIPLY', n.math('LESS_THAN', flat, share), n.math('LESS_THAN', room, 0.72))
    level = n.math('MULTIPLY_ADD', n.math('POWER', r, 2.6), 1.15, 0.13)
    aside = n.math('SUBTRACT', fu, n.math('MULTIPLY_ADD', g, 0.5, 0.25))
    low = n.math('SUBTRACT', fv, 0.45)
    spot = n.math('ADD', n.math('MULTIPLY', aside, aside), n.math('MULTIPLY', low, low))
    lamp = n.math('MULTIPLY', n.math('POWER', 2.7, n.math('MULTIPLY', spot, -34.0)), 1.1)
    level = n.math('MULTIPLY', level, n.math('ADD', n.smooth(fv, 0.15, 0.85, 0.45, 1.05), lamp))
    side = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', fu, n.math('ROUND', g))), n.math('MULTIPLY', b, 0.62))
    level = n.math('MULTIPLY', level, n.math('MULTIPLY_ADD', side, -0.62, 1.0))
    kelvin = n.ramp(
        _three(n, shades)[1], [(0.0, hexc('#ffab5c')), (0.35, hexc('#ffbd78')), (0.7, hexc('#ffcf95')), (0.9, hexc('#ffe6c8')), (1.0, hexc('#d8e4ff'))]
    )
    light = n.vmath('SCALE', kelvin, s=n.math('MULTIPLY', on, level))
    stair = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FLOORED_MODULO', n.math('ADD', cu, k), 14.0), 5.0)), 0.5)
    return n.mix(n.math('MULTIPLY', stair, n.math('LESS_THAN', own, 0.6)), light, (0.026, 0.027, 0.025, 1))


def _office(n: N, front: Front, cell: tuple[NodeSocket, ...], inside: tuple[NodeSocket, NodeSocket]) -> NodeSocket:
    """Light of offices: whole floors on or off, parts of them, cool lamps in rows on the ceiling."""
    cu, cv, k = cell
    _, fv = inside
    floor, shades = n.chance(n.xyz(n.math('FLOOR', n.math('DIVIDE', cu, 24)), cv, k))
    part, _ = n.chance(n.xyz(n.math('FLOOR', n.math('DIVIDE', cu, 5)), cv, n.math('ADD', k, 0.61)))
    one, _ = n.chance(n.xyz(cu, cv, n.math('ADD', k, 0.29)))
    on = n.math('MULTIPLY', n.math('LESS_THAN', floor, front.lit), n.math('LESS_THAN', part, 0.76))
    level = n.math('MULTIPLY', n.math('MULTIPLY_ADD', one, 0.35, 0.65), n.math('MULTIPLY_ADD', _three(n, shades)[0], 0.34, 0.13))
    level = n.math('MULTIPLY', level, n.smooth(fv, 0.35, 0.80, 0.45, 1.35))
    cleaners = n.math('MULTIPLY', n.math('LESS_THAN', one, 0.04), 0.10)
    kelvin = n.ramp(_three(n, shades)[1], [(0.0, hexc('#cfe0ff')), (0.55, hexc('#f1f3f2')), (0.8, hexc('#ffe9cb')), (1.0, hexc('#ffd29a'))])
    return n.vmath('SCALE', kelvin, s=n.math('MAXIMUM', n.math('MULTIPLY', on, level), cleaners))


def facade(front: Front) -> Material:
    """Walls of towers and houses at night; panes that are dark reflect the sky, more of it higher up and on the pale side."""
    n = N('night_facade')
    u, v, _ = n.sep(n.uv())
    number = n.rnd()
    k, pale = n.math('FLOOR', number), n.math('FRACT', number)
    cell = (n.math('FLOOR', n.math('ADD', u, 0.0005)), n.math('FLOOR', v), k)
    inside = (n.math('FRACT', u), n.math('FRACT', v))
    wide, high = front.pane
    pane = n.math('MULTIPLY', _within(n, inside[0], wide), _within(n, inside[1], high, 0.53 + front.band / 3))
    light = (_office if front.office else _homes)(n, front, cell, inside)
    up = n.smooth(v, 2, 55)
    grain, _ = n.chance(n.xyz(cell[0], cell[1], n.math('ADD', k, 0.83)))
    own, _ = n.chance(n.xyz(k, 0.0, 9.1))
    shine = n.math('MULTIPLY', n.math('MULTIPLY_ADD', up, 0.35, 0.75), n.math('MULTIPLY_ADD', grain, 0.40, 0.80))
    glass = n.value(n.mix(n.math('POWER', pale, 1.6), DIM, n.ramp(up, PALE)), shine)
    dusk = n.vmath('SCALE', OVERHEAD, s=n.math('MULTIPLY', n.math('MULTIPLY_ADD', pale, 1.15, 0.30), n.math('MULTIPLY_ADD', up, 0.45, 0.65)))
    warm = n.vmath('SCALE', LAMPLIGHT, s=n.math('POWER', 2.7, n.math('DIVIDE', v, -STOREYS_LIT)))
    stone = n.value(hexc(front.wall), n.math('MULTIPLY_ADD', own, 0.5, 0.75))
    if front.band:
        stone = n.mix(n.smooth(inside[1], front.band + 0.02, front.band - 0.02, 0, 1), n.value(stone, 0.45), stone)
    wall = n.mix(1.0, stone, n.vmath('ADD', dusk, warm), 'MULTIPLY')
    lit = n.mix(1.0, glass, light, 'ADD')
    return emission(n, hazy(n, n.mix(pane, wall, lit)))


def podium() -> Material:
    """Shops and lobbies at the feet of towers: tall panes with warm light, bright near the street."""
    n = N('podium')
    u, v, _ = n.sep(n.uv())
    k = n.math('FLOOR', n.rnd())
    fu, fv = n.math('FRACT', u), n.math('FRACT', v)
    pane = n.math('MULTIPLY', _within(n, fu, 0.86), _within(n, fv, 0.70, 0.48))
    own, colours = n.chance(n.xyz(n.math('FLOOR', n.math('DIVIDE', u, 2)), n.math('FLOOR', v), k))
    level = n.math('MULTIPLY', n.math('MULTIPLY_ADD', n.math('POWER', own, 2.2), 0.26, 0.09), n.math('POWER', 2.7, n.math('MULTIPLY', v, -0.35)))
    light = n.vmath('SCALE', n.mix(_three(n, colours)[0], hexc('#ffb163'), hexc('#fff0dc')), s=level)
    wall = n.vmath('SCALE', LAMPLIGHT, s=n.math('MULTIPLY', n.math('POWER', 2.7, n.math('MULTIPLY', v, -0.5)), 0.45))
    return emission(n, hazy(n, n.mix(pane, n.vmath('ADD', wall, (0.006, 0.008, 0.012)), light)))


def plain(colour: str, warmth: float = 0.0, mottle: float = 0.08) -> Material:
    """Roofs, yards, leaves under the dusk; warmth: how much of the lamps' light reaches them, in patches; mottle: noise a metre."""
    n = N('under_dusk')
    p = n.uv()
    spots = n.smooth(n.noise(p, 0.022, 3, 0.6), 0.45, 0.72)
    light = n.vmath('ADD', tuple(c * 1.3 for c in OVERHEAD), n.vmath('SCALE', LAMPLIGHT, s=n.math('MULTIPLY', spots, warmth)))
    own, _ = n.chance(n.xyz(n.math('FLOOR', n.rnd()), 5.0, 2.0))
    tone = n.math('MULTIPLY', n.math('MULTIPLY_ADD', n.noise(p, mottle, 4, 0.6), 0.9, 0.45), n.math('MULTIPLY_ADD', own, 0.7, 0.6))
    return emission(n, hazy(n, n.mix(1.0, n.value(hexc(colour), tone), light, 'MULTIPLY')))


def leaves() -> Material:
    """Crowns between street lamps: dark against the sky, warm below and on the side of a lamp, in lumps; UV: metres round the crown, share of its height."""
    n = N('leaves_by_night')
    u, v, _ = n.sep(n.uv())
    own, _ = n.chance(n.xyz(n.math('FLOOR', n.rnd()), 5.0, 2.0))
    lumps = n.noise(n.xyz(u, n.math('MULTIPLY', v, 6.0), own), 1.1, 4, 0.7)
    near = n.smooth(n.noise(n.xyz(n.math('MULTIPLY', u, 0.16), own, 1.0), 1.0, 1), 0.36, 0.66)
    warm = n.math('MULTIPLY', n.math('MULTIPLY', n.math('POWER', n.math('SUBTRACT', 1.0, v), 1.4), near), n.smooth(lumps, 0.36, 0.66, 0.15, 2.4))
    light = n.vmath('ADD', n.vmath('SCALE', OVERHEAD, s=n.math('MULTIPLY_ADD', v, 1.5, 0.35)), n.vmath('SCALE', LAMPLIGHT, s=n.math('MULTIPLY', warm, 3.2)))
    tone = n.math('MULTIPLY', n.smooth(lumps, 0.30, 0.70, 0.35, 1.35), n.math('MULTIPLY_ADD', own, 0.6, 0.7))
    return emission(n, hazy(n, n.mix(1.0, n.value(hexc('#56633c'), tone), light, 'MULTIPLY')))


def road(half: float, lamps: float = 30.0) -> Material:
    """Asphalt under two rows of lamps; half: half its width; lamps: metres from one to the next."""
    n = N('road')
    u, v, _ = n.sep(n.uv())
    edge = n.math('SUBTRACT', n.math('ABSOLUTE', v), half * 0.75)
    along = n.math('PINGPONG', u, lamps / 2)
    spot = n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', edge, edge), 1.3), n.math('MULTIPLY', along, along))
    pool = n.math('POWER', 2.7, n.math('MULTIPLY', spot, -0.016))
    stretch = n.smooth(n.noise(n.uv(), 0.006, 2), 0.30, 0.6, 0.35, 1.0)
    grit = n.math('MULTIPLY_ADD', n.noise(n.uv(), 0.5, 3), 0.5, 0.75)
    level = n.math('MULTIPLY', n.math('MULTIPLY', n.math('MULTIPLY_ADD', pool, 0.80, 0.20), stretch), grit)
    return emission(n, hazy(n, n.vmath('ADD', n.vmath('SCALE', (0.210, 0.122, 0.055), s=level), (0.004, 0.005, 0.008))))


def water() -> Material:
    """Creek and bay: the sky's tones in small waves, lamps of the banks as streaks towards the eye. UV tells what towers the water shows
    (`bay.mirrored`): dark columns that hide the sky, with their windows drawn out and broken by the waves."""
    n = N('creek')
    x, y, z = n.sep(n.vmath('SUBTRACT', n.pos(), tuple(EYE)))
    angle = n.math('ARCTAN2', y, n.math('MULTIPLY', x, -1.0))
    flat = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    far = n.math('MULTIPLY', n.math('DIVIDE', flat, z), FLOOR - EYE[2])  # true metres: it is drawn nearer along its line of sight
    ripple = n.noise(n.xyz(n.math('MULTIPLY', angle, 160.0), n.math('MULTIPLY', far, 0.16), 0.0), 1.0, 4, 0.65)
    wide = n.noise(n.xyz(n.math('MULTIPLY', angle, 7.0), n.math('MULTIPLY', far, 0.006), 4.0), 1.0, 2)
    sway = n.math('ADD', n.math('MULTIPLY', angle, 115.0), n.math('MULTIPLY', ripple, 0.55))
    column = n.noise(n.xyz(sway, n.math('MULTIPLY', far, 0.0035), 8.0), 1.0, 1)
    streak = n.math('MULTIPLY', n.smooth(column, 0.56, 0.80), n.smooth(ripple, 0.36, 0.66, 0.15, 1.0))
    colour = n.ramp(
        n.noise(n.xyz(n.math('MULTIPLY', angle, 70.0), 0.0, 2.0), 1.0, 1), [(0.35, hexc('#ffae60')), (0.55, hexc('#ffd5a0')), (0.68, hexc('#dfe8ff'))]
    )
    base = n.mix(n.smooth(far, 350, 1500), (0.016, 0.025, 0.040, 1), (0.040, 0.043, 0.050, 1))
    base = n.value(base, n.math('MULTIPLY', n.smooth(ripple, 0.3, 0.7, 0.72, 1.25), n.smooth(wide, 0.3, 0.7, 0.60, 1.25)))
    lit, hidden, _ = n.sep(n.uv())
    base = n.value(base, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', hidden, n.smooth(ripple, 0.42, 0.62, 0.66, 0.22))))
    windows = n.math('MULTIPLY', _broken(n, angle, far, ripple), n.math('MULTIPLY', n.math('POWER', lit, 1.5), 0.34))
    streak = n.math('MULTIPLY', streak, n.smooth(far, 180, 420, 0.1, 1.0))
    level = n.math('MAXIMUM', n.math('MULTIPLY', streak, n.math('MULTIPLY_ADD', hidden, -0.16, 0.24)), windows)
    return emission(n, hazy(n, n.vmath('ADD', base, n.vmath('SCALE', colour, s=level))))


def _broken(n: N, angle: NodeSocket, far: NodeSocket, ripple: NodeSocket) -> NodeSocket:
    """Lit windows in moving water, 0 to 1: columns a window wide, torn into dashes by the waves; the waves grow broader towards the eye."""
    wave = n.noise(n.xyz(n.math('MULTIPLY', angle, 75.0), n.math('MULTIPLY', far, 0.30), 3.0), 1.0, 3, 0.6)
    sway = n.math('MULTIPLY_ADD', n.math('ADD', wave, ripple), 1.5, n.math('MULTIPLY', angle, 210.0))
    column = n.noise(n.xyz(sway, n.math('MULTIPLY', far, 0.009), 5.0), 1.0, 2, 0.5)
    dash = n.smooth(n.math('MULTIPLY_ADD', ripple, 0.45, n.math('MULTIPLY', wave, 0.55)), 0.44, 0.60, 0.06, 1.0)
    return n.math('ADD', n.math('MULTIPLY', n.smooth(column, 0.46, 0.76), dash), n.math('MULTIPLY', dash, 0.05))


def lamp(colour: str, level: float) -> Material:
    """A light that is only seen, dimmer behind haze."""
    n = N('night_lamp')
    glow: Rgba = tuple(c * level for c in hexc(colour)[:3]) + (1.0,)
    return emission(n, hazy(n, glow))
