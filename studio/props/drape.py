"""Cloth of a garment that hangs on its hanger: body and sleeves as `tailoring` let them fall, refined, creased and hemmed. Local frame: shoulders along y,
the front looks to -x, the neck's foot on z = 0; metres."""

import random
from functools import cache

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props import patterns
from studio.props.cuts import CUTS, TAKES, Cut
from studio.props.hangers import STOCK, THIN_STOCK, kept_off, reach
from studio.props.patterns import BACK, CUFF, FRONT, Pieces
from studio.props.seams import FINER, Sewn, fine, outwards
from studio.props.sheets import faces, normals, ridges, sampled
from studio.props.soft import SHAPES, UNIT

CREASE = {
    'shirt': 0.0055,
    'blouse': 0.0035,
    'dress': 0.0030,
    'coat': 0.0030,
    'jacket': 0.0026,
    'knit': 0.0022,
    'roll': 0.0022,
}  # metres, of what wear left in a cloth
HEM, PROUD = 0.016, 0.0010  # metres a hem is high and stands out
HEAD = 0.0024  # metres a sleeve's head stands out from its seam
RIBS = ('rib', 'roll')  # collars of knits, whose hems are ribbed too
BAND, HELD, BLOUSED = 0.065, 0.10, 0.010  # metres of a knit's ribbed hem; share it draws the body in; metres the body stands out over it
YOKE = (0.115, 0.0032)  # metres from the neck down to the seam of a shirt's yoke, which is doubled and stands out
SHOULDER = 0.055  # metres about the end of a shoulder that are eased most


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


@cache
def _fallen(kind: str, take: int) -> tuple[Pieces, np.ndarray]:
    """A garment's pieces and its points (count, 3) at rest; FileNotFoundError if it was never hung."""
    with np.load(SHAPES / f'{kind}-{take}.npz') as kept:
        return patterns.pieces(CUTS[kind]), kept['points'] * UNIT


@cache
def _eased(kind: str, take: int) -> list[np.ndarray]:
    """Refined grids of front (twice where it is open, each its half), back and sleeves, as one cloth."""
    sewn, points = _fallen(kind, take)
    panels, cut = sewn.panels, sewn.cut
    cloth = Sewn.of(panels, list(sewn.sleeves))
    whole = cloth.joined([*(fine(points[grid]) for grid in panels), *(fine(points[grid], True) for grid in sewn.sleeves)])
    tip = np.array((cut.shoulder, float(patterns.top(cut, np.array(cut.shoulder)))))
    away = np.linalg.norm(np.abs(whole[:, 1:]) * (1, -1) - tip * (1, -1), axis=1)
    whole = cloth.eased(whole, np.full(len(whole), 0.5), cut.cloth.ease[0])
    whole = cloth.eased(whole, 0.5 * np.exp(-((away / SHOULDER) ** 2)), cut.cloth.ease[1])
    side = np.zeros(len(whole))
    for number, ids in enumerate(cloth.grids[: len(panels)]):
        side[ids] += FRONT if number < len(panels) - 1 else BACK
    for ids in cloth.grids[len(panels) :]:
        turn = ids.shape[1] // 2
        side[ids[1:, 1:turn]], side[ids[1:, turn + 1 :]] = FRONT, BACK
    wood = reach(cut.shoulder, cut.collar in RIBS) + 0.008, STOCK.get(kind, THIN_STOCK) + 0.003
    crest = np.exp(-((np.maximum(0, patterns.top(cut, whole[:, 1]) - whole[:, 2]) / 0.06) ** 2)) * 0.5
    for _ in range(4):  # easing let the seam sink into the wood
        kept_off(whole, whole, np.sign(side), wood)
        whole = cloth.eased(whole, crest, 3)
    kept_off(whole, whole, np.sign(side), wood)
    return [whole[ids] for ids in cloth.grids]


class Body:
    """A garment at rest: grids of points (rows, columns, 3) of its front halves (-y, +y), its back and its sleeves (+y, -y)."""

    def __init__(self, kind: str, rng: random.Random) -> None:
        take = rng.randrange(TAKES.get(kind, 2))
        sewn, (*fronts, back, near, far) = _fallen(kind, take)[0], _eased(kind, take)
        self.cut: Cut = CUTS[kind]
        self.columns, turned = sewn.columns, rng.random() < 0.5
        self.open, sleeves = len(fronts) > 1, [near, far]
        if turned:  # mirrored, another garment
            *fronts, back = ((grid * (1, -1, 1))[:, ::-1] for grid in (*fronts[::-1], back))
            sleeves = [grid * (1, -1, 1) for grid in sleeves[::-1]]
        self.middle = sewn.middle * FINER
        self.crease, self.seed = CREASE.get(kind, 0.0), rng.randrange(1000)
        self.sway, self.twist = rng.uniform(-0.010, 0.010), rng.uniform(-0.10, 0.10)
        self.grown = rng.uniform(0.95, 1.03)
        if self.open:
            self.left, self.right = (self._worn(grid, FRONT) for grid in fronts)
        else:
            whole = self._worn(fronts[0], FRONT)
            self.left, self.right = whole[:, : self.middle + 1], whole[:, self.middle :]
        self.back = self._worn(back, BACK)
        self.sleeves = [self._tube(grid, k) for k, grid in enumerate(sleeves)]

    def _worn(self, grid: np.ndarray, side: int) -> np.ndarray:
        """A panel with creases of wear across its middle and a hem that stands out, or a band that draws it in."""
        rows, columns = grid.shape[:2]
        inside = np.minimum(1, np.minimum(np.arange(columns), np.arange(columns)[::-1]) / 5)
        free = inside * ramp(np.arange(rows), 8, 40)[:, None]
        u, v = grid[..., 1] + 0.8 * grid[..., 2], grid[..., 2] - 0.5 * grid[..., 1]
        out = self.crease * (ridges(11 * u + side, 7 * v, self.seed + side, 2.5) + 0.7 * ridges(19 * v, 10 * u, self.seed + 9 + side, 2.5) - 0.3)
        near = np.arange(rows)[::-1] * patterns.PITCH / FINER
        if self.cut.collar in RIBS:
            band, over = ramp(-near, -BAND - 0.012, -BAND + 0.016)[:, None], np.exp(-(((near - BAND - 0.030) / 0.026) ** 2))[:, None]
            grid = grid * np.stack([1 - 2 * HELD * band, 1 - HELD * band, np.ones_like(band)], -1)
            return grid + (side * BLOUSED * over * inside)[..., None] * (1, 0, 0) - side * normals(grid) * (out * free)[..., None]
        doubled = np.broadcast_to(PROUD * ramp(-near, -HEM - 0.004, -HEM + 0.001)[:, None], (rows, columns))
        if self.cut.collar == 'shirt' and side == BACK:
            doubled = doubled + YOKE[1] * ramp(grid[..., 2], -YOKE[0] - 0.002, -YOKE[0] + 0.002) * inside * np.minimum(1, np.arange(rows) / 6)[:, None]
        return grid - side * normals(grid) * (out * free + doubled)[..., None]

    def _tube(self, grid: np.ndarray, number: int) -> np.ndarray:
        """A sleeve creased where an elbow bent it, its head proud of the seam."""
        rows, columns = grid.shape[:2]
        t, angle = np.linspace(0, 1, rows)[:, None], np.linspace(0, 2 * np.pi, columns, endpoint=False)[None]
        at, seed = t * (rows / FINER) * patterns.PITCH, self.seed + 40 * number
        bent = np.exp(-(((t - 0.55) / 0.13) ** 2)) + 0.6 * np.exp(-(((t - 0.84) / 0.07) ** 2))
        slant = ridges(34 * at + 1.6 * np.cos(angle + 0.6 * number), 1.3 * np.sin(angle) + 0 * at, seed, 3.0)
        long = ridges(2.2 * np.cos(angle) + 0 * at, 5 * at + 1.1 * np.sin(angle), seed + 7)
        out = self.crease * (1.4 * bent * slant + 0.8 * long - 0.2) * ramp(t, 0.04, 0.25) * ramp(-t, -0.96, -0.88)
        head = HEAD * (ramp(np.arange(rows), 0, 2.5) * (1 - 0.7 * ramp(np.arange(rows), 6, 30)))[:, None]
        return grid + outwards(grid) * (out + head)[..., None]

    def top(self, y: np.ndarray) -> np.ndarray:
        """Height of the shoulder's seam."""
        return patterns.top(self.cut, y)

    def neckline(self, side: int, y: np.ndarray) -> np.ndarray:
        """Height of the neck's edge within its width."""
        return patterns.neckline(self.cut, side, y)

    def hem(self, side: int, u: np.ndarray) -> np.ndarray:
        """Height of the hem in the cut, at a share of half the width."""
        return patterns.hem(self.cut, side, u)

    def on(self, side: int, y: np.ndarray, z: np.ndarray, gap: np.ndarray | float = 0.0) -> np.ndarray:
        """Points (..., 3) over the cloth where its cut has y and z, `gap` metres out of it."""
        y, z, gap = (np.asarray(one, float) for one in np.broadcast_arrays(y, z, gap))
        u = np.clip(y / patterns.half(self.cut, z), -1, 1)
        start = patterns.upper(self.cut, side, u)
        share = np.clip((start - z) / (start - self.hem(side, u)), 0, 1)
        at = np.interp(u, self.columns, np.arange(len(self.columns)) * FINER)
        if side == BACK:
            return self._over(self.back, share, at, -gap)
        beyond = (y >= 0)[..., None]
        return np.where(beyond, self._over(self.right, share, np.maximum(at - self.middle, 0), gap), self._over(self.left, share, at, gap))

    @staticmethod
    def _over(grid: np.ndarray, share: np.ndarray, at: np.ndarray, gap: np.ndarray) -> np.ndarray:
        row = share * (len(grid) - 1)
        return sampled(grid, row, at) + sampled(normals(grid), row, at) * gap[..., None]

    def depth(self, side: int, y: np.ndarray, z: np.ndarray) -> np.ndarray:
        """x of the cloth before (FRONT) or behind the hanger, near the neck, where it lies as it was cut."""
        return self.on(side, y, z)[..., 0]

    def points(self) -> np.ndarray:
        """All its points (count, 3) as they hang, and where its collar may lie."""
        grids = [self.left, self.right, self.back, *self.sleeves]
        near = np.array([(x, y, z) for x in (-0.06, 0.05) for y in np.linspace(-0.10, 0.10, 9) for z in (-0.08, -0.04, 0.0)])
        return np.concatenate([self.settle(grid).reshape(-1, 3) for grid in grids] + [near])

    def settle(self, points: np.ndarray) -> np.ndarray:
        """Points as this one of its kind hangs: longer or shorter, swayed and turned a little towards its hem."""
        z = np.where(points[..., 2] < -0.1, -0.1 + (points[..., 2] + 0.1) * self.grown, points[..., 2])
        share = np.clip(-z / self.cut.length, 0, 1.2) ** 1.6
        angle = self.twist * share
        x, y = points[..., 0] + self.sway * share, points[..., 1]
        return np.stack([x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle), z], -1)


def _turned_in(cloth: np.ndarray, inwards: np.ndarray) -> list[np.ndarray]:
    """Rows of a hem that is turned in below the last row of a cloth, up its inside along it: straight up it would come out beside a fold; inwards: unit
    normals."""
    edge = [cloth[-1] + inwards[-1] * deep + (0, 0, up) for deep, up in ((0.0006, -0.0006), (0.0022, 0.0))]
    return [*edge, *(cloth[-1 - k] + inwards[-1 - k] * deep for k, deep in ((1, 0.0028), (10, 0.0032)))]


def body(kit: Kit, mats: tuple[Material, Material], made: Body) -> None:
    """Front and back with their hems; mats: cloth, and ribbing of the hem of a knit."""
    rib = made.cut.collar in RIBS
    at = np.linspace(0, len(made.columns) - 1, made.back.shape[1])
    lay = np.interp(at, np.arange(len(made.columns)), made.columns) * made.cut.body[2] * (1 + made.cut.cloth.flare)  # on the cloth it was cut from
    halves = (made.left, lay[: made.middle + 1]), (made.right, lay[made.middle :])
    fronts = halves if made.open else [(np.concatenate([made.left, made.right[:, 1:]], 1), lay)]
    for panel, across, side in [*((*front, FRONT) for front in fronts), (made.back, lay, BACK)]:
        ring = made.settle(np.concatenate([panel, _turned_in(panel, side * normals(panel))]))
        cut = len(panel) - round(BAND / patterns.PITCH * FINER) if rib else len(ring) - 1
        patch(kit, mats[0], ring[: cut + 1], across=across)
        if rib:
            patch(kit, mats[1], ring[cut:], across=across)


def sleeve(kit: Kit, mats: tuple[Material, Material], made: Body, number: int) -> np.ndarray:
    """A sleeve with its cuff or its hem, dark inside; number: 0 towards +y; mats: cloth and cuff. Returns the cuff's points (rows, round, 3), from its opening on."""
    ring = made.settle(made.sleeves[number])
    columns = ring.shape[1]
    cuffed = made.cut.collar != 'lapel'
    first = len(ring) - 1 - (CUFF * FINER - 2 if cuffed else 3)
    across = 0.15 * np.abs(np.arange(columns) * 2 / columns - 1)
    patch(kit, mats[0], ring[: first + 3] if cuffed else ring, True, across)
    step = np.linspace(0.0030, 0.0016, columns)[None, :, None]  # its end lies over its beginning, where it is buttoned
    split = int(np.argmin(ring[-4, :, 0]))
    out, ring = (np.roll(grid, -split, 1) for grid in (outwards(ring), ring))
    shell = ring[first:] + out[first:] * (step if cuffed else 0.0)
    rows = np.stack(_turned_in(np.concatenate([ring[:first], shell]), -out))
    rows = [(shell[0] - out[first] * 0.004)[None], shell, rows] if cuffed else [shell[-1:], rows]
    patch(kit, mats[1], np.concatenate(rows), True, across)
    return shell
