"""Books: cloth and paper bindings with rounded spines, labels, titles down their spines, page blocks whose leaves show; upright, leaning and lying. Metres."""

import math
import random
from dataclasses import dataclass

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size, Spot

CLOTHS = ('#cfc7b8', '#3a3d3f', '#7c634c', '#b8b0a2', '#5b5f57', '#22282c', '#c9b79b', '#6d4038', '#8d9089', '#434d57', '#967a68', '#e4ddcf', '#4d5a48')

# Strokes (x0 y0 x1 y1 of a letter's box) of capitals that are all bars, and the boxes' widths by their height: a title none can read.
THICK = 0.15
TITLED, PALE = 0.012, 0.22  # metres a book is thick that has a title; luminance of cloth above which it is dark
STEM, FOOT, WAIST, HEAD = (0, 0, THICK, 1), (0, 0, 1, THICK), (0, 0.5 - THICK / 2, 0.9, 0.5 + THICK / 2), (0, 1 - THICK, 1, 1)
LETTERS = (
    (0.16, ((0, 0, 1, 1),)),
    (0.56, (STEM, FOOT)),
    (0.66, (HEAD, (0.5 - THICK / 2, 0, 0.5 + THICK / 2, 1))),
    (0.74, (STEM, (1 - THICK, 0, 1, 1), (0, WAIST[1], 1, WAIST[3]))),
    (0.58, (STEM, FOOT, WAIST, HEAD)),
    (0.55, (STEM, WAIST, HEAD)),
)


@m.cached
def binding(colour: str) -> Material:
    """Book cloth: a fine weave, which from 1.6 m is finer than a pixel and in low light would be speckle, rubbed a little pale where hands held it."""
    n = m.N('binding' + colour)
    p = n.pos()
    rubbed = n.smooth(n.noise(p, 24, 4, 0.7), 0.56, 0.74)
    weave, near = n.noise(p, 900, 2, 0.6), n.near(0.6, 1.6)
    cloth = n.value(m.hexc(colour), n.math('MULTIPLY_ADD', n.math('MULTIPLY', n.math('SUBTRACT', weave, 0.5), near), 0.3, 1.0))
    shade = n.mix(n.math('MULTIPLY', rubbed, 0.03), cloth, m.hexc('#d9cfbd'))
    n.bsdf(avg=colour, Base_Color=shade, Roughness=0.68, Specular_IOR_Level=0.3, Normal=n.bump(weave, n.math('MULTIPLY', near, 0.4), 0.0006))
    return n.m


@m.cached
def pages() -> Material:
    """Edge of a page block: leaves along v, a few of them dark, yellowed outwards."""
    n = m.N('pages')
    _, v, _ = n.sep(n.uv())
    leaf = n.noise(n.xyz(0, n.math('MULTIPLY', v, 2600), n.rnd()), 1, 2, 0.7)
    shade = n.mix(n.smooth(leaf, 0.35, 0.66), m.hexc('#b9ab90'), m.hexc('#efe7d6'))
    n.bsdf(avg='#e3dac6', Base_Color=shade, Roughness=0.9, Specular_IOR_Level=0.15, Normal=n.bump(leaf, 0.5, 0.0006))
    return n.m


def _book(kit: Kit, rng: random.Random, size: Size, cloth: str | None = None) -> None:
    """A book on its lower edge at the origin: thickness along x, spine towards -y; size (thickness, height, depth); cloth: its colour, by chance if None."""
    t, h, d = size
    colour = cloth or rng.choice(CLOTHS)
    cover = binding(colour)
    board = 0.0024 if t > 0.016 else 0.0010
    kit.box(pages(), board, -d + 0.006, 0.0035, t - board, -0.004, h - 0.0035, 0, 'y')
    for a in (0.0, t - board):
        kit.box(cover, a, -d + 0.004, 0, a + board, 0, h, 0.0006, 'z')
    round_ = 0.16 * t if t > 0.016 else 0.0008
    arc = [(t * i / 8, -d + 0.004 - round_ * math.sin(math.pi * i / 8) ** 0.7) for i in range(9)]
    kit.extrude_z(cover, arc[::-1], 0, h)
    bulge = -d + 0.004 - round_
    label = binding(rng.choice(('#e7dcc4', '#c2a36a', '#1d1f22', '#8c2f2a', '#d9d2c2')))
    plain = t < 0.018 or rng.random() < 0.45
    for place, tall in (
        () if plain else rng.choice((((0.80, 0.010), (0.76, 0.010)), ((0.86, 0.008), (0.12, 0.008)), ((0.72, 0.065),), ((0.70, 0.05), (0.12, 0.008))))
    ):
        kit.box(label, t * 0.24, bulge - 0.0004, h * place, t * 0.76, bulge + 0.004, h * (place + tall), 0)
    if t > TITLED:
        _title(kit, binding('#2a2722' if m.luminance(colour) > PALE else '#d8c08c'), (t / 2, bulge - 0.0003), h, t)


def _title(kit: Kit, ink: Material, middle: Spot, h: float, t: float) -> None:
    """Words down a spine, in its middle (x and y) from two thirds of its height; every fifth book has none."""
    rng, (x, y) = random.Random(round(1e6 * (t + h))), middle
    if rng.random() < 0.2:
        return
    high, z, foot = min(0.0075, t * rng.uniform(0.26, 0.36)), h * rng.uniform(0.60, 0.67), h * rng.uniform(0.24, 0.48)
    points: list[Point] = []
    while z > foot:
        for _ in range(rng.randint(2, 7)):
            wide, strokes = rng.choice(LETTERS)
            for a, b, c, d in strokes:
                ends = ((a, b), (a, d), (c, d), (c, b))
                points += [(x + high * (up - 0.5), y, z - high * wide * along) for along, up in ends]
            z -= high * (wide + 0.22)
        z -= high * 0.5
    kit.poly(ink, points, [[i, i + 1, i + 2, i + 3] for i in range(0, len(points), 4)], rnd=0.5, uv=[(px, pz) for px, _, pz in points])


@dataclass(frozen=True)
class Stack:
    """Lying books: how many, the largest one's width and depth in metres, degrees they are turned."""

    count: int = 3
    seed: int = 0
    width: float = 0.26
    depth: float = 0.20
    turn: float = 8


def books(k: Kit, at: Point, stack: Stack) -> float:
    """Lying books on at; returns the height of the uppermost."""
    x, y, z = at
    rng = random.Random(stack.seed)
    for i in range(stack.count):
        t = rng.uniform(0.016, 0.036)
        ww, dd = stack.width * rng.uniform(0.86, 1) - i * 0.012, stack.depth * rng.uniform(0.88, 1) - i * 0.008
        flip = rng.random() >= 0.3  # face up, so that the title on its spine stands upright
        with (
            k.at(x, y, z, rz=stack.turn + rng.uniform(-7, 7)),
            k.at(-ww / 2, dd / 2, t, ry=90),
            k.at(t if flip else 0, 0, ww if flip else 0, ry=180 if flip else 0),
        ):
            _book(k, rng, (t, ww, dd))
        z += t
    return z


def books_row(k: Kit, at: Point, L: float, seed: int = 0, size: Size = (0.27, 0.19), flush: bool = False) -> float:  # noqa: PLR0913
    """Upright books from at over length L, now and then with the last one leaning on the others; size: greatest height and depth; flush: their spines are
    in line, else their backs. Returns where they end, on x."""
    x0, y, z = at
    hmax, depth = size
    rng = random.Random(seed)
    x, last = x0, None
    while x < x0 + L - 0.045:
        book = (rng.uniform(0.012, 0.042), hmax * rng.uniform(0.70, 1), depth * rng.uniform(0.80, 1))
        with k.at(x, y - rng.uniform(0, 0.006) - flush * (depth - book[2]), z):
            _book(k, rng, book)
        x += book[0] + rng.uniform(0.0004, 0.002)
        last = book
    lean = math.radians(rng.uniform(7, 13))
    if last and rng.random() < 0.4 and x + 0.02 + last[1] * math.sin(lean) < x0 + L + 0.02:
        t, h = rng.uniform(0.014, 0.026), last[1] * rng.uniform(0.86, 0.97)
        with k.at(x + h * math.sin(lean), y - flush * depth * 0.05, z, ry=-math.degrees(lean)):
            _book(k, rng, (t, h, last[2] * 0.95))
        x += h * math.sin(lean) + t
    return x


def volumes(k: Kit, at: Point, count: int, size: Size, seed: int = 0) -> float:
    """Volumes of one work: count books from at on, of one cloth and lettered alike; size: thickness, height and depth of each. Returns where they end, on x."""
    x, y, z = at
    cloth = random.Random(seed).choice(CLOTHS)
    for _ in range(count):
        with k.at(x, y, z):
            _book(k, random.Random(seed), size, cloth)
        x += size[0] + 0.0006
    return x
