"""Tables and chairs as single pieces on seamless ground, one builder each. Metres; the sitter of a chair looks along +y."""
import math
import bpy
from . import core, materials as m, props, seating
from .core import Kit
from .records import row
from .stone import stone


def ground(kit, colour='#dcd6ca'):
    """Paper sweep: floor and back wall in one curve."""
    radius, depth, height, half, steps = 1.6, 2.2, 4.5, 7.0, 24
    profile = [(-9.0, 0.0), (depth, 0.0)] + [(depth + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * i / steps for i in range(1, steps + 1))] + [(depth + radius, height)]
    vertices = [(x, y, z) for y, z in profile for x in (-half, half)]
    kit.poly(m.plaster(colour, .02, .01), vertices, [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(profile) - 1)], 'x')


def studio_light(warm=(1, .97, .93)):
    """Soft box from the left, strip from behind, weak fill: one soft shadow to the right."""
    core.area((-2.8, -2.0, 3.0), (0, 0, .45), 1.5, 1.3, 270, warm, 180)
    core.area((2.6, 1.4, 2.6), (0, 0, .5), 1.0, 2.0, 60, (.96, .98, 1), 180)
    core.area((1.6, -4.5, 2.2), (0, 0, .5), 3.0, 2.0, 40, warm, 180, glossy=False)
    core.world(None, .32, color=(1, .98, .95))
    bpy.context.scene['exposure'] = .15


def views(width, height, depth=.6, turn=24, focal=62):
    """Three-quarter camera that fits a piece of this size, and a closer one."""
    far = max(width * 1.42, height * 1.95, .95) * focal / 36 + depth / 2
    a = math.radians(turn)
    x, y = far * math.sin(a), -far * math.cos(a)
    eye = 1.5 if width > 1 else max(.75, height * 1.18)            # over a table top, level with a chair
    return dict(main=dict(loc=(x, y, eye), target=(0, 0, height * .47), focal=focal, fstop=11, focus=far, focus_at=(.5, .5)),
                tall=dict(loc=(x, y, eye), target=(0, 0, height * .47), focal=focal * .8, fstop=11, focus=far, focus_at=(.5, .5)))


def alice(kit):
    """Beech chair: turned front legs, upholstered seat, two bent back rails."""
    wood, linen, seat = m.veneer('#c79b6d', 'oak_light', .42), m.fabric('#d8cdb9', .0014), .46
    leg = props.spline([(0, 0), (.013, 0), (.016, .01), (.014, .05), (.021, .10), (.017, .115), (.023, .14), (.025, .24), (.021, .33), (.016, .345), (.024, .36), (.024, .385)])
    for x in (-.19, .19):
        kit.lathe(wood, leg, x, .185, 0, 32)
        kit.box(wood, x - .022, .163, .385, x + .022, .207, seat - .03, .002)
        kit.tube(wood, [(x, -.26, 0), (x, -.215, seat * .6), (x, -.205, seat), (x * .98, -.225, seat + .20), (x * .95, -.285, seat + .46)], .0125, 16, .014)
    for y in (.185, -.205): kit.box(wood, -.17, y - .011, seat - .085, .17, y + .011, seat - .03, .003, 'x')
    for x in (-.19, .19): kit.box(wood, x - .011, -.195, seat - .085, x + .011, .165, seat - .03, .003, 'y')
    props.soft_box(kit, linen, -.225, -.215, seat - .032, .225, .215, seat + .034, .026, .020)
    kit.tube(linen, props.rounded_path(-.221, -.211, .221, .211, seat + .003, .03), .003, 8)
    for z, half_height in ((seat + .24, .032), (seat + .42, .045)):
        lean = -.215 - (z - seat) ** 2 * .33
        rows = []
        for i in range(25):
            t = -1 + 2 * i / 24
            y = lean - .035 * (1 - t * t)
            rows.append([(t * .185, y - .010, z - half_height), (t * .185, y + .010, z - half_height), (t * .185, y + .010, z + half_height + .012 * (1 - t * t)), (t * .185, y - .010, z + half_height + .012 * (1 - t * t))])
        seating.loft(kit, wood, rows[::-1])
    for y, z in ((0, .17),): kit.tube(wood, [(-.19, y, z), (.19, y, z)], .009, 12)
    for x in (-.19, .19): kit.tube(wood, [(x, -.235, .17), (x, .185, .17)], .009, 12)
    return views(.5, .95, .5, 28)


def bruna(kit):
    """Saddle leather wrapped round sitter and seat, four tapered smoked-oak legs."""
    oak, hide, seat = m.wood('oak_smoked'), m.leather('#a2643a'), .455
    for sx in (-1, 1):
        for sy in (-1, 1): kit.tube(oak, [(sx * .225, sy * .215, 0), (sx * .185, sy * .175, seat - .05)], .010, 16, .019)
    kit.lathe(oak, [(0, seat - .062), (.205, seat - .062), (.21, seat - .05), (0, seat - .048)], seg=56)
    seating.cushion(kit, hide, seat - .050, seat + .020, .225, .222, .018)
    seating.shell_back(kit, hide, seat + .01, .33, .232, .040, 118, .045, .52)
    return views(.55, .80, .5, 30)


def capri(kit):
    """Extending table, shown at 1800: two porcelain halves, leaf joint, painted plinth base."""
    top, base = stone('statuario', .30), m.lacquer('#d9d4c8', 'ML')
    for a, c in ((-.90, -.001), (.001, .90)): kit.box(top, a, -.47, .738, c, .47, .750, .002, 'x')
    kit.box(m.metal('black', .45, brushed=False), -.76, -.33, .712, .76, .33, .738, .002, 'x')
    for x in (-.52, .52):
        profile = [(x + .10 * math.cos(t) * (1 if math.cos(t) > 0 else .9), .30 * math.sin(t)) for t in (2 * math.pi * i / 64 for i in range(65))]
        kit.extrude_z(base, profile, .02, .712, 'z'); kit.poly(base, [(a, b, .02) for a, b in profile[:-1]], [list(range(64))[::-1]])
        kit.box(base, x - .14, -.33, 0, x + .14, .33, .022, .006, 'x')
    kit.box(base, -.45, -.03, .60, .45, .03, .70, .003, 'x')
    return views(1.8, .75, .95, 26)


def dalia(kit):
    """Velvet armchair at table height, buttoned inside back, brass glides."""
    velvet, brass, seat = m.fabric('#5d3a46', .0009, sheen=1.0, rough=.7), m.metal('brass', .22), .47
    for sx in (-1, 1):
        for sy in (-1, 1):
            kit.tube(m.wood('walnut'), [(sx * .23, sy * .22, .05), (sx * .20, sy * .19, seat - .07)], .012, 16, .020); kit.tube(brass, [(sx * .237, sy * .227, 0), (sx * .229, sy * .219, .055)], .0115, 16, .0135)
    kit.lathe(m.simple('#1a1715', .6), [(0, seat - .10), (.235, seat - .10), (.24, seat - .085), (0, seat - .08)], seg=56)
    seating.cushion(kit, velvet, seat - .085, seat + .025, .262, .255, .024)
    seating.shell_back(kit, velvet, seat - .07, .46, .262, .070, 116, .055, .60)
    for ring, z in enumerate((seat + .14, seat + .25)):
        for i in range(7):
            a = math.radians(-66 + 22 * i + (11 if ring else 0))
            if abs(math.degrees(a)) > 70: continue
            r = .232 + .055 * (z - seat + .07) / .46
            kit.lathe(velvet, [(0, .012), (.009, .010), (.0125, .004), (.013, 0), (0, 0)], r * math.sin(a), .015 - r * math.cos(a) * .94, z - .006, 16)
    return views(.62, .86, .6, 30)


def fluted_column(kit, mat, radius, z0, z1, flutes=28, waist=.86):
    """Round column with hollow flutes, drawn in a little at half height."""
    rings, count = [], flutes * 8
    for level in range(13):
        t = level / 12
        r0 = radius * (waist + (1 - waist) * abs(2 * t - 1) ** 1.8)
        rings.append([((r0 - .013 * abs(math.sin(math.pi * i / 8)) ) * math.cos(2 * math.pi * i / count), (r0 - .013 * abs(math.sin(math.pi * i / 8))) * math.sin(2 * math.pi * i / count), z0 + (z1 - z0) * t) for i in range(count)])
    seating.loft(kit, mat, rings[::-1])


def elba(kit):
    """Round travertine table, 1400, on a fluted pedestal."""
    rock = stone('travertine')
    kit.lathe(rock, [(0, .716), (.682, .716), (.697, .722), (.700, .730), (.700, .742), (.696, .748), (.688, .750), (0, .750)], seg=128)
    fluted_column(kit, rock, .27, .035, .716)
    kit.lathe(rock, [(0, 0), (.33, 0), (.333, .004), (.333, .030), (.328, .035), (0, .035)], seg=96)
    return views(1.42, .75, 1.4, 18)


def flora(kit):
    """Ash bar stool, 750 mm, seat of woven cord."""
    ash, cord, seat = m.veneer('#d3b88f', 'oak_light', .46), m.fabric('#cbb58d', .0030, melange=.5), .75
    for sx in (-1, 1):
        for sy in (-1, 1): kit.tube(ash, [(sx * .225, sy * .200, 0), (sx * .175, sy * .150, seat - .01)], .0135, 16, .0155)
    for z, grow in ((.24, .034), (.42, .022)):
        for sy in (-1, 1): kit.tube(ash, [(-.178 - grow, sy * (.153 + grow), z), (.178 + grow, sy * (.153 + grow), z)], .009, 12)
        for sx in (-1, 1): kit.tube(ash, [(sx * (.178 + grow), -.153 - grow, z + .04), (sx * (.178 + grow), .153 + grow, z + .04)], .009, 12)
    for sy in (-1, 1): kit.tube(ash, [(-.175, sy * .152, seat - .022), (.175, sy * .152, seat - .022)], .0135, 16)
    for sx in (-1, 1): kit.tube(ash, [(sx * .177, -.15, seat - .030), (sx * .177, .15, seat - .030)], .0135, 16)
    for i in range(58):
        x = -.160 + .320 * i / 57
        dip = .010 * (1 - (x / .17) ** 2)
        kit.tube(cord, [(x, -.166, seat - .028), (x, -.162, seat - .010), (x, -.148, seat - .004), (x, 0, seat - .008 - dip), (x, .148, seat - .004), (x, .162, seat - .010), (x, .166, seat - .028), (x, .150, seat - .038), (x, -.150, seat - .038), (x, -.166, seat - .028)], .0027, 6)
    return views(.5, .76, .45, 30)


def giotto(kit):
    """Solid walnut table, 2400, on two trestles with a stretcher."""
    wood = m.wood('walnut', rough=.40)
    for i in range(6): kit.box(wood, -1.2, -.48 + i * .16 + .0003, .712, 1.2, -.48 + (i + 1) * .16 - .0003, .750, .0014 if i in (0, 5) else .0006, 'x')
    for x in (-.78, .78):
        for s in (-1, 1):
            with kit.at(x, s * .20, .34, rx=s * 14): kit.box(wood, -.035, -.028, -.352, .035, .028, .356, .004, 'z')
        kit.box(wood, x - .045, -.40, .655, x + .045, .40, .712, .006, 'y'); kit.box(wood, x - .030, -.24, .26, x + .030, .24, .315, .004, 'y')
    kit.box(wood, -.92, -.022, .265, .92, .022, .310, .004, 'x')
    for x in (-.865, .865): kit.box(wood, x - .010, -.035, .255, x + .010, .035, .32, .003, 'y')
    return views(2.4, .75, 1.0, 26)


def ines(kit):
    """Low lounge chair in bouclé on oak legs."""
    seating.armchair(kit, 0, 0, 0, m.wood('oak'), m.boucle('#ded5c5'))
    return views(.75, .74, .7, 32)


def lido(kit):
    """Stacking chair: two bent steel loops, cane seat and back."""
    steel, cane, seat, r = m.metal('chrome', .12, brushed=False), m.cane(), .45, .0105
    for sx in (-1, 1):
        x = sx * .215
        path = [(x, .24, 0), (x, .215, .22), (x, .205, seat - .04), (x, .190, seat - .012), (x, .165, seat), (x, 0, seat - .006), (x, -.165, seat - .004), (x, -.198, seat + .010), (x, -.215, seat + .04), (x, -.245, seat + .22), (x, -.265, seat + .37)]
        kit.tube(steel, path, r, 16)
        kit.tube(steel, [(x * 1.06, -.28, 0), (x * 1.06, -.20, .25), (x * 1.06, -.10, seat - .03), (x * 1.04, -.04, seat - .018)], r, 16)
    for y, z in ((.165, seat), (-.165, seat - .004)): kit.tube(steel, [(-.215, y, z), (.215, y, z)], r * .8, 12)
    for y, z in ((-.238, seat + .18), (-.266, seat + .375)): kit.tube(steel, [(-.215, y, z), (.215, y, z)], r * .8, 12)
    kit.box(m.wood('oak_light'), -.205, -.155, seat - .004, .205, .155, seat + .008, .003, 'x')
    kit.box(cane, -.180, -.13, seat + .0085, .180, .13, seat + .0105, 0)
    with kit.at(0, -.252, seat + .275, rx=8):
        for a, b in ((-.100, -.075), (.075, .100)): kit.box(m.wood('oak_light'), -.205, -.007, a, .205, .007, b, .002, 'x')
        for a, b in ((-.205, -.180), (.180, .205)): kit.box(m.wood('oak_light'), a, -.007, -.075, b, .007, .075, .002, 'z')
        kit.box(cane, -.182, -.001, -.077, .182, .001, .077, 0)
    return views(.5, .85, .55, 30)


def marta(kit):
    """Counter stool, 650 mm, low leather shell on blackened steel."""
    seating.bar_stool(kit, 0, 0, 0, m.metal('black', .46, brushed=False), m.leather('#7a4b2c'), .65)
    return views(.52, .88, .5, 32)


def nola(kit):
    """Spindle chair, black-stained ash."""
    seating.spindle_chair(kit, 0, 0, 0, m.veneer('#2f2b28', 'ash_grey', .46))
    return views(.5, .86, .5, 34)


def olmo(kit):
    """Round extending table, 1200, elm-tone oak, four turned-in legs and a parting joint."""
    wood = m.veneer('#a07a50', 'oak', .42)
    for side in (-1, 1):
        arc = [(.60 * math.cos(a), side * .0006 + side * .60 * math.sin(a)) for a in (math.pi * i / 64 for i in range(65))]
        for z, flip in ((.748, side < 0), (.716, side > 0)): kit.poly(wood, [(x, y, z) for x, y in arc], [list(range(65))[:: -1 if flip else 1]], 'x')
        vertices = [(x * s, y * s, z) for s, z in ((1, .716), (1.004, .722), (1.004, .744), (1, .748)) for x, y in arc]
        kit.poly(wood, vertices, [[j * 65 + i, j * 65 + i + 1, (j + 1) * 65 + i + 1, (j + 1) * 65 + i][:: side] for j in range(3) for i in range(64)], 'x')
    kit.lathe(wood, [(.50, .640), (.515, .640), (.517, .643), (.517, .716), (.50, .716)], seg=96)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        kit.tube(wood, [(.47 * math.cos(a), .47 * math.sin(a), 0), (.46 * math.cos(a), .46 * math.sin(a), .716)], .019, 24, .034)
    return views(1.22, .75, 1.2, 20)


def savoy(kit):
    """Banquette, 2000: channelled leather back and seat on a lacquer plinth."""
    hide, plinth = m.leather('#4f5d54'), m.lacquer('#2b2a28', 'ML')
    kit.box(plinth, -.96, -.26, 0, .96, .26, .12, .002, 'x')
    kit.box(plinth, -1.0, -.31, .12, 1.0, .31, .16, .002, 'x')
    count = 14
    for i in range(count):
        a = -1.0 + i * 2.0 / count
        props.soft_box(kit, hide, a + .0012, -.30, .40, a + 2.0 / count - .0012, -.16, .96, .052, .004, 12)
        props.soft_box(kit, hide, a + .0012, -.18, .36, a + 2.0 / count - .0012, .325, .475, .045, .006, 12)
    props.soft_box(kit, hide, -1.0, -.20, .158, 1.0, .31, .38, .03, .002, 12)
    props.soft_box(kit, hide, -1.0, -.315, .158, 1.0, -.19, .94, .03, .002, 12)
    return views(2.0, .96, .62, 28)


def tosca(kit):
    """Oval-back chair in painted beech with a silk-look weave."""
    seating.oval_chair(kit, 0, 0, 0, m.lacquer('#e3dccd', 'PF'), m.fabric('#a9b3ab', .0010, sheen=.9, rough=.6))
    return views(.52, .99, .5, 30)


def weekend(kit):
    """Breakfast table, one leaf up and one down, with its bench, in birch."""
    birch = m.veneer('#dcc7a2', 'oak_light', .44)
    for i in range(4): kit.box(birch, -.60, -.24 + i * .12 + .0003, .722, .60, -.24 + (i + 1) * .12 - .0003, .748, .001, 'x')
    for i in range(2): kit.box(birch, -.60, .2415 + i * .13, .722, .60, .2415 + (i + 1) * .13 - .0006, .748, .001, 'x')
    kit.box(birch, -.60, -.268, .44, .60, -.2425, .745, .004, 'x')
    for x in (-.50, .50):
        for y in (-.17, .17): kit.tube(birch, [(x * 1.03, y * 1.08, 0), (x, y, .722)], .016, 20, .027)
        kit.box(birch, x - .012, -.15, .64, x + .012, .15, .722, .002, 'y')
    for y in (-.17, .17): kit.box(birch, -.48, y - .011, .64, .48, y + .011, .722, .002, 'x')
    kit.tube(birch, [(.2, .19, .60), (.2, .42, .715)], .010, 12)
    kit.box(birch, -.55, -.80, .425, .55, -.50, .455, .004, 'x')
    for x in (-.44, .44):
        for y in (-.75, -.55): kit.tube(birch, [(x * 1.05, -.65 + (y + .65) * 1.25, 0), (x, y, .43)], .014, 20, .022)
    kit.box(birch, -.42, -.66, .20, .42, -.64, .235, .003, 'x')
    return views(1.35, .75, 1.2, -28)


PIECES = dict(alice=alice, bruna=bruna, capri=capri, dalia=dalia, elba=elba, flora=flora, giotto=giotto, ines=ines, lido=lido, marta=marta, nola=nola, olmo=olmo, savoy=savoy, tosca=tosca, weekend=weekend)
TABLES = ('capri', 'elba', 'giotto', 'olmo', 'weekend')
GROUNDS = ('#dcd6ca', '#d5d3cc', '#d9cfc1', '#cfd1cb', '#e0d9d0')


def build(slug):
    """The piece of a record on its ground; returns its views."""
    number = row('table-and-chairs', slug)['id']
    kit = Kit(80 + number)
    ground(kit, GROUNDS[number % len(GROUNDS)])
    with kit.at(0, 0, 0, rz=0 if slug in TABLES else 180):          # seats face the camera
        cameras = PIECES[slug](kit)
    kit.flush(slug)
    studio_light()
    return cameras
