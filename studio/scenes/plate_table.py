"""The table sample boards lie on: ground, a board, a wall of squares. Metres."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit


def ground(kit: Kit, mat: Material | None = None, z: float = 0.0) -> None:
    """Table top under the samples."""
    kit.box(mat or m.plaster('#cfc8bb', 0.03, 0.02), -3, -3, z - 0.02, 3, 3, z, 0, 'x')


@dataclass(frozen=True)
class Sample:
    """A board on the table: its middle, its size in metres, the height it lies on, degrees it is turned."""

    x: float
    y: float
    width: float
    height: float
    z: float = 0.0
    thick: float = 0.018
    turn: float = 0
    grain: str = 'y'
    bevel: float = 0.0014


def board(kit: Kit, mat: Material, sample: Sample) -> None:
    """A sample lying flat."""
    with kit.at(sample.x, sample.y, sample.z, rz=sample.turn):
        kit.box(mat, -sample.width / 2, -sample.height / 2, 0, sample.width / 2, sample.height / 2, sample.thick, sample.bevel, sample.grain)


def wall_of(kit: Kit, mats: Sequence[Material], columns: int, grid: tuple[float, float, float] = (0.205, 0.012, 0.018), seed: int = 1) -> None:
    """Squares in a grid, a hair out of line as if laid by hand; grid: their size, the gap between them, their thickness."""
    size, gap, t = grid
    rng = random.Random(seed)
    rows = math.ceil(len(mats) / columns)
    for i, mat in enumerate(mats):
        x = (i % columns - (columns - 1) / 2) * (size + gap)
        y = ((rows - 1) / 2 - i // columns) * (size + gap)
        board(
            kit,
            mat,
            Sample(
                x + rng.uniform(-0.001, 0.001),
                y + rng.uniform(-0.001, 0.001),
                width=size,
                height=size,
                z=0,
                thick=t + rng.uniform(0, 0.006),
                turn=rng.uniform(-0.4, 0.4),
            ),
        )
