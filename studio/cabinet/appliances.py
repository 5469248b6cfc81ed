"""What is let into worktops, and hoods over them: hobs, sinks, taps. Local frame of the run, metres."""

import math

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit, rounded
from studio.kit.measures import Point, Rectangle, Spot

RIM = 0.010  # metres of an extractor's frame that are seen
SINK_CORNER, COVE, SHEET = 0.014, 0.020, 0.002  # metres, radii of a basin's corners and of the bend between its walls and floor, how thick it is
WASTE, WASTE_AT = 0.056, 0.70  # radius of a basin's waste in metres; how far back its middle lies, of the basin's depth
SLOT = 0.015  # metres between the slots of its filters: finer ones end in a grey moiré from across the room


def hob(k: Kit, at: Point, w: float = 0.80, d: float = 0.52, vented: bool = False) -> None:
    """Glass hob with its middle at: four zones round a fifth, or round the grille of its own extractor where no hood hangs above."""
    x, y, z = at
    k.box(m.simple('#08080a', 0.06), x - w / 2, y - d / 2, z, x + w / 2, y + d / 2, z + 0.006, 0.0018, 'x')
    ring = m.simple('#3a3a3c', 0.3)
    for cx, cy, r in ((-0.26, 0.1, 0.09), (-0.26, -0.12, 0.11), (0.26, 0.1, 0.09), (0.26, -0.12, 0.11), *(() if vented else ((0, 0, 0.13),))):
        k.lathe(ring, [(r, 0), (r + 0.0012, 0)], x + cx, y + cy, z + 0.00615, 48)
    if vented:
        k.box(m.simple('#050505', 0.7), x - 0.055, y - 0.20, z + 0.004, x + 0.055, y + 0.20, z + 0.0066, 0.0005, 'y')
        for i in range(5):
            k.box(m.metal('black', 0.5, brushed=False), x - 0.047 + i * 0.021, y - 0.195, z + 0.005, x - 0.037 + i * 0.021, y + 0.195, z + 0.0095, 0.0008, 'y')


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
    """Pressed steel of a basin: it scatters, where a mirror would show the dark of its own walls only."""
    return m.metal('steel', 0.36, brushed=False, lift=0.3)


def sink(k: Kit, mat: Material, hole: Rectangle, z: float, depth: float = 0.2) -> None:
    """Undermount basin below a cut-out (x0 y0 x1 y1) whose corners have SINK_CORNER and whose lower edge is z: walls that run into the floor in a cove, a
    basket waste towards the back."""
    x0, y0, x1, y1 = hole
    outline = lambda inset: _closely(rounded((x0 + inset, y0 + inset, x1 - inset, y1 - inset), SINK_CORNER + inset / 2))
    bends = [math.pi / 2 * i / 6 for i in range(7)]
    rings = [(-SHEET, z), (0, z), *((COVE * (1 - math.cos(a)), z - depth + COVE * (1 - math.sin(a))) for a in bends)]
    shell = [(x, y, height) for inset, height in rings for x, y in outline(inset)]
    n = len(outline(0))
    x, y = (x0 + x1) / 2, y0 + (y1 - y0) * WASTE_AT
    turns = [math.atan2(b - y, a - x) for a, b in outline(COVE)]
    shell += [(x + WASTE * math.cos(a), y + WASTE * math.sin(a), z - depth - SHEET) for a in turns]
    faces = [[r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i] for r in range(len(rings)) for i in range(n)]
    k.poly(mat, shell, faces, 'x')
    _waste(k, (x, y, z - depth - SHEET))


def _closely(corners: list[list[Spot]], pieces: int = 12) -> list[Spot]:
    """A rectangle's outline of its corners' points and of as many on each side that the round waste it is joined with has no straight ones."""
    sides = zip(corners, (*corners[1:], corners[0]))
    between = lambda a, b: [(a[0] + (b[0] - a[0]) * i / pieces, a[1] + (b[1] - a[1]) * i / pieces) for i in range(1, pieces)]
    return [point for corner, after in sides for point in (*corner, *between(corner[-1], after[0]))]


def _waste(k: Kit, at: Point) -> None:
    """Basket waste let into a basin's floor: a pressed flange, a bowl, in it a lid with a ring of holes and a knob."""
    x, y, z = at
    bright, dark = satin_steel(), m.simple('#161616', 0.6)
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
        + [(x, y - reach, z + h - reach / 2 - 0.06)]
    )
    k.tube(mat, pts, 0.012)
    k.tube(mat, [(x + 0.015, y, z + 0.065), (x + 0.055, y, z + 0.075), (x + 0.10, y, z + 0.10)], 0.0055)
