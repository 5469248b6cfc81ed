"""A tree near enough for its leaves or bare twigs to be told apart: limbs that fork and taper, twigs, leaves in masses over a dark inside. Metres."""

import math
from dataclasses import dataclass, field

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.room.exterior.plants import leaves

FORKS = ((5, 0.62, 40), (4, 0.64, 42), (4, 0.66, 46), (3, 0.72, 50))  # of each order: branches, their length as a share, degrees they leave by
LAST = len(FORKS)
STRAIGHT = 0.62  # share of a trunk that carries no limbs
WHITE_FROM = 0.022  # metres of radius: a birch's thinner limbs are brown
SHOOTS = 4  # from every point of a bare twig


@dataclass(frozen=True)
class Habit:
    """A tree's height, a leaf's length and its width as a share of it; leaves on a twig."""

    height: float
    leaf: float = 0.095
    slim: float = 0.56
    count: int = 168


@dataclass
class Wood:
    """What has grown: lines of points with their radii at both ends; twigs are lines of the last order."""

    limbs: list[tuple[np.ndarray, float, float]] = field(default_factory=list)
    twigs: list[np.ndarray] = field(default_factory=list)
    boughs: list[np.ndarray] = field(default_factory=list)


def _grow(wood: Wood, rng: np.random.Generator, foot: np.ndarray, ahead: np.ndarray, size: tuple[float, float], order: int = 0) -> None:  # noqa: PLR0913
    """Grow a branch of a length and a radius from its foot, then what it forks into; it turns up to the light and wanders."""
    long, thick = size
    points, way = [foot], ahead
    for _ in range(5):
        way = way + rng.normal(0, 0.10 + 0.04 * order, 3) + np.array((0, 0, 0.10 if order else 0.02))
        way = way / np.linalg.norm(way)
        points.append(points[-1] + way * long / 5)
    line = np.array(points)
    wood.limbs.append((line, thick, thick * 0.55))
    if order == LAST:
        wood.twigs.append(line)
        return
    if order == LAST - 1:
        wood.boughs.append(line)
    many, share, leaves_by = FORKS[order]
    turn = rng.uniform(0, 2 * math.pi)
    for i in range(many):
        t = STRAIGHT + (1 - STRAIGHT) * (i + 1) / many if order == 0 else 0.35 + 0.65 * (i + 1) / many
        at = line[0] + (line[-1] - line[0]) * t if t >= 1 else line[int(t * 5)] + (line[int(t * 5) + 1] - line[int(t * 5)]) * (t * 5 % 1)
        side = np.cross(way, (math.cos(turn + 2.4 * i), math.sin(turn + 2.4 * i), 0.15))
        angle = math.radians(leaves_by * rng.uniform(0.7, 1.25) * (0.55 if i == many - 1 else 1.0))
        out = way * math.cos(angle) + side / np.linalg.norm(side) * math.sin(angle)
        _grow(wood, rng, at, out / np.linalg.norm(out), (long * share * rng.uniform(0.8, 1.15), thick * (0.66 - 0.12 * t)), order + 1)


def full_tree(kit: Kit, mats: tuple[Material, Material], at: Point, habit: Habit, seed: int = 0) -> None:
    """Broad-leaved tree on a ground point; bark and leaf materials in mats, of which the leaf's is told shade in u (`paint.foliage`)."""
    bark, green = mats
    rng = np.random.default_rng(seed)
    wood = Wood()
    _grow(wood, rng, np.array(at, float), np.array((rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), 1.0)), (habit.height * 0.46, habit.height * 0.019))
    for line, thick, thin in wood.limbs:
        kit.tube(bark, line, thick, 10 if thick > 0.05 else 5, thin)
    tips = np.concatenate([twig[[2, 4, 5]] for twig in wood.twigs])
    middle, reach = tips.mean(0), np.maximum(np.ptp(tips, axis=0) / 2, 0.5)
    _inside(kit, green, wood, habit, rng)
    points = np.repeat(tips, habit.count // 3, 0)
    off = rng.normal(0, 1, points.shape) * (0.19, 0.19, 0.13)
    points = points + off - np.array((0, 0, 0.05))
    place = (points - middle) / reach
    own = np.repeat(rng.normal(0, 0.10, len(tips)), habit.count // 3)  # masses: twigs of a side lie in light or in shade together
    shade = 0.46 - 0.40 * place[:, 2] - 0.30 * (np.linalg.norm(place, axis=1) - 0.75) - 0.9 * off[:, 2] + own
    leaves(kit, green, points, (habit.leaf, 0.35, habit.slim), rng, np.clip(shade, 0.0, 0.96))


def bare_tree(kit: Kit, mats: tuple[Material, Material], at: Point, height: float, seed: int = 0) -> None:
    """Birch in winter on a ground point: mats are its white bark and the brown of its thin wood, of which shoots hang from every twig."""
    bark, brown = mats
    rng = np.random.default_rng(seed)
    wood = Wood()
    _grow(wood, rng, np.array(at, float), np.array((rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), 1.0)), (height * 0.52, height * 0.013))
    for line, thick, thin in wood.limbs:
        kit.tube(bark if thick > WHITE_FROM else brown, line, thick, 10 if thick > 0.04 else 5, thin)
    feet = np.concatenate([twig[1:] for twig in wood.twigs])
    feet = np.repeat(feet, SHOOTS, 0) + rng.normal(0, 0.004, (len(feet) * SHOOTS, 3))
    leaves(kit, brown, feet, (height * 0.055, 0.75, 0.011), rng, rng.uniform(0, 0.4, len(feet)))


def _inside(kit: Kit, green: Material, wood: Wood, habit: Habit, rng: np.random.Generator) -> None:
    """Dark leaves about every bough: what one sees between leaves is more leaves."""
    hearts = np.concatenate([bough[[2, 4, 5]] for bough in wood.boughs])
    points = np.repeat(hearts, habit.count // 4, 0)
    points = points + rng.normal(0, 1, points.shape) * (0.22, 0.22, 0.16)
    leaves(kit, green, points, (habit.leaf * 1.5, 0.3, habit.slim * 1.25), rng, rng.uniform(0.80, 1.0, len(points)))
