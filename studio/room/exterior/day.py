"""The places outside by day: terrace and palms, a late garden, a courtyard of the city.

Local frame: the window wall's outer face on x = 0, outside towards -x, y along the wall, the room's floor on z = 0. `spot(r, a)` is the ground point r
metres from the middle of the window, a degrees from straight out towards +y: cameras see -10 to 80.
"""

import math
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size
from studio.room.exterior import court, crowns, plants
from studio.room.exterior.paint import Air, daylit, facade, foliage

NOON = Air((-0.42, -0.62, 0.66), 2.1, (1.0, 0.94, 0.82), 0.95, '#e9eef0', '#9dbbd8', 2.0, 0.30)
LATE = Air((-0.55, -0.70, 0.46), 2.0, (1.0, 0.78, 0.52), 0.70, '#f3e6cf', '#a9bccb', 1.9, 0.35)
NORTH = Air((0.45, -0.62, 0.64), 0.65, (1.0, 0.96, 0.90), 1.2, '#e4e8ea', '#b9c8d6', 2.0, 0.75, ledge='#5d6062', ledge_deep=0.34)


def spot(r: float, a: float, z: float = 0.0) -> Point:
    """Point r metres from the middle of the window at an angle, height z."""
    return (-r * math.cos(math.radians(a)), -2.5 + r * math.sin(math.radians(a)), z)


def ground(kit: Kit, mat: Material, z: float, x0: float = -0.02, reach: float = 400) -> None:
    """Level ground from the wall outwards."""
    kit.poly(mat, [(x0, -reach, z), (x0, reach, z), (-reach, reach, z), (-reach, -reach, z)], [[3, 2, 1, 0]], uv=[(0.0, 0.0)] * 4)


def paving(kit: Kit, mat: Material, joint: Material, x1: float, z: float) -> None:
    """Slabs from the wall to x1 (negative)."""
    size = 0.9
    kit.box(joint, x1, -14, z - 0.05, -0.02, 40, z - 0.004, 0)
    for i in range(int(-x1 / size)):
        for j in range(int(54 / size)):
            x, y = -0.02 - i * size, -14 + j * size + (size / 2) * (i % 2)
            kit.box(mat, x - size + 0.004, y, z - 0.03, x - 0.002, y + size - 0.006, z + kit.rng.uniform(-0.001, 0.001), 0.003)


@dataclass(frozen=True)
class Ridge:
    """Hills on the horizon: how far and how high in metres, height of their feet, the angles they reach over."""

    distance: float
    height: float
    seed: int
    z: float = 0.0
    span: tuple[float, float] = (-60, 110)


def hills(kit: Kit, mat: Material, ridge: Ridge) -> None:
    """A ridge on the horizon: an upright sheet with a wandering upper edge."""
    rng = np.random.default_rng(ridge.seed)
    angles = np.linspace(*ridge.span, 160)
    t = np.radians(angles)
    edge = sum(np.sin(t * f + rng.uniform(0, 6)) / f for f in (3, 7, 13, 29, 61))
    edge = (edge - edge.min()) / (edge.max() - edge.min())
    feet, tops = (
        [spot(ridge.distance, a, ridge.z) for a in angles],
        [spot(ridge.distance, a, ridge.z + ridge.height * (0.25 + 0.75 * e)) for a, e in zip(angles, edge)],
    )
    n = len(feet)
    kit.poly(mat, feet + tops, [[i, i + 1, n + i + 1, n + i] for i in range(n - 1)], uv=[(0.0, 0.0)] * (2 * n))


def house(kit: Kit, mats: tuple[Material, Material], place: Point, size: Size, turn: float = 0.0) -> None:
    """Plain house: wall and roof materials in mats, size (length, depth, height), on a ground point."""
    wall, roof = mats
    length, deep, high = size
    with kit.at(*place, rz=turn):
        kit.box(wall, -length / 2, -deep / 2, -0.5, length / 2, deep / 2, high, 0)
        kit.box(roof, -length / 2 - 0.25, -deep / 2 - 0.25, high, length / 2 + 0.25, deep / 2 + 0.25, high + 0.35, 0.02)


def palm_garden(kit: Kit) -> Air:
    """S1: a paved terrace, a low planter wall, lawn, date palms before a garden wall; roofs and a haze of trees beyond."""
    air = NOON
    stone, joint = daylit(air, '#cdbfa6', '#bfae92', 1.3), daylit(air, '#8d8069')
    paving(kit, stone, joint, -5.4, -0.03)
    plaster = daylit(air, '#d8c9b0', '#c9b798', 0.8)
    kit.box(plaster, -5.9, -16, -0.1, -5.5, 46, 0.42, 0.01)
    kit.box(stone, -5.96, -16, 0.42, -5.44, 46, 0.47, 0.006)
    ground(kit, daylit(air, '#75804f', '#5f6b40', 2.2), -0.06)
    kit.box(daylit(air, '#d3c3a6', '#bfae8f', 0.5, 0.05), -19.3, -40, -0.1, -19.0, 90, 2.3, 0.01)
    green = (foliage(air, '#66784a', '#495c38', 6), foliage(air, '#748758', '#556845', 6, 0.06))
    plants.hedge(kit, green[1], ((-18.2, -10), (-18.2, 60)), ((1.25, 0.9), 0.11), 3)
    plants.hedge(kit, green[0], ((-5.7, -12), (-5.7, 30)), ((0.36, 0.30), 0.05), 4, 0.46)
    bark = daylit(air, '#8a7458', '#6b573f', 14)
    for i, (r, a, high) in enumerate(((9.5, 16, 5.6), (12.5, 46, 7.2), (15.5, 66, 6.4), (16.0, 30, 6.8), (12.0, -14, 6.2), (24.0, 58, 8.5), (30.0, 74, 9.0))):
        plants.palm(kit, (bark, foliage(air, '#73895a', '#55703c', 5, 0.012 * r / 3)), spot(r, a), high, i)
    far = (facade(air, '#e2d6c0', '#39434a', (2.4, 3.3), 0.28), daylit(air, '#cbbfa9', haze=0.3))
    for i, (r, a, size) in enumerate(((44, 20, (16, 12, 7)), (52, 44, (14, 12, 9.5)), (60, 66, (20, 12, 7)), (48, 2, (13, 10, 6.5)))):
        house(kit, far, spot(r, a), size, 12 * i)
    hills(kit, daylit(air, '#7f9468', '#6b8358', 0.12, 0.45), Ridge(75, 7, 5))
    return air


def late_garden(kit: Kit) -> Air:
    """S3: gravel, clipped box, lawn and old trees before a garden wall, in the last hour of sun."""
    air = LATE
    ground(kit, daylit(air, '#7d8c48', '#667739', 1.6), -0.08)
    kit.box(daylit(air, '#c9b795', '#b09c78', 26), -4.6, -30, -0.2, -0.02, 60, -0.05, 0)
    box = foliage(air, '#4f6a33', '#3a5426', 6)
    plants.hedge(kit, box, ((-5.0, -14), (-5.0, 40)), ((0.55, 0.45), 0.05), 1)
    plants.hedge(kit, box, ((-5.0, 7.0), (-13.0, 7.0)), ((0.55, 0.45), 0.05), 2)
    wall = daylit(air, '#b98f6a', '#a07856', 3.0, 0.06)
    kit.box(wall, -26.4, -50, -0.1, -26.0, 90, 2.9, 0.02)
    kit.box(daylit(air, '#cdbfa4', haze=0.06), -26.5, -50, 2.9, -25.9, 90, 3.02, 0.01)
    plants.hedge(kit, foliage(air, '#6f8a45', '#577238', 6, 0.06), ((-25.2, -12), (-25.2, 60)), ((1.1, 1.0), 0.12), 5)
    bark = daylit(air, '#6b5a46', '#54452f', 10)
    for i, (r, a, high) in enumerate(
        ((11, 24, 6.4), (15, 52, 7.8), (19, 6, 7.6), (20, 38, 8.8), (24, 68, 9.5), (13, -20, 6.6), (34, 50, 12), (36, 22, 12), (34, 76, 12))
    ):
        haze = 0.0 if r < 16 else 0.10 if r < 30 else 0.28
        green = foliage(air, ('#7f8f42', '#6b8239', '#8c8f45')[i % 3], ('#566b2c', '#4b652b', '#6b6f30')[i % 3], 4, haze)
        plants.tree(kit, (bark, green), spot(r, a), (high, 0.13 + 0.004 * r, plants.BROAD), i)
    hills(kit, daylit(air, '#8f9468', '#7d8558', 0.08, 0.45), Ridge(70, 13, 9))
    return air


def _french_balcony(kit: Kit, air: Air) -> None:
    """Bars of flat steel before the panes, from the ledge to the height of a hand."""
    steel, x = daylit(air, '#232426', '#1b1c1e'), -0.30
    for y in np.arange(-12, 40, 0.115):
        kit.box(steel, x - 0.006, y - 0.006, 0.02, x + 0.006, y + 0.006, 1.02, 0)
    for z in (0.055, 1.02):
        kit.box(steel, x - 0.022, -12, z, x + 0.022, 40, z + 0.012, 0)


def courtyard(kit: Kit, floor: float = -7.0) -> Air:
    """S4: the courtyard of a city block from its second floor, in open shade: brick and plaster fronts, trees, roofs and an overcast sky."""
    air = NORTH
    ground(kit, daylit(air, '#9a948a', '#858078', 1.1), floor)
    stone, white, black = court.masonry(air, '#b3ab9d'), court.masonry(air, '#c9c6be'), court.masonry(air, '#3a3d3f')
    glass, lead = court.panes(air), daylit(air, '#7f8488', '#6c7175', 0.5)
    brick = court.Dress(court.masonry(air, '#7c675d', bricks=True), stone, white, glass)
    pale = court.Dress(court.masonry(air, '#b5aea1'), stone, black, glass)
    dark = court.Dress(court.masonry(air, '#6f6c68'), stone, white, glass)
    tall = court.Bays(2.35, 3.62, 1.16, 2.05, 0.80)
    for dress, x, y0, y1, high, bays in (
        (brick, -15.0, -30, 11.5, 15.5, tall),
        (pale, -15.4, 11.5, 34, 12.4, court.Bays(2.1, 3.0, 1.05, 1.75)),
        (dark, -14.6, 34, 70, 15.4, tall),
    ):
        court.front(kit, dress, x, (y0, y1), (floor, floor + high), bays)
        kit.box(lead, x - 10.2, y0, floor + high, x + 0.28, y1, floor + high + 0.30, 0.02)
        for i in range(int((y1 - y0) / 7)):
            kit.box(lead, x - 4, y0 + 3 + i * 7, floor + high, x - 3.2, y0 + 3.9 + i * 7, floor + high + 1.5, 0)
        kit.tube(lead, [(x + 0.12, y1 - 0.4, floor), (x + 0.12, y1 - 0.4, floor + high)], 0.06, 8)
    kit.box(facade(air, '#b5aea1', '#333d45', (2.0, 3.4)), -15, 44, floor, 4, 60, floor + 14.5, 0)
    green = (daylit(air, '#5c5248', '#3f3832', 10), foliage(air, '#65744c', '#455439', 4, 0))
    for i, (r, a, high) in enumerate(((9.0, 20, 9.4), (12.5, 56, 10.4), (8.5, -22, 8.6))):
        crowns.full_tree(kit, green, spot(r, a, floor), crowns.Habit(high), 20 + i)
    far = (facade(air, '#a39d94', '#4a545c', (2.6, 3.4), 0.22), lead)
    for i, (r, a, size) in enumerate(((46, 14, (20, 16, 26)), (60, 38, (18, 18, 34)), (70, 60, (22, 18, 28)), (52, -10, (18, 16, 24)))):
        house(kit, far, spot(r, a, floor), size, 8 * i)
    _french_balcony(kit, air)
    return air
