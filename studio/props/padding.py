"""Cushions, rounded paths and what hangs: soft shapes that are modelled; simulated ones are in `soft`. Metres."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import bmesh
from bpy.types import Material
from mathutils import Vector
from studio.kit.geometry import Kit
from studio.kit.measures import Corners, Point, Rectangle


@dataclass(frozen=True)
class Cushion:
    """How a padded box is rounded: radius of its edges, rise of its crown and depth of its dents in metres; segments a side.

    piping: radius of a cord along the seams round the face that is sat or leant on; used: how deep somebody's weight left its mark there, each seed its
    own; leant: that face is +y, not the top."""

    radius: float = 0.03
    puff: float = 0.015
    segments: int = 14
    dent: float = 0.0
    seed: int = 0
    piping: float = 0.0
    used: float = 0.0
    leant: bool = False


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
    own = random.Random(seed * 7 + 1)
    marks = [
        (own.uniform(-0.28, 0.28), own.uniform(-0.25, 0.30), own.uniform(0.7, 1.0)),
        (own.uniform(-0.5, 0.5), own.uniform(-0.5, 0.5), own.uniform(0.2, 0.5)),
    ]
    face, up, side = (1, 1, 2) if cushion.leant else (2, 2, 1)

    def formed(p: Sequence[float]) -> Vector:
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
        if cushion.used and v[face] > 0:
            x, y = v.x / hx, v[side] / h[side]
            press = sum(deep * math.exp(-(((x - mx) / 0.45) ** 2) - ((y - my) / 0.5) ** 2) for mx, my, deep in marks)
            away = math.hypot(x - marks[0][0], y - marks[0][1])
            pull = 0.10 * math.sin(9 * math.atan2(y - marks[0][1], x - marks[0][0]) + seed) * max(0, 1 - abs(away - 0.6) / 0.4)  # cloth drawn to the hollow
            q[up] -= cushion.used * (press + pull) * (v[face] / h[face]) ** 2
        return q + c

    def vert(p: list[float]) -> bmesh.types.BMVert:
        key = tuple(round(a, 5) for a in p)
        if key not in idx:
            idx[key] = bm.verts.new(formed(p))
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
    if cushion.piping:
        round_ = [(-1 + 2 * i / 24, -1) for i in range(24)] + [(1, -1 + 2 * i / 24) for i in range(24)]
        for level in (1,) if cushion.leant else (1, -1):
            rim = [(s * u, s * w) for s in (1, -1) for u, w in round_]
            seam = [formed((u * hx, level * hy, w * hz) if cushion.leant else (u * hx, w * hy, level * hz)) for u, w in rim]
            k.tube(mat, [tuple(q) for q in (*seam, seam[0], seam[1])], cushion.piping, 8)


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
