"""Fruit and bread. Metres."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size
from studio.props.vessels import bowl, spline


@m.cached
def skin(colour: str, pores: bool) -> Material:
    """Skin of a fruit, riper in places; a citrus fruit's has pores."""
    n = m.N('skin' + colour)
    p = n.pos()
    ripe = n.math('MULTIPLY_ADD', n.noise(p, 30, 3, 0.55), 0.30, 0.85)
    relief = n.noise(p, 620 if pores else 60, 1.5, 0.5)
    n.bsdf(
        avg=colour,
        Base_Color=n.value(m.hexc(colour), ripe),
        Roughness=n.math('MULTIPLY_ADD', n.noise(p, 90, 2), 0.16, 0.36),
        Specular_IOR_Level=0.35,
        Normal=n.bump(relief, 0.55 if pores else 0.12, 0.0005),
    )
    return n.m


def fruit(k: Kit, kind: str, at: Point, r: float = 0.036, seed: int = 0) -> None:
    """One piece of fruit."""
    x, y, z = at
    rn = random.Random(seed)
    col = {'lemon': '#d8b13a', 'apple': '#8f2c22', 'pear': '#a9a04a', 'orange': '#cf7a22', 'fig': '#3a2433', 'green': '#8fa23c'}[kind]
    mat = skin(col, pores=kind in ('lemon', 'orange'))
    P = {
        'lemon': [(0, -1.22), (0.12, -1.20), (0.25, -1.06), (0.72, -0.74), (1, 0), (0.72, 0.74), (0.25, 1.06), (0.10, 1.18), (0, 1.20)],
        'pear': [(0, -0.92), (0.3, -1), (0.85, -0.7), (1, -0.15), (0.78, 0.5), (0.48, 1.0), (0.40, 1.4), (0.2, 1.58), (0, 1.55)],
    }.get(kind, [(0, -0.82), (0.22, -0.93), (0.7, -0.8), (1, -0.1), (0.86, 0.55), (0.45, 0.88), (0.15, 0.82), (0, 0.70)])
    with k.at(x, y, z, rz=rn.uniform(0, 360), rx=rn.uniform(60, 110) if kind == 'lemon' else rn.uniform(-25, 25), ry=rn.uniform(-20, 20)):
        k.lathe(mat, spline([(a * r, b * r) for a, b in P]), 0, 0, 0, 32)
        if kind in ('lemon', 'orange'):  # where it hung
            k.cyl(m.simple('#5d4a24', 0.8), 0, 0, r * (1.18 if kind == 'lemon' else 0.69), r * (1.225 if kind == 'lemon' else 0.735), r * 0.075, 16, 0.0004)
        if kind in ('apple', 'pear', 'green'):
            k.tube(m.simple('#3b2a1a', 0.8), [(0, 0, r * (0.7 if kind != 'pear' else 1.5)), (0.004, 0, r * (1.15 if kind != 'pear' else 1.9))], 0.0015, 6)


@dataclass(frozen=True)
class Filling:
    """What lies in a bowl, piece by piece, and the bowl's radius and height in metres."""

    kinds: Sequence[str]
    radius: float = 0.155
    height: float = 0.075
    seed: int = 4


def fruit_bowl(k: Kit, mat: Material, at: Point, filling: Filling) -> None:
    """Bowl with fruit that touches bowl and neighbours: each piece takes the lowest free place of many tried (spheres)."""
    x, y, z = at
    r = filling.radius
    rn = random.Random(filling.seed)
    bowl(k, mat, at, (r, filling.height))
    inside = [(r * 0.35 * i / 6, 0.013) for i in range(7)] + [
        (r * (0.35 + 0.62 * t), 0.014 + (filling.height - 0.016) * t**1.35) for t in [i / 14 for i in range(15)]
    ]
    lying = []
    for i, kind in enumerate(filling.kinds):
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
        fruit(k, kind, (x + best[0], y + best[1], z + best[2] - 0.0015), best[3], filling.seed + i)


@m.cached
def crust() -> Material:
    """Baked crust: `rnd` is 0 where it browned, 1 where the loaf tore open; flour lies on what faces up."""
    n = m.N('crust')
    p = n.pos()
    open_ = n.rnd()
    brown = n.ramp(
        n.math('ADD', n.noise(p, 24, 4, 0.62), n.math('MULTIPLY_ADD', open_, 0.5, -0.05)),
        [(0.25, m.hexc('#5f3517')), (0.45, m.hexc('#8f5526')), (0.62, m.hexc('#b97c3c')), (0.92, m.hexc('#e0bb7f'))],
    )
    up = n.sep(n.node('ShaderNodeNewGeometry').outputs['Normal'])[2]
    flour = n.math(
        'MULTIPLY', n.smooth(n.noise(p, 60, 4, 0.7), 0.46, 0.66), n.math('MULTIPLY', n.smooth(up, 0.1, 0.8), n.math('MULTIPLY_ADD', open_, -0.4, 0.55))
    )
    blister = n.math('ADD', n.noise(p, 150, 3, 0.7), n.math('MULTIPLY', n.noise(p, 45, 3), 1.4))
    n.bsdf(avg='#8f5a2b', Base_Color=n.mix(flour, brown, m.hexc('#e9dcc4')), Roughness=0.62, Normal=n.bump(blister, 0.7, 0.002))
    return n.m


@m.cached
def crumb() -> Material:
    """Cut face of a loaf: pale, with holes of many sizes."""
    n = m.N('crumb')
    p = n.pos()
    holes = n.math(
        'MINIMUM', n.smooth(n.voronoi(p, 150)['Distance'], 0.18, 0.42), n.smooth(n.voronoi(n.vmath('ADD', p, (3.1, 1.7, 0.4)), 330)['Distance'], 0.14, 0.40)
    )
    shade = n.mix(holes, m.hexc('#b8935f'), n.mix(n.noise(p, 30, 2), m.hexc('#ecdcb8'), m.hexc('#dfc998')))
    n.bsdf(avg='#e2cfa5', Base_Color=shade, Roughness=0.9, Specular_IOR_Level=0.2, Normal=n.bump(n.math('ADD', holes, n.noise(p, 400, 2)), 0.8, 0.002))
    return n.m


def _section(t: float, half: Size, rng_turns: list[tuple[float, float, float]], count: int = 56) -> list[tuple[float, float, float]]:
    """Ring of a loaf at t (-1..1 of its half length): [(y, z, torn 0..1)], lying on z = 0; half is (width, height)."""
    swell = (1 - abs(t) ** 2.7) ** 0.42
    ring = []
    for i in range(count):
        a = 2 * math.pi * i / count
        lump = 1 + 0.030 * sum(math.sin(f * a + g * t * 3 + q) for f, g, q in rng_turns)
        y = half[0] * swell * math.copysign(abs(math.cos(a)) ** 0.86, math.cos(a)) * lump
        high = math.sin(a)
        z = half[1] * swell * (high if high > 0 else 0.62 * high) * lump
        cut = 0.0
        if high > 0.2:  # three slashes across the top that tore open in the oven
            for s in (-0.48, 0.02, 0.50):
                off = (t - s) * 0.15 - y * 0.55
                cut = max(cut, math.exp(-((off / 0.011) ** 2)))
                z += 0.0042 * swell * math.exp(-(((off - 0.017) / 0.008) ** 2))
            z -= 0.0055 * cut * swell
        ring.append((y, z + half[1] * 0.62 * 0.90, cut))
    return ring


def _flat(ring: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """The ring pressed level where it lies on the board."""
    return [(y, max(z, 0.002), c) for y, z, c in ring]


def loaf(kit: Kit, at: Point, seed: int = 1) -> None:
    """Country loaf along x with its end cut off at `cut` (share of its half length) and two slices beside it."""
    x, y, z = at
    length, cut = 0.27, 0.42
    rng = np.random.default_rng(seed)
    turns = [(int(rng.integers(2, 5)), rng.uniform(-1.5, 1.5), rng.uniform(0, 6)) for _ in range(3)]
    half = (0.062, 0.048)
    stations = np.concatenate([-1 + (1 - np.cos(np.linspace(0, math.pi / 2, 18))) * 0.5, np.linspace(-0.48, cut, 40)])
    rings = [_flat(_section(t, half, turns)) for t in stations]
    count = len(rings[0])
    vertices = [(x + t * length / 2, y + a, z + b) for t, ring in zip(stations, rings) for a, b, _ in ring]
    torn = np.array([c for ring in rings for _, _, c in ring])
    faces = [
        [i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j]
        for i in range(len(rings) - 1)
        for j in range(count)
    ]
    kit.poly(crust(), vertices, [f[::-1] for f in faces], rnd=torn, uv=[(0.0, 0.0)] * len(vertices))
    _face(kit, rings[-1], (x + cut * length / 2, y, z), 1)
    for i in range(2):
        _slice(kit, _flat(_section(cut + 0.10 + 0.12 * i, half, turns)), (x + cut * length / 2 + 0.016 + 0.032 * i, y + 0.004 * i, z), 10 + 13 * i)


def _face(kit: Kit, ring: list[tuple[float, float, float]], at: Point, sign: int) -> None:
    """Cut face: a fan over the ring, a little inside its crust."""
    x, y, z = at
    middle = sum(b for _, b, _ in ring) / len(ring)
    inner = [(x, y + a * 0.965, z + middle + (b - middle) * 0.955) for a, b, _ in ring]
    outer = [(x, y + a, z + b) for a, b, _ in ring]
    n = len(ring)
    kit.poly(crumb(), inner, [list(range(n))[::sign]], uv=[(0.0, 0.0)] * n)
    rim = [[i, (i + 1) % n, n + (i + 1) % n, n + i][::sign] for i in range(n)]
    kit.poly(crust(), outer + inner, rim, rnd=0.3, uv=[(0.0, 0.0)] * (2 * n))


def _slice(kit: Kit, ring: list[tuple[float, float, float]], place: Point, lean: float, thick: float = 0.011) -> None:
    """Slice that leans back against its neighbour by `lean` degrees."""
    with kit.at(*place, ry=-lean):
        n = len(ring)
        both = [(s, a, b) for s in (0.0, thick) for a, b, _ in ring]
        kit.poly(crust(), both, [[i, n + i, n + (i + 1) % n, (i + 1) % n] for i in range(n)], rnd=0.25, uv=[(0.0, 0.0)] * (2 * n))
        _face(kit, ring, (thick, 0, 0), 1)
        _face(kit, ring, (0.0, 0, 0), -1)
