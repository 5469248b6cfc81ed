"""Runs of a kitchen: base units with worktop, sink and hob; blocks of tall units. Local frame of the run, metres."""

import itertools
from dataclasses import replace

from bpy.types import Material
from studio.cabinet import appliances, fronts
from studio.cabinet import cabinetry as cab
from studio.cabinet.open_drawer import open_drawer
from studio.catalogue.dims import metres
from studio.catalogue.plans import Part, Run, Unit
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.scenes.kitchen import units
from studio.scenes.kitchen.job import Job, in_metres, in_room

ARRIS = 0.0012  # metres of the bevel of a stone's edge
SEAM = 0.0005  # metres two edges of the plan may lie apart and still be one


def base_run(job: Job, run: Run) -> None:
    """Base units of a run with plinth, worktop, sink, hob and splashback; in a kitchen in use the plan's drawer of the back run is out."""
    style = job.style('base')
    drawn = job.plan.drawn_unit if job.in_use and run.name == 'back' else None
    bodies = [unit for unit in run.units if unit.kind == 'base']
    for unit in bodies:
        if drawn and unit.x == drawn.x:
            units.base(job, style, drawn, metres(job.plan.drawn.out))
        else:
            units.base(job, style, unit)
    for post in run.of('corner-post'):
        job.kit.box(style.mat, *in_metres(post.box), 0.0012, 'z')
    (toe,) = (part for part in run.of('plinth') if part.box[0] <= bodies[0].x and part.box[3] >= bodies[-1].x1)
    plinth(job, style, run, toe.box[0], toe.box[3])
    if drawn:
        rim = max(front.z + front.height for front in drawn.fronts)
        body = replace(style, depth=metres(drawn.depth))
        open_drawer(job.kit, body, (metres(drawn.x), metres(drawn.x1), metres(rim)), metres(job.plan.drawn.out), job.variety.seed)
    _worktop(job, run)
    _splashback(job, run)


def plinth(job: Job, style: cab.Style, run: Run, x0: int, x1: int) -> None:
    """The plinth between x0 and x1, mm."""
    for part in run.of('plinth'):
        if part.box[0] <= x0 and part.box[3] >= x1:
            _, ya, za, _, yb, zb = in_metres(part.box)
            job.kit.box(style.plinth or style.mat, metres(x0), ya, za, metres(x1), yb, zb, 0.0006, 'x')


def _worktop(job: Job, run: Run) -> None:
    kit, look = job.kit, job.look
    sink, tap, hob = run.one('sink'), run.one('tap'), run.one('hob')
    hole = None
    if sink:
        x0, y0, z0, x1, y1, z1 = in_metres(sink.box)
        hole = (x0, y0, x1, y1)
    for part in run.of('worktop'):
        kit.slab_with_hole(look.worktop, *in_metres(part.box), hole, 0.0016, radius=appliances.SINK_CORNER)
    if sink:
        appliances.sink(kit, appliances.satin_steel(), hole, z1, z1 - z0)
    if tap:
        x0, y0, z0, x1, y1, z1 = in_metres(tap.box)
        own = look.handle in ('bar', 'knob', 'channel') and not job.classic
        y = y1 - (x1 - x0) / 2  # the box reaches from the spout's end to the back of the rose
        appliances.tap(kit, look.handle_metal if own else m.metal('nickel' if job.classic else 'steel'), ((x0 + x1) / 2, y, z0), z1 - z0, y - y0)
    if hob:
        x0, y0, z0, x1, y1, _ = in_metres(hob.box)
        appliances.hob(kit, ((x0 + x1) / 2, (y0 + y1) / 2, z0), x1 - x0, y1 - y0, vented=hob.vented)


def folded_slab(kit: Kit, mat: Material, run: Run, end: float = 0.0) -> None:
    """Worktop of an island or peninsula that turns down to the floor at its ends, in the room: a mitre is glued in the stone's own colour and eased as one edge,
    so nothing is seen of it and veins run on. end: metres it keeps from the worktop it meets at its far end."""
    (top,) = (in_room(run, part.box) for part in run.of('worktop'))
    top = (*top[:4], top[4] - end, top[5])
    ends = [in_room(run, part.box) for part in run.of('waterfall')]
    cuts = {axis: sorted({edge for one in ends for edge in (one[axis], one[axis + 3]) if top[axis] + SEAM < edge < top[axis + 3] - SEAM}) for axis in (0, 1)}
    axis = 0 if cuts[0] else 1
    places = [top[axis], *cuts[axis], top[axis + 3]]
    for a, b in itertools.pairwise(places):
        piece = [*top]
        piece[axis], piece[axis + 3] = a, b
        over = any(one[axis] - SEAM < a and b < one[axis + 3] + SEAM for one in ends)
        joined = [(axis, place) for place in cuts[axis]] + ([(2, top[2])] if over else [])
        kit.slab_with_hole(mat, *piece, None, ARRIS, joined=joined)
    for one in ends:
        kit.slab_with_hole(mat, *one, None, ARRIS, 'z', joined=[(2, one[5])])


def _splashback(job: Job, run: Run) -> None:
    for part in run.of('splashback'):
        x0, y0, z0, x1, y1, z1 = in_metres(part.box)
        job.kit.box(job.look.splash, x0, y0, z0, x1, y1 - 0.0005, z1, 0.0012, 'x')


def tall_blocks(job: Job, run: Run) -> None:
    """Every block of tall units of a run, between the side panels the plan has in pairs."""
    sides = run.of('side-panel')
    for left, right in zip(sides[::2], sides[1::2]):
        tall_block(job, run, left, right)


def tall_block(job: Job, run: Run, left: Part, right: Part) -> None:
    """Tall units between two side panels; closed above by a cornice or to the ceiling."""
    kit, style = job.kit, job.style('tall')
    for side in (left, right):
        kit.box(style.mat, *in_metres(side.box), 0.0012, 'z')
    x0, x1 = left.box[0], right.box[3]
    for unit in (one for one in run.units if one.kind in ('oven', 'tall', 'vitrine') and x0 <= one.x < x1):
        plinth(job, style, run, unit.x, unit.x1)  # each stands on a board of its own
        _tall_unit(job, style, run, unit)
    for cornice in (one for one in run.cornices if one.on == 'tall' and one.path[0][0] == x0):
        path = [(metres(x), metres(y), metres(cornice.z)) for x, y in cornice.path]
        cab.cornice(kit, job.look.cornice or style.mat, path, metres(cornice.up), metres(cornice.out))
    for filler in (one for one in run.of('filler') if (one.box[0], one.box[3]) == (x0, x1)):
        kit.box(style.mat, *in_metres(filler.box), 0, 'x')


def _tall_unit(job: Job, style: cab.Style, run: Run, unit: Unit) -> None:
    if unit.kind == 'oven':
        units.ovens(job, style, unit, [one for one in run.appliances if one.kind == 'oven' and one.box[0] == unit.x])
    elif unit.kind == 'vitrine':
        units.vitrine(job, unit)
    else:
        units.tall(job, style, unit)


def free_end(job: Job, run: Run) -> None:
    """Panels on the free end of a tall block, framed or fluted as the plan has them."""
    for part in run.of('end-panel', 'fluted-panel'):
        x, y, z0, _, back, z1 = in_metres(part.box)
        style = job.style('tall', handle='none', **({'front': 'fluted'} if part.kind == 'fluted-panel' else {}))
        with job.kit.at(x, y, 0, rz=90):
            fronts.front(job.kit, style, fronts.Leaf(0, z0, back - y, z1, 0, 'none'))


def starts_tall(run: Run) -> bool:
    """True if the run begins with a block of tall units."""
    return run.units[0].role == 'tall'
