"""What tells a shirt from a jacket: collars, lapels, ribbed necks, plackets, pockets and buttons, laid on a `drape.Body`. Its local frame; metres."""

import math

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props.drape import BACK, FRONT, Body, patch, ramp, run
from studio.props.sheets import faces
from studio.props.soft import skin

THICK = {'shirt': 0.0016, 'lapel': 0.0032}  # metres of a collar's cloth, interlined
GAP = 0.0025  # metres between the body and what lies on it
PLACKET = 0.032  # metres wide


def _ring(body: Body, count: int = 14) -> np.ndarray:
    """Neck's edge from the middle of the front over the left (-y), the back and the right to the front again: points (4 * count - 3, 3)."""
    half = body.cut.neck[0]
    quarter = np.sin(np.linspace(0, math.pi / 2, count)) * half * 0.999
    y = np.concatenate([-quarter, -quarter[-2::-1], quarter[1:], quarter[-2::-1]])
    front = np.r_[np.full(count, True), np.full(2 * count - 3, False), np.full(count, True)]
    return np.where(front[:, None], *(body.on(side, y, body.neckline(side, y)) for side in (FRONT, BACK)))


def _outward(ring: np.ndarray) -> np.ndarray:
    """Level unit vectors that point away from the middle of a neck."""
    middle = np.array([(ring[:, 0].min() + ring[:, 0].max()) / 2, 0.0])
    away = (ring[:, :2] - middle) / np.ptp(ring[:, :2], axis=0)
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    return np.c_[away, np.zeros(len(away))]


def _lift(body: Body, points: np.ndarray, gap: float) -> np.ndarray:
    """Points moved out of the body: forwards where they lie on its front, backwards on its back, upwards on its shoulders."""
    x, y, z = points[..., 0].copy(), points[..., 1], points[..., 2].copy()
    top = body.top(y)
    fore, aft = body.depth(FRONT, y, z) - gap, body.depth(BACK, y, z) + gap
    inside = (z < top + gap) & (x > fore) & (x < aft)
    crest = inside & (top + gap - z < 0.012)
    z[crest] = top[crest] + gap
    front = inside & ~crest & (x < 0.004)
    x[front], back = fore[front], inside & ~crest & ~front
    x[back] = aft[back]
    return np.stack([x, y, z], -1)


def _cloth(kit: Kit, mat: Material, body: Body, grid: np.ndarray, thick: float) -> None:
    """A grid of points (rows, columns, 3) as cloth with a back and a rim; its pattern runs from row to row."""
    rows, columns = grid.shape[:2]
    u, v = np.meshgrid(run(grid, 0), run(grid, 1), indexing='ij')
    uv = np.stack([u, v], -1).reshape(-1, 2)
    skin(kit, mat, (body.settle(grid).reshape(-1, 3), faces(rows, columns), uv), thick)


def button(kit: Kit, mat: Material, at: np.ndarray, radius: float) -> None:
    """Dished button that looks to -x."""
    profile = [(0, 0.0014), (0.62, 0.0012), (0.74, 0.0022), (0.92, 0.0022), (1.0, 0.0010), (1.0, -0.0030)]
    angle = np.linspace(0, 2 * math.pi, 16, endpoint=False)
    rings = [np.stack([np.full(16, at[0] - h), at[1] + radius * r * np.cos(angle), at[2] + radius * r * np.sin(angle)], 1) for r, h in profile]
    patch(kit, mat, np.stack(rings), closed=True)


def _on_front(body: Body, y: float, z: float, gap: float) -> np.ndarray:
    return body.settle(body.on(FRONT, np.array(y), np.array(z), gap))


def placket(kit: Kit, mats: tuple[Material, Material], body: Body) -> None:
    """Strip down the middle of a shirt's front, a seam along each edge, and its buttons; mats: cloth and button."""
    z = np.linspace(float(body.neckline(FRONT, np.array(0.0))) - 0.001, float(body.hem(FRONT, np.array(0.0))) + 0.001, 40)[:, None]
    share = np.array((-1.0, -0.97, -0.80, -0.72, 0, 0.72, 0.80, 0.97, 1.0))
    proud = np.array((-0.001, 0.0018, 0.0024, 0.0018, 0.0026, 0.0018, 0.0024, 0.0018, -0.001))
    y = share * PLACKET / 2 + 0 * z
    patch(kit, mats[0], body.settle(body.on(FRONT, y, z, proud)))
    for k in range(7):
        at = z[0, 0] - 0.055 - 0.088 * k
        if at > z[-1, 0] + 0.05:
            button(kit, mats[1], _on_front(body, 0.0, at, 0.0046), 0.0058)


def shirt_collar(kit: Kit, mats: tuple[Material, Material], body: Body) -> None:
    """Stand and fold-down collar with two points, its top button shut; mats: cloth and button."""
    ring = _ring(body)
    out, share = _outward(ring), np.linspace(-1, 1, len(ring))
    front = ramp(np.abs(share), 0.50, 1.0)[:, None]
    side = np.sign(share)[:, None] * (0, 1, 0)
    up = np.array((0, 0, 1.0))
    stand = [ring - 0.003 * up, ring + 0.015 * up - 0.002 * out, ring + 0.028 * up - 0.004 * out]
    crest = ring + (0.031 - 0.003 * front) * up + 0.001 * out
    tip = (0.006 + 0.004 * front) * out + (0.034 * front) * side - (0.037 + 0.030 * front) * up
    fall = [crest + 0.006 * out - 0.003 * up + 0.10 * tip] + [
        crest + 0.006 * out + tip * t + 0.004 * math.sin(math.pi * t) * out for t in (0.3, 0.5, 0.7, 0.85, 1.0)
    ]
    grid = np.stack([*stand, crest, *fall])
    grid[4:] = _lift(body, grid[4:], GAP + 0.0016)
    _cloth(kit, mats[0], body, grid.transpose(1, 0, 2), THICK['shirt'])
    button(kit, mats[1], body.settle(stand[1][0] + (-0.004, 0, 0)), 0.0054)


def ribbed(kit: Kit, mat: Material, body: Body, high: float) -> None:
    """Ribbed band round a knit's neck, doubled; high: 25 mm for a crew neck, 70 mm turns over as a roll."""
    ring = _ring(body)[:-1]
    out, up = _outward(ring), np.array((0, 0, 1.0))
    if high < 0.04:
        steps = [(0.004, -0.008), (0.0055, 0.004), (0.003, high * 0.7), (0.0, high), (-0.003, high - 0.001), (-0.005, high * 0.6), (-0.004, -0.01)]
    else:
        steps = [
            (0.006, -0.012),
            (0.007, 0.002),
            (0.014, -0.001),
            (0.017, 0.008),
            (0.014, 0.040),
            (0.006, 0.054),
            (-0.001, 0.055),
            (-0.006, 0.040),
            (-0.006, -0.01),
        ]
    patch(kit, mat, body.settle(np.stack([ring + o * out + h * up for o, h in steps])), closed=True)


def bound(kit: Kit, mat: Material, body: Body) -> None:
    """Narrow facing round a collarless neck."""
    ring = body.settle(_ring(body)[:-1])
    out, up = _outward(ring), np.array((0, 0, 1.0))
    steps = [(0.0028, -0.014), (0.0036, -0.004), (0.001, 0.002), (-0.003, -0.001), (-0.004, -0.03)]
    patch(kit, mat, np.stack([ring + o * out + h * up for o, h in steps]), closed=True)


def _lapel(body: Body, hand: int, wide: float) -> np.ndarray:
    """Points of a lapel turned back along the neck's edge, from its notch to where the front closes."""
    half, _ = body.cut.neck
    a = np.linspace(0.20, 1.0, 22)[:, None]
    b = np.linspace(0, 1, 9)[None]
    y0 = half * (1 - a)
    z0 = body.neckline(FRONT, y0)
    out = wide * np.interp(a, (0.20, 0.24, 0.45, 0.75, 1.0), (0.94, 1.0, 0.84, 0.46, 0.07))
    y = y0 + out * b
    z = z0 + out * b * np.interp(a, (0.2, 0.5, 1.0), (0.10, 0.20, 0.10))
    roll = 0.0055 + 0.014 * (1 - b) ** 2 * np.sin(math.pi * np.clip(b + 0.35, 0, 1)) * np.minimum(1, (1 - a) * 4)
    return body.on(FRONT, hand * np.maximum(y, 1e-6), z, roll)


def lapels(kit: Kit, mats: tuple[Material, Material, Material], body: Body) -> None:
    """Collar with a stand behind, lapels with notches, the edge where the fronts close, buttons and flap pockets; mats: cloth, button and lining."""
    long, half = body.cut.length > 0.9, body.cut.neck[0]
    wide = 0.094 if long else 0.084
    y, z = np.linspace(-0.55, 0.55, 13) * body.cut.shoulder, np.linspace(-0.02, -0.75 * body.cut.length, 14)[:, None]
    patch(kit, mats[2], body.settle(body.on(BACK, y, z, -0.003)))
    for hand in (-1, 1):
        _cloth(kit, mats[0], body, _lapel(body, hand, wide), THICK['lapel'])
    y = np.concatenate([-np.linspace(0.80, 1, 9) * half, np.sin(np.linspace(-1.4, 1.4, 17)) * half * 0.999, np.linspace(1, 0.80, 9) * half])
    fore = np.r_[np.full(9, True), np.full(17, False), np.full(9, True)]
    base = np.where(fore[:, None], *(body.on(side, y, body.neckline(side, y)) for side in (FRONT, BACK)))
    end = ramp(np.abs(np.linspace(-1, 1, len(base))), 0.45, 1.0)[:, None]
    up, side = np.array((0, 0, 1.0)), np.sign(y)[:, None] * (0, 1, 0)
    out = base * (1, 1, 0) / np.linalg.norm(base[:, :2], axis=1, keepdims=True)
    crest = base + (0.034 * (1 - end) + 0.004) * up + 0.003 * out
    tip = out * (0.016 * (1 - end)) - (0.052 * (1 - end) + 0.004 * end) * up + 0.056 * end * side
    fall = [crest + 0.004 * out + tip * t + 0.006 * math.sin(math.pi * t) * out for t in (0.12, 0.3, 0.5, 0.7, 0.85, 1.0)]
    grid = np.stack([base - 0.004 * up, base * 0.5 + crest * 0.5 - 0.002 * out, crest, *fall])
    grid[3:] = _lift(body, grid[3:], 0.0075)
    _cloth(kit, mats[0], body, grid.transpose(1, 0, 2), THICK['lapel'])
    start = float(body.neckline(FRONT, np.array(0.0)))
    z = np.linspace(start + 0.012, float(body.hem(FRONT, np.array(0.0))) + 0.001, 60)[:, None]
    reach = np.array((0.0, 0.006, 0.02, 0.05, 0.09))  # the front on top: from where it is the body itself to its edge, which laps over the other front
    strip = body.on(FRONT, np.maximum(reach[::-1], 1e-6), z, np.array((-0.001, 0.003, 0.0044, 0.0048, 0.005)))
    over = strip[:, -1:] + np.array((0.008, 0.020))[:, None] * (0, -1, 0)
    _cloth(kit, mats[0], body, np.concatenate([strip, over], 1), THICK['lapel'])
    count, apart = (4, 0.12) if long else (2, 0.10)
    for k in range(count):
        button(kit, mats[1], _on_front(body, 0.0, start - 0.015 - apart * k, 0.0072), 0.0125 if long else 0.0105)
    for hand in (-1, 1):
        _flap(kit, mats[0], body, (hand * 0.115, start - (0.24 if long else 0.16)))


def _flap(kit: Kit, mat: Material, body: Body, at: tuple[float, float]) -> None:
    """Pocket flap on the front around y, its upper edge at z."""
    u, v = np.linspace(-1, 1, 9)[None], np.linspace(0, 1, 5)[:, None]
    y, z = at[0] + 0.070 * u + 0 * v, at[1] - 0.052 * v * (1 - 0.10 * u**8) + 0.010 * u * np.sign(at[0])
    _cloth(kit, mat, body, body.on(FRONT, y, z, 0.003 + 0.003 * v), 0.0026)


def neck(kit: Kit, mats: tuple[Material, Material, Material], made: Body) -> None:
    """What its cut has at neck and front; mats: cloth (ribbing of knits), button and lining."""
    collar = made.cut.collar
    if collar == 'shirt':
        placket(kit, mats[:2], made)
        shirt_collar(kit, mats[:2], made)
    elif collar == 'lapel':
        lapels(kit, mats, made)
    elif collar in ('rib', 'roll'):
        ribbed(kit, mats[0], made, 0.022 if collar == 'rib' else 0.07)
    else:
        bound(kit, mats[0], made)
