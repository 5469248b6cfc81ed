"""Lamps, sun and world. Power in watts, directions in metres of the room, angles in degrees.

Every lamp belongs to one of five light groups, which a picture's layers keep apart: `sun`, `sky` (world, window lamps and what is
seen outside), `ceiling` (recessed spots and the photographer's fill), `pendants` (whatever hangs or stands and glows), `strips`.
"""

import math
from collections.abc import Iterable, Sequence

import bpy
from bpy.types import Material, Object
from mathutils import Vector
from studio.kit.measures import Colour, Point

GROUPS = ('sun', 'sky', 'ceiling', 'pendants', 'strips')
DARK_COLUMNS = 48  # of the unlit studio's mesh, between its ends
STRIP = 0.25  # metres; a rectangular lamp narrower than this is a line of light in furniture


def _placed(data: bpy.types.Light, loc: Point, group: str) -> Object:
    """An object of the lamp in the scene, in its light group."""
    o = bpy.data.objects.new(data.name, data)
    o.location, o.lightgroup = loc, group
    bpy.context.scene.collection.objects.link(o)
    return o


def area(  # noqa: PLR0913
    loc: Point, target: Point, w: float, h: float, power: float, color: Colour = (1, 1, 1), spread: float = 180, glossy: bool = True, group: str | None = None
) -> Object:
    """Rectangular lamp, w along the horizon and h upright (or along y, where it shines straight down); watts, spread in degrees; group: `strips` if it is narrow, else `ceiling`."""
    l = bpy.data.lights.new('area', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y, l.energy, l.color = w, h, power, color
    l.spread = math.radians(spread)
    o = _placed(l, loc, group or ('strips' if min(w, h) < STRIP else 'ceiling'))
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    o.visible_glossy = glossy
    return o


def lit_surfaces_only(lamp: Object) -> Object:
    """Let a lamp shine in lacquer, stone and brushed metal but not stand as a white pane in mirrors and glass: their rays pass through to what lies outside."""
    lamp.data.use_nodes = True
    tree = lamp.data.node_tree
    emission = next(node for node in tree.nodes if node.type == 'EMISSION')
    path, rest = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMath')
    rest.operation, rest.inputs[0].default_value = 'SUBTRACT', 1.0
    tree.links.new(path.outputs['Is Singular Ray'], rest.inputs[1])
    tree.links.new(rest.outputs[0], emission.inputs['Strength'])
    return lamp


def _all_but(name: str, things: Iterable[Object]) -> bpy.types.Collection:
    """Things that a lamp's light linking leaves out."""
    spared = bpy.data.collections.new(name)
    for number, thing in enumerate(things):
        spared.objects.link(thing)
        spared.collection_objects[number].light_linking.link_state = 'EXCLUDE'
    return spared


def _of(*materials: Material) -> Iterable[Object]:
    """What is of one of these materials, of all that is meshed."""
    names = {material.name for material in materials}
    return (one for one in bpy.data.objects if one.type == 'MESH' and names & set(one.data.materials.keys()))


def passes_by(lamp: Object, material: Material) -> Object:
    """Let a lamp light everything but what is of this material; once that is meshed."""
    lamp.light_linking.receiver_collection = _all_but(f'{lamp.name} passes by', _of(material))
    return lamp


def lights_only(lamp: Object, *materials: Material) -> Object:
    """Let a lamp light what is of these materials and nothing else; once that is meshed."""
    lit = bpy.data.collections.new(f'{lamp.name} lights')
    for thing in _of(*materials):
        lit.objects.link(thing)
    lamp.light_linking.receiver_collection = lit
    return lamp


def mirrored_only(lamp: Object, *materials: Material) -> Object:
    """Let a lamp be mirrored by what is of these materials, light nothing and be seen nowhere else; once that is meshed."""
    lamp.visible_diffuse = False
    return lights_only(lamp, *materials)


def unshaded_by(lamp: Object, things: Iterable[Object]) -> Object:
    """Let a lamp shine through things as if they were not there; it lights them as it lights all."""
    lamp.light_linking.blocker_collection = _all_but(f'{lamp.name} shines through', things)
    return lamp


def dark(profile: Sequence[tuple[float, float, float]], between: tuple[float, float], soft: float) -> Object:
    """The unlit studio about a set, that only mirrors see: profile of (distance, height, density 0 to 1) turned about the z axis between two bearings
    in degrees from -y towards +x, and fading over the last soft degrees at either end. No edge of it, nor the horizon, stands as a line in a tube."""
    first, last = between
    bearings, columns = [first + (last - first) * i / DARK_COLUMNS for i in range(DARK_COLUMNS + 1)], len(profile)
    points = [(far * math.sin(math.radians(b)), -far * math.cos(math.radians(b)), up) for b in bearings for far, up, _ in profile]
    starts = [i * columns + k for i in range(DARK_COLUMNS) for k in range(columns - 1)]
    mesh = bpy.data.meshes.new('dark')
    mesh.from_pydata(points, [], [(a, a + 1, a + columns + 1, a + columns) for a in starts])
    fades = [min(1.0, (b - first) / soft, (last - b) / soft) for b in bearings]
    clear = [1 - density * fade * fade * (3 - 2 * fade) for fade in fades for *_, density in profile]
    mesh.attributes.new('clear', 'FLOAT', 'POINT').data.foreach_set('value', clear)
    mesh.materials.append(_gel('clear'))
    made = bpy.data.objects.new('dark', mesh)
    made.visible_camera = made.visible_diffuse = made.visible_transmission = made.visible_shadow = False
    bpy.context.scene.collection.objects.link(made)
    return made


def _gel(clear: str) -> Material:
    """A gel without colour: lets through the share that the mesh's attribute of this name says."""
    gel = bpy.data.materials.new('gel')
    gel.use_nodes = True
    tree = gel.node_tree
    tree.nodes.clear()
    share, through, out = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('Attribute', 'BsdfTransparent', 'OutputMaterial'))
    share.attribute_name = clear
    tree.links.new(share.outputs['Fac'], through.inputs['Color'])
    tree.links.new(through.outputs[0], out.inputs['Surface'])
    return gel


def spot(  # noqa: PLR0913
    loc: Point,
    power: float,
    color: Colour = (1, 0.82, 0.62),
    angle: float = 70,
    blend: float = 0.8,
    radius: float = 0.03,
    target: Point | None = None,
    group: str = 'ceiling',
) -> Object:
    """Spot lamp; watts, angle in degrees."""
    l = bpy.data.lights.new('spot', 'SPOT')
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, color, math.radians(angle), blend, radius
    o = _placed(l, loc, group)
    if target:
        o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def point(loc: Point, power: float, color: Colour = (1, 0.8, 0.58), radius: float = 0.04, group: str = 'pendants') -> Object:
    """Round lamp; watts."""
    l = bpy.data.lights.new('pt', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, color, radius
    return _placed(l, loc, group)


def sun(direction: Point, strength: float = 4, color: Colour = (1, 0.93, 0.82), angle: float = 1.2) -> Object:
    """Sun that shines along direction; W/m2, angle in degrees."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = strength, color, math.radians(angle)
    o = _placed(l, (0, 0, 0), 'sun')
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


def world(strength: float = 1.0, color: Colour = (0.8, 0.9, 1)) -> None:
    """Plain surroundings of one colour."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.lightgroup = 'sky'
    plain = w.node_tree.nodes['Background']
    plain.inputs[0].default_value, plain.inputs[1].default_value = (*color, 1), strength
