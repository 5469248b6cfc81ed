"""Cushions, rounded paths and what hangs: soft shapes that are modelled; simulated ones are in `soft`. Metres."""

import math
from dataclasses import dataclass

import bmesh
from bpy.types import Material
from mathutils import Vector
from studio.kit.geometry import Kit
from studio.kit.measures import Corners, Point, Rectangle


@dataclass(frozen=True)
class Cushion:
    """How a padded box is rounded: radius of its edges, rise of its crown and depth of its dents in metres; segments a side."""

    radius: float = 0.03
    puff: float = 0.015
    segments: int = 14
    dent: float = 0.0
    seed: int = 0


def soft_box(k: Kit, mat: Material, box: Corners, cushion: Cushion) -> None:
    """Upholstered cushion: rounded box with a crowned top (and optional unevenness)."""
    x0, y0, z0, x1, y1, z1 = box
    r, puff, n, seed = cushion.radius, cushion.puff, cushion.segments, cushion.seed
    hx, hy, hz = (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2
    c = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    h = Vector((hx, hy, hz))
    r = min(r, hx * 0.99, hy * 0.99, hz * 0.99)

    def dist(i: int, e: float) -> float:  # denser samples near the edges
        t = -1 + 2 * i / n
        return math.copysign(abs(t) ** 0.6, t) * e

    bm = bmesh.new()
    idx = {}

    def vert(p: list[float]) -> bmesh.types.BMVert:
        key = tuple(round(a, 5) for a in p)
        if key not in idx:
            v = Vector(p)
            inner = Vector([max(-(h[a] - r), min(h[a] - r, v[a])) for a in range(3)])
            d = v - inner
            q = inner + d.normalized() * r if d.length > 1e-9 else v
            fx = 1 - (v.x / hx) ** 2
            fy = 1 - (v.y / hy) ** 2
            fz = 1 - (v.z / hz) ** 2
            q.z += puff * max(fx, 0) ** 0.6 * max(fy, 0) ** 0.6 * (1 if v.z > 0 else 0) * (abs(v.z) / hz)
            q.x += math.copysign(puff * 0.35 * max(fy, 0) * max(fz, 0), v.x) * (abs(v.x) / hx) ** 4
            q.y += math.copysign(puff * 0.35 * max(fx, 0) * max(fz, 0), v.y) * (abs(v.y) / hy) ** 4
            if cushion.dent:
                w = math.sin(v.x * 9 + seed) * math.cos(v.y * 11 + seed * 2) + 0.6 * math.sin(v.x * 21 + v.y * 17 + seed)
                q.z += cushion.dent * w * (1 if v.z > 0 else 0.2)
            idx[key] = bm.verts.new(q + c)
        return idx[key]

    for a in range(3):
        b, d = [(1, 2), (2, 0), (0, 1)][a]
        for s in (-1, 1):
            for i in range(n):
                for j in range(n):
                    q = []
                    for ii, jj in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        p = [0, 0, 0]
                        p[a] = s * h[a]
                        p[b] = dist(ii, h[b])
                        p[d] = dist(jj, h[d])
                        q.append(vert(p))
                    f = q if s > 0 else q[::-1]
                    if len(set(f)) == 4:
                        try:
                            bm.faces.new(f)
                        except ValueError:
                            pass
    bm.verts.index_update()
    k.poly(mat, [tuple(v.co) for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces], 'x')
    bm.free()


def rounded_path(rect: Rectangle, z: float, r: float = 0.03) -> list[Point]:
    """Closed rectangle with round corners as points."""
    x0, y0, x1, y1 = rect
    n = 6
    P = []
    for cx, cy, a0 in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            P.append((cx + r * math.cos(a), cy + r * math.sin(a), z))
    return P + [P[0], P[1]]
