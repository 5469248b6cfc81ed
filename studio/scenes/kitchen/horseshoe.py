"""U: back wall with the hob, base units with the sink under the window on the left, tall block on the right."""

from studio.catalogue.dims import metres
from studio.kit import materials as m
from studio.kit.camera import View
from studio.props import furniture
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.cameras import Views, chosen, near_cameras, near_the_wall
from studio.scenes.kitchen.corner import right_return
from studio.scenes.kitchen.job import Job, frame, in_metres
from studio.scenes.kitchen.run import base_run
from studio.scenes.kitchen.wall import wall_above

RUNNER = (-1.35, -1.85, 1.35, -0.98)  # metres on the floor before the hob: the middle of a U is bare otherwise


def left_return(job: Job) -> None:
    """Run under the window with the sink; its free end is closed by a panel."""
    run = job.plan.run('left')
    with frame(job, run):
        base_run(job, run)
        for part in run.of('end-panel'):
            job.kit.box(job.style('base').mat, *in_metres(part.box), 0.0012, 'z')
        past = metres(run.one('sink').box[3]) + 0.12
        furnish.table_still_life(job, (past, past + 0.9, -0.30, job.worktop_z))


def build_horseshoe(job: Job) -> Views:
    """Build it and return its cameras."""
    back = job.plan.run('back')
    base_run(job, back)
    wall_above(job, back)
    right_return(job)
    left_return(job)
    if not job.plan.tables:
        furniture.rug(job.kit, RUNNER, '#a99a84', '#8b7c68')
    for table in job.plan.tables:
        furnish.table(job, table, m.wood('oak'))
        furnish.stools(job, m.wood('oak'))
        furnish.pendants(job)
    furnish.run_still_life(job)
    furnish.spots(job)
    return chosen(
        job,
        dict(
            frontal=View((0.30, job.box.y0 + 0.55, 1.42), (0.30, 0, 1.30), 28, 9, 4.2, -0.055),
            left=View((-1.15, -4.75, 1.32), (0.62, -0.5, 1.18), 27, 8, 4.2),
            right=View((1.25, -4.85, 1.32), (-0.62, -0.6, 1.18), 27, 8, 4.2),
            **near_cameras(job, near_the_wall(job)),
        ),
    )
