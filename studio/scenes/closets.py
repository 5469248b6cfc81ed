"""Wardrobes and walk-ins: Cabina, Cornice, Quinta. Metres; back of the run on y = 0."""

import random

from studio.cabinet import cabinetry as cab
from studio.cabinet import planned
from studio.catalogue.piece_plans import piece_plan
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.stone import stone
from studio.props import furniture as f
from studio.props import legs, props, seating
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
        main=View(loc=(0.42, b.y0 + 0.25, 1.42), target=(0.42, 0, 1.18), focal=27, fstop=9, focus=4.0, shift_x=-0.07, focus_at=(0.5, 0.5)),
        tall=View(loc=(-0.9, -4.9, 1.42), target=(0.9, -0.6, 1.15), focal=30, fstop=8, focus=3.8, focus_at=(0.5, 0.5)),
    )


def cornice() -> Built:
    """Hinged wardrobe with painted frames, plinth and a full cornice, in the classic salon's bedroom."""
    r = open_room('S3', 5.4, 6.0, 62, wall='#d9d2c4', drape='#9aa08f', sun=22)
    kit, b = r.kit, r.box
    paint, brass = m.lacquer('#c3cabd', 'PF'), m.metal('brass', 0.3)
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
    f.rug(kit, (-1.9, -4.4, 1.9, -1.2), '#c9bda8', '#b8aa93')
    seating.armchair(kit, (1.55, -1.75, 150), m.wood('walnut'), m.fabric('#9aa08f', 0.0020, sheen=0.5))
    f.round_table(kit, m.wood('walnut'), (0.92, -1.45), (0.23, 0.50))
    props.books(kit, (0.92, -1.45, 0.50), props.Stack(count=2, seed=4, width=0.2, depth=0.15))
    props.soft_box(
        kit, m.fabric('#b3a28b', 0.0018), (-1.25, -2.35, 0.34, 0.05, -1.90, 0.45), props.Cushion(0.032, 0.014, 22, seed=3, piping=0.0030, used=0.007)
    )
    for x in (-1.1, -0.1):
        for y in (-2.27, -1.98):
            legs.leg(kit, m.wood('walnut'), [(x, y, 0), (x, y, 0.36)], 0.013, 0.018)
    kit.box(m.wood('walnut'), -1.22, -2.32, 0.30, 0.02, -1.93, 0.345, 0.004, 'x')
    return close_room(
        r,
        'cornice',
        lit_within=True,
        main=View(loc=(0.45, b.y0 + 0.3, 1.40), target=(0.45, 0, 1.30), focal=30, fstop=9, focus=4.6, shift_x=-0.08, focus_at=(0.48, 0.5)),
    )


def quinta(colour: str = '#a7a99a') -> Built:
    """Panelled wall: a wardrobe and, two panels on, a door vanish in it; the wardrobe stands open and lit."""
    r = open_room('S1', 5.6, 6.2, 66, height=3.0, head=2.7, wall='#d3cbbd', sun=16)
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
    f.rug(kit, (-1.9, -4.5, 1.9, -1.6), '#d0c7b6', '#bfb39f')
    props.soft_box(kit, m.boucle('#d9d0c1'), (-1.35, -2.75, 0.10, -0.45, -1.85, 0.44), props.Cushion(radius=0.08, puff=0.02, segments=16))
    f.floor_lamp(kit, brass, (2.2, -1.25), 1.55, 9)
    seating.armchair(kit, (1.42, -2.15, 120), m.wood('walnut'), m.fabric('#b8a88f', 0.0020, sheen=0.5))
    return close_room(
        r,
        'quinta',
        lit_within=True,
        main=View(loc=(-0.15, b.y0 + 0.3, 1.36), target=(-0.15, 0, 1.36), focal=30, fstop=9, focus=4.6, shift_x=0.02, focus_at=(0.57, 0.5)),
    )


SCENES = {f'{CATEGORY}/{build.__name__}': build for build in (cabina, cornice, quinta)}
