"""Pendant lamps over tables and islands. x, y, z: middle of the lamp's lower edge; metres, watts."""
import math
from . import core, materials as m, room

WARM = (1, .80, .58)


def _cord(kit, mat, x, y, z, ceiling):
    kit.tube(m.simple('#111111', .5), [(x, y, z), (x, y, ceiling)], .0022, 8)
    kit.lathe(mat, [(0, -.025), (.045, -.025), (.05, -.02), (.05, 0)], x, y, ceiling, 32)


def _bulb(kit, x, y, z, radius=.038):
    ball = [(radius * math.sin(math.pi * i / 16), -radius * math.cos(math.pi * i / 16)) for i in range(17)]
    kit.lathe(m.emit('#ffdcb0', 16), ball, x, y, z, 24)


def cone(kit, mat, x, y, z, ceiling, watts):
    """Metal cone, white inside."""
    _cord(kit, mat, x, y, z + .24, ceiling)
    kit.lathe(mat, [(0, .262), (.022, .26), (.026, .235), (.150, .004), (.153, 0)], x, y, z, 64)
    kit.lathe(m.simple('#efe9dd', .6), [(.153, 0), (.150, .002), (.024, .225), (0, .228)], x, y, z, 64)
    _bulb(kit, x, y, z + .06)
    core.spot((x, y, z + .01), watts, WARM, 118, .6, .04)


def drum(kit, mat, x, y, z, ceiling, watts):
    """Linen drum shade on two metal rings."""
    _cord(kit, mat, x, y, z + .24, ceiling)
    shade = m.sheer('#efe3cd', .92)
    kit.lathe(shade, [(.215, 0), (.200, .25)], x, y, z, 72)
    for r, h in ((.2155, 0), (.2005, .25)):
        kit.lathe(mat, [(r, h - .004), (r + .002, h - .004), (r + .002, h + .004), (r, h + .004)], x, y, z, 72)
    _bulb(kit, x, y, z + .12, .045)
    core.point((x, y, z + .12), watts * .35, WARM, .05)
    core.spot((x, y, z - .01), watts * .8, WARM, 120, .6, .05)


def disc(kit, mat, x, y, z, ceiling, watts):
    """Flat disc with an opal lens below."""
    _cord(kit, mat, x, y, z + .05, ceiling)
    kit.lathe(mat, [(0, .055), (.03, .052), (.20, .034), (.212, .026), (.212, .004), (.205, 0)], x, y, z, 72)
    kit.lathe(m.emit('#ffe6c6', 5), [(.205, .003), (0, .003)], x, y, z, 72)
    core.spot((x, y, z - .01), watts, WARM, 130, .7, .10)


def linear(kit, mat, x, y, z, ceiling, watts, length=1.5):
    """One slim bar along x on two wires."""
    for dx in (-length * .36, length * .36):
        kit.tube(mat, [(x + dx, y, z + .045), (x + dx, y, ceiling)], .0012, 8)
    kit.box(mat, x - length / 2, y - .017, z + .004, x + length / 2, y + .017, z + .046, .002, 'x')
    kit.box(m.emit('#ffe0b8', 14), x - length / 2 + .01, y - .012, z, x + length / 2 - .01, y + .012, z + .004, 0)
    core.area((x, y, z - .006), (x, y + .02, 0), length - .05, .03, watts * 1.5, WARM, 150)


SHAPES = dict(cone=cone, drum=drum, disc=disc)


def row(kit, kind, mat, xs, y, z, ceiling, watts):
    """Lamps of one kind at each x; a linear lamp hangs once in the middle."""
    if kind == 'linear':
        linear(kit, mat, sum(xs) / len(xs), y, z + .12, ceiling, watts * 1.6)
        return
    for x in xs:
        if kind in SHAPES:
            SHAPES[kind](kit, mat, x, y, z + .08, ceiling, watts)
        else:
            room.pendant(kit, x, y, z + (.10 if kind == 'dome' else .14 if kind == 'globe' else 0), ceiling, kind, mat, r=.11 if kind == 'globe' else .19, power=watts)
