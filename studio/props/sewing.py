"""Sews and drops the studio's cloth once: `python -m studio.props.sewing [name …]` simulates it in Blender and writes `shapes/<name>.npz`.

A shape is a mesh of quads: `points` in sixteenths of a millimetre (int16), `faces` (uint16) and `uv` in metres. `props.soft` reads them; scenes never simulate.
"""

import sys
from collections.abc import Callable, Sequence

import bpy
import numpy as np
from bpy.types import Object
from studio.kit import render
from studio.kit.measures import Point, Span
from studio.props.draping import Block, drape
from studio.props.sheets import faces
from studio.props.soft import SHAPES, UNIT

FOLD = 0.42  # y of the fold where the duvet is turned down, metres from the mattress's middle


def solid(name: str, vertices: Sequence[Point], faces: Sequence[Sequence[int]], uv: Sequence[Span] | None = None) -> Object:
    """Object of a mesh in the scene; uv per vertex."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if uv is not None:
        layer = mesh.uv_layers.new(name='UVMap')
        layer.data.foreach_set('uv', np.array([uv[i] for face in faces for i in face], 'f4').ravel())
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def drop(cloth: Object, frames: int, **more: float) -> None:
    """Simulate a cloth for some frames. more: settings of the cloth."""
    made = cloth.modifiers.new('cloth', 'CLOTH')
    settings, collision = made.settings, made.collision_settings
    settings.quality, collision.collision_quality, collision.distance_min = 7, 3, 0.004
    settings.air_damping, settings.mass = more.pop('air_damping', 1.0), more.pop('mass', 0.35)
    for name, value in more.items():
        setattr(settings, name, value)
    made.point_cache.frame_start, made.point_cache.frame_end = 1, frames
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)


def _partners(uv: np.ndarray, flip: tuple[int, int]) -> np.ndarray:
    """For each point of a cloth the one that its flat cut has in the mirrored place, on the same side of a case; KeyError if the cut is not even."""
    spot = np.round(uv / 0.004).astype(int)
    side = np.zeros(len(uv), int)
    side[np.setdiff1d(np.arange(len(uv)), np.unique(spot, axis=0, return_index=True)[1])] = 1  # a case's second sheet lies under its first
    place = {(u, v, s): i for i, ((u, v), s) in enumerate(zip(spot.tolist(), side.tolist()))}
    return np.array([place[u * flip[0], v * flip[1], s] for (u, v), s in zip(spot.tolist(), side.tolist())])


def like_quarters(points: np.ndarray, uv: np.ndarray) -> np.ndarray:
    """A pillow whose four quarters are alike: the solver turns one corner into an ear. `pillows` makes each its own again."""
    flips = ((1, 1), (-1, 1), (1, -1), (-1, -1))
    return sum(points[_partners(uv, flip)] * (*flip, 1) for flip in flips) / len(flips)


def keep(name: str, made: Object, mend: Callable[[np.ndarray, np.ndarray], np.ndarray] = lambda points, uv: points) -> None:
    """Write the evaluated mesh of an object as a shape; mend: what is put right of its points, told their UV."""
    mesh = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.empty(len(mesh.vertices) * 3, 'f4')
    mesh.vertices.foreach_get('co', points)
    faces = np.array([tuple(p.vertices) if len(p.vertices) == 4 else (*p.vertices, p.vertices[-1]) for p in mesh.polygons])
    uv = np.zeros((len(mesh.vertices), 2), 'f4')
    for loop, where in zip(mesh.loops, mesh.uv_layers[0].data):
        uv[loop.vertex_index] = where.uv
    write(name, mend(points.reshape(-1, 3), uv), faces, uv)


def write(name: str, points: np.ndarray, faces: np.ndarray, uv: np.ndarray) -> None:
    """Write a shape's points and cut in metres, and its quads."""
    SHAPES.mkdir(exist_ok=True)
    np.savez_compressed(SHAPES / f'{name}.npz', points=np.round(points / UNIT).astype('i2'), faces=faces.astype('u2'), uv=uv.astype('f2'))
    print(name, len(points), points.min(0).round(3), points.max(0).round(3), flush=True)


def duvet() -> None:
    """Double duvet over a mattress 1.80 x 2.04 m whose top is on z = 0 and whose foot lies towards -y: from the fold of its turn-down at y = 0.42 it falls
    0.30 m over three sides, lower at its corners, which are cut round so that they end above the floor. A twenty-fifth too wide, as covers are."""
    half, foot, corner, step = 1.15, FOLD - 1.67, 0.50, 0.0175
    x, y = np.meshgrid(np.linspace(-half, half, round(2 * half / step) + 1), np.linspace(foot, FOLD, round((FOLD - foot) / step) + 1))
    u, w = np.maximum(np.abs(x) - half + corner, 0) / corner, np.maximum(foot + corner - y, 0) / corner
    at_corner = (u > 0) & (w > 0)  # a quarter of a square onto a quarter of a disc
    x = np.where(at_corner, np.sign(x) * (half - corner + corner * u * np.sqrt(1 - w * w / 2)), x)
    y = np.where(at_corner, foot + corner - corner * w * np.sqrt(1 - u * u / 2), y)
    side, end = np.maximum(np.abs(x) - 0.90, 0), np.maximum(-1.02 - y, 0)
    along = np.where(side > end, y, x) * (np.hypot(side, end) > 0)
    z = 0.02 + 0.012 * np.sin(7 * x + 2 * np.sin(5 * y)) * np.sin(6 * y + 1) + np.random.default_rng(5).normal(0, 0.002, x.shape)
    z += 0.07 * np.hypot(side, end) * np.sin(24 * along + 3 * np.sin(4 * along))  # slack that gathers into folds as it falls
    bed = (Block((0.90, 1.02, 0.25), (0, 0, -0.25), 0.06), Block((0.94, 1.06, 0.12), (0, 0, -0.32), 0.03))
    cut = np.stack([x, y], -1)
    write('duvet', drape(np.stack([x, y, z], -1), 1.04 * cut, bed, 420, (0.18, 0.045)).reshape(-1, 3), faces(*x.shape), cut.reshape(-1, 2))


def _case(name: str, width: float, height: float, step: float = 0.0125) -> Object:
    """Two sheets joined at the rim, as a pillow case lies before it is filled."""
    nx, ny = round(width / step), round(height / step)
    index, vertices, uv, faces = {}, [], [], []
    for side in (0, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                rim = i in (0, nx) or j in (0, ny)
                if rim and side:
                    index[1, i, j] = index[0, i, j]
                    continue
                index[side, i, j] = len(vertices)
                x, y = -width / 2 + width * i / nx, -height / 2 + height * j / ny
                vertices.append((x, y, 0 if rim else (0.006 if side else -0.006)))
                uv.append((x, y))
        for j in range(ny):
            for i in range(nx):
                quad = [index[side, i, j], index[side, i + 1, j], index[side, i + 1, j + 1], index[side, i, j + 1]]
                faces.append(quad if side else quad[::-1])
    return solid(name, vertices, faces, uv)


def _stuffed(name: str, width: float, height: float, pressure: float, seed: int) -> None:
    """Pillow: its case blown up by the filling, creased towards seam and corners, a hollow where a hand struck it."""
    bpy.context.scene.gravity = (0, 0, 0)
    case = _case(name, width, height)
    rng = np.random.default_rng(seed)
    for v in case.data.vertices:
        v.co.z += rng.normal(0, 0.0012)
    drop(
        case,
        38,
        mass=0.22,
        tension_stiffness=26,
        compression_stiffness=26,
        shear_stiffness=9,
        bending_stiffness=0.25,
        use_pressure=True,
        uniform_pressure_force=pressure,
        shrink_min=-0.05,
    )
    keep(name, case, like_quarters)


CUTS = {
    'duvet': duvet,
    'pillow': lambda: _stuffed('pillow', 0.72, 0.50, 4.2, 1),
    'cushion': lambda: _stuffed('cushion', 0.50, 0.50, 6.5, 2),
    'lumbar': lambda: _stuffed('lumbar', 0.62, 0.36, 6.0, 3),
}


def main(names: Sequence[str]) -> None:
    """Sew what is named, or everything."""
    for name in names or CUTS:
        render.reset()
        CUTS[name]()


if __name__ == '__main__':
    main(sys.argv[1:])
