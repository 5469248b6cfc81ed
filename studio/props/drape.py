"""Cloth of a garment that hangs on its hanger: body and sleeves. Local frame: shoulders along y, the front looks to -x, the neck's foot on z = 0; metres."""

import random

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props.cuts import THIN, Cut
from studio.props.sheets import faces
from studio.props.ware import bend

SLOPE = 0.34  # of a shoulder, and of the hanger below it
FRONT, BACK = -1, 1
ROLL = ((1.0, 0.0), (0.955, -0.003), (0.90, 0.004), (0.84, 0.050))  # a hem: shares of its depth, how far above its edge


def ramp(value: np.ndarray, start: float, end: float) -> np.ndarray:
    """0 before start, 1 past end, smooth between."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def run(grid: np.ndarray, axis: int) -> np.ndarray:
    """Length along a grid's rows (axis 0) or columns (1), from its middle, where the grid is longest: the pattern of cloth that was cut straight."""
    steps = np.linalg.norm(np.diff(grid, axis=axis), axis=2).max(1 - axis)
    along = np.concatenate([[0], np.cumsum(steps)])
    return along - along[len(along) // 2]


def patch(kit: Kit, mat: Material, grid: np.ndarray, closed: bool = False, across: np.ndarray | None = None) -> None:
    """Smooth surface through a grid of points (rows, columns, 3); its pattern runs along z; across: where its columns lie on the cloth, else by y."""
    rows, columns = grid.shape[:2]
    points = grid.reshape(-1, 3)
    uv = points[:, [2, 1]].copy()
    if across is not None:
        uv[:, 1] = np.tile(across, rows)
    kit.poly(mat, points, faces(rows, columns, closed).tolist(), uv=uv.tolist())


class Body:
    """A garment's body as a surface: how deep cloth lies before and behind the hanger's plane at any y and z."""

    def __init__(self, cut: Cut, rng: random.Random, kind: str = '') -> None:
        self.cut, self.thin = cut, kind in THIN
        self.phase = np.array([rng.uniform(0, 6.28) for _ in range(12)])
        self.sway, self.twist = rng.uniform(-0.012, 0.012), rng.uniform(-0.10, 0.10)

    def top(self, y: np.ndarray) -> np.ndarray:
        """Height of the shoulder's seam."""
        away = np.abs(y)
        return -SLOPE * (np.hypot(np.maximum(away - 0.05, 0), 0.02) - 0.02) - 0.020 * (away / self.cut.shoulder) ** 9

    def neckline(self, side: int, y: np.ndarray) -> np.ndarray:
        """Height of the neck's edge within its width."""
        half, scoop = self.cut.neck
        share = np.clip(np.abs(y) / half, 0, 1)
        if side == BACK:
            return self.top(y) - 0.016 * (1 - share**2)
        curve = (1 - share) ** 0.92 if scoop > 0.12 else np.sqrt(1 - share**2)
        return self.top(y) - scoop * curve

    def half(self, z: np.ndarray) -> np.ndarray:
        """Half the body's width at a height."""
        c = self.cut
        return np.interp(-z / c.length, (0, 0.12, 0.30, 0.52, 0.9, 1), (c.shoulder, c.shoulder, (c.shoulder + c.waist) / 2 + 0.004, c.waist, c.hem, c.hem))

    def depth(self, side: int, y: np.ndarray, z: np.ndarray) -> np.ndarray:
        """x of the cloth before (FRONT) or behind the hanger."""
        c, p = self.cut, self.phase
        below = np.maximum(self.top(y) - z, 0)
        edge = np.clip(np.abs(y) / self.half(z), 0, 1)
        flank = np.sqrt(np.maximum(1 - edge ** (3.0 if self.thin else 4.0), 0))
        crown = np.sqrt(1 - (1 - np.clip(below / 0.046, 0, 1)) ** 2)
        full = np.interp(-z / c.length, (0, 0.25, 0.55, 1), (0.9 * c.depth[0], c.depth[0], 0.94 * c.depth[0], c.depth[1]))
        neck = 0.050 * np.exp(-((y / 0.085) ** 2) - (below / 0.10) ** 2)
        deep = ramp(-z / c.length, 0.14, 0.85)
        k = 0 if side == FRONT else 3
        fan = y / (0.75 + 0.35 * deep)
        long = np.sin(30 * fan + p[k] + 0.9 * np.sin(2.6 * z + p[k + 1])) + 0.55 * np.sin(57 * fan + p[k + 2] + 1.1 * np.sin(3.7 * z + p[k]))
        drag = np.sin(70 * (0.6 * np.abs(y) + 0.8 * z) + p[6 + (side > 0)]) * np.exp(-(((np.abs(y) - c.shoulder) / 0.09) ** 2) - ((z + 0.17) / 0.10) ** 2)
        slack = np.sin(34 * z + 9 * y * side + p[8]) * ramp(-z / c.length, 0.3, 0.6)
        crease = 1 - np.abs(np.sin(17 * fan + 5.5 * z * np.tanh(y / 0.05) + p[9] + 0.7 * np.sin(5 * z + p[10])))  # sharp, where cloth hangs from one point
        fold = c.fold * (0.70 * long * deep + 0.40 * drag + 0.16 * slack + 0.8 * (crease**3 - 0.25) * ramp(-z / c.length, 0.10, 0.35))
        return side * np.maximum(crown * (np.hypot(full * flank, neck) + fold * np.sqrt(flank)), 0.004 * crown * flank)

    def settle(self, points: np.ndarray) -> np.ndarray:
        """Points as the garment hangs: swayed and turned a little towards its hem."""
        share = np.clip(-points[..., 2] / self.cut.length, 0, 1.2) ** 1.6
        angle = self.twist * share
        x, y = points[..., 0] + self.sway * share, points[..., 1]
        return np.stack([x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle), points[..., 2]], -1)

    def hem(self, side: int, u: np.ndarray) -> np.ndarray:
        """Height of the hem at a share of half the width."""
        c = self.cut
        z = -c.length + c.tail * np.abs(u) ** 2.2 + 0.005 * np.sin(5 * u + self.phase[9])
        if c.collar == 'lapel' and side == FRONT:  # fronts are cut away from where they close
            z = z + (0.042 if c.length < 0.9 else 0.012) * np.exp(-np.abs(u / 0.16))
        return z

    def sheet(self, side: int, columns: np.ndarray, rows: np.ndarray) -> np.ndarray:
        """Points (rows, columns, 3) of the front or the back; columns: shares of half the width, rows: shares of the length."""
        y0 = columns * self.cut.shoulder
        start = np.where(np.abs(y0) < self.cut.neck[0], self.neckline(side, y0), self.top(y0))
        z = start + rows[:, None] * (self.hem(side, columns) - start)
        y = columns * self.half(z)
        return np.stack([self.depth(side, y, z), y, z], -1)


def body(kit: Kit, mats: tuple[Material, Material], made: Body) -> None:
    """Front and back, joined at the sides, their hem rolled in; mats: cloth, and ribbing of the hem of a knit."""
    reach = made.cut.neck[0] / made.cut.shoulder
    outer = 1 - (1 - np.linspace(0, 1, 16)) * (1 - reach)
    columns = np.concatenate([-outer[::-1], np.linspace(-reach, reach, 17)[1:-1], outer])
    rib = made.cut.collar in ('rib', 'roll')
    rows = np.linspace(0, 1, 40) ** 1.25
    front, back = made.sheet(FRONT, columns, rows), made.sheet(BACK, columns, rows)[:, -2:0:-1]
    ring = np.concatenate([front, back], 1)
    last = ring[-1]
    ring = np.concatenate([ring] + [(last * (share, 1 - (1 - share) / 4, 1) + (0, 0, up))[None] for share, up in ROLL[1:]])
    ring = made.settle(ring)
    width = run(front, 1)
    across = np.concatenate([width, width[-2:0:-1]])
    cut = int(np.argmin(np.abs(rows - (1 - 0.06 / made.cut.length)))) if rib else len(ring) - 1
    patch(kit, mats[0], ring[: cut + 1], True, across)
    if rib:
        patch(kit, mats[1], ring[cut:], True, across)


@np.errstate(invalid='ignore')
def sleeve(kit: Kit, mats: tuple[Material, Material], made: Body, hand: int) -> np.ndarray:
    """A sleeve from the shoulder to the wrist, bent forwards at the elbow; hand: 1 towards +y; mats: cloth and cuff. Returns the cuff's upper and lower ring."""
    cut, p = made.cut, made.phase + hand
    s, wide = cut.shoulder, cut.arm
    zs, end = float(made.top(np.array(s))), cut.sleeve
    outer = [(s - 0.045, 0.016), (s - 0.004, 0.004), (s + 0.016, -0.014), (s + 0.030, -0.05), (s + 0.037, -0.12)]
    outer += [(s + 0.038, -0.25), (s + 0.030 + 0.004 * np.sin(p[2]), -0.62 * end), (s + 0.014, -0.88 * end), (s + 0.006, -end)]
    lean, swing = 0.026 + 0.016 * np.sin(p[3]), 0.010 * np.sin(p[5])
    width = np.array((0.10, 0.115, 0.105, 0.092, 0.084, 0.078, 0.066, 0.054, 0.047)) * wide
    depth = np.array((0.010, 0.026, 0.033, 0.037, 0.037, 0.035, 0.032, 0.029, 0.026)) * wide
    forward = np.array((0, 0, 0, 0.002, 0.006, 0.012, 0.75 * lean, lean + 0.012, lean + 0.016 + swing))
    drop = (-0.165, -0.165, -0.166, -0.170, -0.19, -0.28, -0.62 * end, -0.88 * end, -end)
    path = bend([(o[0], o[1] + zs, 0) for o in outer], 5)
    inner = bend([(o[0] - w, z + zs, 0) for o, w, z in zip(outer, width, drop)], 5)
    more = bend(list(zip(depth, forward, np.linspace(0, 1, 9))), 5)
    a, b, rest = (np.array(one) for one in (path, inner, more))
    angle = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    t = rest[:, 2:3]
    crease = np.exp(-(((t - 0.66) / 0.13) ** 2)) * np.sin(95 * t + 1.3 * np.sin(angle + p[0])) * (0.5 - 0.5 * np.cos(angle - 0.8))
    long = np.sin(2 * angle + 7 * t + p[1]) * ramp(t, 0.25, 0.6)
    grow = 1 + (0.12 * crease + 0.08 * long) * (1.0 if made.thin else 0.7)
    middle, half = (a + b) / 2, (a - b) / 2
    y = middle[:, :1] + half[:, :1] * np.cos(angle) * grow
    z = middle[:, 1:2] + half[:, 1:2] * np.cos(angle)
    x = -rest[:, 1:2] + rest[:, :1] * np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** 0.85 * grow
    ring = np.stack([x, hand * y, z], -1)
    ring = made.settle(ring if hand > 0 else ring[:, ::-1])
    core = lambda k: ring[k].mean(0)
    across = 0.10 * wide * np.abs(angle / np.pi - 1)  # mirrored, so that it closes
    cuffed = cut.collar in ('shirt', 'rib', 'roll')
    last = core(-1) + (ring[-1] - core(-1)) * (1.10 if cuffed else 1.0)
    down = np.array((0.0, 0.0, -0.058 if cut.collar == 'shirt' else -0.052))
    if cuffed:
        high, low = last + (0, 0, 0.004), last * 1.0 + down
        patch(kit, mats[0], np.concatenate([ring, (core(-1) + (last - core(-1)) * 0.9)[None]]), True, across)
    else:
        high, low = ring[-5], ring[-1]
        patch(kit, mats[0], ring, True, across)
    inside = lambda share, up: (low.mean(0) + (low - low.mean(0)) * share + (0, 0, up))[None]
    lining = [inside(1, 0), inside(0.95, -0.001), inside(0.90, 0.003), inside(0.82, 0.05), inside(0.02, 0.052)]
    if cuffed:
        lining = [(high.mean(0) + (high - high.mean(0)) * 0.93)[None], high[None], (high * 0.5 + low * 0.5)[None], *lining]
    patch(kit, mats[1], np.concatenate(lining), True, across)
    return np.stack([high, low])
