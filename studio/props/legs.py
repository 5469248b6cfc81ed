"""What furniture stands on. Metres."""

from collections.abc import Sequence

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point

GLIDE = 0.007  # height of the pad below a foot


def glide(kit: Kit, x: float, y: float, radius: float) -> None:
    """Black pad below a foot: the dark line that every chair has between its leg and the floor, without which it hangs over a pale one."""
    kit.lathe(m.simple('#0f0e0d', 0.7), [(0, 0), (radius, 0), (radius * 1.03, GLIDE * 0.7), (radius, GLIDE), (0, GLIDE)], x, y, 0, 20)


def leg(kit: Kit, mat: Material, path: Sequence[Point], foot: float, top: float | None = None) -> None:
    """Round leg along a path that begins on the floor, on its pad; foot, top: its radii."""
    (x, y, _), *rest = path
    glide(kit, x, y, foot)
    kit.tube(mat, [(x, y, GLIDE), *rest], foot, 20, top)
