"""Closets and sliding systems: Cabina, Cornice, Duetto, Filo, Parete, Quinta, Soglia. Metres; back of the run on y = 0."""

import random

from studio.cabinet import cabinetry as cab
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.stone import stone
from studio.props import bedding, props, seating
from studio.props import furniture as f
from studio.props import garments as g
from studio.room import shell as room
from studio.room.stage import close_room, open_room

WARM = (1, 0.78, 0.54)


def bay_light(kit, x0, x1, top, watts=3.5):
    """Two vertical lines at the front edge of a bay and the lamp that does the work."""
    glow = m.emit('#ffd2a0', 8)
    for x in (x0 + 0.003, x1 - 0.008):
        kit.box(glow, x, -0.545, 0.14, x + 0.005, -0.540, top - 0.06, 0)
    kit.area(((x0 + x1) / 2, -0.53, top - 0.03), ((x0 + x1) / 2, -0.25, 1.0), x1 - x0 - 0.06, 0.02, watts, WARM, 160)


def fill_bay(kit, kind, x0, x1, top, shelf, metal, rng, drawer):
    """Contents of one bay between x0 and x1: 'long', 'double', 'shelves' or 'bags'. shelf(z) draws a shelf."""
    if kind == 'long':
        shelf(top - 0.36)
        g.folded(kit, x0 + 0.03, x1 - 0.03, top - 0.36, rng, high=3)
        g.rail(kit, metal, x0, x1, top - 0.44, 1.16, rng)
        drawer(0.10, 0.46, 2)
        shelf(0.482)
        g.shoes(kit, m.leather('#3b2a20'), x0 + (x1 - x0) * 0.3, 0.482)
        g.shoes(kit, m.leather('#8a6547'), x0 + (x1 - x0) * 0.7, 0.482)
    elif kind == 'double':
        g.rail(kit, metal, x0, x1, top - 0.12, 0.80, rng, 0.9)
        shelf(1.26)
        g.rail(kit, metal, x0, x1, 1.18, 0.82, rng, 0.8)
    elif kind == 'shelves':
        drawer(0.10, 0.756, 3)
        for i, z in enumerate((0.78, 1.13, 1.48, 1.83, 2.16)):
            if z > top - 0.15:
                break
            shelf(z)
            if i % 2 == 0:
                g.folded(kit, x0 + 0.03, x1 - 0.03, z, rng)
            elif i == 1:
                g.bag(kit, m.leather('#6d4329'), x0 + (x1 - x0) * 0.30, z)
                g.bag(kit, m.leather('#23201d'), x0 + (x1 - x0) * 0.74, z, 0.24, 0.19)
            else:
                g.box_of(kit, m.fabric('#b5a78f', 0.0018), x0 + 0.06, x0 + 0.36, z)
                props.vase(kit, m.ceramic('#d8cfbd', 0.45, 0.2), x1 - 0.18, -0.28, z, 0.2, 0.07, 'jar')
    else:
        drawer(0.10, 0.62, 2)
        for z, tints in ((0.645, ('#b59a78', '#4a3a2e')), (1.02, ('#7d3f2e', '#d8cdbb')), (1.40, ('#2c2a28', '#9a7650'))):
            shelf(z)
            for share, tint in zip((0.27, 0.74), tints):
                g.bag(kit, m.leather(tint), x0 + (x1 - x0) * share, z, 0.29 if share < 0.5 else 0.24, 0.20)
        shelf(1.78)
        g.folded(kit, x0 + 0.03, x1 - 0.03, 1.78, rng, high=3)
        shelf(2.12)
        g.box_of(kit, m.fabric('#b5a78f', 0.0018), x0 + 0.05, x1 - 0.05, 2.12)


def island(kit, body, metal, x0, y0, x1, y1, top):
    """Chest with drawers towards us, fine top, a tray and a vase."""
    style = cab.Style(front='slab', mat=body, inner=body, handle='edge', hmat=metal, grain='x', plinth_h=0.07)
    kit.box(body, x0 + 0.03, y0 + 0.03, 0.07, x1 - 0.03, y1 - 0.03, 0.87, 0)
    kit.box(m.simple('#171412', 0.6), x0 + 0.06, y0 + 0.06, 0, x1 - 0.06, y1 - 0.06, 0.07, 0)
    kit.slab_with_hole(top, x0 - 0.008, y0 - 0.008, 0.87, x1 + 0.008, y1 + 0.008, 0.892, None, 0.0016)
    for j in range(4):
        cab.front(kit, style, x0, 0.07 + j * 0.1985, x1, 0.07 + (j + 1) * 0.1985, y0 + 0.022, 'drawer')
    for x in (x0, x1 - 0.022):
        kit.box(body, x, y0 + 0.022, 0.07, x + 0.022, y1, 0.868, 0.001)
    kit.box(body, x0, y1 - 0.022, 0.07, x1, y1, 0.868, 0.001, 'x')
    props.vase(kit, m.ceramic('#3c3a37', 0.5, 0.1), x1 - 0.28, y1 - 0.35, 0.892, 0.24, 0.085, 'jar')
    props.branches(kit, x1 - 0.28, y1 - 0.35, 1.07, 0.46, 8, 0.26, 0.05, 0.42, 3)
    kit.box(m.leather('#6b4630'), x0 + 0.14, y0 + 0.22, 0.892, x0 + 0.52, y0 + 0.50, 0.906, 0.003, 'x')
    props.bowl(kit, m.metal('brass_aged'), x0 + 0.27, y0 + 0.36, 0.906, 0.07, 0.03)


def open_run(kit, veneer, metal, hide, length, kinds, height, seed):
    """Open wardrobe of posts and leather-covered shelves from x = 0 to length, one bay for each kind of fill_bay, floor to height."""
    own, width = random.Random(seed), length / len(kinds)
    kit.box(veneer, 0, -0.022, 0, length, -0.002, height - 0.02, 0, 'z')
    for i in range(len(kinds) + 1):
        x = i * width
        for y in (-0.555, -0.10):
            kit.box(metal, x - 0.011, y - 0.011, 0, x + 0.011, y + 0.011, height, 0.001, 'z')
    for i, kind in enumerate(kinds):
        a, c = i * width + 0.012, (i + 1) * width - 0.012

        def shelf(z, a=a, c=c):
            kit.box(hide, a, -0.56, z - 0.026, c, -0.03, z, 0.004, 'x')
            f.led(kit, a + 0.03, c - 0.03, -0.54, z - 0.026, 0)

        def drawer(z0, z1, n, a=a, c=c):
            style = cab.Style(front='slab', mat=veneer, inner=veneer, handle='edge', hmat=metal, grain='x')
            kit.box(veneer, a, -0.53, z0, c, -0.03, z1, 0, 'x')
            for k in range(n):
                cab.front(kit, style, a, z0 + k * (z1 - z0) / n, c, z0 + (k + 1) * (z1 - z0) / n, -0.53, 'drawer')

        fill_bay(kit, kind, a, c, 2.42, shelf, metal, own, drawer)
        # in front of the bay: above its top board it would light the ceiling only, and orange
        kit.area(((a + c) / 2, -0.85, height - 0.05), ((a + c) / 2, -0.10, 0.9), c - a - 0.06, 0.05, 4.5, WARM, 120, glossy=False)
    kit.box(hide, 0, -0.56, 2.47, length, -0.03, 2.50, 0.004, 'x')


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


def duetto():
    """Two-leaf sliding wardrobe: one leaf veneer, one mirror, half open on lit hanging."""
    r = open_room('S5', 5.2, 6.0, 63, height=2.65, wall='#e9e6de', sun=22)
    kit, b, rng = r.kit, r.box, random.Random(63)
    oak, alu, inner = m.veneer('#c3a57c', 'oak_light', 0.46), m.metal('alu_dark', 0.38, brushed=False), m.veneer('#b99a70', 'oak_light', 0.46)
    layers.mark(front=oak)
    x0, x1, top = -1.75, 1.75, 2.42
    for x in (x0 - 0.03, x1):
        kit.box(oak, x, -0.68, 0, x + 0.03, -0.01, top + 0.09, 0.0012, 'z')
    kit.box(oak, x0, -0.68, top, x1, -0.01, top + 0.09, 0.0012, 'x')
    kit.box(inner, x0, -0.03, 0, x1, -0.012, top, 0, 'z')
    kit.box(oak, x0, -0.66, 0, x1, -0.01, 0.06, 0, 'x')
    bays = ((x0, x0 + 1.16, 'double'), (x0 + 1.16, x0 + 2.32, 'long'), (x0 + 2.32, x1, 'shelves'))
    for a, c, kind in bays:
        kit.box(inner, c - 0.011, -0.56, 0.06, c + 0.011, -0.03, top, 0.0008, 'z')
        shelf = lambda z, a=a, c=c: kit.box(inner, a + 0.011, -0.54, z - 0.022, c - 0.011, -0.03, z, 0.001, 'x')

        def drawer(z0, z1, n, a=a, c=c):
            style = cab.Style(front='slab', mat=inner, inner=inner, handle='edge', hmat=alu, grain='x')
            kit.box(inner, a + 0.011, -0.50, z0, c - 0.011, -0.03, z1, 0, 'x')
            for k in range(n):
                cab.front(kit, style, a + 0.011, z0 + k * (z1 - z0) / n, c - 0.011, z0 + (k + 1) * (z1 - z0) / n, -0.50, 'drawer')

        fill_bay(kit, kind, a + 0.011, c - 0.011, top, shelf, alu, rng, drawer)
        kit.area(((a + c) / 2, -0.55, top - 0.03), ((a + c) / 2, -0.25, 1.0), c - a - 0.1, 0.02, 3.5, WARM, 160)
    leaf = (x1 - x0) / 2 + 0.03
    for y, a, mat in ((-0.665, x1 - leaf, oak), (-0.625, x0 + 0.72, m.mirror())):
        kit.box(mat, a + 0.022, y, 0.055, a + leaf - 0.022, y + 0.016, top - 0.005, 0.0008, 'z')
        for x in (a, a + leaf - 0.022):
            kit.box(alu, x, y - 0.006, 0.05, x + 0.022, y + 0.024, top, 0.001, 'z')
        for z in (0.05, top - 0.022):
            kit.box(alu, a + 0.022, y - 0.006, z, a + leaf - 0.022, y + 0.024, z + 0.022, 0.001, 'x')
    f.rug(kit, -1.6, -3.9, 1.7, -1.3, '#ddd6c8', '#cfc5b4')
    seating.spindle_chair(kit, -2.0, -1.35, 150, m.wood('oak_light'))
    f.potted_tree(kit, 2.2, -0.62, 1.9, 4)
    close_room(r, 'duetto')
    return Built(
        dict(main=View(loc=(0.35, b.y0 + 0.3, 1.36), target=(0.35, 0, 1.20), focal=32, fstop=9, focus=4.6, shift_x=-0.05, focus_at=(0.46, 0.5))),
        r.spec.exposure,
    )


def sliding_leaf(kit, frame, pane, x0, x1, top, y, bars=(), edge=0.020):
    """Slim framed leaf: 20 mm aluminium round a pane; bars are heights of cross bars."""
    for a in (x0, x1 - edge):
        kit.box(frame, a, y, 0.012, a + edge, y + 0.032, top, 0.001, 'z')
    for z in (0.012, top - edge, *bars):
        kit.box(frame, x0 + edge, y, z, x1 - edge, y + 0.032, z + edge, 0.001, 'x')
    kit.box(pane, x0 + edge - 0.003, y + 0.013, 0.03, x1 - edge + 0.003, y + 0.019, top - edge, 0)


def filo():
    """Sliding doors in bronze frames with reeded glass before a lit dressing room, one leaf open."""
    r = open_room('S6', 5.4, 6.0, 64, wall='#4d463f', floor=('planks', 'oak_smoked'), exposure=0.95, fill=190, ambient=0.34)
    kit, b, rng = r.kit, r.box, random.Random(64)
    bronze, walnut = m.metal('#6a523c', 0.32, brushed=False), m.veneer('#5d4636', 'walnut', 0.42)
    layers.mark(front=walnut)
    x0, x1, top = b.x0 + 0.75, b.x1 - 0.02, b.h - 0.10
    kit.box(walnut, x0, -0.03, 0, x1, -0.012, top, 0, 'z')
    kit.box(m.plaster('#4d463f'), x0, -0.80, top, x1, -0.0, b.h, 0)
    kit.box(walnut, x0 - 0.03, -0.80, 0, x0, -0.01, top, 0.001, 'z')
    width = (x1 - x0) / 4
    for i, kind in enumerate(('double', 'bags', 'long', 'shelves')):
        a, c = x0 + i * width, x0 + (i + 1) * width
        kit.box(walnut, c - 0.011, -0.56, 0, c + 0.011, -0.03, top, 0.0008, 'z')
        shelf = lambda z, a=a, c=c: kit.box(walnut, a + 0.011, -0.54, z - 0.022, c - 0.011, -0.03, z, 0.001, 'x')

        def drawer(z0, z1, n, a=a, c=c):
            style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='edge', hmat=bronze, grain='x')
            kit.box(walnut, a + 0.011, -0.50, z0, c - 0.011, -0.03, z1, 0, 'x')
            for k in range(n):
                cab.front(kit, style, a + 0.011, z0 + k * (z1 - z0) / n, c - 0.011, z0 + (k + 1) * (z1 - z0) / n, -0.50, 'drawer')

        fill_bay(kit, kind, a + 0.011, c - 0.011, top, shelf, bronze, rng, drawer)
        kit.area(((a + c) / 2, -0.55, top - 0.03), ((a + c) / 2, -0.25, 1.0), c - a - 0.1, 0.02, 13, WARM, 160)
    pane = m.reeded_glass('#e4d9c6', 0.012)
    for lo, hi, y in ((x0, x0 + width * 1.03, -0.70), (x0 + width * 0.94, x0 + width * 1.97, -0.74), (x1 - width * 1.03, x1, -0.70)):
        sliding_leaf(kit, bronze, pane, lo, hi, top - 0.006, y, (1.02,))
    kit.box(bronze, x0, -0.76, top - 0.006, x1, -0.66, top, 0.001, 'x')
    kit.box(bronze, x0, -0.76, 0.0, x1, -0.66, 0.004, 0.001, 'x')
    f.rug(kit, -1.7, -4.2, 2.0, -1.5, '#8f8576', '#7d7363')
    seating.armchair(kit, -1.45, -1.95, 196, bronze, m.boucle('#cfc5b5'))
    room.downlight(kit, -0.4, -1.2, b.h, 30)
    room.downlight(kit, 1.4, -1.2, b.h, 30)
    close_room(r, 'filo')
    return Built(
        dict(main=View(loc=(0.85, b.y0 + 0.3, 1.34), target=(0.85, 0, 1.24), focal=29, fstop=9, focus=4.4, shift_x=-0.11, focus_at=(0.52, 0.5))),
        r.spec.exposure,
    )


def parete():
    """Sliding divider, floor to ceiling: six glazed leaves between living room and a bright study behind."""
    r = open_room('S2', 6.0, 5.6, 65, height=2.8, floor=('planks', 'oak_light'), sun=18, window=(-4.6, -1.2))
    kit, b = r.kit, r.box
    black, pane = m.metal('black', 0.45, brushed=False), m.glass_pane('#f6f8f7')
    y, top = -1.55, b.h - 0.02
    leaf = (b.x1 - b.x0) / 5
    for lo, hi, dy in ((0, 1.02, 0), (0.98, 2.0, 0.04), (3.0, 4.02, 0.04), (3.98, 5.0, 0)):
        x0, x1 = b.x0 + lo * leaf, b.x0 + hi * leaf
        sliding_leaf(kit, black, pane, x0 + 0.003, x1, top - 0.03, y + dy, (0.70, 2.08), 0.030)
        kit.box(black, (x0 + x1) / 2 - 0.010, y + dy, 0.03, (x0 + x1) / 2 + 0.010, y + dy + 0.032, top - 0.05, 0.001, 'z')
    kit.box(black, b.x0, y - 0.02, top - 0.03, b.x1, y + 0.09, b.h, 0.001, 'x')
    kit.box(black, b.x0, y - 0.02, -0.002, b.x1, y + 0.09, 0.004, 0, 'x')
    oak = m.veneer('#a9875c', 'oak', 0.44)
    layers.mark(front=oak)
    kit.box(oak, -1.1, -0.72, 0.70, 1.0, -0.02, 0.74, 0.002, 'x')
    for x in (-1.06, 0.96):
        kit.box(oak, x - 0.02, -0.70, 0, x + 0.02, -0.04, 0.70, 0.002, 'z')
    props.chair(kit, -0.1, -0.98, 8, m.wood('walnut'), m.fabric('#8f8a7c', 0.0018))
    for z in (1.35, 1.72):
        kit.box(oak, -1.3, -0.26, z - 0.03, 1.2, -0.002, z, 0.0014, 'x')
        f.shelf_things(kit, -1.2, 1.1, -0.02, z, int(z * 100), 0.34)
    f.table_lamp(kit, -0.85, -0.38, 0.74, 4)
    f.rug(kit, -2.1, -4.9, 1.6, -2.15, '#d8d0c2', '#c9bda9')
    f.sofa(kit, -2.25, -3.35, -90, m.fabric('#a89c88', 0.0020), 2.3)
    f.round_table(kit, stone('travertine'), -0.85, -3.25, 0.46, 0.33)
    props.books(kit, -0.9, -3.3, 0.33, 2, 5)
    f.potted_tree(kit, 2.45, -2.05, 2.15, 6)
    seating.armchair(kit, 1.25, -3.05, 70, m.wood('walnut'), m.leather('#8a5a36'))
    room.pendant(kit, -0.1, -0.45, 1.75, b.h, 'dome', m.lacquer('#e8e2d6', 'ML'), 0.17, 9)
    kit.area((0, -0.75, b.h - 0.05), (0, -0.7, 0), 4.0, 0.8, 46, (1, 0.97, 0.93), 170, glossy=False)
    close_room(r, 'parete')
    return Built(
        dict(main=View(loc=(0.35, b.y0 + 0.25, 1.26), target=(0.35, 0, 1.20), focal=27, fstop=9, focus=3.8, shift_x=-0.05, focus_at=(0.5, 0.5))),
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


def soglia():
    """Pocket doors folded away over a dressing table with mirror and lights."""
    r = open_room('S6', 5.0, 5.8, 67, wall='#5a5049', floor=('herringbone', 'oak_smoked'), exposure=0.95, fill=170, ambient=0.34)
    kit, b = r.kit, r.box
    front, inner, brass = m.lacquer('#5b4a43', 'ML'), m.veneer('#9a7650', 'oak', 0.42), m.metal('brass', 0.3)
    layers.mark(front=front)
    top, deep = b.h - 0.06, 0.62
    x0, x1 = b.x0 + 0.02, b.x1 - 0.02
    n0, n1 = -1.02, 1.02
    style = cab.Style(front='slab', mat=front, inner=inner, handle='edge', hmat=brass, depth=deep - 0.022, plinth_h=0.08, plinth=m.simple('#151211', 0.6))
    for lo, hi in ((x0, n0 - 0.07), (n1 + 0.07, x1)):
        count = 2
        with kit.at(lo, 0, 0):
            for i in range(count):
                cab.tall_unit(kit, style, (i * (hi - lo) / count, (i + 1) * (hi - lo) / count), 'door' if i else 'door_r', (top,))
    for x, s in ((n0 - 0.07, 1), (n1 + 0.07, -1)):
        lo, hi = sorted((x, x + s * 0.068))
        kit.box(front, lo, -deep, 0, lo + 0.018, -0.01, top, 0.001, 'z')
        kit.box(front, hi - 0.018, -deep, 0, hi, -0.01, top, 0.001, 'z')
        kit.box(front, lo + 0.022, -deep - 0.05, 0.09, lo + 0.022 + 0.022, -0.03, top - 0.01, 0.001, 'z')  # the folded leaf stands 50 mm proud in its pocket
    kit.box(front, x0, -deep, top, x1, -0.01, b.h, 0.001, 'x')
    kit.box(inner, n0, -0.03, 0, n1, -0.012, top, 0, 'z')
    for x in (n0, n1 - 0.018):
        kit.box(inner, x, -deep + 0.01, 0, x + 0.018, -0.03, top, 0.001, 'z')
    kit.box(inner, n0, -deep + 0.01, 2.20, n1, -0.03, 2.222, 0.001, 'x')
    with kit.at(n0 + 0.018, -0.03, 0):
        drawers = cab.Style(front='slab', mat=inner, inner=inner, handle='edge', hmat=brass, grain='x', depth=0.50)
        kit.box(inner, 0, -0.50, 0.60, 2.004, 0, 0.735, 0, 'x')
        for i in range(3):
            cab.front(kit, drawers, i * 0.668, 0.60, (i + 1) * 0.668, 0.735, -0.50, 'drawer')
        kit.box(stone('cream_marble'), -0.0, -0.56, 0.735, 2.004, 0, 0.757, 0.0015, 'x')
        for x in (0, 1.556):
            kit.box(inner, x, -0.48, 0.08, x + 0.448, 0, 0.60, 0, 'x')
            for k in range(2):
                cab.front(kit, drawers, x, 0.08 + k * 0.26, x + 0.448, 0.08 + (k + 1) * 0.26, -0.48, 'drawer')
    with kit.at(0, -0.036, 1.42, rx=90):
        kit.lathe(m.mirror(), [(0, 0.012), (0.47, 0.012)], seg=96)
        kit.lathe(brass, [(0.47, 0.011), (0.472, 0.02), (0.482, 0.02), (0.484, 0)], seg=96)
    for x in (-0.72, 0.72):
        kit.lathe(m.opal('#ffe6c6', 3), [(0, 0), (0.022, 0), (0.024, 0.004), (0.024, 0.46), (0, 0.46)], x, -0.075, 1.20, 32)
        kit.cyl(brass, x, -0.075, 1.16, 1.20, 0.026, 32)
        kit.cyl(brass, x, -0.075, 1.66, 1.70, 0.026, 32)
        kit.point((x, -0.20, 1.43), 11, (1, 0.82, 0.62), 0.08)
    f.shelf_things(kit, n0 + 0.08, n1 - 0.08, -0.06, 2.222, 12, 0.34)
    f.led(kit, n0 + 0.05, n1 - 0.05, -0.10, 2.20, 9)
    for i, (x, h, shape, tint) in enumerate(
        ((-0.62, 0.14, 'bottle', '#d9cfbe'), (-0.52, 0.09, 'jar', '#8d7b65'), (0.55, 0.12, 'cyl', '#e7dfd0'), (0.64, 0.17, 'bottle', '#6b5b4b'))
    ):
        props.vase(kit, m.ceramic(tint, 0.3), x, -0.26, 0.757, h, 0.034, shape)
    kit.box(m.leather('#8a5a44'), -0.22, -0.42, 0.757, 0.16, -0.20, 0.768, 0.003, 'x')
    props.vase(kit, m.glass_solid('#e9e4da'), 0.84, -0.30, 0.757, 0.20, 0.05, 'cyl')
    props.branches(kit, 0.84, -0.30, 0.80, 0.42, 6, 0.16, 0.05, 0.4, 15, density=14)
    seating.round_stool(kit, 0.0, -1.02, 10, brass, m.fabric('#c9a79a', 0.0016, sheen=0.7), 0.46)
    f.rug(kit, -1.4, -3.5, 1.4, -0.95, '#a39684', '#8f8372')
    f.floor_lamp(kit, brass, 1.75, b.y0 + 0.45, 1.6, 60)
    f.floor_lamp(kit, brass, -1.75, b.y0 + 0.45, 1.6, 60)
    for x in (-1.2, 1.2):
        room.downlight(kit, x, -1.1, b.h, 30)
    close_room(r, 'soglia')
    return Built(
        dict(main=View(loc=(0.12, b.y0 + 0.6, 1.26), target=(0.12, 0, 1.20), focal=33, fstop=8, focus=4.4, shift_x=-0.01, focus_at=(0.49, 0.5))),
        r.spec.exposure,
    )


SCENES = {f'closet-and-sliding-systems/{build.__name__}': build for build in (cabina, cornice, duetto, filo, parete, quinta, soglia)}
