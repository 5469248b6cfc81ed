"""Loose furniture that dresses rooms: sofa, low tables, lamps, rugs, a tree in a pot. Local frame as in seating; metres."""

import math
import random

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Corners, Line, Place, Point, Rectangle, Size, Spot
from studio.kit.stone import stone
from studio.props import props


def sofa(kit: Kit, at: Place, cover: Material, length: float = 2.4) -> None:
    """Low sofa with two or three seat cushions at (x, y, turn); the sitter looks along +y."""
    x, y, turn = at
    depth = 0.98
    with kit.at(x, y, 0, rz=turn):
        half = length / 2
        arm, wood = 0.20, m.wood('oak_smoked')
        for fx in (-half + 0.10, half - 0.10):
            for fy in (-depth / 2 + 0.10, depth / 2 - 0.10):
                kit.box(wood, fx - 0.028, fy - 0.028, 0, fx + 0.028, fy + 0.028, 0.11, 0.003)
        edge = props.Cushion(radius=0.022, puff=0.003, segments=14)
        props.soft_box(kit, cover, (-half + arm - 0.03, -depth / 2 + 0.03, 0.105, half - arm + 0.03, depth / 2 - 0.018, 0.275), edge)
        arms = props.Cushion(radius=0.050, puff=0.010, segments=16)
        for a in (-half, half - arm):
            props.soft_box(kit, cover, (a, -depth / 2, 0.095, a + arm, depth / 2, 0.58), arms)
        props.soft_box(kit, cover, (-half + arm - 0.02, -depth / 2 + 0.004, 0.20, half - arm + 0.02, -depth / 2 + 0.24, 0.74), props.Cushion(0.055, 0.010, 14))
        count = 3 if length > 2.5 else 2
        width = (length - 2 * arm) / count
        own = random.Random(int(length * 10) + int(x * 7))
        for i in range(count):
            a, high = -half + arm + i * width, own.uniform(-0.008, 0.008)
            props.soft_box(
                kit,
                cover,
                (a + 0.003, -depth / 2 + 0.22, 0.272, a + width - 0.003, depth / 2 + own.uniform(0.002, 0.012), 0.445 + high / 2),
                props.Cushion(0.040, 0.022, 24, 0.0025, own.randint(0, 999), piping=0.0032, used=own.uniform(0.013, 0.024)),
            )
            with kit.at(a + width / 2, -depth / 2 + 0.385 + high, 0.44, rz=own.uniform(-1.5, 1.5), rx=own.uniform(8, 11)):
                props.soft_box(
                    kit,
                    cover,
                    (-width / 2 + 0.012, -0.10, 0, width / 2 - 0.012, 0.09, 0.41 + high),
                    props.Cushion(0.070, 0.018, 24, 0.004, own.randint(0, 999), piping=0.0032, used=own.uniform(0.012, 0.022), leant=True),
                )


def round_table(kit: Kit, mat: Material, at: Spot, size: Size = (0.45, 0.34)) -> None:
    """Low drum table: slab on a recessed drum; size: radius and height."""
    x, y = at
    radius, height = size
    kit.lathe(
        mat,
        [(0, height - 0.028), (radius - 0.004, height - 0.028), (radius, height - 0.024), (radius, height - 0.003), (radius - 0.003, height), (0, height)],
        x,
        y,
        0,
        96,
        grain='across',
    )
    kit.lathe(mat, [(0, 0.001), (radius * 0.62, 0.001), (radius * 0.62, height - 0.028), (0, height - 0.028)], x, y, 0, 96)


def floor_lamp(kit: Kit, metal: Material, at: Spot, height: float = 1.55, watts: float = 14) -> None:
    """Slim column with a linen shade."""
    x, y = at
    kit.lathe(metal, [(0, 0.018), (0.14, 0.018), (0.146, 0.012), (0.146, 0)], x, y, 0, 64)
    kit.tube(metal, [(x, y, 0.01), (x, y, height - 0.12)], 0.009, 16)
    kit.lathe(m.sheer('#efe0c4', 0.93), [(0.185, height - 0.28), (0.165, height)], x, y, 0, 72)
    bulb = kit.point((x, y, height - 0.14), watts, (1, 0.80, 0.56), 0.05)
    bulb.visible_glossy = False  # a mirror would show it as a disc in the linen


def table_lamp(kit: Kit, at: Point, watts: float = 5, height: float = 0.46) -> None:
    """Ceramic foot and a linen shade."""
    x, y, z = at
    props.vase(kit, m.ceramic('#b9a88c', 0.5, 0.2), at, (0.075, height * 0.58), 'bottle')
    kit.lathe(m.sheer('#f1e4cb', 0.93), [(0.15, z + height * 0.55), (0.12, z + height)], x, y, 0, 64)
    bulb = kit.point((x, y, z + height * 0.76), watts, (1, 0.80, 0.56), 0.04)
    bulb.visible_glossy = False


def rug(kit: Kit, area: Rectangle, colour: str = '#d3cabb', second: str = '#c2b7a5') -> None:
    """Hand-tufted rug over an area (x0 y0 x1 y1): tufts that stand unevenly over a backing, in a sewn and bound edge."""
    x0, y0, x1, y1 = area
    x0, x1, y0, y1 = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
    cell = max(0.010, math.sqrt((x1 - x0) * (y1 - y0) / 110000))  # metres; finer than a hundred thousand tufts nobody sees
    nx, ny = int((x1 - x0) / cell), int((y1 - y0) / cell)
    rng = np.random.default_rng(int(abs(x0 * 1000 + y1 * 77)))
    u, v = np.meshgrid(np.arange(nx + 1), np.arange(ny + 1))
    height = 0.0140 + rng.normal(0, 0.0009, u.shape) + 0.0011 * np.sin(u * 0.13 + 2 * np.sin(v * 0.05)) * np.sin(v * 0.11)
    rim = np.minimum(np.minimum(u, nx - u), np.minimum(v, ny - v)) * cell
    height *= np.clip(0.30 + rim / 0.018, 0, 1) ** 0.5
    jitter = rng.uniform(-0.16, 0.16, (2, *u.shape)) * cell
    x, y = x0 + u * (x1 - x0) / nx, y0 + v * (y1 - y0) / ny
    points = np.stack([x + _strayed(y) + jitter[0], y + _strayed(x) + jitter[1], np.maximum(height, 0.002)], 2).reshape(-1, 3)
    quads = np.stack([u[:-1, :-1], u[:-1, :-1] + 1, u[:-1, :-1] + 1, u[:-1, :-1]], 2) + np.stack(
        [v[:-1, :-1], v[:-1, :-1], v[:-1, :-1] + 1, v[:-1, :-1] + 1], 2
    ) * (nx + 1)
    kit.poly(m.rug(colour, second), points, quads.reshape(-1, 4).tolist(), rnd=rng.random(len(points)), uv=points[:, :2].tolist())
    band = m.fabric(m.mixed(second, '#4a4036', 0.18), 0.0016)
    for a, b, c, d in ((x0, y0, x1, y0), (x1, y0, x1, y1), (x1, y1, x0, y1), (x0, y1, x0, y0)):
        line = ((a + (c - a) * t, b + (d - b) * t) for t in (i / 96 for i in range(97)))
        kit.tube(band, [(x + _strayed(y), y + _strayed(x), 0.0058) for x, y in line], 0.0074, 12)


def _strayed(along: float | np.ndarray) -> float | np.ndarray:
    """Metres an edge lies beside its straight line, at metres along it: no rug is as straight as a sheet of card."""
    return 0.0024 * np.sin(4.3 * along + 0.7) + 0.0013 * np.sin(13.1 * along)


def potted_tree(kit: Kit, at: Spot, height: float = 1.9, seed: int = 3, pot: str = '#8d8374') -> None:
    """Olive-like tree in a clay pot."""
    x, y = at
    kit.lathe(
        m.ceramic(pot, 0.7, 0.3),
        props.spline([(0, 0), (0.15, 0), (0.17, 0.02), (0.21, 0.28), (0.215, 0.36), (0.20, 0.37), (0.185, 0.355), (0.18, 0.32)]),
        x,
        y,
        0,
        64,
    )
    kit.lathe(m.simple('#2e2620', 0.95), [(0, 0.33), (0.19, 0.33)], x, y, 0, 48)
    trunk = [(x, y, 0.32), (x + 0.02, y + 0.01, 0.6), (x - 0.015, y, 0.9), (x + 0.01, y - 0.01, height * 0.62)]
    kit.tube(m.simple('#5d5142', 0.9), trunk, 0.020, 12, 0.012)
    top = height * 0.55
    props.branches(
        kit,
        (x, y, top),
        props.Spray(height=height - top, count=16, spread=0.42, leaf=0.062, width=0.38, seed=seed, density=34, droop=0.42, sunk=0),
        props.leaf_mat('#55673f'),
    )
    props.branches(
        kit,
        (x, y, top - 0.12),
        props.Spray(height=(height - top) * 0.8, count=9, spread=0.36, leaf=0.062, width=0.38, seed=seed + 1, density=28, droop=0.55, sunk=0),
        props.leaf_mat('#5f7048'),
    )


def led(kit: Kit, line: Line, watts: float) -> None:
    """LED line under a shelf with its lamp; line: its ends, its y, the underside it is set in."""
    x0, x1, y, z = line
    kit.box(m.line(), x0, y - 0.005, z - 0.003, x1, y + 0.005, z - 0.001, 0)
    if watts:
        kit.area(((x0 + x1) / 2, y, z - 0.006), ((x0 + x1) / 2, y + 0.05, z - 0.6), x1 - x0, 0.02, watts, (1, 0.78, 0.54), 165)


def plinth_stone(kit: Kit, kind: str, box: Corners) -> None:
    """Stone block of a kind of stone.STONES."""
    x0, y0, z0, x1, y1, z1 = box
    kit.box(stone(kind), x0, y0, z0, x1, y1, z1, 0.002, 'x')
