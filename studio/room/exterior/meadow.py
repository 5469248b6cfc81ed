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

WINTER = Air((-0.50, -0.80, 0.30), 2.2, (1.0, 0.88, 0.74), 1.25, '#e6eaed', '#8fb2d6', 2.1, 0.30)
FLOOR = -0.35
HAZE = '#d8dde0'  # what distance turns into, bluer than the horizon
FENCE = 8.6  # metres from the wall to the fence
EDGE = 46.0  # metres from the wall to the wood's first rank
WIDE = 0.27  # of a spruce's height, how far its lowest boughs reach
WHORL, BOUGHS, NEEDLES = 0.42, 7, 30000  # of a spruce: metres between whorls, boughs in one, sprays of needles on a tree at the wood's edge
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
    """Spruce at the wood's edge: whorls of boughs that hang, turn up at their ends and shorten to a point, dark towards the trunk; fewer and longer
    needles the further it stands."""
    x, y, z = place
    bark, green = mats
    kit.tube(bark, [(x, y, z), (x, y, z + height)], 0.13, 6, 0.005)
    far = math.hypot(x, y) / EDGE
    whorls = np.arange(0.04, 0.985, WHORL / height)
    level = np.repeat(whorls, BOUGHS) + rng.normal(0, 0.25 * WHORL / height, len(whorls) * BOUGHS)
    reach = np.clip(1 - level, 0, 1) ** 0.9 * height * WIDE * rng.uniform(0.72, 1.12, len(level))
    turn = rng.uniform(0, 2 * math.pi, len(level))
    bough = rng.choice(len(level), round(NEEDLES / far**2), p=(reach + 0.12) / (reach + 0.12).sum())
    out = rng.uniform(0.06, 1.0, len(bough)) ** 0.75
    aside = rng.normal(0, 0.11, len(bough)) * reach[bough] * (1.25 - out)  # a bough is a fan that ends in a point
    along, across = (np.cos(turn[bough]), np.sin(turn[bough])), (-np.sin(turn[bough]), np.cos(turn[bough]))
    r = reach[bough] * out
    points = np.stack(
        [
            x + along[0] * r + across[0] * aside,
            y + along[1] * r + across[1] * aside,
            z + level[bough] * height - reach[bough] * (0.62 * out - 0.24 * out**3) - rng.exponential(0.05, len(bough)),
        ],
        1,
    )
    plants.leaves(kit, green, points, (0.15 * far, 0.75, 0.20), rng, np.clip(0.95 - 0.80 * out + rng.normal(0, 0.05, len(out)), 0, 1))


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
    bark, brown = daylit(air, '#e4dfd6', '#bcb4a9', 7), daylit(air, '#6f5a4e', '#4f4139', 4)  # `foliage` reads a tube's length as shade
    for i, (r, a, high) in enumerate(((13.5, 19, 9.4), (24, 24.5, 8.6), (26, 50, 9.0), (16, 64, 9.0), (31, 34, 8.8), (29, 40, 7.6), (12, -16, 9.0))):
        crowns.bare_tree(kit, (bark, brown), spot(r, a, FLOOR), high, 50 + i)
    _wood(kit, air, rng)
    hills(kit, daylit(air, '#75857f', '#64746f', 0.05, 0.50), Ridge(190, 17, 2, FLOOR))
    hills(kit, daylit(air, '#8496a0', '#788a96', 0.02, 0.70), Ridge(520, 58, 4, FLOOR))
    return air
