"""From the catalogue's words to construction."""

import pytest

from studio.cabinet import fronts, vanity
from studio.catalogue import finishes, records, variety
from studio.kit import materials


@pytest.fixture(autouse=True)
def fresh():
    materials.clear()


def test_there_are_86_kitchens_and_every_layout_has_a_builder():
    from studio.scenes.kitchen import kitchen

    layouts = {row['layout'] for row in records.rows('kitchens')}
    assert len(records.rows('kitchens')) == 86
    assert layouts == set(kitchen.LAYOUTS)


def test_every_kitchen_s_front_is_one_the_studio_can_build():
    known = {'slab', 'bevelled', 'plank', 'fluted', 'ribbed', *fronts.FRAMED}
    for row in records.rows('kitchens'):
        assert finishes.look_for(records.kitchen(row['slug'])).front in known, row['name']


def test_a_named_second_material_reaches_its_place():
    brass = finishes.look_for(records.kitchen('aurelia'))
    assert 'vitrine' in brass.roles and brass.second.name.startswith('metal_brass')
    assert finishes.look_for(records.kitchen('azzurra')).plinth.name.startswith('stone_terrazzo')
    assert finishes.look_for(records.kitchen('castellana')).hood.name.startswith('stone_limestone')
    assert finishes.look_for(records.kitchen('isadora')).pane == 'grille'
    assert finishes.look_for(records.kitchen('alberto')).island is not finishes.look_for(records.kitchen('alberto')).base


def test_a_change_of_colour_changes_that_record_s_hash_and_no_other():
    row = records.row('kitchens', 'ariela')
    changed = {**row, 'colour': {**row['colour'], 'hex': '#000000'}}
    assert records.fingerprint(row) != records.fingerprint(changed)
    assert records.fingerprint(row) == records.fingerprint(dict(reversed(row.items())))


def test_an_unknown_product_is_refused_by_name():
    with pytest.raises(KeyError, match='no record nowhere in kitchens.json'):
        records.kitchen('nowhere')


def test_variety_follows_from_the_record_alone():
    ariela = records.kitchen('ariela')
    assert variety.variety_for(ariela, 6) == variety.variety_for(ariela, 6)


def test_forty_kitchens_are_not_one_room_recoloured():
    first = [variety.variety_for(records.kitchen(row['slug']), row['id']) for row in records.rows('kitchens')[:40]]
    assert len({(v.camera, v.mirrored, v.pendant, v.still_life, v.stool) for v in first}) >= 36
    assert len({v.camera for v in first}) >= 5
    assert 0.2 < sum(v.mirrored for v in first) / 40 < 0.6


def test_no_two_neighbours_share_camera_side_and_still_life():
    rows = records.rows('kitchens')
    marks = [(v.camera, v.mirrored, v.still_life) for v in (variety.variety_for(records.kitchen(row['slug']), row['id']) for row in rows)]
    assert all(a != b for a, b in zip(marks, marks[1:]))


def test_each_bathroom_gets_the_vanity_its_words_ask_for():
    kinds = {row['slug']: vanity.kind_of(records.bathroom(row['slug'])) for row in records.rows('bathrooms')}
    assert kinds == {
        'dion': 'slab',
        'kito': 'bench',
        'lira': 'curved',
        'origami': 'folded',
        'parma': 'framed',
        'piedmont': 'chest',
        'provence': 'cane',
        'viola': 'framed',
    }
