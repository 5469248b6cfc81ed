"""Measured in the built scene, not read from the dimensions: aisles, hood over hob, and that nothing stands in anything else."""

import itertools
import random
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
import pytest
from bpy.types import Material

from studio.cabinet import appliances
from studio.catalogue import finishes, plans, records
from studio.catalogue.variety import variety_for
from studio.kit import geometry, materials, render
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.props import bags
from studio.room import sets
from studio.scenes.kitchen import back_kitchen, corner, duo, facing, furnish, horseshoe, line, peninsula, with_island
from studio.scenes.kitchen.job import Job, in_room
from studio.scenes.kitchen.kitchen import kitchen_from_record, varied_set
from studio.tests.conftest import indoors

PARTS = ('island', 'base_run', 'tall_blocks', 'wall_above', 'stools', 'chairs', 'run_still_life', 'table_still_life')
MODULES = (back_kitchen, corner, duo, facing, furnish, horseshoe, line, peninsula, with_island)  # where builders call one another
SAMPLE = ('alberto', 'lunaria', 'corsara', 'ariela', 'brezza', 'nicoletta', 'azzurra', 'renata', 'gabriella', 'vescona-22', 'maddalena')
TOUCHING = 0.004  # metres: what stands on a top may sink in by its own chamfer
ALLOWED = {
    ('base_run', 'tall_blocks'),
    ('base_run', 'wall_above'),
    ('tall_blocks', 'wall_above'),
    ('base_run', 'base_run'),
    ('tall_blocks', 'tall_blocks'),
}  # joined carpentry


class Part:
    """One call of a builder: its vertices (n, 3) and its boxes as (low, high), metres in the room."""

    def __init__(self, name: str) -> None:
        self.name, self.vertices, self.boxes = name, np.empty((0, 3)), []


class Standing:
    """A kitchen as it was built: its parts, outermost calls only, and its hobs as (x, z, whether they draw their own air)."""

    def __init__(self) -> None:
        self.parts, self.hobs = [], []

    def named(self, name: str) -> list[Part]:
        """Its parts of one builder."""
        return [part for part in self.parts if part.name == name]


def _vertices(kit: Kit) -> dict[tuple[bool, Material], list[np.ndarray]]:
    return {(bucket is kit.flat, mat): list(data['V']) for bucket in (kit.flat, kit.smooth) for mat, data in bucket.items()}


@cache
def standing(slug: str) -> Standing:
    """A kitchen, built once a session without what lies outside its windows."""
    kitchen, inside = Standing(), []
    box, hob = geometry.Kit.box, appliances.hob

    def watched(name: str, made: Callable[..., object]) -> Callable[..., object]:
        def noting(job: Job, *values: object, **named: object) -> object:
            if inside:
                return made(job, *values, **named)
            part = Part(name)
            before = {key: len(chunks) for key, chunks in _vertices(job.kit).items()}
            inside.append(part)
            try:
                result = made(job, *values, **named)
            finally:
                inside.pop()
            fresh = [chunk for key, chunks in _vertices(job.kit).items() for chunk in chunks[before.get(key, 0) :]]
            part.vertices = np.vstack(fresh) if fresh else part.vertices
            kitchen.parts.append(part)
            return result

        return noting

    def boxing(kit: Kit, mat: Material, *ends: object, **named: object) -> Kit:
        matrix = np.array(kit.M[-1])
        if inside and np.allclose(np.abs(matrix[:3, :3]).round(6).max(0), 1):  # square to the room: its corners are the box
            corners = np.array(list(itertools.product(*zip(ends[:3], ends[3:6])))) @ matrix[:3, :3].T + matrix[:3, 3]
            inside[-1].boxes.append((corners.min(0), corners.max(0)))
        return box(kit, mat, *ends, **named)

    def hobbing(kit: Kit, at: Point, *rest: object, **named: object) -> None:
        kitchen.hobs.append((at[0], at[2], named['vented']))
        return hob(kit, at, *rest, **named)

    render.reset()
    materials.clear()
    with pytest.MonkeyPatch.context() as patch:
        for module, name in itertools.product(MODULES, PARTS):
            if hasattr(module, name):
                patch.setattr(module, name, watched(name, getattr(module, name)))
        patch.setattr(geometry.Kit, 'box', boxing)
        patch.setattr(appliances, 'hob', hobbing)
        indoors(patch)
        kitchen_from_record(records.kitchen(slug))
    return kitchen


def _deepest(vertices: np.ndarray, boxes: Sequence[tuple[np.ndarray, np.ndarray]]) -> float:
    """How far, in metres, a vertex lies inside one of the boxes; 0 if none does."""
    depth = 0.0
    for low, high in boxes:
        if len(vertices):
            depth = max(depth, float(np.minimum(vertices - low, high - vertices).min(1).max()))
    return depth


@pytest.mark.parametrize('slug', SAMPLE)
def test_nothing_stands_in_anything_else(slug: str) -> None:
    parts = standing(slug).parts
    found = [
        f'{a.name} in {b.name}: {depth * 1000:.0f} mm'
        for a in parts
        for b in parts
        if a is not b and tuple(sorted((a.name, b.name))) not in ALLOWED and (depth := _deepest(a.vertices, b.boxes)) > TOUCHING
    ]
    assert found == []


@pytest.mark.parametrize('slug', ['alberto', 'lunaria', 'corsara', 'gabriella', 'vescona-22'])
def test_the_aisle_between_run_and_island_measures_1050_or_more(slug: str) -> None:
    kitchen = standing(slug)
    islands = [box for part in kitchen.named('island') for box in part.boxes]
    runs = [box for part in kitchen.named('base_run') for box in part.boxes if box[0][2] < 1.0]
    back, front = max(high[1] for _, high in islands), min(low[1] for low, _ in runs)
    assert front - back >= 1.05


HOODED = {'alberto': True, 'corsara': True, 'giordano': True, 'emilio': False, 'nicoletta': False, 'ariela': False}


@pytest.mark.parametrize(('slug', 'hooded'), HOODED.items())
def test_a_hood_hangs_650_or_more_above_the_hob_or_the_hob_draws_its_own_air(slug: str, hooded: bool) -> None:
    kitchen = standing(slug)
    over = [box for part in kitchen.named('wall_above') for box in part.boxes]
    assert kitchen.hobs
    for x, z, vented in kitchen.hobs:
        lower = [low[2] - z for low, high in over if low[0] < x < high[0] and high[1] - low[1] > 0.3 and low[2] > z]
        assert vented is not hooded
        assert not hooded or min(lower) >= 0.65


def test_the_still_life_of_a_u_stands_clear_of_its_sink() -> None:
    run = plans.kitchen('nicoletta').run('left')
    x0, y0, _, x1, y1, _ = in_room(run, run.one('sink').box)
    parts = standing('nicoletta').named('table_still_life')
    assert parts
    for part in parts:
        x, y, _ = part.vertices.T
        assert not ((x0 < x) & (x < x1) & (y0 < y) & (y < y1)).any()


@pytest.mark.parametrize('slug', [row['slug'] for row in records.rows('kitchens') if plans.kitchen(row['slug']).stands])
def test_what_stands_along_a_run_has_its_foot_over_no_bowl(slug: str) -> None:
    render.reset()
    materials.clear()
    record, plan = records.kitchen(slug), plans.kitchen(slug)
    variety, run = variety_for(record), plan.run('back')
    job = Job(Kit(1), record, plan, finishes.look_for(record), varied_set(record, variety), variety)
    furnish.run_still_life(job)
    sink, chunks = run.one('sink'), [np.asarray(points) for chunks in _vertices(job.kit).values() for points in chunks]
    if sink and chunks:
        x0, y0, _, x1, y1, _ = in_room(run, sink.box)
        x, y, z = np.vstack(chunks).T
        foot = z < job.worktop_z + 0.05  # spoons may lean out of their crock
        assert not (foot & (x0 < x) & (x < x1) & (y0 < y) & (y < y1)).any()


@pytest.mark.parametrize('slug', ['antico', 'amalia', 'brezza'])
def test_nothing_of_a_wall_comes_through_the_splashback_before_it(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    render.reset()
    materials.clear()
    build, shell = sets.build, []

    def noting(kit: Kit, *rest: object) -> None:
        build(kit, *rest)
        shell.extend(np.asarray(points) for chunks in _vertices(kit).values() for points in chunks)

    monkeypatch.setattr(sets, 'build', noting)
    indoors(monkeypatch)
    kitchen_from_record(records.kitchen(slug))
    run = plans.kitchen(slug).run('right')
    splashbacks = [np.array(in_room(run, part.box)).reshape(2, 3) for part in run.of('splashback')]
    assert splashbacks and shell
    points, x, y, z = (wall := np.vstack(shell)), *wall.T
    for (x0, y0, z0), (_, y1, z1) in splashbacks:
        before = (x > x0 - 0.10) & (x < x0 - 1e-4)
        assert not points[before & (y > y0) & (y < y1 + 1e-4) & (z > z0) & (z < z1)].size


@pytest.mark.parametrize('cut', range(len(bags.CUTS)))
def test_a_bag_s_handles_stay_below_the_shelf_over_it(cut: int) -> None:
    render.reset()
    materials.clear()
    kit, clear = Kit(1), 0.31
    bags.stand(kit, materials.leather('#6d4329'), (0.0, 0.0, 0.0), cut, (0.0, clear))
    top = max(points[:, 2].max() for chunks in _vertices(kit).values() for points in map(np.asarray, chunks))
    assert top < clear - 0.005


@pytest.mark.parametrize('seed', range(8))
def test_no_bag_has_its_like_beside_it_or_over_it(seed: int) -> None:
    picked = bags.chosen(random.Random(seed), 6)
    for i, (cut, tint) in enumerate(picked):
        for j in (i + 1 - 2 * (i % 2), i + 2):
            assert j >= len(picked) or (picked[j][0] != cut and picked[j][1] != tint)
