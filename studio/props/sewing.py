"""Sews and drops the studio's cloth once: `python -m studio.props.sewing [name …]` simulates it in Blender and writes `shapes/<name>.npz`.

A shape is a mesh of quads: `points` in sixteenths of a millimetre (int16), `faces` (uint16) and `uv` in metres. `props.soft` reads them; scenes never simulate.
"""

import math
import sys
from collections.abc import Callable, Sequence

from bpy.types import Object
from studio.kit.measures import Point, Size, Span, Spot

import bpy  # isort: skip  (brings bmesh with it)
import bmesh
import numpy as np
from studio.kit import render
from studio.paths import STUDIO

SHAPES = STUDIO / 'props' / 'shapes'
UNIT = 1 / 16000  # metres
DUVET, QUILT = 0.034, 0.010  # metres thick, and swollen between seams


def grid(name: str, width: float, length: float, step: float, at: Point = (0, 0, 0)) -> Object:
    """Flat sheet of cloth with UV in metres; returns the object."""
    nx, ny = round(width / step), round(length / step)
    vertices = [(at[0] - width / 2 + width * i / nx, at[1] - length / 2 + length * j / ny, at[2]) for j in range(ny + 1) for i in range(nx + 1)]
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return solid(name, vertices, faces, [(v[0], v[1]) for v in vertices])


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


def block(size: Size, at: Point, radius: float = 0.05) -> Object:
    """Rounded block that cloth lies on."""
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1.0)
    bmesh.ops.scale(body, vec=size, verts=body.verts)
    bmesh.ops.bevel(body, geom=body.edges[:], offset=radius, segments=5, profile=0.5, affect='EDGES')
    bmesh.ops.translate(body, vec=at, verts=body.verts)
    mesh = bpy.data.meshes.new('block')
    body.to_mesh(mesh)
    body.free()
    made = bpy.data.objects.new('block', mesh)
    bpy.context.scene.collection.objects.link(made)
    hard(made)
    return made


def hard(made: Object, gap: float = 0.004) -> None:
    """Let cloth rest on an object."""
    made.modifiers.new('hard', 'COLLISION')
    made.collision.thickness_outer, made.collision.cloth_friction = gap, 22.0


def drop(cloth: Object, frames: int, **more: float | str) -> None:
    """Simulate a cloth for some frames. more: settings of the cloth; `self_gap` metres keeps it off itself, `pinned` names a vertex group."""
    made = cloth.modifiers.new('cloth', 'CLOTH')
    settings, collision = made.settings, made.collision_settings
    settings.quality, collision.collision_quality, collision.distance_min = 7, 3, 0.004
    settings.air_damping, settings.mass = more.pop('air_damping', 1.0), more.pop('mass', 0.35)
    gap = more.pop('self_gap', 0)
    if gap:
        collision.use_self_collision, collision.self_distance_min = True, gap
    if 'pinned' in more:
        settings.vertex_group_mass = more.pop('pinned')
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


def _ramp(value: np.ndarray, start: float, end: float) -> np.ndarray:
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def one_corner_twice(points: np.ndarray, uv: np.ndarray) -> np.ndarray:
    """A duvet whose right corner at the foot falls as its left one does: the solver pinches one of the two into a lump."""
    share = (_ramp(uv[:, 0], 0.30, 0.72) * _ramp(-uv[:, 1], 0.72, 1.02))[:, None]
    return points + (points[_partners(uv, (-1, 1))] * (-1, 1, 1) - points) * share


def like_quarters(points: np.ndarray, uv: np.ndarray) -> np.ndarray:
    """A pillow whose four quarters are alike: the solver turns one corner into an ear. `soft` makes each pillow its own again."""
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
    SHAPES.mkdir(exist_ok=True)
    points = mend(points.reshape(-1, 3), uv)
    np.savez_compressed(SHAPES / f'{name}.npz', points=np.round(points / UNIT).astype('i2'), faces=faces.astype('u2'), uv=uv.astype('f2'))
    print(name, len(points), points.min(0).round(3), points.max(0).round(3), flush=True)


def _round_off(cloth: Object, corner: Spot, radius: float) -> None:
    """Round the two corners at the foot of a sheet: a square corner of a cover lies on the floor and folds upon itself. corner: half the width, y."""
    half, foot = corner
    for v in cloth.data.vertices:
        u, w = (abs(v.co.x) - half + radius) / radius, (foot + radius - v.co.y) / radius
        if u > 0 and w > 0:  # a quarter of a square onto a quarter of a disc
            v.co.x = math.copysign(half - radius + radius * u * math.sqrt(1 - w * w / 2), v.co.x)
            v.co.y = foot + radius - radius * w * math.sqrt(1 - u * u / 2)


def duvet() -> None:
    """Double duvet over a mattress 1.80 x 2.04 m whose top is on z = 0 and whose foot lies towards -y; falls 0.33 m over three sides."""
    block((1.80, 2.04, 0.5), (0, 0, -0.25), 0.06)
    block((1.90, 2.14, 0.24), (0, 0, -0.31), 0.03)  # the base stands out under the mattress
    floor = block((6, 6, 0.1), (0, 0, -0.52), 0.01)
    floor.collision.cloth_friction = 5
    cloth = grid('duvet', 2.46, 2.03, 0.0215, (0.0, -0.345, 0.10))
    _round_off(cloth, (1.23, -1.36), 0.40)
    rng = np.random.default_rng(5)
    for v in cloth.data.vertices:  # laid by hand: slack here and there that folds as it sinks
        x, y, _ = v.co
        v.co.z += 0.05 * np.sin(x * 3.1 + 1.2 * np.sin(y * 2.3)) * np.sin(y * 2.7 + 0.8) + rng.normal(0, 0.002)
    drop(cloth, 62, mass=0.5, tension_stiffness=18, compression_stiffness=18, shear_stiffness=9, bending_stiffness=3.0, shrink_min=-0.035)
    keep('duvet', cloth, one_corner_twice)


def throw() -> None:
    """Wool throw 0.85 m deep across the foot of the same bed, over the duvet as it lies there."""
    with np.load(SHAPES / 'duvet.npz') as kept:
        lying = solid('lying', (kept['points'] * UNIT).tolist(), kept['faces'].tolist())
    hard(lying, DUVET / 2 + QUILT + 0.006)
    block((1.80, 2.04, 0.5), (0, 0, -0.25), 0.06)
    cloth = grid('throw', 2.62, 0.86, 0.020, (-0.02, -0.52, 0.20))
    for v in cloth.data.vertices:
        x, y, _ = v.co
        v.co.z += 0.05 * np.sin(x * 2.6 + 0.6) * np.sin(y * 7 + x) + 0.03 * np.sin(y * 13 + 2 * x)
    drop(cloth, 56, mass=0.6, tension_stiffness=14, compression_stiffness=14, shear_stiffness=5, bending_stiffness=1.2, shrink_min=-0.03)
    keep('throw', cloth)


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
    'throw': throw,
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
