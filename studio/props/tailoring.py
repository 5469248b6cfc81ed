"""Sews garments once and hangs them: `python -m studio.props.tailoring [name …]` writes `shapes/<name>.npz`, as `sewing` does for bedding.

A garment is a front and a back, sewn at shoulders, sides and sleeves and open at neck, hem and cuffs. It falls on its hanger between two walls that
stand for its neighbours on the rail. Local frame: shoulders along y, the rail along x, the neck's foot on z = 0; metres.
"""

import itertools
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from bpy.types import Object
from studio.kit import render
from studio.kit.measures import Point, Spot
from studio.props import sewing
from studio.props.garments import CUTS, SLOPE, TROUSERS, Cut

STEP = 0.016  # metres between threads of the simulated mesh
NECK = 0.072  # metres, half the width of a collar
ARMHOLE = 0.20  # metres from the shoulder to the armpit
CUFF = 0.125  # metres, a sleeve's width where it ends
FRONT, BACK = 0, 1


@dataclass
class Pieces:
    """Two sheets as they grow: points that both have (seams) are made once."""

    loose: float  # metres from front to middle
    points: list[Point] = field(default_factory=list)
    flat: list[Spot] = field(default_factory=list)
    faces: list[list[int]] = field(default_factory=list)
    known: dict[tuple, int] = field(default_factory=dict)

    def point(self, key: tuple, side: int, at: Spot, sewn: bool) -> int:
        """Index of a point of a sheet at y, z; sewn: front and back share it."""
        name = (*key, FRONT if sewn else side)
        if name not in self.known:
            self.known[name] = len(self.points)
            self.points.append((0.0 if sewn else self.loose * (2 * side - 1), *at))
            self.flat.append(at)
        return self.known[name]

    def quad(self, side: int, corners: Sequence[int]) -> None:
        """A face; the back's looks the other way."""
        self.faces.append(list(corners) if side == BACK else list(corners)[::-1])


def _body(pieces: Pieces, cut: Cut) -> tuple[int, int, int]:
    """Body and collar; returns columns, rows, and the row of the armpit."""
    columns, rows = 2 * round(cut.hem / STEP), round(cut.length / STEP)
    arm = round(ARMHOLE / cut.length * rows) if cut.sleeve else 0
    stand = round(cut.collar / 0.012) if cut.collar else 0
    across = np.linspace(-1, 1, columns + 1)
    in_neck = np.abs(across) * cut.shoulder < NECK

    def at(side: int, i: int, j: int) -> Spot:
        t = max(0, j) / rows
        y = across[i] * (cut.shoulder + (cut.hem - cut.shoulder) * t**0.8)
        scoop = (0.050 if side == FRONT else 0.010) * max(0.0, 1 - (across[i] * cut.shoulder / NECK) ** 2) * (1 - t) ** 6
        z = -SLOPE * max(0.0, abs(across[i]) * cut.shoulder - 0.02) * (1 - t) - t * cut.length - scoop
        return y * (1 + 0.04 * (j < 0)), z + 0.013 * max(0, -j)

    def sewn(i: int, j: int) -> bool:
        if j < 0:
            return bool(not in_neck[i - 1] or not in_neck[i + 1])
        return (j == 0 and not in_neck[i]) or (i in (0, columns) and j >= arm)

    for side in (FRONT, BACK):
        index = lambda i, j, side=side: pieces.point(('body', i, j), side, at(side, i, j), sewn(i, j))
        for j in range(rows):
            for i in range(columns):
                pieces.quad(side, (index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)))
        for j in range(-stand, 0):
            for i in (i for i in range(columns) if in_neck[i] and in_neck[i + 1]):
                pieces.quad(side, (index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)))
    return columns, rows, arm


def _sleeve(pieces: Pieces, cut: Cut, hand: int, hole: tuple[int, int]) -> None:
    """Sleeve on the armhole, which is the body's side column above the armpit, a little away from it; hand: 1 to the right; hole: column, armpit's row."""
    (column, arm), along, turn = hole, round(cut.sleeve / STEP), math.radians(19)
    out = np.array((hand * math.sin(turn), -math.cos(turn)))
    width = np.array((-out[1], out[0])) * -hand * CUFF
    for side in (FRONT, BACK):
        root = [pieces.known.get(('body', column, j, side), pieces.known.get(('body', column, j, FRONT))) for j in range(arm + 1)]
        start = np.array([pieces.points[i][1:] for i in root])
        end = start[0] + out * cut.sleeve + width * np.linspace(0, 1, arm + 1)[:, None]
        rows = [root]
        for c in range(1, along + 1):
            line = start + (end - start) * c / along
            rows.append([pieces.point(('sleeve', hand, c, r), side, tuple(line[r]), r in (0, arm)) for r in range(arm + 1)])
        for near, far in itertools.pairwise(rows):
            for r in range(arm):
                corners = (near[r], far[r], far[r + 1], near[r + 1])
                pieces.quad(side, corners if hand > 0 else corners[::-1])


def _rod(path: Sequence[Point], radius: float, sides: int = 10) -> Object:
    """Round bar along a path in the y-z plane that cloth rests on."""
    rings = [(x + radius * math.sin(2 * math.pi * s / sides), y, z + radius * math.cos(2 * math.pi * s / sides)) for x, y, z in path for s in range(sides)]
    faces = [
        [k * sides + s, k * sides + (s + 1) % sides, (k + 1) * sides + (s + 1) % sides, (k + 1) * sides + s] for k in range(len(path) - 1) for s in range(sides)
    ]
    made = sewing.solid('rod', rings, faces)
    sewing.hard(made, 0.002)
    return made


def _neighbours(room: float) -> None:
    """Walls that leave a garment this much of the rail, metres."""
    for side in (-1, 1):
        sewing.block((0.04, 1.4, 3.2), (side * (room / 2 + 0.02), 0, -0.8), 0.004).collision.cloth_friction = 0.2


def sew(name: str, cut: Cut) -> None:
    """Sew, hang and keep a garment."""
    pieces = Pieces(cut.thick * 0.30)
    columns, _, arm = _body(pieces, cut)
    if cut.sleeve:
        for hand, column in ((-1, 0), (1, columns)):
            _sleeve(pieces, cut, hand, (column, arm))
    cloth = sewing.solid(name, pieces.points, pieces.faces, [(z, y) for y, z in pieces.flat])
    for v in cloth.data.vertices:
        y, z = v.co.y, v.co.z
        deep = min(1.0, max(0.0, (-z - 0.06) / 0.35))  # folds begin below the shoulders and open to the hem
        wave = math.sin(62 * y + 2.1 * math.sin(2.6 * z + 1) + 0.8 * math.sin(19 * y)) + 0.7 * math.sin(27 * y - 3 * z)
        v.co.x += 0.30 * cut.thick * wave * deep + 0.004 * math.sin(23 * z + 9 * y) * min(1, max(0, -z / 0.1))
    seam = cloth.vertex_groups.new(name='seam')  # else the shoulders slide down to the neck
    seam.add([i for (piece, *at, _), i in pieces.known.items() if piece == 'body' and at[1] <= 0], 1.0, 'ADD')
    wide = cut.shoulder - 0.025
    _rod([(0, y, -SLOPE * max(0, abs(y) - 0.02) - 0.014) for y in np.linspace(-wide, wide, 25)], 0.009)
    _neighbours(cut.thick)
    stiff = 14.0 if cut.thick > 0.05 else 5.0
    sewing.drop(cloth, 70, mass=0.25, tension_stiffness=22, compression_stiffness=16, shear_stiffness=6, bending_stiffness=stiff, pinned='seam')
    sewing.keep(name, cloth)


def sew_trousers(name: str) -> None:
    """Trousers folded over the bar of a hanger whose axis is z = -0.10: both legs lie on one another, one end hangs lower."""
    width, (short, long), radius = 0.24, TROUSERS, 0.011
    arc = math.pi * radius
    lengths = np.arange(-short - arc / 2, long + arc / 2, STEP / 2)
    rows = round(width / STEP)
    vertices, flat = [], []
    for s in lengths:
        past = abs(s) - arc / 2
        a = math.pi * (0.5 + s / arc)
        x, z = (math.copysign(radius, s), -past) if past > 0 else (-radius * math.cos(a), radius * math.sin(a))
        for r in range(rows + 1):
            y = (r / rows - 0.5) * (width - 0.03 * max(0, s) / long)
            vertices.append((x + 0.003 * math.sin(23 * y + 9 * s), y, z - 0.10))
            flat.append((s, y))
    n = rows + 1
    faces = [[k * n + r, k * n + r + 1, (k + 1) * n + r + 1, (k + 1) * n + r] for k in range(len(lengths) - 1) for r in range(rows)]
    cloth = sewing.solid(name, vertices, faces, flat)
    _rod([(0, -0.19, -0.10), (0, 0.19, -0.10)], 0.006)
    _neighbours(0.046)
    sewing.drop(cloth, 45, mass=0.3, tension_stiffness=22, compression_stiffness=16, shear_stiffness=6, bending_stiffness=2.5)
    sewing.keep(name, cloth)


def main(names: Sequence[str]) -> None:
    """Sew what is named, or everything."""
    for name in names or (*CUTS, 'trousers'):
        render.reset()
        if name == 'trousers':
            sew_trousers(name)
        else:
            sew(name, CUTS[name])


if __name__ == '__main__':
    main(sys.argv[1:])
