"""Sliding and concealed systems: Duetto, Filo, Parete, Soglia. Metres; back of the run on y = 0."""

import random

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.catalogue.piece_plans import Group, Part, piece_plan
from studio.kit import layers, lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import art, bags, jewellery, lamps, legs, props, put_down, seating, shelves, shoes
from studio.props import furniture as f
from studio.room import sets
from studio.room import shell as room
from studio.room.stage import close_room, open_room
from studio.scenes.divider import parete
from studio.scenes.wardrobe import CATEGORY, Leaf, built_in, sliding_leaf

SHADOW_GAP = 0.003  # metres, the joint between wall and wardrobe
HOUSED = 0.0008  # metres a shelf lies within the faces of the uprights it is housed in: in one plane with them it flickers
TUBES = 0.74  # x of the tubes of light beside Soglia's mirror


def duetto() -> Built:
    """Two-leaf sliding wardrobe: one leaf veneer, one mirror, half open on lit hanging."""
    r = open_room('S5', 5.2, 6.0, 63, height=2.65, wall='#dedad0', sun=18, fill=24, ambient=0.25, exposure=0.24)
    kit, b, rng = r.kit, r.box, random.Random(63)
    oak, alu, inner = m.veneer('#c3a57c', 'oak_light', 0.46), m.metal('alu_dark', 0.38, brushed=False), m.veneer('#b99a70', 'oak_light', 0.46)
    layers.mark(front=oak)
    group = piece_plan(CATEGORY, 'duetto')['wardrobe']
    for box in group.boxes('end-panel'):
        kit.box(oak, *box, 0.0012, 'z')
    kit.box(oak, *group.one('header').box, 0.0012, 'x')
    kit.box(inner, *group.one('lining').box, 0, 'z')
    kit.box(oak, *group.one('floor-board').box, 0, 'x')
    built_in(kit, (inner, alu), (group, ('double', 'long', 'shelves')), rng, 3.5)
    head = group.one('header')
    kit.area(
        ((head.x[0] + head.x[1]) / 2, -0.30, head.z[1] + 0.02), (0, -0.30, b.h), head.x[1] - head.x[0], 0.50, 5, (1, 0.98, 0.95), 180
    )  # sky on the ceiling over it
    for part, mat in ((group.one('leaf'), oak), (group.one('mirror'), m.mirror())):
        (a, c), (front, back), (low, top) = part.x, part.y, part.z
        kit.box(mat, a + 0.022, front + 0.006, low + 0.005, c - 0.022, back - 0.008, top - 0.005, 0.0008, 'z')
        for x in (a, c - 0.022):
            kit.box(alu, x, front, low, x + 0.022, back, top, 0.001, 'z')
        for z in (low, top - 0.022):
            kit.box(alu, a + 0.022, front, z, c - 0.022, back, z + 0.022, 0.001, 'x')
    _hall(kit, b, oak, alu)
    built = close_room(
        r,
        'duetto',
        lit_within=True,
        main=View(loc=(1.05, b.y0 + 0.3, 1.40), target=(0.22, 0, 1.24), focal=30, fstop=9, focus=4.6, focus_at=(0.46, 0.5)),
    )
    sets.window_sheen(b, alu, 48)
    return built


def _hall(kit: Kit, b: sets.Box, oak: Material, alu: Material) -> None:
    """Duetto's room: a bench with a plaid and a bag on it before the leaves, a coat on a peg, a tree; and, behind the camera, what the mirror shows."""
    f.rug(kit, (-1.45, -3.3, 1.5, -1.15), '#9b9182', '#857b6d')
    kit.box(oak, -0.62, -1.92, 0.405, 0.66, -1.54, 0.440, 0.004, 'x')
    for x in (-0.48, 0.52):
        for y in (-1.86, -1.60):
            legs.leg(kit, oak, [(x, y, 0.012), (x, y, 0.41)], 0.013, 0.019)
    put_down.plaid(kit, m.fabric('#5f6a70', 0.0030, sheen=0.5), (0.34, -1.73, 87), (1.04, 0.46), (put_down.seat(-0.64, -1.94, 0.68, -1.52, 0.450),))
    bags.stand(kit, m.leather('#54382a'), (-0.26, -1.72, 0.440), 1, (-12, 1.0))
    shoes.pair(kit, 'loafer', (-0.86, -1.52, 0.013), '#3b2a20')
    put_down.on_peg(kit, oak, (2.10, -0.012, 1.78), ('#726a5f', 'herringbone'), ('coat', 4))
    f.potted_tree(kit, (-2.18, -0.50), 1.9, 4)
    with kit.at(-1.72, b.y0, 0, rz=180):  # what the mirror shows of the wall behind the camera
        kit.box(oak, -0.62, -0.44, 0.10, 0.62, -0.01, 0.76, 0.002, 'x')
        for x in (-0.31, 0.31):
            kit.box(oak, x - 0.30, -0.455, 0.115, x + 0.30, -0.44, 0.745, 0.0015, 'z')
        for x in (-0.55, 0.55):
            kit.box(alu, x - 0.02, -0.40, 0, x + 0.02, -0.05, 0.10, 0.001, 'z')
        art.framed(kit, (0.05, 1.55), (0.86, 1.10), 5)
        f.table_lamp(kit, (-0.40, -0.22, 0.76))
        props.books(kit, (0.30, -0.22, 0.76), props.Stack(count=2, seed=6))


def filo() -> Built:
    """Sliding doors in bronze frames with reeded glass before a lit dressing room, one leaf open."""
    r = open_room('S6', 5.4, 6.0, 64, wall='#4d463f', floor=('planks', 'oak_smoked'), exposure=0.95, fill=190, ambient=0.34)
    kit, b, rng = r.kit, r.box, random.Random(64)
    bronze, walnut = m.metal('#6a523c', 0.32, brushed=False), m.veneer('#5d4636', 'walnut', 0.42)
    layers.mark(front=walnut)
    group = piece_plan(CATEGORY, 'filo')['doors']
    back, tracks = group.one('lining'), group.of('track')
    kit.box(walnut, *back.box, 0, 'z')
    end = group.one('end-panel')
    left, right = end.x[0] - SHADOW_GAP, group.of('divider')[-1].x[1] + SHADOW_GAP
    for x0, z0, x1 in ((b.x0, 0.0, left), (left, back.z[1], right), (right, 0.0, b.x1)):  # the wall it is fitted into
        kit.box(m.plaster('#4d463f'), x0, -0.79, z0, x1, 0.0, b.h, 0)
    kit.box(walnut, *end.box, 0.001, 'z')
    built_in(kit, (walnut, bronze), (group, ('double', 'bags', 'long', 'shelves')), rng, 13)
    pane = m.reeded_glass('#e4d9c6', 0.012)
    for leaf, bar in zip(group.of('glass'), group.of('stretcher')):
        sliding_leaf(kit, bronze, pane, Leaf(*leaf.x, top=leaf.z[1], y=leaf.y[0], bars=(bar.z[0],), edge=bar.z[1] - bar.z[0]))
    for track in tracks:
        kit.box(bronze, *track.box, 0.001, 'x')
    _evening(kit, bronze)
    room.downlight(kit, (-0.4, -1.2, b.h), 30)
    room.downlight(kit, (1.4, -1.2, b.h), 30)
    built = close_room(
        r,
        'filo',
        lit_within=True,
        main=View(loc=(-0.35, b.y0 + 0.3, 1.36), target=(0.30, 0, 1.32), focal=28.5, fstop=9, focus=4.4, focus_at=(0.52, 0.5)),
    )
    sets.strip_boxes(b, bronze)
    return built


def _evening(kit: Kit, bronze: Material) -> None:
    """Before Filo: a leather bench with a plaid and a bag before the open bay, shoes stepped out of, a chair with a book beside it."""
    walnut = m.wood('walnut')
    f.rug(kit, (-1.55, -3.9, 1.75, -1.35), '#7d7265', '#6c6256')
    kit.box(walnut, 0.28, -2.25, 0.33, 1.52, -1.83, 0.362, 0.004, 'x')
    props.soft_box(kit, m.leather('#6a4a34'), (0.27, -2.26, 0.362, 1.53, -1.82, 0.430), props.Cushion(0.026, 0.012, 22, seed=6, piping=0.0030, used=0.006))
    for x in (0.40, 1.40):
        for y in (-2.16, -1.92):
            legs.leg(kit, bronze, [(x, y, 0.012), (x, y, 0.335)], 0.009, 0.012)
    put_down.plaid(kit, m.fabric('#c2b49c', 0.0030, sheen=0.5), (1.22, -2.04, 93), (1.02, 0.46), (put_down.seat(0.27, -2.26, 1.53, -1.82, 0.440),))
    bags.stand(kit, m.leather('#3b2d26'), (0.62, -2.03, 0.440), 2, (-16, 1.0))
    shoes.pair(kit, 'pump', (0.06, -1.86, 0.013), '#2a2321')
    seating.armchair(kit, (-1.22, -1.85, 206), bronze, m.boucle('#c2b6a3'))
    f.round_table(kit, walnut, (-0.66, -1.62), (0.20, 0.48))
    props.books(kit, (-0.66, -1.62, 0.48), props.Stack(count=2, seed=9, width=0.2, depth=0.15))


def _pull(kit: Kit, mat: Material, door: Part) -> None:
    """Folded strip along a door's opening edge: a lip over its face to close it by, a web over its edge to draw it open by."""
    (x0, x1), face = door.x, door.y[0]
    lip, low, high = 0.014, 0.70, 1.70
    a, b, edge = (x0 + 0.0015, x0 + lip, x0) if door.hinge == 'right' else (x1 - lip, x1 - 0.0015, x1 - 0.0015)
    kit.box(mat, a, face - 0.0022, low, b, face, high, 0.0005, 'z')
    kit.box(mat, edge, face - 0.016, low, edge + 0.0015, face + 0.010, high, 0.0004, 'z')


def _wardrobes(kit: Kit, style: cab.Style, cabinet: Group) -> None:
    """The shut wardrobes at both sides, and the leaves folded away into their pockets."""
    planned.build(kit, style, cabinet.of('plinth', 'body', 'door'))
    for door in cabinet.of('door'):
        _pull(kit, style.hmat, door)
    for box in cabinet.boxes('pocket', 'leaf'):  # the folded leaf stands 50 mm proud in its pocket
        kit.box(style.mat, *box, 0.001, 'z')
    kit.box(style.mat, *cabinet.one('header').box, 0.001, 'x')


def _niche(kit: Kit, inner: Material, brass: Material, cabinet: Group) -> None:
    """Lining, uprights and the shelf between them, the round mirror and a tube of light at either side of it."""
    kit.box(inner, *cabinet.one('lining').box, 0, 'z')
    left, right = cabinet.of('upright')
    for upright in (left, right):
        kit.box(inner, *upright.box, 0.001, 'z')
    x0, front, under, x1, back, over = cabinet.one('shelf').box
    kit.box(inner, x0 + HOUSED, front + HOUSED, under, x1 - HOUSED, back, over, 0.001, 'x')
    n0, n1 = left.x[1], right.x[0]
    glass = cabinet.one('mirror')
    rim = (glass.x[1] - glass.x[0]) / 2 - 0.014
    with kit.at(glass.middle[0], glass.y[1], sum(glass.z) / 2, rx=90):
        kit.lathe(m.mirror(), [(0, 0.012), (rim, 0.012)], seg=96)
        kit.lathe(brass, [(rim, 0.011), (rim + 0.002, 0.02), (rim + 0.012, 0.02), (rim + 0.014, 0)], seg=96)
    for x in (-TUBES, TUBES):
        with kit.at(x, back, sum(glass.z) / 2):
            lamps.wall_tube(kit, brass, 0.50, 11)
    shelves.fill(kit, [shelves.Compartment((n0 + 0.08, n1 - 0.08), front, over, 0.34)], 12)
    f.led(kit, (n0 + 0.02, n1 - 0.02, -0.10, under), 8)


def _dressing_table(kit: Kit, inner: Material, brass: Material, table: Group) -> None:
    """The table of drawers with its stone top."""
    drawers = cab.Style(front='slab', mat=inner, inner=inner, handle='edge', hmat=brass, grain='x')
    with kit.at(**table.at):
        for part in table.parts:
            if part.kind == 'body':
                kit.box(inner, *part.box, 0, 'x')
            elif part.kind == 'top':
                kit.box(stone('cream_marble'), *part.box, 0.0015, 'x')
            else:
                planned.front_of(kit, drawers, part)


def _toilette(kit: Kit, brass: Material, top: float) -> None:
    """What lies on a dressing table: flacons on a tray, a leather mat with pearls and a bangle, a vase. top: its upper face."""
    with kit.at(-0.60, -0.31, top):
        kit.lathe(brass, [(0, 0), (0.128, 0), (0.131, 0.003), (0.131, 0.011), (0.128, 0.012), (0.126, 0.004), (0, 0.004)], seg=72)
        for x, y, size, shape, glaze in (
            (-0.050, 0.030, (0.032, 0.150), 'bottle', '#d9cfbe'),
            (0.052, 0.040, (0.026, 0.100), 'beaker', '#7b6a58'),
            (0.012, -0.048, (0.036, 0.062), 'moon', '#c7b9a8'),
        ):
            props.vase(kit, m.ceramic(glaze, 0.22), (x, y, 0.004), size, shape)
    kit.box(m.leather('#6d4a3c'), -0.24, -0.44, top, 0.20, -0.20, top + 0.006, 0.0025, 'x')
    jewellery.strand(kit, (0.06, -0.32, top + 0.006))
    jewellery.ring(kit, brass, (-0.12, -0.34, top + 0.0092), (0.033, 0.0032))
    props.bowl(kit, m.ceramic('#e7dfd0', 0.3), (0.46, -0.30, top), (0.062, 0.042))
    props.vase(kit, m.ceramic('#4a4744', 0.45, 0.2), (0.86, -0.25, top), (0.075, 0.22), 'moon')
    props.branches(kit, (0.86, -0.25, top + 0.20), props.Spray(height=0.42, count=8, spread=0.16, leaf=0.055, width=0.42, seed=15, density=22, droop=0.2))


def _sheen(box: sets.Box, lacquer: Material) -> None:
    """What lies as an upright sheen in the wardrobes' lacquer and is seen in nothing else: the window's reflection, and a fainter one opposite."""
    for x, power in ((box.x0 + 0.08, 34), (box.x1 - 0.08, 16)):
        lamp = lights.area((x, -3.3, 1.35), (x * 0.6, -0.6, 1.35), 0.8, 2.4, power, (1, 0.97, 0.94), 180)
        lights.mirrored_only(lamp, lacquer)


def soglia() -> Built:
    """Pocket doors folded away over a dressing table with mirror and lights, at dusk: the last daylight from the left, warm lamps within."""
    r = open_room(
        'S6',
        5.0,
        5.8,
        67,
        wall='#6b635b',
        floor=('herringbone', 'oak_smoked'),
        exposure=0.80,
        sky=190,
        sky_colour=(0.84, 0.91, 1),
        fill=66,
        fill_colour=(1, 0.94, 0.88),
        ambient=0.30,
    )
    kit, b = r.kit, r.box
    front, inner, brass = m.lacquer('#5b4a43', 'ML'), m.veneer('#9a7650', 'oak', 0.42), m.metal('brass', 0.3)
    layers.mark(front=front)
    plan = piece_plan(CATEGORY, 'soglia')
    cabinet, table = plan['cabinet'], plan['dressing-table']
    _wardrobes(kit, cab.Style(front='slab', mat=front, inner=inner, handle='none', hmat=brass, plinth=m.simple('#151211', 0.6)), cabinet)
    _niche(kit, inner, brass, cabinet)
    _dressing_table(kit, inner, brass, table)
    _toilette(kit, brass, table.one('top').z[1])
    seating.round_stool(kit, (0.0, -1.02, 10), brass, m.fabric('#c9a79a', 0.0016, sheen=0.7), 0.46)
    f.rug(kit, (-1.4, -3.5, 1.4, -0.80), '#a08b72', '#89745d')
    # the wall behind the camera, which the mirror shows
    with kit.at(0.1, b.y0 + 0.004, 0, rz=180):
        art.framed(kit, (0, 1.45), (1.5, 1.0), 4, brass)
    kit.area((0, b.y0 + 0.5, b.h - 0.05), (0, b.y0, 1.2), 3.0, 0.06, 40, (1, 0.92, 0.80), 140, glossy=False)
    for x in (-1.75, 1.75):
        f.floor_lamp(kit, brass, (x, b.y0 + 0.45), 1.6, 30)
    for x in (-1.2, 1.2):
        room.downlight(kit, (x, -1.1, b.h), 22, (1, 0.88, 0.74))
    built = close_room(
        r,
        'soglia',
        lit_within=True,
        main=View(loc=(0.14, -4.55, 1.22), target=(0.14, 0, 1.13), focal=33, fstop=8, focus=3.9, shift_x=-0.015, focus_at=(0.49, 0.5)),
    )
    _sheen(b, front)
    sets.strip_boxes(b, brass)
    return built


SCENES = {f'{CATEGORY}/{build.__name__}': build for build in (duetto, filo, parete, soglia)}
