"""How the sea by day is coloured: waves that shrink into a tone with distance, glitter towards the sun, haze before the horizon. Radiance as in `paint`."""

import math

from bpy.types import Material, NodeSocket
from studio.kit.materials import hexc
from studio.kit.materials.nodes import N
from studio.room.exterior.paint import Air, emission
from studio.room.exterior.town import EYE

PIXEL = 1 / 1870  # of a picture 2400 wide, as an angle: waves smaller than it are a tone
SUNWARD = math.radians(-24)  # bearing of the sun that shines into the rooms
CLEAR = 5200.0  # metres after which 63 % of the sea is haze
WIND = math.radians(28)
WAVES = ((1.6, 0.75), (5.0, 1.0), (17.0, 0.85), (60.0, 0.60), (240.0, 0.42), (900.0, 0.34))  # length in metres, how much of the slope is theirs


def _horizon(air: Air) -> tuple[float, ...]:
    return tuple(c * air.level * 0.96 for c in hexc(air.horizon)[:3]) + (1,)


def sea(air: Air, height: float, deep: str = '#35697c') -> Material:
    """Water to the horizon seen from a height in metres: a wave's face shows the water's own colour, its back the sky; sun on crests."""
    n = N('sea')
    x, y, z = n.sep(n.vmath('SUBTRACT', n.pos(), tuple(EYE)))
    stretch = n.math('DIVIDE', -height, n.math('MINIMUM', z, -0.001))  # true metres: it is drawn nearer along its line of sight
    x, y = n.math('MULTIPLY', x, stretch), n.math('MULTIPLY', y, stretch)
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    slope = _slope(n, x, y, n.math('MULTIPLY', n.math('MULTIPLY', far, far), PIXEL / height))
    angle = n.math('ARCTAN2', y, n.math('MULTIPLY', x, -1.0))
    off = n.math('DIVIDE', n.math('SUBTRACT', angle, SUNWARD), math.radians(44))
    sunward = n.math('POWER', math.e, n.math('MULTIPLY', n.math('MULTIPLY', off, off), -1.0))
    mirrors = n.math('MULTIPLY_ADD', n.math('DIVIDE', far, n.math('ADD', far, 190.0)), 0.62, 0.10)
    mirrors = n.math('ADD', mirrors, n.math('MULTIPLY', slope, 0.80))
    mirrors = n.math('MAXIMUM', n.math('MINIMUM', mirrors, 0.96), 0.02)
    above = tuple(c * air.level * 0.62 for c in hexc(air.zenith)[:3]) + (1,)
    sky = n.mix(n.smooth(far, 60, 1800), above, n.value(_horizon(air), 0.82))
    sky = n.value(sky, n.math('MULTIPLY_ADD', sunward, 0.45, 0.90))
    body = n.mix(mirrors, n.value(hexc(deep), 0.95), sky)
    body = n.mix(_glints(n, (angle, far, height), slope, sunward), body, n.value(tuple(air.warmth) + (1,), 1.7))
    haze = n.math('SUBTRACT', 1.0, n.math('POWER', math.e, n.math('DIVIDE', far, -CLEAR)))
    return emission(n, n.mix(haze, body, _horizon(air)))


def _slope(n: N, x: NodeSocket, y: NodeSocket, pixel: NodeSocket) -> NodeSocket:
    """Slope of waves of many lengths at true metres, about 0; pixel: metres that a pixel covers away from the eye, which end what is smaller."""
    c, s = math.cos(WIND), math.sin(WIND)
    ahead = n.math('ADD', n.math('MULTIPLY', x, c), n.math('MULTIPLY', y, s))
    aside = n.math('SUBTRACT', n.math('MULTIPLY', y, c), n.math('MULTIPLY', x, s))
    total = None
    for i, (long, share) in enumerate(WAVES):
        place = n.xyz(n.math('DIVIDE', ahead, long), n.math('DIVIDE', aside, long * 2.3), 3.7 * i)
        wave = n.math('SUBTRACT', n.noise(place, 1.0, 2, 0.55, 0.35), 0.5)
        seen = n.smooth(n.math('DIVIDE', pixel, long), 0.9, 0.2, 0, 2 * share)
        wave = n.math('MULTIPLY', wave, seen)
        total = wave if total is None else n.math('ADD', total, wave)
    return total


def _glints(n: N, seen: tuple[NodeSocket, NodeSocket, float], slope: NodeSocket, sunward: NodeSocket) -> NodeSocket:
    """Sun on single crests, dashes of two pixels: many towards the sun, few aside, none where a wave looks away. seen: bearing, distance, height."""
    angle, far, height = seen
    column = n.math('DIVIDE', angle, PIXEL * 2.4)
    row = n.math('DIVIDE', height, n.math('MULTIPLY', far, PIXEL * 1.15))
    shift, _ = n.chance(n.xyz(0.0, n.math('FLOOR', row), 2.0))
    own, _ = n.chance(n.xyz(n.math('FLOOR', n.math('ADD', column, shift)), n.math('FLOOR', row), 7.0))
    likely = n.math('MULTIPLY', n.math('MULTIPLY', sunward, 0.20), n.smooth(slope, 0.06, 0.55))
    bright = n.smooth(n.math('DIVIDE', own, n.math('MAXIMUM', likely, 1e-4)), 1.0, 0.25)
    return n.math('MULTIPLY', bright, n.math('MULTIPLY', n.smooth(far, 40, 130), n.smooth(far, 4000, 900, 0.25, 0.9)))


def slopes(air: Air, haze: float) -> Material:
    """Wooded hills over the sea with pale rock and gullies; UV: degrees along them, share of their height. haze: at their head, thicker at their foot."""
    n = N('slopes')
    u, v, _ = n.sep(n.uv())
    gully = n.noise(n.xyz(n.math('ADD', n.math('MULTIPLY', u, 1.1), n.math('MULTIPLY', v, 1.6)), n.math('MULTIPLY', v, 1.1), haze), 1.0, 6, 0.62, 0.6)
    rock = n.noise(n.xyz(n.math('MULTIPLY', u, 2.6), n.math('MULTIPLY', v, 7.0), 4.0), 1.0, 4, 0.6)
    body = n.mix(n.smooth(rock, 0.52, 0.70), hexc('#5d6b4a'), hexc('#a89a7e'))
    body = n.value(body, n.smooth(gully, 0.34, 0.62, 0.45, 2.1))
    thick = n.math('MULTIPLY_ADD', n.smooth(v, 0.0, 0.5, 1.0, 0.0), (1 - haze) * 0.45, haze)
    return emission(n, n.mix(thick, body, n.mix(haze, hexc('#a9bccb'), _horizon(air))))
