"""A garment's cloth as one: its grids refined, joined where they share a seam and eased across it, so that neither seam nor fold ends in a facet. Metres."""

from dataclasses import dataclass

import numpy as np
from studio.props.sheets import faces, normals, refined

FINER = 3  # points drawn for each of a piece's, along a row


def outwards(ring: np.ndarray) -> np.ndarray:
    """Unit normals of a tube's points, away from its middle."""
    wrapped = np.concatenate([ring[:, -1:], ring, ring[:, :1]], 1)
    out = normals(wrapped)[:, 1:-1]
    return out * np.sign((out * (ring - ring.mean(1, keepdims=True))).sum())


def fine(points: np.ndarray, ring: bool = False) -> np.ndarray:
    """A grid of points refined; ring: its last column meets its first."""
    if not ring:
        return refined(points, FINER)
    around = points.shape[1]
    return refined(np.concatenate([points[:, -2:], points, points[:, :3]], 1), FINER)[:, 2 * FINER : (2 + around) * FINER]


def _keys(grid: np.ndarray, count: int, ring: bool, first: int) -> np.ndarray:
    """A number for each refined point of a grid of numbers, the same in every grid that shares it; count: of points; first: from where on a grid's own are counted down."""
    grid = np.concatenate([grid, grid[:, :1]], 1) if ring else grid
    rows, columns = (FINER * (n - 1) + 1 for n in grid.shape)
    i, j = np.meshgrid(np.arange(rows), np.arange(columns), indexing='ij')
    down, across = i % FINER, j % FINER
    a, b = grid[i // FINER, j // FINER], grid[-(-i // FINER), -(-j // FINER)]
    part = np.where(a <= b, down + across, FINER - down - across) % FINER
    shared = (np.minimum(a, b) * count + np.maximum(a, b)) * FINER + part
    own = -1 - first - np.arange(rows * columns).reshape(rows, columns)
    return np.where((down > 0) & (across > 0), own, shared)[:, : columns - ring]


@dataclass(frozen=True)
class Sewn:
    """Refined grids of numbers, those of tubes last, and for each point (count) the numbers of its neighbours (padded with itself), how many they are,
    and whether it lies on an edge of the cloth."""

    grids: list[np.ndarray]
    near: np.ndarray
    degree: np.ndarray
    edge: np.ndarray

    @classmethod
    def of(cls, panels: list[np.ndarray], tubes: list[np.ndarray]) -> 'Sewn':
        """Join grids of a garment's numbers."""
        top = max(int(grid.max()) for grid in (*panels, *tubes))
        keys, first = [], 0
        for grid, ring in [*((grid, False) for grid in panels), *((grid, True) for grid in tubes)]:
            keys.append(_keys(grid, top + 1, ring, first))
            first += grid.size * (FINER + 1) ** 2
        _, ids = np.unique(np.concatenate([key.ravel() for key in keys]), return_inverse=True)
        grids, start = [], 0
        for key in keys:
            grids.append(ids[start : start + key.size].reshape(key.shape))
            start += key.size
        quads = [grid.ravel()[faces(*grid.shape, k >= len(panels))] for k, grid in enumerate(grids)]
        edges = np.sort(np.concatenate([np.concatenate(quads)[:, [k, (k + 1) % 4]] for k in range(4)]), 1)
        edges, count = np.unique(edges, axis=0, return_counts=True)
        total = int(ids.max()) + 1
        edge = np.zeros(total, bool)
        edge[edges[count == 1]] = True
        both = np.concatenate([edges, edges[:, ::-1]])
        both = both[np.argsort(both[:, 0], kind='stable')]
        degree = np.bincount(both[:, 0], minlength=total)
        slot = np.arange(len(both)) - np.repeat(np.cumsum(degree) - degree, degree)
        near = np.repeat(np.arange(total)[:, None], degree.max(), 1)
        near[both[:, 0], slot] = both[:, 1]
        return cls(grids, near, degree, edge)

    def joined(self, grids: list[np.ndarray]) -> np.ndarray:
        """Points (count, 3) of grids whose seams may gape by a hair."""
        total, count = np.zeros((len(self.edge), 3)), np.zeros(len(self.edge))
        for ids, grid in zip(self.grids, grids):
            np.add.at(total, ids.ravel(), grid.reshape(-1, 3))
            np.add.at(count, ids.ravel(), 1)
        return total / count[:, None]

    def eased(self, points: np.ndarray, share: np.ndarray, rounds: int) -> np.ndarray:
        """Points drawn towards their neighbours; share (count) of the way, of which edges go none."""
        moved = np.flatnonzero((share > 0.01) & ~self.edge)
        near, degree, part = self.near[moved], self.degree[moved, None], share[moved, None]
        spare = near.shape[1] - degree
        points = points.copy()
        for _ in range(rounds):
            own = points[moved]
            points[moved] = own + part * ((points[near].sum(1) - spare * own) / degree - own)
        return points
