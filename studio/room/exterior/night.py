"""The city at night from a high floor: towers with lit rooms, a canal that gives their lights back, streets with lamps. Local frame as in `day`."""

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.materials import N, hexc
from studio.kit.measures import Point, Size
from studio.room.exterior.day import ground, spot
from studio.room.exterior.paint import Air, Tower, glow, night_tower

DUSK = Air((0.0, 0.0, 1.0), 0.0, (1, 1, 1), 0.2, '#5f5a70', '#121b31', 0.30, 0.10)
FLOOR = -74.0  # metres: the twenty-third floor


def _water() -> Material:
    """Black water with small waves: it mirrors towers in streaks."""
    n = N('canal')
    gloss = n.node('ShaderNodeBsdfGlossy')
    gloss.inputs['Color'].default_value = (0.42, 0.45, 0.52, 1)
    gloss.inputs['Roughness'].default_value = 0.10
    wave = n.noise(n.vmath('MULTIPLY', n.pos(), (0.5, 0.5, 1.0)), 1.0, 3, 0.6)
    n.set(gloss.inputs['Normal'], n.bump(wave, 0.35, 0.25))
    n.t.links.new(gloss.outputs[0], n.out.inputs[0])
    return n.m


def _streets() -> Material:
    """Ground of blocks 70 by 110 m: dark roofs and yards with a light here and there, streets lit in pools, all paler towards the horizon."""
    n = N('streets')
    x, y, _ = n.sep(n.pos())
    bend = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(n.pos(), 0.002, 2), 0.5), 160)
    lit = 0.0
    for along, across, block in ((x, y, 70.0), (y, x, 110.0)):
        off = n.math('PINGPONG', n.math('ADD', across, bend), block / 2)  # 0 on the middle of a street
        lamp = n.math('PINGPONG', along, 14.0)
        pool = n.math('MULTIPLY_ADD', n.math('POWER', 2.7, n.math('MULTIPLY', n.math('MULTIPLY', lamp, lamp), -0.05)), 0.8, 0.16)
        lit = n.math('MAXIMUM', lit, n.math('MULTIPLY', n.smooth(off, 5.0, 2.5, 0, 1), pool))
    busy = n.smooth(n.noise(n.pos(), 0.004, 3), 0.35, 0.62, 0.25, 1.0)
    yard, _ = n.chance(n.xyz(n.math('FLOOR', n.math('DIVIDE', x, 1.6)), n.math('FLOOR', n.math('DIVIDE', y, 1.6)), 0.0))
    spark = n.math('MULTIPLY', n.math('LESS_THAN', yard, 0.006), 1.3)
    body = n.mix(n.noise(n.pos(), 0.02, 3), hexc('#12131a'), hexc('#24222a'))
    body = n.mix(1.0, body, n.value(hexc('#ffb873'), n.math('MULTIPLY', n.math('MULTIPLY', n.math('MAXIMUM', lit, spark), busy), 0.6)), 'ADD')
    away = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    e = n.node('ShaderNodeEmission')
    n.set(e.inputs['Color'], n.mix(n.smooth(away, 700, 5200, 0, 0.8), body, hexc('#4a4150')))
    n.t.links.new(e.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'
    n.m['light_group'] = 'sky'
    return n.m


def _tower(kit: Kit, mats: tuple[Material, Material], place: Point, size: Size, turn: float) -> None:
    """Tower with a crown; size (length, depth, height)."""
    body, crown = mats
    length, deep, high = size
    with kit.at(*place, rz=turn):
        kit.box(body, -length / 2, -deep / 2, 0, length / 2, deep / 2, high, 0)
        kit.box(crown, -length * 0.34, -deep * 0.34, high, length * 0.34, deep * 0.34, high + 1.5, 0)


def _street(kit: Kit, lamps: tuple[Material, Material, Material], a: Point | np.ndarray, b: Point | np.ndarray, step: float = 24) -> None:
    """Two rows of street lamps between ground points a and b, and the traffic's lights: red one way, white the other."""
    a, b = np.array(a), np.array(b)
    length = float(np.linalg.norm(b - a))
    along = (b - a) / length
    out = np.array((-along[1], along[0], 0))
    post, white, red = lamps
    for t in np.arange(0, length, step):
        for side in (-9, 9):
            x, y, z = a + along * t + out * side
            kit.box(post, x - 0.5, y - 0.5, z + 8.0, x + 0.5, y + 0.5, z + 8.5, 0)
    for t in kit.rng.sample(range(int(length)), int(length / 16)):
        lane = kit.rng.choice((-4.5, -1.8, 1.8, 4.5))
        x, y, z = a + along * t + out * lane
        kit.box(white if lane > 0 else red, x - 0.45, y - 0.45, z + 0.6, x + 0.45, y + 0.45, z + 1.1, 0)


# near and far edge of a belt of houses, how high they are, degrees from one to the next; no tower so near that a room in it could be looked into
RINGS = (
    (120, 430, (8, 34), 0.8),
    (600, 900, (50, 140), 3.0),
    (920, 1500, (50, 210), 1.25),
    (1600, 2800, (60, 280), 0.6),
)
TOWERS = (
    Tower('#171a24', 0.0, 0.36, (3.0, 3.3), 0.62),
    Tower('#1d1c22', 3.0, 0.30, (1.5, 3.6), 0.90),
    Tower('#131825', 6.0, 0.40, (4.2, 3.2), 0.50),
    Tower('#22211f', 9.0, 0.26, (1.5, 3.9), 0.94),
    Tower('#1b2029', 12.0, 0.32, (2.4, 3.1), 0.40),
)


def city(kit: Kit) -> Air:
    """S6: roofs below, four depths of towers beyond them left and right of a canal, streets along it and between them."""
    rng = np.random.default_rng(21)
    ground(kit, _streets(), FLOOR, reach=9000)
    bodies = [[night_tower(one, haze) for one in TOWERS] for haze in (0.0, 0.05, 0.13, 0.26)]
    crowns = [glow('#ffcf9a', 0.5), glow('#0e1016', 1.0), glow('#5a6a8c', 0.3), glow('#0e1016', 1.0)]
    water, canal = _water(), [spot(95, -30), spot(130, 20), spot(190, 48), spot(420, 66)]
    for i in range(3):
        a, b = np.array(canal[i]), np.array(canal[i + 1])
        out = np.array((-(b - a)[1], (b - a)[0], 0.0))
        out *= 24 / np.linalg.norm(out)
        low = np.array((0, 0, FLOOR + 0.4 + 0.05 * i))
        kit.poly(water, [tuple(p + low) for p in (a - out, b - out, b + out, a + out)], [[0, 1, 2, 3]], uv=[(0.0, 0.0)] * 4)
    for ring, (near, far, high, step) in enumerate(RINGS):
        for a in np.arange(-65, 118, step):
            r = rng.uniform(near, far)
            place = spot(r, a + rng.uniform(-1, 1), FLOOR)
            if any(np.hypot(place[0] - c[0], place[1] - c[1]) < 55 for c in canal):
                continue
            kind = int(rng.integers(len(bodies[0])))
            size = (rng.uniform(18, 34), rng.uniform(16, 28), rng.uniform(*high))
            _tower(kit, (bodies[min(ring, 3)][kind], crowns[int(rng.integers(4)) if ring else 1]), place, size, 90 * int(rng.integers(2)) + 12 * ring)
    lamps = (glow('#ffb35c', 9.0), glow('#fff1da', 7.0), glow('#ff3a22', 4.0))
    for shift in (-34, 34):
        for i in range(3):
            a, b = np.array(canal[i]), np.array(canal[i + 1])
            out = np.array((-(b - a)[1], (b - a)[0], 0.0))
            out *= shift / np.linalg.norm(out)
            _street(kit, lamps, a + out + (0, 0, FLOOR), b + out + (0, 0, FLOOR))
    for a in (4, 33, 58, 82):
        _street(kit, lamps, spot(160, a, FLOOR), spot(900, a + 9, FLOOR), 34)
    return DUSK
