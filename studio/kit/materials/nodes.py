"""The node-graph language the materials are written in, colours in linear light, and the cache of materials."""

from collections.abc import Callable, Sequence
from typing import ParamSpec

import bpy
from bpy.types import Material, Node, NodeSocket, bpy_prop_collection

P = ParamSpec('P')
Rgba = tuple[float, float, float, float]  # linear light
Tone = str | Rgba  # an sRGB hex, or its linear light
Value = NodeSocket | float | Sequence[float]  # what an input takes: another node's output or a constant

BROAD = 0.28  # Cycles guides its denoiser by what is seen in a lobe narrower than roughness 0.274 (alpha 0.075), as in a mirror
MIRRORS = 0.2  # below it a surface is meant as a mirror
PATTERN = 'pattern'  # the pass that says where cloth, wood, brick and stone are

_cache = {}


def hexc(h: Tone) -> Rgba:
    """Linear RGBA of an sRGB hex string (a tuple passes through)."""
    if not isinstance(h, str):
        return h
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (1,)


class N:
    """Tiny node-graph DSL: n.math('ADD', a, b) where a, b are sockets or numbers."""

    def __init__(self, name: str) -> None:
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def node(self, typ: str, **kw: object) -> Node:
        n = self.t.nodes.new(typ)
        for k, v in kw.items():
            setattr(n, k, v)
        return n

    def set(self, sock: NodeSocket, v: Value | None) -> None:
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif v is not None:
            sock.default_value = v

    def math(self, op: str, a: Value, b: Value | None = None, c: Value | None = None, clamp: bool = False) -> NodeSocket:
        n = self.node('ShaderNodeMath', operation=op, use_clamp=clamp)
        self.set(n.inputs[0], a)
        if b is not None:
            self.set(n.inputs[1], b)
        if c is not None:
            self.set(n.inputs[2], c)
        return n.outputs[0]

    def xyz(self, x: Value, y: Value, z: Value) -> NodeSocket:
        n = self.node('ShaderNodeCombineXYZ')
        for i, v in enumerate((x, y, z)):
            self.set(n.inputs[i], v)
        return n.outputs[0]

    def sep(self, v: Value) -> bpy_prop_collection:
        n = self.node('ShaderNodeSeparateXYZ')
        self.set(n.inputs[0], v)
        return n.outputs

    def vmath(self, op: str, a: Value, b: Value | None = None, s: Value | None = None) -> NodeSocket:
        n = self.node('ShaderNodeVectorMath', operation=op)
        self.set(n.inputs[0], a)
        if b is not None:
            self.set(n.inputs[1], b)
        if s is not None:
            self.set(n.inputs['Scale'], s)
        return n.outputs[0]

    def dot(self, a: Value, b: Value) -> NodeSocket:
        """Scalar product of two vectors."""
        n = self.node('ShaderNodeVectorMath', operation='DOT_PRODUCT')
        self.set(n.inputs[0], a)
        self.set(n.inputs[1], b)
        return n.outputs['Value']

    def noise(self, vec: Value, scale: Value = 1, detail: Value = 3, rough: Value = 0.5, dist: Value = 0, color: bool = False) -> NodeSocket:  # noqa: PLR0913
        n = self.node('ShaderNodeTexNoise')
        self.set(n.inputs['Vector'], vec)
        self.set(n.inputs['Scale'], scale)
        self.set(n.inputs['Detail'], detail)
        self.set(n.inputs['Roughness'], rough)
        self.set(n.inputs['Distortion'], dist)
        return n.outputs['Color' if color else 'Fac']

    def ramp(self, f: Value, stops: Sequence[tuple[float, Rgba | float]], interp: str = 'LINEAR') -> NodeSocket:
        n = self.node('ShaderNodeValToRGB')
        e = n.color_ramp
        e.interpolation = interp
        while len(e.elements) < len(stops):
            e.elements.new(0.5)
        for el, (p, c) in zip(e.elements, stops):
            el.position = p
            el.color = c if not isinstance(c, (int, float)) else (c, c, c, 1)
        self.set(n.inputs[0], f)
        return n.outputs[0]

    def mix(self, f: Value, a: Value, b: Value, mode: str = 'MIX') -> NodeSocket:
        n = self.node('ShaderNodeMix', data_type='RGBA', blend_type=mode)
        self.set(n.inputs[0], f)
        self.set(n.inputs[6], a)
        self.set(n.inputs[7], b)
        return n.outputs[2]

    def value(self, colour: Value, factor: Value, saturation: Value | None = None) -> NodeSocket:
        """Colour with its value multiplied by a socket; saturation likewise."""
        n = self.node('ShaderNodeHueSaturation')
        self.set(n.inputs['Color'], colour)
        self.set(n.inputs['Value'], factor)
        self.set(n.inputs['Saturation'], saturation)
        return n.outputs[0]

    def voronoi(self, vec: Value, scale: Value, feature: str = 'F1', metric: str = 'EUCLIDEAN', randomness: float = 1.0) -> bpy_prop_collection:
        """Outputs of a Voronoi texture: Distance, Color, Position, as the feature has them."""
        n = self.node('ShaderNodeTexVoronoi', feature=feature)
        if feature not in ('DISTANCE_TO_EDGE', 'N_SPHERE_RADIUS'):
            n.distance = metric
        self.set(n.inputs['Vector'], vec)
        self.set(n.inputs['Scale'], scale)
        self.set(n.inputs['Randomness'], randomness)
        return n.outputs

    def chance(self, vec: Value) -> tuple[NodeSocket, NodeSocket]:
        """White noise 0..1 of a vector, and three more as a colour."""
        n = self.node('ShaderNodeTexWhiteNoise')
        self.set(n.inputs['Vector'], vec)
        return n.outputs['Value'], n.outputs['Color']

    def tangent(self) -> NodeSocket:
        """Direction of u on the surface: what anisotropic reflection runs along."""
        return self.node('ShaderNodeTangent', direction_type='UV_MAP', uv_map='UVMap').outputs[0]

    def smooth(self, x: Value, lo: Value, hi: Value, a: Value = 0.0, b: Value = 1.0) -> NodeSocket:
        n = self.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        self.set(n.inputs[0], x)
        for i, v in zip((1, 2, 3, 4), (lo, hi, a, b)):
            self.set(n.inputs[i], v)
        return n.outputs[0]

    def uv(self) -> NodeSocket:
        return self.node('ShaderNodeUVMap', uv_map='UVMap').outputs[0]

    def pos(self) -> NodeSocket:
        return self.node('ShaderNodeTexCoord').outputs['Object']

    def rnd(self) -> NodeSocket:
        return self.node('ShaderNodeAttribute', attribute_name='rnd').outputs['Fac']

    def bump(self, h: Value, strength: Value = 0.1, dist: Value = 0.001, normal: Value | None = None) -> NodeSocket:
        n = self.node('ShaderNodeBump')
        self.set(n.inputs['Strength'], strength)
        self.set(n.inputs['Distance'], dist)
        self.set(n.inputs['Height'], h)
        if normal is not None:
            self.set(n.inputs['Normal'], normal)
        return n.outputs[0]

    def shine(self, rough: float, noise: NodeSocket) -> NodeSocket:
        """Roughness that a noise about 0 is added to, on one side of what the denoiser takes for a mirror: reflections that cross it come out torn. It
        tells on metal and on what is nearly black; anything else is guided by its own colour."""
        shine = self.math('ADD', noise, rough, clamp=True)
        return self.math('MAXIMUM', shine, BROAD) if rough > MIRRORS else shine

    def near(self, full: float, none: float) -> NodeSocket:
        """1 up to `full` metres from the camera, 0 from `none` on: how much of a pattern is drawn that is finer than a pixel from further away."""
        return self.smooth(self.node('ShaderNodeCameraData').outputs['View Distance'], full, none, 1.0, 0.0)

    def patterned(self) -> None:
        """Say that the colour changes from pixel to pixel here: its denoiser then takes the pattern as it was sampled (kit.render)."""
        self.set(self.node('ShaderNodeOutputAOV', aov_name=PATTERN).inputs['Value'], 1.0)

    def bsdf(self, avg: Tone | None = None, **kw: Value) -> Node:
        """Full shader for camera/glossy rays; after a diffuse bounce a flat 'avg' colour is used. Cycles skips the unused
        branch, so the expensive noise (and the 3x cost of bump) is paid once per path instead of on every bounce."""
        b = self.node('ShaderNodeBsdfPrincipled')
        for k, v in kw.items():
            self.set(b.inputs[k.replace('_', ' ')], v)
        if avg is None or kw.get('Metallic', 0):
            self.t.links.new(b.outputs[0], self.out.inputs[0])
            return b
        d = self.node('ShaderNodeBsdfDiffuse')
        d.inputs[0].default_value = hexc(avg) if isinstance(avg, str) else avg
        mx = self.node('ShaderNodeMixShader')
        self.set(mx.inputs[0], self.node('ShaderNodeLightPath').outputs['Is Diffuse Ray'])
        self.set(mx.inputs[1], b.outputs[0])
        self.set(mx.inputs[2], d.outputs[0])
        self.t.links.new(mx.outputs[0], self.out.inputs[0])
        return b


def tone(h: Tone, f: float) -> Rgba:
    """A darker (f < 1) or lighter linear colour."""
    return tuple(min(1.0, x * f) for x in hexc(h)[:3]) + (1,)


def luminance(tone_of: Tone) -> float:
    """Share of light a colour sends back, as the eye weighs it (Rec. 709)."""
    red, green, blue = hexc(tone_of)[:3]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def blend(a: Tone, b: Tone, t: float) -> Rgba:
    """Colour between a and b, linear."""
    a, b = hexc(a), hexc(b)
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def fluff(colour: Tone) -> Rgba:
    """Colour of the light that the loose fibres of a cloth scatter: paler than the cloth, not white, or its top looks like frost."""
    return blend(colour, '#ffffff', 0.3)


def mixed(a: str, b: str, t: float) -> str:
    """Hex string of the colour between two hexes, in sRGB."""
    pairs = zip(bytes.fromhex(a.lstrip('#')), bytes.fromhex(b.lstrip('#')))
    return '#' + ''.join(f'{round(x + (y - x) * t):02x}' for x, y in pairs)


def cached(f: Callable[P, Material]) -> Callable[P, Material]:
    """One material for equal arguments while Blender still has it."""

    def w(*a: P.args, **k: P.kwargs) -> Material:
        key = (f.__name__, a, tuple(sorted(k.items())))
        m = _cache.get(key)
        try:
            if m is not None and m.name:
                return m
        except ReferenceError:
            pass
        m = _cache[key] = f(*a, **k)
        return m

    return w


def clear() -> None:
    """Forget all materials; call after the file was reset."""
    _cache.clear()
