"""Beds as they are made: mattress in its sheet, duvet turned down, throw, pillows. Head on y = 0, foot towards -y; metres."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props import duvet, pillows, throw
from studio.props.pillows import Body, Pillow
from studio.props.sheets import closed, noise, ridges, soothed

LOW = 0.25  # metres: underside of the mattress
ROUND, CROWN = 0.055, 0.010  # metres: radius of the mattress's edges and how far its middle stands higher
DENT = 0.018  # metres a pillow's foot sinks into it


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


def _dents(bodies: Sequence[Body], x: np.ndarray, y: np.ndarray, level: float) -> np.ndarray:
    """How deep the pillows' feet press a surface at a level, told at points x, y: 0 to 1, a little below 0 where it rises round them."""
    cell, field = 0.015, np.zeros((160, 160))
    for body in bodies:
        for side in (body.front, body.back):
            low = side[side[..., 2] < level + 0.012]
            i, j = np.round((low[:, 0] + 1.2) / cell).astype(int), np.round((low[:, 1] + 2.3) / cell).astype(int)
            field[np.clip(i, 0, 159), np.clip(j, 0, 159)] = 1
    near, wide = (soothed(field[..., None], rounds)[..., 0] for rounds in (10, 60))
    field = np.clip(near * 1.7, 0, 1) - 0.25 * np.clip(wide * 2, 0, 1)
    i, j = (x + 1.2) / cell, (y + 2.3) / cell
    a, b = np.clip(i.astype(int), 0, 158), np.clip(j.astype(int), 0, 158)
    s, t = i - a, j - b
    return (field[a, b] * (1 - s) + field[a + 1, b] * s) * (1 - t) + (field[a, b + 1] * (1 - s) + field[a + 1, b + 1] * s) * t


def _mattress(kit: Kit, bed: Bed, bodies: Sequence[Body]) -> None:
    """Mattress in a fitted sheet: drawn tight over its edges, dented by the pillows, creased where they press and at its corners."""
    n = 150
    a, b = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    ring = np.maximum(np.abs(a), np.abs(b))
    hx, hy = bed.half, (bed.head - bed.foot) / 2
    down = bed.top - LOW
    flat = 0.84
    arc = np.clip((ring - flat) / 0.06, 0, 1) * np.pi / 2
    wall = np.clip((ring - flat - 0.06) / (0.94 - flat), 0, 1)
    outline = np.stack([a, b], -1) / np.maximum(ring, 1e-9)[..., None] * (hx - ROUND, hy - ROUND)
    inner = np.clip(outline, (-(hx - 2 * ROUND), -(hy - 2 * ROUND)), (hx - 2 * ROUND, hy - 2 * ROUND))
    corner = outline - inner
    outline = inner + corner / np.maximum(np.linalg.norm(corner, axis=-1, keepdims=True), 1e-9) * ROUND
    way = corner / np.maximum(np.linalg.norm(corner, axis=-1, keepdims=True), 1e-9)
    plan = outline * np.minimum(ring / flat, 1)[..., None] + way * (ROUND * np.sin(arc))[..., None]
    x, y = plan[..., 0], plan[..., 1] + (bed.foot + bed.head) / 2
    z = bed.top - ROUND * (1 - np.cos(arc)) - (down - ROUND) * wall
    top = np.cos(arc)
    uv = np.stack([x, y], -1) + way * (ROUND * arc + down * wall)[..., None]
    crown = CROWN * np.clip(1 - (x / hx) ** 2, 0, 1) ** 0.6 * np.clip(1 - (plan[..., 1] / hy) ** 2, 0, 1) ** 0.6
    dent = _dents(bodies, x, y, bed.top - 0.01)
    pulled = np.clip(dent, 0, 1) * (1 - np.clip(dent, 0, 1)) * 4
    fine = 0.0022 * ridges(8 * x, 8 * y, 71) + 0.005 * pulled * ridges(14 * x, 5 * y, 74, 3) + 0.002 * noise(6 * x, 6 * y, 77)
    z = z + top * (crown - DENT * dent + fine)
    pleat = np.exp(-(np.minimum(np.abs(np.abs(x) - hx), 1) + np.abs(np.abs(plan[..., 1]) - hy)) / 0.10)
    push = (0.006 * pleat * ridges(16 * (x - y), 4 * z, 79, 3) + 0.0015 * ridges(6 * (x + y), 9 * z, 82)) * (1 - top)
    points = np.stack([x, y, z], -1)
    points[..., :2] += way * push[..., None]
    closed(kit, bed.linen, points, points - np.concatenate([way * (1 - top)[..., None], top[..., None]], -1) * 0.003, uv)


def _pillows(bed: Bed) -> list[Pillow]:
    """Two to sleep on in Oxford cases, two before them, one small."""
    at, level = bed.half / 0.90, bed.top + CROWN * 0.6 - DENT
    made = [
        Pillow(bed.linen, bed.cushion, (x * at, bed.head - y, level), (0.78 * at, 0.54, 0.21), lean, turn, True)
        for x, y, lean, turn in ((-0.455, 0.150, 21, 2.0), (0.465, 0.160, 24, -3.0))
    ]
    made += [
        Pillow(bed.cushion, bed.cushion, (x * at, bed.head - y, level), (0.62 * at, 0.42, 0.19), lean, turn)
        for x, y, lean, turn in ((-0.40, 0.335, 29, 5.0), (0.44, 0.350, 33, -4.0))
    ]
    return [*made, Pillow(bed.throw, bed.throw, (0.035, bed.head - 0.485, level + 0.006), (0.52, 0.32, 0.16), 38, 4)]


def make(kit: Kit, bed: Bed) -> None:
    """Mattress, duvet falling over three sides with its top turned down, throw across the foot, and five pillows."""
    set_down = _pillows(bed)
    bodies = pillows.stood(kit, set_down)
    _mattress(kit, bed, bodies)
    for pillow, body in zip(set_down, bodies):
        pillows.draw(kit, pillow, body)
    with kit.at(0, (bed.foot + bed.head) / 2, bed.top):
        face = duvet.lay(kit, (bed.linen, bed.linen, bed.cushion), (bed.half, bed.head - bed.foot))
        throw.lay(kit, bed.throw, face)
