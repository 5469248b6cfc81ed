"""Twisted paper cord and a seat woven of it. Metres."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point

RADIUS = 0.0024  # of a cord of three plies
PLIES, LAY = 3, 0.0105  # a ply goes once round the cord in this length
ROUND = 9  # points round a cord
STEP = 0.0011  # between two rings along it
PITCH = 0.0054  # between two cords that lie side by side
PAIR = 4 * PITCH  # from one pair of warp cords to the next: two cords and the gap that the weft dips into


def twisted(kit: Kit, mat: Material, corners: Sequence[Point], start: float = 0.0) -> None:
    """A cord through corners, in a plane along x or y; its three plies run round it, from start in radians on."""
    line = np.array(corners)
    reach = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, reach[-1], max(int(reach[-1] / STEP), 2))
    path = np.stack([np.interp(at, reach, line[:, k]) for k in range(3)], 1)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    # cords lie in upright planes: what is square to such a plane never lies along the cord
    span = line.max(0) - line.min(0)
    side = np.tile((0.0, 1.0, 0.0) if span[0] > span[1] else (1.0, 0.0, 0.0), (len(path), 1))
    up = np.cross(side, ahead)
    turns = 2 * math.pi * np.arange(ROUND) / ROUND
    ply = 1 + 0.13 * np.cos(PLIES * (turns[None, :] - 2 * math.pi * at[:, None] / LAY) + start)
    rings = path[:, None] + RADIUS * ply[..., None] * (np.cos(turns)[None, :, None] * side[:, None] + np.sin(turns)[None, :, None] * up[:, None])
    i, j = np.meshgrid(np.arange(len(path) - 1), np.arange(ROUND), indexing='ij')
    k = (j + 1) % ROUND
    faces = np.stack([i * ROUND + j, i * ROUND + k, (i + 1) * ROUND + k, (i + 1) * ROUND + j], 2).reshape(-1, 4)
    uv = np.stack([np.repeat(at, ROUND), np.tile(turns / (2 * math.pi) * 0.016, len(path))], 1)
    kit.poly(mat, rings.reshape(-1, 3), faces.tolist(), uv=uv.tolist())


@dataclass(frozen=True)
class Rails:
    """Four round rails of a seat: half the distance between the axes of those at the sides, of those in front and behind, height of the axes, radius."""

    wide: float
    deep: float
    axis: float
    radius: float

    def height_at(self, x: float, y: float, dip: float) -> float:
        """Height of a cord's axis on the seat, which sags by dip in its middle."""
        hang = max(1 - (x / self.wide) ** 2, 0) * max(1 - (y / self.deep) ** 2, 0)
        return self.axis + self.radius + RADIUS - dip * hang**0.8

    def carried_round(self, along: Sequence[Point], way: int) -> list[Point]:
        """A cord's line over the seat, carried on round the rails at both of its ends to below them; way: 0 for a line along x, 1 along y."""
        bent = []
        for end, sign in ((along[0], -1), (along[-1], 1)):
            arc = []
            for turn in (math.pi * k / 12 for k in range(1, 13)):
                point = list(end)
                point[way] += sign * (self.radius + RADIUS) * math.sin(turn)
                point[2] = self.axis + (self.radius + RADIUS) * math.cos(turn)
                arc.append(tuple(point))
            bent.append(arc)
        return [*bent[0][::-1], *along, *bent[1]]

    def wrap(self, x: float, sign: int) -> list[Point]:
        """A turn of cord round the rail in front (sign -1) or behind (1)."""
        out = self.radius + RADIUS
        return [(x, sign * self.deep + out * math.sin(a), self.axis + out * math.cos(a)) for a in (math.pi * k / 18 for k in range(37))]


def woven_seat(kit: Kit, mat: Material, rails: Rails, dip: float = 0.010) -> None:
    """Seat on rails: pairs of cords from front to back, the rail wrapped between them, and cords across that go over one pair and under the next; dip:
    metres it sags in its middle."""
    shares = [-1 + 2 * i / 240 for i in range(241)]
    pairs = int(2 * (rails.wide - rails.radius) / PAIR)
    for pair in range(pairs):
        middle = (pair - (pairs - 1) / 2) * PAIR
        for cord in (-0.5, 0.5):
            x = middle + cord * PITCH
            twisted(kit, mat, rails.carried_round([(x, rails.deep * t, rails.height_at(x, rails.deep * t, dip)) for t in shares], 1), pair * 1.3 + cord)
        if pair < pairs - 1:
            for x in (middle + 1.5 * PITCH, middle + 2.5 * PITCH):
                for sign in (-1, 1):
                    twisted(kit, mat, rails.wrap(x, sign), 900 * x)
    rows = int(2 * (rails.deep - rails.radius) / PITCH)
    for row in range(rows):
        y = (row - (rows - 1) / 2) * PITCH
        line = []
        for x in (rails.wide * t for t in shares):
            wave = max(-1, min(1, 1.6 * math.cos(math.pi * (x / PAIR + (pairs - 1) / 2 + row)))) if abs(x) < pairs * PAIR / 2 else 0
            line.append((x, y, rails.height_at(x, y, dip) + 1.9 * RADIUS * wave))
        twisted(kit, mat, rails.carried_round(line, 0), row * 0.9)
