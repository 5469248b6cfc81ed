"""Materials, fittings and accessories as sample boards seen from above, one for each of the thirteen records, and `dettagli`. Metres."""
import math
import random
import bpy
from . import cabinetry as cab, core, handles, materials as m, pieces, props
from .core import Kit
from .records import row
from .stone import stone


def table_light(exposure=-.45):
    """Raking key from the upper left, broad fill from above: texture reads, colours stay neutral."""
    core.area((-1.3, 1.0, 1.3), (0, 0, 0), .8, .8, 52, (1, .98, .95), 180)
    core.area((.5, -.6, 2.2), (0, 0, 0), 2.4, 2.4, 42, (1, .99, .98), 180, glossy=False)
    core.world(None, .40, color=(1, .99, .97))
    bpy.context.scene['exposure'] = exposure


def top_view(span=1.0, lean=.10):
    """Camera above the board, leaning back a little; span is the width seen in metres."""
    far = span * 70 / 36
    return dict(main=dict(loc=(0, -far * math.sin(lean), far * math.cos(lean)), target=(0, .0, 0), focal=70, fstop=11, focus=far, level=False, focus_at=(.5, .5)))


def low_view(span=.9, height=.42, x=.0):
    """Camera near the table for fittings: three-quarter from in front."""
    far = span * 62 / 36
    return dict(main=dict(loc=(x, -far * .86, height + far * .36), target=(0, .02, height * .42), focal=62, fstop=8, focus=far, level=False, focus_at=(.5, .5)))


def ground(kit, mat=None, z=0.0):
    kit.box(mat or m.plaster('#cfc8bb', .03, .02), -3, -3, z - .02, 3, 3, z, 0, 'x')


def board(kit, mat, x, y, w, h, z=.0, t=.018, turn=0, grain='y', bevel=.0014):
    """A sample lying flat with its middle at (x, y)."""
    with kit.at(x, y, z, rz=turn): kit.box(mat, -w / 2, -h / 2, 0, w / 2, h / 2, t, bevel, grain)


def wall_of(kit, mats, columns, size=.205, gap=.012, t=.018, seed=1):
    """Squares in a grid, a hair out of line as if laid by hand."""
    rng = random.Random(seed)
    rows = math.ceil(len(mats) / columns)
    for i, mat in enumerate(mats):
        x = (i % columns - (columns - 1) / 2) * (size + gap)
        y = ((rows - 1) / 2 - i // columns) * (size + gap)
        board(kit, mat, x + rng.uniform(-.001, .001), y + rng.uniform(-.001, .001), size, size, 0, t + rng.uniform(0, .006), rng.uniform(-.4, .4))


def lacquers(kit):
    """Sixteen sprayed squares: matt, gloss and metallic."""
    tints = (('#EFEDE8', 'ML'), ('#D5C9BA', 'ML'), ('#B79C86', 'ML'), ('#A65F45', 'ML'), ('#F1ECDD', 'GL'), ('#A9B2A0', 'GL'), ('#3F4F3C', 'ML'), ('#2E3B34', 'ML'), ('#BCC8CE', 'PF'), ('#52627A', 'ML'), ('#1F2747', 'PF'), ('#35383C', 'GL'),
             ('#D9CBB3', 'GL'), ('#5B2A31', 'PF'), ('#4B4038', 'ML'), ('#1E1E20', 'ML'))
    wall_of(kit, [m.lacquer(c, f) for c, f in tints], 4)
    return top_view(.96)


def veneers(kit):
    """Veneer sheets fanned over solid blocks."""
    species = [m.veneer('#B8925F', 'oak'), m.veneer('#4E3C2F', 'oak_smoked'), m.veneer('#6A4A34', 'walnut'), m.veneer('#D2B48C', 'oak_light'), m.veneer('#6B5646', 'walnut'), m.veneer('#E3D3B5', 'oak_light'), m.veneer('#8F6A45', 'teak'), m.veneer('#56322A', 'ebony'), m.veneer('#9A8B78', 'ash_grey')]
    for i, mat in enumerate(species): board(kit, mat, -.40 + i * .10, .02 - .012 * (i % 2), .092, .78, .0, .006 + .004 * (i % 3), (-1.2, .6, -.4, 1.0, -.7, .3, .8, -.5, .4)[i])
    for i, mat in enumerate((m.wood('oak'), m.wood('walnut'), m.wood('ash_grey'))): board(kit, mat, -.26 + i * .26, -.30, .19, .10, .018, .045, (-4, 3, 7)[i], 'x', .003)
    return top_view(.98)


def laminates(kit):
    mats = [m.lacquer('#E9EAE6', 'NM'), m.lacquer('#3B3D40', 'NM'), m.lacquer('#C9A24B', 'NM'), m.veneer('#D9C3A1', 'oak_light', .55), stone('concrete', .5, tiles=True, base='#8E8B86'), m.veneer('#7A4B33', 'teak', .6), stone('dark_porcelain', .5, tiles=True, base='#44474A'), m.lacquer('#55636E', 'NM'), m.lacquer('#A8A49C', 'NM')]
    wall_of(kit, mats, 3, .285, .014, .016, 3)
    return top_view(.98)


def glass(kit):
    """Panes stacked like tiles and corner samples of the aluminium frames."""
    ground(kit, m.veneer('#d9cbb4', 'oak_light', .5), .001)
    for i, (pane, x, y, turn) in enumerate(((m.glass_pane('#f0f5f2'), -.24, .18, -4), (m.glass_pane('#cdb898'), .06, .22, 3), (m.reeded_glass('#e6eae2', .012), .30, .12, -6), (m.metal('#dfe2e0', .02, brushed=False), -.10, -.10, 8), (m.glass_pane('#b4babb'), .20, -.14, -3))): board(kit, pane, x, y, .27, .27, .012 + i * .010, .006, turn)
    for i, (colour, x, y) in enumerate((('#6a523c', -.32, -.27), ('#37332f', -.06, -.33), ('#CBBFA9', .24, -.36))):
        metal = m.metal(colour, .32, brushed=False)
        board(kit, metal, x, y, .20, .022, .01, .028, 12 * i - 8, 'x')
        with kit.at(x, y, .01, rz=12 * i - 8): kit.box(metal, -.10, .011, 0, -.078, .15, .028, .001, 'y')
    return top_view(.98, .34)


def worktops(kit):
    kinds = [stone('calacatta'), stone('statuario'), stone('marquina'), stone('travertine'), stone('quartzite'), stone('dark_granite'), stone('soapstone'), stone('terrazzo'), m.metal('steel', .30), stone('limestone'), stone('dark_porcelain'), m.wood('oak_light', rough=.45)]
    rng = random.Random(4)
    for i, mat in enumerate(kinds):
        x, y = (i % 4 - 1.5) * .245, (1 - i // 4) * .315
        board(kit, mat, x, y, .225, .295, 0, .020 + .010 * (i % 3 == 1), rng.uniform(-.8, .8), 'y', .0018)
    return top_view(1.08)


def hardware(kit):
    """Handles lying and standing on a front: bars, knobs, cups, rings, gola and edge profiles."""
    front = m.lacquer('#3f4a44', 'ML')
    with kit.at(0, 0, 0, rx=-90):
        kit.box(front, -.6, 0, -.5, .6, .02, .5, .001, 'x')
        for i, metal in enumerate(('brass', 'nickel', 'bronze')): handles.bar(kit, m.metal(metal), -.34, 0, .30 - i * .075, -.06 + .06 * i, .30 - i * .075)
        for i, metal in enumerate(('brass', 'nickel', 'pewter', 'black')): handles.knob(kit, m.metal(metal), .14 + i * .085, 0, .28, .017)
        for i, metal in enumerate(('pewter', 'brass_aged', 'bronze')): handles.cup(kit, m.metal(metal), -.30 + i * .15, 0, .00)
        for i, metal in enumerate(('bronze', 'gilt', 'black')): handles.ring(kit, m.metal(metal), .18 + i * .10, 0, .08)
        for i, wood in enumerate(('oak', 'walnut')): handles.wooden_knob(kit, m.wood(wood), .22 + i * .12, 0, -.08)
        for i, hide in enumerate(('#8a5a36', '#2f2a26')): handles.leather_tab(kit, m.leather(hide), -.28 + i * .12, 0, -.12)
    for i, (metal, length) in enumerate((('bronze', .62), ('steel', .54), ('alu_dark', .46))):
        mat = m.metal(metal, .32)
        with kit.at(-.05 + i * .03, -.27 - i * .06, .002, rz=2 - i * 3):
            kit.box(mat, -length / 2, -.012, 0, length / 2, .012, .0025, .0004, 'x'); kit.box(mat, -length / 2, -.012, 0, length / 2, -.0095, .026, .0004, 'x')
    return top_view(.92, .30)


def drawer_box(kit, wood, metal, x0, y0, w, d, h=.12, t=.014):
    """Open dovetailed drawer seen from above; its front at y0."""
    kit.box(wood, x0, y0, 0, x0 + w, y0 + d, .008, 0, 'x')
    for a in (x0, x0 + w - t): kit.box(wood, a, y0, 0, a + t, y0 + d, h, .001, 'y')
    kit.box(wood, x0 + t, y0 + d - t, 0, x0 + w - t, y0 + d, h, .001, 'x')
    for a in (x0 - .013, x0 + w): kit.box(metal, a, y0 + .02, .015, a + .013, y0 + d, .050, .001, 'y')


def drawers(kit):
    oak, steel, front = m.veneer('#b99468', 'oak', .45), m.metal('steel', .3), m.veneer('#4E3C2F', 'oak_smoked', .44)
    drawer_box(kit, oak, steel, -.36, -.26, .72, .50, .15)
    kit.box(front, -.40, -.282, -.015, .40, -.26, .19, .0012, 'x')
    dark = m.veneer('#8a6a48', 'oak', .45)
    for x in (-.14, .10): kit.box(dark, x, -.24, .008, x + .008, .22, .085, .0008, 'y')
    for i in range(7):
        with kit.at(-.30 + i * .022, -.10, .012, rz=0):
            kit.tube(m.metal('steel', .16, brushed=False), [(0, -.09, .006), (0, .02, .010), (0, .09, .008)], .0032, 8); kit.lathe(m.metal('steel', .16, brushed=False), [(0, .006), (.011, .005), (.012, .002), (0, 0)], 0, .10, .004, 20)
    for i in range(5): props.plate(kit, m.ceramic('#ece6da', .22), -.02, .02, .010 + i * .011, .098)
    for x, y in ((.18, .10), (.28, .10), (.18, -.06), (.28, -.06)): props.bowl(kit, m.ceramic('#b39b7d', .4, .3), x, y, .009, .046, .05)
    return low_view(1.05, .16, .32)


def tall_units(kit):
    """Pull-out larder: baskets on a frame with glass sides, half filled."""
    frame, oak = m.metal('alu_dark', .36, brushed=False), m.veneer('#b99468', 'oak', .45)
    for x in (-.20, .188): kit.box(frame, x, -.012, 0, x + .012, .012, 1.02, .001, 'z')
    kit.box(frame, -.20, -.012, 1.008, .20, .012, 1.02, .001, 'x')
    rng = random.Random(3)
    for z in (.04, .36, .68):
        kit.box(oak, -.188, -.21, z, .188, .21, z + .016, .001, 'x')
        for y in (-.21, .202): kit.box(m.glass_pane('#e8f2ee'), -.188, y, z + .016, .188, y + .008, z + .085, .0008)
        for y in (-.21, .202): kit.box(frame, -.19, y - .001, z + .083, .19, y + .009, z + .090, .0006, 'x')
        x = -.13
        while x < .14:
            y, h = rng.choice((-.09, .06)), rng.uniform(.12, .22)
            tint = rng.choice(('#b39b7d', '#e4ddd0', '#8d7b65', '#c9b79b', '#6b5b4b'))
            if rng.random() < .5: kit.lathe(m.glass_solid('#f3f1ea'), [(0, 0), (.042, 0), (.045, .004), (.045, h), (.040, h + .006), (.038, h), (.041, .008), (0, .006)], x, y, z + .0165, 40); kit.lathe(m.simple(tint, .9), [(0, .008), (.040, .008), (.040, h * .7), (0, h * .72)], x, y, z + .0165, 32); kit.cyl(m.wood('oak'), x, y, z + .0165 + h, z + .0165 + h + .02, .043, 32)
            else: props.vase(kit, m.ceramic(tint, .45, .2), x, y, z + .0165, h, .045, 'cyl')
            x += .095
    return dict(main=dict(loc=(1.15, -2.3, .95), target=(0, 0, .50), focal=62, fstop=9, focus=2.5, focus_at=(.5, .5)))


def organisers(kit):
    """Drawer inserts: cutlery, knives, spice jars, jewellery in one oak grid."""
    oak, steel = m.veneer('#a98358', 'oak', .45), m.metal('steel', .16, brushed=False)
    ground(kit, m.lacquer('#2b2a28', 'ML'), .001)
    kit.box(oak, -.46, -.40, .001, .46, .40, .010, .001, 'x')
    for x in (-.46, -.15, .15, .45): kit.box(oak, x, -.40, .010, x + .010, .40, .062, .001, 'y')
    for y in (-.40, -.02, .39): kit.box(oak, -.46, y, .010, .46, y + .010, .062, .001, 'x')
    for i in range(6):
        x = -.42 + i * .045
        kit.tube(steel, [(x, .06, .016), (x, .20, .022), (x, .33, .018)], .0035, 8); kit.lathe(steel, [(0, .005), (.014, .003), (.016, 0)], x, .34, .016, 24)
    kit.box(m.wood('walnut'), -.12, .02, .010, .14, .37, .030, .002, 'y')
    for i in range(4):
        x = -.09 + i * .058
        kit.box(m.wood('ebony'), x - .011, .05, .031, x + .011, .16, .048, .004, 'y'); kit.box(steel, x - .013, .16, .036, x + .011, .35, .0385, .0008, 'y')
    for i in range(3):
        for j in range(4):
            x, y = .205 + i * .088, .06 + j * .085
            kit.lathe(m.glass_solid('#f4f2ec'), [(0, 0), (.032, 0), (.034, .003), (.034, .040), (.030, .044)], x, y, .011, 32); kit.cyl(m.metal('alu_dark', .35, brushed=False), x, y, .052, .064, .033, 32)
    velvet = m.fabric('#4a4f4a', .0009, sheen=1.0)
    props.soft_box(kit, velvet, -.445, -.385, .010, -.155, -.03, .030, .008, .002, 12)
    for i, (x, y, r) in enumerate(((-.38, -.12, .030), (-.26, -.13, .022), (-.33, -.27, .036), (-.22, -.30, .016))): kit.tube(m.metal('gold' if i % 2 == 0 else 'nickel', .16, brushed=False), [(x + r * math.cos(a), y + r * math.sin(a), .036) for a in (2 * math.pi * k / 40 for k in range(42))], .0022, 8)
    linen = (m.fabric('#d8cfbf', .0012), m.fabric('#8f9384', .0012), m.fabric('#b9ad9a', .0012))
    for i in range(3): props.soft_box(kit, linen[i], -.12, -.37 + i * .115, .011, .135, -.27 + i * .115, .050, .018, .003, 12, .001, i)
    for i in range(4): props.soft_box(kit, m.leather(('#7a4b2c', '#2b2521', '#a9865f', '#4a3a2e')[i]), .18 + i * .065, -.36, .011, .232 + i * .065, -.05, .040, .012, .003, 10)
    return top_view(1.02, .30)


def lighting(kit):
    """Lit shelf ends in the dark: profiles, a spot, a drawer light on smoked oak."""
    oak, alu = m.veneer('#4E3C2F', 'oak_smoked', .44), m.metal('alu_dark', .36, brushed=False)
    kit.box(oak, -.7, .16, 0, .7, .18, 1.1, .001, 'z'); kit.box(oak, -.7, -.5, -.02, .7, .18, 0, .001, 'x')
    for i, z in enumerate((.26, .52, .78)):
        kit.box(oak, -.42, -.14, z, .42, .16, z + .024, .001, 'x')
        kit.box(alu, -.42, -.105, z - .008, .42, -.085, z, .0006, 'x'); kit.box(m.emit('#ffd9b0', 10), -.415, -.101, z - .0095, .415, -.089, z - .0075, 0)
        core.area((0, -.095, z - .012), (0, .02, z - .4), .82, .012, (1.7, 1.5, 1.6)[i], (1, .80 - .03 * i, .60 - .06 * i), 165)
    props.vase(kit, m.ceramic('#b39b7d', .5, .3), -.22, .02, .284, .17, .06, 'jar'); props.bowl(kit, m.ceramic('#e4ddd0', .4, .2), .20, .0, .284, .09, .06)
    props.books(kit, -.12, .02, .544, 3, 5, .2, .15); props.vase(kit, m.ceramic('#d9cfbe', .45, .2), .22, .02, .544, .15, .05, 'bottle')
    props.vase(kit, m.ceramic('#6f7568', .5, .1), .08, .02, .0, .2, .07, 'cyl')
    core.area((-1.5, -1.8, 1.6), (0, 0, .4), 1.0, 1.0, 9, (.8, .88, 1), 180)
    core.world(None, .06, color=(.8, .88, 1)); bpy.context.scene['exposure'] = .9
    return dict(main=dict(loc=(.34, -1.75, .62), target=(.0, 0, .47), focal=56, fstop=5.6, focus=1.75, focus_at=(.5, .5)), lit=True)


def sinks(kit):
    """Undermount steel sink with its tap in pale quartz, a board and lemons in use."""
    top = stone('quartz_white')
    hole = (-.30, -.20, .30, .20)
    kit.slab_with_hole(top, -1.2, -.36, .88, 1.2, .34, .91, hole, .002)
    kit.box(m.lacquer('#a8a49c', 'NM'), -1.2, -.34, 0, 1.2, -.32, .865, .001, 'x')
    cab.sink(kit, m.ceramic('#dcdad4', .3), *hole, .88, .20)
    cab.tap(kit, m.metal('steel', .22), 0, .265, .91, .38, .22)
    kit.box(m.wood('walnut'), .06, -.235, .9105, .34, .235, .932, .004, 'y')
    for i, (x, y) in enumerate(((.16, .04), (.23, -.03), (.17, -.10))): props.fruit(kit, 'lemon', x, y, .958, .030, i)
    kit.lathe(m.glass_solid('#56602f'), props.spline([(0, 0), (.030, 0), (.033, .01), (.034, .12), (.012, .165), (.011, .20), (.010, .20), (.011, .165), (.031, .12), (.030, .01), (0, .008)]), -.44, .18, .91, 40)
    props.soft_box(kit, m.fabric('#cfc4b2', .0015), -.62, -.18, .9105, -.40, .06, .926, .007, .003, 12, .002, 3)
    kit.box(m.plaster('#e6e1d7', .04, .03), -1.6, .34, 0, 1.6, .36, 2.4, 0, 'x')
    return dict(main=dict(loc=(.55, -1.45, 1.62), target=(.0, .02, .93), focal=50, fstop=7, focus=1.7, level=False, focus_at=(.5, .5)), high=True)


def sliding(kit):
    """Top track with carriages and soft stop, floor guide and a slice of a framed leaf."""
    alu, steel = m.metal('alu_dark', .34, brushed=False), m.metal('steel', .22)
    kit.box(m.veneer('#b99468', 'oak', .45), -.7, -.06, .52, .7, .14, .56, .001, 'x')
    for y in (.03,): kit.box(alu, -.7, y - .002, .455, .7, y + .002, .52, .0006, 'x')
    kit.box(alu, -.7, -.03, .512, .7, .03, .519, .0006, 'x')
    for y in (.012,): kit.box(alu, -.7, y, .455, .7, y + .008, .459, .0004, 'x')
    for x in (-.22, .10):
        kit.box(steel, x - .05, -.006, .470, x + .05, .006, .492, .002, 'x'); kit.tube(steel, [(x, 0, .40), (x, 0, .475)], .005, 16)
        for dx in (-.034, .034):
            for y in (-.016, .016):
                with kit.at(x + dx, y, .472, rx=90): kit.lathe(m.simple('#e9e6df', .4), [(0, .004), (.010, .004), (.012, .002), (.012, -.002), (.010, -.004), (0, -.004)], seg=32)
    kit.tube(m.metal('chrome'), [(-.48, 0, .482), (-.30, 0, .482)], .006, 16); kit.tube(m.metal('black', .4, brushed=False), [(-.62, 0, .482), (-.46, 0, .482)], .010, 20)
    for x in (-.30, .228): kit.box(alu, x, -.016, .0, x + .022, .016, .40, .001, 'z')
    for z in (.0, .378): kit.box(alu, -.278, -.016, z, .228, .016, z + .022, .001, 'x')
    kit.box(m.reeded_glass('#e4d9c6', .012), -.282, -.003, .018, .232, .003, .382, 0)
    kit.box(m.plaster('#d8d1c4', .03, .02), -1.5, .60, -.2, 1.5, .62, 1.6, 0, 'x')
    return dict(main=dict(loc=(.50, -1.15, .50), target=(-.03, 0, .36), focal=58, fstop=8, focus=1.45, focus_at=(.5, .5)))


def dettagli(seed=99):
    """Home accessories: nested trays, a small mirror on its stand, an organiser and a bowl on pale stone by a window."""
    kit = Kit(seed)
    kit.box(stone('travertine'), -1.4, -.7, .70, 1.4, .42, .74, .003, 'x'); kit.box(m.plaster('#d6cdbd', .08, .05), -2, .42, 0, 2, .44, 2.6, 0, 'x')
    z, walnut, brass, hide = .74, m.wood('walnut'), m.metal('brass', .24, brushed=False), m.leather('#8a5a3a')
    for i, (w, d, mat) in enumerate(((.50, .34, walnut), (.36, .24, hide))):
        base, x, y = z + i * .020, -.30 + i * .02, -.10 + i * .01
        kit.box(mat, x - w / 2, y - d / 2, base, x + w / 2, y + d / 2, base + .008, .002, 'x')
        for a in (-1, 1): kit.box(mat, x + a * (w / 2 - .006) - .006, y - d / 2, base, x + a * (w / 2 - .006) + .006, y + d / 2, base + .036, .002, 'y'); kit.box(mat, x - w / 2 + .012, y + a * (d / 2 - .006) - .006, base, x + w / 2 - .012, y + a * (d / 2 - .006) + .006, base + .036, .002, 'x')
    props.bowl(kit, m.ceramic('#e4ddd0', .4, .3), -.33, -.09, z + .029, .075, .045)
    for i in range(2): kit.tube(brass, [(-.21 + .016 * math.cos(a), -.10 - .05 * i + .016 * math.sin(a), z + .031) for a in (2 * math.pi * k / 36 for k in range(38))], .0025, 8)
    with kit.at(.20, .10, z, rz=-14):
        kit.lathe(walnut, [(0, 0), (.085, 0), (.09, .004), (.09, .022), (.085, .026), (0, .026)], seg=64); kit.tube(brass, [(0, 0, .02), (0, 0, .12)], .007, 16)
        with kit.at(0, -.004, .29, rx=82): kit.lathe(m.mirror(), [(0, .008), (.165, .008)], seg=96); kit.lathe(brass, [(.165, .007), (.166, .013), (.174, .013), (.176, 0), (.170, -.006), (0, -.006)], seg=96)
    x0 = .34
    kit.box(walnut, x0, -.20, z, x0 + .34, .06, z + .010, .002, 'x')
    for x in (x0, x0 + .110, x0 + .220, x0 + .330): kit.box(walnut, x, -.20, z, x + .010, .06, z + .060, .0015, 'y')
    for y in (-.20, .05): kit.box(walnut, x0, y, z, x0 + .34, y + .010, z + .060, .0015, 'x')
    props.soft_box(kit, m.fabric('#5b655d', .0009, sheen=1.0), x0 + .012, -.188, z + .010, x0 + .108, .048, z + .026, .007, .002, 10)
    for i in range(3): kit.tube(m.metal(('gold', 'nickel', 'gold')[i], .16, brushed=False), [(x0 + .06 + .022 * math.cos(a), -.14 + i * .07 + .022 * math.sin(a), z + .031) for a in (2 * math.pi * k / 36 for k in range(38))], .0022, 8)
    for i in range(5): kit.tube(m.simple(('#2f3a3d', '#b98f62', '#6b3a32', '#8a8577', '#e9e2d4')[i], .5), [(x0 + .130 + i * .018, -.17, z + .018), (x0 + .130 + i * .018, .02, z + .018)], .0045, 10)
    props.books(kit, x0 + .278, -.07, z + .010, 1, 3, .08, .20, 0)
    props.vase(kit, m.ceramic('#4a4642', .5, .15), -.62, .14, z, .28, .095, 'jar'); props.branches(kit, -.62, .14, z + .20, .50, 8, .28, .05, .42, 21, density=20, droop=.3)
    kit.box(walnut, -.28, .20, z + .62, .60, .4195, z + .645, .002, 'x'); kit.box(brass, -.28, .20, z + .645, .60, .206, z + .675, .0008, 'x')
    props.vase(kit, m.ceramic('#b39b7d', .5, .3), -.12, .30, z + .645, .20, .065, 'bottle'); props.vase(kit, m.ceramic('#e4ddd0', .45, .2), .05, .31, z + .645, .12, .06, 'jar'); props.books(kit, .36, .31, z + .645, 3, 8, .22, .16, 3)
    kit.flush('dettagli')
    core.area((-2.4, -1.0, 1.9), (0, 0, .85), 1.3, 1.6, 105, (.97, .98, 1), 160); core.sun((.86, .34, -.46), 9, (1, .88, .70), .8)
    core.area((1.8, -2.4, 2.2), (0, 0, .9), 2.0, 2.0, 26, (1, .97, .93), 180, glossy=False); core.world(None, .34, color=(1, .98, .95))
    bpy.context.scene['exposure'] = .22
    return dict(main=dict(loc=(.18, -2.25, 1.28), target=(.04, 0, .99), focal=43, fstop=6.3, focus=2.2, focus_at=(.5, .5)))


BOARDS = {'lacquers': lacquers, 'veneers-and-solid-woods': veneers, 'laminates': laminates, 'glass-and-frames': glass, 'worktops': worktops, 'handles-and-profiles': hardware, 'drawer-systems': drawers,
          'tall-units-and-corners': tall_units, 'interior-organisers': organisers, 'lighting': lighting, 'sinks-taps-and-waste': sinks, 'sliding-gear': sliding}


def build(slug):
    """The board of a record; returns its views."""
    kit = Kit(90 + row('materials-fitting-and-accessories', slug)['id'])
    views = BOARDS[slug](kit)
    if slug in ('tall-units-and-corners', 'drawer-systems'): pieces.ground(kit, '#d5cfc3')
    elif slug not in ('lighting', 'sinks-taps-and-waste', 'handles-and-profiles', 'sliding-gear'): ground(kit)
    if not views.pop('lit', False): table_light()
    if views.pop('high', False): core.area((-1.6, -.8, 2.6), (0, 0, .9), 1.0, 1.0, 60, (.98, .99, 1), 180)
    kit.flush(slug)
    return views


