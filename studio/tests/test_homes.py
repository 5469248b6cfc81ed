"""Projects and showroom: what their data promise and where their cameras look."""

import pytest
from mathutils import Vector

from studio.catalogue import records
from studio.kit import camera, render
from studio.kit.measures import Point
from studio.plan import shots as plan
from studio.scenes import homes, showroom


def test_every_project_has_as_many_pictures_as_its_record_promises() -> None:
    assert {row['slug']: row['pictures'] for row in records.projects()} == {slug: len(story) for slug, story in homes.STORIES.items()}


def test_a_story_never_shows_one_picture_twice() -> None:
    for story in homes.STORIES.values():
        assert len(set(story)) == len(story)


def test_upright_pictures_of_a_story_never_stand_where_the_page_shows_one_wide() -> None:
    for shot in plan.projects():
        number, count = shot.order, len(homes.STORIES[shot.id.split('/')[1]])
        wide = number % 3 == 2 and number != count - 1
        assert shot.role.width > shot.role.height or not wide, shot.id


@pytest.mark.parametrize('heading, direction', [(0, (0, 1, 0)), (90, (1, 0, 0)), (180, (0, -1, 0)), (270, (-1, 0, 0))])
def test_a_panorama_looks_to_its_heading_level_and_upright(heading: float, direction: Point) -> None:
    render.reset()
    taken = camera.camera(camera.View((0, 0, 1.55), panorama=True, heading=heading))
    turn = taken.rotation_euler.to_quaternion()
    assert (turn @ Vector((0, 0, -1)) - Vector(direction)).length < 1e-5
    assert (turn @ Vector((0, 1, 0)) - Vector((0, 0, 1))).length < 1e-5


def test_each_standpoint_of_the_showroom_gets_a_panorama_twice_as_wide_as_high() -> None:
    shots = {shot.view: shot for shot in plan.showroom()}
    for standpoint in showroom.plan()['standpoints']:
        shot = shots[standpoint['id']]
        assert shot.id == f'showroom/{standpoint["id"]}' and shot.role.width == 2 * shot.role.height


@pytest.mark.parametrize('scene', ['projects/al-furjan-villa/bathroom', 'projects/la-mer-apartment/bathroom'])
def test_a_home_whose_bathroom_wears_another_finish_than_its_record_is_built(scene: str) -> None:
    render.reset()
    assert homes.SCENES[scene]().views['wide']
