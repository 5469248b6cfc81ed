"""What stands and hangs in a bathroom beside its vanity: tiles, mirrors, the tub with its tap, a rail with a towel, a stool. Metres."""

import math
from collections.abc import Sequence

from bpy.types import Material
from studio.cabinet.vanity import BathroomDims
from studio.catalogue.dims import metres
from studio.catalogue.piece_plans import Part
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Line, Rectangle, Size, Spot, Stretch
from studio.props import props, soft, upholstery

FACE = 0.015  # metres from the wall to the face of its tiles
CAP = 0.022  # height of the strip that ends a dado of tiles


def tiles(kit: Kit, mat: Material, grout: Material, area: Rectangle, dims: BathroomDims) -> None:
    """Vertical stacked tiles on the back wall, each set a fraction out of plane as hands do. They are set out from the top with whole tiles, what is cut
    stands on the floor; joints take up what is left over of the width, so that no end tile is a sliver."""
    x0, z0, x1, z1 = area
    count, h, joint = round((x1 - x0) / metres(dims.tile_width)), metres(dims.tile_height), 0.002
    w = (x1 - x0) / count
    kit.box(grout, x0, -FACE + 0.0022, z0, x1, 0.0005, z1, 0, 'x')  # a joint this deep shades as grout; deeper it is a black line
    rng = kit.rng
    for i in range(count):
        top = z1
        while top - z0 > 0.008:
            a, b, c, d = x0 + i * w + joint / 2, x0 + (i + 1) * w - joint / 2, max(top - h + joint, z0), top
            with kit.at((a + b) / 2, -0.006, (c + d) / 2, rx=rng.uniform(-0.35, 0.35), rz=rng.uniform(-0.5, 0.5)):
                kit.box(mat, -(b - a) / 2, -FACE + 0.006 + rng.uniform(-0.0005, 0.0005), -(d - c) / 2, (b - a) / 2, 0, (d - c) / 2, 0.0018, 'z')
            top -= h


def dado_cap(kit: Kit, mat: Material, grout: Material, line: Stretch) -> None:
    """Rounded strip of glazed pieces that ends a dado; line: its ends and the upper edge of the tiles."""
    x0, x1, z = line
    count = round((x1 - x0) / 0.20)
    w = (x1 - x0) / count
    kit.box(grout, x0, -FACE, z, x1, 0.0005, z + CAP - 0.004, 0, 'x')
    profile = [(0, 0.001), (0.018, 0.001), (0.0215, 0.004), (0.0225, 0.009), (0.0205, 0.016), (0.015, 0.0205), (0.008, CAP), (0, CAP)]
    for i in range(count):
        kit.moulding(mat, [(x0 + i * w + 0.0008, 0, z), (x0 + (i + 1) * w - 0.0008, 0, z)], profile)


def round_mirror(kit: Kit, frame: Material, part: Part) -> None:
    """The planned round mirror in its frame of 12 mm, 12 mm off the wall."""
    (x, _), z, r = part.middle, sum(part.z) / 2, (part.x[1] - part.x[0]) / 2 - 0.007
    with kit.at(x, -0.012, z, rx=90):
        kit.lathe(m.mirror(), [(0, 0.022), (r - 0.006, 0.022)], seg=96)
        kit.lathe(frame, [(r - 0.006, 0.021), (r - 0.005, 0.028), (r + 0.006, 0.028), (r + 0.007, 0.026), (r + 0.007, 0)], seg=96)


def arched_mirror(kit: Kit, frame: Material, at: Spot, size: Size) -> None:
    """Mirror with a half-round head."""
    x, z0 = at
    width, height = size
    r = width / 2
    outline = [(x - r, z0), (x + r, z0)] + [(x + r * math.cos(a), z0 + height - r + r * math.sin(a)) for a in (math.pi * i / 48 for i in range(49))]
    kit.poly(m.mirror(), [(a, -0.030, b) for a, b in outline], [list(range(len(outline)))])
    kit.tube(frame, [(a, -0.030, b) for a, b in outline] + [(x - r, -0.030, z0), (x - r + 0.01, -0.030, z0)], 0.009, 14)


TUB = (1.62, 0.74, 0.58)  # length, width and height of the freestanding tub


def bathtub(kit: Kit, mat: Material, at: Spot) -> None:
    """Freestanding oval tub on a recessed foot, long side along y: a wall of 30 mm that ends in a rolled rim, with waste and overflow in a metal."""
    x, y = at
    length, width, height = TUB
    roll = 0.017  # half the wall's thickness at the rim
    shell = [(0.78, 0.0, 0.0), (0.79, 0.0, 0.012), (0.86, 0.0, 0.10), (0.91, 0.0, 0.25), (0.955, 0.0, 0.42), (0.98, 0.0, height - 0.045)]
    rim = [(0.98, roll * (1 - math.cos(a)) * -1 + roll * 0.5, height - roll + roll * math.sin(a)) for a in (math.pi * i / 12 for i in range(13))]
    inside = [
        (0.98, -roll * 1.6, height - 0.050),
        (0.945, -0.024, 0.40),
        (0.88, -0.028, 0.25),
        (0.77, -0.030, 0.155),
        (0.55, -0.03, 0.128),
        (0.25, -0.02, 0.120),
        (0.004, 0.0, 0.118),
    ]
    rings = [
        [(x + px, y + py, z) for px, py in (upholstery.superellipse(2 * math.pi * i / 128, width / 2 * s + d, length / 2 * s + d, 0.80) for i in range(128))]
        for s, d, z in shell + rim + inside
    ]
    upholstery.loft(kit, m.ceramic('#e9e5dc', 0.20), rings[::-1], closed_ends=False)
    kit.lathe(mat, [(0, 0.010), (0.026, 0.010), (0.031, 0.006), (0.034, 0)], x, y, 0.1185, 40)
    with kit.at(x + width / 2 * 0.93 - 0.026, y, 0.44, rz=-90, rx=90):
        kit.lathe(mat, [(0, 0.012), (0.027, 0.012), (0.030, 0.009), (0.030, -0.02)], seg=40)


def tub_filler(kit: Kit, mat: Material, x: float, y: float) -> None:
    """Floor-standing tub tap with a hand shower."""
    kit.cyl(mat, x, y, 0, 0.012, 0.06, 40)
    kit.tube(
        mat,
        [(x, y, 0.01), (x, y, 0.80), (x, y, 0.93)]
        + [(x + 0.06 * (1 - math.cos(a)), y, 0.93 + 0.06 * math.sin(a)) for a in (math.pi / 2 * i / 8 for i in range(1, 9))]
        + [(x + 0.22, y, 0.99), (x + 0.24, y, 0.97), (x + 0.24, y, 0.94)],
        0.012,
        20,
    )
    kit.tube(mat, [(x, y - 0.04, 0.78), (x, y + 0.04, 0.78)], 0.016, 20)
    kit.tube(mat, [(x, y - 0.05, 0.80), (x, y - 0.05, 1.0)], 0.010, 16)


def towel_rail(kit: Kit, mat: Material, line: Line, cloth: Material) -> None:
    """Rail along a line (x0 x1, the y of the wall's face, z) on two brackets with their plates, a towel over it."""
    x0, x1, face, z = line
    with kit.at(0, face, z):
        kit.tube(mat, [(x0, -0.075, 0), (x1, -0.075, 0)], 0.0085, 18)
        for x in (x0 + 0.012, x1 - 0.012):
            kit.tube(mat, [(x, -0.075, 0), (x, 0, 0)], 0.0095, 18)
            with kit.at(x, 0, 0, rx=90):
                kit.lathe(mat, [(0, 0.012), (0.014, 0.012), (0.016, 0.010), (0.026, 0.009), (0.0285, 0.007), (0.029, 0)], seg=40)
                kit.lathe(mat, [(0, 0.090), (0.011, 0.090), (0.0135, 0.087), (0.0135, 0.062), (0.011, 0.060), (0.0095, 0.060)], seg=32)
        props.towel(kit, cloth, ((x0 + x1) / 2 + 0.02, -0.075, soft.BAR), ((x1 - x0) * 0.62, 0.58))


def _turned_stool(kit: Kit, wood: Material) -> None:
    """Round seat on three splayed legs."""
    kit.lathe(wood, [(0, 0.43), (0.165, 0.43), (0.17, 0.435), (0.17, 0.455), (0.165, 0.46), (0, 0.46)], seg=56, grain='across')
    for a in (45, 165, 285):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        kit.tube(wood, [(0.17 * c, 0.17 * s, 0), (0.11 * c, 0.11 * s, 0.435)], 0.012, 14, 0.016)


def _boarded_stool(kit: Kit, wood: Material) -> None:
    """Three slats on two cheeks with a rail between them, as bath stools are."""
    with kit.at(rz=-14):
        for a in (-0.150, -0.048, 0.054):
            kit.box(wood, -0.20, a, 0.436, 0.20, a + 0.096, 0.460, 0.003, 'x')
        for side in (-1, 1):
            kit.box(wood, side * 0.150, -0.135, 0, side * 0.176, 0.135, 0.436, 0.003, 'z')
        kit.box(wood, -0.150, -0.014, 0.27, 0.150, 0.012, 0.33, 0.002, 'x')


def _garden_stool(kit: Kit, wood: Material) -> None:
    """Glazed barrel with two rows of bosses round it; of clay, whatever wood the room has."""
    clay = m.ceramic('#cfc9bb', 0.16)
    profile = [(0, 0), (0.118, 0), (0.124, 0.006), (0.150, 0.10), (0.165, 0.23), (0.150, 0.36), (0.124, 0.450), (0.117, 0.458), (0.100, 0.460), (0, 0.460)]
    kit.lathe(clay, props.spline(profile[1:-1]) + profile[-1:], seg=72)
    for z, r in ((0.055, 0.137), (0.405, 0.137)):
        for i in range(24):
            with kit.at(r * math.cos(math.tau * i / 24), r * math.sin(math.tau * i / 24), z):
                kit.lathe(clay, [(0.0075 * math.sin(math.pi * k / 8), -0.0075 * math.cos(math.pi * k / 8)) for k in range(9)], seg=14)


STOOLS = {'turned': _turned_stool, 'boarded': _boarded_stool, 'garden': _garden_stool}


def side_table(kit: Kit, kind: str, wood: Material, at: Spot, cloths: Sequence[Material]) -> None:
    """Low stool of STOOLS with folded towels, the topmost smaller than those below."""
    x, y = at
    with kit.at(x, y, 0):
        STOOLS[kind](kit, wood)
    soft.folded_towels(kit, cloths[:2], (x, y, 0.461), (0.27, 0.22, 0.052), 14)
    soft.folded_towels(kit, cloths[-1:], (x + 0.012, y + 0.004, 0.561), (0.21, 0.17, 0.036), 5)
