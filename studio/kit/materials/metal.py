"""Brushed, cast and mirror-bright metals."""

import bpy
from bpy.types import Material
from studio.kit.materials.nodes import MIRRORS, N, cached, hexc

METALS = {
    'steel': ('#c4c7c9', 0.28),
    'brass': ('#cdb480', 0.24),
    'brass_aged': ('#a38b62', 0.32),
    'gilt': ('#d2b67c', 0.22),
    'nickel': ('#b9b3aa', 0.24),
    'pewter': ('#7d7a76', 0.40),
    'bronze': ('#4a3b2e', 0.36),
    'black': ('#28282a', 0.42),
    'chrome': ('#c4c5c5', 0.06),  # chromium sends back 55 %
    'gold': ('#d8b26a', 0.18),
    'alu_dark': ('#37332f', 0.38),
}


@cached
def metal(kind: str = 'steel', rough: float | None = None, brushed: bool = True, lift: float = 0.0) -> Material:
    """A named metal of METALS, or any hex; lift is the share that scatters as lacquer does, so that large fronts keep their colour in dark rooms.

    Brushed sheet reflects in streaks square to its scratches: the lobe is drawn out across u (anisotropy turned by a quarter), scratches of 10 to
    60 cm change its roughness and tilt it, bands a finger wide differ in tone as far as one sees, and clouds of wiping lie over them.
    """
    c, r0 = METALS.get(kind, (kind, 0.32))
    rr = r0 if rough is None else rough
    n = N('metal_' + kind)
    cloud = n.noise(n.pos(), 7, 4, 0.62)
    if not brushed:
        n.m['turned'] = lift == 0
        n.bsdf(
            Base_Color=n.value(hexc(c), n.math('MULTIPLY_ADD', cloud, 0.10, 0.95)),
            Metallic=1.0 - lift,
            Roughness=n.shine(rr, n.math('MULTIPLY_ADD', cloud, 0.10, -0.05)),
            Normal=n.bump(n.noise(n.pos(), 30, 2), 0.06 if rr > MIRRORS else 0.012, 0.0012),  # polish is flatter: waves draw worms in what it mirrors
        )
        return n.m
    n.m['sheet'], n.m['rough'], n.m['lift'] = kind, rr, lift
    u, v, _ = n.sep(n.uv())
    seed = n.math('MULTIPLY', n.rnd(), 37)
    hair = n.noise(n.xyz(n.math('MULTIPLY', u, 2.6), n.math('MULTIPLY', v, 1150), seed), 1, 2, 0.7)
    scratch = n.noise(n.xyz(n.math('MULTIPLY', u, 2.2), n.math('MULTIPLY', v, 640), seed), 1, 2, 0.65)
    band = n.noise(n.xyz(n.math('MULTIPLY', u, 0.9), n.math('MULTIPLY', v, 60), seed), 1, 2, 0.55)
    near = n.near(0.9, 2.6)  # a millimetre between scratches is a pixel at 1.5 m: further off they are noise that a denoiser tears edges by
    fine = lambda scratches, by: n.math('MULTIPLY', n.math('SUBTRACT', scratches, 0.5), n.math('MULTIPLY', near, by))
    lines = n.math('ADD', n.math('MULTIPLY', hair, 0.45), n.math('ADD', n.math('MULTIPLY', scratch, 0.4), n.math('MULTIPLY', band, 0.15)))
    tones = n.math('MULTIPLY_ADD', band, 0.26, n.math('MULTIPLY_ADD', cloud, 0.08, 0.83))
    n.bsdf(
        Base_Color=n.value(hexc(c), n.math('ADD', fine(hair, 0.36), tones)),
        Metallic=1.0 - lift,
        Roughness=n.shine(rr, n.math('ADD', fine(scratch, 0.05), n.math('MULTIPLY_ADD', cloud, 0.10, -0.05))),
        Normal=n.bump(lines, n.math('MULTIPLY_ADD', near, 0.12, 0.02), 0.00010),
        Anisotropic=0.62,
        Anisotropic_Rotation=0.25,
        Tangent=n.tangent(),
    )
    return n.m


def all_turned() -> list[Material]:
    """Every metal in use so far that is not brushed sheet: of knobs, bars, taps and lamps."""
    return [one for one in bpy.data.materials if one.get('turned')]


def turned(mat: Material) -> Material:
    """The metal of a tube, a leg or a knob: satin, without the scratches of brushed sheet, which draw streaks along a tube as on bamboo. Any other
    material, and one that a picture can be recoloured by, stays itself."""
    if 'sheet' not in mat or 'mask' in mat:
        return mat
    return metal(mat['sheet'], mat['rough'], brushed=False, lift=mat['lift'])


@cached
def mirror() -> Material:
    """Silvered glass; its rays count as singular, so that lamps outside the window do not stand in it."""
    n = N('mirror')
    n.bsdf(Base_Color=(0.93, 0.94, 0.935, 1), Metallic=1.0, Roughness=0.0)
    return n.m
