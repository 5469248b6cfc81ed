"""The joiner's plans as `joinery` writes them: `kitchen(slug)`, `project(slug)`, `showroom()`. What a field means stands in joinery/plan.ts.

Lengths in the file and here are whole millimetres, angles degrees; builders turn them into metres with `dims.metres`.
"""

import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from studio.catalogue import dims
from studio.catalogue.typed import read
from studio.paths import PLANS

Box = tuple[int, int, int, int, int, int]
Grip = tuple[int, int, int, int]


@dataclass(frozen=True)
class Front:
    """One front as the field it fills, half the gap on each side included."""

    kind: str
    x: int
    z: int
    width: int
    height: int
    hinge: str | None = None
    glazed: bool = False
    grips: tuple[Grip, ...] = ()


@dataclass(frozen=True)
class Unit:
    """A body and its fronts; x, z: its lower left corner."""

    kind: str
    role: str
    x: int
    z: int
    width: int
    height: int
    depth: int
    fronts: tuple[Front, ...]
    shelves: int = 0
    lit: bool = False
    channels: tuple[tuple[int, int], ...] = ()

    @property
    def x1(self) -> int:
        """Right edge."""
        return self.x + self.width

    @property
    def top(self) -> int:
        """Upper edge."""
        return self.z + self.height


@dataclass(frozen=True)
class Part:
    """Anything a joiner makes that is no unit."""

    kind: str
    box: Box


@dataclass(frozen=True)
class Cornice:
    """A moulding along path, the x and y of its inner edge."""

    on: str
    path: tuple[tuple[int, int], ...]
    z: int
    up: int
    out: int


@dataclass(frozen=True)
class Appliance:
    """What is bought, not made."""

    kind: str
    box: Box
    vented: bool = False

    @property
    def x(self) -> float:
        """Its middle along the run."""
        return (self.box[0] + self.box[3]) / 2


@dataclass(frozen=True)
class Place:
    """Where a run's frame stands in the room."""

    x: int
    y: int
    turn: int

    def in_room(self, box: Box) -> Box:
        """A box of the run's frame as the room sees it. Runs stand at right angles only."""
        c, s = round(math.cos(math.radians(self.turn))), round(math.sin(math.radians(self.turn)))
        (xa, ya), (xb, yb) = ((self.x + x * c - y * s, self.y + x * s + y * c) for x, y in (box[:2], box[3:5]))
        return min(xa, xb), min(ya, yb), box[2], max(xa, xb), max(ya, yb), box[5]


@dataclass(frozen=True)
class Run:
    """Furniture in one line; start and end: how far it reaches along x."""

    name: str
    at: Place
    units: tuple[Unit, ...]
    parts: tuple[Part, ...]
    appliances: tuple[Appliance, ...]
    cornices: tuple[Cornice, ...]
    lights: tuple[tuple[int, int, int, int], ...]
    start: int
    end: int

    def of(self, *kinds: str) -> tuple[Part, ...]:
        """Its parts of these kinds, in the plan's order."""
        return tuple(part for part in self.parts if part.kind in kinds)

    def one(self, kind: str) -> Appliance | None:
        """Its first appliance of a kind, or None."""
        return next((one for one in self.appliances if one.kind == kind), None)


@dataclass(frozen=True)
class Seat:
    """One seat: its middle, and the way it is turned; 0 looks at the back wall."""

    kind: str
    use: str
    x: int
    y: int
    turn: int
    height: int


@dataclass(frozen=True)
class Table:
    """A table's box."""

    box: Box
    turned: bool


@dataclass(frozen=True)
class Pendant:
    """A hanging lamp."""

    kind: str
    x: int
    y: int
    z: int
    length: int = 0


@dataclass(frozen=True)
class Window(dims.Window):
    """Window in a side wall."""

    wall: str


@dataclass(frozen=True)
class Door:
    """A way through the back wall and the leaf that slides before it."""

    x0: int
    x1: int
    height: int
    leaf: tuple[int, int]


@dataclass(frozen=True)
class Annexe:
    """The room behind the door."""

    x0: int
    y0: int
    x1: int
    y1: int
    height: int


@dataclass(frozen=True)
class Room:
    """Inner faces of the walls; the back wall stands on y = 0."""

    x0: int
    x1: int
    y0: int
    height: int
    window: Window | None = None
    door: Door | None = None
    annexe: Annexe | None = None


@dataclass(frozen=True)
class Drawn:
    """The drawer that is out when somebody cooks: place of its unit in the back run, and how far."""

    unit: int
    out: int


@dataclass(frozen=True)
class Stands:
    """Where things stand on the back run's worktop."""

    sink: int
    wall: int
    end: int | None = None


@dataclass(frozen=True)
class Builds:
    """How the fronts of each role are built."""

    base: str
    tall: str
    wall: str
    island: str


@dataclass(frozen=True)
class KitchenPlan:
    """A kitchen: its room, its furniture, what stands and hangs in it. front: thickness of the fronts."""

    category: str
    slug: str
    mirrored: bool
    front: int
    builds: Builds
    handle: str
    room: Room
    runs: tuple[Run, ...]
    seats: tuple[Seat, ...]
    tables: tuple[Table, ...]
    pendants: tuple[Pendant, ...]
    spots: tuple[tuple[int, int], ...]
    drawn: Drawn | None = None
    stands: Stands | None = None

    def run(self, name: str) -> Run:
        """The run of a name. @raises KeyError naming plan and run."""
        for run in self.runs:
            if run.name == name:
                return run
        raise KeyError(f'{self.category}/{self.slug}.json, runs: no run {name}')

    @property
    def drawn_unit(self) -> Unit | None:
        """The unit whose drawer is out when somebody cooks."""
        return self.drawn and self.run('back').units[self.drawn.unit]


def load(path: Path) -> KitchenPlan:
    """The plan in a file. @raises ValueError naming file and field of what is missing, unknown or of another type."""
    return read(KitchenPlan, json.loads(path.read_text(encoding='utf-8')), path.name, '')


@cache
def kitchen(slug: str) -> KitchenPlan:
    """Plan of a kitchen of the catalogue."""
    return load(PLANS / 'kitchens' / f'{slug}.json')


@cache
def project(slug: str) -> KitchenPlan:
    """Plan of the kitchen in a project's home."""
    return load(PLANS / 'projects' / f'{slug}.json')


@cache
def showroom() -> KitchenPlan:
    """Plan of the kitchen in the showroom."""
    return load(PLANS / 'showroom.json')
