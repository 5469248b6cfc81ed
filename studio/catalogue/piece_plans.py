"""Plans of pieces and rooms outside the kitchens, as `joinery` computes them: groups of parts. The file has millimetres, builders get metres."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from studio.catalogue.dims import metres
from studio.kit.measures import Corners, Span, Spot
from studio.paths import ROOT

PLANS = ROOT / 'joinery' / 'plans'


@dataclass(frozen=True)
class Part:
    """One part in the frame of its group: x0 y0 z0 x1 y1 z1 in metres, of a front the field it fills."""

    kind: str
    box: Corners
    bay: int | None = None
    hinge: str | None = None
    ajar: int = 0
    count: int = 1

    @property
    def x(self) -> Span:
        """Left and right edge."""
        return self.box[0], self.box[3]

    @property
    def y(self) -> Span:
        """Front and back."""
        return self.box[1], self.box[4]

    @property
    def z(self) -> Span:
        """Lower and upper edge."""
        return self.box[2], self.box[5]

    @property
    def middle(self) -> Spot:
        """x and y of its middle."""
        return sum(self.x) / 2, sum(self.y) / 2


@dataclass(frozen=True)
class Group:
    """Parts made as one. at: where its frame stands in the room, as Kit.at takes it (metres, degrees)."""

    name: str
    at: dict[str, float]
    parts: tuple[Part, ...]

    def of(self, *kinds: str, bay: int | None = None) -> list[Part]:
        """Its parts of some kinds, in their order; of one bay where a bay is named. All of them without a kind."""
        return [part for part in self.parts if (not kinds or part.kind in kinds) and (bay is None or part.bay == bay)]

    def boxes(self, *kinds: str, bay: int | None = None) -> list[Corners]:
        """The boxes of its parts of some kinds."""
        return [part.box for part in self.of(*kinds, bay=bay)]

    def one(self, kind: str, bay: int | None = None) -> Part:
        """Its only part of a kind. @raises ValueError where there is none or several."""
        found = self.of(kind, bay=bay)
        if len(found) != 1:
            raise ValueError(f'{self.name} has {len(found)} parts {kind}, not one')
        return found[0]


@dataclass(frozen=True)
class PiecePlan:
    """The plan of one product; seat_height in metres where one sits on it; mirrored: it is photographed as its mirror image."""

    groups: dict[str, Group]
    seat_height: float
    mirrored: bool = False

    def __getitem__(self, name: str) -> Group:
        return self.groups[name]


def _part(row: dict[str, Any]) -> Part:
    return Part(row['kind'], tuple(metres(value) for value in row['box']), row.get('bay'), row.get('hinge'), row.get('ajar', 0), row.get('count', 1))


def _group(row: dict[str, Any]) -> Group:
    at = row['at']
    return Group(row['name'], dict(x=metres(at['x']), y=metres(at['y']), rz=at['turn']), tuple(_part(part) for part in row['parts']))


@cache
def piece_plan(category: str, slug: str) -> PiecePlan:
    """The plan of a product. @raises FileNotFoundError where `npm run plans` has not written it."""
    row = json.loads((PLANS / category / f'{slug}.json').read_text(encoding='utf-8'))
    groups = [_group(one) for one in row['groups']]
    return PiecePlan({one.name: one for one in groups}, metres(row.get('seatHeight', 0)), row.get('mirrored', False))
