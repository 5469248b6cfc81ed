"""Glass that is seen through, reeded, blown or lit; what looks like a lamp. Real lamps do the work."""

import math

from bpy.types import Material, NodeSocket
from studio.kit.materials.nodes import BROAD, N, cached, hexc, tone


@cached
def glass_pane(tint: str = '#f4f7f5', refl: float = 1.0) -> Material:
    """Architectural glass: fresnel mirror over transparency; no refraction, no caustics, no noise. tint: what passes through a whole pane, half at each
    face; refl: share of what both faces mirror that is kept."""
    n = N('pane')
    t = n.node('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = (*(math.sqrt(part) for part in hexc(tint)[:3]), 1)
    g = n.node('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0.0
    f = n.node('ShaderNodeFresnel')
    f.inputs[0].default_value = 1.5
    lp = n.node('ShaderNodeLightPath')
    geo = n.node('ShaderNodeNewGeometry')  # the exit face of an unrefracted pane must not do total internal reflection
    both = n.math('DIVIDE', n.math('MULTIPLY', f.outputs[0], 2.0), n.math('ADD', f.outputs[0], 1.0))  # the back of a pane mirrors what its front let in
    k = n.math(
        'MULTIPLY',
        n.math('MULTIPLY', both, n.math('SUBTRACT', 1.0, geo.outputs['Backfacing'])),
        n.math('SUBTRACT', refl, n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), clamp=True),
    )
    m = n.node('ShaderNodeMixShader')
    n.set(m.inputs[0], k)
    n.set(m.inputs[1], t.outputs[0])
    n.set(m.inputs[2], g.outputs[0])
    n.t.links.new(m.outputs[0], n.out.inputs[0])
    return n.m


@cached
def oven_pane() -> Material:
    """The part of an oven's door that is seen through: it mirrors as much as `door_glass`, softer, and what is left of the light passes tinted as by three
    panes of grey glass. Sharper than `BROAD`, some samples would guide the denoiser by the room and some by the oven: pebbles at 14 of them. Nothing
    refracts: three more bounces for a shift that nobody sees."""
    n = N('oven_pane')
    through, gloss, share = n.node('ShaderNodeBsdfTransparent'), n.node('ShaderNodeBsdfGlossy'), n.node('ShaderNodeFresnel')
    through.inputs[0].default_value = (0.78, 0.77, 0.75, 1)  # at each of the pane's two faces
    share.inputs[0].default_value = 1.95
    gloss.inputs['Roughness'].default_value = BROAD + 0.02
    both, light = n.node('ShaderNodeMixShader'), n.node('ShaderNodeLightPath')
    seen = n.math('SUBTRACT', 1.0, n.math('MAXIMUM', light.outputs['Is Shadow Ray'], n.node('ShaderNodeNewGeometry').outputs['Backfacing']))
    n.set(both.inputs[0], n.math('MULTIPLY', share.outputs[0], seen))
    n.set(both.inputs[1], through.outputs[0])
    n.set(both.inputs[2], gloss.outputs[0])
    n.t.links.new(both.outputs[0], n.out.inputs[0])
    return n.m


@cached
def reeded_glass(tint: str = '#f5f6f3', pitch: float = 0.010) -> Material:
    """Vertical reeds (pitch in metres), more than half clear: each is dark at its flanks and carries a mirror line on its crest. The mirror is even and its
    share follows the reed: one that turned with the reed would sparkle, and the denoiser would make a wavering line of it."""
    n = N('reeded')
    x, y, _ = n.sep(n.pos())
    wave = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x, y), 6.28318 / pitch))
    clear = n.node('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = hexc(tint)
    haze = n.node('ShaderNodeBsdfTranslucent')
    n.set(haze.inputs[0], n.value(hexc(tint), n.math('MULTIPLY_ADD', wave, 0.20, 0.76)))
    gloss = n.node('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = 0.10
    body, surface = n.node('ShaderNodeMixShader'), n.node('ShaderNodeMixShader')
    body.inputs[0].default_value = 0.42
    n.set(body.inputs[1], clear.outputs[0])
    n.set(body.inputs[2], haze.outputs[0])
    n.set(surface.inputs[0], n.math('MULTIPLY_ADD', n.math('POWER', n.math('MULTIPLY_ADD', wave, 0.5, 0.5), 4.0), 0.16, 0.04))
    n.set(surface.inputs[1], body.outputs[0])
    n.set(surface.inputs[2], gloss.outputs[0])
    n.t.links.new(surface.outputs[0], n.out.inputs[0])
    return n.m


SHELF, STANDS = 0.37, 0.19  # metres from shelf to shelf behind lit reeds, and from vessel to vessel on one


def _silhouettes(n: N, across: NodeSocket, high: NodeSocket) -> tuple[NodeSocket, NodeSocket]:
    """(share 0..1 of a pane that a vessel behind it darkens, colour of that vessel): jars and bottles on drawn shelves, out of focus; more than half of the places are
    empty. across: metres along the pane, as its reeds bend them; high: metres above the shelf below, negative above others by whole shelves."""
    place = n.math('DIVIDE', across, STANDS)
    shelf = n.math('DIVIDE', high, SHELF)
    there, three = n.chance(n.xyz(n.math('FLOOR', place), n.math('FLOOR', shelf), 4.7))
    slim, tall, hue = n.sep(three)
    up = n.math('MULTIPLY', n.math('FRACT', shelf), SHELF)
    beside = n.math('ABSOLUTE', n.math('MULTIPLY', n.math('SUBTRACT', n.math('FRACT', place), 0.5), STANDS))
    head = n.math('MULTIPLY_ADD', tall, 0.15, 0.10)
    shoulder = n.math('MULTIPLY', head, n.math('MULTIPLY_ADD', slim, 0.35, 0.50))
    half = n.math('MULTIPLY_ADD', slim, 0.034, 0.028)
    half = n.math('MULTIPLY', half, n.smooth(n.math('SUBTRACT', up, shoulder), 0.0, 0.035, 1.0, 0.45))
    inside = n.smooth(n.math('SUBTRACT', beside, half), -0.007, 0.009, 1.0, 0.0)
    below = n.smooth(n.math('SUBTRACT', up, head), -0.008, 0.010, 1.0, 0.0)
    stands = n.math('MULTIPLY', n.math('MULTIPLY', inside, below), n.math('GREATER_THAN', there, 0.55))
    board = n.smooth(up, 0.010, 0.022, 0.55, 0.0)
    colours = [(0.0, hexc('#3a2c22')), (0.3, hexc('#5c5a50')), (0.55, hexc('#76503a')), (0.8, hexc('#a79a86'))]
    return n.math('MAXIMUM', n.math('MULTIPLY', stands, 0.62), board), n.ramp(hue, colours, 'CONSTANT')


@cached
def lit_reeds(tint: str = '#f2dcb8', pitch: float = 0.012, strength: float = 0.9) -> Material:
    """Reeded glass before a lamp-lit inside: the glow swells below each shelf and fades above the next, vessels stand dark in it, the reeds break all.
    Pitch in metres."""
    n = N('lit_reeds')
    x, y, z = n.sep(n.pos())
    across, high = n.math('ADD', x, y), n.math('ADD', z, 0.02)
    wave = n.math('SINE', n.math('MULTIPLY', across, 6.28318 / pitch))
    level = n.math('MULTIPLY_ADD', n.math('FRACT', n.math('DIVIDE', high, SHELF)), 0.55, 0.44)
    reed = n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', across, pitch)), 0.5)
    dark, colour = _silhouettes(n, n.math('MULTIPLY_ADD', reed, pitch * 2.2, across), high)  # each reed shows a slice three times its width
    glow = n.node('ShaderNodeEmission')
    n.set(glow.inputs['Color'], n.mix(dark, hexc(tint), colour))
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
def glass_solid(tint: str = '#ffffff', rough: float = 0.0, clear_after: int | None = None) -> Material:
    """Real glass for vessels; shadow rays pass through. clear_after: faces after which a ray passes straight on: one that is caught in a thick base ends black."""
    n = N('glass')
    g = n.node('ShaderNodeBsdfGlass')
    g.inputs['Color'].default_value = hexc(tint)
    g.inputs['IOR'].default_value = 1.48
    g.inputs['Roughness'].default_value = rough
    t = n.node('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = hexc(tint)
    lp = n.node('ShaderNodeLightPath')
    m = n.node('ShaderNodeMixShader')
    straight = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    if clear_after is not None:
        straight = n.math('MAXIMUM', straight, n.math('GREATER_THAN', lp.outputs['Ray Depth'], clear_after - 0.5))
    n.set(m.inputs[0], straight)
    n.set(m.inputs[1], g.outputs[0])
    n.set(m.inputs[2], t.outputs[0])
    n.t.links.new(m.outputs[0], n.out.inputs[0])
    return n.m


@cached
def opal(color: str = '#ffe2bd', strength: float = 2.0, flat: bool = False) -> Material:
    """Blown opal glass with a lamp in it: brightest where one looks at the bulb, a third of that at the rim, with the room's reflection on its skin. It casts no
    shadow: the lamp that does its work may stand in it or before it. flat: a frosted lens, lit as evenly from the side as from below and without a mirror image."""
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
    seen, clear = n.node('ShaderNodeMixShader'), n.node('ShaderNodeBsdfTransparent')
    n.set(seen.inputs[0], n.node('ShaderNodeLightPath').outputs['Is Shadow Ray'])
    n.set(seen.inputs[1], both.outputs[0])
    n.set(seen.inputs[2], clear.outputs[0])
    n.t.links.new(seen.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'
    n.m['light_group'] = 'pendants'
    return n.m


@cached
def line(color: str = '#ffd0a0', group: str = 'strips') -> Material:
    """A line of light as one sees it, a lamp of its own lights the room: just white in the picture. A brighter one beads along its edges, for a pixel
    of which it fills a tenth would be white too."""
    return emit(color, 3.0, group)


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
