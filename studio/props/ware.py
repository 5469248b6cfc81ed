"""Things of a kitchen: kettle, soap, a cloth on its bar. Metres."""

import math
from collections.abc import Sequence

from bpy.types import Material
from mathutils import Vector
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size
from studio.props import soft
from studio.props.vessels import spline


def bend(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Smooth curve through points in space (Catmull-Rom)."""
    p = [Vector(q) for q in points]
    out = []
    for i in range(len(p) - 1):
        a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)))
    return [*out, tuple(p[-1])]


def kettle(kit: Kit, mat: Material, at: Point, turn: float = 0.0) -> None:
    """Stove kettle: spun body with a welded base, drawn spout, lid with a knob, bent handle on two lugs with a wooden grip."""
    x, y, z = at
    wood = m.wood('walnut')
    with kit.at(x, y, z, rz=turn):
        body = [
            (0, 0.002),
            (0.082, 0.002),
            (0.087, 0.0),
            (0.0905, 0.006),
            (0.0905, 0.012),
            (0.0885, 0.016),
            (0.089, 0.040),
            (0.083, 0.078),
            (0.070, 0.108),
            (0.055, 0.126),
            (0.047, 0.131),
            (0.046, 0.134),
        ]
        kit.lathe(mat, spline(body), 0, 0, 0, 72)
        kit.lathe(mat, spline([(0.046, 0.1335), (0.044, 0.139), (0.030, 0.147), (0.010, 0.151), (0.0, 0.1515)]), 0, 0, 0, 56)
        kit.lathe(wood, spline([(0.0, 0.176), (0.010, 0.174), (0.0135, 0.166), (0.0105, 0.157), (0.006, 0.152), (0.006, 0.150)]), 0, 0, 0, 32)
        spout = bend([(0.066, 0, 0.050), (0.098, 0, 0.066), (0.119, 0, 0.098), (0.134, 0, 0.131), (0.147, 0, 0.139)])
        kit.tube(mat, spout, 0.0185, 28, 0.0085)
        mouth = Vector(spout[-1])
        kit.tube(m.simple('#0c0b0a', 0.9), [mouth, mouth + 0.02 * (mouth - Vector(spout[-2]))], 0.0068, 28)  # the dark within its rim
        for s in (-1, 1):
            kit.tube(mat, [(s * 0.056, 0, 0.118), (s * 0.060, 0, 0.128), (s * 0.062, 0, 0.138)], 0.0075, 20, 0.0050)
        arch = [(0.062 * math.cos(a) * (1 + 0.10 * math.sin(a)), 0, 0.134 + 0.098 * math.sin(a)) for a in (math.pi * i / 30 for i in range(31))]
        kit.tube(mat, arch, 0.0042, 14)
        kit.tube(wood, [p for p in arch if p[2] > 0.196], 0.0098, 18)


def soap(kit: Kit, at: Point, turn: float = 0.0) -> None:
    """Bottle of hand soap: shouldered stoneware with a pump of brass."""
    x, y, z = at
    brass = m.metal('brass', 0.22, brushed=False)
    with kit.at(x, y, z, rz=turn):
        body = [(0, 0.001), (0.031, 0.001), (0.0335, 0.004), (0.034, 0.050), (0.034, 0.112), (0.031, 0.124), (0.020, 0.131), (0.0145, 0.135), (0.014, 0.141)]
        kit.lathe(m.ceramic('#8a7358', 0.42, 0.2), spline(body), 0, 0, 0, 48)
        kit.cyl(brass, 0, 0, 0.141, 0.155, 0.0155, 32)
        kit.cyl(brass, 0, 0, 0.155, 0.178, 0.0038, 20)
        kit.cyl(brass, 0, 0, 0.176, 0.184, 0.0105, 28)
        kit.tube(brass, bend([(0.004, 0, 0.180), (0.026, 0, 0.181), (0.040, 0, 0.178), (0.047, 0, 0.168)]), 0.0042, 14, 0.0034)


def towel(k: Kit, mat: Material, at: Point, size: Size = (0.22, 0.38)) -> None:
    """Cloth over a bar along x whose top is at (x, y, z)."""
    soft.hanging_towel(k, mat, at, size)
