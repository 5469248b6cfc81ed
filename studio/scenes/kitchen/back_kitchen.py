"""The room behind a DUO's door: one run with shelves under light, and the sliding leaf half drawn before it. Metres."""

from dataclasses import replace

from studio.cabinet import fronts, handles
from studio.catalogue.dims import metres
from studio.catalogue.plans import Run
from studio.kit import materials as m
from studio.kit.stone import stone
from studio.props import splashback
from studio.room import shell
from studio.scenes.kitchen import furnish
from studio.scenes.kitchen.job import PUT_BESIDE, Job, frame, in_metres, in_room, light_line
from studio.scenes.kitchen.run import base_run
from studio.scenes.kitchen.shelf import shelf_still_life

STEP_UP, THRESHOLD = 0.004, 0.030  # metres its tiles lie higher than the kitchen's floor, and depth of the strip before them
STOP, STOP_OFF = 0.024, 0.005  # metres; section of the stops that a sliding leaf runs between, and how far they keep off it


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
    with kit.at(0, 0, STEP_UP):  # the room's boards end below it, where their lengths fall
        shell.floor_tiles(kit, limestone, m.simple('#8f8677', 0.9), (left, THRESHOLD, right, far), shell.Tiling(1.2, far / 2))
    kit.box(m.metal('brass_aged', 0.4, brushed=False), left, -0.001, -0.01, right, THRESHOLD, STEP_UP + 0.0012, 0.001, 'x')


def _furniture(job: Job, run: Run) -> None:
    kit, look, boards = job.kit, job.look, run.of('shelf')
    base_run(job, run)
    for part, line in zip(boards, run.lights):
        kit.box(look.shelves if look.shelves is not look.handle_metal else look.main, *in_metres(part.box), 0.0014, 'x')
        light_line(job, line, 4)
    x0, x1 = metres(boards[0].box[0]), metres(boards[0].box[3])
    shelf_still_life(kit, x0 + 0.05, x1 - 0.05, [metres(part.box[5]) for part in boards])
    left = metres(run.start)
    furnish.by_the_sink(job, run, left + 0.4)
    splashback.against_the_wall(kit, left + 1.9, job.worktop_z, job.variety)


def _door(job: Job, run: Run) -> None:
    """Leaf, casing and the pocket's stops, in the room."""
    kit, look = job.kit, job.look
    leaves = [in_room(run, part.box) for part in run.of('leaf')]
    _leaf(job, leaves)
    at = leaves[0][0] + 0.06
    handles.bar(kit, look.handle_metal if look.handle in ('bar', 'knob', 'ring') else m.metal('bronze'), (at, 0.92, at, 1.22), leaves[0][1])
    for part in run.of('frame'):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        kit.box(job.style('tall').mat, x0, y0, z0, x1, y1, z1, 0.002, 'x' if x1 - x0 > z1 - z0 else 'z')
    _pocket(job, leaves)


def _leaf(job: Job, boxes: list[tuple[float, ...]]) -> None:
    """The leaf: the plan's fields one over another in one frame, whose stiles run through and whose rails between two fields are one."""
    kit, y0, y1 = job.kit, boxes[0][1], boxes[0][4]
    style = replace(job.style('tall', handle='none'), t=y1 - y0, gap=0)
    fields = [fronts.Leaf(x0, z0, x1, z1, y1, 'none') for x0, _, z0, x1, _, z1 in boxes]
    for field in fields:
        fronts.front(kit, style, field)
    if style.front in fronts.FRAMED and len(fields) > 1:
        low, high = fields[0], fields[-1]
        width, face, back = fronts.rail_width(style, style.front, low), y0 - PUT_BESIDE, y1 + PUT_BESIDE
        for a, b in ((low.x0 - PUT_BESIDE, low.x0 + width), (low.x1 - width, low.x1 + PUT_BESIDE)):
            kit.box(style.mat, a, face, low.z0 - PUT_BESIDE, b, back, high.z1 + PUT_BESIDE, 0.0015, 'z')
        for one in fields[1:]:
            kit.box(style.mat, low.x0 + width, face, one.z0 - width, low.x1 - width, back, one.z0 + width, 0.0015, 'x')
    x0, foot, x1 = fields[0].x0, fields[0].z0, fields[0].x1
    kit.box(m.simple('#6f685e', 0.8), x0 + 0.006, y0 + 0.008, 0.001, x1, y1 - 0.008, foot + 0.002, 0)


def _pocket(job: Job, leaves: list[tuple[float, ...]]) -> None:
    """Stops in the casing's paint before and behind the leaf, at its head and where it runs into the wall: between them it slides out of sight."""
    kit, mat, door = job.kit, job.style('tall').mat, job.plan.room.door
    x0, x1, top = (metres(edge) for edge in (door.x0, door.x1, door.height))
    front, back = leaves[0][1], leaves[0][4]
    low = min(top, leaves[-1][5]) - STOP
    for near, far in ((front - STOP_OFF - STOP, front - STOP_OFF), (back + STOP_OFF, back + STOP_OFF + STOP)):
        kit.box(mat, x0, near, low, x1, far, top + PUT_BESIDE, 0.0015, 'x')
        kit.box(mat, x1 - STOP, near, 0, x1 + PUT_BESIDE, far, low, 0.0015, 'z')
