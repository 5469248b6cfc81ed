"""What stands and hangs in a bathroom beside its vanity: tiles, mirrors, globes, the tub with its tap, a rail with a towel, a stool, the door. Metres."""

import math

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet.vanity import BathroomDims
from studio.catalogue.dims import metres
from studio.catalogue.piece_plans import Part
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Rectangle, Size, Spot, Stretch
from studio.props import props, seating, soft


def tiles(kit: Kit, mat: Material, grout: Material, area: Rectangle, dims: BathroomDims) -> None:
    """Vertical stacked tiles on the back wall, each set a fraction out of plane as hands do."""
    x0, z0, x1, z1 = area
    w, h, joint = metres(dims.tile_width), metres(dims.tile_height), 0.002
    kit.box(grout, x0, -0.006, z0, x1, 0.0005, z1, 0, 'x')
    rng = kit.rng
    for i in range(int((x1 - x0) / w) + 1):
        for j in range(int((z1 - z0) / h) + 1):
            a, c = x0 + i * w, z0 + j * h
            b, d = min(a + w - joint, x1), min(c + h - joint, z1)
            if b - a < 0.008 or d - c < 0.008:
                continue
            with kit.at((a + b) / 2, -0.006, (c + d) / 2, rx=rng.uniform(-0.35, 0.35), rz=rng.uniform(-0.5, 0.5)):
                kit.box(mat, -(b - a) / 2, -0.009 + rng.uniform(-0.0005, 0.0005), -(d - c) / 2, (b - a) / 2, 0, (d - c) / 2, 0.0018, 'z')


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


def wall_globe(kit: Kit, mat: Material, x: float, z: float, watts: float) -> None:
    """Opal globe on a short arm."""
    with kit.at(x, 0, z, rx=90):
        kit.lathe(mat, [(0, 0.012), (0.042, 0.012), (0.045, 0.009), (0.045, 0)], seg=40)
    kit.tube(mat, [(x, 0, z), (x, -0.095, z), (x, -0.10, z + 0.02)], 0.007, 14)
    kit.cyl(mat, x, -0.10, z + 0.015, z + 0.035, 0.024)
    globe = [(0.062 * math.sin(math.pi * i / 24), 0.062 - 0.062 * math.cos(math.pi * i / 24)) for i in range(25)]
    kit.lathe(m.opal('#ffe6c6', 2.2), globe, x, -0.10, z + 0.033, 48)
    kit.point((x, -0.30, z + 0.09), watts, (1, 0.82, 0.62), 0.07)


def bathtub(kit: Kit, at: Spot) -> None:
    """Freestanding oval tub with a thin rim, long side along y."""
    x, y = at
    length, width, height = 1.62, 0.74, 0.58
    shell = [
        (0.80, 0),
        (0.84, 0.01),
        (0.90, 0.20),
        (0.96, 0.40),
        (1.0, 0.575),
        (1.0, 0.585),
        (0.985, 0.59),
        (0.970, 0.585),
        (0.93, 0.45),
        (0.84, 0.22),
        (0.66, 0.13),
        (0.30, 0.115),
        (0.002, 0.115),
    ]
    rings = [
        [(x + px, y + py, z * height / 0.59) for px, py in (seating.superellipse(2 * math.pi * i / 96, width / 2 * s, length / 2 * s, 0.80) for i in range(96))]
        for s, z in shell
    ]
    seating.loft(kit, m.ceramic('#f2efe9', 0.18), rings[::-1], closed_ends=False)


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


def towel_rail(kit: Kit, mat: Material, line: Stretch, cloth: Material) -> None:
    """Rail along a line (x0 x1 z) with a hanging towel."""
    x0, x1, z = line
    kit.tube(mat, [(x0, -0.07, z), (x1, -0.07, z)], 0.008, 16)
    for x in (x0 + 0.02, x1 - 0.02):
        kit.tube(mat, [(x, -0.07, z), (x, 0, z)], 0.009, 16)
        kit.tube(mat, [(x, -0.008, z), (x, 0, z)], 0.024, 32)
    props.towel(kit, cloth, ((x0 + x1) / 2, -0.07, z + 0.004), ((x1 - x0) * 0.66, 0.62))


def side_table(kit: Kit, wood: Material, x: float, y: float, cloth: Material) -> None:
    """Low wooden stool with folded towels."""
    kit.lathe(wood, [(0, 0.43), (0.165, 0.43), (0.17, 0.435), (0.17, 0.455), (0.165, 0.46), (0, 0.46)], x, y, 0, 56)
    for a in (45, 165, 285):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        kit.tube(wood, [(x + 0.17 * c, y + 0.17 * s, 0), (x + 0.11 * c, y + 0.11 * s, 0.435)], 0.012, 14, 0.016)
    soft.folded_towels(kit, [cloth] * 3, (x, y, 0.461), (0.27, 0.22, 0.044), 14)


def room_door(kit: Kit, paint: Material, metal: Material, at: Spot) -> None:
    """Panelled door with its architrave on the wall behind the camera, for the mirror to show."""
    x, y = at
    width, height = 0.86, 2.15
    with kit.at(x + width / 2, y, 0, rz=180):
        for a, b in ((-0.10, 0), (width, width + 0.10)):
            kit.box(paint, a, -0.03, 0, b, 0, height + 0.10, 0.003, 'z')
        kit.box(paint, 0, -0.03, height, width, 0, height + 0.10, 0.003, 'x')
        leaf = cab.Style(front='thin', mat=paint, handle='none', rail=0.12, thin_rail=0.12, t=0.02)
        for z0, z1 in ((0.01, 0.95), (0.95, height)):
            cab.front(kit, leaf, cab.Leaf(0, z0, width, z1, 0, 'none'))
        kit.tube(metal, [(0.07, -0.02, 1.02), (0.07, -0.07, 1.02), (0.19, -0.07, 1.02)], 0.009, 14)
