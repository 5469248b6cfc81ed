"""A meadow in winter: frosted grass behind a split-rail fence, bare birches, the edge of a spruce wood and wooded hills in the morning's haze.

Frame and `spot` as in `day`. Only what stands near is modelled; every plane further off is paler and bluer than the one before it.
"""

import math

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.materials import hexc
from studio.kit.materials.nodes import N
from studio.kit.measures import Point
from studio.room.exterior import crowns, plants
from studio.room.exterior.day import Ridge, ground, hills, spot
from studio.room.exterior.paint import Air, daylit, emission, foliage

WINTER = Air((-0.50, -0.80, 0.30), 1.8, (1.0, 0.86, 0.70), 0.85, '#dfe5ea', '#7ba4d0', 1.9, 0.30)
FLOOR = -0.35
HAZE = '#d8dde0'  # what distance turns into, bluer than the horizon
FENCE = 8.6  # metres from the wall to the fence
EDGE = 46.0  # metres from the wall to the wood's first rank
WIDE = 0.24  # of a spruce's height, how far its lowest boughs reach
TUFTS, BLADES = 5200, 16  # of grass, and blades in one


def _grass(air: Air) -> Material:
    """Frosted grass from afar: straw, moss and hoar in patches that lie flat under the eye, hazier with distance."""
    n = N('meadow')
    x, y, _ = n.sep(n.pos())
    broad = n.noise(n.xyz(n.math('MULTIPLY', x, 0.10), n.math('MULTIPLY', y, 0.16), 0.0), 1.0, 5, 0.62)
    fine = n.noise(n.xyz(n.math('MULTIPLY', x, 1.7), n.math('MULTIPLY', y, 2.6), 2.0), 1.0, 6, 0.68)
    grain = n.noise(n.xyz(n.math('MULTIPLY', x, 9.0), n.math('MULTIPLY', y, 22.0), 5.0), 1.0, 4, 0.7)
    straw = n.mix(n.smooth(fine, 0.36, 0.64), hexc('#a99f80'), hexc('#7f8160'))
    frosted = n.mix(
        n.math('MULTIPLY', n.smooth(n.math('ADD', n.math('MULTIPLY', broad, 0.6), n.math('MULTIPLY', fine, 0.4)), 0.40, 0.62), 0.75), straw, hexc('#d6d6cf')
    )
    body = n.value(frosted, n.math('MULTIPLY_ADD', grain, 0.7, 0.62))
    light = *(c * (air.sky * 0.95 + air.strength * 0.30 * w) for c, w in zip((0.94, 0.98, 1.06), air.warmth)), 1
    far = tuple(c * air.level for c in hexc(HAZE)[:3]) + (1,)
    away = n.math('SUBTRACT', 1.0, n.math('POWER', 2.718, n.math('MULTIPLY', n.math('ABSOLUTE', x), -0.008)))
    return emission(n, n.mix(away, n.mix(1.0, body, light, 'MULTIPLY'), far))


def _tufts(kit: Kit, air: Air, rng: np.random.Generator) -> None:
    """Blades of grass in tufts, from the wall to beyond the fence, thinning with distance."""
    away = 0.9 + 24 * rng.random(TUFTS) ** 1.5
    heart = np.stack([-away, rng.uniform(-14, 36, TUFTS), np.full(TUFTS, FLOOR - 0.02)], 1)
    heart[: TUFTS // 6, 0] = -FENCE + rng.normal(0, 0.16, TUFTS // 6)  # uncut about the fence's posts
    feet = np.repeat(heart, BLADES, 0) + rng.normal(0, 1, (TUFTS * BLADES, 3)) * (0.055, 0.055, 0.0)
    low = np.repeat(rng.uniform(0, 0.35, TUFTS), BLADES) + rng.uniform(0, 0.25, len(feet))
    plants.leaves(kit, foliage(air, '#b9ae8c', '#8f8d68', 2.2), feet, (0.17, -1.3, 0.055), rng, low)


def _fence(kit: Kit, air: Air, rng: np.random.Generator) -> None:
    """Weathered posts and three rails, none quite straight."""
    timber = daylit(air, '#8a8074', '#6d6358', 12)
    posts = np.arange(-16, 42, 2.4)
    for y in posts:
        lean = rng.normal(0, 0.012, 2)
        kit.tube(timber, [(-FENCE, y, FLOOR - 0.2), (-FENCE + lean[0], y + lean[1], 0.86)], 0.062, 12, 0.056)
    for z in (0.02, 0.37, 0.70):
        for y0, y1 in zip(posts, posts[1:]):
            a, b = z + rng.normal(0, 0.012, 2)
            kit.tube(timber, [(-FENCE + 0.07, y0 - 0.12, a), (-FENCE + 0.075, (y0 + y1) / 2, (a + b) / 2 - 0.008), (-FENCE + 0.07, y1 + 0.12, b)], 0.043, 10)


def _spruce(kit: Kit, mats: tuple[Material, Material], place: Point, height: float, rng: np.random.Generator) -> None:
    """Spruce at the wood's edge: whorls of hanging boughs that shorten to a point, dark between them; fewer and longer leaves the further it stands."""
    x, y, z = place
    bark, green = mats
    kit.tube(bark, [(x, y, z), (x, y, z + height)], 0.13, 6, 0.01)
    far = math.hypot(x, y) / EDGE
    for count, inner, top, long in ((15000, 0.3, 1.0, 0.17), (5000, 0.0, 0.80, 0.36)):  # boughs, and what is dark between them
        count = round(count / far**2)
        up = top * rng.uniform(0.0, 1.0, count) ** 0.85
        out = rng.uniform(inner**2, 1.0, count) ** 0.5 if inner else rng.uniform(0.0, 0.6, count)
        turn = rng.uniform(0, 2 * math.pi, count)
        bough = 1 + 0.16 * np.sin(turn * 5 + np.floor(up * height * 2.2) * 2.4) + 0.12 * np.sin(up * height * 9)
        reach = (1 - up) * height * WIDE * out * bough
        points = np.stack([x + np.cos(turn) * reach, y + np.sin(turn) * reach, z + up * height - reach * 0.42], 1)
        plants.leaves(kit, green, points, (long * far, 0.55, 0.24), rng, 1.0 - 0.75 * out + 0.15 * (1 - up) if inner else 0.85)


def _wood(kit: Kit, air: Air, rng: np.random.Generator) -> None:
    """The edge of a spruce wood in three ranks, the further the paler."""
    for rank, (away, haze, step) in enumerate(((EDGE, 0.08, 4.6), (60, 0.18, 3.4), (80, 0.32, 2.6))):
        mats = daylit(air, '#6a6055', '#4f473f', 6, haze), foliage(air, '#51624e', '#37493c', 3, haze)
        for a in np.arange(-30, 86, step):
            if rank == 0 and 24 < a < 37:  # a ride opens into the wood
                continue
            _spruce(kit, mats, spot(away + rng.normal(0, 3), a + rng.normal(0, 0.9), FLOOR), rng.uniform(8.5, 15), rng)


def winter_meadow(kit: Kit) -> Air:
    """S5: what one sees from the northern house."""
    air = WINTER
    rng = np.random.default_rng(12)
    ground(kit, _grass(air), FLOOR, reach=600)
    _tufts(kit, air, rng)
    _fence(kit, air, rng)
    bark, brown = daylit(air, '#e4dfd6', '#8d857b', 7), daylit(air, '#6f5a4e', '#4f4139', 4)  # `foliage` reads a tube's length as shade
    for i, (r, a, high) in enumerate(((13.5, 19, 9.4), (24, 24.5, 8.6), (26, 50, 9.0), (16, 64, 9.0), (31, 34, 8.8), (29, 40, 7.6), (12, -16, 9.0))):
        crowns.bare_tree(kit, (bark, brown), spot(r, a, FLOOR), high, 50 + i)
    _wood(kit, air, rng)
    hills(kit, daylit(air, '#75857f', '#64746f', 0.05, 0.50), Ridge(190, 17, 2, FLOOR))
    hills(kit, daylit(air, '#8496a0', '#788a96', 0.02, 0.70), Ridge(520, 58, 4, FLOOR))
    return air
