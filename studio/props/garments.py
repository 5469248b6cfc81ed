"""Clothes and bags for wardrobes: hung, folded, carried. x runs along the rail, the back of the wardrobe lies on y = 0; metres."""

import math
import random
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Stretch
from studio.props import soft
from studio.props.padding import Cushion, soft_box
from studio.props.ware import bend

TINTS = ('#2b2d31', '#d9d2c5', '#7b6a57', '#a89c8a', '#3d4650', '#efe9de', '#5a4a3e', '#8c8f86', '#6b3f34', '#c4b49a')


@dataclass(frozen=True)
class Cut:
    """What a garment is: length from the shoulder, half width of shoulder and hem, thickness as it hangs, length of its sleeves (0: none), in metres."""

    length: float
    shoulder: float
    hem: float
    thick: float
    sleeve: float
    collar: float = 0.035


CUTS = {
    'shirt': Cut(0.74, 0.205, 0.225, 0.030, 0.56),
    'knit': Cut(0.66, 0.200, 0.210, 0.040, 0.54, 0.02),
    'jacket': Cut(0.76, 0.225, 0.235, 0.052, 0.60, 0.05),
    'coat': Cut(1.08, 0.230, 0.265, 0.060, 0.62, 0.06),
    'dress': Cut(1.16, 0.180, 0.270, 0.034, 0.0, 0.0),
    'blouse': Cut(0.62, 0.190, 0.215, 0.026, 0.20, 0.02),
}


def cloths() -> list[Material]:
    """The wardrobe's cloth materials."""
    return [m.fabric(tint, 0.0012, melange=0.22) for tint in TINTS]


def _tube(kit: Kit, mat: Material, rings: list[np.ndarray]) -> None:
    """Skin over rings of equal count, with UV along and around in metres."""
    rings = [np.asarray(ring) for ring in rings]
    count, uv, down = len(rings[0]), [], 0.0
    for j, ring in enumerate(rings):
        down += float(np.linalg.norm(ring.mean(0) - rings[j - 1].mean(0))) if j else 0.0
        around = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
        uv += [(down, float(a)) for a in around]
    faces = [
        [j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i]
        for j in range(len(rings) - 1)
        for i in range(count)
    ]
    kit.poly(mat, np.concatenate(rings), faces, uv=uv)


def _body(kit: Kit, mat: Material, cut: Cut, rng: random.Random) -> None:
    """The hanging body: sloped shoulders, folds that start below them and open to the hem. Top on z = 0."""
    angles = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    folds = [(rng.randint(2, 6), rng.uniform(0, 6.3), rng.uniform(0.4, 1.0)) for _ in range(4)]
    rings = []
    for t in np.concatenate([[0.0, 0.006, 0.016], np.linspace(0.035, 1, 24)]):
        down = t * cut.length
        open_ = min(1.0, down / 0.03) ** 0.5
        half = cut.shoulder + (cut.hem - cut.shoulder) * t**1.3 - 0.012 * math.sin(math.pi * min(1, t * 1.8))
        drape = min(1.0, max(0.0, (down - 0.10) / 0.5))
        y = half * np.sign(np.cos(angles)) * np.abs(np.cos(angles)) ** 0.72
        wave = sum(w * np.sin(f * angles + p + 1.1 * t) for f, p, w in folds) * cut.thick * 0.30 * drape
        x = cut.thick * 0.5 * open_ * np.sign(np.sin(angles)) * np.abs(np.sin(angles)) ** 0.8 * (1 + 0.25 * drape) + wave
        slope = 0.30 * np.abs(y) * max(0.0, 1 - down / 0.55)
        rings.append(np.stack([x, y * (1 + 0.02 * drape * np.sin(3 * angles + folds[0][1])), -down - slope], 1))
    _tube(kit, mat, rings)


def _sleeve(kit: Kit, mat: Material, cut: Cut, side: float, rng: random.Random) -> None:
    """Sleeve from the shoulder's end: falls beside the body, bent at the elbow, creased there and at the cuff."""
    angles = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    start = np.array((0.0, side * (cut.shoulder - 0.028), -0.30 * cut.shoulder - 0.012))
    swing, phase = rng.uniform(-0.012, 0.012), rng.uniform(0, 6.3)
    rings = []
    for t in np.linspace(0, 1, 22):
        down = t * cut.sleeve
        middle = start + np.array((swing * t + 0.010 * math.sin(3 * t + phase), side * (0.040 * math.sin(math.pi * min(1, t * 1.1)) + 0.012 * t), -down))
        wide, flat = 0.068 - 0.026 * t, (0.40 + 0.10 * math.sin(5 * t + phase)) * cut.thick * (0.35 if t == 0 else 1.0)
        crease = 1 + 0.10 * math.exp(-(((t - 0.48) / 0.10) ** 2)) * np.sin(4 * angles + 40 * t) + (0.06 if t > 0.93 else 0)
        rings.append(
            np.stack(
                [middle[0] + flat * np.sin(angles) * crease, middle[1] + wide * np.cos(angles) * crease, middle[2] + 0.010 * np.cos(angles) * side * -1], 1
            )
        )
    _tube(kit, mat, rings)


def _hanger(kit: Kit, wood: Material, wide: float) -> None:
    """Wooden hanger under the shoulders and its hook; the rail's axis lies 0.075 above the garment's top."""
    arms = bend(
        [
            (0, -wide, -0.30 * wide - 0.022),
            (0, -wide * 0.5, -0.30 * wide * 0.52 - 0.014),
            (0, 0, -0.006),
            (0, wide * 0.5, -0.30 * wide * 0.52 - 0.014),
            (0, wide, -0.30 * wide - 0.022),
        ]
    )
    kit.tube(wood, arms, 0.0075, 10)
    hook = [(0, 0, 0.0), (0, 0, 0.052)] + [
        (0, 0.0165 - 0.0165 * math.cos(a), 0.072 + 0.0165 * math.sin(a)) for a in (math.pi * i / 12 * 1.12 for i in range(13))
    ]
    kit.tube(m.metal('steel', 0.2, brushed=False), hook, 0.0016, 8)


def _trousers(kit: Kit, mat: Material, length: float, thick: float) -> None:
    """Trousers folded over a hanger's bar: two legs on top of each other, creased front and back."""
    angles = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    rings = []
    for t in np.linspace(0, 1, 16):
        wide = 0.115 - 0.022 * t
        x = thick * (0.55 if t == 0 else 1.0) * 0.5 * np.sign(np.sin(angles)) * np.abs(np.sin(angles)) ** 0.6
        rings.append(np.stack([x + 0.003 * np.sin(6 * t + angles), wide * np.cos(angles), np.full(28, -0.10 - t * length)], 1))
    _tube(kit, mat, rings)


@dataclass(frozen=True)
class Hung:
    """How a garment hangs: its place x along the rail, the height z of the rail's axis, y before the wall, degrees it is
    turned, a factor on its length."""

    x: float
    z: float
    y: float = -0.29
    turn: float = 0.0
    stretch: float = 1.0


def garment(kit: Kit, mat: Material, kind: str, hung: Hung) -> None:
    """A garment of CUTS, or `trousers`, on its own hanger."""
    cut, rng = CUTS.get(kind, CUTS['shirt']), kit.rng
    with kit.at(hung.x, hung.y, hung.z - 0.075, rz=hung.turn):
        _hanger(kit, m.wood('walnut'), cut.shoulder - 0.02)
        if kind == 'trousers':
            kit.tube(m.wood('walnut'), [(0, -0.19, -0.10), (0, 0.19, -0.10)], 0.005, 8)
            _trousers(kit, mat, 0.56 * hung.stretch, 0.036)
            return
        cut = Cut(cut.length * hung.stretch, cut.shoulder, cut.hem, cut.thick, cut.sleeve, cut.collar)
        _body(kit, mat, cut, rng)
        if cut.sleeve:
            for side in (-1, 1):
                _sleeve(kit, mat, cut, side, rng)
        if cut.collar:
            angles = np.linspace(0, 2 * math.pi, 24, endpoint=False)
            ring = lambda r, h, s: np.stack([cut.thick * r * np.sin(angles), 0.072 * r * np.cos(angles), h - 0.020 * np.abs(np.cos(angles)) * s], 1)
            _tube(kit, mat, [ring(0.95, -0.030, 1), ring(0.84, cut.collar * 0.55, 0.5), ring(0.94, cut.collar * 0.55 + 0.003, 0.5), ring(1.25, -0.016, 1)])


def rail(kit: Kit, metal: Material, place: Stretch, clothes: tuple[float, float], rng: random.Random) -> None:
    """Rail with clothes in groups of one kind, as people hang them; clothes: how long the longest may be, and the share of the rail in use."""
    x0, x1, z = place
    length, fill = clothes
    y = -0.29
    kit.tube(metal, [(x0, y, z), (x1, y, z)], 0.0125, 16)
    kinds = [kind for kind, cut in CUTS.items() if cut.length + 0.16 <= length + 0.06] or ['blouse']
    kinds += ['trousers'] if length > 0.72 else []
    tints = cloths()
    x, end = x0 + 0.06, x0 + (x1 - x0) * fill
    while x < end - 0.05:
        kind, own = rng.choice(kinds), rng.sample(tints, 2)
        stretch = min(rng.uniform(0.94, 1.06), (length - 0.10) / CUTS.get(kind, CUTS['shirt']).length)
        for _ in range(rng.randint(2, 5)):
            if x > end - 0.05:
                break
            garment(
                kit, own[0] if rng.random() < 0.7 else own[1], kind, Hung(x=x, z=z, y=y, turn=rng.uniform(-7, 7), stretch=stretch * rng.uniform(0.97, 1.02))
            )
            x += {'coat': 0.075, 'jacket': 0.066, 'knit': 0.054}.get(kind, 0.046) + rng.uniform(0, 0.014)
        x += rng.uniform(0.0, 0.04)


def folded(kit: Kit, shelf: Stretch, rng: random.Random, high: int = 4) -> None:
    """Stacks of folded knitwear side by side on a shelf."""
    x0, x1, z = shelf
    y = -0.29
    tints, columns = cloths(), max(1, int((x1 - x0) / 0.36))
    for j in range(columns):
        x = x0 + (x1 - x0) * (j + 0.5) / columns
        stack = [rng.choice(tints) for _ in range(rng.randint(2, high))]
        soft.folded_towels(kit, stack, (x, y, z), (0.28, 0.34, rng.uniform(0.034, 0.046)))


def shoes(kit: Kit, mat: Material, x: float, z: float, y: float = -0.28) -> None:
    """A pair of plain shoes: sole, heel, upper with its opening."""
    sole = m.simple('#2a211b', 0.6)
    for dx in (-0.055, 0.055):
        kit.box(sole, x + dx - 0.038, y - 0.13, z, x + dx + 0.038, y + 0.125, z + 0.010, 0.004, 'y')
        kit.box(sole, x + dx - 0.034, y + 0.06, z, x + dx + 0.034, y + 0.125, z + 0.026, 0.004, 'y')
        soft_box(kit, mat, (x + dx - 0.040, y - 0.135, z + 0.010, x + dx + 0.040, y + 0.128, z + 0.056), Cushion(radius=0.024, puff=0.006, segments=12))
        soft_box(kit, mat, (x + dx - 0.036, y + 0.005, z + 0.035, x + dx + 0.036, y + 0.126, z + 0.094), Cushion(radius=0.030, puff=0.0, segments=10))
        soft_box(
            kit,
            m.simple('#14100d', 0.9),
            (x + dx - 0.024, y + 0.022, z + 0.070, x + dx + 0.024, y + 0.110, z + 0.0962),
            Cushion(radius=0.02, puff=0.0, segments=8),
        )


def box_of(kit: Kit, mat: Material, place: Stretch) -> None:
    """Lidded storage box with a label holder."""
    x0, x1, z = place
    height, y = 0.16, -0.29
    kit.box(mat, x0, y - 0.18, z, x1, y + 0.18, z + height - 0.045, 0.003, 'x')
    kit.box(mat, x0 - 0.003, y - 0.183, z + height - 0.044, x1 + 0.003, y + 0.183, z + height, 0.003, 'x')
    c = (x0 + x1) / 2
    kit.box(m.metal('brass', 0.3), c - 0.032, y - 0.1825, z + height * 0.30, c + 0.032, y - 0.179, z + height * 0.30 + 0.026, 0.001, 'x')
    kit.box(m.simple('#efe8d9', 0.8), c - 0.027, y - 0.1832, z + height * 0.30 + 0.005, c + 0.027, y - 0.181, z + height * 0.30 + 0.021, 0, 'x')
