"""Hotel furniture 'Residenza' (guest room from the door) and the bedroom 'Serenata'."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.catalogue.piece_plans import Group, PiecePlan, piece_plan
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Span
from studio.kit.stone import stone
from studio.props import art, bedding, props, seating, sheets, writing
from studio.props import desk as desk_things
from studio.props import furniture as f
from studio.room import sets
from studio.room import shell as room
from studio.room.stage import Room, close_room, open_room
from studio.scenes.bedroom import bedside, headboard, reading_lamp

MIDDLE = -0.35  # of the bed, on x
ROOM_HEIGHT = 2.7  # metres
RUG = 0.016  # metres to the tops of its tufts
BAR = 0.020  # metres, radius of a buttoned headboard's frame


def _headboard_wall(guest: Room, wall: Group, run: cab.Style) -> None:
    """Panels behind the bed with a line of light over their joint."""
    kit = guest.kit
    kit.box(run.mat, *wall.one('lining').box, 0, 'z')
    for x0, y0, z0, x1, y1, z1 in wall.boxes('panel'):
        kit.box(run.mat, x0 + 0.002, y0, z0, x1 - 0.002, y1, z1, 0.001, 'z')
    joint = wall.one('joint')
    kit.box(run.hmat, *joint.box, 0.001, 'x')
    (x0, x1), top = joint.x, joint.z[1]
    f.led(kit, (x0 + 0.01, x1 - 0.01, -0.014, top + 0.0035), 0)
    # it leans to the wall: straight up it leaves a band of shade over itself
    kit.area(((x0 + x1) / 2, -0.014, top + 0.006), ((x0 + x1) / 2, -0.008, top + 0.5), x1 - x0 - 0.02, 0.012, 8, (1, 0.80, 0.58), 176)


def _guest_bed(kit: Kit, plan: PiecePlan, run: cab.Style) -> None:
    """Bed, its two bedsides and what lies on them."""
    oak, bronze = run.mat, run.hmat
    with kit.at(**plan['bed'].at):
        headboard(kit, m.fabric('#8d8271', 0.0020, sheen=0.5), bronze, plan['bed'])
        kit.box(oak, *plan['bed'].one('bed').box, 0.004, 'x')
        kit.box(m.simple('#0f0e0d', 0.8), *plan['bed'].one('plinth').box, 0)
        bedding.make(kit, bedding.Bed(m.fabric('#ece7de', 0.0008, melange=0.12, wrinkled=0.006), m.fabric('#c3b49c', 0.0014), m.knit('#4f5f5c')))
        style = cab.Style(front='slab', mat=oak, inner=oak, handle='edge', hmat=bronze, t=0.018, grain='x')
        for side in ('left-bedside', 'right-bedside'):
            x0, top = bedside(kit, style, plan[side])
            reading_lamp(kit, bronze, (x0 + (0.14 if x0 < 0 else 0.40), 1.10, ROOM_HEIGHT), 4)
            stacked = props.books(kit, (x0 + 0.17, -0.25, top), props.Stack(count=2, seed=3 + int(x0), width=0.2, depth=0.15, turn=6))
            if x0 < 0:
                props.bowl(kit, m.ceramic('#4a4642', 0.4, 0.1), (x0 + 0.17, -0.25, stacked), (0.050, 0.034))
            else:
                props.carafe(kit, m.glass_solid(), (x0 + 0.37, -0.17, top))
                props.tumbler(kit, m.glass_solid(), (x0 + 0.46, -0.30, top))


def _desk(kit: Kit, desk: Group, run: cab.Style) -> None:
    """Desk under its mirror, with its stool."""
    oak, bronze = run.mat, run.hmat
    with kit.at(**desk.at):
        kit.box(oak, *desk.one('top').box, 0.0015, 'x')
        kit.box(oak, *desk.one('leg').box, 0.001, 'z')
        kit.box(oak, *desk.one('lining').box, 0, 'x')
        planned.build(kit, run, desk.of('body', 'drawer'))
        kit.box(run.plinth, *desk.one('plinth').box, 0)
        kit.box(m.mirror(), *desk.one('mirror').box, 0.001, 'z')
        a, _, low, c, y, high = desk.one('frame').box
        kit.frame_sweep(bronze, a, low, c, high, y, [(0, 0), (0, 0.034), (0.014, 0.034), (0.014, 0.02)])
        f.table_lamp(kit, (1.40, -0.26, 0.74), 4, 0.44)  # beside the mirror, not in it
        writing.pen(kit, m.lacquer('#1c1b1a', 'GL'), m.metal('brass', 0.22, brushed=False), (0.98, -0.42, 0.74), 12)
        desk_things.notebook(kit, m.leather('#5d3a28', pebbled=0.2), (0.84, -0.36, 0.74), -5)
        props.vase(kit, m.ceramic('#4a4642', 0.5, 0.1), (0.20, -0.24, 0.74), (0.06, 0.22), 'bottle')
        seating.round_stool(kit, (0.72, -0.72, 15), bronze, m.leather('#7a5238'), 0.46)


def _refreshments(kit: Kit, a: float, stone_top: float, shelf: float) -> None:
    """What a guest finds in the niche: kettle, two cups and a tray of bottles with glasses on the stone, tea in jars and books above. a: left end of the
    niche on x; stone_top, shelf: heights of their upper faces."""
    props.kettle(kit, m.metal('steel', 0.22, brushed=False), (a + 0.155, -0.25, stone_top), 205)
    glass, glaze = m.glass_solid(), m.ceramic('#ece6da', 0.22)
    for x, y, turn in ((0.300, -0.43, 30), (0.365, -0.26, 70)):
        desk_things.cup(kit, glaze, (a + x, y, stone_top), turn)
    kit.box(m.wood('walnut'), a + 0.445, -0.40, stone_top, a + 0.665, -0.13, stone_top + 0.012, 0.003, 'y')
    for x, y, tint in ((0.490, -0.19, '#d3e0cb'), (0.558, -0.18, '#e3ecee'), (0.622, -0.20, '#eedcbc')):
        _bottle(kit, m.glass_solid(tint), (a + x, y, stone_top + 0.012))
    for x, y in ((0.495, -0.32), (0.585, -0.33)):
        props.tumbler(kit, glass, (a + x, y, stone_top + 0.012))
    for x, radius, high, clay in ((0.150, 0.050, 0.135, '#3b3835'), (0.270, 0.050, 0.105, '#b39b7d')):
        props.vase(kit, m.ceramic(clay, 0.5, 0.2), (a + x, -0.20, shelf), (radius, high), 'beaker')
    props.books(kit, (a + 0.50, -0.22, shelf), props.Stack(count=3, seed=6, width=0.24, depth=0.17))


def _bottle(kit: Kit, glass: Material, at: Point) -> None:
    """Small bottle of water, a quarter of a litre, under a metal cap, with a paper label."""
    profile = [(0, 0), (0.024, 0), (0.027, 0.004), (0.027, 0.105), (0.022, 0.125), (0.012, 0.150), (0.0115, 0.178)]
    kit.lathe(glass, profile, *at, 40)
    kit.lathe(m.simple('#efe9db', 0.7), [(0.0272, 0.030), (0.0272, 0.085)], *at, 40)
    kit.lathe(m.metal('black', 0.4, brushed=False), [(0.0128, 0.170), (0.0128, 0.186), (0.0118, 0.188), (0, 0.188)], *at, 32)


def _minibar(kit: Kit, plan: PiecePlan, run: cab.Style) -> None:
    """Niche of the minibar at the desk's end, with its refreshments."""
    desk, minibar, oak = plan['desk'], plan['minibar'], run.mat
    a = desk.at['y'] - minibar.at['y']  # the frames of one line differ along it only
    with kit.at(**minibar.at):
        for box in minibar.boxes('upright'):
            kit.box(oak, *box, 0.001, 'z')
        kit.box(oak, *minibar.one('lining').box, 0, 'z')
        kit.box(oak, *minibar.one('ceiling-board').box, 0.001, 'x')
        kit.box(oak, *minibar.one('body').box, 0, 'x')
        planned.build(kit, run, minibar.of('door'))
        kit.box(run.plinth, *minibar.one('plinth').box, 0)
        kit.box(stone('marquina'), *minibar.one('top').box, 0.001, 'x')
        kit.box(oak, *minibar.one('shelf').box, 0.001, 'x')
    with kit.at(**desk.at):
        f.led(kit, (a + 0.05, a + 0.68, -0.40, 1.52), 5)
        _refreshments(kit, a, 0.92, 1.545)


def residenza() -> Built:
    """Guest room: headboard wall with lamps, desk and luggage bench in one line at the window, wardrobe with minibar near us."""
    r = open_room(
        'S2',
        5.0,
        6.6,
        71,
        height=ROOM_HEIGHT,
        wall='#d8d0c3',
        floor=('planks', 'oak_smoked'),
        window=(-4.4, -0.7),
        sheer=True,
        drape='#7f7565',
        sun=13,
        sun_colour=(1, 0.84, 0.64),
        sun_direction=(0.74, 0.22, -0.62),
        fill=40,
        ambient=0.32,
        exposure=0.56,
    )
    kit, b = r.kit, r.box
    oak, bronze = m.veneer('#86684c', 'oak', 0.44), m.metal('bronze', 0.36, brushed=False)
    plan = piece_plan('hotel-furniture', 'residenza')
    run = cab.Style(front='slab', mat=oak, inner=oak, handle='edge', hmat=bronze, plinth=m.simple('#171412', 0.6), t=0.02)
    _headboard_wall(r, plan['headboard-wall'], run)
    _guest_bed(kit, plan, run)
    _desk(kit, plan['desk'], run)
    _minibar(kit, plan, run)
    with kit.at(**plan['wardrobe'].at):
        planned.build(kit, run, plan['wardrobe'].parts)
    with kit.at(**plan['header'].at):
        kit.box(oak, *plan['header'].one('header').box, 0.001, 'x')
    bench = plan['bench']
    with kit.at(**bench.at):
        kit.box(bronze, *bench.one('base').box, 0.002, 'x')
    for i in range(3):  # three pads: one of 1.28 m without a seam is a bar
        x = MIDDLE - 0.64 + i * 1.28 / 3
        props.soft_box(
            kit, m.leather('#6f4a32'), (x, -3.04, 0.40, x + 1.28 / 3, -2.60, 0.47), props.Cushion(0.024, 0.012, 20, seed=i, piping=0.0026, used=0.006)
        )
    with kit.at(**bench.at):
        for x0, y0, z0, x1, y1, z1 in bench.boxes('leg'):
            kit.box(bronze, x0, y0, z0, x1, y1, z1, 0.002, 'z')
            kit.box(bronze, x0 - 0.020, y0 - 0.012, RUG - 0.004, x1 + 0.020, y1 + 0.012, RUG + 0.007, 0.002, 'y')  # a leg that ends in pile has no foot
    f.rug(kit, (-2.1, -4.2, 1.3, -1.0), '#9a8f7e', '#887d6c')
    seating.armchair(kit, (-1.70, -3.05, -62), m.wood('walnut'), m.fabric('#8f9384', 0.0020, sheen=0.5))
    f.round_table(kit, m.wood('walnut'), (-2.06, -2.40), (0.20, 0.48))
    desk_things.cup(kit, m.ceramic('#ece6da', 0.22), (-2.04, -2.42, 0.48), 160)
    with kit.at(MIDDLE, 0, 0):
        art.framed(kit, (0, 1.98), (1.6, 0.66), 2, bronze)
    for x in (-1.5, 0.8):
        room.downlight(kit, (x, -0.7, b.h), 8)
    return close_room(
        r,
        'residenza',
        main=View(loc=(-0.05, b.y0 + 0.12, 1.34), target=(-0.05, 0, 1.06), focal=27, fstop=9, focus=4.6, shift_x=-0.02, focus_at=(0.45, 0.5)),
        tall=View(loc=(-0.6, -6.1, 1.30), target=(0.2, -0.2, 1.08), focal=30, fstop=8, focus=4.4, focus_at=(0.5, 0.5)),
    )


def tufts(half: float, z0: float, crown: Callable[[np.ndarray], np.ndarray]) -> tuple[np.ndarray, list[tuple[np.ndarray, np.ndarray]]]:
    """Where a headboard's buttons are drawn through, (n, 2) metres of x and z in staggered rows, and the pleats the cloth is folded into: from button to
    button of the next row, from the outer rows to the edge."""
    rows = [np.arange(-0.875 + 0.125 * (j % 2), 0.9, 0.25) for j in range(4)]
    place = lambda u, v: np.array((u * half, z0 + (crown(u) - z0) * v))
    points = [[place(u, 0.16 + 0.20 * j) for u in row] for j, row in enumerate(rows)]
    pleats = [(a, b) for low, high in pairwise(points) for a in low for b in high if abs(a[0] - b[0]) < 0.15 * half]
    pleats += [(a, np.array((a[0], z0))) for a in points[0]]
    pleats += [(a, np.array((a[0], crown(a[0] / half)))) for a in points[-1]]
    return np.array([point for row in points for point in row]), pleats


def buttoned_headboard(kit: Kit, cover: Material, frame: Material, half: float, heights: Span) -> None:
    """Upholstered headboard with an arched crown, buttons drawn through its padding, the cloth pleated between them, and a wooden frame;
    back on y = 0."""
    z0, z1 = heights
    columns, rows, depth = 600, 330, 0.085  # 3.4 mm: coarser, a pleat on the slant is a flight of steps

    def crown(u: np.ndarray) -> np.ndarray:
        return z1 - 0.16 * u * u - 0.05 * (abs(u) > 0.93)

    buttons, pleats = tufts(half, z0, crown)
    u, v = np.meshgrid(np.linspace(-1, 1, columns + 1), np.linspace(0, 1, rows + 1))
    x, z = u * half, z0 + (crown(u) - z0) * v
    pinch = np.max([np.exp(-((x - a) ** 2 + (z - c) ** 2) / 0.034**2) for a, c in buttons], 0)
    away = np.full(x.shape, np.inf)
    for a, c in pleats:
        along, off = c - a, np.stack([x, z], -1) - a
        share = np.clip(off @ along / (along @ along), 0, 1)
        away = np.minimum(away, np.linalg.norm(off - share[..., None] * along, axis=-1))
    folded = 0.007 * np.exp(-((away / 0.008) ** 2)) + 0.012 * np.exp(-((away / 0.045) ** 2))
    edge = np.clip((1 - abs(u) ** 14) * (1 - abs(2 * v - 1) ** 14), 0, 1) ** 0.4
    y = -(0.025 + edge * (depth - np.maximum(0.045 * pinch, folded)))
    kit.poly(cover, np.stack([x, y, z], -1).reshape(-1, 3), sheets.faces(rows + 1, columns + 1).tolist(), 'x')
    outline = [(-half, -0.05, z0)] + [(u * half, -0.05, crown(u) + 0.008) for u in (-1 + 2 * i / 48 for i in range(49))] + [(half, -0.05, z0)]
    kit.tube(frame, outline, BAR, 16)
    kit.tube(frame, [(-half, -0.05, z0 + BAR), (half, -0.05, z0 + BAR)], BAR, 16)
    for a, c in buttons:
        at = np.hypot(x - a, z - c).argmin()
        with kit.at(a, y.flat[at] - 0.003, c, rx=90):  # at the bottom of its dimple, looking into the room
            kit.lathe(cover, [(0.0125, -0.010), (0.0125, 0.0), (0.0110, 0.0035), (0.0070, 0.0058), (0, 0.0066)], seg=28)


def serenata() -> Built:
    """Neoclassic bedroom: buttoned headboard against a panelled wall, framed chests as bedsides, bench."""
    r = open_room(
        'S3', 5.4, 6.2, 72, height=3.0, wall='#cfd2cc', drape='#a59a87', floor=('herringbone', 'oak_light'), sun=20, sun_direction=(0.84, 0.34, -0.42)
    )
    kit, b = r.kit, r.box
    paint, wall, brass = m.lacquer('#e4ded2', 'PF'), m.lacquer('#cfd2cc', 'PF'), m.metal('brass', 0.3)
    plan = piece_plan('bedrooms', 'serenata')
    for part in plan['wall'].of('panel'):
        kit.frame_sweep(wall, part.x[0], part.z[0], part.x[1], part.z[1], -0.0005, sets.PANEL_MOULDING)
    dado = plan['wall'].one('dado')
    kit.moulding(wall, [(dado.x[0], 0, dado.z[0]), (dado.x[1], 0, dado.z[0])], sets.DADO_RAIL)
    room.skirting(kit, wall, [(b.x0, 0, 0), (b.x1, 0, 0)], plan['wall'].one('skirting').z[1])
    with kit.at(**plan['bed'].at):
        buttoned_headboard(kit, m.fabric('#c9b8a4', 0.0016, sheen=0.7), m.wood('walnut'), 1.02, (0.28, 1.36))
        for leg in plan['bed'].of('leg'):
            kit.tube(m.wood('walnut'), [(*leg.middle, z) for z in leg.z], BAR, 16)
        props.soft_box(kit, m.fabric('#c9b8a4', 0.0016, sheen=0.7), plan['bed'].one('bed').box, props.Cushion(radius=0.04, puff=0.004, segments=12))
        foot = props.spline([(0, 0), (0.020, 0), (0.030, 0.03), (0.022, 0.07), (0.034, 0.11), (0.034, 0.13), (0, 0.13)])
        for part in plan['bed'].of('foot'):
            kit.lathe(m.wood('walnut'), foot, *part.middle, 0, 32)
        linen, grey, wool = (
            m.fabric('#efeae1', 0.0008, melange=0.12, wrinkled=0.006),
            m.fabric('#b9bdb4', 0.0012, sheen=0.6, wrinkled=0.004),
            m.boucle('#a3866f'),
        )
        bedding.make(kit, bedding.Bed(linen, grey, wool, 0.92, -2.22, top=0.50))
    style = cab.Style(front='thin', mat=paint, inner=paint, handle='knob', hmat=brass, thin_rail=0.045, plinth=paint)
    for side in ('left-chest', 'right-chest'):
        chest = plan[side]
        with kit.at(**chest.at):
            planned.build(kit, style, chest.of('body', 'drawer'))
            kit.box(paint, *chest.one('plinth').box, 0.003, 'x')
            kit.box(paint, *chest.one('top').box, 0.003, 'x')
            for box in chest.boxes('end-panel'):
                kit.box(paint, *box, 0.001, 'z')
            f.table_lamp(kit, (0.34, -0.22, 0.645), 5, 0.52)
            if side == 'left-chest':
                props.books(kit, (0.14, -0.26, 0.645), props.Stack(count=2, seed=3, width=0.16, depth=0.12))
            else:
                props.vase(kit, m.ceramic('#a9a394', 0.5, 0.3), (0.15, -0.24, 0.645), (0.045, 0.12), 'bottle')
    f.rug(kit, (-1.9, -3.7, 1.9, -1.1), '#d9d1c3', '#cabfae')
    cloth = m.fabric('#8f9384', 0.0020, sheen=0.6)
    props.soft_box(kit, cloth, (-0.672, -2.972, 0.36, 0.672, -2.528, 0.412), props.Cushion(0.010, 0.001, 10, seed=3))  # the frame that legs and cushion meet at
    props.soft_box(kit, cloth, (-0.68, -2.98, 0.405, 0.68, -2.52, 0.470), props.Cushion(0.028, 0.014, 22, seed=2, piping=0.0034, used=0.010))
    leg = props.spline([(0, 0), (0.012, 0), (0.016, 0.03), (0.014, 0.10), (0.022, 0.24), (0.020, 0.30), (0.026, 0.33), (0, 0.36)])
    for part in plan['bench'].of('foot'):
        kit.lathe(m.wood('walnut'), leg, *part.middle, 0, 28)
    with kit.at(0, -0.012, 0):
        art.framed(kit, (0, 1.98), (1.25, 0.70), 4, brass)
    return close_room(r, 'serenata', main=View(loc=(1.45, b.y0 + 0.28, 1.20), target=(-0.10, -0.6, 1.02), focal=33, fstop=9, focus=4.4, focus_at=(0.47, 0.5)))


SCENES = {'hotel-furniture/residenza': residenza, 'bedrooms/serenata': serenata}
