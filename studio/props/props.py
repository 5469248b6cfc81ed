"""Loose props and furniture; everything is procedural except load_sh3f (CC0 models of a Debian package)."""

import math
import os
import random

import bpy
from mathutils import Matrix, Vector
from studio.kit import materials as m


def soft_box(k, mat, x0, y0, z0, x1, y1, z1, r=0.03, puff=0.015, n=14, dent=0.0, seed=0, bottom=False):
    """Upholstered cushion: rounded box with a crowned top (and optional unevenness)."""
    import bmesh

    hx, hy, hz = (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2
    c = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    h = Vector((hx, hy, hz))
    r = min(r, hx * 0.99, hy * 0.99, hz * 0.99)

    def dist(i, e):  # denser samples near the edges
        t = -1 + 2 * i / n
        return math.copysign(abs(t) ** 0.6, t) * e

    bm = bmesh.new()
    idx = {}

    def vert(p):
        key = tuple(round(a, 5) for a in p)
        if key not in idx:
            v = Vector(p)
            inner = Vector([max(-(h[a] - r), min(h[a] - r, v[a])) for a in range(3)])
            d = v - inner
            q = inner + d.normalized() * r if d.length > 1e-9 else v
            fx = 1 - (v.x / hx) ** 2
            fy = 1 - (v.y / hy) ** 2
            fz = 1 - (v.z / hz) ** 2
            q.z += puff * max(fx, 0) ** 0.6 * max(fy, 0) ** 0.6 * (1 if v.z > 0 else (-1 if bottom else 0)) * (abs(v.z) / hz)
            q.x += math.copysign(puff * 0.35 * max(fy, 0) * max(fz, 0), v.x) * (abs(v.x) / hx) ** 4
            q.y += math.copysign(puff * 0.35 * max(fx, 0) * max(fz, 0), v.y) * (abs(v.y) / hy) ** 4
            if dent:
                w = math.sin(v.x * 9 + seed) * math.cos(v.y * 11 + seed * 2) + 0.6 * math.sin(v.x * 21 + v.y * 17 + seed)
                q.z += dent * w * (1 if v.z > 0 else 0.2)
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


def rounded_path(x0, y0, x1, y1, z, r=0.03, n=6):
    """Closed rectangle with round corners as points."""
    P = []
    for cx, cy, a0 in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            P.append((cx + r * math.cos(a), cy + r * math.sin(a), z))
    return P + [P[0], P[1]]


def chair(k, x, y, rz, wood, seat, h=0.46):
    """Dining chair: tapered legs, padded seat, curved upholstered back on wooden posts."""
    with k.at(x, y, 0, rz=rz):
        for sx in (-1, 1):
            k.tube(wood, [(sx * 0.20, 0.21, 0), (sx * 0.195, 0.19, h - 0.06)], 0.012, 14, 0.019)
            k.tube(
                wood,
                [
                    (sx * 0.195, -0.25, 0),
                    (sx * 0.19, -0.22, h * 0.5),
                    (sx * 0.19, -0.205, h - 0.05),
                    (sx * 0.20, -0.22, h + 0.12),
                    (sx * 0.205, -0.26, h + 0.34),
                ],
                0.012,
                14,
                0.016,
            )
        for yy in (0.19, -0.205):
            k.box(wood, -0.185, yy - 0.011, h - 0.085, 0.185, yy + 0.011, h - 0.03, 0.004, 'x')
        for sx in (-1, 1):
            k.box(wood, sx * 0.19 - 0.011, -0.20, h - 0.085, sx * 0.19 + 0.011, 0.185, h - 0.03, 0.004, 'y')
        soft_box(k, seat, -0.235, -0.225, h - 0.03, 0.235, 0.235, h + 0.035, 0.026, 0.018)
        k.tube(seat, rounded_path(-0.231, -0.221, 0.231, 0.231, h + 0.004, 0.03), 0.003, 8)
        n = 18
        V, F = [], []
        ring = [(0, 0.0), (0.0, 0.24), (0.3, 0.262), (0.7, 0.262), (1, 0.24), (1, 0), (0.7, -0.02), (0.3, -0.02)]
        for i in range(n + 1):
            t = -1 + 2 * i / n
            xx = t * 0.225
            dep = 0.055 * (1 - t * t)
            e = min(1, (1 - abs(t)) * 12 + 0.25)
            for q, z in ring:
                zz = 0.12 + (z - 0.12) * (e**0.25)
                V.append((xx, -0.195 - dep - (q - 0.5) * 0.042 * e - (zz) * 0.12, h + 0.115 + zz))
        R = len(ring)
        for a in range(n):
            for b in range(R):
                F.append([a * R + b, (a + 1) * R + b, (a + 1) * R + (b + 1) % R, a * R + (b + 1) % R][::-1])
        F.append(list(range(R))[::-1])
        F.append([n * R + b for b in range(R)])
        k.poly(seat, V, F, 'x')


def vase(k, mat, x, y, z, h=0.28, r=0.08, shape='bottle'):
    """Turned vessel: 'bottle', 'jar' or 'cyl'."""
    P = {
        'bottle': [
            (0.0, 0),
            (0.62, 0),
            (0.70, 0.02),
            (0.93, 0.18),
            (1, 0.34),
            (0.93, 0.52),
            (0.62, 0.70),
            (0.36, 0.80),
            (0.30, 0.88),
            (0.33, 0.97),
            (0.36, 1),
            (0.33, 1.0),
            (0.27, 0.96),
            (0.24, 0.88),
        ],
        'jar': [
            (0, 0),
            (0.72, 0),
            (0.80, 0.015),
            (0.97, 0.25),
            (1, 0.55),
            (0.93, 0.82),
            (0.78, 0.93),
            (0.74, 0.97),
            (0.78, 1),
            (0.73, 1),
            (0.69, 0.96),
            (0.70, 0.9),
            (0.88, 0.6),
        ],
        'cyl': [(0, 0), (0.95, 0), (1, 0.02), (1, 0.985), (0.98, 1), (0.95, 0.99), (0.93, 0.95), (0.93, 0.05), (0, 0.04)],
    }[shape]
    k.lathe(mat, spline([(a * r, b * h) for a, b in P]), x, y, z, 56)


def spline(P, n=5):
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


def bowl(k, mat, x, y, z, r=0.15, h=0.07):
    """Open bowl."""
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


def plate(k, mat, x, y, z, r=0.135):
    """Flat plate."""
    k.lathe(
        mat,
        spline(
            [(0, 0.002), (r * 0.6, 0), (r * 0.64, 0.002), (r * 0.9, 0.010), (r, 0.017), (r * 0.995, 0.019), (r * 0.9, 0.0135), (r * 0.64, 0.006), (0, 0.0055)],
            3,
        ),
        x,
        y,
        z,
        64,
    )


def fruit(k, kind, x, y, z, r=0.036, seed=0):
    """One piece of fruit."""
    rn = random.Random(seed)
    col = {'lemon': '#d8b13a', 'apple': '#8f2c22', 'pear': '#a9a04a', 'orange': '#cf7a22', 'fig': '#3a2433', 'green': '#8fa23c'}[kind]
    mat = m.ceramic(col, 0.38)
    P = {
        'lemon': [(0, -1.22), (0.12, -1.20), (0.25, -1.06), (0.72, -0.74), (1, 0), (0.72, 0.74), (0.25, 1.06), (0.10, 1.18), (0, 1.20)],
        'pear': [(0, -0.92), (0.3, -1), (0.85, -0.7), (1, -0.15), (0.78, 0.5), (0.48, 1.0), (0.40, 1.4), (0.2, 1.58), (0, 1.55)],
    }.get(kind, [(0, -0.82), (0.22, -0.93), (0.7, -0.8), (1, -0.1), (0.86, 0.55), (0.45, 0.88), (0.15, 0.82), (0, 0.70)])
    with k.at(x, y, z, rz=rn.uniform(0, 360), rx=rn.uniform(60, 110) if kind == 'lemon' else rn.uniform(-25, 25), ry=rn.uniform(-20, 20)):
        k.lathe(mat, spline([(a * r, b * r) for a, b in P]), 0, 0, 0, 32)
        if kind in ('apple', 'pear', 'green'):
            k.tube(m.simple('#3b2a1a', 0.8), [(0, 0, r * (0.7 if kind != 'pear' else 1.5)), (0.004, 0, r * (1.15 if kind != 'pear' else 1.9))], 0.0015, 6)


def fruit_bowl(k, mat, x, y, z, kinds, r=0.155, h=0.075, seed=4):
    """Bowl with fruit that touches bowl and neighbours: each piece takes the lowest free place of many tried (spheres)."""
    rn = random.Random(seed)
    bowl(k, mat, x, y, z, r, h)
    inside = [(r * 0.35 * i / 6, 0.013) for i in range(7)] + [(r * (0.35 + 0.62 * t), 0.014 + (h - 0.016) * t**1.35) for t in [i / 14 for i in range(15)]]
    lying = []
    for i, kind in enumerate(kinds):
        size = {'fig': 0.026, 'lemon': 0.033, 'pear': 0.036}.get(kind, 0.037)
        best = None
        for _ in range(160):
            a, d = rn.uniform(0, 6.283), r * 0.72 * math.sqrt(rn.random())
            fx, fy = d * math.cos(a), d * math.sin(a)
            fz = max([hz + math.sqrt(max(0, size**2 - (d - q) ** 2)) for q, hz in inside if abs(d - q) < size])
            for ox, oy, oz, osize in lying:
                gap = math.hypot(fx - ox, fy - oy)
                if gap < size + osize:
                    fz = max(fz, oz + math.sqrt((size + osize) ** 2 - gap**2))
            if best is None or fz < best[2]:
                best = (fx, fy, fz, size)
        lying.append(best)
        fruit(k, kind, x + best[0], y + best[1], z + best[2] - 0.0015, best[3], seed + i)


def table(k, wood, x, y, length, width, h=0.75, turned=False):
    """Table with a boarded top (35 mm), aprons and square tapered or turned legs."""
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
                k.lathe(
                    wood,
                    spline(
                        [
                            (0, 0),
                            (0.018, 0),
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
                k.tube(wood, [(lx + sx * 0.01, ly + sy * 0.01, 0), (lx, ly, h - 0.035)], 0.019, 20, 0.030)


def books(k, x, y, z, n=3, seed=0, w=0.26, d=0.20, rz=8):
    """Stack of n books without titles; returns its height."""
    rn = random.Random(seed)
    cols = ['#d8d2c6', '#3a3d3f', '#8a6f55', '#b8b0a2', '#5b5f57', '#22282c', '#c9b79b']
    for i in range(n):
        t = rn.uniform(0.018, 0.034)
        ww, dd = w * rn.uniform(0.86, 1) - i * 0.012, d * rn.uniform(0.88, 1) - i * 0.008
        with k.at(x, y, z, rz=rz + rn.uniform(-7, 7)):
            c = m.simple(rn.choice(cols), 0.6)
            k.box(m.simple('#e9e3d6', 0.9), -ww / 2 + 0.003, -dd / 2 + 0.004, 0.002, ww / 2 - 0.004, dd / 2 - 0.004, t - 0.002, 0)
            k.box(c, -ww / 2, -dd / 2, 0, ww / 2, dd / 2, 0.0022, 0.0006)
            k.box(c, -ww / 2, -dd / 2, t - 0.0022, ww / 2, dd / 2, t, 0.0006)
            k.box(c, -ww / 2, -dd / 2, 0, -ww / 2 + 0.0022, dd / 2, t, 0.0006)
        z += t
    return z


def books_row(k, x0, y, z, L, seed=0, hmax=0.27, depth=0.19):
    """Upright books from x0 over length L."""
    rn = random.Random(seed)
    x = x0
    cols = ['#cfc7b8', '#3a3d3f', '#7c634c', '#b8b0a2', '#5b5f57', '#22282c', '#c9b79b', '#6d4038', '#8d9089']
    while x < x0 + L - 0.045:
        t, h, d = rn.uniform(0.014, 0.042), hmax * rn.uniform(0.72, 1), depth * rn.uniform(0.82, 1)
        c = m.simple(rn.choice(cols), 0.6)
        k.box(m.simple('#e9e3d6', 0.9), x + 0.002, y - d + 0.004, z + 0.003, x + t - 0.002, y - 0.004, z + h - 0.004, 0)
        k.box(c, x, y - d, z, x + 0.002, y, z + h, 0.0005)
        k.box(c, x + t - 0.002, y - d, z, x + t, y, z + h, 0.0005)
        k.box(c, x, y - d, z, x + t, y - d + 0.002, z + h, 0.0008)
        x += t + rn.uniform(0.0004, 0.002)


def leaf_mat(color='#51653c'):
    """Leaf, lit through."""
    n = m.N('leaf')
    hs = n.node('ShaderNodeHueSaturation')
    n.set(hs.inputs['Color'], m.hexc(color))
    r = n.rnd()
    n.set(hs.inputs['Value'], n.math('MULTIPLY_ADD', r, 0.6, 0.7))
    n.set(hs.inputs['Hue'], n.math('MULTIPLY_ADD', r, 0.03, 0.485))
    b = n.bsdf(Base_Color=hs.outputs[0], Roughness=0.45, Specular_IOR_Level=0.35)
    tl = n.node('ShaderNodeBsdfTranslucent')
    n.set(tl.inputs[0], hs.outputs[0])
    mx = n.node('ShaderNodeMixShader')
    mx.inputs[0].default_value = 0.3
    n.set(mx.inputs[1], b.outputs[0])
    n.set(mx.inputs[2], tl.outputs[0])
    n.t.links.new(mx.outputs[0], n.out.inputs[0])
    return n.m


def branches(k, x, y, z, h=0.55, n=7, spread=0.28, leaf=0.055, lw=0.40, seed=0, mat=None, density=16, droop=0.25, z0=0.0):
    """Olive / eucalyptus style stems in a vase."""
    rn = random.Random(seed)
    mat = mat or leaf_mat()
    stem = m.simple('#4a3d2b', 0.8)
    for s in range(n):
        az = 2 * math.pi * s / n + rn.uniform(-0.5, 0.5)
        L = h * rn.uniform(0.7, 1.1)
        sp = spread * rn.uniform(0.4, 1.1)
        P = []
        for i in range(13):
            t = i / 12
            rad = sp * t**1.5
            P.append(
                Vector(
                    (
                        x + math.cos(az) * rad + 0.012 * math.sin(t * 6 + s),
                        y + math.sin(az) * rad + 0.012 * math.cos(t * 7 + s),
                        z + z0 + L * (t - droop * t**3),
                    )
                )
            )
        k.tube(stem, P, 0.0026, 6, 0.0008)
        for i in range(density):
            t = 0.30 + 0.70 * i / density
            f = t * 12
            a = int(min(f, 11))
            p = P[a].lerp(P[a + 1], f - a)
            tan = (P[a + 1] - P[a]).normalized()
            side = tan.cross(Vector((0, 0, 1)))
            side = (side if side.length > 0.1 else Vector((1, 0, 0))).normalized()
            up = side.cross(tan)
            ang = i * 2.4 + rn.uniform(-0.5, 0.5)
            d = (side * math.cos(ang) + up * math.sin(ang) + tan * rn.uniform(0.4, 1.0)).normalized()
            l = leaf * rn.uniform(0.7, 1.15) * (1.1 - 0.4 * t)
            nrm = d.cross(tan)
            nrm = (nrm if nrm.length > 0.05 else side).normalized()
            up2 = nrm.cross(d)
            V, F = [], []
            Lr = [0, 0.55, 0.95, 1, 0.8, 0.45, 0]
            for q, wd in enumerate(Lr):
                u = q / 6
                c = p + d * (l * u) - Vector((0, 0, 1)) * (l * 0.25 * u * u)
                ww = l * lw * 0.5 * wd
                for e in (-1, 0, 1):
                    V.append(tuple(c + nrm * (ww * e) + up2 * (abs(e) * ww * 0.35)))
            for q in range(6):
                for e in (0, 1):
                    F.append([q * 3 + e, q * 3 + e + 1, q * 3 + e + 4, q * 3 + e + 3])
            k.poly(mat, V, F)


def board(k, mat, x, y, z, w=0.24, h=0.40, t=0.018, lean=8, rz=0):
    """Chopping board leaning by lean degrees."""
    with k.at(x, y, z, rx=lean, rz=rz):
        k.box(mat, -w / 2, 0, 0, w / 2, t, h, 0.003, 'z')


def towel(k, mat, x, y, z, w=0.22, h=0.38):
    """Folded towel over a bar along x."""
    V, F = [], []
    n, r = 24, 0.012
    prof = (
        [(-r - 0.004, -h * 0.9)]
        + [(-r, -h * 0.45)]
        + [(-r * math.cos(a), r * math.sin(a)) for a in [math.pi * i / 8 for i in range(9)]]
        + [(r, -h * 0.5), (r + 0.006, -h)]
    )
    for i in range(n + 1):
        t = i / n
        for j, (b, c) in enumerate(prof):
            V.append((x - w / 2 + w * t, y + b + 0.004 * math.sin(t * 9 + j) * (1 if c < -0.05 else 0.1), z + c))
    q = len(prof)
    for i in range(n):
        for j in range(q - 1):
            F.append([i * q + j, (i + 1) * q + j, (i + 1) * q + j + 1, i * q + j + 1])
    k.poly(mat, V, F, 'x')


SH3F = os.environ.get('SH3F', 'sh3f')  # folder of unzipped .sh3f libraries


def load_sh3f(lib, idx, loc, height=None, width=None, rz=0, mats=None):
    """Import one OBJ of the Debian package sweethome3d-furniture (BlendSwap-CC-0 is CC0). Returns the joined object."""
    import re

    base = f'{SH3F}/{lib}'
    cat = open(f'{base}/PluginFurnitureCatalog.properties', encoding='latin1').read()
    model = re.search(rf'^model#{idx}=(.+)$', cat, re.M).group(1).strip()
    hh = float(re.search(rf'^height#{idx}=(.+)$', cat, re.M).group(1)) / 100
    before = set(bpy.data.objects)
    bpy.ops.wm.obj_import(filepath=base + model, forward_axis='NEGATIVE_Z', up_axis='Y')
    obs = [o for o in bpy.data.objects if o not in before]
    bpy.ops.object.select_all(action='DESELECT')
    for o in obs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]
    if len(obs) > 1:
        bpy.ops.object.join()
    o = bpy.context.view_layer.objects.active
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    import numpy as np

    co = np.array([v.co for v in o.data.vertices])
    lo, hi = co.min(0), co.max(0)
    c = (lo + hi) / 2
    s = (height or hh) / (hi[2] - lo[2])
    if width:
        s = width / (hi[0] - lo[0])
    o.data.transform(Matrix.Scale(s, 4) @ Matrix.Translation((-c[0], -c[1], -lo[2])))
    o.location = loc
    o.rotation_euler = (0, 0, math.radians(rz))
    for i, sl in enumerate(o.material_slots):
        if mats and mats.get(sl.name.split('.')[0]):
            sl.material = mats[sl.name.split('.')[0]]
        elif mats and mats.get('*'):
            sl.material = mats['*']
    return o
