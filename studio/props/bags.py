"""Handbags of three cuts, standing on a shelf with their fronts towards -y. Local frame: middle of the foot on the origin; metres."""

import math
from collections.abc import Callable

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size, Spot
from studio.props.padding import Cushion, soft_box
from studio.props.upholstery import loft, superellipse

Bag = Callable[[Kit, Material, Size, float], None]
AIR = 0.015  # metres between a handle's crown and the shelf over it
AROUND = 48  # points of a ring


def _brass() -> Material:
    return m.metal('brass', 0.22, brushed=False)


def _arc(kit: Kit, mat: Material, half: float, base: Spot, bow: tuple[float, float, float]) -> None:
    """Handle over the width 2 * half from base (y, z); bow: how much higher its crown is, how much nearer to us, and the height that is free over the
    bag's foot."""
    (y, z), (rise, lean, clear) = base, bow
    rise = min(rise, clear - z - AIR)
    turns = [math.pi * i / 24 for i in range(25)]
    kit.tube(mat, [(half * math.cos(t), y - lean * math.sin(t), z + rise * math.sin(t) ** 0.8) for t in turns], 0.0052, 12)


def flap(kit: Kit, mat: Material, size: Size, clear: float) -> None:
    """Stiff bag with a flap, one handle in two rings, and a clasp."""
    (width, height), deep, brass = size, 0.13, _brass()
    body = (-width / 2, -deep / 2, 0, width / 2, deep / 2, height)
    soft_box(kit, mat, body, Cushion(radius=0.022, puff=0.006, segments=12, dent=0.0015, seed=3))
    lid = (-width / 2 + 0.004, -deep / 2 - 0.005, height * 0.46, width / 2 - 0.004, -deep / 2 + 0.01, height * 0.985)
    soft_box(kit, mat, lid, Cushion(radius=0.006, puff=0.001, segments=10))
    _arc(kit, mat, 0.08, (0, height + 0.012), (0.105, 0, clear))
    for x in (-0.08, 0.08):
        kit.tube(brass, [(x + 0.010 * math.cos(a), 0, height + 0.004 + 0.012 * math.sin(a)) for a in (6.284 * i / 16 for i in range(17))], 0.0018, 8)
    kit.box(brass, -0.018, -deep / 2 - 0.011, height * 0.50, 0.018, -deep / 2 - 0.004, height * 0.60, 0.002)


def tote(kit: Kit, mat: Material, size: Size, clear: float) -> None:
    """Open shopper that widens upwards, with a stitched rim and two long handles that fall apart."""
    width, height = size
    shapes = ((0.40, 0.062, 0.0), (0.415, 0.066, 0.006), (0.44, 0.060, 0.40), (0.48, 0.046, 0.85), (0.50, 0.040, 1.0))
    inner = ((0.485, 0.034, 0.995), (0.44, 0.050, 0.40))
    turns = [2 * math.pi * i / AROUND for i in range(AROUND)]
    rings = []
    for half, deep, share in (*shapes, *inner):
        rings.append([(*superellipse(t, width * half, deep, 0.42), height * share - 0.006 * math.cos(2 * t) * (share > 0.9)) for t in turns])
    loft(kit, mat, rings)
    kit.tube(mat, [*rings[4], rings[4][0]], 0.0026, 8)
    for side, rise in ((-1, 0.13), (1, 0.155)):
        _arc(kit, mat, width * 0.20, (side * 0.038, height * 0.93), (rise, -side * 0.012, clear))
        for x in (-width * 0.20, width * 0.20):
            kit.box(mat, x - 0.010, side * 0.041 - 0.002, height * 0.80, x + 0.010, side * 0.041 + 0.002, height * 0.95, 0.0015, 'z')


def bucket(kit: Kit, mat: Material, size: Size, clear: float) -> None:
    """Soft round bag gathered by a cord, with a band at its foot and a strap."""
    (width, height), cord = size, _brass()
    half, turns = width * 0.36, [2 * math.pi * i / AROUND for i in range(AROUND)]
    rings = []
    for share, z, folds in (
        (0.90, 0, 0),
        (0.98, 0.006, 0),
        (1.0, 0.30, 0.0),
        (0.98, 0.60, 0.012),
        (0.90, 0.82, 0.04),
        (0.95, 1.0, 0.06),
        (0.88, 0.995, 0.06),
        (0.78, 0.80, 0.03),
    ):
        rings.append(
            [
                (half * share * math.cos(t) * (1 + folds * math.sin(9 * t)), half * 0.62 * share * math.sin(t) * (1 + folds * math.sin(9 * t)), height * z)
                for t in turns
            ]
        )
    loft(kit, mat, rings)
    kit.tube(cord, [(half * 0.935 * math.cos(t), half * 0.62 * 0.935 * math.sin(t), height * 0.82) for t in (*turns, turns[0])], 0.0022, 8)
    _arc(kit, mat, half * 0.92, (0, height * 0.86), (0.17, 0.02, clear))


CUTS: tuple[Bag, ...] = (flap, tote, bucket)


def stand(kit: Kit, mat: Material, at: Point, cut: int, stance: tuple[float, float]) -> None:
    """A bag of a cut (any whole number) on a shelf; stance: degrees it is turned by, metres up to the next shelf, which its handles stay below."""
    turn, clear = stance
    size = ((0.28, 0.205), (0.30, 0.235), (0.30, 0.215))[cut % 3]
    with kit.at(*at, rz=turn):
        CUTS[cut % 3](kit, mat, size, clear)
