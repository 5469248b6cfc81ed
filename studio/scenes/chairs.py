"""Chairs, stools and lounge seats as single pieces, of the materials their records name by part (`of`). Metres; the sitter looks along +y."""

import math
from collections.abc import Callable

from bpy.types import Material
from mathutils import Vector
from studio.catalogue.piece_plans import PiecePlan
from studio.kit import materials as m
from studio.kit.camera import View
from studio.kit.geometry import Kit, elbows
from studio.kit.measures import Point
from studio.props import legs, props, seating, upholstery
from studio.props.cord import Rails, woven_seat
from studio.scenes.piece_views import views

POST_LEAN = 0.23  # of Alice's back posts above the seat, metres a metre


def alice(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Beech chair: turned front legs, upholstered seat, two bent back rails."""
    wood, linen, seat = of('frame'), of('cover'), plan.seat_height
    leg = props.spline(
        [
            (0, 0),
            (0.013, 0),
            (0.016, 0.01),
            (0.014, 0.05),
            (0.021, 0.10),
            (0.017, 0.115),
            (0.023, 0.14),
            (0.025, 0.24),
            (0.021, 0.33),
            (0.016, 0.345),
            (0.024, 0.36),
            (0.0238, 0.378),
            (0.0215, 0.386),  # its shoulder ends under the block
        ]
    )
    for x in (-0.19, 0.19):
        kit.lathe(wood, leg, x, 0.185, 0, 32)
        kit.box(wood, x - 0.022, 0.163, 0.385, x + 0.022, 0.207, seat - 0.03, 0.002)
        kit.tube(
            wood,
            [(x, -0.26, 0), (x, -0.215, seat * 0.6), (x, -0.205, seat), (x * 0.98, -0.225, seat + 0.20), (x * 0.95, -0.285, seat + 0.46)],
            0.0125,
            16,
            0.014,
        )
    for y in (0.185, -0.205):
        kit.box(wood, -0.17, y - 0.011, seat - 0.085, 0.17, y + 0.011, seat - 0.03, 0.003, 'x')
    for x in (-0.19, 0.19):
        kit.box(wood, x - 0.011, -0.195, seat - 0.085, x + 0.011, 0.165, seat - 0.03, 0.003, 'y')
    props.soft_box(kit, linen, (-0.225, -0.215, seat - 0.032, 0.225, 0.215, seat + 0.034), props.Cushion(radius=0.026, puff=0.020))
    kit.tube(linen, props.rounded_path((-0.221, -0.211, 0.221, 0.211), seat + 0.003, 0.03), 0.003, 8)
    for z, half_height, lean, bow in ((seat + 0.24, 0.032, -0.240, 0.0204), (seat + 0.42, 0.045, -0.282, 0.0145)):
        rows = []
        for i in range(25):
            t = -1 + 2 * i / 24
            low, high = -half_height, half_height + 0.012 * (1 - t * t)
            y = lean - bow * (1 - t * t)  # bent for the back, and leaning as the posts do where it enters them
            rows.append([(t * 0.185, y - POST_LEAN * rise + by, z + rise) for rise, by in ((low, -0.0085), (low, 0.0085), (high, 0.0085), (high, -0.0085))])
        upholstery.loft(kit, wood, rows[::-1])
    for y, z in ((0, 0.17),):
        kit.tube(wood, [(-0.19, y, z), (0.19, y, z)], 0.009, 12)
    for x in (-0.19, 0.19):
        kit.tube(wood, [(x, -0.235, 0.17), (x, 0.185, 0.17)], 0.009, 12)
    return views(0.5, 0.95, 0.5, 28)


def bruna(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Saddle leather wrapped round sitter and seat, four tapered smoked-oak legs."""
    oak, hide, seat = of('frame'), of('cover'), plan.seat_height
    for sx in (-1, 1):
        for sy in (-1, 1):
            kit.tube(oak, [(sx * 0.225, sy * 0.215, 0.003), (sx * 0.135, sy * 0.128, seat - 0.05)], 0.010, 16, 0.019)
    kit.lathe(oak, [(0, seat - 0.062), (0.205, seat - 0.062), (0.21, seat - 0.05), (0, seat - 0.048)], seg=56, grain='across')
    upholstery.cushion(kit, hide, upholstery.Pad((seat - 0.050, seat + 0.020), (0.222, 0.222), rear=0.208))
    upholstery.shell_back(kit, hide, upholstery.Back(z0=seat - 0.042, height=0.382, radius=0.232, thickness=0.040, reach=118, lean=0.052, end_height=0.585))
    return views(0.55, 0.80, 0.5, 30)


def dalia(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Velvet armchair at table height, buttoned inside back, brass glides."""
    velvet, brass, seat = of('cover'), m.metal('brass', 0.22), plan.seat_height
    for sx in (-1, 1):
        for sy in (-1, 1):
            kit.tube(m.wood('walnut'), [(sx * 0.229, sy * 0.219, 0.05), (sx * 0.15, sy * 0.143, seat - 0.085)], 0.012, 16, 0.020)
            legs.leg(kit, brass, [(sx * 0.237, sy * 0.227, 0), (sx * 0.229, sy * 0.219, 0.055)], 0.0115, 0.0135)
    kit.lathe(m.simple('#1a1715', 0.6), [(0, seat - 0.10), (0.235, seat - 0.10), (0.24, seat - 0.085), (0, seat - 0.08)], seg=56)
    upholstery.cushion(kit, velvet, upholstery.Pad((seat - 0.085, seat + 0.025), (0.250, 0.255), 0.024, rear=0.228))
    upholstery.shell_back(kit, velvet, upholstery.Back(z0=seat - 0.07, height=0.46, radius=0.262, thickness=0.070, reach=116, lean=0.055, end_height=0.60))
    for ring, z in enumerate((seat + 0.14, seat + 0.25)):
        for i in range(7):
            a = math.radians(-66 + 22 * i + (11 if ring else 0))
            if abs(math.degrees(a)) > 70:
                continue
            r = 0.232 + 0.055 * (z - seat + 0.07) / 0.46
            with kit.at(r * math.sin(a), 0.015 - r * math.cos(a) * 0.94, z, rz=math.degrees(a), rx=-90):  # looks into the chair
                kit.lathe(velvet, [(0.0128, -0.006), (0.0128, -0.001), (0.0115, 0.0028), (0.0075, 0.0052), (0, 0.0062)], seg=28)
    return views(0.62, 0.86, 0.6, 30)


def flora(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Ash bar stool, 750 mm, seat of woven cord."""
    ash, cord, seat = of('frame'), of('cover'), plan.seat_height
    for sx in (-1, 1):
        for sy in (-1, 1):
            legs.leg(kit, ash, [(sx * 0.225, sy * 0.200, 0), (sx * 0.175, sy * 0.150, seat - 0.01)], 0.0135, 0.0155)
    for z, grow in ((0.24, 0.034), (0.42, 0.022)):
        for sy in (-1, 1):
            kit.tube(ash, [(-0.178 - grow, sy * (0.153 + grow), z), (0.178 + grow, sy * (0.153 + grow), z)], 0.009, 12)
        for sx in (-1, 1):
            kit.tube(ash, [(sx * (0.178 + grow), -0.153 - grow, z + 0.04), (sx * (0.178 + grow), 0.153 + grow, z + 0.04)], 0.009, 12)
    rails = Rails(wide=0.177, deep=0.152, axis=seat - 0.022, radius=0.0135)
    for sign in (-1, 1):
        kit.tube(ash, [(-0.175, sign * rails.deep, rails.axis), (0.175, sign * rails.deep, rails.axis)], rails.radius, 16)
        kit.tube(ash, [(sign * rails.wide, -0.150, rails.axis), (sign * rails.wide, 0.150, rails.axis)], rails.radius, 16)
    woven_seat(kit, cord, rails)
    return views(0.5, 0.76, 0.45, 30)


def ines(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Low lounge chair in bouclé on oak legs."""
    seating.armchair(kit, (0, 0, 0), of('frame'), of('cover'), plan.seat_height)
    return views(0.75, 0.74, 0.7, 32)


def _framed_cane(kit: Kit, cane: Material, half: tuple[float, float]) -> None:
    """Cane in a frame of light oak, flat in the local frame with its middle at the origin; half: of its width and depth, metres."""
    (w, d), oak, rail, thick = half, m.wood('oak_light'), 0.026, 0.014
    for a, b in ((-d, rail - d), (d - rail, d)):
        kit.box(oak, -w, a, -thick / 2, w, b, thick / 2, 0.003, 'x')
    for a, b in ((-w, rail - w), (w - rail, w)):
        kit.box(oak, a, rail - d, -thick / 2, b, d - rail, thick / 2, 0.003, 'y')
    kit.box(cane, rail - w - 0.002, rail - d - 0.002, thick / 2 - 0.003, w - rail + 0.002, d - rail + 0.002, thick / 2 - 0.001, 0, 'x')


def _leg(kit: Kit, steel: Material, axis: list[Point], r: float) -> None:
    """A bent tube from the floor, in a glide: a plastic cap on the tube's own axis over a foot that lies flat, as caps for leaning legs are moulded."""
    black, (x, y, _) = m.simple('#2b2a29', 0.6), axis[0]
    lean = math.atan2(axis[1][1] - y, axis[1][2])
    inside = (x, y + 0.012 * math.sin(lean), 0.012 * math.cos(lean))
    kit.tube(steel, [inside, *axis[1:]], r, 32)
    kit.cyl(black, x, y, 0, 0.0055, r - 0.0003, b=0.0008)
    cap, edge = r + 0.0013, 0.020
    profile = [
        (0, 0.0024),
        (0.0075, 0.0026),
        (r - 0.0005, 0.0042),
        (cap - 0.0003, 0.0070),
        (cap, 0.0085),
        (cap, edge - 0.0008),
        (cap - 0.0008, edge),
        (0, edge),
    ]
    with kit.at(x, y, 0, rx=-math.degrees(lean)):
        kit.lathe(black, profile)


def _seam(kit: Kit, steel: Material, r: float, joint: Point, ways: tuple[Vector, Vector]) -> None:
    """The weld where a tube ends in another of its radius: a bead along both curves in which two such cylinders meet, an ellipse each; ways: from the
    joint along either axis, unit vectors an acute angle apart."""
    through, ending = ways
    across, half, turn = through.cross(ending).normalized() * r, through.angle(ending) / 2, [math.pi * (i / 24 - 0.5) for i in range(25)]
    for ahead in ((through + ending).normalized() * r / math.sin(half), (ending - through).normalized() * r / math.cos(half)):
        kit.tube(steel, [Vector(joint) + ahead * math.cos(a) + across * math.sin(a) for a in turn], 0.0013, 10)


def lido(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Stacking chair: two bent steel loops, cane seat and back."""
    steel, cane, seat, r, side = of('frame'), of('cover'), plan.seat_height, 0.0105, 0.215
    for sx in (-1, 1):
        x = sx * side
        loop = [(x, 0.24, 0), (x, 0.207, seat), (x, -0.200, seat - 0.005), (x, -0.264, seat + 0.3725)]
        _leg(kit, steel, elbows(loop, 0.055), r)
        kit.ball(steel, loop[-1], r)
        joint = (x, -0.041, seat - 0.0030)  # on the side tube's axis: the rear leg runs into it from behind and below
        rear = [(x * 1.057, -0.28, 0), (x * 1.057, -0.172, seat - 0.0420), joint]
        _leg(kit, steel, elbows(rear, 0.045), r)
        _seam(kit, steel, r, joint, ((Vector(loop[2]) - Vector(loop[1])).normalized(), (Vector(rear[1]) - Vector(joint)).normalized()))
    inner = side - r * 0.5
    for y, z in ((0.150, seat - 0.001), (-0.150, seat - 0.005), (-0.2297, seat + 0.190), (-0.2592, seat + 0.350)):
        kit.tube(steel, [(-inner, y, z), (inner, y, z)], r * 0.8, 20)
    with kit.at(0, 0, seat + 0.001):
        _framed_cane(kit, cane, (0.203, 0.155))
    with kit.at(0, -0.2445, seat + 0.270, rx=-80.4):
        _framed_cane(kit, cane, (0.203, 0.070))
    return views(0.5, 0.85, 0.55, 30)


def marta(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Counter stool, 650 mm, low leather shell on blackened steel."""
    seating.bar_stool(kit, (0, 0, 0), of('frame'), of('cover'), plan.seat_height)
    return views(0.52, 0.88, 0.5, 32)


def nola(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Spindle chair, black-stained ash."""
    seating.spindle_chair(kit, (0, 0, 0), of('frame'), plan.seat_height)
    return views(0.5, 0.86, 0.5, 34)


def savoy(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Banquette, 2000: channelled leather back and seat on a lacquer plinth."""
    hide, plinth, bench = of('cover'), of('plinth'), plan['seat']
    kit.box(plinth, *bench.one('plinth').box, 0.002, 'x')
    kit.box(plinth, *bench.one('base').box, 0.002, 'x')
    x0, x1 = bench.one('base').x
    count = 14
    width = (x1 - x0) / count
    for i in range(count):
        a = x0 + i * width
        props.soft_box(kit, hide, (a + 0.0012, -0.30, 0.40, a + width - 0.0012, -0.16, 0.96), props.Cushion(radius=0.052, puff=0.004, segments=12))
        props.soft_box(kit, hide, (a + 0.0012, -0.18, 0.36, a + width - 0.0012, 0.325, plan.seat_height), props.Cushion(radius=0.045, puff=0.006, segments=12))
    props.soft_box(kit, hide, (x0, -0.20, 0.158, x1, 0.31, 0.38), props.Cushion(radius=0.03, puff=0.002, segments=12))
    props.soft_box(kit, hide, (x0, -0.315, 0.158, x1, -0.19, 0.94), props.Cushion(radius=0.03, puff=0.002, segments=12))
    return views(2.0, 0.96, 0.62, 28)


def tosca(kit: Kit, of: Callable[[str], Material], plan: PiecePlan) -> dict[str, View]:
    """Oval-back chair in painted beech with a silk-look weave."""
    seating.oval_chair(kit, (0, 0, 0), of('frame'), of('cover'), plan.seat_height)
    return views(0.52, 0.99, 0.5, 30)
