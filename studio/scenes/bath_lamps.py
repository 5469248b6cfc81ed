"""Wall lamps beside a bathroom's mirror. Each is asked for with x, the y of the wall's face and the z of its arm; metres, watts."""

import math
from collections.abc import Callable

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.props import lamps

Lamp = Callable[[Kit, Material, float], None]
WARM = (1, 0.82, 0.62)
ON_ITS_WALL = 0.15  # of a lamp's watts that burn in its glass, a hand from the wall: all of them would burn the wall white, none leaves it unlit about the lamp


def _rose(kit: Kit, mat: Material) -> None:
    """Turned plate on the wall, 102 mm across."""
    with kit.at(0, 0, 0, rx=90):
        kit.lathe(mat, [(0, 0.020), (0.020, 0.020), (0.023, 0.017), (0.024, 0.012), (0.048, 0.012), (0.0505, 0.010), (0.051, 0.007), (0.051, 0)], seg=56)


def _globe(kit: Kit, mat: Material, watts: float) -> None:
    """Opal globe on an arm with an elbow."""
    _rose(kit, mat)
    elbow = [(0, -0.085 - 0.020 * math.sin(a), 0.020 - 0.020 * math.cos(a)) for a in (math.pi / 2 * i / 8 for i in range(9))]
    kit.tube(mat, [(0, 0, 0), (0, -0.05, 0), *elbow, (0, -0.105, 0.026)], 0.0075, 18)
    kit.cyl(mat, 0, -0.105, 0.020, 0.038, 0.025)
    kit.ball(m.opal('#ffe6c6', 2.2), (0, -0.105, 0.098), 0.062, 48)
    kit.point((0, -0.105, 0.098), watts * ON_ITS_WALL, WARM, 0.05)
    kit.point((0, -0.30, 0.09), watts * (1 - ON_ITS_WALL), WARM, 0.07)


def _tube(kit: Kit, mat: Material, watts: float) -> None:
    """Upright opal tube of 344 mm."""
    lamps.wall_tube(kit, mat, 0.344, watts)


def _shade(kit: Kit, mat: Material, watts: float) -> None:
    """Candle on a bent arm under a linen shade."""
    _rose(kit, mat)
    bend = [(0, -0.03 - 0.09 * t, -0.030 * math.sin(math.pi * t) + 0.028 * t**3) for t in (i / 16 for i in range(17))]
    kit.tube(mat, [(0, 0, 0), *bend], 0.0068, 18)
    kit.lathe(mat, [(0, 0.026), (0.009, 0.027), (0.024, 0.040), (0.025, 0.043), (0.022, 0.045), (0.012, 0.046), (0, 0.046)], 0, -0.120, 0, 40)
    kit.cyl(m.simple('#e9e0cc', 0.5), 0, -0.120, 0.045, 0.118, 0.0105)
    kit.lathe(m.sheer('#efe3cd', 0.92), [(0.088, 0.098), (0.056, 0.228)], 0, -0.120, 0, 64)
    for r, z in ((0.0884, 0.098), (0.0564, 0.228)):
        kit.lathe(mat, [(r, z - 0.002), (r + 0.0014, z - 0.002), (r + 0.0014, z + 0.002), (r, z + 0.002)], 0, -0.120, 0, 64)
    bulb = [(0.016 * math.sin(math.pi * i / 16), 0.142 - 0.028 * math.cos(math.pi * i / 16)) for i in range(17)]
    kit.lathe(m.emit('#ffdcb0', 9), bulb, 0, -0.120, 0, 24)
    kit.point((0, -0.120, 0.15), watts * 0.3, WARM, 0.03)
    kit.point((0, -0.32, 0.12), watts * 0.7, WARM, 0.07)


LAMPS: dict[str, Lamp] = {'globe': _globe, 'tube': _tube, 'shade': _shade}


def wall_lamp(kit: Kit, kind: str, mat: Material, at: Point, watts: float) -> None:
    """A lamp of LAMPS on a wall; at: x, the y of the wall's face, z of its arm."""
    with kit.at(*at):
        LAMPS[kind](kit, mat, watts)
