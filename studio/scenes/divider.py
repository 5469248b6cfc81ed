"""Parete: a room divider of glazed sliding leaves between a living room and a study. Metres; back wall on y = 0."""

from studio.catalogue.piece_plans import piece_plan
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import desk, props, seating, shelves, shoes
from studio.props import furniture as f
from studio.room import sets
from studio.room import shell as room
from studio.room.stage import close_room, open_room
from studio.scenes.wardrobe import CATEGORY, Leaf, sliding_leaf

SHELVES = (1.32, 1.70, 2.08)  # upper faces over the study's desk, metres


def parete() -> Built:
    """Sliding divider, floor to ceiling: glazed leaves between a living room by the sea and a lamplit study, drawn apart in its middle."""
    r = open_room('S2', 6.0, 7.0, 65, height=2.8, wall='#dcd6cb', floor=('planks', 'oak'), sun=20, window=(-5.9, -1.9), fill=30, ambient=0.26, exposure=0.42)
    kit, b = r.kit, r.box
    black, pane = m.metal('black', 0.38, brushed=False), m.glass_pane('#f6f8f7', 0.35)
    group = piece_plan(CATEGORY, 'parete')['divider']
    bars = group.of('stretcher')
    for i, (leaf, mullion) in enumerate(zip(group.of('glass'), group.of('mullion'))):
        low, high = bars[2 * i : 2 * i + 2]
        sliding_leaf(kit, black, pane, Leaf(*leaf.x, top=leaf.z[1], y=leaf.y[0], bars=(low.z[0], high.z[0]), edge=low.z[1] - low.z[0]))
        kit.box(black, *mullion.box, 0.001, 'z')
    above, below = group.boxes('track')
    kit.box(black, *above, 0.001, 'x')
    kit.box(black, *below[:2], below[2] - 0.002, *below[3:], 0, 'x')  # let into the floor: in one plane they flicker
    _study(kit, b, below[4])
    _lounge(kit)
    built = close_room(
        r,
        'parete',
        lit_within=True,
        main=View(loc=(0.56, b.y0 + 0.25, 1.34), target=(0.12, 0, 1.26), focal=28.8, fstop=9, focus=5.0, focus_at=(0.5, 0.5)),
    )
    sets.strip_boxes(b, black)
    return built


def _study(kit: Kit, b: sets.Box, front: float) -> None:
    """Behind Parete: walls in a deep tone, lit shelves, a desk at which somebody just sat. front: y of the track's back."""
    tone, oak, brass = m.plaster('#756b5d'), m.veneer('#a9875c', 'oak', 0.44), m.metal('brass', 0.26, brushed=False)
    layers.mark(front=oak)
    kit.box(tone, b.x0, -0.004, 0, b.x1, 0.002, b.h, 0)
    for x in (b.x0, b.x1 - 0.004):
        kit.box(tone, x - 0.001, front, 0, x + 0.005, -0.004, b.h, 0)
    kit.box(oak, -0.95, -0.72, 0.70, 0.85, -0.02, 0.74, 0.002, 'x')
    for x in (-0.91, 0.81):
        kit.box(oak, x - 0.02, -0.70, 0, x + 0.02, -0.04, 0.70, 0.002, 'z')
    seating.desk_chair(kit, (0.06, -0.98, 24), m.wood('walnut'), m.leather('#5f4532'))
    for z in SHELVES:
        kit.box(oak, -1.9, -0.28, z - 0.03, 1.8, -0.006, z, 0.0014, 'x')
        f.led(kit, (-1.86, 1.76, -0.10, z - 0.03), 5)
    shelves.fill(kit, [shelves.Compartment((x, x + 1.22), -0.28, z, 0.35) for x in (-1.86, -0.62, 0.58) for z in SHELVES], 135)
    desk.lamp(kit, brass, (-0.68, -0.30, 0.74), -25, 7)
    desk.laptop(kit, (0.06, -0.40, 0.74), 6)
    desk.papers(kit, (0.52, -0.42, 0.74), -8)
    desk.cup(kit, m.ceramic('#8a7d6c', 0.4, 0.2), (-0.30, -0.44, 0.74))
    f.floor_lamp(kit, brass, (-2.45, -0.50), 1.55, 16)
    room.downlight(kit, (2.35, -0.80, b.h), 22, (1, 0.88, 0.74))
    room.downlight(kit, (-1.95, -0.85, b.h), 12, (1, 0.88, 0.74))
    f.potted_tree(kit, (2.60, -0.48), 2.0, 6)


def _lounge(kit: Kit) -> None:
    """Before Parete: two chairs about a stone table, shoes by one of them, and a sofa that only the corner view shows."""
    walnut = m.wood('walnut')
    f.rug(kit, (-1.55, -4.7, 1.75, -2.1), '#a89d8b', '#958a78')
    f.sofa(kit, (-2.30, -4.55, -90), m.fabric('#8f8674', 0.0020), 2.1)
    f.round_table(kit, stone('travertine'), (0.02, -3.05), (0.42, 0.33))
    top = props.books(kit, (-0.08, -3.10, 0.33), props.Stack(count=2, seed=5))
    props.bowl(kit, m.ceramic('#3b3835', 0.4, 0.1), (-0.08, -3.10, top), (0.07, 0.04))
    props.vase(kit, m.ceramic('#d8d0c2', 0.5, 0.2), (0.20, -2.93, 0.33), (0.07, 0.20), 'moon')
    seating.armchair(kit, (1.18, -2.85, 74), walnut, m.leather('#7d5234'))
    seating.armchair(kit, (-1.10, -2.75, -62), walnut, m.boucle('#d2c8b8'))
    shoes.pair(kit, 'loafer', (-0.72, -2.30, 0.013), '#3b2a20')
