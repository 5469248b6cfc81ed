"""Ceilings of the sets: coffers, boards on beams, concrete with ribs. Metres."""

from collections.abc import Iterator

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Corners, Spot
from studio.room.specs import Box, SetSpec

BEAMS = (-1.75, -3.25, -4.75)  # y of beams below a boarded ceiling
BEAM = (0.12, 0.18)  # their width and height
RIBS, RIB = (-1.45, -3.9), (0.28, 0.28)  # the same of a concrete one
COFFER = 1.35  # from one beam of a coffered ceiling to the next


def _beams(spec: SetSpec, box: Box) -> Iterator[tuple[Corners, str]]:
    """What hangs below the ceiling: its corners and the axis it runs along."""
    if spec.ceiling == 'coffered':
        drop, half = 0.13, 0.09
        x = box.x0 + 0.55
        while x < box.x1 - 0.2:
            yield (x - half, box.y0, box.h - drop, x + half, 0, box.h), 'y'
            x += COFFER
        y = -0.75
        while y > box.y0:
            yield (box.x0, y - half, box.h - drop - 0.003, box.x1, y + half, box.h), 'x'
            y -= COFFER
    elif spec.ceiling == 'boards':
        wide, high = BEAM
        for y in BEAMS:  # along the wall: across it they would stand before the doors of units that reach the ceiling
            if y < spec.beams_before:
                yield (box.x0, y - wide / 2, box.h - high, box.x1, y + wide / 2, box.h - 0.01), 'x'
    elif spec.ceiling == 'concrete':
        wide, high = RIB
        for y in RIBS:
            yield (box.x0, y - wide / 2, box.h - high, box.x1, y + wide / 2, box.h), 'x'


def height_over(spec: SetSpec, box: Box, place: Spot) -> float:
    """Height of what one sees above a place (x, y) of the floor: the ceiling's, or the lower side of a beam's."""
    x, y = place
    return min((z0 for (x0, y0, z0, x1, y1, _), _ in _beams(spec, box) if x0 < x < x1 and y0 < y < y1), default=box.h)


def dress(kit: Kit, spec: SetSpec, box: Box, ceiling: Material) -> None:
    """Boards and beams below the ceiling's slab; beams under boards are of pale oak, others of the ceiling's own material."""
    boarded = spec.ceiling == 'boards'
    y = 0.0
    while boarded and y > box.y0:
        kit.box(ceiling, box.x0, y - 0.138, box.h - 0.012, box.x1, y - 0.002, box.h + 0.001, 0.003, 'x')
        y -= 0.14
    mat, chamfer = (m.veneer('#e6c596', 'oak_light', 0.5), 0.004) if boarded else (ceiling, 0.006)
    for corners, along in _beams(spec, box):
        kit.box(mat, *corners, chamfer, along)
