"""Curls of yarn that stand on a looped cloth, as geometry: relief alone is stucco. Metres."""

import math

import bpy
import numpy as np
from bpy.types import GeometryNodeTree, Material, Object

CURL, YARN = 0.0021, 0.0012  # radii of a loop and of its yarn
APART = 0.0019  # metres between the feet of two loops, at least
ALONG, ROUND = 14, 5  # facets of a loop
TILT = 0.8  # radians at most that a loop leans


def _curl(mat: Material) -> Object:
    """A loop of yarn that starts and ends in its cloth, its plane upright on x, with a turn in it so that none lies flat on its neighbour."""
    t = np.linspace(-0.30, math.pi + 0.30, ALONG)
    middle = np.stack([CURL * np.cos(t), YARN * 1.4 * np.sin(2 * t), CURL * np.sin(t)], 1)
    along = np.gradient(middle, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along, (0.0, 1.0, 0.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    turns = 2 * math.pi * np.arange(ROUND) / ROUND
    skin = middle[:, None] + YARN * (np.cos(turns)[None, :, None] * side[:, None] + np.sin(turns)[None, :, None] * np.cross(along, side)[:, None])
    faces = [
        (i * ROUND + j, i * ROUND + (j + 1) % ROUND, (i + 1) * ROUND + (j + 1) % ROUND, (i + 1) * ROUND + j) for i in range(ALONG - 1) for j in range(ROUND)
    ]
    mesh = bpy.data.meshes.new('curl')
    mesh.from_pydata(skin.reshape(-1, 3).tolist(), [], faces)
    mesh.materials.append(mat)
    mesh.shade_smooth()
    return bpy.data.objects.new('curl', mesh)


def _tree(curl: Object) -> GeometryNodeTree:
    """The cloth with its loops on it."""
    tree = bpy.data.node_groups.new('loops', 'GeometryNodeTree')
    for way in ('INPUT', 'OUTPUT'):
        tree.interface.new_socket('Geometry', in_out=way, socket_type='NodeSocketGeometry')
    new, link = tree.nodes.new, tree.links.new
    cloth, out = new('NodeGroupInput'), new('NodeGroupOutput')
    spread, info, put, both = (new(f'GeometryNode{kind}') for kind in ('DistributePointsOnFaces', 'ObjectInfo', 'InstanceOnPoints', 'JoinGeometry'))
    spread.distribute_method = 'POISSON'
    spread.inputs['Distance Min'].default_value = APART
    spread.inputs['Density Max'].default_value = 0.9 / APART**2
    info.inputs['Object'].default_value = curl
    size, lean = (new('FunctionNodeRandomValue') for _ in range(2))
    lean.data_type = 'FLOAT_VECTOR'
    lean.inputs[0].default_value, lean.inputs[1].default_value = (-TILT, -TILT, 0), (TILT, TILT, 2 * math.pi)
    size.inputs[2].default_value, size.inputs[3].default_value = 0.7, 1.2
    tilted, euler = new('FunctionNodeRotateRotation'), new('FunctionNodeEulerToRotation')
    tilted.rotation_space = 'LOCAL'
    link(lean.outputs[0], euler.inputs[0])
    link(spread.outputs['Rotation'], tilted.inputs[0])
    link(euler.outputs[0], tilted.inputs[1])
    link(cloth.outputs[0], spread.inputs['Mesh'])
    link(spread.outputs['Points'], put.inputs['Points'])
    link(info.outputs['Geometry'], put.inputs['Instance'])
    link(tilted.outputs[0], put.inputs['Rotation'])
    link(size.outputs[1], put.inputs['Scale'])
    link(cloth.outputs[0], both.inputs[0])
    link(put.outputs[0], both.inputs[0])
    link(both.outputs[0], out.inputs[0])
    return tree


def stand(cloth: Object, yarn: Material) -> None:
    """Cover cloth with loops of this yarn."""
    loops = cloth.modifiers.new('loops', 'NODES')
    loops.node_group = _tree(_curl(yarn))
