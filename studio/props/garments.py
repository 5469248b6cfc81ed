"""What hangs, lies and stands in wardrobes: rails of clothes, folded knitwear, boxes. x runs along the rail, the back of the wardrobe lies on y = 0; metres."""

import math
import random
from dataclasses import dataclass, replace

import numpy as np
from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Stretch
from studio.props import collars, drape, soft, spread
from studio.props.cuts import CUTS
from studio.props.hangers import BAR, RAIL, ROD, STOCK, THIN_STOCK, hanger, reach

TINTS = ('#2b2d31', '#d9d2c5', '#7b6a57', '#a89c8a', '#3d4650', '#efe9de', '#5a4a3e', '#8c8f86', '#6b3f34', '#c4b49a')
CLOTHS = {  # colour and pattern (`materials.suiting`) of what each kind is cut from
    'shirt': (('#d6d2c8', ''), ('#c6ced6', ''), ('#c9d0d7', 'stripe'), ('#d6cebf', 'stripe'), ('#50555b', ''), ('#d6cfc1', '')),
    'blouse': (('#e6dccb', ''), ('#8c8f86', ''), ('#64483f', ''), ('#cdbda8', '')),
    'knit': (('#a89c8a', 'cable'), ('#cdc3b2', 'ribbed'), ('#5a4a3e', 'marl'), ('#4b5056', 'cable'), ('#85705c', 'ribbed')),
    'roll': (('#c8bfb0', 'cable'), ('#3a3a3c', 'ribbed'), ('#7c7468', 'ribbed')),
    'jacket': (('#30343d', ''), ('#4a4d52', 'chalk'), ('#8a7a66', 'herringbone'), ('#5b4a3c', 'herringbone'), ('#9c917f', ''), ('#30343c', 'chalk')),
    'coat': (('#a38a6a', ''), ('#2e3034', ''), ('#726a5f', 'herringbone'), ('#4a3d33', '')),
    'dress': (('#2b2d31', ''), ('#64483f', ''), ('#cfc6b6', ''), ('#55584e', '')),
    'trousers': (('#2f3642', ''), ('#6e6456', 'herringbone'), ('#a39681', ''), ('#3c3c3d', '')),
}
WORN = dict(shirt=0.0034, blouse=0.0030, dress=0.0026, jacket=0.0018, coat=0.0018, trousers=0.0018)  # depth of wrinkles in metres; knits have none
KNITS = ('knit', 'roll')
LININGS = ('#35353a', '#262d36', '#40282c', '#302e2b')  # none like the wood behind, which it would be taken for
TROUSERS = (0.50, 0.55)  # metres that hang before and behind the bar
ROOM = (0.0, 0.0, 0.002, 0.004, 0.008, 0.026)  # metres between two garments of a group
ASKEW = 8.0  # degrees a hook may stand from square to its rail
TURNED = (32.0, 50.0)  # degrees, of what somebody turned to look at


@dataclass(frozen=True)
class Hung:
    """How a garment hangs: its place x along the rail, the height z of the rail's axis, y before the wall, degrees its front is turned to the room,
    to which end of the rail it looks (-1: towards -x)."""

    x: float
    z: float
    y: float = -0.29
    turn: float = 0.0
    looks: int = -1

    @property
    def angle(self) -> float:
        """Degrees by which it is turned about its hook from looking towards -x."""
        return self.turn if self.looks < 0 else 180 - self.turn

    @property
    def swivel(self) -> float:
        """Degrees by which its hook turns back in the wood: further askew than ASKEW its wire would cut the rail."""
        return self.looks * max(0.0, self.turn - ASKEW)


def cloths() -> list[Material]:
    """The wardrobe's folded knitwear."""
    return [m.fabric(tint, 0.0012, melange=0.22) for tint in TINTS]


def _trousers(kit: Kit, mat: Material, rng: random.Random) -> None:
    """Trousers folded along their creases and over the bar of a hanger: two legs on one another, one end hangs lower."""
    radius, (short, long) = 0.0145, TROUSERS
    arc, phase = math.pi * radius, [rng.uniform(0, 6.28) for _ in range(4)]
    s = np.concatenate([np.linspace(-short - arc / 2, -arc / 2, 18)[:-1], np.linspace(-arc / 2, arc / 2, 11), np.linspace(arc / 2, long + arc / 2, 18)[1:]])
    past = np.maximum(np.abs(s) - arc / 2, 0)
    round_ = math.pi * (0.5 + np.clip(s / arc, -0.5, 0.5))
    x = np.where(past > 0, np.sign(s) * (radius + 0.010 * past / long), -radius * np.cos(round_))
    z = np.where(past > 0, -past, radius * np.sin(round_)) + BAR
    side = np.stack([np.where(past > 0, np.sign(s), -np.cos(round_)), np.where(past > 0, 0, np.sin(round_))])
    hems = 1 + 0.35 * ((s < -short - arc / 2 + 0.045) * 1.0)
    rows = []
    for u in np.sin(np.linspace(-1, 1, 17) * math.pi / 2):
        thick = 0.0100 * math.sqrt(max(0.0, 1 - u**6)) * hems + 0.0012
        y = u * (0.118 - 0.016 * np.maximum(0, -s) / short)
        wave = 0.007 * np.sin(9 * s + 2.2 * u + phase[0]) * past / long + 0.004 * np.sin(3.5 * u + 4 * s + phase[1])
        middle, out = np.stack([x + wave, y, z], 1), np.stack([side[0] * thick, 0 * s, side[1] * thick], 1)
        rows.append(np.concatenate([middle + out, (middle - 0.8 * out)[::-1]]))
    drape.patch(kit, mat, np.stack(rows), closed=True)


def garment(kit: Kit, cloth: tuple[str, str], what: tuple[str, drape.Body | None], hung: Hung) -> None:
    """A garment on its own hanger; cloth: colour and pattern; what: its kind of CUTS and its body at rest, or `trousers` and none."""
    (kind, made), rng, wood = what, kit.rng, m.wood('walnut')
    wire = m.simple('#bfa568', 0.26)  # as metal it mirrors the dark below a shelf and is lost before it
    mat = m.suiting(cloth[0], pattern=cloth[1], wrinkled=WORN.get(kind, 0.0))
    with kit.at(hung.x, hung.y, hung.z - RAIL, rz=hung.angle):
        if made is None:
            hanger(kit, (wood, wire), (0.19, 0.0065), hung.swivel, bar=True)
            _trousers(kit, mat, rng)
            return
        cut = made.cut
        hanger(kit, (wood, wire), (reach(cut.shoulder, kind in KNITS), STOCK.get(kind, THIN_STOCK)), hung.swivel)
        trim = m.suiting(cloth[0], pattern='rib') if kind in KNITS else mat
        buttons = m.simple('#efe9dc', 0.25) if kind == 'shirt' else m.simple('#2a211b', 0.3)
        drape.body(kit, (mat, trim), made)
        collars.neck(kit, (trim, buttons, m.lining(LININGS[made.seed % len(LININGS)])), made)
        for number in (0, 1):
            cuff = drape.sleeve(kit, (mat, trim), made, number)
            if kind == 'shirt':
                collars.button(kit, buttons, cuff[len(cuff) // 2, 1] - (0.003, 0, 0), 0.0052)


def _kinds(length: float, rng: random.Random) -> list[str]:
    """Kinds of the groups of one rail, in order, where a garment may be this long in metres."""
    short = rng.sample(['shirt', 'jacket', 'knit', 'shirt', 'trousers', 'blouse', 'roll'], 7)
    short = sorted(short, key=lambda kind: 0.9 * (kind in ('blouse', 'roll', 'trousers')) + rng.random())
    if length < 1.12:
        return [kind for kind in short if kind == 'trousers' or CUTS[kind].length <= length]
    long = rng.sample(['coat', 'dress'], 2)
    return [long[0], short[0], short[1], long[1], *short[2:]]


def _row(clothes: tuple[float, float], rail_: Stretch, rng: random.Random) -> list[tuple[str, tuple[str, str], Hung, drape.Body]]:
    """What hangs on a rail: kind, cloth, place, body. Groups of one kind lean alike and touch, some with a hand of room between; one or two garments are
    turned to the room."""
    x0, x1, z = rail_
    length, fill = clothes
    looks, end, row = rng.choice((-1, 1)), x0 + (x1 - x0) * fill, []
    taken = np.full(spread.GRID, x0 + 0.010)  # how far along the rail cloth reaches already, by height and depth
    hook = x0
    for number, kind in enumerate(_kinds(length, rng)):
        lean, cloth = rng.uniform(4, 15), rng.sample(CLOTHS[kind], 2)
        count = rng.randint(2, 3) if kind in ('coat', 'jacket', 'dress') else rng.randint(2, 4)
        for k in range(count):
            shown = kind != 'trousers' and k == (count - 1 if looks > 0 else 0) and number in (0, 2)
            made = drape.Body(kind, rng) if kind in CUTS else None
            for turn in (rng.uniform(*TURNED), max(2.0, lean + rng.uniform(-6, 6)))[0 if shown else 1 :]:
                now = Hung(0, z, turn=turn, looks=looks)
                low, high = spread.outline(now.angle, made.points() if made else spread.FOLDED)
                x = max(spread.beside(taken, low), hook + 0.030) + rng.choice(ROOM)
                if x + np.nanmax(high) < end or (not row and x + np.nanmax(high) < x1):
                    row.append((kind, cloth[0] if rng.random() < 0.7 else cloth[1], replace(now, x=x), made))
                    taken, hook = np.fmax(taken, x + high), x
                    break
        taken = taken + rng.choice((0.0, 0.012, 0.040))
    return row


def rail(kit: Kit, metal: Material, place: Stretch, clothes: tuple[float, float], rng: random.Random) -> None:
    """Rail with clothes in groups of one kind, as people hang them; clothes: how long the longest may be, and the share of the rail in use."""
    x0, x1, z = place
    y = -0.29
    kit.tube(metal, [(x0, y, z), (x1, y, z)], ROD, 16)
    for end in (x0, x1 - 0.005):
        kit.tube(metal, [(end, y, z), (end + 0.005, y, z)], 0.021, 24)
    for kind, cloth, hung, made in _row(clothes, place, rng):
        garment(kit, cloth, (kind, made), hung)


def folded(kit: Kit, shelf: Stretch, rng: random.Random, high: int = 4) -> None:
    """Stacks of folded knitwear side by side on a shelf."""
    x0, x1, z = shelf
    y = -0.29
    tints, columns = cloths(), max(1, int((x1 - x0) / 0.36))
    for j in range(columns):
        x = x0 + (x1 - x0) * (j + 0.5) / columns
        stack = [rng.choice(tints) for _ in range(rng.randint(2, high))]
        soft.folded_towels(kit, stack, (x, y, z), (0.28, 0.34, rng.uniform(0.034, 0.046)))


def box_of(kit: Kit, mat: Material, place: Stretch) -> None:
    """Lidded storage box with a label holder."""
    x0, x1, z = place
    height, y = 0.16, -0.29
    kit.box(mat, x0, y - 0.18, z, x1, y + 0.18, z + height - 0.045, 0.003, 'x')
    kit.box(mat, x0 - 0.003, y - 0.183, z + height - 0.044, x1 + 0.003, y + 0.183, z + height, 0.003, 'x')
    c = (x0 + x1) / 2
    kit.box(m.metal('brass', 0.3), c - 0.032, y - 0.1825, z + height * 0.30, c + 0.032, y - 0.179, z + height * 0.30 + 0.026, 0.001, 'x')
    kit.box(m.simple('#efe8d9', 0.8), c - 0.027, y - 0.1832, z + height * 0.30 + 0.005, c + 0.027, y - 0.181, z + height * 0.30 + 0.021, 0, 'x')
