"""Bedroom 'Notturno': panelled veneer bed wall with lit bedside drawers, upholstered headboard and a made bed. Metres."""
import math
import random
from dataclasses import replace
from . import cabinetry as cab, core, materials as m, props, room, sets
from .core import Kit
from .stone import stone


def cloth_sheet(kit, mat, x0, x1, y0, y1, z, drop, thick=.03, seed=0, fold=.010, columns=110, rows=120):
    """A duvet or throw over a mattress: flat and softly creased on top, hanging by `drop` on both sides (-x, +x) and the foot (-y)."""
    rng = random.Random(seed)
    creases = [(rng.uniform(2, 9), rng.uniform(-7, 7), rng.uniform(0, 6.3), rng.uniform(.2, 1) * fold) for _ in range(9)]
    ripples = [(rng.uniform(9, 24), rng.uniform(0, 6.3), rng.uniform(.3, 1)) for _ in range(5)]
    width, length = x1 - x0, y1 - y0
    def over(s, edge0, edge1):
        """Arc length s to (position along the axis, drop): rolls over both edges with an 80 mm radius."""
        r = .07
        for edge, sign in ((edge0, -1), (edge1, 1)):
            past = (s - edge) * sign
            if past > -r:
                a = (past + r) / r
                if a < math.pi / 2: return edge + sign * (-r + r * math.sin(a)), r * (1 - math.cos(a))
                return edge, r + (a - math.pi / 2) * r
        return s, 0.0
    def point(u, v):
        px, dx = over(x0 - drop + u * (width + 2 * drop), x0, x1)
        py, dy = over(y0 - drop + v * (length + drop), y0, y1 + 9)
        down = dx + dy * (1 if dx < .02 else .35)
        wave = sum(a * math.sin(fx * (px + .3 * py) + fy * py + p) for fx, fy, p, a in creases)
        hang = min(1, max(0, down - .05) / .25)
        along = py if dx > dy else px
        ripple = sum(w * math.sin(f * along + p) for f, p, w in ripples) * .012 * hang
        side = (-1 if u < .5 else 1) * (1 if dx > dy else 0)
        return (px + side * (thick + abs(ripple) + ripple * .5), py - (thick + ripple + .01 * hang if dy >= dx and dy > 0 else 0), z + thick + wave * (1 - hang) - down + (.012 * math.sin(3 * along + seed) * hang))
    vertices = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    stride = columns + 1
    kit.poly(mat, vertices, [[j * stride + i, j * stride + i + 1, (j + 1) * stride + i + 1, (j + 1) * stride + i] for j in range(rows) for i in range(columns)], 'x')


def pillow(kit, mat, x, y, z, width, height, thick, lean, turn=0, seed=0):
    """Stuffed pillow standing on its long edge, leaning back by `lean` degrees; pinched corners and a piped seam."""
    rng = random.Random(seed)
    n = 36
    bumps = [(rng.uniform(3, 9), rng.uniform(3, 9), rng.uniform(0, 6), rng.uniform(.2, 1)) for _ in range(6)]
    def outline(u, v):
        pull = 1 - .07 * (1 - abs(v) ** 3) * abs(u) ** 6
        squash = 1 - .07 * (1 - abs(u) ** 3) * abs(v) ** 6
        return u * width / 2 * pull, v * height / 2 * squash
    def face(sign):
        rows = []
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = -1 + 2 * i / n, -1 + 2 * j / n
                px, pz = outline(u, v)
                full = (max(0, 1 - u ** 4) * max(0, 1 - v ** 4)) ** .45
                crease = sum(a * math.sin(f * u * 2 + g * v * 2 + p) for f, g, p, a in bumps) * .0035 * full
                rows.append((px, sign * (thick / 2 * full + crease), pz + height / 2))
        return rows
    with kit.at(x, y, z, rz=turn, rx=-lean):
        for sign in (-1, 1):
            order = (0, 1, 2, 3) if sign < 0 else (3, 2, 1, 0)
            faces = []
            for j in range(n):
                for i in range(n):
                    quad = (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
                    faces.append([quad[k] for k in order])
            kit.poly(mat, face(sign), faces, 'x')
        ring = [(*outline(math.copysign(min(1, abs(math.cos(a)) * 1.42), math.cos(a)), math.copysign(min(1, abs(math.sin(a)) * 1.42), math.sin(a))),) for a in (2 * math.pi * i / 80 for i in range(82))]
        kit.tube(mat, [(a, 0, b + height / 2) for a, b in ring], .0042, 8)


def headboard(kit, cover, frame, x0, x1, y, z0, z1, channels=9):
    """Channelled upholstery between two slim frames; channels are vertical rolls."""
    width = (x1 - x0) / channels
    for i in range(channels): props.soft_box(kit, cover, x0 + i * width + .001, y - .085, z0, x0 + (i + 1) * width - .001, y, z1, .030, 0, 10)
    kit.box(frame, x0 - .012, y - .09, z0 - .01, x0, y, z1 + .012, .001, 'z'); kit.box(frame, x1, y - .09, z0 - .01, x1 + .012, y, z1 + .012, .001, 'z'); kit.box(frame, x0, y - .09, z1, x1, y, z1 + .012, .001, 'x')


def veneer_wall(kit, veneer, line, x0, x1, height, panel=.62):
    """Panels floor to ceiling with 4 mm metal lines between them and a stone-height joint at 1.15 m."""
    count = round((x1 - x0) / panel); width = (x1 - x0) / count
    kit.box(m.simple('#12100f', .8), x0, -.012, 0, x1, 0, height, 0, 'x')
    for i in range(count):
        a, b = x0 + i * width + .002, x0 + (i + 1) * width - .002
        for z0, z1 in ((.06, 1.148), (1.152, height)): kit.box(veneer, a, -.030, z0, b, -.010, z1, .0008, 'z')
        kit.box(line, b, -.026, .06, b + .004, -.010, height, 0, 'z')


def bedside(kit, style, metal, x0, width, z=.30):
    """Wall-hung drawer box with a stone top and a light below."""
    x1, deep = x0 + width, .42
    kit.box(style.inner, x0 + .018, -deep, z, x1 - .018, -.03, z + .26, 0)
    for a, b in ((x0, x0 + .018), (x1 - .018, x1)): kit.box(style.mat, a, -deep - style.t, z, b, -.03, z + .26, .001, 'z')
    for a, b in ((z, z + .13), (z + .13, z + .26)): cab.front(kit, style, x0 + .018, a, x1 - .018, b, -deep, 'drawer')
    kit.box(stone('calacatta'), x0, -deep - style.t - .004, z + .26, x1, -.03, z + .28, .0016, 'x')
    kit.box(m.emit('#ffcf9f', 9), x0 + .05, -deep + .06, z - .004, x1 - .05, -deep + .07, z - .002, 0)
    core.area(((x0 + x1) / 2, -.22, z - .01), ((x0 + x1) / 2, -.2, 0), width - .1, .05, 3, (1, .76, .50), 160)
    return z + .28


def reading_lamp(kit, mat, x, z, watts):
    """Slim hanging cylinder of opal glass on a rod from the ceiling line."""
    kit.tube(mat, [(x, -.20, z + .26), (x, -.20, 2.8)], .003, 8)
    kit.cyl(mat, x, -.20, z + .20, z + .27, .024, 32)
    kit.lathe(m.emit('#ffe0b8', 7), [(0, 0), (.030, 0), (.034, .006), (.034, .20), (0, .20)], x, -.20, z, 40)
    core.point((x, -.26, z - .04), watts, (1, .80, .56), .06)


def bedroom(seed=12):
    """Bed wall frontal by the sea-apartment window, in the last light, lamps on."""
    kit = Kit(seed)
    spec = replace(sets.SETS['S2'], height=2.75, window=(-4.1, -.75), sheer=True, drape='#8f8373', floor=('planks', 'oak_smoked'), wall='#cfc6b8', sky=120, sky_colour=(.80, .88, 1), sun=9, sun_colour=(1, .72, .46), sun_direction=(.86, .30, -.30), fill=26, fill_colour=(1, .94, .88), ambient=.24, lamps=1.2, exposure=.45)
    box = sets.Box(-2.55, 2.55, -5.6, spec.height)
    sets.build(kit, spec, box)
    walnut, bronze = m.veneer('#665040', 'walnut', .42), m.metal('brass_aged', .36)
    veneer_wall(kit, walnut, bronze, box.x0, box.x1, spec.height)
    linen, sand, clay = m.fabric('#e9e4da', .0010, melange=.15), m.fabric('#b3a28b', .0018), m.fabric('#7d5f4b', .0024, sheen=.6)
    half, foot, mattress = .90, -2.20, .46
    headboard(kit, m.fabric('#a8977f', .0020, sheen=.5), bronze, -1.12, 1.12, -.03, .30, 1.148, 10)
    kit.box(walnut, -half - .02, foot - .02, .10, half + .02, -.12, .27, .004, 'x'); kit.box(m.simple('#0f0e0d', .8), -half + .12, foot + .14, 0, half - .12, -.2, .10, 0)
    props.soft_box(kit, linen, -half, foot, .25, half, -.13, mattress, .06, .01, 14)
    cloth_sheet(kit, linen, -half - .015, half + .015, foot - .02, -.66, mattress - .005, .30, .035, 3)
    cloth_sheet(kit, clay, -half - .04, half + .04, foot - .045, foot + .62, mattress + .020, .34, .035, 3)
    for x, seed_ in ((-.46, 1), (.46, 2)): pillow(kit, linen, x, -.27, mattress + .005, .74, .48, .20, 20, 0, seed_)
    for x, seed_ in ((-.44, 3), (.45, 4)): pillow(kit, sand, x, -.43, mattress + .012, .64, .42, .18, 27, 3 if x < 0 else -4, seed_)
    pillow(kit, clay, .02, -.58, mattress + .02, .52, .30, .15, 33, 2, 5)
    style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='edge', hmat=bronze, t=.018, grain='x')
    for x0 in (-1.12 - .70, 1.12 + .04):
        top = bedside(kit, style, bronze, x0, .66)
        reading_lamp(kit, bronze, x0 + (.16 if x0 < 0 else .50), 1.18, 5)
        props.books(kit, x0 + .36, -.24, top, 2, 3 + int(x0), .22, .16, 6)
    props.vase(kit, m.ceramic('#cbbfa9', .55, .25), 1.30, -.22, .58, .20, .07, 'jar'); props.branches(kit, 1.30, -.22, .73, .34, 7, .2, .05, .42, 9, density=16)
    kit.box(m.boucle('#d9d0c1'), -1.75, -3.2, 0, 1.75, -1.0, .020, .009, 'x')
    bench = m.leather('#6f4a32')
    props.soft_box(kit, bench, -.70, foot - .52, .36, .70, foot - .12, .46, .035, .012, 14)
    for x in (-.60, .60): kit.box(bronze, x - .012, foot - .50, 0, x + .012, foot - .14, .36, .002, 'z')
    for x in (-1.5, 1.5): room.downlight(kit, x, -.55, spec.height, 9)
    core.area((0, -.05, spec.height - .03), (0, -.4, 1.0), 4.6, .03, 10, (1, .76, .50), 120)
    kit.flush('bedroom')
    sets.light(spec, box)
    return dict(main=dict(loc=(.35, box.y0 + .25, 1.06), target=(.35, 0, 1.06), focal=30, fstop=8, focus=3.8, shift_x=-.11),
                side=dict(loc=(2.1, -2.3, .95), target=(.6, -.2, .72), focal=45, fstop=4, focus=2.0))
