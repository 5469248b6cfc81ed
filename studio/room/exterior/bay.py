"""The water before the room by night: a bay from the foot of the house to the creek's far bank, with what it mirrors of the towers.

Frame and places as in `town`. Nothing is reflected by light: how much of lit towers a spot of water shows is computed here and told in its UV.
"""

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Material
from studio.kit.measures import Spot
from studio.room.exterior.town import EYE, FLOOR, Town, bearing, curved, polar

QUAY = 118.0  # metres from the eye to the near edge
SHORE = ((858, 38.2), (780, 39.2), (700, 42.5), (632, 47), (592, 54), (574, 62), (574, 74), (590, 88), (620, 112))  # right of the creek's mouth
MOUTH = 33.6  # degrees at which the creek leaves it
LEVEL = FLOOR + 0.55
EVERY = 0.25  # degrees from one told bearing to the next
SMEAR = 0.055  # by how much waves draw a mirrored thing out, up and down, as a tangent
WIDEST = 0.62  # half of a tower's breadth as it is seen, as a share of its longer side


class Bay:
    """Outline of the water, by bearing. creek: its left bank, points (x, y) from left to right."""

    def __init__(self, creek: np.ndarray) -> None:
        self.shore = curved([polar(r, a)[:2] for r, a in SHORE])
        creek_r, creek_a = bearing(creek)
        before = creek_a < MOUTH
        shore_r, shore_a = bearing(self.shore)
        angles, reach = np.concatenate([creek_a[before], shore_a]), np.concatenate([creek_r[before], shore_r])
        order = np.argsort(angles)
        self.angles, self.reach = angles[order], reach[order]

    def wet(self, spots: np.ndarray, margin: float = 0.0) -> np.ndarray:
        """Which spots (…, 2) lie in the water or less than margin metres from it."""
        r, a = bearing(spots)
        return (r > QUAY - margin) & (r < np.interp(a, self.angles, self.reach) + margin)

    def lay(self, town: Town, water: Material, towers: Sequence[tuple]) -> None:
        """The water's surface from bearing to bearing; towers as `night.TOWERS` has them."""
        angles = np.arange(-45.0, 112.0, EVERY)
        far = np.interp(angles, self.angles, self.reach)
        r = QUAY + (far[:, None] - QUAY) * np.linspace(0, 1, 22) ** 0.7
        spots = np.array([[polar(one, a)[:2] for one in row] for row, a in zip(r, angles)])
        sheet(town, water, spots, towers, (EYE[2] - LEVEL) / far[:, None])


def sheet(town: Town, water: Material, spots: np.ndarray, towers: Sequence[tuple], foot: np.ndarray | float = 0.0) -> None:
    """Water between rows of spots (n, m, 2), told what it mirrors; foot as in `mirrored`."""
    r, a = bearing(spots)
    told = np.stack(mirrored(a, (EYE[2] - LEVEL) / r, foot, towers), -1)
    points = np.concatenate([spots, np.full((*r.shape, 1), LEVEL)], -1)
    for i in range(len(spots) - 1):
        for j in range(spots.shape[1] - 1):
            town.face(water, points[[i, i, i + 1, i + 1], [j, j + 1, j + 1, j]], told[[i, i, i + 1, i + 1], [j, j + 1, j + 1, j]])


def mirrored(angles: np.ndarray, falls: np.ndarray, foot: np.ndarray | float, towers: Sequence[tuple]) -> tuple[np.ndarray, np.ndarray]:
    """What water shows at bearings in degrees where one looks down on it by falls, as tangents, both of one shape; foot: the fall on the bank behind.
    (How much of lit fronts, how much of the sky is hidden), both 0 to 1."""
    lit, hidden = 0.6 * np.exp(-np.maximum(falls - foot, 0) / 0.030), np.zeros_like(falls)  # quays, podiums and low houses on the bank
    for _, r, a, length, deep, high, _ in towers:
        half = math.degrees(math.atan(max(length, deep) * WIDEST / r))
        across = np.clip((half - np.abs(angles - a)) / 0.5 + 0.5, 0, 1)
        share = across / (1 + np.exp((falls - (EYE[2] - FLOOR + high) / r) / SMEAR))
        hidden = np.maximum(hidden, share * min(1.0, 900 / r))
        lit = np.maximum(lit, share * (0.50 + 0.30 * math.exp(-r / 900)))
    return np.clip(lit, 0, 1), np.clip(hidden, 0, 1)


def boats(town: Town, hull: Material, cabin: Material, lights: Sequence[Material], places: Sequence[tuple[Spot, float, float]]) -> None:  # noqa: PLR0913
    """Water taxis and dhows under way: ((metres, degrees), turn in degrees, length in metres) each, with a lit cabin and lamps along the roof."""
    for i, ((r, a), turn, long) in enumerate(places):
        at = np.array(polar(r, a)[:2])
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ahead, side = np.array((c, s)), np.array((-s, c))
        outline = np.array([(-0.5, -0.11), (0.25, -0.13), (0.5, 0.0), (0.25, 0.13), (-0.5, 0.11)]) * long
        foot = at + outline[:, :1] * ahead + outline[:, 1:] * side
        town.prism((hull, hull), foot, (LEVEL, LEVEL + 0.10 * long), 40 + i, top=1.06)
        middle = at - ahead * 0.08 * long
        house = middle + outline[[0, 1, 3, 4], :1] * 0.62 * ahead + outline[[0, 1, 3, 4], 1:] * 0.8 * side
        town.prism((cabin, hull), house, (LEVEL + 0.10 * long, LEVEL + 0.21 * long), 40 + i, (1.6, 0.11 * long))
        for k in range(5):
            town.spark(lights[(i + k) % len(lights)], (*(middle + ahead * long * (0.14 * k - 0.30)), LEVEL + 0.24 * long), 0.22)
