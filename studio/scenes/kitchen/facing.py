"""GAL: two facing runs, the window at the end of the aisle; the second run stands on the front wall."""

from studio.catalogue.dims import metres
from studio.kit.camera import View
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.cameras import Near, Views, chosen, near_cameras
from studio.scenes.kitchen.job import Job, frame
from studio.scenes.kitchen.run import base_run
from studio.scenes.kitchen.wall import wall_above
from studio.scenes.kitchen.with_island import back_wall


def build_facing(job: Job) -> Views:
    """Build it and return its cameras."""
    b, kit, second = job.box, job.kit, job.plan.run('facing')
    back_wall(job)
    furnish.run_still_life(job)
    with frame(job, second):
        base_run(job, second)
        wall_above(job, second)
        length = metres(second.end)
        furnish.table_still_life(job, (length * 0.42, length * 0.86, -0.30, job.worktop_z))
    furnish.spots(job)
    middle = b.y0 / 2
    kit.area((b.x1 - 0.25, middle, min(2.2, b.h - 0.3)), (b.x0, middle, 1.0), 1.1, 1.2, 46 if job.spec.sun else 60, job.spec.fill_colour, 180, glossy=False)
    start = next(unit.x for unit in job.plan.run('back').units if unit.kind == 'base')
    return chosen(
        job,
        dict(
            along=View((b.x1 - 0.12, middle + 0.05, 1.34), (b.x0, middle + 0.05, 1.16), 24, 9, 3.0),
            across=View((b.x1 - 0.12, b.y0 + 0.62, 1.32), (b.x0 + 0.9, -0.35, 1.14), 25, 9, 3.0, focus_at=(0.55, 0.5)),
            **near_cameras(job, Near(metres(start) + 1.45, along=-1)),
        ),
    )
