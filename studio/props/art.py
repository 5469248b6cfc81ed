"""Pictures and things for bare walls. Local frame: wall on y = 0, facing -y; metres."""

from studio.kit import materials as m

PALETTES = (
    ('#2f3a3d', '#8a8577', '#d8cbb4', '#b98f62', '#efe6d6'),
    ('#e9e2d4', '#cfc3ae', '#8f8672', '#3b3a36', '#f2ede2'),
    ('#c9a27c', '#e8dcc8', '#7b5a44', '#dfc6a4', '#f0e8da'),
    ('#3d4a55', '#7c8b92', '#d7d8d2', '#b7a98f', '#efece4'),
    ('#ded6c6', '#b8ad97', '#54564d', '#8c8a72', '#f1ece1'),
)


@m.cached
def painting(number):
    """Abstract painting: clouded fields of one palette under a dry brush."""
    n = m.N('painting')
    p = n.pos()
    q = n.vmath('ADD', p, (number * 3.7, number * 1.3, number * 2.1))
    if number % 3 == 1:  # a landscape in bands: colour by height, edges that wander
        _, _, height = n.sep(p)
        wander = n.math('SUBTRACT', n.noise(q, 1.6, 4, 0.55), 0.5)
        field = n.math('MULTIPLY_ADD', n.math('ADD', height, n.math('MULTIPLY', wander, 0.34)), 0.42, -0.18)
    elif number % 3 == 2:  # large soft fields with hard edges
        cell = n.node('ShaderNodeTexVoronoi', feature='F1')
        n.set(cell.inputs['Vector'], n.vmath('ADD', q, n.vmath('SCALE', n.noise(q, 0.9, 2, 0.5, color=True), s=0.7)))
        cell.inputs['Scale'].default_value = 1.5
        field = n.math('MULTIPLY_ADD', n.sep(cell.outputs['Color'])[0], 0.40, 0.30)
    else:
        field = n.noise(q, 1.1, 4, 0.55, 0.6)
    colours = [m.hexc(c) for c in PALETTES[number % len(PALETTES)]]
    colour = n.ramp(field, [(0.32, colours[0]), (0.42, colours[1]), (0.50, colours[2]), (0.57, colours[3]), (0.68, colours[4])])
    n.bsdf(avg=PALETTES[number % len(PALETTES)][2], Base_Color=colour, Roughness=0.8, Normal=n.bump(n.noise(p, 60, 4, 0.7), 0.4, 0.002))
    return n.m


def framed(kit, x, z, width, height, number=0, frame=None):
    """Framed painting with a mount, its middle at (x, z)."""
    frame = frame or m.wood('oak' if number % 2 else 'walnut')
    w, h, edge, mount = width / 2, height / 2, 0.022, 0.07
    kit.box(m.simple('#f1ede4', 0.8), x - w, -0.020, z - h, x + w, -0.004, z + h, 0)
    kit.box(painting(number), x - w + mount, -0.0215, z - h + mount, x + w - mount, -0.019, z + h - mount, 0)
    for a, b in ((x - w - edge, x - w), (x + w, x + w + edge)):
        kit.box(frame, a, -0.036, z - h - edge, b, -0.001, z + h + edge, 0.0012, 'z')
    for a, b in ((z - h - edge, z - h), (z + h, z + h + edge)):
        kit.box(frame, x - w, -0.036, a, x + w, -0.001, b, 0.0012, 'x')


def hang(kit, box, y, number, side='right'):
    """Dress the long bare wall: one large picture, a pair, or a shelf-high row, by number."""
    with kit.at(box.x1 if side == 'right' else box.x0, 0, 0, rz=-90 if side == 'right' else 90):
        at = -y if side == 'right' else y
        if number % 5 == 0:
            framed(kit, at, 1.62, 1.15, 1.45, number)
        elif number % 5 in (1, 3):
            for dx in (-0.46, 0.46):
                framed(kit, at + dx, 1.58, 0.72, 0.98, number + (dx > 0))
        else:
            framed(kit, at, 1.60, 1.55, 1.05, number, m.metal('black', 0.5, brushed=False) if number % 5 == 2 else None)
