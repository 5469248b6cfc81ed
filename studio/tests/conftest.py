"""Scenes are built once a session without rendering; a recorder notes every box the kit was asked for, in room coordinates."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from bpy.types import Material

from studio.kit import geometry, materials, render
from studio.kit.camera import Built
from studio.kit.geometry import Kit
from studio.room import exterior
from studio.scenes import book as scene_book


class Recorder:
    """Boxes of one built scene: (material name, low corner, high corner), metres in the room."""

    def __init__(self) -> None:
        self.boxes = []

    def note(self, kit: Kit, material: Material, corners: Sequence[Sequence[float]]) -> None:
        matrix = np.array(kit.M[-1])
        points = np.array([[x, y, z] for x in corners[0] for y in corners[1] for z in corners[2]]) @ matrix[:3, :3].T + matrix[:3, 3]
        self.boxes.append((material.name, points.min(0), points.max(0)))

    def tops(self, low: float, high: float) -> list[float]:
        """Upper faces of boxes between two heights."""
        return [round(float(box[2][2]), 4) for box in self.boxes if low <= box[2][2] <= high]


def indoors(patch: pytest.MonkeyPatch) -> None:
    """Build nothing of what stands outside: it is not the room's, and a wood takes longer than a kitchen."""
    patch.setattr(exterior, 'surround', lambda *_, **__: None)


def recorded(build: Callable[[], Built], monkeypatch: pytest.MonkeyPatch) -> tuple[Built, Recorder]:
    """Run build() with the kit's boxes noted; returns (its result, the recorder)."""
    render.reset()
    materials.clear()
    recorder = Recorder()
    indoors(monkeypatch)
    box = geometry.Kit.box

    def noting(kit: Kit, mat: Material, *ends: object, **named: object) -> Kit:
        recorder.note(kit, mat, tuple(zip(ends[:3], ends[3:6])))
        return box(kit, mat, *ends, **named)

    monkeypatch.setattr(geometry.Kit, 'box', noting)
    return build(), recorder


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[Built, Recorder]]:
    """built(name) -> (kit.camera.Built, recorder) of a scene."""
    return lambda name: recorded(lambda: scene_book.build(name), monkeypatch)
