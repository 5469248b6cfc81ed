"""Bedroom 'Notturno': panelled veneer bed wall with lit bedside drawers, upholstered headboard and a made bed. Metres."""

from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import bedding, props
from studio.room import sets
from studio.room import shell as room


def headboard(kit, cover, frame, x0, x1, y, z0, z1, channels=9):
    """Channelled upholstery between two slim frames; channels are vertical rolls."""
    width = (x1 - x0) / channels
    for i in range(channels):
        props.soft_box(kit, cover, x0 + i * width + 0.001, y - 0.085, z0, x0 + (i + 1) * width - 0.001, y, z1, 0.030, 0, 10)
    kit.box(frame, x0 - 0.012, y - 0.09, z0 - 0.01, x0, y, z1 + 0.012, 0.001, 'z')
    kit.box(frame, x1, y - 0.09, z0 - 0.01, x1 + 0.012, y, z1 + 0.012, 0.001, 'z')
    kit.box(frame, x0, y - 0.09, z1, x1, y, z1 + 0.012, 0.001, 'x')


def veneer_wall(kit, veneer, line, x0, x1, height, panel=0.62):
    """Panels floor to ceiling with 4 mm metal lines between them and a stone-height joint at 1.15 m."""
    count = round((x1 - x0) / panel)
    width = (x1 - x0) / count
    kit.box(m.simple('#12100f', 0.8), x0, -0.012, 0, x1, 0, height, 0, 'x')
    for i in range(count):
        a, b = x0 + i * width + 0.002, x0 + (i + 1) * width - 0.002
        for z0, z1 in ((0.06, 1.148), (1.152, height)):
            kit.box(veneer, a, -0.030, z0, b, -0.010, z1, 0.0008, 'z')
        kit.box(line, b, -0.026, 0.06, b + 0.004, -0.010, height, 0, 'z')


def bedside(kit, style, metal, x0, width, z=0.30):
    """Wall-hung drawer box with a stone top and a light below."""
    x1, deep = x0 + width, 0.42
    kit.box(style.inner, x0 + 0.018, -deep, z, x1 - 0.018, -0.03, z + 0.26, 0)
    for a, b in ((x0, x0 + 0.018), (x1 - 0.018, x1)):
        kit.box(style.mat, a, -deep - style.t, z, b, -0.03, z + 0.26, 0.001, 'z')
    for a, b in ((z, z + 0.13), (z + 0.13, z + 0.26)):
        cab.front(kit, style, x0 + 0.018, a, x1 - 0.018, b, -deep, 'drawer')
    kit.box(stone('calacatta'), x0, -deep - style.t - 0.004, z + 0.26, x1, -0.03, z + 0.28, 0.0016, 'x')
    kit.box(m.emit('#ffcf9f', 9), x0 + 0.05, -deep + 0.06, z - 0.004, x1 - 0.05, -deep + 0.07, z - 0.002, 0)
    kit.area(((x0 + x1) / 2, -0.22, z - 0.01), ((x0 + x1) / 2, -0.2, 0), width - 0.1, 0.05, 3, (1, 0.76, 0.50), 160)
    return z + 0.28


def reading_lamp(kit, mat, x, z, watts):
    """Slim hanging cylinder of opal glass on a rod from the ceiling line."""
    kit.tube(mat, [(x, -0.20, z + 0.26), (x, -0.20, 2.8)], 0.003, 8)
    kit.cyl(mat, x, -0.20, z + 0.20, z + 0.27, 0.024, 32)
    kit.lathe(m.opal('#ffe0b8', 3), [(0, 0), (0.030, 0), (0.034, 0.006), (0.034, 0.20), (0, 0.20)], x, -0.20, z, 40)
    kit.point((x, -0.26, z - 0.04), watts, (1, 0.80, 0.56), 0.06)


def bedroom(seed=12):
    """Bed wall frontal by the sea-apartment window, in the last light, lamps on."""
    kit = Kit(seed)
    spec = replace(
        sets.SETS['S2'],
        height=2.75,
        window=(-4.1, -0.75),
        sheer=True,
        drape='#8f8373',
        floor=('planks', 'oak_smoked'),
        wall='#cfc6b8',
        sky=120,
        sky_colour=(0.80, 0.88, 1),
        sun=9,
        sun_colour=(1, 0.72, 0.46),
        sun_direction=(0.86, 0.30, -0.30),
        fill=26,
        fill_colour=(1, 0.94, 0.88),
        ambient=0.24,
        lamps=1.2,
        exposure=0.45,
    )
    box = sets.Box(-2.55, 2.55, -5.6, spec.height)
    sets.build(kit, spec, box)
    walnut, bronze = m.veneer('#665040', 'walnut', 0.42), m.metal('brass_aged', 0.36)
    veneer_wall(kit, walnut, bronze, box.x0, box.x1, spec.height)
    linen, sand, clay = m.fabric('#e9e4da', 0.0010, melange=0.15), m.fabric('#b3a28b', 0.0018), m.fabric('#7d5f4b', 0.0024, sheen=0.6)
    half, foot, mattress = 0.90, -2.20, 0.46
    headboard(kit, m.fabric('#a8977f', 0.0020, sheen=0.5), bronze, -1.12, 1.12, -0.03, 0.30, 1.148, 10)
    kit.box(walnut, -half - 0.02, foot - 0.02, 0.10, half + 0.02, -0.12, 0.27, 0.004, 'x')
    kit.box(m.simple('#0f0e0d', 0.8), -half + 0.12, foot + 0.14, 0, half - 0.12, -0.2, 0.10, 0)
    bedding.make(kit, bedding.Bed(linen, sand, clay, half, foot, top=mattress))
    style = cab.Style(front='slab', mat=walnut, inner=walnut, handle='edge', hmat=bronze, t=0.018, grain='x')
    for x0 in (-1.12 - 0.70, 1.12 + 0.04):
        top = bedside(kit, style, bronze, x0, 0.66)
        reading_lamp(kit, bronze, x0 + (0.16 if x0 < 0 else 0.50), 1.18, 5)
        props.books(kit, x0 + 0.36, -0.24, top, 2, 3 + int(x0), 0.22, 0.16, 6)
    props.vase(kit, m.ceramic('#cbbfa9', 0.55, 0.25), 1.30, -0.22, 0.58, 0.20, 0.07, 'jar')
    props.branches(kit, 1.30, -0.22, 0.73, 0.34, 7, 0.2, 0.05, 0.42, 9, density=16)
    kit.box(m.boucle('#d9d0c1'), -1.75, -3.2, 0, 1.75, -1.0, 0.020, 0.009, 'x')
    bench = m.leather('#6f4a32')
    props.soft_box(kit, bench, -0.70, foot - 0.52, 0.36, 0.70, foot - 0.12, 0.46, 0.035, 0.012, 14)
    for x in (-0.60, 0.60):
        kit.box(bronze, x - 0.012, foot - 0.50, 0, x + 0.012, foot - 0.14, 0.36, 0.002, 'z')
    for x in (-1.5, 1.5):
        room.downlight(kit, x, -0.55, spec.height, 9)
    kit.area((0, -0.05, spec.height - 0.03), (0, -0.4, 1.0), 4.6, 0.03, 10, (1, 0.76, 0.50), 120)
    kit.flush('bedroom')
    sets.light(spec, box)
    return Built(
        dict(
            main=View(loc=(0.35, box.y0 + 0.25, 1.06), target=(0.35, 0, 1.06), focal=30, fstop=8, focus=3.8, shift_x=-0.11),
        ),
        spec.exposure,
    )
