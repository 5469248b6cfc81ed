"""A kitchen from its record and its plan: `kitchen_from_record(record)`, `built(record, plan, variety)`. All seven layouts."""

import math
from dataclasses import replace

from studio.catalogue import finishes, plans, table
from studio.catalogue.dims import metres
from studio.catalogue.plans import Door, KitchenPlan
from studio.catalogue.records import KitchenRecord
from studio.catalogue.variety import Variety, variety_for
from studio.kit import geometry, layers
from studio.kit import materials as m
from studio.kit.camera import Built
from studio.kit.measures import Rectangle
from studio.room import ceilings, sets
from studio.room.specs import opening
from studio.scenes.kitchen.corner import build_corner
from studio.scenes.kitchen.duo import build_duo
from studio.scenes.kitchen.facing import build_facing
from studio.scenes.kitchen.horseshoe import build_horseshoe
from studio.scenes.kitchen.job import Job, in_room
from studio.scenes.kitchen.line import build_line
from studio.scenes.kitchen.peninsula import build_peninsula
from studio.scenes.kitchen.with_island import build_with_island

LAYOUTS = {
    'ISL': build_with_island,
    'LIN': build_line,
    'L': build_corner,
    'U': build_horseshoe,
    'PEN': build_peninsula,
    'GAL': build_facing,
    'DUO': build_duo,
}
WHITE, FROM_WHITE = (0.50, 0.78), 0.26  # luminances between which fronts become white; stops less where they are: exposed as others, they lose light and shade
LINED = 0.005  # metres a casing stands inside the opening of its wall
NIGHT = 1  # bounces by night: lamps do the work, one bounce less saves a fifth
# f-number where lights or leaves lie behind the room: three to five pixels of a main picture out of focus, they are a town and a garden; sharp, they are drawn
STOPS = {'city_lights': 3.2, 'winter_meadow': 3.5, 'city_north': 4.0, 'late_garden': 4.0, 'palm_garden': 4.0}


def _black(record: KitchenRecord) -> bool:
    """True if the fronts are so dark that they show themselves by what lies in their sheen only."""
    return sum(bytes.fromhex(table.hexed(record.colour)[1:])) < 3 * 84


def _white(material: str) -> float:
    """How far a material (its id) is on its way to white, 0 to 1."""
    low, high = WHITE
    return min(1.0, max(0.0, (m.luminance(table.hexed(material)) - low) / (high - low)))


def varied_set(record: KitchenRecord, variety: Variety) -> sets.SetSpec:
    """The record's set with this kitchen's own wall tone, floor and hour."""
    base = sets.SETS[record.shooting_set]
    x, y, z = base.sun_direction
    turn = math.radians(variety.sun_turn)
    direction = (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z * variety.sun_height)
    spec = replace(base, wall=variety.wall, floor=variety.floor, sun=base.sun * variety.sun, sun_direction=direction)
    if record.shooting_set == 'S6' and record.slug != 'vescona-22':  # dark fronts at night need the photographer's reflector
        dark = record.finish == 'MT' or _black(record)
        above = record.at('wall-units')
        pale = above is not None and _white(above.material) > 0  # over dark fronts it would be paper
        spec = replace(spec, fill=base.fill * (1.9 if pale else 3.2 if dark else 1.7), ambient=0.46 if dark and not pale else 0.34, exposure=1.1)
    elif record.shooting_set != 'S6' and _black(record):  # half a stop more where the fronts drink the light
        spec = replace(spec, fill=base.fill * 1.5, exposure=base.exposure + 0.22)
    elif record.shooting_set != 'S6':
        spec = replace(spec, exposure=base.exposure - FROM_WHITE * _white(record.colour))
    if record.layout == 'GAL':  # the window closes the aisle, its light falls along it
        return replace(spec, drape='', fill=0, sun=spec.sun * 0.4, sun_direction=(0.90, 0.16, -0.42))
    return spec


def as_planned(spec: sets.SetSpec, room: plans.Room) -> sets.SetSpec:
    """A set with the plan's window and height."""
    return replace(spec, height=metres(room.height), **opening(room.window))


def _before_tall_units(plan: KitchenPlan, spec: sets.SetSpec) -> float:
    """y (metres) from which a beam across the room meets no unit on a side wall: it would stand before its doors."""
    under = spec.height - ceilings.BEAM[1]
    boxes = [in_room(run, part.box) for run in plan.runs if run.at.turn for part in run.parts]
    return min((y0 - ceilings.BEAM[0] for _, y0, _, _, _, z1 in boxes if z1 > under), default=0.0)


def _past_the_right_run(plan: KitchenPlan) -> float:
    """y (metres) at which the run along the right wall ends, 0 if there is none."""
    return min((in_room(run, part.box)[1] for run in plan.runs if run.name == 'right' for part in run.parts), default=0.0)


def kitchen_from_record(record: KitchenRecord, in_use: bool = False) -> Built:
    """A kitchen of the catalogue in its shooting set; in_use: somebody cooks, a drawer is out."""
    return built(record, plans.kitchen(record.slug), variety_for(record), in_use)


def _in_the_wall(door: Door) -> Rectangle:
    """Opening of a doorway in its wall, a little behind the faces of the casing that lines it: of two faces in one plane the wall's would be black."""
    return metres(door.x0) - LINED, 0, metres(door.x1) + LINED, metres(door.height) + LINED


def built(record: KitchenRecord, plan: KitchenPlan, variety: Variety, in_use: bool = False, **changes: object) -> Built:
    """A kitchen as planned in its record's set; changes replace fields of the set (hour, view, wall …)."""
    if record.layout not in LAYOUTS:
        raise ValueError(f'layout {record.layout} of {record.name} has no builder yet; known: {", ".join(LAYOUTS)}')
    spec = replace(as_planned(varied_set(record, variety), plan.room), **changes)
    spec = replace(spec, beams_before=_before_tall_units(plan, spec), panels_before=_past_the_right_run(plan))
    job = Job(geometry.Kit(variety.seed), record, plan, finishes.look_for(record), spec, variety, in_use, geometry.Kit(variety.seed))
    layers.mark(front=job.look.main, second=job.look.second, worktop=job.look.worktop)
    door = plan.room.door
    sets.build(job.kit, spec, job.box, [_in_the_wall(door)] if door else [])
    views = LAYOUTS[record.layout](job)
    job.kit.flush(record.slug)
    sets.light(spec, job.box, job.seats.flush(f'{record.slug}_seats'), [job.look.handle_metal])
    if _black(record) and record.finish != 'GL':  # in gloss they lie as two white blots
        sets.strip_boxes(job.box, job.look.main)
    by_night = record.shooting_set == 'S6'
    return Built(views, spec.exposure, bounces=NIGHT if by_night else 2, stop=STOPS.get(spec.view))
