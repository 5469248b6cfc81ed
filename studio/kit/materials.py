"""Procedural, resolution-independent PBR materials (no image files). UV map is in metres (u along the grain),
point attribute 'rnd' is a random number per panel so every board/front differs."""

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


# ------------------------------------------------------------------ wood
WOODS = {  # early, late, pore colours; ring pitch; roughness; pore density
    'oak': ('#b9946a', '#a27b51', '#7d5a38', 0.0060, 0.42, 0.5),
    'oak_light': ('#cdb08a', '#bb9a72', '#96754f', 0.0062, 0.46, 0.45),
    'oak_smoked': ('#715b48', '#4f3d30', '#2c211a', 0.0060, 0.42, 0.5),
    'walnut': ('#6f4d36', '#543724', '#352117', 0.0075, 0.38, 0.35),
    'ash_grey': ('#a2978a', '#8b8074', '#6c6258', 0.0070, 0.45, 0.5),
    'ebony': ('#2f2722', '#211b18', '#120e0c', 0.0050, 0.35, 0.3),
    'teak': ('#94673f', '#7c5230', '#54361f', 0.0065, 0.42, 0.35),
}


@cached
def wood(species='oak', rough=None, gloss=0.0, scale=1.0, contrast=1.0):
    """A species in its natural colours."""
    return _wood(*WOODS[species], rough, gloss, scale, contrast)


@cached
def veneer(colour, species='oak', rough=None, gloss=0.0, contrast=1.0):
    """A species stained so that its average is the given hex."""
    _, _, _, pitch, r0, pd = WOODS[species]
    return _wood(tone(colour, 1.05), tone(colour, 0.60), tone(colour, 0.28), pitch, r0, pd, rough, gloss, 1.0, contrast)


# Saturation of woods in rooms: lamps, bounces and AgX add what this takes away (castellana's honey oak turned mustard, lucrezia's walnut
# red lacquer; looked at side by side at 1, 0.75 and 0.85). The neutral plate shows the hex itself.
WOOD_IN_ROOMS = 0.82


def _wood(early, late, pore, pitch, r0, pd, rough, gloss, scale, contrast):
    n = N('wood')
    r = n.rnd()
    u, v, _ = n.sep(n.uv())
    u = n.math('ADD', u, n.math('MULTIPLY', r, 61.7))
    vr = n.math('SUBTRACT', v, n.math('MULTIPLY_ADD', n.math('FRACT', n.math('MULTIPLY', r, 13.7)), 0.5, -0.05))
    # plain-sawn figure: distance to a wandering pith below the surface
    warp = n.noise(n.xyz(n.math('MULTIPLY', u, 0.9), n.math('MULTIPLY', v, 2.2), n.math('MULTIPLY', r, 19)), 1.0, 2, 0.5)
    depth = n.math('MULTIPLY_ADD', n.noise(n.xyz(n.math('MULTIPLY', u, 0.55), n.math('MULTIPLY', r, 7.1), 3.3), 1.0, 1.0), 0.16, 0.015)
    vw = n.math('ADD', vr, n.math('MULTIPLY_ADD', warp, 0.10, -0.05))
    d = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', vw, vw), n.math('MULTIPLY', depth, depth)))
    ring = n.math('FRACT', n.math('DIVIDE', d, pitch * scale))
    ring = n.ramp(ring, [(0, 0.0), (0.55, 0.35), (0.86, 1.0), (1.0, 0.0)], 'EASE')
    fib = n.noise(n.xyz(n.math('MULTIPLY', u, 5.0), n.math('MULTIPLY', v, 420.0), r), 1.0, 3, 0.65)
    tone = n.noise(n.xyz(n.math('MULTIPLY', u, 0.8), n.math('MULTIPLY', v, 6.0), n.math('MULTIPLY', r, 31)), 1.0, 2, 0.5)
    streak = n.noise(n.xyz(n.math('MULTIPLY', u, 0.7), n.math('MULTIPLY', v, 75.0), n.math('MULTIPLY', r, 23)), 1.0, 3, 0.7)  # still visible from 5 m
    pores = n.smooth(n.noise(n.xyz(n.math('MULTIPLY', u, 26.0), n.math('MULTIPLY', v, 850.0), n.math('MULTIPLY', r, 5)), 1.0, 1.5, 0.5), 0.60, 0.72)
    pores = n.math('MULTIPLY', pores, n.math('MULTIPLY_ADD', ring, 0.75, 0.25))
    f = n.math(
        'ADD',
        n.math('MULTIPLY', ring, 0.45 * contrast),
        n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', fib, 0.5), 1.0 * contrast), n.math('MULTIPLY', n.math('SUBTRACT', streak, 0.46), 2.2 * contrast)),
        clamp=True,
    )
    col = n.mix(f, hexc(early), hexc(late))
    col = n.mix(n.math('MULTIPLY', pores, pd), col, hexc(pore))
    val = n.math('ADD', n.math('MULTIPLY_ADD', tone, 0.55, 0.72), n.math('MULTIPLY_ADD', r, 0.22, -0.11))
    hs = n.node('ShaderNodeHueSaturation')
    n.set(hs.inputs['Value'], val)
    n.set(hs.inputs['Saturation'], 1.0 if bpy.context.scene.get('view') == 'Standard' else WOOD_IN_ROOMS)
    n.set(hs.inputs['Color'], col)
    n.set(hs.inputs['Hue'], n.math('MULTIPLY_ADD', n.math('FRACT', n.math('MULTIPLY', r, 7.3)), 0.012, 0.494))
    rr = rough or r0
    rou = n.math('ADD', n.math('MULTIPLY_ADD', fib, 0.16, rr - 0.08), n.math('MULTIPLY', pores, 0.15), clamp=True)
    h = n.math('SUBTRACT', n.math('MULTIPLY', fib, 0.35), pores)
    n.bsdf(
        avg=blend(early, late, 0.4),
        Base_Color=hs.outputs[0],
        Roughness=rou,
        Normal=n.bump(h, 0.22, 0.0006),
        Coat_Weight=gloss,
        Coat_Roughness=0.08,
        Specular_IOR_Level=0.42,
    )
    return n.m


# ------------------------------------------------------------------ lacquer / paint / plaster
@cached
def paint(color='#e9e4d8', rough=0.35, coat=0.0, brush=0.0):
    """Brushed paint."""
    n = N('paint' + color)
    p = n.pos()
    r = n.rnd()
    peel = n.noise(p, 260, 2, 0.5)
    big = n.noise(p, 1.3, 2, 0.5)
    c = n.node('ShaderNodeHueSaturation')
    n.set(c.inputs['Color'], hexc(color))
    n.set(c.inputs['Value'], n.math('ADD', n.math('MULTIPLY_ADD', big, 0.05, 0.965), n.math('MULTIPLY', r, 0.02)))
    smudge = n.noise(p, 7, 4, 0.6)
    n.bsdf(
        avg=color,
        Base_Color=c.outputs[0],
        Roughness=n.math('MULTIPLY_ADD', smudge, 0.14, rough - 0.07),
        Normal=n.bump(peel, 0.035 + brush, 0.0006),
        Coat_Weight=coat,
        Coat_Roughness=0.05,
    )
    return n.m


LACQUERS = {'ML': (0.60, 0.0, 0.0), 'NM': (0.70, 0.0, 0.12), 'PF': (0.42, 0.0, 0.0), 'GL': (0.05, 1.0, 0.0)}  # roughness, coat, sheen


@cached
def lacquer(color, finish='ML'):
    """Sprayed or laminated front of a catalogue finish: gloss has a faint long wave, painted frames show the brush."""
    rough, coat, sheen = LACQUERS[finish]
    n = N('lacquer' + color)
    p = n.pos()
    r = n.rnd()
    u, v, _ = n.sep(n.uv())
    shade = n.node('ShaderNodeHueSaturation')
    n.set(shade.inputs['Color'], hexc(color))
    n.set(shade.inputs['Value'], n.math('ADD', n.math('MULTIPLY_ADD', n.noise(p, 1.3, 2), 0.05, 0.965), n.math('MULTIPLY', r, 0.02)))
    if finish == 'GL':
        normal = n.bump(n.noise(p, 3.5, 1), 0.25, 0.0022)
    elif finish == 'PF':
        normal = n.bump(n.noise(n.xyz(n.math('MULTIPLY', u, 6), n.math('MULTIPLY', v, 900), r), 1, 2, 0.6), 0.05, 0.0006)
    else:
        normal = n.bump(n.noise(p, 260, 2), 0.04, 0.0006)
    n.bsdf(
        avg=color,
        Base_Color=shade.outputs[0],
        Roughness=n.math('MULTIPLY_ADD', n.noise(p, 7, 4, 0.6), 0.10 if rough > 0.1 else 0.03, rough - 0.04, clamp=True),
        Normal=normal,
        Coat_Weight=coat,
        Coat_Roughness=0.03,
        Sheen_Weight=sheen,
    )
    return n.m


@cached
def plaster(color='#e7e2d8', bump=0.12, mottled=0.05):
    """Mottled wall plaster."""
    n = N('plaster' + color)
    p = n.pos()
    a = n.noise(p, 2.2, 5, 0.6)
    b = n.noise(p, 190, 3, 0.6)
    t = n.noise(p, 14, 4, 0.6, 0.4)
    c = n.node('ShaderNodeHueSaturation')
    n.set(c.inputs['Color'], hexc(color))
    n.set(c.inputs['Value'], n.math('ADD', n.math('MULTIPLY_ADD', a, mottled * 2, 1 - mottled), n.math('MULTIPLY_ADD', t, mottled, -mottled / 2)))
    n.bsdf(
        avg=color, Base_Color=c.outputs[0], Roughness=0.85, Specular_IOR_Level=0.25, Normal=n.bump(n.math('ADD', b, n.math('MULTIPLY', t, 1.5)), bump, 0.0012)
    )
    return n.m


# ------------------------------------------------------------------ metal, glass, light
METALS = {
    'steel': ('#c9c7c3', 0.28),
    'brass': ('#b99a6b', 0.30),
    'brass_aged': ('#8f7650', 0.38),
    'gilt': ('#c2a36a', 0.26),
    'nickel': ('#b9b3aa', 0.24),
    'pewter': ('#7d7a76', 0.40),
    'bronze': ('#4a3b2e', 0.36),
    'black': ('#28282a', 0.42),
    'chrome': ('#dcdcdc', 0.06),
    'gold': ('#d8b26a', 0.18),
    'alu_dark': ('#37332f', 0.38),
}


@cached
def metal(kind='steel', rough=None, brushed=True, lift=0.0):
    """A named metal of METALS, or any hex; lift is the share that scatters as lacquer does, so that large fronts keep their colour in dark rooms."""
    c, r0 = METALS.get(kind, (kind, 0.32))
    rr = r0 if rough is None else rough
    n = N('metal_' + kind)
    u, v, _ = n.sep(n.uv())
    br = n.noise(n.xyz(n.math('MULTIPLY', u, 3), n.math('MULTIPLY', v, 1400), n.rnd()), 1, 2, 0.6)
    sm = n.noise(n.pos(), 9, 4, 0.6)
    ro = n.math('ADD', n.math('MULTIPLY_ADD', br, 0.10 if brushed else 0, rr - 0.05), n.math('MULTIPLY', sm, 0.03), clamp=True)
    n.bsdf(Base_Color=hexc(c), Metallic=1.0 - lift, Roughness=ro, Normal=n.bump(br, 0.05 if brushed else 0, 0.0003), Anisotropic=0.35 if brushed else 0)
    return n.m


@cached
def glass_pane(tint='#f4f7f5', refl=1.0):
    """Architectural glass: fresnel mirror over transparency; no refraction, no caustics, no noise."""
    n = N('pane')
    t = n.node('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = hexc(tint)
    g = n.node('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0.0
    f = n.node('ShaderNodeFresnel')
    f.inputs[0].default_value = 1.5
    lp = n.node('ShaderNodeLightPath')
    geo = n.node('ShaderNodeNewGeometry')  # the exit face of an unrefracted pane must not do total internal reflection
    k = n.math(
        'MULTIPLY',
        n.math('MULTIPLY', f.outputs[0], n.math('SUBTRACT', 1.0, geo.outputs['Backfacing'])),
        n.math('SUBTRACT', refl, n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), clamp=True),
    )
    m = n.node('ShaderNodeMixShader')
    n.set(m.inputs[0], k)
    n.set(m.inputs[1], t.outputs[0])
    n.set(m.inputs[2], g.outputs[0])
    n.t.links.new(m.outputs[0], n.out.inputs[0])
    return n.m


@cached
def reeded_glass(tint='#e9efe9', pitch=0.010):
    """Vertical reeds (pitch in metres): half clear, half scattering, with a mirror line on every reed."""
    n = N('reeded')
    x, y, _ = n.sep(n.pos())
    wave = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x, y), 6.28318 / pitch))
    clear = n.node('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = hexc(tint)
    haze = n.node('ShaderNodeBsdfTranslucent')
    haze.inputs[0].default_value = hexc(tint)
    gloss = n.node('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = 0.12
    n.set(gloss.inputs['Normal'], n.bump(wave, 0.6, 0.002))
    body, surface = n.node('ShaderNodeMixShader'), n.node('ShaderNodeMixShader')
    n.set(body.inputs[0], n.math('MULTIPLY_ADD', wave, 0.22, 0.52))
    n.set(body.inputs[1], clear.outputs[0])
    n.set(body.inputs[2], haze.outputs[0])
    surface.inputs[0].default_value = 0.10
    n.set(surface.inputs[1], body.outputs[0])
    n.set(surface.inputs[2], gloss.outputs[0])
    n.t.links.new(surface.outputs[0], n.out.inputs[0])
    return n.m


@cached
def lit_reeds(tint='#f2dcb8', pitch=0.012, strength=0.9):
    """Reeded glass before a lamp-lit inside: the glow swells below each shelf and fades above the next, the reeds break it. Pitch and shelf distance in metres."""
    n = N('lit_reeds')
    x, y, z = n.sep(n.pos())
    wave = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x, y), 6.28318 / pitch))
    shelf = n.math('FRACT', n.math('DIVIDE', n.math('ADD', z, 0.02), 0.37))
    things = n.noise(n.xyz(n.math('MULTIPLY', n.math('ADD', x, y), 5.0), 0.0, n.math('MULTIPLY', z, 4.0)), 1.0, 2, 0.5)
    level = n.math('MULTIPLY', n.math('MULTIPLY_ADD', shelf, 0.55, 0.34), n.math('MULTIPLY_ADD', things, 0.9, 0.5))
    glow = n.node('ShaderNodeEmission')
    glow.inputs['Color'].default_value = hexc(tint)
    n.set(glow.inputs['Strength'], n.math('MULTIPLY', n.math('MULTIPLY', level, n.math('MULTIPLY_ADD', wave, 0.16, 0.9)), strength))
    gloss = n.node('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = 0.12
    n.set(gloss.inputs['Normal'], n.bump(wave, 0.6, 0.002))
    surface = n.node('ShaderNodeMixShader')
    surface.inputs[0].default_value = 0.12
    n.set(surface.inputs[1], glow.outputs[0])
    n.set(surface.inputs[2], gloss.outputs[0])
    n.t.links.new(surface.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'
    return n.m


@cached
def glass_solid(tint='#ffffff', rough=0.0):
    """Real glass for vessels; shadow rays pass through."""
    n = N('glass')
    g = n.node('ShaderNodeBsdfGlass')
    g.inputs['Color'].default_value = hexc(tint)
    g.inputs['IOR'].default_value = 1.48
    g.inputs['Roughness'].default_value = rough
    t = n.node('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = hexc(tint)
    lp = n.node('ShaderNodeLightPath')
    m = n.node('ShaderNodeMixShader')
    n.set(m.inputs[0], n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']))
    n.set(m.inputs[1], g.outputs[0])
    n.set(m.inputs[2], t.outputs[0])
    n.t.links.new(m.outputs[0], n.out.inputs[0])
    return n.m


@cached
def emit(color='#ffdcae', strength=8.0, group='strips'):
    """Looks lit; real lamps do the work. group: the light group its objects belong to."""
    n = N('emit')
    e = n.node('ShaderNodeEmission')
    e.inputs[0].default_value = hexc(color)
    e.inputs[1].default_value = strength
    n.t.links.new(e.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'  # looks lit; the light itself comes from a real lamp
    n.m['light_group'] = group
    return n.m


@cached
def mirror():
    """Silvered glass."""
    n = N('mirror')
    n.bsdf(Base_Color=(0.93, 0.94, 0.935, 1), Metallic=1.0, Roughness=0.005)
    return n.m


@cached
def ceramic(color='#efece6', rough=0.25, speck=0.0):
    """Glazed clay; speck is the share of iron spots."""
    n = N('ceramic' + color)
    p = n.pos()
    c = n.mix(n.math('MULTIPLY', n.smooth(n.noise(p, 220, 2, 0.5), 0.64, 0.7), speck), hexc(color), hexc('#5b4a3b'))
    n.bsdf(avg=color, Base_Color=c, Roughness=n.math('MULTIPLY_ADD', n.noise(p, 18, 3), 0.15, rough - 0.07), Normal=n.bump(n.noise(p, 35, 3), 0.08, 0.002))
    return n.m


@cached
def simple(color='#333333', rough=0.5, metallic=0.0, sss=0.0):
    """Plain stuff with a little tone."""
    n = N('simple' + color)
    p = n.pos()
    h = n.node('ShaderNodeHueSaturation')
    n.set(h.inputs['Color'], hexc(color))
    n.set(h.inputs['Value'], n.math('MULTIPLY_ADD', n.noise(p, 23, 4, 0.6), 0.35, 0.82))
    n.bsdf(avg=color, Base_Color=h.outputs[0], Roughness=rough, Metallic=metallic, Subsurface_Weight=sss, Subsurface_Scale=0.01)
    return n.m


# ------------------------------------------------------------------ textiles
@cached
def fabric(color='#b9ad9b', thread=0.0011, rough=0.9, sheen=0.35, melange=0.35, use_pos=False):
    """Plain weave; thread is the yarn pitch in metres."""
    n = N('fabric' + color)
    u, v, _ = n.sep(n.pos() if use_pos else n.uv())
    k = 6.28318 / thread / 2
    a = n.math('SINE', n.math('MULTIPLY', u, k))
    b = n.math('SINE', n.math('MULTIPLY', v, k))
    chk = n.math('MULTIPLY', a, b)
    h = n.math('MAXIMUM', n.math('ABSOLUTE', a), n.math('ABSOLUTE', b))
    yu = n.noise(n.xyz(n.math('MULTIPLY', u, 55), n.math('MULTIPLY', v, 1 / thread), 0), 1, 2, 0.6)
    yv = n.noise(n.xyz(n.math('MULTIPLY', u, 1 / thread), n.math('MULTIPLY', v, 55), 4), 1, 2, 0.6)
    y = n.mix(n.smooth(chk, -0.2, 0.2), yu, yv)
    big = n.noise(n.pos(), 4, 3, 0.6)
    hs = n.node('ShaderNodeHueSaturation')
    n.set(hs.inputs['Color'], hexc(color))
    sv = n.node('ShaderNodeSeparateColor')
    n.set(sv.inputs[0], y)
    n.set(hs.inputs['Value'], n.math('ADD', n.math('MULTIPLY_ADD', sv.outputs[0], melange * 2, 1 - melange), n.math('MULTIPLY_ADD', big, 0.16, -0.08)))
    n.bsdf(
        avg=color,
        Base_Color=hs.outputs[0],
        Roughness=rough,
        Sheen_Weight=sheen,
        Sheen_Roughness=0.4,
        Specular_IOR_Level=0.15,
        Normal=n.bump(n.math('ADD', h, n.math('MULTIPLY', sv.outputs[0], 1.2)), 0.35, thread * 0.8),
    )
    return n.m


@cached
def boucle(color='#e3dccf'):
    """Looped yarn."""
    n = N('boucle')
    p = n.pos()
    v = n.node('ShaderNodeTexVoronoi', feature='SMOOTH_F1')
    n.set(v.inputs['Vector'], n.vmath('ADD', p, n.vmath('SCALE', n.noise(p, 90, 2, 0.6, color=True), s=0.012)))
    v.inputs['Scale'].default_value = 140
    h = n.math('SUBTRACT', 1.0, v.outputs['Distance'])
    hs = n.node('ShaderNodeHueSaturation')
    n.set(hs.inputs['Color'], hexc(color))
    n.set(hs.inputs['Value'], n.math('MULTIPLY_ADD', h, 0.55, 0.55))
    n.bsdf(avg=color, Base_Color=hs.outputs[0], Roughness=0.95, Sheen_Weight=0.5, Specular_IOR_Level=0.1, Normal=n.bump(h, 0.7, 0.005))
    return n.m


@cached
def leather(color='#7a4b2c', rough=0.42):
    """Pebbled hide."""
    n = N('leather' + color)
    p = n.pos()
    v = n.node('ShaderNodeTexVoronoi')
    n.set(v.inputs['Vector'], n.vmath('ADD', p, n.vmath('SCALE', n.noise(p, 160, 2, 0.5, color=True), s=0.004)))
    v.inputs['Scale'].default_value = 480
    big = n.noise(p, 6, 5, 0.6)
    hs = n.node('ShaderNodeHueSaturation')
    n.set(hs.inputs['Color'], hexc(color))
    n.set(hs.inputs['Value'], n.math('MULTIPLY_ADD', big, 0.3, 0.85))
    n.bsdf(
        avg=color,
        Base_Color=hs.outputs[0],
        Roughness=n.math('MULTIPLY_ADD', big, 0.2, rough - 0.1),
        Normal=n.bump(n.math('ADD', v.outputs['Distance'], n.math('MULTIPLY', n.noise(p, 14, 3), 1.5)), 0.18, 0.001),
    )
    return n.m


@cached
def sheer(color='#e6e2da', opacity=0.55):
    """Half transparent curtain."""
    n = N('sheer')
    tr = n.node('ShaderNodeBsdfTransparent')
    tl = n.node('ShaderNodeBsdfTranslucent')
    df = n.node('ShaderNodeBsdfDiffuse')
    for x in (tl, df):
        x.inputs[0].default_value = hexc(color)
    a = n.node('ShaderNodeMixShader')
    a.inputs[0].default_value = 0.55
    n.set(a.inputs[1], df.outputs[0])
    n.set(a.inputs[2], tl.outputs[0])
    b = n.node('ShaderNodeMixShader')
    b.inputs[0].default_value = opacity
    n.set(b.inputs[1], tr.outputs[0])
    n.set(b.inputs[2], a.outputs[0])
    n.t.links.new(b.outputs[0], n.out.inputs[0])
    return n.m


@cached
def rug(color='#cfc6b8', color2='#bcb2a2'):
    """Short pile of two tones."""
    n = N('rug')
    p = n.pos()
    a = n.noise(p, 320, 3, 0.7)
    b = n.noise(p, 5, 4, 0.6)
    n.bsdf(
        avg=color,
        Base_Color=n.mix(n.math('ADD', n.math('MULTIPLY', b, 0.6), n.math('MULTIPLY', a, 0.5), clamp=True), hexc(color), hexc(color2)),
        Roughness=0.97,
        Sheen_Weight=0.4,
        Specular_IOR_Level=0.05,
        Normal=n.bump(a, 0.9, 0.006),
    )
    return n.m


@cached
def cane(color='#c9a873', pitch=0.011):
    """Woven cane: straight and diagonal strands with open holes; pitch in metres."""
    n = N('cane')
    x, y, z = n.sep(n.pos())
    u = n.math('ADD', x, y)
    k = 6.28318 / pitch
    strands = [
        n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', c, k / 2)))
        for c in (u, z, n.math('MULTIPLY', n.math('ADD', u, z), 0.7071), n.math('MULTIPLY', n.math('SUBTRACT', u, z), 0.7071))
    ]
    lowest = n.math('MINIMUM', n.math('MINIMUM', strands[0], strands[1]), n.math('MINIMUM', strands[2], strands[3]))
    body = n.smooth(lowest, 0.30, 0.36, 1, 0)
    shade = n.mix(n.noise(n.pos(), 90, 3, 0.6), hexc(color), tone(color, 0.62))
    b = n.bsdf(Base_Color=shade, Roughness=0.55, Normal=n.bump(n.math('MULTIPLY', lowest, -1.0), 0.5, 0.001))
    hole = n.node('ShaderNodeBsdfTransparent')
    mixed = n.node('ShaderNodeMixShader')
    n.set(mixed.inputs[0], body)
    n.t.links.new(hole.outputs[0], mixed.inputs[1])
    n.t.links.new(b.outputs[0], mixed.inputs[2])
    n.t.links.new(mixed.outputs[0], n.out.inputs[0])
    return n.m
