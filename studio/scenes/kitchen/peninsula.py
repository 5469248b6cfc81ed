"""PEN: tall block at the left, run to the right, peninsula square to it with seats on its free side."""

from studio.catalogue.dims import metres
from studio.kit.camera import View
from studio.props import art
from studio.room.sets import panels
from studio.scenes.kitchen import furnish, units
from studio.scenes.kitchen.cameras import Near, Views, chosen, near_cameras
from studio.scenes.kitchen.job import PUT_BESIDE, Job, frame, in_room
from studio.scenes.kitchen.run import folded_slab, plinth
from studio.scenes.kitchen.with_island import back_wall


def peninsula(job: Job) -> None:
    """Body with its fronts to the cook, slab, end and the panel towards the seats."""
    kit, look, run = job.kit, job.look, job.plan.run('peninsula')
    style = job.style('island')
    with frame(job, run):
        for unit in run.units:
            units.base(job, style, unit)
        plinth(job, style, run, run.units[0].x, run.units[-1].x1)
    folded_slab(kit, look.worktop, run, PUT_BESIDE)
    for part in run.of('panel'):
        kit.box(style.mat, *in_room(run, part.box), 0.0012, 'z')


def build_peninsula(job: Job) -> Views:
    """Build it and return its cameras."""
    kit, box, run = job.kit, job.box, job.plan.run('peninsula')
    back_wall(job)
    peninsula(job)
    furnish.stools(job)
    for part in run.of('bar-top'):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        kit.box(job.look.second, x0, y0, z0 + PUT_BESIDE, x1, y1, z1, 0.003, 'y')
    x0, y0, _, _, _, _ = in_room(run, run.of('worktop')[0].box)
    with kit.at(x0 + 0.32, y0 / 2, 0, rz=-90):
        furnish.table_still_life(job, (-0.70, 1.05, 0, job.worktop_z))
    furnish.run_still_life(job)
    furnish.pendants(job)
    art.hang(kit, box, -2.2, job.variety.art, panels(job.spec, box))
    furnish.spots(job)
    start = next(unit.x for unit in job.plan.run('back').units if unit.kind == 'base')
    return chosen(
        job,
        dict(
            right=View((2.15, box.y0 + 0.95, 1.30), (-0.42, 0, 1.10), 31, 9, 3.6),
            frontal=View((0.15, box.y0 + 0.30, 1.28), (0.15, 0, 1.16), 29, 9, 4.0, -0.03, focus_at=(0.55, 0.5)),
            left=View((-2.0, -5.55, 1.28), (0.65, -0.8, 1.10), 29, 8, 4.0, focus_at=(0.52, 0.5)),
            **near_cameras(job, Near(metres(start) + 0.72, side=-1)),
        ),
    )
