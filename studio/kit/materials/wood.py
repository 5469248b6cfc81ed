"""Woods and veneers: rings round a wandering pith, cut by the face; pores, fibres and streaks along the grain.

UV is in metres with u along the grain; veneers lie in leaves LEAF wide, each the mirror of its neighbour, as a flitch is opened.
"""

from collections.abc import Sequence

from bpy.types import Material, NodeSocket
from studio.kit.materials.nodes import N, Tone, blend, cached, hexc, tone

WOODS = {  # early, late, pore colours; ring pitch in metres; roughness; share of pores
    'oak': ('#b9946a', '#a27b51', '#7d5a38', 0.0060, 0.42, 0.62),
    'oak_light': ('#cdb08a', '#bb9a72', '#96754f', 0.0062, 0.46, 0.55),
    'oak_smoked': ('#715b48', '#4f3d30', '#2c211a', 0.0060, 0.42, 0.6),
    'walnut': ('#6f4d36', '#543724', '#352117', 0.0075, 0.38, 0.45),
    'ash_grey': ('#a2978a', '#8b8074', '#6c6258', 0.0070, 0.45, 0.6),
    'ebony': ('#2f2722', '#211b18', '#120e0c', 0.0050, 0.35, 0.4),
    'teak': ('#94673f', '#7c5230', '#54361f', 0.0065, 0.42, 0.45),
}
LEAF = 0.31  # metres, width of a leaf of veneer

# Saturation of woods in rooms: lamps, bounces and AgX add what this takes away (castellana's honey oak turned mustard, lucrezia's walnut
# red lacquer; looked at side by side at 1, 0.75 and 0.85). The neutral plate shows the hex itself.
WOOD_IN_ROOMS = 0.82


@cached
def wood(species: str = 'oak', rough: float | None = None, saturation: float = WOOD_IN_ROOMS) -> Material:
    """A species in its natural colours."""
    early, late, pore, pitch, r0, pores = WOODS[species]
    return _wood((early, late, pore), pitch, rough or r0, pores, saturation)


@cached
def veneer(colour: str, species: str = 'oak', rough: float | None = None, saturation: float = WOOD_IN_ROOMS) -> Material:
    """A species stained so that its average is the given hex."""
    *_, pitch, r0, pores = WOODS[species]
    return _wood((tone(colour, 1.22), tone(colour, 0.70), tone(colour, 0.33)), pitch, rough or r0, pores, saturation)


def _figure(n: N, pitch: float) -> tuple[NodeSocket, NodeSocket, NodeSocket, NodeSocket, NodeSocket]:
    """(ring 0..1, fibre, streak, pores 0..1, slow tone) of the cut."""
    r = n.rnd()
    u, v, _ = n.sep(n.uv())
    u = n.math('ADD', u, n.math('MULTIPLY', r, 61.7))
    v = n.math('PINGPONG', n.math('ADD', v, LEAF * 4), LEAF)
    across = n.math('SUBTRACT', v, n.math('MULTIPLY_ADD', n.math('FRACT', n.math('MULTIPLY', r, 13.7)), LEAF + 0.10, -0.05))
    at = lambda a, b, c: n.xyz(n.math('MULTIPLY', u, a), n.math('MULTIPLY', v, b), n.math('MULTIPLY', r, c))
    # plain-sawn figure: distance to a wandering pith below the surface
    warp = n.noise(at(0.9, 2.2, 19), 1.0, 2, 0.5)
    depth = n.math('MULTIPLY_ADD', n.noise(n.xyz(n.math('MULTIPLY', u, 0.55), n.math('MULTIPLY', r, 7.1), 3.3), 1.0, 1.0), 0.16, 0.015)
    sideways = n.math('ADD', across, n.math('MULTIPLY_ADD', warp, 0.10, -0.05))
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', sideways, sideways), n.math('MULTIPLY', depth, depth)))
    wobble = n.math('MULTIPLY_ADD', n.noise(at(5.5, 26.0, 3), 1.0, 2, 0.6), 0.010, -0.005)  # a ring is never a drawn line
    years = n.math('DIVIDE', n.math('ADD', far, wobble), pitch)
    lean = n.noise(n.xyz(n.math('MULTIPLY', n.math('FLOOR', years), 0.37), n.math('MULTIPLY', r, 11), 0), 3.0, 1)  # fat and lean years
    part = n.math('FRACT', years)
    ring = n.math('MULTIPLY', n.ramp(part, [(0, 0.05), (0.5, 0.30), (0.84, 1.0), (0.97, 0.75), (1.0, 0.05)], 'EASE'), n.math('MULTIPLY_ADD', lean, 1.1, 0.35))
    fibre = n.noise(at(9.0, 1150.0, 17), 1.0, 2, 0.62)
    streak = n.noise(at(0.7, 75.0, 23), 1.0, 3, 0.7)  # still visible from 5 m
    dashes = n.noise(at(30.0, 1500.0, 5), 1.0, 1.2, 0.5)
    early = n.smooth(part, 0.02, 0.45, 1, 0.25)  # ring-porous: vessels lie in the spring wood
    pores = n.math('MULTIPLY', n.smooth(dashes, 0.58, 0.68), early)
    return ring, fibre, streak, pores, n.noise(at(0.8, 6.0, 31), 1.0, 2, 0.5)


def _wood(colours: Sequence[Tone], pitch: float, rough: float, share: float, saturation: float) -> Material:
    """Shader of a cut; colours are early, late and pore."""
    n = N('wood')
    r = n.rnd()
    ring, fibre, streak, pores, slow = _figure(n, pitch)
    grain = n.math('ADD', n.math('MULTIPLY', ring, 0.50), n.math('MULTIPLY', n.math('SUBTRACT', fibre, 0.5), 0.9))
    grain = n.math('ADD', grain, n.math('MULTIPLY', n.math('SUBTRACT', streak, 0.44), 1.7), clamp=True)
    colour = n.mix(grain, hexc(colours[0]), hexc(colours[1]))
    colour = n.mix(n.math('MULTIPLY', pores, share), colour, hexc(colours[2]))
    hs = n.node('ShaderNodeHueSaturation')
    n.set(hs.inputs['Value'], n.math('ADD', n.math('MULTIPLY_ADD', slow, 0.50, 0.75), n.math('MULTIPLY_ADD', r, 0.18, -0.09)))
    n.set(hs.inputs['Saturation'], saturation)
    n.set(hs.inputs['Color'], colour)
    n.set(hs.inputs['Hue'], n.math('MULTIPLY_ADD', n.math('FRACT', n.math('MULTIPLY', r, 7.3)), 0.012, 0.494))
    shine = n.math(
        'ADD', n.math('MULTIPLY_ADD', fibre, 0.20, rough - 0.12), n.math('ADD', n.math('MULTIPLY', pores, 0.22), n.math('MULTIPLY', ring, -0.06)), clamp=True
    )
    height = n.math('SUBTRACT', n.math('MULTIPLY_ADD', ring, 0.25, n.math('MULTIPLY', fibre, 0.40)), pores)
    n.bsdf(
        avg=blend(colours[0], colours[1], 0.4),
        Base_Color=hs.outputs[0],
        Roughness=shine,
        Normal=n.bump(height, 0.30, 0.00032),
        Specular_IOR_Level=0.42,
    )
    n.patterned()
    return n.m
