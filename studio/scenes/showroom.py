"""The sample showroom, built from its plan `content/data/showroom.json`: a visualisation, no real place.

Metres. The plan's origin is the front left corner with y into the room; the studio's back wall lies on y = 0, so y is shifted by the depth.
"""

import json
from dataclasses import replace
from functools import cache

from studio.catalogue import finishes, plans, records
from studio.catalogue.records import Row
from studio.catalogue.variety import variety_for
from studio.kit import geometry, lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Rectangle, Spot
from studio.kit.stone import stone
from studio.paths import CONTENT
from studio.props import furniture as f
from studio.room import exterior, sets
from studio.room import shell as room
from studio.scenes import doors
from studio.scenes.bedroom import veneer_wall
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.island import island
from studio.scenes.kitchen.job import Job
from studio.scenes.kitchen.with_island import back_wall
from studio.scenes.showroom_displays import bath_corner, boiserie, library, sample_table, seating_group, wardrobes

PLAN = CONTENT / 'showroom.json'
EXPOSURE = 0.36
WARM = (1, 0.80, 0.58)
RAFTS = ((2.6, 4.9, 7.4, 7.9), (1.2, 1.2, 4.9, 4.2), (7.6, 2.2, 10.7, 4.2))  # over island, seats and sample table, in the plan's metres


@cache
def plan() -> Row:
    """The plan as written."""
    return json.loads(PLAN.read_text(encoding='utf-8'))


class Place:
    """Turns the plan's lengths into the studio's."""

    def __init__(self, hall: Row) -> None:
        self.box = sets.Box(-hall['width'] / 2, hall['width'] / 2, -hall['depth'], plan()['ceiling'])
        self.displays = {display['id']: display for display in plan()['displays']}

    def at(self, x: float, y: float) -> Spot:
        """A point of the plan in the studio."""
        return x + self.box.x0, y + self.box.y0

    def of(self, name: str) -> Rectangle:
        """(x0, y0, x1, y1) of a display in the studio."""
        d = self.displays[name]
        return (*self.at(d['x'], d['y']), *self.at(d['x'] + d['width'], d['y'] + d['depth']))


def _raft(kit: Kit, area: Rectangle, ceiling: float) -> None:
    """Field of oak slats hung 120 mm under the ceiling."""
    x0, y0, x1, y1 = area
    oak, x = m.veneer('#a8906f', 'oak_light', 0.5), x0
    while x < x1:
        kit.box(oak, x, y0, ceiling - 0.20, x + 0.045, y1, ceiling - 0.12, 0.002, 'y')
        x += 0.135
    for y in (y0 + 0.3, (y0 + y1) / 2, y1 - 0.3):
        kit.box(m.simple('#171412', 0.7), x0, y - 0.02, ceiling - 0.12, x1, y + 0.02, ceiling, 0.001, 'x')


def shell(kit: Kit, place: Place) -> None:
    """Limestone floor, plaster, the glazed front with its pavement, skirting and ceiling spots."""
    b = place.box
    wall = m.plaster('#ddd5c6')
    fronts = [o for o in plan()['openings'] if o['wall'] == 'front']
    spans = [(o['from'] + b.x0, o['sill'], o['to'] + b.x0, o['head']) for o in fronts]
    room.wall_x(kit, wall, (b.x0 - 0.3, b.x1 + 0.3, 0.03, b.h))
    count, length = 14, 9.2
    fields = [(b.x0 + i * length / count, b.x0 + (i + 1) * length / count) for i in range(count)]
    veneer_wall(kit, m.veneer('#7a5c44', 'walnut', 0.44), m.metal('bronze', 0.4), fields, b.h - 0.02)
    kit.box(wall, b.x0 + 9.2, 0, 0, b.x1 + 0.3, 0.04, b.h, 0)
    room.wall_x(kit, wall, (b.x0 - 0.3, b.x1 + 0.3, b.y0 - 0.2, b.h), spans)
    room.wall_y(kit, wall, (b.y0, 0, b.x1, b.h), side=1)
    bronze = m.metal('bronze', 0.42, brushed=False)
    with kit.at(0, b.y0, 0, rz=90):  # windows are drawn for a left wall: outside lies at -x
        for opening, (x0, sill, x1, head) in zip(fronts, spans):
            room.window_y(kit, bronze, 0, (-x1, sill, -x0, head), room.Glazing(3 if opening['kind'] == 'window' else 2))
            if opening['kind'] == 'door':
                for side in (-0.09, 0.09):
                    kit.tube(bronze, [(-0.10, -(x0 + x1) / 2 + side, 0.75), (-0.10, -(x0 + x1) / 2 + side, 1.65)], 0.014, 16)
    kit.box(m.plaster('#f1eee8', 0.05, 0.02), b.x0 - 2.4, b.y0 - 0.3, b.h, b.x1 + 0.4, 0.3, b.h + 0.1, 0)
    room.floor_tiles(
        kit,
        stone('limestone', slab=None, scale=0.8, rough=0.40, base='#b9ad98'),
        m.simple('#6f675a', 0.9),
        (b.x0 - 2.2, b.y0 - 0.2, b.x1, 0),
        room.Tiling(1.2, 1.2, gap=0.004, shift=0.35),
    )
    with kit.at(z=-0.02):  # a step down: the hall's last row of tiles runs out under the front
        room.floor_tiles(
            kit,
            stone('travertine', slab=None, scale=0.8, rough=0.6),
            m.simple('#8f8677', 0.9),
            (b.x0 - 2, b.y0 - 4.2, b.x1 + 2, b.y0 - 0.2),
            room.Tiling(1.0, 1.0),
        )
    paint = m.lacquer('#ddd5c6', 'PF')
    room.skirting(kit, paint, [(b.x1, 0, 0), (b.x1, b.y0, 0)], 0.10)
    room.skirting(kit, paint, [(b.x0 + 11.8, 0, 0), (b.x1, 0, 0)], 0.10)
    for x0, y0, x1, y1 in RAFTS:
        _raft(kit, (*place.at(x0, y0), *place.at(x1, y1)), b.h)
    for x in (1.6, 3.9, 6.3, 8.7, 11.0):
        for y in (1.0, 4.5, 7.4):
            room.downlight(kit, (*place.at(x, y), b.h), 30, WARM, 80)
    for x in (0.2, 5.45, 7.15, 12.2):
        px, py = place.at(x, -0.9)
        f.potted_tree(kit, (px, py), 2.3, int(x * 10), '#6f675c')


def kitchen(kit: geometry.Kit) -> None:
    """One model of the catalogue along the back wall with its island, built by the kitchens' own builders."""
    record = records.kitchen(plan()['kitchen'])
    variety = replace(variety_for(record), still_life=('tray', 'branches'), seed=4217)
    job = Job(kit, record, plans.showroom(), finishes.look_for(record), replace(sets.SETS['S1'], lamps=0.9), variety)
    back_wall(job)
    furnish.run_still_life(job)
    island(job, job.plan.run('island'))
    furnish.island_still_life(job)
    furnish.stools(job)
    furnish.pendants(job, m.metal('bronze', 0.22, brushed=False), 14 / job.spec.lamps)


def door_wall(kit: Kit, place: Place) -> None:
    """The left wall: boiserie by the seats, then the three Portale leaves to 2.9 m with a bright corridor behind."""
    b, d = place.box, place.displays['door-wall']
    wall, paint = m.plaster('#ddd5c6'), m.lacquer('#a7a99a', 'PF')
    top, middle = d['height'], d['depth'] / 2
    flush, framed, glazed = ((middle + a, middle + c) for a, c in ((-2.0, -1.1), (-0.48, 0.48), (1.1, 2.05)))
    start = b.y0 + d['y']
    with kit.at(b.x0, start, 0, rz=90):  # local x runs along the wall into the room, the room lies at -y
        spans = [(a, 0, c, top) for a, c in (flush, framed, glazed)]
        room.wall_x(kit, wall, (-d['y'] - 0.2, -start + 0.2, 0, b.h), spans, 0.14)
        doors.three_leaves(
            kit,
            paint,
            (m.metal('brass_aged', 0.32), m.metal('bronze', 0.36, brushed=False)),
            doors.Leaves(flush=flush, framed=framed, glazed=glazed, top=top, ajar=58),
        )
        edges = [-0.0, flush[0], flush[1], framed[0] - 0.075, framed[1] + 0.075, glazed[0], glazed[1], -start]
        for a, c in zip(edges[::2], edges[1::2]):
            kit.box(paint, a, -0.014, 0, c, 0, 0.10, 0.002, 'x')
        boiserie(kit, paint, -d['y'] + 0.05, -0.25, b.h)
        far = m.plaster('#e5dfd3', 0.05, 0.03)
        room.wall_x(kit, far, (-d['y'], -start, 2.0, b.h))
        for x in (-0.6, d['depth'] + 0.6):
            kit.box(far, x, 0.14, 0, x + 0.1, 2.0, b.h, 0)
        f.potted_tree(kit, (middle + 0.1, 1.55), 2.1, 5)
        kit.area((middle, 1.1, b.h - 0.04), (middle, 1.1, 0), 3.6, 0.9, 130, (1, 0.97, 0.92), 170, glossy=False)


def light(place: Place) -> None:
    """Daylight through the front, a low sun, a soft fill under the ceiling; no lamp shows in camera or mirror."""
    b = place.box
    for opening in plan()['openings']:
        if opening['wall'] != 'front':
            continue
        middle, height = (opening['from'] + opening['to']) / 2 + b.x0, (opening['sill'] + opening['head']) / 2
        wide = opening['to'] - opening['from']
        lights.area(
            (middle, b.y0 - 0.38, height),
            (middle, b.y0 + 2, height - 0.2),
            wide + 0.1,
            opening['head'] - opening['sill'],
            24 * wide,
            (0.95, 0.98, 1),
            150,
            glossy=False,
        )
    lights.sun((0.52, 0.66, -0.56), 7, (1, 0.94, 0.84), 1.0)
    lights.area((0, -3.6, b.h - 0.02), (0, -3.6, 0), 9.5, 5.0, 105, (1, 0.97, 0.93), 180, glossy=False)
    lights.area((0, -3.4, 0.9), (0, -3.4, b.h), 8.0, 4.0, 26, (1, 0.96, 0.90), 180, glossy=False)  # what a pale floor gives back to the ceiling
    exterior.surround('palm_garden', 0.26, (1, 0.98, 0.95), ((0.0, b.y0 - 0.25, 90.0),))


def showroom(seed: int = 77) -> Built:
    """Build the hall with all displays; one panorama for each standpoint and two ordinary pictures."""
    kit, place = geometry.Kit(seed), Place(plan()['rooms'][0])
    shell(kit, place)
    kitchen(kit)
    door_wall(kit, place)
    bath_corner(kit, place.of('vanity'))
    wardrobes(kit, place.of('wardrobe-wall'), place.displays['wardrobe-wall']['height'])
    library(kit, place.of('material-library'), place.displays['material-library']['height'])
    sample_table(kit, place.of('sample-table'), place.displays['sample-table']['height'], place.box.h)
    seating_group(kit, place.of('seating'))
    kit.flush('showroom')
    light(place)
    eye = plan()['eye']
    views = {s['id']: View(panorama=True, loc=(*place.at(s['x'], s['y']), eye), heading=s['heading']) for s in plan()['standpoints']}
    views['room'] = View(loc=(*place.at(10.9, 1.5), 1.40), target=(*place.at(4.4, 7.2), 1.25), focal=24, fstop=9, focus=5.5, focus_at=(0.45, 0.5))
    views['samples'] = View(loc=(*place.at(6.2, 1.1), 1.38), target=(*place.at(10.4, 4.6), 1.12), focal=28, fstop=7, focus=3.2, focus_at=(0.5, 0.55))
    return Built(views, EXPOSURE)
