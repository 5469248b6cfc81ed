"""Upholstered seats. Local frame: the sitter looks along +y, floor z=0, metres."""

import math

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Place
from studio.props.legs import leg
from studio.props.upholstery import Back, Pad, cushion, loft, round_pad, shell_back, superellipse
from studio.props.ware import bend


def bar_stool(kit: Kit, at: Place, frame: Material, cover: Material, seat: float = 0.65) -> None:
    """Counter stool with a piped shell back, four tapered legs and a foot rest. seat: seat height in metres."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        foot, top = 0.205, 0.115  # within the pan, whose corners behind are round
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(kit, frame, [(sx * foot, sy * foot, 0), (sx * top, sy * top, seat - 0.055)], 0.0075, 0.0115)
        rest = foot - (foot - top) * 0.22 / (seat - 0.055)
        for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            kit.tube(frame, [(a[0] * rest, a[1] * rest, 0.22), (b[0] * rest, b[1] * rest, 0.22)], 0.0075, 12)
        kit.lathe(m.simple('#1a1715', 0.6), [(0, seat - 0.062), (0.185, seat - 0.062), (0.19, seat - 0.05), (0, seat - 0.048)], 0, 0, 0, 48)
        cushion(kit, cover, Pad((seat - 0.050, seat + 0.012), (0.212, 0.210), rear=0.198))
        shell_back(kit, cover, Back(z0=seat - 0.012, height=0.235))


def armchair(kit: Kit, at: Place, frame: Material, cover: Material, seat: float = 0.42) -> None:
    """Low lounge chair: the stool's shell, wider, on four short legs."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            leg(kit, frame, [(sx * 0.27, 0.26, 0), (sx * 0.24, 0.23, seat - 0.12)], 0.011, 0.016)
            leg(kit, frame, [(sx * 0.245, -0.25, 0), (sx * 0.19, -0.17, seat - 0.12)], 0.011, 0.016)  # inside the round of the shell
        cushion(kit, cover, Pad((seat - 0.14, seat - 0.01), (0.318, 0.325), 0.02, rear=0.290))
        cushion(kit, cover, Pad((seat - 0.01, seat + 0.06), (0.296, 0.305), 0.03, rear=0.275))
        shell_back(kit, cover, Back(z0=seat - 0.14, height=0.46, radius=0.335, thickness=0.085, reach=112, lean=0.06, end_height=0.55))


def desk_chair(kit: Kit, at: Place, frame: Material, cover: Material, seat: float = 0.46) -> None:
    """Upright chair at a desk's height: a padded shell that reaches the shoulder blades, four legs under a dark pan."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(kit, frame, [(sx * 0.225, sy * 0.215, 0), (sx * 0.135, sy * 0.128, seat - 0.055)], 0.009, 0.014)
        kit.lathe(m.simple('#1a1715', 0.6), [(0, seat - 0.064), (0.198, seat - 0.064), (0.203, seat - 0.052), (0, seat - 0.048)], 0, 0, 0, 56)
        cushion(kit, cover, Pad((seat - 0.052, seat + 0.010), (0.228, 0.228), rear=0.212))
        shell_back(kit, cover, Back(z0=seat - 0.012, height=0.42, radius=0.238, thickness=0.046, reach=102, lean=0.065, end_height=0.40))


def spindle_chair(kit: Kit, at: Place, wood: Material, seat: float = 0.45) -> None:
    """Spindle-back chair: saddled seat, four turned legs with stretchers, nine spindles under a bent rail."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        feet = [(sx * 0.215, sy * 0.205, sx * 0.155, sy * 0.15) for sx in (-1, 1) for sy in (-1, 1)]
        for fx, fy, tx, ty in feet:
            mid = ((fx + tx) / 2, (fy + ty) / 2)
            leg(kit, wood, [(fx, fy, 0), (*mid, seat * 0.5)], 0.0105, 0.0165)
            kit.tube(wood, [(*mid, seat * 0.5), (tx, ty, seat - 0.02)], 0.0165, 14, 0.012)
        for sx in (-1, 1):
            kit.tube(wood, [(sx * 0.192, -0.182, 0.17), (sx * 0.192, 0.182, 0.17)], 0.009, 12)
        kit.tube(wood, [(-0.19, 0, 0.17), (0.19, 0, 0.17)], 0.009, 12)
        rings = []
        for share, z in ((0.0, 0), (0.80, 0), (0.96, 0.008), (1.0, 0.018), (0.99, 0.028), (0.93, 0.034), (0.70, 0.028), (0.35, 0.020), (0.0, 0.019)):
            rings.append(
                [(*superellipse(2 * math.pi * i / 64, 0.218 * max(share, 0.002), 0.208 * max(share, 0.002), 0.62), seat - 0.032 + z) for i in range(64)]
            )
        loft(kit, wood, rings[::-1])
        bend = lambda a, r: (r * math.sin(a), -0.012 - r * math.cos(a) * 0.93)
        for i in range(9):
            a = math.radians(-62 + 124 * i / 8)
            kit.tube(wood, [(*bend(a, 0.180), seat - 0.012), (*bend(a, 0.225), seat + 0.20), (*bend(a, 0.262), seat + 0.385)], 0.0068, 12)
        rail = [(*bend(math.radians(-70 + 140 * i / 24), 0.264), seat + 0.392) for i in range(25)]
        kit.tube(wood, rail, 0.0145, 16)


def oval_chair(kit: Kit, at: Place, wood: Material, cover: Material, seat: float = 0.47) -> None:
    """Dining chair with an oval padded back in a round frame and tapered legs."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            front = bend([(sx * 0.199, 0.199, 0), (sx * 0.184, 0.183, 0.11), (sx * 0.174, 0.171, 0.27), (sx * 0.168, 0.165, seat - 0.060)])
            leg(kit, wood, front, 0.0115, 0.0195)
            post = bend([(sx * 0.19, -0.27, 0), (sx * 0.179, -0.223, 0.20), (sx * 0.169, -0.195, seat - 0.060), (sx * 0.155, -0.202, seat + 0.1395)])
            leg(kit, wood, post[:17], 0.012, 0.017)
            kit.tube(wood, post[16:], 0.017, 20, 0.0125)  # ends within the oval's frame
        pan = ((0.002, -0.085), (0.955, -0.085), (1.0, -0.075), (1.0, -0.045), (0.002, -0.040))
        outline = [superellipse(2 * math.pi * i / 64, 0.225, 0.225) for i in range(64)]
        loft(kit, wood, [[(share * px, share * py, seat + z) for px, py in outline] for share, z in pan[::-1]])
        cushion(kit, cover, Pad((seat - 0.048, seat + 0.012), (0.222, 0.218), 0.022))
        with kit.at(0, -0.225, seat + 0.285, rx=9):
            turns = [2 * math.pi * i / 48 for i in range(50)]
            kit.tube(wood, [(0.205 * math.cos(a), 0, 0.225 * math.sin(a)) for a in turns], 0.0145, 16)
            rings = [
                [(share * 0.198 * math.cos(2 * math.pi * i / 64), depth, share * 0.218 * math.sin(2 * math.pi * i / 64)) for i in range(64)]
                for share, depth in (
                    (0.003, -0.030),
                    (0.5, -0.028),
                    (0.8, -0.022),
                    (0.95, -0.010),
                    (1.0, 0.004),
                    (0.95, 0.018),
                    (0.8, 0.028),
                    (0.5, 0.034),
                    (0.003, 0.036),
                )
            ]
            loft(kit, cover, rings)
            for depth in (-0.0125, 0.0125):
                kit.tube(cover, [(0.192 * math.cos(a), depth, 0.212 * math.sin(a)) for a in turns], 0.003, 8)


def round_stool(kit: Kit, at: Place, frame: Material, cover: Material, seat: float = 0.65) -> None:
    """Backless stool: round pad on a metal ring, four splayed legs, round foot ring."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        for angle in (45, 135, 225, 315):
            c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            leg(kit, frame, [(c * 0.235, s * 0.235, 0), (c * 0.135, s * 0.135, seat - 0.055)], 0.009, 0.010)
        turns = [2 * math.pi * i / 48 for i in range(50)]
        kit.tube(frame, [(0.205 * math.cos(a), 0.205 * math.sin(a), 0.20) for a in turns], 0.008, 12)
        kit.lathe(m.turned(frame), [(0, seat - 0.062), (0.172, seat - 0.062), (0.176, seat - 0.056), (0.176, seat - 0.046), (0, seat - 0.044)], seg=56)
        round_pad(kit, cover, 0.182, seat - 0.046)


def saddle_stool(kit: Kit, at: Place, wood: Material, seat: float = 0.65) -> None:
    """Wooden stool with a saddled rectangular seat and four round legs with rails."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(kit, wood, [(sx * 0.215, sy * 0.175, 0), (sx * 0.155, sy * 0.115, seat - 0.024)], 0.0125, 0.016)
        for z, share in ((0.20, 0.92), (0.34, 0.68)):
            w, d = 0.155 + 0.06 * (1 - z / seat), 0.115 + 0.06 * (1 - z / seat)
            if share > 0.9:
                for sy in (-1, 1):
                    kit.tube(wood, [(-w, sy * d, z), (w, sy * d, z)], 0.009, 12)
            else:
                for sx in (-1, 1):
                    kit.tube(wood, [(sx * w, -d, z), (sx * w, d, z)], 0.009, 12)
        n, vertices, half = 20, [], (0.215, 0.150)
        for level in (0, 1):
            for i in range(n + 1):
                for j in (-1, -0.9, 0, 0.9, 1):
                    u = -1 + 2 * i / n
                    dip = 0.020 * (u * u) - 0.004 * (abs(j) > 0.95)
                    vertices.append(
                        (
                            u * half[0] * (1 - 0.05 * j**6),
                            j * half[1] * (1 - 0.14 * abs(u) ** 8),  # corners that a hand has rounded
                            seat - 0.042 + 0.026 * level * (1 - 0.35 * (abs(j) == 1)) + dip + (0.004 if not level and abs(j) == 1 else 0),
                        )
                    )
        k = (n + 1) * 5
        faces = []
        for i in range(n):
            for j in range(4):
                a = i * 5 + j
                faces += [[a, a + 1, a + 6, a + 5], [k + a, k + a + 5, k + a + 6, k + a + 1]]
            faces += [[i * 5, i * 5 + 5, k + i * 5 + 5, k + i * 5], [i * 5 + 4, k + i * 5 + 4, k + i * 5 + 9, i * 5 + 9]]
        for i in (0, n):
            faces += [[i * 5 + j, k + i * 5 + j, k + i * 5 + j + 1, i * 5 + j + 1][:: 1 if i == 0 else -1] for j in range(4)]
        kit.poly(wood, vertices, faces, 'x')


def spindle_stool(kit: Kit, at: Place, wood: Material, seat: float = 0.65) -> None:
    """Counter-height spindle chair with a low bent back."""
    x, y, turn = at
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(kit, wood, [(sx * 0.215, sy * 0.205, 0), (sx * 0.15, sy * 0.145, seat - 0.02)], 0.0135, 0.0125)
        for sx in (-1, 1):
            kit.tube(wood, [(sx * 0.190, -0.182, 0.20), (sx * 0.190, 0.182, 0.20)], 0.009, 12)
        for sy in (-1, 1):
            kit.tube(wood, [(-0.178, sy * 0.17, 0.29), (0.178, sy * 0.17, 0.29)], 0.009, 12)
        rings = [
            [(*superellipse(2 * math.pi * i / 64, 0.205 * max(share, 0.002), 0.195 * max(share, 0.002), 0.62), seat - 0.032 + z) for i in range(64)]
            for share, z in ((0.0, 0), (0.80, 0), (0.96, 0.008), (1.0, 0.018), (0.99, 0.028), (0.93, 0.034), (0.70, 0.028), (0.35, 0.020), (0.0, 0.019))
        ]
        loft(kit, wood, rings[::-1])
        bend = lambda a, r: (r * math.sin(a), -0.012 - r * math.cos(a) * 0.93)
        for i in range(9):
            a = math.radians(-66 + 132 * i / 8)
            kit.tube(wood, [(*bend(a, 0.172), seat - 0.012), (*bend(a, 0.215), seat + 0.225)], 0.0065, 12)
        kit.tube(wood, [(*bend(math.radians(-74 + 148 * i / 24), 0.217), seat + 0.232) for i in range(25)], 0.0135, 16)
