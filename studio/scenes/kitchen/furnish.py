"""Seats, tables, lamps and spots of the plan in the kitchen's own materials; what stands on its tops. Metres."""

import math
import random
from collections.abc import Iterator

from bpy.types import Material
from studio.catalogue.dims import metres
from studio.catalogue.plans import Pendant, Run, Seat, Table
from studio.kit import materials as m
from studio.kit.measures import Corners, Line, Place
from studio.props import lamps, props, seating, splashback, still_life
from studio.room import ceilings, shell
from studio.scenes.kitchen.job import Job, in_metres, in_room

GLOBE, SHADE = 0.11, 0.19  # radii of a globe and of the other round lamps
# Watts, the same at any hour: a lamp whose light is to be seen on what it falls on has less to shine against by night and more by day, where the picture
# is exposed for less.
POOL = 34.0  # of a pendant's beam
SPOT, FAR_SPOT = 60.0, 26.0  # of a recessed spot
FAR_SPOTS = -3.0  # behind this y spots light the photographer's side: they are dimmer


STRETCH = 0.75  # metres of bare worktop that somebody is at work on
BY_HAND = ('bread', 'citrus', 'tray', 'bowls')  # what that work is
PUSHED_BACK = 0.13  # metres at most from its place in the plan


def _left(job: Job, use: str) -> Iterator[tuple[Seat, Place]]:
    """Seats of a use, each with where it stands: a hand off the plan's row as people leave seats, one of them pushed back and turned. Metres, degrees."""
    seats = [seat for seat in job.plan.seats if seat.use == use]
    for i, seat in enumerate(seats):
        x, y, turn = metres(seat.x), metres(seat.y), float(seat.turn)
        rng = random.Random(f'{job.variety.seed}/{use}/{i}')
        risen = i == job.variety.seed % len(seats)
        back = rng.uniform(0.06, PUSHED_BACK) if risen else rng.uniform(-0.015, 0.03)
        x, y = x + back * math.sin(math.radians(turn)), y - back * math.cos(math.radians(turn))
        turn += rng.choice((-1, 1)) * rng.uniform(15, 28) if risen else rng.gauss(0, 4)
        yield seat, (x, y, turn)


def stools(job: Job, wood: Material | None = None) -> None:
    """Bar stools of the plan; wood: of wooden ones where they match a table."""
    dark = job.record.shooting_set == 'S6' or job.record.style == 'loft'
    rail = job.look.rail or job.record.handle.material in ('brass', 'gilt')
    metal = m.metal('brass') if rail else m.metal('black' if dark else 'bronze', 0.4)
    cover, own = _cover(job, dark), wood or _stool_wood(job, dark)
    for seat, place in _left(job, 'stool'):
        height = metres(seat.height)
        if seat.kind == 'shell':
            seating.bar_stool(job.seats, place, metal, cover, height)
        elif seat.kind == 'round':
            seating.round_stool(job.seats, place, metal, cover, height)
        elif seat.kind == 'saddle':
            seating.saddle_stool(job.seats, place, own, height)
        else:
            seating.spindle_stool(job.seats, place, own, height)


def _cover(job: Job, dark: bool) -> Material:
    if job.record.style in ('loft', 'classic'):
        tints = ('#5a3d2b', '#3a2c24', '#7a5238')
        return m.leather(tints[job.variety.seed % len(tints)])
    tints = ('#8a7a68', '#6f675e', '#7d6a55') if dark else ('#bcae99', '#d3c9b8', '#a39a86', '#8f9384')
    return m.fabric(tints[job.variety.seed % len(tints)], 0.0016)


def _stool_wood(job: Job, dark: bool) -> Material:
    if dark or job.variety.seed % 4 == 0:
        return m.veneer('#4a4139', 'ash_grey', 0.5)  # smoked, not black: a seat lies in its worktop's shade
    return m.wood(('oak', 'oak_light', 'walnut')[job.variety.seed % 3])


def chairs(job: Job) -> None:
    """Dining chairs of the plan."""
    black, tint = m.veneer('#2f2b28', 'ash_grey', 0.5), ('#b8aa94', '#8f8a7c', '#c9c0b0', '#7a5238')[job.variety.seed % 4]
    wood = m.wood('walnut') if job.classic else m.wood(('oak', 'oak_light', 'walnut')[job.variety.seed % 3])
    for seat, place in _left(job, 'chair'):
        if seat.kind == 'oval':
            seating.oval_chair(job.seats, place, wood, m.fabric(tint, 0.0016))
        elif seat.kind == 'padded':
            props.chair(job.seats, place, wood, m.fabric(tint, 0.0016))
        else:
            seating.spindle_chair(job.seats, place, black if job.variety.seed % 3 else wood)


def table(job: Job, plan: Table, wood: Material) -> None:
    """A table of the plan."""
    x0, y0, _, x1, y1, z1 = in_metres(plan.box)
    props.table(job.kit, wood, ((x0 + x1) / 2, (y0 + y1) / 2), (x1 - x0, y1 - y0, z1), plan.turned)


def pendants(job: Job, mat: Material | None = None, watts: float = 12) -> None:
    """The plan's pendants, in the style's metal unless mat is given."""
    style = job.record.style
    if mat is None and style == 'loft':
        mat = m.metal('black', 0.5, brushed=False)
    elif mat is None and style == 'scandinavian':
        mat = m.lacquer('#e8e2d6', 'ML')
    elif mat is None:
        mat = m.metal('brass' if job.look.rail or job.classic else 'bronze', 0.22, brushed=False)
    for pendant in job.plan.pendants:
        _pendant(job, pendant, mat, watts * job.spec.lamps)


def _pendant(job: Job, plan: Pendant, mat: Material, watts: float) -> None:
    at, kind = (metres(plan.x), metres(plan.y), metres(plan.z)), plan.kind
    dimmed = 1.0 if job.plan.tables else job.lamps_before(job.look.worktop_tone) / job.spec.lamps
    (x, y, _), length = at, metres(plan.length) if kind == 'linear' else 0.0
    hangs_from = max(ceilings.height_over(job.spec, job.box, (x + side * length * lamps.WIRES, y)) for side in (-1, 1))
    lamp = shell.Pendant(
        at,
        hangs_from,
        watts,
        length,
        GLOBE if kind == 'globe' else SHADE,
        1.9 if job.spec.lamps > 1 else 3.2,  # at dusk opal glass that is brighter than by day is a white disc
        POOL * dimmed,
    )
    if kind == 'linear':
        lamps.linear(job.kit, mat, lamp)
    elif kind in lamps.SHAPES:
        lamps.SHAPES[kind](job.kit, mat, lamp)
    else:
        shell.pendant(job.kit, mat, lamp, kind)


def spots(job: Job) -> None:
    """Recessed spots of the plan in the ceiling."""
    for x, y in job.plan.spots:
        shell.downlight(job.kit, (metres(x), metres(y), job.box.h), FAR_SPOT if metres(y) < FAR_SPOTS else SPOT)


def table_still_life(job: Job, place: Line, block: Corners | None = None) -> None:
    """The kitchen's still life on a top, and on the block that lies on it."""
    still_life.compose(job.kit, place, job.variety, block)


def island_still_life(job: Job) -> None:
    """The kitchen's still life on its island, a little towards the cook."""
    run = job.plan.run('island')
    x0, y0, _, x1, y1, z1 = in_room(run, run.of('worktop')[0].box)
    block = next((in_room(run, part.box) for part in run.of('block')), None)
    table_still_life(job, (x0, x1, (y0 + y1) / 2 + 0.1, z1), block)


def dining_table(job: Job, wood: Material) -> None:
    """The plan's table with its chairs and the still life on it."""
    (plan,) = job.plan.tables
    table(job, plan, wood)
    chairs(job)
    x0, y0, _, x1, y1, z1 = in_metres(plan.box)
    table_still_life(job, (x0 + 0.05, x1 - 0.05, (y0 + y1) / 2, z1))


def by_the_sink(job: Job, run: Run, x: float) -> None:
    """What stands beside the bowl of a run, if there is room for it."""
    sink = run.one('sink')
    free = min(abs(x - metres(edge)) for edge in (sink.box[0], sink.box[3])) if sink else math.inf
    splashback.by_the_sink(job.kit, (x, job.worktop_z), job.variety, free)


def run_still_life(job: Job) -> None:
    """What lives on the back run's worktop: one thing by the sink, one against the splashback, jars at the end if there is room; below a mantel, where runs
    are long, what somebody is at as well."""
    stands, run = job.plan.stands, job.plan.run('back')
    if not stands:
        return
    by_the_sink(job, run, metres(stands.sink))
    splashback.against_the_wall(job.kit, metres(stands.wall), job.worktop_z, job.variety)
    if stands.end is not None:
        splashback.at_the_end(job.kit, metres(stands.end), job.worktop_z, job.variety)
    if run.of('mantel'):
        _at_work(job, run)


def _at_work(job: Job, run: Run) -> None:
    """Bread, a tray, fruit or bowls in the middle of the widest stretches of a run's worktop that nothing stands on yet."""
    stands, held = job.plan.stands, [one.box for one in run.appliances if one.kind in ('sink', 'hob')]
    (top,) = run.of('worktop')
    taken = [(metres(box[0]) - 0.10, metres(box[3]) + 0.10) for box in held]
    taken += [(metres(x) - 0.22, metres(x) + 0.40) for x in (stands.sink, stands.wall, stands.end) if x is not None]
    edges = sorted([*taken, (metres(top.box[0]), metres(top.box[0]) + 0.06), (metres(top.box[3]) - 0.06, metres(top.box[3]))])
    free, reached = [], edges[0][0]
    for start, end in edges:
        free.append((start - reached, (start + reached) / 2))
        reached = max(reached, end)
    things = [name for name in BY_HAND if name not in job.variety.still_life]
    turn = job.variety.seed % len(things)
    for (_, x), name in zip(sorted((gap for gap in free if gap[0] > STRETCH), reverse=True)[:2], (things + things)[turn:]):
        still_life.THINGS[name](job.kit, (x, -0.31, job.worktop_z), job.variety)
