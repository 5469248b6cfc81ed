"""What rooms are lit by: the window's two lamps, the fill by night, lamps before pale walls."""

from dataclasses import replace
from types import SimpleNamespace

import bpy
import pytest

from studio.catalogue import finishes, plans, records, table
from studio.catalogue.variety import variety_for
from studio.kit import geometry, lights, materials, render
from studio.room import ceilings, sets, shell
from studio.scenes.kitchen import furnish, kitchen, wall
from studio.scenes.kitchen.job import Job, in_room
from studio.scenes.wardrobe import bay_light


@pytest.fixture(autouse=True)
def empty() -> None:
    render.reset()
    materials.clear()


@pytest.mark.parametrize('ahead', [(1, 0, 0), (-1, 0.4, -0.1), (0.3, 1, 0), (0, -1, 0.2)])
def test_a_lamp_that_shines_sideways_has_its_width_along_the_horizon(ahead: tuple[float, float, float]) -> None:
    lamp = lights.area((0, 0, 1), (ahead[0], ahead[1], 1 + ahead[2]), 3.0, 1.0, 10)
    bpy.context.view_layer.update()
    across, up, back = (lamp.matrix_world.to_3x3().col[i] for i in range(3))
    assert abs(across.z) < 1e-6 and up.z > 0.9
    assert back.dot(ahead) < 0


def test_lines_of_light_in_a_bay_stand_upright_between_its_ends() -> None:
    bay_light(geometry.Kit(1), (0.2, 1.2), (0.5, 2.5), 8)
    bpy.context.view_layer.update()
    lamps = [one for one in bpy.data.objects if one.type == 'LIGHT']
    assert sum(lamp.data.energy for lamp in lamps) == pytest.approx(8)
    for lamp in lamps:
        half = abs(lamp.matrix_world.to_3x3().col[1].z) * lamp.data.size_y / 2
        assert (lamp.location.z - half, lamp.location.z + half) == pytest.approx((0.5, 2.5))
        assert 0.2 < lamp.location.x < 1.2


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


def test_the_mirrored_sky_is_as_bright_in_a_narrow_window_as_in_a_wide_one() -> None:
    brightness = []
    for window in ((-4.5, -0.8), (-1.9, -0.8)):
        render.reset()
        spec = replace(sets.SETS['S4'], window=window)
        sets.light(spec, sets.Box(-2.7, 2.7, -6.2, spec.height), [])
        (mirrored,) = [one.data for one in bpy.data.objects if one.type == 'LIGHT' and one.lightgroup == 'sky' and not one.visible_diffuse]
        brightness.append(mirrored.energy / (mirrored.size * mirrored.size_y))
    assert brightness[0] == pytest.approx(brightness[1])


def test_by_night_the_ceiling_lights_a_kitchen_from_over_its_island_so_that_stools_cast_shadows() -> None:
    depth = lambda name: _by_watts([lamp for lamp in _lit(name) if lamp.lightgroup == 'ceiling']).data.size_y
    night = depth('S6')
    render.reset()
    assert night < 0.5 < depth('S2')


def test_lamps_before_a_white_wall_are_dimmed_by_night_and_not_by_day() -> None:
    level = lambda name, ground: Job.lamps_before(SimpleNamespace(spec=sets.SETS[name]), ground)
    assert level('S6', '#ffffff') < level('S6', '#808080') < level('S6', '#000000') == sets.SETS['S6'].lamps
    assert level('S2', '#ffffff') == level('S2', '#000000') == sets.SETS['S2'].lamps


@pytest.mark.parametrize('slug', ['candida', 'nerina'])
def test_lamps_over_a_worktop_are_dimmed_by_the_splashback_where_it_is_of_another_material(slug: str) -> None:
    record = records.kitchen(slug)
    own = record.at('splashback').material
    assert own != record.worktop
    assert finishes.look_for(record).splash_tone == table.hexed(own)


def test_lamps_over_a_worktop_are_dimmed_by_it_where_the_splashback_is_its_stone() -> None:
    record = records.kitchen('lorenza-18')
    assert finishes.look_for(record).splash_tone == table.hexed(record.worktop)


@pytest.mark.parametrize('name', sets.SETS)
def test_a_window_mirrors_more_of_a_room_that_is_brighter_than_it_and_no_day_shines_in_under_a_wall(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    glazed, feet = [], []
    monkeypatch.setattr(sets.room, 'window_y', lambda *given: glazed.append(given[-1]))
    kit, spec = geometry.Kit(1), sets.SETS[name]
    box, built = kit.box, sets.Box(-2.7, 2.7, -6.2, spec.height)
    monkeypatch.setattr(sets, '_floor', lambda *_: None)
    monkeypatch.setattr(sets, '_dress_walls', lambda *_: None)
    monkeypatch.setattr(ceilings, 'dress', lambda *_: None)
    monkeypatch.setattr(sets, '_dress_window', lambda *_: None)
    monkeypatch.setattr(sets, '_small_parts', lambda *_: None)
    monkeypatch.setattr(kit, 'box', lambda *given: feet.append(given[3]) or box(*given))
    sets.build(kit, spec, built)
    assert [one.mirrors for one in glazed] == [sets.room.BY_NIGHT if name == 'S6' else sets.room.BY_DAY]
    assert sets.room.BY_NIGHT > 2 * sets.room.BY_DAY
    assert min(feet) < 0 and not any(abs(foot) < 1e-9 for foot in feet)


def test_a_beam_stands_before_no_unit_on_a_side_wall_that_reaches_up_to_it() -> None:
    plan = plans.kitchen('nicoletta')
    spec = sets.SETS['S5']
    before = kitchen._before_tall_units(plan, kitchen.as_planned(spec, plan.room))
    tall = min(in_room(run, part.box)[1] for run in plan.runs if run.name == 'right' for part in run.of('side-panel'))
    assert [y for y in ceilings.BEAMS if y < before] == [y for y in ceilings.BEAMS if y < tall - 0.06] == [-3.25, -4.75]
    assert kitchen._before_tall_units(plan, replace(spec, height=3.2)) == 0.0


def test_white_fronts_are_exposed_shorter_and_coloured_ones_as_their_room() -> None:
    white, blue = records.kitchen('marilena'), records.kitchen('mirella')
    base = sets.SETS['S2'].exposure
    exposed = {record.slug: kitchen.varied_set(record, variety_for(record)).exposure for record in (white, blue)}
    assert exposed == {'marilena': pytest.approx(base - kitchen.FROM_WHITE, abs=0.1), 'mirella': base}


def _pools(slug: str, monkeypatch: pytest.MonkeyPatch) -> set[float]:
    """Watts of the beams of a kitchen's pendants."""
    thrown: list[float] = []
    note = lambda kit, mat, lamp, *kind: thrown.append(lamp.pool)
    monkeypatch.setattr(furnish.shell, 'pendant', note)
    monkeypatch.setattr(furnish.lamps, 'linear', note)
    monkeypatch.setattr(furnish.lamps, 'SHAPES', dict.fromkeys(furnish.lamps.SHAPES, note))
    record, plan = records.kitchen(slug), plans.kitchen(slug)
    spec = sets.SETS[record.shooting_set]
    furnish.pendants(Job(geometry.Kit(1), record, plan, finishes.look_for(record), spec, variety_for(record)), materials.metal('bronze'))
    return set(thrown)


def test_by_night_a_pendant_over_a_pale_worktop_is_dimmed_and_one_over_a_table_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    (over_stone,), (over_a_table,) = (_pools(slug, monkeypatch) for slug in ('ombra', 'graziella'))
    assert over_stone < 0.8 * over_a_table
    assert over_a_table == furnish.POOL


@pytest.mark.parametrize(('slug', 'most'), [('graziella', wall.STRIP / wall.LONG), ('isotta', wall.STRIP / wall.LONG), ('tamara', wall.STRIP / 5)])
def test_a_short_line_below_wall_units_shines_no_brighter_than_a_long_one(slug: str, most: float, monkeypatch: pytest.MonkeyPatch) -> None:
    record, plan = records.kitchen(slug), plans.kitchen(slug)
    watts: list[float] = []
    monkeypatch.setattr(wall, 'light_line', lambda job, line, given: watts.append(given * 1000 / (line[1] - line[0])))
    job = Job(geometry.Kit(1), record, plan, finishes.look_for(record), sets.SETS[record.shooting_set], variety_for(record))
    wall.closed_wall_units(job, plan.run('back'))
    assert watts and all(0 < one <= most + 1e-9 for one in watts)


@pytest.mark.parametrize('slug', ['antico-16', 'ginestra', 'palladio', 'tiberio'])
def test_a_pendant_hangs_from_what_is_seen_above_it(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, plan, kit = records.kitchen(slug), plans.kitchen(slug), geometry.Kit(1)
    job = Job(kit, record, plan, finishes.look_for(record), kitchen.varied_set(record, variety_for(record)), variety_for(record))
    beams: list[tuple[float, ...]] = []
    with monkeypatch.context() as patched:
        patched.setattr(kit, 'box', lambda mat, *corners: beams.append(corners[:6]))
        ceilings.dress(kit, job.spec, job.box, materials.lacquer('#ffffff'))
    roses: list[tuple[float, ...]] = []
    monkeypatch.setattr(shell, 'rose', lambda kit, mat, at, *_: roses.append(at))
    furnish.pendants(job)
    assert roses
    for x, y, z in roses:
        over = [low for x0, y0, low, x1, y1, _ in beams if x0 < x < x1 and y0 < y < y1 and low < job.box.h - 0.02]
        assert z == pytest.approx(min(over, default=job.box.h))


@pytest.mark.parametrize(('shape', 'bulb'), [('cone', True), ('drum', False)])
def test_a_bulb_is_seen_below_a_metal_shade_and_not_through_linen(shape: str, bulb: bool) -> None:
    kit = geometry.Kit(1)
    furnish.lamps.SHAPES[shape](kit, materials.metal('bronze'), shell.Pendant((0, 0, 1.7), 2.7, 12))
    assert any(one.name.startswith('emit') for one in bpy.data.materials) == bulb


def test_brass_mirrors_windows_by_day_that_light_nothing_and_none_by_night() -> None:
    windows = []
    for name in ('S2', 'S6'):
        render.reset()
        materials.clear()
        kit = geometry.Kit(1)
        kit.ball(materials.metal('brass', brushed=False), (0, 0, 1), 0.1)
        brass = kit.flush('lamp')
        lamps = [one for one in _lit(name) if one.light_linking.receiver_collection]
        windows.append([one.visible_diffuse for one in lamps if brass[0].name in one.light_linking.receiver_collection.objects])
    assert windows == [[False, False, False], []]
