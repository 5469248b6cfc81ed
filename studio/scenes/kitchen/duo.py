"""DUO: the show kitchen with its island; beside its tall block a door half open on the back kitchen."""

from studio.kit.camera import View
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.back_kitchen import back_kitchen
from studio.scenes.kitchen.cameras import Views, chosen, near_cameras, near_the_wall
from studio.scenes.kitchen.island import island
from studio.scenes.kitchen.job import Job
from studio.scenes.kitchen.run import free_end
from studio.scenes.kitchen.with_island import back_wall


def build_duo(job: Job) -> Views:
    """Build it and return its cameras."""
    back_wall(job)
    free_end(job, job.plan.run('back'))
    furnish.run_still_life(job)
    back_kitchen(job)
    island(job, job.plan.run('island'))
    furnish.stools(job)
    furnish.pendants(job)
    furnish.island_still_life(job)
    furnish.spots(job)
    y0 = job.box.y0
    return chosen(
        job,
        dict(
            frontal=View((0.35, y0 + 0.30, 1.32), (0.35, 0, 1.18), 28, 9, 4.2, -0.01, focus_at=(0.55, 0.5)),
            left=View((-2.15, -5.75, 1.28), (0.48, -0.9, 1.10), 31, 8, 4.2, focus_at=(0.5, 0.5)),
            close=View((0.05, y0 + 0.30, 1.26), (0.05, 0, 1.06), 31, 8, 4.0, focus_at=(0.55, 0.5)),
            **near_cameras(job, near_the_wall(job)),
        ),
    )
