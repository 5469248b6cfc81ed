"""Fronts across a courtyard, near enough for their depth to be seen: reveals, sills, lintels and sashes stand in the mesh, and the shade that they throw
in open shade is told in u of the UV (nothing outside casts a shadow). Metres; frame as in `day`, fronts look towards the room."""

from dataclasses import dataclass

from bpy.types import Material, NodeSocket
from studio.kit.geometry import Kit
from studio.kit.materials import hexc
from studio.kit.materials.nodes import N
from studio.kit.measures import Rectangle, Span
from studio.room.exterior.paint import Air, emission

DEEP = 0.19  # from the wall's face to the panes
FOOT = 0.50  # share of the sky's light that reaches the foot of a wall in a courtyard
SASH = 0.055


@dataclass(frozen=True)
class Dress:
    """Materials of one front: its wall, sills and lintels, sashes, panes."""

    wall: Material
    stone: Material
    sash: Material
    panes: Material


@dataclass(frozen=True)
class Bays:
    """How a front is divided: width of a bay, height of a storey; a window's width and height, its sill over the storey's floor."""

    bay: float
    storey: float
    wide: float
    tall: float
    sill: float = 0.75


def _courses(n: N, along: NodeSocket, z: NodeSocket) -> NodeSocket:
    """Brightness of brickwork in stretcher bond: each brick its own, the mortar paler."""
    row = n.math('DIVIDE', z, 0.075)
    course = n.math('FLOOR', row)
    place = n.math('ADD', n.math('DIVIDE', along, 0.25), n.math('MULTIPLY', course, 0.5))
    own, _ = n.chance(n.xyz(n.math('FLOOR', place), course, 3.1))
    joint = n.math('MAXIMUM', n.smooth(n.math('FRACT', row), 0.16, 0.10, 0, 1), n.smooth(n.math('FRACT', place), 0.055, 0.035, 0, 1))
    return n.math('ADD', n.math('MULTIPLY_ADD', own, 0.50, 0.70), n.math('MULTIPLY', joint, 0.30))


def masonry(air: Air, colour: str, bricks: bool = False) -> Material:
    """Brick or plaster in open shade, streaked by rain; u of the UV: share of the sky's light that reaches it."""
    n = N('masonry')
    x, y, z = n.sep(n.pos())
    grime = n.math('MULTIPLY_ADD', n.noise(n.pos(), 0.7, 5, 0.65), 0.44, 0.78)
    rain = n.smooth(n.noise(n.xyz(x, n.math('MULTIPLY', y, 3.2), n.math('MULTIPLY', z, 0.16)), 1.0, 4, 0.6), 0.36, 0.66, 0.84, 1.08)
    tone = n.math('MULTIPLY', grime, rain)
    if bricks:
        tone = n.math('MULTIPLY', tone, _courses(n, y, z))
    light = n.vmath('SCALE', (0.93, 0.98, 1.08), s=n.math('MULTIPLY', n.sep(n.uv())[0], air.sky))
    return emission(n, n.mix(1.0, n.value(hexc(colour), tone), light, 'MULTIPLY'))


def panes(air: Air) -> Material:
    """Panes of a window, UV from 0 to 1 across it, one number a window: each leaf mirrors the roofs opposite and the sky over them at its own height;
    behind some of them a blind, curtains, a lamp."""
    n = N('panes')
    u, v, _ = n.sep(n.uv())
    k = n.math('MULTIPLY', n.rnd(), 977.0)
    own, three = n.chance(n.xyz(k, 1.3, 0.0))
    split = n.node('ShaderNodeSeparateColor')
    n.set(split.inputs[0], three)
    one, two, more = split.outputs
    leaf, _ = n.chance(n.xyz(k, n.math('FLOOR', n.math('MULTIPLY', u, 2.0)), n.math('FLOOR', n.math('MULTIPLY', v, 2.0))))
    bent = n.math('SUBTRACT', n.noise(n.xyz(n.math('MULTIPLY', u, 2.6), n.math('MULTIPLY', v, 2.0), k), 1.0, 2), 0.5)
    over = n.math('SUBTRACT', v, n.math('ADD', n.math('MULTIPLY_ADD', own, 0.55, 0.12), n.math('MULTIPLY_ADD', leaf, 0.22, n.math('MULTIPLY', bent, 0.5))))
    sky = tuple(c * air.level for c in hexc(air.horizon)[:3]) + (1,)
    mirrored = n.mix(n.smooth(over, -0.05, 0.07), (0.045, 0.042, 0.040, 1), n.value(sky, n.math('MULTIPLY_ADD', leaf, 0.10, 0.16)))
    side = n.math('SUBTRACT', 0.5, n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5)))
    folds = n.noise(n.xyz(n.math('MULTIPLY', u, 34.0), n.math('MULTIPLY', v, 1.2), k), 1.0, 2)
    curtain = n.math('MULTIPLY', n.math('LESS_THAN', side, n.math('MULTIPLY_ADD', one, 0.30, 0.03)), n.math('GREATER_THAN', two, 0.45))
    room = n.mix(curtain, n.value(hexc('#3b3a38'), n.math('MULTIPLY_ADD', v, -0.5, 0.8)), n.value(hexc('#b9b2a4'), n.math('MULTIPLY_ADD', folds, 0.55, 0.15)))
    lamp = n.math('MULTIPLY', n.math('GREATER_THAN', more, 0.86), n.smooth(v, 0.1, 0.8, 0.10, 0.30))
    room = n.mix(1.0, room, n.value(hexc('#ffc98e'), lamp), 'ADD')
    blind = n.math('MULTIPLY', n.math('LESS_THAN', two, 0.42), n.smooth(n.math('SUBTRACT', v, n.math('MULTIPLY_ADD', more, 0.62, 0.30)), 0.0, 0.006))
    slats = n.math('MULTIPLY_ADD', n.math('PINGPONG', n.math('MULTIPLY', v, 26.0), 0.5), 0.30, 0.46)
    room = n.mix(blind, room, n.value(hexc('#cfc8ba'), n.math('MULTIPLY', slats, air.sky)))
    shade = n.math('MULTIPLY', n.smooth(v, 1.0, 0.84, 0.30, 1.0), n.smooth(side, 0.0, 0.10, 0.45, 1.0))
    return emission(n, n.value(n.mix(1.0, room, mirrored, 'ADD'), shade))


def front(kit: Kit, dress: Dress, x: float, along: Span, height: Span, bays: Bays) -> None:  # noqa: PLR0913
    """A front at x between two y and two z, windows in every bay and storey; the wall ends over the last whole storey with a plain strip."""
    y0, y1 = along
    z0, z1 = height
    columns, rows = max(1, round((y1 - y0) / bays.bay)), int((z1 - z0) / bays.storey)
    step = (y1 - y0) / columns
    wall = _Wall(kit, dress, x, height)
    for j in range(rows):
        z = z0 + j * bays.storey
        for i in range(columns):
            y = y0 + i * step
            middle = y + step / 2
            _bay(wall, (y, z, y + step, z + bays.storey), (middle - bays.wide / 2, z + bays.sill, middle + bays.wide / 2, z + bays.sill + bays.tall))
    wall.quad((y0, z0 + rows * bays.storey, y1, z1), (0.9, 0.55))  # under the eaves
    wall.build()


class _Wall:
    """Faces of one front's wall, gathered: corners and how much light each has."""

    def __init__(self, kit: Kit, dress: Dress, x: float, height: Span) -> None:
        self.kit, self.dress, self.x, self.height = kit, dress, x, height
        self.corners, self.light = [], []

    def sky(self, z: float) -> float:
        """Share of the sky's light at a height of the wall."""
        t = (z - self.height[0]) / (self.height[1] - self.height[0])
        return FOOT + (1 - FOOT) * t

    def face(self, corners: list, light: list[float]) -> None:
        """Four corners, each with its share of light."""
        self.corners += corners
        self.light += [share * self.sky(c[2]) for share, c in zip(light, corners)]

    def quad(self, area: Rectangle, light: Span = (1.0, 1.0)) -> None:
        """A piece of the wall's face (y0, z0, y1, z1); light at its foot and its head."""
        y0, z0, y1, z1 = area
        low, high = light
        self.face([(self.x, y0, z0), (self.x, y1, z0), (self.x, y1, z1), (self.x, y0, z1)], [low, low, high, high])

    def build(self) -> None:
        """Hand the faces to the kit."""
        faces = [[i, i + 1, i + 2, i + 3] for i in range(0, len(self.corners), 4)]
        self.kit.poly(self.dress.wall, self.corners, faces, uv=[(share, 0.0) for share in self.light])


def _bay(wall: _Wall, cell: Rectangle, hole: Rectangle) -> None:
    """One window with the wall round it."""
    kit, dress, x = wall.kit, wall.dress, wall.x
    a0, b0, a1, b1 = cell
    y0, z0, y1, z1 = hole
    wall.quad((a0, b0, y0, b1))
    wall.quad((y1, b0, a1, b1))
    wall.quad((y0, b0, y1, z0 - 0.42))
    wall.quad((y0, z0 - 0.42, y1, z0), (1.0, 0.42))  # what the sill throws on the wall below it
    wall.quad((y0, z1, y1, b1))
    back = x - DEEP
    for y, inner in ((y0, 0.40), (y1, 0.66)):
        wall.face([(x, y, z0), (x, y, z1), (back, y, z1), (back, y, z0)], [0.9, 0.62, inner * 0.6, inner])
    wall.face([(x, y0, z1), (x, y1, z1), (back, y1, z1), (back, y0, z1)], [0.34, 0.34, 0.16, 0.16])
    told = [(wall.sky(z) * share, 0.0) for z, share in ((z0, 1.10), (z1, 0.96))]
    _block(kit, dress.stone, (back, y0 - 0.07, z0 - 0.085, x + 0.055, y1 + 0.07, z0), told[0][0], 0.55)
    _block(kit, dress.stone, (x - 0.05, y0 - 0.11, z1, x + 0.022, y1 + 0.11, z1 + 0.19), told[1][0], 0.40)
    kit.poly(
        dress.panes,
        [(back, y0, z0), (back, y1, z0), (back, y1, z1), (back, y0, z1)],
        [[0, 1, 2, 3]],
        rnd=kit.rng.random(),
        uv=[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)],
    )
    light, middle, half = wall.sky(z0), (y0 + y1) / 2, (z0 + z1) / 2
    for area in (
        (y0, z0, y0 + SASH, z1),
        (y1 - SASH, z0, y1, z1),
        (y0, z0, y1, z0 + SASH * 1.4),
        (middle - SASH * 0.45, z0, middle + SASH * 0.45, z1),
        (y0, half - SASH * 0.4, y1, half + SASH * 0.4),
    ):
        _block(kit, dress.sash, (back, area[0], area[1], back + 0.04, area[2], area[3]), light * 0.80, 0.5)
    _block(kit, dress.sash, (back, y0, z1 - SASH, back + 0.04, y1, z1), light * 0.42, 0.4)


def _block(kit: Kit, mat: Material, ends: tuple[float, ...], light: float, under: float) -> None:  # noqa: PLR0913
    """A block (x0, y0, z0, x1, y1, z1) without its back: light on its face and its top; under: share of it on sides and underside."""
    x0, y0, z0, x1, y1, z1 = ends
    corners = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    faces = ([4, 6, 7, 5], [1, 5, 7, 3], [0, 2, 6, 4], [0, 4, 5, 1], [2, 3, 7, 6])
    shares = (1.0, 1.12, under * 0.6, under, under * 1.3)
    points = [corners[i] for face in faces for i in face]
    kit.poly(mat, points, [[4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3] for i in range(5)], uv=[(light * share, 0.0) for share in shares for _ in range(4)])
