"""Stems, leaves and blossoms for vases and pots. Metres."""

import math
import random
from dataclasses import dataclass

from bpy.types import Material
from mathutils import Vector
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.props.sheets import faces

AGED = 0.982  # leaves above this number of their own are on the turn
ACROSS = (-1.0, -0.55, 0.0, 0.55, 1.0)  # columns of a leaf's mesh, in half widths
ALONG = 9  # rows of it
STALK = 0.12  # share of a leaf's length that is its stalk


def leaf_mat(color: str = '#51653c') -> Material:
    """Leaf, lit through: waxy above and pale below, a midrib and veins; UV: 0 to 1 across it and along it, its own number: hue, and a few on the turn."""
    n = m.N('leaf')
    u, v, _ = n.sep(n.uv())
    r = n.rnd()
    side = n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5))
    hs = n.node('ShaderNodeHueSaturation')
    aged = n.math('MULTIPLY', n.math('GREATER_THAN', r, AGED), n.smooth(n.math('MULTIPLY_ADD', side, 0.6, v), 0.05, 0.95, 0.30, 0.80))
    n.set(hs.inputs['Color'], n.mix(aged, m.hexc(color), m.hexc('#a9a05a')))
    n.set(hs.inputs['Value'], n.math('MULTIPLY_ADD', n.math('FRACT', n.math('MULTIPLY', r, 7.3)), 0.5, 0.75))
    n.set(hs.inputs['Hue'], n.math('MULTIPLY_ADD', r, 0.03, 0.485))
    rib = n.smooth(side, 0.050, 0.018, 0, 1)
    vein = n.math('PINGPONG', n.math('MULTIPLY_ADD', v, 8.0, n.math('MULTIPLY', side, -4.5)), 0.5)
    lines = n.math('MAXIMUM', rib, n.smooth(vein, 0.10, 0.02, 0, 0.35))
    top = n.value(hs.outputs[0], n.math('MULTIPLY_ADD', lines, 0.55, 1.0))
    below = n.node('ShaderNodeNewGeometry').outputs['Backfacing']
    colour = n.mix(n.math('MULTIPLY', below, 0.42), top, n.mix(0.5, top, m.hexc('#b4bd9d')))
    wax = n.math('MULTIPLY_ADD', below, 0.24, n.math('MULTIPLY_ADD', lines, 0.08, 0.36))
    b = n.bsdf(Base_Color=colour, Roughness=wax, Specular_IOR_Level=0.5, Normal=n.bump(n.math('SUBTRACT', 1.0, lines), 0.25, 0.0006))
    tl = n.node('ShaderNodeBsdfTranslucent')
    n.set(tl.inputs[0], n.value(hs.outputs[0], n.math('MULTIPLY_ADD', lines, -0.3, 1.25)))
    mx = n.node('ShaderNodeMixShader')
    mx.inputs[0].default_value = 0.34
    n.set(mx.inputs[1], b.outputs[0])
    n.set(mx.inputs[2], tl.outputs[0])
    n.t.links.new(mx.outputs[0], n.out.inputs[0])
    return n.m


def petal_mat(color: str) -> Material:
    """Petal, lit through, each flower a little lighter or darker."""
    n = m.N('petal')
    colour = n.value(m.hexc(color), n.math('MULTIPLY_ADD', n.rnd(), 0.35, 0.80))
    tl = n.node('ShaderNodeBsdfTranslucent')
    n.set(tl.inputs[0], colour)
    mx = n.node('ShaderNodeMixShader')
    mx.inputs[0].default_value = 0.3
    n.set(mx.inputs[1], n.bsdf(Base_Color=colour, Roughness=0.5, Specular_IOR_Level=0.3).outputs[0])
    n.set(mx.inputs[2], tl.outputs[0])
    n.t.links.new(mx.outputs[0], n.out.inputs[0])
    return n.m


@dataclass(frozen=True)
class Spray:
    """Stems in a vase: height and spread in metres, how many; leaf: a leaf's length in metres, width its width as a share of it, density leaves on
    a stem; droop: how far the tips hang, as a share of the height; sunk: metres of them that stand in the vessel, upright, and fan out from its mouth."""

    height: float = 0.55
    count: int = 7
    spread: float = 0.28
    leaf: float = 0.055
    width: float = 0.40
    seed: int = 0
    density: int = 16
    droop: float = 0.25
    sunk: float = 0.07


def branches(k: Kit, at: Point, spray: Spray, mat: Material | None = None) -> list[list[Vector]]:
    """Olive / eucalyptus style stems in a vase, from at upwards; returns the points of each, from its foot."""
    x, y, z = at
    rn = random.Random(spray.seed)
    mat = mat or leaf_mat()
    stem, grown = m.simple('#4a3d2b', 0.8), random.Random(spray.seed + 77)
    stems = []
    for s in range(spray.count):
        az = 2 * math.pi * s / spray.count + rn.uniform(-0.5, 0.5)
        L = spray.height * rn.uniform(0.7, 1.1)
        sp = spray.spread * rn.uniform(0.4, 1.1)
        P = []
        mouth = min(0.5, spray.sunk / L)
        for i in range(13):
            t = i / 12
            out = max(0.0, t - mouth) / (1 - mouth)
            rad, sway = 0.005 + sp * out**1.5, 0.012 * min(1.0, 3 * out)
            P.append(
                Vector(
                    (
                        x + math.cos(az) * rad + sway * math.sin(t * 6 + s),
                        y + math.sin(az) * rad + sway * math.cos(t * 7 + s),
                        z + L * (t - spray.droop * t**3),
                    )
                )
            )
        k.tube(stem, P, 0.0026, 6, 0.0008)
        stems.append(P)
        for i in range(spray.density):
            t = 0.30 + 0.70 * i / spray.density
            f = t * 12
            a = int(min(f, 11))
            p = P[a].lerp(P[a + 1], f - a)
            tan = (P[a + 1] - P[a]).normalized()
            side = tan.cross(Vector((0, 0, 1)))
            side = (side if side.length > 0.1 else Vector((1, 0, 0))).normalized()
            up = side.cross(tan)
            ang = i * 2.4 + rn.uniform(-0.5, 0.5)
            d = (side * math.cos(ang) + up * math.sin(ang) + tan * rn.uniform(0.4, 1.0)).normalized()
            l = spray.leaf * rn.uniform(0.7, 1.15) * (1.1 - 0.4 * t)
            nrm = d.cross(tan)
            nrm = (nrm if nrm.length > 0.05 else side).normalized()
            if nrm.cross(d).z < 0:
                nrm = -nrm
            _leaf(k, mat, (p, d, nrm), (l * grown.uniform(0.82, 1.2), spray.width), grown)
    return stems


def _leaf(kit: Kit, mat: Material, place: tuple[Vector, Vector, Vector], size: tuple[float, float], rng: random.Random) -> None:
    """One leaf on its stalk from a point, ahead and to a side (unit vectors), its upper face up; size: length in metres, width as a share of it. Its
    blade is a soft gutter that bends along its length and waves at its edge; some are turned."""
    foot, ahead, side = place
    long, wide = size
    roll = rng.gauss(0, 0.38) + math.pi * (rng.random() < 0.10)
    up = side.cross(ahead)
    side, up = side * math.cos(roll) + up * math.sin(roll), up * math.cos(roll) - side * math.sin(roll)
    gutter, curl, wave, phase = rng.uniform(0.10, 0.42), rng.uniform(-0.22, 0.14), rng.uniform(0.0, 0.05), rng.uniform(0, 6)
    points, uv = [], []
    for q in range(ALONG):
        t = q / (ALONG - 1)
        blade = max(0.0, (t - STALK) / (1 - STALK))
        half = long * wide * 0.5 * max(0.03 * (t < 1), (blade**0.62 * (1 - blade) ** 0.80) / 0.41)
        middle = foot + ahead * (long * t) + up * (long * curl * t * t) - Vector((0, 0, long * 0.25 * t * t))
        for e in ACROSS:
            lift = gutter * half * e * e + wave * long * math.sin(t * 8 + phase + e) * abs(e) * blade
            points.append(tuple(middle + side * (half * e) + up * lift))
            uv.append((0.5 + 0.5 * e, t))
    kit.poly(mat, points, faces(ALONG, len(ACROSS)).tolist(), rnd=rng.random(), uv=uv)


def blossoms(kit: Kit, stems: list[list[Vector]], seed: int, colour: str) -> None:
    """Open five-petalled flowers on the upper half of stems, each on a stalk of its own."""
    rng = random.Random(seed + 5)
    petal, heart, stalk = petal_mat(colour), m.simple('#c9a24a', 0.8), m.simple('#6c6a42', 0.8)
    for _ in range(34):
        stem, t = rng.choice(stems), rng.uniform(0.45, 0.999) * 12
        foot = stem[int(t)].lerp(stem[int(t) + 1], t % 1)
        flower = foot + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0.2, 1.2))).normalized() * rng.uniform(0.010, 0.020)
        kit.tube(stalk, [foot, flower], 0.0009, 6)
        size = rng.uniform(0.011, 0.019)
        with kit.at(*flower, rz=rng.uniform(0, 360), rx=rng.uniform(-70, 70), ry=rng.uniform(-50, 50)):
            for k in range(5):
                with kit.at(rz=72 * k, rx=28):
                    kit.poly(
                        petal,
                        [(0, 0, 0), (size * 0.45, size * 0.6, 0.001), (0, size * 1.15, 0.003), (-size * 0.45, size * 0.6, 0.001)],
                        [[0, 1, 2, 3]],
                        uv=[(0.0, 0.0)] * 4,
                    )
            kit.lathe(heart, [(0, size * 0.30), (size * 0.16, size * 0.22), (size * 0.2, 0)], seg=10)
