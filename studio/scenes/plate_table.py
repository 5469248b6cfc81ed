"""The table sample boards lie on: ground, a board, a slab, squares that lean on one another, a fan of leaves. Metres."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit

PAPER = '#d5cfc3'  # of the sweep that boards stand on


def ground(kit: Kit, mat: Material | None = None, z: float = 0.0) -> None:
    """Linen on the table under the samples."""
    kit.box(mat or m.fabric('#c9c0b0', 0.0026, sheen=0.2, melange=0.5), -3, -3, z - 0.02, 3, 3, z, 0, 'x')


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


EDGES = {  # profile of a slab's edge from its foot: (inset, height from the nearer face) in metres, as shares of its thickness where it says so
    'eased': ((0.0015, 0.0), (0.0, 0.0015), (0.0, -0.0015), (0.0015, 0.0)),
    'pencil': ((0.001, 0.0), (0.0, 0.001), *((0.006 * (1 - math.cos(a)), -0.006 * (1 - math.sin(a))) for a in (math.pi / 2 * i / 8 for i in range(9)))),
    'bevel': ((0.001, 0.0), (0.0, 0.001), (0.0, -0.009), (0.0004, -0.0083), (0.0083, -0.0004), (0.009, 0.0)),
    'bullnose': tuple((0.010 * (1 - math.sin(a)), 0.010 * (1 - math.cos(a)) if a < math.pi / 2 else -0.010 * (1 + math.cos(a))) for a in (math.pi * i / 20 for i in range(21))),
}  # fmt: skip


def slab(kit: Kit, mat: Material, sample: Sample, edge: str) -> None:
    """A sample of worktop with a worked edge of EDGES all round and corners of 3 mm."""
    points, corner, last = [], 0.003, len(EDGES[edge]) - 1
    for i, (inset, rise) in enumerate(EDGES[edge]):
        top = rise < 0 or (rise == 0 and i == last) or (edge == 'bullnose' and i > last / 2)
        w, h, z = sample.width / 2 - inset, sample.height / 2 - inset, sample.thick + rise if top else rise
        for turn, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for k in range(6):
                a = math.pi / 2 * (turn + k / 5)
                points.append((sx * (w - corner) + corner * math.cos(a), sy * (h - corner) + corner * math.sin(a), z))
    count = len(points) // (last + 1)
    sides = [[i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j] for i in range(last) for j in range(count)]
    with kit.at(sample.x, sample.y, sample.z, rz=sample.turn):
        kit.poly(mat, points, sides + [list(range(count))[::-1], list(range(last * count, (last + 1) * count))], sample.grain)


def shingled(kit: Kit, mats: Sequence[Material], columns: int, size: float = 0.205) -> None:
    """Square boards of a size in metres, in rows each of which leans on the one behind it, a hair out of line as if laid by hand."""
    pitch, thick = 0.84 * size, 0.018
    rng = random.Random(3)
    lean = math.degrees(math.atan(thick / pitch))
    rows = math.ceil(len(mats) / columns)
    for i, mat in enumerate(mats):
        x = (i % columns - (columns - 1) / 2) * (size + 0.013) + rng.uniform(-0.002, 0.002)
        near = ((rows - 1) / 2 - i // columns) * pitch - size / 2
        with kit.at(x, near, 0.0005, rz=rng.uniform(-0.7, 0.7), rx=lean if i >= columns else 0):
            slab(kit, mat, Sample(0, size / 2, size, size, 0, thick), 'eased')


def fanned(kit: Kit, mats: Sequence[Material], leaf: tuple[float, float, float], step: float) -> None:
    """Leaves of a sample book opened like a fan, each on the one before it; leaf: width, length and thickness in metres, step: degrees between two."""
    width, length, thick = leaf
    for i, mat in enumerate(mats):
        with kit.at(0, -0.41 * length, 0.0005 + i * thick, rz=((len(mats) - 1) / 2 - i) * step):
            slab(kit, mat, Sample(0, length / 2 - 0.04, width, length, 0, thick), 'eased')
    top = 0.0005 + len(mats) * thick
    kit.cyl(m.metal('brass'), 0, -0.41 * length, top, top + 0.0008, 0.007, 24)
