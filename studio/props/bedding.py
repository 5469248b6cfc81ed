"""Beds as they are made: mattress, duvet, throw, pillows. Head on y = 0, foot towards -y; metres."""

from dataclasses import dataclass

from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props import soft
from studio.props.padding import Cushion, soft_box


@dataclass(frozen=True)
class Bed:
    """Cloths and measures of a made bed: half its width, y of its foot and head, height of the mattress's top."""

    linen: Material
    cushion: Material
    throw: Material
    half: float = 0.90
    foot: float = -2.20
    head: float = -0.13
    top: float = 0.46


def make(kit: Kit, bed: Bed) -> None:
    """Mattress, duvet falling over three sides, throw across the foot, and five pillows: two to sleep on, two before them, one small."""
    soft_box(kit, bed.linen, (-bed.half, bed.foot, 0.25, bed.half, bed.head, bed.top), Cushion(radius=0.06, puff=0.01, segments=14))
    soft.duvet(kit, bed.linen, (bed.half, bed.foot, bed.head, bed.top))
    soft.throw(kit, bed.throw, (bed.half, bed.foot, bed.head, bed.top + 0.004))
    at = bed.half / 0.90
    mattress, duvet = bed.top + 0.010, bed.top + 0.040
    for x, turn in ((-0.46, 1.5), (0.46, -2)):
        soft.pillow(kit, bed.linen, (x * at, bed.head - 0.13, mattress), (0.74 * at, 0.50, 0.19), (20, turn))
    for x, turn in ((-0.43, 3), (0.45, -4)):
        soft.pillow(kit, bed.cushion, (x * at, bed.head - 0.325, mattress + 0.010), (0.64 * at, 0.42, 0.17), (28, turn))
    soft.pillow(kit, bed.throw, (0.03, bed.head - 0.49, duvet), (0.52, 0.31, 0.15), (34, 3))
