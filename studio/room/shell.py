"""Room shell: floor, walls, ceiling, windows with daylight, skirting, lamps."""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bpy.types import Material
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Colour, Point, Rectangle, Span, Spot, Stretch

HERRINGBONE, PLANKS = (0.60, 0.10), (0.0, 0.19)  # metres, length and width of a board, as `materials.wood` takes them; planks are of any length
PAST_WINDOW = 0.05  # metres past a floor's left edge up to which blocks have their middle: more of them lay outside, before the panes
FOOTING = -0.04  # metres, where a wall begins: on the floor's own level the day outside shines in under it as a white hairline
UNDERLAY = 0.004  # metres the screed lies below the boards' faces
WARM = (1, 0.80, 0.58)
INSIDE = '#b9ac97'  # of a lamp's shade: paler it is one white from the bulb to the rim
# share of what it mirrors that a window keeps, as through a polarising filter: all of it lays the room over the sea as pale oblongs by day and the island
# over the town as a milky one by night; none makes a poster of the town
BY_DAY, BY_NIGHT = 0.2, 0.45


def _underlay(k: Kit, area: Rectangle) -> None:
    """Screed under boards: what is seen in a joint is shade. Without it the sun and the sky shine up through the joints."""
    x0, y0, x1, y1 = area
    k.box(m.simple('#2b221b', 0.9), x0, y0, -0.05, x1, y1, -UNDERLAY, 0)


def floor_herringbone(k: Kit, mat: Material, area: Rectangle) -> None:
    """Real 90-degree herringbone over an area (x0 y0 x1 y1); every board is a bevelled solid with its own grain."""
    _underlay(k, area)
    x0, y0, x1, y1 = area
    (L, W), t, gap = HERRINGBONE, 0.014, 0.0003
    c = math.cos(math.pi / 4)
    with k.at((x0 + x1) / 2, (y0 + y1) / 2, -t, rz=45):
        R = math.hypot(x1 - x0, y1 - y0) / 2 + L
        rows = int(R * 2 / W) + 4
        for i in range(-rows, rows):
            for j in range(-int(R / L) - 4, int(R / L) + 4):
                bx, by = i * W, i * W + j * 2 * L  # lattice (W, W), (0, 2L): one board along x, one along y
                if abs(bx) > R or abs(by) > R:
                    continue
                for ax, ay, w, h, g in ((bx, by, L, W, 'x'), (bx - W, by, W, L, 'y')):
                    cx, cy = ax + w / 2, ay + h / 2
                    wx, wy = (cx - cy) * c, (cx + cy) * c
                    if abs(wx) > (x1 - x0) / 2 + 0.5 or abs(wy) > (y1 - y0) / 2 + 0.5:
                        continue
                    dz = k.rng.uniform(-0.0002, 0.0002)
                    if wx < -(x1 - x0) / 2 - PAST_WINDOW:
                        continue
                    k.box(mat, ax + gap, ay + gap, 0, ax + w - gap, ay + h - gap, t + dz, 0.0008, g)


def floor_planks(k: Kit, mat: Material, area: Rectangle) -> None:
    """Boards of uneven length along y over an area (x0 y0 x1 y1)."""
    _underlay(k, area)
    x0, y0, x1, y1 = area
    W, t = PLANKS[1], 0.014
    r = k.rng
    x = x0
    while x < x1:
        y = y0 - r.uniform(0, 1.6)
        while y < y1:
            L = r.uniform(1.5, 2.3)
            dz = r.uniform(-0.0002, 0.0002)
            k.box(mat, x + 0.0005, y, -t, x + W - 0.0005, y + L - 0.0008, dz, 0.0012, 'y')
            y += L
        x += W


@dataclass(frozen=True)
class Tiling:
    """Size of a tile and of the joint in metres; depth: as the width if None; shift: how far the first column starts outside the area."""

    width: float = 1.2
    depth: float | None = None
    gap: float = 0.0015
    shift: float = 0.0


def floor_tiles(k: Kit, mat: Material, grout: Material, area: Rectangle, tiling: Tiling) -> None:
    """Tiles on their grout over an area (x0 y0 x1 y1), set out from its left back corner."""
    x0, y0, x1, y1 = area
    s, s2, gap = tiling.width, tiling.depth, tiling.gap
    t = 0.01
    k.box(grout, x0, y0, -t, x1, y1, -0.0008, 0)
    s2 = s2 or s
    y = y1
    while y > y0:
        x = x0 - tiling.shift
        while x < x1:
            k.box(mat, x + gap / 2, y - s2 + gap / 2, -t, x + s - gap / 2, y - gap / 2, 0, 0.0006, 'x')
            x += s
        y -= s2


def wall_x(k: Kit, mat: Material, line: tuple[float, float, float, float], openings: Iterable[Rectangle] = (), t: float = 0.2) -> None:
    """Wall along X: line is its ends, the y of its visible face (body behind, +y) and its height. openings: (x0, z0, x1, z1)."""
    x0, x1, y, h = line
    _wall((x0, x1, h), openings, lambda a, b, c, d: k.box(mat, a, y, c, b, y + t, d, 0, 'x'))


def wall_y(k: Kit, mat: Material, line: tuple[float, float, float, float], openings: Iterable[Rectangle] = (), side: int = -1) -> None:
    """Wall along Y: line is its ends, the x of its visible face and its height; the body lies on 'side' of it."""
    y0, y1, x, h = line
    t = 0.25
    _wall((y0, y1, h), openings, lambda a, b, c, d: k.box(mat, x, a, c, x + side * t, b, d, 0, 'y'))


def _wall(wall: Stretch, openings: Iterable[Rectangle], put: Callable[[float, float, float, float], Kit]) -> None:
    a0, a1, h = wall
    xs = a0
    for o0, z0, o1, z1 in sorted(openings):
        if o0 > xs:
            put(xs, o0, FOOTING, h)
        if z0 > 0:
            put(o0, o1, FOOTING, z0)
        if z1 < h:
            put(o0, o1, z1, h)
        xs = o1
    if xs < a1:
        put(xs, a1, FOOTING, h)


@dataclass(frozen=True)
class Glazing:
    """What fills a window: panes side by side, the parts bars of 22 mm divide each into, the share kept of what the glass mirrors."""

    panes: int = 2
    bars: int = 0
    mirrors: float = BY_DAY


def window_y(k: Kit, mat: Material, x: float, opening: Rectangle, glazing: Glazing) -> None:
    """Window/door set in a wall_y at x (outside is -x): slim frames side by side."""
    y0, z0, y1, z1 = opening
    panes, bars = glazing.panes, glazing.bars
    frame, depth, inset = 0.055, 0.07, 0.16
    a = x - inset

    def fr(p0: float, q0: float, p1: float, q1: float) -> None:
        k.box(mat, a - depth, p0, q0, a, p1, q0 + frame, 0.002, 'y')
        k.box(mat, a - depth, p0, q1 - frame, a, p1, q1, 0.002, 'y')
        k.box(mat, a - depth, p0, q0 + frame, a, p0 + frame, q1 - frame, 0.002, 'z')
        k.box(mat, a - depth, p1 - frame, q0 + frame, a, p1, q1 - frame, 0.002, 'z')

    w = (y1 - y0) / panes
    for i in range(panes):
        fr(y0 + i * w, z0, y0 + (i + 1) * w, z1)
        for j in range(1, bars):
            k.box(
                mat,
                a - depth * 0.75,
                y0 + i * w + frame,
                z0 + (z1 - z0) * j / bars - 0.011,
                a - depth * 0.25,
                y0 + (i + 1) * w - frame,
                z0 + (z1 - z0) * j / bars + 0.011,
                0.002,
                'y',
            )
        k.box(
            m.glass_pane(refl=glazing.mirrors),
            a - depth / 2 - 0.003,
            y0 + i * w + frame,
            z0 + frame,
            a - depth / 2 + 0.003,
            y0 + (i + 1) * w - frame,
            z1 - frame,
            0,
        )


def skirting(k: Kit, mat: Material, path: Sequence[Point], h: float = 0.10, t: float = 0.014) -> None:
    """Skirting board along a path."""
    k.moulding(mat, path, [(0, 0), (t, 0), (t, h - 0.006), (t - 0.004, h), (0, h)])


def downlight(k: Kit, at: Point, power: float = 18, color: Colour = (1, 0.80, 0.60), angle: float = 75) -> None:
    """Recessed spot in the ceiling with its glow; drawn on the ceiling, which is solid: a trim, the shade of its funnel, the lens."""
    x, y, z = at
    k.lathe(m.simple('#f2f0ec', 0.5), [(0.034, -0.0012), (0.035, -0.003), (0.041, -0.003), (0.043, 0)], x, y, z, 40)
    k.lathe(m.simple('#191817', 0.5), [(0.022, -0.0008), (0.035, -0.0008)], x, y, z, 40)
    k.lathe(m.emit('#ffd9ae', 14, 'ceiling'), [(0, -0.0010), (0.023, -0.0010)], x, y, z, 32)
    lights.spot((x, y, z - 0.006), power, color, angle, 0.9, 0.025)


@dataclass(frozen=True)
class Pendant:
    """A hanging lamp: middle of its lower edge, height of the ceiling, watts; length: of a linear one, radius: of a round one, glow: of opal glass, in a
    room by day; pool: watts of the beam that it throws on the top below it, its bulb then only lights shade and room; 0: its bulb does both."""

    at: Point
    ceiling: float
    watts: float
    length: float = 1.5
    radius: float = 0.14
    glow: float = 3.2
    pool: float = 0.0

    @property
    def bulb(self) -> float:
        """Watts that it sends all round."""
        return self.watts * (BESIDE_A_BEAM if self.pool else 1.0)


BESIDE_A_BEAM = 0.35  # share of a bulb's watts beside a beam: all of them light a top so evenly that no lamp seems to shine on it


def beam(lamp: Pendant, drop: float, angle: float, radius: float, share: float = 1.0) -> None:
    """What a lamp throws on the top below it, from a drop below its edge: a round pool that ends softly; angle: of its cone in degrees, radius: of the
    lamp; share: of its pool, of the bulb's watts where it has none."""
    x, y, z = lamp.at
    thrown = lights.spot((x, y, z - drop), lamp.pool or lamp.watts * share, WARM, angle, 1.0 if lamp.pool else 0.7, radius, group='pendants')
    thrown.visible_glossy = False  # a polished top shows the lamp itself


def rose(k: Kit, mat: Material, at: Point, size: float = 1.0) -> None:
    """Ceiling rose that a cord or a wire comes from; size: as a share of 100 mm across."""
    k.lathe(mat, [(r * size, z * size) for r, z in ((0, -0.025), (0.045, -0.025), (0.05, -0.02), (0.05, 0))], *at, 40)


def pendant(k: Kit, mat: Material, lamp: Pendant, kind: str) -> None:
    """Hanging lamp: 'dome', 'cylinder' or 'globe'."""
    (x, y, z), ceil, r = lamp.at, lamp.ceiling, lamp.radius
    k.tube(m.simple('#111111', 0.5), [(x, y, z + 0.05), (x, y, ceil)], 0.0022, 8)
    rose(k, mat, (x, y, ceil))
    if kind == 'dome':
        out = [(0.012, 0.09), (0.02, 0.088), (0.024, 0.06)] + [
            (r * math.sin(a), 0.06 - r * 0.78 * (1 - math.cos(a))) for a in [math.pi / 2 * i / 14 for i in range(2, 15)]
        ]
        inn = [*((q * 0.985 - 0.001, w - 0.003) for q, w in out[::-1] if q > 0.03), (0, 0.054)]
        k.lathe(mat, [*out, (out[-1][0] - 0.002, out[-1][1] - 0.002)], x, y, z, 64)
        k.lathe(m.simple(INSIDE, 0.55), inn, x, y, z, 64)
        zl = z - 0.005
    elif kind == 'cylinder':
        k.lathe(mat, [(0, 0.30), (0.028, 0.30), (0.030, 0.298), (0.030, 0), (0.028, -0.001), (0.0265, 0.0), (0.0265, 0.05)], x, y, z, 40)
        k.lathe(m.emit('#ffdcb0', 22, 'pendants'), [(0, 0.03), (0.0265, 0.03)], x, y, z, 24)
        beam(lamp, 0.0, 80, 0.02)
        return
    elif kind == 'globe':
        k.ball(m.opal('#ffe2bd', lamp.glow), (x, y, z), r, 48)
        k.cyl(mat, x, y, z + r - 0.01, z + r + 0.05, 0.02)
        bulb = lights.point((x, y, z - r - 0.02), lamp.watts * (0.25 if lamp.pool else 0.4), WARM, 0.1)
        bulb.visible_glossy = False  # stands below the globe: panes would show it beside the globe's own image
        if lamp.pool:
            beam(lamp, r + 0.03, 110, 0.09)
        return
    k.lathe(m.emit('#ffdcb0', 30, 'pendants'), [(0, 0.045), (0.03, 0.04), (0.042, 0.01), (0.03, -0.02), (0, -0.03)], x, y, zl, 24)
    k.point((x, y, zl - 0.05), lamp.bulb, WARM, 0.035)  # the shade itself cuts its cone
    if lamp.pool:
        beam(lamp, 0.005, 105, 0.05)


@dataclass(frozen=True)
class Curtain:
    """A pleated curtain: ends on plan (x, y), heights of its lower and upper edge; depth and width of its folds in metres; loose: how much folds
    differ, wander on their way down and carry smaller ones: 1 in a sheer, which alike would read as the slats of a blind, less in heavy cloth."""

    start: Spot
    end: Spot
    heights: Span
    wave: float = 0.05
    pitch: float = 0.13
    loose: float = 0.0
    seed: int = 1


def curtain(k: Kit, mat: Material, hung: Curtain) -> None:
    """Hanging pleated curtain."""
    (x0, y0), (x1, y1), (z0, z1) = hung.start, hung.end, hung.heights
    rows = 16
    L = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / L, (y1 - y0) / L
    n = int(L / hung.pitch * 14)
    r = random.Random(hung.seed)
    ph = [r.uniform(-0.8, 0.8) for _ in range(n // 14 + 3)]
    deep = [r.uniform(0.55 - 0.25 * hung.loose, 1.25) for _ in ph]
    drift, small = ([r.uniform(-hung.loose, hung.loose) for _ in ph] for _ in range(2))
    between = lambda of, q: of[int(q)] + (of[int(q) + 1] - of[int(q)]) * (q - int(q))
    V, F, uv = [], [], []
    for j in range(rows + 1):
        t = j / rows
        z = z1 + (z0 - z1) * t
        for i in range(n + 1):
            s = i / n * L
            q = i / 14
            depth = 1 + (between(deep, q) - 1) * (0.35 + 0.65 * t)  # the tape makes folds alike at the top
            turn = 2 * math.pi * q + between(ph, q) * (0.4 + 1.1 * t) + between(drift, q) * (1.1 + 0.8 * math.sin(2.6 * t + 3 * between(small, q)))
            w = hung.wave * depth * (0.45 + 0.55 * t) * math.sin(turn) + 0.02 * t * math.sin(q * 0.9 + 1)
            w += 0.22 * hung.wave * between(small, q) * t * math.sin(2.3 * turn + 4 * between(drift, q))
            sx = s + 0.012 * math.sin(4 * math.pi * q) * t
            V.append((x0 + ux * sx - uy * w, y0 + uy * sx + ux * w, z))
            uv.append((z, s * 1.6))
    m_ = n + 1
    for j in range(rows):
        for i in range(n):
            F.append([j * m_ + i, (j + 1) * m_ + i, (j + 1) * m_ + i + 1, j * m_ + i + 1])
    k.poly(mat, V, F, uv=uv)
