"""Interior elements 'Boiserie': a panelled gallery one-point, with pilasters, cornice, skirting and a radiator screen."""
import bpy
from . import art, cabinetry as cab, core, exterior, furniture as f, materials as m, props, room, seating
from .core import Kit
from .stone import stone

BEAD = [(0, 0), (0, .010), (.006, .016), (.014, .018), (.020, .012), (.026, .008), (.032, .008), (.034, 0)]


def pilaster(kit, paint, x, height, width=.24):
    """Fluted pilaster on the wall y = 0, facing -y: plinth block, shaft with five flutes, capital."""
    kit.box(paint, x - width / 2 - .012, -.046, 0, x + width / 2 + .012, 0, .22, .003, 'x')
    kit.box(paint, x - width / 2, -.022, .22, x + width / 2, 0, height - .14, .002, 'z')
    for i in range(6):
        kit.box(paint, x - width / 2 + i * (width - .014) / 5, -.034, .30, x - width / 2 + .014 + i * (width - .014) / 5, -.022, height - .22, .004, 'z')
    kit.box(paint, x - width / 2, -.034, .22, x + width / 2, -.02, .30, .002, 'x'); kit.box(paint, x - width / 2, -.034, height - .22, x + width / 2, -.02, height - .14, .002, 'x')
    kit.box(paint, x - width / 2 - .010, -.044, height - .14, x + width / 2 + .010, 0, height - .11, .003, 'x')
    kit.box(paint, x - width / 2 - .026, -.064, height - .11, x + width / 2 + .026, 0, height - .03, .006, 'x')


def panels(kit, paint, x0, x1, height):
    """Dado and wall panel between two pilasters."""
    kit.frame_sweep(paint, x0, .28, x1, .86, -.0005, BEAD)
    kit.frame_sweep(paint, x0, 1.06, x1, height - .30, -.0005, BEAD)


def radiator_screen(kit, paint, brass, x0, x1):
    """Box with a brass lattice under a stone shelf."""
    kit.box(paint, x0, -.20, 0, x1, -.0, .14, .002, 'x'); kit.box(paint, x0, -.20, .14, x0 + .07, 0, .84, .002, 'z'); kit.box(paint, x1 - .07, -.20, .14, x1, 0, .84, .002, 'z')
    kit.box(paint, x0 + .07, -.20, .77, x1 - .07, 0, .84, .002, 'x'); kit.box(m.simple('#1b1917', .8), x0 + .07, -.15, .14, x1 - .07, -.14, .77, 0)
    step = .045
    x = x0 + .07 - .6
    while x < x1:
        for lean in (1, -1):
            a = (x, .14) if lean > 0 else (x + .63, .14)
            end = (a[0] + .63 * lean, .77)
            lo, hi = max(min(a[0], end[0]), x0 + .07), min(max(a[0], end[0]), x1 - .07)
            if hi - lo > .01:
                at = lambda px, a=a, lean=lean: .14 + (px - a[0]) * lean
                kit.tube(brass, [(lo, -.19 + .003 * lean, at(lo)), (hi, -.19 + .003 * lean, at(hi))], .0028, 6)
        x += step
    kit.box(stone('statuario'), x0 - .02, -.23, .84, x1 + .02, 0, .87, .003, 'x')


def boiserie(seed=51):
    """Gallery 3.4 m wide and 9 m long; tall window at its end, two more on the left."""
    kit = Kit(seed)
    half, end, y0, h = 1.75, 0.0, -8.6, 3.3
    paint, white = m.lacquer('#b9bba9', 'PF'), m.plaster('#efebe3', .04, .01)
    brass = m.metal('brass_aged', .32)
    wall = paint
    windows = [(-6.6, .87, -5.3, 2.85), (-3.3, .87, -2.0, 2.85)]
    room.wall_y(kit, wall, y0, end, -half, h, windows); room.wall_y(kit, wall, y0, end, half, h, side=1)
    room.wall_x(kit, wall, -half - .3, half + .3, end, h, [(-.62, 0, .62, 2.75)]); room.wall_x(kit, wall, -half - .3, half + .3, y0 - .2, h)
    kit.box(white, -half - .4, y0 - .3, h, half + .4, 3.4, h + .1, 0)
    room.floor_herringbone(kit, m.wood('oak', rough=.34), -half - .2, y0, half, 3.0)
    for a, z0, c, z1 in windows:
        room.window_y(kit, m.lacquer('#efece3', 'PF'), -half, a, z0, c, z1, 2, bars=4)
    profile_cornice = [(-half, y0, h - .16), (-half, end, h - .16), (half, end, h - .16), (half, y0, h - .16)]
    cab.cornice(kit, white, profile_cornice, .16, .14)
    dado = [(0, 0), (.008, 0), (.016, .008), (.022, .020), (.022, .032), (.012, .040), (0, .042)]
    with kit.at(half, 0, 0, rz=-90):
        for i in range(5): pilaster(kit, paint, .35 + i * 1.95, h - .16)
        for i in range(4): panels(kit, paint, .35 + i * 1.95 + .24, .35 + (i + 1) * 1.95 - .24, h)
        for i in range(4): kit.moulding(paint, [(.35 + i * 1.95 + .12, 0, .93), (.35 + (i + 1) * 1.95 - .12, 0, .93)], dado)
        for i, number in ((1, 3), (2, 1)): art.framed(kit, .35 + (i + .5) * 1.95, 1.78, .72, .95, number, brass)
        room.skirting(kit, paint, [(0, 0, 0), (8.6, 0, 0)], .20, .022)
    with kit.at(-half, y0, 0, rz=90):
        for i in range(5): pilaster(kit, paint, 8.6 - .35 - i * 1.95 + (.0), h - .16)
        room.skirting(kit, paint, [(0, 0, 0), (8.6, 0, 0)], .20, .022)
        for a, z0, c, z1 in windows:
            radiator_screen(kit, paint, brass, a - y0 + .05, c - y0 - .05)
    for lo, hi in ((-.62 - .11, -.62), (.62, .73)): kit.box(paint, lo, -.03, 0, hi, 0, 2.86, .004, 'z')
    kit.box(paint, -.62, -.03, 2.75, .62, 0, 2.86, .004, 'x')
    for side in (-1, 1): panels(kit, paint, side * 1.25 - .36, side * 1.25 + .36, h)
    # room beyond: bright wall, a round table with a vase under a picture
    far = m.plaster('#e8e2d6', .05, .03)
    room.wall_x(kit, far, -half - 1.3, half + 1.3, 3.0, h); room.wall_y(kit, far, .2, 3.0, -half - 1, h); room.wall_y(kit, far, .2, 3.0, half + 1, h, side=1)
    f.round_table(kit, m.wood('walnut'), 0, 2.0, .42, .74)
    props.vase(kit, m.ceramic('#ded6c8', .5, .15), 0, 2.0, .74, .34, .12, 'jar')
    props.branches(kit, 0, 2.0, 1.0, .78, 12, .42, .06, .4, 9, density=26, droop=.3)
    with kit.at(0, 3.0, 0): art.framed(kit, 0, 2.0, .9, 1.1, 0, brass)
    seating.oval_chair(kit, 1.42, -4.62, 92, m.wood('walnut'), m.fabric('#8f8a7c', .0016))
    kit.flush('boiserie')
    core.area((-half - .5, -5.95, 1.9), (0, -5.95, 1.2), 1.5, 2.0, 150, (.96, .98, 1), 150, glossy=False)
    core.area((-half - .5, -2.65, 1.9), (0, -2.65, 1.2), 1.5, 2.0, 150, (.96, .98, 1), 150, glossy=False)
    core.area((0, 1.6, h - .05), (0, 1.6, 0), 2.2, 1.6, 110, (1, .97, .92), 170, glossy=False)
    core.sun((.80, .34, -.52), 22, (1, .88, .70), 1.0)
    core.area((0, y0 + .25, 2.6), (0, -2, 1.2), 2.6, 1.0, 46, (1, .97, .93), 180, glossy=False)
    exterior.surround(exterior.VIEWS['late_garden'], .40, (1, .97, .93))
    bpy.context.scene['exposure'] = .34
    return dict(main=dict(loc=(.0, y0 + .3, 1.42), target=(.0, 0, 1.46), focal=28, fstop=9, focus=5.0, focus_at=(.5, .5)),
                tall=dict(loc=(-.55, y0 + 1.2, 1.40), target=(.35, 0, 1.60), focal=30, fstop=8, focus=4.5, focus_at=(.5, .5)))


SCENES = {'interior-elements/boiserie': boiserie}
