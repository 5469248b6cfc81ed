"""What seats are made of: skins over rings, piped pads, shells that wrap the sitter. The sitter looks along +y, floor z=0, metres."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size, Span, Spot


def loft(kit: Kit, mat: Material, rings: Sequence[Sequence[Point] | np.ndarray], closed_ends: bool = True, grain: str = 'x') -> None:
    """Skin a list of equal rings (lists of xyz) into one smooth solid; grain: the axis its pattern runs along."""
    count = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = [
        [i * count + j, (i + 1) * count + j, (i + 1) * count + (j + 1) % count, i * count + (j + 1) % count]
        for i in range(len(rings) - 1)
        for j in range(count)
    ]
    if closed_ends:
        faces += [list(range(count)), [(len(rings) - 1) * count + j for j in range(count)][::-1]]
    kit.poly(mat, vertices, faces, grain)


def superellipse(angle: float, rx: float, ry: float, power: float = 0.55) -> Spot:
    """Point of a rounded rectangle with radii rx, ry."""
    c, s = math.cos(angle), math.sin(angle)
    return math.copysign(abs(c) ** power, c) * rx, math.copysign(abs(s) ** power, s) * ry


@dataclass(frozen=True)
class Pad:
    """Outline of a seat pad: heights of its foot and top, half its width and depth, rise of its crown; rear: None for square corners behind
    as in front, else the depth of its round half, which stays inside a shell that is round itself."""

    heights: Span
    radii: Size
    crown: float = 0.018
    rear: float | None = None

    def edge(self, turn: float, share: float) -> Spot:
        """Point of the outline at a share of its size; turn: of a whole one."""
        angle, scale = 2 * math.pi * turn, max(share, 0.001)
        rx, ry = self.radii[0] * scale, self.radii[1] * scale
        if self.rear is not None and turn % 1 > 0.5:
            return superellipse(angle, rx, self.rear * scale, 1.0)
        return superellipse(angle, rx, ry)


def cushion(kit: Kit, mat: Material, pad: Pad) -> None:
    """Rounded seat pad with a crowned top and piping round the seam."""
    z0, z1 = pad.heights
    segments = 160
    profile = [
        (0.0, 0),
        (0.90, 0),
        (0.965, 0.08),
        (0.992, 0.26),
        (1.0, 0.46),
        (0.995, 0.62),
        (0.972, 0.80),
        (0.92, 0.93),
        (0.84, 1.0),
        (0.60, 1.0),
        (0.30, 1.0),
        (0.0, 1.0),
    ]
    rings = []
    for share, height in profile:
        lift = pad.crown * (1 - share**2) if height == 1.0 else 0
        rings.append([(*pad.edge(i / segments, share), z0 + (z1 - z0) * height + lift) for i in range(segments)])
    loft(kit, mat, rings[::-1], closed_ends=False)
    seam = [(*pad.edge(i / 200, 0.999), z0 + (z1 - z0) * 0.70) for i in range(202)]
    kit.tube(mat, seam, 0.0032, 8)


def curved_back(kit: Kit, mat: Material, middle: float) -> None:
    """Back of a dining chair, 456 by 262 mm with its middle at that height: it bends round the sitter and leans, its faces swell to a welted edge."""
    across, high, thick = 0.228, 0.131, 0.020

    def ring(share: float, side: int) -> list[Point]:
        """Points at a share of the outline on the sitter's (1) or the other face (-1)."""
        swell = thick * math.sqrt(1 - share**6) + 0.005 * (1 - share**2)
        points = [superellipse(2 * math.pi * i / 80, across * share, high * share, 0.36) for i in range(80)]
        return [(x, -0.195 - 0.055 * (1 - (x / across) ** 2) - 0.12 * (high + z) + side * swell, middle + z) for x, z in points]

    shares = (0.002, 0.3, 0.55, 0.75, 0.88, 0.95, 0.985, 1.0)
    loft(kit, mat, [*(ring(share, 1) for share in shares), *(ring(share, -1) for share in shares[-2::-1])])
    kit.tube(mat, [*ring(1.0, 1), *ring(1.0, 1)[:2]], 0.0032, 8)


def round_pad(kit: Kit, mat: Material, radius: float, foot: float) -> None:
    """Round seat pad, 70 mm high: a border that swells, piping round its upper edge, a cover drawn over a crown. foot: height it lies at."""
    swell, sewn = 0.022, math.radians(48)  # radius of the border's section and the turn of it where the cover is sewn on
    turns = [-math.pi / 2 + (sewn + math.pi / 2) * i / 11 for i in range(12)]
    border = [(radius - swell + swell * math.cos(a), swell + swell * math.sin(a)) for a in turns]
    edge, low = border[-1]
    cover = [(edge * s, low + 0.034 * (1 - s**2.6) ** 0.62) for s in (math.cos(math.pi / 2 * i / 15) for i in range(1, 16))]
    circle = lambda r, z: [(r * math.cos(a), r * math.sin(a), foot + z) for a in (2 * math.pi * i / 72 for i in range(72))]
    # skinned, not turned: cloth is not woven in rings
    loft(kit, mat, [circle(max(r, 0.001), z) for r, z in ((0, 0), *border, *cover)][::-1])
    seam = circle(edge + 0.001, low + 0.001)
    kit.tube(mat, [*seam, *seam[:2]], 0.0028, 10)


@dataclass(frozen=True)
class Back:
    """A shell round the sitter, its foot at height z0. reach: half angle in degrees; end_height: arm height as a share of the back's height;
    lean: outward lean at the top."""

    z0: float
    height: float
    radius: float = 0.222
    thickness: float = 0.046
    reach: float = 104
    lean: float = 0.030
    end_height: float = 0.42


def shell_back(kit: Kit, mat: Material, back: Back) -> None:
    """Upholstered shell that wraps the sitter: highest at the back, sloping down to rounded arms, piped on both shoulders."""
    radius = back.radius
    steps, ring_points = 56, 36

    def section(i: int) -> tuple[float, float, float]:
        u = -1 + 2 * i / steps
        t = 0.4 * u + 0.6 * math.sin(math.pi / 2 * u)  # closer sections where the arms end
        top = back.height * (back.end_height + (1 - back.end_height) * (0.5 + 0.5 * math.cos(math.pi * min(1, abs(t) * 1.12))))
        taper = 1 if abs(t) < 0.9 else math.sqrt(max(0, 1 - ((abs(t) - 0.9) / 0.1) ** 2))
        return math.radians(back.reach * t), top, max(taper, 0.02)

    def place(angle: float, r: float, z: float) -> Point:
        r += back.lean * max(0, z - back.z0) / back.height
        return (r * math.sin(angle), 0.015 - r * math.cos(angle) * 0.94, z)

    rings, outer, inner = [], [], []
    for i in range(steps + 1):
        angle, top, taper = section(i)
        half_r, half_z = back.thickness / 2 * taper, top / 2 * (0.55 + 0.45 * taper)
        middle = back.z0 + top / 2
        rings.append(
            [
                place(angle, radius + dr, middle + dz)
                for dr, dz in ((superellipse(2 * math.pi * j / ring_points, half_r, half_z, 0.42)) for j in range(ring_points))
            ]
        )
        for path, side in ((outer, 1), (inner, -1)):  # on the shoulders, down to the arms' ends
            dr, dz = superellipse(math.radians(54), half_r, half_z, 0.42)
            path.append(place(angle, radius + side * dr, middle + dz))
    loft(kit, mat, rings)
    for path in (outer, inner):
        kit.tube(mat, path, 0.0030, 8)
    for i in (round(steps * 0.28), round(steps * 0.72)):  # the cover's panels meet beside the back
        kit.tube(mat, [*rings[i], *rings[i][:2]], 0.0018, 8)
