"""What stands on open shelves and behind glass: groups of two or three things with air between them. Metres."""

import random
from collections.abc import Callable, Iterable, Iterator

from bpy.types import Material
from studio.kit import geometry
from studio.kit import materials as m
from studio.kit.measures import Point
from studio.props import props

DEEP = -0.16  # metres from the wall to the middle of what stands on a shelf
GLAZES = ('#a08968', '#e4ddd0', '#3b3835', '#7d7364', '#96705a', '#59645c', '#b9ab93', '#4f463f', '#6b4a3a')
Group = Callable[[geometry.Kit, Point], None]


def _glaze(rng: random.Random, *colours: str) -> Material:
    return m.ceramic(rng.choice(colours or GLAZES), rng.choice((0.35, 0.45, 0.55)), 0.25)


def _service(rng: random.Random) -> Material:
    """Glaze of plates and jugs: white, or a colour that stands out from a pale cabinet."""
    return m.ceramic(rng.choice(('#ece6da', '#b9a283', '#6f7a74', '#8c7460')), 0.22)


def _nest(kit: geometry.Kit, at: Point) -> None:
    """Bowls one in another."""
    (x, y, z), rng = at, kit.rng
    radius, glaze = rng.uniform(0.072, 0.105), _glaze(rng)
    for s in range(rng.randint(2, 4)):
        props.bowl(kit, glaze, (x + rng.uniform(-0.003, 0.003), y, z + s * 0.024), (radius - 0.005 * s, 0.052))


def _pair(kit: geometry.Kit, at: Point) -> None:
    """A vessel and a lower one beside it."""
    (x, y, z), rng = at, kit.rng
    tall, low = rng.sample(('bottle', 'jar', 'amphora', 'ginger', 'gourd', 'waisted', 'pitcher', 'cyl'), 2)
    props.vase(kit, _glaze(rng), (x - 0.03, y, z), (rng.uniform(0.048, 0.066), rng.uniform(0.18, 0.26)), tall)
    props.vase(kit, _glaze(rng), (x + 0.10, y - 0.02, z), (rng.uniform(0.042, 0.055), rng.uniform(0.09, 0.13)), low)


def _single(kit: geometry.Kit, at: Point) -> None:
    """One round vessel alone."""
    rng = kit.rng
    props.vase(kit, _glaze(rng), at, (rng.uniform(0.075, 0.095), rng.uniform(0.16, 0.22)), rng.choice(('moon', 'ginger', 'amphora', 'jar')))


def _lying(kit: geometry.Kit, at: Point) -> None:
    """Books lying, a small bowl on them."""
    rng = kit.rng
    top = props.books(kit, at, props.Stack(count=rng.randint(2, 3), seed=rng.randint(0, 99), width=0.22, depth=0.17, turn=rng.uniform(-6, 6)))
    props.bowl(kit, _glaze(rng), (at[0] + 0.02, at[1], top), (0.055, 0.042))


def _upright(kit: geometry.Kit, at: Point) -> None:
    """Cookery books upright."""
    rng = kit.rng
    props.books_row(kit, (at[0] - 0.10, -0.03, at[2]), rng.uniform(0.14, 0.24), rng.randint(0, 999), (0.25, 0.18))


def _glasses(kit: geometry.Kit, at: Point) -> None:
    """Tumblers upright, two deep."""
    x, y, z = at
    glass = m.glass_solid('#f6f8f6')
    for i in range(4):
        props.tumbler(kit, glass, (x - 0.075 + 0.086 * (i // 2) + 0.012 * (i % 2), y - 0.035 + 0.084 * (i % 2), z), 0.038, 0.098)


def _plates(kit: geometry.Kit, at: Point) -> None:
    """A stack of plates, a bowl on it now and then."""
    (x, y, z), rng = at, kit.rng
    radius, glaze, count = rng.uniform(0.085, 0.12), _service(rng), rng.randint(4, 8)
    for s in range(count):
        props.plate(kit, glaze, (x + rng.uniform(-0.002, 0.002), y, z + s * props.NEST), radius)
    if rng.random() < 0.5:
        props.bowl(kit, glaze, (x, y, z + count * props.NEST + 0.001), (0.062, 0.045))


def _jug(kit: geometry.Kit, at: Point) -> None:
    """A jug and two beakers of one glaze."""
    (x, y, z), rng = at, kit.rng
    glaze = _service(rng)
    props.vase(kit, glaze, (x - 0.04, y, z), (0.058, rng.uniform(0.16, 0.20)), 'pitcher')
    for i in range(2):
        props.vase(kit, glaze, (x + 0.055 + 0.07 * i, y + 0.03 * i, z), (0.032, 0.085), 'beaker')


SHELF: tuple[Group, ...] = (_nest, _pair, _single, _lying, _upright, _plates, _jug)
VITRINE: tuple[Group, ...] = (_plates, _nest, _glasses, _jug, _glasses, _plates, _single)
# How far each reaches to the left and to the right of its place, metres.
REACH: dict[Group, tuple[float, float]] = {
    _plates: (0.123, 0.123),
    _nest: (0.109, 0.109),
    _glasses: (0.114, 0.137),
    _jug: (0.125, 0.158),
    _single: (0.098, 0.098),
}


def _in_turn(rng: random.Random, groups: tuple[Group, ...]) -> Iterator[Group]:
    """Groups in a chance order, each once before any comes again."""
    while True:
        yield from rng.sample(groups, len(groups))


def shelf_still_life(kit: geometry.Kit, x0: float, x1: float, heights: Iterable[float]) -> None:
    """Things on boards of one length between x0 and x1, drawn from the kit's own chance: two or three groups close together, then bare board."""
    rng, groups = kit.rng, _in_turn(kit.rng, SHELF)
    for level, z in enumerate(heights):
        x = x0 + 0.18 + 0.22 * (level % 2)
        close = rng.randint(1, 2)
        while x < x1 - 0.2:
            next(groups)(kit, (x, DEEP, z))
            x += rng.uniform(0.30, 0.36) if close else rng.uniform(0.75, 1.15)
            close = close - 1 if close else rng.randint(1, 2)


def crockery(kit: geometry.Kit, x0: float, width: float, boards: Iterable[float]) -> None:
    """Plates, glasses and bowls on the boards of a vitrine that starts at x0, none through its side or through another. What finds no room is drawn
    nowhere, yet takes its share of the kit's chance: with it everything built later would change."""
    rng, groups, nowhere = kit.rng, _in_turn(kit.rng, VITRINE), geometry.Kit(kit.seed)
    nowhere.rng = rng
    count, end = max(2, round(width / 0.29)), x0 + width
    for z in boards:
        left_free, taken = rng.randrange(count + 2), x0
        for i in (place for place in range(count) if place != left_free):
            group = next(groups)
            before, beyond = REACH[group]
            x = min(max(x0 + width * (i + 0.5) / count + rng.uniform(-0.015, 0.015), taken + before), end - beyond)
            fits = x - before >= taken
            group(kit if fits else nowhere, (x, DEEP - 0.01, z))
            taken = x + beyond if fits else taken


def plates_in_a_rack(kit: geometry.Kit, wood: Material, field: tuple[float, float, float, float]) -> None:
    """Rods between two boards of a rack and the plates that stand between them; field: x0 z0 x1 z1."""
    x0, z0, x1, z1 = field
    x, clay = x0, m.ceramic('#ece6d8', 0.25, 0.1)
    while x < x1:
        for y in (-0.04, -0.22):
            kit.tube(wood, [(x, y, z0), (x, y, z1)], 0.006, 10)
        if kit.rng.random() < 0.72:
            with kit.at(x + 0.028, -0.13, z0 + 0.125, ry=84):
                props.plate(kit, clay, (0, 0, 0), 0.122)
        x += 0.056


def wall_rail(kit: geometry.Kit, mat: Material, x0: float, x1: float, z: float) -> None:
    """Rail along a splashback with hooks, a ladle and a hanging cloth."""
    kit.tube(mat, [(x0, -0.055, z), (x1, -0.055, z)], 0.008, 20)
    for i in range(4):
        x = x0 + 0.05 + (x1 - x0 - 0.1) * i / 3
        kit.tube(mat, [(x, -0.055, z), (x, -0.016, z)], 0.006, 14)
    props.towel(kit, m.fabric('#cfc4b2', 0.0015), (x0 + 0.42, -0.055, z + 0.008), (0.24, 0.36))
