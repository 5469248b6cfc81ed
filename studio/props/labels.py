"""Paper labels on jars and tins, written by hand. Metres."""

import math
import random

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Size


@m.cached
def paper(round_: bool = False) -> Material:
    """Label with a printed rim, a word by hand and a rule below it; its uv runs from 0 to 1, `rnd` is another word on each. round_: its rim is a ring."""
    n = m.N('label')
    u, v, _ = n.sep(n.uv())
    hand = n.noise(n.xyz(n.math('MULTIPLY', u, 26), n.math('MULTIPLY', n.rnd(), 90), 0), 1, 1, 0.5)
    off = lambda a, middle: n.math('ABSOLUTE', n.math('SUBTRACT', a, middle))
    within = lambda a, middle, half: n.smooth(off(a, middle), half, half + 0.012, 1.0, 0.0)
    word = n.math('MULTIPLY', within(n.math('MULTIPLY_ADD', hand, -0.22, v), 0.47, 0.016), within(u, 0.5, 0.27))
    rule = n.math('MULTIPLY', within(v, 0.33, 0.006), within(u, 0.5, 0.20))
    if round_:
        away = n.vmath('SUBTRACT', n.uv(), (0.5, 0.5, 0.0))
        rim = within(n.math('SQRT', n.dot(away, away)), 0.44, 0.008)
    else:
        rim = within(n.math('MAXIMUM', off(u, 0.5), off(v, 0.5)), 0.435, 0.010)
    ink = n.math('MAXIMUM', n.math('MAXIMUM', word, n.math('MULTIPLY', rule, 0.7)), n.math('MULTIPLY', rim, 0.6))
    sheet = n.value(m.hexc('#ece4d3'), n.math('MULTIPLY_ADD', n.noise(n.pos(), 60, 3), 0.12, 0.94))
    n.bsdf(avg='#e6decd', Base_Color=n.mix(ink, sheet, m.hexc('#3f372f')), Roughness=0.85, Specular_IOR_Level=0.2)
    n.patterned()
    return n.m


def round_side(kit: Kit, radius: float, place: tuple[float, float], size: Size, rng: random.Random) -> None:
    """Label on an upright cylinder about the origin; place: degrees on it and the label's lower edge; size: width and height."""
    (turn, z), (width, high), columns = place, size, 12
    at = [math.radians(turn) + width / radius * (i / columns - 0.5) for i in range(columns + 1)]
    points = [((radius + 0.0002) * math.cos(a), (radius + 0.0002) * math.sin(a), z + high * up) for a in at for up in (0, 1)]
    uv = [(i / columns, float(up)) for i in range(columns + 1) for up in (0, 1)]
    kit.poly(paper(), points, [[2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1] for i in range(columns)], rnd=rng.random(), uv=uv)


def on_top(kit: Kit, radius: float, z: float, rng: random.Random) -> None:
    """Round label lying on z over the origin."""
    turns = [2 * math.pi * i / 32 for i in range(32)]
    points = [(radius * math.cos(a), radius * math.sin(a), z) for a in turns]
    kit.poly(paper(True), points, [list(range(32))], rnd=rng.random(), uv=[(0.5 + math.cos(a) / 2, 0.5 + math.sin(a) / 2) for a in turns])
