"""What the plan says is built: every unit, front, part and appliance of every kitchen's plan against the solids that were made, and what is counted.

The drawings draw the same plans. Rooms and what stands on the tops are left out and nothing is meshed, so all 86 take under half a minute.
"""

import itertools
import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import bpy
import numpy as np
import pytest
from bpy.types import Material

from studio.cabinet import appliances, fronts, oven
from studio.cabinet.fronts import Leaf
from studio.cabinet.style import Style
from studio.catalogue import plans, records
from studio.catalogue.dims import construction
from studio.catalogue.plans import Box, KitchenPlan, Run, Unit
from studio.kit import geometry, materials, render
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.paths import PLANS
from studio.props import props, seating, splashback, still_life
from studio.room import exterior, sets
from studio.scenes.kitchen import furnish, kitchen

SLUGS = [row['slug'] for row in records.rows('kitchens')]
EXACT = 1.0  # mm
CREST = 1.3  # mm: the crests of fine reeds lie that far behind the face of their panel
FIELDS = ('panel', 'end-panel', 'fluted-panel', 'leaf')  # drawn from joint to joint; one that hangs like a front is built half a joint smaller on each side
# mm by which a part stands out of its drawn box (x, y, below, above): a turned leg's rings, a pilaster's base and capital
STANDS_OUT = {'leg': (1, 1, 1, 0), 'pilaster': (18, 18, 0, 0)}
OVEN_DEPTH, OVEN_JOINT = 20, 3  # mm an oven's face reaches into its housing, and the joint round it
SINK_WALL = 2  # mm of steel round the bowl that is drawn
SEATS = ('bar_stool', 'round_stool', 'saddle_stool', 'spindle_stool', 'oval_chair', 'spindle_chair')


def in_room(kit: Kit, points: Sequence[Point] | np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Corners of the box round points of the kit's frame, mm in the room."""
    matrix = np.array(kit.M[-1])
    points = (np.asarray(points, float) @ matrix[:3, :3].T + matrix[:3, 3]) * 1000
    return points.min(0), points.max(0)


class Solids:
    """Boxes round every solid the kit was asked for, mm in the room; fields of fronts; places of seats; how many appliances."""

    def __init__(self) -> None:
        self.low, self.high, self.fronts, self.seats, self.counts = [], [], [], [], {'oven': 0, 'sink': 0, 'tap': 0, 'hob': 0}

    def note(self, kit: Kit, points: Sequence[Point] | np.ndarray) -> None:
        low, high = in_room(kit, points)
        self.low.append(low)
        self.high.append(high)

    def reach(self, box: Box, slack: float) -> tuple[np.ndarray, np.ndarray] | None:
        """Corners of the box round all solids that lie wholly within a box, or None."""
        low, high = np.array(box[:3]) - slack, np.array(box[3:]) + slack
        inside = (self.lows >= low).all(1) & (self.highs <= high).all(1)
        return (self.lows[inside].min(0), self.highs[inside].max(0)) if inside.any() else None

    def closed(self) -> 'Solids':
        self.lows, self.highs = np.array(self.low), np.array(self.high)
        return self


@pytest.fixture
def solids_of(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Solids]:
    """solids_of(slug) -> Solids of a kitchen without its room."""
    solids = Solids()

    def boxing(kit: Kit, mat: Material, *ends: object, **named: object) -> Kit:
        solids.note(kit, list(itertools.product(*zip(ends[:3], ends[3:6]))))
        return kit

    def meshing(kit: Kit, mat: Material, vertices: np.ndarray, *rest: object, **named: object) -> Kit:
        solids.note(kit, vertices)
        return kit

    def counting(module: ModuleType, name: str, note: Callable[..., object]) -> None:
        made = getattr(module, name)

        def noting(kit: Kit, *values: object, **named: object) -> object:
            note(kit, values)
            return made(kit, *values, **named)

        monkeypatch.setattr(module, name, noting)

    def build(slug: str, in_use: bool = False) -> Solids:
        render.reset()
        materials.clear()
        monkeypatch.setattr(geometry.Kit, 'box', boxing)
        monkeypatch.setattr(geometry.Kit, 'poly', meshing)
        monkeypatch.setattr(geometry.Kit, 'flush', lambda kit, name='kit': [])
        monkeypatch.setattr(sets, 'build', lambda *_: None)
        for module, name in ((still_life, 'compose'), (splashback, 'by_the_sink'), (splashback, 'against_the_wall'), (splashback, 'at_the_end')):
            monkeypatch.setattr(module, name, lambda *_: None)
        monkeypatch.setattr(exterior, 'surround', lambda *_: None)
        counting(fronts, 'front', lambda kit, values: solids.fronts.append(_built_field(kit, *values)))
        for name in solids.counts:
            counting(oven if name == 'oven' else appliances, name, lambda kit, values, name=name: solids.counts.__setitem__(name, solids.counts[name] + 1))
        for module, name in (*((seating, name) for name in SEATS), (props, 'chair')):
            counting(module, name, lambda kit, values: solids.seats.append(tuple(round(value * 1000) for value in values[0][:2])))
        kitchen.kitchen_from_record(records.kitchen(slug), in_use)
        return solids.closed()

    return build


def _built_field(kit: Kit, style: Style, leaf: Leaf) -> np.ndarray:
    return np.concatenate(in_room(kit, [(leaf.x0, leaf.y - style.t, leaf.z0), (leaf.x1, leaf.y, leaf.z1)]))


def _off(solids: Solids, box: Box, tolerance: float = EXACT) -> str | None:
    """What is wrong with the solids in a box of the room, or None if they fill it."""
    found = solids.reach(box, tolerance)
    if found is None:
        return 'nothing built'
    gaps = np.abs(np.array([*found[0], *found[1]]) - np.array(box))
    return None if (gaps <= tolerance).all() else f'{np.round([*found[0], *found[1]], 1).tolist()} for {list(box)}'


def _joint(plan: KitchenPlan, unit: Unit) -> float:
    """What a front leaves free of its field on each side: half a gap, nothing where the frames that in-frame fronts stand in meet."""
    return 0 if getattr(plan.builds, unit.role) == 'beaded' else construction().front_gap / 2


def _fronts(plan: KitchenPlan, run: Run) -> Iterator[tuple[str, Box]]:
    for unit in run.units:
        half = _joint(plan, unit)
        for i, front in enumerate(unit.fronts):
            x1, z1 = front.x + front.width - half, front.z + front.height - half
            yield f'front {i} of the unit at {unit.x}', (front.x + half, -unit.depth - plan.front, front.z + half, x1, -unit.depth, z1)


def _field(box: Box, half: float) -> Box:
    """What is built of a field: half a joint smaller along its two longer edges."""
    thin = min(range(3), key=lambda axis: box[axis + 3] - box[axis])
    return tuple(end if i % 3 == thin else end + half * (1 if i < 3 else -1) for i, end in enumerate(box))


def _parts(run: Run) -> Iterator[tuple[str, Box]]:
    for part in run.parts:
        if part.kind not in FIELDS:
            x, y, below, above = STANDS_OUT.get(part.kind, (0, 0, 0, 0))
            x0, y0, z0, x1, y1, z1 = part.box
            yield part.kind, (x0 - x, y0 - y, z0 - below, x1 + x, y1 + (y if part.kind == 'leg' else 0), z1 + above)


def _bodies(plan: KitchenPlan, run: Run) -> Iterator[tuple[str, Box]]:
    first, last = run.units[:1], run.units[-1:]
    for unit in run.units if run.name != 'island' else ():
        # a base unit reaches as high as its fronts; its carcass ends lower still: sinks and basins hang in it
        top = max(one.z + one.height for one in unit.fronts) - _joint(plan, unit) if unit.kind == 'base' and unit.fronts else unit.top
        yield f'{unit.kind} unit at {unit.x}', (unit.x, -unit.depth - (plan.front if unit.fronts else 0), unit.z, unit.x1, 0, top)
    for a, b in zip(first, last) if run.name == 'island' else ():  # its units share one body
        yield 'body', (a.x, -a.depth, a.z, b.x1, 0, a.top)


def _appliances(run: Run) -> Iterator[tuple[str, Box]]:
    for one in run.appliances:
        x0, y0, z0, x1, y1, z1 = one.box
        if one.kind == 'oven':
            yield one.kind, (x0 + OVEN_JOINT, y0, z0 + OVEN_JOINT, x1 - OVEN_JOINT, y1 + OVEN_DEPTH, z1 - OVEN_JOINT)
        elif one.kind == 'sink':
            yield one.kind, (x0 - SINK_WALL, y0 - SINK_WALL, z0 - SINK_WALL, x1 + SINK_WALL, y1 + SINK_WALL, z1)
        elif one.kind != 'tap':  # its lever stands out of its box: taps are counted
            yield one.kind, one.box


def faults(plan: KitchenPlan, solids: Solids) -> list[str]:
    """Everything the plan says that was not built so."""
    half, found = construction().front_gap / 2, []
    for run in plan.runs:
        for name, box in (*_bodies(plan, run), *_fronts(plan, run), *_parts(run), *_appliances(run)):
            if fault := _off(solids, run.at.in_room(box)):
                found.append(f'{run.name}, {name}: {fault}')
        for part in run.of(*FIELDS):
            tolerance = CREST if part.kind == 'fluted-panel' else EXACT
            fault = _off(solids, run.at.in_room(_field(part.box, half)), tolerance)
            if fault and _off(solids, run.at.in_room(part.box), tolerance):
                found.append(f'{run.name}, {part.kind}: {fault}')
    return found


def unplanned(plan: KitchenPlan, solids: Solids) -> list[list[float]]:
    """Fields of fronts that were built and that no plan has."""
    fields = []
    for run in plan.runs:
        for unit in run.units:
            y = -unit.depth
            fields += [run.at.in_room((one.x, y - plan.front, one.z, one.x + one.width, y, one.z + one.height)) for one in unit.fronts]
        fields += [run.at.in_room(part.box) for part in run.of('panel', 'end-panel', 'fluted-panel', 'leaf')]
    return [field.tolist() for field in solids.fronts if np.abs(np.array(fields) - field).max(1).min() > EXACT]


@pytest.mark.parametrize('slug', SLUGS)
def test_every_kitchen_is_built_as_it_is_drawn(slug: str, solids_of: Callable[..., Solids]) -> None:
    plan, solids = plans.kitchen(slug), solids_of(slug)
    assert faults(plan, solids) == []
    assert unplanned(plan, solids) == []
    planned = [one.kind for run in plan.runs for one in run.appliances]
    assert solids.counts == {kind: planned.count(kind) for kind in solids.counts}
    assert len(solids.seats) == len(plan.seats)
    for seat in plan.seats:
        assert min(math.dist((seat.x, seat.y), stands) for stands in solids.seats) <= furnish.PUSHED_BACK * 1000, 'a seat is pushed back a hand at most'
    hung = {tuple(round(value * 1000) for value in lamp.location[:2]) for lamp in bpy.data.objects if lamp.lightgroup == 'pendants'}
    assert hung == {(pendant.x, pendant.y) for pendant in plan.pendants}


def test_behind_the_pane_of_an_oven_its_housing_is_open(solids_of: Callable[..., Solids]) -> None:
    plan, solids = plans.kitchen('bellariva-18'), solids_of('bellariva-18')
    baked = [(run, one) for run in plan.runs for one in run.appliances if one.kind == 'oven']
    assert len(baked) == 2
    for run, one in baked:
        x0, _, z0, x1, front, z1 = one.box
        inside = ((x0 + x1) / 2, front + 200, z0 + 0.55 * (z1 - z0))
        place = np.array(run.at.in_room((*inside, *inside)))[:3]
        assert not ((solids.lows < place) & (place < solids.highs)).all(1).any()


def test_a_unit_or_a_front_that_is_drawn_3_mm_off_is_found(solids_of: Callable[..., Solids]) -> None:
    plan, solids = plans.kitchen('montalto'), solids_of('montalto')
    back = plan.run('back')
    wider = replace(back, units=(replace(back.units[0], width=back.units[0].width + 3), *back.units[1:]))
    assert any('unit at' in fault for fault in faults(replace(plan, runs=(wider, *plan.runs[1:])), solids))
    shorter = replace(back.units[0], fronts=(replace(back.units[0].fronts[0], height=back.units[0].fronts[0].height - 3), *back.units[0].fronts[1:]))
    assert any('front 0' in fault for fault in faults(replace(plan, runs=(replace(back, units=(shorter, *back.units[1:])), *plan.runs[1:])), solids))


@pytest.mark.parametrize(
    ('change', 'said'),
    [
        (lambda plan: plan['runs'][0]['units'][0].pop('width'), r'aurelia\.json, runs\[0\]\.units\[0\]\.width: missing'),
        (lambda plan: plan['room'].update(height='high'), r"aurelia\.json, room\.height: 'high' is no int"),
        (lambda plan: plan['seats'][0].update(colour='red'), r'aurelia\.json, seats\[0\]\.colour: unknown'),
        (lambda plan: plan['runs'][0]['parts'][0]['box'].pop(), r'aurelia\.json, runs\[0\]\.parts\[0\]\.box: .* is no list of 6'),
    ],
)
def test_a_plan_that_is_not_as_agreed_is_refused_by_file_and_field(change: Callable[[], object], said: str, tmp_path: Path) -> None:
    plan = json.loads((PLANS / 'kitchens' / 'aurelia.json').read_text())
    change(plan)
    (tmp_path / 'aurelia.json').write_text(json.dumps(plan))
    with pytest.raises(ValueError, match=said):
        plans.load(tmp_path / 'aurelia.json')
