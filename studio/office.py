"""Offices: `scriba` (library wall with desk), `senato` (executive desk), `forum` (meeting table and credenza)."""
from dataclasses import replace
from . import art, cabinetry as cab, core, furniture as f, lamps, materials as m, props, room, seating
from .stage import close_room, open_room
from .stone import stone


def desk_things(kit, x, y, z, seed=3):
    """Closed laptop, notebook with a pencil, a cup and a small lamp."""
    kit.box(m.metal('alu_dark', .4, brushed=False), x - .17, y - .12, z, x + .17, y + .12, z + .016, .006, 'x')
    kit.box(m.leather('#5a3d2b'), x + .27, y - .10, z, x + .42, y + .11, z + .014, .003, 'x')
    kit.tube(m.simple('#2c2a28', .5), [(x + .45, y - .09, z + .004), (x + .47, y + .08, z + .004)], .004, 8)
    kit.lathe(m.ceramic('#e4ddd0', .3, .2), props.spline([(0, 0), (.034, 0), (.038, .005), (.040, .075), (.038, .075), (.034, .008), (0, .006)]), x - .32, y + .05, z, 40)


def desk_lamp(kit, metal, x, y, z, reach=.34):
    """Jointed lamp: base, arm, small dome."""
    kit.lathe(metal, [(0, .014), (.075, .014), (.08, .009), (.08, 0)], x, y, z, 48)
    kit.tube(metal, [(x, y, z + .01), (x + .02, y, z + .30), (x + reach, y - .02, z + .44)], .006, 12)
    kit.lathe(metal, [(.012, .05), (.03, .045), (.062, .002), (.060, 0), (.028, .040), (0, .042)], x + reach, y - .02, z + .385, 40)
    kit.lathe(m.emit('#ffdcb0', 14), [(0, .02), (.03, .012), (0, .004)], x + reach, y - .02, z + .385, 24)
    core.spot((x + reach, y - .02, z + .38), 5, (1, .80, .56), 110, .6, .03)


def scriba():
    """Smoked-oak library wall with a desk that grows out of it, open shelves to the ceiling, closed base."""
    r = open_room('S2', 5.6, 6.2, 41, height=2.85, wall='#dcd6ca', floor=('herringbone', 'oak'), sun=20, sun_direction=(.86, .36, -.48))
    kit, b = r.kit, r.box
    oak, bronze = m.veneer('#6a5340', 'oak', .44), m.metal('bronze', .36, brushed=False)
    style = cab.Style(front='slab', mat=oak, inner=oak, handle='edge', hmat=bronze, plinth_h=.08, base_h=.72, depth=.40, t=.02)
    x0, x1, top = b.x0 + .02, b.x1 - .02, b.h - .04
    d0, d1 = -.85, 1.05
    kit.box(oak, x0, -.016, 0, x1, -.001, b.h, 0, 'z')
    bays = ((x0, -1.78), (-1.78, d0), (d0, d1), (d1, 1.93), (1.93, x1))
    for i, (a, c) in enumerate(bays):
        for x in (a, c - .022): kit.box(oak, x, -.36, .74 if i == 2 else 0, x + .022, -.016, top, .001, 'z')
        if i != 2:
            with kit.at(a, -.016, 0): cab.base_unit(kit, replace(style, depth=.37), .022, c - a - .044, 'doors2' if i % 2 else 'drawers3')
            kit.box(oak, a + .022, -.33, 0, c - .022, -.02, .08, 0, 'x')
            kit.box(oak, a, -.40, .72, c, -.016, .745, .0012, 'x')
        start = (.745, 1.12, 1.46, 1.80, 2.14, 2.46) if i != 2 else (1.46, 1.80, 2.14, 2.46)
        for k, z in enumerate(start):
            if z > .75: kit.box(oak, a + .022, -.34, z - .022, c - .022, -.016, z, .001, 'x')
            f.shelf_things(kit, a + .03, c - .03, -.03, z, 300 + 20 * i + k, .30)
            if z > .75: f.led(kit, a + .04, c - .04, -.32, z - .022, .7 if i != 2 else 1.2)
    kit.box(oak, x0, -.36, top, x1, -.016, b.h, .001, 'x')
    kit.box(m.leather('#4a3a2e'), d0 + .022, -.030, .76, d1 - .022, -.016, 1.43, .002, 'x')
    kit.box(oak, d0, -1.02, .70, d1, -.03, .742, .002, 'x')
    kit.box(m.leather('#3b3029'), d0 + .35, -.98, .7425, d1 - .35, -.52, .745, .0008, 'x')
    for x in (d0, d1 - .030): kit.box(oak, x, -1.00, 0, x + .030, -.03, .70, .0015, 'z')
    with kit.at(d1 - .48, -.42, 0): cab.base_unit(kit, replace(style, depth=.50, plinth_h=.10, base_h=.68), 0, .45, 'drawers3')
    desk_things(kit, .0, -.72, .745)
    desk_lamp(kit, bronze, d0 + .22, -.30, .742)
    seating.armchair(kit, .05, -1.55, 8, bronze, m.leather('#7a5238'))
    f.rug(kit, -1.7, -3.4, 1.8, -1.05, '#cbbfae', '#b9ab97')
    seating.armchair(kit, -1.75, -2.55, 138, m.wood('walnut'), m.fabric('#8f8a7c', .0020, sheen=.5))
    f.floor_lamp(kit, bronze, -2.15, -1.55, 1.5, 8)
    for x in (-1.6, 0, 1.6): room.downlight(kit, x, -.95, b.h, 9, angle=62)
    close_room(r, 'scriba')
    return dict(main=dict(loc=(.45, b.y0 + .28, 1.22), target=(.45, 0, 1.18), focal=30, fstop=9, focus=4.6, shift_x=-.07, focus_at=(.47, .5)),
                tall=dict(loc=(1.9, -4.9, 1.2), target=(-.1, -.6, 1.15), focal=32, fstop=7, focus=4.2, focus_at=(.5, .5)))


def senato():
    """Executive desk with return and two visitors' chairs before a panelled wall with credenza; three-quarter view."""
    r = open_room('S3', 5.8, 6.4, 42, drape='#8a7b66', sun=22, wall='#cfc7b7')
    kit, _b = r.kit, r.box
    walnut, brass = m.veneer('#5d4332', 'walnut', .40), m.metal('brass', .3)
    style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='bar', hmat=brass, bar=.16, plinth_h=.06, plinth=m.simple('#171310', .6), base_h=.66, depth=.44, t=.02, grain='x')
    x0, x1, y0, y1, z = -.95, 1.25, -3.15, -2.20, .75
    kit.box(walnut, x0, y0, z - .045, x1, y1, z, .003, 'x')
    kit.box(m.leather('#2f3a33'), x0 + .55, y0 + .12, z + .0002, x1 - .55, y1 - .12, z + .003, .0008, 'x')
    for a in (x0 + .04, x1 - .52):
        with kit.at(a + .48, y0 + .46, 0, rz=180):
            cab.base_unit(kit, replace(style, depth=.42), 0, .48, 'drawers3'); kit.box(style.plinth, .03, -.39, 0, .45, -.02, .06, 0, 'x')
            kit.box(walnut, 0, -.0, .06, .48, .018, .70, .001, 'x')
    kit.box(walnut, x0 + .52, y0 + .05, .10, x1 - .52, y0 + .075, .70, .0015, 'x')
    kit.box(brass, x0, y0 - .001, z - .052, x1, y1, z - .046, .0006, 'x')
    with kit.at(x1 + .02, y1 - .02, 0, rz=-90):                                     # return at the right hand
        cab.base_run(kit, replace(style, base_h=.62), [(.55, 'drawers2'), (.55, 'doors2')], 0)
    for i, (x, turn) in enumerate(((-.35, 6), (.65, -8))): seating.armchair(kit, x, y0 - .75, turn, m.wood('walnut'), m.leather('#6b4630'))
    seating.armchair(kit, .15, y1 + .45, 182, brass, m.leather('#2d2a27'))
    desk_things(kit, .12, y1 - .30, z + .003)
    f.table_lamp(kit, x0 + .26, y1 - .25, z, 5, .48)
    with kit.at(-1.6, -.02, 0):
        cab.base_run(kit, replace(style, handle='none', grain='z'), [(.8, 'doors2')] * 4, 0)
        kit.box(stone('marquina'), -.02, -.48, .66, 3.22, 0, .69, .002, 'x')
        f.shelf_things(kit, .1, 3.1, -.06, .69, 77, .34)
    art.framed(kit, 0, 1.78, 1.5, 1.15, 1, brass)
    f.rug(kit, -2.0, -4.9, 2.1, -1.1, '#a39680', '#8f826c')
    f.potted_tree(kit, 2.35, -.75, 2.2, 8)
    close_room(r, 'senato')
    return dict(main=dict(loc=(-1.75, -5.95, 1.28), target=(.50, -1.7, .98), focal=31, fstop=7, focus=3.9, focus_at=(.52, .5)))


def forum():
    """Meeting table with a cable spine for eight, credenza along the wall, evening lamps off."""
    r = open_room('S4', 6.2, 6.8, 43, exposure=.72, floor=('planks', 'oak_smoked'))
    kit, b = r.kit, r.box
    oak, black = m.veneer('#a98358', 'oak', .46), m.metal('black', .46, brushed=False)
    x, y, z = -.1, -3.0, .74
    kit.box(oak, x - 1.6, y - .60, z - .03, x + 1.6, y - .065, z, .002, 'x'); kit.box(oak, x - 1.6, y + .065, z - .03, x + 1.6, y + .60, z, .002, 'x')
    kit.box(black, x - 1.6, y - .063, z - .028, x + 1.6, y + .063, z - .004, .001, 'x')
    for i in range(3): kit.box(black, x - 1.2 + i * 1.0, y - .055, z - .004, x - .75 + i * 1.0, y + .055, z + .001, .001, 'x')
    for sx in (-1, 1):
        kit.box(black, x + sx * 1.15 - .03, y - .45, .03, x + sx * 1.15 + .03, y + .45, .08, .003, 'y'); kit.box(black, x + sx * 1.15 - .03, y - .06, .08, x + sx * 1.15 + .03, y + .06, z - .09, .003, 'z')
        kit.box(black, x + sx * 1.15 - .03, y - .50, z - .09, x + sx * 1.15 + .03, y + .50, z - .031, .003, 'y')
    kit.box(black, x - 1.15, y - .03, .30, x + 1.15, y + .03, .36, .003, 'x')
    cover, wood = m.leather('#4b3a2e'), m.veneer('#2f2b28', 'ash_grey', .5)
    for i in range(4):
        cx = x - 1.18 + i * .79
        props.chair(kit, cx, y - .82 - .05 * (i % 2), (5, -4, 3, -6)[i], wood, cover)
        props.chair(kit, cx, y + .82, 180 + (4, -3, 6, -5)[i], wood, cover)
    style = cab.Style(front='slab', mat=oak, inner=oak, handle='none', plinth_h=.14, plinth=black, base_h=.74, depth=.46, t=.02, grain='z')
    with kit.at(-1.9, -.02, 0):
        cab.base_run(kit, style, [(.76, 'doors2')] * 5, 0)
        kit.box(oak, -.02, -.50, .74, 3.82, 0, .77, .002, 'x')
        props.vase(kit, m.ceramic('#3b3835', .5, .1), .45, -.25, .77, .36, .12, 'jar'); props.branches(kit, .45, -.25, 1.05, .62, 10, .34, .055, .4, 4, density=24, droop=.3)
        props.books(kit, 2.9, -.24, .77, 3, 5)
        props.bowl(kit, m.ceramic("#b39b7d", .5, .3), 1.9, -.24, .77, .16, .07)
    art.framed(kit, .35, 1.75, 1.9, 1.05, 3, black)
    for dx in (-.75, .75): props.books(kit, x + dx, y - .33, z, 1, 3 + int(dx * 10), .30, .21, 3)
    lamps.linear(kit, black, x, y, 1.72, b.h, 40, 2.3)
    f.potted_tree(kit, 2.45, -.85, 2.3, 11)
    close_room(r, 'forum')
    return dict(main=dict(loc=(.85, b.y0 + .3, 1.30), target=(.85, 0, 1.12), focal=29, fstop=9, focus=4.2, shift_x=-.15, focus_at=(.45, .5)))


SCENES = {'office/scriba': scriba, 'office/senato': senato, 'office/forum': forum}
