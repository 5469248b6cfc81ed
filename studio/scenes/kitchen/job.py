"""What the builders of one kitchen share: the job, its seats, lamps, light lines and what stands on its tops."""

from dataclasses import dataclass, replace

from studio.cabinet import cabinetry as cab
from studio.catalogue import finishes
from studio.catalogue.dims import KitchenDims, metres
from studio.catalogue.variety import Variety, cameras_of
from studio.kit import geometry
from studio.kit import materials as m
from studio.props import lamps, props, seating, still_life
from studio.room import sets


@dataclass(frozen=True)
class Job:
    """Everything the builders of one kitchen share. Builders take metres; dims are mm."""

    kit: geometry.Kit
    record: object
    dims: KitchenDims
    look: finishes.Look
    spec: sets.SetSpec
    box: sets.Box
    variety: Variety
    in_use: bool = False  # a drawer is out

    @property
    def classic(self):
        """Framed styles with cornice and turned legs."""
        return self.record.style in ('classic', 'neoclassic')

    @property
    def hooded(self):
        """A hood hangs over the hob; otherwise the hob draws its own air down."""
        return self.classic or self.record.style == 'loft' or bool(self.look.hood)

    @property
    def tall_top(self):
        """Units run to the ceiling in low rooms (30 mm scribe); in high rooms they end with a cornice or a clean top."""
        return self.box.h - 0.03 if self.box.h < 2.95 else metres(self.dims.tall_top) + 0.14

    @property
    def worktop_z(self):
        """Height of the worktop, metres."""
        return metres(self.dims.worktop_height)

    def style(self, role, **changes):
        """cabinetry.Style of one role: base | tall | wall | island."""
        d, look = self.dims, self.look
        own = look.wall if role == 'wall' else getattr(look, role)
        slab_role = own is not look.main and not self.classic
        return replace(
            cab.Style(
                front='slab' if slab_role else look.front,
                pane=look.pane,
                lattice=look.second if look.pane == 'grille' else None,
                mat=own,
                inner=look.carcass,
                handle=look.handle,
                hmat=look.handle_metal,
                plinth=look.plinth,
                plinth_h=metres(d.plinth),
                gap=metres(d.front_gap),
                t=metres(max(self.record.front.thickness, 19)),
                rail=metres(d.frame_width),
                thin_rail=metres(d.thin_frame_width),
                grain=look.grain,
                matched=self.record.front.grain_matched and own is look.main,
                base_h=metres(d.body_top),
                depth=metres(d.body_depth),
                channel=metres(d.channel),
            ),
            **changes,
        )


def light_strip(job, x0, x1, y, z, watts):
    """Recessed LED line below a unit at height z with its real lamp."""
    job.kit.box(m.emit('#ffd0a0', 12), x0 + 0.03, y - 0.006, z - 0.003, x1 - 0.03, y + 0.006, z - 0.001, 0)
    job.kit.area(((x0 + x1) / 2, y, z - 0.006), ((x0 + x1) / 2, y + 0.09, z - 0.6), x1 - x0 - 0.1, 0.03, watts * job.spec.lamps, (1, 0.77, 0.52), 165)


def seats(job, positions, turn):
    """Bar stools at (x, y) positions; each is turned a little."""
    dark = job.record.shooting_set == 'S6' or job.record.style == 'loft'
    frame = m.metal('brass') if job.look.rail or job.record.handle.material in ('brass', 'gilt') else m.metal('black' if dark else 'bronze', 0.4)
    covers = (
        ('#5a3d2b', '#3a2c24', '#7a5238')
        if job.record.style in ('loft', 'classic')
        else ('#8a7a68', '#6f675e', '#7d6a55')
        if dark
        else ('#bcae99', '#d3c9b8', '#a39a86', '#8f9384')
    )
    tint = covers[job.variety.seed % len(covers)]
    cover = m.leather(tint) if job.record.style in ('loft', 'classic') else m.fabric(tint, 0.0016)
    wood = m.veneer('#2f2b28', 'ash_grey', 0.5) if dark or job.variety.seed % 4 == 0 else m.wood(('oak', 'oak_light', 'walnut')[job.variety.seed % 3])
    for (x, y), extra in zip(positions, (-5, 7, -2, 4)):
        place = (job.kit, x, y, turn + extra)
        if job.record.plan.stool == 'shell':
            seating.bar_stool(*place, frame, cover, metres(job.dims.seat_height))
        elif job.record.plan.stool == 'round':
            seating.round_stool(*place, frame, cover, metres(job.dims.seat_height))
        elif job.record.plan.stool == 'saddle':
            seating.saddle_stool(*place, wood, metres(job.dims.seat_height))
        else:
            seating.spindle_stool(*place, wood, metres(job.dims.seat_height))


def pendants(job, xs, y, z=1.66):
    """Row of pendants over a table or island, in the kitchen's shape and the style's metal."""
    mat = (
        m.metal('black', 0.5, brushed=False)
        if job.record.style == 'loft'
        else m.lacquer('#e8e2d6', 'ML')
        if job.record.style == 'scandinavian'
        else m.metal('brass' if job.look.rail or job.classic else 'bronze', 0.34, brushed=False)
    )
    lamps.row(job.kit, job.record.plan.pendant, mat, xs, y, z, job.box.h, 12 * job.spec.lamps)


def spread(count, reach):
    """count places between -reach and reach, symmetrical."""
    return (0,) if count == 1 else tuple(-reach + 2 * reach * i / (count - 1) for i in range(count))


def table_still_life(job, x0, x1, y, z):
    """The kitchen's still life on an island or a table top at height z."""
    still_life.compose(job.kit, x0, x1, y, z, job.variety)


def run_still_life(job, x0, x1, boards_at):
    """What lives on the worktop against the splashback: one thing by the sink at x0, one at boards_at, jars at x1 (or none)."""
    still_life.by_the_sink(job.kit, x0, job.worktop_z, job.variety)
    still_life.against_the_wall(job.kit, boards_at, job.worktop_z, job.variety)
    if x1 is not None:
        still_life.at_the_end(job.kit, x1, job.worktop_z, job.variety)


def near_cameras(job, x, drawn=None, side=1, sink=None, hob=None, along=1):
    """Cameras close to the run, from its right (side 1) or left (-1).

    `edge` looks on front, handle, worktop's edge and splashback at x, `drawer` down on the one drawn out, `sink` on basin and tap,
    `wall` square on what hangs over the hob, `worktop` over the worktop from its right (along 1) or left (-1), `return` the other way.
    """
    front = -metres(job.dims.worktop_depth)
    cameras = dict(
        edge=dict(
            loc=(x + 0.62 * side, front - 1.12, 1.26), target=(x - 0.02 * side, front + 0.02, 0.94), focal=46, fstop=5.6, focus=1.25, focus_at=(0.5, 0.55)
        )
    )
    if drawn is not None:
        cameras['drawer'] = dict(
            loc=(drawn + 0.70 * side, front - 1.25, 1.52),
            target=(drawn - 0.05 * side, front + 0.02, 0.80),
            focal=40,
            fstop=6.3,
            focus=1.3,
            focus_at=(0.5, 0.55),
        )
    if sink is not None:
        cameras['sink'] = dict(
            loc=(sink + 0.55 * side, front - 0.80, 1.40), target=(sink, front + 0.28, 1.02), focal=42, fstop=5.6, focus=1.2, focus_at=(0.5, 0.5)
        )
    if hob is not None:
        cameras['wall'] = dict(loc=(hob, -1.95, 1.50), target=(hob, 0, 1.56), focal=28, fstop=8, focus=1.9, focus_at=(0.5, 0.45))
    for name, end in (('worktop', along), ('return', -along)):
        cameras[name] = dict(
            loc=(x + 1.55 * end, front - 0.60, 1.20), target=(x - 0.90 * end, front + 0.30, 1.04), focal=34, fstop=5.6, focus=1.9, focus_at=(0.5, 0.5)
        )
    return cameras


def dining_chairs(job, x, y, places):
    """Chairs of the kitchen's own kind round a table at (x, y); places are (dx, dy, turn)."""
    black, tint = m.veneer('#2f2b28', 'ash_grey', 0.5), ('#b8aa94', '#8f8a7c', '#c9c0b0', '#7a5238')[job.variety.seed % 4]
    wood = m.wood('walnut') if job.classic else m.wood(('oak', 'oak_light', 'walnut')[job.variety.seed % 3])
    kind = job.record.plan.chair
    for dx, dy, turn in places:
        if kind == 'oval':
            seating.oval_chair(job.kit, x + dx, y + dy, turn, wood, m.fabric(tint, 0.0016))
        elif kind == 'padded':
            props.chair(job.kit, x + dx, y + dy, turn, wood, m.fabric(tint, 0.0016))
        else:
            seating.spindle_chair(job.kit, x + dx, y + dy, turn, black if job.variety.seed % 3 else wood)


def main_camera(job, cameras):
    """The cameras with `main` and `angle` set to those this kitchen's variety asks for; mirrored kitchens are photographed as their mirror image."""
    main, angle, *_ = cameras_of(job.record, job.variety)
    views = dict(cameras, main=cameras[main], angle=cameras[angle])
    # heroes keep their calm side at the start of the line
    return {name: dict(view, mirror=not name.startswith('hero')) for name, view in views.items()} if job.variety.mirrored else views
