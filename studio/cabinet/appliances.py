"""What is let into worktops, and hoods over them: hobs, sinks, taps. Local frame of the run, metres."""

import math

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit, rounded
from studio.kit.measures import Point, Rectangle, Spot

RIM = 0.010  # metres of an extractor's frame that are seen
SINK_CORNER, COVE, SHEET = 0.014, 0.026, 0.002  # metres, radii of a basin's corners and of the bend between its walls and floor, how thick it is
FALL = 0.005  # metres a basin's floor falls from its walls to its waste, beyond the sheet's thickness
WASTE, WASTE_AT = 0.056, 0.70  # radius of a basin's waste in metres; how far back its middle lies, of the basin's depth
AERATOR = 0.013  # metres of a tap's height that its mouth takes
SLOT = 0.015  # metres between the slots of its filters: finer ones end in a grey moiré from across the room


def hob(k: Kit, at: Point, w: float, d: float, vented: bool = False) -> None:
    """Glass hob with its middle at: four zones round a fifth, or round the grille of its own extractor where no hood hangs above."""
    x, y, z = at
    k.box(m.hob_glass(), x - w / 2, y - d / 2, z, x + w / 2, y + d / 2, z + 0.006, 0.0018, 'x')
    ring = m.simple('#6a6a6c', 0.3)
    for cx, cy, r in ((-0.26, 0.1, 0.09), (-0.26, -0.12, 0.11), (0.26, 0.1, 0.09), (0.26, -0.12, 0.11), *(() if vented else ((0, 0, 0.13),))):
        k.lathe(ring, [(r, 0), (r + 0.0012, 0)], x + cx, y + cy, z + 0.00615, 48)
    _controls(k, (x, y - d / 2 + 0.032, z + 0.006))
    if vented:
        _grille(k, (x - 0.058, y - 0.205, x + 0.058, y + 0.205), z + 0.006)


def _controls(k: Kit, at: Point) -> None:
    """Touch controls printed on a hob's front edge: a slider of ticks for each of four zones about a switch, all thin and grey."""
    x, y, z = at
    print_ = m.simple('#77787a', 0.3)
    tick = lambda cx, cy, w, d: k.box(print_, cx - w / 2, cy - d / 2, z - 0.0004, cx + w / 2, cy + d / 2, z + 0.00015, 0)
    for middle in (-0.150, -0.075, 0.075, 0.150):
        for i in range(9):
            tick(x + middle + (i - 4) * 0.0052, y, 0.0009, 0.0062 if i % 4 == 0 else 0.0036)
        tick(x + middle, y + 0.0095, 0.0022, 0.0022)
    k.lathe(print_, [(0.0046, 0), (0.0056, 0)], x, y, z + 0.00015, 40)
    tick(x, y + 0.0040, 0.0010, 0.0042)
    for side in (-0.026, 0.026):
        tick(x + side, y, 0.0062, 0.0009)
    tick(x + 0.026, y, 0.0009, 0.0062)


def _grille(k: Kit, field: Rectangle, z: float) -> None:
    """Grille of a hob's own extractor on its glass (x0 y0 x1 y1): bars along y whose ends lie within a frame."""
    x0, y0, x1, y1 = field
    iron, rim = m.metal('black', 0.4, brushed=False), 0.007
    k.box(m.simple('#050505', 0.7), x0 + 0.002, y0 + 0.002, z - 0.001, x1 - 0.002, y1 - 0.002, z + 0.0004, 0, 'y')
    for a, b in ((x0, x0 + rim), (x1 - rim, x1)):
        k.box(iron, a, y0, z - 0.001, b, y1, z + 0.0030, 0.0008, 'y')
    for a, b in ((y0, y0 + rim), (y1 - rim, y1)):
        k.box(iron, x0 + rim - 0.001, a, z - 0.001, x1 - rim + 0.001, b, z + 0.0029, 0.0008, 'x')
    bars = 7
    pitch = (x1 - x0 - 2 * rim) / (bars + 0.5)
    for i in range(bars):
        middle = x0 + rim + pitch * (i + 0.75)
        k.box(iron, middle - 0.0036, y0 + rim - 0.002, z - 0.001, middle + 0.0036, y1 - rim + 0.002, z + 0.0024, 0.0007, 'y')


def hood(k: Kit, mat: Material, box: tuple[float, ...], bevel: float = 0.003) -> None:
    """Body of a hood that fills its box (x0 y0 z0 x1 y1 z1), with an extractor let into its underside: two slotted filters in a frame, a lamp on either side."""
    x0, y0, z0, x1, y1, z1 = box
    hole = x0 + 0.14, y0 + 0.070, x1 - 0.14, y1 - 0.055
    k.slab_with_hole(mat, x0, y0, z0, x1, y1, z1, hole, bevel)
    (a, front, b, back), face = hole, z0 + 0.022
    frame = m.metal('#9b9d9f', 0.5, brushed=False, lift=0.3)  # satin that scatters: it shows the wall's tone, where bright steel showed its blots
    k.box(frame, a, front, face, b, back, z1, 0)
    for x, x_end, y, y_end in ((a, b, front, front + RIM), (a, b, back - RIM, back), (a, a + RIM, front, back), (b - RIM, b, front, back)):
        k.box(frame, x, y, face - 0.012, x_end, y_end, face, 0.0008, 'x')
    lamps, middle = 0.085, (a + b) / 2  # metres beside the filters that each lamp takes
    for start, end in ((a + lamps, middle - 0.003), (middle + 0.003, b - lamps)):
        k.box(frame, start, front + 0.020, face - 0.004, end, back - 0.020, face, 0.0015, 'y')
        slots = round((end - start - 0.02) / SLOT)
        for i in range(slots):
            x = start + 0.01 + (end - start - 0.02) * (i + 0.5) / slots
            k.box(m.simple('#1d1d1e', 0.7), x - 0.0028, front + 0.034, face - 0.0045, x + 0.0028, back - 0.034, face - 0.003, 0, 'y')
    for x in (a + (lamps + RIM) / 2, b - (lamps + RIM) / 2):
        k.lathe(m.turned(frame), [(0.026, -0.001), (0.026, -0.004), (0.034, -0.004), (0.034, 0)], x, (front + back) / 2, face, 40)
        k.lathe(m.opal('#ffe2bd', 5.0, flat=True), [(0, -0.002), (0.0265, -0.002)], x, (front + back) / 2, face, 32)


def satin_steel() -> Material:
    """Pressed steel of a basin, brushed along its walls: a tenth of it scatters, where a mirror would show the dark of its own walls only."""
    return m.metal('steel', 0.29, lift=0.12)


def sink(k: Kit, mat: Material, hole: Rectangle, z: float, depth: float = 0.2) -> None:
    """Undermount basin below a cut-out (x0 y0 x1 y1) whose corners have SINK_CORNER and whose lower edge is z: walls that run into the floor in a cove, a
    floor that falls to a basket waste towards the back."""
    x0, y0, x1, y1 = hole
    outline = lambda inset: _closely(rounded((x0 + inset, y0 + inset, x1 - inset, y1 - inset), SINK_CORNER + inset / 2))
    bends = [math.pi / 2 * i / 8 for i in range(9)]
    floor = z - depth + FALL
    rings = [(-SHEET, z), (0, z), *((COVE * (1 - math.cos(a)), floor + COVE * (1 - math.sin(a))) for a in bends), (COVE + 0.004, floor - 0.0002)]
    loops = [[(x, y, height) for x, y in outline(inset)] for inset, height in rings]
    round_, down = [0.0], [0.0]  # lengths along the walls, which the brush followed, and down them
    for a, b in zip(loops[0], (*loops[0][1:], loops[0][0])):
        round_.append(round_[-1] + math.dist(a, b))
    for above, below in zip(loops, loops[1:]):
        down.append(down[-1] + math.dist(above[2], below[2]))
    n = len(round_)
    shell = [point for loop in loops for point in (*loop, loop[0])]
    faces = [[r * n + i, r * n + i + 1, (r + 1) * n + i + 1, (r + 1) * n + i] for r in range(len(rings) - 1) for i in range(n - 1)]
    k.poly(mat, shell, faces, uv=[(along, below) for below in down for along in round_])
    x, y = (x0 + x1) / 2, y0 + (y1 - y0) * WASTE_AT
    turns = [math.atan2(b - y, a - x) for a, b, _ in loops[-1]]
    bed = [*loops[-1], *((x + WASTE * math.cos(a), y + WASTE * math.sin(a), z - depth - SHEET) for a in turns)]
    n -= 1
    k.poly(mat, bed, [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)], uv=[(a, b) for a, b, _ in bed])
    _waste(k, (x, y, z - depth - SHEET))


def _closely(corners: list[list[Spot]], pieces: int = 12) -> list[Spot]:
    """A rectangle's outline of its corners' points and of as many on each side that the round waste it is joined with has no straight ones."""
    sides = zip(corners, (*corners[1:], corners[0]))
    between = lambda a, b: [(a[0] + (b[0] - a[0]) * i / pieces, a[1] + (b[1] - a[1]) * i / pieces) for i in range(1, pieces)]
    return [point for corner, after in sides for point in (*corner, *between(corner[-1], after[0]))]


def _waste(k: Kit, at: Point) -> None:
    """Basket waste let into a basin's floor: a pressed flange, a bowl, in it a lid with a ring of holes and a knob."""
    x, y, z = at
    bright, dark = m.turned(satin_steel()), m.simple('#161616', 0.6)
    k.lathe(bright, [(0.034, -0.02), (0.040, -0.008), (0.043, -0.001), (0.046, 0.0012), (WASTE - 0.003, 0.0016), (WASTE + 0.001, 0.0004)], x, y, z, 64)
    k.lathe(dark, [(0, -0.019), (0.036, -0.019)], x, y, z, 48)
    k.lathe(
        bright,
        [(0, 0.010), (0.006, 0.0095), (0.0085, 0.006), (0.006, 0.001), (0.0055, -0.006), (0.008, -0.008), (0.034, -0.0095), (0.0365, -0.014)],
        x,
        y,
        z,
        64,
    )
    for i in range(12):
        angle = math.pi * i / 6
        k.lathe(dark, [(0, 0.0004), (0.0032, 0.0004), (0.0032, -0.002)], x + 0.024 * math.cos(angle), y + 0.024 * math.sin(angle), z - 0.0089, 16)


def tap(k: Kit, mat: Material, at: Point, h: float = 0.36, reach: float = 0.21) -> None:
    """Swan-neck tap with a side lever; h is its height, reach that of its spout."""
    (x, y, z), mat = at, m.turned(mat)
    k.cyl(mat, x, y, z, z + 0.006, 0.027)
    k.cyl(mat, x, y, z, z + 0.09, 0.0185)
    pts = (
        [(x, y, z + 0.05), (x, y, z + h * 0.5)]
        + [(x, y - reach / 2 + reach / 2 * math.cos(a), z + h - reach / 2 + reach / 2 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
        + [(x, y - reach, z + h - reach / 2 - 0.06 + AERATOR)]
    )
    k.tube(mat, pts, 0.012)
    _aerator(k, mat, pts[-1])
    k.tube(mat, [(x + 0.015, y, z + 0.065), (x + 0.055, y, z + 0.075), (x + 0.10, y, z + 0.10)], 0.0055)


def _aerator(k: Kit, mat: Material, at: Point) -> None:
    """Mouth of a spout below the end of its tube: a dark seam, a collar, a sieve that lies back in it."""
    seam, low = 0.0010, AERATOR
    dark = m.simple('#141414', 0.5)
    k.lathe(dark, [(0.0114, 0), (0.0114, -seam)], *at, 40)
    collar = [(0.0110, -seam), (0.0117, -seam), (0.0120, -seam - 0.0004), (0.0120, -low + 0.0008), (0.0112, -low), (0.0096, -low), (0.0092, -low + 0.004)]
    k.lathe(mat, collar, *at, 48)
    k.lathe(dark, [(0.0092, -low + 0.004), (0, -low + 0.0038)], *at, 40)
