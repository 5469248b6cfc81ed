"""Tables and dining chairs that dress rooms. Metres."""

from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Place, Size, Spot
from studio.props.legs import GLIDE, glide, leg
from studio.props.padding import Cushion, rounded_path, soft_box
from studio.props.upholstery import curved_back
from studio.props.vessels import spline


def chair(k: Kit, at: Place, wood: Material, seat: Material) -> None:
    """Dining chair: tapered legs, padded seat, curved upholstered back on wooden posts."""
    x, y, rz = at
    h = 0.46
    with k.at(x, y, 0, rz=rz):
        for sx in (-1, 1):
            leg(k, wood, [(sx * 0.20, 0.21, 0), (sx * 0.195, 0.19, h - 0.028)], 0.012, 0.019)
            leg(
                k,
                wood,
                [
                    (sx * 0.195, -0.25, 0),
                    (sx * 0.19, -0.22, h * 0.5),
                    (sx * 0.19, -0.205, h - 0.05),
                    (sx * 0.20, -0.22, h + 0.12),
                    (sx * 0.205, -0.26, h + 0.34),
                ],
                0.012,
                0.016,
            )
        for yy in (0.19, -0.205):
            k.box(wood, -0.185, yy - 0.011, h - 0.085, 0.185, yy + 0.011, h - 0.03, 0.004, 'x')
        for sx in (-1, 1):
            k.box(wood, sx * 0.19 - 0.011, -0.20, h - 0.085, sx * 0.19 + 0.011, 0.185, h - 0.03, 0.004, 'y')
        soft_box(k, seat, (-0.235, -0.182, h - 0.03, 0.235, 0.235, h + 0.035), Cushion(radius=0.026, puff=0.018))
        k.tube(seat, rounded_path((-0.231, -0.178, 0.231, 0.231), h + 0.004, 0.03), 0.003, 8)
        curved_back(k, seat, h + 0.246)


def table(k: Kit, wood: Material, at: Spot, size: Size, turned: bool = False) -> None:
    """Table with a boarded top (35 mm), aprons and square tapered or turned legs."""
    x, y = at
    length, width, h = size
    boards = max(4, round(width / 0.14))
    bw = width / boards
    x0, y0 = x - length / 2, y - width / 2
    for i in range(boards):
        k.box(wood, x0, y0 + i * bw, h - 0.035, x0 + length, y0 + (i + 1) * bw, h, 0.0006 if 0 < i < boards - 1 else 0.0014, 'x')
    for sy in (-1, 1):
        k.box(wood, x0 + 0.09, y + sy * (width / 2 - 0.075) - 0.011, h - 0.12, x0 + length - 0.09, y + sy * (width / 2 - 0.075) + 0.011, h - 0.035, 0.002, 'x')
    for sx in (-1, 1):
        k.box(wood, x + sx * (length / 2 - 0.085) - 0.011, y0 + 0.08, h - 0.12, x + sx * (length / 2 - 0.085) + 0.011, y0 + width - 0.08, h - 0.035, 0.002, 'y')
    for sx in (-1, 1):
        for sy in (-1, 1):
            lx, ly = x + sx * (length / 2 - 0.085), y + sy * (width / 2 - 0.075)
            if turned:
                glide(k, lx, ly, 0.017)
                k.lathe(
                    wood,
                    spline(
                        [
                            (0, GLIDE),
                            (0.018, GLIDE),
                            (0.022, 0.02),
                            (0.019, 0.05),
                            (0.030, 0.34),
                            (0.033, 0.46),
                            (0.022, 0.52),
                            (0.030, 0.55),
                            (0.022, 0.58),
                            (0.034, 0.60),
                        ]
                    ),
                    lx,
                    ly,
                    0,
                    36,
                )
                k.box(wood, lx - 0.036, ly - 0.036, 0.60, lx + 0.036, ly + 0.036, h - 0.035, 0.003)
            else:
                leg(k, wood, [(lx + sx * 0.01, ly + sy * 0.01, 0), (lx, ly, h - 0.035)], 0.019, 0.030)
