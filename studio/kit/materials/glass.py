"""Glass that is seen through, reeded, blown or lit; what looks like a lamp. Real lamps do the work."""

import math

from bpy.types import Material
from studio.kit.materials.nodes import N, cached, hexc, tone


@cached
def glass_pane(tint: str = '#f4f7f5', refl: float = 1.0) -> Material:
    """Architectural glass: fresnel mirror over transparency; no refraction, no caustics, no noise. tint: what passes through a whole pane, half at each face."""
    n = N('pane')
    t = n.node('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = (*(math.sqrt(part) for part in hexc(tint)[:3]), 1)
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
def reeded_glass(tint: str = '#e9efe9', pitch: float = 0.010) -> Material:
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
def lit_reeds(tint: str = '#f2dcb8', pitch: float = 0.012, strength: float = 0.9) -> Material:
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
def glass_solid(tint: str = '#ffffff', rough: float = 0.0) -> Material:
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
def opal(color: str = '#ffe2bd', strength: float = 2.0, flat: bool = False) -> Material:
    """Blown opal glass with a lamp in it: brightest where one looks at the bulb, a third of that at the rim, with the room's reflection on its skin. flat:
    a frosted lens, lit as evenly from the side as from below and without a mirror image."""
    n = N('opal')
    edge = n.node('ShaderNodeLayerWeight')
    edge.inputs['Blend'].default_value = 0.5
    glow, skin, both = n.node('ShaderNodeEmission'), n.node('ShaderNodeBsdfGlossy'), n.node('ShaderNodeMixShader')
    core = n.math('POWER', n.math('SUBTRACT', 1.0, edge.outputs['Facing']), 1.6)
    n.set(glow.inputs['Color'], n.mix(core, tone(color, 0.82), hexc(color)))
    least = 0.85 if flat else 0.28  # of its light, at the rim
    n.set(glow.inputs['Strength'], n.math('MULTIPLY', n.math('MULTIPLY_ADD', core, 1 - least, least), strength))
    skin.inputs['Roughness'].default_value = 0.35 if flat else 0.08
    n.set(both.inputs[0], n.math('MULTIPLY_ADD', edge.outputs['Fresnel'], 0.06 if flat else 0.5, 0.02))
    n.set(both.inputs[1], glow.outputs[0])
    n.set(both.inputs[2], skin.outputs[0])
    n.t.links.new(both.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'
    n.m['light_group'] = 'pendants'
    return n.m


@cached
def emit(color: str = '#ffdcae', strength: float = 8.0, group: str = 'strips') -> Material:
    """Looks lit; real lamps do the work. group: the light group its objects belong to. In a mirror or a pane it is a fifth as bright: a pane sends one ray
    of fifty back, and a line of light that bright would be sparks there."""
    n = N('emit')
    e = n.node('ShaderNodeEmission')
    e.inputs[0].default_value = hexc(color)
    n.set(e.inputs[1], n.math('MULTIPLY_ADD', n.node('ShaderNodeLightPath').outputs['Is Singular Ray'], -0.8 * strength, strength))
    n.t.links.new(e.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'  # looks lit; the light itself comes from a real lamp
    n.m['light_group'] = group
    return n.m
