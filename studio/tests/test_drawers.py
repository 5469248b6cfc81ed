"""Kitchens in use: which drawer is out, and that it fits below the worktop beside basin and hob."""

import itertools
import random
from collections.abc import Callable, Sequence
from types import ModuleType

import numpy as np
import pytest
from bpy.types import Material

from studio.cabinet import open_drawer
from studio.catalogue import records
from studio.kit import geometry
from studio.kit.camera import Built
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.plan import shots as plan
from studio.scenes.kitchen import run as kitchen_run
from studio.tests.conftest import Recorder

IN_USE = ('alberto', 'amalia', 'antico', 'beatrice', 'donatella', 'vescona-22', 'lunaria')


@pytest.mark.parametrize('slug', IN_USE)
def test_the_open_drawer_lies_below_the_worktop_and_clear_of_the_basin(
    slug: str, built: Callable[[str], tuple[Built, Recorder]], monkeypatch: pytest.MonkeyPatch
) -> None:
    spans = {}

    def watched(name: str, module: ModuleType, recorder_of: Callable[[], list]) -> None:
        made = getattr(module, name)

        def noting(*values: object, **named: object) -> object:
            start = len(recorder_of())
            result = made(*values, **named)
            spans.setdefault(name, []).extend(recorder_of()[start:])
            return result

        monkeypatch.setattr(module, name, noting)

    boxes = []
    box = geometry.Kit.box

    def keeping(kit: Kit, mat: Material, *ends: object, **named: object) -> Kit:
        matrix = np.array(kit.M[-1])
        points = np.array(list(itertools.product(*zip(ends[:3], ends[3:6])))) @ matrix[:3, :3].T + matrix[:3, 3]
        boxes.append((points.min(0), points.max(0)))
        return box(kit, mat, *ends, **named)

    monkeypatch.setattr(geometry.Kit, 'box', keeping)
    watched('open_drawer', kitchen_run, lambda: boxes)
    watched('sink', kitchen_run.appliances, lambda: boxes)
    scene, _ = built(f'kitchens/{slug}/in-use')
    assert 'drawer' in scene.views
    drawer = spans['open_drawer']
    assert max(high[2] for _, high in drawer) < 0.90
    for low, high in drawer:
        for a, b in spans.get('sink', []):
            assert (np.minimum(high, b) - np.maximum(low, a)).min() < 0.001


def test_every_kitchen_of_tier_a_and_b_whose_run_allows_it_shows_a_drawer() -> None:
    shown = {shot.id.split('/')[1] for shot in plan.wanted() if shot.id.endswith('/drawer')}
    assert shown == {row['slug'] for row in records.rows('kitchens') if row['tier'] in 'AB' and row['layout'] in plan.DRAWER_LAYOUTS}


@pytest.mark.parametrize('seed', range(12))
@pytest.mark.parametrize('width', [0.088, 0.120, 0.135])
@pytest.mark.parametrize('kind', open_drawer.ROOM_FOR)
def test_cutlery_lies_on_its_drawers_floor_and_no_piece_in_another(kind: open_drawer.Piece, width: float, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces, parts = [], []

    def keeping(kit: Kit, _: Material, points: Sequence[Point], *__: object, **___: object) -> None:
        matrix = np.array(kit.M[-1])
        parts.append(np.array([tuple(p) for p in points]) @ matrix[:3, :3].T + matrix[:3, 3])

    def piece(*values: object) -> None:
        parts.clear()
        kind(*values)
        pieces.append(np.concatenate(parts))

    monkeypatch.setattr(Kit, 'poly', keeping)
    monkeypatch.setattr(Kit, 'tube', lambda kit, mat, line, *_: keeping(kit, mat, line))
    monkeypatch.setitem(open_drawer.ROOM_FOR, piece, open_drawer.ROOM_FOR[kind])
    open_drawer.lie(geometry.Kit(1), None, piece, (0.0, 0.0, width), random.Random(seed))
    assert min(points[:, 2].min() for points in pieces) > open_drawer.FLOOR - 0.001
    widest = [(points[:, 0].min(), points[:, 0].max()) for points in pieces]
    assert len(widest) >= 2
    for (_, left), (right, _) in itertools.pairwise(widest):
        assert left < right
