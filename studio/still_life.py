"""Still lifes for a worktop or table: each thing stands on z at a place of its own, at most five things in a picture. Metres."""
import math
import random
from . import materials as m, props
from .stone import stone

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


# ---------------------------------------------------------------- along the splashback; its face lies at y = -18 mm
def by_the_sink(kit, x, z, variety):
    """Oil bottles, a crock of spoons, a folded cloth with soap, or nothing."""
    kind = variety.seed % 4
    if kind == 0:
        for dx, height, colour in ((.0, .26, '#56602f'), (.075, .22, '#a3762c')):
            props.vase(kit, m.glass_solid(colour), x + dx, -.12, z, height, .032, 'bottle')
    elif kind == 1:
        props.vase(kit, m.ceramic('#d9cfbe', .45, .3), x + .03, -.14, z, .15, .058, 'cyl')
        for i in range(5):
            a = 1.3 * i
            top = (x + .03 + .055 * math.cos(a), -.14 + .045 * math.sin(a), z + .30 + .02 * (i % 3))
            kit.tube(m.wood(('oak_light', 'walnut', 'oak')[i % 3]), [(x + .03 + .02 * math.cos(a), -.14 + .02 * math.sin(a), z + .02), top], .0048, 10, .0058)
            kit.lathe(m.wood(('oak_light', 'walnut', 'oak')[i % 3]), [(0, .030), (.014, .022), (.019, 0), (.012, -.022), (0, -.026)], top[0], top[1], top[2], 20)
    elif kind == 2:
        props.soft_box(kit, m.fabric('#cfc4b2', .0015), x - .04, -.22, z + .0005, x + .12, -.10, z + .030, .013, .003, 10, .001, 2)
        props.vase(kit, m.glass_solid('#7a5a34'), x + .20, -.12, z, .17, .032, 'cyl')


def against_the_wall(kit, x, z, variety):
    """Boards, a leaning tray with a mortar, a row of jars, or a kettle."""
    kind = (variety.seed // 4) % 4
    if kind == 0:
        for dx, width, height, species, lean in ((0, .24, .40, 'walnut', 7), (.15, .20, .30, 'oak_light', 9)):
            props.board(kit, m.wood(species), x + dx, -.085 - dx * .22, z, width, height, lean=-lean)
    elif kind == 1:
        with kit.at(x + .02, -.085, z + .19, rx=81):
            kit.lathe(m.wood('oak'), [(0, 0), (.180, 0), (.188, .006), (.188, .016), (.180, .012), (0, .010)], seg=64)
        props.bowl(kit, stone('statuario'), x + .20, -.20, z, .065, .075)
        kit.tube(stone('statuario'), [(x + .19, -.20, z + .03), (x + .245, -.185, z + .125)], .010, 14, .014)
    elif kind == 2:
        for i in range(4):
            height = (.20, .17, .14, .11)[i]
            jar_x = x - .10 + i * .115
            kit.lathe(m.glass_solid('#f3f1ea'), [(0, 0), (.044, 0), (.047, .004), (.047, height), (.044, height + .004), (.042, height), (.043, .008), (0, .006)], jar_x, -.11, z, 40)
            kit.lathe(m.simple(('#d9c49a', '#7b5b3c', '#c9b79b', '#8d3f2a')[i], .9), [(0, .008), (.0415, .008), (.0415, height * .7), (0, height * .72)], jar_x, -.11, z, 32)
            kit.cyl(m.wood('oak'), jar_x, -.11, z + height + .002, z + height + .020, .046, 32)
    else:
        steel = m.metal('black', .4, brushed=False) if variety.seed % 2 else m.metal('steel', .2)
        kit.lathe(steel, props.spline([(0, 0), (.082, 0), (.090, .008), (.084, .07), (.062, .130), (.040, .150), (.012, .158), (.012, .170), (.018, .178), (0, .182)]), x + .02, -.20, z, 56)
        kit.tube(steel, [(x + .085, -.215, z + .045), (x + .125, -.235, z + .08), (x + .150, -.25, z + .135)], .011, 14, .006)
        kit.tube(m.wood('walnut'), [(x - .06, -.19, z + .13), (x - .10, -.18, z + .19), (x - .04, -.19, z + .235), (x + .04, -.205, z + .225), (x + .06, -.21, z + .16)], .007, 12)


def at_the_end(kit, x, z, variety):
    """A pair of vessels, a pot of herbs, or cookery books upright."""
    kind = (variety.seed // 16) % 3
    if kind == 0:
        props.vase(kit, m.ceramic('#e6dfd2', .4, .2), x, -.16, z, .20, .065, 'bottle')
        props.vase(kit, m.ceramic('#9d9483', .5, .2), x + .17, -.14, z, .12, .06, 'jar')
    elif kind == 1:
        props.vase(kit, m.ceramic('#a5714f', .7, .2), x + .06, -.16, z, .13, .075, 'cyl')
        props.branches(kit, x + .06, -.16, z + .09, .20, 14, .13, .030, .62, variety.seed, props.leaf_mat('#5d7a3c'), density=13, droop=.3)
    else:
        props.books_row(kit, x - .03, -.03, z, .17, variety.seed, .25, .17)
