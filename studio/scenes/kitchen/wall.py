"""What hangs over a base run: wall units, vitrines with a mantel hood, shelves, niches, racks."""

from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.catalogue.dims import metres
from studio.kit import materials as m
from studio.props import props
from studio.scenes.kitchen.job import light_strip


def closed_wall_units(job, x0, x1):
    """Row of plain wall units with a light line below."""
    kit, d = job.kit, job.dims
    bottom, deep = metres(d.wall_unit_bottom), metres(d.wall_unit_depth)
    top = job.tall_top if job.box.h < 2.95 else metres(d.wall_unit_top)
    style = job.style('wall', handle='none')
    if job.look.pane == 'reeded' and 'wall' in job.look.roles:
        style = replace(style, front='reeded', mat=m.metal('bronze', 0.4, brushed=False, lift=0.3), thin_rail=0.022)
    count = max(1, round((x1 - x0) / 0.66))
    width = (x1 - x0) / count
    for i in range(count):
        cab.wall_unit(kit, style, x0 + i * width, width, bottom, top, deep, 'door' if i % 2 else 'door_r')
    kit.box(style.mat, x0, -deep - style.t, bottom - 0.018, x1, -0.01, bottom, 0.001, 'x')
    if top > job.box.h - 0.05:
        kit.box(style.mat, x0, -deep + 0.01, top, x1, -0.02, job.box.h, 0, 'x')
    light_strip(job, x0, x1, -deep + 0.03, bottom - 0.018, 13)


def vitrine_wall(job, x0, x1, hob_at):
    """Classic wall: mantel hood over the hob, lit glass-framed vitrines beside it, one cornice over all."""
    kit, d = job.kit, job.dims
    style = job.style('wall')
    bottom, top, deep = metres(d.wall_unit_bottom), metres(d.wall_unit_top) + 0.12, metres(d.wall_unit_depth)
    h0, h1 = hob_at - 0.50, hob_at + 0.50
    entry = job.record.at('vitrine', 'dresser')
    rimmed = entry and (entry.where, entry.form) in (('vitrine', 'framed'), ('dresser', None))
    framed_in = job.look.second if rimmed else style.mat
    vitrine = replace(style, inner=job.look.interior, mat=framed_in)
    hood, crown = job.look.hood or style.mat, job.look.cornice or style.mat
    for a, b in ((x0, h0), (h1, x1)):
        doors = max(1, round((b - a) / 0.95))
        width = (b - a) / doors
        for i in range(doors):
            glazed = (a == x0 and i == doors - 1) or (a == h1 and i == 0)
            cab.wall_unit(kit, vitrine if glazed else style, a + i * width, width, bottom, top, deep, 'glass2' if glazed else 'doors2', lit=glazed, shelves=2)
            if glazed:
                _crockery(job, a + i * width, width, bottom, top)
        kit.box(style.mat, a, -deep + 0.005, bottom - 0.045, b, -deep + 0.025, bottom, 0.002, 'x')
        light_strip(job, a, b, -0.2, bottom, 4)
    mantel = bottom + 0.24
    kit.box(hood, h0, -0.50, mantel, h1, 0, mantel + 0.14, 0.003, 'x')
    kit.box(hood, h0 + 0.001, -0.45, mantel + 0.14, h1 - 0.001, 0, top, 0.002, 'z')
    cab.cornice(kit, hood, [(h0, 0, mantel + 0.08), (h0, -0.50, mantel + 0.08), (h1, -0.50, mantel + 0.08), (h1, 0, mantel + 0.08)], 0.06, 0.035)
    if hood is style.mat:
        cab.front(kit, replace(style, handle='none'), h0 + 0.09, mantel + 0.20, h1 - 0.09, top - 0.03, -0.45, 'none')
    for a in (h0 + 0.03, h1 - 0.11):
        if job.record.front.ornament:
            _pilaster(kit, hood, crown, a - 0.01, job.worktop_z, mantel)
        else:
            _corbel(kit, hood, a, 0.08, mantel)
    kit.box(m.metal('steel'), h0 + 0.08, -0.46, mantel - 0.012, h1 - 0.08, -0.06, mantel, 0.001, 'x')
    kit.area((hob_at, -0.3, mantel - 0.02), (hob_at, -0.25, 0.9), 0.5, 0.2, 7 * job.spec.lamps, (1, 0.80, 0.56), 150)
    edge = -deep - style.t
    cab.cornice(kit, crown, [(x0, edge, top), (h0, edge, top), (h0, -0.45, top), (h1, -0.45, top), (h1, edge, top), (x1, edge, top)], 0.12, 0.085)
    kit.box(style.mat, x0, edge + 0.03, top, x1, 0, top + 0.02, 0, 'x')


def _pilaster(kit, mat, gilded, x, z0, z1, width=0.10, depth=0.16):
    """Fluted pilaster with base and capital that carries the mantel."""
    kit.box(mat, x - 0.008, -depth - 0.010, z0, x + width + 0.008, 0, z0 + 0.09, 0.003, 'x')
    kit.box(mat, x, -depth, z0 + 0.09, x + width, 0, z1 - 0.09, 0.002, 'z')
    for i in range(3):
        kit.tube(mat, [(x + width * (i + 1) / 4, -depth, z0 + 0.12), (x + width * (i + 1) / 4, -depth, z1 - 0.12)], 0.009, 12)
    kit.box(gilded, x - 0.010, -depth - 0.014, z1 - 0.09, x + width + 0.010, 0, z1 - 0.055, 0.003, 'x')
    kit.box(gilded, x - 0.018, -depth - 0.024, z1 - 0.055, x + width + 0.018, 0, z1, 0.004, 'x')


def _corbel(kit, mat, x, width, z):
    """Scrolled bracket below the mantel."""
    outline = [(-0.46, z), (-0.44, z - 0.03), (-0.36, z - 0.07), (-0.22, z - 0.12), (-0.12, z - 0.20), (-0.07, z - 0.30), (-0.02, z - 0.33), (-0.02, z)]
    vertices = [(x, y, h) for y, h in outline] + [(x + width, y, h) for y, h in outline]
    n = len(outline)
    kit.poly(mat, vertices, [list(range(n))[::-1], [n + i for i in range(n)]] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)], 'z')


def _crockery(job, x0, width, bottom, top):
    """Plates and glasses on the two shelves and the floor of a vitrine."""
    kit, rng = job.kit, job.kit.rng
    white = m.ceramic('#ece6da', 0.22)
    for level in range(3):
        z = bottom + 0.018 if level == 0 else bottom + (top - bottom) * level / 3 + 0.0045
        for i in range(3):
            x = x0 + width * (i + 0.75) / 3.5
            if (level + i) % 3 == 0:
                for s in range(rng.randint(3, 6)):
                    props.plate(kit, white, x, -0.17, z + s * 0.012, 0.10)
            elif (level + i) % 3 == 1:
                props.bowl(kit, white, x, -0.17, z, 0.075, 0.06)
            else:
                props.vase(kit, white, x, -0.17, z, 0.16, 0.055, 'jar')


def steel_shelves(job, x0, x1, z0=1.42, levels=(0, 0.42, 0.84)):
    """Loft wall: frame of 20 mm square tube with thin shelves, hung in front of the brick."""
    kit, mat, deep, s = job.kit, job.look.shelves, 0.30, 0.020
    top = z0 + levels[-1]
    bays = max(1, round((x1 - x0) / 1.0))
    width = (x1 - x0) / bays
    for i in range(bays + 1):
        x = x0 + i * width - s / 2
        for y in (-deep, -0.03):
            kit.box(mat, x, y - s, z0 - 0.02, x + s, y, top + 0.30, 0.001, 'z')
        kit.box(mat, x, -deep, top + 0.28, x + s, -0.03, top + 0.30, 0.001, 'y')
    for y in (-deep - s, -0.03 - s):
        kit.box(mat, x0, y, top + 0.28, x1, y + s, top + 0.30, 0.001, 'x')
    board = m.wood('oak') if any(one.material == 'oak' for one in job.record.second) else mat
    for level in levels:
        kit.box(board, x0, -deep - s, z0 + level - 0.012, x1, -0.03, z0 + level, 0.0012, 'x')
    light_strip(job, x0, x1, -0.12, z0 - 0.012, 6)
    shelf_still_life(job, x0, x1, [z0 + level for level in levels])


def floating_shelf(job, x0, x1, z):
    """One thick floating shelf with a light line."""
    mat = job.look.shelves
    job.kit.box(mat, x0, -0.24, z, x1, -0.002, z + 0.036, 0.0016, 'x')
    light_strip(job, x0, x1, -0.10, z, 6)
    shelf_still_life(job, x0, x1, [z + 0.036])


def shelf_still_life(job, x0, x1, heights):
    """Groups of two or three things with air between them."""
    kit, rng = job.kit, job.kit.rng
    clay, pale, dark = m.ceramic('#b39b7d', 0.55, 0.3), m.ceramic('#e4ddd0', 0.4, 0.2), m.ceramic('#3b3835', 0.5, 0.1)
    for level, z in enumerate(heights):
        x = x0 + 0.18 + 0.22 * (level % 2)
        while x < x1 - 0.2:
            kind = rng.choice(('bowls', 'jars', 'books', 'bottle'))
            if kind == 'bowls':
                for s in range(3):
                    props.bowl(kit, pale, x, -0.16, z + s * 0.028, 0.085 - 0.004 * s, 0.05)
            elif kind == 'jars':
                props.vase(kit, clay, x, -0.15, z, 0.17, 0.06, 'jar')
                props.vase(kit, pale, x + 0.14, -0.17, z, 0.12, 0.05, 'jar')
            elif kind == 'books':
                props.books(kit, x, -0.16, z, 3, rng.randint(0, 99), 0.22, 0.17, 4)
            else:
                props.vase(kit, dark, x, -0.15, z, 0.26, 0.06, 'bottle')
                props.vase(kit, clay, x + 0.13, -0.16, z, 0.10, 0.05, 'jar')
            x += rng.uniform(0.48, 0.72)


def chimney_hood(job, x):
    """Plain box hood with a chimney, in black steel."""
    kit, mat = job.kit, m.metal('black', 0.5, brushed=False)
    kit.box(mat, x - 0.45, -0.48, 1.60, x + 0.45, -0.002, 1.66, 0.002, 'x')
    kit.box(mat, x - 0.15, -0.30, 1.66, x + 0.15, -0.002, job.box.h, 0.002, 'z')
    kit.area((x, -0.28, 1.59), (x, -0.25, 0.9), 0.5, 0.15, 6 * job.spec.lamps, (1, 0.82, 0.60), 150)


PLAIN = ('mantel', 'steel-shelves', 'lined-niche', 'plate-rack', 'shelf', 'units')


def wall_above(job, x0, x1, hob_at):
    """What hangs over a base run, by the record: vitrines, steel shelves, one shelf or plain units."""
    over = job.record.plan.over
    if over == 'mantel':
        vitrine_wall(job, x0, x1, hob_at)
    elif over == 'steel-shelves':
        steel_shelves(job, x0 + 0.12, hob_at - 0.55)
        chimney_hood(job, hob_at)
        if x1 - hob_at > 1.0:
            steel_shelves(job, hob_at + 0.55, x1 - 0.05)
    elif over == 'lined-niche':
        lined_niche(job, x0, x1)
    elif over == 'plate-rack':
        plate_rack(job, x0, x1)
    elif over == 'shelf':
        floating_shelf(job, x0 + 0.05, x1 - 0.05, 1.52)
    elif over == 'units':
        closed_wall_units(job, x0, x1)
    else:
        raise KeyError(f'kitchens/{job.record.slug}.json, plan.over: {over} hangs over no plain run; allowed are {", ".join(PLAIN)}')


def lined_niche(job, x0, x1):
    """Wall units with an open niche between them, lined in the second material from the worktop up, with lit shelves."""
    kit, second = job.kit, job.look.second
    top = job.tall_top if job.box.h < 2.95 else metres(job.dims.wall_unit_top)
    a, b = x0 + (x1 - x0) * 0.34, x0 + (x1 - x0) * 0.78
    closed_wall_units(job, x0, a)
    closed_wall_units(job, b, x1)
    kit.box(second, a, -0.026, job.worktop_z, b, -0.019, top, 0.001, 'x')
    for x in (a, b - 0.022):
        kit.box(second, x, -0.37, metres(job.dims.wall_unit_bottom) - 0.018, x + 0.022, -0.026, top, 0.001, 'z')
    kit.box(second, a + 0.022, -0.37, top - 0.022, b - 0.022, -0.026, top, 0.001, 'x')
    levels = (metres(job.dims.wall_unit_bottom), metres(job.dims.wall_unit_bottom) + 0.42)
    mirrored = job.look.splash is second  # a mirror lines niche and splashback alike
    shelf = m.metal('bronze', 0.4, brushed=False) if mirrored else second
    for z in levels:
        kit.box(shelf, a + 0.022, -0.30, z - 0.022, b - 0.022, -0.026, z, 0.0012, 'x')
        light_strip(job, a + 0.03, b - 0.03, -0.06, z - 0.022, 2.5)
    light_strip(job, a + 0.03, b - 0.03, -0.06, top - 0.024, 2.5)
    if top > job.box.h - 0.05:
        kit.box(job.style('wall').mat, a, -0.34, top, b, -0.02, job.box.h, 0, 'x')
    shelf_still_life(job, a + 0.05, b - 0.02, levels)


def plate_rack(job, x0, x1):
    """Open wooden rack: plates upright between rods over a shelf with jars, cups hang below."""
    kit, wood = job.kit, m.wood('oak')
    z0, z1, deep = 1.46, 2.12, 0.27
    for z in (z0, z0 + 0.30, z1):
        kit.box(wood, x0 + 0.05, -deep, z - 0.022, x1 - 0.05, -0.002, z, 0.0014, 'x')
    count = max(2, round((x1 - x0) / 0.9))
    for i in range(count + 1):
        x = x0 + 0.05 + (x1 - x0 - 0.122) * i / count
        kit.box(wood, x, -deep, z0, x + 0.022, -0.002, z1, 0.0014, 'z')
    x, clay = x0 + 0.12, m.ceramic('#ece6d8', 0.25, 0.1)
    while x < x1 - 0.12:
        for y in (-0.04, -0.22):
            kit.tube(wood, [(x, y, z0 + 0.30), (x, y, z1 - 0.022)], 0.006, 10)
        if kit.rng.random() < 0.72:
            with kit.at(x + 0.028, -0.13, z0 + 0.30 + 0.125, ry=84):
                props.plate(kit, clay, 0, 0, 0, 0.122)
        x += 0.056
    shelf_still_life(job, x0 + 0.06, x1 - 0.06, [z0])
    light_strip(job, x0 + 0.1, x1 - 0.1, -0.10, z0 - 0.022, 5)


def splash_height(job):
    """Top of the splashback in metres: up into the mantel, a low upstand in lofts, or the wall units' underside."""
    if job.classic:
        return metres(job.dims.wall_unit_bottom) + 0.25
    return 1.08 if job.record.style == 'loft' else metres(job.dims.wall_unit_bottom)


def wall_rail(kit, mat, x0, x1, z):
    """Rail along a splashback with hooks, a ladle and a hanging cloth."""
    kit.tube(mat, [(x0, -0.055, z), (x1, -0.055, z)], 0.008, 20)
    for i in range(4):
        x = x0 + 0.05 + (x1 - x0 - 0.1) * i / 3
        kit.tube(mat, [(x, -0.055, z), (x, -0.016, z)], 0.006, 14)
    props.towel(kit, m.fabric('#cfc4b2', 0.0015), x0 + 0.42, -0.055, z + 0.008, 0.24, 0.36)
