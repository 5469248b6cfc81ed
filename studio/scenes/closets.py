"""Wardrobes and walk-ins: Cabina, Cornice, Quinta. Metres; back of the run on y = 0."""

import random

from studio.cabinet import cabinetry as cab
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.stone import stone
from studio.props import bedding, props, seating
from studio.props import furniture as f
from studio.room import shell as room
from studio.room.stage import close_room, open_room
from studio.scenes.wardrobe import bay_light, fill_bay, island, open_run


def cabina():
    """Walk-in: floor-to-ceiling posts, leather-covered shelves, hanging and drawers on three sides of a small room."""
    r = open_room(
        'S2',
        4.9,
        5.8,
        61,
        height=2.75,
        wall='#d5cdbf',
        floor=('planks', 'oak'),
        window=(-4.6, -3.0),
        sheer=True,
        sun=8,
        sun_direction=(0.86, 0.30, -0.40),
        fill=60,
        sky=150,
        ambient=0.34,
        exposure=0.42,
    )
    kit, b, _rng = r.kit, r.box, random.Random(61)
    walnut, bronze, hide = m.veneer('#6f5440', 'walnut', 0.40), m.metal('bronze', 0.36, brushed=False), m.leather('#8a6547')
    layers.mark(front=walnut)

    def run(length, kinds, seed):
        open_run(kit, walnut, bronze, hide, length, kinds, b.h, seed)

    with kit.at(b.x0 + 0.62, 0, 0):
        run(b.x1 - b.x0 - 1.24, ('double', 'bags', 'long', 'shelves'), 1)
    with kit.at(b.x1, -0.60, 0, rz=-90):
        run(3.6, ('shelves', 'double', 'long', 'double'), 2)
    with kit.at(b.x0, -3.0, 0, rz=90):
        run(2.4, ('long', 'double', 'shelves'), 3)
    island(kit, walnut, bronze, -0.62, -3.15, 0.62, -2.05, stone('travertine'))
    f.rug(kit, -1.25, -4.6, 1.25, -0.85, '#cfc6b6', '#bfb4a2')
    room.pendant(kit, 0, -2.6, 1.98, b.h, 'globe', bronze, 0.15, 26)
    for x in (-1.0, 1.0):
        for y in (-1.2, -3.6):
            room.downlight(kit, x, y, b.h, 11, angle=80)
    close_room(r, 'cabina')
    return Built(
        dict(
            main=View(loc=(0.42, b.y0 + 0.25, 1.42), target=(0.42, 0, 1.18), focal=27, fstop=9, focus=4.0, shift_x=-0.07, focus_at=(0.5, 0.5)),
            tall=View(loc=(-0.9, -4.9, 1.42), target=(0.9, -0.6, 1.15), focal=30, fstop=8, focus=3.8, focus_at=(0.5, 0.5)),
        ),
        r.spec.exposure,
    )


def bed(kit, cover, linen, x, y_head, frame):
    """Made bed with its head towards +y at y_head; cropped by most cameras."""
    half, foot, top = 0.85, y_head - 2.15, 0.46
    kit.box(frame, x - half - 0.02, foot - 0.02, 0.10, x + half + 0.02, y_head, 0.27, 0.004, 'x')
    with kit.at(x, 0, 0):
        bedding.make(kit, bedding.Bed(linen, linen, cover, half, foot, y_head - 0.02, top))


def cornice():
    """Hinged wardrobe with painted frames, plinth and a full cornice, in the classic salon's bedroom."""
    r = open_room('S3', 5.4, 6.0, 62, wall='#d9d2c4', drape='#9aa08f', sun=22)
    kit, b = r.kit, r.box
    paint, brass = m.lacquer('#c3cabd', 'PF'), m.metal('brass', 0.3)
    layers.mark(front=paint)
    style = cab.Style(front='raised', mat=paint, inner=paint, handle='knob', hmat=brass, plinth=paint, plinth_h=0.14, depth=0.60, rail=0.085)
    x0, top, unit, count = b.x0 + 0.55, 2.56, 0.94, 4
    with kit.at(x0, -0.02, 0):
        for i in range(count):
            cab.tall_unit(kit, style, (i * unit, (i + 1) * unit), 'doors2', (0.86, top) if i % 2 else (top,))
        length = unit * count
        kit.box(paint, -0.02, -0.61, 0, length + 0.02, 0, 0.14, 0.004, 'x')
        kit.box(paint, -0.022, -0.622, 0.14, 0, 0, top, 0.0015, 'z')
        kit.box(paint, length, -0.622, 0.14, length + 0.022, 0, top, 0.0015, 'z')
        cab.cornice(kit, paint, [(-0.022, 0, top), (-0.022, -0.624, top), (length + 0.022, -0.624, top), (length + 0.022, 0, top)], 0.15, 0.11)
        kit.box(paint, 0, -0.60, top, length, 0, top + 0.05, 0, 'x')
        for i in range(1, count):
            kit.box(paint, i * unit - 0.03, -0.636, 0.14, i * unit + 0.03, -0.60, top, 0.004, 'z')
    f.rug(kit, -1.9, -4.4, 1.9, -1.2, '#c9bda8', '#b8aa93')
    seating.armchair(kit, 1.55, -1.75, 150, m.wood('walnut'), m.fabric('#9aa08f', 0.0020, sheen=0.5))
    f.round_table(kit, m.wood('walnut'), 0.92, -1.45, 0.23, 0.50)
    props.books(kit, 0.92, -1.45, 0.50, 2, 4, 0.2, 0.15)
    props.soft_box(kit, m.fabric('#b3a28b', 0.0018), -1.25, -2.35, 0.34, 0.05, -1.90, 0.45, 0.04, 0.014, 14)
    for x in (-1.1, -0.1):
        for y in (-2.27, -1.98):
            kit.tube(m.wood('walnut'), [(x, y, 0), (x, y, 0.36)], 0.013, 16, 0.018)
    kit.box(m.wood('walnut'), -1.22, -2.32, 0.30, 0.02, -1.93, 0.345, 0.004, 'x')
    close_room(r, 'cornice')
    return Built(
        dict(main=View(loc=(0.45, b.y0 + 0.3, 1.40), target=(0.45, 0, 1.30), focal=30, fstop=9, focus=4.6, shift_x=-0.08, focus_at=(0.48, 0.5))),
        r.spec.exposure,
    )


def quinta(colour='#a7a99a'):
    """Panelled wall: a wardrobe and a door vanish in it; one wardrobe leaf stands open and lit, the door ajar."""
    r = open_room('S1', 5.6, 6.2, 66, height=3.0, head=2.7, wall='#d3cbbd', sun=16)
    kit, b, rng = r.kit, r.box, random.Random(66)
    paint, inner, brass = m.lacquer(colour, 'PF'), m.veneer('#b08d62', 'oak', 0.45), m.metal('brass_aged', 0.32)
    layers.mark(front=paint)
    top, count = b.h - 0.10, 8
    x0, x1 = b.x0 + 0.02, b.x1 - 0.02
    width = (x1 - x0) / count
    style = cab.Style(front='thin', mat=paint, inner=inner, handle='none', gap=0.003, t=0.022, thin_rail=0.06)
    open_leaf = 4
    for i in range(count):
        a, c = x0 + i * width, x0 + (i + 1) * width
        if i in (open_leaf, open_leaf + 1):
            continue
        kit.box(inner, a, -0.58, 0, c, -0.01, top, 0, 'z')
        for z0, z1 in ((0.10, 0.92), (0.92, top)):
            cab.front(kit, style, a, z0, c, z1, -0.60, 'none')
    a, c = x0 + open_leaf * width, x0 + (open_leaf + 2) * width
    kit.box(inner, a, -0.03, 0.10, c, -0.01, top, 0, 'z')
    for x in (a, c - 0.02):
        kit.box(inner, x, -0.58, 0.10, x + 0.02, -0.03, top, 0.001, 'z')
    for z in (0.10, top - 0.02):
        kit.box(inner, a + 0.02, -0.58, z, c - 0.02, -0.03, z + 0.02, 0.001, 'x')
    shelf = lambda z: kit.box(inner, a + 0.02, -0.55, z - 0.022, c - 0.02, -0.03, z, 0.001, 'x')

    def drawer(z0, z1, n):
        own = cab.Style(front='slab', mat=inner, inner=inner, handle='edge', hmat=brass, grain='x')
        kit.box(inner, a + 0.02, -0.52, z0 + 0.02, c - 0.02, -0.03, z1, 0, 'x')
        for k in range(n):
            cab.front(kit, own, a + 0.02, z0 + 0.02 + k * (z1 - z0 - 0.02) / n, c - 0.02, z0 + 0.02 + (k + 1) * (z1 - z0 - 0.02) / n, -0.52, 'drawer')

    fill_bay(kit, 'long', a + 0.02, c - 0.02, top - 0.02, shelf, brass, rng, drawer)
    bay_light(kit, a + 0.02, c - 0.02, top - 0.02, 6)
    with kit.at(a + 0.004, -0.602, 0, rz=-104):  # left leaf, opened
        for z0, z1 in ((0.10, 0.92), (0.92, top)):
            cab.front(kit, style, 0, z0, width - 0.004, z1, 0.022, 'none')
    with kit.at(c - 0.004, -0.602, 0, rz=97 + 180):
        for z0, z1 in ((0.10, 0.92), (0.92, top)):
            cab.front(kit, style, 0, z0, width - 0.004, z1, 0.0, 'none')
    kit.box(paint, x0, -0.60, 0, a, -0.01, 0.10, 0.001, 'x')
    kit.box(paint, a, -0.56, 0, c, -0.01, 0.10, 0.001, 'x')
    kit.box(paint, c, -0.60, 0, x1, -0.01, 0.10, 0.001, 'x')
    kit.box(paint, x0, -0.622, top, x1, -0.01, b.h, 0.001, 'x')
    f.rug(kit, -1.9, -4.5, 1.9, -1.6, '#d0c7b6', '#bfb39f')
    props.soft_box(kit, m.boucle('#d9d0c1'), -1.35, -2.75, 0.10, -0.45, -1.85, 0.44, 0.08, 0.02, 16)
    f.floor_lamp(kit, brass, 2.2, -1.25, 1.55, 9)
    seating.armchair(kit, 1.75, -2.35, 120, m.wood('walnut'), m.fabric('#b8a88f', 0.0020, sheen=0.5))
    close_room(r, 'quinta')
    return Built(
        dict(main=View(loc=(-0.15, b.y0 + 0.3, 1.36), target=(-0.15, 0, 1.36), focal=30, fstop=9, focus=4.6, shift_x=0.02, focus_at=(0.57, 0.5))),
        r.spec.exposure,
    )


SCENES = {f'closet-and-sliding-systems/{build.__name__}': build for build in (cabina, cornice, quinta)}
