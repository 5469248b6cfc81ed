"""Still lifes for a worktop or table: each thing stands on z at a place of its own, at most five things in a picture. Metres."""
import random
from . import materials as m, props

LEAVES = (('#51653c', .055, .40), ('#6f7f6a', .042, .85), ('#3f5433', .075, .34), ('#7c8a5a', .050, .45))


def vase_of(kit, x, y, z, variety, height=.27, radius=.105):
    """A vase in the kitchen's own shape and colour; returns the height of its mouth."""
    slim = {'bottle': .72, 'cyl': .78, 'jar': 1.0}[variety.vase_shape]
    props.vase(kit, m.ceramic(variety.vase, .5, .15), x, y, z, height, radius * slim, variety.vase_shape)
    return z + height


def branches(kit, x, y, z, variety):
    """Vase with leafy branches; the plant's kind follows the seed."""
    colour, leaf, width = LEAVES[variety.seed % len(LEAVES)]
    mouth = vase_of(kit, x, y, z, variety)
    props.branches(kit, x, y, mouth - .07, .50, 12, .32, leaf, width, variety.seed, props.leaf_mat(colour), density=20, droop=.35)


def tall_branches(kit, x, y, z, variety):
    """Few long, airy branches."""
    colour, leaf, width = LEAVES[(variety.seed + 1) % len(LEAVES)]
    mouth = vase_of(kit, x, y, z, variety, .32, .085)
    props.branches(kit, x, y, mouth - .10, .78, 6, .34, leaf * .9, width, variety.seed, props.leaf_mat(colour), density=26, droop=.22)


def grasses(kit, x, y, z, variety):
    """Dry grasses: many thin stems with narrow pale leaves."""
    mouth = vase_of(kit, x, y, z, variety, .24, .08)
    props.branches(kit, x, y, mouth - .08, .52, 22, .22, .060, .14, variety.seed, props.leaf_mat('#b39a6b'), density=16, droop=.30)


def fruit(kit, x, y, z, variety):
    """Bowl of mixed fruit that touches its neighbours."""
    kinds = (('orange', 'lemon', 'green', 'orange', 'fig', 'lemon', 'pear'), ('green', 'green', 'pear', 'green', 'lemon'), ('fig', 'fig', 'orange', 'fig', 'apple', 'fig'))[variety.seed % 3]
    clay = m.ceramic(('#e2dbcd', '#4b4641', '#b79f7e')[variety.seed % 3], .35, .25)
    props.fruit_bowl(kit, clay, x, y, z, kinds, seed=variety.seed)


def citrus(kit, x, y, z, variety):
    """Shallow wooden bowl of lemons."""
    props.fruit_bowl(kit, m.wood('walnut'), x, y, z, ('lemon',) * 8, .17, .06, variety.seed)


def books(kit, x, y, z, variety):
    """Two books without titles and a small bowl on them."""
    top = props.books(kit, x, y, z, 2, variety.seed)
    props.bowl(kit, m.metal('brass_aged'), x + .02, y, top, .06, .03)


def bowls(kit, x, y, z, variety):
    """Stack of hand-made bowls beside a single one."""
    clay = m.ceramic('#d9cfbe', .45, .4)
    for level in range(4):
        props.bowl(kit, clay, x, y, z + level * .026, .088 - .002 * level, .055)
    props.bowl(kit, m.ceramic('#6b5b4b', .5, .3), x + .21, y - .05, z, .075, .05)


def coffee(kit, x, y, z, variety):
    """Brass coffee pot of the Gulf with two handleless cups and a dish of dates on a tray."""
    brass, clay = m.metal('brass', .2, brushed=False), m.ceramic('#eee8dc', .2)
    tray(kit, x, y, z, variety, things=False)
    z += .014
    body = [(0, 0), (.048, 0), (.052, .006), (.047, .03), (.030, .085), (.0285, .10), (.040, .128), (.042, .140), (.030, .150), (.024, .165), (.006, .190), (.005, .206), (.008, .212), (0, .216)]
    kit.lathe(brass, props.spline(body), x - .07, y, z, 48)
    kit.tube(brass, [(x - .105, y, z + .118), (x - .150, y, z + .136), (x - .178, y, z + .132), (x - .190, y, z + .118)], .010, 14, .004)
    kit.tube(brass, [(x - .03 + .0, y, z + .135), (x + .02, y, z + .130), (x + .030, y, z + .085), (x + .006, y, z + .045), (x - .026, y, z + .040)], .0055, 12)
    for dx, dy in ((.085, -.05), (.105, .045)):
        kit.lathe(clay, props.spline([(0, 0), (.017, 0), (.020, .004), (.027, .030), (.031, .046), (.030, .046), (.025, .030), (.016, .006), (0, .005)]), x + dx, y + dy, z, 32)


def tray(kit, x, y, z, variety, things=True):
    """Round wooden tray; with a carafe of water and two tumblers."""
    wood = m.wood('walnut' if variety.seed % 2 else 'oak_light')
    kit.lathe(wood, [(0, 0), (.190, 0), (.196, .004), (.198, .024), (.192, .026), (.186, .016), (.182, .013), (0, .013)], x, y, z, 72)
    if not things:
        return
    glass, base = m.glass_solid(), z + .0135
    kit.lathe(glass, props.spline([(0, 0), (.046, 0), (.050, .006), (.052, .09), (.030, .16), (.026, .20), (.032, .235), (.030, .235), (.024, .20), (.028, .16), (.049, .09), (.046, .008), (0, .006)]), x - .06, y + .03, base, 40)
    for dx, dy in ((.06, -.06), (.09, .04)):
        kit.lathe(glass, [(0, 0), (.030, 0), (.032, .003), (.036, .085), (.0345, .085), (.030, .008), (0, .007)], x + dx, y + dy, base, 40)


def bread(kit, x, y, z, variety):
    """Board with a loaf, its first slice and a linen cloth."""
    rng = random.Random(variety.seed)
    with kit.at(x, y, z, rz=rng.uniform(-14, 14)):
        kit.box(m.wood('oak'), -.21, -.12, 0, .21, .12, .020, .004, 'x')
        crust, crumb = m.ceramic('#a06a35', .75, .5), m.ceramic('#e2cfa5', .8, .2)
        props.soft_box(kit, crust, -.16, -.052, .020, .075, .058, .112, .045, .012, 12, .003, variety.seed)
        with kit.at(.115, 0, .0212, ry=0):
            props.soft_box(kit, crumb, -.012, -.048, 0, .006, .05, .085, .008, .002, 8)
    linen = m.fabric('#d5cbb9', .0013)
    with kit.at(x + .30, y - .02, z, rz=rng.uniform(-25, 25)):
        props.soft_box(kit, linen, -.10, -.075, .0005, .10, .075, .022, .009, .004, 12, .002, 3)


THINGS = dict(branches=branches, tall_branches=tall_branches, grasses=grasses, fruit=fruit, citrus=citrus, books=books, bowls=bowls, coffee=coffee, tray=tray, bread=bread)


def compose(kit, x0, x1, y, z, variety):
    """Set the kitchen's things between x0 and x1 with air between them, off the middle."""
    names = variety.still_life
    places = {1: (.34,), 2: (.28, .68), 3: (.24, .50, .74)}[len(names)]
    if variety.seed % 2:
        places = tuple(1 - p for p in places)
    for i, (name, share) in enumerate(zip(names, places)):
        THINGS[name](kit, x0 + (x1 - x0) * share, y + (.06, -.04, .03)[i], z, variety)
