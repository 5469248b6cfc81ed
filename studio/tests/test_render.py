"""One tiny picture through the whole pipeline: record, scene, camera, Cycles, file, card."""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

import bpy
import numpy as np
import pytest

from studio.catalogue import records, table
from studio.kit import camera, geometry, layers, materials, outlines, render
from studio.kit.camera import MIDDLE, Built, View
from studio.kit.materials import nodes
from studio.kit.stone import stone
from studio.plan import shots as plan
from studio.plan import views
from studio.plan.roles import Role
from studio.queue import process, state
from studio.tests.conftest import indoors

MIRRORED = 0.075  # alpha, a roughness squared, of lobes that Cycles' denoiser passes through as through a mirror


def test_a_tiny_picture_of_a_kitchen_lands_with_its_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, 'OUT', tmp_path)
    shot = dataclasses.replace(plan.product('kitchens', 'edera'), role=Role(96, 64, 4), layers=False)
    render.reset()
    materials.clear()
    process.render_shot(shot, views.build(shot.scene), 'cafecafe', render.Machine())
    assert state.finished(shot)
    assert not list(tmp_path.rglob('*.part*'))
    image = bpy.data.images.load(str(tmp_path / f'{shot.id}.png'))
    pixels = np.empty(96 * 64 * 4, 'f4')
    image.pixels.foreach_get(pixels)
    picture = pixels.reshape(64, 96, 4)[..., :3]
    assert tuple(image.size) == (96, 64)
    assert 0.15 < picture.mean() < 0.9 and picture.std() > 0.08


def test_a_picture_whose_camera_stands_in_something_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, 'OUT', tmp_path)
    shot = dataclasses.replace(plan.product('kitchens', 'edera'), role=Role(48, 32, 1), layers=False)
    render.reset()
    materials.clear()
    kit = geometry.Kit(1)
    kit.box(materials.lacquer('#ffffff'), -1, -1, -1, 1, 1, 1)
    kit.flush('closed')
    with pytest.raises(ValueError, match='kitchens/edera/main is black'):
        process.render_shot(shot, Built({'main': View((0, 0, 0), (0, 1, 0), focus=1)}), 'cafecafe', render.Machine())
    assert not list(tmp_path.rglob('*.*'))


def test_the_light_groups_of_a_picture_add_up_to_it_and_its_own_colour_gives_it_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, 'OUT', tmp_path)
    shot = dataclasses.replace(plan.product('kitchens', 'edera'), role=Role(96, 64, 8))
    render.reset()
    materials.clear()
    process.render_shot(shot, views.build(shot.scene), 'cafecafe', render.Machine())
    card = json.loads(state.card_path(shot).read_text())['layers']

    def linear(name: str, largest: float) -> np.ndarray:
        codes = np.fromfile(process.layers_path(shot) / f'{name}.u16', '<u2').reshape(card['height'], card['width'], 3) / 65535
        return (2 ** (codes * np.log2(1 + largest * layers.SCALE)) - 1) / layers.SCALE

    groups = sum(linear(name, layers.LARGEST_PICTURE) for name in card['names'] if name in layers.GROUPS)
    beauty = (
        linear('rest', layers.LARGEST_PICTURE) + linear('front-light', layers.LARGEST_LIGHT) * materials.hexc(table.hexed(records.kitchen('edera').colour))[:3]
    )
    assert {'sun', 'sky', 'ceiling', 'strips'} <= set(card['names'])
    assert abs(groups.mean() / beauty.mean() - 1) < 0.02


def test_the_outline_of_a_dark_wooden_post_is_less_serrated_than_its_pattern_alone_would_leave_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlines, 'smooth', lambda path: None)

    def stray(name: str) -> float:
        """Pixels by which the left outline of a leaning post strays from a line."""
        render.reset()
        materials.clear()
        kit = geometry.Kit(1)
        with kit.at(0, 0, 0, ry=8):
            kit.box(materials.veneer('#2b2826', 'ash_grey', 0.44), -0.2, -0.2, -2, 0.2, 0.2, 2)
        kit.box(materials.plaster('#e7e2d8'), -4, 2, -4, 4, 2.1, 4)
        kit.area((0, -4, 3), (0, 0, 0), 3, 3, 300)
        kit.flush('post')
        view = View((0, -4, 0), (0, 0, 0), 40, 0)
        render.prepare(Role(180, 120, 4), Built({'main': view}), view)
        camera.camera(view)
        render.render(str(tmp_path / f'{name}.png'))
        image = bpy.data.images.load(str(tmp_path / f'{name}.png'))
        pixels = np.empty(180 * 120 * 4, 'f4')
        image.pixels.foreach_get(pixels)
        left = pixels.reshape(120, 180, 4)[10:-10, :90, :3].mean(2)
        ends = ((left - left.min()) / np.ptp(left)).sum(1)
        return float(np.std(np.diff(ends, 2)))

    clean = stray('clean')
    monkeypatch.setattr(render, '_inner', lambda tree, source, view: source[nodes.PATTERN])
    serrated = stray('serrated')
    assert clean < 0.7 * serrated


def test_a_serrated_outline_becomes_a_line_and_what_lies_beside_it_keeps_its_tone() -> None:
    rows, columns = np.mgrid[:80, :80]
    chance = np.random.default_rng(3)
    edge = 20 + rows[:, 0] * 0.5
    covered = np.clip(columns - edge[:, None], 0, 1)
    crossed = (covered > 0) & (covered < 1)
    picture = np.repeat(np.where(crossed, chance.random((80, 80)), covered)[..., None], 3, 2).astype('f4')
    clean = outlines.smoothed(picture)
    stray = lambda tones: np.std((1 - tones[8:-8, :, 0]).sum(1) - edge[8:-8])
    assert stray(clean) < 0.5 * stray(picture)
    away = np.abs(columns - edge[:, None]) > 4
    assert np.abs(clean - picture)[away].max() < 0.02


def test_a_weave_and_the_corner_of_a_front_are_no_outlines() -> None:
    rows, columns = np.mgrid[:60, :60]
    weave = 0.5 + 0.04 * ((rows + columns) % 2)
    corner = np.where((rows > 30) & (columns > 30), 0.8, 0.2)
    for tones in (weave, corner):
        picture = np.repeat(tones[..., None], 3, 2).astype('f4')
        changed = np.abs(outlines.smoothed(picture) - picture)[..., 0]
        assert changed[8:-8, 8:-8].max() < 0.05


def test_a_wooden_front_says_that_it_has_a_pattern_and_that_it_can_be_recoloured() -> None:
    render.reset()
    materials.clear()
    wood, paint = materials.veneer('#8a6a4a'), materials.lacquer('#23304a')
    layers.mark(front=wood)
    layers._write_masks(bpy.context.view_layer)
    passes = lambda material: {node.aov_name for node in material.node_tree.nodes if node.type == 'OUTPUT_AOV'}
    assert passes(wood) == {nodes.PATTERN, 'front'}
    assert passes(paint) == set()


def test_a_dark_stain_has_next_to_no_gloss_and_is_matt() -> None:
    render.reset()
    materials.clear()

    def finish(colour: str) -> tuple[float, float]:
        """Gloss of a veneer, and what is added last to its roughness, or 0."""
        shader = next(node for node in materials.veneer(colour, 'ash_grey', 0.44).node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
        gloss, rough = (shader.inputs[name].links[0].from_node for name in ('Specular IOR Level', 'Roughness'))
        return gloss.inputs[0].default_value, 0.0 if rough.inputs[1].is_linked else rough.inputs[1].default_value

    (black, matt), (pale, plain) = finish('#2b2826'), finish('#b9a283')
    assert black < 0.2 * pale
    assert matt > 0.3
    assert plain == 0


@pytest.mark.parametrize('brushed', [True, False])
@pytest.mark.parametrize('kind', [kind for kind, (_, rough) in materials.METALS.items() if rough > nodes.MIRRORS])
def test_a_metal_that_is_no_mirror_is_nowhere_guided_by_what_it_mirrors(kind: str, brushed: bool) -> None:
    render.reset()
    materials.clear()
    shader = next(node for node in materials.metal(kind, brushed=brushed).node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    last = shader.inputs['Roughness'].links[0].from_node
    assert (last.operation, last.inputs[1].is_linked) == ('MAXIMUM', False)
    assert last.inputs[1].default_value ** 2 > MIRRORED


@pytest.mark.parametrize('cloth', [materials.fabric, materials.boucle, materials.velvet, materials.knit, materials.suiting, materials.rug])
def test_what_a_cloths_loose_fibres_scatter_has_its_colour(cloth: Callable[[str], bpy.types.Material]) -> None:
    render.reset()
    materials.clear()
    material = cloth('#7d3f3b')
    outermost = material.get('yarn') or material
    shader = next(node for node in outermost.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    red, green, blue, _ = shader.inputs['Sheen Tint'].default_value
    assert red > 1.2 * max(green, blue)


@pytest.mark.parametrize(('kind', 'kept'), [('calacatta', True), ('travertine', True), ('marquina', False)])
def test_a_slab_is_taken_as_sampled_unless_it_shows_only_what_it_mirrors(kind: str, kept: bool) -> None:
    render.reset()
    materials.clear()
    assert any(node.type == 'OUTPUT_AOV' for node in stone(kind).node_tree.nodes) == kept


def test_by_night_a_far_light_is_drawn_wider_and_a_view_of_things_keeps_its_lens() -> None:
    room, thing = View((0, 0, 0), (0, 3.4, 0), 31, 7), View((0, 0, 0), (0, 1.5, 0), 50, 3.5)
    night = Built({'room': room, 'thing': thing}, stop=3.2)
    assert night.views['room'].blur > 1.8 * room.blur
    assert night.views['room'].distance == MIDDLE
    assert night.views['thing'] == thing
    assert night.seen(left=room).views['left'] == night.views['room']


def test_of_two_boards_before_an_open_lens_only_the_one_in_focus_is_taken_as_sampled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    render.reset()
    materials.clear()
    kit = geometry.Kit(1)
    wood = materials.veneer('#b8926a', 'oak', 0.44)
    kit.box(wood, -1, 0, -1, 0, 0.02, 1)
    kit.box(wood, 0, 2, -2, 3, 2.02, 2)
    kit.area((0, -4, 3), (0, 0, 0), 3, 3, 300)
    kit.flush('boards')
    view = View((0, -1, 0), (0, 0, 0), 50, 3.5)
    camera.camera(view)

    def taken(name: str) -> np.ndarray:
        render.prepare(Role(96, 64, 4), Built({'main': view}), view)
        render.render(str(tmp_path / f'{name}.png'))
        image = bpy.data.images.load(str(tmp_path / f'{name}.png'))
        pixels = np.empty(96 * 64 * 4, 'f4')
        image.pixels.foreach_get(pixels)
        return pixels.reshape(64, 96, 4)[..., :3]

    as_is = taken('as-is')
    monkeypatch.setattr(render, 'SHARP', 10.0)
    changed = np.abs(as_is - taken('all as sampled')).max(2)
    assert changed[:, :36].max() < 0.01
    assert changed[:, 60:].max() > 0.02


@pytest.mark.parametrize(('scene', 'by_gift'), [('closet-and-sliding-systems/duetto', False), ('livingRooms/salotto', True)])
def test_lamps_are_chosen_by_what_they_give_but_where_boards_hide_lines_of_light(scene: str, by_gift: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    indoors(monkeypatch)
    render.reset()
    materials.clear()
    built = views.build(scene)
    render.prepare(Role(48, 32, 1), built, built.views['main'])
    assert bpy.context.scene.cycles.use_light_tree == by_gift
