"""Cloth that light passes through, pile, and woven cane."""

import math

from bpy.types import Material, NodeSocket
from studio.kit.materials.nodes import N, cached, fluff, hexc, tone

SEEN, THREADS = 0.78, 0.64  # share of what shines through a curtain that the camera is shown, and of the light on its threads
THINNER = (
    1.22  # as much as light sees the camera sees through it: the garden behind a curtain is told, where it was one white sheet; no bulb behind a shade's linen
)
GRAZING = 0.2  # cosine beyond which a sheer grows no denser


@cached
def sheer(color: str = '#e6e2da', opacity: float = 0.46) -> Material:
    """Half transparent curtain; opacity: seen straight on. Where it turns away a line of sight meets more threads, so that folds have soft flanks. The
    camera sees it a third of a stop darker than it lights the room, as a photographer blends in a shorter exposure: at the
    room's own exposure its folds burn out."""
    n = N('sheer')
    seen = n.node('ShaderNodeLightPath').outputs['Is Camera Ray']
    tr = n.node('ShaderNodeBsdfTransparent')
    tl = n.node('ShaderNodeBsdfTranslucent')
    df = n.node('ShaderNodeBsdfDiffuse')
    for x in (tl, df):
        n.set(x.inputs[0], n.mix(seen, hexc(color), tone(color, THREADS)))
    n.set(tr.inputs[0], n.mix(seen, (1, 1, 1, 1), (SEEN, SEEN, SEEN, 1)))
    a = n.node('ShaderNodeMixShader')
    a.inputs[0].default_value = 0.55
    n.set(a.inputs[1], df.outputs[0])
    n.set(a.inputs[2], tl.outputs[0])
    b = n.node('ShaderNodeMixShader')
    place = n.node('ShaderNodeNewGeometry').outputs
    towards = n.math('MAXIMUM', n.math('ABSOLUTE', n.dot(place['Incoming'], place['Normal'])), GRAZING)
    clear = n.math('MULTIPLY_ADD', seen, (THINNER - 1) * (1 - opacity), 1 - opacity)
    n.set(b.inputs[0], n.math('SUBTRACT', 1.0, n.math('POWER', clear, n.math('DIVIDE', 1.0, towards))))
    n.set(b.inputs[1], tr.outputs[0])
    n.set(b.inputs[2], a.outputs[0])
    n.t.links.new(b.outputs[0], n.out.inputs[0])
    return n.m


@cached
def rug(color: str = '#cfc6b8', color2: str = '#bcb2a2') -> Material:
    """Wool loops of two tones in rows, each loop its own (15 by 24 mm); shade between them is painted too, for the denoiser takes away what is bump alone."""
    n = N('rug')
    p = n.pos()
    x, y, _ = n.sep(n.vmath('ADD', p, n.vmath('SCALE', n.vmath('SUBTRACT', n.noise(p, 9.0, 2, color=True), (0.5, 0.5, 0.5)), s=0.016)))
    row = n.math('DIVIDE', y, 0.015)
    place = n.math('ADD', n.math('DIVIDE', x, 0.024), n.math('MULTIPLY', n.math('FLOOR', row), 0.5))
    own, _ = n.chance(n.xyz(n.math('FLOOR', place), n.math('FLOOR', row), 2.3))
    arch = lambda of: n.math('SINE', n.math('MULTIPLY', n.math('FRACT', of), math.pi))
    loop = n.math('MULTIPLY', n.math('POWER', arch(row), 0.6), n.math('MULTIPLY_ADD', arch(place), 0.45, 0.55))
    fine, stroke = n.noise(p, 320, 2, 0.7), n.noise(p, 3.2, 4, 0.6, 0.5)
    tuft = n.math('MULTIPLY_ADD', own, 0.55, n.math('MULTIPLY', stroke, 0.7))
    shade = n.math('MULTIPLY', n.math('MULTIPLY_ADD', loop, 0.42, 0.66), n.math('MULTIPLY_ADD', fine, 0.20, 0.90))
    n.bsdf(
        avg=color,
        Base_Color=n.value(n.mix(n.math('ADD', tuft, -0.15, clamp=True), hexc(color), hexc(color2)), shade),
        Roughness=0.97,
        Sheen_Weight=0.4,
        Sheen_Tint=fluff(color),
        Specular_IOR_Level=0.05,
        Normal=n.bump(n.math('MULTIPLY_ADD', loop, 1.0, n.math('MULTIPLY', fine, 0.3)), 0.5, 0.004),
    )
    n.patterned()
    return n.m


@cached
def cane(color: str = '#c9a873', pitch: float = 0.013) -> Material:
    """Woven cane: pairs of strands up and across, single ones that cut the corners of each field and leave an open octagon; pitch in metres."""
    n = N('cane')
    u, v, _ = n.sep(n.uv())

    def away(c: NodeSocket, half: float) -> NodeSocket:
        """0 on lines a pitch apart, 1 between them; half: shifts them by that share of a pitch."""
        return n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY_ADD', c, math.pi / pitch, math.pi * half)))

    pairs = [n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', away(c, 0.0), 0.30)), 1.6) for c in (u, v)]
    single = [away(n.math(sign, u, v), 0.5) for sign in ('ADD', 'SUBTRACT')]
    strands = [*pairs, *single]
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


@cached
def knit(color: str = '#9c8470', stitch: float = 0.0105) -> Material:
    """Chunky wool knitted plain: rows of stitches shaped like a V, `stitch` metres wide, fuzz over them; shade between the stitches is painted too, for the
    denoiser takes away what is bump alone."""
    n = N('knit' + color)
    u, v, _ = n.sep(n.uv())
    across = n.math('MULTIPLY_ADD', n.noise(n.xyz(u, v, 1.0), 9, 2), 0.5, n.math('DIVIDE', v, stitch))
    half = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', across), 0.5))  # 0 in a stitch's middle, 0.5 between two
    up = n.math('ADD', n.math('DIVIDE', u, stitch * 0.80), n.math('MULTIPLY', half, 1.5))
    leg = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', up, math.pi)))
    trough = n.smooth(n.math('MINIMUM', half, n.math('SUBTRACT', 0.5, half)), 0.0, 0.13)
    loft = n.math('MULTIPLY', n.math('POWER', leg, 0.6), trough)
    fuzz, dye = n.noise(n.xyz(u, v, 3.0), 260, 2, 0.6), n.noise(n.xyz(u, v, 5.0), 7, 3)
    shade = n.math(
        'ADD', n.math('MULTIPLY_ADD', loft, 0.34, 0.72), n.math('ADD', n.math('MULTIPLY_ADD', fuzz, 0.14, -0.07), n.math('MULTIPLY_ADD', dye, 0.16, -0.08))
    )
    n.bsdf(
        avg=color,
        Base_Color=n.value(hexc(color), shade),
        Roughness=0.95,
        Sheen_Weight=0.45,
        Sheen_Tint=fluff(color),
        Sheen_Roughness=0.5,
        Specular_IOR_Level=0.08,
        Normal=n.bump(n.math('MULTIPLY_ADD', loft, 1.0, n.math('MULTIPLY', fuzz, 0.2)), 0.55, stitch * 0.3),
    )
    n.patterned()
    return n.m
