"""How the sea by day is coloured: waves that shrink into a tone with distance, glitter towards the sun, haze before the horizon. Radiance as in `paint`."""

import math

from bpy.types import Material, NodeSocket
from studio.kit.materials import hexc
from studio.kit.materials.nodes import N
from studio.room.exterior import waves
from studio.room.exterior.paint import Air, emission
from studio.room.exterior.town import EYE

PIXEL = 1 / 1870  # of a picture 2400 wide, as an angle: waves smaller than it are a tone
SUNWARD = math.radians(-24)  # bearing of the sun that shines into the rooms
CLEAR = 5200.0  # metres after which 63 % of the sea is haze
WIND = math.radians(28)
HIDDEN = 0.75  # of waves too small to be seen those show that lean towards the eye: by this share of their deviation


def _horizon(air: Air) -> tuple[float, ...]:
    return tuple(c * air.level * 0.96 for c in hexc(air.horizon)[:3]) + (1,)


def sea(air: Air, height: float, deep: str = '#2f5f70') -> Material:
    """Water to the horizon seen from a height in metres: each slope mirrors the sky that it faces, the less the more it leans towards the eye; sun on
    crests."""
    n = N('sea')
    x, y, z = n.sep(n.vmath('SUBTRACT', n.pos(), tuple(EYE)))
    stretch = n.math('DIVIDE', -height, n.math('MINIMUM', z, -0.001))  # true metres: it is drawn nearer along its line of sight
    x, y = n.math('MULTIPLY', x, stretch), n.math('MULTIPLY', y, stretch)
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    slope = _slope(n, x, y, far, n.math('MULTIPLY', n.math('MULTIPLY', far, far), PIXEL / height))
    down = n.math('ARCTAN2', height, far)
    angle = n.math('ARCTAN2', y, n.math('MULTIPLY', x, -1.0))
    off = n.math('DIVIDE', n.math('SUBTRACT', angle, SUNWARD), math.radians(44))
    sunward = n.math('POWER', math.e, n.math('MULTIPLY', n.math('MULTIPLY', off, off), -1.0))
    met = n.math('MAXIMUM', n.math('ADD', down, slope), 0.015)
    mirrors = n.math('MULTIPLY_ADD', n.math('POWER', n.math('SUBTRACT', 1.0, n.math('SINE', met)), 5.0), 0.98, 0.02)
    up = n.math('MULTIPLY_ADD', slope, 2.0, down)
    above = tuple(c * air.level * 0.62 for c in hexc(air.zenith)[:3]) + (1,)
    sky = n.mix(n.smooth(up, 0.9, 0.0), above, n.value(_horizon(air), 0.92))
    sky = n.value(sky, n.math('MULTIPLY_ADD', sunward, 0.45, 0.90))
    body = n.mix(mirrors, n.value(hexc(deep), 0.95), sky)
    body = n.mix(_glints(n, (angle, far, height), slope, sunward), body, n.value(tuple(air.warmth) + (1,), 1.7))
    haze = n.math('SUBTRACT', 1.0, n.math('POWER', math.e, n.math('DIVIDE', far, -CLEAR)))
    return emission(n, n.mix(haze, body, _horizon(air)))


def _slope(n: N, x: NodeSocket, y: NodeSocket, far: NodeSocket, pixel: NodeSocket) -> NodeSocket:
    """Slope towards the eye at true metres; pixel: metres that a pixel covers away from the eye. What is smaller is told by its share that shows."""
    total = None
    for i, band in enumerate(waves.BANDS):
        turn = WIND + 0.13 * (i - 1)  # patches of one direction would repeat together
        c, s = math.cos(turn), math.sin(turn)
        ahead = n.math('ADD', n.math('MULTIPLY', x, c), n.math('MULTIPLY', y, s))
        aside = n.math('SUBTRACT', n.math('MULTIPLY', y, c), n.math('MULTIPLY', x, s))
        spots = n.node('ShaderNodeTexImage', image=waves.image(band), interpolation='Cubic')
        n.set(spots.inputs['Vector'], n.xyz(n.math('DIVIDE', ahead, band.patch), n.math('DIVIDE', aside, band.patch), 0.0))
        along, across, _ = n.sep(spots.outputs['Color'])
        lean = n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', along, 0.5), ahead), n.math('MULTIPLY', n.math('SUBTRACT', across, 0.5), aside))
        seen = n.smooth(n.math('DIVIDE', pixel, band.length), 0.7, 0.12)
        wave = n.math('MULTIPLY_ADD', n.math('SUBTRACT', n.math('DIVIDE', lean, far), HIDDEN * band.steep), seen, HIDDEN * band.steep)
        total = wave if total is None else n.math('ADD', total, wave)
    return total


def _glints(n: N, seen: tuple[NodeSocket, NodeSocket, float], slope: NodeSocket, sunward: NodeSocket) -> NodeSocket:
    """Sun on single crests, faint dashes of four pixels (two, and white, were dust on the lens): many towards the sun, few aside, none where a wave
    looks away. seen: bearing, distance, height."""
    angle, far, height = seen
    column = n.math('DIVIDE', angle, PIXEL * 4.2)
    row = n.math('DIVIDE', height, n.math('MULTIPLY', far, PIXEL * 1.15))
    shift, _ = n.chance(n.xyz(0.0, n.math('FLOOR', row), 2.0))
    own, _ = n.chance(n.xyz(n.math('FLOOR', n.math('ADD', column, shift)), n.math('FLOOR', row), 7.0))
    likely = n.math('MULTIPLY', n.math('MULTIPLY', sunward, 0.05), n.smooth(slope, 0.10, 0.30))
    bright = n.smooth(n.math('DIVIDE', own, n.math('MAXIMUM', likely, 1e-4)), 1.0, 0.25)
    return n.math('MULTIPLY', bright, n.math('MULTIPLY', n.smooth(far, 40, 130), n.smooth(far, 4000, 900, 0.12, 0.42)))


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


def grove(air: Air, haze: float) -> Material:
    """Gardens on a far shore; UV: metres along it, metres above their foot. Crowns lit from above, shade between them."""
    n = N('grove')
    u, v, _ = n.sep(n.uv())
    crown = n.noise(n.xyz(n.math('MULTIPLY', u, 0.16), n.math('MULTIPLY', v, 0.26), 1.0), 1.0, 2, 0.5, 0.4)
    twigs = n.noise(n.xyz(n.math('MULTIPLY', u, 0.9), n.math('MULTIPLY', v, 0.9), 5.0), 1.0, 3, 0.6)
    lit = n.math('ADD', n.math('MULTIPLY_ADD', v, 0.055, n.math('MULTIPLY', crown, 1.3)), n.math('MULTIPLY', twigs, 0.5))
    kind = n.noise(n.xyz(n.math('MULTIPLY', u, 0.05), 0.0, 9.0), 1.0, 2, 0.5)
    green = n.mix(n.smooth(kind, 0.40, 0.60), hexc('#56683a'), hexc('#75764a'))
    return emission(n, n.mix(haze, n.value(green, n.smooth(lit, 0.72, 1.35, 0.30, 2.3)), _horizon(air)))
