"""Cameras every kitchen has, and which of a layout's wide ones lead."""

from dataclasses import dataclass, replace

from studio.catalogue.dims import metres
from studio.catalogue.variety import cameras_of
from studio.kit.camera import View
from studio.scenes.kitchen.job import Job

Views = dict[str, View]
CLEAR = 0.30  # m a camera keeps from the room's walls


@dataclass(frozen=True)
class Near:
    """What cameras close to the run look at, x in metres: the worktop's edge, the drawer that is out, sink and hob where they are seen; from its
    right (side 1) or left (-1), along the worktop from its right (along 1) or left (-1)."""

    x: float
    drawn: float | None = None
    sink: float | None = None
    hob: float | None = None
    side: int = 1
    along: int = 1


def near_the_wall(job: Job) -> Near:
    """What the plan of a back run gives cameras to look at."""
    run, unit = job.plan.run('back'), job.plan.drawn_unit
    sink, hob = run.one('sink'), run.one('hob')
    return Near(
        metres(job.plan.stands.wall),
        metres(unit.x + unit.x1) / 2 if unit and job.in_use else None,
        sink and metres(sink.x),
        hob and metres(hob.x),
    )


def near_cameras(job: Job, near: Near) -> Views:
    """Cameras close to the run.

    `edge` looks on front, handle, worktop's edge and splashback, `drawer` down on the one drawn out, `sink` on basin and tap, `wall` square on
    what hangs over the hob, `worktop` over the worktop, `return` the other way.
    """
    x, side, drawn = near.x, near.side, near.drawn
    front = metres(job.plan.run('back').of('worktop')[0].box[1])
    cameras = {'edge': View((x + 0.84 * side, front - 0.80, 1.19), (x - 0.05 * side, front, 0.93), 52, 6.3, 1.13, focus_at=(0.5, 0.55))}
    if drawn is not None:
        over = (drawn + 0.70 * side, front - 1.25, 1.52)
        cameras['drawer'] = View(over, (drawn - 0.05 * side, front + 0.02, 0.80), 40, 4.5, 1.3, focus_at=(0.5, 0.55))
    if near.sink is not None:
        # a sink in a corner leaves no room on one side
        aside = side if job.box.x0 + CLEAR < near.sink + 0.50 * side < job.box.x1 - CLEAR else -side
        cameras['sink'] = View((near.sink + 0.50 * aside, front - 0.72, 1.74), (near.sink + 0.02 * aside, front + 0.33, 1.03), 35, 4.5, 1.35)
    if near.hob is not None:
        cameras['wall'] = View((near.hob, -1.95, 1.50), (near.hob, 0, 1.56), 28, 8, 1.9, focus_at=(0.5, 0.45))
    # the return, and both ways along a galley, look more at the run: past its end only wall is seen
    for name, end, beyond in (('worktop', near.along, 0.75 if job.record.layout == 'GAL' else 0.30), ('return', -near.along, 0.75)):
        eye = min(max(x + 1.55 * end, job.box.x0 + CLEAR), job.box.x1 - CLEAR)
        cameras[name] = View((eye, front - 0.60, 1.20), (x - 0.90 * end, front + beyond, 1.04), 34, 5.6, 1.9)
    return cameras


def chosen(job: Job, cameras: Views) -> Views:
    """The cameras with `main` and `angle` set to those this kitchen's variety asks for; mirrored kitchens are photographed as their mirror image."""
    main, angle, *_ = cameras_of(job.record, job.variety)
    views = dict(cameras, main=cameras[main], angle=cameras[angle])
    if not job.variety.mirrored:
        return views
    # heroes keep their calm side at the start of the line
    return {name: replace(view, mirror=not name.startswith('hero')) for name, view in views.items()}
