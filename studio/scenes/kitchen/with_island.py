"""ISL: one wall and an island. In the evening set the run sits in a niche between tall blocks."""

from studio.kit.camera import View
from studio.kit.geometry import Kit
from studio.props import art
from studio.room.sets import panels
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.cameras import Views, chosen, near_cameras, near_the_wall
from studio.scenes.kitchen.island import island
from studio.scenes.kitchen.job import Job, in_room
from studio.scenes.kitchen.run import base_run, starts_tall, tall_blocks
from studio.scenes.kitchen.wall import wall_above


def build_with_island(job: Job) -> Views:
    """Build it and return its cameras."""
    back_wall(job)
    furnish.run_still_life(job)
    island(job, job.plan.run('island'))
    furnish.stools(job)
    furnish.pendants(job)
    furnish.island_still_life(job)
    furnish.spots(job)
    _pictures(job)
    wide, y0 = job.box.x1 / 2.65, job.box.y0
    x0, _, _, x1, _, _ = in_room(job.plan.run('island'), job.plan.run('island').of('worktop')[0].box)
    middle = (x0 + x1) / 2 + 0.10
    nearer = min(1.2, max(1.0, 2.7 / (x1 - x0)))  # past a short island the long wall would fill a third of the picture
    return chosen(
        job,
        dict(
            hero=View((2.30, -5.35, 1.20), (-0.62, -2.0, 0.80), 30, 5.6, 3.6, -0.02, focus_at=(0.62, 0.45)),
            hero_tall=View((2.20, -5.40, 1.20), (-0.25, -1.9, 1.02), 38, 5.6, 3.6),
            frontal=View((0.72, y0 + 0.30, 1.30), (0.72, 0, 1.16), 28, 9, 3.8, -0.165, focus_at=(0.42, 0.5)),
            close=View((middle, y0 + 0.30, 1.22), (middle, 0, 0.90), 33, 8, 3.6, -0.04, focus_at=(0.48, 0.5)),
            right=View((2.30 * wide, -5.40, 1.24), (-0.50, -1.9, 1.03), 31, 6.3, 3.4, focus_at=(0.55, 0.5)),
            left=View((-2.20 * wide, -5.45, 1.25), (middle + 0.16, -1.7, 1.03), 32 * nearer, 6.3, 3.5),
            low=View((2.30 * wide, -5.45, 1.08), (-0.70, -1.65, 0.90), 34, 5.6, 3.7, focus_at=(0.52, 0.5)),
            **near_cameras(job, near_the_wall(job)),
        ),
    )


def _pictures(job: Job) -> None:
    """What hangs on the long wall; vitrines, ovens and tall lacquer do not mirror it: there it is a frame that hovers among the crockery."""
    kit = Kit(job.kit.seed)
    art.hang(kit, job.box, -2.5, job.variety.art, panels(job.spec, job.box))
    for thing in kit.flush('pictures'):
        thing.visible_glossy = False


def back_wall(job: Job) -> None:
    """The back run with its tall units and what hangs over it, from its left."""
    run = job.plan.run('back')
    if starts_tall(run):
        tall_blocks(job, run)
    base_run(job, run)
    wall_above(job, run)
    if not starts_tall(run):
        tall_blocks(job, run)
