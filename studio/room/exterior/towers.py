"""Kinds of towers, each with its own outline: told by length, depth and height in metres, built at a spot with a turn in degrees."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.measures import Size, Spot
from studio.room.exterior.town import FLOOR, Town, oval, rectangle

STOREY = 3.2  # homes
OFFICE = 3.9
SHOPS, TWIN_SHOPS = (1.7, 1.6), (2.2, 1.5)  # of a tower's length and depth: the shops at its foot


@dataclass(frozen=True)
class Paints:
    """Materials of towers: walls of homes and offices, of which a tower has one; what is lit at its foot, its head and its corners."""

    homes: tuple[Material, ...]
    balconies: Material
    offices: tuple[Material, ...]
    podium: Material
    roof: Material
    crown: Material
    line: Material
    red: Material


@dataclass(frozen=True)
class Tower:
    """One tower: its spot, length, depth and height, turn in degrees, number."""

    at: Spot
    size: Size
    turn: float
    key: int

    def box(self, length: float, deep: float, shift: Spot = (0.0, 0.0)) -> np.ndarray:
        """A rectangle as shares of length and depth, shifted by shares of them."""
        long, far, _ = self.size
        c, s = np.cos(np.radians(self.turn)), np.sin(np.radians(self.turn))
        x, y = shift[0] * long, shift[1] * far
        return rectangle(long * length, far * deep, self.turn, (self.at[0] + c * x - s * y, self.at[1] + s * x + c * y))

    def level(self, share: float, storey: float = STOREY) -> float:
        """Height of the storey's floor next to a share of the tower's height."""
        return FLOOR + storey * round(self.size[2] * share / storey)


def _feet(town: Town, p: Paints, t: Tower, storeys: int = 3) -> None:
    town.prism((p.podium, p.roof), t.box(*SHOPS), (FLOOR, FLOOR + 4.5 * storeys), t.key, (1.8, 4.5))


def _mast(town: Town, p: Paints, at: np.ndarray, z: float, high: float) -> None:
    """A mast with its red lights."""
    town.prism((p.roof, p.roof), oval(1.6, 1.6, 0, tuple(at), 6), (z, z + high), 0, (2.0, 4.0), 0.4)
    for share in (0.5, 1.0):
        town.spark(p.red, (*at, z + high * share + 0.8), 1.5)


def _plant(town: Town, p: Paints, t: Tower, foot: np.ndarray, z: float) -> None:
    """What stands on a flat roof: a parapet's line and the lifts' house, red lights on two corners."""
    middle = foot.mean(0)
    town.prism((p.roof, p.roof), middle + (foot - middle) * 0.55, (z, z + 4.5), t.key)
    for corner in foot[:: max(1, len(foot) // 2)]:
        town.spark(p.red, (*(middle + (corner - middle) * 0.96), z + 1.5), 1.0)


def setbacks(town: Town, p: Paints, t: Tower) -> None:
    """A slab of homes in three steps, the last a lantern with a mast."""
    _feet(town, p, t)
    wall = p.homes[t.key % len(p.homes)]
    low, mid, high = t.level(0.62), t.level(0.84), t.level(1.0)
    town.prism((wall, p.roof), t.box(1.0, 1.0), (FLOOR, low), t.key)
    town.prism((wall, p.roof), t.box(0.74, 0.86), (low, mid), t.key)
    top = town.prism((wall, p.roof), t.box(0.48, 0.66), (mid, high), t.key)
    town.prism((p.crown, p.roof), t.box(0.50, 0.68), (high, high + 1.0), t.key)
    town.prism((p.roof, p.roof), t.box(0.40, 0.56), (high + 1.0, high + 6), t.key, top=0.7)
    _mast(town, p, top.mean(0), high + 6, t.size[2] * 0.10)


def round_shaft(town: Town, p: Paints, t: Tower) -> None:
    """A round tower of glass: a recess, and over it the screen before the plant on its roof."""
    _feet(town, p, t, 2)
    wall, high = (p.homes[3] if t.key % 2 == 0 else p.offices[t.key % len(p.offices)]), t.level(1.0, OFFICE)
    wide = t.size[0]
    town.prism((wall, p.roof), oval(wide, wide, t.turn, t.at), (FLOOR, high), t.key, (1.6, OFFICE))
    dark = p.offices[1]
    town.prism((p.roof, p.roof), oval(wide * 0.88, wide * 0.88, t.turn, t.at), (high, high + 3.2), t.key)
    town.prism((dark, p.roof), oval(wide, wide, t.turn, t.at), (high + 3.2, high + 3.2 + 2 * OFFICE), t.key, (1.6, OFFICE))
    town.prism((p.roof, p.roof), oval(wide * 1.01, wide * 1.01, t.turn, t.at), (high + 3.2 + 2 * OFFICE, high + 4.0 + 2 * OFFICE), t.key)
    town.prism((p.roof, p.roof), t.box(0.34, 0.26, (0.10, 0.0)), (high + 9, high + 14.5), t.key)
    _mast(town, p, np.asarray(t.at) + wide * 0.12, high + 14, t.size[2] * 0.07)


def tapered(town: Town, p: Paints, t: Tower) -> None:
    """An octagon that grows slender and ends in a needle."""
    _feet(town, p, t)
    wall = p.offices[t.key % len(p.offices)]
    waist, high = t.level(0.55, OFFICE), t.level(1.0, OFFICE)
    foot = oval(t.size[0], t.size[1] * 1.1, t.turn, t.at, 8)
    upper = town.prism((wall, p.roof), foot, (FLOOR, waist), t.key, (1.5, OFFICE), 0.86)
    upper = town.prism((wall, p.roof), upper, (waist, high), t.key, (1.5, OFFICE), 0.56)
    upper = town.prism((p.crown, p.roof), upper, (high, high + 1.2), t.key)
    town.prism((p.roof, p.roof), upper, (high + 1.2, high + t.size[2] * 0.10), t.key, top=0.12)
    _mast(town, p, upper.mean(0), high + t.size[2] * 0.09, t.size[2] * 0.12)


def twins(town: Town, p: Paints, t: Tower) -> None:
    """Two slim slabs of homes of unequal height with a bridge between them."""
    town.prism((p.podium, p.roof), t.box(*TWIN_SHOPS), (FLOOR, FLOOR + 13.5), t.key, (1.8, 4.5))
    for side, share in ((-0.62, 1.0), (0.62, 0.93)):
        foot, high = t.box(0.62, 1.0, (side, 0.0)), t.level(share)
        town.prism((p.balconies if t.key % 2 else p.homes[1], p.roof), foot, (FLOOR, high), t.key + (side > 0))
        town.prism((p.crown, p.roof), t.box(0.64, 1.02, (side, 0.0)), (high, high + 0.9), t.key)
        _plant(town, p, t, foot, high + 0.9)
    town.prism((p.offices[0], p.roof), t.box(0.66, 0.5), (t.level(0.70), t.level(0.70) + 2 * STOREY), t.key)


def balconied(town: Town, p: Paints, t: Tower) -> None:
    """A slim tower of homes: a slab stands out at every storey, its core rises above the roof."""
    _feet(town, p, t, 2)
    high = t.level(1.0)
    foot = t.box(1.0, 1.0)
    town.prism((p.balconies, p.roof), foot, (FLOOR, high), t.key, (3.4, STOREY))
    for z in np.arange(FLOOR + 4 * STOREY, high + 0.1, STOREY):
        town.prism((p.roof, p.roof), t.box(1.08, 0.62), (z - 0.15, z + 0.75), t.key, (8.0, 3.2))
    town.prism((p.homes[2], p.roof), t.box(0.34, 1.05), (FLOOR, high + 8), t.key)
    town.prism((p.line, p.roof), t.box(0.36, 1.07), (high + 8, high + 8.6), t.key)
    town.spark(p.red, (*t.at, high + 10), 1.4)


def sail(town: Town, p: Paints, t: Tower) -> None:
    """A lens of glass with a slanting head."""
    _feet(town, p, t, 2)
    wall, high = p.offices[t.key % len(p.offices)], t.level(0.93, OFFICE)
    foot = oval(t.size[0] * 1.25, t.size[1] * 0.85, t.turn, t.at, 24)
    top = town.prism((wall, p.roof), foot, (FLOOR, high), t.key, (1.5, OFFICE), slope=t.size[2] * 0.13)
    town.spark(p.red, (*top.mean(0), high + t.size[2] * 0.07), 1.4)


def office(town: Town, p: Paints, t: Tower) -> None:
    """A block of offices with bevelled corners, its plant storey dark behind a lit line."""
    _feet(town, p, t, 2)
    wall, high = p.offices[t.key % len(p.offices)], t.level(1.0, OFFICE)
    foot = t.box(1.0, 1.0)
    nxt, last = np.roll(foot, -1, 0), np.roll(foot, 1, 0)
    cut = np.stack([foot + (last - foot) * 0.16, foot + (nxt - foot) * 0.16], 1).reshape(-1, 2)
    town.prism((wall, p.roof), cut, (FLOOR, high), t.key, (1.5, OFFICE))
    town.prism((p.roof, p.roof), cut, (high, high + 5.5), t.key)
    town.prism((p.line, p.roof), cut.mean(0) + (cut - cut.mean(0)) * 1.01, (high + 4.6, high + 5.2), t.key)
    _plant(town, p, t, cut, high + 5.5)


def plain_slab(town: Town, p: Paints, t: Tower) -> None:
    """A slab of homes with a recessed head: what stands between the others."""
    wall, high = p.homes[t.key % len(p.homes)], t.level(1.0)
    town.prism((wall, p.roof), t.box(1.0, 1.0), (FLOOR, high), t.key)
    top = town.prism((wall, p.roof), t.box(0.86, 0.82), (high, high + 2 * STOREY), t.key)
    _plant(town, p, t, top, high + 2 * STOREY)


KINDS: dict[str, Callable[[Town, Paints, Tower], None]] = {
    'setbacks': setbacks,
    'round': round_shaft,
    'tapered': tapered,
    'twins': twins,
    'balconied': balconied,
    'sail': sail,
    'office': office,
    'slab': plain_slab,
}
