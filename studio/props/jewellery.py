"""What lies in an insert of velvet: rings, bangles, a strand of pearls. Metres."""

import math
from collections.abc import Iterable

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.props.padding import Cushion, soft_box

PEARLS = 52  # on a strand


def ring(kit: Kit, metal: Material, at: Point, size: tuple[float, float], standing: bool = False) -> None:
    """A ring or bangle about its middle, lying or standing across y; size: its radius and that of its wire."""
    (x, y, z), (radius, wire) = at, size
    turns = ((radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(66)))
    kit.tube(metal, [(x + a, y, z + b) if standing else (x + a, y + b, z) for a, b in turns], wire, 14)


def ring_rolls(kit: Kit, velvet: Material, at: Point, size: tuple[float, float], rings: Iterable[tuple[float, int, Material]]) -> float:
    """
    Five rolls of velvet one before the other, towards -y, and rings upright between them; answers the y at which the last roll ends.

    at: left end of the first roll's middle line, on what it lies on; size: a roll's length and radius; rings: x, which gap counted from the first, metal.
    """
    (x, y, z), (length, radius) = at, size
    middles = [y - 2 * radius * i for i in range(5)]
    for middle in middles:
        soft_box(kit, velvet, (x, middle - radius, z, x + length, middle + radius, z + 2 * radius), Cushion(radius=radius * 0.96, puff=0.0004, segments=14))
    for across, gap, metal in rings:
        ring(kit, metal, (across, middles[gap] - radius, z + 2 * radius), (0.0092, 0.0011), standing=True)
    return middles[-1] - radius


def strand(kit: Kit, at: Point) -> None:
    """A closed strand of pearls that touch, about its middle on what it lies on, 110 by 160 mm; how far each reaches along the loop follows its radius."""
    turns = np.linspace(0, 2 * math.pi, 721)
    loop = np.stack([(0.054 + 0.005 * np.sin(3 * turns)) * np.cos(turns), (0.078 + 0.006 * np.cos(2 * turns)) * np.sin(turns)], 1)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
    radii = 0.0041 + 0.0009 * np.cos(2 * math.pi * np.arange(PEARLS) / PEARLS)
    radii *= along[-1] / (2 * radii.sum())
    for r, end in zip(radii, np.cumsum(2 * radii)):
        x, y = (np.interp(end - r, along, loop[:, i]) for i in (0, 1))
        kit.ball(m.pearl(), (at[0] + x, at[1] + y, at[2] + r), r)
