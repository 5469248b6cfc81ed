"""What the studio builds of every piece stands where its plan in joinery/plans has it; nothing is rendered."""

import json
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.cabinet import cabinetry, fronts
from studio.cabinet.fronts import Leaf
from studio.cabinet.style import Style
from studio.catalogue import records
from studio.kit import geometry
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.paths import ROOT
from studio.props import green, props, shelves
from studio.room import exterior, sets
from studio.scenes import book

PLANS = sorted(path for path in (ROOT / 'joinery' / 'plans').glob('*/*.json') if path.parent.name not in ('kitchens', 'projects', 'showroom'))
SAMPLES = 'materials-fitting-and-accessories'
TABLE_TOP = 740  # mm: accessories are planned from the top of the table they lie on
MM = 1.0
BULGE = {'turned': 3.1, 'soft': 4.4, 'folded': 2.0, 'flutes': 5.0}  # mm: what is not square stands beyond or behind its drawn edges
BOWL = 2.9  # mm: a basin's rim is round
REVEAL = 2.5  # mm: a front is smaller than its field by half the gap, at most 4 mm, and a millimetre
FIELDS = ('drawer', 'door', 'panel', 'glass')
Box = list[float]


class Built:
    """Solids and fronts of one scene: boxes of the room in millimetres, what lies below the floor cut off."""

    def __init__(self, floor: float) -> None:
        self.floor, self.solids, self.fronts = floor, [], []

    def note(self, kit: geometry.Kit, points: Any, where: list[Box] | None = None) -> None:
        matrix = np.array(kit.M[-1])
        world = (np.asarray(points, float) @ matrix[:3, :3].T + matrix[:3, 3]) * 1000
        low, high = world.min(0), world.max(0)
        low[2], high[2] = max(low[2] - self.floor, 0), high[2] - self.floor
        if high[2] > 0:
            (self.solids if where is None else where).append([*low, *high])


def _corners(ends: Sequence[float]) -> list[Point]:
    x0, y0, z0, x1, y1, z1 = ends
    return [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Built]:
    """built(name) -> Built of a scene; kits note what they are asked for and mesh nothing."""
    patch = lambda where, name, do: monkeypatch.setattr(where, name, do)
    real = fronts.front

    def build(name: str) -> Built:
        seen = Built(TABLE_TOP if name.startswith('home-accessories') else 0)
        patch(geometry.Kit, 'box', lambda kit, _, *ends, **__: seen.note(kit, _corners(ends[:6])))
        patch(geometry.Kit, 'poly', lambda kit, _, points, *__, **___: seen.note(kit, points))
        for part in ('flush', 'area', 'spot', 'point'):
            patch(geometry.Kit, part, lambda kit, *_, **__: kit)

        def front(kit: Kit, style: Style, leaf: Leaf) -> None:
            seen.note(kit, _corners((leaf.x0, leaf.y - style.t, leaf.z0, leaf.x1, leaf.y, leaf.z1)), seen.fronts)
            real(kit, style, leaf)

        patch(cabinetry, 'front', front)
        for where, dressing in (
            (exterior, 'surround'),
            (sets, 'build'),
            (sets, 'light'),
            (props, 'branches'),
            (green, 'blossoms'),
            (shelves, 'fill'),
        ):
            patch(where, dressing, lambda *_, **__: None)
        book.build(name)
        return seen

    return build


def _placed(at: dict[str, float], box: Box) -> Box:
    c, s = round(math.cos(math.radians(at['turn']))), round(math.sin(math.radians(at['turn'])))
    ends = [(at['x'] + x * c - y * s, at['y'] + x * s + y * c, z) for x, y, z in (box[:3], box[3:])]
    return [min(pair) for pair in zip(*ends)] + [max(pair) for pair in zip(*ends)]


def _slack(part: dict[str, Any]) -> float:
    return max(BULGE.get(part.get('form', ''), MM), BOWL if part['kind'] == 'basin' else MM)


def deviation(part: dict[str, Any], box: Box, solids: list[Box]) -> float:
    """Millimetres between the edges of a part and those of all that is built within it; infinite where nothing is."""
    slack = _slack(part)
    inside = [one for one in solids if all(a >= b - slack for a, b in zip(one[:3], box[:3])) and all(a <= b + slack for a, b in zip(one[3:], box[3:]))]
    if not inside:
        return math.inf
    short = [min(one[i] for one in inside) - box[i] for i in range(3)] + [box[i] - max(one[i] for one in inside) for i in range(3, 6)]
    if part['kind'] in FIELDS and 'form' not in part:
        thin = min(range(3), key=lambda axis: box[axis + 3] - box[axis])
        short = [0 if i % 3 == thin else max(0, value - REVEAL) if value > 0 else value for i, value in enumerate(short)]
    return max(abs(value) for value in short)


def parts_of(plan: dict[str, Any]) -> list[tuple[dict[str, Any], Box]]:
    """Every part of a plan with its box in the room."""
    return [(part, _placed(group['at'], part['box'])) for group in plan['groups'] for part in group['parts']]


@pytest.mark.parametrize('path', PLANS, ids=[f'{path.parent.name}/{path.stem}' for path in PLANS])
def test_every_part_is_built_where_the_plan_has_it_and_every_front_is_planned(path: Path, built: Callable[[str], Built]) -> None:
    plan = json.loads(path.read_text(encoding='utf-8'))
    seen, parts = built(f'{plan["category"]}/{plan["slug"]}'), parts_of(plan)
    shut = [(part, box) for part, box in parts if 'ajar' not in part]
    wrong = [(part['kind'], box) for part, box in shut if deviation(part, box, seen.solids) > _slack(part)]
    assert not wrong, f'{len(wrong)} parts are not built where the plan has them: {wrong[:3]}'
    fields = [box for part, box in shut if part['kind'] in FIELDS]
    beyond = [one for one in seen.fronts if not any(all(abs(a - b) <= REVEAL for a, b in zip(one, box)) for box in fields)]
    open_ = [part for part, _ in parts if part.get('ajar') and part['kind'] == 'door']
    assert len(beyond) == len(open_), f'fronts that no plan has: {beyond[:3]}'


def test_the_showroom_s_vanity_and_wardrobe_are_built_as_planned(built: Callable[[str], Built]) -> None:
    parts = parts_of(json.loads((ROOT / 'joinery' / 'plans' / 'showroom' / 'pieces.json').read_text(encoding='utf-8')))
    solids = built('showroom').solids
    assert [(part['kind'], box) for part, box in parts if deviation(part, box, solids) > _slack(part)] == []


def test_every_product_but_kitchens_and_samples_has_a_plan() -> None:
    wanted = {
        (folder.name, row['slug']) for folder in records.PRODUCTS.iterdir() if folder.name not in ('kitchens', SAMPLES) for row in records.rows(folder.name)
    }
    assert {(path.parent.name, path.stem) for path in PLANS} == wanted


def test_a_part_two_millimetres_beside_its_place_is_found_wrong() -> None:
    part, box = {'kind': 'shelf'}, [0, -300, 400, 900, 0, 422]
    assert deviation(part, box, [[0, -300, 400, 900, 0, 422]]) == 0
    assert deviation(part, box, [[0, -300, 402, 900, 0, 424]]) == math.inf
    assert deviation(part, box, [[2, -300, 400, 900, 0, 422]]) == 2
