"""A bathroom from a catalogue record: `bathroom_from_record(record)`. Metres inside, dims in mm."""

import math
from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.cabinet.vanity import BathroomDims, vanity
from studio.catalogue import finishes
from studio.catalogue.dims import metres
from studio.catalogue.piece_plans import piece_plan
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import props, seating, soft
from studio.room import sets
from studio.room import shell as room


def tiles(kit, mat, grout, x0, x1, z0, z1, dims):
    """Vertical stacked tiles on the back wall, each set a fraction out of plane as hands do."""
    w, h, joint = metres(dims.tile_width), metres(dims.tile_height), 0.002
    kit.box(grout, x0, -0.006, z0, x1, 0.0005, z1, 0, 'x')
    rng = kit.rng
    for i in range(int((x1 - x0) / w) + 1):
        for j in range(int((z1 - z0) / h) + 1):
            a, c = x0 + i * w, z0 + j * h
            b, d = min(a + w - joint, x1), min(c + h - joint, z1)
            if b - a < 0.008 or d - c < 0.008:
                continue
            with kit.at((a + b) / 2, -0.006, (c + d) / 2, rx=rng.uniform(-0.35, 0.35), rz=rng.uniform(-0.5, 0.5)):
                kit.box(mat, -(b - a) / 2, -0.009 + rng.uniform(-0.0005, 0.0005), -(d - c) / 2, (b - a) / 2, 0, (d - c) / 2, 0.0018, 'z')


def round_mirror(kit, frame, part):
    """The planned round mirror in its frame of 12 mm, 12 mm off the wall."""
    (x, _), z, r = part.middle, sum(part.z) / 2, (part.x[1] - part.x[0]) / 2 - 0.007
    with kit.at(x, -0.012, z, rx=90):
        kit.lathe(m.mirror(), [(0, 0.022), (r - 0.006, 0.022)], seg=96)
        kit.lathe(frame, [(r - 0.006, 0.021), (r - 0.005, 0.028), (r + 0.006, 0.028), (r + 0.007, 0.026), (r + 0.007, 0)], seg=96)


def arched_mirror(kit, frame, x, z0, width, height):
    """Mirror with a half-round head."""
    r = width / 2
    outline = [(x - r, z0), (x + r, z0)] + [(x + r * math.cos(a), z0 + height - r + r * math.sin(a)) for a in (math.pi * i / 48 for i in range(49))]
    kit.poly(m.mirror(), [(a, -0.030, b) for a, b in outline], [list(range(len(outline)))])
    kit.tube(frame, [(a, -0.030, b) for a, b in outline] + [(x - r, -0.030, z0), (x - r + 0.01, -0.030, z0)], 0.009, 14)


def wall_globe(kit, mat, x, z, watts):
    """Opal globe on a short arm."""
    with kit.at(x, 0, z, rx=90):
        kit.lathe(mat, [(0, 0.012), (0.042, 0.012), (0.045, 0.009), (0.045, 0)], seg=40)
    kit.tube(mat, [(x, 0, z), (x, -0.095, z), (x, -0.10, z + 0.02)], 0.007, 14)
    kit.cyl(mat, x, -0.10, z + 0.015, z + 0.035, 0.024)
    globe = [(0.062 * math.sin(math.pi * i / 24), 0.062 - 0.062 * math.cos(math.pi * i / 24)) for i in range(25)]
    kit.lathe(m.opal('#ffe6c6', 2.2), globe, x, -0.10, z + 0.033, 48)
    kit.point((x, -0.30, z + 0.09), watts, (1, 0.82, 0.62), 0.07)


def bathtub(kit, x, y, length=1.62, width=0.74, height=0.58):
    """Freestanding oval tub with a thin rim, long side along y."""
    shell = [
        (0.80, 0),
        (0.84, 0.01),
        (0.90, 0.20),
        (0.96, 0.40),
        (1.0, 0.575),
        (1.0, 0.585),
        (0.985, 0.59),
        (0.970, 0.585),
        (0.93, 0.45),
        (0.84, 0.22),
        (0.66, 0.13),
        (0.30, 0.115),
        (0.002, 0.115),
    ]
    rings = [
        [(x + px, y + py, z * height / 0.59) for px, py in (seating.superellipse(2 * math.pi * i / 96, width / 2 * s, length / 2 * s, 0.80) for i in range(96))]
        for s, z in shell
    ]
    seating.loft(kit, m.ceramic('#f2efe9', 0.18), rings[::-1], closed_ends=False)


def tub_filler(kit, mat, x, y):
    """Floor-standing tub tap with a hand shower."""
    kit.cyl(mat, x, y, 0, 0.012, 0.06, 40)
    kit.tube(
        mat,
        [(x, y, 0.01), (x, y, 0.80), (x, y, 0.93)]
        + [(x + 0.06 * (1 - math.cos(a)), y, 0.93 + 0.06 * math.sin(a)) for a in (math.pi / 2 * i / 8 for i in range(1, 9))]
        + [(x + 0.22, y, 0.99), (x + 0.24, y, 0.97), (x + 0.24, y, 0.94)],
        0.012,
        20,
    )
    kit.tube(mat, [(x, y - 0.04, 0.78), (x, y + 0.04, 0.78)], 0.016, 20)
    kit.tube(mat, [(x, y - 0.05, 0.80), (x, y - 0.05, 1.0)], 0.010, 16)


def towel_rail(kit, mat, x0, x1, z, cloth):
    """Rail between x0 and x1 at height z with a hanging towel."""
    kit.tube(mat, [(x0, -0.07, z), (x1, -0.07, z)], 0.008, 16)
    for x in (x0 + 0.02, x1 - 0.02):
        kit.tube(mat, [(x, -0.07, z), (x, 0, z)], 0.007, 14)
    props.towel(kit, cloth, (x0 + x1) / 2, -0.07, z + 0.004, (x1 - x0) * 0.66, 0.62)


def side_table(kit, wood, x, y, cloth):
    """Low wooden stool with folded towels."""
    kit.lathe(wood, [(0, 0.43), (0.165, 0.43), (0.17, 0.435), (0.17, 0.455), (0.165, 0.46), (0, 0.46)], x, y, 0, 56)
    for a in (45, 165, 285):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        kit.tube(wood, [(x + 0.17 * c, y + 0.17 * s, 0), (x + 0.11 * c, y + 0.11 * s, 0.435)], 0.012, 14, 0.016)
    soft.folded_towels(kit, [cloth] * 3, (x, y, 0.461), (0.27, 0.22, 0.044), 14)


def room_door(kit, paint, metal, x, y, width=0.86, height=2.15):
    """Panelled door with its architrave on the wall behind the camera, for the mirror to show."""
    with kit.at(x + width / 2, y, 0, rz=180):
        for a, b in ((-0.10, 0), (width, width + 0.10)):
            kit.box(paint, a, -0.03, 0, b, 0, height + 0.10, 0.003, 'z')
        kit.box(paint, 0, -0.03, height, width, 0, height + 0.10, 0.003, 'x')
        leaf = cab.Style(front='thin', mat=paint, handle='none', rail=0.12, thin_rail=0.12, t=0.02)
        for z0, z1 in ((0.01, 0.95), (0.95, height)):
            cab.front(kit, leaf, 0, z0, width, z1, 0, 'none')
        kit.tube(metal, [(0.07, -0.02, 1.02), (0.07, -0.07, 1.02), (0.19, -0.07, 1.02)], 0.009, 14)


# What differs from room to room: wall ('tiles', 'stone', 'plaster'), tile and wall colour, floor, lamps, tub, hour.
ROOMS = {
    'dion': dict(cover='stone', stone='grey_stone', wall='#cfcac2', floor=('tiles', 'grey_stone'), tub=True, stool=False, sun=6),
    'kito': dict(cover='plaster', wall='#d6cab6', floor=('planks', 'oak_light'), tub=True, sun=20),
    'lira': dict(cover='tiles', tile='#ddd9cc', wall='#ddd6ca', floor=('tiles', 'travertine'), tub=True, sun=20),
    'origami': dict(cover='tiles', tile='#c6cdc8', wall='#e4e2dc', floor=('tiles', 'terrazzo'), tub=False, stool=False, sun=16),
    'parma': dict(cover='dado', tile='#e8e3d8', wall='#cdd0c6', floor=('tiles', 'limestone'), tub=True, stool=False, sun=20),
    'piedmont': dict(cover='dado', tile='#e3dccb', wall='#d8c9b2', floor=('tiles', 'cream_marble'), tub=True, sun=24),
    'provence': dict(cover='plaster', wall='#e6e1d6', floor=('herringbone', 'oak_light'), tub=False, sun=22),
    'viola': dict(cover='dado', tile='#e8e3d8', wall='#ddd6ca', floor=('tiles', 'grey_stone'), tub=True, sun=20),
}


def _cover_wall(kit, room_, box, height, dims):
    """Tiles to the ceiling or to 1.25 m, stone slabs, or plain plaster."""
    if room_['cover'] == 'stone':
        slab, joint = stone(room_['stone'], tiles=True, rough=0.4), m.simple('#2a2826', 0.9)
        kit.box(joint, box.x0, -0.006, 0, box.x1, 0.0005, height, 0, 'x')
        x, width = box.x0, 1.2
        while x < box.x1:
            kit.box(slab, x + 0.001, -0.016, 0, min(x + width, box.x1) - 0.001, 0, height, 0.0008, 'x')
            x += width
    elif room_['cover'] in ('tiles', 'dado'):
        tiles(kit, m.ceramic(room_['tile'], 0.14), m.simple('#d2ccc0', 0.9), box.x0, box.x1, 0, height if room_['cover'] == 'tiles' else 1.25, dims)


def _mirrors(kit, kind, metal, place, group):
    """The room's mirror over the vanity and its lamps."""
    wood, mirrors = m.wood('walnut'), group.of('mirror')
    part, x = mirrors[0], (place.x0 + place.x1) / 2
    (x0, x1), (low, high) = part.x, part.z
    if kind == 'arched':
        arched_mirror(kit, metal, x, low, x1 - x0, high - low)
    elif kind == 'wide':
        kit.box(m.mirror(), *part.box, 0.002, 'x')
        kit.box(m.emit('#ffe6c6', 7), x0, -0.036, high + 0.002, x1, -0.028, high + 0.010, 0)
        kit.area((x, -0.10, high + 0.02), (x, -0.45, 0.9), x1 - x0, 0.03, 16, (1, 0.84, 0.64), 160)
        return
    elif kind == 'tall':
        kit.box(m.mirror(), *part.box, 0.002, 'z')
        a, front, foot, b, back, head = group.one('frame').box
        for c, d in ((a, x0), (x1, b)):
            kit.box(metal, c, front, foot, d, back, head, 0.001, 'z')
        for c, d in ((foot, low), (high, head)):
            kit.box(metal, x0, front, c, x1, back, d, 0.001, 'x')
    elif kind == 'framed':
        kit.box(m.mirror(), *part.box, 0, 'z')
        a, _, foot, b, back, head = group.one('frame').box
        kit.frame_sweep(wood, a, foot, b, head, back, [(0, 0), (0, 0.030), (0.010, 0.042), (0.030, 0.046), (0.050, 0.038), (0.066, 0.026), (0.080, 0.024)])
    elif kind == 'pair':
        for one in mirrors:
            round_mirror(kit, wood, one)
        wall_globe(kit, metal, x, 1.72, 4)
        for side in (-1, 1):
            wall_globe(kit, metal, x + side * ((place.x1 - place.x0) / 2 - 0.02), 1.72, 4)
        return
    else:
        round_mirror(kit, metal, part)
    for side in (-1, 1):
        wall_globe(kit, metal, x + side * 0.66, 1.66, 4)


def bathroom_from_record(record, dims=None, seed=9):
    """Vanity wall with mirror and lamps in a room of its own, a tub or a chair by the sheer-curtained window."""
    dims, room_ = dims or BathroomDims(), ROOMS[record.slug]
    kit = Kit(seed + record.seed)
    base = sets.SETS[record.shooting_set]
    spec = replace(
        base,
        height=metres(dims.room_height),
        wall=room_['wall'],
        head=2.35,
        window=(-3.3, -1.15),
        floor=room_['floor'],
        walls='plain',
        ceiling='plain',
        panes=2,
        sheer=True,
        sun=room_['sun'],
        sky=170,
        sky_colour=(0.96, 0.98, 1),
        fill=24,
        ambient=0.30,
        exposure=0.42,
    )
    half = metres(dims.room_width) / 2
    box = sets.Box(-half, half, -metres(dims.room_depth), spec.height)
    sets.build(kit, spec, box)
    metal = finishes.body_material(record.fittings)
    _cover_wall(kit, room_, box, spec.height, dims)
    plan = piece_plan('bathrooms', record.slug)
    place = vanity(kit, record, metal, plan['vanity'])
    _mirrors(kit, record.furniture.mirror, metal, place, plan['mirror'])
    _dress(kit, record, room_, place, metal, box, spec)
    kit.flush(record.slug)
    sets.light(spec, box)
    return Built({name: replace(view, mirror=plan.mirrored) for name, view in _views(place, box).items()}, spec.exposure)


def _views(place, box):
    """Wide, main and tall square to the wall; the room with tub or chair from its far corner; a basin with its tap."""
    at, rise = place.basins[-1], place.top + (0.13 if place.top < 0.8 else 0)  # a bowl stands on a bench
    return {
        'wide': View(loc=(0.62, box.y0 + 0.25, 1.35), target=(0.62, 0, 1.16), focal=28, fstop=8, focus=3.9, shift_x=-0.12, focus_at=(0.54, 0.5)),
        'main': View(loc=(0.30, box.y0 + 0.25, 1.28), target=(0.30, 0, 1.12), focal=34, fstop=8, focus=3.8, shift_x=-0.03, focus_at=(0.53, 0.5)),
        'tall': View(loc=(0.42, -4.1, 1.30), target=(0.42, 0, 1.10), focal=36, fstop=7, focus=3.6, focus_at=(0.5, 0.5)),
        'basin': View(loc=(at + 0.40, -1.72, rise + 0.52), target=(at + 0.07, -0.2, rise + 0.05), focal=66, fstop=5.6, focus=1.55, focus_at=(0.45, 0.6)),
        'three-quarter': View(loc=(1.62, -4.2, 1.30), target=(-0.36, -1.0, 0.98), focal=31, fstop=8, focus=4.2, focus_at=(0.62, 0.5)),
    }


def _dress(kit, record, room_, place, metal, box, spec):
    """Towels, vase, tray, tub or chair, mat, the door the mirror shows, lamps."""
    top, on_bench = place.top, place.top < 0.8
    cloth, light_cloth = m.fabric('#a99c88', 0.0022, sheen=0.6), m.fabric('#e3ddd2', 0.0022, sheen=0.6)
    if box.x1 - place.x1 > 0.60:
        towel_rail(kit, metal, place.x1 + 0.10, min(place.x1 + 0.56, box.x1 - 0.04), 1.12, light_cloth)
    double = len(place.basins) > 1
    vase_x = place.x0 + (0.30 if on_bench else 0.11 if double else 0.24)
    tray_x = (place.x0 + place.x1) / 2 + 0.15 if double else place.x1 - 0.16  # its right end: beside one basin, between two
    props.vase(kit, m.ceramic('#b7a78d', 0.55, 0.25), vase_x, -0.20, top, 0.20, 0.07, record.vase)
    props.branches(kit, vase_x, -0.20, top + 0.15, 0.42, 8, 0.24, 0.05, 0.40, record.seed, density=18)
    kit.box(m.wood('walnut'), tray_x - 0.30, -0.28, top, tray_x, -0.12, top + 0.012, 0.005, 'x')
    for dx, h, tint in ((-0.24, 0.15, '#8d7b60'), (-0.15, 0.13, '#ded6c6')):
        props.vase(kit, m.ceramic(tint, 0.4), tray_x + dx, -0.20, top + 0.012, h, 0.030, 'cyl')
    props.bowl(kit, m.ceramic('#e4ddd0', 0.4, 0.2), tray_x - 0.06, -0.20, top + 0.012, 0.045, 0.035)
    if room_['tub']:
        bathtub(kit, box.x0 + 0.62, -2.20)
        tub_filler(kit, metal, box.x0 + 0.22, -2.20)
        if room_.get('stool', True):
            side_table(kit, m.wood('oak_light'), box.x0 + 1.32, -1.45, cloth)
    else:
        seating.armchair(kit, box.x0 + 0.72, -1.55, -62, m.wood('oak'), m.boucle('#ddd5c6'))
        if room_.get('stool', True):
            side_table(kit, m.wood('oak_light'), box.x0 + 1.30, -1.95, cloth)
    kit.box(m.boucle('#d3cabb'), -0.08, -1.42, 0, 0.92, -0.78, 0.022, 0.010, 'x')
    room_door(kit, m.lacquer('#e9e4da', 'PF'), metal, 0.2, box.y0)
    for px in (-0.35, 1.15):
        room.downlight(kit, px, -0.75, spec.height, 9)
    room.downlight(kit, 0.2, -2.6, spec.height, 8)
