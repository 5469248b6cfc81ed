"""Kitchens in use: which drawer is out, and that it fits below the worktop beside basin and hob."""

import itertools
from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest
from bpy.types import Material

from studio.catalogue import records
from studio.kit import geometry
from studio.kit.camera import Built
from studio.kit.geometry import Kit
from studio.plan import shots as plan
from studio.scenes.kitchen import run as kitchen_run
from studio.tests.conftest import Recorder

IN_USE = ('alberto', 'amalia', 'antico', 'donatella', 'vescona-22', 'lunaria')


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
