"""Loose furniture that dresses rooms: sofa, low tables, lamps, rugs, a tree in a pot. Local frame as in seating; metres."""
import math
from . import core, materials as m, props
from .stone import stone


def sofa(kit, x, y, turn, cover, length=2.4, depth=.98, legs=None):
    """Low sofa with two or three seat cushions; the sitter looks along +y."""
    with kit.at(x, y, 0, rz=turn):
        half = length / 2
        kit.box(legs or m.simple('#1a1715', .6), -half + .06, -depth / 2 + .06, 0, half - .06, depth / 2 - .06, .10, .004)
        props.soft_box(kit, cover, -half, -depth / 2, .09, half, depth / 2, .27, .035, .004, 12)
        arm = .20
        for a in (-half, half - arm):
            props.soft_box(kit, cover, a, -depth / 2, .10, a + arm, depth / 2, .58, .055, .012, 12)
        props.soft_box(kit, cover, -half + arm, -depth / 2, .20, half - arm, -depth / 2 + .24, .74, .06, .012, 12)
        count = 3 if length > 2.5 else 2
        width = (length - 2 * arm) / count
        for i in range(count):
            a = -half + arm + i * width
            props.soft_box(kit, cover, a + .004, -depth / 2 + .22, .26, a + width - .004, depth / 2 + .01, .44, .055, .020, 14, .004, i)
            with kit.at(a + width / 2, -depth / 2 + .29, .43, rx=-12):
                props.soft_box(kit, cover, -width / 2 + .02, -.10, 0, width / 2 - .02, .09, .42, .085, .02, 14, .005, i + 4)


def round_table(kit, mat, x, y, radius=.45, height=.34, base=None):
    """Low drum table: slab on a recessed drum."""
    kit.lathe(mat, [(0, height - .028), (radius - .004, height - .028), (radius, height - .024), (radius, height - .003), (radius - .003, height), (0, height)], x, y, 0, 96)
    kit.lathe(base or mat, [(0, .001), (radius * .62, .001), (radius * .62, height - .028), (0, height - .028)], x, y, 0, 96)


def floor_lamp(kit, metal, x, y, height=1.55, watts=14):
    """Slim column with a linen shade."""
    kit.lathe(metal, [(0, .018), (.14, .018), (.146, .012), (.146, 0)], x, y, 0, 64)
    kit.tube(metal, [(x, y, .01), (x, y, height - .12)], .009, 16)
    kit.lathe(m.sheer('#efe0c4', .93), [(.185, height - .28), (.165, height)], x, y, 0, 72)
    glow = [(.035 * math.sin(math.pi * i / 12), height - .14 - .035 * math.cos(math.pi * i / 12)) for i in range(13)]
    kit.lathe(m.emit('#ffdcb0', 14), glow, x, y, 0, 24)
    core.point((x, y, height - .14), watts, (1, .80, .56), .05)


def table_lamp(kit, x, y, z, watts=5, height=.46):
    """Ceramic foot and a linen shade."""
    props.vase(kit, m.ceramic('#b9a88c', .5, .2), x, y, z, height * .58, .075, 'bottle')
    kit.lathe(m.sheer('#f1e4cb', .93), [(.15, z + height * .55), (.12, z + height)], x, y, 0, 64)
    glow = [(.028 * math.sin(math.pi * i / 12), z + height * .76 - .028 * math.cos(math.pi * i / 12)) for i in range(13)]
    kit.lathe(m.emit('#ffdcb0', 12), glow, x, y, 0, 24)
    core.point((x, y, z + height * .76), watts, (1, .80, .56), .04)


def rug(kit, x0, y0, x1, y1, colour='#d3cabb', second='#c2b7a5'):
    kit.box(m.rug(colour, second), x0, y0, 0, x1, y1, .014, .006, 'x')


def potted_tree(kit, x, y, height=1.9, seed=3, pot='#8d8374'):
    """Olive-like tree in a clay pot."""
    kit.lathe(m.ceramic(pot, .7, .3), props.spline([(0, 0), (.15, 0), (.17, .02), (.21, .28), (.215, .36), (.20, .37), (.185, .355), (.18, .32)]), x, y, 0, 64)
    kit.lathe(m.simple('#2e2620', .95), [(0, .33), (.19, .33)], x, y, 0, 48)
    trunk = [(x, y, .32), (x + .02, y + .01, .6), (x - .015, y, .9), (x + .01, y - .01, height * .62)]
    kit.tube(m.simple('#5d5142', .9), trunk, .020, 12, .012)
    top = height * .55
    props.branches(kit, x, y, top, height - top, 16, .42, .062, .38, seed, props.leaf_mat('#55673f'), density=34, droop=.42)
    props.branches(kit, x, y, top - .12, (height - top) * .8, 9, .36, .062, .38, seed + 1, props.leaf_mat('#5f7048'), density=28, droop=.55)


def shelf_things(kit, x0, x1, y, z, seed, tall=.30):
    """One shelf's things: books upright, a stack, a vessel, with air between; y is the back of the shelf."""
    import random
    rng = random.Random(seed)
    x = x0 + rng.uniform(.02, .10)
    clays = ('#b39b7d', '#e4ddd0', '#3b3835', '#8d8374', '#a9866b')
    while x < x1 - .16:
        kind = rng.choice(('row', 'row', 'stack', 'vase', 'bowl', 'air'))
        if kind == 'row':
            length = min(rng.uniform(.18, .42), x1 - x - .03)
            props.books_row(kit, x, y, z, length, rng.randint(0, 999), min(.26, tall - .03), .18)
            x += length + .04
        elif kind == 'stack':
            props.books(kit, x + .13, y - .13, z, rng.randint(2, 4), rng.randint(0, 999), .23, .17, 4)
            x += .32
        elif kind == 'vase':
            props.vase(kit, m.ceramic(rng.choice(clays), .5, .2), x + .09, y - .13, z, min(tall - .05, rng.uniform(.14, .27)), .065, rng.choice(('jar', 'bottle', 'cyl')))
            x += .24
        elif kind == 'bowl':
            props.bowl(kit, m.ceramic(rng.choice(clays), .45, .3), x + .12, y - .14, z, .10, .06)
            x += .29
        else:
            x += .16


def led(kit, x0, x1, y, z, watts, down=True):
    """LED line under a shelf with its lamp; z is the underside."""
    kit.box(m.emit('#ffd0a0', 9), x0, y - .005, z - .003, x1, y + .005, z - .001, 0)
    if watts:
        core.area(((x0 + x1) / 2, y, z - .006), ((x0 + x1) / 2, y + .05, z - (.6 if down else -.6)), x1 - x0, .02, watts, (1, .78, .54), 165)


def plinth_stone(kit, kind, x0, y0, z0, x1, y1, z1):
    kit.box(stone(kind), x0, y0, z0, x1, y1, z1, .002, 'x')
