"""Scenes are built once a session without rendering; a recorder notes every box the kit was asked for, in room coordinates."""

import numpy as np
import pytest

from studio.kit import geometry, materials, render
from studio.room import exterior
from studio.scenes import book as scene_book


class Recorder:
    """Boxes of one built scene: (material name, low corner, high corner), metres in the room."""

    def __init__(self):
        self.boxes = []

    def note(self, kit, material, corners):
        matrix = np.array(kit.M[-1])
        points = np.array([[x, y, z] for x in corners[0] for y in corners[1] for z in corners[2]]) @ matrix[:3, :3].T + matrix[:3, 3]
        self.boxes.append((material.name, points.min(0), points.max(0)))

    def tops(self, low, high):
        """Upper faces of boxes between two heights."""
        return [round(float(box[2][2]), 4) for box in self.boxes if low <= box[2][2] <= high]


def recorded(build, monkeypatch):
    """Run build() with the kit's boxes noted; returns (its result, the recorder)."""
    render.reset()
    materials.clear()
    recorder = Recorder()
    monkeypatch.setattr(exterior, 'surround', lambda *_, **__: None)  # what stands outside is not the room's
    box = geometry.Kit.box

    def noting(kit, mat, x0, y0, z0, x1, y1, z1, *rest, **named):
        recorder.note(kit, mat, ((x0, x1), (y0, y1), (z0, z1)))
        return box(kit, mat, x0, y0, z0, x1, y1, z1, *rest, **named)

    monkeypatch.setattr(geometry.Kit, 'box', noting)
    return build(), recorder


@pytest.fixture
def built(monkeypatch):
    """built(name) -> (kit.camera.Built, recorder) of a scene."""
    return lambda name: recorded(lambda: scene_book.build(name), monkeypatch)
