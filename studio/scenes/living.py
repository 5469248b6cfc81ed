"""Living rooms: `belvedere` (media wall), `galleria` (library and vitrines), `salotto` (sideboards and display cabinet)."""

import random
from dataclasses import replace
from itertools import pairwise

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.catalogue.piece_plans import Group, Part, piece_plan
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import art, props, seating, shelves
from studio.props import furniture as f
from studio.room import shell as room
from studio.room.stage import close_room, open_room

MUSEUM = 0.2  # share of what plain glass mirrors that coated glass before a display still does


def belvedere() -> Built:
    """Veneer media wall over a travertine plinth, lit shelves on its right, sofa with its back to us."""
    r = open_room('S2', 5.8, 6.6, 21, height=2.8, wall='#ddd7cc', floor=('planks', 'oak'), sun=14, sun_direction=(0.86, 0.40, -0.44), window=(-4.9, -1.1))
    kit, b = r.kit, r.box
    veneer, dark, _trim = m.veneer('#6b5241', 'walnut', 0.42), m.simple('#171513', 0.6), m.metal('bronze', 0.36, brushed=False)
    wall = piece_plan('livingRooms', 'belvedere')['wall']
    behind, inner = wall.boxes('lining')
    kit.box(dark, *behind, 0)
    for x0, y0, z0, x1, y1, z1 in wall.boxes('panel'):
        kit.box(veneer, x0 + 0.002, y0, z0, x1 - 0.002, y1, z1, 0.001, 'z')
    f.plinth_stone(kit, 'travertine', wall.one('base').box)
    kit.box(dark, *wall.one('plinth').box, 0)
    f.led(kit, (wall.one('plinth').x[0] + 0.05, wall.one('base').x[1] - 0.18, -0.44, 0.198), 5)
    screen = m.simple('#0b0c0e', 0.16)
    kit.box(screen, *wall.one('television').box, 0.004, 'x')
    kit.box(m.simple('#0a0a0b', 0.3), -1.5, -0.086, 0.9, -0.1, -0.07, 1.7, 0)
    walnut = m.veneer('#6b5241', 'walnut', 0.42)
    kit.box(walnut, *inner, 0, 'z')
    uprights, header = wall.of('upright'), wall.one('header')
    for part in uprights:
        kit.box(walnut, *part.box, 0.001, 'z')
    x0, boards, rooms = wall.of('panel')[0].x[0], wall.of('shelf'), []
    for part, over in zip(boards, [*boards[1:], header]):
        kit.box(walnut, *part.box, 0.001, 'x')
        f.led(kit, (part.x[0] + 0.03, b.x1 - 0.05, -0.09, part.z[0]), 2.2)
        for left, right in pairwise(uprights):
            rooms.append(shelves.Compartment((left.x[1], right.x[0]), part.y[0], part.z[1], over.z[0] - part.z[1]))
    shelves.fill(kit, rooms, 31)
    f.led(kit, (boards[0].x[0] + 0.03, b.x1 - 0.05, -0.09, b.h - 0.05), 2)
    kit.box(walnut, *header.box, 0.001, 'x')
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.15), (x0 + 0.75, -0.30, 0.40), (0.12, 0.34), 'jar')
    props.branches(kit, (x0 + 0.75, -0.30, 0.66), props.Spray(height=0.72, count=9, spread=0.36, leaf=0.06, width=0.4, seed=8, density=26, droop=0.3))
    props.books(kit, (0.55, -0.30, 0.40), props.Stack(count=3, seed=6))
    f.rug(kit, (-2.3, -4.3, 1.5, -1.35), '#d8d0c2', '#cabfae')
    f.sofa(kit, (-2.05, -2.75, -90), m.fabric('#b9ad9a', 0.0020), 2.6)
    f.round_table(kit, stone('travertine'), (-0.55, -2.65), (0.48, 0.32))
    f.round_table(kit, m.wood('walnut'), (0.12, -2.35), (0.30, 0.42))
    props.books(kit, (-0.62, -2.72, 0.32), props.Stack(count=2, seed=9))
    props.bowl(kit, m.ceramic('#d9cfbe', 0.45, 0.3), (-0.36, -2.5, 0.32), (0.11, 0.06))
    seating.armchair(kit, (1.45, -2.55, 84), m.wood('walnut'), m.boucle('#ddd5c6'))
    for x in (-1.8, -0.6, 0.6):
        room.downlight(kit, (x, -0.55, b.h), 9, angle=60)
    return close_room(
        r,
        'belvedere',
        main=View(loc=(0.55, b.y0 + 0.25, 1.22), target=(0.55, 0, 1.10), focal=29, fstop=9, focus=4.6, shift_x=-0.09, focus_at=(0.55, 0.5)),
        tall=View(loc=(2.2, -5.4, 1.15), target=(-0.1, -0.4, 1.05), focal=30, fstop=8, focus=4.4, focus_at=(0.5, 0.5)),
    )


def galleria() -> Built:
    """Painted library wall: framed base cabinets, open shelves in the middle, glazed and lit bays at both ends."""
    r = open_room('S3', 5.6, 6.4, 22, drape='#8f8672', sun=20)
    kit, b = r.kit, r.box
    paint, brass = m.lacquer('#56604f', 'PF'), m.metal('brass', 0.3)
    style = cab.Style(front='thin', mat=paint, inner=paint, handle='knob', hmat=brass, thin_rail=0.052, pane='glass', mirrors=MUSEUM)
    plan, back = piece_plan('livingRooms', 'galleria'), m.lacquer('#4a5344', 'PF')
    *bays, frame = plan.groups.values()
    rooms = []
    for bay in bays:
        with kit.at(**bay.at):
            planned.build(kit, style, bay.of('body', 'door'))
            kit.box(paint, *bay.one('plinth').box, 0, 'x')
            for box in bay.boxes('upright'):
                kit.box(paint, *box, 0.0012, 'z')
            kit.box(back, *bay.one('lining').box, 0, 'z')
            kit.box(paint, *bay.one('ceiling-board').box, 0.001, 'x')
            width, ceiling, panes = bay.one('plinth').x[1], bay.one('ceiling-board'), bay.of('glass')
            boards, top = bay.of('shelf'), ceiling.z[1]
            for part in boards:
                kit.box(paint, *part.box, 0.0012, 'x')
                if panes:
                    f.led(kit, (0.06, width - 0.06, -0.29, part.z[0]), 6.0)
            floors = [bay.of('upright')[0].z[0], *(part.z[1] for part in boards)]
            (left, right), front = boards[0].x, boards[0].y[0] + bay.at['y']
            for low, over in zip(floors, [*boards, ceiling]):
                rooms.append(shelves.Compartment((left + bay.at['x'], right + bay.at['x']), front, low, over.z[0] - low))
            if panes:
                f.led(kit, (0.06, width - 0.06, -0.29, top - 0.03), 7.0)
                planned.build(kit, style, panes)
            kit.box(paint, *bay.one('stile').box, 0.004, 'z')
    shelves.fill(kit, random.Random(7).sample(rooms, len(rooms)), 100, 2)
    kit.box(paint, *frame.one('top').box, 0.003, 'x')
    kit.box(paint, *frame.one('stile').box, 0.004, 'z')
    crown = frame.one('cornice')
    (low, high), out = crown.z, 0.085
    (a, c), front = (crown.x[0] + out, crown.x[1] - out), crown.y[0] + out
    cab.cornice(kit, paint, [(a, 0, low), (a, front, low), (c, front, low), (c, 0, low)], high - low, out)
    kit.box(paint, *frame.one('header').box, 0, 'x')
    for bay in bays:
        x = bay.at['x'] + bay.one('plinth').x[1] / 2
        kit.tube(brass, [(x, -0.36, top + 0.14), (x, -0.62, top + 0.16), (x, -0.64, top + 0.10)], 0.006, 12)
        kit.lathe(brass, [(0.006, 0.085), (0.016, 0.080), (0.040, 0.004), (0.038, 0), (0.015, 0.072)], x, -0.64, top + 0.02, 40)
        kit.spot((x, -0.66, top + 0.03), 16, (1, 0.80, 0.56), 80, 0.8, 0.03, target=(x, -0.10, 1.5))
    f.rug(kit, (-1.9, -4.4, 1.9, -1.3), '#b9a88f', '#a4937a')
    for x, turn in ((-1.05, -28), (1.05, 24)):
        seating.armchair(kit, (x, -2.35, 180 + turn), m.wood('walnut'), m.leather('#7a5238') if x < 0 else m.fabric('#a39a86', 0.0020, sheen=0.5))
    f.round_table(kit, m.wood('walnut'), (0.02, -2.15), (0.30, 0.46))
    props.books(kit, (-0.02, -2.16, 0.46), props.Stack(count=2, seed=3))
    f.floor_lamp(kit, brass, (-1.95, -1.75), 1.5, 10)
    return close_room(
        r,
        'galleria',
        main=View(loc=(0.25, b.y0 + 0.3, 1.22), target=(0.25, 0, 1.24), focal=29, fstop=9, focus=4.6, shift_x=-0.045, focus_at=(0.5, 0.5)),
        tall=View(loc=(1.7, -5.3, 1.18), target=(-0.3, -0.3, 1.25), focal=30, fstop=8, focus=4.4, focus_at=(0.5, 0.5)),
    )


def feet(kit: Kit, metal: Material, group: Group) -> None:
    """The round feet of a piece."""
    for part in group.of('foot'):
        x, y = part.middle
        kit.tube(metal, [(x, y, part.z[0]), (x, y, part.z[1])], (part.x[1] - part.x[0]) / 2, 16)


def _sideboard(kit: Kit, style: cab.Style, board: Group) -> None:
    """Doors in pairs between end panels, with a plate of metal to grip where two meet."""
    with kit.at(**board.at):
        for box in board.boxes('end-panel'):
            kit.box(style.mat, *box, 0.0012, 'z')
        kit.box(style.mat, *board.one('top').box, 0.0012, 'x')
        kit.box(style.mat, *board.one('floor-board').box, 0, 'x')
        for body, door in zip(board.of('body'), board.of('door')):
            planned.build(kit, style, (body, door))
            if door.hinge == 'left':
                x = door.x[1]
                kit.box(style.hmat, x - 0.012, -0.483, 0.30, x + 0.012, -0.4795, 0.48, 0.001, 'z')
        feet(kit, style.hmat, board)


PIN = 0.0025  # metres, radius of the pins that a glass shelf lies on
UPRIGHT_WATTS = 7.0  # of the line of light in each end panel


def _glass_shelf(kit: Kit, metal: Material, shelf: Part) -> None:
    """A shelf of clear glass, its front edge polished, on four pins in the end panels."""
    x0, y0, z0, x1, y1, z1 = shelf.box
    kit.box(m.glass_pane('#e8f2ee', 0.3), x0, y0 + 0.001, z0, x1, y1, z1, 0, 'x')
    kit.box(m.simple('#a9cfbd', 0.12), x0, y0 - 0.0005, z0, x1, y0 + 0.001, z1, 0.0004, 'x')
    for y in (y0 + 0.05, y1 - 0.05):
        for a, b in ((x0, x0 + 0.012), (x1 - 0.012, x1)):
            kit.tube(metal, [(a, y, z0 - PIN), (b, y, z0 - PIN)], PIN, 12)


def _upright_light(kit: Kit, cabinet: Group) -> None:
    """A line of light from floor to top in either end panel, close behind the doors: it reaches through glass shelves, whose undersides carry none."""
    left, right = cabinet.of('end-panel')
    low, high = cabinet.of('floor-board')
    z0, z1, y = low.z[1], high.z[0], left.y[0] + 0.022
    middle = (left.x[1] + right.x[0]) / 2
    for x, way in ((left.x[1], 1), (right.x[0], -1)):
        kit.box(m.line(), x, y - 0.004, z0, x + way * 0.0006, y + 0.004, z1, 0)
        place = (x + way * 0.004, y, (z0 + z1) / 2)
        kit.area(place, (middle, -0.10, place[2]), 0.012, z1 - z0, UPRIGHT_WATTS, (1, 0.88, 0.72), 170)


def _on_show(kit: Kit, cabinet: Group) -> None:
    """What the display cabinet shows, level by level from its floor: clay and a few books, none behind the doors' meeting stiles."""
    floor, *levels = (part.z[1] for part in (cabinet.of('floor-board')[0], *cabinet.of('shelf')))
    cream, clay, dark, celadon = (m.ceramic(colour, 0.5, 0.1) for colour in ('#ddd6c8', '#8d7f6c', '#4a4642', '#8b9a8c'))
    props.vase(kit, clay, (0.20, -0.20, floor), (0.115, 0.27), 'jar')
    props.books(kit, (0.675, -0.20, floor), props.Stack(count=4, seed=14, width=0.30, depth=0.23, turn=3))
    props.books_row(kit, (0.07, -0.07, levels[0]), 0.30, 5, (0.26, 0.20))
    props.bowl(kit, dark, (0.68, -0.20, levels[0]), (0.125, 0.075))
    props.vase(kit, celadon, (0.19, -0.19, levels[1]), (0.085, 0.26), 'bottle')
    props.vase(kit, cream, (0.335, -0.22, levels[1]), (0.055, 0.12), 'moon')
    top = props.books(kit, (0.67, -0.19, levels[1]), props.Stack(count=3, seed=3, width=0.26, depth=0.19, turn=-4))
    props.bowl(kit, cream, (0.66, -0.19, top), (0.065, 0.04))
    props.bowl(kit, cream, (0.23, -0.20, levels[2]), (0.12, 0.085))
    props.books_row(kit, (0.56, -0.07, levels[2]), 0.25, 21, (0.25, 0.19))
    props.vase(kit, dark, (0.17, -0.19, levels[3]), (0.075, 0.25), 'amphora')
    props.vase(kit, cream, (0.69, -0.20, levels[3]), (0.105, 0.21), 'moon')


def _display_cabinet(kit: Kit, style: cab.Style, cabinet: Group) -> None:
    """Veneered case with glass shelves behind two glazed doors framed in metal."""
    with kit.at(**cabinet.at):
        for box in cabinet.boxes('end-panel'):
            kit.box(style.inner, *box, 0.0012, 'z')
        for box in cabinet.boxes('floor-board'):
            kit.box(style.inner, *box, 0.0012, 'x')
        kit.box(style.inner, *cabinet.one('lining').box, 0, 'z')
        for shelf in cabinet.of('shelf'):
            _glass_shelf(kit, style.hmat, shelf)
        _upright_light(kit, cabinet)
        _on_show(kit, cabinet)
        planned.build(kit, style, cabinet.of('glass'))
        feet(kit, style.hmat, cabinet)


def salotto() -> Built:
    """Low veneer sideboards along the wall, a slim display cabinet, one large picture."""
    r = open_room('S1', 5.6, 6.2, 23, height=3.0, head=2.7, wall='#e6e0d5', sun=18, sky=265, fill=48)
    kit, b = r.kit, r.box
    veneer, brass = m.veneer('#947650', 'oak', 0.44), m.metal('brass', 0.30)
    style = cab.Style(front='slab', mat=veneer, inner=veneer, handle='none', hmat=brass, t=0.02, grain='z')
    plan = piece_plan('livingRooms', 'salotto')
    _sideboard(kit, style, plan['sideboard'])
    _display_cabinet(kit, replace(style, mat=brass, thin_rail=0.018, pane='glass', mirrors=MUSEUM), plan['cabinet'])
    with kit.at(-0.35, 0, 0):
        art.framed(kit, (0, 1.52), (1.9, 1.15), 4)
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.1), (-1.40, -0.24, 0.622), (0.11, 0.34), 'bottle')
    props.vase(kit, m.ceramic('#b39b7d', 0.5, 0.3), (-1.18, -0.26, 0.622), (0.085, 0.20), 'jar')
    f.table_lamp(kit, (0.72, -0.24, 0.622), 5, 0.50)
    props.books(kit, (0.18, -0.24, 0.622), props.Stack(count=3, seed=8))
    f.rug(kit, (-2.0, -4.3, 1.9, -1.2), '#d8d0c2', '#c9bda9')
    seating.armchair(kit, (-1.35, -2.05, 150), m.wood('oak'), m.boucle('#ded6c8'))
    f.round_table(kit, m.wood('oak'), (-0.62, -2.0), (0.26, 0.44))
    props.vase(kit, m.ceramic('#d9cfbe', 0.45, 0.3), (-0.62, -2.0, 0.44), (0.06, 0.16), 'jar')
    props.branches(kit, (-0.62, -2.0, 0.55), props.Spray(height=0.34, count=7, spread=0.22, leaf=0.05, width=0.4, seed=5, density=16))
    f.sofa(kit, (1.45, -3.35, 90), m.fabric('#c6bba8', 0.0020), 2.3)
    built = close_room(
        r, 'salotto', main=View(loc=(0.30, b.y0 + 0.3, 1.12), target=(0.30, 0, 1.10), focal=31, fstop=9, focus=4.6, shift_x=-0.03, focus_at=(0.5, 0.5))
    )
    band = lights.area((b.x1 - 0.05, -3.0, 1.75), (1.6, -0.4, 1.45), 3.4, 1.0, 42, (1, 0.985, 0.95), 180, group='sky')
    lights.mirrored_only(band, brass)  # with nothing to send back, satin brass looks painted
    return built


SCENES = {'livingRooms/belvedere': belvedere, 'livingRooms/galleria': galleria, 'livingRooms/salotto': salotto}
