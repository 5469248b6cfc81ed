"""Waste bins as they stand in a drawer: covered, or open with a paper bag. Metres."""

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Rectangle, Span


def _frame(kit: Kit, mat: Material, foot: Rectangle, heights: Span, wall: float) -> None:
    """Four walls about a foot."""
    x0, y0, x1, y1 = foot
    low, high = heights
    for a, c, b, d in ((x0, y0, x1, y0 + wall), (x0, y1 - wall, x1, y1), (x0, y0 + wall, x0 + wall, y1 - wall), (x1 - wall, y0 + wall, x1, y1 - wall)):
        kit.box(mat, a, c, low, b, d, high, min(wall / 4, 0.0008), 'x')


def waste_bin(kit: Kit, foot: Rectangle, heights: Span, covered: bool) -> None:
    """Grey bin on a foot between two heights, under a hinged lid with a grip of oak, or open with a paper bag turned down over its rim."""
    x0, y0, x1, y1 = foot
    grey, paper, (low, high) = m.lacquer('#6d7069', 'NM'), m.simple('#b4936a', 0.85), heights
    kit.box(grey, x0, y0, low, x1, y1, low + 0.004, 0.001, 'x')
    _frame(kit, grey, foot, heights, 0.004)
    if covered:
        hinge, (x, y) = y1 - 0.062, ((x0 + x1) / 2, (y0 + y1) / 2)
        for a, b in ((y0 - 0.003, hinge), (hinge + 0.002, y1 + 0.003)):
            kit.box(grey, x0 - 0.003, a, high, x1 + 0.003, b, high + 0.007, 0.0025, 'x')
        kit.box(m.wood('oak'), x - 0.036, y - 0.008, high + 0.006, x + 0.036, y + 0.008, high + 0.020, 0.004, 'x')
        return
    bag = x0 + 0.0045, y0 + 0.0045, x1 - 0.0045, y1 - 0.0045
    kit.box(paper, *bag[:2], low + 0.004, *bag[2:], low + 0.006, 0.0008, 'x')
    _frame(kit, paper, bag, (low + 0.004, high + 0.0005), 0.0012)
    _frame(kit, paper, (x0 - 0.0015, y0 - 0.0015, x1 + 0.0015, y1 + 0.0015), (high - 0.020, high + 0.0005), 0.0012)
    _frame(kit, paper, (x0 - 0.0020, y0 - 0.0020, x1 + 0.0020, y1 + 0.0020), (high + 0.0006, high + 0.0030), 0.0080)
