"""Room shell: floor, walls, ceiling, windows with daylight, skirting, lamps."""

import math
import random

from studio.kit import lights
from studio.kit import materials as m


def floor_herringbone(k, mat, x0, y0, x1, y1, L=0.60, W=0.10, t=0.014, gap=0.0006):
    """Real 90-degree herringbone; every board is a bevelled solid with its own grain."""
    c = math.cos(math.pi / 4)
    with k.at((x0 + x1) / 2, (y0 + y1) / 2, -t, rz=45):
        R = math.hypot(x1 - x0, y1 - y0) / 2 + L
        rows = int(R * 2 / W) + 4
        for i in range(-rows, rows):
            for j in range(-int(R / L) - 4, int(R / L) + 4):
                bx, by = i * W, i * W + j * 2 * L  # lattice (W, W), (0, 2L): one board along x, one along y
                if abs(bx) > R or abs(by) > R:
                    continue
                for ax, ay, w, h, g in ((bx, by, L, W, 'x'), (bx - W, by, W, L, 'y')):
                    cx, cy = ax + w / 2, ay + h / 2
                    wx, wy = (cx - cy) * c, (cx + cy) * c
                    if abs(wx) > (x1 - x0) / 2 + 0.5 or abs(wy) > (y1 - y0) / 2 + 0.5:
                        continue
                    dz = k.rng.uniform(-0.0002, 0.0002)
                    k.box(mat, ax + gap, ay + gap, 0, ax + w - gap, ay + h - gap, t + dz, 0.0012, g)


def floor_planks(k, mat, x0, y0, x1, y1, W=0.19, t=0.014, along='y'):
    """Boards of uneven length."""
    r = k.rng
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == 'y' else (y0, y1, x0, x1)
    a = a0
    while a < a1:
        b = b0 - r.uniform(0, 1.6)
        while b < b1:
            L = r.uniform(1.5, 2.3)
            dz = r.uniform(-0.0002, 0.0002)
            if along == 'y':
                k.box(mat, a + 0.0005, b, -t, a + W - 0.0005, b + L - 0.0008, dz, 0.0012, 'y')
            else:
                k.box(mat, b, a + 0.0005, -t, b + L - 0.0008, a + W - 0.0005, dz, 0.0012, 'x')
            b += L
        a += W


def floor_tiles(k, mat, grout, x0, y0, x1, y1, s=1.2, s2=None, gap=0.0015, t=0.01, ox=0.0):
    """Tiles on their grout; s by s2 metres."""
    k.box(grout, x0, y0, -t, x1, y1, -0.0008, 0)
    s2 = s2 or s
    y = y1
    while y > y0:
        x = x0 - ox
        while x < x1:
            k.box(mat, x + gap / 2, y - s2 + gap / 2, -t, x + s - gap / 2, y - gap / 2, 0, 0.0006, 'x')
            x += s
        y -= s2


def wall_x(k, mat, x0, x1, y, h, openings=(), t=0.2):
    """Wall along X with its visible face on y (body behind, +y). openings: (x0, z0, x1, z1)."""
    _wall(k, mat, x0, x1, h, openings, lambda a, b, c, d: k.box(mat, a, y, c, b, y + t, d, 0, 'x'))


def wall_y(k, mat, y0, y1, x, h, openings=(), t=0.25, side=-1):
    """Wall along Y with visible face on x; body lies on 'side' of it."""
    _wall(k, mat, y0, y1, h, openings, lambda a, b, c, d: k.box(mat, x, a, c, x + side * t, b, d, 0, 'y'))


def _wall(k, mat, a0, a1, h, openings, put):
    xs = a0
    for o0, z0, o1, z1 in sorted(openings):
        if o0 > xs:
            put(xs, o0, 0, h)
        if z0 > 0:
            put(o0, o1, 0, z0)
        if z1 < h:
            put(o0, o1, z1, h)
        xs = o1
    if xs < a1:
        put(xs, a1, 0, h)


def window_y(k, mat, x, y0, z0, y1, z1, panes=2, frame=0.055, depth=0.07, inset=0.16, glass=True, bars=0):
    """Window/door set in a wall_y at x (outside is -x): slim frames side by side; bars divide each pane in height (22 mm)."""
    a = x - inset

    def fr(p0, q0, p1, q1):
        k.box(mat, a - depth, p0, q0, a, p1, q0 + frame, 0.002, 'y')
        k.box(mat, a - depth, p0, q1 - frame, a, p1, q1, 0.002, 'y')
        k.box(mat, a - depth, p0, q0 + frame, a, p0 + frame, q1 - frame, 0.002, 'z')
        k.box(mat, a - depth, p1 - frame, q0 + frame, a, p1, q1 - frame, 0.002, 'z')

    w = (y1 - y0) / panes
    for i in range(panes):
        fr(y0 + i * w, z0, y0 + (i + 1) * w, z1)
        for j in range(1, bars):
            k.box(
                mat,
                a - depth * 0.75,
                y0 + i * w + frame,
                z0 + (z1 - z0) * j / bars - 0.011,
                a - depth * 0.25,
                y0 + (i + 1) * w - frame,
                z0 + (z1 - z0) * j / bars + 0.011,
                0.002,
                'y',
            )
        if glass:
            k.box(m.glass_pane(), a - depth / 2 - 0.003, y0 + i * w + frame, z0 + frame, a - depth / 2 + 0.003, y0 + (i + 1) * w - frame, z1 - frame, 0)


def skirting(k, mat, path, h=0.10, t=0.014):
    """Skirting board along a path."""
    k.moulding(mat, path, [(0, 0), (t, 0), (t, h - 0.006), (t - 0.004, h), (0, h)])


def downlight(k, x, y, z, power=18, color=(1, 0.80, 0.60), angle=75, glow=14):
    """Recessed spot in the ceiling with its glow."""
    trim = m.simple('#f2f0ec', 0.5)
    k.lathe(trim, [(0.033, -0.0005), (0.041, -0.002), (0.043, 0)], x, y, z, 32)
    k.lathe(m.simple('#202020', 0.5), [(0.033, 0), (0.027, 0.02)], x, y, z, 24)
    k.lathe(m.emit('#ffd9ae', glow, 'ceiling'), [(0, 0.018), (0.027, 0.018)], x, y, z, 24)
    lights.spot((x, y, z - 0.006), power, color, angle, 0.9, 0.025)


def pendant(k, x, y, z, ceil, kind='dome', mat=None, r=0.14, power=22, color=(1, 0.80, 0.58)):
    """Hanging lamp: 'dome', 'cylinder' or 'globe'."""
    mat = mat or m.metal('brass')
    k.tube(m.simple('#111111', 0.5), [(x, y, z + 0.05), (x, y, ceil)], 0.0022, 8)
    k.lathe(mat, [(0, -0.025), (0.045, -0.025), (0.05, -0.02), (0.05, 0)], x, y, ceil, 32)
    if kind == 'dome':
        out = [(0.012, 0.09), (0.02, 0.088), (0.024, 0.06)] + [
            (r * math.sin(a), 0.06 - r * 0.78 * (1 - math.cos(a))) for a in [math.pi / 2 * i / 14 for i in range(2, 15)]
        ]
        inn = [(q * 0.985 - 0.001, w - 0.003) for q, w in out[::-1] if q > 0.03]
        k.lathe(mat, [*out, (out[-1][0] - 0.002, out[-1][1] - 0.002)], x, y, z, 64)
        k.lathe(m.simple('#efe6d6', 0.55), inn, x, y, z, 64)
        zl = z + 0.02
    elif kind == 'cylinder':
        k.lathe(mat, [(0, 0.30), (0.028, 0.30), (0.030, 0.298), (0.030, 0), (0.028, -0.001), (0.0265, 0.0), (0.0265, 0.05)], x, y, z, 40)
        k.lathe(m.emit('#ffdcb0', 22, 'pendants'), [(0, 0.03), (0.0265, 0.03)], x, y, z, 24)
        lights.spot((x, y, z + 0.0), power, color, 80, 0.8, 0.02, group='pendants')
        return
    elif kind == 'globe':
        g = [(r * math.sin(math.pi * i / 28), r - r * math.cos(math.pi * i / 28)) for i in range(29)]
        k.lathe(m.opal('#ffe2bd', 2.2), g, x, y, z - r, 48)
        k.cyl(mat, x, y, z + r - 0.01, z + r + 0.05, 0.02)
        lights.point((x, y, z - r - 0.02), power * 0.4, color, 0.1)
        return
    k.lathe(m.emit('#ffdcb0', 30, 'pendants'), [(0, 0.045), (0.03, 0.04), (0.042, 0.01), (0.03, -0.02), (0, -0.03)], x, y, zl, 24)
    k.point((x, y, zl - 0.05), power, color, 0.035)  # the shade itself cuts its cone


def curtain(k, mat, x0, y0, x1, y1, z0, z1, wave=0.05, pitch=0.13, rows=16, seed=1):
    """Hanging pleated curtain between two XY points."""
    L = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / L, (y1 - y0) / L
    n = int(L / pitch * 14)
    r = random.Random(seed)
    ph = [r.uniform(-0.8, 0.8) for _ in range(n // 14 + 3)]
    V, F, uv = [], [], []
    for j in range(rows + 1):
        t = j / rows
        z = z1 + (z0 - z1) * t
        for i in range(n + 1):
            s = i / n * L
            q = i / 14
            a, b = ph[int(q)], ph[int(q) + 1]
            jit = a + (b - a) * (q - int(q))
            w = wave * (0.45 + 0.55 * t) * math.sin(2 * math.pi * q + jit * (0.3 + t)) + 0.02 * t * math.sin(q * 0.9 + 1)
            sx = s + 0.012 * math.sin(4 * math.pi * q) * t
            V.append((x0 + ux * sx - uy * w, y0 + uy * sx + ux * w, z))
            uv.append((z, s * 1.6))
    m_ = n + 1
    for j in range(rows):
        for i in range(n):
            F.append([j * m_ + i, (j + 1) * m_ + i, (j + 1) * m_ + i + 1, j * m_ + i + 1])
    k.poly(mat, V, F, uv=uv)
