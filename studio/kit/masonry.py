"""Brick walls: every brick its own size, tone, tilt and broken arris, in mortar that was struck by hand. Object space, metres."""

from bpy.types import Material, NodeSocket
from studio.kit.materials import N, blend, cached, hexc, tone

COURSE, LENGTH = 0.083, 0.252  # height of a course, length of brick and joint


def _cells(n: N) -> tuple[NodeSocket, ...]:
    """(column and row as a vector, distance to the brick's edge in metres, place along it -0.5..0.5, place up it) of the wall in the XZ or YZ plane."""
    x, y, z = n.sep(n.pos())
    shake = n.node('ShaderNodeSeparateXYZ')
    n.set(shake.inputs[0], n.vmath('SUBTRACT', n.noise(n.pos(), 7, 2, color=True), (0.5, 0.5, 0.5)))
    along = n.math('ADD', n.math('ADD', x, y), n.math('MULTIPLY', shake.outputs[0], 0.006))
    up = n.math('DIVIDE', n.math('ADD', z, n.math('MULTIPLY', shake.outputs[1], 0.007)), COURSE)
    row = n.math('FLOOR', up)
    start, _ = n.chance(n.xyz(row, 3.7, 1.1))
    bond = n.math('ADD', n.math('MULTIPLY', n.math('FLOORED_MODULO', row, 2.0), 0.5), n.math('MULTIPLY_ADD', start, 0.10, -0.05))
    cells = n.math('ADD', n.math('DIVIDE', along, LENGTH), bond)
    column = n.math('FLOOR', cells)
    which = n.xyz(column, row, 0.0)
    size = n.node('ShaderNodeSeparateColor')
    n.set(size.inputs[0], n.chance(which)[1])
    a, b = n.math('SUBTRACT', n.math('FRACT', cells), 0.5), n.math('SUBTRACT', n.math('FRACT', up), 0.5)
    half_a = n.math('MULTIPLY_ADD', size.outputs[0], 0.004, LENGTH / 2 - 0.0085)
    half_b = n.math('MULTIPLY_ADD', size.outputs[1], 0.003, COURSE / 2 - 0.0075)
    inside = n.math(
        'MINIMUM',
        n.math('SUBTRACT', half_a, n.math('ABSOLUTE', n.math('MULTIPLY', a, LENGTH))),
        n.math('SUBTRACT', half_b, n.math('ABSOLUTE', n.math('MULTIPLY', b, COURSE))),
    )
    return which, inside, a, b


@cached
def brick(colour: str = '#8a6353', mortar: str = '#9d968c') -> Material:
    """Stretcher bond of 240 x 71 mm bricks. Arrises are broken where a coarse noise says so; headers of the hot side of the kiln lie among them."""
    n = N('brick')
    p = n.pos()
    which, inside, a, b = _cells(n)
    broken = n.math('MULTIPLY', n.smooth(n.noise(p, 34, 3, 0.68), 0.54, 0.76), 0.009)
    worn = n.math('ADD', broken, n.math('MULTIPLY_ADD', n.noise(p, 120, 2, 0.6), 0.005, -0.0025))
    body = n.smooth(n.math('SUBTRACT', inside, worn), -0.0006, 0.0012)
    soft = n.smooth(n.math('SUBTRACT', inside, worn), 0.0, 0.007)
    kiln = n.node('ShaderNodeSeparateColor')
    n.set(kiln.inputs[0], n.chance(n.vmath('ADD', which, (17.3, 5.1, 2.2)))[1])
    hot, pale, lean = kiln.outputs
    face = n.ramp(
        n.math('ADD', hot, n.math('MULTIPLY_ADD', n.noise(p, 9, 3, 0.6), 0.30, -0.15)),
        [
            (0.02, blend(colour, '#3d2e2a', 0.70)),
            (0.20, blend(colour, '#5d463d', 0.45)),
            (0.48, hexc(colour)),
            (0.80, blend(colour, '#b98a6c', 0.22)),
            (1.0, blend(colour, '#b59478', 0.38)),
        ],
    )
    grit, stain = n.noise(p, 150, 3, 0.72), n.noise(p, 2.4, 5, 0.65)
    pits = n.smooth(n.noise(p, 210, 1.5), 0.63, 0.70)
    shade = n.math('ADD', n.math('MULTIPLY_ADD', stain, 0.46, 0.70), n.math('ADD', n.math('MULTIPLY_ADD', grit, 0.44, -0.16), n.math('MULTIPLY', pits, -0.28)))
    face = n.mix(n.math('MULTIPLY', n.smooth(n.noise(p, 14, 4, 0.7), 0.60, 0.78), 0.35), n.value(face, shade), blend(colour, '#d8cfc2', 0.75))  # lime bloom
    bed = n.value(hexc(mortar), n.math('ADD', n.math('MULTIPLY_ADD', grit, 0.5, 0.62), n.math('MULTIPLY_ADD', stain, 0.40, -0.06)))
    tilt = n.math('ADD', n.math('MULTIPLY', a, n.math('MULTIPLY_ADD', pale, 0.004, -0.002)), n.math('MULTIPLY', b, n.math('MULTIPLY_ADD', lean, 0.004, -0.002)))
    height = n.math('ADD', n.math('MULTIPLY', soft, 0.0065), n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', grit, pits), 0.0011), tilt))
    n.bsdf(
        avg=blend(tone(colour, 0.9), mortar, 0.25),
        Base_Color=n.mix(body, bed, face),
        Roughness=0.88,
        Specular_IOR_Level=0.2,
        Normal=n.bump(height, 1.0, 1.0),
    )
    n.patterned()
    return n.m
