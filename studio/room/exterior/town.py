"""A town seen from high up, gathered face by face and drawn in the depth that a camera sees.

Cameras end at 1000 m. What lies farther than NEAR is therefore drawn nearer along its line of sight: from EYE nothing moves, from any other place in the
room by less than a pixel or two. Lengths in metres; frame as in `day`.
"""

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Spot

FLOOR = -74.0  # height of the ground: the room is on the twenty-third floor
EYE = np.array((5.5, -5.2, 1.2))  # where the kitchens' cameras stand before the window
NEAR, DEPTH, FALL = 450.0, 470.0, 2600.0  # drawn as it is up to NEAR; all the rest within DEPTH behind it
BRIGHT_SIDE = np.array((-0.30, -0.95))  # walls that look there reflect the paler half of the sky


def polar(r: float, a: float, z: float = FLOOR) -> Point:
    """Point r metres from the eye, a degrees from straight out towards +y, at height z."""
    return (EYE[0] - r * math.cos(math.radians(a)), EYE[1] + r * math.sin(math.radians(a)), z)


def bearing(spots: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Metres and degrees of spots (…, 2) as `polar` takes them."""
    x, y = np.moveaxis(spots - EYE[:2], -1, 0)
    return np.hypot(x, y), np.degrees(np.arctan2(y, -x))


def drawn_at(points: np.ndarray, near: float = NEAR, depth: float = DEPTH, fall: float = FALL) -> np.ndarray:
    """Where true points (n, 3) are drawn: as they are up to near, all the rest within depth behind it, 63 % of it for the next fall metres."""
    away = points - EYE
    far = np.linalg.norm(away, axis=1, keepdims=True)
    drawn = np.where(far > near, near + depth * (1 - np.exp(-np.maximum(far - near, 0) / fall)), far)
    return EYE + away * drawn / np.maximum(far, 1e-6)


def rectangle(length: float, deep: float, turn: float = 0.0, at: Spot = (0.0, 0.0)) -> np.ndarray:
    """Corners of a footprint round a spot, counter-clockwise; turn in degrees."""
    return _turned(np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * (length / 2, deep / 2), turn, at)


def oval(length: float, deep: float, turn: float = 0.0, at: Spot = (0.0, 0.0), sides: int = 28) -> np.ndarray:
    """Footprint of many sides: a circle, an ellipse, with eight sides an octagon."""
    t = (np.arange(sides) + 0.5) * 2 * math.pi / sides
    return _turned(np.stack([np.cos(t) * length / 2, np.sin(t) * deep / 2], 1), turn, at)


def _turned(foot: np.ndarray, turn: float, at: Spot) -> np.ndarray:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return foot @ np.array(((c, s), (-s, c))) + at


class Town:
    """Faces by material; `build` hands them to a Kit. A face's number is `key` plus, behind the point, how much of the pale sky its side reflects."""

    def __init__(self, kit: Kit) -> None:
        self.kit, self.faces = kit, {}

    def face(self, mat: Material, points: Sequence[Point] | np.ndarray, uv: Sequence[Spot] | np.ndarray, key: float = 0.0) -> None:
        """One polygon with its UV a corner."""
        self.faces.setdefault(mat, []).append((np.asarray(points, float), np.asarray(uv, float), key))

    def flat(self, mat: Material, foot: np.ndarray, z: float, key: float = 0.0) -> None:
        """Level polygon; UV in metres."""
        self.face(mat, np.column_stack([foot, np.full(len(foot), z)]), foot, key + 0.5)

    def prism(  # noqa: PLR0913
        self,
        mats: tuple[Material, Material],
        foot: np.ndarray,
        heights: Sequence[float],
        key: int,
        bay: Spot = (3.0, 3.2),
        top: float = 1.0,
        slope: float = 0.0,
    ) -> np.ndarray:
        """Walls of whole bays and storeys on a footprint from heights[0] to heights[1], and a roof; UV of the walls counts bays and storeys (metres each).
        top: size of the roof, a share of the foot's; slope: how much one end of the roof is higher, metres. Returns the roof's outline."""
        wall, roof = mats
        middle = foot.mean(0)
        above = middle + (foot - middle) * top
        z0, z1 = heights
        along = (foot - middle) @ np.array((0.6, 0.8))
        rise = z1 + slope * along / max(np.ptp(along), 1e-6)
        start = 0
        for i, (a, b) in enumerate(zip(foot, np.roll(foot, -1, 0))):
            j = (i + 1) % len(foot)
            edge = b - a
            long = float(np.hypot(*edge))
            count = max(1, round(long / bay[0]))
            side = 0.5 + 0.45 * float(np.dot((edge[1], -edge[0]), BRIGHT_SIDE)) / max(long, 1e-6)
            corners = [(*a, z0), (*b, z0), (*above[j], rise[j]), (*above[i], rise[i])]
            v = [(z - FLOOR) / bay[1] for _, _, z in corners]
            self.face(wall, corners, [(start, v[0]), (start + count, v[1]), (start + count, v[2]), (start, v[3])], key + side)
            start += count
        self.face(roof, np.column_stack([above, rise]), above, key + 0.5)
        return above

    def spark(self, mat: Material, at: Point | np.ndarray, size: float) -> None:
        """A light: a small disc that looks at the eye, never smaller than three quarters of a pixel of a picture 2400 wide."""
        p = np.asarray(at, float)
        away = p - EYE
        half = max(size, float(np.linalg.norm(away)) / 3000) * 0.56
        side = np.array((-away[1], away[0], 0.0)) * half / max(float(np.hypot(away[0], away[1])), 1e-6)
        t = np.arange(6) * math.pi / 3
        self.face(mat, p + np.cos(t)[:, None] * side + np.sin(t)[:, None] * (0, 0, half), np.zeros((6, 2)))

    def crown(self, mat: Material, at: Spot, radius: float, height: float, key: int = 0) -> None:
        """A tree from above: a lumpy dome on a stem, metres; UV: metres round it, share of its height."""
        rng = np.random.default_rng(key * 31 + round(at[0] * 10) % 997)
        turns = np.linspace(0, 2 * math.pi, 15)
        rings, uv = [], []
        for up, wide in ((0.0, 0.10), (0.22, 0.12), (0.26, 0.66), (0.42, 0.96), (0.60, 1.0), (0.78, 0.84), (0.92, 0.54), (1.0, 0.14)):
            lumps = rng.uniform(0.74, 1.22, 14) if up > 0.22 else np.ones(14)
            lumps = np.append(lumps, lumps[0]) * wide * radius
            lift = height * up + np.append(rng.uniform(-0.05, 0.05, 14), 0.0) * height * (0.22 < up < 1)
            lift[-1] = lift[0]
            rings.append(np.stack([at[0] + np.cos(turns) * lumps, at[1] + np.sin(turns) * lumps, FLOOR + lift + np.zeros(15)], 1))
            uv.append(np.stack([turns * radius, np.full(15, up)], 1))
        for low, high, below, above in zip(rings, rings[1:], uv, uv[1:]):
            for i in range(14):
                self.face(mat, [low[i], low[i + 1], high[i + 1], high[i]], [below[i], below[i + 1], above[i + 1], above[i]], key + 0.5)

    def ribbon(self, mat: Material, path: np.ndarray, width: float, z: float, step: float = 30.0) -> None:  # noqa: PLR0913
        """A strip along points (x, y) at height z; UV in metres: along, and across from its middle."""
        path = resampled(path, step)
        out = sideways(path) * width / 2
        left, right = path + out, path - out
        for i in range(len(path) - 1):
            corners = [(*right[i], z), (*right[i + 1], z), (*left[i + 1], z), (*left[i], z)]
            u0, u1 = i * step, (i + 1) * step
            self.face(mat, corners, [(u0, -width / 2), (u1, -width / 2), (u1, width / 2), (u0, width / 2)])

    def build(self) -> None:
        """Hand everything to the kit, drawn in depth."""
        for mat, faces in self.faces.items():
            sizes = [len(points) for points, _, _ in faces]
            ends = np.cumsum(sizes)
            corners = drawn_at(np.concatenate([points for points, _, _ in faces]))
            uv = np.concatenate([one for _, one, _ in faces])
            self.kit.poly(
                mat, corners, [list(range(e - s, e)) for s, e in zip(sizes, ends)], rnd=np.repeat([key for _, _, key in faces], sizes), uv=uv.tolist()
            )
        self.faces = {}


def resampled(path: np.ndarray, step: float) -> np.ndarray:
    """Points every step metres along a line of points."""
    path = np.asarray(path, float)
    runs = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    t = np.arange(0, runs[-1] + step * 0.5, step)
    return np.stack([np.interp(t, runs, path[:, i]) for i in range(2)], 1)


def sideways(path: np.ndarray) -> np.ndarray:
    """Unit vectors to the left of a line at each of its points."""
    ahead = np.gradient(path, axis=0)
    return np.stack([-ahead[:, 1], ahead[:, 0]], 1) / np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-6)


def curved(points: Sequence[Spot]) -> np.ndarray:
    """A smooth line through points (Catmull-Rom), sixteen pieces between two of them."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    line = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, 16, endpoint=False):
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.array([*line, p[-2]])
