"""What the studio builds of a kitchen stands where its plan in joinery/plans has it, to a millimetre; nothing is rendered."""

import json
import math
from dataclasses import dataclass, field
from typing import Any

import pytest

from studio.cabinet import cabinetry, fronts
from studio.catalogue import records
from studio.kit import geometry
from studio.paths import ROOT
from studio.props import lamps, props, seating, still_life
from studio.room import sets
from studio.scenes.kitchen import kitchen

PLANS = sorted((ROOT / 'joinery' / 'plans' / 'kitchens').glob('*.json'))
SHAPES = ('poly', 'frame_sweep', 'moulding', 'extrude_z', 'lathe', 'cyl', 'tube', 'area', 'spot', 'point', 'flush')
SEATS = dict(bar_stool='shell', round_stool='round', saddle_stool='saddle', spindle_stool='spindle', oval_chair='oval', spindle_chair='spindle')
THINNEST = 19  # mm: what the builders make of a thinner front; the plan says its own thickness
Box = list[float]


@dataclass
class Built:
    """What one kitchen was built of, in millimetres of the room."""

    fronts: list[Box] = field(default_factory=list)
    tops: list[Box] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    ovens: list[Box] = field(default_factory=list)
    seats: list[tuple[str, float, float, float]] = field(default_factory=list)
    lamps: list[tuple[float, float]] = field(default_factory=list)


def _in_room(kit: geometry.Kit, low: tuple, high: tuple) -> Box:
    ends = [[value * 1000 for value in kit.world(corner)] for corner in (low, high)]
    return [min(pair) for pair in zip(*ends)] + [max(pair) for pair in zip(*ends)]


def _placed(at: dict[str, float], box: list[float]) -> Box:
    c, s = round(math.cos(math.radians(at['turn']))), round(math.sin(math.radians(at['turn'])))
    ends = [(at['x'] + x * c - y * s, at['y'] + x * s + y * c, z) for x, y, z in (box[:3], box[3:])]
    return [min(pair) for pair in zip(*ends)] + [max(pair) for pair in zip(*ends)]


def _near(one: Box, other: Box, within: float = 1.0) -> bool:
    return all(abs(a - b) <= within for a, b in zip(one, other, strict=True))


@pytest.fixture
def built(monkeypatch):
    """built(slug) -> Built; kits note what they are asked for and mesh nothing."""
    found = Built()
    patch = lambda where, name, do: monkeypatch.setattr(where, name, do)
    for name in SHAPES:
        patch(geometry.Kit, name, lambda kit, *_, **__: kit)
    patch(geometry.Kit, 'box', lambda kit, _, x0, y0, z0, x1, y1, z1, *__, **___: found.boxes.append(_in_room(kit, (x0, y0, z0), (x1, y1, z1))))
    patch(geometry.Kit, 'slab_with_hole', lambda kit, _, x0, y0, z0, x1, y1, z1, *__: found.tops.append(_in_room(kit, (x0, y0, z0), (x1, y1, z1))))

    def front(kit, style, x0, z0, x1, z1, y, *_, **__):
        found.fronts.append(_in_room(kit, (x0, y - style.t, z0), (x1, y, z1)))

    patch(fronts, 'front', front)
    patch(cabinetry, 'front', front)
    patch(cabinetry, 'oven', lambda kit, x0, z0, x1, z1, y, *_: found.ovens.append(_in_room(kit, (x0, y - 0.022, z0), (x1, y, z1))))
    seat = lambda kind: lambda kit, x, y, turn, *_, **__: found.seats.append((kind, x * 1000, y * 1000, turn))
    for name, kind in SEATS.items():
        patch(seating, name, seat(kind))
    patch(props, 'chair', seat('padded'))
    patch(lamps, 'row', lambda _, kind, __, xs, y, *___: found.lamps.extend((x * 1000, y * 1000) for x in ([sum(xs) / len(xs)] if kind == 'linear' else xs)))
    for name in ('compose', 'by_the_sink', 'against_the_wall', 'at_the_end'):
        patch(still_life, name, lambda *_, **__: None)
    for name in ('build', 'light'):
        patch(sets, name, lambda *_, **__: None)

    def build(slug: str) -> Built:
        kitchen.kitchen_from_record(records.kitchen(slug))
        return found

    return build


def _fields(plan: dict[str, Any]) -> list[Box]:
    """Every front of a plan as a box of the room, as deep as it is thick."""
    thick = max(plan['front'], THINNEST)
    return [
        _placed(run['at'], [one['x'], -unit['depth'] - thick, one['z'], one['x'] + one['width'], -unit['depth'], one['z'] + one['height']])
        for run in plan['runs']
        for unit in run['units']
        for one in unit['fronts']
    ]


def _parts(plan: dict[str, Any], *kinds: str) -> list[Box]:
    return [_placed(run['at'], part['box']) for run in plan['runs'] for part in run['parts'] if part['kind'] in kinds]


@pytest.mark.parametrize('path', PLANS, ids=[path.stem for path in PLANS])
def test_fronts_tops_ovens_seats_and_lamps_stand_where_the_plan_has_them(path, built):
    plan = json.loads(path.read_text(encoding='utf-8'))
    seen = built(path.stem)
    slack = 1 + max(0, THINNEST - plan['front'])
    wanted = _fields(plan)
    lacking = [box for box in wanted if not any(_near(box, one) for one in seen.fronts)]
    assert not lacking, f'fronts of the plan that are not built: {lacking[:3]}'
    panels = _parts(plan, 'panel', 'end-panel', 'fluted-panel', 'leaf')
    beyond = [one for one in seen.fronts if not any(_near(one, box, slack) for box in (*wanted, *panels))]
    assert not beyond, f'fronts that no plan has: {beyond[:3]}'
    solid = (*seen.boxes, *seen.tops)
    for box in _parts(plan, 'worktop', 'splashback', 'shelf', 'mantel', 'hood', 'waterfall', 'monolith', 'filler', 'header'):
        assert any(_near(box, one, 1.2) for one in solid), f'not built: {box}'
    ovens = [_placed(run['at'], one['box']) for run in plan['runs'] for one in run['appliances'] if one['kind'] == 'oven']
    assert len(seen.ovens) == len(ovens)
    assert all(any(_near(box, one) for one in seen.ovens) for box in ovens)
    seats = sorted((one['kind'], one['x'], one['y'], one['turn']) for one in plan['seats'])
    assert [kind for kind, *_ in sorted(seen.seats)] == [kind for kind, *_ in seats]
    assert all(any(_near(list(a[1:]), list(b[1:])) for b in seen.seats) for a in seats)
    assert len(seen.lamps) == len(plan['pendants'])
    assert all(any(_near([one['x'], one['y']], list(at)) for at in seen.lamps) for one in plan['pendants'])


def test_every_kitchen_has_a_plan():
    assert {path.stem for path in PLANS} == {row['slug'] for row in records.rows('kitchens')}
