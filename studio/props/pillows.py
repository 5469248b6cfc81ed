"""Pillows as they are set on a bed: each its own, struck by a hand, spread where it stands, pressed where another leans on it. Metres, the bed's frame."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size
from studio.props import soft
from studio.props.sheets import closed, noise, normals, refined, ridges, soothed

FLANGE = 0.040  # metres of flat double cloth outside an Oxford case's seam
RINGS = 4  # of points across a flange
SOLE = 0.022  # metres over which a pillow's foot is pressed flat
CELL = 0.012  # metres: the raster in which two pillows are told where they meet
CORD = 0.0022  # metres: radius of a case's piping


@dataclass(frozen=True)
class Pillow:
    """Where a pillow stands (x, y, z of its foot), its width, height and thickness, the degrees it leans backwards and is turned, its cloth; flanged: its
    case has an Oxford border with a seam of `thread`, otherwise a cord of it is sewn into its seam."""

    mat: Material
    thread: Material
    place: Point
    size: Size
    lean: float
    turn: float = 0.0
    flanged: bool = False


@dataclass
class Body:
    """A pillow's two sides, front (away from what it leans on) and back, as grids of points (rows, columns, 3); the cut in metres; where its seam lies."""

    front: np.ndarray
    back: np.ndarray
    uv: np.ndarray
    rim: int


def _sides(name: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Both sides of a sewn case as grids that share their rim, and the cut, at half the simulated pitch."""
    points, _, uv = soft.shape(name)
    order = [np.unique(np.round(uv[:, k] / 0.004).astype(int)) for k in (0, 1)]
    spot = np.stack([np.searchsorted(order[k], np.round(uv[:, k] / 0.004).astype(int)) for k in (0, 1)], 1)
    shape = (len(order[1]), len(order[0]))
    first, last = np.full(shape, -1), np.full(shape, -1)
    for i, (u, v) in enumerate(spot.tolist()):
        last[v, u] = i
        if first[v, u] < 0:
            first[v, u] = i
    a, b = points[first], points[last]
    if a[..., 2].mean() < b[..., 2].mean():
        a, b = b, a
    return refined(a, 2), refined(b, 2), refined(uv[first], 2)


def _bordered(field: np.ndarray, out: float) -> np.ndarray:
    """A side with rings of points outside its rim, `out` metres wide, in its own plane (x and y are its first two numbers)."""
    step = out / RINGS * np.arange(1, RINGS + 1)[:, None, None]
    unit = lambda axis, sign: sign * np.eye(field.shape[-1])[axis]
    field = np.concatenate([(field[:1] + step * unit(1, -1))[::-1], field, field[-1:] + step * unit(1, 1)])
    step = np.moveaxis(step, 0, 1)
    return np.concatenate([(field[:, :1] + step * unit(0, -1))[:, ::-1], field, field[:, -1:] + step * unit(0, 1)], 1)


def _formed(pillow: Pillow, rng: np.random.Generator) -> Body:
    """The case at its size, lying: corners each worn its own way, struck at its upper edge, slumped towards its foot, creased into its seam."""
    width, height, thick = pillow.size
    name = 'cushion' if abs(width - height) < 0.06 else 'lumbar' if height < 0.36 else 'pillow'
    sides = _sides(name)
    most = np.abs(np.concatenate([sides[0], sides[1]]).reshape(-1, 3)).max(0)
    half = np.array((width, height, thick)) / 2 - ((FLANGE, FLANGE, 0) if pillow.flanged else (0, 0, 0))
    uv = sides[2] * half[:2] / np.abs(sides[2]).reshape(-1, 2).max(0)
    u, v = uv[..., 0] / half[0], uv[..., 1] / half[1]
    ears = [(np.clip(a * u, 0, 1) * np.clip(b * v, 0, 1)) ** 5 for a in (-1, 1) for b in (-1, 1)]
    worn = sum(ear * rng.uniform(0.02, 0.12) for ear in ears) * (not pillow.flanged)  # a border's corner is cut square
    bent = sum(ear * rng.uniform(-0.028, 0.028) for ear in ears)
    inside = np.minimum(half[0] - np.abs(uv[..., 0]), half[1] - np.abs(uv[..., 1]))
    along = np.where(half[0] - np.abs(uv[..., 0]) < half[1] - np.abs(uv[..., 1]), uv[..., 1], uv[..., 0])
    strike, middle = rng.uniform(0.25, 1.0), rng.uniform(-0.12, 0.12) * width
    chop = strike * np.exp(-(((uv[..., 0] - middle) / (0.17 * width)) ** 2)) * np.clip(0.5 + 0.5 * v, 0, 1) ** 2
    made, seed = [], int(rng.integers(1000))
    for k, side in enumerate(sides[:2]):
        points = side / most * half * (1 - worn)[..., None]
        hollow = 1 + 0.17 * noise(5 * uv[..., 0], 5 * uv[..., 1], seed + k) - 0.30 * chop - 0.16 * v
        points[..., 2] = points[..., 2] * hollow + bent * width / 0.7
        points[..., 1] -= 0.11 * height * chop
        points[..., 0] += 0.006 * np.sin(7 * points[..., 1] + seed)
        up = soothed(normals(points), 3) * (1 if k == 0 else -1)
        puckers = np.exp(-(((inside - 0.012) / 0.022) ** 2)) * noise(52 * along + 7 * u, 8 * inside, seed + 3 + k)
        drawn = np.exp(-inside / 0.07) * ridges(17 * along, 5 * inside, seed + 5 + k, 3)
        fine = ridges(9 * uv[..., 0] + 3 * uv[..., 1], 8 * uv[..., 1], seed + 9 + k)
        struck = chop * ridges(5 * uv[..., 0], 16 * uv[..., 1] + 20 * (uv[..., 0] - middle) ** 2, seed + 13 + k, 3)
        rise = np.clip(inside / 0.015, 0, 1) * (0.0036 * puckers + 0.0060 * drawn + 0.0046 * fine + 0.008 * struck)
        made.append(points + up * rise[..., None])
    if not pillow.flanged:
        return Body(made[0], made[1], uv, 0)
    front, back, uv = (_bordered(one, FLANGE) for one in (*made, uv))
    out = np.maximum(np.maximum(np.abs(uv[..., 0]) - half[0], np.abs(uv[..., 1]) - half[1]), 0) / FLANGE
    wave = out * (0.007 * noise(13 * uv[..., 0] + seed, 13 * uv[..., 1], seed) + 0.002 * noise(40 * uv[..., 0], 40 * uv[..., 1], seed + 2))
    corner = (out > 0) * np.prod([np.clip(np.abs(uv[..., k]) / half[k] * 7 - 5.6, 0, 1) for k in (0, 1)], 0)
    for one, sign in ((front, 1), (back, -1)):
        one += (soothed(one, 14) - one) * corner[..., None]
        one[..., 2] += wave + sign * 0.0012 * (out > 0)
    return Body(front, back, uv, RINGS)


def _stood(pillow: Pillow, body: Body, rng: np.random.Generator) -> Body:
    """The pillow leant back and set down: what would go into the bed spreads upon it."""
    roll, tilt, turn = math.radians(rng.uniform(-2.5, 2.5)), math.radians(90 - pillow.lean), math.radians(pillow.turn)
    sides, lowest = [], None
    for one in (body.front, body.back):
        x, y, z = np.moveaxis(one, -1, 0)
        x, y = x * math.cos(roll) - y * math.sin(roll), x * math.sin(roll) + y * math.cos(roll)
        sides.append((x, y * math.cos(tilt) - z * math.sin(tilt), y * math.sin(tilt) + z * math.cos(tilt)))
    seam = slice(body.rim, len(body.front) - body.rim), slice(body.rim, body.front.shape[1] - body.rim)
    level = np.concatenate([side[2][seam].ravel() for side in sides])
    across = np.concatenate([side[0][seam].ravel() for side in sides])
    lowest = np.percentile(level[np.abs(across) < 0.3 * pillow.size[0]], 0.5) + 0.030
    out = []
    for (x, y, z), sign in zip(sides, (-1, 1)):
        pressed = SOLE * np.logaddexp(0, (z - lowest) / SOLE)
        y = y + sign * 0.55 * (pressed - (z - lowest)) * np.exp(-np.maximum(z - lowest, 0) / 0.05)
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        out.append(np.stack([x, y, pressed], -1) + pillow.place)
    return Body(out[0], out[1], body.uv, body.rim)


def _raster(points: np.ndarray, behind: bool) -> np.ndarray:
    """Greatest (behind) or least y of points over cells of x and z; not a number where there is none."""
    field = np.full((200, 80), -np.inf)
    i, j = _cells(points)
    np.maximum.at(field, (i, j), points[..., 1] if behind else -points[..., 1])
    return np.where(np.isinf(field), np.nan, field if behind else -field)


def _cells(points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Row and column of points in the raster: from x = -1.2 and z = 0.2 on."""
    i, j = np.round((points[..., 0] + 1.2) / CELL).astype(int), np.round((points[..., 2] - 0.2) / CELL).astype(int)
    return np.clip(i, 0, 199), np.clip(j, 0, 79)


def _meet(behind: Body, before: Body) -> None:
    """Press two pillows into each other where they would cut: each gives way by half, its far side by a share that falls with its thickness."""
    deep = _raster(before.back, True) - _raster(behind.front, False) + 0.003
    deep = soothed(np.maximum(np.nan_to_num(deep), 0)[..., None], 2)[..., 0]
    if not deep.any():
        return
    for body, near, far, sign in ((behind, 'front', 'back', 1), (before, 'back', 'front', -1)):
        a, b = getattr(body, near), getattr(body, far)
        thick = np.abs(a[..., 1] - b[..., 1])
        push = soothed(deep[_cells(a)][..., None], 3)[..., 0] * 0.52
        a[..., 1] += sign * push
        b[..., 1] += sign * push * np.exp(-thick / 0.05)


def stood(kit: Kit, pillows: Sequence[Pillow]) -> list[Body]:
    """The pillows of a bed, set down in this order from its head."""
    bodies = []
    for pillow in pillows:
        rng = np.random.default_rng(int(1000 * abs(kit.own(np.array(pillow.place)))))
        body = _stood(pillow, _formed(pillow, rng), rng)
        for behind in bodies:
            _meet(behind, body)
        bodies.append(body)
    return bodies


def draw(kit: Kit, pillow: Pillow, body: Body) -> None:
    """One pillow with its seam."""
    closed(kit, pillow.mat, body.front, body.back, body.uv)
    k, (rows, columns) = body.rim, body.front.shape[:2]
    ring = np.concatenate([
        body.front[k, k : columns - k], body.front[k + 1 : rows - k, columns - 1 - k], body.front[rows - 1 - k, k : columns - 1 - k][::-1], body.front[k + 1 : rows - 1 - k, k][::-1],
    ])  # fmt: skip
    path = ring.tolist()
    kit.tube(pillow.thread, [*path, path[0], path[1]], 0.0012 if pillow.flanged else CORD, 6)
