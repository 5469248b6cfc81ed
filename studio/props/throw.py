"""Wool throw laid over a duvet by hand: askew, in loose folds, one corner turned over, fringed at its ends. Metres."""

import math

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props.sheets import closed, noise, normals, sampled, soothed

LONG, DEEP, STEP = 2.16, 0.70, 0.009  # metres: its two sides and the pitch of its points
MIDDLE = (-0.045, -0.665)  # of the throw in the duvet's flat cut
ASKEW = math.radians(-4.0)
THICK = 0.006
ROLL = 0.013  # radius of the turned corner
FRINGE, STRAND = (0.055, 0.085), 0.013  # metres: shortest and longest tassel, and from one to the next


def _turned_corner(u: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The flat throw with the corner at its right front folded inwards: where each point lies then, and how high."""
    across = np.array((math.cos(math.radians(-57)), math.sin(math.radians(-57))))
    over = (u - 0.62) * across[0] + (v + 0.15) * across[1]
    past = np.maximum(over, 0)
    angle = np.minimum(past / ROLL, math.pi)
    back = ROLL * np.sin(angle) - np.maximum(past - math.pi * ROLL, 0) - past
    return u + back * across[0], v + back * across[1], ROLL * (1 - np.cos(angle)) * 0.9


def _folds(u: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Height of the loose folds that run along it, and of the slack at its rim."""
    bend = v + 0.05 * noise(1.6 * u, 0 * v, 61) - 0.06 * u
    out = np.zeros_like(u)
    for at, high, wide in ((-0.21, 0.016, 0.022), (-0.02, 0.022, 0.028), (0.06, 0.012, 0.018), (0.24, 0.017, 0.024)):
        swing = 0.035 * noise(2.1 * u + 50 * abs(at), 0 * v, 62)
        out += high * np.clip(0.55 + 0.75 * noise(1.9 * u + 30 * abs(at), 0 * v, 63), 0, 1.2) * np.exp(-(((bend - at - swing) / wide) ** 2))
    rim = np.clip(1 - (DEEP / 2 - np.abs(v)) / 0.08, 0, 1)
    return out + 0.008 * rim * np.clip(noise(6 * u, 3 * v, 65) + 0.2, 0, 1) + 0.003 * noise(11 * u, 9 * v, 66)


def lay(kit: Kit, mat: Material, duvet: tuple[np.ndarray, np.ndarray]) -> None:
    """Throw over the face of a duvet (rows, columns, 3) whose cut in metres is the second grid, in the duvet's frame."""
    face, cut = duvet
    up = soothed(normals(face), 10)
    along, over = np.linspace(-LONG / 2, LONG / 2, round(LONG / STEP)), np.linspace(-DEEP / 2, DEEP / 2, round(DEEP / STEP))
    u, v = np.meshgrid(along, over)
    uv = np.stack([u, v], -1)
    v = v + 0.010 * noise(2.3 * u, 0 * v, 60) + 0.016 * noise(0.9 * u, 0 * v, 67)
    s, t, high = _turned_corner(u, v)
    x, y = MIDDLE[0] + s * math.cos(ASKEW) - t * math.sin(ASKEW), MIDDLE[1] + s * math.sin(ASKEW) + t * math.cos(ASKEW)
    middle = cut.shape[1] // 2
    row = np.interp(y, cut[:, middle, 1], np.arange(len(cut)))
    column = np.interp(x, cut[-1, :, 0], np.arange(cut.shape[1]))
    out = soothed(sampled(up, row, column), 2)
    out /= np.linalg.norm(out, axis=-1, keepdims=True)
    base = soothed(sampled(face, row, column), 3) + out * (0.004 + high + _folds(s, t) * (high < 0.5 * ROLL))[..., None]
    own = normals(base)
    closed(kit, mat, base + own * THICK / 2, base - own * THICK / 2, uv)
    _fringe(kit, mat, base)


def _fringe(kit: Kit, mat: Material, base: np.ndarray) -> None:
    """Twisted tassels at both ends, each falling its own way."""
    rng = np.random.default_rng(68)
    for column, inner in ((0, 3), (-1, -4)):
        line = base[:, column]
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        for at in np.arange(0.006, run[-1], STRAND):
            i = int(np.searchsorted(run, at))
            start = line[min(i, len(line) - 1)]
            ahead = start - base[min(i, len(line) - 1), inner]
            ahead = ahead / max(np.linalg.norm(ahead), 1e-9) + rng.normal(0, 0.10, 3)
            length, points = rng.uniform(*FRINGE), []
            for t in np.linspace(0, 1, 6):
                points.append(start - ahead * 0.004 + length * t * ahead + (0, 0, -0.3 * length * t * t))
            kit.tube(mat, [tuple(p) for p in points], 0.0030, 6, 0.0036)
