"""Stems, leaves and blossoms for vases and pots. Metres."""

import math
import random
from dataclasses import dataclass

from bpy.types import Material
from mathutils import Vector
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point


def leaf_mat(color: str = '#51653c') -> Material:
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
    stem = m.simple('#4a3d2b', 0.8)
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
            up2 = nrm.cross(d)
            V, F = [], []
            Lr = [0, 0.55, 0.95, 1, 0.8, 0.45, 0]
            for q, wd in enumerate(Lr):
                u = q / 6
                c = p + d * (l * u) - Vector((0, 0, 1)) * (l * 0.25 * u * u)
                ww = l * spray.width * 0.5 * wd
                for e in (-1, 0, 1):
                    V.append(tuple(c + nrm * (ww * e) + up2 * (abs(e) * ww * 0.35)))
            for q in range(6):
                for e in (0, 1):
                    F.append([q * 3 + e, q * 3 + e + 1, q * 3 + e + 4, q * 3 + e + 3])
            k.poly(mat, V, F)
    return stems


def blossoms(kit: Kit, stems: list[list[Vector]], seed: int, colour: str) -> None:
    """Open five-petalled flowers on the upper half of stems, each on a stalk of its own."""
    rng = random.Random(seed + 5)
    petal, heart, stalk = leaf_mat(colour), m.simple('#c9a24a', 0.8), m.simple('#6c6a42', 0.8)
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
