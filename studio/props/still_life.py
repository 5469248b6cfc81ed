"""Still lifes for a worktop or table: each thing stands on z at a place of its own, at most five things in a picture. Metres."""

import math
import random

from studio.kit import materials as m
from studio.kit.stone import stone
from studio.props import green, props, soft

VASES = tuple(form for form in props.FORMS if form != 'bulb')  # a bulb's neck is too narrow for branches
# colour, leaf length in metres, its width as a share, blossom: olive, eucalyptus, bay, myrtle, magnolia, willow, copper beech, quince in flower
LEAVES = (
    ('#51653c', 0.055, 0.40, None),
    ('#6f7f6a', 0.042, 0.85, None),
    ('#3f5433', 0.075, 0.34, None),
    ('#7c8a5a', 0.050, 0.45, None),
    ('#39502f', 0.095, 0.46, '#efe6da'),
    ('#76875c', 0.085, 0.18, None),
    ('#5d4a38', 0.062, 0.72, None),
    ('#5b7045', 0.032, 0.50, '#e8cfc8'),
)


def vase_of(kit, x, y, z, variety, height=0.27, radius=0.105):
    """A vase in the kitchen's own shape and colour; returns the height of its mouth."""
    form = VASES[variety.seed % len(VASES)]
    slim = {'stem': 0.62, 'bottle': 0.72, 'cyl': 0.78, 'beaker': 0.74, 'cone': 0.86}.get(form, 1.0)
    props.vase(kit, m.ceramic(variety.vase, 0.5, 0.15), x, y, z, height, radius * slim, form)
    return z + height


def branches(kit, x, y, z, variety):
    """Vase with leafy branches; the plant's kind follows the seed."""
    colour, leaf, width, blossom = LEAVES[variety.seed % len(LEAVES)]
    mouth = vase_of(kit, x, y, z, variety)
    props.branches(kit, x, y, mouth - 0.07, 0.50, 12, 0.32, leaf, width, variety.seed, props.leaf_mat(colour), density=20, droop=0.35)
    if blossom:
        green.blossoms(kit, x, y, mouth - 0.07, 0.50, variety.seed, blossom)


def tall_branches(kit, x, y, z, variety):
    """Few long, airy branches."""
    colour, leaf, width, _ = LEAVES[(variety.seed + 1) % len(LEAVES)]
    mouth = vase_of(kit, x, y, z, variety, 0.32, 0.085)
    props.branches(kit, x, y, mouth - 0.10, 0.78, 6, 0.34, leaf * 0.9, width, variety.seed, props.leaf_mat(colour), density=26, droop=0.22)


def grasses(kit, x, y, z, variety):
    """Dry grasses: many thin stems with narrow pale leaves."""
    mouth = vase_of(kit, x, y, z, variety, 0.24, 0.08)
    props.branches(kit, x, y, mouth - 0.08, 0.52, 22, 0.22, 0.060, 0.14, variety.seed, props.leaf_mat('#b39a6b'), density=16, droop=0.30)


def fruit(kit, x, y, z, variety):
    """Bowl of mixed fruit that touches its neighbours."""
    kinds = (
        ('orange', 'lemon', 'green', 'orange', 'fig', 'lemon', 'pear'),
        ('green', 'green', 'pear', 'green', 'lemon'),
        ('fig', 'fig', 'orange', 'fig', 'apple', 'fig'),
    )[variety.seed % 3]
    clay = m.ceramic(('#e2dbcd', '#4b4641', '#b79f7e')[variety.seed % 3], 0.35, 0.25)
    props.fruit_bowl(kit, clay, x, y, z, kinds, seed=variety.seed)


def citrus(kit, x, y, z, variety):
    """Shallow wooden bowl of lemons."""
    props.fruit_bowl(kit, m.wood('walnut'), x, y, z, ('lemon',) * 8, 0.17, 0.06, variety.seed)


def books(kit, x, y, z, variety):
    """Two books without titles and a small bowl on them."""
    top = props.books(kit, x, y, z, 2, variety.seed)
    props.bowl(kit, m.metal('brass_aged'), x + 0.02, y, top, 0.06, 0.03)


def bowls(kit, x, y, z, variety):
    """Stack of hand-made bowls beside a single one."""
    clay = m.ceramic('#d9cfbe', 0.45, 0.4)
    for level in range(4):
        props.bowl(kit, clay, x, y, z + level * 0.026, 0.088 - 0.002 * level, 0.055)
    props.bowl(kit, m.ceramic('#6b5b4b', 0.5, 0.3), x + 0.21, y - 0.05, z, 0.075, 0.05)


def coffee(kit, x, y, z, variety):
    """Brass coffee pot of the Gulf with two handleless cups and a dish of dates on a tray."""
    brass, clay = m.metal('brass', 0.2, brushed=False), m.ceramic('#eee8dc', 0.2)
    tray(kit, x, y, z, variety, things=False)
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


def tray(kit, x, y, z, variety, things=True):
    """Round wooden tray; with a carafe of water and two tumblers."""
    wood = m.wood('walnut' if variety.seed % 2 else 'oak_light')
    kit.lathe(wood, [(0, 0), (0.190, 0), (0.196, 0.004), (0.198, 0.024), (0.192, 0.026), (0.186, 0.016), (0.182, 0.013), (0, 0.013)], x, y, z, 72, sawn=True)
    if not things:
        return
    glass, base = m.glass_solid(), z + 0.0135
    kit.lathe(
        glass,
        props.spline(
            [
                (0, 0),
                (0.046, 0),
                (0.050, 0.006),
                (0.052, 0.09),
                (0.030, 0.16),
                (0.026, 0.20),
                (0.032, 0.235),
                (0.030, 0.235),
                (0.024, 0.20),
                (0.028, 0.16),
                (0.049, 0.09),
                (0.046, 0.008),
                (0, 0.006),
            ]
        ),
        x - 0.06,
        y + 0.03,
        base,
        40,
    )
    for dx, dy in ((0.06, -0.06), (0.09, 0.04)):
        kit.lathe(glass, [(0, 0), (0.030, 0), (0.032, 0.003), (0.036, 0.085), (0.0345, 0.085), (0.030, 0.008), (0, 0.007)], x + dx, y + dy, base, 40)


def bread(kit, x, y, z, variety):
    """Board with a cut loaf, a knife and a linen cloth."""
    rng = random.Random(variety.seed)
    with kit.at(x, y, z, rz=rng.uniform(-14, 14)):
        kit.box(m.wood('oak'), -0.23, -0.13, 0, 0.23, 0.13, 0.022, 0.005, 'x')
        props.loaf(kit, -0.03, 0.015, 0.022, seed=variety.seed)
        props.knife(kit, 0.02, -0.092, 0.022, rng.uniform(-6, 8))
    soft.napkin(kit, m.fabric('#d5cbb9', 0.0013), x + 0.36, y - 0.03, z, rng.uniform(-25, 25))


THINGS = dict(
    branches=branches, tall_branches=tall_branches, grasses=grasses, fruit=fruit, citrus=citrus, books=books, bowls=bowls, coffee=coffee, tray=tray, bread=bread
)


def compose(kit, x0, x1, y, z, variety):
    """Set the kitchen's things between x0 and x1 with air between them, off the middle."""
    names = variety.still_life
    places = {1: (0.34,), 2: (0.28, 0.68), 3: (0.24, 0.50, 0.74)}[len(names)]
    if variety.seed % 2:
        places = tuple(1 - p for p in places)
    for i, (name, share) in enumerate(zip(names, places)):
        THINGS[name](kit, x0 + (x1 - x0) * share, y + (0.06, -0.04, 0.03)[i], z, variety)


# ---------------------------------------------------------------- along the splashback; its face lies at y = -18 mm
def by_the_sink(kit, x, z, variety):
    """Oil bottles, a crock of spoons, a folded cloth with soap, or nothing."""
    kind = variety.seed % 4
    if kind == 0:
        for dx, height, colour in ((0.0, 0.26, '#56602f'), (0.075, 0.22, '#a3762c')):
            props.vase(kit, m.glass_solid(colour), x + dx, -0.12, z, height, 0.032, 'bottle')
    elif kind == 1:
        props.vase(kit, m.ceramic('#d9cfbe', 0.45, 0.3), x + 0.03, -0.14, z, 0.15, 0.058, 'cyl')
        for i in range(5):
            a = 1.3 * i
            top = (x + 0.03 + 0.055 * math.cos(a), -0.14 + 0.045 * math.sin(a), z + 0.30 + 0.02 * (i % 3))
            kit.tube(
                m.wood(('oak_light', 'walnut', 'oak')[i % 3]), [(x + 0.03 + 0.02 * math.cos(a), -0.14 + 0.02 * math.sin(a), z + 0.02), top], 0.0048, 10, 0.0058
            )
            kit.lathe(
                m.wood(('oak_light', 'walnut', 'oak')[i % 3]),
                [(0, 0.030), (0.014, 0.022), (0.019, 0), (0.012, -0.022), (0, -0.026)],
                top[0],
                top[1],
                top[2],
                20,
            )
    elif kind == 2:
        props.soft_box(kit, m.fabric('#cfc4b2', 0.0015), x - 0.04, -0.22, z + 0.0005, x + 0.12, -0.10, z + 0.030, 0.013, 0.003, 10, 0.001, 2)
        props.vase(kit, m.glass_solid('#7a5a34'), x + 0.20, -0.12, z, 0.17, 0.032, 'cyl')


def against_the_wall(kit, x, z, variety):
    """Boards, a leaning tray with a mortar, a row of jars, or a kettle."""
    kind = (variety.seed // 4) % 4
    if kind == 0:
        for dx, width, height, species, lean in ((0, 0.24, 0.40, 'walnut', 7), (0.15, 0.20, 0.30, 'oak_light', 9)):
            props.board(kit, m.wood(species), x + dx, -0.085 - dx * 0.22, z, width, height, lean=-lean)
    elif kind == 1:
        with kit.at(x + 0.02, -0.085, z + 0.19, rx=81):
            kit.lathe(m.wood('oak'), [(0, 0), (0.180, 0), (0.188, 0.006), (0.188, 0.016), (0.180, 0.012), (0, 0.010)], seg=64, sawn=True)
        props.bowl(kit, stone('statuario'), x + 0.20, -0.20, z, 0.065, 0.075)
        kit.tube(stone('statuario'), [(x + 0.19, -0.20, z + 0.03), (x + 0.245, -0.185, z + 0.125)], 0.010, 14, 0.014)
    elif kind == 2:
        for i in range(4):
            height = (0.20, 0.17, 0.14, 0.11)[i]
            jar_x = x - 0.10 + i * 0.115
            kit.lathe(
                m.glass_solid('#f3f1ea'),
                [(0, 0), (0.044, 0), (0.047, 0.004), (0.047, height), (0.044, height + 0.004), (0.042, height), (0.043, 0.008), (0, 0.006)],
                jar_x,
                -0.11,
                z,
                40,
            )
            kit.lathe(
                m.simple(('#d9c49a', '#7b5b3c', '#c9b79b', '#8d3f2a')[i], 0.9),
                [(0, 0.008), (0.0415, 0.008), (0.0415, height * 0.7), (0, height * 0.72)],
                jar_x,
                -0.11,
                z,
                32,
            )
            kit.cyl(m.wood('oak'), jar_x, -0.11, z + height + 0.002, z + height + 0.020, 0.046, 32)
    else:
        props.kettle(kit, m.metal('black', 0.4, brushed=False) if variety.seed % 2 else m.metal('steel', 0.16, brushed=False), x + 0.02, -0.20, z, -18)


def at_the_end(kit, x, z, variety):
    """A pair of vessels, a pot of herbs, or cookery books upright."""
    kind = (variety.seed // 16) % 3
    if kind == 0:
        props.vase(kit, m.ceramic('#e6dfd2', 0.4, 0.2), x, -0.16, z, 0.20, 0.065, 'bottle')
        props.vase(kit, m.ceramic('#9d9483', 0.5, 0.2), x + 0.17, -0.14, z, 0.12, 0.06, 'jar')
    elif kind == 1:
        props.vase(kit, m.ceramic('#a5714f', 0.7, 0.2), x + 0.06, -0.16, z, 0.13, 0.075, 'cyl')
        props.branches(kit, x + 0.06, -0.16, z + 0.09, 0.20, 14, 0.13, 0.030, 0.62, variety.seed, props.leaf_mat('#5d7a3c'), density=13, droop=0.3)
    else:
        props.books_row(kit, x - 0.03, -0.03, z, 0.17, variety.seed, 0.25, 0.17)
