"""The room behind a DUO's door: one run with shelves under light, and the sliding leaf half drawn before it. Metres."""

from dataclasses import replace

from studio.cabinet import fronts, handles
from studio.catalogue.dims import metres
from studio.catalogue.plans import Run
from studio.kit import materials as m
from studio.kit.stone import stone
from studio.props import splashback
from studio.room import shell
from studio.scenes.kitchen.job import Job, frame, in_metres, in_room, light_line
from studio.scenes.kitchen.run import base_run
from studio.scenes.kitchen.shelf import shelf_still_life


def back_kitchen(job: Job) -> None:
    """Walls, run, light and the door."""
    run, door, annexe = job.plan.run('back-kitchen'), job.plan.room.door, job.plan.room.annexe
    _room(job)
    with frame(job, run):
        _furniture(job, run)
    middle, z = metres(door.x0 + door.x1) / 2, metres(annexe.height) - 0.04
    job.kit.area((middle, 1.3, z), (middle, 1.3, 0), 1.6, 1.0, 46 + 10 * job.spec.lamps, (1, 0.92, 0.82), 165)
    _door(job, run)


def _room(job: Job) -> None:
    kit, annexe, plaster = job.kit, job.plan.room.annexe, m.plaster('#e2dcd0')
    left, near, right, far, top = (metres(edge) for edge in (annexe.x0, annexe.y0, annexe.x1, annexe.y1, annexe.height))
    shell.wall_x(kit, plaster, (left, right, far, job.box.h))
    shell.wall_y(kit, plaster, (near, far, left, job.box.h))
    shell.wall_y(kit, plaster, (near, far, right, job.box.h), side=1)
    kit.box(m.plaster('#f1eee8', 0.05, 0.02), left - 0.2, near, top, right + 0.2, far + 0.2, top + 0.1, 0)
    limestone = stone('limestone', slab=None, scale=0.8, rough=0.42)
    shell.floor_tiles(kit, limestone, m.simple('#8f8677', 0.9), (left, 0.0, right, far), shell.Tiling(1.2, far / 2))


def _furniture(job: Job, run: Run) -> None:
    kit, look, boards = job.kit, job.look, run.of('shelf')
    base_run(job, run)
    for part, line in zip(boards, run.lights):
        kit.box(look.shelves if look.shelves is not look.handle_metal else look.main, *in_metres(part.box), 0.0014, 'x')
        light_line(job, line, 4)
    x0, x1 = metres(boards[0].box[0]), metres(boards[0].box[3])
    shelf_still_life(kit, x0 + 0.05, x1 - 0.05, [metres(part.box[5]) for part in boards])
    left = metres(run.start)
    splashback.by_the_sink(kit, left + 0.4, job.worktop_z, job.variety)
    splashback.against_the_wall(kit, left + 1.9, job.worktop_z, job.variety)


def _door(job: Job, run: Run) -> None:
    """Leaf and frame, in the room."""
    kit, look = job.kit, job.look
    leaves = [in_room(run, part.box) for part in run.of('leaf')]
    for x0, y0, z0, x1, y1, z1 in leaves:
        fronts.front(kit, replace(job.style('tall', handle='none'), t=y1 - y0), fronts.Leaf(x0, z0, x1, z1, y1, 'none'))
    at = leaves[0][0] + 0.06
    handles.bar(kit, look.handle_metal if look.handle in ('bar', 'knob', 'ring') else m.metal('bronze'), (at, 0.92, at, 1.22), leaves[0][1])
    for part in run.of('frame'):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        kit.box(job.style('tall').mat, x0, y0, z0, x1, y1, z1, 0.002, 'x' if x1 - x0 > z1 - z0 else 'z')
