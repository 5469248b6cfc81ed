"""Worktop and floor stones. Patterns live in object space (metres), so a vein runs over a mitred edge."""

from studio.kit.materials import N, blend, cached, hexc, tone

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


def _long_veins(n, p, direction, spacing, width, warp, seed):
    """Roughly parallel veins that wander: (line 0..1, halo 0..1). spacing, width in metres, warp as a share of spacing."""
    q = n.vmath('ADD', p, (seed, seed * 1.7, seed * 0.3))
    bend = n.math('SUBTRACT', n.noise(q, 0.55 / spacing, 6, 0.58), 0.5)
    run = n.node('ShaderNodeVectorMath', operation='DOT_PRODUCT')
    n.set(run.inputs[0], q)
    run.inputs[1].default_value = direction
    s = n.math('ADD', n.math('DIVIDE', run.outputs['Value'], spacing), n.math('MULTIPLY', bend, warp))
    signed = n.math('SUBTRACT', n.math('FRACT', s), 0.5)
    away = n.math('MULTIPLY', n.math('ABSOLUTE', signed), spacing)
    swell = n.math('POWER', n.noise(q, 3.2, 3, 0.6), 2.2)
    edge = n.math('MULTIPLY_ADD', swell, width * 4.5, width * 0.12)
    line = n.smooth(n.math('DIVIDE', away, edge), 0.45, 1, 1, 0)
    strength = n.node('ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    n.set(strength.inputs['W'], n.math('FLOOR', s))
    broken = n.smooth(n.noise(q, 1.1, 2), 0.36, 0.56)
    line = n.math('MULTIPLY', line, n.math('MULTIPLY', broken, n.math('MULTIPLY_ADD', strength.outputs['Value'], 0.75, 0.25)))
    halo = n.math('MULTIPLY', n.smooth(signed, -0.02, 0.30, 1, 0), n.smooth(signed, -0.04, 0, 0, 1))  # cloud on one side only
    return line, n.math('MULTIPLY', halo, broken)


def _cracks(n, p, scale, width, seed):
    """Thin net of cross veins, mostly broken away."""
    q = n.vmath('ADD', n.vmath('SCALE', p, s=scale), (seed, seed, seed))
    q = n.vmath('ADD', q, n.vmath('SCALE', n.vmath('SUBTRACT', n.noise(q, 1.3, 5, 0.6, color=True), (0.5, 0.5, 0.5)), s=1.1))
    cell = n.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
    n.set(cell.inputs['Vector'], q)
    cell.inputs['Scale'].default_value = 1.0
    wide = n.math('MULTIPLY_ADD', n.noise(q, 2.2, 2), width * 2, width * 0.2)
    return n.math('MULTIPLY', n.smooth(n.math('DIVIDE', cell.outputs['Distance'], wide), 0.2, 1, 1, 0), n.smooth(n.noise(q, 0.7, 2), 0.48, 0.66))


def _figure(n, p, figure, base, cloud, v1, v2):
    """Colour of one stone family."""
    mist = n.noise(p, 1.5, 5, 0.6, 0.6)
    if figure in ('bold', 'fine', 'sparse'):
        spacing, width, warp, a1, a2 = {
            'bold': (0.62, 0.0075, 1.15, 0.92, 0.75),
            'fine': (0.26, 0.0030, 1.1, 0.55, 0.40),
            'sparse': (0.85, 0.0050, 1.4, 0.95, 0.55),
        }[figure]
        big, halo = _long_veins(n, p, (0.78, 0.35, 0.52), spacing, width, warp, 3.1)
        small, _ = _long_veins(n, p, (0.35, 0.62, -0.70), spacing * 0.62, width * 0.42, warp * 1.2, 7.7)
        colour = n.mix(
            n.math('ADD', n.math('MULTIPLY', n.smooth(mist, 0.35, 0.75), 0.55), n.math('MULTIPLY', halo, 0.75 if figure == 'bold' else 0.35), clamp=True),
            hexc(base),
            hexc(cloud),
        )
        colour = n.mix(n.math('MULTIPLY', _cracks(n, p, 2.4, 0.035, 5.0), a2 * 0.8), colour, hexc(v2))
        colour = n.mix(n.math('MULTIPLY', small, a2), colour, hexc(v2))
        return n.mix(n.math('MULTIPLY', big, a1), colour, hexc(v1))
    if figure == 'bands':  # travertine: cut across the bed
        x, y, z = n.sep(p)
        bed = n.xyz(n.math('MULTIPLY', x, 0.5), n.math('MULTIPLY', y, 0.5), n.math('MULTIPLY', z, 14.0))
        band = n.noise(bed, 1.4, 4, 0.6, 0.5)
        pits = n.smooth(n.noise(n.xyz(n.math('MULTIPLY', x, 26), n.math('MULTIPLY', y, 26), n.math('MULTIPLY', z, 130)), 1, 3, 0.6), 0.66, 0.72)
        colour = n.ramp(band, [(0.30, hexc(v2)), (0.45, hexc(base)), (0.56, hexc(cloud)), (0.70, hexc(v1))])
        return n.mix(n.math('MULTIPLY', pits, 0.55), colour, hexc(v1))
    if figure == 'drift':  # quartzite: soft diagonal sweeps with a few lines
        sweep = n.noise(n.vmath('MULTIPLY', p, (1.0, 2.6, 3.4)), 0.9, 5, 0.55, 1.4)
        line, halo = _long_veins(n, p, (0.55, 0.30, 0.78), 0.40, 0.0035, 1.7, 2.2)
        colour = n.ramp(sweep, [(0.30, hexc(v2)), (0.46, hexc(base)), (0.60, hexc(cloud)), (0.78, blend(cloud, v1, 0.45))])
        return n.mix(n.math('MULTIPLY', line, 0.50), colour, hexc(v1))
    if figure == 'chips':  # terrazzo
        colour = hexc(base)
        for scale, seed, tint in ((70, 0.0, v1), (48, 4.0, v2), (110, 9.0, cloud)):
            cell = n.node('ShaderNodeTexVoronoi')
            n.set(cell.inputs['Vector'], n.vmath('ADD', p, (seed, seed, seed)))
            cell.inputs['Scale'].default_value = scale
            colour = n.mix(
                n.math('MULTIPLY', n.smooth(cell.outputs['Distance'], 0.28, 0.33, 1, 0), n.smooth(n.sep(cell.outputs['Color'])[0], 0.62, 0.64)),
                colour,
                hexc(tint),
            )
        return colour
    if figure == 'cast':  # concrete: clouds and a few blow holes
        holes = n.smooth(n.noise(p, 75, 1.5), 0.755, 0.775)
        cloudy = n.noise(p, 1.3, 6, 0.66, 0.25)
        return n.mix(
            n.math('MULTIPLY', holes, 0.6),
            n.ramp(cloudy, [(0.30, tone(cloud, 0.76)), (0.44, hexc(cloud)), (0.55, hexc(base)), (0.70, tone(base, 1.18))]),
            hexc(v2),
        )
    grains = n.noise(p, 130, 3, 0.75)
    return n.mix(n.smooth(grains, 0.56, 0.70), n.mix(n.smooth(mist, 0.35, 0.7), hexc(base), hexc(cloud)), n.mix(n.noise(p, 41, 2), hexc(v1), hexc(v2)))


@cached
def stone(kind='calacatta', rough=None, scale=1.0, tiles=False, base=None):
    """A stone of STONES. scale stretches the pattern; tiles gives every panel its own cut; base replaces the ground colour."""
    ground, cloud, v1, v2, r0, figure = STONES[kind]
    if base:
        ground, cloud = hexc(base), blend(base, cloud, 0.35)
    n = N('stone_' + kind)
    p = n.pos()
    if tiles:
        p = n.vmath('ADD', p, n.vmath('SCALE', (9.1, 17.3, 5.7), s=n.math('MULTIPLY', n.rnd(), 3)))
    p = n.vmath('SCALE', p, s=scale)
    colour = _figure(n, p, figure, ground, cloud, v1, v2)
    rr = r0 if rough is None else rough
    fine = n.noise(p, 60, 2, 0.7)
    n.bsdf(
        avg=blend(ground, cloud, 0.4),
        Base_Color=colour,
        Roughness=n.math('MULTIPLY_ADD', n.noise(p, 9, 4, 0.6), 0.12, rr - 0.05, clamp=True),
        Normal=n.bump(fine, 0.03 if rr < 0.3 else 0.15, 0.0006),
    )
    return n.m


@cached
def brick(colour='#8a6353', mortar='#9d968c'):
    """Brick wall in the XZ or YZ plane: 240 x 71 mm bricks, 12 mm joints."""
    n = N('brick')
    x, y, z = n.sep(n.pos())
    t = n.node('ShaderNodeTexBrick')
    n.set(t.inputs['Vector'], n.xyz(n.math('ADD', x, y), z, 0))
    t.offset = 0.5
    for name, value in (('Scale', 1.0), ('Mortar Size', 0.006), ('Mortar Smooth', 0.25), ('Bias', 0.0), ('Brick Width', 0.252), ('Row Height', 0.083)):
        t.inputs[name].default_value = value
    t.inputs['Color1'].default_value = hexc(colour)
    t.inputs['Color2'].default_value = blend(colour, '#5d463d', 0.75)
    t.inputs['Mortar'].default_value = hexc(mortar)
    stain = n.noise(n.pos(), 2.2, 5, 0.65)
    grit = n.noise(n.pos(), 60, 4, 0.7)
    shade = n.node('ShaderNodeHueSaturation')
    n.set(shade.inputs['Color'], t.outputs['Color'])
    n.set(shade.inputs['Value'], n.math('ADD', n.math('MULTIPLY_ADD', stain, 0.7, 0.62), n.math('MULTIPLY_ADD', grit, 0.3, -0.15)))
    n.bsdf(
        avg=blend(colour, mortar, 0.25),
        Base_Color=shade.outputs[0],
        Roughness=0.88,
        Specular_IOR_Level=0.2,
        Normal=n.bump(n.math('ADD', n.math('MULTIPLY', t.outputs['Fac'], -1.0), n.math('MULTIPLY', grit, 0.35)), 0.7, 0.006),
    )
    return n.m
