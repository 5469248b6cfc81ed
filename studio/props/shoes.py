"""Shoes in pairs: loafers, pumps, sneakers. A shell from the opening's edge down to a welted sole, lined, on a heel. Toes towards -y; metres."""

import math
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.props.drape import patch, ramp
from studio.props.ware import bend

AROUND = 56  # points round a shoe
PLAN = np.array(  # from toe to heel: share of the length, half width on the left and on the right of a right shoe, metres
    [
        (0, 0.001, 0.001),
        (0.015, 0.016, 0.014),
        (0.06, 0.031, 0.026),
        (0.15, 0.041, 0.037),
        (0.30, 0.044, 0.047),
        (0.45, 0.036, 0.044),
        (0.60, 0.031, 0.036),
        (0.78, 0.033, 0.033),
        (0.92, 0.029, 0.029),
        (0.98, 0.015, 0.015),
        (1, 0.001, 0.001),
    ]  # fmt: skip
)


@dataclass(frozen=True)
class Last:
    """A kind of shoe: its length, share of PLAN's width, how high toe, instep and heel of the upper stand over the sole, where the opening begins and
    ends (shares of the length), half its width, how high the heel lifts, thickness of the sole, how far its welt stands out."""

    length: float
    width: float
    high: tuple[float, float, float]
    mouth: tuple[float, float, float]
    lift: float
    sole: float
    welt: float
    kind: str = 'loafer'


LASTS = {
    'loafer': Last(0.285, 1.0, (0.034, 0.070, 0.064), (0.46, 0.965, 0.029), 0.020, 0.007, 0.0042),
    'pump': Last(0.245, 0.80, (0.026, 0.034, 0.055), (0.24, 0.97, 0.026), 0.075, 0.003, 0.0006, 'pump'),
    'sneaker': Last(0.290, 1.04, (0.044, 0.086, 0.076), (0.44, 0.965, 0.030), 0.003, 0.020, 0.0030, 'sneaker'),
}


def _outline(last: Last, side: int, grow: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Plan of the sole, anticlockwise from the middle of the toe: x, y and the share of the length; grow: metres wider."""
    turn = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    share = 0.5 - 0.5 * np.cos(turn)
    right = turn < math.pi
    half = np.where(right, np.interp(share, PLAN[:, 0], PLAN[:, 2]), np.interp(share, PLAN[:, 0], PLAN[:, 1])) * last.width
    half = half + grow * np.sin(turn) ** 2
    x = np.where(right, half, -half) * side
    return x, (share - 0.5) * last.length - grow * np.cos(turn), share


def _ground(last: Last, share: np.ndarray) -> np.ndarray:
    """Height of the sole's underside along the length: flat under the ball, then up to the heel, a little up at the toe."""
    toe = 0.008 if last.kind != 'pump' else 0.004
    return last.lift * ramp(share, 0.34, 0.80) + toe * np.clip(1 - share / 0.16, 0, 1) ** 2


def _shoe(kit: Kit, mats: tuple[Material, Material, Material], last: Last, side: int) -> None:
    """One shoe on z = 0; mats: upper, sole, lining; side: 1 for the right one."""
    upper, sole, lining = mats
    x, y, share = _outline(last, side, 0.0)
    base = _ground(last, share) + last.sole
    toe, step, heel = last.high
    begin, end, open_ = last.mouth
    turn = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    at = begin + (end - begin) * (0.5 - 0.5 * np.cos(turn))
    edge = open_ * np.abs(np.sin(turn)) ** 0.75 * np.sign(np.sin(turn)) * side * last.width
    low = 0.72 if last.kind != 'sneaker' else 0.86  # the sides of an opening lie lower than its tongue and heel
    rim = (step + (heel - step) * ramp(at, begin, end)) * (1 - (1 - low) * np.abs(np.sin(turn)) ** 1.5)
    rim = np.stack([edge, (at - 0.5) * last.length, _ground(last, at) + last.sole + rim], 1)
    foot = np.stack([x, y, base], 1)
    bulge = np.interp(share, (0, 0.25, 0.5, 1), (toe, toe, 0.026, 0.030))
    knee = foot + np.stack([0.10 * x, np.where(share > 0.9, 0.004, -0.002 * (share < 0.1)), bulge * 0.95], 1)
    shoulder = rim + (foot - rim) * (0.42, 0.42, 0) - np.stack([0 * x, 0 * x, (rim[:, 2] - knee[:, 2]) * 0.42 * (share < 0.6)], 1)
    t = np.linspace(0, 1, 18)[:, None, None]
    shell = (1 - t) ** 3 * rim + 3 * (1 - t) ** 2 * t * shoulder + 3 * (1 - t) * t**2 * knee + t**3 * foot
    patch(kit, upper, shell, closed=True)
    middle = rim.mean(0) * (1, 1, 0)
    inner = lambda k, z: (rim * (1, 1, 0) - middle) * k + middle + np.stack([0 * x, 0 * x, z], 1)
    floor = _ground(last, at) + last.sole + 0.006
    roll = [rim, inner(0.985, rim[:, 2] + 0.0022), inner(0.95, rim[:, 2] + 0.0016), inner(0.93, rim[:, 2] - 0.002)]
    patch(kit, upper, np.stack(roll), closed=True)
    patch(kit, lining, np.stack([roll[-1], inner(0.95, rim[:, 2] * 0.5 + floor * 0.5), inner(0.97, floor), inner(0.97, floor) * (0.02, 1, 1)]), closed=True)
    wx, wy, _ = _outline(last, side, last.welt)
    ring = lambda k, z: np.stack([wx * k, wy, z], 1)
    under = base - last.sole
    patch(
        kit,
        sole,
        np.stack([foot * (0.9, 0.95, 1), ring(1, base), ring(1.01, base - 0.001), ring(1.0, under + 0.001), ring(0.97, under), ring(0.02, under)]),
        closed=True,
    )
    _details(kit, mats, last, shell)
    _heel(kit, sole if last.kind == 'loafer' else upper, last)


def _heel(kit: Kit, mat: Material, last: Last) -> None:
    """Stacked heel of a loafer, thin one of a pump."""
    angle = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    back = 0.5 * last.length
    if last.kind == 'loafer':
        rings = [(0.031, 0.031, back - 0.0285, last.lift + 0.001), (0.0305, 0.031, back - 0.029, 0.001), (0.029, 0.029, back - 0.029, 0)]
    elif last.kind == 'pump':
        rings = [
            (0.022, 0.026, back - 0.026, last.lift + 0.001),
            (0.013, 0.016, back - 0.019, 0.055),
            (0.0065, 0.008, back - 0.014, 0.028),
            (0.0052, 0.006, back - 0.013, 0.0),
        ]
    else:
        return
    grid = [np.stack([a * np.cos(angle), y + b * np.sin(angle) * np.where(np.sin(angle) < 0, 0.8, 1), np.full(24, z)], 1) for a, b, y, z in rings]
    patch(kit, mat, np.stack([*grid, grid[-1] * (0, 0, 1) + (0, rings[-1][2], 0)]), closed=True)


def _details(kit: Kit, mats: tuple[Material, Material, Material], last: Last, shell: np.ndarray) -> None:
    """Apron seam and saddle strap of a loafer, laces of a sneaker; shell: its upper (rows, AROUND, 3)."""
    wide = AROUND // 4
    if last.kind == 'loafer':
        seam = [tuple(shell[8, k % AROUND] + (0, 0, 0.0006)) for k in range(-wide + 1, wide)]
        kit.tube(mats[0], bend(seam, 2), 0.0014, 6)
        strap = np.stack([shell[row, np.arange(-wide - 1, wide + 2)] for row in (1, 2, 3, 4)])
        away = strap - shell[:, :].mean((0, 1)) * (1, 1, 0.5)
        away /= np.linalg.norm(away, axis=2, keepdims=True)
        patch(kit, mats[0], strap + away * np.array((0.0, 0.0022, 0.0022, 0.0))[:, None, None])
    elif last.kind == 'sneaker':
        lace, seam = m.simple('#9a9284', 0.85), m.simple('#8f877a', 0.8)
        over = lambda row, reach, up: bend([tuple(shell[row, k % AROUND] + (0, -0.0006, up)) for k in range(-reach, reach + 1)], 2)
        for row in (1, 3, 5, 7):
            kit.tube(lace, over(row, 6, 0.0022), 0.0026, 8)
        kit.tube(seam, over(12, wide - 3, 0.0003), 0.0011, 6)  # a toe cap's
        kit.tube(seam, [tuple(point) for point in np.concatenate([shell[16], shell[16, :1]]) * (1.012, 1.006, 1)], 0.0012, 6)  # where the sole is glued on


def pair(kit: Kit, kind: str, place: Point, tint: str = '#3b2a20') -> None:
    """A pair of LASTS on z, its middle at x, y, neither shoe quite straight; tint: its leather."""
    last, (x, y, z), rng = LASTS[kind], place, kit.rng
    pale = kind == 'sneaker'
    mats = (
        m.simple(tint, 0.5 if pale else 0.30),
        m.simple('#d9d2c3', 0.7) if pale else m.simple('#1d1612', 0.45),
        m.simple('#2b211b' if not pale else '#8f897f', 0.8),
    )
    apart = 0.056 * last.width + 0.002
    for side in (-1, 1):
        with kit.at(x + side * apart, y + rng.uniform(-0.008, 0.008), z, rz=side * rng.uniform(0.5, 4.0)):
            _shoe(kit, mats, last, side)
