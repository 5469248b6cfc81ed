"""Sheets of cloth as grids of points: refined, blurred, given a back and a hem; and the noise their creases follow. Metres."""

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit


def faces(rows: int, columns: int, ring: bool = False) -> np.ndarray:
    """Quads of a grid of points, row by row; ring: its last column meets its first."""
    at = np.arange(rows * columns).reshape(rows, columns)
    at = np.concatenate([at, at[:, :1]], 1) if ring else at
    return np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)


def refined(field: np.ndarray, times: int) -> np.ndarray:
    """A grid of values with `times` as many rows and columns, on a smooth (Catmull-Rom) surface through them."""
    for axis in (0, 1):
        field = np.moveaxis(field, axis, 0)
        n = len(field)
        at = np.linspace(0, n - 1, (n - 1) * times + 1)
        i = np.minimum(at.astype(int), n - 2)
        rest = (at - i).reshape(-1, *[1] * (field.ndim - 1))
        a, b, c, d = (field[np.clip(i + k, 0, n - 1)] for k in (-1, 0, 1, 2))
        field = b + 0.5 * rest * (c - a + rest * (2 * a - 5 * b + 4 * c - d + rest * (3 * (b - c) + d - a)))
        field = np.moveaxis(field, 0, axis)
    return field


def soothed(field: np.ndarray, rounds: int) -> np.ndarray:
    """A grid of values blurred over its neighbours; its rim keeps to itself."""
    for _ in range(rounds):
        for axis in (0, 1):
            line = np.moveaxis(field, axis, 0)
            line = 0.5 * line + 0.25 * (np.concatenate([line[1:], line[-1:]]) + np.concatenate([line[:1], line[:-1]]))
            field = np.moveaxis(line, 0, axis)
    return field


def normals(points: np.ndarray) -> np.ndarray:
    """Unit normal of each point of a grid."""
    out = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    return out / np.maximum(np.linalg.norm(out, axis=-1, keepdims=True), 1e-12)


def noise(u: np.ndarray, v: np.ndarray, seed: int) -> np.ndarray:
    """Smooth noise from -1 to 1, one hill a unit."""
    table = np.random.default_rng(seed).uniform(-1, 1, (64, 64))
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    s, t = u - i, v - j
    s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
    at = lambda a, b: table[(i + a) % 64, (j + b) % 64]
    return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t


def ridges(u: np.ndarray, v: np.ndarray, seed: int, sharp: float = 4.0) -> np.ndarray:
    """Broken crest lines from 0 to 1, as creases stand in cotton, one every unit or two."""
    warp = 0.6 * noise(0.7 * u, 0.7 * v, seed + 1)
    crest = (1 - np.abs(noise(u + warp, v - warp, seed))) ** sharp
    return crest * np.clip(0.2 + 1.2 * noise(0.6 * u, 0.6 * v, seed + 2), 0, 1)


def sampled(field: np.ndarray, row: np.ndarray, column: np.ndarray) -> np.ndarray:
    """Values of a grid between its points, at rows and columns that need not be whole."""
    i, j = (np.clip(np.floor(at).astype(int), 0, n - 2) for at, n in zip((row, column), field.shape))
    s, t = (np.clip(at - low, 0, 1).reshape(*at.shape, *[1] * (field.ndim - 2)) for at, low in ((row, i), (column, j)))
    return (field[i, j] * (1 - s) + field[i + 1, j] * s) * (1 - t) + (field[i, j + 1] * (1 - s) + field[i + 1, j + 1] * s) * t


def closed(kit: Kit, mat: Material, front: np.ndarray, back: np.ndarray, uv: np.ndarray) -> None:
    """Front and back (rows, columns, 3) of a sheet, joined round their rim by a rolled edge; uv in metres."""
    rows, columns = front.shape[:2]
    quads, n = faces(rows, columns), rows * columns
    at = np.arange(n).reshape(rows, columns)
    ring = np.concatenate([at[0], at[1:, -1], at[-1, -2::-1], at[-2:0:-1, 0]])
    inner = np.concatenate([at[1], at[1:, -2], at[-2, -2::-1], at[-2:0:-1, 1]])
    face, under = front.reshape(-1, 3), back.reshape(-1, 3)
    away = face[ring] - face[inner]
    away /= np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-9)
    hem = (face[ring] + under[ring]) / 2 + away * np.linalg.norm(face[ring] - under[ring], axis=1, keepdims=True) * 0.42
    ahead, ids = np.roll(np.arange(len(ring)), -1), 2 * n + np.arange(len(ring))
    sides = np.concatenate([np.stack([ring[ahead], ring, ids, ids[ahead]], 1), np.stack([ids[ahead], ids, n + ring, n + ring[ahead]], 1)])
    flat = uv.reshape(-1, 2)
    quads = np.concatenate([quads, n + quads[:, ::-1], sides])
    kit.poly(mat, np.concatenate([face, under, hem]), quads.tolist(), uv=np.concatenate([flat, flat, flat[ring]]).tolist())
