"""From the catalogue's records to construction."""

from dataclasses import replace

import pytest

from studio.cabinet import fronts, vanity
from studio.catalogue import finishes, plans, records, table, variety
from studio.kit import materials


@pytest.fixture(autouse=True)
def fresh() -> None:
    materials.clear()


def test_every_layout_of_a_kitchen_has_a_builder() -> None:
    from studio.scenes.kitchen import kitchen

    assert {row['layout'] for row in records.rows('kitchens')} <= set(kitchen.LAYOUTS)


def test_every_kitchen_s_front_is_one_the_studio_can_build() -> None:
    known = {'slab', 'bevelled', 'plank', 'fluted', 'ribbed', *fronts.FRAMED}
    for row in records.rows('kitchens'):
        assert finishes.look_for(records.kitchen(row['slug'])).front in known, row['name']


def test_a_named_second_material_reaches_its_place() -> None:
    brass = finishes.look_for(records.kitchen('aurelia'))
    assert 'vitrine' in brass.roles and brass.second.name.startswith('metal_brass')
    assert finishes.look_for(records.kitchen('azzurra')).plinth.name.startswith('stone_terrazzo')
    assert finishes.look_for(records.kitchen('castellana')).hood.name.startswith('stone_limestone')
    assert finishes.look_for(records.kitchen('isadora')).pane == 'grille'
    assert finishes.look_for(records.kitchen('alberto')).island is not finishes.look_for(records.kitchen('alberto')).base


def test_an_unknown_product_or_material_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match='no record kitchens/nowhere.json'):
        records.kitchen('nowhere')
    with pytest.raises(KeyError, match='kitchens/x.json, colour: air is no material; allowed are .*navy'):
        table.named('air', 'kitchens/x.json', 'colour')


def test_a_new_record_s_seed_alone_gives_camera_side_and_still_life() -> None:
    ariela = records.kitchen('ariela')
    new = replace(ariela, shoot=records.Shoot(4217))
    assert variety.variety_for(new) == variety.variety_for(new)
    assert variety.variety_for(new).camera in variety.CAMERAS[new.layout]


def test_forty_kitchens_are_not_one_room_recoloured() -> None:
    kitchens = [records.kitchen(row['slug']) for row in records.rows('kitchens')[:40]]
    first = [(variety.variety_for(record), plans.kitchen(record.slug)) for record in kitchens]
    assert len({(v.camera, v.mirrored, v.still_life, *(one.kind for one in (*plan.pendants[:1], *plan.seats[:1]))) for v, plan in first}) >= 36
    assert len({v.camera for v, _ in first}) >= 5
    assert 0.2 < sum(v.mirrored for v, _ in first) / 40 < 0.6


def test_no_two_neighbours_share_camera_side_and_still_life() -> None:
    rows = records.rows('kitchens')
    marks = [(v.camera, v.mirrored, v.still_life) for v in (variety.variety_for(records.kitchen(row['slug'])) for row in rows)]
    assert all(a != b for a, b in zip(marks, marks[1:]))


def test_each_bathroom_s_vanity_has_a_builder() -> None:
    assert {row['furniture']['kind'] for row in records.rows('bathrooms')} <= set(vanity.BUILDERS)


def test_every_material_the_table_explains_can_be_made() -> None:
    for id_, row in table.materials().items():
        make = row.get('studio', {}).get('make')
        if make == 'decor':
            assert finishes.front_material('TL', id_)
        elif make not in (None, 'pane'):
            assert finishes.body_material(id_), id_


def test_another_paint_leaves_the_record_and_so_the_light_of_its_room_as_they_are() -> None:
    own, sage = records.kitchen('aurelia'), records.kitchen('aurelia', 'sage')
    assert (own.paint, sage.paint, sage.colour) == (own.colour, 'sage', own.colour)
    assert finishes.look_for(sage).main is not finishes.look_for(own).main
    with pytest.raises(KeyError, match='kitchens/aurelia.json, paint: sagee is no material'):
        records.kitchen('aurelia', 'sagee')
