"""Handbags of five cuts, standing on a shelf with their fronts towards -y. Local frame: middle of the foot on the origin; metres."""

import math
import random
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


def _bow(half: float, low: float, rise: float) -> list[Point]:
    """A handle's line over the width 2 * half, from low to rise above it: x, share of the way up its turn, z."""
    turns = [math.pi * i / 24 for i in range(25)]
    return [(half * math.cos(t), math.sin(t), low + rise * math.sin(t) ** 0.8) for t in turns]


def _arc(kit: Kit, mat: Material, half: float, base: Spot, bow: tuple[float, float, float]) -> None:
    """Handle over the width 2 * half from base (y, z); bow: how much higher its crown is, how much nearer to us, and the height that is free over the
    bag's foot."""
    (y, z), (rise, lean, clear) = base, bow
    kit.tube(mat, [(x, y - lean * turned, high) for x, turned, high in _bow(half, z, min(rise, clear - z - AIR))], 0.0052, 12)


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


def _slab(kit: Kit, mat: Material, outline: list[Spot], depth: Spot, radius: float) -> list[list[Point]]:
    """An outline (x, z) as a bag's body from one depth y to another, its edges rounded; returns its outlines in front and behind."""
    (near, far), middle = depth, sum(z for _, z in outline) / len(outline)
    wide = max(x for x, _ in outline)
    rings = []
    for i in range(14):
        t = math.pi * (i % 7) / 12 if i < 7 else math.pi * (0.5 - (i % 7) / 12)
        inset, y = radius * (1 - math.sin(t)), near + radius * (1 - math.cos(t)) if i < 7 else far - radius * (1 - math.cos(t))
        rings.append([(x * (1 - inset / wide), y, middle + (z - middle) * (1 - inset / wide)) for x, z in outline])
    loft(kit, mat, rings)
    return [rings[3], rings[10]]


def _arched(half: float, low: float, high: float, powers: Spot) -> list[Spot]:
    """Outline (x, z) between two heights: rounded above and below by a superellipse's powers."""
    turns = [2 * math.pi * i / 72 for i in range(72)]
    above, below = powers
    points = [superellipse(t, half, (high - low) / 2, above if math.sin(t) > 0 else below) for t in turns]
    return [(x, (low + high) / 2 + z) for x, z in points]


def saddle(kit: Kit, mat: Material, size: Size, clear: float) -> None:
    """Small bag round at its foot, under a round flap, its long strap fallen together behind it."""
    (width, height), brass = size, _brass()
    deep = 0.085
    _slab(kit, mat, _arched(width / 2, 0, height, (0.24, 0.52)), (-deep / 2, deep / 2), 0.016)
    over = _arched(width / 2 + 0.003, height * 0.30, height + 0.005, (0.22, 0.70))
    seam, _ = _slab(kit, mat, over, (-deep / 2 - 0.006, -deep / 2 + 0.006), 0.0045)
    kit.tube(mat, [(x * 0.955, y - 0.0015, height * 0.66 + (z - height * 0.66) * 0.95) for x, y, z in (*seam, seam[0])], 0.0011, 6)
    soft_box(kit, mat, (-width / 2 + 0.010, -deep / 2, height - 0.004, width / 2 - 0.010, deep * 0.30, height + 0.0052), Cushion(radius=0.004, puff=0.001))
    kit.tube(brass, [(0.012 * math.cos(a), -deep / 2 - 0.008, height * 0.37 + 0.012 * math.sin(a)) for a in (6.284 * i / 20 for i in range(21))], 0.0019, 8)
    rise = min(0.055, clear - height - AIR)
    path = [(math.cos(t), math.sin(t)) for t in (math.pi * i / 28 for i in range(29))]
    for lean, share in ((0.020, 1.0), (0.034, 0.55)):
        kit.tube(mat, [((width / 2 - 0.012) * x, lean * z, height - 0.004 + rise * share * z**0.7) for x, z in path], 0.0044, 10)


def bowler(kit: Kit, mat: Material, size: Size, clear: float) -> None:
    """Rounded bag piped along its sides, closed by a zip over its top, with two handles and a tag."""
    (width, height), brass = size, _brass()
    deep = 0.150
    sides = _slab(kit, mat, _arched(width / 2, 0, height, (0.66, 0.22)), (-deep / 2, deep / 2), 0.020)
    for ring in sides:
        kit.tube(mat, [*ring, ring[0]], 0.0030, 8)
    crown = [superellipse(math.pi * (0.16 + 0.68 * i / 30), width / 2 + 0.0008, height / 2 + 0.0008, 0.66) for i in range(31)]
    kit.tube(m.simple('#191614', 0.5), [(x, 0.0, height / 2 + z) for x, z in crown], 0.0026, 8)
    kit.tube(brass, [(x, 0.0, height / 2 + z + 0.0016) for x, z in crown], 0.0014, 6)
    half, low = width * 0.19, height * 0.66
    for side, rise in ((-1, 0.118), (1, 0.132)):
        rise, face = min(rise, clear - low - AIR), side * deep / 2
        over = low + rise - height  # it lies on the leather up to the bag's top and leans in from there
        kit.tube(mat, [(x, face + side * 0.006 - side * 0.036 * max(0.0, z - height) / over, z) for x, _, z in _bow(half, low, rise)], 0.0052, 12)
        for x in (-half, half):
            for wide, thick, z0, z1 in ((0.011, 0.0045, 0.46, 0.72), (0.0085, 0.0125, 0.63, 0.70)):  # tab, and the loop that holds the handle's end
                kit.box(mat, x - wide, min(face, face + side * thick), height * z0, x + wide, max(face, face + side * thick), height * z1, 0.0012, 'z')
    tag = half + 0.034, -deep / 2 - 0.006, height * 0.50
    kit.tube(mat, [(half, -deep / 2 - 0.013, height * 0.69), (half + 0.020, -deep / 2 - 0.010, height * 0.66), tag], 0.0014, 6)
    soft_box(kit, mat, (tag[0] - 0.014, tag[1] - 0.003, height * 0.24, tag[0] + 0.014, tag[1] + 0.003, height * 0.51), Cushion(radius=0.003, puff=0.0006))


CUTS: tuple[Bag, ...] = (flap, tote, bucket, saddle, bowler)
SIZES: tuple[Size, ...] = ((0.28, 0.205), (0.30, 0.235), (0.30, 0.215), (0.235, 0.185), (0.30, 0.195))  # width and height of each cut
TINTS = ('#5e3b26', '#23201d', '#b59a78', '#4a3a2e', '#54302a', '#d8cdbb', '#2c2a28', '#8a6b4b', '#3f4a44', '#59333a', '#8b8174', '#35404d')


def chosen(rng: random.Random, count: int) -> list[tuple[int, str]]:
    """Cut and tint of bags that stand on shelves in twos: none has its like beside it, over it or below it."""
    cuts, tints = rng.sample(range(len(CUTS)), len(CUTS)), rng.sample(TINTS, count)
    return [(cuts[i % len(cuts)], tint) for i, tint in enumerate(tints)]


def stand(kit: Kit, mat: Material, at: Point, cut: int, stance: tuple[float, float]) -> None:
    """A bag of a cut (any whole number) on a shelf; stance: degrees it is turned by, metres up to the next shelf, which its handles stay below."""
    turn, clear = stance
    with kit.at(*at, rz=turn):
        CUTS[cut % len(CUTS)](kit, mat, SIZES[cut % len(CUTS)], clear)
