"""Still lifes for a worktop or table: each thing stands on z at a place of its own, at most five things in a picture. Metres."""

import random

from studio.catalogue.variety import Variety
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Corners, Line, Point, Size
from studio.props import cutlery, green, props, soft

VASES = tuple(form for form in props.FORMS if form != 'bulb')  # a bulb's neck is too narrow for branches
REACH = 0.18  # metres: half of what the widest thing takes of a top
# colour, leaf length in metres, its width as a share, blossom: olive, eucalyptus, bay, myrtle, magnolia, willow, young beech, quince in flower
LEAVES = (
    ('#51653c', 0.055, 0.40, None),
    ('#6f7f6a', 0.042, 0.85, None),
    ('#3f5433', 0.075, 0.34, None),
    ('#7c8a5a', 0.050, 0.45, None),
    ('#39502f', 0.095, 0.46, '#efe6da'),
    ('#76875c', 0.085, 0.18, None),
    ('#66703f', 0.062, 0.72, None),
    ('#5b7045', 0.032, 0.50, '#e8cfc8'),
)


def vase_of(kit: Kit, at: Point, variety: Variety, size: Size = (0.105, 0.27)) -> float:
    """A vase in the kitchen's own shape and colour; returns the height of its mouth."""
    x, y, z = at
    radius, height = size
    form = VASES[variety.seed % len(VASES)]
    slim = {'stem': 0.62, 'bottle': 0.72, 'cyl': 0.78, 'beaker': 0.74, 'cone': 0.86}.get(form, 1.0)
    props.vase(kit, m.ceramic(variety.vase, 0.5, 0.15), at, (radius * slim, height), form)
    return z + height


def branches(kit: Kit, at: Point, variety: Variety) -> None:
    """Vase with leafy branches; the plant's kind follows the seed."""
    x, y, z = at
    colour, leaf, width, blossom = LEAVES[variety.seed % len(LEAVES)]
    mouth = vase_of(kit, at, variety)
    stems = props.branches(
        kit,
        (x, y, mouth - 0.07),
        props.Spray(height=0.50, count=12, spread=0.32, leaf=leaf, width=width, seed=variety.seed, density=20, droop=0.35),
        props.leaf_mat(colour),
    )
    if blossom:
        green.blossoms(kit, stems, variety.seed, blossom)


def tall_branches(kit: Kit, at: Point, variety: Variety) -> None:
    """Few long, airy branches."""
    x, y, z = at
    colour, leaf, width, _ = LEAVES[(variety.seed + 1) % len(LEAVES)]
    mouth = vase_of(kit, at, variety, (0.085, 0.32))
    props.branches(
        kit,
        (x, y, mouth - 0.10),
        props.Spray(height=0.78, count=6, spread=0.34, leaf=leaf * 0.9, width=width, seed=variety.seed, density=26, droop=0.22, sunk=0.10),
        props.leaf_mat(colour),
    )


def grasses(kit: Kit, at: Point, variety: Variety) -> None:
    """Dry grasses: many thin stems with narrow pale leaves."""
    x, y, z = at
    mouth = vase_of(kit, at, variety, (0.08, 0.24))
    props.branches(
        kit,
        (x, y, mouth - 0.08),
        props.Spray(height=0.52, count=22, spread=0.22, leaf=0.060, width=0.14, seed=variety.seed, density=16, droop=0.30, sunk=0.08),
        props.leaf_mat('#b39a6b'),
    )


def fruit(kit: Kit, at: Point, variety: Variety) -> None:
    """Bowl of mixed fruit that touches its neighbours."""
    x, y, z = at
    kinds = (
        ('orange', 'lemon', 'green', 'orange', 'fig', 'lemon', 'pear'),
        ('green', 'green', 'pear', 'green', 'lemon'),
        ('fig', 'fig', 'orange', 'fig', 'apple', 'fig'),
    )[variety.seed % 3]
    clay = m.ceramic(('#e2dbcd', '#4b4641', '#b79f7e')[variety.seed % 3], 0.35, 0.25)
    props.fruit_bowl(kit, clay, at, props.Filling(kinds=kinds, seed=variety.seed))


def citrus(kit: Kit, at: Point, variety: Variety) -> None:
    """Shallow wooden bowl of lemons."""
    x, y, z = at
    props.fruit_bowl(kit, m.wood('walnut'), at, props.Filling(kinds=('lemon',) * 8, radius=0.17, height=0.06, seed=variety.seed))


def books(kit: Kit, at: Point, variety: Variety) -> None:
    """Two books without titles and a small bowl on them."""
    x, y, z = at
    top = props.books(kit, at, props.Stack(count=2, seed=variety.seed))
    props.bowl(kit, m.metal('brass_aged'), (x + 0.02, y, top), (0.06, 0.03))


def bowls(kit: Kit, at: Point, variety: Variety) -> None:
    """Stack of hand-made bowls beside a single one."""
    x, y, z = at
    clay = m.ceramic('#d9cfbe', 0.45, 0.4)
    for level in range(4):  # each stands on the floor of the one below
        props.bowl(kit, clay, (x, y, z + level * 0.0155), (0.088 - 0.001 * level, 0.055))
    props.bowl(kit, m.ceramic('#6b5b4b', 0.5, 0.3), (x + 0.21, y - 0.05, z), (0.075, 0.05))


def coffee(kit: Kit, at: Point, variety: Variety) -> None:
    """Brass coffee pot of the Gulf with two handleless cups and a dish of dates on a tray."""
    x, y, z = at
    brass, clay = m.metal('brass', 0.2, brushed=False), m.ceramic('#eee8dc', 0.2)
    tray(kit, at, variety, things=False)
    z += 0.014
    body = [
        (0, 0),
        (0.048, 0),
        (0.052, 0.006),
        (0.047, 0.03),
        (0.030, 0.085),
        (0.0285, 0.10),
        (0.040, 0.128),
        (0.042, 0.140),
        (0.030, 0.150),
        (0.024, 0.165),
        (0.006, 0.190),
        (0.005, 0.206),
        (0.008, 0.212),
        (0, 0.216),
    ]
    kit.lathe(brass, props.spline(body), x - 0.07, y, z, 48)
    kit.tube(brass, [(x - 0.105, y, z + 0.118), (x - 0.150, y, z + 0.136), (x - 0.178, y, z + 0.132), (x - 0.190, y, z + 0.118)], 0.010, 14, 0.004)
    kit.tube(
        brass,
        [(x - 0.03 + 0.0, y, z + 0.135), (x + 0.02, y, z + 0.130), (x + 0.030, y, z + 0.085), (x + 0.006, y, z + 0.045), (x - 0.026, y, z + 0.040)],
        0.0055,
        12,
    )
    for dx, dy in ((0.085, -0.05), (0.105, 0.045)):
        kit.lathe(
            clay,
            props.spline([(0, 0), (0.017, 0), (0.020, 0.004), (0.027, 0.030), (0.031, 0.046), (0.030, 0.046), (0.025, 0.030), (0.016, 0.006), (0, 0.005)]),
            x + dx,
            y + dy,
            z,
            32,
        )


def tray(kit: Kit, at: Point, variety: Variety, things: bool = True) -> None:
    """Round wooden tray; with a carafe of water and two tumblers."""
    x, y, z = at
    wood = m.wood('walnut' if variety.seed % 2 else 'oak_light')
    kit.lathe(
        wood, [(0, 0), (0.190, 0), (0.196, 0.004), (0.198, 0.024), (0.192, 0.026), (0.186, 0.016), (0.182, 0.013), (0, 0.013)], x, y, z, 72, grain='across'
    )
    if not things:
        return
    glass, base = m.glass_solid(), z + 0.0135
    props.carafe(kit, glass, (x - 0.06, y + 0.03, base))
    for dx, dy in ((0.06, -0.06), (0.09, 0.04)):
        props.tumbler(kit, glass, (x + dx, y + dy, base))


def bread(kit: Kit, at: Point, variety: Variety) -> None:
    """Board with a cut loaf, a knife and a linen cloth."""
    x, y, z = at
    rng = random.Random(variety.seed)
    with kit.at(x, y, z, rz=rng.uniform(-14, 14)):
        kit.box(m.wood('oak'), -0.23, -0.13, 0, 0.23, 0.13, 0.022, 0.005, 'x')
        props.loaf(kit, (-0.03, 0.015, 0.022), variety.seed)
        cutlery.cooks_knife(kit, (m.metal('steel', 0.20), m.wood('walnut')), (0.01, -0.092, rng.uniform(-6, 8) - 90), 0.022, (0.19, 0.030))
    soft.napkin(kit, m.fabric('#d5cbb9', 0.0013), (x + 0.36, y - 0.03, z), rng.uniform(-25, 25))


THINGS = dict(
    branches=branches, tall_branches=tall_branches, grasses=grasses, fruit=fruit, citrus=citrus, books=books, bowls=bowls, coffee=coffee, tray=tray, bread=bread
)


def compose(kit: Kit, place: Line, variety: Variety, block: Corners | None = None) -> None:
    """Set the kitchen's things on a place (x0 x1 y z) with air between them, off the middle; what would reach a block that lies on the place stands on it."""
    x0, x1, middle, top = place
    names = variety.still_life
    shares = {1: (0.34,), 2: (0.28, 0.68), 3: (0.24, 0.50, 0.74)}[len(names)]
    if variety.seed % 2:
        shares = tuple(1 - p for p in shares)
    for i, (name, share) in enumerate(zip(names, shares)):
        x, y, z = x0 + (x1 - x0) * share, middle + (0.06, -0.04, 0.03)[i], top
        if block and block[0] - REACH < x < block[3] + REACH:
            x, y, z = min(max(x, block[0] + REACH), block[3] - REACH), min(max(y, block[1] + REACH), block[4] - REACH), block[5]
        THINGS[name](kit, (x, y, z), variety)
