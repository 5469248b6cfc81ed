"""Cable spine of a meeting table: a trough between its halves under lids flush with its top. Metres."""

from bpy.types import Material
from studio.catalogue.piece_plans import Part
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Span, Spot

LIDS, OPEN = 12, 7  # of a spine; the number of the one that stands open


def _lid(kit: Kit, black: Material, ends: Span, y: Span, opened: float) -> None:
    """Lid of a cable spine over ends on x, hinged at its far edge and opened by degrees, notched for a finger; frame: z 0 at the table's top."""
    (x0, x1), (front, back), t = ends, y, 0.0036
    with kit.at(0, back, 0, rx=-opened):
        kit.box(black, x0 + 0.0012, front - back, -t, x1 - 0.0012, -0.0004, -0.0002, 0.0006, 'x')
        kit.box(m.simple('#070707', 0.7), (x0 + x1) / 2 - 0.016, front - back, -t - 0.0001, (x0 + x1) / 2 + 0.016, front - back + 0.007, -0.0001, 0)


def _sockets(kit: Kit, middle: Spot, floor: float) -> None:
    """Module in the spine's trough: three sockets with their pins' holes and two slots for data."""
    (x, y), plastic, hole = middle, m.simple('#2a2a2b', 0.4), m.simple('#070707', 0.7)
    kit.box(plastic, x - 0.118, y - 0.032, floor, x + 0.118, y + 0.032, floor + 0.010, 0.0012, 'x')
    for dx in (-0.085, -0.033, 0.019):
        kit.lathe(plastic, [(0.0225, 0.0115), (0.0215, 0.0125), (0.0200, 0.0120), (0.0195, 0.0102), (0, 0.0102)], x + dx, y, floor, 48)
        for side in (-0.0095, 0.0095):
            kit.lathe(hole, [(0.0026, 0.0104), (0, 0.0104)], x + dx + side, y, floor, 20)
    for dy in (-0.012, 0.012):
        kit.box(hole, x + 0.074, y + dy - 0.003, floor + 0.0098, x + 0.094, y + dy + 0.003, floor + 0.0102, 0)


def cable_spine(kit: Kit, black: Material, spine: Part, top: float) -> None:
    """Trough for cables between the table's halves under twelve lids flush with its top; one stands open over its sockets."""
    x0, y0, z0, x1, y1, z1 = spine.box
    wall, floor, step = 0.003, z0 + 0.003, (x1 - x0) / LIDS
    kit.box(black, x0, y0, z0, x1, y1, floor, 0.0004, 'x')
    for a, b in ((y0, y0 + wall), (y1 - wall, y1)):
        kit.box(black, x0, a, floor, x1, b, z1, 0.0004, 'x')
    for a, b in ((x0, x0 + wall), (x1 - wall, x1)):
        kit.box(black, a, y0 + wall, floor, b, y1 - wall, z1, 0.0004, 'y')
    with kit.at(0, 0, top):
        for i in range(LIDS):
            _lid(kit, black, (x0 + step * i, x0 + step * (i + 1)), (y0, y1), 168 if i == OPEN else 0)
    _sockets(kit, (x0 + step * (OPEN + 0.5), (y0 + y1) / 2), floor)
