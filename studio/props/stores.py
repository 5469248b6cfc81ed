"""What is kept in glass: straight jars with a thick base, and what fills them: beans, rice, lentils, pasta piece by piece; seeds and powder as a heap. Metres."""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size, Spot
from studio.props import labels

WALL, BASE = 0.0026, 0.009  # metres, glass of a jar
INTO = 0.0003  # metres that what fills a jar reaches into its glass: air between them would be a second outline
Mesh = tuple[np.ndarray, list[list[int]]]
Top = Callable[[float, float], float]  # height of a heap over x and y


@m.cached
def clear_glass() -> Material:
    """Glass of jars: its faces take next to nothing of the light, and no ray is lost in its base."""
    return m.glass_solid('#fbfcfb', clear_after=6)


@m.cached
def thick_base() -> Material:
    """Base of a jar: as pale as thick glass that gathers light from its side, which refracted paths of a few samples would not find: they end in the shade below it."""
    n = m.N('thick_base')
    through, pale, gloss = n.node('ShaderNodeBsdfTransparent'), n.node('ShaderNodeBsdfDiffuse'), n.node('ShaderNodeBsdfGlossy')
    pale.inputs['Color'].default_value, gloss.inputs['Roughness'].default_value = (0.62, 0.66, 0.63, 1), 0.05
    body, skin, edge = n.node('ShaderNodeMixShader'), n.node('ShaderNodeMixShader'), n.node('ShaderNodeFresnel')
    edge.inputs[0].default_value = 1.48
    for at, value in enumerate((0.40, through.outputs[0], pale.outputs[0])):
        n.set(body.inputs[at], value)
    for at, value in enumerate((edge.outputs[0], body.outputs[0], gloss.outputs[0])):
        n.set(skin.inputs[at], value)
    n.set(n.out.inputs[0], skin.outputs[0])
    return n.m


@m.cached
def piece(dark: str, pale: str, rough: float = 0.55, round_: bool = True) -> Material:
    """Skin of beans, grains or pasta: `rnd` from 0 to 1 says how pale a piece is; round_: no facet of it is an edge."""
    n = m.N('piece' + dark)
    tone = n.math('MULTIPLY_ADD', n.noise(n.pos(), 220, 2), 0.5, n.math('MULTIPLY_ADD', n.rnd(), 0.9, -0.2), clamp=True)
    n.bsdf(avg=m.mixed(dark, pale, 0.5), Base_Color=n.mix(tone, m.hexc(dark), m.hexc(pale)), Roughness=rough)
    if round_:
        n.m['supple'] = True
    return n.m


@m.cached
def granular(dark: str, pale: str, size: float = 0.0016) -> Material:
    """Seeds, crumbs or powder of a size in metres: cells, each of its own tone, with shade between them."""
    n = m.N('granular' + dark)
    p = n.pos()
    grain = n.voronoi(p, 1 / size)
    between, cloud = n.smooth(grain['Distance'], 0.30, 0.80), n.noise(p, 70, 3, 0.6)
    tone = n.math('ADD', n.math('MULTIPLY', n.sep(grain['Color'])[0], 0.75), n.math('MULTIPLY_ADD', cloud, 0.5, -0.12), clamp=True)
    n.bsdf(
        avg=m.mixed(dark, pale, 0.45),
        Base_Color=n.value(n.mix(tone, m.hexc(dark), m.hexc(pale)), n.math('MULTIPLY_ADD', between, -0.5, 1.06)),
        Roughness=0.8,
        Specular_IOR_Level=0.25,
        Normal=n.bump(n.math('MULTIPLY', between, -1.0), 0.9, size * 0.6),
    )
    n.patterned()
    n.m['supple'] = True
    return n.m


def heap(level: float, rng: random.Random, steep: float = 0.12) -> Top:
    """Top of what was poured: it slopes a little one way and is uneven."""
    way, phase = rng.uniform(0, 6.283), [rng.uniform(0, 6.283) for _ in range(3)]
    slope = rng.uniform(0.3, 1.0) * steep
    return lambda x, y: (
        level
        + slope * (x * math.cos(way) + y * math.sin(way))
        + 0.0012 * (math.sin(130 * x + phase[0]) + math.sin(110 * y + phase[1]) * math.sin(90 * x + phase[2]))
    )


def poured(kit: Kit, mat: Material, radius: float, floor: float, top: Top) -> None:
    """Body of seeds or powder from a floor up to its uneven top, about the origin."""
    seg, rounds = 40, 7
    turns = [2 * math.pi * i / seg for i in range(seg)]
    rings: list[list[Point]] = [[(radius * math.cos(a), radius * math.sin(a), floor) for a in turns]]
    for share in (1 - i / rounds for i in range(rounds)):
        flat: list[Spot] = [(radius * share * math.cos(a), radius * share * math.sin(a)) for a in turns]
        rings.append([(x, y, top(x, y)) for x, y in flat])
    points = [point for ring in rings for point in ring] + [(0.0, 0.0, top(0, 0))]
    faces = [[r * seg + i, r * seg + (i + 1) % seg, (r + 1) * seg + (i + 1) % seg, (r + 1) * seg + i] for r in range(rounds) for i in range(seg)]
    faces += [[rounds * seg + i, rounds * seg + (i + 1) % seg, len(points) - 1] for i in range(seg)]
    kit.poly(mat, points, faces, uv=[(0.0, 0.0)] * len(points))


def _ringed(rings: Sequence[np.ndarray], closed: bool = False) -> Mesh:
    n, turns = len(rings[0]), len(rings) - (not closed)
    faces = [[r * n + i, r * n + (i + 1) % n, (r + 1) % len(rings) * n + (i + 1) % n, (r + 1) % len(rings) * n + i] for r in range(turns) for i in range(n)]
    return np.concatenate(rings), faces


def _grain(length: float, section: Sequence[Spot], stations: int = 7) -> Mesh:
    """A grain along x that tapers to both ends; section: its outline where it is thickest, y and z."""
    shares = [math.sin(math.pi / 2 * t) for t in np.linspace(-0.97, 0.97, stations)]
    return _ringed([np.array([(length / 2 * s, y * math.sqrt(1 - s * s), z * math.sqrt(1 - s * s)) for y, z in section]) for s in shares])


def _oval(half: float, thick: float, count: int) -> list[Spot]:
    return [(half * math.cos(2 * math.pi * i / count), thick * math.sin(2 * math.pi * i / count)) for i in range(count)]


def _bean() -> Mesh:
    """Coffee bean: flat below, with a groove along it."""
    below = ((-0.0030, -0.0014), (-0.0009, -0.0017), (-0.0003, -0.0004), (0.0003, -0.0004), (0.0009, -0.0017), (0.0030, -0.0014))
    above = [(0.0036 * math.cos(a), 0.0027 * math.sin(a)) for a in np.linspace(0, math.pi, 8)]
    return _grain(0.0100, (*below, *above), 9)


def _quill() -> Mesh:
    """Penna: a tube cut aslant at both ends."""
    turns = np.linspace(0, 2 * math.pi, 16, endpoint=False)
    ring = lambda r, end: np.array([(end * 0.0165 + 1.1 * r * math.cos(a), r * math.cos(a), r * math.sin(a)) for a in turns])
    return _ringed([ring(0.0042, -1), ring(0.0042, 1), ring(0.0031, 1), ring(0.0031, -1)], closed=True)


@dataclass(frozen=True)
class Stuff:
    """What a jar holds: one piece of it, how long, broad and thick that is in metres, its skin, and what is dark behind it; layers from the glass inwards."""

    form: Callable[[], Mesh]
    size: tuple[float, float, float]
    skin: tuple[str, str, float]
    core: tuple[str, str]
    layers: int = 1


PENNE = Stuff(_quill, (0.041, 0.0084, 0.0084), ('#dab066', '#edd199', 0.5), ('#8f6a30', '#b88f4c'), 2)
COFFEE = Stuff(_bean, (0.0100, 0.0072, 0.0050), ('#2e1a10', '#5c3a24', 0.38), ('#120a06', '#21140c'))
RICE = Stuff(lambda: _grain(0.0068, _oval(0.00105, 0.00105, 6), 6), (0.0068, 0.0021, 0.0021), ('#d3c7a9', '#efe8d6', 0.45), ('#a3967a', '#c9bda0'), 2)
LENTILS = Stuff(lambda: _grain(0.0048, _oval(0.0023, 0.0010, 8), 7), (0.0048, 0.0046, 0.0021), ('#a04a22', '#cf8148', 0.6), ('#642a12', '#8a4422'))


def _strewn(field: Size, stuff: Stuff, rng: random.Random) -> Iterator[tuple[float, float, float]]:
    """Pieces on a field of a width, which closes on itself, and a height: where on it, and the turn of each. Long pieces keep clear of one another."""
    (wide, high), (length, breadth, _) = field, stuff.size
    if length > 3.5 * breadth:
        laid: list[np.ndarray] = []
        spine = np.linspace(-0.5, 0.5, 5) * (length - breadth)
        for _ in range(round(14 * wide * high / (length * breadth))):
            u, v, turn = rng.uniform(0, wide), rng.uniform(0, high), rng.uniform(0, math.pi)
            dots = np.stack([u + spine * math.cos(turn), v + spine * math.sin(turn)], 1)
            if dots[:, 1].min() < breadth * 0.3 or dots[:, 1].max() > high + breadth:
                continue
            across = np.abs(dots[:, None, 0] - np.array([d[:, 0] for d in laid]).reshape(1, -1)) if laid else np.zeros((0, 0))
            if laid:
                across = np.minimum(across, wide - across)
                up = dots[:, None, 1] - np.array([d[:, 1] for d in laid]).reshape(1, -1)
                if (across**2 + up**2).min() < (0.94 * breadth) ** 2:
                    continue
            laid.append(dots)
            yield u, v, turn
        return
    pitch = 0.92 * math.sqrt(length * breadth)
    columns, rows = round(wide / pitch), max(1, round(high / (0.87 * pitch)))
    for row in range(rows):
        for column in range(columns):
            u = (column + row % 2 / 2 + rng.uniform(-0.3, 0.3)) * wide / columns
            yield u, (row + 0.5 + rng.uniform(-0.3, 0.3)) * high / rows, rng.uniform(0, math.pi)


def _axes(along: np.ndarray, out: np.ndarray, tilt: float, rng: random.Random) -> np.ndarray:
    """Columns of a turn that lays a piece along a direction, its back outwards or inwards, tipped by up to `tilt` radians."""
    out = out * rng.choice((-1, 1)) + np.array([rng.uniform(-tilt, tilt) for _ in range(3)])
    along = along - out * along.dot(out) / out.dot(out)
    along, out = along / np.linalg.norm(along), out / np.linalg.norm(out)
    return np.stack([along, np.cross(out, along), out], 1)


def _filled(kit: Kit, stuff: Stuff, radius: float, floor: float, top: Top, rng: random.Random) -> None:  # noqa: PLR0913
    """Pieces against the glass of a jar about the origin and on top of them; what is inside is a body of their dark."""
    (length, _, thick), (dark, pale, rough) = stuff.size, stuff.skin
    depth = thick * (stuff.layers - 0.3)
    poured(kit, granular(*stuff.core, thick), radius - depth, floor, lambda x, y: top(x, y) - thick * (0.7 if stuff.layers == 1 else 1.2))
    laid: list[tuple[np.ndarray, np.ndarray]] = []
    for layer in range(stuff.layers):
        for u, v, turn in _strewn((2 * math.pi * radius, max(top(radius, 0), top(-radius, 0)) - floor), stuff, rng):
            a = u / radius
            half = length / 2 * abs(math.cos(turn))
            away = math.sqrt(radius**2 - half**2) - thick * (0.5 + 0.8 * layer) - thick * 0.25 * rng.random()
            at = np.array([away * math.cos(a), away * math.sin(a), floor + v])
            if at[2] > top(at[0], at[1]):
                continue
            out, side = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
            laid.append((at, _axes(side * math.cos(turn) + np.array([0, 0, math.sin(turn)]), out, 0.10 if length > 0.02 else 0.35, rng)))
    across = 2 * (radius - length / 2 * 0.9)
    for layer in range(stuff.layers):
        for u, v, turn in _strewn((across, across), stuff, rng):
            x, y = u % across - across / 2, v - across / 2
            if math.hypot(x, y) > across / 2:
                continue
            at = np.array([x, y, top(x, y) + thick * (0.55 * layer + rng.uniform(-0.2, 0.3))])
            laid.append((at, _axes(np.array([math.cos(turn), math.sin(turn), 0]), np.array([0, 0, 1.0]), 0.35, rng)))
    points, faces = stuff.form()
    every = np.concatenate([points @ axes.T + at for at, axes in laid])
    shifted = [[corner + i * len(points) for corner in face] for i in range(len(laid)) for face in faces]
    tones = np.repeat([rng.random() for _ in laid], len(points))
    kit.poly(piece(dark, pale, rough, stuff.layers == 1 or length < 0.02), every, shifted, rnd=tones, uv=[(0.0, 0.0)] * len(every))


def glass(kit: Kit, radius: float, height: float, neck: float = 0.0) -> None:
    """Glass of a jar about the origin; neck: metres by which its mouth is narrower."""
    inner, mouth, shoulder = radius - WALL, radius - neck, 2.2 * neck
    foot = [(0, 0), (radius - 0.006, 0), (radius - 0.0028, 0.0008), (radius - 0.0008, 0.0028), (radius, 0.006), (radius, BASE), (0, BASE)]
    kit.lathe(thick_base(), foot, seg=64)
    drawn_in = (
        [(radius - neck * share, height - 0.012 - shoulder * (1 - up)) for share, up in ((0.0, 0.0), (0.12, 0.45), (0.5, 0.8), (1.0, 1.0))] if neck else []
    )
    lip = [(mouth, height - 0.003), (mouth - 0.0006, height - 0.0008), (mouth - WALL / 2, height), (mouth - WALL, height - 0.001)]
    outside = [(inner, BASE + 0.0002), (radius, BASE + 0.0002), *drawn_in, *lip]
    kit.lathe(clear_glass(), [*outside, *((r - WALL, z) for r, z in reversed(drawn_in)), (inner, BASE + 0.0002)], seg=64)


def storage_jar(kit: Kit, at: Point, size: Size, stuff: Stuff, rng: random.Random) -> None:
    """Glass jar with an oak lid that holds in it by a plug and a seal, two thirds full, a label on its front; size: radius and height of the glass."""
    radius, height = size
    inner = radius - WALL
    with kit.at(*at, rz=rng.uniform(-25, 25)):
        glass(kit, radius, height)
        _filled(kit, stuff, inner + INTO, BASE, heap(height * rng.uniform(0.62, 0.76), rng), rng)
        oak = m.wood('oak')
        cap = [(0, height + 0.0005), (radius - 0.001, height + 0.0005), (radius, height + 0.002), (radius, height + 0.016), (radius - 0.002, height + 0.018)]
        kit.lathe(oak, [*cap, (0, height + 0.018)], seg=64, grain='across')
        kit.lathe(oak, [(0, height - 0.011), (inner - 0.003, height - 0.011), (inner - 0.002, height)], seg=48, grain='across')
        kit.lathe(m.simple('#d9d4c8', 0.5), [(inner - 0.002, height - 0.008), (inner + INTO, height - 0.0065), (inner - 0.002, height - 0.005)], seg=48)
        labels.round_side(kit, radius, (-90 + rng.uniform(-8, 8), height * 0.28), (0.036, 0.024), rng)


SHELF: tuple[Stuff, ...] = (PENNE, COFFEE, RICE, LENTILS)


def storage_jars(kit: Kit, at: Point, heights: Sequence[float], seed: int) -> None:
    """Jars in a row from at on, each lower than the last, roughly 115 mm apart, none quite in line."""
    x, y, z = at
    rng = random.Random(seed)
    for i, (height, stuff) in enumerate(zip(heights, SHELF)):
        storage_jar(kit, (x + 0.115 * i + rng.uniform(-0.006, 0.006), y + rng.uniform(-0.012, 0.004), z), (0.047, height), stuff, rng)
