"""Bedroom 'Notturno': panelled veneer bed wall with lit bedside drawers, upholstered headboard and a made bed. Metres."""

import math
import random
from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import props
from studio.room import sets
from studio.room import shell as room


def cloth_sheet(kit, mat, x0, x1, y0, y1, z, drop, thick=0.03, seed=0, fold=0.010, columns=110, rows=120):
    """A duvet or throw over a mattress: flat and softly creased on top, hanging by `drop` on both sides (-x, +x) and the foot (-y)."""
    rng = random.Random(seed)
    creases = [(rng.uniform(2, 9), rng.uniform(-7, 7), rng.uniform(0, 6.3), rng.uniform(0.2, 1) * fold) for _ in range(9)]
    ripples = [(rng.uniform(9, 24), rng.uniform(0, 6.3), rng.uniform(0.3, 1)) for _ in range(5)]
    width, length = x1 - x0, y1 - y0

    def over(s, edge0, edge1):
        """Arc length s to (position along the axis, drop): rolls over both edges with an 80 mm radius."""
        r = 0.07
        for edge, sign in ((edge0, -1), (edge1, 1)):
            past = (s - edge) * sign
            if past > -r:
                a = (past + r) / r
                if a < math.pi / 2:
                    return edge + sign * (-r + r * math.sin(a)), r * (1 - math.cos(a))
                return edge, r + (a - math.pi / 2) * r
        return s, 0.0

    def point(u, v):
        px, dx = over(x0 - drop + u * (width + 2 * drop), x0, x1)
        py, dy = over(y0 - drop + v * (length + drop), y0, y1 + 9)
        down = max(dx, dy)  # folded corners: their hem ends level with the sides'
        wave = sum(a * math.sin(fx * (px + 0.3 * py) + fy * py + p) for fx, fy, p, a in creases)
        hang = min(1, max(0, down - 0.05) / 0.25)
        along = py if dx > dy else px
        ripple = sum(w * math.sin(f * along + p) for f, p, w in ripples) * 0.012 * hang
        side = (-1 if u < 0.5 else 1) * (1 if dx > dy else 0)
        return (
            px + side * (thick + abs(ripple) + ripple * 0.5),
            py - (thick + ripple + 0.01 * hang if dy >= dx and dy > 0 else 0),
            z + thick + wave * (1 - hang) - down + (0.012 * math.sin(3 * along + seed) * hang),
        )

    vertices = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    stride = columns + 1
    kit.poly(
        mat, vertices, [[j * stride + i, j * stride + i + 1, (j + 1) * stride + i + 1, (j + 1) * stride + i] for j in range(rows) for i in range(columns)], 'x'
    )


def pillow(kit, mat, x, y, z, width, height, thick, lean, turn=0, seed=0):
    """Stuffed pillow standing on its long edge, leaning back by `lean` degrees; pinched corners and a piped seam."""
    rng = random.Random(seed)
    n = 36
    bumps = [(rng.uniform(3, 9), rng.uniform(3, 9), rng.uniform(0, 6), rng.uniform(0.2, 1)) for _ in range(6)]

    def outline(u, v):
        pull = 1 - 0.07 * (1 - abs(v) ** 3) * abs(u) ** 6
        squash = 1 - 0.07 * (1 - abs(u) ** 3) * abs(v) ** 6
        return u * width / 2 * pull, v * height / 2 * squash

    def face(sign):
        rows = []
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = -1 + 2 * i / n, -1 + 2 * j / n
                px, pz = outline(u, v)
                full = (max(0, 1 - u**4) * max(0, 1 - v**4)) ** 0.45
                crease = sum(a * math.sin(f * u * 2 + g * v * 2 + p) for f, g, p, a in bumps) * 0.0035 * full
                rows.append((px, sign * (thick / 2 * full + crease), pz + height / 2))
        return rows

    with kit.at(x, y, z, rz=turn, rx=-lean):
        for sign in (-1, 1):
            order = (0, 1, 2, 3) if sign < 0 else (3, 2, 1, 0)
            faces = []
            for j in range(n):
                for i in range(n):
                    quad = (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
                    faces.append([quad[k] for k in order])
            kit.poly(mat, face(sign), faces, 'x')
        ring = [
            (*outline(math.copysign(min(1, abs(math.cos(a)) * 1.42), math.cos(a)), math.copysign(min(1, abs(math.sin(a)) * 1.42), math.sin(a))),)
            for a in (2 * math.pi * i / 80 for i in range(82))
        ]
        kit.tube(mat, [(a, 0, b + height / 2) for a, b in ring], 0.0042, 8)


def headboard(kit, cover, frame, x0, x1, y, z0, z1, channels=9):
    """Channelled upholstery between two slim frames; channels are vertical rolls."""
    width = (x1 - x0) / channels
    for i in range(channels):
        props.soft_box(kit, cover, x0 + i * width + 0.001, y - 0.085, z0, x0 + (i + 1) * width - 0.001, y, z1, 0.030, 0, 10)
    kit.box(frame, x0 - 0.012, y - 0.09, z0 - 0.01, x0, y, z1 + 0.012, 0.001, 'z')
    kit.box(frame, x1, y - 0.09, z0 - 0.01, x1 + 0.012, y, z1 + 0.012, 0.001, 'z')
    kit.box(frame, x0, y - 0.09, z1, x1, y, z1 + 0.012, 0.001, 'x')


def veneer_wall(kit, veneer, line, x0, x1, height, panel=0.62):
    """Panels floor to ceiling with 4 mm metal lines between them and a stone-height joint at 1.15 m."""
    count = round((x1 - x0) / panel)
    width = (x1 - x0) / count
    kit.box(m.simple('#12100f', 0.8), x0, -0.012, 0, x1, 0, height, 0, 'x')
    for i in range(count):
        a, b = x0 + i * width + 0.002, x0 + (i + 1) * width - 0.002
        for z0, z1 in ((0.06, 1.148), (1.152, height)):
            kit.box(veneer, a, -0.030, z0, b, -0.010, z1, 0.0008, 'z')
        kit.box(line, b, -0.026, 0.06, b + 0.004, -0.010, height, 0, 'z')


def bedside(kit, style, metal, x0, width, z=0.30):
    """Wall-hung drawer box with a stone top and a light below."""
    x1, deep = x0 + width, 0.42
    kit.box(style.inner, x0 + 0.018, -deep, z, x1 - 0.018, -0.03, z + 0.26, 0)
    for a, b in ((x0, x0 + 0.018), (x1 - 0.018, x1)):
        kit.box(style.mat, a, -deep - style.t, z, b, -0.03, z + 0.26, 0.001, 'z')
    for a, b in ((z, z + 0.13), (z + 0.13, z + 0.26)):
        cab.front(kit, style, x0 + 0.018, a, x1 - 0.018, b, -deep, 'drawer')
    kit.box(stone('calacatta'), x0, -deep - style.t - 0.004, z + 0.26, x1, -0.03, z + 0.28, 0.0016, 'x')
    kit.box(m.emit('#ffcf9f', 9), x0 + 0.05, -deep + 0.06, z - 0.004, x1 - 0.05, -deep + 0.07, z - 0.002, 0)
    kit.area(((x0 + x1) / 2, -0.22, z - 0.01), ((x0 + x1) / 2, -0.2, 0), width - 0.1, 0.05, 3, (1, 0.76, 0.50), 160)
    return z + 0.28


def reading_lamp(kit, mat, x, z, watts):
    """Slim hanging cylinder of opal glass on a rod from the ceiling line."""
    kit.tube(mat, [(x, -0.20, z + 0.26), (x, -0.20, 2.8)], 0.003, 8)
    kit.cyl(mat, x, -0.20, z + 0.20, z + 0.27, 0.024, 32)
    kit.lathe(m.opal('#ffe0b8', 3), [(0, 0), (0.030, 0), (0.034, 0.006), (0.034, 0.20), (0, 0.20)], x, -0.20, z, 40)
    kit.point((x, -0.26, z - 0.04), watts, (1, 0.80, 0.56), 0.06)


def bedroom(seed=12):
    """Bed wall frontal by the sea-apartment window, in the last light, lamps on."""
    kit = Kit(seed)
    spec = replace(
        sets.SETS['S2'],
        height=2.75,
        window=(-4.1, -0.75),
        sheer=True,
        drape='#8f8373',
        floor=('planks', 'oak_smoked'),
        wall='#cfc6b8',
        sky=120,
        sky_colour=(0.80, 0.88, 1),
        sun=9,
        sun_colour=(1, 0.72, 0.46),
        sun_direction=(0.86, 0.30, -0.30),
        fill=26,
        fill_colour=(1, 0.94, 0.88),
        ambient=0.24,
        lamps=1.2,
        exposure=0.45,
    )
    box = sets.Box(-2.55, 2.55, -5.6, spec.height)
    sets.build(kit, spec, box)
    walnut, bronze = m.veneer('#665040', 'walnut', 0.42), m.metal('brass_aged', 0.36)
    veneer_wall(kit, walnut, bronze, box.x0, box.x1, spec.height)
    linen, sand, clay = m.fabric('#e9e4da', 0.0010, melange=0.15), m.fabric('#b3a28b', 0.0018), m.fabric('#7d5f4b', 0.0024, sheen=0.6)
    half, foot, mattress = 0.90, -2.20, 0.46
    headboard(kit, m.fabric('#a8977f', 0.0020, sheen=0.5), bronze, -1.12, 1.12, -0.03, 0.30, 1.148, 10)
    kit.box(walnut, -half - 0.02, foot - 0.02, 0.10, half + 0.02, -0.12, 0.27, 0.004, 'x')
    kit.box(m.simple('#0f0e0d', 0.8), -half + 0.12, foot + 0.14, 0, half - 0.12, -0.2, 0.10, 0)
    props.soft_box(kit, linen, -half, foot, 0.25, half, -0.13, mattress, 0.06, 0.01, 14)
    cloth_sheet(kit, linen, -half - 0.015, half + 0.015, foot - 0.02, -0.66, mattress - 0.005, 0.30, 0.035, 3)
    cloth_sheet(kit, clay, -half - 0.04, half + 0.04, foot - 0.045, foot + 0.62, mattress + 0.020, 0.34, 0.035, 3)
    for x, seed_ in ((-0.46, 1), (0.46, 2)):
        pillow(kit, linen, x, -0.27, mattress + 0.005, 0.74, 0.48, 0.20, 20, 0, seed_)
    for x, seed_ in ((-0.44, 3), (0.45, 4)):
        pillow(kit, sand, x, -0.43, mattress + 0.012, 0.64, 0.42, 0.18, 27, 3 if x < 0 else -4, seed_)
    pillow(kit, clay, 0.02, -0.58, mattress + 0.02, 0.52, 0.30, 0.15, 33, 2, 5)
    style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='edge', hmat=bronze, t=0.018, grain='x')
    for x0 in (-1.12 - 0.70, 1.12 + 0.04):
        top = bedside(kit, style, bronze, x0, 0.66)
        reading_lamp(kit, bronze, x0 + (0.16 if x0 < 0 else 0.50), 1.18, 5)
        props.books(kit, x0 + 0.36, -0.24, top, 2, 3 + int(x0), 0.22, 0.16, 6)
    props.vase(kit, m.ceramic('#cbbfa9', 0.55, 0.25), 1.30, -0.22, 0.58, 0.20, 0.07, 'jar')
    props.branches(kit, 1.30, -0.22, 0.73, 0.34, 7, 0.2, 0.05, 0.42, 9, density=16)
    kit.box(m.boucle('#d9d0c1'), -1.75, -3.2, 0, 1.75, -1.0, 0.020, 0.009, 'x')
    bench = m.leather('#6f4a32')
    props.soft_box(kit, bench, -0.70, foot - 0.52, 0.36, 0.70, foot - 0.12, 0.46, 0.035, 0.012, 14)
    for x in (-0.60, 0.60):
        kit.box(bronze, x - 0.012, foot - 0.50, 0, x + 0.012, foot - 0.14, 0.36, 0.002, 'z')
    for x in (-1.5, 1.5):
        room.downlight(kit, x, -0.55, spec.height, 9)
    kit.area((0, -0.05, spec.height - 0.03), (0, -0.4, 1.0), 4.6, 0.03, 10, (1, 0.76, 0.50), 120)
    kit.flush('bedroom')
    sets.light(spec, box)
    return Built(
        dict(
            main=View(loc=(0.35, box.y0 + 0.25, 1.06), target=(0.35, 0, 1.06), focal=30, fstop=8, focus=3.8, shift_x=-0.11),
        ),
        spec.exposure,
    )
