"""Wardrobes and walk-ins: Cabina, Cornice, Quinta. Metres; back of the run on y = 0."""

import random

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.catalogue.piece_plans import piece_plan
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import art, bags, legs, props, put_down, seating, shoes
from studio.props import furniture as f
from studio.room import sets
from studio.room import shell as room
from studio.room.stage import close_room, open_room
from studio.scenes.wardrobe import CATEGORY, Bay, bay_light, fill_bay, island, open_run


def cabina() -> Built:
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
        sky=118,
        ambient=0.34,
        exposure=0.42,
    )
    kit, b, _rng = r.kit, r.box, random.Random(61)
    walnut, bronze, hide = m.veneer('#6f5440', 'walnut', 0.40), m.metal('bronze', 0.36, brushed=False), m.leather('#8a6547')
    layers.mark(front=walnut)

    kinds = dict(back=('double', 'bags', 'long', 'shelves'), right=('shelves', 'double', 'long', 'double'), left=('long', 'double', 'shelves'))
    plan = piece_plan(CATEGORY, 'cabina')
    for seed, (name, contents) in enumerate(kinds.items(), 1):
        with kit.at(**plan[name].at):
            open_run(kit, (walnut, bronze, hide), plan[name], contents, seed)
    island(kit, walnut, bronze, stone('travertine'), plan['island'])
    f.rug(kit, (-1.25, -4.6, 1.25, -0.85), '#cfc6b6', '#bfb4a2')
    room.pendant(kit, bronze, room.Pendant((0, -2.6, 1.98), b.h, 26, radius=0.15, glow=2.4), 'globe')
    for x in (-1.0, 1.0):
        for y in (-1.2, -3.6):
            room.downlight(kit, (x, y, b.h), 11, angle=80)
    # what pale walls and floor give back to the ceiling, which the leather of the top boards alone would stain orange
    kit.area((0, -2.6, 1.3), (0, -2.6, b.h), 2.4, 2.6, 34, (1, 0.98, 0.96), 180, glossy=False)
    return close_room(
        r,
        'cabina',
        lit_within=True,
        main=View(loc=(0.52, b.y0 + 0.18, 1.46), target=(0.52, 0, 0.98), focal=27, fstop=9, focus=4.0, shift_x=-0.09, focus_at=(0.5, 0.5)),
        tall=View(loc=(-0.9, -4.9, 1.42), target=(0.9, -0.6, 1.15), focal=30, fstop=8, focus=3.8, focus_at=(0.5, 0.5)),
    )


def cornice() -> Built:
    """Hinged wardrobe with painted frames, plinth and a full cornice, in the classic salon's bedroom."""
    r = open_room('S3', 5.4, 6.0, 62, wall='#cfc5b3', drape='#8b8370', sun=24, fill=30, ambient=0.27, exposure=0.42)
    kit, b = r.kit, r.box
    paint, brass = m.lacquer('#c3cabd', 'PF'), m.metal('brass', 0.22, brushed=False)
    layers.mark(front=paint)
    style = cab.Style(front='raised', mat=paint, inner=paint, handle='knob', hmat=brass, plinth=paint, rail=0.085)
    group = piece_plan(CATEGORY, 'cornice')['wardrobe']
    with kit.at(**group.at):
        planned.build(kit, style, group.of('plinth', 'body', 'door'))
        kit.box(paint, *group.one('base').box, 0.004, 'x')
        (left, right), crown = group.of('end-panel'), group.one('cornice')
        for panel in (left, right):
            kit.box(paint, *panel.box, 0.0015, 'z')
        (a, c), (front, _), (top, high) = (left.x[0], right.x[1]), left.y, crown.z
        path = [(a, 0, top), (a, front - 0.002, top), (c, front - 0.002, top), (c, 0, top)]
        cab.cornice(kit, paint, path, high - top, a - crown.x[0])
        kit.box(paint, *group.one('header').box, 0, 'x')
        for box in group.boxes('stile'):
            kit.box(paint, *box, 0.004, 'z')
    _salon(kit, b, brass)
    built = close_room(
        r,
        'cornice',
        lit_within=True,
        main=View(loc=(0.86, b.y0 + 0.3, 1.42), target=(0.10, 0, 1.36), focal=28.5, fstop=9, focus=4.6, shift_x=-0.01, focus_at=(0.45, 0.5)),
    )
    sets.window_sheen(b, paint, 30)
    sets.window_sheen(b, brass, 60)
    return built


def _salon(kit: Kit, b: sets.Box, brass: Material) -> None:
    """Before Cornice: a bench with a plaid and a bag on it, shoes beside it, a chair to read in under a lamp and a picture."""
    walnut = m.wood('walnut')
    f.rug(kit, (-1.75, -3.3, 1.35, -1.15), '#a3937b', '#8f7f69')
    padding = props.Cushion(0.032, 0.014, 22, seed=3, piping=0.0030, used=0.007)
    props.soft_box(kit, m.fabric('#7d7362', 0.0018), (-1.25, -2.10, 0.34, 0.05, -1.65, 0.45), padding)
    for x in (-1.1, -0.1):
        for y in (-2.02, -1.73):
            legs.leg(kit, walnut, [(x, y, 0), (x, y, 0.36)], 0.013, 0.018)
    kit.box(walnut, -1.22, -2.07, 0.30, 0.02, -1.68, 0.345, 0.004, 'x')
    put_down.plaid(kit, m.fabric('#cbb79a', 0.0030, sheen=0.5), (-0.98, -1.90, 84), (1.16, 0.50), (put_down.seat(-1.25, -2.10, 0.05, -1.65, 0.458),))
    bags.stand(kit, m.leather('#6b4630'), (-0.30, -1.86, 0.462), 4, (14, 1.0))
    shoes.pair(kit, 'pump', (0.34, -1.72, 0.013), '#211b1a')
    seating.armchair(kit, (1.90, -1.55, 128), walnut, m.fabric('#9c9483', 0.0020, sheen=0.5))
    f.round_table(kit, walnut, (1.20, -1.20), (0.21, 0.50))
    props.books(kit, (1.22, -1.18, 0.50), props.Stack(count=2, seed=4, width=0.2, depth=0.15))
    f.floor_lamp(kit, brass, (2.36, -0.62), 1.62, 12)
    art.framed(kit, (2.17, 1.52), (0.62, 0.84), 9, m.metal('brass_aged', 0.3))
    with kit.at(b.x1, 0, 0, rz=-90):
        art.framed(kit, (2.3, 1.72), (0.70, 0.94), 14)


def quinta(colour: str = '#a7a99a') -> Built:
    """Panelled wall: a wardrobe and, two panels on, a door vanish in it; the wardrobe stands open and lit."""
    r = open_room('S1', 5.6, 6.2, 66, height=3.0, head=2.7, wall='#cdc3b2', sun=20, sun_direction=(0.86, 0.34, -0.52), fill=32, ambient=0.26, exposure=0.36)
    kit, b, rng = r.kit, r.box, random.Random(66)
    paint, inner, brass = m.lacquer(colour, 'PF'), m.veneer('#b08d62', 'oak', 0.45), m.metal('brass_aged', 0.32)
    layers.mark(front=paint)
    group = piece_plan(CATEGORY, 'quinta')['wall']
    style = cab.Style(front='thin', mat=paint, inner=inner, handle='none', gap=0.003, t=0.022, thin_rail=0.06)
    own = cab.Style(front='slab', mat=inner, inner=inner, handle='edge', hmat=brass, grain='x')
    for i in range(8):
        shut = [part for part in group.of('panel', 'door', bay=i) if not part.ajar]
        for part in group.of('body', bay=i) + shut if shut else ():
            if part.kind == 'body':
                kit.box(inner, *part.box, 0, 'z')
            else:
                planned.front_of(kit, style, part)
    kit.box(inner, *group.one('lining').box, 0, 'z')
    for box in group.boxes('upright'):
        kit.box(inner, *box, 0.001, 'z')
    for box in group.boxes('floor-board'):
        kit.box(inner, *box, 0.001, 'x')
    bay = Bay(group, 4, lambda box: kit.box(inner, *box, 0.001, 'x'), own)
    fill_bay(kit, 'long', bay, rng)
    bay_light(kit, bay.ends, (group.of('body', bay=4)[0].z[1] + 0.04, group.of('floor-board')[1].z[0] - 0.06), 6)
    for part in (one for one in group.of('door') if one.ajar):
        left, (front, _) = part.hinge == 'left', part.y
        with kit.at(part.x[0] if left else part.x[1], front, 0, rz=-part.ajar if left else part.ajar + 180):
            cab.front(kit, style, cab.Leaf(0, part.z[0], part.x[1] - part.x[0], part.z[1], 0.022 if left else 0.0, 'none'))
    for box in group.boxes('plinth', 'header'):
        kit.box(paint, *box, 0.001, 'x')
    f.rug(kit, (-1.75, -4.0, 1.25, -1.75), '#a89b86', '#968973')
    with kit.at(-0.70, -2.62, 0.012, rz=-7):
        props.soft_box(kit, m.boucle('#d0c5b3'), (-0.46, -0.44, 0, 0.46, 0.44, 0.40), props.Cushion(radius=0.08, puff=0.02, segments=16))
    put_down.plaid(kit, m.fabric('#7c6653', 0.0030, sheen=0.5), (-0.86, -2.60, 82), (1.05, 0.44), (put_down.seat(-1.16, -3.06, -0.24, -2.18, 0.425),))
    bags.stand(kit, m.leather('#4a3226'), (-0.50, -2.52, 0.424), 0, (18, 1.0))
    shoes.pair(kit, 'pump', (0.06, -2.24, 0.013), '#5e2f2a')
    f.floor_lamp(kit, brass, (2.34, -1.15), 1.60, 12)
    with kit.at(b.x1, 0, 0, rz=-90):  # beyond the main picture's edge
        art.framed(kit, (2.20, 1.58), (0.64, 0.86), 8, brass)
    f.round_table(kit, m.wood('walnut'), (1.98, -1.78), (0.20, 0.50))
    props.books(kit, (1.98, -1.78, 0.50), props.Stack(count=2, seed=8, width=0.2, depth=0.15))
    seating.armchair(kit, (1.38, -2.25, 116), m.wood('walnut'), m.fabric('#8d7c66', 0.0020, sheen=0.5))
    built = close_room(
        r,
        'quinta',
        lit_within=True,
        main=View(loc=(0.95, b.y0 + 0.3, 1.42), target=(0.08, 0, 1.42), focal=28.5, fstop=9, focus=4.6, focus_at=(0.57, 0.5)),
    )
    sets.window_sheen(b, paint, 26)
    return built


SCENES = {f'{CATEGORY}/{build.__name__}': build for build in (cabina, cornice, quinta)}
