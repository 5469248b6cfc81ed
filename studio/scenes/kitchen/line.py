"""LIN: one wall; a breakfast table in front of it."""

from dataclasses import replace

from studio.kit import materials as m
from studio.kit.camera import View
from studio.props import art
from studio.room.sets import panels
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.cameras import Views, chosen, near_cameras, near_the_wall
from studio.scenes.kitchen.job import Job
from studio.scenes.kitchen.with_island import back_wall


def build_line(job: Job) -> Views:
    """Build it and return its cameras."""
    back_wall(job)
    furnish.run_still_life(job)
    dark = job.record.shooting_set in ('S6', 'S4')
    wood = m.wood('walnut') if dark else m.veneer(('#e6cca4', '#c9a878', '#b98f62')[job.variety.seed % 3], 'oak_light', 0.45)
    furnish.dining_table(job, wood)
    furnish.pendants(job)
    furnish.spots(job)
    art.hang(job.kit, job.box, -1.95, job.variety.art, panels(job.spec, job.box))
    y0 = job.box.y0
    return chosen(
        job,
        dict(
            frontal=View((0.72, y0 + 0.30, 1.28), (0.72, 0, 1.14), 28, 9, 4.2, -0.165, focus_at=(0.42, 0.5)),
            close=View((0.05, y0 + 0.30, 1.22), (0.05, 0, 1.12), 36, 8, 4.0, -0.04, focus_at=(0.46, 0.5)),
            right=View((2.30, -5.10, 1.25), (-0.45, -1.0, 1.10), 30, 6.3, 4.0, focus_at=(0.52, 0.5)),
            left=View((-1.75, -5.60, 1.25), (0.25, -0.9, 1.12), 29, 6.3, 4.0),
            **near_cameras(job, replace(near_the_wall(job), sink=None, hob=None)),
        ),
    )
