"""What is seen through the windows, and what grows in vases: places and outlines, without rendering."""

import numpy as np
import pytest
from bpy.types import Material

from studio.kit import geometry, materials, render
from studio.props import green
from studio.room.exterior import PLACES, bay, coast, court, crowns, day, meadow, night, towers, town, waves
from studio.scenes.kitchen.kitchen import STOPS


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Material, np.ndarray]]:
    """Every mesh that the kit is asked for: its material and its corners."""
    render.reset()
    materials.clear()
    meshes, poly = [], geometry.Kit.poly

    def noting(kit: geometry.Kit, mat: Material, points: object, *rest: object, **named: object) -> object:
        meshes.append((mat, np.asarray(points, float).reshape(-1, 3)))
        return poly(kit, mat, points, *rest, **named)

    monkeypatch.setattr(geometry.Kit, 'poly', noting)
    return meshes


def test_leaves_and_lights_lie_out_of_focus_and_the_sea_does_not() -> None:
    assert set(PLACES) - set(STOPS) == {'sea', 'open_sea'}
    assert max(STOPS.values()) <= 4


def test_a_far_tower_is_drawn_on_its_line_of_sight_before_the_camera_ends() -> None:
    places = np.array([town.polar(r, a, town.FLOOR + z) for r, a, z in ((300, 10, 0), (460, 20, 90), (2300, 37, 260), (6900, 60, 120), (40000, 30, 0))])
    away, drawn = places - town.EYE, town.drawn_at(places) - town.EYE
    true, seen = np.linalg.norm(away, axis=1), np.linalg.norm(drawn, axis=1)
    assert np.allclose(drawn / seen[:, None], away / true[:, None])
    assert seen[0] == pytest.approx(true[0])
    assert (np.diff(seen) > 0).all() and seen.max() < 1000


def test_no_tower_or_its_shops_stand_in_the_bay_and_water_mirrors_only_what_stands_behind_it() -> None:
    creek = town.curved([town.polar(r, a)[:2] for r, a in night.CREEK])
    water = bay.Bay(creek + town.sideways(creek) * night.CREEK_WIDE / 2)
    corners = []
    for kind, r, a, *size, turn in night.TOWERS:
        tower = towers.Tower(town.polar(r, a)[:2], tuple(size), turn, 1)
        corners.extend(tower.box(*(towers.TWIN_SHOPS if kind == 'twins' else towers.SHOPS)))
    assert not water.wet(np.array(corners), 3).any()
    assert np.linalg.norm(np.array(corners)[:, None] - creek[None], axis=2).min() > night.CREEK_WIDE / 2
    assert water.wet(np.array([town.polar(300, a)[:2] for a in (0, 20, 40, 60)])).all()
    _, hidden = bay.mirrored(np.array([20.0, 5.0]), np.full(2, 0.2), 0.1, [('slab', 640, 20.0, 34, 26, 196, 0)])
    assert hidden[0] > 0.8 and hidden[1] == 0


def test_a_front_across_the_court_has_a_window_in_every_bay_and_storey_set_back_from_its_wall(drawn: list[tuple[Material, np.ndarray]]) -> None:
    glass, wall = court.panes(day.NORTH), court.masonry(day.NORTH, '#86695c')
    court.front(geometry.Kit(1), court.Dress(wall, wall, wall, glass), -15.0, (0.0, 9.4), (-7.0, 4.0), court.Bays(2.35, 3.6, 1.2, 2.0))
    panes = [points for mat, points in drawn if mat == glass]
    assert len(panes) == 4 * 3
    assert all(np.allclose(points[:, 0], -15.0 - court.DEEP) for points in panes)


def test_leaves_of_a_full_tree_hang_about_its_twigs_and_leave_its_trunk_bare(drawn: list[tuple[Material, np.ndarray]]) -> None:
    bark, green = materials.simple('#5c5248', 0.9), materials.simple('#65744c', 0.9)
    crowns.full_tree(geometry.Kit(1), (bark, green), (0.0, 0.0, 0.0), crowns.Habit(9.0, count=12), 20)
    leaves = np.concatenate([points for mat, points in drawn if mat == green])
    wood = np.concatenate([points for mat, points in drawn if mat == bark])
    assert leaves[:, 2].min() > 1.0
    assert np.linalg.norm(wood[wood[:, 2] < 1.0][:, :2], axis=1).max() < 0.5
    far = [np.linalg.norm(wood - leaf, axis=1).min() for leaf in leaves[::97]]
    assert np.quantile(far, 0.95) < 0.7


def test_shoots_of_a_bare_birch_grow_out_of_its_wood(drawn: list[tuple[Material, np.ndarray]]) -> None:
    bark, brown = materials.simple('#e4dfd6', 0.9), materials.simple('#7d685b', 0.9)
    crowns.bare_tree(geometry.Kit(1), (bark, brown), (0.0, 0.0, 0.0), 9.0, 50)
    wood = np.concatenate([points for _, points in drawn[:-1]])
    shoots = drawn[-1][1].reshape(-1, 6, 3)
    assert max(np.linalg.norm(wood - shoot[0], axis=1).min() for shoot in shoots[::53]) < 0.03


def test_a_spruce_is_widest_at_its_foot_and_ends_in_a_point(drawn: list[tuple[Material, np.ndarray]]) -> None:
    bark, green = materials.simple('#6a6055', 0.9), materials.simple('#51624e', 0.9)
    meadow._spruce(geometry.Kit(1), (bark, green), (-meadow.EDGE, 0.0, 0.0), 12.0, np.random.default_rng(1))
    needles = np.concatenate([points for mat, points in drawn if mat == green]) + (meadow.EDGE, 0.0, 0.0)
    out = np.linalg.norm(needles[:, :2], axis=1)
    widths = [np.quantile(out[(low <= needles[:, 2]) & (needles[:, 2] < low + 3)], 0.95) for low in (0, 3, 6, 9)]
    assert widths == sorted(widths, reverse=True)
    assert out[needles[:, 2] > 11.6].max() < 0.4


def test_capes_and_boats_stand_within_what_a_camera_sees_and_boats_before_the_water_behind_them(drawn: list[tuple[Material, np.ndarray]]) -> None:
    coast.open_sea(geometry.Kit(1))
    reach = max(np.linalg.norm(points - town.EYE, axis=1).max() for _, points in drawn)
    assert 950 < reach < 1000
    (at, long), (near, full) = coast._sailing(2400, 20, -17.0, 14), coast._sailing(400, 20, -17.0, 14)
    assert np.linalg.norm(np.array(at) - town.EYE) < coast.SIGHT[0]
    assert long == pytest.approx(14 * 840 / 2400)
    assert (near, full) == (pytest.approx(town.polar(400, 20, -17.0)), 14)


@pytest.mark.parametrize('band', waves.BANDS, ids=lambda band: band.name)
def test_waves_are_steepest_along_the_wind_and_no_patch_shows_where_it_repeats(band: waves.Band) -> None:
    along, across = np.moveaxis(waves.slopes(band), -1, 0)
    assert along.std() == pytest.approx(band.steep)
    assert across.std() < 0.75 * along.std()
    spot = band.patch / waves.SIDE
    assert band.shortest > 4 * spot
    step = np.abs(np.diff(along, axis=1)).mean()
    assert np.abs(along[:, 0] - along[:, -1]).mean() == pytest.approx(step, rel=0.3)


def test_leaves_in_a_vase_are_curved_across_and_most_of_them_show_their_upper_face(drawn: list[tuple[Material, np.ndarray]]) -> None:
    leaf = materials.simple('#51653c', 0.5)
    green.branches(geometry.Kit(1), (0.0, 0.0, 0.0), green.Spray(), leaf)
    leaves = [points.reshape(green.ALONG, len(green.ACROSS), 3) for mat, points in drawn if mat == leaf]
    assert len(leaves) == green.Spray().count * green.Spray().density
    up = 0
    for points in leaves:
        row, ahead = points[4], points[5, 2] - points[3, 2]
        face = np.cross(row[-1] - row[0], ahead)
        bent = np.dot(row[[0, -1]].mean(0) - row[2], face / np.linalg.norm(face))
        assert abs(bent) > 0.02 * np.linalg.norm(row[-1] - row[0])
        up += face[2] > 0
    assert 0.7 < up / len(leaves) < 1.0
