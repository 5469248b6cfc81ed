"""The queue's bookkeeping: what counts as finished, missing, stale or failed."""

import dataclasses
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from studio.catalogue import records, variety
from studio.kit.camera import View
from studio.plan import shots as plan
from studio.plan import takes
from studio.plan.roles import HERO, LEAD
from studio.plan.shots import Shot
from studio.queue import process, state, verify


@pytest.fixture
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(state, 'OUT', tmp_path)
    monkeypatch.setattr(state, 'MANIFEST', tmp_path / 'manifest.json')
    return tmp_path


@pytest.fixture
def shot() -> Shot:
    return plan.product('kitchens', 'ariela')


def finish(shot: Shot) -> None:
    (state.OUT / f'{shot.id}.png').parent.mkdir(parents=True, exist_ok=True)
    (state.OUT / f'{shot.id}.png').write_bytes(b'picture')
    process.write_card(shot, View((0, 0, 0), focus_at=(0.4, 0.5)), 'cafecafe', 12, {'names': ['rest']})


def chosen(shots: list[Shot], mark: str = 'code') -> tuple[str, list[Shot]] | None:
    """Scene and shots the queue takes next, its claim given back; None if nothing is missing."""
    found = process.next_scene(shots, mark)
    if found:
        found[2].close()
    return found and found[:2]


def test_a_finished_picture_is_not_wanted_again(out: Path, shot: Shot) -> None:
    assert chosen([shot]) == (shot.scene, [shot])
    finish(shot)
    assert chosen([shot]) is None


def test_a_name_narrows_the_queue_to_a_product_or_a_picture(shot: Shot) -> None:
    shots = [shot, dataclasses.replace(shot, id='kitchens/ariela/edge'), dataclasses.replace(shot, id='kitchens/ariela-2/main')]
    assert process.named(shots, ['kitchens/ariela']) == shots[:2]
    assert process.named(shots, ['kitchens/ariela/edge']) == shots[1:2]
    assert process.named(shots, []) == shots


def test_a_picture_without_its_card_counts_as_missing_since_a_kill_may_have_cut_it(out: Path, shot: Shot) -> None:
    finish(shot)
    state.card_path(shot).unlink()
    assert not state.finished(shot)


@pytest.mark.parametrize('change', [dict(record='00000000'), dict(role=HERO), dict(role=dataclasses.replace(LEAD, samples=15))])
def test_a_changed_record_or_size_asks_for_a_new_picture(out: Path, shot: Shot, change: Callable[[], object]) -> None:
    finish(shot)
    assert not state.finished(dataclasses.replace(shot, **change))


def test_a_fresh_clone_renders_nothing_again_that_was_published(out: Path, shot: Shot, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = dict(record=shot.record, take=shot.take, width=shot.role.width, height=shot.role.height, samples=shot.role.samples, layers=True, crops={})
    state.MANIFEST.write_text(json.dumps({'pictures': {shot.id: entry}}))
    assert state.finished(shot)
    assert not state.finished(dataclasses.replace(shot, record='00000000'))
    monkeypatch.setitem(takes.TAKES, shot.id, shot.take + 1)
    assert not state.finished(shot)


def test_a_retake_asks_for_a_new_picture(out: Path, shot: Shot, monkeypatch: pytest.MonkeyPatch) -> None:
    finish(shot)
    monkeypatch.setitem(takes.TAKES, shot.id, 9)
    assert not state.finished(shot)


def test_two_processes_never_work_on_one_scene(out: Path, shot: Shot) -> None:
    other = plan.product('kitchens', 'amalia')
    first = process.next_scene([shot, other], 'code')
    second = process.next_scene([shot, other], 'code')
    assert (first[0], second[0]) == (shot.scene, other.scene)
    assert process.next_scene([shot, other], 'code') is None
    first[2].close()
    assert chosen([shot, other]) == (shot.scene, [shot])


def test_a_scene_that_failed_waits_until_the_code_changes(out: Path, shot: Shot) -> None:
    path = process.failure_path(shot.scene)
    path.parent.mkdir(parents=True)
    path.write_text('code1\nTraceback')
    assert chosen([shot], 'code1') is None
    assert chosen([shot], 'code2') is not None


def test_all_missing_shots_of_a_scene_are_taken_in_one_process(out: Path, shot: Shot) -> None:
    second = dataclasses.replace(shot, id=f'{shot.scene}/detail', view='detail')
    other = plan.product('kitchens', 'amalia')
    assert chosen([shot, other, second], 'code') == (shot.scene, [shot, second])


def test_verify_tells_missing_from_stale_and_from_what_is_below_its_role(shot: Shot) -> None:
    role = dict(width=shot.role.width, height=shot.role.height, samples=shot.role.samples, layers={})
    fresh = {shot.id: dict(role, record=shot.record, take=shot.take, layers={'names': ['rest']}, crops={})}
    old = {shot.id: dict(fresh[shot.id], record='00000000')}
    found_wanting = {shot.id: dict(fresh[shot.id], take=shot.take - 1)}
    small = {shot.id: dict(fresh[shot.id], samples=8)}
    assert verify.compare([shot], {}) == ([shot.id], [], [])
    assert verify.compare([shot], fresh) == ([], [], [])
    assert verify.compare([shot], old) == ([], [shot.id], [])
    assert verify.compare([shot], found_wanting) == ([], [shot.id], [])
    assert verify.compare([shot], small) == ([], [], [shot.id])


def test_every_planned_id_is_unique_and_its_product_exists() -> None:
    shots = plan.wanted()
    assert len({shot.id for shot in shots}) == len(shots) >= 100
    assert all(shot.id.split('/')[0] in ('home', 'collections', 'showroom', 'projects', 'moves', *plan.CATEGORIES) for shot in shots)


def test_every_product_has_three_pictures_at_least_and_a_kitchen_what_its_tier_asks_for() -> None:
    planned = Counter(shot.id.rsplit('/', 1)[0] for shot in plan.wanted())
    least = {f'{category}/{row["slug"]}': plan.TIER_PICTURES.get(row.get('tier'), 3) for category in plan.CATEGORIES for row in records.rows(category)}
    assert [name for name, number in least.items() if planned[name] < number] == []


def test_no_two_wide_pictures_of_a_kitchen_look_like_one_another() -> None:
    views: dict[str, list[str]] = {}
    for shot in plan.wanted():
        if shot.id.startswith('kitchens/'):
            views.setdefault(shot.id.split('/')[1], []).append(shot.view)
    for slug, names in views.items():
        record = records.kitchen(slug)
        main, angle, *_ = variety.cameras_of(record, variety.variety_for(record))
        wide = [{'main': main, 'angle': angle}.get(name, name) for name in names]
        assert len(set(wide)) == len(wide) and all(len(group.intersection(wide)) < 2 for group in variety.ALIKE), slug


def test_a_published_picture_that_no_plan_names_is_said_and_makes_verify_fail(
    out: Path, shot: Shot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    entry = dict(
        width=shot.role.width, height=shot.role.height, samples=shot.role.samples, record=shot.record, take=shot.take, layers={'names': ['rest']}, crops={}
    )
    monkeypatch.setattr(plan, 'wanted', lambda: [shot])
    state.MANIFEST.write_text(json.dumps({'pictures': {shot.id: entry}}))
    assert verify.main() == 0
    state.MANIFEST.write_text(json.dumps({'pictures': {shot.id: entry, 'kitchens/ariela/seen-before': entry}}))
    assert verify.main() == 1
    assert 'stray   kitchens/ariela/seen-before' in capsys.readouterr().out


def test_the_focal_point_is_mirrored_with_the_picture() -> None:
    assert process.focus_of(View((0, 0, 0), focus_at=(0.62, 0.5))) == (0.62, 0.5)
    assert process.focus_of(View((0, 0, 0), focus_at=(0.62, 0.5), mirror=True)) == (0.38, 0.5)


def test_the_card_carries_what_publish_needs(out: Path, shot: Shot) -> None:
    finish(shot)
    card = json.loads(state.card_path(shot).read_text())
    assert card['id'] == 'kitchens/ariela/main' and card['set'] == 'S5' and card['focus'] == [0.4, 0.5] and card['code'] == 'cafecafe'


def test_a_new_kitchen_asks_for_its_own_pictures_and_no_other_s(monkeypatch: pytest.MonkeyPatch) -> None:
    rows, before = records.rows, {shot.id: shot.record for shot in plan.wanted()}
    new = {**records.row('kitchens', 'chiara'), 'id': 7000, 'name': 'Benedetta', 'slug': 'benedetta', 'shoot': {'seed': 4217}}
    monkeypatch.setattr(records, 'rows', lambda category: [*rows(category), new] if category == 'kitchens' else rows(category))
    after = {shot.id: shot.record for shot in plan.wanted()}
    assert set(after) - set(before) == {f'kitchens/benedetta/{shot}' for shot in ('main', 'angle', 'edge')}
    assert {id_: after[id_] for id_ in before} == before


def test_every_product_has_its_first_picture_before_any_has_a_further_one() -> None:
    shots = [shot for shot in plan.wanted() if shot.scene.split('/')[0] in plan.CATEGORIES and shot.round != 2]
    products = [shot.order for shot in shots if shot.id.split('/')[0] in plan.CATEGORIES]
    assert products == sorted(products, key=lambda order: order > 1)
    assert all(shot.round == 0 for shot in shots if shot.order == 1)
