"""A picture is stale only if a drawn field of its record, its plan or its shot changed: every case of it by changing one thing."""

import json
from collections.abc import Callable

import pytest

from studio.catalogue import records, table
from studio.catalogue.records import Row
from studio.paths import PLANS
from studio.plan import marks
from studio.plan import shots as plan


@pytest.fixture
def changed_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], object]], set[str]]:
    """changed_by(change) -> ids of the pictures whose mark is another one after change()."""

    def ids(change: Callable[[], object]) -> set[str]:
        before = {shot.id: shot.record for shot in plan.wanted()}
        change()
        return {shot.id for shot in plan.wanted() if shot.record != before[shot.id]}

    return ids


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """rewritten(category, slug, **changes): the record with other fields."""

    def rewrite(category: str, slug: str, **changes: object) -> None:
        rows = records.rows
        monkeypatch.setattr(records, 'rows', lambda one: [{**row, **changes} if (one, row['slug']) == (category, slug) else row for row in rows(one)])

    return rewrite


def of(*scenes: str) -> set[str]:
    """Ids of all pictures taken of these scenes."""
    return {shot.id for shot in plan.wanted() if shot.scene.removesuffix('/in-use') in scenes}


def test_a_corrected_sentence_makes_no_picture_stale(changed_by: Callable[[Callable[[], object]], set[str]], rewritten: Callable[..., None]) -> None:
    assert changed_by(lambda: rewritten('kitchens', 'aurelia', description='Navy frames.', id=7000)) == set()


def test_another_lacquer_makes_that_model_s_pictures_stale_and_no_other(
    changed_by: Callable[[Callable[[], object]], set[str]], rewritten: Callable[..., None]
) -> None:
    assert changed_by(lambda: rewritten('kitchens', 'aurelia', colour='ink')) == of('kitchens/aurelia')


def test_a_material_that_looks_different_asks_for_all_pictures_that_show_it_and_no_other(
    changed_by: Callable[[Callable[[], object]], set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    known, navy = table.materials(), records.row('kitchens', 'aurelia')['colour']
    stale = changed_by(lambda: monkeypatch.setattr(table, 'materials', lambda: {**known, navy: {**known[navy], 'hex': '#000000'}}))
    assert of('kitchens/aurelia') <= stale
    assert not stale & of('kitchens/ariela')


def test_another_camera_asks_for_the_two_wide_pictures_alone(changed_by: Callable[[Callable[[], object]], set[str]], rewritten: Callable[..., None]) -> None:
    shoot = {**records.row('kitchens', 'aurelia')['shoot'], 'camera': 'left'}
    stale = changed_by(lambda: rewritten('kitchens', 'aurelia', shoot=shoot))
    assert {'kitchens/aurelia/main'} <= stale <= {'kitchens/aurelia/main', 'kitchens/aurelia/angle'}


@pytest.fixture
def replanned(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[[Row], object]], None]:
    """replanned(name, change): the plan with change applied to it."""

    def replan(name: str, change: Callable[[Row], object]) -> None:
        stored, own = marks._stored, json.loads((PLANS / f'{name}.json').read_text())
        change(own)
        monkeypatch.setattr(marks, '_stored', lambda one: own if one == name else stored(one))

    return replan


def test_another_unit_in_the_plan_asks_for_the_pictures_of_that_plan_alone(
    changed_by: Callable[[Callable[[], object]], set[str]], replanned: Callable[[str, Callable[[Row], object]], None]
) -> None:
    wider = lambda own: own['runs'][0]['units'][0].update(width=999)
    assert changed_by(lambda: replanned('kitchens/aurelia', wider)) == of('kitchens/aurelia')
    assert changed_by(lambda: replanned('projects/la-mer-apartment', wider)) == of('projects/la-mer-apartment/kitchen')
    assert changed_by(lambda: replanned('showroom', wider)) == of('showroom')


def test_another_drawer_that_is_out_asks_for_the_picture_of_the_kitchen_in_use_alone(
    changed_by: Callable[[Callable[[], object]], set[str]], replanned: Callable[[str, Callable[[Row], object]], None]
) -> None:
    assert changed_by(lambda: replanned('kitchens/aurelia', lambda own: own['drawn'].update(out=250))) == {'kitchens/aurelia/drawer'}
