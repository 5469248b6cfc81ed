"""A kitchen from a catalogue record: `kitchen_from_record(record, dims)` -> camera views. All seven layouts."""
import math
from dataclasses import dataclass, replace
import bpy
from . import art, cabinetry as cab, core, finishes, handles, lamps, materials as m, props, records, room, seating, sets, still_life
from .dims import KitchenDims, kitchen_dims, metres
from .stone import stone
from .variety import Variety, variety_for


@dataclass(frozen=True)
class Job:
    """Everything the builders of one kitchen share. Builders take metres; dims are mm."""
    kit: core.Kit
    record: object
    dims: KitchenDims
    look: finishes.Look
    spec: sets.SetSpec
    box: sets.Box
    variety: Variety

    @property
    def classic(self):
        return self.record.style in ('classic', 'neoclassic')

    @property
    def tall_top(self):
        """Units run to the ceiling in low rooms (30 mm scribe); in high rooms they end with a cornice or a clean top."""
        return self.box.h - .03 if self.box.h < 2.95 else metres(self.dims.tall_top) + .14

    @property
    def worktop_z(self):
        return metres(self.dims.worktop_height)

    def style(self, role, **changes):
        """cabinetry.Style of one role: base | tall | wall | island."""
        d, look = self.dims, self.look
        own = look.wall if role == 'wall' else getattr(look, role)
        slab_role = own is not look.main and not self.classic
        return replace(cab.Style(front='slab' if slab_role else look.front, pane=look.pane, lattice=look.second if look.pane == 'grille' else None, mat=own, inner=look.carcass, handle=look.handle, hmat=look.handle_metal,
                                 plinth=look.plinth, plinth_h=metres(d.plinth), gap=metres(d.front_gap), t=metres(max(self.record.front_thickness, 19)), rail=metres(d.frame_width),
                                 thin_rail=metres(d.thin_frame_width), grain=look.grain, base_h=metres(d.body_top), depth=metres(d.body_depth), channel=metres(d.channel)), **changes)


# ---------------------------------------------------------------- parts of a run
def base_run(job, x0, x1, sink_at=None, hob_at=None, splash_top=None, front_units=None):
    """Base units, worktop with sink and hob, splashback; x0..x1 along the back wall."""
    kit, d, look = job.kit, job.dims, job.look
    style = job.style('base')
    with kit.at(x0, 0, 0): cab.base_run(kit, style, front_units or _units(x1 - x0, job))
    top, thick, deep = job.worktop_z, metres(d.worktop_thickness), metres(d.worktop_depth)
    hole = (sink_at - .33, -.52, sink_at + .33, -.13) if sink_at is not None else None
    kit.slab_with_hole(look.worktop, x0, -deep, top - thick, x1, 0, top, hole, .0016)
    if hole:
        cab.sink(kit, m.metal('steel'), *hole, top - thick)
        cab.tap(kit, look.handle_metal if look.handle in ('bar', 'knob', 'channel') and not job.classic else m.metal('nickel' if job.classic else 'steel'), sink_at, -.075, top, .38, .22)
    if hob_at is not None: cab.hob(kit, hob_at, -.30, top, .80)
    if splash_top: kit.box(look.splash, x0, -.018, top, x1, -.0005, splash_top, .0012, 'x')


def _units(length, job):
    """Unit widths that fill a length: modules near 600 and 900 mm, drawers and doors in turn."""
    count = max(1, round(length / .78)); width = length / count
    framed = job.look.handle in ('knob', 'cup', 'ring', 'wooden_knob')
    kinds = ('drawer_doors2', 'drawers3', 'drawer_doors2') if framed else ('drawers3', 'drawers2', 'doors2')
    return [(width, kinds[i % 3]) for i in range(count)]


def tall_block(job, x0, x1, oven=True, scribe=True):
    """Tall units between x0 and x1: oven housing first, doors after; closed above to the ceiling or by a cornice."""
    kit, top = job.kit, job.tall_top
    style = job.style('tall', depth=.60)
    side = .020
    for a in (x0, x1 - side): kit.box(style.mat, a, -.60 - style.t, 0, a + side, 0, top, .0012, 'z')
    inner, width = x1 - x0 - 2 * side, metres(job.dims.tall_width)
    x, rest = x0 + side, inner - (width if oven else 0)
    split = [top - .52] if top > 2.55 else ([1.62] if job.classic else None)
    if oven: x = cab.tall_unit(kit, style, x, width, 'ovens', top, steel=job.variety.seed % 5 < 2)
    doors = max(1, round(rest / .56))
    for i in range(doors):
        if i == 0 and job.look.vitrine and not job.classic: x = lit_vitrine(job, x, rest / doors, top)
        else: x = cab.tall_unit(kit, style, x, rest / doors, 'door' if i % 2 == 0 else 'door_r', top, split=split)
    if job.classic: cab.cornice(kit, job.look.cornice or style.mat, [(x0, 0, top), (x0, -.60 - style.t, top), (x1, -.60 - style.t, top), (x1, 0, top)], .12, .085)
    elif scribe and top > job.box.h - .05: kit.box(style.mat, x0, -.585, top, x1, -.02, job.box.h, 0, 'x')


def lit_vitrine(job, x, width, top):
    """Tall glass door in a slim metal frame before lit shelves; returns its right edge."""
    kit, frame = job.kit, m.metal('black' if 'black' in job.record.second else 'bronze', .4, brushed=False)
    style = replace(job.style('tall', depth=.60), mat=frame, inner=m.wood('oak_smoked') if job.spec.lamps > 1 else job.look.carcass, thin_rail=.024, front='slab', handle='none')
    right = cab.tall_unit(kit, style, x, width, 'glass', top)
    for z in (.10 + (top - .10) * (i + 1) / 6 for i in range(6)):
        kit.box(m.emit('#ffd2a0', 8), x + .04, -.06, z - .014, right - .04, -.052, z - .010, 0)
    for level in range(5):
        z = .10 + (top - .10) * (level + 1) / 6 + .010
        if level % 2: props.vase(kit, m.ceramic('#d9cfbe', .45, .3), x + width * .36, -.30, z, .20, .06, 'jar'); props.bowl(kit, m.ceramic('#8d7b65', .4, .2), x + width * .70, -.28, z, .075, .055)
        else:
            for s in range(4): props.plate(kit, m.ceramic('#ece6da', .22), x + width * .35, -.28, z + s * .012, .10)
            props.vase(kit, m.ceramic('#3b3835', .5, .1), x + width * .72, -.28, z, .14, .05, 'cyl')
    core.area((x + width / 2, -.52, top - .05), (x + width / 2, -.30, .9), width - .1, .03, 5 * job.spec.lamps, (1, .78, .54), 160)
    return right


def framed_end(job, x):
    """Framed panels on the free end of a tall block that closes at x (local frame of the run)."""
    style = job.style('tall', handle='none')
    with job.kit.at(x, -.60 - style.t, 0, rz=90):
        for z0, z1 in ((.10, 1.62), (1.62, job.tall_top)): cab.front(job.kit, style, 0, z0, .60 + style.t, z1, 0, 'none')


def light_strip(job, x0, x1, y, z, watts):
    """Recessed LED line below a unit at height z with its real lamp."""
    job.kit.box(m.emit('#ffd0a0', 12), x0 + .03, y - .006, z - .003, x1 - .03, y + .006, z - .001, 0)
    core.area(((x0 + x1) / 2, y, z - .006), ((x0 + x1) / 2, y + .09, z - .6), x1 - x0 - .1, .03, watts * job.spec.lamps, (1, .77, .52), 165)


def closed_wall_units(job, x0, x1):
    """Row of plain wall units with a light line below."""
    kit, d = job.kit, job.dims
    bottom, deep = metres(d.wall_unit_bottom), metres(d.wall_unit_depth)
    top = job.tall_top if job.box.h < 2.95 else metres(d.wall_unit_top)
    style = job.style('wall', handle='none')
    count = max(1, round((x1 - x0) / .66)); width = (x1 - x0) / count
    for i in range(count): cab.wall_unit(kit, style, x0 + i * width, width, bottom, top, deep, 'door' if i % 2 else 'door_r')
    kit.box(style.mat, x0, -deep - style.t, bottom - .018, x1, -.01, bottom, .001, 'x')
    if top > job.box.h - .05: kit.box(style.mat, x0, -deep + .01, top, x1, -.02, job.box.h, 0, 'x')
    light_strip(job, x0, x1, -deep + .03, bottom - .018, 13)


def vitrine_wall(job, x0, x1, hob_at):
    """Classic wall: mantel hood over the hob, lit glass-framed vitrines beside it, one cornice over all."""
    kit, d = job.kit, job.dims
    style = job.style('wall')
    bottom, top, deep = metres(d.wall_unit_bottom), metres(d.wall_unit_top) + .12, metres(d.wall_unit_depth)
    h0, h1 = hob_at - .50, hob_at + .50
    framed_in = job.look.second if any(word in job.record.second for word in ('brass-framed', 'white dresser')) else style.mat
    vitrine = replace(style, inner=job.look.interior, mat=framed_in)
    hood, crown = job.look.hood or style.mat, job.look.cornice or style.mat
    for a, b in ((x0, h0), (h1, x1)):
        doors = max(1, round((b - a) / .95)); width = (b - a) / doors
        for i in range(doors):
            glazed = (a == x0 and i == doors - 1) or (a == h1 and i == 0)
            cab.wall_unit(kit, vitrine if glazed else style, a + i * width, width, bottom, top, deep, 'glass2' if glazed else 'doors2', lit=glazed, shelves=2)
            if glazed: _crockery(job, a + i * width, width, bottom, top)
        kit.box(style.mat, a, -deep + .005, bottom - .045, b, -deep + .025, bottom, .002, 'x')
        light_strip(job, a, b, -.2, bottom, 4)
    mantel = bottom + .24
    kit.box(hood, h0, -.50, mantel, h1, 0, mantel + .14, .003, 'x'); kit.box(hood, h0 + .001, -.45, mantel + .14, h1 - .001, 0, top, .002, 'z')
    cab.cornice(kit, hood, [(h0, 0, mantel + .08), (h0, -.50, mantel + .08), (h1, -.50, mantel + .08), (h1, 0, mantel + .08)], .06, .035)
    if hood is style.mat: cab.front(kit, replace(style, handle='none'), h0 + .09, mantel + .20, h1 - .09, top - .03, -.45, 'none')
    for a in (h0 + .03, h1 - .11):
        if 'pilasters' in job.record.front or 'columns' in job.record.front: _pilaster(kit, hood, crown, a - .01, job.worktop_z, mantel)
        else: _corbel(kit, hood, a, .08, mantel)
    kit.box(m.metal('steel'), h0 + .08, -.46, mantel - .012, h1 - .08, -.06, mantel, .001, 'x')
    core.area((hob_at, -.3, mantel - .02), (hob_at, -.25, .9), .5, .2, 7 * job.spec.lamps, (1, .80, .56), 150)
    edge = -deep - style.t
    cab.cornice(kit, crown, [(x0, edge, top), (h0, edge, top), (h0, -.45, top), (h1, -.45, top), (h1, edge, top), (x1, edge, top)], .12, .085)
    kit.box(style.mat, x0, edge + .03, top, x1, 0, top + .02, 0, 'x')


def _pilaster(kit, mat, gilded, x, z0, z1, width=.10, depth=.16):
    """Fluted pilaster with base and capital that carries the mantel."""
    kit.box(mat, x - .008, -depth - .010, z0, x + width + .008, 0, z0 + .09, .003, 'x')
    kit.box(mat, x, -depth, z0 + .09, x + width, 0, z1 - .09, .002, 'z')
    for i in range(3): kit.tube(mat, [(x + width * (i + 1) / 4, -depth, z0 + .12), (x + width * (i + 1) / 4, -depth, z1 - .12)], .009, 12)
    kit.box(gilded, x - .010, -depth - .014, z1 - .09, x + width + .010, 0, z1 - .055, .003, 'x')
    kit.box(gilded, x - .018, -depth - .024, z1 - .055, x + width + .018, 0, z1, .004, 'x')


def _corbel(kit, mat, x, width, z):
    """Scrolled bracket below the mantel."""
    outline = [(-.46, z), (-.44, z - .03), (-.36, z - .07), (-.22, z - .12), (-.12, z - .20), (-.07, z - .30), (-.02, z - .33), (-.02, z)]
    vertices = [(x, y, h) for y, h in outline] + [(x + width, y, h) for y, h in outline]
    n = len(outline)
    kit.poly(mat, vertices, [list(range(n))[::-1], [n + i for i in range(n)]] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)], 'z')


def _crockery(job, x0, width, bottom, top):
    """Plates and glasses on the two shelves and the floor of a vitrine."""
    kit, rng = job.kit, job.kit.rng
    white = m.ceramic('#ece6da', .22)
    for level in range(3):
        z = bottom + .018 if level == 0 else bottom + (top - bottom) * level / 3 + .0045
        for i in range(3):
            x = x0 + width * (i + .75) / 3.5
            if (level + i) % 3 == 0:
                for s in range(rng.randint(3, 6)): props.plate(kit, white, x, -.17, z + s * .012, .10)
            elif (level + i) % 3 == 1: props.bowl(kit, white, x, -.17, z, .075, .06)
            else: props.vase(kit, white, x, -.17, z, .16, .055, 'jar')


def steel_shelves(job, x0, x1, z0=1.42, levels=(0, .42, .84)):
    """Loft wall: frame of 20 mm square tube with thin shelves, hung in front of the brick."""
    kit, mat, deep, s = job.kit, job.look.shelves, .30, .020
    top = z0 + levels[-1]
    bays = max(1, round((x1 - x0) / 1.0)); width = (x1 - x0) / bays
    for i in range(bays + 1):
        x = x0 + i * width - s / 2
        for y in (-deep, -.03): kit.box(mat, x, y - s, z0 - .02, x + s, y, top + .30, .001, 'z')
        kit.box(mat, x, -deep, top + .28, x + s, -.03, top + .30, .001, 'y')
    for y in (-deep - s, -.03 - s): kit.box(mat, x0, y, top + .28, x1, y + s, top + .30, .001, 'x')
    board = m.wood('oak') if 'oak' in job.record.second else mat
    if board is not mat or 'steel' not in job.record.second: mat = m.metal('black', .5, brushed=False)
    for level in levels: kit.box(board, x0, -deep - s, z0 + level - .012, x1, -.03, z0 + level, .0012, 'x')
    light_strip(job, x0, x1, -.12, z0 - .012, 6)
    _shelf_still_life(job, x0, x1, [z0 + level for level in levels])


def floating_shelf(job, x0, x1, z):
    """One thick floating shelf with a light line."""
    mat = job.look.shelves
    job.kit.box(mat, x0, -.24, z, x1, -.002, z + .036, .0016, 'x')
    light_strip(job, x0, x1, -.10, z, 6)
    _shelf_still_life(job, x0, x1, [z + .036])


def _shelf_still_life(job, x0, x1, heights):
    """Groups of two or three things with air between them."""
    kit, rng = job.kit, job.kit.rng
    clay, pale, dark = m.ceramic('#b39b7d', .55, .3), m.ceramic('#e4ddd0', .4, .2), m.ceramic('#3b3835', .5, .1)
    for level, z in enumerate(heights):
        x = x0 + .18 + .22 * (level % 2)
        while x < x1 - .2:
            kind = rng.choice(('bowls', 'jars', 'books', 'bottle'))
            if kind == 'bowls':
                for s in range(3): props.bowl(kit, pale, x, -.16, z + s * .028, .085 - .004 * s, .05)
            elif kind == 'jars': props.vase(kit, clay, x, -.15, z, .17, .06, 'jar'); props.vase(kit, pale, x + .14, -.17, z, .12, .05, 'jar')
            elif kind == 'books': props.books(kit, x, -.16, z, 3, rng.randint(0, 99), .22, .17, 4)
            else: props.vase(kit, dark, x, -.15, z, .26, .06, 'bottle'); props.vase(kit, clay, x + .13, -.16, z, .10, .05, 'jar')
            x += rng.uniform(.48, .72)


def chimney_hood(job, x):
    """Plain box hood with a chimney, in the shelf metal."""
    kit, mat = job.kit, job.look.shelves
    kit.box(mat, x - .45, -.48, 1.60, x + .45, -.002, 1.66, .002, 'x'); kit.box(mat, x - .15, -.30, 1.66, x + .15, -.002, job.box.h, .002, 'z')
    core.area((x, -.28, 1.59), (x, -.25, .9), .5, .15, 6 * job.spec.lamps, (1, .82, .60), 150)


def wall_above(job, x0, x1, hob_at):
    """What hangs over a base run, by the record: vitrines, steel shelves, one shelf or plain units."""
    free = 'wall units' not in job.record.second and job.record.finish != 'GA'
    if job.classic: vitrine_wall(job, x0, x1, hob_at)
    elif job.record.style == 'loft':
        steel_shelves(job, x0 + .12, hob_at - .55)
        chimney_hood(job, hob_at)
        if x1 - hob_at > 1.0: steel_shelves(job, hob_at + .55, x1 - .05)
    elif 'niche' in job.look.roles and job.look.second: lined_niche(job, x0, x1)
    elif 'rack' in job.look.roles: plate_rack(job, x0, x1)
    elif job.look.open_shelves or (free and job.variety.wall_style == 'shelf'): floating_shelf(job, x0 + .05, x1 - .05, 1.52)
    else: closed_wall_units(job, x0, x1)


def lined_niche(job, x0, x1):
    """Wall units with an open niche between them, lined in the second material from the worktop up, with lit shelves."""
    kit, second = job.kit, job.look.second
    top = job.tall_top if job.box.h < 2.95 else metres(job.dims.wall_unit_top)
    a, b = x0 + (x1 - x0) * .34, x0 + (x1 - x0) * .78
    closed_wall_units(job, x0, a)
    closed_wall_units(job, b, x1)
    kit.box(second, a, -.026, job.worktop_z, b, -.019, top, .001, 'x')
    for x in (a, b - .022): kit.box(second, x, -.37, metres(job.dims.wall_unit_bottom) - .018, x + .022, -.026, top, .001, 'z')
    kit.box(second, a + .022, -.37, top - .022, b - .022, -.026, top, .001, 'x')
    levels = (metres(job.dims.wall_unit_bottom), metres(job.dims.wall_unit_bottom) + .42)
    shelf = second if 'mirror' not in job.record.second else m.metal('bronze', .4, brushed=False)
    for z in levels:
        kit.box(shelf, a + .022, -.30, z - .022, b - .022, -.026, z, .0012, 'x')
        light_strip(job, a + .03, b - .03, -.06, z - .022, 2.5)
    light_strip(job, a + .03, b - .03, -.06, top - .024, 2.5)
    if top > job.box.h - .05: kit.box(job.style('wall').mat, a, -.34, top, b, -.02, job.box.h, 0, 'x')
    _shelf_still_life(job, a + .05, b - .02, levels)


def plate_rack(job, x0, x1):
    """Open wooden rack: plates upright between rods over a shelf with jars, cups hang below."""
    kit, wood = job.kit, m.wood('oak')
    z0, z1, deep = 1.46, 2.12, .27
    for z in (z0, z0 + .30, z1): kit.box(wood, x0 + .05, -deep, z - .022, x1 - .05, -.002, z, .0014, 'x')
    count = max(2, round((x1 - x0) / .9))
    for i in range(count + 1):
        x = x0 + .05 + (x1 - x0 - .122) * i / count
        kit.box(wood, x, -deep, z0, x + .022, -.002, z1, .0014, 'z')
    x, clay = x0 + .12, m.ceramic('#ece6d8', .25, .1)
    while x < x1 - .12:
        for y in (-.04, -.22): kit.tube(wood, [(x, y, z0 + .30), (x, y, z1 - .022)], .006, 10)
        if kit.rng.random() < .72:
            with kit.at(x + .028, -.13, z0 + .30 + .125, ry=84): props.plate(kit, clay, 0, 0, 0, .122)
        x += .056
    _shelf_still_life(job, x0 + .06, x1 - .06, [z0])
    light_strip(job, x0 + .1, x1 - .1, -.10, z0 - .022, 5)


def splash_height(job):
    """Top of the splashback in metres: up into the mantel, a low upstand in lofts, or the wall units' underside."""
    if job.classic: return metres(job.dims.wall_unit_bottom) + .25
    return 1.08 if job.record.style == 'loft' else metres(job.dims.wall_unit_bottom)


# ---------------------------------------------------------------- islands
def island(job, x0, x1, y0, y1):
    """Island with seats on the -y side: stone monolith, slab with waterfall ends, or framed with turned legs."""
    kit, look, top = job.kit, job.look, job.worktop_z
    thick, over = max(.03, metres(job.dims.worktop_thickness)), metres(job.dims.overhang)
    style = job.style('island')
    if look.island_stone:
        kit.slab_with_hole(look.island, x0, y0, top - .06, x1, y1, top, None, .002)
        kit.box(look.island, x0 + .10, y0 + over, .08, x1 - .10, y1 - .06, top - .0603, .003, 'z'); kit.box(look.plinth, x0 + .15, y0 + over + .05, 0, x1 - .15, y1 - .1, .08, 0)
    elif job.classic:
        cab.island(kit, replace(style, handle='none'), look.worktop, x0, x1, y0, y1, top, .03, (False, False), over + .02)
        _turned_legs(kit, style.mat, x0, x1, y0, top)
    else: cab.island(kit, replace(style, handle='none'), look.worktop, x0, x1, y0, y1, top, max(thick, .04), (True, True), over)
    if 'block' in look.roles:
        kit.box(m.wood('oak_light', rough=.5), x1 - .82, y0 + .04, top + .0004, x1 - .06, y1 - .04, top + .055, .003, 'x')
    if look.rail: foot_rail(kit, look.rail, x0 + .16, x1 - .16, y0 + over - .13)
    if job.record.front.endswith('fluted') or 'fluted island' in job.record.second: _fluted_face(job, x0 + .04, x1 - .04, y0 + over + .03)


def _fluted_face(job, x0, x1, y):
    style = job.style('island', front='fluted', handle='none')
    cab.front(job.kit, style, x0, .10, x1, job.worktop_z - .045, y, 'none')


def _turned_legs(kit, mat, x0, x1, y0, top):
    profile = [(0, 0), (.040, 0), (.044, .012), (.036, .03), (.03, .05), (.034, .10), (.043, .17), (.046, .25), (.040, .42), (.031, .60), (.028, .66), (.036, .68), (.036, .695), (.028, .71), (.034, .735), (.042, .75)]
    for x in (x0 + .06, x1 - .06):
        kit.lathe(mat, props.spline(profile), x, y0 + .09, 0, 40); kit.box(mat, x - .045, y0 + .045, .75, x + .045, y0 + .135, top - .031, .003)
    kit.box(mat, x0 + .1, y0 + .07, top - .12, x1 - .1, y0 + .095, top - .031, .002, 'x')


def foot_rail(kit, mat, x0, x1, y, z=.19):
    """Solid round rail with ball ends on posts, as at a bar."""
    kit.tube(mat, [(x0, y, z), (x1, y, z)], .014, 24)
    for x in (x0, x1): kit.lathe(mat, [(0, -.020), (.014, -.014), (.020, 0), (.014, .014), (0, .020)], x, y, z, 32)
    for i in range(3):
        x = x0 + .12 + (x1 - x0 - .24) * i / 2
        kit.tube(mat, [(x, y, z), (x, y + .14, z)], .009, 16)


def wall_rail(kit, mat, x0, x1, z):
    """Rail along a splashback with hooks, a ladle and a hanging cloth."""
    kit.tube(mat, [(x0, -.055, z), (x1, -.055, z)], .008, 20)
    for i in range(4):
        x = x0 + .05 + (x1 - x0 - .1) * i / 3; kit.tube(mat, [(x, -.055, z), (x, -.016, z)], .006, 14)
    props.towel(kit, m.fabric('#cfc4b2', .0015), x0 + .42, -.055, z + .008, .24, .36)


def seats(job, positions, turn):
    """Bar stools at (x, y) positions; each is turned a little."""
    dark = job.record.shooting_set == 'S6' or job.record.style == 'loft'
    frame = m.metal('brass') if job.look.rail or job.record.handle.startswith(('brass', 'gilt')) else m.metal('black' if dark else 'bronze', .4)
    covers = ('#5a3d2b', '#3a2c24', '#7a5238') if job.record.style in ('loft', 'classic') else ('#8a7a68', '#6f675e', '#7d6a55') if dark else ('#bcae99', '#d3c9b8', '#a39a86', '#8f9384')
    tint = covers[job.variety.seed % len(covers)]
    cover = m.leather(tint) if job.record.style in ('loft', 'classic') else m.fabric(tint, .0016)
    wood = m.veneer('#2f2b28', 'ash_grey', .5) if dark or job.variety.seed % 4 == 0 else m.wood(('oak', 'oak_light', 'walnut')[job.variety.seed % 3])
    for (x, y), extra in zip(positions, (-5, 7, -2, 4)):
        place = (job.kit, x, y, turn + extra)
        if job.variety.stool == 'shell': seating.bar_stool(*place, frame, cover, metres(job.dims.seat_height))
        elif job.variety.stool == 'round': seating.round_stool(*place, frame, cover, metres(job.dims.seat_height))
        elif job.variety.stool == 'saddle': seating.saddle_stool(*place, wood, metres(job.dims.seat_height))
        else: seating.spindle_stool(*place, wood, metres(job.dims.seat_height))


def pendants(job, xs, y, z=1.66):
    """Row of pendants over a table or island, in the kitchen's shape and the style's metal."""
    mat = m.metal('black', .5, brushed=False) if job.record.style == 'loft' else m.lacquer('#e8e2d6', 'ML') if job.record.style == 'scandinavian' else m.metal('brass' if job.look.rail or job.classic else 'bronze', .34, brushed=False)
    lamps.row(job.kit, job.variety.pendant, mat, xs, y, z, job.box.h, 12 * job.spec.lamps)


def spread(count, reach):
    """count places between -reach and reach, symmetrical."""
    return (0,) if count == 1 else tuple(-reach + 2 * reach * i / (count - 1) for i in range(count))


def table_still_life(job, x0, x1, y, z):
    """The kitchen's still life on an island or a table top at height z."""
    still_life.compose(job.kit, x0, x1, y, z, job.variety)


def run_still_life(job, x0, x1, boards_at):
    """What lives on the worktop against the splashback: one thing by the sink at x0, one at boards_at, jars at x1 (or none)."""
    still_life.by_the_sink(job.kit, x0, job.worktop_z, job.variety)
    still_life.against_the_wall(job.kit, boards_at, job.worktop_z, job.variety)
    if x1 is not None: still_life.at_the_end(job.kit, x1, job.worktop_z, job.variety)


# ---------------------------------------------------------------- layouts
def build_island(job):
    """ISL: one wall and an island. In the evening set the run sits in a niche between tall blocks."""
    b, d, v = job.box, job.dims, job.variety
    half = metres(d.island_length) / 2
    back = -metres(d.worktop_depth) - metres(d.island_distance)
    if job.look.niche: _niche_wall(job)
    else: _plain_wall(job)
    front = back - metres(d.island_width)
    shift = -.12
    island(job, shift - half, shift + half, front, back)
    pitch = (2 * half - .55) / v.seats
    seats(job, [(shift + x, front - .02) for x in spread(v.seats, pitch * (v.seats - 1) / 2)], 0)
    pendants(job, [shift + x for x in spread(v.pendants, min(.75, half * .58) if v.pendants > 2 else half * .45)], (front + back) / 2)
    table_still_life(job, shift - half, shift + half, (front + back) / 2 + .1, job.worktop_z)
    sets.downlights(job.kit, job.spec, (-1.9, -.7, .5, 1.75), -.95, b.h); sets.downlights(job.kit, job.spec, (-1.6, 0, 1.6), -4.0, b.h, 8)
    art.hang(job.kit, b, -2.5, v.art)
    wide = b.x1 / 2.65
    cameras = dict(hero=dict(loc=(2.30, -5.35, 1.20), target=(-.62, -2.0, .97), focal=33, fstop=5.6, focus=3.6, shift_x=-.02, focus_at=(.62, .5)),
                   hero_tall=dict(loc=(2.20, -5.40, 1.20), target=(-.25, -1.9, 1.02), focal=38, fstop=5.6, focus=3.6, focus_at=(.5, .5)),
                   frontal=dict(loc=(.72, b.y0 + .30, 1.30), target=(.72, 0, 1.16), focal=28, fstop=9, focus=3.8, shift_x=-.165, focus_at=(.42, .5)),
                   close=dict(loc=(.10, b.y0 + .30, 1.22), target=(.10, 0, 1.12), focal=37, fstop=8, focus=3.6, shift_x=-.04, focus_at=(.48, .5)),
                   right=dict(loc=(2.30 * wide, -5.40, 1.24), target=(-.50, -1.9, 1.03), focal=31, fstop=6.3, focus=3.4, focus_at=(.55, .5)),
                   left=dict(loc=(-2.05 * wide, -5.45, 1.27), target=(.62, -1.7, 1.05), focal=30, fstop=6.3, focus=3.5, focus_at=(.5, .5)),
                   low=dict(loc=(2.25 * wide, -4.75, 1.12), target=(-.75, -1.65, 1.02), focal=35, fstop=5.6, focus=3.1, focus_at=(.52, .5)),
                   detail=dict(loc=(.30, -1.75, 1.20), target=(.30, -.4, 1.02), focal=50, fstop=4, focus=1.30))
    return main_camera(job, cameras)


def main_camera(job, cameras):
    """The cameras with `main` set to the one this kitchen's variety asks for; mirrored kitchens are photographed as their mirror image."""
    views = dict(cameras, main=cameras[job.variety.camera])
    # heroes keep their calm side at the start of the line
    return {name: dict(view, mirror=not name.startswith('hero')) for name, view in views.items()} if job.variety.mirrored else views


def _plain_wall(job):
    """Run with tall block at its right or left end."""
    b = job.box
    if job.variety.tall_left:
        run0, run1 = b.x0 + 1.90, b.x1 - .02
        hob, sink = run0 + (run1 - run0) * .36, run1 - .85
        tall_block(job, b.x0 + .02, run0)
        base_run(job, run0, run1, sink, hob, splash_height(job)); wall_above(job, run0, run1, hob)
        run_still_life(job, run1 - .34, run0 + .28, hob + .62)
        return
    run0, run1 = b.x0 + .02, b.x1 - 1.86
    hob, sink = run0 + (run1 - run0) * .62, run0 + .85
    base_run(job, run0, run1, sink, hob, splash_height(job)); wall_above(job, run0, run1, hob); tall_block(job, run1, b.x1)
    run_still_life(job, run0 + .22, run1 - .36, run1 - .68)


def _niche_wall(job):
    """Tall blocks left and right of a lit niche with the run in it; returns the niche's x0, x1."""
    b, kit, look = job.box, job.kit, job.look
    left, right = b.x0 + 1.26, b.x1 - 1.86
    tall_block(job, b.x0 + .01, left, oven=False); tall_block(job, right, b.x1)
    hob, sink = left + 1.30, left + .55
    header = 2.16
    base_run(job, left, right, sink, hob, header)
    style = job.style('tall', handle='none')
    count = 3; width = (right - left) / count
    for i in range(count): cab.wall_unit(kit, style, left + i * width, width, header, job.tall_top, .58, 'door')
    kit.box(style.mat, left, -.58, job.tall_top, right, -.02, b.h, 0, 'x')
    kit.box(style.mat, left, -.585, header - .02, right, -.002, header, .001, 'x')
    light_strip(job, left, right, -.50, header - .02, 5)
    if not look.hood:
        kit.box(look.base, left + .04, -.26, 1.56, right - .04, -.017, 1.585, .0012, 'x'); light_strip(job, left + .05, right - .05, -.06, 1.56, 3)
        _shelf_still_life(job, left + .05, right - .05, [1.585])
    if look.hood:
        kit.box(look.hood, hob - .48, -.50, 1.62, hob + .42, -.02, header - .02, .003, 'x')
    if look.rail: wall_rail(kit, look.rail, left + .10, right - .10, 1.30)
    run_still_life(job, left + .08, None, right - .32)
    return left, right


def build_line(job):
    """LIN: one wall; a breakfast table in front of it."""
    b = job.box
    run0, run1 = b.x0 + .02, b.x1 - 1.86
    hob, sink = run0 + (run1 - run0) * .62, run0 + .85
    base_run(job, run0, run1, sink, hob, splash_height(job)); wall_above(job, run0, run1, hob); tall_block(job, run1, b.x1)
    run_still_life(job, run0 + .25, run1 - .36, run1 - .68)
    dark = job.record.shooting_set in ('S6', 'S4')
    wood = m.wood('walnut') if dark else m.veneer(('#e6cca4', '#c9a878', '#b98f62')[job.variety.seed % 3], 'oak_light', .45)
    x, y = -.35, -2.85
    props.table(job.kit, wood, x, y, 1.9, .88)
    dining_chairs(job, x, y, ((-.48, -.54, 4), (.46, -.60, -14), (-.46, .54, 178), (.48, .56, 184)))
    table_still_life(job, x - .9, x + .9, y, .75)
    pendants(job, (x,), y, 1.56)
    sets.downlights(job.kit, job.spec, (-1.9, -.7, .5, 1.75), -.95, b.h)
    art.hang(job.kit, b, -1.95, job.variety.art)
    return main_camera(job, dict(
        frontal=dict(loc=(.72, b.y0 + .30, 1.28), target=(.72, 0, 1.14), focal=28, fstop=9, focus=4.2, shift_x=-.165, focus_at=(.42, .5)),
        close=dict(loc=(.05, b.y0 + .30, 1.22), target=(.05, 0, 1.12), focal=36, fstop=8, focus=4.0, shift_x=-.04, focus_at=(.46, .5)),
        right=dict(loc=(2.30, -5.10, 1.25), target=(-.45, -1.0, 1.10), focal=30, fstop=6.3, focus=4.0, focus_at=(.52, .5)),
        left=dict(loc=(-1.75, -5.60, 1.25), target=(.25, -.9, 1.12), focal=29, fstop=6.3, focus=4.0, focus_at=(.5, .5)),
        detail=dict(loc=(-.4, -2.0, 1.12), target=(-.4, -.4, 1.0), focal=60, fstop=4, focus=1.45)))


def dining_chairs(job, x, y, places):
    """Chairs of the kitchen's own kind round a table at (x, y); places are (dx, dy, turn)."""
    black, tint = m.veneer('#2f2b28', 'ash_grey', .5), ('#b8aa94', '#8f8a7c', '#c9c0b0', '#7a5238')[job.variety.seed % 4]
    wood = m.wood('walnut') if job.classic else m.wood(('oak', 'oak_light', 'walnut')[job.variety.seed % 3])
    kind = 'oval' if job.classic else ('spindle', 'padded', 'spindle', 'padded')[job.variety.seed % 4]
    for dx, dy, turn in places:
        if kind == 'oval': seating.oval_chair(job.kit, x + dx, y + dy, turn, wood, m.fabric(tint, .0016))
        elif kind == 'padded': props.chair(job.kit, x + dx, y + dy, turn, wood, m.fabric(tint, .0016))
        else: seating.spindle_chair(job.kit, x + dx, y + dy, turn, black if job.variety.seed % 3 else wood)


def right_return(job):
    """Second run along the right wall: base units from the corner, then a tall block."""
    length, depth = metres(job.dims.return_length), metres(job.dims.worktop_depth)
    with job.kit.at(job.box.x1, 0, 0, rz=-90):
        side = replace(job, box=replace(job.box, x0=0, x1=length))
        base_run(side, depth - .003, length - 1.26, splash_top=splash_height(job))
        tall_block(side, length - 1.26, length)
        if job.classic: framed_end(side, length)
        elif 'end' in job.look.roles:
            style = side.style('tall', handle='none', front='fluted')
            with job.kit.at(length, -.60 - style.t, 0, rz=90): cab.front(job.kit, style, 0, .10, .60 + style.t, side.tall_top, 0, 'none')


def build_u(job):
    """U: back wall with the hob, base units with the sink under the window on the left, tall block on the right."""
    b, kit = job.box, job.kit
    length, depth = metres(job.dims.return_length) + .25, metres(job.dims.worktop_depth)
    run0, run1 = b.x0 + .02, b.x1
    hob = (run0 + run1) / 2
    base_run(job, run0, run1, None, hob, splash_height(job)); wall_above(job, run0, run1 - metres(job.dims.wall_unit_depth) - .02, hob)
    right_return(job)
    with kit.at(b.x0, -length, 0, rz=90):
        base_run(replace(job, box=replace(b, x0=0, x1=length)), 0, length - depth + .003, sink_at=1.35)
        cab.end_panel(kit, job.style('base'), -.022, z1=job.worktop_z)
        table_still_life(job, .1, 1.0, -.30, job.worktop_z)
    if 'table' in job.look.roles:
        props.table(kit, m.wood('oak'), .05, -2.15, 1.5, .78, h=job.worktop_z)
        for dx, turn in ((-.42, 4), (.38, -6)): seating.spindle_stool(kit, .05 + dx, -2.72, turn, m.wood('oak'), .65)
        pendants(job, (.05,), -2.15, 1.66)
    run_still_life(job, hob - .95, hob + 1.05, hob + .72)
    sets.downlights(kit, job.spec, (-1.6, -.2, 1.2), -1.05, b.h); sets.downlights(kit, job.spec, (0,), -2.6, b.h)
    return main_camera(job, dict(
        frontal=dict(loc=(.30, b.y0 + .55, 1.42), target=(.30, 0, 1.18), focal=28, fstop=9, focus=4.2, shift_x=-.055, focus_at=(.5, .5)),
        left=dict(loc=(-1.35, -5.75, 1.36), target=(.75, -.6, 1.14), focal=28, fstop=8, focus=4.2, focus_at=(.5, .5)),
        right=dict(loc=(1.45, -5.85, 1.36), target=(-.75, -.8, 1.12), focal=28, fstop=8, focus=4.2, focus_at=(.5, .5))))


def build_corner(job):
    """L: back wall with the hob, return along the right wall that ends in a tall block."""
    b, kit = job.box, job.kit
    run0, run1 = b.x0 + .02, b.x1
    hob, sink = run0 + (run1 - run0) * .46, run0 + .85
    base_run(job, run0, run1, sink, hob, splash_height(job)); wall_above(job, run0, run1 - metres(job.dims.wall_unit_depth) - .02, hob)
    right_return(job)
    run_still_life(job, run0 + .25, hob + 1.05, hob + .78)
    wood = m.wood('walnut') if job.classic else m.wood('oak')
    x, y = -.75, -2.75
    props.table(kit, wood, x, y, 1.7, .95, turned=job.classic)
    dining_chairs(job, x, y, ((-.42, -.54, 4), (.42, -.56, -4), (-.42, .54, 178), (.42, .56, 183)))
    table_still_life(job, x - .8, x + .8, y, .75)
    pendants(job, (x,), y, 1.60)
    sets.downlights(kit, job.spec, (-1.6, -.2, 1.2), -1.05, b.h); sets.downlights(kit, job.spec, (1.5,), -2.6, b.h)
    return main_camera(job, dict(
        frontal=dict(loc=(.25, b.y0 + .30, 1.30), target=(.25, 0, 1.20), focal=28, fstop=9, focus=4.2, shift_x=-.055, focus_at=(.5, .5)),
        close=dict(loc=(.15, b.y0 + .30, 1.24), target=(.15, 0, 1.14), focal=34, fstop=8, focus=4.2, shift_x=-.02, focus_at=(.5, .5)),
        left=dict(loc=(-2.05, -5.35, 1.30), target=(.85, -.3, 1.15), focal=29, fstop=8, focus=4.2, focus_at=(.55, .5)),
        detail=dict(loc=(.7, -2.2, 1.14), target=(.7, -.4, 1.05), focal=60, fstop=4, focus=1.6)))


def build_peninsula(job):
    """PEN: tall block at the left, run to the right, peninsula square to it with seats on its free side."""
    b, d, kit, look = job.box, job.dims, job.kit, job.look
    run0, run1 = b.x0 + 1.88, b.x1 - 1.05
    tall_block(job, b.x0 + .02, run0)
    sink, hob = run0 + .50, run0 + 1.28
    base_run(job, run0, run1, sink, hob, splash_height(job)); wall_above(job, run0, run1, hob)
    length, top, deep = metres(d.peninsula_length), job.worktop_z, metres(d.worktop_depth)
    x1, thick = run1, .04
    x0 = x1 - metres(d.peninsula_width)
    style = job.style('island')
    with kit.at(x0, 0, 0, rz=-90):                       # fronts face the cook (-x); local y=0 lies on the body's back
        with kit.at(deep + .02, style.depth + style.t, 0): cab.base_run(kit, style, _units(length - deep - .02 - thick, job))
    kit.slab_with_hole(look.worktop, x0 - .02, -length, top - thick, x1, -deep - .0005, top, None, .0016)
    kit.box(look.worktop, x0 - .02, -length, 0, x1, -length + thick, top - thick - .0003, .0012, 'z')
    back = x0 + style.depth + style.t
    kit.box(style.mat, back, -length + thick, 0, back + .02, -.02, top - thick, .0012, 'z')
    seats(job, [(x1 + .02, y) for y in (-length + .50, -length + 1.15)], 90)
    raised = 0
    if 'bar' in look.roles:
        raised = .045
        kit.box(look.second, x1 - .34, -length + .02, top + .0004, x1 + .06, -deep - .25, top + raised, .003, 'y')
    with kit.at(x0 + .30, -length / 2, 0, rz=-90): table_still_life(job, -.70, 1.05, 0, top)
    run_still_life(job, run0 + .10, run1 - .24, hob + .62)
    lamps.row(kit, 'disc' if job.variety.pendant == 'linear' else job.variety.pendant, m.metal('brass' if job.classic else 'bronze', .34, brushed=False), ((x0 + x1) / 2,), -length + .9, 1.66, b.h, 12 * job.spec.lamps)
    art.hang(kit, b, -2.2, job.variety.art)
    sets.downlights(kit, job.spec, (-1.6, -.2, 1.2), -1.05, b.h)
    return main_camera(job, dict(
        right=dict(loc=(2.15, b.y0 + .95, 1.30), target=(-.42, 0, 1.10), focal=31, fstop=9, focus=3.6, focus_at=(.5, .5)),
        frontal=dict(loc=(.15, b.y0 + .30, 1.28), target=(.15, 0, 1.16), focal=29, fstop=9, focus=4.0, shift_x=-.03, focus_at=(.55, .5)),
        left=dict(loc=(-2.0, -5.55, 1.28), target=(.65, -.8, 1.10), focal=29, fstop=8, focus=4.0, focus_at=(.52, .5))))


def build_galley(job):
    """GAL: two facing runs, the window at the end of the aisle; the second run stands on the front wall."""
    b, kit = job.box, job.kit
    run0 = b.x0 + 1.90
    tall_block(job, b.x0 + .02, run0)
    base_run(job, run0, b.x1, run0 + .75, run0 + 1.75, splash_height(job)); wall_above(job, run0, b.x1, run0 + 1.75)
    run_still_life(job, run0 + .28, run0 + 2.6, run0 + 2.35)
    with kit.at(b.x1, b.y0, 0, rz=180):
        length = b.x1 - b.x0 - .02
        base_run(job, 0, length, splash_top=1.12)
        floating_shelf(job, .6, length - .5, 1.50)
        table_still_life(job, length * .42, length * .86, -.30, job.worktop_z)
    sets.downlights(kit, job.spec, (b.x0 + 1.1, b.x0 + 2.5, b.x0 + 3.9), b.y0 / 2, b.h)
    core.area((b.x1 - .25, b.y0 / 2, min(2.2, b.h - .3)), (b.x0, b.y0 / 2, 1.0), 1.1, 1.2, 46 if job.spec.sun else 60, job.spec.fill_colour, 180, glossy=False)
    middle = b.y0 / 2 + .05
    return main_camera(job, dict(
        along=dict(loc=(b.x1 - .12, middle, 1.34), target=(b.x0, middle, 1.16), focal=24, fstop=9, focus=3.0, focus_at=(.5, .5)),
        across=dict(loc=(b.x1 - .12, b.y0 + .62, 1.32), target=(b.x0 + .9, -.35, 1.14), focal=25, fstop=9, focus=3.0, focus_at=(.55, .5))))


def back_kitchen(job, x0, x1):
    """Room behind the opening x0..x1: one run with a shelf under light, and the sliding leaf half drawn."""
    kit, b = job.kit, job.box
    left, right, far = x0 - 1.25, b.x1 + .28, 2.55
    plaster = m.plaster('#e2dcd0')
    room.wall_x(kit, plaster, left, right, far, b.h); room.wall_y(kit, plaster, .2, far, left, b.h); room.wall_y(kit, plaster, .2, far, right, b.h, side=1)
    kit.box(m.plaster('#f1eee8', .05, .02), left - .2, .2, 2.70, right + .2, far + .2, 2.8, 0)
    room.floor_tiles(kit, stone('limestone', tiles=True, scale=.8, rough=.42), m.simple('#8f8677', .9), left, .0, right, far, 1.2, far / 2)
    with kit.at(0, far, 0):
        plain = replace(job, look=replace(job.look, rail=None))
        base_run(plain, left, right, left + 1.0, None, 1.45)
        for z in (1.50, 1.88):
            kit.box(job.look.shelves if job.look.shelves is not job.look.handle_metal else job.look.main, left + .05, -.28, z - .03, right - .05, -.002, z, .0014, 'x')
            light_strip(job, left + .1, right - .1, -.10, z - .03, 4)
        _shelf_still_life(job, left + .1, right - .1, [1.50, 1.88])
        run_still_life(job, left + .4, None, left + 1.9)
    core.area(((x0 + x1) / 2, 1.3, 2.66), ((x0 + x1) / 2, 1.3, 0), 1.6, 1.0, 46 + 10 * job.spec.lamps, (1, .92, .82), 165)
    leaf = replace(job.style('tall', handle='none'), t=.036)
    middle, top = x0 + (x1 - x0) * .52, 2.34
    for z0, z1 in ((.012, 1.02), (1.02, top)) if job.classic else ((.012, top),): cab.front(kit, leaf, middle, z0, x1 + .12, z1, .10, 'none')
    handles.bar(kit, job.look.handle_metal if job.look.handle in ('bar', 'knob', 'ring') else m.metal('bronze'), middle + .06, .10 - leaf.t, .92, middle + .06, 1.22)
    trim = job.style('tall').mat
    for a, c in ((x0 - .07, x0), (x1, x1 + .07)): kit.box(trim, a, -.024, 0, c, .20, top + .09, .002, 'z')
    kit.box(trim, x0, -.024, top + .02, x1, .20, top + .09, .002, 'x')


def build_duo(job):
    """DUO: the show kitchen with island; beside its tall block a door half open on the back kitchen."""
    b, d, v = job.box, job.dims, job.variety
    door0, door1 = duo_door(b)
    run0, run1 = b.x0 + .02, door0 - 1.36
    hob, sink = run0 + (run1 - run0) * .56, run0 + .80
    base_run(job, run0, run1, sink, hob, splash_height(job)); wall_above(job, run0, run1, hob)
    tall_block(job, run1, door0 - .10)
    if job.classic:
        with job.kit.at(0, 0, 0): framed_end(job, door0 - .10)
    run_still_life(job, run0 + .22, run1 - .30, hob + .62)
    back_kitchen(job, door0, door1)
    half = metres(d.island_length) / 2
    back = -metres(d.worktop_depth) - metres(d.island_distance)
    front, shift = back - metres(d.island_width), -.35
    island(job, shift - half, shift + half, front, back)
    pitch = (2 * half - .55) / v.seats
    seats(job, [(shift + x, front - .02) for x in spread(v.seats, pitch * (v.seats - 1) / 2)], 0)
    pendants(job, [shift + x for x in spread(max(2, v.pendants), half * .5)], (front + back) / 2)
    table_still_life(job, shift - half, shift + half, (front + back) / 2 + .1, job.worktop_z)
    sets.downlights(job.kit, job.spec, (-1.9, -.5, 1.0), -.95, b.h)
    return main_camera(job, dict(
        frontal=dict(loc=(.35, b.y0 + .30, 1.32), target=(.35, 0, 1.18), focal=28, fstop=9, focus=4.2, shift_x=-.01, focus_at=(.55, .5)),
        left=dict(loc=(-2.15, -5.75, 1.30), target=(.95, -.9, 1.14), focal=28, fstop=8, focus=4.2, focus_at=(.55, .5)),
        close=dict(loc=(.75, b.y0 + .30, 1.26), target=(.75, 0, 1.16), focal=33, fstop=8, focus=4.0, shift_x=.02, focus_at=(.6, .5))))


def duo_door(box):
    """(x0, x1) of the opening to the back kitchen."""
    return box.x1 - 1.40, box.x1 - .22


LAYOUTS = {'GAL': build_galley, 'DUO': build_duo, 'ISL': build_island, 'LIN': build_line, 'L': build_corner, 'PEN': build_peninsula, 'U': build_u}


def varied_set(record, variety, dims):
    """The record's set with this kitchen's own wall tone, floor and hour."""
    base = sets.SETS[record.shooting_set]
    x, y, z = base.sun_direction
    turn = math.radians(variety.sun_turn)
    direction = (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z * variety.sun_height)
    spec = replace(base, wall=variety.wall, floor=variety.floor, sun=base.sun * variety.sun, sun_direction=direction)
    if record.shooting_set == 'S6' and record.slug != 'vescona-22':       # dark fronts at night need the photographer's reflector
        dark = record.finish == 'MT' or sum(bytes.fromhex(record.colour[1:])) < 3 * 84
        spec = replace(spec, fill=base.fill * (3.2 if dark else 1.7), ambient=.46 if dark else .34, exposure=1.1)
    if record.layout == 'GAL':                                  # the window closes the aisle, its light falls along it
        return replace(spec, window=(-1.84, -.72), drape='', fill=0, sun=spec.sun * .4, sun_direction=(.90, .16, -.42), panes=1)
    return replace(spec, sill=metres(dims.worktop_height) + .12) if record.layout == 'U' else spec      # the left run of a U stands under the window


def number_of(record):
    """Place of a kitchen in the catalogue; 0 for one that is not in it."""
    return next((row['id'] for row in records.rows('kitchens') if row['slug'] == record.slug), 0)


def kitchen_from_record(record, variety=None):
    """Build the kitchen of a catalogue record in its shooting set and return its camera views."""
    if record.layout not in LAYOUTS: raise ValueError(f'layout {record.layout} of {record.name} has no builder yet; known: {", ".join(LAYOUTS)}')
    variety = variety or variety_for(record, number_of(record))
    width, depth = {'GAL': (4700, 2560), 'DUO': (6500, 6600)}.get(record.layout, (variety.room_width, variety.room_depth))
    dims = kitchen_dims(room_width=width, room_depth=depth, island_length=variety.island_length)
    spec = varied_set(record, variety, dims)
    job = Job(core.Kit(variety.seed), record, dims, finishes.look_for(record), spec, sets.box_for(spec, dims), variety)
    openings = [(duo_door(job.box)[0], 0, duo_door(job.box)[1], 2.36)] if record.layout == 'DUO' else []
    sets.build(job.kit, spec, job.box, openings)
    views = LAYOUTS[record.layout](job)
    job.kit.flush(record.slug)
    sets.light(spec, job.box)
    if record.shooting_set == 'S6': bpy.context.scene['gi_ao'] = 1        # lamps do the work at night: one bounce less saves a fifth
    return views
