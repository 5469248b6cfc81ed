"""Hangs the studio's garments once: `python -m studio.props.tailoring [kind …]` lets the cloth of CUTS fall on its hanger and writes `shapes/<kind>-<take>.npz`.

Position-based, as the duvet: lengths of the flat cut are kept, the front keeps off the back, sleeves off the body. Four CPU seconds a garment. Metres."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from studio.props.cuts import CUTS, TAKES
from studio.props.hangers import INSET, STOCK, THIN_STOCK, kept_off
from studio.props.patterns import Pieces, pieces
from studio.props.soft import SHAPES, UNIT

STEPS, DT, DAMP = 800, 1 / 480, 0.985  # of a simulation: their count, seconds each, share of speed left after one
SPRING = 0.72  # share of the way round a sleeve that is kept straight
ASIDE = 0.255  # metres from the hook within which sleeves hang, clear of the wall
APART, WALL = 0.006, {'coat': 0.060, 'dress': 0.060, 'jacket': 0.055}  # metres front keeps off back; to neighbours


@dataclass
class Links:
    """Pairs of points a and b whose distance is kept at a length, with a strength of 0 to 1; no point occurs twice."""

    a: np.ndarray
    b: np.ndarray
    length: np.ndarray
    strength: float

    def pull(self, points: np.ndarray) -> None:
        """Move points towards their distances."""
        apart = points[self.b] - points[self.a]
        now = np.maximum(np.sqrt((apart * apart).sum(1)), 1e-9)
        move = apart * (0.5 * self.strength * (now - self.length) / now)[:, None]
        points[self.a] += move
        points[self.b] -= move


def _batches(grid: np.ndarray, step: tuple[int, int], ring: bool) -> list[tuple[np.ndarray, np.ndarray]]:
    """Points of a grid of numbers that lie (rows, columns) apart, in batches in which none occurs twice; ring: the last column meets the first."""
    down, across = step
    if ring and across:
        grid = np.concatenate([grid, grid[:, : abs(across)]], 1)
    a = grid[: grid.shape[0] - down, max(0, -across) : grid.shape[1] - max(0, across)]
    b = grid[down:, max(0, across) : grid.shape[1] - max(0, -across)]
    a, b = (a, b) if down else (a.T, b.T)
    line, span = np.arange(len(a)), down or abs(across)
    whole = len(line) - len(line) % (2 * span) if ring and not down else len(line)
    chosen = [(line < whole) & ((line // span) % 2 == k) for k in (0, 1)] + [(line >= whole) & (line % span == k) for k in range(span)]
    return [(a[pick].ravel(), b[pick].ravel()) for pick in chosen if pick.any()]


def _round(sewn: Pieces, sleeve: np.ndarray) -> np.ndarray:
    """For each point (count) of a sleeve its mean distance to the next one round it."""
    flat, out = sewn.flat[sleeve], np.zeros(len(sewn.flat))
    out[sleeve] = np.linalg.norm(np.diff(flat, axis=1, append=flat[:, :1]), axis=2).mean(1, keepdims=True)
    return out


def _links(sewn: Pieces) -> list[Links]:
    """What keeps a garment's cut: threads, weave and stiffness."""
    (near, far), shear = sewn.cut.cloth.bend, sewn.cut.cloth.shear
    kinds = {(1, 0): 1, (0, 1): 1, (1, 1): shear, (1, -1): shear, (2, 0): near, (0, 2): near, (4, 0): far, (0, 4): far}
    out = []
    for grid, ring in [*((panel, False) for panel in sewn.panels), *((sleeve, True) for sleeve in sewn.sleeves)]:
        for step, strength in kinds.items():
            for a, b in _batches(grid, step, ring):
                length = np.linalg.norm(sewn.flat[a] - sewn.flat[b], axis=1)
                if ring and step[1] > 1:  # round a sleeve cloth springs back from the fold in which it was laid flat
                    length = np.maximum(length, SPRING * step[1] * _round(sewn, grid)[a])
                out.append(Links(a, b, length, strength))
    return out


def _folds(sewn: Pieces, grid: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """x of the folds with which a panel begins to fall: three to six, each of its own width, that deepen downwards."""
    y, z = sewn.flat[grid, 0], sewn.flat[grid, 1]
    wide = np.abs(y).max(1, keepdims=True)
    t = np.clip((-z - 0.08) / (sewn.cut.length - 0.08), 0, 1)
    u = y / wide * (1 - 0.12 * t) + rng.uniform(-0.04, 0.04) * np.sin(5 * z + rng.uniform(0, 6))
    out = np.zeros_like(y)
    for at in rng.uniform(-0.95, 0.95, int(rng.integers(3, 7))):
        width, start = rng.uniform(0.10, 0.24), rng.uniform(0.0, 0.4)
        height = rng.uniform(0.6, 1.0) * rng.choice((-1, 1), p=(0.65, 0.35))
        grown = np.clip((t - start) / (1 - start), 0, 1) ** 0.8
        out += height * grown * np.exp(-(np.abs((u - at) / (width * (0.55 + 0.45 * t))) ** 1.5))
    return sewn.cut.cloth.fold * out * np.minimum(1, (1 - np.abs(y / wide)) * 8)


def _held_up(sewn: Pieces, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Points (count, 3) of a garment as it is let go, and the numbers of those that hanger and collar hold."""
    cut, flat, columns = sewn.cut, sewn.flat, sewn.columns
    points = np.concatenate([np.zeros((len(flat), 1)), flat], 1)
    bulge = 0.018 * np.sqrt(np.maximum(1 - np.abs(columns) ** 3, 0)) * np.sqrt(np.minimum(1, np.linspace(0, 6, len(sewn.front))))[:, None]
    fold = [_folds(sewn, grid, rng) for grid in (sewn.front, sewn.back)]
    for grid, side, own in ((sewn.right, -1, fold[0]), (sewn.front, -1, fold[0]), (sewn.back, 1, fold[1])):
        points[grid, 0] = side * (bulge + own)
    shared = np.intersect1d(sewn.front, sewn.back)
    points[shared, 0] = 0
    low = np.clip((-flat[:, 1] / cut.length - 0.1) / 0.9, 0, 1)
    body = np.unique(np.concatenate([panel.ravel() for panel in sewn.panels]))
    points[body, 1] *= 1 - cut.cloth.drawn * low[body]
    for sleeve in sewn.sleeves:
        t, angle = np.linspace(0, 1, len(sleeve))[1:, None], np.linspace(0, 2 * np.pi, sleeve.shape[1], endpoint=False)
        points[sleeve[1:], 0] = -0.014 * np.sin(angle) - rng.uniform(0.02, 0.07) * t**1.5 + 0.012 * t * np.sin(2 * angle + rng.uniform(0, 6) + 4 * t)
    points[:, 0] += rng.normal(0, 0.0006, len(points))
    seam, neck = sewn.front[0], np.abs(flat[sewn.front[0], 0])
    padded = 0.014 if cut.collar == 'lapel' else INSET
    held = seam[(neck >= cut.neck[0] - 1e-6) & (neck <= cut.shoulder - padded)]
    points[held, 0] = 0
    ring = [(sewn.back[0], 0.024)] + ([(sewn.front[0], -0.034)] if cut.neck[1] < 0.12 else [])
    for row, deep in ring:
        row = row[np.abs(flat[row, 0]) < cut.neck[0] - 1e-6]
        points[row, 0] = deep * np.sqrt(1 - (flat[row, 0] / cut.neck[0]) ** 2)
        held = np.concatenate([held, row])
    return points, held


def _sides(sewn: Pieces) -> np.ndarray:
    """For each point (count) -1 on the front half of body and sleeves, 1 on the back, 0 on the seams between."""
    side = np.zeros(len(sewn.flat))
    for sleeve in sewn.sleeves:
        turn = sleeve.shape[1] // 2
        side[sleeve[:, 1:turn]], side[sleeve[:, turn + 1 :]] = -1, 1
    for grid, sign in ((sewn.front, -1), (sewn.right, -1), (sewn.back, 1)):
        side[grid] = sign
    side[np.intersect1d(sewn.front, sewn.back)] = 0
    return side


def _parted(points: np.ndarray, front: np.ndarray, back: np.ndarray, gap: np.ndarray | float) -> None:
    """Keep points of a front before those of a back."""
    lack = np.maximum(gap - (points[back, 0] - points[front, 0]), 0) * 0.5 * (front != back)
    points[front, 0] -= lack
    points[back, 0] += lack


def _before_body(sewn: Pieces, points: np.ndarray, hand: int) -> None:
    """Keep a sleeve before the front or beside the body, whichever is nearer."""
    sleeve, column = (sewn.sleeves[0], -1) if hand > 0 else (sewn.sleeves[1], 0)
    grid = sewn.right if hand > 0 else sewn.front
    rows, columns = grid.shape
    row = np.interp(-points[sleeve[2:].ravel(), 2], -points[grid[:, column], 2], np.arange(rows), right=rows + 5)
    low = row < rows - 1
    own, row = sleeve[2:].ravel()[low], row[low]
    share = hand * points[own, 1] / np.interp(row, np.arange(rows), np.abs(points[grid[:, column], 1]))
    inside = share < 1.02
    own, row, share = own[inside], row[inside], np.clip(share[inside], 0, 1)
    across = np.interp(hand * share, sewn.columns, np.arange(columns))
    i, j = np.minimum(row.astype(int), rows - 2), np.minimum(across.astype(int), columns - 2)
    s, t, x = row - i, across - j, points[grid, 0]
    surface = (x[i, j] * (1 - t) + x[i, j + 1] * t) * (1 - s) + (x[i + 1, j] * (1 - t) + x[i + 1, j + 1] * t) * s
    over, out = np.maximum(points[own, 0] - surface + 0.004, 0), np.maximum(1.02 - share, 0) * 0.2
    beside = over > out
    points[own, 0] -= np.where(beside, 0, over) * 0.5
    points[own, 1] += np.where(beside, hand * out * 0.3, 0)


def hung(kind: str, take: int) -> np.ndarray:
    """Points (count, 3) of a garment as it came to rest; each take falls otherwise."""
    sewn, rng = pieces(CUTS[kind]), np.random.default_rng([take, len(kind)])
    points, held = _held_up(sewn, rng)
    rest, links, speed = points[held].copy(), _links(sewn), np.zeros_like(points)
    gap = np.broadcast_to(APART * np.minimum(1, (1 - np.abs(sewn.columns)) * 6), sewn.front.shape)
    wall, side, hanger = WALL.get(kind, 0.048), _sides(sewn), (sewn.cut.shoulder - INSET + 0.004, STOCK.get(kind, THIN_STOCK) + 0.004)
    turn = sewn.sleeves[0].shape[1] // 2
    tube = sewn.cut.cloth.round * np.sin(np.linspace(0, np.pi, turn + 1)[1:-1])
    for _ in range(STEPS):
        speed[:, 2] -= 9.81 * DT
        before = points.copy()
        points += speed * DT
        for link in links:
            link.pull(points)
        kept_off(points, before, side, hanger)
        for grid in (sewn.front, sewn.right):
            _parted(points, grid, sewn.back, gap)
        for axis, room in ((0, wall), (1, ASIDE)):
            points[:, axis] -= 0.3 * (points[:, axis] - np.clip(points[:, axis], -room, room))
        for hand, sleeve in zip((1, -1), sewn.sleeves):
            _before_body(sewn, points, hand)
            _parted(points, sleeve[2:, 1:turn], sleeve[2:, :turn:-1], tube)
        points[held] = rest
        speed = (points - before) / DT * DAMP
        speed *= np.minimum(1, 3 / np.maximum(np.linalg.norm(speed, axis=1, keepdims=True), 1e-9))
    return points


def main(kinds: Sequence[str]) -> None:
    """Hang what is named, or everything."""
    for kind in kinds or CUTS:
        for take in range(TAKES.get(kind, 2)):
            points = hung(kind, take)
            np.savez_compressed(SHAPES / f'{kind}-{take}.npz', points=np.round(points / UNIT).astype('i2'))
            print(kind, take, len(points), points.min(0).round(3), points.max(0).round(3), flush=True)


if __name__ == '__main__':
    main(sys.argv[1:])
