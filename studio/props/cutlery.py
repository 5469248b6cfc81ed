"""Cutlery and knives: table knife, fork, spoon, cook's knife. Local frame: middle of the piece on the origin, its head towards +y; metres."""

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Place
from studio.props.upholstery import loft

# Stations along a piece: y, half its width, height of its middle, how deep it is dished, thickness of the sheet; metres.
Station = tuple[float, float, float, float, float]
HANDLE: tuple[Station, ...] = (
    (-0.0980, 0.0030, 0.0040, 0, 0.0020),
    (-0.0965, 0.0068, 0.0040, 0, 0.0024),
    (-0.0920, 0.0092, 0.0042, 0, 0.0028),
    (-0.0780, 0.0096, 0.0052, 0, 0.0030),
    (-0.0400, 0.0068, 0.0088, 0, 0.0032),
    (0.0000, 0.0042, 0.0112, 0, 0.0036),
    (0.0240, 0.0036, 0.0105, 0, 0.0038),
)
SPOON: tuple[Station, ...] = (
    (0.0340, 0.0050, 0.0088, 0.0004, 0.0030),
    (0.0390, 0.0105, 0.0078, 0.0020, 0.0022),
    (0.0470, 0.0162, 0.0072, 0.0048, 0.0018),
    (0.0590, 0.0203, 0.0072, 0.0068, 0.0016),
    (0.0710, 0.0205, 0.0074, 0.0070, 0.0016),
    (0.0830, 0.0180, 0.0078, 0.0060, 0.0016),
    (0.0920, 0.0135, 0.0083, 0.0040, 0.0017),
    (0.0975, 0.0080, 0.0088, 0.0016, 0.0018),
    (0.0992, 0.0030, 0.0090, 0.0004, 0.0018),
)
FORK: tuple[Station, ...] = (
    (0.0340, 0.0048, 0.0086, 0.0002, 0.0032),
    (0.0400, 0.0100, 0.0066, 0.0012, 0.0026),
    (0.0480, 0.0122, 0.0052, 0.0016, 0.0023),
    (0.0560, 0.0124, 0.0046, 0.0014, 0.0022),
)
STICK: tuple[Station, ...] = (
    (0.000, 0.0030, 0, 0, 0.004),
    (0.003, 0.0055, 0, 0, 0.009),
    (0.030, 0.0062, 0, 0, 0.0115),
    (0.150, 0.0056, 0, 0, 0.0110),
    (0.215, 0.0056, 0, 0, 0.0105),
)
WOODEN: dict[str, tuple[Station, ...]] = {
    'spoon': (
        (0.232, 0.0085, 0, 0.0010, 0.0100),
        (0.245, 0.0165, 0, 0.0040, 0.0085),
        (0.262, 0.0240, 0, 0.0085, 0.0065),
        (0.280, 0.0268, 0, 0.0105, 0.0056),
        (0.297, 0.0245, 0, 0.0090, 0.0056),
        (0.310, 0.0170, 0, 0.0050, 0.0060),
        (0.317, 0.0080, 0, 0.0015, 0.0056),
        (0.3185, 0.0030, 0, 0.0002, 0.0040),
    ),
    'turner': (
        (0.232, 0.0085, 0, 0, 0.0096),
        (0.250, 0.0190, 0, 0, 0.0075),
        (0.272, 0.0265, 0, 0, 0.0056),
        (0.318, 0.0300, 0, 0, 0.0038),
        (0.328, 0.0290, 0, 0, 0.0028),
        (0.331, 0.0250, 0, 0, 0.0016),
    ),
}
ACROSS = 14  # parts a station is divided into
BETWEEN = 5  # steps from one station to the next: a spoon's edge is a curve


def _finer(stations: Sequence[tuple[float, ...]]) -> np.ndarray:
    """Stations with more between them on a curve through all (Catmull-Rom)."""
    given = np.array(stations)
    given = np.concatenate([2 * given[:1] - given[1:2], given, 2 * given[-1:] - given[-2:-1]])
    before, a, b, after = given[:-3], given[1:-2], given[2:-1], given[3:]
    t = (np.arange(BETWEEN) / BETWEEN)[:, None, None]
    curve = a + t * (b - before) / 2 + t**2 * (before - 2.5 * a + 2 * b - after / 2) + t**3 * (1.5 * (a - b) + (after - before) / 2)
    return np.concatenate([curve.transpose(1, 0, 2).reshape(-1, given.shape[1]), given[-2:-1]])


def _stamped(kit: Kit, mat: Material, stations: Sequence[Station]) -> None:
    rings = []
    for y, half, middle, dish, sheet in _finer(stations):
        shares = [-1 + 2 * i / ACROSS for i in range(ACROSS + 1)]
        upper = [(half * s, y, middle - dish * (1 - s * s) + sheet / 2 * (1 - 0.55 * s**6)) for s in shares]
        lower = [(half * s, y, middle - dish * (1 - s * s) - sheet / 2 * (1 - 0.55 * s**6)) for s in reversed(shares)]
        rings.append([*upper, *lower])
    loft(kit, mat, rings, grain='y')


def spoon(kit: Kit, mat: Material, at: Place, z: float) -> None:
    """Table spoon of 197 mm; at: where and its turn, z: what it lies on."""
    with kit.at(at[0], at[1], z, rz=at[2]):
        _stamped(kit, mat, (*HANDLE, *SPOON))


def fork(kit: Kit, mat: Material, at: Place, z: float) -> None:
    """Table fork of 200 mm with four tines."""
    with kit.at(at[0], at[1], z, rz=at[2]):
        _stamped(kit, mat, (*HANDLE, *FORK))
        for tine in range(4):
            x = (tine - 1.5) * 0.0068
            kit.tube(mat, [(x, 0.0545, 0.0044), (x, 0.0740, 0.0046), (x, 0.0900, 0.0062), (x * 0.97, 0.1015, 0.0084)], 0.0017, 10, 0.0009)


def wooden(kit: Kit, mat: Material, form: str) -> None:
    """Wooden spoon or turner of some 320 mm, forms of WOODEN, in the local frame: the end of its handle on the origin, its hollow towards +z."""
    _stamped(kit, mat, (*STICK, *WOODEN[form]))


Ground = tuple[float, float, float, float]  # stations along a blade: y, reach to the left and to the right of its line, thickness; metres
TABLE_KNIFE: tuple[Ground, ...] = (
    (-0.110, 0.004, 0.004, 0.0030),
    (-0.108, 0.008, 0.008, 0.0058),
    (-0.095, 0.0098, 0.0098, 0.0072),
    (-0.020, 0.0075, 0.0078, 0.0066),
    (-0.008, 0.0072, 0.0076, 0.0050),
    (-0.002, 0.0080, 0.0080, 0.0022),
    (0.020, 0.0098, 0.0084, 0.0019),
    (0.070, 0.0108, 0.0080, 0.0016),
    (0.095, 0.0100, 0.0066, 0.0014),
    (0.106, 0.0070, 0.0040, 0.0012),
    (0.110, 0.0020, 0.0010, 0.0010),
)
TAKEN = 0.80  # share of a cook's blade, from its spine, that is as thick as its back: the rest is ground to the edge


def _ground(kit: Kit, mat: Material, stations: Sequence[Ground], middle: float) -> None:
    """A blade or handle with a round section, its middle at a height."""
    turns = [2 * math.pi * i / 28 for i in range(28)]
    loft(
        kit,
        mat,
        [
            [(math.cos(t) * (right if math.cos(t) > 0 else left), y, middle + math.sin(t) * thick / 2) for t in turns]
            for y, left, right, thick in _finer(stations)
        ],
        grain='y',
    )


def table_knife(kit: Kit, mat: Material, at: Place, z: float) -> None:
    """Table knife of 220 mm, a thick handle and a ground blade, lying on its side."""
    with kit.at(at[0], at[1], z, rz=at[2]):
        _ground(kit, mat, TABLE_KNIFE, 0.0036)


def cooks_knife(kit: Kit, mats: tuple[Material, Material], at: Place, z: float, blade: tuple[float, float]) -> None:
    """Cook's knife lying on its side, its edge towards -x: a forged blade that is ground to its edge and curves up to its point, a bolster and a riveted
    handle. mats: steel and wood; blade: its length and its depth at the heel, metres."""
    steel, wood = mats
    length, deep = blade
    with kit.at(at[0], at[1], z, rz=at[2]):
        flat, edge = [], []  # apart, so that the line between them stays sharp
        for share in [(i / 40) ** 1.25 for i in range(41)]:
            heel = 1 - 0.42 * math.exp(-((share * length / 0.0035) ** 2))  # its corner is rounded off
            belly = deep * (0.62 - 0.10 * share) * (1 - share**3.2) * heel + 0.0006
            spine = deep * 0.38 * (1 - 0.25 * share) * (1 - share**7) + 0.0006
            back, y = 0.0012 * (1 - 0.6 * share), 0.012 + length * share
            bevel = -belly + (1 - TAKEN) * (belly + spine)
            for rings, section in (
                (edge, ((-belly, 0.00015), (bevel, back * 0.8))),
                (flat, ((bevel, back * 0.8), (spine - 0.0006, back), (spine, back * 0.6))),
            ):
                rings.append([*((x, y, 0.009 + h) for x, h in section), *((x, y, 0.009 - h) for x, h in reversed(section))])
        for rings in (flat, edge):
            loft(kit, steel, rings)
        _ground(kit, steel, ((-0.004, 0.0095, 0.0095, 0.0165), (0.004, 0.0100, 0.0098, 0.0150), (0.013, 0.0110, 0.0100, 0.0040)), 0.009)
        _ground(
            kit,
            wood,
            (
                (-0.118, 0.0090, 0.0090, 0.010),
                (-0.115, 0.0125, 0.0115, 0.0165),
                (-0.090, 0.0125, 0.0110, 0.0180),
                (-0.050, 0.0098, 0.0100, 0.0175),
                (-0.012, 0.0105, 0.0100, 0.0170),
                (-0.004, 0.0098, 0.0096, 0.0165),
            ),
            0.009,
        )
        for y in (-0.096, -0.060, -0.024):
            kit.lathe(steel, [(0, 0.0009), (0.0026, 0.0007), (0.0030, 0)], 0, y, 0.0173, 16)
