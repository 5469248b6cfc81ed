"""Pendant lamps over tables and islands, tubes of light on walls. Metres, watts."""

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.room import shell as room

ALONG = 0.35  # watts of a line of light, of those of a round lamp's beam, for a pool as bright
WIRES = 0.36  # of a bar's length, from its middle to each wire it hangs on
FROM_WALL = -0.30  # metres along y, for each metre aside, that the strips of light in a tube are aimed: straight aside they burn the wall behind


def _cord(kit: Kit, mat: Material, at: Point, ceiling: float) -> None:
    x, y, z = at
    kit.tube(m.simple('#111111', 0.5), [(x, y, z), (x, y, ceiling)], 0.0022, 8)
    room.rose(kit, mat, (x, y, ceiling))


def _bulb(kit: Kit, at: Point) -> None:
    """A bulb as one sees it."""
    kit.ball(m.emit('#ffdcb0', 16, 'pendants'), at, 0.038)


def cone(kit: Kit, mat: Material, lamp: room.Pendant) -> None:
    """Metal cone, white inside."""
    x, y, z = lamp.at
    _cord(kit, mat, (x, y, z + 0.24), lamp.ceiling)
    kit.lathe(mat, [(0, 0.262), (0.022, 0.26), (0.026, 0.235), (0.150, 0.004), (0.153, 0)], x, y, z, 64)
    kit.lathe(m.simple(room.INSIDE, 0.6), [(0.153, 0), (0.150, 0.002), (0.024, 0.225), (0, 0.228)], x, y, z, 64)
    _bulb(kit, (x, y, z + 0.06))
    kit.point((x, y, z + 0.01), lamp.bulb, room.WARM, 0.03)
    if lamp.pool:
        room.beam(lamp, 0.005, 100, 0.04)


def drum(kit: Kit, mat: Material, lamp: room.Pendant) -> None:
    """Linen drum shade on two metal rings, closed by an opal lens below; no bulb is seen through the linen: it would stand there as a disc."""
    x, y, z = lamp.at
    _cord(kit, mat, (x, y, z + 0.24), lamp.ceiling)
    shade = m.sheer('#efe3cd', 0.92)
    kit.lathe(shade, [(0.215, 0), (0.200, 0.25)], x, y, z, 72)
    for r, h in ((0.2155, 0), (0.2005, 0.25)):
        kit.lathe(mat, [(r, h - 0.004), (r + 0.002, h - 0.004), (r + 0.002, h + 0.004), (r, h + 0.004)], x, y, z, 72)
    kit.lathe(m.opal('#ffdcb2', lamp.glow * 0.6, flat=True), [(0.212, 0.014), (0, 0.014)], x, y, z, 72)
    kit.point((x, y, z + 0.12), lamp.watts * 0.35, room.WARM, 0.05)
    room.beam(lamp, 0.01, 115, 0.08, 0.8)


def disc(kit: Kit, mat: Material, lamp: room.Pendant) -> None:
    """Flat disc with an opal lens below."""
    x, y, z = lamp.at
    _cord(kit, mat, (x, y, z + 0.05), lamp.ceiling)
    kit.lathe(mat, [(0, 0.055), (0.03, 0.052), (0.20, 0.034), (0.212, 0.026), (0.212, 0.004), (0.205, 0)], x, y, z, 72)
    kit.lathe(m.opal('#ffdcb2', lamp.glow * 0.7, flat=True), [(0.205, 0.003), (0.16, -0.004), (0, -0.009)], x, y, z, 72)
    room.beam(lamp, 0.07, 110, 0.05)


def wall_tube(kit: Kit, mat: Material, length: float, watts: float) -> None:
    """Upright opal tube between turned caps, held in its middle before a wall on y = 0; length: of what glows, about z = 0."""
    half, away = length / 2, -0.082
    kit.box(mat, -0.026, -0.012, -0.075, 0.026, 0, 0.075, 0.004, 'z')
    kit.tube(mat, [(0, -0.012, 0), (0, away + 0.016, 0)], 0.009, 18)
    kit.lathe(m.opal('#ffe6c6', 2.0), [(0.023, -half), (0.023, half)], 0, away, 0, 40)
    for foot, head in ((-half - 0.010, -half + 0.006), (half - 0.006, half + 0.010), (-0.020, 0.020)):
        kit.cyl(mat, 0, away, foot, head, 0.0255, 40, 0.002)
    for side in (-1, 1):  # along all of it: from a bulb in its middle there would be a round spot on the wall beside it
        kit.area((side * 0.006, away, 0), (side, away + FROM_WALL, 0), 0.02, length, watts / 2, room.WARM, 180, glossy=False, group='pendants')


def linear(kit: Kit, mat: Material, lamp: room.Pendant) -> None:
    """One slim bar along x on two wires."""
    x, y, z = lamp.at
    for dx in (-lamp.length * WIRES, lamp.length * WIRES):
        kit.tube(mat, [(x + dx, y, z + 0.045), (x + dx, y, lamp.ceiling)], 0.0012, 8)
        room.rose(kit, mat, (x + dx, y, lamp.ceiling), 0.5)
    kit.box(mat, x - lamp.length / 2, y - 0.017, z + 0.004, x + lamp.length / 2, y + 0.017, z + 0.046, 0.002, 'x')
    kit.box(m.line('#ffe0b8', 'pendants'), x - lamp.length / 2 + 0.01, y - 0.012, z, x + lamp.length / 2 - 0.01, y + 0.012, z + 0.004, 0)
    watts, spread = (lamp.pool * ALONG, 95) if lamp.pool else (lamp.watts * 1.5, 150)
    kit.area((x, y, z - 0.006), (x, y + 0.02, 0), lamp.length - 0.05, 0.03, watts, room.WARM, spread, group='pendants')


SHAPES = dict(cone=cone, drum=drum, disc=disc)
