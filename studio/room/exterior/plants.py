"""Trees, palms and hedges outside the windows, as clouds of leaves in one mesh each. Metres; `at` is the foot (x, y, z)."""

import math
from collections.abc import Callable

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Size, Spot

LEAF = 6  # corners of a leaf
BROAD = 0.48  # width of a broad leaf, as a share of its length
GOLDEN = 2.399  # radians from one frond, or its stub, to the next
FRONDS, LEAFLETS = 46, 50  # of a palm; pairs of leaflets on a frond
STUB_RISE = 0.021  # metres from one stub of a palm's trunk up to the next


def leaves(kit: Kit, mat: Material, centres: np.ndarray, leaf: tuple[float, float, float], rng: np.random.Generator, shade: np.ndarray | float = 0.0) -> None:  # noqa: PLR0913
    """A leaf at each centre: six corners of random turn, widest before its middle; leaf: its length in metres, how far its tip hangs (upright
    below 0) and its width as a share of the length; shade, 0 to 1: how much of its light
    other leaves take (nothing outside casts a shadow: light is drawn into its materials), told to `paint.foliage` in u."""
    size, droop, slim = leaf
    n = len(centres)
    turn, roll = rng.uniform(0, 2 * math.pi, n), rng.uniform(-0.9, 0.9, n)
    length = size * rng.uniform(0.6, 1.25, n)
    along = np.stack([np.cos(turn) * np.cos(roll), np.sin(turn) * np.cos(roll), np.sin(roll) - droop], 1)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, rng.normal(size=(n, 3)))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    half, far = across * (length * slim / 2)[:, None], along * length[:, None]
    wide, narrow = centres + far * 0.34, centres + far * 0.72
    vertices = np.stack([centres, wide + half, narrow + half * 0.72, centres + far, narrow - half * 0.72, wide - half], 1).reshape(-1, 3)
    faces = np.arange(LEAF * n).reshape(-1, LEAF).tolist()
    dark = np.repeat(np.clip(np.broadcast_to(shade, n), 0, 1), LEAF)
    kit.poly(mat, vertices, faces, rnd=np.repeat(rng.random(n), LEAF), uv=np.stack([dark, np.zeros(LEAF * n)], 1).tolist())


def _cloud(rng: np.random.Generator, count: int, centre: Point, radii: Size) -> tuple[np.ndarray, np.ndarray]:
    """(points near the shell of an ellipsoid, the shade on each: none on top, most inside and below)."""
    points = rng.normal(size=(count, 3))
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    out = rng.uniform(0.55, 1.05, (count, 1))
    shade = 0.42 - 0.48 * points[:, 2] + 1.1 * (0.9 - out[:, 0])
    return np.asarray(centre) + points * np.asarray(radii) * out, shade


def tree(kit: Kit, mats: tuple[Material, Material], at: Point, size: Size = (6.0, 0.13, BROAD), seed: int = 0) -> None:
    """Broad-leaved tree: bark and leaf materials in mats; clumps on bent limbs. size: its height, a leaf's length and its width as a share of it."""
    height, leaf, slim = size
    bark, green = mats
    rng = np.random.default_rng(seed)
    x, y, z = at
    crown = height * 0.62
    count = round(330 * (0.13 / leaf * height / 6) ** 2)  # of leaves in a clump: as dense whatever the tree's height
    kit.tube(
        bark, [(x, y, z - 0.2), (x + 0.05, y, z + crown * 0.35), (x - 0.06, y + 0.05, z + crown * 0.7), (x, y, z + crown)], 0.032 * height, 10, 0.012 * height
    )
    clumps = []
    for i in range(13):
        a, rise = i * 2.4 + rng.uniform(-0.4, 0.4), rng.uniform(0.42, 1.0)
        reach = height * 0.30 * math.sin(math.pi * (0.22 + 0.66 * (rise - 0.42) / 0.58)) * rng.uniform(0.75, 1.15)
        end = (x + math.cos(a) * reach, y + math.sin(a) * reach, z + height * rise * 0.95)
        kit.tube(
            bark, [(x, y, z + crown * rng.uniform(0.4, 0.8)), tuple((np.array((x, y, z + crown * 0.8)) + end) / 2), end], 0.010 * height, 6, 0.003 * height
        )
        clumps.append(_cloud(rng, count, end, (height * 0.15, height * 0.15, height * 0.105)))
    points, shade = (np.concatenate(part) for part in zip(*clumps))
    low = (z + height * 0.72 - points[:, 2]) / (height * 0.5)  # what hangs below stands in the crown's own shade
    leaves(kit, green, points, (leaf, 0.25, slim), rng, shade + 0.35 * low)


def palm(kit: Kit, mats: tuple[Material, Material], at: Point, height: float = 6.5, seed: int = 0) -> None:
    """Date palm: trunk in the stubs of its old fronds that leans a little, fronds of folded leaflets in a crown, the lowest hanging."""
    bark, green = mats
    rng = np.random.default_rng(seed)
    x, y, z = at
    lean = rng.uniform(-0.35, 0.35, 2)
    middle = lambda t: np.array((x + lean[0] * t * t, y + lean[1] * t * t, z - 0.3 + height * t))
    kit.tube(bark, [tuple(middle(t)) for t in np.linspace(0, 1, 12)], 0.165, 14, 0.125)
    _stubs(kit, bark, middle, height, rng)
    head = middle(1.0) + np.array((0, 0, 0.12))
    vertices, faces, tone, shade = [], [], [], []
    for i in range(FRONDS):
        a, lift = i * GOLDEN + rng.uniform(-0.2, 0.2), math.radians(78 - 118 * (i / FRONDS) ** 0.9)
        long = rng.uniform(2.2, 2.9)
        flat = np.array((math.cos(a), math.sin(a), 0.0))
        spine = [
            head + flat * (long * t * math.cos(lift) * (1 - 0.12 * t)) + np.array((0, 0, long * (t * math.sin(lift) - 0.52 * t * t)))
            for t in np.linspace(0, 1, LEAFLETS + 1)
        ]
        kit.tube(bark, [tuple(p) for p in spine[::6]], 0.016, 5, 0.004)
        side, own = np.array((-flat[1], flat[0], 0.0)), rng.random()
        for k in range(4, LEAFLETS + 1):
            step = spine[k] - spine[k - 1]
            step /= np.linalg.norm(step)
            reach = 0.46 * math.sin(math.pi * min(1, 0.12 + 0.89 * k / LEAFLETS)) * rng.uniform(0.8, 1.1)
            for s in (-1, 1):
                out = side * s * 0.82 + step * 0.62 + np.array((0, 0, -0.30 + 0.42 * rng.random()))
                out /= np.linalg.norm(out)
                wide = np.cross(out, side * s + np.array((0, 0, 0.7))) * 0.013
                start = len(vertices)
                vertices += [spine[k] - wide, spine[k] + out * reach * 0.5 - wide * 1.2, spine[k] + out * reach, spine[k] + out * reach * 0.5 + wide * 1.2]
                faces.append([start, start + 1, start + 2, start + 3])
                tone += [own] * 4
                shade += [min(1.0, max(0.0, 0.65 * (i / FRONDS) + 0.55 * (1 - 2.8 * k / LEAFLETS)))] * 4  # old fronds below, and all of them at the heart
    kit.poly(green, np.array(vertices), faces, rnd=np.array(tone), uv=[(dark, 0.0) for dark in shade])


def _stubs(kit: Kit, bark: Material, middle: Callable[[float], np.ndarray], height: float, rng: np.random.Generator) -> None:
    """What stays of cut fronds: kites in a spiral that stand out at their heads, each of its own tone; middle: of the trunk at a share of its height."""
    count = int(height / STUB_RISE)
    vertices, faces, tone = [], [], []
    for j in range(count):
        t, a = (j + 0.5) / count, j * GOLDEN + rng.uniform(-0.1, 0.1)
        out, side = np.array((math.cos(a), math.sin(a), 0.0)), np.array((-math.sin(a), math.cos(a), 0.0))
        r, lip = 0.165 - 0.040 * t, rng.uniform(0.018, 0.042)
        foot = middle(t)
        start = len(vertices)
        for across, up, away in ((0.0, -0.13, 0.002), (0.075, 0.0, 0.012), (0.03, 0.075, lip), (-0.03, 0.075, lip), (-0.075, 0.0, 0.012), (0.0, 0.055, -0.02)):
            vertices.append(foot + out * (math.sqrt(max(r * r - across * across, 0)) + away) + side * across + np.array((0, 0, up)))
        faces += [
            [start, start + 1, start + 2, start + 3, start + 4],
            [start + 2, start + 1, start + 5],
            [start + 3, start + 2, start + 5],
            [start + 4, start + 3, start + 5],
        ]
        tone += [rng.random()] * 6
    kit.poly(bark, np.array(vertices), faces, 'z', rnd=np.array(tone))


def hedge(kit: Kit, mat: Material, ends: tuple[Spot, Spot], size: tuple[Size, float], seed: int = 0, foot: float = 0.0) -> None:  # noqa: PLR0913
    """Clipped hedge between two ground points; size is its height and depth, and a leaf's length; foot: what it grows out of, metres over the ground.
    A dark core under leaves that stand out of the cut, darker towards the foot."""
    (height, deep), leaf = size
    rng = np.random.default_rng(seed)
    a, b = (np.array((*end, foot)) for end in ends)
    along = b - a
    length = np.linalg.norm(along)
    along /= length
    out, rise = np.array((-along[1], along[0], 0.0)), np.array((0, 0, 1.0))
    core = [a + along * t + out * side * deep * 0.40 + rise * up for t in (0.0, length) for side in (-1, 1) for up in (0.0, height * 0.93)]
    kit.poly(mat, core, [[0, 1, 5, 4], [2, 6, 7, 3], [1, 3, 7, 5], [0, 2, 3, 1], [4, 5, 7, 6]], uv=[(1.0, 0.0)] * 8)
    count = int(length * (height * 2 + deep) * 300 * min(4.0, (0.11 / leaf) ** 2))
    t, around = rng.uniform(0, length, count), rng.uniform(0, height * 2 + deep, count)
    up = np.where(around < height, around, np.where(around < height + deep, height, height * 2 + deep - around))
    off = np.where(around < height, -deep / 2, np.where(around < height + deep, around - height - deep / 2, deep / 2))
    bulge = 0.05 * np.sin(t * 2.1 + seed) + 0.04 * np.sin(t * 5.3)
    sunk = np.abs(rng.normal(0, 0.03, count))
    points = (
        a + along * t[:, None] + out * (off * (1 + bulge) * (1 - sunk / deep))[:, None] + rise * (up - sunk + 0.05 * np.sin(t * 1.7) * up / height)[:, None]
    )
    shade = 0.75 * (1 - up / height) + sunk * 9 + rng.normal(0, 0.08, count)
    leaves(kit, mat, points, (leaf, 0.1, BROAD), rng, shade)
