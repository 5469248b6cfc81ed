"""L: back wall with the hob, return along the right wall that ends in a tall block, a table in its shelter."""

from studio.kit import materials as m
from studio.kit.camera import View
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.cameras import Views, chosen, near_cameras, near_the_wall
from studio.scenes.kitchen.job import Job, frame
from studio.scenes.kitchen.run import base_run, free_end, tall_blocks
from studio.scenes.kitchen.wall import wall_above


def right_return(job: Job) -> None:
    """Second run along the right wall: base units from the corner, then a tall block."""
    run = job.plan.run('right')
    with frame(job, run):
        base_run(job, run)
        tall_blocks(job, run)
        free_end(job, run)


def build_corner(job: Job) -> Views:
    """Build it and return its cameras."""
    back = job.plan.run('back')
    base_run(job, back)
    wall_above(job, back)
    right_return(job)
    furnish.run_still_life(job)
    furnish.dining_table(job, m.wood('walnut') if job.classic else m.wood('oak'))
    furnish.pendants(job)
    furnish.spots(job)
    y0 = job.box.y0
    return chosen(
        job,
        dict(
            frontal=View((0.25, y0 + 0.30, 1.30), (0.25, 0, 1.20), 28, 9, 4.2, -0.055),
            close=View((0.0, y0 + 0.30, 1.24), (0.0, 0, 1.0), 30, 8, 4.2, -0.02),
            left=View((-2.05, -5.35, 1.30), (0.85, -0.3, 1.15), 29, 8, 4.2, focus_at=(0.55, 0.5)),
            **near_cameras(job, near_the_wall(job)),
        ),
    )
