"""Worktop and floor stones. Patterns live in object space (metres), so a vein runs over a mitred edge."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bpy.types import Material, NodeSocket
from studio.kit.materials import blend, cached, hexc
from studio.kit.materials import tone as tone_of
from studio.kit.materials.nodes import N, Tone, luminance
from studio.kit.measures import Point

# base, cloud, first vein, second vein, roughness, figure
STONES = {
    'calacatta': ('#ebe7e0', '#d9d4cb', '#77706a', '#b39763', 0.13, 'bold'),
    'statuario': ('#efeeec', '#dfdfde', '#63676c', '#8f9194', 0.11, 'bold'),
    'carrara': ('#e3e2df', '#cfd0cf', '#8d9093', '#a6a8aa', 0.14, 'fine'),
    'cream_marble': ('#e6dac4', '#d9c9ac', '#a98b62', '#c9b189', 0.16, 'fine'),
    'marquina': ('#131314', '#1d1d1f', '#dcd8d0', '#8f8b85', 0.12, 'sparse'),
    'dark_granite': ('#2c2b2b', '#3a3938', '#5a5754', '#1d1c1c', 0.30, 'grain'),
    'soapstone': ('#3e4442', '#4a504d', '#8b918c', '#626864', 0.42, 'sparse'),
    'quartzite': ('#ddd2bf', '#cdbda1', '#a88a62', '#ece4d6', 0.20, 'drift'),
    'taj': ('#ddd2bf', '#cdbda1', '#a88a62', '#ece4d6', 0.20, 'drift'),
    'travertine': ('#d3c5ad', '#c2b196', '#a48f70', '#e2d8c6', 0.40, 'bands'),
    'travertine_vein_cut': ('#d3c5ad', '#c2b196', '#a48f70', '#e2d8c6', 0.40, 'vein-cut'),  # lies flat and shows its beds, as the others do upright
    'limestone': ('#cfc5b2', '#c0b49e', '#ddd4c4', '#ab9d84', 0.46, 'grain'),
    'beige_lime': ('#cfc5b2', '#c0b49e', '#ddd4c4', '#ab9d84', 0.42, 'grain'),
    'grey_stone': ('#77736d', '#67635e', '#8d8880', '#55514c', 0.38, 'drift'),
    'porcelain': ('#8a8681', '#7d7974', '#9d9993', '#6a6661', 0.36, 'drift'),
    'dark_porcelain': ('#3a3836', '#45423f', '#575350', '#2a2827', 0.40, 'drift'),
    'quartz_white': ('#e8e6e1', '#e0ded9', '#d3d0ca', '#dad7d1', 0.18, 'grain'),
    'concrete': ('#a09c96', '#8e8a84', '#b2aea8', '#7f7b76', 0.58, 'cast'),
    'blue_terrazzo': ('#8fa1aa', '#7f929c', '#d9d6cd', '#47606e', 0.24, 'chips'),
    'terrazzo': ('#dcd6ca', '#d2cbbd', '#a08c76', '#6f7672', 0.24, 'chips'),
}


CAST_SENDS = 0.78  # of its ground's light that concrete's figure sends back on average, squared as its contrast is halved
DARK = 0.02  # luminance below which a slab shows its reflections, not its colour
PIT = 0.0016  # metres: how deep the open pits of travertine are
SLAB_STEP = (6.13, 11.71, 4.37)  # metres from one slab's place in the pattern to the next: further than a kitchen is long


@dataclass(frozen=True)
class Veins:
    """Which way veins run, how far apart and how wide they are in metres, how far they wander as a share of spacing."""

    direction: Point
    spacing: float
    width: float
    warp: float
    seed: float


def _long_veins(n: N, p: NodeSocket, veins: Veins) -> tuple[NodeSocket, NodeSocket]:
    """Roughly parallel veins that wander: (line 0..1, halo 0..1)."""
    spacing, seed = veins.spacing, veins.seed
    q = n.vmath('ADD', p, (seed, seed * 1.7, seed * 0.3))
    bend = n.math('SUBTRACT', n.noise(q, 0.5 / spacing, 4, 0.42), 0.5)  # rougher, a vein that runs along a fold of it zigzags as a cardiogram does
    s = n.math('ADD', n.math('DIVIDE', n.dot(q, veins.direction), spacing), n.math('MULTIPLY', bend, veins.warp))
    signed = n.math('SUBTRACT', n.math('FRACT', s), 0.5)
    away = n.math('MULTIPLY', n.math('ABSOLUTE', signed), spacing)
    swell = n.math('POWER', n.noise(q, 3.2, 3, 0.6), 2.2)
    edge = n.math('MULTIPLY_ADD', swell, veins.width * 4.5, veins.width * 0.12)
    torn = n.math('SUBTRACT', n.noise(q, 0.42 / veins.width, 5, 0.72), 0.5)
    share = n.math('ADD', n.math('DIVIDE', away, edge), n.math('MULTIPLY', torn, 0.75))  # crystals, not a brush, draw the edge of a vein
    bled = n.smooth(signed, -0.004, 0.004)  # a vein is sharp where its crack was and bleeds to the other side: sharp on both, it is a ribbon
    body = n.smooth(share, n.math('MULTIPLY_ADD', bled, -0.42, 0.50), n.math('MULTIPLY_ADD', bled, 0.75, 0.86), 1, 0)
    core = n.math('MULTIPLY', n.smooth(share, 0.04, 0.20, 1, 0), 0.85)
    faint = n.smooth(n.noise(q, 4.6, 3, 0.6), 0.34, 0.66, 0.16, 1.0)  # and is now dense, now hardly there within two hands
    line = n.math('MAXIMUM', n.math('MULTIPLY', n.math('MULTIPLY', body, faint), n.math('MULTIPLY_ADD', torn, 0.9, 0.72)), core, clamp=True)
    strength = n.node('ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    n.set(strength.inputs['W'], n.math('FLOOR', s))
    broken = n.smooth(n.noise(q, 1.1, 2), 0.36, 0.56)
    line = n.math('MULTIPLY', line, n.math('MULTIPLY', broken, n.math('MULTIPLY_ADD', strength.outputs['Value'], 0.75, 0.25)))
    halo = n.math('MULTIPLY', n.smooth(signed, -0.02, 0.30, 1, 0), n.smooth(signed, -0.04, 0, 0, 1))  # cloud on one side only
    return line, n.math('MULTIPLY', halo, broken)


def _cracks(n: N, p: NodeSocket, scale: float, width: float, seed: float) -> NodeSocket:
    """Thin net of cross veins, mostly broken away."""
    q = n.vmath('ADD', n.vmath('SCALE', p, s=scale), (seed, seed, seed))
    q = n.vmath('ADD', q, n.vmath('SCALE', n.vmath('SUBTRACT', n.noise(q, 1.3, 4, 0.5, color=True), (0.5, 0.5, 0.5)), s=0.6))
    cell = n.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
    n.set(cell.inputs['Vector'], q)
    cell.inputs['Scale'].default_value = 1.0
    wide = n.math('MULTIPLY_ADD', n.noise(q, 2.2, 2), width * 2, width * 0.2)
    torn = n.math('SUBTRACT', n.noise(q, 30, 4, 0.7), 0.5)
    share = n.math('ADD', n.math('DIVIDE', cell.outputs['Distance'], wide), n.math('MULTIPLY', torn, 0.7))
    return n.math(
        'MULTIPLY', n.smooth(share, 0.15, 1, 1, 0), n.math('MULTIPLY', n.smooth(n.noise(q, 0.7, 2), 0.48, 0.66), n.smooth(n.noise(q, 2.9, 2), 0.40, 0.62))
    )


def _travertine(n: N, p: NodeSocket, colours: Sequence[Tone]) -> tuple[NodeSocket, NodeSocket]:
    """Beds of spring limestone cut across: layers of uneven thickness that swell, pinch and break, with open pits in their loose parts.

    What told the old one as wood were parallel streaks of one width; here a layer has its own thickness and tone, its edge is torn by isotropic
    noise, and clouds of 10 to 30 cm run across all layers. Returns the colour and how deep a pit is, 0..1.
    """
    base, cloud, v1, v2 = (hexc(c) for c in colours)
    x, y, z = n.sep(p)
    fold = n.math('SUBTRACT', n.noise(n.vmath('MULTIPLY', p, (0.8, 0.8, 2.0)), 1.6, 3, 0.55), 0.5)
    torn = n.math('SUBTRACT', n.noise(n.vmath('MULTIPLY', p, (1.0, 1.0, 1.8)), 26, 4, 0.66), 0.5)
    height = n.math('ADD', z, n.math('ADD', n.math('MULTIPLY', fold, 0.20), n.math('MULTIPLY', torn, 0.016)))
    bed = n.noise(n.xyz(n.math('MULTIPLY', x, 0.35), n.math('MULTIPLY', y, 0.35), n.math('MULTIPLY', height, 22)), 1, 4, 0.7)
    drift = n.noise(p, 4.5, 4, 0.6, 0.4)
    mottle = n.noise(p, 95, 3, 0.7)
    tone = n.math('ADD', n.math('MULTIPLY_ADD', bed, 0.62, 0.02), n.math('ADD', n.math('MULTIPLY', drift, 0.30), n.math('MULTIPLY', mottle, 0.12)))
    colour = n.ramp(tone, [(0.38, v1), (0.46, cloud), (0.53, base), (0.59, v2), (0.66, blend(base, cloud, 0.6))])
    loose = n.smooth(n.noise(n.xyz(n.math('MULTIPLY', x, 1.2), n.math('MULTIPLY', y, 1.2), n.math('MULTIPLY', height, 34)), 1, 2, 0.6), 0.50, 0.62)
    pits = n.smooth(n.noise(n.xyz(n.math('MULTIPLY', x, 90), n.math('MULTIPLY', y, 90), n.math('MULTIPLY', height, 330)), 1, 3.5, 0.66), 0.60, 0.68)
    hollow = n.math('MULTIPLY', pits, loose)
    return n.mix(n.math('MULTIPLY', hollow, 0.80), _crystals(n, p, colour, 0.06), tone_of(v1, 0.46)), hollow


def _chips(n: N, p: NodeSocket, colours: Sequence[Tone]) -> NodeSocket:
    """Terrazzo: crushed stone of three sizes in cement, ground flat. A cell of a Voronoi diagram cut by the face is an angular chip; one of three stays cement."""
    base, cloud, v1, v2 = (hexc(c) for c in colours)
    colour = n.mix(n.noise(p, 240, 2, 0.6), base, tone_of(base, 0.86))
    for scale, share, tints in ((210, 0.55, (v1, cloud)), (92, 0.60, (v2, v1)), (46, 0.42, (cloud, v2))):
        near = n.vmath('ADD', p, n.vmath('SCALE', n.noise(p, scale * 1.5, 1, color=True), s=0.22 / scale))
        edge = n.voronoi(near, scale, 'DISTANCE_TO_EDGE')['Distance']
        own, four = n.voronoi(near, scale)['Color'], n.node('ShaderNodeSeparateColor')
        n.set(four.inputs[0], own)
        one, two, three = four.outputs
        rim = n.math('MULTIPLY_ADD', three, 0.16, 0.05)  # chips of one sieve still differ
        chip = n.math('MULTIPLY', n.smooth(edge, rim, n.math('ADD', rim, 0.035)), n.math('LESS_THAN', one, share))
        tint = n.mix(n.math('GREATER_THAN', two, 0.5), tints[0], tints[1])
        tint = n.mix(n.noise(p, scale * 2.2, 2, 0.6), tint, n.value(tint, n.math('MULTIPLY_ADD', three, 0.7, 0.55)))
        colour = n.mix(chip, colour, tint)
    return colour


def _cast(n: N, p: NodeSocket, colours: Sequence[Tone]) -> NodeSocket:
    """Concrete: pale and dark clouds of several sizes, streaks of the trowel, blow holes; no figure is large enough to be found twice."""
    base, cloud, v2 = (hexc(c) for c in colours)
    wide, middle = n.noise(p, 0.9, 4, 0.6, 0.5), n.noise(p, 5.5, 5, 0.7, 0.3)
    trowel = n.noise(n.vmath('MULTIPLY', n.vmath('ADD', p, n.vmath('SCALE', n.noise(p, 1.1, 2, color=True), s=0.5)), (3.0, 3.0, 26.0)), 1.0, 3, 0.65)
    tone = n.math('ADD', n.math('MULTIPLY', wide, 0.24), n.math('ADD', n.math('MULTIPLY', middle, 0.50), n.math('MULTIPLY', trowel, 0.26)))
    colour = n.ramp(tone, [(0.26, tone_of(cloud, 0.92)), (0.44, cloud), (0.56, base), (0.74, tone_of(base, 1.07))])
    grit = n.smooth(n.noise(p, 420, 1.5), 0.62, 0.72)
    holes = n.smooth(n.noise(p, 88, 1.5), 0.745, 0.765)
    return n.mix(n.math('MULTIPLY', holes, 0.7), n.mix(n.math('MULTIPLY', grit, 0.22), colour, v2), tone_of(v2, 0.6))


def _crystals(n: N, p: NodeSocket, colour: NodeSocket, depth: float) -> NodeSocket:
    """A colour broken by grains of 3 to 15 mm, paler and darker by up to depth: without them a slab reads as airbrushed from a metre away."""
    grain = n.math('ADD', n.math('MULTIPLY', n.noise(p, 70, 3, 0.7), 0.6), n.math('MULTIPLY', n.noise(p, 290, 2, 0.7), 0.4))
    return n.value(colour, n.smooth(grain, 0.36, 0.64, 1 - depth, 1 + depth))


def _drift(n: N, p: NodeSocket, colours: Sequence[Tone]) -> NodeSocket:
    """Quartzite: beds that lean one way, torn at their edges, with long straight lines along them and short fine ones across."""
    base, cloud, v1, v2 = (hexc(c) for c in colours)
    torn = n.vmath('SCALE', n.vmath('SUBTRACT', n.noise(p, 14, 5, 0.7, color=True), (0.5, 0.5, 0.5)), s=0.06)
    lean = n.vmath('MULTIPLY', n.vmath('ADD', p, torn), (1.0, 1.5, 2.6))
    beds, feathers = n.noise(lean, 1.1, 6, 0.66, 0.5), n.noise(lean, 9.0, 5, 0.74, 0.3)
    sweep = n.math('ADD', n.math('MULTIPLY', beds, 0.55), n.math('MULTIPLY', feathers, 0.45))
    colour = n.ramp(sweep, [(0.38, blend(base, v2, 0.7)), (0.47, base), (0.53, blend(base, cloud, 0.7)), (0.60, cloud), (0.67, blend(cloud, v1, 0.18))])
    colour = _crystals(n, p, colour, 0.11)
    long, _ = _long_veins(n, p, Veins((0.42, 0.30, 0.86), 0.34, 0.0042, 0.60, 2.2))
    short, _ = _long_veins(n, p, Veins((0.80, 0.35, -0.48), 0.21, 0.0012, 0.9, 6.4))
    colour = n.mix(n.math('MULTIPLY', short, 0.50), colour, v2)
    return n.mix(n.math('MULTIPLY', long, 0.62), colour, v1)


def _figure(n: N, p: NodeSocket, figure: str, colours: Sequence[Tone]) -> NodeSocket:
    """Colour of one stone family."""
    base, cloud, v1, v2 = colours
    mist = n.noise(p, 1.5, 5, 0.6, 0.6)
    if figure in ('bold', 'fine', 'sparse'):
        spacing, width, warp, a1, a2, net = {
            'bold': (0.62, 0.0075, 1.15, 0.92, 0.75, 0.022),
            'fine': (0.26, 0.0030, 1.1, 0.55, 0.40, 0.018),
            'sparse': (0.62, 0.0026, 0.75, 0.95, 0.55, 0.005),
        }[figure]
        big, halo = _long_veins(n, p, Veins((0.78, 0.35, 0.52), spacing, width, warp, 3.1))
        small, _ = _long_veins(n, p, Veins((0.46, 0.52, 0.72), spacing * 0.62, width * 0.42, warp * 0.75, 7.7))
        colour = n.mix(
            n.math('ADD', n.math('MULTIPLY', n.smooth(mist, 0.35, 0.75), 0.55), n.math('MULTIPLY', halo, 0.75 if figure == 'bold' else 0.35), clamp=True),
            hexc(base),
            hexc(cloud),
        )
        colour = _crystals(n, p, colour, 0.03)
        colour = n.mix(n.math('MULTIPLY', _cracks(n, p, 2.4, net, 5.0), a2 * 0.8), colour, hexc(v2))
        colour = n.mix(n.math('MULTIPLY', small, a2), colour, hexc(v2))
        return n.mix(n.math('MULTIPLY', big, a1), colour, hexc(v1))
    if figure == 'drift':
        return _drift(n, p, colours)
    if figure == 'chips':
        return _chips(n, p, (base, cloud, v1, v2))
    if figure == 'cast':
        return _cast(n, p, (base, cloud, v2))
    grains = n.noise(p, 130, 3, 0.75)
    return n.mix(n.smooth(grains, 0.56, 0.70), n.mix(n.smooth(mist, 0.35, 0.7), hexc(base), hexc(cloud)), n.mix(n.noise(p, 41, 2), hexc(v1), hexc(v2)))


@cached
def stone(kind: str = 'calacatta', rough: float | None = None, scale: float = 1.0, slab: int | None = 0, base: str | None = None) -> Material:
    """A stone of STONES. scale stretches the pattern; slab: number of the slab all panels are cut from, None for a cut of its own for every panel;
    base is the colour of its ground, whose hue all its figure then has, at half its contrast."""
    ground, cloud, v1, v2, r0, figure = STONES[kind]
    if base:  # printed decors are of one hue: clouds of the stone's own grey on rust read as camouflage
        of = luminance(ground) * CAST_SENDS if figure == 'cast' else luminance(ground)
        ground, cloud, v1, v2 = (tone_of(base, math.sqrt(luminance(part) / of)) for part in (ground, cloud, v1, v2))
    n = N('stone_' + kind)
    p = n.pos()
    if slab is None:
        p = n.vmath('ADD', p, n.vmath('SCALE', (9.1, 17.3, 5.7), s=n.math('MULTIPLY', n.rnd(), 3)))
    elif slab:
        turned = n.vmath('MULTIPLY', p, (-1 if slab % 2 else 1, 1, 1))  # every other slab lies face down: its veins lean the other way
        p = n.vmath('ADD', turned, tuple(slab * step % 97 for step in SLAB_STEP))
    p = n.vmath('SCALE', p, s=scale)
    if figure == 'vein-cut':
        x, y, z = n.sep(p)
        p = n.xyz(x, z, y)
    tones, hollow = (ground, cloud, v1, v2), 0.0
    if figure in ('bands', 'vein-cut'):
        colour, hollow = _travertine(n, p, tones)
    else:
        colour = _figure(n, p, figure, tones)
    rr = r0 if rough is None else rough
    fine = n.noise(p, 60, 2, 0.7)
    n.bsdf(
        avg=blend(ground, cloud, 0.4),
        Base_Color=colour,
        Roughness=n.math('MULTIPLY_ADD', n.noise(p, 9, 4, 0.6), 0.12, rr - 0.05, clamp=True),
        Normal=n.bump(n.math('MULTIPLY_ADD', hollow, -PIT, n.math('MULTIPLY', fine, 1.8e-5 if rr < 0.3 else 9e-5)), 1.0, 1.0),
    )
    if luminance(ground) > DARK:  # what a polished black slab mirrors is noisier than its own colour: sampled as it is, it sparkles
        n.patterned()
    return n.m
