"""The node-graph language the materials are written in, colours in linear light, and the cache of materials."""

import bpy

_cache = {}


def hexc(h):
    """Linear RGBA of an sRGB hex string (a tuple passes through)."""
    if not isinstance(h, str):
        return h
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (1,)


class N:
    """Tiny node-graph DSL: n.math('ADD', a, b) where a, b are sockets or numbers."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def node(self, typ, **kw):
        n = self.t.nodes.new(typ)
        for k, v in kw.items():
            setattr(n, k, v)
        return n

    def set(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif v is not None:
            sock.default_value = v

    def math(self, op, a, b=None, c=None, clamp=False):
        n = self.node('ShaderNodeMath', operation=op, use_clamp=clamp)
        self.set(n.inputs[0], a)
        if b is not None:
            self.set(n.inputs[1], b)
        if c is not None:
            self.set(n.inputs[2], c)
        return n.outputs[0]

    def xyz(self, x, y, z):
        n = self.node('ShaderNodeCombineXYZ')
        for i, v in enumerate((x, y, z)):
            self.set(n.inputs[i], v)
        return n.outputs[0]

    def sep(self, v):
        n = self.node('ShaderNodeSeparateXYZ')
        self.set(n.inputs[0], v)
        return n.outputs

    def vmath(self, op, a, b=None, s=None):
        n = self.node('ShaderNodeVectorMath', operation=op)
        self.set(n.inputs[0], a)
        if b is not None:
            self.set(n.inputs[1], b)
        if s is not None:
            self.set(n.inputs['Scale'], s)
        return n.outputs[0]

    def noise(self, vec, scale=1, detail=3, rough=0.5, dist=0, color=False):
        n = self.node('ShaderNodeTexNoise')
        self.set(n.inputs['Vector'], vec)
        self.set(n.inputs['Scale'], scale)
        self.set(n.inputs['Detail'], detail)
        self.set(n.inputs['Roughness'], rough)
        self.set(n.inputs['Distortion'], dist)
        return n.outputs['Color' if color else 'Fac']

    def ramp(self, f, stops, interp='LINEAR'):
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

    def mix(self, f, a, b, mode='MIX'):
        n = self.node('ShaderNodeMix', data_type='RGBA', blend_type=mode)
        self.set(n.inputs[0], f)
        self.set(n.inputs[6], a)
        self.set(n.inputs[7], b)
        return n.outputs[2]

    def value(self, colour, factor, saturation=None):
        """Colour with its value multiplied by a socket; saturation likewise."""
        n = self.node('ShaderNodeHueSaturation')
        self.set(n.inputs['Color'], colour)
        self.set(n.inputs['Value'], factor)
        self.set(n.inputs['Saturation'], saturation)
        return n.outputs[0]

    def voronoi(self, vec, scale, feature='F1', metric='EUCLIDEAN', randomness=1.0):
        """Outputs of a Voronoi texture: Distance, Color, Position, as the feature has them."""
        n = self.node('ShaderNodeTexVoronoi', feature=feature)
        if feature not in ('DISTANCE_TO_EDGE', 'N_SPHERE_RADIUS'):
            n.distance = metric
        self.set(n.inputs['Vector'], vec)
        self.set(n.inputs['Scale'], scale)
        self.set(n.inputs['Randomness'], randomness)
        return n.outputs

    def chance(self, vec):
        """White noise 0..1 of a vector, and three more as a colour."""
        n = self.node('ShaderNodeTexWhiteNoise')
        self.set(n.inputs['Vector'], vec)
        return n.outputs['Value'], n.outputs['Color']

    def tangent(self):
        """Direction of u on the surface: what anisotropic reflection runs along."""
        return self.node('ShaderNodeTangent', direction_type='UV_MAP', uv_map='UVMap').outputs[0]

    def smooth(self, x, lo, hi, a=0.0, b=1.0):
        n = self.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        self.set(n.inputs[0], x)
        for i, v in zip((1, 2, 3, 4), (lo, hi, a, b)):
            self.set(n.inputs[i], v)
        return n.outputs[0]

    def uv(self):
        return self.node('ShaderNodeUVMap', uv_map='UVMap').outputs[0]

    def pos(self):
        return self.node('ShaderNodeTexCoord').outputs['Object']

    def rnd(self):
        return self.node('ShaderNodeAttribute', attribute_name='rnd').outputs['Fac']

    def bump(self, h, strength=0.1, dist=0.001, normal=None):
        n = self.node('ShaderNodeBump')
        self.set(n.inputs['Strength'], strength)
        self.set(n.inputs['Distance'], dist)
        self.set(n.inputs['Height'], h)
        if normal is not None:
            self.set(n.inputs['Normal'], normal)
        return n.outputs[0]

    def bsdf(self, avg=None, **kw):
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


def tone(h, f):
    """A darker (f < 1) or lighter linear colour."""
    return tuple(min(1.0, x * f) for x in hexc(h)[:3]) + (1,)


def blend(a, b, t):
    """Colour between a and b, linear."""
    a, b = hexc(a), hexc(b)
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def mixed(a, b, t):
    """Hex string of the colour between two hexes, in sRGB."""
    pairs = zip(bytes.fromhex(a.lstrip('#')), bytes.fromhex(b.lstrip('#')))
    return '#' + ''.join(f'{round(x + (y - x) * t):02x}' for x, y in pairs)


def cached(f):
    """One material for equal arguments while Blender still has it."""

    def w(*a, **k):
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


def clear():
    """Forget all materials; call after the file was reset."""
    _cache.clear()
