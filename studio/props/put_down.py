"""What somebody has just put down: a plaid over a bench, a coat on a peg. Metres."""

import random
from collections.abc import Sequence
from functools import cache

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Place, Point, Size
from studio.props import garments, sheets
from studio.props.drape import Body
from studio.props.draping import Block, drape
from studio.props.hangers import ROD

PITCH, FINER = 0.026, 3  # metres between the points of a plaid that falls; as many times finer as it is drawn
THICK = 0.007
FALL = 260  # steps until it lies still
FRINGE = (0.035, 0.055)  # metres, shortest and longest tassel


def seat(x0: float, y0: float, x1: float, y1: float, top: float) -> Block:  # noqa: PLR0913
    """A padded seat from the floor up, as what is laid on it meets it."""
    return Block(((x1 - x0) / 2, (y1 - y0) / 2, top / 2), ((x0 + x1) / 2, (y0 + y1) / 2, top / 2), 0.035)


@cache
def _fallen(at: Place, size: Size, blocks: tuple[Block, ...]) -> tuple[np.ndarray, np.ndarray]:
    """Grid (rows, columns, 3) of a plaid let fall about (x, y), turned, on blocks over a floor; and where each point lies in its cut."""
    (x, y, turn), (long, wide) = at, size
    u, v = np.meshgrid(np.linspace(-long / 2, long / 2, round(long / PITCH)), np.linspace(-wide / 2, wide / 2, round(wide / PITCH)))
    top, seed = max(block.middle[2] + block.half[2] for block in blocks), round(100 * (x + 9))
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    across = v * (0.94 + 0.12 * sheets.noise(1.7 * u, 0 * v, seed)) + 0.030 * sheets.noise(1.3 * u, 0 * v, seed + 1)  # never laid down quite straight
    points = np.stack([x + u * c - across * s, y + u * s + across * c, top + 0.02 + 0.02 * sheets.noise(4 * u, 4 * v, seed)], -1)
    floor = Block((4.0, 4.0, 0.5), (x, y, -0.486), 0.01)
    return drape(points, np.stack([u, across], -1), (*blocks, floor), FALL, (0.10, 0.01)), np.stack([u, v], -1)


def _folds(u: np.ndarray, v: np.ndarray, wide: float, seed: int) -> np.ndarray:
    """Height of the folds that its slack stands in along it, deepest towards its ends, where it hangs."""
    out, ends = np.zeros_like(u), np.abs(u) / np.abs(u).max()
    for number, (at, high, broad) in enumerate(((-0.36, 0.013, 0.026), (-0.12, 0.020, 0.032), (0.14, 0.015, 0.022), (0.36, 0.018, 0.030))):
        swing = 0.045 * sheets.noise(1.9 * u, 0 * v, seed + number)
        strong = np.clip(0.45 + 0.55 * ends + 0.6 * sheets.noise(2.3 * u, 0 * v, seed + 9 + number), 0.1, 1.3)
        out += high * strong * np.exp(-(((v - at * wide - swing) / broad) ** 2))
    return out + 0.004 * sheets.noise(6 * u, 7 * v, seed)


def plaid(kit: Kit, mat: Material, at: Place, size: Size, blocks: Sequence[Block]) -> None:
    """Fringed wool plaid thrown over blocks about (x, y), its length along x before it is turned; size: length and width."""
    fallen, cut = _fallen(at, size, tuple(blocks))
    face, uv = sheets.refined(fallen, FINER), sheets.refined(cut, FINER)
    face = sheets.soothed(face, 2)
    up = sheets.soothed(sheets.normals(face), 6)
    face = face + up * _folds(uv[..., 0], uv[..., 1], size[1], round(100 * (at[0] + 9)))[..., None]
    up = sheets.normals(face)
    sheets.closed(kit, mat, face + up * THICK, face, uv)
    rng = random.Random(round(1000 * size[0]))
    for end, inner in ((0, 4), (-1, -5)):
        for row in range(1, face.shape[0] - 1):
            start = face[row, end] + up[row, end] * THICK / 2
            ahead = face[row, end] - face[row, inner]
            ahead = ahead / max(np.linalg.norm(ahead), 1e-9)
            length = rng.uniform(*FRINGE)
            stray = np.array([rng.gauss(0, 0.10) for _ in range(3)])
            drop = np.array((0, 0, -0.4 * length)) if start[2] > 0.08 else np.array((0, 0, -max(0.0, start[2] - 0.018)))
            points = [start + (ahead + stray) * length * t + drop * t * t for t in (-0.08, 0.3, 0.65, 1.0)]
            kit.tube(mat, [tuple(p) for p in points], 0.0022, 6, 0.0028)


def on_peg(kit: Kit, wood: Material, peg: Point, cloth: tuple[str, str], what: tuple[str, int]) -> None:
    """A garment on its hanger over a turned peg in a wall that looks towards -y; peg: its axis on the wall's face; what: kind and seed."""
    x, y, z = peg
    kind, seed = what
    with kit.at(x, y, z, rz=90):
        kit.tube(wood, [(0, 0, 0), (-0.130, 0, 0.016)], ROD - 0.001, 20)
        kit.ball(wood, (-0.133, 0, 0.0165), 0.019)
        garments.garment(kit, cloth, (kind, Body(kind, random.Random(seed))), garments.Hung(-0.105, 0.013, y=0.0))
