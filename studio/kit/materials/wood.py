"""Woods and veneers: rings round a wandering pith, cut by the face; pores, fibres and streaks along the grain.

UV is in metres with u along the grain; veneers lie in leaves LEAF wide, each the mirror of its neighbour, as a flitch is opened.
"""

from collections.abc import Sequence

from bpy.types import Material, NodeSocket
from studio.kit.materials.nodes import N, Tone, blend, cached, hexc, luminance, tone

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

Board = tuple[float, float]  # length and width of the boards of a floor in metres; length 0: of any length, whose ends are not drawn
JOINT = 0.002  # metres of a board's edge that are drawn in shade, seen from above
FLATTEST = 0.2  # share of its width a joint that lies across the view keeps in the picture: below it the edge's shade grows no wider
# A dark stain has little to show but its gloss: along its length against a window it read as grey (Damiano, up to 205 of 255). Its pores stay open, it is matt.
DARK, MATT, MATT_GLOSS = 0.045, 0.4, 0.15  # luminance below which a wood is dark; what that adds to its roughness; share of its gloss that is left
TONES, FLOOR_TONES = 0.18, 0.36  # how far the lightest panel is from the darkest; boards of a floor come from many trees


@cached
def wood(species: str = 'oak', rough: float | None = None, saturation: float = WOOD_IN_ROOMS, board: Board | None = None) -> Material:
    """A species in its natural colours, whose boxes show end grain where they are cut across; board: of a floor."""
    early, late, pore, pitch, r0, pores = WOODS[species]
    material = _wood((early, late, pore), pitch, rough or r0, pores, saturation, board)
    material['solid'] = board is None
    return material


@cached
def veneer(colour: str, species: str = 'oak', rough: float | None = None, saturation: float = WOOD_IN_ROOMS, board: Board | None = None) -> Material:
    """A species stained so that its average is the given hex; board: of a floor."""
    *_, pitch, r0, pores = WOODS[species]
    return _wood((tone(colour, 1.22), tone(colour, 0.70), tone(colour, 0.33)), pitch, rough or r0, pores, saturation, board)


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


def _edges(n: N, board: Board) -> NodeSocket:
    """Shade 0..1 on a board's edges, as wide in the picture across the view as along it. A joint of a millimetre lies open to an eye that looks along it
    and is closed to one that looks across: of a herringbone only every second row would show its boards."""
    u, v, _ = n.sep(n.uv())
    geo = n.node('ShaderNodeNewGeometry')
    along, up = n.dot(geo.outputs['Incoming'], n.tangent()), n.dot(geo.outputs['Incoming'], geo.outputs['True Normal'])
    squares = n.math('MULTIPLY', along, along), n.math('MULTIPLY', up, up)
    beside = n.math('ADD', *squares)  # 1 less what looks across
    shades = []
    for place, size, seen in ((v, board[1], n.math('SUBTRACT', 1.0, squares[0])), (u, board[0], beside)):
        if size:
            flat = n.math('DIVIDE', n.math('ABSOLUTE', up), n.math('SQRT', n.math('MAXIMUM', seen, 1e-4)))
            wide = n.math('DIVIDE', JOINT, n.math('MAXIMUM', flat, FLATTEST))
            shades.append(n.smooth(n.math('PINGPONG', place, size / 2), 0.0, wide, 1.0, 0.0))
    return n.math('MAXIMUM', *shades) if len(shades) > 1 else shades[0]


def _wood(colours: Sequence[Tone], pitch: float, rough: float, share: float, saturation: float, board: Board | None) -> Material:  # noqa: PLR0913
    """Shader of a cut; colours are early, late and pore."""
    n = N('wood')
    r = n.rnd()
    ring, fibre, streak, pores, slow = _figure(n, pitch)
    grain = n.math('ADD', n.math('MULTIPLY', ring, 0.50), n.math('MULTIPLY', n.math('SUBTRACT', fibre, 0.5), 0.9))
    grain = n.math('ADD', grain, n.math('MULTIPLY', n.math('SUBTRACT', streak, 0.44), 1.7), clamp=True)
    colour = n.mix(grain, hexc(colours[0]), hexc(colours[1]))
    colour = n.mix(n.math('MULTIPLY', pores, share), colour, hexc(colours[2]))
    hs = n.node('ShaderNodeHueSaturation')
    tones = FLOOR_TONES if board else TONES
    light = n.math('ADD', n.math('MULTIPLY_ADD', slow, 0.50, 0.75), n.math('MULTIPLY_ADD', r, tones, -tones / 2))
    lit = n.math('MULTIPLY_ADD', _edges(n, board), -0.7, 1.0) if board else 1.0
    n.set(hs.inputs['Value'], n.math('MULTIPLY', light, lit))
    n.set(hs.inputs['Saturation'], saturation)
    n.set(hs.inputs['Color'], colour)
    n.set(hs.inputs['Hue'], n.math('MULTIPLY_ADD', n.math('FRACT', n.math('MULTIPLY', r, 7.3)), 0.012, 0.494))
    shine = n.math(
        'ADD', n.math('MULTIPLY_ADD', fibre, 0.20, rough - 0.12), n.math('ADD', n.math('MULTIPLY', pores, 0.22), n.math('MULTIPLY', ring, -0.06)), clamp=True
    )
    average = blend(colours[0], colours[1], 0.4)
    dark = luminance(average) < DARK
    height = n.math('SUBTRACT', n.math('MULTIPLY_ADD', ring, 0.25, n.math('MULTIPLY', fibre, 0.40)), pores)
    n.bsdf(
        avg=average,
        Base_Color=hs.outputs[0],
        Roughness=n.math('ADD', shine, MATT, clamp=True) if dark else shine,
        Normal=n.bump(height, 0.30, 0.00032),
        Specular_IOR_Level=n.math('MULTIPLY', 0.42 * (MATT_GLOSS if dark else 1), lit),
    )
    n.patterned()
    return n.m
