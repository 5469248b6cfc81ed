"""A garment's pieces laid flat, as grids of points that share their seams: front, back and two sleeves. y across, z up, the neck's foot on z = 0; metres."""

import math
from dataclasses import dataclass

import numpy as np
from studio.props.cuts import Cut

PITCH = 0.015  # metres between the points of a piece
SLOPE = 0.34  # of a shoulder, and of the hanger below it
FRONT, BACK = -1, 1
CUFF = 4  # rows of a sleeve that its cuff holds
OPEN = {'lapel': 0.62}  # share of the length from which fronts hang open, by collar


def top(cut: Cut, y: np.ndarray) -> np.ndarray:
    """Height of the shoulder's seam."""
    away = np.abs(y)
    return -SLOPE * (np.hypot(np.maximum(away - 0.05, 0), 0.02) - 0.02) - 0.020 * (away / cut.shoulder) ** 9


def neckline(cut: Cut, side: int, y: np.ndarray) -> np.ndarray:
    """Height of the neck's edge within its width."""
    half, scoop = cut.neck
    share = np.clip(np.abs(y) / half, 0, 1)
    if side == BACK:
        return top(cut, y) - 0.016 * (1 - share**2)
    curve = (1 - share) ** 0.92 if scoop > 0.12 else np.sqrt(1 - share**2)
    return top(cut, y) - scoop * curve


def half(cut: Cut, z: np.ndarray) -> np.ndarray:
    """Half the body's width at a height."""
    shoulder, waist, hem = cut.body
    return np.interp(-z / cut.length, (0, 0.12, 0.30, 0.52, 0.9, 1), (shoulder, shoulder, (shoulder + waist) / 2 + 0.004, waist, hem, hem))


def hem(cut: Cut, side: int, u: np.ndarray) -> np.ndarray:
    """Height of the hem at a share of half the width."""
    z = -cut.length + cut.tail * np.abs(u) ** 2.2
    if cut.collar == 'lapel' and side == FRONT:  # fronts are cut away from where they close
        z = z + (0.042 if cut.length < 0.9 else 0.012) * np.exp(-np.abs(u / 0.16))
    return z


def upper(cut: Cut, side: int, u: np.ndarray) -> np.ndarray:
    """Height of a piece's upper edge, neck or shoulder, at a share of half the width."""
    y = u * cut.shoulder
    return np.where(np.abs(y) < cut.neck[0] - 1e-9, neckline(cut, side, y), top(cut, y))


@dataclass(frozen=True)
class Pieces:
    """Points (count, 2) of a garment laid flat, and its grids of their numbers: front (`right`: the same, but its right half where the front is open),
    back and the sleeves towards +y and -y (rows, round); columns: shares of half the width."""

    cut: Cut
    flat: np.ndarray
    front: np.ndarray
    right: np.ndarray
    back: np.ndarray
    sleeves: tuple[np.ndarray, np.ndarray]
    columns: np.ndarray

    @property
    def middle(self) -> int:
        """The column in which a front may be open."""
        return self.front.shape[1] // 2

    @property
    def panels(self) -> list[np.ndarray]:
        """Grids of front and back, an open front in two."""
        if self.right is self.front:
            return [self.front, self.back]
        return [self.front[:, : self.middle + 1], self.right[:, self.middle :], self.back]


def _columns(cut: Cut) -> np.ndarray:
    neck, outer, inner = cut.neck[0] / cut.shoulder, round((cut.shoulder - cut.neck[0]) / PITCH), round(cut.neck[0] / PITCH)
    right = np.concatenate([np.linspace(0, neck, inner + 1), np.linspace(neck, 1, outer + 1)[1:]])
    return np.concatenate([-right[:0:-1], right])


def _sheet(cut: Cut, side: int, columns: np.ndarray) -> np.ndarray:
    """Flat points (rows, columns, 2) of the front or back, its hem flared."""
    rows = np.linspace(0, 1, round(cut.length / PITCH) + 1)[:, None]
    start = upper(cut, side, columns)
    z = start + rows * (hem(cut, side, columns) - start)
    flare = 1 + cut.cloth.flare * np.clip((-z - 0.1) / (cut.length - 0.1), 0, 1)
    return np.stack([columns * half(cut, z) * flare, z], -1)


def _sleeve(cut: Cut, arm: np.ndarray) -> np.ndarray:
    """Flat points (rows below the armhole, round, 2) of the sleeve towards +y; arm: the armhole's points from the shoulder down."""
    _, wide, cuff, set_ = cut.arm
    rows, angle = round(cut.sleeve / PITCH) + 1, math.radians(set_)
    along, inwards = np.array((math.cos(angle), -math.sin(angle))), np.array((-math.sin(angle), -math.cos(angle)))
    t = np.linspace(0, 1, rows)[1:, None, None]
    width = np.where(np.arange(1, rows) >= rows - CUFF, cuff, wide)[:, None, None]
    spread = (np.linspace(0, 1, len(arm)) - 0.5)[None, :, None]
    core = arm[0] + 0.5 * wide * inwards + along * cut.sleeve * t
    own = core + spread * width * inwards
    ease = np.clip(1 - t * 1.25, 0, 1)
    sheet = own * (1 - ease) + (arm + along * cut.sleeve * t) * ease
    return np.concatenate([sheet, sheet[:, -2:0:-1]], 1)


def pieces(cut: Cut) -> Pieces:
    """The pieces of a cut, sewn at shoulders, sides and armholes."""
    columns = _columns(cut)
    front, back = _sheet(cut, FRONT, columns), _sheet(cut, BACK, columns)
    rows, across = front.shape[:2]
    count, armhole = rows * across, round(cut.arm[0] / PITCH)
    f, b = np.arange(count).reshape(rows, across), np.arange(count, 2 * count).reshape(rows, across)
    seam = np.abs(columns) * cut.shoulder >= cut.neck[0] - 1e-9
    b[0, seam] = f[0, seam]
    b[armhole:, [0, -1]] = f[armhole:, [0, -1]]
    flat, right = [front.reshape(-1, 2), back.reshape(-1, 2)], f
    if cut.collar in OPEN:
        first, right = round(OPEN[cut.collar] * rows), f.copy()
        right[first:, across // 2] = 2 * count + np.arange(rows - first)
        flat.append(front[first:, across // 2])
    sleeves, total = [], sum(map(len, flat))
    for hand, column in ((1, -1), (-1, 0)):
        ring = np.concatenate([f[: armhole + 1, column], b[armhole - 1 : 0 : -1, column]])
        made = _sleeve(cut, front[: armhole + 1, -1]) * (hand, 1)
        sleeves.append(np.concatenate([ring[None], total + np.arange(made[..., 0].size).reshape(made.shape[:2])]))
        flat.append(made.reshape(-1, 2))
        total += made[..., 0].size
    used = np.unique(np.concatenate([grid.ravel() for grid in (f, right, b, *sleeves)]))
    own = np.searchsorted(used, np.arange(total))  # points that a seam gave to its other side are no more
    new = own[right]
    return Pieces(cut, np.concatenate(flat)[used], own[f] if right is not f else new, new, own[b], tuple(own[grid] for grid in sleeves), columns)
