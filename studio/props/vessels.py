"""Turned vessels: vases, bowls, plates. Metres."""

from collections.abc import Sequence

from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size, Spot


def spline(P: Sequence[Spot], n: int = 5) -> list[Spot]:
    """Smooth curve through the points of a profile."""
    out = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for s in range(n):
            t = s / n
            out.append(
                tuple(
                    max(
                        0,
                        0.5
                        * (
                            2 * p1[a]
                            + (p2[a] - p0[a]) * t
                            + (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t
                            + (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t**3
                        ),
                    )
                    if a == 0
                    else 0.5
                    * (2 * p1[a] + (p2[a] - p0[a]) * t + (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t + (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t**3)
                    for a in (0, 1)
                )
            )
    return out + [P[-1]]


def bowl(k: Kit, mat: Material, at: Point, size: Size = (0.15, 0.07)) -> None:
    """Open bowl; size: radius and height."""
    x, y, z = at
    r, h = size
    k.lathe(
        mat,
        spline(
            [
                (0, 0.004),
                (r * 0.38, 0),
                (r * 0.42, 0.004),
                (r * 0.75, h * 0.38),
                (r, h),
                (r * 0.985, h + 0.002),
                (r * 0.96, h),
                (r * 0.70, h * 0.42),
                (r * 0.35, 0.014),
                (0, 0.012),
            ]
        ),
        x,
        y,
        z,
        64,
    )


NEST = 0.0066  # metres from plate to plate in a stack: the foot of one stands in the well of the next


def plate(k: Kit, mat: Material, at: Point, r: float = 0.135) -> None:
    """Plate with a foot ring, a well and a rim that is set off from it."""
    foot = [(0, 0.0030), (r * 0.50, 0.0026), (r * 0.525, 0.0004), (r * 0.545, 0), (r * 0.565, 0.0006), (r * 0.585, 0.0028)]
    below = [(r * 0.70, 0.0064), (r * 0.86, 0.0112), (r * 0.975, 0.0152)]
    edge = [(r * 0.995, 0.0164), (r, 0.0176), (r * 0.994, 0.0187), (r * 0.980, 0.0188)]
    above = [(r * 0.86, 0.0152), (r * 0.745, 0.0124), (r * 0.715, 0.0108), (r * 0.690, 0.0080), (r * 0.640, 0.0064), (0, 0.0060)]
    k.lathe(mat, spline([*foot, *below, *edge, *above], 3), *at, 72)


FORMS = {  # (radius, height) as shares, from the foot up and back inside
    'bottle': ((0.0, 0), (0.62, 0), (0.70, 0.02), (0.93, 0.18), (1, 0.34), (0.93, 0.52), (0.62, 0.70), (0.36, 0.80), (0.30, 0.88), (0.33, 0.97), (0.36, 1), (0.33, 1.0), (0.27, 0.96), (0.24, 0.88)),
    'jar': ((0, 0), (0.72, 0), (0.80, 0.015), (0.97, 0.25), (1, 0.55), (0.93, 0.82), (0.78, 0.93), (0.74, 0.97), (0.78, 1), (0.73, 1), (0.69, 0.96), (0.70, 0.9), (0.88, 0.6)),
    'cyl': ((0, 0), (0.95, 0), (1, 0.02), (1, 0.985), (0.98, 1), (0.95, 0.99), (0.93, 0.95), (0.93, 0.05), (0, 0.04)),
    'amphora': ((0, 0), (0.30, 0), (0.34, 0.02), (0.40, 0.10), (0.78, 0.34), (1, 0.58), (0.92, 0.76), (0.55, 0.87), (0.38, 0.92), (0.42, 0.985), (0.50, 1), (0.44, 1), (0.33, 0.93), (0.36, 0.86)),
    'moon': ((0, 0), (0.34, 0), (0.38, 0.015), (0.70, 0.16), (0.95, 0.36), (1, 0.5), (0.95, 0.64), (0.70, 0.83), (0.40, 0.93), (0.36, 0.97), (0.40, 1), (0.36, 1), (0.31, 0.95), (0.6, 0.84)),
    'gourd': ((0, 0), (0.55, 0), (0.62, 0.02), (0.95, 0.16), (1, 0.28), (0.86, 0.44), (0.60, 0.54), (0.58, 0.60), (0.70, 0.72), (0.66, 0.84), (0.40, 0.95), (0.38, 1), (0.33, 1), (0.32, 0.94)),
    'cone': ((0, 0), (0.40, 0), (0.44, 0.012), (0.58, 0.30), (0.76, 0.64), (0.97, 0.97), (1, 0.99), (0.985, 1), (0.95, 0.985), (0.72, 0.62), (0.40, 0.05), (0, 0.04)),
    'waisted': ((0, 0), (0.82, 0), (0.88, 0.015), (0.80, 0.18), (0.62, 0.46), (0.66, 0.68), (0.90, 0.93), (1, 0.99), (0.975, 1), (0.86, 0.92), (0.60, 0.66), (0.56, 0.46)),
    'ginger': ((0, 0), (0.60, 0), (0.66, 0.02), (0.74, 0.20), (0.94, 0.52), (1, 0.70), (0.90, 0.83), (0.60, 0.90), (0.48, 0.92), (0.48, 0.985), (0.52, 1), (0.46, 1), (0.43, 0.93), (0.55, 0.88)),
    'pitcher': ((0, 0), (0.66, 0), (0.74, 0.02), (0.96, 0.20), (1, 0.36), (0.84, 0.60), (0.60, 0.76), (0.56, 0.86), (0.66, 0.97), (0.72, 1), (0.68, 1), (0.52, 0.86), (0.56, 0.76)),
    'stem': ((0, 0), (0.78, 0), (0.84, 0.01), (0.86, 0.06), (0.40, 0.11), (0.26, 0.16), (0.25, 0.80), (0.30, 0.96), (0.36, 1), (0.31, 1), (0.22, 0.95), (0.20, 0.80)),
    'bulb': ((0, 0), (0.48, 0), (0.56, 0.02), (0.94, 0.17), (1, 0.28), (0.90, 0.42), (0.50, 0.56), (0.24, 0.66), (0.19, 0.80), (0.21, 0.97), (0.25, 1), (0.22, 1), (0.15, 0.96), (0.15, 0.8)),
    'beaker': ((0, 0), (0.86, 0), (0.92, 0.02), (0.95, 0.30), (0.93, 0.36), (0.96, 0.40), (0.98, 0.97), (1, 0.99), (0.98, 1), (0.93, 0.97), (0.90, 0.10), (0, 0.06)),
}  # fmt: skip


def vase(k: Kit, mat: Material, at: Point, size: Size = (0.08, 0.28), shape: str = 'bottle') -> None:
    """Turned vessel of a form of FORMS; size: its largest radius and its height."""
    x, y, z = at
    r, h = size
    k.lathe(mat, spline([(a * r, b * h) for a, b in FORMS[shape]]), x, y, z, 56)


def carafe(k: Kit, glass: Material, at: Point) -> None:
    """Carafe of a litre, 235 mm high."""
    profile = [
        (0, 0),
        (0.046, 0),
        (0.050, 0.006),
        (0.052, 0.09),
        (0.030, 0.16),
        (0.026, 0.20),
        (0.032, 0.235),
        (0.030, 0.235),
        (0.024, 0.20),
        (0.028, 0.16),
        (0.049, 0.09),
        (0.046, 0.008),
        (0, 0.006),
    ]
    k.lathe(glass, spline(profile), *at, 40)


def tumbler(k: Kit, glass: Material, at: Point, radius: float = 0.036, height: float = 0.085) -> None:
    """A straight glass, a little wider at its rim, which is round; 72 mm across and 85 mm high if nothing else is said."""
    outer = [(0, 0), (radius - 0.006, 0), (radius - 0.004, 0.003), (radius, height)]
    k.lathe(glass, [*outer, (radius - 0.0015, height + 0.001), (radius - 0.0025, height - 0.001), (radius - 0.007, 0.010), (0, 0.009)], *at, 40)
