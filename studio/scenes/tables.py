"""Tables as single pieces, of the materials their records name by part (`of`). Metres."""

import math
from collections.abc import Callable

from bpy.types import Material
from studio.catalogue.piece_plans import PiecePlan
from studio.kit import materials as m
from studio.kit.camera import View
from studio.kit.geometry import Kit
from studio.kit.measures import Span
from studio.props import upholstery
from studio.scenes.piece_views import views


def capri(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Extending table, shown at 1800: two porcelain halves, leaf joint, painted plinth base."""
    top, base, table = of('top'), of('base'), plan['table']
    for box in table.boxes('top'):
        kit.box(top, *box, 0.002, 'x')
    kit.box(m.metal('black', 0.45, brushed=False), *table.one('apron').box, 0.002, 'x')
    for leg, foot in zip(table.of('leg'), table.of('foot')):
        (x0, x1), (low, high) = leg.x, leg.z
        wide = (x1 - x0) / 1.9  # the end towards the middle of the table is a tenth flatter
        x = x0 + 0.9 * wide
        profile = [(x + wide * math.cos(t) * (1 if math.cos(t) > 0 else 0.9), leg.y[1] * math.sin(t)) for t in (2 * math.pi * i / 64 for i in range(65))]
        kit.extrude_z(base, profile, low, high, 'z')
        kit.poly(base, [(a, b, low) for a, b in profile[:-1]], [list(range(64))[::-1]])
        kit.box(base, *foot.box, 0.006, 'x')
    kit.box(base, *table.one('stretcher').box, 0.003, 'x')
    return views(1.8, 0.75, 0.95, 26)


def fluted_column(kit: Kit, mat: Material, radius: float, heights: Span) -> None:
    """Round column with hollow flutes, drawn in a little at half height."""
    z0, z1 = heights
    flutes, waist = 28, 0.86
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
    upholstery.loft(kit, mat, rings[::-1])


def elba(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Round travertine table, 1400, on a fluted pedestal."""
    rock, table = of('whole'), plan['table']
    top, column, foot = table.one('top'), table.one('leg'), table.one('foot')
    (r, (low, high)), (f, (_, step)) = (top.x[1], top.z), (foot.x[1], foot.z)
    edge = [(r - 0.018, low), (r - 0.003, low + 0.006), (r, low + 0.014), (r, high - 0.008), (r - 0.004, high - 0.002), (r - 0.012, high)]
    kit.lathe(rock, [(0, low), *edge, (0, high)], seg=128)
    fluted_column(kit, rock, column.x[1], column.z)
    kit.lathe(rock, [(0, 0), (f - 0.003, 0), (f, 0.004), (f, step - 0.005), (f - 0.005, step), (0, step)], seg=96)
    return views(1.42, 0.75, 1.4, 18)


def giotto(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Solid walnut table, 2400, on two trestles with a stretcher."""
    wood, table = of('whole'), plan['table']
    boards = table.boxes('top')
    for i, (x0, y0, z0, x1, y1, z1) in enumerate(boards):
        kit.box(wood, x0, y0 + 0.0003, z0, x1, y1 - 0.0003, z1, 0.0014 if i in (0, len(boards) - 1) else 0.0006, 'x')
    for i, (beam, tie) in enumerate(zip(table.of('apron'), table.of('stretcher'))):
        for s, leg in zip((-1, 1), table.of('leg')[2 * i : 2 * i + 2]):
            (x0, x1), half = leg.x, (leg.x[1] - leg.x[0]) / 2
            with kit.at((x0 + x1) / 2, s * 0.20, 0.34, rx=s * 14):
                kit.box(wood, -half, -0.028, -0.352, half, 0.028, 0.356, 0.004, 'z')
        kit.box(wood, *beam.box, 0.006, 'y')
        kit.box(wood, *tie.box, 0.004, 'y')
    kit.box(wood, *table.one('rail').box, 0.004, 'x')
    for box in table.boxes('joint'):
        kit.box(wood, *box, 0.003, 'y')
    return views(2.4, 0.75, 1.0, 26)


def olmo(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Round extending table, 1200, elm-tone oak, four tapered legs and a parting joint."""
    wood, table = of('whole'), plan['table']
    top, apron = table.one('top'), table.one('apron')
    r, (low, high), (a, (foot, _)) = top.x[1], top.z, (apron.x[1], apron.z)
    for side in (-1, 1):
        arc = [(r * math.cos(t), side * 0.0006 + side * r * math.sin(t)) for t in (math.pi * i / 64 for i in range(65))]
        for z, flip in ((high, side < 0), (low, side > 0)):
            kit.poly(wood, [(x, y, z) for x, y in arc], [list(range(65))[:: -1 if flip else 1]], 'x')
        vertices = [(x * s, y * s, z) for s, z in ((1, low), (1.004, low + 0.006), (1.004, high - 0.004), (1, high)) for x, y in arc]
        faces = [[j * 65 + i, j * 65 + i + 1, (j + 1) * 65 + i + 1, (j + 1) * 65 + i][::side] for j in range(3) for i in range(64)]
        kit.poly(wood, vertices, faces, uv=[(r * math.pi * i / 64, z) for _, _, z in vertices[::65] for i in range(65)])  # an edge band runs round
    bent = [(a - 0.017, foot), (a - 0.002, foot), (a, foot + 0.003), (a, low), (a - 0.017, low)]
    scarf = math.atan2(*table.of('leg')[0].middle[1::-1])  # the bent apron's joint stands over a leg
    with kit.at(rz=math.degrees(scarf)):
        kit.lathe(wood, bent, seg=96, grain='round')
    for leg in sorted(table.of('leg'), key=lambda one: math.atan2(one.middle[1], one.middle[0]) % (2 * math.pi)):
        t = math.atan2(leg.middle[1], leg.middle[0])
        kit.tube(wood, [(0.47 * math.cos(t), 0.47 * math.sin(t), 0), (0.46 * math.cos(t), 0.46 * math.sin(t), leg.z[1])], 0.019, 24, 0.034)
    return views(1.22, 0.75, 1.2, 20)


def weekend(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Breakfast table in birch: the leaf over the bench is up, the other hangs down against the wall."""
    birch, table, bench = of('whole'), plan['table'], plan['bench']
    for x0, y0, z0, x1, y1, z1 in table.boxes('top'):
        kit.box(birch, x0, y0 + 0.0003, z0, x1, y1 - 0.0003, z1, 0.001, 'x')
    *up, down = table.boxes('leaf')
    for x0, y0, z0, x1, y1, z1 in up:
        kit.box(birch, x0, y0 + 0.0001, z0, x1, y1 - 0.0005, z1, 0.001, 'x')
    kit.box(birch, down[0], down[1] + 0.0005, *down[2:], 0.004, 'x')
    aprons = table.boxes('apron')
    for i, x in enumerate((-0.50, 0.50)):
        for leg in table.of('leg')[2 * i : 2 * i + 2]:
            y = math.copysign(0.17, leg.middle[1])
            kit.tube(birch, [(x * 1.03, y * 1.08, 0), (x, y, leg.z[1])], 0.016, 20, 0.027)
        kit.box(birch, *aprons[i], 0.002, 'y')
    for box in aprons[2:]:
        kit.box(birch, *box, 0.002, 'x')
    for x in (-0.25, 0.25):
        kit.tube(birch, [(x, -0.178, 0.665), (x, -0.42, 0.715)], 0.010, 12)
    kit.box(birch, *bench.one('bench').box, 0.004, 'x')
    for x in (-0.44, 0.44):
        for y in (-0.75, -0.55):
            kit.tube(birch, [(x * 1.05, -0.65 + (y + 0.65) * 1.25, 0), (x, y, 0.43)], 0.014, 20, 0.022)
    rail, *ties = bench.boxes('stretcher')
    kit.box(birch, *rail, 0.003, 'x')
    for box in ties:
        kit.box(birch, *box, 0.003, 'y')
    return views(1.50, 0.60, 1.35, -28)
