"""What stands about in a bathroom: sets of things on the vanity, stems in its vase, rolled and folded towels, the board across the tub. Metres."""

import math
from collections.abc import Sequence

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Spot
from studio.props import green, props, soft, upholstery

ROLL = 0.036  # radius of a rolled hand towel


def rolled_towels(kit: Kit, cloths: Sequence[Material], place: Point, count: int) -> None:
    """Hand towels rolled and laid with their ends to the front: two below, one in the hollow between them."""
    x, y, z = place
    spots = ((-ROLL, ROLL), (ROLL, ROLL), (0, ROLL * (1 + math.sqrt(3))))
    for i, (dx, dz) in enumerate(spots[:count]):
        turn = kit.rng.uniform(-3, 3)
        with kit.at(x + dx * 1.02, y + kit.rng.uniform(-0.004, 0.004), z + dz, rx=90, rz=turn):
            _roll(kit, cloths[i % len(cloths)], 40 * turn)


def _roll(kit: Kit, cloth: Material, turn: float) -> None:
    """A hand towel rolled about the z axis, its free end at an angle in degrees: every turn of it is seen at its ends, none quite as long as the next."""
    thick, pitch, turns, per, half = 0.0062, 0.0070, 4.4, 26, 0.056
    points, uv, length = [], [], 0.0
    for step in range(round(turns * per) + 1):
        angle = 2 * math.pi * step / per
        r = ROLL - thick / 2 - pitch * (turns - step / per)
        length += r * 2 * math.pi / per
        out = half + 0.0016 * math.sin(1.3 * angle + turn) + 0.0010 * math.sin(2.9 * angle)
        way = math.cos(angle + turn), math.sin(angle + turn)
        for away, along in ((-0.5, -out), (0, -out - 0.0024), (0.5, -out), (0.5, out), (0, out + 0.0024), (-0.5, out)):
            points.append(((r + away * thick) * way[0], (r + away * thick) * way[1], along))
            uv.append((length, along))
    rows = len(points) // 6
    faces = [[6 * k + j, 6 * k + (j + 1) % 6, 6 * k + 6 + (j + 1) % 6, 6 * k + 6 + j] for k in range(rows - 1) for j in range(6)]
    kit.poly(cloth, points, [*faces, list(range(6)), list(range(len(points) - 6, len(points)))[::-1]], uv=uv)


def _tray(kit: Kit, at: Point, cloths: Sequence[Material]) -> None:
    """Walnut tray with two beakers and a small bowl."""
    with kit.at(*at):
        kit.box(m.wood('walnut'), -0.15, -0.08, 0, 0.15, 0.08, 0.012, 0.005, 'x')
        for x, h, tint in ((-0.09, 0.15, '#8d7b60'), (0.0, 0.13, '#ded6c6')):
            props.vase(kit, m.ceramic(tint, 0.4), (x, 0, 0.012), (0.030, h), 'cyl')
        props.bowl(kit, m.ceramic('#e4ddd0', 0.4, 0.2), (0.09, 0, 0.012), (0.045, 0.035))


def _soap(kit: Kit, at: Point, cloths: Sequence[Material]) -> None:
    """Bottle of hand soap beside three rolled towels."""
    with kit.at(*at):
        props.soap(kit, (0.09, 0.0, 0), -150)
        rolled_towels(kit, cloths, (-0.06, 0.0, 0), 3)


def _glass(kit: Kit, at: Point, cloths: Sequence[Material]) -> None:
    """Tumbler with two brushes, a bar of soap in its dish, a flask of brown glass."""
    with kit.at(*at):
        kit.lathe(m.glass_solid(), [(0, 0), (0.031, 0), (0.033, 0.002), (0.037, 0.100), (0.0352, 0.1005), (0.031, 0.008), (0, 0.007)], -0.09, 0, 0, 48)
        for lean, tint in ((9, '#c9b08a'), (-13, '#3f4442')):
            with kit.at(-0.09, 0, 0.010, ry=lean, rz=lean * 4):
                kit.box(m.simple(tint, 0.4), -0.0035, -0.0025, 0, 0.0035, 0.0025, 0.185, 0.0015, 'z')
                kit.box(m.simple('#f2f0ea', 0.8), -0.0045, -0.013, 0.160, 0.0045, -0.002, 0.184, 0.001, 'z')
        props.bowl(kit, m.ceramic('#d9d3c6', 0.35, 0.1), (0.02, -0.02, 0), (0.055, 0.020))
        props.soft_box(kit, m.simple('#ece2cd', 0.45), (-0.012, -0.042, 0.010, 0.052, 0.002, 0.032), props.Cushion(radius=0.010, puff=0.003, segments=10))
        flask = [(0, 0), (0.028, 0), (0.030, 0.002), (0.030, 0.085), (0.024, 0.096), (0.0105, 0.100), (0.0105, 0.112), (0, 0.112)]
        kit.lathe(m.simple('#3a2415', 0.12), flask, 0.105, 0.01, 0, 40)
        kit.lathe(m.simple('#141312', 0.4), [(0, 0.134), (0.012, 0.134), (0.013, 0.132), (0.013, 0.110), (0.0105, 0.110)], 0.105, 0.01, 0, 36)


def _folded(kit: Kit, at: Point, cloths: Sequence[Material]) -> None:
    """Two folded hand towels with a stoneware dish on them, a candle in its glass."""
    with kit.at(*at):
        soft.folded_towels(kit, [cloths[0], cloths[-1]], (-0.05, 0.0, 0), (0.19, 0.13, 0.026), -3)
        kit.lathe(
            m.ceramic('#3d3a36', 0.35), [(0, 0), (0.036, 0), (0.038, 0.002), (0.038, 0.078), (0.0355, 0.079), (0.034, 0.060), (0, 0.058)], 0.115, -0.01, 0, 48
        )
        kit.lathe(m.simple('#efe6d2', 0.5), [(0, 0.0605), (0.034, 0.0605)], 0.115, -0.01, 0, 40)


def _scent(kit: Kit, at: Point, cloths: Sequence[Material]) -> None:
    """Two flasks of scent with glass stoppers on a marble tray, a dish for rings."""
    with kit.at(*at, rz=4):
        kit.box(m.ceramic('#e6e1d6', 0.2), -0.13, -0.065, 0, 0.13, 0.065, 0.010, 0.004, 'x')
        for x, y, r, h, tint in ((-0.075, 0.012, 0.036, 0.075, '#c9975a'), (0.005, -0.012, 0.028, 0.105, '#b7a48a')):
            with kit.at(x, y, 0.010):
                body = [(0, 0), (r - 0.003, 0), (r, 0.003), (r, h - 0.010), (r - 0.008, h), (0.010, h + 0.003), (0.0095, h + 0.016)]
                kit.lathe(
                    m.glass_solid(),
                    [*body, (0.0065, h + 0.016), (0.0065, h), (r - 0.011, h - 0.006), (r - 0.005, h - 0.013), (r - 0.005, 0.009), (0, 0.008)],
                    seg=48,
                )
                kit.lathe(m.glass_solid(tint), [(0, 0.0085), (r - 0.0052, 0.0095), (r - 0.0052, h * 0.62), (0, h * 0.62)], seg=40)
                kit.ball(m.glass_solid(), (0, 0, h + 0.028), 0.0125, 36)
        props.bowl(kit, m.ceramic('#cbbfae', 0.25, 0.1), (0.085, 0.006, 0.010), (0.036, 0.016))


def _salts(kit: Kit, at: Point, cloths: Sequence[Material]) -> None:
    """Lidded jar of bath salts, a brush of bristles with its back up, one rolled towel."""
    with kit.at(*at):
        jar = [
            (0, 0),
            (0.048, 0),
            (0.051, 0.003),
            (0.051, 0.118),
            (0.046, 0.128),
            (0.046, 0.134),
            (0.043, 0.134),
            (0.043, 0.127),
            (0.048, 0.116),
            (0.048, 0.006),
            (0, 0.005),
        ]
        kit.lathe(m.glass_solid(), jar, -0.085, 0.01, 0, 56)
        kit.lathe(m.simple('#e9dcd6', 0.9), [(0, 0.0055), (0.0475, 0.0065), (0.0475, 0.078), (0.030, 0.084), (0, 0.081)], -0.085, 0.01, 0, 48)
        cork = [(0, 0.166), (0.040, 0.165), (0.046, 0.160), (0.046, 0.140), (0.042, 0.136), (0, 0.136)]
        kit.lathe(m.wood('oak'), cork, -0.085, 0.01, 0, 48, grain='across')
        with kit.at(0.055, -0.035, 0, rz=-22):
            oval = lambda r: [(0.052 * r * math.cos(math.tau * i / 48), 0.030 * r * math.sin(math.tau * i / 48)) for i in range(48)]
            rings = [
                [(*spot, z) for spot in oval(r)] for r, z in ((0.90, 0), (0.95, 0.021), (1, 0.022), (1.02, 0.030), (0.98, 0.038), (0.80, 0.043), (0.01, 0.045))
            ]
            upholstery.loft(kit, m.simple('#d8c7a4', 0.95), rings[:2])
            upholstery.loft(kit, m.wood('walnut'), rings[2:])
        rolled_towels(kit, cloths, (0.065, 0.070, 0), 1)


WARES = {'tray': _tray, 'soap': _soap, 'glass': _glass, 'folded': _folded, 'scent': _scent, 'salts': _salts}

BUNCHES = {  # what stands in the vase: count, spread, leaf, width and density of a Spray, and the blossoms' colour where it flowers
    'leaves': (8, 0.24, 0.050, 0.40, 18, ''),
    'olive': (7, 0.26, 0.044, 0.20, 26, ''),
    'round': (6, 0.22, 0.040, 0.82, 15, ''),
    'long': (4, 0.20, 0.085, 0.24, 12, ''),
    'flowering': (6, 0.24, 0.034, 0.36, 12, '#f1e7e0'),
}


def bunch(kit: Kit, kind: str, at: Point, height: float, seed: int) -> None:
    """Stems of BUNCHES, as high as height above a point in their vase."""
    count, spread, leaf, width, density, flower = BUNCHES[kind]
    stems = props.branches(kit, at, props.Spray(height=height, count=count, spread=spread, leaf=leaf, width=width, seed=seed, density=density))
    if flower:
        green.blossoms(kit, stems, seed, flower)


def on_vanity(kit: Kit, kind: str, at: Point, cloths: Sequence[Material]) -> None:
    """A set of WARES about a point of the top, 300 mm wide."""
    WARES[kind](kit, at, cloths)


def tub_board(kit: Kit, wood: Material, cloths: Sequence[Material], at: Spot, rim: float) -> None:
    """Oak board across a tub at a point of its long axis, on the rim: a sponge's worth of things to bathe with."""
    x, y = at
    with kit.at(x, y, rim, rz=1.5):
        for a, b in ((-0.085, -0.032), (-0.026, 0.026), (0.032, 0.085)):
            kit.box(wood, -0.40, a, 0.016, 0.40, b, 0.034, 0.003, 'x')
        for dx in (-0.33, 0.33):
            kit.box(wood, dx - 0.02, -0.085, 0, dx + 0.02, 0.085, 0.016, 0.002, 'y')
        soft.folded_towels(kit, [cloths[0]], (0.18, 0, 0.034), (0.17, 0.12, 0.030), 6)
        props.bowl(kit, m.ceramic('#8d7b60', 0.5, 0.2), (-0.02, 0.01, 0.034), (0.052, 0.034))
