"""Runs of a kitchen: base units with worktop, sink and hob; tall blocks with ovens; lit vitrines."""

from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.cabinet.open_drawer import open_drawer
from studio.catalogue.dims import metres
from studio.kit import materials as m
from studio.props import props

DRAWN = 0.30  # metres a drawer in use is out
SINK_CLEAR, HOB_CLEAR = 0.74, 0.36  # metres between a drawer's middle and that of a basin or a hob above it


def base_run(job, x0, x1, sink_at=None, hob_at=None, splash_top=None, drawer_near=None):
    """Base units, worktop with sink and hob, splashback; x0..x1 along the back wall. In a kitchen in use the drawer nearest to drawer_near
    is out: returns the x of its middle, else None."""
    kit, d, look = job.kit, job.dims, job.look
    style = job.style('base')
    units, drawn = unit_widths(x1 - x0, job), None
    with kit.at(x0, 0, 0):
        if job.in_use and drawer_near is not None:
            taken = [(at - x0, clear) for at, clear in ((sink_at, SINK_CLEAR), (hob_at, HOB_CLEAR)) if at is not None]
            place, drawn = free_unit(units, drawer_near - x0, taken)
            drawn += x0
            units[place] = (units[place][0], 'drawers2' if units[place][1] == 'doors2' else units[place][1])
            cab.base_run(kit, style, units, drawn=(place, DRAWN))
            left = sum(width for width, _ in units[:place])
            rim = metres(d.body_top) - (metres(d.channel) if style.handle == 'channel' else 0)
            open_drawer(kit, style, left, left + units[place][0], rim, DRAWN, job.variety.seed)
        else:
            cab.base_run(kit, style, units)
    top, thick, deep = job.worktop_z, metres(d.worktop_thickness), metres(d.worktop_depth)
    hole = (sink_at - 0.33, -0.52, sink_at + 0.33, -0.13) if sink_at is not None else None
    kit.slab_with_hole(look.worktop, x0, -deep, top - thick, x1, 0, top, hole, 0.0016)
    if hole:
        cab.sink(kit, m.metal('steel'), *hole, top - thick)
        cab.tap(
            kit,
            look.handle_metal if look.handle in ('bar', 'knob', 'channel') and not job.classic else m.metal('nickel' if job.classic else 'steel'),
            sink_at,
            -0.075,
            top,
            0.38,
            0.22,
        )
    if hob_at is not None:
        cab.hob(kit, hob_at, -0.30, top, 0.80, vented=not job.hooded)
    if splash_top:
        kit.box(look.splash, x0, -0.018, top, x1, -0.0005, splash_top, 0.0012, 'x')
    return drawn


def free_unit(units, near, taken):
    """(place, middle) of the unit nearest to `near` whose middle is clear of what hangs in the worktop; taken are (middle, metres to keep)."""
    middles = [sum(width for width, _ in units[:i]) + units[i][0] / 2 for i in range(len(units))]
    clear = [i for i in range(len(units)) if all(abs(middles[i] - at) > keep for at, keep in taken)] or list(range(len(units)))
    place = min(clear, key=lambda i: abs(middles[i] - near))
    return place, middles[place]


def unit_widths(length, job):
    """Unit widths that fill a length: modules near 600 and 900 mm, drawers and doors in turn."""
    count = max(1, round(length / 0.78))
    width = length / count
    framed = job.look.handle in ('knob', 'cup', 'ring', 'wooden_knob')
    kinds = ('drawer_doors2', 'drawers3', 'drawer_doors2') if framed else ('drawers3', 'drawers2', 'doors2')
    return [(width, kinds[i % 3]) for i in range(count)]


def tall_block(job, x0, x1, oven=True, scribe=True):
    """Tall units between x0 and x1: oven housing first, doors after; closed above to the ceiling or by a cornice."""
    kit, top = job.kit, job.tall_top
    style = job.style('tall', depth=0.60)
    side = 0.020
    for a in (x0, x1 - side):
        kit.box(style.mat, a, -0.60 - style.t, 0, a + side, 0, top, 0.0012, 'z')
    inner, width = x1 - x0 - 2 * side, metres(job.dims.tall_width)
    x, rest = x0 + side, inner - (width if oven else 0)
    split = [top - 0.52] if top > 2.55 else ([1.62] if job.classic else None)
    if oven:
        x = cab.tall_unit(kit, style, x, width, 'ovens', top, steel=job.variety.seed % 5 < 2)
    doors = max(1, round(rest / 0.56))
    for i in range(doors):
        if i == 0 and job.look.vitrine and not job.classic:
            x = lit_vitrine(job, x, rest / doors, top)
        else:
            x = cab.tall_unit(kit, style, x, rest / doors, 'door' if i % 2 == 0 else 'door_r', top, split=split)
    if job.classic:
        cab.cornice(kit, job.look.cornice or style.mat, [(x0, 0, top), (x0, -0.60 - style.t, top), (x1, -0.60 - style.t, top), (x1, 0, top)], 0.12, 0.085)
    elif scribe and top > job.box.h - 0.05:
        kit.box(style.mat, x0, -0.585, top, x1, -0.02, job.box.h, 0, 'x')


def _framed_in(job):
    """Material of the vitrine's frame, or None."""
    entry = job.record.at('vitrine')
    return entry.material if entry and entry.form == 'framed' else None


def lit_vitrine(job, x, width, top):
    """Tall glass door in a slim metal frame before lit shelves; returns its right edge."""
    kit, frame = job.kit, m.metal('black' if _framed_in(job) == 'black-steel' else 'bronze', 0.4, brushed=False)
    style = replace(
        job.style('tall', depth=0.60),
        mat=frame,
        inner=m.wood('oak_smoked') if job.spec.lamps > 1 else job.look.carcass,
        thin_rail=0.024,
        front='slab',
        handle='none',
    )
    right = cab.tall_unit(kit, style, x, width, 'glass', top)
    for z in (0.10 + (top - 0.10) * (i + 1) / 6 for i in range(6)):
        kit.box(m.emit('#ffd2a0', 8), x + 0.04, -0.06, z - 0.014, right - 0.04, -0.052, z - 0.010, 0)
    for level in range(5):
        z = 0.10 + (top - 0.10) * (level + 1) / 6 + 0.010
        if level % 2:
            props.vase(kit, m.ceramic('#d9cfbe', 0.45, 0.3), x + width * 0.36, -0.30, z, 0.20, 0.06, 'jar')
            props.bowl(kit, m.ceramic('#8d7b65', 0.4, 0.2), x + width * 0.70, -0.28, z, 0.075, 0.055)
        else:
            for s in range(4):
                props.plate(kit, m.ceramic('#ece6da', 0.22), x + width * 0.35, -0.28, z + s * 0.012, 0.10)
            props.vase(kit, m.ceramic('#3b3835', 0.5, 0.1), x + width * 0.72, -0.28, z, 0.14, 0.05, 'cyl')
    kit.area((x + width / 2, -0.52, top - 0.05), (x + width / 2, -0.30, 0.9), width - 0.1, 0.03, 5 * job.spec.lamps, (1, 0.78, 0.54), 160)
    return right


def framed_end(job, x):
    """Framed panels on the free end of a tall block that closes at x (local frame of the run)."""
    style = job.style('tall', handle='none')
    with job.kit.at(x, -0.60 - style.t, 0, rz=90):
        for z0, z1 in ((0.10, 1.62), (1.62, job.tall_top)):
            cab.front(job.kit, style, 0, z0, 0.60 + style.t, z1, 0, 'none')
