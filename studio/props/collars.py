"""What tells a shirt from a jacket: collars, lapels, ribbed necks, plackets, pockets and buttons, laid on a `drape.Body`. Its local frame; metres."""

import math

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.props.drape import BACK, FRONT, Body, patch, ramp, run
from studio.props.sheets import faces, noise, normals, refined, soothed
from studio.props.soft import skin

THICK = {'shirt': 0.0016, 'lapel': 0.0032}  # metres of a collar's cloth, interlined
ROLL = 0.0058  # metres, radius with which a lapel turns
GAP = 0.0025  # metres between the body and what lies on it
PLACKET = 0.032  # metres wide
SEAM = 0.006  # metres from a collar's edge to its stitches
FACING = 0.075  # metres of a jacket's own cloth below the neck inside


def _ring(body: Body, count: int = 14) -> np.ndarray:
    """Neck's edge from the middle of the front over the left (-y), the back and the right to the front again: points (4 * count - 3, 3)."""
    half = body.cut.neck[0]
    quarter = np.sin(np.linspace(0, math.pi / 2, count)) * half * 0.999
    y = np.concatenate([-quarter, -quarter[-2::-1], quarter[1:], quarter[-2::-1]])
    front = np.r_[np.full(count, True), np.full(2 * count - 3, False), np.full(count, True)]
    return np.where(front[:, None], *(body.on(side, y, body.neckline(side, y)) for side in (FRONT, BACK)))


def _outward(ring: np.ndarray) -> np.ndarray:
    """Level unit vectors that point away from the middle of a neck."""
    middle = np.array([(ring[:, 0].min() + ring[:, 0].max()) / 2, 0.0])
    away = (ring[:, :2] - middle) / np.ptp(ring[:, :2], axis=0)
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    return np.c_[away, np.zeros(len(away))]


def _gentle(ring: np.ndarray, reach: float, closed: bool) -> np.ndarray:
    """A neck's edge whose heights are even over a reach in metres: where front and back meet it has a peak that nothing sewn to it follows; closed: it
    ends where it begins."""
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    away = np.abs(along[:, None] - along)
    away = np.minimum(away, along[-1] - away) if closed else away
    weight = np.exp(-((away / reach) ** 2)) * np.gradient(along)
    return np.c_[ring[:, :2], weight @ ring[:, 2] / weight.sum(1)]


def _lift(body: Body, points: np.ndarray, gap: np.ndarray | float) -> np.ndarray:
    """Points moved out of the body: forwards where they lie on its front, backwards on its back, upwards on its shoulders."""
    x, y, z = points[..., 0].copy(), points[..., 1], points[..., 2].copy()
    top, gap = body.top(y), np.broadcast_to(gap, x.shape)
    fore, aft = body.depth(FRONT, y, z) - gap, body.depth(BACK, y, z) + gap
    inside = (z < top + gap) & (x > fore) & (x < aft)
    crest = inside & (top + gap - z < 0.012)
    z[crest] = (top + gap)[crest]
    front = inside & ~crest & (x < 0.004)
    x[front], back = fore[front], inside & ~crest & ~front
    x[back] = aft[back]
    return np.stack([x, y, z], -1)


def _cloth(kit: Kit, mat: Material, body: Body, grid: np.ndarray, thick: float) -> None:
    """A grid of points (rows, columns, 3) as cloth with a back and a rim; its pattern runs from row to row."""
    rows, columns = grid.shape[:2]
    u, v = np.meshgrid(run(grid, 0), run(grid, 1), indexing='ij')
    uv = np.stack([u, v], -1).reshape(-1, 2)
    skin(kit, mat, (body.settle(grid).reshape(-1, 3), faces(rows, columns), uv), thick)


def button(kit: Kit, mat: Material, at: np.ndarray, radius: float) -> None:
    """Dished button that looks to -x."""
    profile = [(0, 0.0014), (0.62, 0.0012), (0.74, 0.0022), (0.92, 0.0022), (1.0, 0.0010), (1.0, -0.0030)]
    angle = np.linspace(0, 2 * math.pi, 16, endpoint=False)
    rings = [np.stack([np.full(16, at[0] - h), at[1] + radius * r * np.cos(angle), at[2] + radius * r * np.sin(angle)], 1) for r, h in profile]
    patch(kit, mat, np.stack(rings), closed=True)


def _on_front(body: Body, y: float, z: float, gap: float) -> np.ndarray:
    return body.settle(body.on(FRONT, np.array(y), np.array(z), gap))


def placket(kit: Kit, mats: tuple[Material, Material], body: Body) -> None:
    """Strip down the middle of a shirt's front, a seam along each edge, and its buttons; mats: cloth and button."""
    z = np.linspace(float(body.neckline(FRONT, np.array(0.0))) - 0.001, float(body.hem(FRONT, np.array(0.0))) + 0.001, 40)[:, None]
    share = np.array((-1.0, -0.97, -0.80, -0.72, 0, 0.72, 0.80, 0.97, 1.0))
    proud = np.array((-0.001, 0.0018, 0.0024, 0.0018, 0.0026, 0.0018, 0.0024, 0.0018, -0.001))
    y = share * PLACKET / 2 + 0 * z
    patch(kit, mats[0], body.settle(body.on(FRONT, y, z, proud)))
    for k in range(7):
        at = z[0, 0] - 0.055 - 0.088 * k
        if at > z[-1, 0] + 0.05:
            button(kit, mats[1], _on_front(body, 0.0, at, 0.0046), 0.0058)


def _leaf(crest: np.ndarray, edge: np.ndarray, out: np.ndarray, roll: float) -> list[np.ndarray]:
    """Rows of cloth that turns over at a crest, with a radius in metres, and lies down to an edge, a little full between."""
    up = np.array((0, 0, 1.0))
    turn = [crest + roll * ((1 - math.cos(a)) * out + (math.sin(a) - 0.4) * up) for a in (0.5, 1.1, 1.6, 2.2)]
    start, t = turn[-1], np.linspace(0, 1, 12)[1:]
    return [*turn, *(start + (edge - start) * k + 0.0035 * math.sin(math.pi * k) * out for k in t)]


def _stitched(grid: np.ndarray, sides: tuple[np.ndarray, int], deep: float) -> np.ndarray:
    """A collar's grid (along the neck, across) finer, a seam drawn in SEAM from its edge; sides: metres of each point from that edge, first column of the
    leaf; deep: of the stitches."""
    away, first = sides
    grid, away = refined(grid, 2), refined(away, 2)
    line = np.exp(-(((away - SEAM) / 0.0013) ** 2)) * (np.arange(grid.shape[1]) >= 2 * first)
    puckered = noise(150 * np.cumsum(np.full(grid.shape[:2], 0.004), 0), 60 * away, 5) * np.exp(-((away / 0.012) ** 2)) * 0.0005
    return grid + normals(grid) * (line * deep + puckered)[..., None]


def _from_edge(grid: np.ndarray) -> np.ndarray:
    """Metres of each point of a grid from its last column and from its first and last rows, whichever is nearest."""
    across = np.linalg.norm(np.diff(grid, axis=1), axis=2)
    along = np.linalg.norm(np.diff(grid, axis=0), axis=2)
    zero = np.zeros((1, grid.shape[1]))
    last = np.c_[np.cumsum(across[:, ::-1], 1)[:, ::-1], np.zeros(len(grid))]
    ends = np.minimum(np.r_[zero, np.cumsum(along, 0)], np.r_[np.cumsum(along[::-1], 0)[::-1], zero])
    return np.minimum(last, ends)


def shirt_collar(kit: Kit, mats: tuple[Material, Material], body: Body) -> None:
    """Stand that closes with a button, and a soft leaf that turns over it and runs out straight into two points, stitched along its edge; mats: cloth and
    button."""
    ring = _ring(body, 18)
    out, share = _outward(ring), np.abs(np.linspace(-1, 1, len(ring)))[:, None]
    front, side = ramp(share, 0.45, 1.0), np.sign(np.linspace(-1, 1, len(ring)))[:, None] * (0, 1, 0)
    up, worn = np.array((0, 0, 1.0)), body.seed
    slack = noise(5 * share * np.sign(side.sum(1, keepdims=True)) + 8, 0 * share, worn)
    high = 0.034 - 0.010 * front + 0.0015 * slack
    crest = _gentle(ring, 0.035, True) + high * up - 0.003 * out
    stand = [ring - 0.003 * up + 0.001 * out, *(ring + (crest - ring) * k + 0.002 * out for k in (0.4, 0.8))]
    # the leaf's edge runs straight from over the shoulder to its point, which gravity opens
    long = 0.041 + 0.032 * ramp(share, 0.30, 1.0)
    edge = crest + (0.015 - 0.004 * front) * out - (long + 0.003 * slack) * up + 0.043 * ramp(share, 0.62, 1.0) * side
    grid = np.stack([*stand, crest, *_leaf(crest, edge, out, 0.0030)])
    grid[5:] = soothed(_lift(body, grid[5:], GAP + 0.0020), 3)
    grid = grid.transpose(1, 0, 2)
    leaf = _from_edge(grid)
    _cloth(kit, mats[0], body, _stitched(grid, (leaf, 6), 0.0011), THICK['shirt'])
    button(kit, mats[1], body.settle(stand[1][0] + (-0.004, 0, 0)), 0.0054)


def ribbed(kit: Kit, mat: Material, body: Body, high: float) -> None:
    """Ribbed band round a knit's neck, doubled; high: 25 mm for a crew neck, 70 mm turns over as a roll."""
    ring = _ring(body, 26)[:-1]
    out, up = _outward(ring), np.array((0, 0, 1.0))
    if high < 0.04:
        steps = [(0.004, -0.008), (0.0055, 0.004), (0.003, high * 0.7), (0.0, high), (-0.003, high - 0.001), (-0.005, high * 0.6), (-0.004, -0.01)]
    else:
        steps = [
            (0.006, -0.012),
            (0.007, 0.002),
            (0.014, -0.001),
            (0.017, 0.008),
            (0.014, 0.040),
            (0.006, 0.054),
            (-0.001, 0.055),
            (-0.006, 0.040),
            (-0.006, -0.01),
        ]
    above = _gentle(ring, 0.030, True)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    rows = [(ring if h <= 0.004 else above) + o * out + h * up for o, h in steps]
    patch(kit, mat, body.settle(np.stack(rows)), closed=True, across=np.minimum(along, along[-1] - along))


def bound(kit: Kit, mat: Material, body: Body) -> None:
    """Narrow facing round a collarless neck."""
    ring = body.settle(_ring(body)[:-1])
    out, up = _outward(ring), np.array((0, 0, 1.0))
    steps = [(0.0028, -0.014), (0.0036, -0.004), (0.001, 0.002), (-0.003, -0.001), (-0.004, -0.03)]
    patch(kit, mat, np.stack([ring + o * out + h * up for o, h in steps]), closed=True)


def _lapel(body: Body, hand: int, wide: float) -> np.ndarray:
    """Points of a lapel that rolls out of the front along the neck's edge and lies on it, its own edge a little off; from its notch to where the front
    closes."""
    half, _ = body.cut.neck
    a = np.linspace(0.155, 0.955, 42)[:, None]
    b = np.linspace(0, 1, 14)[None] ** 0.9
    y0 = half * (1 - a)
    z0 = body.neckline(FRONT, y0)
    out = wide * np.interp(a, (0.155, 0.24, 0.45, 0.75, 1.0), (0.92, 1.0, 0.84, 0.46, 0.07))
    y = y0 + out * b
    z = z0 + out * b * np.interp(a, (0.2, 0.5, 1.0), (0.10, 0.20, 0.10))
    radius = 0.0012 + ROLL * np.minimum(1, (1 - a) * 3)
    lying = 2 * radius * (1 - b) ** 1.3 + 0.0044 + 0.0022 * np.minimum(1, (1 - a) * 8) + 0.0035 * ramp(b, 0.75, 1.0) * np.minimum(1, (1 - a) * 3)
    flat = body.on(FRONT, hand * np.maximum(y, 1e-6), z, lying)
    foot, near = (body.on(FRONT, hand * np.maximum(y0, 1e-6), z0, gap)[:, 0] for gap in (0.0, 0.001))
    n, r, turn = (near - foot) / 0.001, radius, np.radians((-85, -60, -30, 0, 30, 60))[:, None, None]
    height = (flat[:, 0] - foot) @ np.array((-1.0, 0, 0))
    arc = foot + n * (0.5 * height[:, None] * (1 + np.sin(turn)) - 0.002) - r * np.cos(turn) * np.array((0, hand, 0))
    grid = np.concatenate([arc.transpose(1, 0, 2), flat], 1)
    for _ in range(14):  # canvas within keeps it even, whatever lies below
        grid[1:-1] += 0.25 * (grid[:-2] + grid[2:] - 2 * grid[1:-1])
    under = np.r_[np.ones(6), 1 - ramp(b[0], 0.50, 0.68)][:, None]  # where the collar's end covers it, it runs on to the neck
    return np.concatenate([grid[:1] + under * (0.004, 0, 0.014), grid])


def _inside(kit: Kit, mats: tuple[Material, Material], body: Body) -> None:
    """What shows of a jacket's back between its fronts: lining, slack, with a pleat down its middle; own cloth below the neck, and a woven label; mats:
    cloth and lining."""
    y, z = np.linspace(-0.62, 0.62, 49) * body.cut.shoulder, np.linspace(-0.012, -0.75 * body.cut.length, 60)[:, None]
    room = np.maximum(body.on(BACK, y, z)[..., 0] - body.on(FRONT, y, np.minimum(z, body.neckline(FRONT, y)))[..., 0] - 0.006, 0.002)
    pleat = 0.009 * np.exp(-(np.abs(y / 0.011) ** 1.5)) - 0.005 * np.exp(-(((y - 0.016) / 0.008) ** 2))
    slack = 0.006 * noise(y * 26 + 0.6 * np.sin(7 * z), 3.2 * z, body.seed) * ramp(-z, 0.05, 0.25)
    deep = np.minimum(0.004 + np.maximum(pleat * ramp(-z, 0.075, 0.15) + slack, 0), room * 0.6)
    patch(kit, mats[1], body.settle(body.on(BACK, y, z, -deep)))
    u, v = np.linspace(-1, 1, 33), np.linspace(0, 1, 12)[:, None]
    half = body.cut.neck[0] + 0.020
    y = u * half + 0 * v
    z = -0.004 - v * FACING * (0.55 + 0.45 * np.sqrt(1 - 0.98 * u**2)) + 0 * y
    _cloth(kit, mats[0], body, body.on(BACK, y, z, -np.minimum(0.0075 + 0 * y, 0.010)), 0.0018)
    y, z = np.linspace(-1, 1, 9) * 0.024 + 0 * v, -0.040 - 0.013 * v + 0 * u[:9]
    patch(kit, m.simple('#a99f88', 0.6), body.settle(body.on(BACK, y, z, -0.0098)))


def lapels(kit: Kit, mats: tuple[Material, Material, Material], body: Body) -> None:
    """Collar with a stand behind, lapels with notches, the edge where the fronts close, buttons and flap pockets; mats: cloth, button and lining."""
    long, half = body.cut.length > 0.9, body.cut.neck[0]
    wide = 0.094 if long else 0.084
    _inside(kit, (mats[0], mats[2]), body)
    for hand in (-1, 1):
        _cloth(kit, mats[0], body, _lapel(body, hand, wide), THICK['lapel'])
    y = np.concatenate([-np.linspace(0.80, 1, 9) * half, np.sin(np.linspace(-1.4, 1.4, 17)) * half * 0.999, np.linspace(1, 0.80, 9) * half])
    fore = np.r_[np.full(9, True), np.full(17, False), np.full(9, True)]
    base = np.where(fore[:, None], *(body.on(side, y, body.neckline(side, y)) for side in (FRONT, BACK)))
    end = ramp(np.abs(np.linspace(-1, 1, len(base))), 0.45, 1.0)[:, None]
    up, side = np.array((0, 0, 1.0)), np.sign(y)[:, None] * (0, 1, 0)
    out = base * (1, 1, 0) / np.linalg.norm(base[:, :2], axis=1, keepdims=True)
    crest = _gentle(base, 0.035, False) * (1 - end) + base * end + (0.032 * (1 - end) + 0.004) * up + 0.003 * out
    edge = crest + out * (0.020 * (1 - end)) - (0.050 * (1 - end) + 0.004 * end) * up + 0.056 * end * side
    grid = np.stack([base - 0.004 * up, base * 0.5 + crest * 0.5 - 0.002 * out, crest, *_leaf(crest, edge, out, 0.0045)])
    grid[4:] = soothed(_lift(body, grid[4:], 0.0095 + 0.006 * end[:, 0]), 3)
    _cloth(kit, mats[0], body, refined(grid.transpose(1, 0, 2), 2), THICK['lapel'])
    start = float(body.neckline(FRONT, np.array(0.0)))
    reach = np.array((0.055, 0.035, 0.02, 0.006, 1e-6))  # the front on top: from where it is the body itself to its edge, which laps over the other front
    share, low = np.linspace(0, 1, 60)[:, None], body.hem(FRONT, reach / body.cut.body[2]) + 0.001
    high = np.minimum(body.neckline(FRONT, reach), start + 0.06) - 0.001
    strip = body.on(FRONT, reach + 0 * share, high + share * (low - high), np.array((-0.004, 0.0006, 0.0020, 0.0026, 0.0028)))
    rounded = np.r_[0 * share[:-12], 0.010 * (share[-12:] - share[-12]) / (1 - share[-12])]
    over = strip[:, -1:] + np.array((0.008, 0.018))[:, None] * (0, -1, 0) + rounded[..., None] * np.array((0.4, 1.0))[:, None] * (0, 0, 1)
    _cloth(kit, mats[0], body, np.concatenate([strip, over], 1), THICK['lapel'])
    count, apart = (4, 0.12) if long else (2, 0.10)
    for k in range(count):
        button(kit, mats[1], _on_front(body, 0.0, start - 0.024 - apart * k, 0.0078), 0.0125 if long else 0.0105)
    for hand in (-1, 1):
        _flap(kit, mats[0], body, (hand * 0.115, start - (0.24 if long else 0.16)))


def _flap(kit: Kit, mat: Material, body: Body, at: tuple[float, float]) -> None:
    """Pocket flap on the front around y, its upper edge at z."""
    u, v = np.linspace(-1, 1, 9)[None], np.linspace(0, 1, 5)[:, None]
    y, z = at[0] + 0.070 * u + 0 * v, at[1] - 0.052 * v * (1 - 0.10 * u**8) + 0.010 * u * np.sign(at[0])
    _cloth(kit, mat, body, body.on(FRONT, y, z, 0.003 + 0.003 * v), 0.0026)


def neck(kit: Kit, mats: tuple[Material, Material, Material], made: Body) -> None:
    """What its cut has at neck and front; mats: cloth (ribbing of knits), button and lining."""
    collar = made.cut.collar
    if collar == 'shirt':
        placket(kit, mats[:2], made)
        shirt_collar(kit, mats[:2], made)
    elif collar == 'lapel':
        lapels(kit, mats, made)
    elif collar in ('rib', 'roll'):
        ribbed(kit, mats[0], made, 0.022 if collar == 'rib' else 0.07)
    else:
        bound(kit, mats[0], made)
