"""Clothes and bags for wardrobes: hung, folded, carried. x runs along the rail, the back of the wardrobe lies on y = 0; metres."""

import math
import random
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Stretch
from studio.props import soft
from studio.props.upholstery import loft
from studio.props.ware import bend

TINTS = ('#2b2d31', '#d9d2c5', '#7b6a57', '#a89c8a', '#3d4650', '#efe9de', '#5a4a3e', '#8c8f86', '#6b3f34', '#c4b49a')


@dataclass(frozen=True)
class Cut:
    """What a garment is: length from the shoulder, half width of shoulder and hem, thickness as it hangs, length of its sleeves (0: none), in metres."""

    length: float
    shoulder: float
    hem: float
    thick: float
    sleeve: float
    collar: float = 0.035


RAIL = 0.075  # metres from a rail's axis down to a garment's neck
THICK = {'coat': 0.005, 'jacket': 0.004, 'knit': 0.005, 'trousers': 0.009}  # metres of cloth; two legs of trousers
FULL = 1.4  # how much fuller than it was sewn, pressed between neighbours, a garment hangs
SLOPE = 0.30  # of a shoulder, and of the hanger below it
TROUSERS = (0.50, 0.56)  # metres that hang before and behind the bar

CUTS = {
    'shirt': Cut(0.74, 0.205, 0.225, 0.030, 0.56),
    'knit': Cut(0.66, 0.200, 0.210, 0.040, 0.54, 0.02),
    'jacket': Cut(0.76, 0.225, 0.235, 0.052, 0.60, 0.05),
    'coat': Cut(1.08, 0.230, 0.265, 0.060, 0.62, 0.06),
    'dress': Cut(1.16, 0.180, 0.270, 0.034, 0.0, 0.0),
    'blouse': Cut(0.62, 0.190, 0.215, 0.026, 0.20, 0.02),
}


def cloths() -> list[Material]:
    """The wardrobe's cloth materials."""
    return [m.fabric(tint, 0.0012, melange=0.22) for tint in TINTS]


def suitings() -> list[Material]:
    """What hanging clothes are cut from: finer than knitwear."""
    return [m.suiting(tint) for tint in TINTS]


def _hanger(kit: Kit, wood: Material, wide: float, stock: float) -> None:
    """Wooden hanger under the shoulders and its hook; the rail's axis lies RAIL above the garment's top; stock: half its thickness."""
    arms = bend(
        [
            (0, -wide, -SLOPE * wide - 0.029),
            (0, -wide * 0.5, -SLOPE * wide * 0.5 - 0.024),
            (0, 0, -0.016),
            (0, wide * 0.5, -SLOPE * wide * 0.5 - 0.024),
            (0, wide, -SLOPE * wide - 0.029),
        ]
    )
    kit.tube(wood, arms, stock, 10)
    hook = [(0, 0, -0.010), (0, 0, 0.052)] + [
        (0, 0.0165 - 0.0165 * math.cos(a), 0.072 + 0.0165 * math.sin(a)) for a in (math.pi * i / 12 * 1.12 for i in range(13))
    ]
    kit.tube(m.metal('steel', 0.2, brushed=False), hook, 0.0016, 8)


@dataclass(frozen=True)
class Hung:
    """How a garment hangs: its place x along the rail, the height z of the rail's axis, y before the wall, degrees it is
    turned, a factor on its length."""

    x: float
    z: float
    y: float = -0.29
    turn: float = 0.0
    stretch: float = 1.0


def garment(kit: Kit, mat: Material, kind: str, hung: Hung) -> None:
    """A garment of CUTS, or `trousers`, on its own hanger."""
    cut, rng, wood = CUTS.get(kind, CUTS['shirt']), kit.rng, m.wood('walnut')
    with kit.at(hung.x, hung.y, hung.z - RAIL, rz=hung.turn):
        if kind in CUTS:
            _hanger(kit, wood, cut.shoulder * 0.80, 0.0032)  # ends inside the shoulders, thinner than the cloth stands open
        else:
            _hanger(kit, wood, 0.19, 0.0065)
            kit.tube(wood, [(0, -0.19, -0.10), (0, 0.19, -0.10)], 0.006, 8)
        soft.lay(kit, mat, kind, (FULL * rng.choice((-1, 1)), rng.choice((-1, 1)), hung.stretch), (THICK.get(kind, 0.0022), 0.0, 0.0))


def rail(kit: Kit, metal: Material, place: Stretch, clothes: tuple[float, float], rng: random.Random) -> None:
    """Rail with clothes in groups of one kind, as people hang them; clothes: how long the longest may be, and the share of the rail in use."""
    x0, x1, z = place
    length, fill = clothes
    y = -0.29
    kit.tube(metal, [(x0, y, z), (x1, y, z)], 0.0125, 16)
    for end in (x0, x1 - 0.005):
        kit.tube(metal, [(end, y, z), (end + 0.005, y, z)], 0.021, 24)
    kinds = [kind for kind, cut in CUTS.items() if cut.length + 0.16 <= length + 0.06] or ['blouse']
    kinds += ['trousers'] if length > 0.72 else []
    tints = suitings()
    x, end = x0 + 0.05, x0 + (x1 - x0) * fill
    while x < end - 0.13:  # no group of one: alone and seen from its edge a garment is a bone
        kind, own = rng.choice(kinds), rng.sample(tints, 2)
        stretch, turn = min(rng.uniform(0.94, 1.06), (length - 0.10) / CUTS.get(kind, CUTS['shirt']).length), rng.uniform(-3, 3)
        for _ in range(rng.randint(3, 5)):
            if x > end - 0.05:
                break
            garment(
                kit,
                own[0] if rng.random() < 0.7 else own[1],
                kind,
                Hung(x=x, z=z, y=y, turn=turn + rng.uniform(-2, 2), stretch=stretch * rng.uniform(0.97, 1.02)),
            )
            x += {'coat': 0.075, 'jacket': 0.066, 'knit': 0.054}.get(kind, 0.046) + rng.uniform(0, 0.008)
        x += rng.uniform(0.0, 0.015)


def folded(kit: Kit, shelf: Stretch, rng: random.Random, high: int = 4) -> None:
    """Stacks of folded knitwear side by side on a shelf."""
    x0, x1, z = shelf
    y = -0.29
    tints, columns = cloths(), max(1, int((x1 - x0) / 0.36))
    for j in range(columns):
        x = x0 + (x1 - x0) * (j + 0.5) / columns
        stack = [rng.choice(tints) for _ in range(rng.randint(2, high))]
        soft.folded_towels(kit, stack, (x, y, z), (0.28, 0.34, rng.uniform(0.034, 0.046)))


SHOE = np.array(  # from toe to heel: share of the length, half width, height over the sole, how far the sole stands off the ground; metres
    [
        (0.00, 0.004, 0.010, 0.006),
        (0.02, 0.018, 0.022, 0.005),
        (0.07, 0.031, 0.031, 0.004),
        (0.18, 0.042, 0.040, 0.003),
        (0.32, 0.047, 0.050, 0.003),
        (0.46, 0.041, 0.066, 0.007),
        (0.56, 0.034, 0.075, 0.014),
        (0.66, 0.031, 0.066, 0.020),
        (0.80, 0.034, 0.060, 0.022),
        (0.92, 0.032, 0.064, 0.022),
        (0.98, 0.021, 0.064, 0.022),
        (1.00, 0.004, 0.050, 0.022),
    ]
)
SHOE_LENGTH, SOLE = 0.275, 0.007


def _shoe(kit: Kit, mat: Material, at: Point, side: int) -> None:
    """A loafer on its last: upper with its mouth, sole that rises to the heel; side: 1 for the right one."""
    x, y, z = at
    share = 0.5 - 0.5 * np.cos(np.pi * np.linspace(0, 1, 45))  # closer stations where toe and heel turn
    half, high, lift = (np.interp(share, SHOE[:, 0], SHOE[:, column]) for column in (1, 2, 3))
    angles = np.linspace(0, 2 * math.pi, 32, endpoint=False)
    across, up = np.sign(np.cos(angles)) * np.abs(np.cos(angles)) ** 0.8, np.maximum(np.sin(angles), 0) ** 0.75
    middle = x - side * 0.006 * np.sin(np.pi * share)  # a foot bends inwards

    def ring(k: int, wide: float, low: float, top: float) -> np.ndarray:
        return np.stack([middle[k] + across * half[k] * wide, np.full(32, y + (share[k] - 0.5) * SHOE_LENGTH), z + lift[k] + low + up * (top - low)], 1)

    stations = range(len(share) - 1, -1, -1)
    loft(kit, mat, [ring(k, 1.0, SOLE, high[k]) for k in stations])
    black = m.simple('#191410', 0.55)
    loft(kit, black, [ring(k, 1.07, 0, SOLE) for k in stations])
    kit.box(black, x - 0.027, y + 0.070, z, x + 0.027, y + 0.128, z + 0.024, 0.006, 'y')
    mouth = [k for k in stations if 0.60 < share[k] < 0.95]
    wide = [0.60 * math.sin(math.pi * (share[k] - 0.60) / 0.35) ** 0.5 for k in mouth]
    loft(kit, m.simple('#0d0a08', 0.9), [ring(k, w, high[k] - 0.012, high[k] + 0.0008) for k, w in zip(mouth, wide)])


def shoes(kit: Kit, mat: Material, x: float, z: float, y: float = -0.28) -> None:
    """A pair of loafers."""
    for side in (-1, 1):
        _shoe(kit, mat, (x + side * 0.056, y, z), side)


def box_of(kit: Kit, mat: Material, place: Stretch) -> None:
    """Lidded storage box with a label holder."""
    x0, x1, z = place
    height, y = 0.16, -0.29
    kit.box(mat, x0, y - 0.18, z, x1, y + 0.18, z + height - 0.045, 0.003, 'x')
    kit.box(mat, x0 - 0.003, y - 0.183, z + height - 0.044, x1 + 0.003, y + 0.183, z + height, 0.003, 'x')
    c = (x0 + x1) / 2
    kit.box(m.metal('brass', 0.3), c - 0.032, y - 0.1825, z + height * 0.30, c + 0.032, y - 0.179, z + height * 0.30 + 0.026, 0.001, 'x')
    kit.box(m.simple('#efe8d9', 0.8), c - 0.027, y - 0.1832, z + height * 0.30 + 0.005, c + 0.027, y - 0.181, z + height * 0.30 + 0.021, 0, 'x')
