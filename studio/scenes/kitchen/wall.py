"""What hangs over a base run, as its plan has it: wall units, shelves, a rack, a niche; the mantel and the loft stand in files of their own."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from studio.cabinet import appliances
from studio.cabinet import cabinetry as cab
from studio.catalogue.dims import metres
from studio.catalogue.plans import Part, Run
from studio.kit import materials as m
from studio.scenes.kitchen import units
from studio.scenes.kitchen.job import Job, in_metres, light_line
from studio.scenes.kitchen.loft import steel_shelves_and_hood
from studio.scenes.kitchen.mantel import mantel_wall
from studio.scenes.kitchen.shelf import plates_in_a_rack, shelf_still_life, wall_rail

STRIP, LONG = 13.0, 3.0  # watts of the line of light below a row of wall units, and metres of its length from which it has all of them


def wall_above(job: Job, run: Run) -> None:
    """What hangs over a run; nothing where the plan has nothing. Each kind shows by a part only it has."""
    for kind, build in BUILDERS.items():
        if run.of(kind):
            build(job, run)
            return


def within(parts: Iterable[Part], x0: int, x1: int) -> list[Part]:
    """Parts that lie between x0 and x1, mm."""
    return [part for part in parts if part.box[0] >= x0 and part.box[3] <= x1]


def lines_within(run: Run, x0: int, x1: int) -> list[tuple[int, int, int, int]]:
    """Lines of light of a run between x0 and x1, mm."""
    return [line for line in run.lights if line[0] >= x0 and line[1] <= x1]


def _unlike_the_others(job: Job, style: cab.Style, glazed: bool) -> cab.Style:
    """Style of glazed wall units in a kitchen whose fronts are not: reeded panes in bronze frames."""
    if not glazed or job.plan.builds.wall == 'aluminium-frame':
        return style
    return replace(style, front='reeded', mat=m.metal('bronze', 0.4, brushed=False, lift=0.3), thin_rail=0.022)


def closed_wall_units(job: Job, run: Run) -> None:
    """Rows of plain wall units, each over a board with a light line."""
    for pelmet in run.of('pelmet'):
        _row(job, run, pelmet)


def _row(job: Job, run: Run, pelmet: Part) -> None:
    kit, (x0, _, _, x1, _, _) = job.kit, pelmet.box
    row = [unit for unit in run.units if unit.kind == 'wall' and x0 <= unit.x < x1]
    style = _unlike_the_others(job, job.style('wall', handle='none'), any(front.glazed for unit in row for front in unit.fronts))
    for unit in row:
        units.wall(job, style, unit)
    kit.box(style.mat, *in_metres(pelmet.box), 0.001, 'x')
    for filler in (one for one in run.of('filler') if (one.box[0], one.box[3]) == (x0, x1)):
        kit.box(style.mat, *in_metres(filler.box), 0, 'x')
    for line in lines_within(run, x0, x1):
        light_line(job, line, STRIP * min(1.0, metres(line[1] - line[0]) / LONG))  # beside a niche a line of 800 mm would bleach what stands below it


def floating_shelf(job: Job, run: Run) -> None:
    """One thick floating shelf with a light line."""
    for part in run.of('shelf'):
        x0, y0, z0, x1, y1, z1 = in_metres(part.box)
        job.kit.box(job.look.shelves, x0, y0, z0, x1, y1, z1, 0.0016, 'x')
        for line in run.lights:
            light_line(job, line, 6)
        shelf_still_life(job.kit, x0, x1, [z1])


def lined_niche(job: Job, run: Run) -> None:
    """Wall units with an open niche between them, lined in the second material from the worktop up, with lit shelves."""
    kit, second, lining = job.kit, job.look.second, run.of('lining')
    closed_wall_units(job, run)
    for part, grain in zip(lining, ('x', 'z', 'z', 'x')):
        kit.box(second, *in_metres(part.box), 0.001, grain)
    a, b = lining[0].box[0], lining[0].box[3]
    mirrored = job.look.splash is second  # a mirror lines niche and splashback alike
    boards, lines = run.of('shelf'), lines_within(run, a, b)
    for part, line in zip(boards, lines):
        kit.box(m.metal('bronze', 0.4, brushed=False) if mirrored else second, *in_metres(part.box), 0.0012, 'x')
        light_line(job, line, 2.5)
    for line in lines[len(boards) :]:
        light_line(job, line, 2.5)
    for filler in (one for one in run.of('filler') if (one.box[0], one.box[3]) == (a, b)):
        kit.box(job.style('wall').mat, *in_metres(filler.box), 0, 'x')
    shelf_still_life(kit, metres(a) + 0.05, metres(b) - 0.02, [metres(part.box[5]) for part in boards])


def plate_rack(job: Job, run: Run) -> None:
    """Open wooden rack: plates upright between rods over a shelf with jars."""
    kit, wood, boards = job.kit, m.wood('oak'), run.of('shelf')
    for part in (*boards, *run.of('upright')):
        kit.box(wood, *in_metres(part.box), 0.0014, 'x' if part.kind == 'shelf' else 'z')
    sides = sorted({(metres(part.box[0]), metres(part.box[3])) for part in run.of('upright')})
    for (_, left), (right, _) in pairwise(sides):
        plates_in_a_rack(kit, wood, (left + 0.03, metres(boards[1].box[5]), right - 0.03, metres(boards[2].box[2])))
        shelf_still_life(kit, left, right, [metres(boards[0].box[5])])
    for line in run.lights:
        light_line(job, line, 5)


def niche_head(job: Job, run: Run) -> None:
    """Units without handles over the niche of a run between tall blocks; a shelf or a hood below them."""
    kit, style = job.kit, job.style('tall', handle='none')
    for unit in (one for one in run.units if one.kind == 'wall'):
        units.wall(job, style, unit)
    (header,) = run.of('header')
    for filler in (one for one in run.of('filler') if (one.box[0], one.box[3]) == (header.box[0], header.box[3])):
        kit.box(style.mat, *in_metres(filler.box), 0, 'x')
    kit.box(style.mat, *in_metres(header.box), 0.001, 'x')
    light_line(job, run.lights[0], 5)
    for part, line in zip(run.of('shelf'), run.lights[1:]):
        x0, y0, z0, x1, y1, z1 = in_metres(part.box)
        kit.box(job.look.base, x0, y0, z0, x1, y1, z1, 0.0012, 'x')
        light_line(job, line, 3)
        shelf_still_life(kit, x0 + 0.01, x1 - 0.01, [z1])
    for part in run.of('hood'):
        appliances.hood(kit, job.look.hood, in_metres(part.box))
    for part in run.of('rail'):
        x0, _, z0, x1, _, z1 = in_metres(part.box)
        wall_rail(kit, job.look.rail, x0, x1, (z0 + z1) / 2)


# By the part that tells one kind from the next; the first that is there decides.
BUILDERS = {
    'header': niche_head,
    'mantel': mantel_wall,
    'top-rail': steel_shelves_and_hood,
    'lining': lined_niche,
    'upright': plate_rack,
    'pelmet': closed_wall_units,
    'shelf': floating_shelf,
}
