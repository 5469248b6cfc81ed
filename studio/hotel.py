"""Hotel furniture 'Residenza' (guest room from the door) and the bedroom 'Serenata'."""
import math
from dataclasses import replace
from . import art, cabinetry as cab, core, furniture as f, materials as m, props, room, seating
from .bedroom import bedside, cloth_sheet, headboard, pillow, reading_lamp
from .stage import close_room, open_room
from .stone import stone


def made_bed(kit, linen, cushion, throw, half=.90, foot=-2.20, top=.46, seed=1):
    """Mattress, duvet, throw and five pillows with the head on y = 0."""
    props.soft_box(kit, linen, -half, foot, .25, half, -.13, top, .06, .01, 14)
    cloth_sheet(kit, linen, -half - .015, half + .015, foot - .02, -.66, top - .005, .30, .035, 3)
    cloth_sheet(kit, throw, -half - .04, half + .04, foot - .045, foot + .55, top + .020, .34, .035, 3)
    for x, s in ((-.46, 1), (.46, 2)): pillow(kit, linen, x, -.27, top + .005, .74, .48, .20, 20, 0, s + seed)
    for x, s in ((-.44, 3), (.45, 4)): pillow(kit, cushion, x, -.43, top + .012, .60, .40, .18, 27, 3 if x < 0 else -4, s + seed)
    pillow(kit, throw, .02, -.58, top + .02, .50, .30, .15, 33, 2, 5 + seed)


def residenza():
    """Guest room: headboard wall with lamps, desk and luggage bench in one line at the window, wardrobe with minibar near us."""
    r = open_room('S2', 5.0, 6.6, 71, height=2.7, wall='#d8d0c3', floor=('planks', 'oak_smoked'), window=(-4.4, -.7), sheer=True, drape='#7f7565', sun=11, sun_colour=(1, .80, .58), sun_direction=(.86, .32, -.34), fill=40, ambient=.32, exposure=.46)
    kit, b = r.kit, r.box
    oak, bronze = m.veneer('#86684c', 'oak', .44), m.metal('bronze', .36, brushed=False)
    cx = -.35
    kit.box(oak, b.x0, -.020, 0, 1.55, -.001, 1.22, 0, 'z')
    x, count = b.x0 + .01, 7
    width = (1.55 - b.x0 - .02) / count
    for i in range(count): kit.box(oak, x + i * width + .002, -.040, .06, x + (i + 1) * width - .002, -.018, 1.20, .001, 'z')
    kit.box(bronze, b.x0, -.046, 1.20, 1.55, -.001, 1.215, .001, 'x')
    f.led(kit, b.x0 + .05, 1.5, -.03, 1.24, 0)
    core.area((cx, -.05, 1.24), (cx, -.02, 2.4), 3.6, .03, 9, (1, .78, .54), 130)
    with kit.at(cx, -.04, 0):
        headboard(kit, m.fabric('#8d8271', .0020, sheen=.5), bronze, -1.0, 1.0, 0, .30, 1.05, 6)
        kit.box(oak, -.92, -2.22, .10, .92, -.12, .27, .004, 'x'); kit.box(m.simple('#0f0e0d', .8), -.8, -2.06, 0, .8, -.2, .10, 0)
        made_bed(kit, m.fabric('#ece7de', .0010, melange=.12), m.fabric('#c3b49c', .0018), m.fabric('#4f5f5c', .0024, sheen=.6))
        style = cab.Style(front='slab', mat=oak, inner=oak, handle='edge', hmat=bronze, t=.018, grain='x')
        for x0 in (-1.60, 1.04):
            top = bedside(kit, style, bronze, x0, .54)
            reading_lamp(kit, bronze, x0 + (.14 if x0 < 0 else .40), 1.10, 4)
            props.books(kit, x0 + .28, -.24, top, 2, 3 + int(x0), .2, .15, 6)
    with kit.at(b.x1, -.35, 0, rz=-90):
        run = cab.Style(front='slab', mat=oak, inner=oak, handle='edge', hmat=bronze, depth=.58, plinth_h=.08, plinth=m.simple('#171412', .6), t=.02)
        kit.box(oak, 0, -.60, .70, 1.75, -.01, .74, .0015, 'x')
        kit.box(oak, 0, -.60, 0, .03, -.01, .70, .001, 'z')
        with kit.at(1.18, 0, 0): cab.base_unit(kit, replace(run, base_h=.70), 0, .57, 'drawers2'); kit.box(run.plinth, 0, -.53, 0, .57, -.03, .08, 0)
        kit.box(m.mirror(), .35, -.030, .98, 1.05, -.022, 2.08, .001, 'z'); kit.frame_sweep(bronze, .33, .96, 1.07, 2.10, -.001, [(0, 0), (0, .034), (.014, .034), (.014, .02)])
        f.table_lamp(kit, .25, -.26, .74, 4, .44)
        props.books(kit, .72, -.30, .74, 1, 4, .28, .20)
        props.vase(kit, m.ceramic('#4a4642', .5, .1), 1.48, -.26, .74, .24, .07, 'bottle'); props.branches(kit, 1.48, -.26, .92, .44, 6, .22, .05, .4, 8, density=16)
        seating.round_stool(kit, .72, -.72, 15, bronze, m.leather('#7a5238'), .46)
        a = 1.75
        kit.box(oak, a, -.60, 0, a + .02, -.01, 2.40, .001, 'z'); kit.box(oak, a + .70, -.60, 0, a + .72, -.01, 2.40, .001, 'z'); kit.box(oak, a, -.03, .08, a + .72, -.012, 2.40, 0, 'z'); kit.box(oak, a, -.60, 2.38, a + .72, -.01, 2.40, .001, 'x')
        kit.box(oak, a + .02, -.58, .08, a + .70, -.02, .90, 0, 'x'); cab.front(kit, replace(run, handle='edge'), a + .02, .08, a + .70, .90, -.58, 'door')
        kit.box(stone('marquina'), a + .02, -.60, .90, a + .70, -.03, .92, .001, 'x')
        kit.box(oak, a + .02, -.42, 1.52, a + .70, -.03, 1.545, .001, 'x'); f.led(kit, a + .05, a + .68, -.40, 1.52, 4)
        for s in range(2): props.plate(kit, m.ceramic('#ece6da', .22), a + .20, -.24, .92 + s * .012, .09)
        for dx in (.36, .44, .52): kit.lathe(m.glass_solid(), [(0, 0), (.030, 0), (.032, .003), (.036, .095), (.0345, .095), (.030, .008), (0, .007)], a + dx, -.22, .92, 40)
        props.vase(kit, m.ceramic('#b39b7d', .5, .3), a + .22, -.2, 1.545, .2, .06, 'jar'); props.books(kit, a + .50, -.22, 1.545, 2, 6, .2, .15)
        for i in range(3): cab.tall_unit(kit, run, a + .72 + i * .56, .56, 'door' if i % 2 else 'door_r', 2.40)
        kit.box(oak, 0, -.60, 2.40, a + .72 + 1.68, -.01, b.h, .001, 'x')
    kit.box(bronze, cx - .62, -3.02, .40, cx + .62, -2.62, .42, .002, 'x')
    props.soft_box(kit, m.leather('#6f4a32'), cx - .64, -3.04, .40, cx + .64, -2.60, .47, .03, .01, 12)
    for sx in (-.55, .55): kit.box(bronze, cx + sx - .012, -3.0, 0, cx + sx + .012, -2.64, .40, .002, 'z')
    f.rug(kit, -2.1, -4.2, 1.3, -1.0, '#b9ae9c', '#a89c88')
    seating.armchair(kit, -1.85, -3.55, 20, m.wood('walnut'), m.fabric('#8f9384', .0020, sheen=.5))
    f.round_table(kit, m.wood('walnut'), -2.05, -2.75, .22, .50)
    with kit.at(cx, 0, 0): art.framed(kit, 0, 1.86, 1.6, .66, 2, bronze)
    for x in (-1.5, .8): room.downlight(kit, x, -.7, b.h, 8)
    close_room(r, 'residenza')
    return dict(main=dict(loc=(.10, b.y0 + .25, 1.34), target=(.10, 0, 1.10), focal=27, fstop=9, focus=4.6, shift_x=.02, focus_at=(.45, .5)),
                tall=dict(loc=(-.6, -6.1, 1.30), target=(.2, -.2, 1.08), focal=30, fstop=8, focus=4.4, focus_at=(.5, .5)))


def buttoned_headboard(kit, cover, frame, half, z0, z1):
    """Upholstered headboard with an arched crown, deep buttons and a wooden edge; back on y = 0."""
    columns, rows, depth = 64, 40, .085
    def crown(u): return z1 - .16 * u * u - .05 * (abs(u) > .93)
    buttons = [(-.875 + .25 * i + (.125 if j % 2 else 0), .16 + .20 * j) for j in range(4) for i in range(8) if -.9 < -.875 + .25 * i + (.125 if j % 2 else 0) < .9]
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = -1 + 2 * i / columns, j / rows
            z = z0 + (crown(u) - z0) * v
            pinch = max((math.exp(-((u - bu) * half / .045) ** 2 - ((v - bv) * (z1 - z0) / .045) ** 2) for bu, bv in buttons), default=0)
            edge = (1 - abs(u) ** 14) * (1 - abs(2 * v - 1) ** 14)
            vertices.append((u * half, -(.025 + depth * max(edge, 0) ** .4 - .045 * pinch), z))
    stride = columns + 1
    kit.poly(cover, vertices, [[j * stride + i, j * stride + i + 1, (j + 1) * stride + i + 1, (j + 1) * stride + i] for j in range(rows) for i in range(columns)], 'x')
    outline = [(-half, -.05, z0)] + [(u * half, -.05, crown(u) + .008) for u in (-1 + 2 * i / 48 for i in range(49))] + [(half, -.05, z0)]
    kit.tube(frame, outline, .020, 16)
    for u, v in buttons: kit.cyl(cover, u * half, -.068, z0 + (crown(u) - z0) * v - .010, z0 + (crown(u) - z0) * v + .010, .010, 16)


def serenata():
    """Neoclassic bedroom: buttoned headboard against a panelled wall, framed chests as bedsides, bench."""
    r = open_room('S3', 5.4, 6.2, 72, height=3.0, wall='#cfd2cc', drape='#a59a87', floor=('herringbone', 'oak_light'), sun=20, sun_direction=(.84, .34, -.42))
    kit, b = r.kit, r.box
    paint, wall, brass = m.lacquer('#e4ded2', 'PF'), m.lacquer('#cfd2cc', 'PF'), m.metal('brass', .3)
    bead = [(0, 0), (0, .010), (.006, .016), (.014, .018), (.020, .012), (.026, .008), (.032, .008), (.034, 0)]
    for a, c in ((b.x0 + .18, -1.50), (-1.36, 1.36), (1.50, b.x1 - .18)):
        kit.frame_sweep(wall, a, 1.04, c, b.h - .34, -.0005, bead); kit.frame_sweep(wall, a, .24, c, .84, -.0005, bead)
    kit.moulding(wall, [(b.x0, 0, .92), (b.x1, 0, .92)], [(0, 0), (.008, 0), (.016, .008), (.022, .020), (.022, .032), (.012, .040), (0, .042)])
    room.skirting(kit, wall, [(b.x0, 0, 0), (b.x1, 0, 0)], .16)
    with kit.at(0, -.03, 0):
        buttoned_headboard(kit, m.fabric('#c9b8a4', .0016, sheen=.7), m.wood('walnut'), 1.02, .28, 1.36)
        props.soft_box(kit, m.fabric('#c9b8a4', .0016, sheen=.7), -.95, -2.24, .12, .95, -.10, .32, .04, .004, 12)
        for x in (-.82, .82):
            for y in (-2.12, -.25): kit.lathe(m.wood('walnut'), props.spline([(0, 0), (.020, 0), (.030, .03), (.022, .07), (.034, .11), (.034, .13), (0, .13)]), x, y, 0, 32)
        made_bed(kit, m.fabric('#efeae1', .0010, melange=.12), m.fabric('#b9bdb4', .0016, sheen=.6), m.fabric('#a3866f', .0022, sheen=.6), .92, -2.22, .50, 7)
    style = cab.Style(front='thin', mat=paint, inner=paint, handle='knob', hmat=brass, plinth_h=.10, base_h=.62, depth=.42, thin_rail=.045, plinth=paint)
    for x0 in (-1.92, 1.24):
        with kit.at(x0, -.03, 0):
            cab.base_unit(kit, style, 0, .68, 'drawers3'); kit.box(paint, .02, -.40, 0, .66, -.02, .10, .003, 'x')
            kit.box(paint, -.012, -.455, .62, .692, 0, .645, .003, 'x')
            for x in (-.001, .66): kit.box(paint, x, -.44, .10, x + .021, 0, .62, .001, 'z')
            f.table_lamp(kit, .34, -.22, .645, 5, .52)
            props.books(kit, .14, -.26, .645, 2, 3, .16, .12)
    f.rug(kit, -1.9, -3.7, 1.9, -1.1, '#d9d1c3', '#cabfae')
    props.soft_box(kit, m.fabric('#8f9384', .0020, sheen=.6), -.68, -2.98, .36, .68, -2.52, .47, .035, .014, 14)
    for x in (-.58, .58):
        for y in (-2.90, -2.60): kit.lathe(m.wood('walnut'), props.spline([(0, 0), (.012, 0), (.016, .03), (.014, .10), (.022, .24), (.020, .30), (.026, .33), (0, .36)]), x, y, 0, 28)
    seating.armchair(kit, 1.95, -2.9, 60, m.wood('walnut'), m.fabric('#c6bba8', .0020, sheen=.5))
    with kit.at(0, -.012, 0): art.framed(kit, 0, 1.98, 1.25, .70, 4, brass)
    close_room(r, 'serenata')
    return dict(main=dict(loc=(.30, b.y0 + .28, 1.10), target=(.30, 0, 1.16), focal=30, fstop=9, focus=4.4, shift_x=-.07, focus_at=(.47, .5)))


SCENES = {'hotel-furniture/residenza': residenza, 'bedrooms/serenata': serenata}
