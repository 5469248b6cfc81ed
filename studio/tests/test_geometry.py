"""Rooms as they are built: what stands where. One kitchen of each layout."""

import math
import random
from collections.abc import Callable

import bpy
import numpy as np
import pytest

from studio.cabinet import cabinetry, fronts, handles, oven, vanity_forms
from studio.catalogue import plans
from studio.kit import camera, geometry, lights, render
from studio.kit import materials as m
from studio.kit.camera import Built
from studio.props import bedding, drape, garments, hangers, patterns, pillows, seams, sewing, spread
from studio.props.cuts import CUTS, TAKES
from studio.room import sets
from studio.scenes import hotel
from studio.scenes.kitchen import shelf
from studio.tests.conftest import Recorder

LAYOUTS = {'ISL': 'alberto', 'LIN': 'ariela', 'L': 'brezza', 'U': 'nicoletta', 'PEN': 'azzurra', 'GAL': 'renata', 'DUO': 'gabriella'}


@pytest.mark.parametrize('slug', LAYOUTS.values(), ids=LAYOUTS.keys())
def test_a_kitchen_of_each_layout_stands_in_its_room_on_the_floor(slug: str, built: Callable[[str], tuple[Built, Recorder]]) -> None:
    _, recorder = built(f'kitchens/{slug}')
    lowest = min(float(low[2]) for _, low, _ in recorder.boxes)
    highest = max(float(high[2]) for _, _, high in recorder.boxes)
    assert lowest >= -0.06
    assert highest <= plans.kitchen(slug).room.height / 1000 + 0.21


def test_two_fronts_side_by_side_leave_a_reveal_of_3_mm(monkeypatch: pytest.MonkeyPatch) -> None:
    edges = []
    box = geometry.Kit.box
    monkeypatch.setattr(geometry.Kit, 'box', lambda kit, mat, x0, y0, z0, x1, *rest: (edges.append((x0, x1)), box(kit, mat, x0, y0, z0, x1, *rest))[1])
    style = cabinetry.Style(mat=m.lacquer('#ffffff'), handle='none', gap=0.003)
    for i in range(3):
        fronts.front(geometry.Kit(1), style, fronts.Leaf(i * 0.6, 0.1, (i + 1) * 0.6, 0.8, -0.58, 'door'))
    assert [round((right[0] - left[1]) * 1000, 3) for left, right in zip(edges, edges[1:])] == [3.0, 3.0]


def test_bar_handles_of_a_row_of_drawers_lie_at_one_height(monkeypatch: pytest.MonkeyPatch) -> None:
    heights = []
    monkeypatch.setattr(handles, 'bar', lambda kit, mat, ends, face: heights.append((round(ends[1], 4), round(ends[3], 4))))
    kit = geometry.Kit(1)
    style = cabinetry.Style(mat=m.lacquer('#ffffff'), inner=m.lacquer('#ffffff'), handle='bar', hmat=m.metal('steel'))
    for i in range(4):
        fronts.front(kit, style, fronts.Leaf(i * 0.6, 0.1, (i + 1) * 0.6, 0.4, -0.58, 'drawer'))
    assert len(set(heights)) == 1


def test_the_body_leaves_room_for_the_sink(monkeypatch: pytest.MonkeyPatch) -> None:
    tops = []
    box = geometry.Kit.box
    monkeypatch.setattr(
        geometry.Kit, 'box', lambda kit, mat, x0, y0, z0, x1, y1, z1, *a, **k: (tops.append(z1), box(kit, mat, x0, y0, z0, x1, y1, z1, *a, **k))[1]
    )
    style = cabinetry.Style(mat=m.lacquer('#ffffff'), inner=m.lacquer('#ffffff'), handle='none', base_h=0.89)
    cabinetry.base_unit(geometry.Kit(1), style, 0, 0.6, 'blank')
    assert tops[0] <= 0.89 - 0.2


def test_a_mirrored_kitchen_says_so_in_every_view(built: Callable[[str], tuple[Built, Recorder]]) -> None:
    from studio.catalogue import records, variety

    row = next(r for r in records.rows('kitchens') if variety.variety_for(records.kitchen(r['slug'])).mirrored and r['layout'] == 'LIN')
    scene, _ = built(f'kitchens/{row["slug"]}')
    assert all(view.mirror for view in scene.views.values())


def test_cameras_are_level_and_stand_inside_the_room(built: Callable[[str], tuple[Built, Recorder]]) -> None:
    room = plans.kitchen('alberto').room
    scene, _ = built('kitchens/alberto')
    x, y, z = scene.views['main'].loc
    assert room.x0 < x * 1000 < room.x1 and room.y0 < y * 1000 < 0 and 1.0 < z < 1.6
    taken = camera.camera(scene.views['main'])
    assert math.isclose(taken.rotation_euler[0], math.pi / 2, abs_tol=1e-6)
    assert taken.data.lens >= 24


def test_a_flushed_kit_leaves_one_object_a_material_with_uv_and_panel_numbers() -> None:
    render.reset()
    kit = geometry.Kit(1)
    kit.box(m.lacquer('#ffffff'), 0, 0, 0, 1, 1, 1).box(m.lacquer('#ffffff'), 2, 0, 0, 3, 1, 1)
    objects = kit.flush('test')
    assert len(objects) == 1 and len(bpy.data.objects) == 1
    mesh = objects[0].data
    assert 'UVMap' in mesh.uv_layers and len({round(v.value, 6) for v in mesh.attributes['rnd'].data}) == 2


@pytest.mark.parametrize('slug', ['kito', 'provence', 'origami'])
def test_basins_and_taps_stand_over_the_vanity(slug: str, built: Callable[[str], tuple[Built, Recorder]]) -> None:
    scene, recorder = built(f'bathrooms/{slug}')
    assert scene.views['main'].focal >= 28
    assert any(0.60 <= top <= 0.90 for top in recorder.tops(0.5, 1.0))


def test_a_top_with_a_round_basin_reaches_its_four_corners() -> None:
    kit, slab = geometry.Kit(1), m.simple('#ffffff')
    vanity_forms.rounded_top(kit, slab, vanity_forms.RoundedSlab((0.0, 1.5), 0.5, 0.002, (0.84, 0.86)), (0.7, -0.24, 0.19))
    points = np.concatenate((kit.smooth | kit.flat)[slab]['V'])[:, :2]
    assert max(np.hypot(*(points - corner).T).min() for corner in ((0, 0), (1.5, 0), (0, -0.5), (1.5, -0.5))) < 0.002


def test_a_cane_door_is_lined_so_that_no_carcass_shows_through_its_meshes(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, box, paint = [], geometry.Kit.box, m.lacquer('#ffffff')
    monkeypatch.setattr(geometry.Kit, 'box', lambda kit, mat, *ends, **named: (drawn.append((mat, ends)), box(kit, mat, *ends, **named))[1])
    fronts.front(geometry.Kit(1), cabinetry.Style(front='cane', mat=paint, handle='none'), fronts.Leaf(0, 0.1, 0.6, 0.8, -0.58, 'door'))
    x0, _, z0, x1, _, z1 = next(ends for mat, ends in drawn if mat == m.cane())[:6]
    behind = [ends for mat, ends in drawn if mat == paint and ends[0] <= x0 and ends[2] <= z0 and ends[3] >= x1 and ends[5] >= z1]
    assert len(behind) == 1 and behind[0][4] <= -0.58


def test_a_lamp_stands_where_its_local_frame_says() -> None:
    render.reset()
    kit = geometry.Kit(1)
    with kit.at(2, 1, 0, rz=90):
        lamp = kit.point((1, 0, 2), 5)
    assert [round(value, 6) for value in lamp.location] == [2, 2, 2]


def test_a_solid_board_shows_end_grain_where_it_is_cut_across_and_a_lacquered_one_does_not() -> None:
    def widest(mat: bpy.types.Material) -> float:
        kit = geometry.Kit(1)
        kit.box(mat, 0, 0, 0, 1.0, 0.1, 0.03, 0, 'x')
        return float(np.concatenate(kit.flat[mat]['UV']).max())

    assert widest(m.wood('oak')) == pytest.approx(0.1 * geometry.END_GRAIN)
    assert widest(m.lacquer('#ffffff')) == pytest.approx(1.0)


def test_a_bent_tube_keeps_its_radius_at_an_elbow_and_runs_straight_between() -> None:
    points = np.array(geometry.elbows([(0, 0, 1), (0, 0, 0), (1, 0, 0), (1, 1, 0)], 0.05))
    first = points[1:14]
    assert np.linalg.norm(first - (0.05, 0, 0.05), axis=1) == pytest.approx(0.05)
    assert (tuple(points[0]), tuple(points[-1])) == ((0, 0, 1), (1, 1, 0))
    steps = np.diff(points, axis=0) / np.linalg.norm(np.diff(points, axis=0), axis=1, keepdims=True)
    assert (steps[1:] * steps[:-1]).sum(1).min() > math.cos(math.radians(8))


def test_a_bent_tube_shades_as_round_even_where_it_begins_to_bend() -> None:
    render.reset()
    m.clear()
    kit, radius, bends = geometry.Kit(1), 0.0105, geometry.elbows([(0, 0, 0), (0, 0, 0.45), (0, 0.45, 0.45)], 0.055)
    kit.tube(m.metal('chrome', 0.12, brushed=False), bends, radius, 24)
    (tube,) = kit.flush('tube')
    mesh = tube.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    axis, sides = np.array(bends), [face for face in mesh.polygons if len(face.vertices) == 4]
    for corner in (corner for face in sides for corner in face.loop_indices):
        place = np.array(mesh.vertices[mesh.loops[corner].vertex_index].co)
        outward = place - axis[np.linalg.norm(axis - place, axis=1).argmin()]
        assert np.dot(outward / np.linalg.norm(outward), mesh.corner_normals[corner].vector) > math.cos(math.radians(1.5))


def test_only_mirrors_see_the_dark_of_a_studio_and_it_has_no_edge() -> None:
    render.reset()
    dark = lights.dark(((0.4, 0, 0.0), (2, 0, 0.9), (6, 0, 0.9), (6, 4, 0.0)), (-60, 60), 20)
    assert dark.visible_glossy
    assert not any((dark.visible_camera, dark.visible_diffuse, dark.visible_transmission, dark.visible_shadow))
    clear = np.array([one.value for one in dark.data.attributes['clear'].data]).reshape(-1, 4)
    assert clear.min() == pytest.approx(0.1)
    assert np.concatenate([clear[0], clear[-1], clear[:, 0], clear[:, -1]]) == pytest.approx(1)


@pytest.mark.parametrize('make', [m.line, m.emit, m.lit_reeds, m.reeded_glass])
def test_a_material_is_made_once_however_often_it_is_asked_for(make: Callable[[], bpy.types.Material]) -> None:
    render.reset()
    m.clear()
    assert make() is make()


def test_strip_boxes_light_the_fronts_and_nothing_else() -> None:
    render.reset()
    m.clear()
    kit, fronts_paint = geometry.Kit(1), m.lacquer('#141414')
    kit.box(fronts_paint, 0, 0, 0, 1, 0.02, 1, 0)
    kit.box(m.metal('steel'), 0, 1, 0, 1, 1.02, 1, 0)
    kit.flush('room')
    sets.strip_boxes(sets.Box(-3, 3, -6, 2.8), fronts_paint)
    lamps = [one for one in bpy.data.objects if one.type == 'LIGHT']
    assert len(lamps) == 2
    for lamp in lamps:
        lit = lamp.light_linking.receiver_collection.objects
        assert [thing.data.materials[0].name for thing in lit] == [fronts_paint.name]
        assert not lamp.visible_diffuse


@pytest.mark.parametrize('seed', range(12))
def test_what_stands_in_a_cabinet_stands_within_its_sides(seed: int) -> None:
    render.reset()
    m.clear()
    kit, start, width = geometry.Kit(seed), 0.4, 0.30 + 0.11 * seed
    shelf.crockery(kit, start, width, (0.0, 0.4, 0.8))
    points = np.array([tuple(vertex.co) for thing in kit.flush('things') for vertex in thing.data.vertices])
    assert start <= points[:, 0].min()
    assert points[:, 0].max() <= start + width


def test_a_headboard_is_drawn_in_where_its_buttons_are() -> None:
    render.reset()
    m.clear()
    kit = geometry.Kit(1)
    hotel.buttoned_headboard(kit, m.fabric(), m.wood('walnut'), 1.0, (0.28, 1.36))
    padding = max(kit.flush('headboard'), key=lambda one: len(one.data.vertices))
    points = np.array([tuple(vertex.co) for vertex in padding.data.vertices])
    buttons, pleats = hotel.tufts(1.0, 0.28, lambda u: 1.36 - 0.16 * u * u)
    assert all((np.linalg.norm(buttons - start, axis=1) < 1e-9).any() for start, _ in pleats)
    for x, z in buttons[abs(buttons[:, 0]) < 0.8]:
        away = np.hypot(points[:, 0] - x, points[:, 2] - z)
        beside = points[(away > 0.05) & (away < 0.07), 1]
        assert beside.min() < points[away < 0.010, 1].min() - 0.015


@pytest.mark.parametrize('name', ['pillow', 'cushion', 'lumbar'])
def test_the_four_quarters_of_a_sewn_pillow_are_alike(name: str) -> None:
    with np.load(sewing.SHAPES / f'{name}.npz') as kept:
        points, uv = kept['points'] * sewing.UNIT, kept['uv'].astype('f8')
    assert np.abs(points - sewing.like_quarters(points, uv)).max() < 2 * sewing.UNIT


def test_a_duvet_hangs_over_the_mattress_and_ends_above_the_floor() -> None:
    with np.load(sewing.SHAPES / 'duvet.npz') as kept:
        points = kept['points'] * sewing.UNIT
    lowest_bed = 0.46  # metres to its mattress's top
    assert -lowest_bed + 0.04 < points[:, 2].min() < -0.30
    assert np.abs(points[:, 0]).max() < 1.06


def test_a_pillow_pressed_by_another_gives_way() -> None:
    kit = geometry.Kit(72)
    bed = bedding.Bed(m.simple('#ffffff'), m.simple('#eeeeee'), m.simple('#dddddd'))
    set_down = bedding._pillows(bed)
    alone, before = pillows.stood(kit, set_down[:1])[0], pillows.stood(kit, set_down)[0]
    assert (before.front[..., 1] - alone.front[..., 1]).max() > 0.005


@pytest.mark.parametrize('seed', range(6))
def test_clothes_hang_between_the_ends_of_their_rail_and_clear_of_the_wall(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    poly = geometry.Kit.poly

    def noting(kit: geometry.Kit, mat: bpy.types.Material, points: object, *rest: object, **named: object) -> geometry.Kit:
        matrix = np.array(kit.M[-1])
        drawn.append(np.asarray(points, float).reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        return poly(kit, mat, points, *rest, **named)

    monkeypatch.setattr(geometry.Kit, 'poly', noting)
    garments.rail(geometry.Kit(seed), m.metal('steel'), (0.0, 0.9, 1.9), (1.16, 0.95), random.Random(seed))
    points = np.concatenate(drawn)
    assert points[:, 0].min() > -1e-6 and points[:, 0].max() < 0.9 + 1e-6  # the rail itself reaches both
    assert points[:, 1].max() < 0
    assert points[:, 2].min() > 1.9 - 1.30


@pytest.mark.parametrize('seed', range(3))
def test_clothes_on_a_rail_touch_but_do_not_cross(seed: int) -> None:
    reach = None
    for _, _, hung, made in garments._row((1.16, 0.95), (0.0, 1.2, 1.9), random.Random(seed)):
        low, high = spread.outline(hung.angle, made.points() if made else spread.FOLDED)
        if reach is not None:
            assert np.nanmax(reach - (hung.x + low)) < 0
        reach = np.fmax(hung.x + high, -np.inf if reach is None else reach)


@pytest.mark.parametrize('kind', CUTS)
def test_a_garment_hangs_as_long_as_it_is_cut_and_its_front_before_its_back(kind: str) -> None:
    for take in range(TAKES.get(kind, 2)):
        sewn, points = drape._fallen(kind, take)
        assert len(points) == len(sewn.flat)
        assert CUTS[kind].length < -points[:, 2].min() < 1.16 * CUTS[kind].length
        assert (points[sewn.back, 0] - points[sewn.front, 0]).min() > -0.001
        assert np.abs(points[:, 1]).max() < 0.265  # clear of the wall


@pytest.mark.parametrize('kind', CUTS)
def test_sleeves_and_body_share_the_points_of_their_seam(kind: str) -> None:
    for take in range(TAKES.get(kind, 2)):
        (*fronts, back, near, far), deep = drape._eased(kind, take), round(CUTS[kind].arm[0] / patterns.PITCH) * seams.FINER
        for sleeve, front, behind in ((near, fronts[-1][:, -1], back[:, -1]), (far, fronts[0][:, 0], back[:, 0])):
            assert np.array_equal(sleeve[0, : deep + 1], front[: deep + 1])
            assert np.array_equal(sleeve[0, deep:], behind[deep:0:-1])


@pytest.mark.parametrize('kind', CUTS)
def test_no_hanger_s_wood_shows_through_the_shoulders_it_carries(kind: str) -> None:
    for seed in range(4):
        body, kit = drape.Body(kind, random.Random(seed)), geometry.Kit(1)
        cloth = np.concatenate([body.settle(grid).reshape(-1, 3) for grid in (body.left, body.right, body.back, *body.sleeves)])
        wood = m.wood('walnut')
        knitted = body.cut.collar in drape.RIBS
        hangers.hanger(kit, (wood, m.metal('brass')), (hangers.reach(body.cut.shoulder, knitted), hangers.STOCK.get(kind, hangers.THIN_STOCK)))
        bare = np.concatenate(kit.smooth[wood]['V'])
        for x, y, z in bare[np.abs(bare[:, 1]) > body.cut.neck[0] + 0.02]:
            over = cloth[np.abs(cloth[:, 1] - y) < 0.006]
            beside = over[np.abs(over[:, 2] - z) < 0.006]
            assert z < over[:, 2].max()
            assert beside[:, 0].min() < x < beside[:, 0].max()


@pytest.mark.parametrize('turn', (4.0, 15.0, 50.0))
@pytest.mark.parametrize('looks', (-1, 1))
def test_a_hook_lies_over_its_rail_however_far_its_hanger_is_turned(turn: float, looks: int) -> None:
    hung, kit, wire = garments.Hung(0, hangers.RAIL, turn=turn, looks=looks), geometry.Kit(1), m.simple('#bfa568')
    with kit.at(rz=hung.angle):
        hangers.hanger(kit, (m.wood('walnut'), wire), (0.19, 0.007), hung.swivel)
    points = np.concatenate(kit.smooth[wire]['V'])
    gap = np.hypot(points[:, 1], points[:, 2] - hangers.RAIL).min() - hangers.ROD
    assert 0 <= gap < 0.002


def test_cloth_shows_no_edge_however_tight_its_fold() -> None:
    kit = geometry.Kit(1)
    points, quads = [(0, 0, 0), (0.1, 0, 0), (0, 0.1, 0), (0.1, 0.1, 0), (0, 0.1, 0.1), (0.1, 0.1, 0.1)], [(0, 1, 3, 2), (2, 3, 5, 4)]
    for mat in (m.suiting(), m.simple('#ffffff')):
        kit.poly(mat, points, quads)
    sharp = [any(edge.use_edge_sharp for edge in part.data.edges) for part in kit.flush()]
    assert sharp == [False, True]


def test_an_ovens_hour_reads_the_same_where_a_room_is_mirrored() -> None:
    across = str.maketrans('bcef', 'fecb')  # the strokes that change sides
    lit = [frozenset(oven.LIT[int(sign)]) for sign in oven.HOUR if sign != ':']
    assert [frozenset(''.join(digit).translate(across)) for digit in reversed(lit)] == lit
    assert oven.HOUR.index(':') * 2 == len(oven.HOUR) - 1
