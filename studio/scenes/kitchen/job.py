"""What the builders of one kitchen share: its plan, its materials, the frame of a run, lines of light."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace

from studio.cabinet import cabinetry as cab
from studio.catalogue import finishes
from studio.catalogue.dims import construction, metres
from studio.catalogue.plans import Box, KitchenPlan, Run
from studio.catalogue.records import KitchenRecord
from studio.catalogue.variety import Variety
from studio.kit import geometry
from studio.kit import materials as m
from studio.room import sets

KEPT_FROM_WHITE = 0.6  # share of a lamp's watts that white takes away by night: with all of them a white splashback loses its veins
PUT_BESIDE = 0.0004  # metres between two things that lie on one another, so that their faces do not fight


@dataclass(frozen=True)
class Job:
    """Everything the builders of one kitchen share. The plan says where things stand, in mm; builders take metres."""

    kit: geometry.Kit
    record: KitchenRecord
    plan: KitchenPlan
    look: finishes.Look
    spec: sets.SetSpec
    variety: Variety
    in_use: bool = False  # a drawer is out
    loose: geometry.Kit | None = None  # meshed apart: seats, which a fill may pass; None: with everything else

    @property
    def seats(self) -> geometry.Kit:
        """What seats are built in."""
        return self.loose or self.kit

    @property
    def classic(self) -> bool:
        """Styles of frames, cornices and turned legs."""
        return self.record.style in ('classic', 'neoclassic')

    @property
    def box(self) -> sets.Box:
        """The room, metres."""
        room = self.plan.room
        return sets.Box(metres(room.x0), metres(room.x1), metres(room.y0), metres(room.height))

    @property
    def worktop_z(self) -> float:
        """Height of the worktop, metres."""
        return metres(self.plan.run('back').of('worktop')[0].box[5])

    def style(self, role: str, **changes: object) -> cab.Style:
        """How units of a role (base, tall, wall, island) are built, of what."""
        look, sizes = self.look, construction()
        own = getattr(look, role)
        build = look.front if own is look.main else finishes.FRONTS[getattr(self.plan.builds, role)]
        stands_in = metres(sizes.face_frame) if build == 'beaded' else 0.0
        style = cab.Style(
            front=build,
            pane=look.pane,
            line=look.line if own is look.main else None,
            line_width=metres(sizes.line_width),
            line_inset=metres(sizes.line_inset),
            groove=look.groove if own is look.main else None,
            lattice=look.second if look.pane == 'grille' else None,
            mat=own,
            inner=look.carcass,
            handle=look.handle,
            hmat=look.handle_metal,
            plinth=look.plinth,
            gap=metres(sizes.front_gap),
            t=metres(self.plan.front),
            rail=metres(sizes.frame_width) - stands_in,
            face_frame=stands_in,
            thin_rail=metres(sizes.thin_frame_width),
            grain=look.grain,
            matched=self.record.front.grain_matched and own is look.main,
        )
        return replace(style, **changes)

    def lamps_before(self, ground: str) -> float:
        """How bright lamps are that stand close before a surface (hex) where the picture is exposed for lamps: the paler, the dimmer, as one dims them."""
        level = self.spec.lamps
        return level * (1 - KEPT_FROM_WHITE * m.luminance(ground)) if level > 1 else level

    @property
    def lamps_at_wall(self) -> float:
        """The same before the splashback."""
        return self.lamps_before(self.look.splash_tone)


def in_metres(box: Sequence[int]) -> tuple[float, ...]:
    """A box of the plan, or a rectangle of a front, in metres."""
    return tuple(metres(edge) for edge in box)


def in_room(run: Run, box: Box) -> tuple[float, ...]:
    """A box of a run's frame in the room, metres."""
    return in_metres(run.at.in_room(box))


def frame(job: Job, run: Run) -> AbstractContextManager[geometry.Kit]:
    """The frame a run stands in."""
    return job.kit.at(metres(run.at.x), metres(run.at.y), 0, rz=run.at.turn)


def light_line(job: Job, line: tuple[int, int, int, int], watts: float) -> None:
    """Line of light of the plan below a board with its real lamp."""
    x0, x1, y, z = (metres(edge) for edge in line)
    job.kit.box(m.line(), x0, y - 0.006, z - 0.003, x1, y + 0.006, z - 0.001, 0)
    job.kit.area(((x0 + x1) / 2, y, z - 0.006), ((x0 + x1) / 2, y + 0.09, z - 0.6), x1 - x0 - 0.04, 0.03, watts * job.lamps_at_wall, (1, 0.83, 0.64), 165)
