"""The sea by day, from the fourth floor: open water to a hazy horizon, a bay with its beach and houses, capes behind capes, sailing boats.

Frame as in `day`. Cameras end at 1000 m: what lies farther than SIGHT is drawn nearer along its line of sight, as the town is by night.
"""

import math
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.room.exterior.day import house, paving, spot
from studio.room.exterior.paint import Air, daylit, facade
from studio.room.exterior.sea_paint import grove, sea, slopes
from studio.room.exterior.town import EYE, drawn_at, polar

MORNING = Air((-0.50, -0.60, 0.62), 1.7, (1.0, 0.95, 0.86), 0.90, '#dde6ea', '#7ea8d0', 1.9, 0.60)
SIGHT = (900.0, 85.0, 6000.0)  # metres: as `town.drawn_at` takes them


@dataclass(frozen=True)
class Cape:
    """Land beyond the water: how far and how high in metres, the bearings it reaches over in degrees (it falls to the sea at the first), share of haze."""

    distance: float
    height: float
    span: tuple[float, float]
    haze: float
    seed: int


CAPES = (Cape(13500, 520, (4, 118), 0.80, 6), Cape(7200, 300, (17, 118), 0.66, 3), Cape(3300, 130, (31, 118), 0.48, 9))


def _water(kit: Kit, mat: Material, floor: float) -> None:
    """The sea's surface from the house to the horizon, drawn in depth."""
    radii, angles = np.geomspace(6, 80000, 90), np.arange(-100, 131, 2.0)
    points = drawn_at(np.array([polar(r, a, floor) for r in radii for a in angles]), *SIGHT)
    n = len(angles)
    faces = [[n * j + i, n * j + n + i, n * j + n + i + 1, n * j + i + 1] for j in range(len(radii) - 1) for i in range(n - 1)]
    kit.poly(mat, points, faces, uv=[(0.0, 0.0)] * len(points))


def _cape(kit: Kit, air: Air, cape: Cape, floor: float) -> None:
    """An upright sheet with the outline of wooded hills, lower towards its head; UV: degrees along it, share of its height."""
    rng = np.random.default_rng(cape.seed)
    angles = np.arange(*cape.span, 0.03)
    along = angles - cape.span[0]
    edge = sum(np.sin(along * f + rng.uniform(0, 6)) / f**0.9 for f in (0.09, 0.21, 0.47, 1.1, 2.3, 5.1))
    edge = (edge - edge.min()) / np.ptp(edge)
    woods = sum(np.sin(along * f + rng.uniform(0, 6)) for f in (11.3, 23.9, 41.0, 67.0)) * 0.007
    tops = cape.height * (0.30 + 0.70 * edge + woods) * (1 - np.exp(-((along / 5.0) ** 0.8)))
    feet = np.array([polar(cape.distance, a, floor) for a in angles])
    heads = feet + np.stack([np.zeros_like(tops), np.zeros_like(tops), tops], 1)
    n = len(feet)
    uv = [(a, 0.0) for a in angles] + [(a, t / cape.height) for a, t in zip(angles, tops)]
    kit.poly(slopes(air, cape.haze), drawn_at(np.concatenate([feet, heads]), *SIGHT), [[i, i + 1, n + i + 1, n + i] for i in range(n - 1)], uv=uv)


def _sailing(r: float, a: float, floor: float, long: float) -> tuple[Point, float]:
    """(Where a boat is drawn, how long it is drawn): one beyond SIGHT stands nearer and smaller on its line of sight."""
    share = min(1.0, (SIGHT[0] - 60) / r)
    x, y, z = EYE + (np.array(polar(r, a, floor)) - EYE) * share
    return (float(x), float(y), float(z)), long * share


def _rail(kit: Kit, air: Air, x: float, z: float) -> None:
    """Balustrade of posts, five wires and a round top, straight along y at x; its floor is on z."""
    steel = daylit(air, '#4a4846', '#3d3b39')
    for y in np.arange(-12, 40, 1.35):
        kit.box(steel, x - 0.008, y - 0.02, z, x + 0.008, y + 0.02, z + 1.04, 0.001)
    for i in range(6):
        kit.box(steel, x - 0.003, -12, z + 0.12 + i * 0.155 - 0.003, x + 0.003, 40, z + 0.12 + i * 0.155 + 0.003, 0)
    kit.box(daylit(air, '#9a6f47', '#845c38', 9), x - 0.035, -12, z + 1.04, x + 0.035, 40, z + 1.075, 0.008)


def _boat(kit: Kit, air: Air, place: Point, long: float, turn: float) -> None:
    """Sailing boat: hull, cabin, mast and two sails."""
    white, blue = daylit(air, '#f4f2ec', haze=0.12), daylit(air, '#2f4356', haze=0.15)
    with kit.at(*place, rz=turn):
        rings = []
        for t in np.linspace(0, 1, 9):
            w = 0.17 * long * math.sin(math.pi * min(0.97, 0.30 + 0.70 * t)) ** 0.8
            x = (t - 0.45) * long
            rings += [(x, -w, 0.11 * long), (x, -w * 0.72, 0.0), (x, w * 0.72, 0.0), (x, w, 0.11 * long)]
        faces = [[4 * i + j, 4 * i + 4 + j, 4 * i + 5 + j, 4 * i + 1 + j] for i in range(8) for j in range(3)] + [
            [4 * i, 4 * i + 3, 4 * i + 7, 4 * i + 4] for i in range(8)
        ]
        kit.poly(white, rings, [*faces, [0, 1, 2, 3]], uv=[(0.0, 0.0)] * len(rings))
        kit.box(blue, -0.30 * long, -0.09 * long, 0.11 * long, 0.12 * long, 0.09 * long, 0.17 * long, 0.05)
        kit.tube(white, [(0.05 * long, 0, 0.1 * long), (0.05 * long, 0, 1.25 * long)], 0.010 * long, 8)
        sails = [(0.03 * long, 0.01, 1.20 * long), (0.03 * long, 0.01, 0.20 * long), (-0.45 * long, 0.05 * long, 0.20 * long)]
        kit.poly(white, sails, [[0, 1, 2]], uv=[(0.0, 0.0)] * 3)
        jib = [(0.07 * long, 0, 1.1 * long), (0.07 * long, 0.01, 0.16 * long), (0.52 * long, 0, 0.13 * long)]
        kit.poly(white, jib, [[0, 1, 2]], uv=[(0.0, 0.0)] * 3)


def _grove(kit: Kit, mat: Material, shore: list[tuple[float, float]], z: float) -> None:
    """Gardens along a shore of (angle, distance) points, before its houses: crowns of uneven height as an upright sheet, their feet on z."""
    angles = np.linspace(shore[0][0], shore[-1][0], 900)
    reach = np.interp(angles, *zip(*shore)) + 66
    t = np.radians(angles)
    crowns = sum(np.abs(np.sin(t * f + f)) * share for f, share in ((23, 3.2), (61, 2.4), (149, 1.5), (401, 0.7)))
    tall = 1.2 + crowns
    feet = [spot(r, a, z) for r, a in zip(reach, angles)]
    tops = [spot(r, a, z + high) for r, a, high in zip(reach, angles, tall)]
    n = len(feet)
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(feet, axis=0), axis=1))])
    uv = [*zip(along, np.zeros(n)), *zip(along, tall)]
    kit.poly(mat, feet + tops, [[i, i + 1, n + i + 1, n + i] for i in range(n - 1)], uv=uv)


def open_sea(kit: Kit, floor: float = -17.0) -> Air:
    """The sea from the fourth floor: a bay that bends round to the right with its beach and houses, capes behind it, sailing boats."""
    air = MORNING
    _water(kit, sea(air, EYE[2] - floor), floor)
    sand, land = daylit(air, '#e2d3b4', '#d2c09c', 0.4, 0.22), daylit(air, '#8a9a78', '#788a68', 0.02, 0.45)
    shore = [(a, 740 - 540 * min(1, max(0, (a - 38) / 50)) ** 0.6) for a in np.linspace(38, 120, 42)]
    near, far = [spot(r, a, floor + 0.3) for a, r in shore], [spot(r + 60, a, floor + 1.0) for a, r in shore]
    n = len(near)
    kit.poly(sand, near + far, [[i + 1, i, n + i, n + i + 1] for i in range(n - 1)], uv=[(0.0, 0.0)] * (2 * n))
    back = [spot(r + 190, a, floor + 1.2) for a, r in shore]
    kit.poly(land, far + back, [[i + 1, i, n + i, n + i + 1] for i in range(n - 1)], uv=[(0.0, 0.0)] * (2 * n))
    rng = np.random.default_rng(8)
    bays = {'#d9cdb8': (3.2, 3.3), '#dfcdb2': (4.7, 3.1), '#d3cdc4': (2.3, 3.6), '#cfcbc2': (5.6, 3.0)}
    walls = [(facade(air, c, '#3d4a55', bay, 0.24), daylit(air, '#b9ada0', haze=0.26)) for c, bay in bays.items()]
    for a, r in shore[2:]:
        for back_row in (75, 130):
            size = (rng.uniform(14, 30), rng.uniform(12, 18), rng.uniform(7, 26) * (1.3 if back_row > 100 else 0.8))
            house(
                kit, walls[int(rng.integers(len(walls)))], spot(r + back_row + rng.uniform(0, 30), a + rng.uniform(-1, 1), floor + 1), size, rng.uniform(0, 90)
            )
    _grove(kit, grove(air, 0.20), shore, floor + 1)
    for cape in CAPES:
        _cape(kit, air, cape, floor)
    for r, a, turn, long in ((560, 21, 28, 13), (1150, 33, -40, 14), (1900, 12, 60, 15), (2600, 27, -20, 16)):
        _boat(kit, air, *_sailing(r, a, floor, long), turn)
    return air


def sea_terrace(kit: Kit) -> Air:
    """S2: the open sea beyond a narrow terrace with a straight rail."""
    air = open_sea(kit)
    paving(kit, daylit(air, '#c8c0b2', '#bbb2a2', 1.2), daylit(air, '#857d70'), -1.8, -0.03)
    kit.box(daylit(air, '#d9d4ca'), -1.98, -14, -0.30, -1.80, 40, -0.02, 0.004)
    _rail(kit, air, -1.86, -0.02)
    return air
