"""Chopping boards of solid wood: rounded corners, eased arrises, end grain at their ends, a hole or a handle to hang them by, a groove for juice. Metres."""

import math
from collections.abc import Sequence

from bpy.types import Material
from mathutils.geometry import tessellate_polygon
from studio.kit.geometry import END_GRAIN, Kit, rounded
from studio.kit.measures import Point, Rectangle, Size, Spot

THICK, EASED = 0.020, 0.0022  # metres; radius of the arrises
GROOVE, GROOVE_DEEP, GROOVE_IN = 0.0045, 0.0030, 0.018  # half of its width, its depth, how far from the edge its middle runs
Loop = list[Spot]


def _oblong(box: Rectangle, radius: float) -> Loop:
    return [point for corner in rounded(box, radius) for point in corner]


def _paddle(width: float, height: float) -> Loop:
    """Outline of a board with a handle, whose shoulders are hollow: half of it, then the same mirrored."""
    neck, shoulder, grip = 0.021, 0.72 * height, 0.022
    blade = _oblong((-width / 2, 0, width / 2, shoulder), 0.022)
    right = blade[9:27]  # from its lower right corner to its upper right one
    hollow = [(neck + 0.022 * (1 - math.sin(a)), shoulder + 0.022 * (1 - math.cos(a))) for a in (math.pi / 2 * i / 8 for i in range(1, 9))]
    round_ = [(grip * math.cos(a), height - grip + grip * math.sin(a)) for a in (math.pi / 2 * i / 10 for i in range(11))]
    half = [*right, *hollow, *round_]
    return half + [(-x, y) for x, y in reversed(half[:-1])]


def _inset(loop: Loop, by: float) -> Loop:
    """A loop drawn in, or where it is negative let out, along its own normals."""
    out = []
    for before, (x, y), after in zip((loop[-1], *loop[:-1]), loop, (*loop[1:], loop[0])):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        out.append((x - by * dy / length, y + by * dx / length))
    return out


def _wall(kit: Kit, mat: Material, loops: Sequence[tuple[Loop, float]]) -> None:
    """Skin over loops of one count at their depths; where it faces along the grain (the second axis) it shows its ends."""
    n = len(loops[0][0])
    points = [(x, depth, z) for loop, depth in loops for x, z in loop]
    for i in range(n):
        j = (i + 1) % n
        (x0, z0), (x1, z1) = loops[0][0][i], loops[0][0][j]
        ends = abs(x1 - x0) > abs(z1 - z0)
        strip = [points[r * n + k] for r in range(len(loops)) for k in (i, j)]
        faces = [[2 * r, 2 * r + 1, 2 * r + 3, 2 * r + 2] for r in range(len(loops) - 1)]
        kit.poly(mat, strip, faces, rnd=0.37, uv=[(y * END_GRAIN if ends else z, x if ends else y) for x, y, z in strip])


def _face(kit: Kit, mat: Material, outer: Loop, holes: Sequence[Loop], depth: float) -> None:
    every = [point for loop in (outer, *holes) for point in loop]
    faces = tessellate_polygon([[(x, z, 0.0) for x, z in loop] for loop in (outer, *holes)])
    kit.poly(mat, [(x, depth, z) for x, z in every], [list(face) for face in faces], rnd=0.37, uv=[(z, x) for x, z in every])


def _eased(loop: Loop, hole: bool) -> list[tuple[Loop, float]]:
    """The loop through the board's thickness with its arrises; outwards is away from a hole."""
    sign = -1 if hole else 1
    turns = [math.pi / 2 * i / 4 for i in range(5)]
    front = [(_inset(loop, sign * EASED * (1 - math.sin(a))), EASED * (1 - math.cos(a))) for a in turns]
    return [*front, *((inset, THICK - depth) for inset, depth in reversed(front))]


def slab(kit: Kit, mat: Material, size: Size, form: str = 'plain') -> None:
    """Board on its lower edge, its front on y=0, its middle at x=0; size: width and height; form: plain with a hole, grooved with a slot, or paddle."""
    width, height = size
    outer = _paddle(width, height) if form == 'paddle' else _oblong((-width / 2, 0, width / 2, height), 0.014)
    if form == 'grooved':
        hole = _oblong((-0.042, height - 0.062, 0.042, height - 0.038), 0.0118)
    else:
        middle = height - (0.024 if form == 'paddle' else 0.034)
        hole = [(0.0085 * math.cos(2 * math.pi * i / 32), middle + 0.0085 * math.sin(2 * math.pi * i / 32)) for i in range(32)]
    for loop, is_hole in ((outer, False), (hole, True)):
        _wall(kit, mat, _eased(loop, is_hole))
    rim, lip = _inset(outer, EASED), _inset(hole, -EASED)
    _face(kit, mat, rim, [lip], THICK)
    if form != 'grooved':
        _face(kit, mat, rim, [lip], 0)
        return
    course = lambda away: _oblong((-width / 2 + away, away, width / 2 - away, height - 0.075 - away), 0.010)
    turns = [math.pi * i / 6 for i in range(7)]
    channel = [(course(GROOVE_IN - GROOVE * math.cos(a)), GROOVE_DEEP * math.sin(a)) for a in turns]
    _face(kit, mat, rim, [lip, channel[0][0]], 0)
    _wall(kit, mat, channel)
    _face(kit, mat, channel[-1][0], [], 0)


def board(kit: Kit, mat: Material, at: Point, size: Size = (0.24, 0.40), lean: float = 12, form: str = 'plain') -> None:  # noqa: PLR0913
    """Board that leans back by degrees on a wall; at: x of its middle, y of the wall's face, height it stands on."""
    x, wall, z = at
    back = math.radians(lean)
    with kit.at(x, wall - size[1] * math.sin(back) - THICK / math.cos(back), z, rx=-lean):
        slab(kit, mat, size, form)
