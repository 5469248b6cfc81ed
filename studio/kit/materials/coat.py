"""What is sprayed, brushed, trowelled or glazed on: lacquer, plaster, ceramic, plain stuff."""

from bpy.types import Material
from studio.kit.materials.nodes import N, cached, hexc, luminance

# roughness, sheen, height of the orange peel in metres; a coat over the gloss would darken its colour by eight units
LACQUERS = {'ML': (0.44, 0.0, 3.2e-5), 'NM': (0.56, 0.10, 2.0e-5), 'PF': (0.36, 0.0, 2.4e-5), 'GL': (0.05, 0.0, 0.4e-5)}
GLAZE_GONE = 0.60  # of the noise that wipes a glaze off: above it the glaze lies even where next to none is left
DARK = 0.05  # luminance below which glazed clay shows what it mirrors more than its own colour
# A glaze of patina: its colour and how much of it is metal.
GLAZES = {'gold-patina': ('#b38d42', 0.8), 'patina': ('#a08a68', 0.0)}


@cached
def lacquer(color: str, finish: str = 'ML', glaze: str | None = None, left: float = 0.0) -> Material:
    """Sprayed or laminated front of a catalogue finish; glaze: of GLAZES, brushed over it by hand and wiped off but for the share that is left.

    A sprayed face is never quite flat: waves of a hand's length make a reflection run along it, orange peel of 2 to 3 mm breaks its edge, and hands and
    cloths leave patches that shine differently. Painted frames show the brush along the grain.
    """
    rough, sheen, peel = LACQUERS[finish]
    n = N('lacquer' + color)
    p, r = n.pos(), n.rnd()
    u, v, _ = n.sep(n.uv())
    tone = n.math('ADD', n.math('MULTIPLY_ADD', n.noise(p, 1.3, 2), 0.03, 0.985), n.math('MULTIPLY_ADD', r, 0.02, -0.01))
    wave = n.noise(n.vmath('ADD', p, n.vmath('SCALE', (3.1, 7.7, 5.3), s=r)), 6.5, 1)
    fine = n.noise(p, 340, 1.5, 0.55)
    height = n.math('ADD', n.math('MULTIPLY', wave, 0.0007 if finish == 'GL' else 0.0010), n.math('MULTIPLY', fine, peel))
    if finish == 'PF':
        strokes = n.noise(n.xyz(n.math('MULTIPLY', u, 7), n.math('MULTIPLY', v, 620), r), 1, 2, 0.6)
        height = n.math('ADD', height, n.math('MULTIPLY', strokes, 5.5e-5))
    touched = n.noise(p, 3.6, 4, 0.62)
    base, metal = n.value(hexc(color), tone), {}
    if glaze:
        rubbed, share = GLAZES[glaze]
        hairs = n.noise(n.xyz(n.math('MULTIPLY', u, 4), n.math('MULTIPLY', v, 330), r), 1, 3, 0.65)
        patches = n.noise(p, 11, 4, 0.6)
        wiped = n.math('ADD', n.math('MULTIPLY', hairs, 0.55), n.math('MULTIPLY', patches, 0.45))
        cover = n.smooth(wiped, GLAZE_GONE - 0.3 * left, GLAZE_GONE + 0.16 - 0.3 * left, 0, 0.9)
        base = n.mix(cover, base, hexc(rubbed))
        metal = dict(Metallic=n.math('MULTIPLY', cover, share)) if share else {}
    n.bsdf(
        avg=color,
        Base_Color=base,
        **metal,
        Roughness=n.shine(rough, n.math('MULTIPLY_ADD', touched, 0.20 if rough > 0.1 else 0.05, -0.10 if rough > 0.1 else -0.02)),
        Normal=n.bump(height, 1.0, 1.0),
        Sheen_Weight=sheen,
    )
    return n.m


@cached
def plaster(color: str = '#e7e2d8', bump: float = 0.12, mottled: float = 0.05) -> Material:
    """Wall plaster from a trowel: mottled, with long shallow waves and a fine grain."""
    n = N('plaster' + color)
    p = n.pos()
    a = n.noise(p, 2.2, 5, 0.6)
    b = n.noise(p, 190, 3, 0.6)
    t = n.noise(p, 14, 4, 0.6, 0.4)
    n.bsdf(
        avg=color,
        Base_Color=n.value(hexc(color), n.math('ADD', n.math('MULTIPLY_ADD', a, mottled * 2, 1 - mottled), n.math('MULTIPLY_ADD', t, mottled, -mottled / 2))),
        Roughness=0.85,
        Specular_IOR_Level=0.25,
        Normal=n.bump(n.math('ADD', n.math('MULTIPLY', b, 1.2), n.math('MULTIPLY', t, 4.0)), bump, 0.0012),
    )
    return n.m


@cached
def ceramic(color: str = '#efece6', rough: float = 0.25, speck: float = 0.0) -> Material:
    """Glazed clay: throwing rings, a glaze that runs thin over them, iron spots (speck is their share)."""
    n = N('ceramic' + color)
    p = n.pos()
    _, _, z = n.sep(p)
    spots = n.math('MULTIPLY', n.smooth(n.noise(p, 260, 1.5, 0.5), 0.66, 0.71), speck)
    cloud = n.noise(p, 9, 3, 0.55)
    rings = n.noise(n.xyz(0, 0, n.math('MULTIPLY', z, 210)), 1, 1.5)
    c = n.mix(spots, n.value(hexc(color), n.math('MULTIPLY_ADD', cloud, 0.16, 0.92)), hexc('#4b3c30'))
    uneven = n.math('MULTIPLY_ADD', n.noise(p, 22, 3), 0.22, -0.11)
    n.bsdf(
        avg=color,
        Base_Color=c,
        Roughness=n.shine(rough + 0.06, uneven)
        if luminance(color) < DARK
        else n.math('ADD', uneven, rough, clamp=True),  # 0.06: or most of a dark glaze would lie at the least that `shine` allows
        Normal=n.bump(n.math('ADD', n.math('MULTIPLY', rings, 0.5), n.noise(p, 26, 2)), 0.10, 0.002),
    )
    return n.m


@cached
def simple(color: str = '#333333', rough: float = 0.5, metallic: float = 0.0, sss: float = 0.0) -> Material:
    """Plain stuff with a little tone."""
    n = N('simple' + color)
    shade = n.value(hexc(color), n.math('MULTIPLY_ADD', n.noise(n.pos(), 23, 4, 0.6), 0.35, 0.82))
    n.bsdf(avg=color, Base_Color=shade, Roughness=rough, Metallic=metallic, Subsurface_Weight=sss, Subsurface_Scale=0.01)
    return n.m


@cached
def pearl() -> Material:
    """Cultured pearl: a soft cream body under a clear lustre that is rose where it turns away."""
    n = N('pearl')
    turned = n.math('POWER', n.node('ShaderNodeLayerWeight').outputs['Facing'], 2.0)
    n.bsdf(Base_Color=n.mix(turned, hexc('#efe6d8'), hexc('#cdb8ae')), Roughness=0.30, Coat_Weight=0.9, Coat_Roughness=0.06)
    return n.m


@cached
def door_glass(color: str = '#222224') -> Material:
    """Printed glass of an oven's door. Three panes one behind the other send back three times as much as one (refractive index 1.95: a tenth), so that
    it mirrors the room instead of being a hole in it; no pane is quite flat, and each blurs a little: in sharp black glass the shaded back of an island
    stands as a rectangle that nobody can place."""
    n = N('door_glass' + color)
    n.bsdf(avg=color, Base_Color=hexc(color), Roughness=0.12, IOR=1.95, Normal=n.bump(n.noise(n.pos(), 3.0, 1), 0.05, 0.002))
    return n.m


@cached
def hob_glass() -> Material:
    """Black glass ceramic as a filter on the lens shows it, turned so that it stops the polarised half of what glass mirrors: a hob is seen at 10 to 15
    degrees, where bare glass sends back a third of the wall behind it and reads as a pale sheet. From the front it still mirrors a fiftieth."""
    n, index = N('hob_glass'), 1.5
    facing = n.math('SUBTRACT', 1.0, n.node('ShaderNodeLayerWeight').outputs['Facing'])  # the cosine to the surface's normal
    through = n.math('SQRT', n.math('SUBTRACT', 1.0, n.math('DIVIDE', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', facing, facing)), index**2)))
    mirrored = n.math('MULTIPLY', facing, index)
    # Fresnel's amplitude of light that swings in the plane of incidence
    half = n.math('DIVIDE', n.math('SUBTRACT', mirrored, through), n.math('ADD', mirrored, through))
    body, gloss, surface = n.node('ShaderNodeBsdfDiffuse'), n.node('ShaderNodeBsdfGlossy'), n.node('ShaderNodeMixShader')
    body.inputs['Color'].default_value = hexc('#08080a')
    gloss.inputs['Roughness'].default_value = 0.06
    n.set(surface.inputs[0], n.math('MAXIMUM', n.math('MULTIPLY', half, half), 0.02))
    n.set(surface.inputs[1], body.outputs[0])
    n.set(surface.inputs[2], gloss.outputs[0])
    n.t.links.new(surface.outputs[0], n.out.inputs[0])
    return n.m
