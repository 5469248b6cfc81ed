"""Cloth that was sewn once (`sewing`) as it is read, and towels and napkins, hung and folded. Metres, local frame of the kit."""

import math
from collections.abc import Sequence
from functools import cache

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size
from studio.paths import STUDIO

SHAPES = STUDIO / 'props' / 'shapes'
UNIT = 1 / 16000  # metres
STUFFED = ('pillow', 'cushion', 'lumbar')


@cache
def shape(name: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(points, faces, uv) of a simulated shape; FileNotFoundError if it was never sewn."""
    with np.load(SHAPES / f'{name}.npz') as kept:
        points, faces, uv = kept['points'].astype('f8') * UNIT, kept['faces'].astype(int), kept['uv'].astype('f8')
    return _eased(points, faces, 20 if name in STUFFED else 4), faces, uv


def _eased(points: np.ndarray, faces: np.ndarray, rounds: float) -> np.ndarray:
    """Points drawn towards their neighbours: fine zigzags, where cloth met itself at a corner, become folds."""
    edges = np.concatenate([faces[:, [i, (i + 1) % 4]] for i in range(4)])
    edges = np.unique(np.sort(edges, 1), axis=0)
    for _ in range(rounds):
        total, count = np.zeros_like(points), np.zeros(len(points))
        for a, b in ((0, 1), (1, 0)):
            np.add.at(total, edges[:, a], points[edges[:, b]])
            np.add.at(count, edges[:, a], 1)
        near = total / count[:, None]
        rough = np.linalg.norm(near - points, axis=1, keepdims=True)
        points = points + (near - points) * np.clip(rough / 0.004 - 0.15, 0, 0.75)
    return points


def _normals(points: np.ndarray, faces: np.ndarray) -> np.ndarray:
    """Normal of each vertex, from its faces' areas."""
    a, b = points[faces[:, 2]] - points[faces[:, 0]], points[faces[:, 3]] - points[faces[:, 1]]
    flat = np.cross(a, b)
    out = np.zeros_like(points)
    for corner in range(4):
        np.add.at(out, faces[:, corner], flat)
    length = np.linalg.norm(out, axis=1, keepdims=True)
    return out / np.maximum(length, 1e-12)


def _rim(faces: np.ndarray) -> np.ndarray:
    """Edges of a sheet that only one face has, in the direction that face runs along them."""
    edges = np.concatenate([faces[:, [i, (i + 1) % 4]] for i in range(4)])
    key = np.sort(edges, 1)
    _, index, count = np.unique(key, axis=0, return_index=True, return_counts=True)
    return edges[index[count == 1]]


BAR, TERRY = 0.0125, 0.0062  # metres from the middle of a bar to that of the cloth on it; from one layer of a towel to the next


def skin(kit: Kit, mat: Material, sheet: tuple[np.ndarray, np.ndarray, np.ndarray], thick: float) -> None:
    """A sheet (points, faces, uv) with its back and a rolled rim, `thick` metres."""
    points, faces, uv = sheet
    normals = _normals(points, faces)
    front, back = points + normals * thick / 2, points - normals * thick / 2
    rim, n = _rim(faces), len(points)
    edge = np.unique(rim)
    hem = {int(v): 2 * n + i for i, v in enumerate(edge)}
    away = points[edge] - points.mean(0)
    away -= normals[edge] * (away * normals[edge]).sum(1, keepdims=True)
    away /= np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-9)
    vertices = np.concatenate([front, back, points[edge] + away * thick * 0.42])
    sides = []
    for a, b in rim.tolist():
        sides += [[b, a, hem[a], hem[b]], [hem[b], hem[a], n + a, n + b]]
    kit.poly(mat, vertices, faces.tolist() + (n + faces[:, ::-1]).tolist() + sides, uv=np.concatenate([uv, uv, uv[edge]]).tolist())


def hanging_towel(kit: Kit, mat: Material, at: Point, size: Size = (0.62, 0.62)) -> None:
    """Towel folded lengthwise over a bar whose top is at (x, y, z), folds opening downwards, a woven border above each hem; size: width and how far
    its front falls."""
    x, y, z = at
    width, length = size
    with kit.at(x, y, z - BAR):
        for layer, (wide, fall, off) in enumerate(((width - 0.012, length - 0.009, 0.003), (width, length, 0.0))):
            with kit.at(off):
                skin(kit, mat, _hung(wide, fall, BAR + layer * TERRY), TERRY * 0.9)


def _hung(width: float, length: float, radius: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A sheet (points, faces, uv) over a bar along x through the origin; radius: of its middle over the bar."""
    columns = 44
    over = [(0.0, -length * 0.86 * (1 - t)) for t in np.linspace(0, 1, 30)[:-1]]
    path = [(radius, h) for _, h in over]
    path += [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(0, math.pi, 12)]
    path += [(-radius, -length * t) for t in np.linspace(0, 1, 34)[1:]]
    down = np.array([-min(0.0, h) for _, h in path])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.array(path), axis=0), axis=1))])
    points, uv = [], []
    for i in range(columns + 1):
        t = -0.5 + i / columns
        hang = np.minimum(1.0, down / (0.7 * length))
        fold = (0.0105 * math.sin(14.0 * t + 0.5) + 0.0060 * math.sin(23.0 * t + 1.7)) * hang
        side = np.sign([b if abs(b) > 1e-9 else 1 for b, _ in path])
        border = 0.0016 * ((np.abs(down - length * 0.80) < 0.022) & (down > 0.3 * length))
        points.append(
            np.stack(
                [
                    t * width * (1 - 0.035 * hang) + 0.003 * np.sin(9 * down + 5 * t),
                    [b for b, _ in path] + fold - side * border,
                    [h for _, h in path] + 0.004 * hang * math.sin(7 * t),
                ],
                1,
            )
        )
        uv += [(t * width, float(r)) for r in run]
    n = len(path)
    faces = np.array([[i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j] for i in range(columns) for j in range(n - 1)])
    return np.concatenate(points), faces, np.array(uv)


def napkin(kit: Kit, mat: Material, at: Point, turn: float = 0.0) -> None:
    """Linen cloth folded in thirds on z."""
    x, y, z = at
    folded_towels(kit, [mat], (x, y, z), (0.22, 0.16, 0.013), turn)


def folded_towels(kit: Kit, mats: Sequence[Material], place: Point, size: Size, turn: float = 0.0) -> None:
    """Towels folded in thirds, one a material, stacked on (x, y, z); size (width, depth, height of one). Their round folds lie towards -y."""
    width, depth, high = size
    rng = kit.rng
    with kit.at(*place, rz=turn):
        z = 0.0
        for mat in mats:
            with kit.at(rng.uniform(-0.006, 0.006), rng.uniform(-0.006, 0.006), z, rz=rng.uniform(-2.2, 2.2)):
                _thirds(kit, mat, (width * rng.uniform(0.97, 1.02), depth, high), rng.uniform(0, 6))
            z += high * 0.97


def _thirds(kit: Kit, mat: Material, size: Size, seed: float) -> None:
    """One towel: a sheet in four layers whose cross-section is a flattened S, drawn along x. Each layer sags, swells and ends in its own way."""
    width, depth, high = size
    layer, path, own = high / 4, [], []
    for k in range(4):
        y0, y1 = (-depth / 2, depth / 2) if k % 2 else (depth / 2, -depth / 2)
        ends = (0.0 if k == 0 else layer * 0.5, 0.0 if k == 3 else layer * 0.5)
        path += [(y0 + (y1 - y0) * t, layer * (k + 0.5)) for t in np.linspace(ends[0] / depth, 1 - ends[1] / depth, 12)]
        own += [k] * 12
        if k < 3:
            side = -1 if k % 2 == 0 else 1
            middle = layer * (k + 1)
            path += [
                (side * (depth / 2 - layer * 0.5 + layer * 0.55 * math.sin(a)), middle - layer * 0.5 * math.cos(a)) for a in np.linspace(0.3, math.pi - 0.3, 6)
            ]
            own += [k + 0.5] * 6
    path, own = np.array(path), np.array(own)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    half = layer * 0.47
    ring, own = np.concatenate([path + side * half, (path - side * half)[::-1]]), np.concatenate([own, own[::-1]])
    columns, n = 30, len(ring)
    vertices, uv = [], []
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    phase = np.random.default_rng(int(seed * 1000)).uniform(0, 2 * math.pi, (5, 4))
    bed = np.arange(5)
    for i in range(columns + 1):
        t = -1 + 2 * i / columns
        swell = 0.10 * np.sin(2.3 * t + phase[:, 0]) + 0.05 * np.sin(6.1 * t + phase[:, 1])  # in layers; 0.15 each way never lets two meet
        swell[0] = 0
        heights = layer * (bed * (1 - 0.07 * t**8) + swell)
        z = np.interp(ring[:, 1] / layer, bed, heights)
        front = 0.0032 * np.sin(3.1 * t + phase[np.rint(own).astype(int), 2]) + 0.0012 * np.sin(8 * t + phase[np.rint(own).astype(int), 3])
        x = t * (width / 2 + 0.004 * np.sin(own * 2.4 + phase[0, 3])) + 0.0015 * np.sin(ring[:, 0] * 40 + own)
        vertices.append(np.stack([x, ring[:, 0] + front * np.abs(ring[:, 0]) / (depth / 2), np.maximum(0.0004, z)], 1))
        uv += [(t * width / 2, float(v)) for v in length]
    faces = [[i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j] for i in range(columns) for j in range(n)]
    faces += [[e * n + j, e * n + j + 1, e * n + n - 2 - j, e * n + n - 1 - j] for e in (0, columns) for j in range(n // 2 - 1)]
    kit.poly(mat, np.concatenate(vertices), faces, uv=uv)
