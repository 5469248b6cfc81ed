"""One tiny picture through the whole pipeline: record, scene, camera, Cycles, file, card."""

import dataclasses

import bpy
import numpy as np
import pytest

from studio.kit import geometry, materials, render
from studio.plan import shots as plan
from studio.plan import views
from studio.queue import process, state


def test_a_tiny_picture_of_a_kitchen_lands_with_its_card(tmp_path, monkeypatch):
    monkeypatch.setattr(state, 'OUT', tmp_path)
    shot = dataclasses.replace(plan.product('kitchens', 'ariela'), width=96, height=64, samples=4)
    render.reset()
    materials.clear()
    process.render_shot(shot, views.build(shot.scene), 'cafecafe', 2)
    assert state.finished(shot)
    assert not list(tmp_path.rglob('*.part*'))
    image = bpy.data.images.load(str(tmp_path / f'{shot.id}.png'))
    pixels = np.empty(96 * 64 * 4, 'f4')
    image.pixels.foreach_get(pixels)
    picture = pixels.reshape(64, 96, 4)[..., :3]
    assert tuple(image.size) == (96, 64)
    assert 0.15 < picture.mean() < 0.9 and picture.std() > 0.08


def test_a_picture_whose_camera_stands_in_something_is_not_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(state, 'OUT', tmp_path)
    shot = dataclasses.replace(plan.product('kitchens', 'ariela'), width=48, height=32, samples=1)
    render.reset()
    materials.clear()
    kit = geometry.Kit(1)
    kit.box(materials.lacquer('#ffffff'), -1, -1, -1, 1, 1, 1)
    kit.flush('closed')
    with pytest.raises(ValueError, match='kitchens/ariela/main is black'):
        process.render_shot(shot, {'main': dict(loc=(0, 0, 0), target=(0, 1, 0), focal=28, fstop=8, focus=1)}, 'cafecafe', 2)
    assert not list(tmp_path.rglob('*.*'))
