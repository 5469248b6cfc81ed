"""How what lies outside is coloured: daylight is drawn into the material, so that the view adds no noise, no light to the room and no shadow.

Radiance follows the room's exposure: 1 is a wall in the room's light, sunlit stone outside 1.6 to 2.2, leaves 0.3 to 0.9, the sky 1.6 to 2.6.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import bpy
from bpy.types import Material, Node, NodeSocket, NodeTree, Object
from studio.kit.materials import blend, hexc, tone
from studio.kit.materials.nodes import N, Value
from studio.kit.measures import Colour, Size

SHADED = 0.80  # share of light that is gone in the heart of a crown


@dataclass(frozen=True)
class Air:
    """Light of one hour outside: towards the sun (unit vector in the room), what sun and sky give, colours of horizon and zenith, tint of far things."""

    sun: tuple
    strength: float
    warmth: tuple
    sky: float
    horizon: str
    zenith: str
    level: float = 2.0
    clouds: float = 0.35
    bands: tuple[tuple[float, Colour], ...] = ()  # of a sky after sunset instead of horizon and zenith: height over the horizon in degrees, radiance
    afterglow: float = 0.0  # degrees from straight out towards +y
    ledge: str = '#8a867f'  # colour of the ledge before the panes
    ledge_deep: float = 0.77  # metres that it reaches outwards


def emission(n: N, colour: Value, strength: float = 1.0) -> Material:
    """Finish a material that only glows."""
    e = n.node('ShaderNodeEmission')
    n.set(e.inputs['Color'], colour)
    n.set(e.inputs['Strength'], strength)
    n.t.links.new(e.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'
    n.m['light_group'] = 'sky'
    return n.m


def _light(n: N, air: Air, leafy: bool) -> NodeSocket:
    """Sun and sky on the surface as a colour; leaves also glow where the sun stands behind them."""
    normal = n.node('ShaderNodeNewGeometry').outputs['Normal']
    lit = n.dot(normal, air.sun)
    lit = n.math('MULTIPLY_ADD', n.math('ABSOLUTE', lit), 0.55, 0.22) if leafy else n.math('MAXIMUM', lit, 0.0)
    up = n.sep(normal)[2]
    dome = n.math('MULTIPLY', n.math('MULTIPLY_ADD', up, 0.35, 0.65), air.sky)
    warm = n.vmath('SCALE', tuple(air.warmth), s=n.math('MULTIPLY', lit, air.strength))
    return n.vmath('ADD', n.vmath('SCALE', (0.94, 0.98, 1.06), s=dome), warm)


def daylit(air: Air, colour: str, second: str | None = None, scale: float = 3.0, haze: float = 0.0) -> Material:
    """Stuff of one or two colours (noise of `scale` a metre mixes them) in an Air; haze is the share of horizon in it."""
    return _outside(air, (colour, second), scale, haze, leafy=False)


def foliage(air: Air, colour: str, second: str | None = None, scale: float = 3.0, haze: float = 0.0) -> Material:
    """Leaves, told as `daylit` is: they also glow where the sun stands behind them."""
    return _outside(air, (colour, second), scale, haze, leafy=True)


def _outside(air: Air, colours: tuple[str, str | None], scale: float, haze: float, leafy: bool) -> Material:
    colour, second = colours
    n = N('outside')
    p = n.pos()
    mottle = n.math('ADD', n.math('MULTIPLY', n.noise(p, scale, 4, 0.62), 0.7), n.math('MULTIPLY', n.rnd(), 0.3))
    body = n.mix(n.smooth(mottle, 0.34, 0.62), hexc(colour), hexc(second) if second else tone(colour, 0.78))
    light = _light(n, air, leafy)
    if leafy:  # what neighbours take away: `plants.leaves` tells it in u
        light = n.vmath('SCALE', light, s=n.math('MULTIPLY_ADD', n.sep(n.uv())[0], -SHADED, 1.0))
    lit = n.mix(1.0, body, light, 'MULTIPLY')
    far = tuple(x * air.level for x in hexc(air.horizon)[:3]) + (1,)
    return emission(n, n.mix(haze, lit, far))


def _band(n: N, value: NodeSocket, low: float, high: float) -> NodeSocket:
    """1 where a value lies between two others, softly, else 0."""
    return n.math('MULTIPLY', n.smooth(value, low - 0.004, low + 0.004, 0, 1), n.smooth(value, high + 0.004, high - 0.004, 0, 1))


def facade(air: Air, wall: str, glass: str, bay: Size = (1.5, 3.2), haze: float = 0.0) -> Material:  # noqa: PLR0913
    """Wall of a house with a window in every bay (width and height in metres): dark panes that reflect sky in their upper part, the reveal's shade on
    them, lintel and sill."""
    n = N('facade')
    x, y, z = n.sep(n.pos())
    normal = n.sep(n.node('ShaderNodeNewGeometry').outputs['Normal'])
    along = n.math('ADD', n.math('MULTIPLY', x, n.math('ABSOLUTE', normal[1])), n.math('MULTIPLY', y, n.math('ABSOLUTE', normal[0])))
    a, b = n.math('DIVIDE', along, bay[0]), n.math('DIVIDE', z, bay[1])
    u, v = n.math('FRACT', a), n.math('FRACT', b)
    inside = n.math(
        'MULTIPLY',
        n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5)), 0.30, 0.292, 0, 1),
        n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', v, 0.52)), 0.27, 0.264, 0, 1),
    )
    frame = n.math(
        'MULTIPLY',
        n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5)), 0.014, 0.020, 0, 1),
        n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5)), 0.268, 0.262, 0, 1),
    )
    own, _ = n.chance(n.xyz(n.math('FLOOR', a), n.math('FLOOR', b), 1.7))
    side = n.math('LESS_THAN', n.math('ABSOLUTE', normal[2]), 0.5)
    light = _light(n, air, False)
    grime = n.math('MULTIPLY_ADD', n.noise(n.pos(), 0.8, 5, 0.65), 0.5, 0.75)
    stone = n.value(hexc(wall), grime)
    near = n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5)), 0.335, 0.33, 0, 1)
    trim = n.math('MULTIPLY', near, n.math('MAXIMUM', _band(n, v, 0.205, 0.250), _band(n, v, 0.790, 0.840)))
    stone = n.mix(trim, stone, n.value(hexc('#cfc8bc'), grime))
    under = n.math('MULTIPLY', near, n.math('MULTIPLY', _band(n, v, 0.165, 0.205), 0.45))
    body = n.mix(1.0, n.value(stone, n.math('SUBTRACT', 1.0, under)), light, 'MULTIPLY')
    shine = n.math('MULTIPLY_ADD', n.smooth(v, 0.3, 0.8), 0.55, n.math('MULTIPLY_ADD', own, 0.30, 0.05))
    pane = n.mix(n.math('MULTIPLY', shine, 0.75), hexc(glass), tuple(c * air.level * 0.7 for c in hexc(air.zenith)[:3]) + (1,))
    drawn, _ = n.chance(n.xyz(n.math('FLOOR', a), n.math('FLOOR', b), 4.4))  # four windows of ten have a blind down, each to another height
    over = n.math('SUBTRACT', v, n.math('MULTIPLY_ADD', drawn, 0.35, 0.36))
    blind = n.math('MULTIPLY', n.math('LESS_THAN', own, 0.4), n.smooth(over, 0.0, 0.005, 0, 1))
    pane = n.mix(n.math('MULTIPLY', blind, 0.75), pane, n.mix(1.0, n.mix(drawn, hexc('#c9c1b2'), hexc('#a8a59f')), light, 'MULTIPLY'))
    pane = n.mix(frame, n.mix(1.0, hexc('#d8d4cc'), light, 'MULTIPLY'), pane)
    shade = n.math('MAXIMUM', _band(n, v, 0.735, 0.80), _band(n, u, 0.755, 0.80))  # what lintel and jamb throw on a pane set back by a hand
    pane = n.value(pane, n.math('MULTIPLY_ADD', shade, -0.55, 1.0))
    far = tuple(c * air.level for c in hexc(air.horizon)[:3]) + (1,)
    return emission(n, n.mix(haze, n.mix(n.math('MULTIPLY', inside, side), body, pane), far))


def sky(tree: NodeTree, air: Air) -> Node:
    """Background for camera and mirror rays: horizon to zenith with thin clouds. Returns the Background node of the world's tree."""
    new, link = tree.nodes.new, tree.links.new
    where, split, stretch, cloud, edge, over = (new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'Mapping', 'TexNoise', 'MapRange', 'Mix'))
    link(where.outputs['Generated'], split.inputs[0])
    up = _after_sunset(tree, air, split.outputs) if air.bands else _by_day(tree, air, split.outputs[2])
    stretch.inputs['Scale'].default_value = (2.2, 2.2, 26.0 if air.bands else 9.0)
    link(where.outputs['Generated'], stretch.inputs[0])
    link(stretch.outputs[0], cloud.inputs['Vector'])
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value, cloud.inputs['Roughness'].default_value = 1.6, 6, 0.58
    edge.interpolation_type = 'SMOOTHSTEP'
    link(cloud.outputs[0], edge.inputs[0])
    for i, value in ((1, 0.48), (2, 0.70), (3, 0.0), (4, air.clouds)):
        edge.inputs[i].default_value = value
    over.data_type = 'RGBA'
    link(edge.outputs[0], over.inputs[0])
    link(up, over.inputs[6])
    over.inputs[7].default_value = (*air.bands[2][1], 1) if air.bands else blend(air.horizon, '#ffffff', 0.6)
    seen = new('ShaderNodeBackground')
    link(over.outputs[2], seen.inputs[0])
    seen.inputs[1].default_value = air.level
    return seen


def _by_day(tree: NodeTree, air: Air, height: NodeSocket) -> NodeSocket:
    """Colour of the sky between horizon and zenith by the height of the direction."""
    rise, up = tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeMix')
    rise.interpolation_type = 'SMOOTHERSTEP'
    tree.links.new(height, rise.inputs[0])
    rise.inputs[1].default_value, rise.inputs[2].default_value = -0.02, 0.42
    up.data_type = 'RGBA'
    tree.links.new(rise.outputs[0], up.inputs[0])
    up.inputs[6].default_value, up.inputs[7].default_value = hexc(air.horizon), hexc(air.zenith)
    return up.outputs[2]


def _after_sunset(tree: NodeTree, air: Air, direction: Sequence[NodeSocket]) -> NodeSocket:
    """Colour of the sky in the bands of an Air; they reach half as high again where the sun went down, and less high elsewhere."""

    def math_(operation: str, *values: NodeSocket | float) -> NodeSocket:
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, NodeSocket):
                tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    where = math.radians(air.afterglow)
    x, y, z = direction
    towards = math_('ADD', math_('MULTIPLY', x, -math.cos(where)), math_('MULTIPLY', y, math.sin(where)))
    reach = math_('MULTIPLY_ADD', math_('POWER', math_('MAXIMUM', towards, 0.0), 6.0), 0.45, 0.80)
    bottom, top = (math.radians(air.bands[i][0]) for i in (0, -1))
    height = math_('DIVIDE', math_('ARCSINE', z), reach)
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp
    stops.interpolation = 'EASE'
    while len(stops.elements) < len(air.bands):
        stops.elements.new(0.5)
    for stop, (degrees, colour) in zip(stops.elements, air.bands):
        stop.position, stop.color = (math.radians(degrees) - bottom) / (top - bottom), (*colour, 1)
    tree.links.new(math_('DIVIDE', math_('SUBTRACT', height, bottom), top - bottom), ramp.inputs[0])
    return ramp.outputs[0]


def unseen_by_light(objects: list[Object]) -> list[Object]:
    """Only cameras, mirrors and panes see these objects; they take and give no light."""
    for made in objects:
        made.visible_diffuse = made.visible_shadow = made.visible_volume_scatter = False
    return objects


def fresh_world(name: str) -> NodeTree:
    """An empty world of nodes as the scene's own."""
    world = bpy.data.worlds.new(name)
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.lightgroup = 'NONE', 'sky'
    world.node_tree.nodes.clear()
    return world.node_tree
