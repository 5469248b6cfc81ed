"""Sliding and concealed systems: Duetto, Filo, Parete, Soglia. Metres; back of the run on y = 0."""

import random

from studio.cabinet import cabinetry as cab
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.stone import stone
from studio.props import furniture as f
from studio.props import props, seating
from studio.room import shell as room
from studio.room.stage import close_room, open_room
from studio.scenes.wardrobe import WARM, fill_bay, sliding_leaf


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


SCENES = {f'closet-and-sliding-systems/{build.__name__}': build for build in (duetto, filo, parete, soglia)}
