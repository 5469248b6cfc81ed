"""Duvet as a made bed wears it: filled thickly in its middle and thinly at its rim, an Oxford border all round, its top turned down. Metres.

Its fall was simulated once (`sewing.duvet`) as a coarse grid; here it is refined, filled, creased, and a strip of it is folded back upon itself."""

from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props import soft
from studio.props.sheets import closed, noise, normals, refined, ridges, sampled, soothed

FINE = 3  # rows and columns drawn for each one that was simulated
BORDER = 0.042  # metres of flat double cloth outside the seam
SEAM, FILLED = 0.0022, 0.040  # metres thick in the border, and where the filling lies deepest
SPREAD = 0.085  # metres from the seam within which the filling collapses
TURNED = 0.37  # metres of the top that are folded back
EDGE = (0.90, -1.02)  # half width and foot of the mattress that was simulated


@dataclass(frozen=True)
class Grid:
    """A sheet's points (rows, columns, 3), each point's place in the flat cut (u, v) and its distance from the hem and place along it, metres."""

    points: np.ndarray
    uv: np.ndarray
    inside: np.ndarray
    along: np.ndarray


def _grid() -> Grid:
    """The simulated sheet, refined."""
    points, quads, uv = soft.shape('duvet')
    columns = int(quads[0, 3])
    points, uv = points.reshape(-1, columns, 3), uv.reshape(-1, columns, 2)
    points, uv = refined(points, FINE), refined(uv, FINE)
    rim = np.concatenate([uv[::-1, 0], uv[0], uv[:, -1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))])
    inside, along = np.empty(uv.shape[:2]), np.empty(uv.shape[:2])
    for row in range(len(uv)):
        away = ((uv[row, :, None] - rim[None, ::2]) ** 2).sum(-1)
        nearest = away.argmin(1)
        inside[row], along[row] = np.sqrt(away[np.arange(len(away)), nearest]), run[::2][nearest]
    return Grid(points, uv, inside, along)


def filling(inside: np.ndarray, uv: np.ndarray) -> np.ndarray:
    """Thickness where a point lies that far inside the hem: down gathers in clumps and leaves the seam thin."""
    u, v = uv[..., 0], uv[..., 1]
    clump = 1 + 0.30 * noise(4.2 * u + 9, 4.2 * v, 3) + 0.14 * noise(9 * u, 9 * v, 4)
    deep = 1 - np.exp(-np.maximum(inside - BORDER, 0) / SPREAD)
    return SEAM + (FILLED - SEAM) * deep * clump


def creases(grid: Grid) -> np.ndarray:
    """How far the cover's creases stand out: fine ones everywhere, drawn ones over the mattress's edge, from the fold and into the seam; metres."""
    u, v = grid.uv[..., 0], grid.uv[..., 1]
    off = np.hypot(np.maximum(np.abs(u) - EDGE[0], 0), np.maximum(EDGE[1] - v, 0))
    edge = np.exp(-(((off - 0.05) / 0.09) ** 2)) * (off > 0) + np.exp(-((np.minimum(EDGE[0] - np.abs(u), v - EDGE[1]) / 0.10) ** 2)) * (off == 0)
    fold = np.exp(-(grid.uv[-1, :, 1].max() - v) / 0.10)
    puckers = np.exp(-(((grid.inside - BORDER - 0.012) / 0.030) ** 2))
    out = 0.0050 * ridges(7 * u + 3 * v, 7 * v - 2 * u, 11) + 0.0026 * ridges(17 * u, 15 * v + 5 * u, 14, 3)
    out += 0.0070 * edge * ridges(15 * grid.along, 6 * grid.inside, 17, 3)
    out += 0.0065 * fold * ridges(13 * u, 4 * v, 20, 3)
    out += 0.0026 * puckers * noise(44 * grid.along, 9 * grid.inside, 23)
    return out * np.clip(grid.inside / 0.02, 0.25, 1)


def _turned_down(grid: Grid, front: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The strip folded back: its upper and lower face from its hem to the roll of the fold, its UV, and each point's distance from its own hem."""
    rows, step = len(front), float(np.linalg.norm(np.diff(grid.uv[-2:, 0], axis=0)))
    u = grid.uv[-1, :, 0]
    deep = TURNED + 0.012 * noise(2.2 * u, 0 * u, 31) + 0.014 * u
    t = np.linspace(1, 0, 60)[:, None]
    s = deep[None] * t
    row = rows - 1 - s / step
    column = np.broadcast_to(np.arange(len(u)), s.shape)
    base, up = sampled(front, row, column), sampled(soothed(normals(front), 6), row, column)
    uv = np.stack([np.broadcast_to(u, s.shape), grid.uv[-1, 0, 1] + s], -1)
    hem = np.minimum(deep[None] - s, sampled(grid.inside, row, column))
    high = filling(hem, uv * (1, -1) + 0.7) * 0.85 + 0.0026 * np.exp(-(((hem - BORDER - 0.012) / 0.030) ** 2)) * noise(42 * u[None] + 0 * s, 9 * s, 33)
    high += 0.0055 * ridges(9 * uv[..., 0] + 2 * uv[..., 1], 8 * uv[..., 1], 35) + 0.008 * np.exp(-s / 0.09) * ridges(12 * uv[..., 0], 4 * s, 38, 3)
    lift = 0.001 + 0.003 * np.clip(0.2 + noise(3.1 * u[None] + 0 * s, 1.3 * s, 41), 0, 1) * np.clip(s / deep[None] * 1.6 - 0.5, 0, 1)
    lower = base + up * lift[..., None]
    upper = lower + up * np.maximum(high, SEAM)[..., None]
    centre = (upper[-1] + grid.points[-1]) / 2
    half = (upper[-1] - grid.points[-1]) / 2
    bulge = np.linalg.norm(half, axis=1)[:, None] * (0, 1, 0)
    turn = np.linspace(0, np.pi, 14)[1:, None, None]
    roll = centre + half * np.cos(turn) + 0.8 * bulge * np.sin(turn)
    inner = centre + 0.2 * half * np.cos(turn) - 0.01 * np.array((0, 1, 0)) * np.ones_like(turn)
    around = np.linspace(0, 0.10, 14)[1:, None]
    rolled = np.stack([np.broadcast_to(u, (13, len(u))), grid.uv[-1, 0, 1] - np.broadcast_to(around, (13, len(u)))], -1)
    return np.concatenate([upper, roll]), np.concatenate([lower, inner]), np.concatenate([uv, rolled]), hem


def lay(kit: Kit, mats: tuple[Material, Material, Material], size: tuple[float, float]) -> tuple[np.ndarray, np.ndarray]:
    """Duvet over a mattress whose top's middle is the local origin; size: half its width and its length. mats: the cover, its other side, and the thread
    of the border's satin stitch. Returns its face (rows, columns, 3) and the face's flat cut."""
    cover, reverse, thread = mats
    grid = _grid()
    points = grid.points * (size[0] / EDGE[0], size[1] / 2.04, 1)
    grid = Grid(points, grid.uv, grid.inside, grid.along)
    up = soothed(normals(points), 8)
    up /= np.linalg.norm(up, axis=-1, keepdims=True)
    front = points + up * (filling(grid.inside, grid.uv) + creases(grid))[..., None]
    front = np.where((grid.inside > BORDER)[..., None], soothed(front, 1), front)
    closed(kit, cover, front, points - up * 0.001, grid.uv)
    upper, lower, uv, hem = _turned_down(grid, front)
    closed(kit, reverse, upper, lower, uv)
    out = normals(upper)
    seam = int(np.abs(hem[:, hem.shape[1] // 2] - BORDER).argmin())
    for row in (seam, seam + 1):
        kit.tube(thread, (upper[row, 8:-8] + out[row, 8:-8] * 0.0003).tolist(), 0.0016, 6)
    return front, grid.uv
