"""Bedroom 'Notturno': panelled veneer bed wall with lit bedside drawers, upholstered headboard and a made bed. Metres."""

from collections.abc import Sequence
from dataclasses import replace

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.cabinet.style import Style
from studio.catalogue.piece_plans import Group, piece_plan
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Span
from studio.kit.stone import stone
from studio.props import bedding, props
from studio.room import sets
from studio.room import shell as room


def headboard(kit: Kit, cover: Material, frame: Material, group: Group) -> None:
    """Channelled upholstery between two slim frames; channels are vertical rolls."""
    board, rim, channels = group.one('headboard'), group.one('frame'), group.one('headboard').count
    (x0, x1), (front, back), (z0, z1) = board.x, board.y, board.z
    width = (x1 - x0) / channels
    for i in range(channels):
        props.soft_box(
            kit, cover, (x0 + i * width + 0.001, front, z0, x0 + (i + 1) * width - 0.001, back, z1), props.Cushion(radius=0.030, puff=0, segments=10)
        )
    a, y, low, c, _, high = rim.box
    kit.box(frame, a, y, low, x0, back, high, 0.001, 'z')
    kit.box(frame, x1, y, low, c, back, high, 0.001, 'z')
    kit.box(frame, x0, y, z1, x1, back, high, 0.001, 'x')


def veneer_wall(kit: Kit, veneer: Material, line: Material, fields: Sequence[Span], height: float) -> None:
    """Panels floor to ceiling over fields (x0, x1) with 4 mm metal lines between them and a joint as wide at 1.15 m."""
    kit.box(m.simple('#12100f', 0.8), fields[0][0], -0.012, 0, fields[-1][1], 0, height, 0, 'x')
    for x0, x1 in fields:
        a, b = x0 + 0.002, x1 - 0.002
        for z0, z1 in ((0.06, 1.148), (1.152, height)):
            kit.box(veneer, a, -0.030, z0, b, -0.010, z1, 0.0008, 'z')
        kit.box(line, b, -0.026, 0.06, b + 0.004, -0.010, height, 0, 'z')


def bedside(kit: Kit, style: Style, group: Group) -> tuple[float, float]:
    """Wall-hung drawer box with a stone top and a light below; returns its left edge and its upper face."""
    top = group.one('top')
    (x0, x1), z, deep = top.x, group.one('body').z[0], -group.one('body').y[0]
    planned.build(kit, style, group.of('body'))
    for box in group.boxes('end-panel'):
        kit.box(style.mat, *box, 0.001, 'z')
    planned.build(kit, style, group.of('drawer'))
    kit.box(stone('calacatta'), *top.box, 0.0016, 'x')
    kit.box(m.line(), x0 + 0.05, -deep + 0.06, z - 0.004, x1 - 0.05, -deep + 0.07, z - 0.002, 0)
    kit.area(((x0 + x1) / 2, -0.22, z - 0.01), ((x0 + x1) / 2, -0.2, 0), x1 - x0 - 0.1, 0.05, 3, (1, 0.76, 0.50), 160)
    return x0, top.z[1]


def reading_lamp(kit: Kit, mat: Material, at: tuple[float, float, float], watts: float) -> None:
    """Slim hanging cylinder of opal glass on a rod; at: its x, the height of its foot and of the ceiling in metres."""
    x, z, ceiling = at
    kit.tube(mat, [(x, -0.20, z + 0.26), (x, -0.20, ceiling)], 0.003, 8)
    room.rose(kit, mat, (x, -0.20, ceiling), 0.8)
    kit.cyl(mat, x, -0.20, z + 0.20, z + 0.27, 0.024, 32)
    kit.lathe(m.opal('#ffe0b8', 3), [(0, 0), (0.030, 0), (0.034, 0.006), (0.034, 0.20), (0, 0.20)], x, -0.20, z, 40)
    bulb = kit.point((x, -0.20, z - 0.13), watts, (1, 0.80, 0.56), 0.12)
    bulb.visible_glossy = False  # hangs below the glass, as wide as what it lights the wall with: the panelling would show it beside the glass's own image


def bedroom(seed: int = 12) -> Built:
    """Bed wall frontal by the sea-apartment window, in the last light, lamps on."""
    kit = Kit(seed)
    spec = replace(
        sets.SETS['S2'],
        height=2.75,
        window=(-4.1, -0.75),
        sheer=True,
        drape='#8f8373',
        floor=('planks', 'oak_smoked'),
        wall='#cfc6b8',
        sky=95,
        sky_colour=(0.80, 0.88, 1),
        sun=9,
        sun_colour=(1, 0.72, 0.46),
        sun_direction=(0.86, 0.30, -0.30),
        fill=26,
        fill_colour=(1, 0.94, 0.88),
        ambient=0.24,
        lamps=1.2,
        exposure=0.45,
    )
    box = sets.Box(-2.55, 2.55, -5.6, spec.height)
    sets.build(kit, spec, box)
    walnut, bronze = m.veneer('#665040', 'walnut', 0.42), m.metal('brass_aged', 0.36)
    plan = piece_plan('bedrooms', 'notturno')
    panels = plan['wall'].of('panel')
    veneer_wall(kit, walnut, bronze, [part.x for part in panels[::2]], panels[1].z[1])
    linen, sand, clay = m.fabric('#e9e4da', 0.0010, melange=0.15, wrinkled=0.006), m.fabric('#b3a28b', 0.0018, wrinkled=0.004), m.knit('#7d5f4b')
    half, foot, mattress = 0.90, -2.20, 0.46
    headboard(kit, m.fabric('#a8977f', 0.0020, sheen=0.5), bronze, plan['bed'])
    kit.box(walnut, *plan['bed'].one('bed').box, 0.004, 'x')
    kit.box(m.simple('#0f0e0d', 0.8), *plan['bed'].one('plinth').box, 0)
    bedding.make(kit, bedding.Bed(linen, sand, clay, half, foot, top=mattress))
    style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='edge', hmat=bronze, t=0.018, grain='x')
    for side in ('left-bedside', 'right-bedside'):
        x0, top = bedside(kit, style, plan[side])
        reading_lamp(kit, bronze, (x0 + (0.16 if x0 < 0 else 0.50), 1.18, spec.height), 5)
        props.books(kit, (x0 + 0.36, -0.24, top), props.Stack(count=2, seed=3 + int(x0), width=0.22, depth=0.16, turn=6))
    props.vase(kit, m.ceramic('#cbbfa9', 0.55, 0.25), (1.30, -0.22, 0.58), (0.07, 0.20), 'jar')
    props.branches(kit, (1.30, -0.22, 0.73), props.Spray(height=0.34, count=7, spread=0.2, leaf=0.05, width=0.42, seed=9, density=16))
    kit.box(m.boucle('#d9d0c1'), -1.75, -3.2, 0, 1.75, -1.0, 0.020, 0.009, 'x')
    bench = m.leather('#6f4a32')
    props.soft_box(kit, bench, (-0.70, foot - 0.52, 0.36, 0.70, foot - 0.12, 0.46), props.Cushion(0.030, 0.012, 22, seed=5, piping=0.0026, used=0.006))
    for leg in plan['bench'].boxes('leg'):
        kit.box(bronze, *leg, 0.002, 'z')
    for x in (-1.5, 1.5):
        room.downlight(kit, (x, -0.55, spec.height), 9)
    kit.area((0, -0.05, spec.height - 0.03), (0, -0.4, 1.0), 4.6, 0.03, 10, (1, 0.76, 0.50), 120)
    kit.flush('bedroom')
    sets.light(spec, box)
    return Built(
        dict(
            main=View(loc=(1.30, box.y0 + 0.25, 1.16), target=(-0.06, -0.6, 0.90), focal=33, fstop=8, focus=3.8),
        ),
        spec.exposure,
    )
