"""Living rooms: `belvedere` (media wall), `galleria` (library and vitrines), `salotto` (sideboards and display cabinet)."""
from dataclasses import replace
from . import art, cabinetry as cab, core, furniture as f, materials as m, props, room, seating
from .stage import close_room, open_room
from .stone import stone


def belvedere():
    """Veneer media wall over a travertine plinth, lit shelves on its right, sofa with its back to us."""
    r = open_room('S2', 5.8, 6.6, 21, height=2.8, wall='#ddd7cc', floor=('planks', 'oak'), sun=14, sun_direction=(.86, .40, -.44), window=(-4.9, -1.1))
    kit, b = r.kit, r.box
    veneer, dark, _trim = m.veneer('#6b5241', 'walnut', .42), m.simple('#171513', .6), m.metal('bronze', .36, brushed=False)
    x0, x1 = b.x0 + .02, 1.15
    kit.box(dark, x0, -.05, .0, b.x1, -.001, b.h, 0)
    count = 5
    width = (x1 - x0) / count
    for i in range(count):
        kit.box(veneer, x0 + i * width + .002, -.075, .40, x0 + (i + 1) * width - .002, -.05, b.h - .03, .001, 'z')
    f.plinth_stone(kit, 'travertine', x0 + .25, -.56, .20, b.x1 - .02, -.05, .40)
    kit.box(dark, x0 + .35, -.50, 0, b.x1 - .1, -.05, .20, 0)
    f.led(kit, x0 + .4, b.x1 - .2, -.44, .198, 5)
    screen = m.simple('#0b0c0e', .16)
    kit.box(screen, -1.75, -.125, .80, .15, -.085, 1.87, .004, 'x')
    kit.box(m.simple('#0a0a0b', .3), -1.5, -.086, .9, -.1, -.07, 1.7, 0)
    shelves = m.veneer('#6b5241', 'walnut', .42)
    kit.box(shelves, x1, -.075, .40, b.x1, -.05, b.h - .03, 0, 'z')
    for x in (x1, (x1 + b.x1) / 2, b.x1 - .022): kit.box(shelves, x, -.36, .40, x + .022, -.06, b.h - .03, .001, 'z')
    for i, z in enumerate((.86, 1.32, 1.78, 2.24)):
        kit.box(shelves, x1 + .022, -.35, z - .024, b.x1 - .022, -.06, z, .001, 'x')
        f.led(kit, x1 + .05, b.x1 - .05, -.09, z - .024, 2.2)
        for k, (a, c) in enumerate(((x1 + .04, (x1 + b.x1) / 2), ((x1 + b.x1) / 2 + .03, b.x1 - .03))): f.shelf_things(kit, a, c, -.09, z, 31 + 7 * i + k, .42)
    f.led(kit, x1 + .05, b.x1 - .05, -.09, b.h - .05, 2)
    kit.box(shelves, x0, -.36, b.h - .03, b.x1, -.05, b.h, .001, 'x')
    props.vase(kit, m.ceramic('#4a4642', .5, .15), x0 + .75, -.30, .40, .34, .12, 'jar')
    props.branches(kit, x0 + .75, -.30, .66, .72, 9, .36, .06, .4, 8, density=26, droop=.3)
    props.books(kit, .55, -.30, .40, 3, 6)
    f.rug(kit, -2.3, -4.3, 1.5, -1.35, '#d8d0c2', '#cabfae')
    f.sofa(kit, -2.05, -2.75, -90, m.fabric('#b9ad9a', .0020), 2.6)
    f.round_table(kit, stone('travertine'), -.55, -2.65, .48, .32)
    f.round_table(kit, m.wood('walnut'), .12, -2.35, .30, .42)
    props.books(kit, -.62, -2.72, .32, 2, 9)
    props.bowl(kit, m.ceramic('#d9cfbe', .45, .3), -.36, -2.5, .32, .11, .06)
    seating.armchair(kit, 1.45, -2.55, 84, m.wood('walnut'), m.boucle('#ddd5c6'))
    for x in (-1.8, -.6, .6): room.downlight(kit, x, -.55, b.h, 9, angle=60)
    close_room(r, 'belvedere')
    return dict(main=dict(loc=(.55, b.y0 + .25, 1.22), target=(.55, 0, 1.10), focal=29, fstop=9, focus=4.6, shift_x=-.09, focus_at=(.55, .5)),
                tall=dict(loc=(2.2, -5.4, 1.15), target=(-.1, -.4, 1.05), focal=30, fstop=8, focus=4.4, focus_at=(.5, .5)))


def galleria():
    """Painted library wall: framed base cabinets, open shelves in the middle, glazed and lit bays at both ends."""
    r = open_room('S3', 5.6, 6.4, 22, drape='#8f8672', sun=20)
    kit, b = r.kit, r.box
    paint, brass = m.lacquer('#56604f', 'PF'), m.metal('brass', .3)
    style = cab.Style(front='thin', mat=paint, inner=paint, handle='knob', hmat=brass, plinth=paint, plinth_h=.12, base_h=.86, depth=.42, thin_rail=.052, pane='glass')
    bays, x0, x1, top = 5, b.x0 + .12, b.x1 - .12, 2.62
    width = (x1 - x0) / bays
    back = m.lacquer('#4a5344', 'PF')
    for i in range(bays):
        a = x0 + i * width
        glazed = i in (0, 4)
        with kit.at(a, -.02, 0):
            cab.base_unit(kit, style, 0, width, 'doors2')
            kit.box(paint, 0, -.36, 0, width, -.03, .12, 0, 'x')
            for x in (0, width - .03): kit.box(paint, x, -.33, .89, x + .03, 0, top, .0012, 'z')
            kit.box(back, .03, -.012, .89, width - .03, 0, top, 0, 'z')
            kit.box(paint, .03, -.33, top - .03, width - .03, 0, top, .001, 'x')
            for k, z in enumerate((1.27, 1.62, 1.97, 2.30)):
                kit.box(paint, .03, -.31, z - .026, width - .03, -.012, z, .0012, 'x')
                f.shelf_things(kit, .05, width - .05, -.03, z, 100 + 10 * i + k, .33)
                if glazed: f.led(kit, .06, width - .06, -.29, z - .026, .9)
            f.shelf_things(kit, .05, width - .05, -.03, .892, 200 + i, .36)
            if glazed:
                f.led(kit, .06, width - .06, -.29, top - .03, 1.5)
                for lo, hi, hinge in ((.03, width / 2, 'l'), (width / 2, width - .03, 'r')): cab.front(kit, style, lo, .89, hi, top - .02, -.33, 'tall', hinge, glass='glass')
            kit.box(paint, -.02, -.352, .89, .05, -.33, top, .004, 'z')
    kit.box(paint, x0 - .01, -.48, .86, x1 + .01, -.0, .89, .003, 'x')
    kit.box(paint, x1 - .03, -.372, .89, x1 + .02, -.35, top, .004, 'z')
    cab.cornice(kit, paint, [(x0 - .02, 0, top), (x0 - .02, -.372, top), (x1 + .02, -.372, top), (x1 + .02, 0, top)], .12, .085)
    kit.box(paint, x0, -.35, top, x1, 0, top + .05, 0, 'x')
    for i in range(bays):
        x = x0 + (i + .5) * width
        kit.tube(brass, [(x, -.36, top + .14), (x, -.62, top + .16), (x, -.64, top + .10)], .006, 12)
        core.spot((x, -.66, top + .09), 6, (1, .80, .56), 80, .8, .03, target=(x, -.10, 1.5))
    f.rug(kit, -1.9, -4.4, 1.9, -1.3, '#b9a88f', '#a4937a')
    for x, turn in ((-1.05, -28), (1.05, 24)): seating.armchair(kit, x, -2.35, 180 + turn, m.wood('walnut'), m.leather('#7a5238') if x < 0 else m.fabric('#a39a86', .0020, sheen=.5))
    f.round_table(kit, m.wood('walnut'), .02, -2.15, .30, .46)
    props.books(kit, -.02, -2.16, .46, 2, 3)
    f.floor_lamp(kit, brass, -1.95, -1.75, 1.5, 10)
    close_room(r, 'galleria')
    return dict(main=dict(loc=(.25, b.y0 + .3, 1.22), target=(.25, 0, 1.24), focal=29, fstop=9, focus=4.6, shift_x=-.045, focus_at=(.5, .5)),
                tall=dict(loc=(1.7, -5.3, 1.18), target=(-.3, -.3, 1.25), focal=30, fstop=8, focus=4.4, focus_at=(.5, .5)))


def salotto():
    """Low veneer sideboards along the wall, a slim display cabinet, one large picture."""
    r = open_room('S1', 5.6, 6.2, 23, height=3.0, head=2.7, wall='#d6cebf', sun=16)
    kit, b = r.kit, r.box
    veneer, brass = m.veneer('#947650', 'oak', .44), m.metal('brass_aged', .34)
    style = cab.Style(front='slab', mat=veneer, inner=veneer, handle='edge', hmat=brass, depth=.46, plinth_h=.16, base_h=.60, t=.02, grain='z')
    x0, x1 = -1.75, 1.05
    with kit.at(x0, -.02, 0):
        length = x1 - x0
        kit.box(veneer, -.022, -.482, .16, 0, 0, .622, .0012, 'z'); kit.box(veneer, length, -.482, .16, length + .022, 0, .622, .0012, 'z')
        kit.box(veneer, -.022, -.482, .60, length + .022, 0, .622, .0012, 'x'); kit.box(veneer, 0, -.46, .16, length, 0, .18, 0, 'x')
        units = 4
        for i in range(units):
            a = i * length / units
            kit.box(style.inner, a, -.44, .18, a + length / units, 0, .60, 0)
            cab.front(kit, replace(style, handle='none'), a, .182, a + length / units, .60, -.46, 'door', 'l' if i % 2 == 0 else 'r')
            if i % 2 == 0: kit.box(brass, a + length / units - .012, -.483, .30, a + length / units + .012, -.4795, .48, .001, 'z')
        for x in (.10, length - .10):
            for y in (-.40, -.07): kit.tube(brass, [(x, y, 0), (x, y, .16)], .011, 16)
    cx0, cx1, top = 1.42, 2.32, 1.95
    glass = replace(style, front='slab', mat=brass, thin_rail=.018, handle='none', pane='glass', depth=.40)
    with kit.at(cx0, -.02, 0):
        w = cx1 - cx0
        for x in (0, w - .022): kit.box(veneer, x, -.40, .16, x + .022, 0, top, .0012, 'z')
        for z in (.16, top - .022): kit.box(veneer, 0, -.40, z, w, 0, z + .022, .0012, 'x')
        kit.box(veneer, .022, -.014, .18, w - .022, -.002, top - .02, 0, 'z')
        for k, z in enumerate((.52, .88, 1.24, 1.60)):
            kit.box(m.glass_pane('#e8f2ee'), .022, -.36, z - .008, w - .022, -.02, z, .0008, 'x')
            f.shelf_things(kit, .05, w - .05, -.04, z, 60 + k, .32)
            f.led(kit, .05, w - .05, -.03, z - .010, .8)
        f.led(kit, .05, w - .05, -.03, top - .024, 1.2)
        for lo, hi, hinge in ((0, w / 2, 'l'), (w / 2, w, 'r')): cab.front(kit, glass, lo, .162, hi, top, -.40, 'tall', hinge, glass='glass')
        for x in (.08, w - .08):
            for y in (-.34, -.06): kit.tube(brass, [(x, y, 0), (x, y, .16)], .011, 16)
    with kit.at(-.35, 0, 0): art.framed(kit, 0, 1.52, 1.9, 1.15, 4)
    props.vase(kit, m.ceramic('#4a4642', .5, .1), -1.40, -.24, .622, .34, .11, 'bottle')
    props.vase(kit, m.ceramic('#b39b7d', .5, .3), -1.18, -.26, .622, .20, .085, 'jar')
    f.table_lamp(kit, .72, -.24, .622, 5, .50)
    props.books(kit, .18, -.24, .622, 3, 8)
    f.rug(kit, -2.0, -4.3, 1.9, -1.2, '#d8d0c2', '#c9bda9')
    seating.armchair(kit, -1.35, -2.05, 150, m.wood('oak'), m.boucle('#ded6c8'))
    f.round_table(kit, m.wood('oak'), -.62, -2.0, .26, .44)
    props.vase(kit, m.ceramic('#d9cfbe', .45, .3), -.62, -2.0, .44, .16, .06, 'jar')
    props.branches(kit, -.62, -2.0, .55, .34, 7, .22, .05, .4, 5, density=16)
    f.sofa(kit, 1.45, -3.35, 90, m.fabric('#c6bba8', .0020), 2.3)
    close_room(r, 'salotto')
    return dict(main=dict(loc=(.30, b.y0 + .3, 1.12), target=(.30, 0, 1.10), focal=31, fstop=9, focus=4.6, shift_x=-.03, focus_at=(.5, .5)))


SCENES = {'livingRooms/belvedere': belvedere, 'livingRooms/galleria': galleria, 'livingRooms/salotto': salotto}
