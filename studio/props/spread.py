"""How near to one another garments may hang on a rail: how far each reaches along it, by depth and height. Metres."""

import math

import numpy as np

DEEP, HIGH, CELL = (-0.36, 0.36), (-1.25, 0.10), 0.02  # depths before and behind the rail and heights above the neck that are looked at, a cell's side
GRID = (round((DEEP[1] - DEEP[0]) / CELL), round((HIGH[1] - HIGH[0]) / CELL))
CLEAR = 0.002  # metres kept between two garments
_SIDES = np.array([(x, y, z) for x in (-0.036, 0.036) for y in np.arange(-0.14, 0.15, 0.01) for z in np.arange(-0.70, -0.01, 0.01)])
FOLDED = np.concatenate([_SIDES, [(x, y, -0.06) for x in (-0.012, 0.012) for y in np.arange(-0.19, 0.20, 0.01)]])  # trousers over their hanger's bar


def outline(angle: float, points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The least and the greatest x (GRID, NaN where it is not) of a garment whose points (count, 3) are turned about its hook; angle: degrees."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y, z = points[:, 0] * c - points[:, 1] * s, points[:, 0] * s + points[:, 1] * c, points[:, 2]
    low, high = np.full(GRID, np.inf), np.full(GRID, -np.inf)
    i, j = (np.floor((one - start) / CELL).astype(int) for one, start in ((y, DEEP[0]), (z, HIGH[0])))
    at = np.clip(i, 0, GRID[0] - 1), np.clip(j, 0, GRID[1] - 1)
    np.minimum.at(low, at, x)
    np.maximum.at(high, at, x)
    none = np.isinf(low)
    return np.where(none, np.nan, low), np.where(none, np.nan, high)


def beside(taken: np.ndarray, low: np.ndarray) -> float:
    """Least x of a hook whose garment (its least x, GRID) keeps clear of what is taken already."""
    return float(np.nanmax(taken - low)) + CLEAR
