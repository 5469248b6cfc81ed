"""The table sample boards lie on: ground, a board, a wall of squares. Metres."""

import math
import random

from studio.kit import materials as m


def ground(kit, mat=None, z=0.0):
    """Table top under the samples."""
    kit.box(mat or m.plaster('#cfc8bb', 0.03, 0.02), -3, -3, z - 0.02, 3, 3, z, 0, 'x')


def board(kit, mat, x, y, w, h, z=0.0, t=0.018, turn=0, grain='y', bevel=0.0014):
    """A sample lying flat with its middle at (x, y)."""
    with kit.at(x, y, z, rz=turn):
        kit.box(mat, -w / 2, -h / 2, 0, w / 2, h / 2, t, bevel, grain)


def wall_of(kit, mats, columns, size=0.205, gap=0.012, t=0.018, seed=1):
    """Squares in a grid, a hair out of line as if laid by hand."""
    rng = random.Random(seed)
    rows = math.ceil(len(mats) / columns)
    for i, mat in enumerate(mats):
        x = (i % columns - (columns - 1) / 2) * (size + gap)
        y = ((rows - 1) / 2 - i // columns) * (size + gap)
        board(kit, mat, x + rng.uniform(-0.001, 0.001), y + rng.uniform(-0.001, 0.001), size, size, 0, t + rng.uniform(0, 0.006), rng.uniform(-0.4, 0.4))
