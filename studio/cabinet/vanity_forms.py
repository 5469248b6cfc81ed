"""Curved fronts and tops, basins and taps of vanities. Metres."""

import math
from dataclasses import dataclass

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Circle, Point, Span, Spot
from studio.props import props

LEVERS = 0.11  # metres from the middle of a tap's spout to each of its levers


def rounded_front(x0: float, x1: float, depth: float, radius: float, step: float) -> list[tuple[float, float, float, float]]:
    """Path [(x, y, nx, ny)] round the front of a box with two quarter-round ends, from the wall on the left to the wall on the right."""
    path = [(x0, -t, -1, 0) for t in _steps(0, depth - radius, step)]
    path += [
        (x0 + radius - radius * math.cos(a), -depth + radius - radius * math.sin(a), -math.cos(a), -math.sin(a)) for a in _steps(0, math.pi / 2, step / radius)
    ]
    path += [(x, -depth, 0, -1) for x in _steps(x0 + radius, x1 - radius, step)]
    path += [
        (x1 - radius + radius * math.sin(a), -depth + radius - radius * math.cos(a), math.sin(a), -math.cos(a)) for a in _steps(0, math.pi / 2, step / radius)
    ]
    return path + [(x1, -depth + radius + t, 1, 0) for t in _steps(0, depth - radius, step)]


def _steps(a: float, b: float, step: float) -> list[float]:
    count = max(1, round((b - a) / step))
    return [a + (b - a) * (i + 0.5) / count for i in range(count)]


def fluted_shell(kit: Kit, mat: Material, path: list[tuple[float, float, float, float]], heights: Span) -> None:
    """Half-round staves of 22 mm along a path, between two heights."""
    z0, z1 = heights
    pitch = 0.022
    profile = []
    for x, y, nx, ny in path:
        tx, ty = -ny, nx
        for s in range(9):
            a = math.pi * (1 - s / 8)
            profile.append(
                (x + tx * math.cos(a) * pitch * 0.48 + nx * math.sin(a) * pitch * 0.42, y + ty * math.cos(a) * pitch * 0.48 + ny * math.sin(a) * pitch * 0.42)
            )
    kit.extrude_z(mat, profile, z0, z1, 'z')
    ends = profile + [(profile[-1][0], 0), (profile[0][0], 0)]
    kit.poly(mat, [(a, b, z0) for a, b in ends], [list(range(len(ends)))])  # no lid: it would lie in the basin's opening


@dataclass(frozen=True)
class RoundedSlab:
    """A top on the wall: its ends, its depth, the radius of its front corners, its lower and upper face."""

    ends: Span
    depth: float
    radius: float
    heights: Span

    def reaches(self, x: float, y: float, inset: float) -> bool:
        """Whether a point lies on the slab, its edge drawn in by inset."""
        x0, x1, depth = self.ends[0] + inset, self.ends[1] - inset, self.depth - inset
        if not (x0 <= x <= x1 and -depth <= y <= 0):
            return False
        r = max(self.radius - inset, 0.001)
        for corner in (x0 + r, x1 - r):
            if (x - corner) * (1 if corner > (x0 + x1) / 2 else -1) > 0 and y < -depth + r:
                return math.hypot(x - corner, y + depth - r) <= r
        return True


def rounded_top(kit: Kit, mat: Material, slab: RoundedSlab, hole: Circle) -> None:
    """Slab with a round cut-out hole = (x, y, r); edges eased by 2 mm."""
    (cx, cy, r), (z0, z1), (x0, x1) = hole, slab.heights, slab.ends
    corners = [math.atan2(y - cy, x - cx) % (2 * math.pi) for x in (x0, x1) for y in (-slab.depth, 0)]  # between two rays a corner would be cut off
    angles, ease = sorted({2 * math.pi * i / 240 for i in range(240)} | set(corners)), 0.002
    count = len(angles)

    def outer(angle: float, inset: float) -> Spot:
        dx, dy = math.cos(angle), math.sin(angle)
        far = 2.0
        low, high = 0.0, far
        for _ in range(40):  # distance to the outline along the ray
            mid = (low + high) / 2
            low, high = (mid, high) if slab.reaches(cx + dx * mid, cy + dy * mid, inset) else (low, mid)
        return cx + dx * low, cy + dy * low

    rows = []
    for kind, inset, z in (
        ('in', 0, z0),
        ('in', 0, z1 - ease),
        ('in', ease, z1),
        ('out', ease, z1),
        ('out', 0, z1 - ease),
        ('out', 0, z0 + ease),
        ('out', ease, z0),
    ):
        ring = []
        for a in angles:
            ring.append((cx + math.cos(a) * (r + inset), cy + math.sin(a) * (r + inset), z) if kind == 'in' else (*outer(a, inset), z))
        rows.append(ring)
    vertices = [p for ring in rows for p in ring]
    kit.poly(
        mat,
        vertices,
        [
            [j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i]
            for j in range(len(rows) - 1)
            for i in range(count)
        ],
        'x',
    )


def basin(kit: Kit, hole: Circle, z: float) -> None:
    """Round under-counter basin with a waste below a cut-out (x, y, radius); z: underside of the top."""
    x, y, r = hole
    depth = 0.13
    profile = [
        (0.0, -depth + 0.004),
        (0.022, -depth + 0.003),
        (0.024, -depth),
        (r * 0.45, -depth + 0.004),
        (r * 0.82, -depth * 0.72),
        (r * 1.0, -depth * 0.30),
        (r * 1.03, 0),
        (r * 1.06, 0),
    ]
    kit.lathe(m.ceramic('#f3f1ec', 0.10), props.spline(profile), x, y, z, 72)
    kit.lathe(m.metal('steel'), [(0, 0.006), (0.018, 0.006), (0.021, 0.004), (0.022, 0)], x, y, z - depth + 0.001, 40)


def wall_tap(kit: Kit, mat: Material, at: Point, reach: float = 0.20) -> None:
    """Three-hole wall tap on the wall's face: a spout from its own rosette, a lever on a disc as far to its left as to its right."""
    x, face, z = at
    with kit.at(x, face, z):
        bow = [(0, -reach + 0.030 - 0.030 * math.sin(a), -0.030 + 0.030 * math.cos(a)) for a in (math.pi / 2 * i / 8 for i in range(9))]
        kit.tube(mat, [(0, 0, 0), (0, -0.06, 0), *bow, (0, -reach, -0.052)], 0.0115, 24)
        for dx in (-LEVERS, 0, LEVERS):
            with kit.at(dx, 0, 0, rx=90):
                kit.lathe(mat, [(0, 0.009), (0.0295, 0.009), (0.0315, 0.0075), (0.032, 0.005), (0.032, 0)], seg=48)
                if not dx:
                    kit.lathe(mat, [(0.0116, 0.016), (0.0150, 0.0152), (0.0158, 0.013), (0.0158, 0.009)], seg=40)
        for dx in (-LEVERS, LEVERS):
            with kit.at(dx, 0, 0, rx=90):
                kit.lathe(mat, [(0, 0.058), (0.017, 0.058), (0.019, 0.056), (0.019, 0.030), (0.012, 0.026), (0.012, 0.009)], seg=40)
            kit.box(mat, dx - 0.0035, -0.054, 0, dx + 0.0035, -0.042, 0.054, 0.002, 'z')
