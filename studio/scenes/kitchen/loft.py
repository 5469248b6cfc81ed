"""Loft wall: frames of square steel tube with thin shelves to both sides of a plain hood with its chimney. Metres."""

from studio.cabinet import appliances
from studio.catalogue.dims import metres
from studio.catalogue.plans import Part, Run
from studio.kit import materials as m
from studio.scenes.kitchen.job import Job, in_metres, light_line
from studio.scenes.kitchen.shelf import shelf_still_life


def steel_shelves_and_hood(job: Job, run: Run) -> None:
    """The shelves left of the hood, the hood, the shelves right of it where the plan has any."""
    (hood,) = run.of('hood')
    frames = run.of('upright', 'top-rail', 'shelf')
    _shelves(job, run, [part for part in frames if part.box[3] <= hood.box[0]])
    _hood(job, run, hood)
    _shelves(job, run, [part for part in frames if part.box[0] >= hood.box[3]])


def _shelves(job: Job, run: Run, parts: list[Part]) -> None:
    kit, steel = job.kit, job.look.shelves
    wooden = m.wood('oak') if any(one.material == 'oak' for one in job.record.second) else steel
    boards = [part for part in parts if part.kind == 'shelf']
    if not boards:
        return
    for part in parts:
        x0, y0, _, x1, y1, _ = part.box
        if part.kind == 'shelf':
            kit.box(wooden, *in_metres(part.box), 0.0012, 'x')
        else:
            kit.box(steel, *in_metres(part.box), 0.001, 'z' if part.kind == 'upright' else 'x' if x1 - x0 > y1 - y0 else 'y')
    start, end = boards[0].box[0], boards[0].box[3]
    for line in run.lights:
        if start <= line[0] and line[1] <= end:
            light_line(job, line, 6)
    shelf_still_life(kit, metres(start), metres(end), [metres(board.box[5]) for board in boards])


def _hood(job: Job, run: Run, hood: Part) -> None:
    kit, steel = job.kit, m.metal('black', 0.5, brushed=False)
    appliances.hood(kit, steel, in_metres(hood.box), 0.002)
    for chimney in run.of('chimney'):
        kit.box(steel, *in_metres(chimney.box), 0.002, 'z')
    x, foot = metres(hood.box[0] + hood.box[3]) / 2, metres(hood.box[2])
    kit.area((x, -0.28, foot - 0.01), (x, -0.25, 0.9), 0.5, 0.15, 5 * job.lamps_at_wall, (1, 0.82, 0.60), 150)
