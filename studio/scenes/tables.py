"""Tables as single pieces, of the materials their records name by part (`of`). Metres."""

import math

from studio.kit import materials as m
from studio.props import seating
from studio.scenes.piece_views import views


def capri(kit, of):
    """Extending table, shown at 1800: two porcelain halves, leaf joint, painted plinth base."""
    top, base = of('top'), of('base')
    for a, c in ((-0.90, -0.001), (0.001, 0.90)):
        kit.box(top, a, -0.47, 0.738, c, 0.47, 0.750, 0.002, 'x')
    kit.box(m.metal('black', 0.45, brushed=False), -0.76, -0.33, 0.712, 0.76, 0.33, 0.738, 0.002, 'x')
    for x in (-0.52, 0.52):
        profile = [(x + 0.10 * math.cos(t) * (1 if math.cos(t) > 0 else 0.9), 0.30 * math.sin(t)) for t in (2 * math.pi * i / 64 for i in range(65))]
        kit.extrude_z(base, profile, 0.02, 0.712, 'z')
        kit.poly(base, [(a, b, 0.02) for a, b in profile[:-1]], [list(range(64))[::-1]])
        kit.box(base, x - 0.14, -0.33, 0, x + 0.14, 0.33, 0.022, 0.006, 'x')
    kit.box(base, -0.45, -0.03, 0.60, 0.45, 0.03, 0.70, 0.003, 'x')
    return views(1.8, 0.75, 0.95, 26)


def fluted_column(kit, mat, radius, z0, z1, flutes=28, waist=0.86):
    """Round column with hollow flutes, drawn in a little at half height."""
    rings, count = [], flutes * 8
    for level in range(13):
        t = level / 12
        r0 = radius * (waist + (1 - waist) * abs(2 * t - 1) ** 1.8)
        rings.append(
            [
                (
                    (r0 - 0.013 * abs(math.sin(math.pi * i / 8))) * math.cos(2 * math.pi * i / count),
                    (r0 - 0.013 * abs(math.sin(math.pi * i / 8))) * math.sin(2 * math.pi * i / count),
                    z0 + (z1 - z0) * t,
                )
                for i in range(count)
            ]
        )
    seating.loft(kit, mat, rings[::-1])


def elba(kit, of):
    """Round travertine table, 1400, on a fluted pedestal."""
    rock = of('whole')
    kit.lathe(rock, [(0, 0.716), (0.682, 0.716), (0.697, 0.722), (0.700, 0.730), (0.700, 0.742), (0.696, 0.748), (0.688, 0.750), (0, 0.750)], seg=128)
    fluted_column(kit, rock, 0.27, 0.035, 0.716)
    kit.lathe(rock, [(0, 0), (0.33, 0), (0.333, 0.004), (0.333, 0.030), (0.328, 0.035), (0, 0.035)], seg=96)
    return views(1.42, 0.75, 1.4, 18)


def giotto(kit, of):
    """Solid walnut table, 2400, on two trestles with a stretcher."""
    wood = of('whole')
    for i in range(6):
        kit.box(wood, -1.2, -0.48 + i * 0.16 + 0.0003, 0.712, 1.2, -0.48 + (i + 1) * 0.16 - 0.0003, 0.750, 0.0014 if i in (0, 5) else 0.0006, 'x')
    for x in (-0.78, 0.78):
        for s in (-1, 1):
            with kit.at(x, s * 0.20, 0.34, rx=s * 14):
                kit.box(wood, -0.035, -0.028, -0.352, 0.035, 0.028, 0.356, 0.004, 'z')
        kit.box(wood, x - 0.045, -0.40, 0.655, x + 0.045, 0.40, 0.712, 0.006, 'y')
        kit.box(wood, x - 0.030, -0.24, 0.26, x + 0.030, 0.24, 0.315, 0.004, 'y')
    kit.box(wood, -0.92, -0.022, 0.265, 0.92, 0.022, 0.310, 0.004, 'x')
    for x in (-0.865, 0.865):
        kit.box(wood, x - 0.010, -0.035, 0.255, x + 0.010, 0.035, 0.32, 0.003, 'y')
    return views(2.4, 0.75, 1.0, 26)


def olmo(kit, of):
    """Round extending table, 1200, elm-tone oak, four turned-in legs and a parting joint."""
    wood = of('whole')
    for side in (-1, 1):
        arc = [(0.60 * math.cos(a), side * 0.0006 + side * 0.60 * math.sin(a)) for a in (math.pi * i / 64 for i in range(65))]
        for z, flip in ((0.748, side < 0), (0.716, side > 0)):
            kit.poly(wood, [(x, y, z) for x, y in arc], [list(range(65))[:: -1 if flip else 1]], 'x')
        vertices = [(x * s, y * s, z) for s, z in ((1, 0.716), (1.004, 0.722), (1.004, 0.744), (1, 0.748)) for x, y in arc]
        kit.poly(wood, vertices, [[j * 65 + i, j * 65 + i + 1, (j + 1) * 65 + i + 1, (j + 1) * 65 + i][::side] for j in range(3) for i in range(64)], 'x')
    kit.lathe(wood, [(0.50, 0.640), (0.515, 0.640), (0.517, 0.643), (0.517, 0.716), (0.50, 0.716)], seg=96)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        kit.tube(wood, [(0.47 * math.cos(a), 0.47 * math.sin(a), 0), (0.46 * math.cos(a), 0.46 * math.sin(a), 0.716)], 0.019, 24, 0.034)
    return views(1.22, 0.75, 1.2, 20)


def weekend(kit, of):
    """Breakfast table, one leaf up and one down, with its bench, in birch."""
    birch = of('whole')
    for i in range(4):
        kit.box(birch, -0.60, -0.24 + i * 0.12 + 0.0003, 0.722, 0.60, -0.24 + (i + 1) * 0.12 - 0.0003, 0.748, 0.001, 'x')
    for i in range(2):
        kit.box(birch, -0.60, 0.2415 + i * 0.13, 0.722, 0.60, 0.2415 + (i + 1) * 0.13 - 0.0006, 0.748, 0.001, 'x')
    kit.box(birch, -0.60, -0.268, 0.44, 0.60, -0.2425, 0.745, 0.004, 'x')
    for x in (-0.50, 0.50):
        for y in (-0.17, 0.17):
            kit.tube(birch, [(x * 1.03, y * 1.08, 0), (x, y, 0.722)], 0.016, 20, 0.027)
        kit.box(birch, x - 0.012, -0.15, 0.64, x + 0.012, 0.15, 0.722, 0.002, 'y')
    for y in (-0.17, 0.17):
        kit.box(birch, -0.48, y - 0.011, 0.64, 0.48, y + 0.011, 0.722, 0.002, 'x')
    kit.tube(birch, [(0.2, 0.19, 0.60), (0.2, 0.42, 0.715)], 0.010, 12)
    kit.box(birch, -0.55, -0.80, 0.425, 0.55, -0.50, 0.455, 0.004, 'x')
    for x in (-0.44, 0.44):
        for y in (-0.75, -0.55):
            kit.tube(birch, [(x * 1.05, -0.65 + (y + 0.65) * 1.25, 0), (x, y, 0.43)], 0.014, 20, 0.022)
    kit.box(birch, -0.44, -0.66, 0.20, 0.44, -0.64, 0.235, 0.003, 'x')
    for x in (-0.45, 0.45):
        kit.box(birch, x - 0.012, -0.755, 0.203, x + 0.012, -0.545, 0.232, 0.003, 'y')
    return views(1.35, 0.75, 1.2, -28)
