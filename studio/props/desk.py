"""What lies or stands on a desk or a meeting table, each resting on at = (x, y, z) and turned by degrees about it. Metres."""

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit, rounded
from studio.kit.measures import Point, Size, Span
from studio.props.library import pages
from studio.props.upholstery import loft
from studio.props.vessels import spline
from studio.props.ware import bend
from studio.room import shell as room

SHEET = (0.210, 0.297)  # metres, A4


def _slab(kit: Kit, mat: Material, size: Size, heights: Span, ease: float) -> None:
    """Plate with round corners of 9 mm about the origin; size: width and depth; heights: of its lower and upper face; ease: of their edges."""
    (w, d), (low, high) = size, heights
    outline = lambda inset: [spot for corner in rounded((inset - w / 2, inset - d / 2, w / 2 - inset, d / 2 - inset), 0.009 - inset) for spot in corner]
    loft(kit, mat, [[(*spot, z) for spot in outline(inset)] for inset, z in ((ease, low), (0, low + ease), (0, high - ease), (ease, high))][::-1])


def laptop(kit: Kit, at: Point, turn: float = 0) -> None:
    """Shut notebook computer of aluminium, 312 x 221 mm: a body on four feet, a lid over a joint, the hinge behind."""
    size, metal, dark = (0.312, 0.221), m.metal('#b9bbbd', 0.42, brushed=False), m.simple('#121213', 0.5)
    with kit.at(*at, rz=turn):
        for x in (-0.13, 0.13):
            for y in (-0.085, 0.085):
                kit.cyl(dark, x, y, 0, 0.0014, 0.006, 24, 0.0003)
        _slab(kit, metal, size, (0.0012, 0.0106), 0.0022)
        kit.box(dark, -0.148, -0.103, 0.0100, 0.148, 0.104, 0.0115, 0)
        _slab(kit, metal, size, (0.0112, 0.0156), 0.0012)
        kit.tube(dark, [(-0.105, 0.1085, 0.0106), (0.105, 0.1085, 0.0106)], 0.0032, 20)


def notebook(kit: Kit, cover: Material, at: Point, turn: float = 0) -> float:
    """Bound notebook, 148 x 210 mm, with an elastic band and a ribbon, its spine to the left; returns the height of its upper face."""
    w, d, board, block = 0.148, 0.210, 0.0018, 0.0110
    x, y, z = at
    with kit.at(x, y, z, rz=turn):
        kit.box(pages(), -w / 2 + 0.002, -d / 2 + 0.003, board, w / 2 - 0.003, d / 2 - 0.003, board + block, 0, 'y')
        for low in (0, board + block):
            kit.box(cover, -w / 2 + 0.003, -d / 2, low, w / 2, d / 2, low + board, 0.0007, 'y')
        with kit.at(-w / 2 + 0.0035, 0, board + block / 2):
            half = board + block / 2
            kit.tube(cover, [(0, -d / 2 + 0.0002, 0), (0, d / 2 - 0.0002, 0)], half, 32)
        band, top = m.fabric('#1f1d1b', 0.0009), 2 * board + block
        kit.box(band, w / 2 - 0.022, -d / 2 - 0.0006, -0.0002, w / 2 - 0.016, d / 2 + 0.0006, top + 0.0007, 0.0003, 'y')
        kit.box(m.fabric('#7a3b2c', 0.0007), -0.012, -d / 2 - 0.026, board + 0.0002, -0.007, -d / 2 + 0.02, board + 0.0007, 0, 'y')
    return z + top


def papers(kit: Kit, at: Point, turn: float = 0, count: int = 4) -> float:
    """Loose sheets of paper, each laid a little askew; returns the height of the uppermost."""
    x, y, z = at
    paper, (w, d) = m.simple('#f1eee7', 0.75), SHEET
    for i in range(count):
        with kit.at(x + 0.0021 * (i % 3), y - 0.0017 * i, z + i * 0.0007, rz=turn + (0, 1.4, -0.8, 0.5, 2.2)[i % 5]):
            kit.box(paper, -w / 2, -d / 2, 0, w / 2, d / 2, 0.0006, 0)
    return z + count * 0.0007


def cup(kit: Kit, glaze: Material, at: Point, turn: float = 0) -> None:
    """Cup of coffee, its handle along +x, turned, on its saucer."""
    with kit.at(*at, rz=turn):
        saucer = [
            (0, 0.004),
            (0.030, 0.003),
            (0.034, 0),
            (0.038, 0.003),
            (0.058, 0.011),
            (0.072, 0.017),
            (0.0715, 0.019),
            (0.056, 0.0135),
            (0.030, 0.007),
            (0, 0.0065),
        ]
        kit.lathe(glaze, spline(saucer), seg=72)
        body = [
            (0, 0.0065),
            (0.024, 0.0065),
            (0.026, 0.009),
            (0.033, 0.026),
            (0.0385, 0.048),
            (0.0405, 0.064),
            (0.0398, 0.0652),
            (0.0385, 0.064),
            (0.0365, 0.048),
            (0.030, 0.024),
            (0, 0.014),
        ]
        kit.lathe(glaze, spline(body), seg=64)
        kit.lathe(m.simple('#24140b', 0.12), [(0.0380, 0.0560), (0, 0.0560)], seg=48)
        handle = bend([(0.0375, 0, 0.054), (0.0530, 0, 0.058), (0.0600, 0, 0.044), (0.0500, 0, 0.030), (0.0335, 0, 0.026)])
        kit.tube(glaze, handle, 0.0036, 16)


def lamp(kit: Kit, metal: Material, at: Point, turn: float = 0, watts: float = 9) -> None:
    """Jointed lamp, 480 mm high: weighted foot, stem, an arm through a turned joint, a spun shade white within. The arm reaches along +x, turned."""
    joint, reach = 0.40, 0.33
    x, y, z = at
    with kit.at(x, y, z, rz=turn):
        kit.lathe(metal, [(0, 0.016), (0.070, 0.016), (0.0765, 0.0135), (0.078, 0.010), (0.078, 0)], seg=72)
        kit.tube(metal, [(0, 0, 0.014), (0, 0, joint)], 0.0055, 20)
        with kit.at(0, 0.011, joint, rx=90):
            kit.cyl(metal, 0, 0, 0, 0.022, 0.0125, 36, 0.0012)
        tip = (reach, 0, joint + 0.055)
        kit.tube(metal, [(-0.075, 0, joint - 0.0125), tip], 0.0042, 20)
        with kit.at(-0.078, 0, joint - 0.013, ry=81):
            kit.cyl(metal, 0, 0, -0.020, 0.020, 0.012, 32, 0.0015)
        kit.cyl(metal, reach, 0, tip[2] - 0.020, tip[2] + 0.012, 0.011, 32, 0.0015)
        head = joint - 0.045
        kit.lathe(metal, [(0.011, 0.092), (0.022, 0.088), (0.030, 0.075), (0.071, 0.002), (0.072, 0)], reach, 0, head, 64)
        kit.lathe(m.simple(room.INSIDE, 0.5), [(0.0712, 0.0004), (0.0700, 0.002), (0.029, 0.073), (0, 0.080)], reach, 0, head, 64)
        kit.lathe(m.opal('#ffdcb2', 3, flat=True), [(0.052, 0.028), (0, 0.028)], reach, 0, head, 48)
        kit.spot((reach, 0, head + 0.02), watts, (1, 0.84, 0.64), 118, 0.7, 0.045, target=(reach, 0, 0), group='pendants')
