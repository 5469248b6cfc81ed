"""Leather belts, rolled up on edge as they lie in a drawer; metres."""

import math

from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.props.upholstery import loft

THICK, AIR = 0.0034, 0.0007  # of the strap, and between two of its turns


def rolled(kit: Kit, mats: tuple[Material, Material], at: Point, wide: float, turns: float = 5.0) -> None:
    """A belt rolled outwards round (x, y), standing on z, its buckle outside towards -y. mats: leather and metal; wide: its width, so its height here."""
    leather, metal = mats
    pitch, inner = THICK + AIR, 0.017
    profile = [  # across the strap: thickness outwards, height; its edges are rounded and painted
        (0, 0.0012),
        (0.0008, 0),
        (THICK - 0.0008, 0),
        (THICK, 0.0012),
        (THICK, wide - 0.0012),
        (THICK - 0.0008, wide),
        (0.0008, wide),
        (0, wide - 0.0012),
    ]
    steps = round(turns * 48)
    rings = []
    for i in range(steps + 1):
        turn = 2 * math.pi * turns * i / steps
        out = inner + pitch * turn / (2 * math.pi) + 0.0006 * math.sin(turn * 0.37 + wide * 900)  # no roll is quite round
        angle = turn - 2 * math.pi * turns - math.pi / 2
        rings.append([((out + d) * math.cos(angle), (out + d) * math.sin(angle), h) for d, h in profile])
    with kit.at(*at):
        loft(kit, leather, rings)
        edge = -(inner + pitch * turns + THICK + 0.0022)
        a, b, c, d = -0.012, 0.030, -0.003, wide + 0.003
        kit.tube(metal, [(a, edge, c), (b, edge, c), (b, edge, d), (a, edge, d), (a, edge, c), (a + 0.004, edge, c)], 0.0021, 12)
        kit.tube(metal, [(a, edge - 0.001, wide / 2), (b - 0.001, edge - 0.002, wide / 2)], 0.0016, 10)
        kit.box(leather, a - 0.026, edge - 0.0016, 0.001, a + 0.004, edge + 0.0020, wide - 0.001, 0.0008, 'x')
