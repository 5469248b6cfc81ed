"""Spices in jars and tins of one family, for drawers: three sizes of jars, low tins, one that lies. Metres."""

import random
from dataclasses import dataclass

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Spot
from studio.props import labels, stores

# dark and pale tone, size of a grain in metres: paprika, turmeric, pepper, oregano, cumin, salt, chilli, mustard, cinnamon, cardamom, bay
SPICES = (
    ('#7d2413', '#b04a2c', 0.0011),
    ('#a9731c', '#d6a23e', 0.0010),
    ('#191512', '#4d433a', 0.0044),
    ('#474d2c', '#8f9462', 0.0028),
    ('#70522c', '#b59462', 0.0032),
    ('#d2cbbd', '#f3efe7', 0.0018),
    ('#74200f', '#c98245', 0.0030),
    ('#ad8227', '#dfbb66', 0.0024),
    ('#613820', '#935f38', 0.0011),
    ('#78824c', '#b2b988', 0.0060),
    ('#59603b', '#9aa070', 0.0050),
)


@dataclass(frozen=True)
class Jar:
    """A size of jar: radius, height of its glass, how much narrower its mouth is, height of its cap; metres."""

    radius: float
    height: float
    neck: float
    cap: float = 0.013

    @property
    def top(self) -> float:
        """Height of its cap's upper face."""
        return self.height + self.cap * 0.45


MIDDLE, TALL, LOW = Jar(0.0270, 0.070, 0.0035), Jar(0.0240, 0.092, 0.0030), Jar(0.0320, 0.046, 0.0040)
TIN = Jar(0.0310, 0.036, 0.0, 0.012)
CAPS = ('oak_light', 'walnut', 'black', 'oak', 'steel')


def cap_of(name: str) -> Material:
    """Material of caps by its name in CAPS."""
    return m.metal(name, 0.34, brushed=False) if name in ('steel', 'black') else m.wood(name, rough=0.5)


def jar(kit: Kit, size: Jar, cap: Material, rng: random.Random, full: bool = False) -> None:
    """Jar about the origin, its cap over its neck, a label on its cap or on its side; full: what it holds cannot run to one side."""
    stores.glass(kit, size.radius, size.height, size.neck)
    dark, pale, grain = rng.choice(SPICES)
    brim = size.height - 0.012 - 2.2 * size.neck
    level = brim if full else stores.BASE + (brim - stores.BASE) * rng.uniform(0.35, 1.0)
    stores.poured(kit, stores.granular(dark, pale, grain), size.radius - stores.WALL + stores.INTO, stores.BASE, stores.heap(level, rng, 0.16))
    r, foot, top = size.radius - size.neck + 0.0022, size.height - size.cap * 0.55, size.top
    kit.lathe(cap, [(r - 0.0004, foot), (r, foot + 0.0008), (r, top - 0.0016), (r - 0.0016, top), (0, top)], seg=48, grain='across')
    if rng.random() < 0.55:
        with kit.at(rz=rng.uniform(-35, 35)):
            labels.on_top(kit, r * 0.74, top + 0.0002, rng)
    else:
        labels.round_side(kit, size.radius, (-90 + rng.uniform(-50, 50), stores.BASE + 0.006), (size.radius * 1.15, brim - stores.BASE - 0.012), rng)


def tin(kit: Kit, mat: Material, rng: random.Random) -> None:
    """Low tin about the origin: a lid that overlaps its body, rolled edges, a round label."""
    r, h = TIN.radius, TIN.height
    kit.lathe(mat, [(0, 0), (r - 0.002, 0), (r - 0.001, 0.0012), (r - 0.001, h - TIN.cap)], seg=56)
    kit.lathe(mat, [(r - 0.001, h - TIN.cap), (r + 0.0004, h - TIN.cap), (r, h - TIN.cap + 0.001), (r, h - 0.0022), (r - 0.0008, h - 0.0006)], seg=56)
    kit.lathe(mat, [(r - 0.0008, h - 0.0006), (r - 0.0022, h), (r - 0.0040, h - 0.0012), (0, h - 0.0012)], seg=56)
    labels.on_top(kit, r * 0.66, h - 0.0010, rng)


def rows(kit: Kit, field: tuple[float, float, float, float], floor: float, caps: tuple[Material, Material], rng: random.Random) -> None:  # noqa: PLR0913
    """Jars and tins of a division of a drawer (x0 y0 x1 y1): rows of one size each, set down by hand, one of them taken out; caps: of jars, of tins."""
    x0, y0, x1, y1 = field
    y, gone = y0, rng.random()
    for place, size in enumerate(_by_height(rng)):
        pitch = 2 * size.radius + 0.004
        count = int((x1 - x0) / pitch)
        if count == 0 or y + pitch > y1:
            break
        spare = (x1 - x0 - count * pitch) / (count + 1)
        missing = int(gone * count * 3) - count * place
        for i in range(count):
            at: Spot = (x0 + spare + (i + 0.5) * (pitch + spare) + rng.uniform(-0.002, 0.002), y + pitch / 2 + rng.uniform(-0.002, 0.002))
            if i == missing:
                continue
            with kit.at(*at, floor, rz=rng.uniform(-40, 40)):
                tin(kit, caps[1], rng) if size is TIN else jar(kit, size, caps[0], rng)
        y += pitch + 0.003


def _by_height(rng: random.Random) -> tuple[Jar, ...]:
    """Sizes of the rows of a division from the front: each row is of one size."""
    return rng.choice(
        ((LOW, MIDDLE, TALL, MIDDLE), (MIDDLE, MIDDLE, TALL, TALL), (TIN, LOW, MIDDLE, TALL), (LOW, LOW, MIDDLE, MIDDLE), (MIDDLE, LOW, TALL, MIDDLE))
    )


def lying(kit: Kit, at: tuple[float, float, float], cap: Material, turn: float, rng: random.Random) -> None:
    """A full jar on its side, its foot at a place."""
    with kit.at(at[0], at[1], at[2] + MIDDLE.radius, rz=turn), kit.at(ry=90), kit.at(rz=rng.uniform(0, 360)):
        jar(kit, MIDDLE, cap, rng, full=True)
