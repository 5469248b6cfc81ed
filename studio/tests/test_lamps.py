"""What rooms are lit by: the window's two lamps, the fill by night, lamps before pale walls."""

from types import SimpleNamespace

import bpy
import pytest

from studio.kit import materials, render
from studio.room import sets
from studio.scenes.kitchen.job import Job


@pytest.fixture(autouse=True)
def empty() -> None:
    render.reset()
    materials.clear()


def _lit(name: str) -> list[bpy.types.Object]:
    """The rectangular lamps of a kitchen's room of a set, without seats."""
    spec = sets.SETS[name]
    sets.light(spec, sets.Box(-2.7, 2.7, -6.2, spec.height), [])
    return [one for one in bpy.data.objects if one.type == 'LIGHT' and one.data.type == 'AREA']


def _by_watts(lamps: list[bpy.types.Object]) -> bpy.types.Object:
    return max(lamps, key=lambda lamp: lamp.data.energy)


def test_the_sky_that_lacquer_and_floors_mirror_is_dimmer_than_the_sky_that_lights_the_room() -> None:
    window = [lamp for lamp in _lit('S2') if lamp.lightgroup == 'sky']
    (mirrored,), (lighting,) = [[one for one in window if one.visible_diffuse is diffuse] for diffuse in (False, True)]
    assert mirrored.visible_glossy and not lighting.visible_glossy
    assert 0 < mirrored.data.energy < lighting.data.energy / 2


def test_by_night_the_ceiling_lights_a_kitchen_from_over_its_island_so_that_stools_cast_shadows() -> None:
    depth = lambda name: _by_watts([lamp for lamp in _lit(name) if lamp.lightgroup == 'ceiling']).data.size_y
    night = depth('S6')
    render.reset()
    assert night < 0.5 < depth('S2')


def test_lamps_before_a_white_wall_are_dimmed_by_night_and_not_by_day() -> None:
    level = lambda name, ground: Job.lamps_before(SimpleNamespace(spec=sets.SETS[name]), ground)
    assert level('S6', '#ffffff') < level('S6', '#808080') < level('S6', '#000000') == sets.SETS['S6'].lamps
    assert level('S2', '#ffffff') == level('S2', '#000000') == sets.SETS['S2'].lamps
