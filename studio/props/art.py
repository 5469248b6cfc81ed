"""Pictures and things for bare walls. Local frame: wall on y = 0, facing -y; metres."""

from bpy.types import Material, NodeSocket
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.materials.nodes import N
from studio.kit.measures import Size, Spot
from studio.room.specs import Box

PALETTES = (
    ('#2f3a3d', '#8a8577', '#d8cbb4', '#b98f62', '#efe6d6'),
    ('#e9e2d4', '#cfc3ae', '#8f8672', '#3b3a36', '#f2ede2'),
    ('#c9a27c', '#e8dcc8', '#7b5a44', '#dfc6a4', '#f0e8da'),
    ('#3d4a55', '#7c8b92', '#d7d8d2', '#b7a98f', '#efece4'),
    ('#ded6c6', '#b8ad97', '#54564d', '#8c8a72', '#f1ece1'),
)


FIELDS = 6  # kinds of picture


def _field(n: N, p: NodeSocket, number: int) -> NodeSocket:
    """What is painted, as a value 0..1: clouds, a landscape, hard fields, ink strokes, a woven grid or a low horizon with a sun."""
    q = n.vmath('ADD', p, (number * 3.7, number * 1.3, number * 2.1))
    kind = number % FIELDS
    x, y, z = n.sep(p)
    along = n.math('ADD', x, y)
    wander = n.math('SUBTRACT', n.noise(q, 1.6, 4, 0.55), 0.5)
    if kind == 0:
        return n.noise(q, 1.1, 4, 0.55, 0.6)
    if kind == 1:  # colour by height, edges that wander
        return n.math('MULTIPLY_ADD', n.math('ADD', z, n.math('MULTIPLY', wander, 0.34)), 0.42, -0.18)
    if kind == 2:
        cell = n.voronoi(n.vmath('ADD', q, n.vmath('SCALE', n.noise(q, 0.9, 2, 0.5, color=True), s=0.7)), 1.5)['Color']
        return n.math('MULTIPLY_ADD', n.sep(cell)[0], 0.40, 0.30)
    if kind == 3:  # arcs of a broad dry brush on pale ground
        far = n.voronoi(n.vmath('ADD', q, n.vmath('SCALE', n.noise(q, 1.2, 2, color=True), s=0.35)), 1.0)['Distance']
        hair = n.noise(n.xyz(n.math('MULTIPLY', far, 60), n.math('MULTIPLY', along, 2), z), 1, 3, 0.7)
        stroke = n.math('MULTIPLY', n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', far, 0.40)), 0.06, 0.02), n.smooth(hair, 0.30, 0.52))
        return n.math('MULTIPLY_ADD', stroke, -0.42, 0.70)
    if kind == 4:  # hand-woven bands
        band = n.math('FLOOR', n.math('MULTIPLY', n.math('ADD', z, n.math('MULTIPLY', wander, 0.012)), 13))
        warp = n.noise(n.xyz(n.math('MULTIPLY', along, 260), n.math('MULTIPLY', z, 260), 0), 1, 1)
        return n.math('ADD', n.math('MULTIPLY_ADD', n.chance(n.xyz(band, number, 0))[0], 0.34, 0.33), n.math('MULTIPLY_ADD', warp, 0.06, -0.03))
    sun = n.math(
        'SQRT',
        n.math(
            'ADD',
            n.math('POWER', n.math('SUBTRACT', n.math('FRACT', n.math('ADD', along, 40.45)), 0.45), 2.0),
            n.math('POWER', n.math('SUBTRACT', z, 1.74), 2.0),
        ),
    )
    ground = n.smooth(n.math('ADD', z, n.math('MULTIPLY', wander, 0.10)), 1.46, 1.50, 0.36, 0.66)
    return n.mix(n.smooth(sun, 0.135, 0.125), ground, (0.535, 0.535, 0.535, 1))


@m.cached
def painting(number: int) -> Material:
    """A picture of its own for every number: six kinds of drawing in five palettes, under a dry brush on canvas."""
    n = m.N('painting')
    p = n.pos()
    colours = [m.hexc(c) for c in PALETTES[number % len(PALETTES)]]
    colour = n.ramp(_field(n, p, number), [(0.32, colours[0]), (0.42, colours[1]), (0.50, colours[2]), (0.57, colours[3]), (0.68, colours[4])])
    canvas = n.math('ADD', n.noise(p, 60, 4, 0.7), n.math('MULTIPLY', n.noise(p, 900, 1), 0.25))
    n.bsdf(
        avg=PALETTES[number % len(PALETTES)][2],
        Base_Color=n.value(colour, n.math('MULTIPLY_ADD', n.noise(p, 30, 4, 0.7), 0.3, 0.85)),
        Roughness=0.8,
        Normal=n.bump(canvas, 0.4, 0.002),
    )
    return n.m


def framed(kit: Kit, at: Spot, size: Size, number: int = 0, frame: Material | None = None) -> None:
    """Framed painting with a mount, its middle at (x, z)."""
    x, z = at
    width, height = size
    frame = frame or m.wood('oak' if number % 2 else 'walnut')
    w, h, edge, mount = width / 2, height / 2, 0.022, 0.07
    kit.box(m.simple('#f1ede4', 0.8), x - w, -0.020, z - h, x + w, -0.004, z + h, 0)
    kit.box(painting(number), x - w + mount, -0.0215, z - h + mount, x + w - mount, -0.019, z + h - mount, 0)
    for a, b in ((x - w - edge, x - w), (x + w, x + w + edge)):
        kit.box(frame, a, -0.036, z - h - edge, b, -0.001, z + h + edge, 0.0012, 'z')
    for a, b in ((z - h - edge, z - h), (z + h, z + h + edge)):
        kit.box(frame, x - w, -0.036, a, x + w, -0.001, b, 0.0012, 'x')


def hang(kit: Kit, box: Box, y: float, number: int, side: str = 'right') -> None:
    """Dress the long bare wall: one large picture, a pair, or a wide one, by number; which pictures follows the room's seed, so that neighbours differ."""
    which = kit.seed * 7 + number
    with kit.at(box.x1 if side == 'right' else box.x0, 0, 0, rz=-90 if side == 'right' else 90):
        at = -y if side == 'right' else y
        if number % 5 == 0:
            framed(kit, (at, 1.62), (1.15, 1.45), which)
        elif number % 5 in (1, 3):
            for dx in (-0.46, 0.46):
                framed(kit, (at + dx, 1.58), (0.72, 0.98), which + 11 * (dx > 0))
        else:
            framed(kit, (at, 1.60), (1.55, 1.05), which, m.metal('black', 0.5, brushed=False) if number % 5 == 2 else None)
