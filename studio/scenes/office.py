"""Offices: `scriba` (library wall with desk), `senato` (executive desk), `forum` (meeting table and credenza)."""

from dataclasses import replace

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.catalogue.piece_plans import Group, PiecePlan, piece_plan
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Place, Point, Size, Spot
from studio.kit.stone import stone
from studio.props import art, desk, lamps, props, seating, shelves, writing
from studio.props import furniture as f
from studio.room import sets
from studio.room import shell as room
from studio.room.stage import Room, close_room, open_room
from studio.scenes.cable_spine import cable_spine


def _bright_for(metal: Material, at: Point, towards: Point, size: Size, watts: float) -> None:
    """A window that only this metal mirrors: with nothing to send back, satin metal looks painted."""
    lamp = lights.area(at, towards, *size, watts, (1, 0.985, 0.95), 180, group='sky')
    lights.mirrored_only(lamp, metal)


def _library(kit: Kit, style: cab.Style, wall: Group, plan: PiecePlan) -> None:
    """Five bays of shelves to the ceiling over closed units, a line of light in the front edge of every compartment's top."""
    oak, rooms, front, strip = style.mat, [], -0.34, -0.322  # y of the shelves' front edges, of the lines of light behind them
    lining, _ = wall.boxes('lining')
    kit.box(oak, *lining, 0, 'z')
    header = wall.one('header')
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
        for part, over in zip(boards, [*boards[1:], header]):
            if part.kind == 'shelf':
                kit.box(oak, *part.box, 0.001, 'x')
            f.led(kit, (left.x[1] + 0.02, right.x[0] - 0.02, strip, over.z[0]), 2.2 * (c - a))
            rooms.append(shelves.Compartment((left.x[1], right.x[0]), front, part.z[1], over.z[0] - part.z[1]))
        if not closed:
            f.led(kit, (left.x[1] + 0.02, right.x[0] - 0.02, strip, boards[0].z[0]), 5.0)
    kit.box(oak, *header.box, 0.001, 'x')
    shelves.fill(kit, rooms, 300)


def _writing_desk(kit: Kit, style: cab.Style, plan: PiecePlan) -> None:
    """The desk that grows out of the library: oak over a pedestal, a leather back wall over it, a leather pad let into its top."""
    oak, bronze, wall, table = style.mat, style.hmat, plan['wall'], plan['desk']
    _, back = wall.boxes('lining')
    x0, y0, z0, x1, y1, _ = back
    kit.box(m.leather('#4a3a2e', pebbled=0.4), *back, 0.002, 'x')
    top = table.one('top')
    (d0, d1), z = top.x, top.z[1]
    kit.box(bronze, x0 + 0.0005, y0 - 0.0008, z, x1 - 0.0005, y1, z0 + 0.0004, 0.0003, 'x')  # without it one sees into the joint behind the top
    kit.box(oak, *top.box, 0.002, 'x')
    kit.box(m.leather('#3b3029', pebbled=0.3), d0 + 0.40, -0.98, z + 0.0002, d1 - 0.40, -0.46, z + 0.0026, 0.0008, 'x')
    for box in table.boxes('leg'):
        kit.box(oak, *box, 0.0015, 'z')
    with kit.at(**plan['pedestal'].at):
        planned.build(kit, style, plan['pedestal'].parts)


def _at_work(kit: Kit, metal: Material, at: Point) -> None:
    """What lies before a sitter who looks along +y, about the middle at of the pad: computer, papers with a pen, notebook, a cup of coffee."""
    x, y, z = at
    desk.laptop(kit, (x + 0.10, y + 0.02, z), -3)
    sheets = desk.papers(kit, (x - 0.26, y - 0.03, z), 5)
    writing.pen(kit, m.lacquer('#20343a', 'GL'), metal, (x - 0.22, y - 0.10, sheets), -38)
    desk.notebook(kit, m.leather('#5d3a28', pebbled=0.2), (x + 0.42, y - 0.02, z), -9)
    writing.pencil(kit, m.lacquer('#2c2a28', 'ML'), (x + 0.545, y - 0.10, z), 6)
    desk.cup(kit, m.ceramic('#efeae0', 0.2), (x - 0.50, y + 0.08, z), 25)


def _reading_corner(kit: Kit, metal: Material) -> None:
    """Armchair, lamp and a low table before the bays at the window."""
    seating.armchair(kit, (-1.72, -1.75, 214), m.wood('walnut'), m.fabric('#8f8a7c', 0.0020, sheen=0.5))
    f.floor_lamp(kit, metal, (-2.34, -1.05), 1.5, 8)
    f.round_table(kit, m.wood('walnut'), (-1.05, -2.10), (0.20, 0.44))
    top = props.books(kit, (-1.06, -2.08, 0.44), props.Stack(count=1, seed=16, width=0.22, depth=0.16, turn=24))
    desk.cup(kit, m.ceramic('#4a4642', 0.3), (-1.05, -2.09, top), 200)


def scriba() -> Built:
    """Smoked-oak library wall with a desk that grows out of it, open shelves to the ceiling, closed base."""
    r = open_room('S2', 5.6, 6.2, 41, height=2.85, wall='#e2ddd3', floor=('herringbone', 'oak'), sun=14, sun_direction=(0.86, 0.36, -0.52))
    kit, b = r.kit, r.box
    oak, bronze = m.veneer('#6a5340', 'oak', 0.44), m.metal('bronze', 0.36, brushed=False)
    style = cab.Style(front='slab', mat=oak, inner=oak, handle='edge', hmat=bronze, t=0.02)
    plan = piece_plan('office', 'scriba')
    _library(kit, style, plan['wall'], plan)
    _writing_desk(kit, style, plan)
    (d0, d1), z = plan['desk'].one('top').x, plan['desk'].one('top').z[1]
    _at_work(kit, m.metal('brass', 0.22, brushed=False), ((d0 + d1) / 2, -0.72, z + 0.0026))
    desk.lamp(kit, bronze, (d0 + 0.20, -0.27, z), -12, 14)
    seating.desk_chair(kit, (-0.40, -1.38, -24), bronze, m.leather('#7a5238', pebbled=0.5))
    f.rug(kit, (-1.95, -3.2, 1.55, -1.12), '#8d8375', '#7c7264')
    _reading_corner(kit, bronze)
    for x in (-1.6, 0, 1.6):
        room.downlight(kit, (x, -0.95, b.h), 9, angle=62)
    built = close_room(
        r,
        'scriba',
        main=View(loc=(0.45, b.y0 + 0.28, 1.22), target=(0.45, 0, 1.18), focal=30, fstop=9, focus=4.6, shift_x=-0.07, focus_at=(0.47, 0.5)),
        tall=View(loc=(1.9, -4.9, 1.2), target=(-0.1, -0.6, 1.15), focal=32, fstop=7, focus=4.2, focus_at=(0.5, 0.5)),
    )
    _bright_for(bronze, (0.6, b.y0 + 0.2, 1.7), (0.2, -0.5, 0.9), (2.4, 1.2), 60)
    return built


def _panelling(r: Room) -> None:
    """The back wall's panels, dado and skirting, as its neighbour has them: a wide field over the credenza between two narrow ones."""
    kit, b, paint = r.kit, r.box, m.lacquer(r.spec.wall, 'PF')
    for x0, x1 in ((b.x0 + 0.14, -1.26), (-1.12, 1.12), (1.26, b.x1 - 0.14)):
        kit.frame_sweep(paint, x0, 1.04, x1, b.h - 0.34, -0.0005, sets.PANEL_MOULDING)
        kit.frame_sweep(paint, x0, 0.24, x1, 0.84, -0.0005, sets.PANEL_MOULDING)
    kit.moulding(paint, [(b.x0, 0, 0.92), (b.x1, 0, 0.92)], sets.DADO_RAIL)
    room.skirting(kit, paint, [(b.x0, 0, 0), (b.x1, 0, 0)], 0.16)


def _executive_desk(kit: Kit, style: cab.Style, plan: PiecePlan) -> None:
    """Top over a line of brass, two pedestals, the screen between them, and the return behind with its drawers towards the sitter."""
    walnut, (top, screen, line) = style.mat, plan['desk'].parts
    (x0, x1), (y0, y1), z = top.x, top.y, top.z[1]
    kit.box(walnut, *top.box, 0.003, 'x')
    kit.box(m.leather('#2f3a33', pebbled=0.3), x0 + 0.55, y0 + 0.12, z + 0.0002, x1 - 0.55, y1 - 0.12, z + 0.0026, 0.0008, 'x')
    for side in ('left-pedestal', 'right-pedestal'):
        pedestal = plan[side]
        with kit.at(**pedestal.at):
            planned.build(kit, style, pedestal.of('body', 'drawer'))
            kit.box(style.plinth, *pedestal.one('plinth').box, 0, 'x')
            kit.box(walnut, *pedestal.one('panel').box, 0.001, 'x')
    kit.box(walnut, *screen.box, 0.0015, 'x')
    kit.box(style.hmat, *line.box, 0.0006, 'x')
    beside = plan['return']
    with kit.at(**beside.at):
        planned.build(kit, style, beside.of('body', 'drawer', 'door'))
        kit.box(style.plinth, *beside.one('plinth').box, 0, 'x')
        kit.box(walnut, *beside.one('top').box, 0.002, 'x')


def _senato_credenza(kit: Kit, style: cab.Style, credenza: Group) -> None:
    """Eight doors under black marble; a lamp at either end, books and two vessels between them."""
    with kit.at(**credenza.at):
        planned.build(kit, replace(style, handle='none', grain='z'), credenza.of('body', 'door', 'plinth'))
        for box in credenza.boxes('end-panel'):
            kit.box(style.mat, *box, 0.001, 'z')
        top = credenza.one('top')
        kit.box(stone('marquina'), *top.box, 0.002, 'x')
        z = top.z[1]
        for x in (0.26, 2.94):
            f.table_lamp(kit, (x, -0.24, z), 6, 0.52)
        stacked = props.books(kit, (0.78, -0.24, z), props.Stack(count=3, seed=9, width=0.30, depth=0.22, turn=4))
        props.bowl(kit, m.ceramic('#c9bda8', 0.4, 0.2), (0.77, -0.24, stacked), (0.075, 0.05))
        props.vase(kit, m.ceramic('#2f2d2b', 0.45, 0.1), (2.50, -0.23, z), (0.105, 0.30), 'ginger')
        props.branches(kit, (2.50, -0.23, z + 0.22), props.Spray(height=0.62, count=9, spread=0.22, leaf=0.06, width=0.40, seed=8, density=24, droop=0.25))


def senato() -> Built:
    """Executive desk with return and two visitors' chairs before a panelled wall with credenza; three-quarter view."""
    r = open_room('S3', 5.8, 6.4, 42, drape='#8a7b66', sun=13, wall='#dcd6ca', sky=235, fill=72, exposure=0.54)
    kit, b = r.kit, r.box
    walnut, brass = m.veneer('#5d4332', 'walnut', 0.40), m.metal('brass', 0.2, brushed=False)
    style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='bar', hmat=brass, bar=0.16, plinth=m.simple('#171310', 0.6), t=0.02, grain='x')
    plan = piece_plan('office', 'senato')
    _panelling(r)
    _executive_desk(kit, style, plan)
    _senato_credenza(kit, style, plan['credenza'])
    top = plan['desk'].one('top')
    (x0, x1), (y0, y1), z = top.x, top.y, top.z[1]
    for x, turn in ((-0.42, 9), (0.72, -11)):
        seating.armchair(kit, (x, y0 - 0.70, turn), m.wood('walnut'), m.leather('#6b4630', pebbled=0.5))
    seating.desk_chair(kit, (0.20, y1 + 0.36, 172), brass, m.leather('#2d2a27', pebbled=0.5))
    with kit.at((x0 + x1) / 2, y1 - 0.36, z + 0.0026, rz=180):
        _at_work(kit, brass, (0, 0, 0))
    desk.lamp(kit, brass, (x1 - 0.24, y1 - 0.20, z), 190)
    art.framed(kit, (0, 1.78), (1.5, 1.15), 10, brass)
    f.rug(kit, (-2.0, -4.9, 2.1, -1.1), '#77786f', '#686a62')
    built = close_room(r, 'senato', main=View(loc=(-1.85, -6.15, 1.28), target=(0.50, -1.7, 0.66), focal=28, fstop=7, focus=4.1, focus_at=(0.52, 0.5)))
    _bright_for(brass, (-0.9, b.y0 + 0.1, 1.5), (0.1, -2.0, 0.9), (1.1, 2.2), 60)
    _bright_for(brass, (1.5, -5.3, 0.35), (-0.4, -3.15, 0.7), (2.6, 0.6), 30)  # low: what the line below the top shows to eyes over it
    return built


def _meeting_table(kit: Kit, oak: Material, black: Material, table: Group) -> None:
    """Two boards of oak along a spine, on two frames of black steel that a stretcher joins."""
    front, back = table.of('top')
    for part in (front, back):
        kit.box(oak, *part.box, 0.002, 'x')
    cable_spine(kit, black, table.one('spine'), front.z[1])
    for foot, leg, beam in zip(table.boxes('foot'), table.boxes('leg'), table.boxes('apron')):
        kit.box(black, *foot, 0.003, 'y')
        kit.box(black, *leg, 0.003, 'z')
        kit.box(black, *beam, 0.003, 'y')
    kit.box(black, *table.one('stretcher').box, 0.003, 'x')


def _meeting(kit: Kit, at: Point) -> None:
    """What lies on a table for eight before they come: notebooks at four places, a carafe with glasses, one computer, papers. at: middle of the table's top."""
    x, y, z = at
    brass, calf = m.metal('brass', 0.22, brushed=False), m.leather('#2b2825', pebbled=0.2)
    for dx, side, turn in ((-1.18, -1, 4), (0.40, -1, -5), (-0.39, 1, 178), (1.19, 1, 186)):
        height = desk.notebook(kit, calf, (x + dx, y + side * 0.40, z), turn)
        writing.pen(kit, m.lacquer('#1c1b1a', 'GL'), brass, (x + dx + 0.02, y + side * 0.46, height), turn + 4)
    desk.laptop(kit, (x - 0.40, y - 0.36, z), 3)
    desk.papers(kit, (x + 1.17, y - 0.36, z), -6, 5)
    glass = m.glass_solid()
    tray = (x + 0.78, y + 0.30, z)
    wood = [(0, 0), (0.170, 0), (0.176, 0.004), (0.178, 0.020), (0.173, 0.022), (0.168, 0.014), (0.164, 0.011), (0, 0.011)]
    kit.lathe(m.wood('walnut'), wood, *tray, 72, grain='across')
    with kit.at(tray[0], tray[1], z + 0.0113):
        props.carafe(kit, glass, (-0.055, 0.02, 0))
        for spot in ((0.055, -0.055), (0.085, 0.035), (0.005, 0.095)):
            props.tumbler(kit, glass, (*spot, 0))


def _forum_credenza(kit: Kit, oak: Material, black: Material, credenza: Group) -> None:
    """Ten doors of matched oak on a black plinth; low things at the window's end, branches at the other."""
    style = cab.Style(front='slab', mat=oak, inner=oak, handle='none', plinth=black, t=0.02, grain='z')
    with kit.at(**credenza.at):
        planned.build(kit, style, credenza.of('body', 'door', 'plinth'))
        top = credenza.one('top')
        kit.box(oak, *top.box, 0.002, 'x')
        z = top.z[1]
        stacked = props.books(kit, (0.86, -0.25, z), props.Stack(count=3, seed=5, width=0.30, depth=0.22, turn=-5))
        props.bowl(kit, m.ceramic('#3b3835', 0.4, 0.1), (0.87, -0.25, stacked), (0.070, 0.048))
        props.bowl(kit, m.ceramic('#cbbfa9', 0.5, 0.3), (0.42, -0.24, z), (0.155, 0.085))
        props.vase(kit, m.ceramic('#3b3835', 0.5, 0.1), (3.30, -0.25, z), (0.12, 0.36), 'jar')
        props.branches(kit, (3.30, -0.25, z + 0.28), props.Spray(height=0.66, count=11, spread=0.36, leaf=0.055, width=0.4, seed=4, density=24, droop=0.3))


def _chairs(kit: Kit, middle: Spot) -> None:
    """Four chairs at either side of a table about its middle, none as straight as the next."""
    x, y = middle
    cover, wood = m.leather('#4b3a2e', pebbled=0.3), m.veneer('#2f2b28', 'ash_grey', 0.5)
    for i, (near, far) in enumerate(zip((4, -3, 2, -5), (4, -3, 6, -5))):
        along: Place = (x - 1.18 + i * 0.79, y - 0.80 - 0.03 * (i % 2), near)
        props.chair(kit, along, wood, cover)
        props.chair(kit, (along[0], y + 0.82, 180 + far), wood, cover)


def forum() -> Built:
    """Meeting table with a cable spine for eight, credenza along the wall, evening lamps off."""
    r = open_room('S4', 6.2, 6.8, 43, exposure=1.02, fill=76, floor=('planks', 'oak_smoked'))
    kit, b = r.kit, r.box
    oak, black = m.veneer('#a98358', 'oak', 0.46), m.metal('black', 0.40, brushed=False)
    plan = piece_plan('office', 'forum')
    front, back = plan['table'].of('top')
    middle = front.middle[0], (front.y[0] + back.y[1]) / 2
    _meeting_table(kit, oak, black, plan['table'])
    _chairs(kit, middle)
    _meeting(kit, (*middle, front.z[1]))
    _forum_credenza(kit, oak, black, plan['credenza'])
    art.framed(kit, (middle[0], 1.75), (1.9, 1.05), 3, black)
    lamps.linear(kit, black, room.Pendant((*middle, 1.98), b.h, 40, 2.3, pool=26))
    f.potted_tree(kit, (2.55, -0.70), 2.3, 11)
    built = close_room(
        r, 'forum', main=View(loc=(0.55, b.y0 + 0.22, 1.52), target=(0.55, 0, 0.42), focal=26, fstop=9, focus=4.2, shift_x=-0.15, focus_at=(0.45, 0.5))
    )
    _bright_for(black, (-2.6, -4.6, 1.9), (0, -3.0, 0.7), (1.6, 1.4), 40)
    return built


SCENES = {'office/scriba': scriba, 'office/senato': senato, 'office/forum': forum}
