"""Living rooms: `belvedere` (media wall), `galleria` (library and vitrines), `salotto` (sideboards and display cabinet)."""

from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.stone import stone
from studio.props import art, props, seating
from studio.props import furniture as f
from studio.room import shell as room
from studio.room.stage import close_room, open_room


def belvedere():
    """Veneer media wall over a travertine plinth, lit shelves on its right, sofa with its back to us."""
    r = open_room('S2', 5.8, 6.6, 21, height=2.8, wall='#ddd7cc', floor=('planks', 'oak'), sun=14, sun_direction=(0.86, 0.40, -0.44), window=(-4.9, -1.1))
    kit, b = r.kit, r.box
    veneer, dark, _trim = m.veneer('#6b5241', 'walnut', 0.42), m.simple('#171513', 0.6), m.metal('bronze', 0.36, brushed=False)
    x0, x1 = b.x0 + 0.02, 1.15
    kit.box(dark, x0, -0.05, 0.0, b.x1, -0.001, b.h, 0)
    count = 5
    width = (x1 - x0) / count
    for i in range(count):
        kit.box(veneer, x0 + i * width + 0.002, -0.075, 0.40, x0 + (i + 1) * width - 0.002, -0.05, b.h - 0.03, 0.001, 'z')
    f.plinth_stone(kit, 'travertine', x0 + 0.25, -0.56, 0.20, b.x1 - 0.02, -0.05, 0.40)
    kit.box(dark, x0 + 0.35, -0.50, 0, b.x1 - 0.1, -0.05, 0.20, 0)
    f.led(kit, x0 + 0.4, b.x1 - 0.2, -0.44, 0.198, 5)
    screen = m.simple('#0b0c0e', 0.16)
    kit.box(screen, -1.75, -0.125, 0.80, 0.15, -0.085, 1.87, 0.004, 'x')
    kit.box(m.simple('#0a0a0b', 0.3), -1.5, -0.086, 0.9, -0.1, -0.07, 1.7, 0)
    shelves = m.veneer('#6b5241', 'walnut', 0.42)
    kit.box(shelves, x1, -0.075, 0.40, b.x1, -0.05, b.h - 0.03, 0, 'z')
    for x in (x1, (x1 + b.x1) / 2, b.x1 - 0.022):
        kit.box(shelves, x, -0.36, 0.40, x + 0.022, -0.06, b.h - 0.03, 0.001, 'z')
    for i, z in enumerate((0.86, 1.32, 1.78, 2.24)):
        kit.box(shelves, x1 + 0.022, -0.35, z - 0.024, b.x1 - 0.022, -0.06, z, 0.001, 'x')
        f.led(kit, x1 + 0.05, b.x1 - 0.05, -0.09, z - 0.024, 2.2)
        for k, (a, c) in enumerate(((x1 + 0.04, (x1 + b.x1) / 2), ((x1 + b.x1) / 2 + 0.03, b.x1 - 0.03))):
            f.shelf_things(kit, a, c, -0.09, z, 31 + 7 * i + k, 0.42)
    f.led(kit, x1 + 0.05, b.x1 - 0.05, -0.09, b.h - 0.05, 2)
    kit.box(shelves, x0, -0.36, b.h - 0.03, b.x1, -0.05, b.h, 0.001, 'x')
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.15), x0 + 0.75, -0.30, 0.40, 0.34, 0.12, 'jar')
    props.branches(kit, x0 + 0.75, -0.30, 0.66, 0.72, 9, 0.36, 0.06, 0.4, 8, density=26, droop=0.3)
    props.books(kit, 0.55, -0.30, 0.40, 3, 6)
    f.rug(kit, -2.3, -4.3, 1.5, -1.35, '#d8d0c2', '#cabfae')
    f.sofa(kit, -2.05, -2.75, -90, m.fabric('#b9ad9a', 0.0020), 2.6)
    f.round_table(kit, stone('travertine'), -0.55, -2.65, 0.48, 0.32)
    f.round_table(kit, m.wood('walnut'), 0.12, -2.35, 0.30, 0.42)
    props.books(kit, -0.62, -2.72, 0.32, 2, 9)
    props.bowl(kit, m.ceramic('#d9cfbe', 0.45, 0.3), -0.36, -2.5, 0.32, 0.11, 0.06)
    seating.armchair(kit, 1.45, -2.55, 84, m.wood('walnut'), m.boucle('#ddd5c6'))
    for x in (-1.8, -0.6, 0.6):
        room.downlight(kit, x, -0.55, b.h, 9, angle=60)
    close_room(r, 'belvedere')
    return Built(
        dict(
            main=View(loc=(0.55, b.y0 + 0.25, 1.22), target=(0.55, 0, 1.10), focal=29, fstop=9, focus=4.6, shift_x=-0.09, focus_at=(0.55, 0.5)),
            tall=View(loc=(2.2, -5.4, 1.15), target=(-0.1, -0.4, 1.05), focal=30, fstop=8, focus=4.4, focus_at=(0.5, 0.5)),
        ),
        r.spec.exposure,
    )


def galleria():
    """Painted library wall: framed base cabinets, open shelves in the middle, glazed and lit bays at both ends."""
    r = open_room('S3', 5.6, 6.4, 22, drape='#8f8672', sun=20)
    kit, b = r.kit, r.box
    paint, brass = m.lacquer('#56604f', 'PF'), m.metal('brass', 0.3)
    style = cab.Style(
        front='thin', mat=paint, inner=paint, handle='knob', hmat=brass, plinth=paint, plinth_h=0.12, base_h=0.86, depth=0.42, thin_rail=0.052, pane='glass'
    )
    bays, x0, x1, top = 5, b.x0 + 0.12, b.x1 - 0.12, 2.62
    width = (x1 - x0) / bays
    back = m.lacquer('#4a5344', 'PF')
    for i in range(bays):
        a = x0 + i * width
        glazed = i in (0, 4)
        with kit.at(a, -0.02, 0):
            cab.base_unit(kit, style, 0, width, 'doors2')
            kit.box(paint, 0, -0.36, 0, width, -0.03, 0.12, 0, 'x')
            for x in (0, width - 0.03):
                kit.box(paint, x, -0.33, 0.89, x + 0.03, 0, top, 0.0012, 'z')
            kit.box(back, 0.03, -0.012, 0.89, width - 0.03, 0, top, 0, 'z')
            kit.box(paint, 0.03, -0.33, top - 0.03, width - 0.03, 0, top, 0.001, 'x')
            for k, z in enumerate((1.27, 1.62, 1.97, 2.30)):
                kit.box(paint, 0.03, -0.31, z - 0.026, width - 0.03, -0.012, z, 0.0012, 'x')
                f.shelf_things(kit, 0.05, width - 0.05, -0.03, z, 100 + 10 * i + k, 0.33)
                if glazed:
                    f.led(kit, 0.06, width - 0.06, -0.29, z - 0.026, 0.9)
            f.shelf_things(kit, 0.05, width - 0.05, -0.03, 0.892, 200 + i, 0.36)
            if glazed:
                f.led(kit, 0.06, width - 0.06, -0.29, top - 0.03, 1.5)
                for lo, hi, hinge in ((0.03, width / 2, 'l'), (width / 2, width - 0.03, 'r')):
                    cab.front(kit, style, lo, 0.89, hi, top - 0.02, -0.33, 'tall', hinge, glass='glass')
            kit.box(paint, -0.02, -0.352, 0.89, 0.05, -0.33, top, 0.004, 'z')
    kit.box(paint, x0 - 0.01, -0.48, 0.86, x1 + 0.01, -0.0, 0.89, 0.003, 'x')
    kit.box(paint, x1 - 0.03, -0.372, 0.89, x1 + 0.02, -0.35, top, 0.004, 'z')
    cab.cornice(kit, paint, [(x0 - 0.02, 0, top), (x0 - 0.02, -0.372, top), (x1 + 0.02, -0.372, top), (x1 + 0.02, 0, top)], 0.12, 0.085)
    kit.box(paint, x0, -0.35, top, x1, 0, top + 0.05, 0, 'x')
    for i in range(bays):
        x = x0 + (i + 0.5) * width
        kit.tube(brass, [(x, -0.36, top + 0.14), (x, -0.62, top + 0.16), (x, -0.64, top + 0.10)], 0.006, 12)
        kit.lathe(brass, [(0.006, 0.085), (0.016, 0.080), (0.040, 0.004), (0.038, 0), (0.015, 0.072)], x, -0.64, top + 0.02, 40)
        kit.spot((x, -0.66, top + 0.03), 6, (1, 0.80, 0.56), 80, 0.8, 0.03, target=(x, -0.10, 1.5))
    f.rug(kit, -1.9, -4.4, 1.9, -1.3, '#b9a88f', '#a4937a')
    for x, turn in ((-1.05, -28), (1.05, 24)):
        seating.armchair(kit, x, -2.35, 180 + turn, m.wood('walnut'), m.leather('#7a5238') if x < 0 else m.fabric('#a39a86', 0.0020, sheen=0.5))
    f.round_table(kit, m.wood('walnut'), 0.02, -2.15, 0.30, 0.46)
    props.books(kit, -0.02, -2.16, 0.46, 2, 3)
    f.floor_lamp(kit, brass, -1.95, -1.75, 1.5, 10)
    close_room(r, 'galleria')
    return Built(
        dict(
            main=View(loc=(0.25, b.y0 + 0.3, 1.22), target=(0.25, 0, 1.24), focal=29, fstop=9, focus=4.6, shift_x=-0.045, focus_at=(0.5, 0.5)),
            tall=View(loc=(1.7, -5.3, 1.18), target=(-0.3, -0.3, 1.25), focal=30, fstop=8, focus=4.4, focus_at=(0.5, 0.5)),
        ),
        r.spec.exposure,
    )


def salotto():
    """Low veneer sideboards along the wall, a slim display cabinet, one large picture."""
    r = open_room('S1', 5.6, 6.2, 23, height=3.0, head=2.7, wall='#d6cebf', sun=16)
    kit, b = r.kit, r.box
    veneer, brass = m.veneer('#947650', 'oak', 0.44), m.metal('brass_aged', 0.34)
    style = cab.Style(front='slab', mat=veneer, inner=veneer, handle='edge', hmat=brass, depth=0.46, plinth_h=0.16, base_h=0.60, t=0.02, grain='z')
    x0, x1 = -1.75, 1.05
    with kit.at(x0, -0.02, 0):
        length = x1 - x0
        kit.box(veneer, -0.022, -0.482, 0.16, 0, 0, 0.622, 0.0012, 'z')
        kit.box(veneer, length, -0.482, 0.16, length + 0.022, 0, 0.622, 0.0012, 'z')
        kit.box(veneer, -0.022, -0.482, 0.60, length + 0.022, 0, 0.622, 0.0012, 'x')
        kit.box(veneer, 0, -0.46, 0.16, length, 0, 0.18, 0, 'x')
        units = 4
        for i in range(units):
            a = i * length / units
            kit.box(style.inner, a, -0.44, 0.18, a + length / units, 0, 0.60, 0)
            cab.front(kit, replace(style, handle='none'), a, 0.182, a + length / units, 0.60, -0.46, 'door', 'l' if i % 2 == 0 else 'r')
            if i % 2 == 0:
                kit.box(brass, a + length / units - 0.012, -0.483, 0.30, a + length / units + 0.012, -0.4795, 0.48, 0.001, 'z')
        for x in (0.10, length - 0.10):
            for y in (-0.40, -0.07):
                kit.tube(brass, [(x, y, 0), (x, y, 0.16)], 0.011, 16)
    cx0, cx1, top = 1.42, 2.32, 1.95
    glass = replace(style, front='slab', mat=brass, thin_rail=0.018, handle='none', pane='glass', depth=0.40)
    with kit.at(cx0, -0.02, 0):
        w = cx1 - cx0
        for x in (0, w - 0.022):
            kit.box(veneer, x, -0.40, 0.16, x + 0.022, 0, top, 0.0012, 'z')
        for z in (0.16, top - 0.022):
            kit.box(veneer, 0, -0.40, z, w, 0, z + 0.022, 0.0012, 'x')
        kit.box(veneer, 0.022, -0.014, 0.18, w - 0.022, -0.002, top - 0.02, 0, 'z')
        for k, z in enumerate((0.52, 0.88, 1.24, 1.60)):
            kit.box(m.glass_pane('#e8f2ee'), 0.022, -0.36, z - 0.008, w - 0.022, -0.02, z, 0.0008, 'x')
            f.shelf_things(kit, 0.05, w - 0.05, -0.04, z, 60 + k, 0.32)
            f.led(kit, 0.05, w - 0.05, -0.03, z - 0.010, 0.8)
        f.led(kit, 0.05, w - 0.05, -0.03, top - 0.024, 1.2)
        for lo, hi, hinge in ((0, w / 2, 'l'), (w / 2, w, 'r')):
            cab.front(kit, glass, lo, 0.162, hi, top, -0.40, 'tall', hinge, glass='glass')
        for x in (0.08, w - 0.08):
            for y in (-0.34, -0.06):
                kit.tube(brass, [(x, y, 0), (x, y, 0.16)], 0.011, 16)
    with kit.at(-0.35, 0, 0):
        art.framed(kit, 0, 1.52, 1.9, 1.15, 4)
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.1), -1.40, -0.24, 0.622, 0.34, 0.11, 'bottle')
    props.vase(kit, m.ceramic('#b39b7d', 0.5, 0.3), -1.18, -0.26, 0.622, 0.20, 0.085, 'jar')
    f.table_lamp(kit, 0.72, -0.24, 0.622, 5, 0.50)
    props.books(kit, 0.18, -0.24, 0.622, 3, 8)
    f.rug(kit, -2.0, -4.3, 1.9, -1.2, '#d8d0c2', '#c9bda9')
    seating.armchair(kit, -1.35, -2.05, 150, m.wood('oak'), m.boucle('#ded6c8'))
    f.round_table(kit, m.wood('oak'), -0.62, -2.0, 0.26, 0.44)
    props.vase(kit, m.ceramic('#d9cfbe', 0.45, 0.3), -0.62, -2.0, 0.44, 0.16, 0.06, 'jar')
    props.branches(kit, -0.62, -2.0, 0.55, 0.34, 7, 0.22, 0.05, 0.4, 5, density=16)
    f.sofa(kit, 1.45, -3.35, 90, m.fabric('#c6bba8', 0.0020), 2.3)
    close_room(r, 'salotto')
    return Built(
        dict(main=View(loc=(0.30, b.y0 + 0.3, 1.12), target=(0.30, 0, 1.10), focal=31, fstop=9, focus=4.6, shift_x=-0.03, focus_at=(0.5, 0.5))), r.spec.exposure
    )


SCENES = {'livingRooms/belvedere': belvedere, 'livingRooms/galleria': galleria, 'livingRooms/salotto': salotto}
