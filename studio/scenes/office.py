"""Offices: `scriba` (library wall with desk), `senato` (executive desk), `forum` (meeting table and credenza)."""

from dataclasses import replace

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.catalogue.piece_plans import piece_plan
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.kit.stone import stone
from studio.props import art, lamps, props, seating
from studio.props import furniture as f
from studio.room import shell as room
from studio.room.stage import close_room, open_room


def desk_things(kit: Kit, x: float, y: float, z: float, seed: int = 3) -> None:
    """Closed laptop, notebook with a pencil, a cup and a small lamp."""
    kit.box(m.metal('alu_dark', 0.4, brushed=False), x - 0.17, y - 0.12, z, x + 0.17, y + 0.12, z + 0.016, 0.006, 'x')
    kit.box(m.leather('#5a3d2b'), x + 0.27, y - 0.10, z, x + 0.42, y + 0.11, z + 0.014, 0.003, 'x')
    kit.tube(m.simple('#2c2a28', 0.5), [(x + 0.45, y - 0.09, z + 0.004), (x + 0.47, y + 0.08, z + 0.004)], 0.004, 8)
    kit.lathe(
        m.ceramic('#e4ddd0', 0.3, 0.2),
        props.spline([(0, 0), (0.034, 0), (0.038, 0.005), (0.040, 0.075), (0.038, 0.075), (0.034, 0.008), (0, 0.006)]),
        x - 0.32,
        y + 0.05,
        z,
        40,
    )


def desk_lamp(kit: Kit, metal: Material, at: Point) -> None:
    """Jointed lamp: base, arm, small dome."""
    x, y, z = at
    reach = 0.34
    kit.lathe(metal, [(0, 0.014), (0.075, 0.014), (0.08, 0.009), (0.08, 0)], x, y, z, 48)
    kit.tube(metal, [(x, y, z + 0.01), (x + 0.02, y, z + 0.30), (x + reach, y - 0.02, z + 0.44)], 0.006, 12)
    kit.lathe(metal, [(0.012, 0.05), (0.03, 0.045), (0.062, 0.002), (0.060, 0), (0.028, 0.040), (0, 0.042)], x + reach, y - 0.02, z + 0.385, 40)
    kit.lathe(m.emit('#ffdcb0', 14, 'pendants'), [(0, 0.02), (0.03, 0.012), (0, 0.004)], x + reach, y - 0.02, z + 0.385, 24)
    kit.spot((x + reach, y - 0.02, z + 0.38), 5, (1, 0.80, 0.56), 110, 0.6, 0.03, group='pendants')


def scriba() -> Built:
    """Smoked-oak library wall with a desk that grows out of it, open shelves to the ceiling, closed base."""
    r = open_room('S2', 5.6, 6.2, 41, height=2.85, wall='#dcd6ca', floor=('herringbone', 'oak'), sun=20, sun_direction=(0.86, 0.36, -0.48))
    kit, b = r.kit, r.box
    oak, bronze = m.veneer('#6a5340', 'oak', 0.44), m.metal('bronze', 0.36, brushed=False)
    style = cab.Style(front='slab', mat=oak, inner=oak, handle='edge', hmat=bronze, t=0.02)
    plan = piece_plan('office', 'scriba')
    wall, desk, pedestal = plan['wall'], plan['desk'], plan['pedestal']
    behind, leather = wall.boxes('lining')
    kit.box(oak, *behind, 0, 'z')
    for i in range(5):
        left, right = wall.of('upright', bay=i)
        for part in (left, right):
            kit.box(oak, *part.box, 0.001, 'z')
        a, c, closed = left.x[0], right.x[1], wall.of('top', bay=i)
        if closed:
            with kit.at(**plan[f'unit-{i}'].at):
                planned.build(kit, style, plan[f'unit-{i}'].parts)
            kit.box(oak, *wall.one('plinth', bay=i).box, 0, 'x')
            kit.box(oak, *closed[0].box, 0.0012, 'x')
        boards = [*closed, *wall.of('shelf', bay=i)]
        for k, part in enumerate(boards):
            low, z = part.z
            if part.kind == 'shelf':
                kit.box(oak, *part.box, 0.001, 'x')
            f.shelf_things(kit, (a + 0.03, c - 0.03, -0.03, z), 300 + 20 * i + k, 0.30)
            if part.kind == 'shelf':
                f.led(kit, (a + 0.04, c - 0.04, -0.32, low), 0.7 if closed else 1.2)
    kit.box(oak, *wall.one('header').box, 0.001, 'x')
    kit.box(m.leather('#4a3a2e'), *leather, 0.002, 'x')
    top = desk.one('top')
    (d0, d1), z = top.x, top.z[1]
    kit.box(oak, *top.box, 0.002, 'x')
    kit.box(m.leather('#3b3029'), d0 + 0.35, -0.98, z + 0.0005, d1 - 0.35, -0.52, z + 0.003, 0.0008, 'x')
    for box in desk.boxes('leg'):
        kit.box(oak, *box, 0.0015, 'z')
    with kit.at(**pedestal.at):
        planned.build(kit, style, pedestal.parts)
    desk_things(kit, 0.0, -0.72, 0.745)
    desk_lamp(kit, bronze, (d0 + 0.22, -0.30, 0.742))
    seating.desk_chair(kit, (0.05, -1.42, 8), bronze, m.leather('#7a5238'))
    f.rug(kit, (-1.7, -3.4, 1.8, -1.05), '#cbbfae', '#b9ab97')
    seating.armchair(kit, (-0.98, -2.05, 138), m.wood('walnut'), m.fabric('#8f8a7c', 0.0020, sheen=0.5))
    f.floor_lamp(kit, bronze, (-2.15, -1.55), 1.5, 8)
    for x in (-1.6, 0, 1.6):
        room.downlight(kit, (x, -0.95, b.h), 9, angle=62)
    return close_room(
        r,
        'scriba',
        main=View(loc=(0.45, b.y0 + 0.28, 1.22), target=(0.45, 0, 1.18), focal=30, fstop=9, focus=4.6, shift_x=-0.07, focus_at=(0.47, 0.5)),
        tall=View(loc=(1.9, -4.9, 1.2), target=(-0.1, -0.6, 1.15), focal=32, fstop=7, focus=4.2, focus_at=(0.5, 0.5)),
    )


def senato() -> Built:
    """Executive desk with return and two visitors' chairs before a panelled wall with credenza; three-quarter view."""
    r = open_room('S3', 5.8, 6.4, 42, drape='#8a7b66', sun=22, wall='#cfc7b7')
    kit, _b = r.kit, r.box
    walnut, brass = m.veneer('#5d4332', 'walnut', 0.40), m.metal('brass', 0.3)
    style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='bar', hmat=brass, bar=0.16, plinth=m.simple('#171310', 0.6), t=0.02, grain='x')
    plan = piece_plan('office', 'senato')
    top, screen, line = plan['desk'].parts
    (x0, x1), (y0, y1), z = top.x, top.y, top.z[1]
    kit.box(walnut, *top.box, 0.003, 'x')
    kit.box(m.leather('#2f3a33'), x0 + 0.55, y0 + 0.12, z + 0.0002, x1 - 0.55, y1 - 0.12, z + 0.003, 0.0008, 'x')
    for side in ('left-pedestal', 'right-pedestal'):
        pedestal = plan[side]
        with kit.at(**pedestal.at):
            planned.build(kit, style, pedestal.of('body', 'drawer'))
            kit.box(style.plinth, *pedestal.one('plinth').box, 0, 'x')
            kit.box(walnut, *pedestal.one('panel').box, 0.001, 'x')
    kit.box(walnut, *screen.box, 0.0015, 'x')
    kit.box(brass, *line.box, 0.0006, 'x')
    beside = plan['return']
    with kit.at(**beside.at):  # behind the desk, its drawers towards the sitter
        planned.build(kit, style, beside.of('body', 'drawer', 'door'))
        kit.box(style.plinth, *beside.one('plinth').box, 0, 'x')
        kit.box(walnut, *beside.one('top').box, 0.002, 'x')
    for i, (x, turn) in enumerate(((-0.35, 6), (0.65, -8))):
        seating.armchair(kit, (x, y0 - 0.75, turn), m.wood('walnut'), m.leather('#6b4630'))
    seating.desk_chair(kit, (0.15, y1 + 0.42, 182), brass, m.leather('#2d2a27'))
    desk_things(kit, 0.12, y1 - 0.30, z + 0.003)
    f.table_lamp(kit, (x0 + 0.26, y1 - 0.25, z), 5, 0.48)
    credenza = plan['credenza']
    with kit.at(**credenza.at):
        planned.build(kit, replace(style, handle='none', grain='z'), credenza.of('body', 'door', 'plinth'))
        for box in credenza.boxes('end-panel'):
            kit.box(walnut, *box, 0.001, 'z')
        kit.box(stone('marquina'), *credenza.one('top').box, 0.002, 'x')
        f.shelf_things(kit, (0.1, 3.1, -0.06, 0.69), 77, 0.34)
    art.framed(kit, (0, 1.78), (1.5, 1.15), 1, brass)
    f.rug(kit, (-2.0, -4.9, 2.1, -1.1), '#a39680', '#8f826c')
    f.potted_tree(kit, (2.35, -0.75), 2.2, 8)
    return close_room(r, 'senato', main=View(loc=(-1.85, -6.15, 1.28), target=(0.50, -1.7, 0.92), focal=28, fstop=7, focus=4.1, focus_at=(0.52, 0.5)))


def forum() -> Built:
    """Meeting table with a cable spine for eight, credenza along the wall, evening lamps off."""
    r = open_room('S4', 6.2, 6.8, 43, exposure=0.72, floor=('planks', 'oak_smoked'))
    kit, b = r.kit, r.box
    oak, black = m.veneer('#a98358', 'oak', 0.46), m.metal('black', 0.46, brushed=False)
    plan = piece_plan('office', 'forum')
    table, credenza = plan['table'], plan['credenza']
    front, back = table.of('top')
    (x, _), y, z = front.middle, (front.y[0] + back.y[1]) / 2, front.z[1]
    for part in (front, back):
        kit.box(oak, *part.box, 0.002, 'x')
    kit.box(black, *table.one('spine').box, 0.001, 'x')
    for i in range(3):
        kit.box(black, x - 1.2 + i * 1.0, y - 0.055, z - 0.004, x - 0.75 + i * 1.0, y + 0.055, z + 0.001, 0.001, 'x')
    for foot, leg, beam in zip(table.boxes('foot'), table.boxes('leg'), table.boxes('apron')):
        kit.box(black, *foot, 0.003, 'y')
        kit.box(black, *leg, 0.003, 'z')
        kit.box(black, *beam, 0.003, 'y')
    kit.box(black, *table.one('stretcher').box, 0.003, 'x')
    cover, wood = m.leather('#4b3a2e'), m.veneer('#2f2b28', 'ash_grey', 0.5)
    for i in range(4):
        cx = x - 1.18 + i * 0.79
        props.chair(kit, (cx, y - 0.82 - 0.05 * (i % 2), (5, -4, 3, -6)[i]), wood, cover)
        props.chair(kit, (cx, y + 0.82, 180 + (4, -3, 6, -5)[i]), wood, cover)
    style = cab.Style(front='slab', mat=oak, inner=oak, handle='none', plinth=black, t=0.02, grain='z')
    with kit.at(**credenza.at):
        planned.build(kit, style, credenza.of('body', 'door', 'plinth'))
        kit.box(oak, *credenza.one('top').box, 0.002, 'x')
        props.vase(kit, m.ceramic('#3b3835', 0.5, 0.1), (0.45, -0.25, 0.77), (0.12, 0.36), 'jar')
        props.branches(kit, (0.45, -0.25, 1.05), props.Spray(height=0.62, count=10, spread=0.34, leaf=0.055, width=0.4, seed=4, density=24, droop=0.3))
        props.books(kit, (2.9, -0.24, 0.77), props.Stack(count=3, seed=5))
        props.bowl(kit, m.ceramic('#b39b7d', 0.5, 0.3), (1.9, -0.24, 0.77), (0.16, 0.07))
    art.framed(kit, (0.35, 1.75), (1.9, 1.05), 3, black)
    for dx in (-0.75, 0.75):
        props.books(kit, (x + dx, y - 0.33, z), props.Stack(count=1, seed=3 + int(dx * 10), width=0.30, depth=0.21, turn=3))
    lamps.linear(kit, black, room.Pendant((x, y, 1.98), b.h, 40, 2.3))
    f.potted_tree(kit, (2.45, -0.85), 2.3, 11)
    return close_room(
        r, 'forum', main=View(loc=(0.85, b.y0 + 0.3, 1.30), target=(0.85, 0, 0.95), focal=26, fstop=9, focus=4.2, shift_x=-0.18, focus_at=(0.45, 0.5))
    )


SCENES = {'office/scriba': scriba, 'office/senato': senato, 'office/forum': forum}
