"""Vanities of the eight bathrooms: curved and fluted, slab, bench, folded, framed, chest, cane. Metres inside, dims in mm."""

from dataclasses import dataclass, replace

from studio.cabinet import appliances
from studio.cabinet import cabinetry as cab
from studio.cabinet.vanity_forms import basin, fluted_shell, rounded_front, rounded_top, wall_tap
from studio.catalogue import finishes
from studio.catalogue.dims import metres
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.stone import stone
from studio.props import props


@dataclass(frozen=True)
class BathroomDims:
    """Every length in mm."""

    room_width: int = 3700
    room_depth: int = 4600
    room_height: int = 2700
    vanity_width: int = 1500
    vanity_depth: int = 500
    vanity_bottom: int = 380
    top_height: int = 860
    top_thickness: int = 30
    basin_radius: int = 185
    tile_width: int = 66
    tile_height: int = 200


@dataclass(frozen=True)
class Place:
    """Where a vanity stands: its ends on the wall, its top and the middles of its basins. Metres."""

    x0: float
    x1: float
    top: float
    basins: tuple


def vanity(kit, record, metal, dims, x):
    """Vanity centred on x with basins and wall taps; returns its Place."""
    kind, double = record.furniture.kind, record.furniture.basins == 2
    width = metres(dims.vanity_width) + (0.45 if double else 0) + (0.25 if kind == 'bench' else 0)
    front, slab = finishes.front_material(record.finish, record.colour), finishes.body_material(record.basin.top or record.basin.material)
    layers.mark(front=front, worktop=slab)
    shift = width * 0.26 if double else 0
    basins = (x - shift, x + shift) if double else (x,)
    build = BUILDERS[kind]
    top = build(kit, front, slab, metal, dims, x - width / 2, x + width / 2, basins)
    for at in basins:
        wall_tap(kit, metal, at, top + (0.30 if kind == 'bench' else 0.16))
    return Place(x - width / 2, x + width / 2, top, basins)


def _round_tops(kit, slab, dims, x0, x1, basins, overhang=0.012):
    """Tops with a round cut-out and basin each; two basins meet in a joint between them."""
    top, thick, depth, r = metres(dims.top_height), metres(dims.top_thickness), metres(dims.vanity_depth), metres(dims.basin_radius)
    edges = [x0 - overhang, *((a + b) / 2 for a, b in zip(basins, basins[1:])), x1 + overhang]
    for i, at in enumerate(basins):
        rounded_top(kit, slab, edges[i] + 0.0003, edges[i + 1] - 0.0003, depth + overhang, 0.004, top - thick, top, (at, -depth * 0.52, r))
        basin(kit, at, -depth * 0.52, r, top - thick)
    return top


def _curved(kit, front, slab, metal, dims, x0, x1, basins):
    top, thick, depth = metres(dims.top_height), metres(dims.top_thickness), metres(dims.vanity_depth)
    low, mid = metres(dims.vanity_bottom), (metres(dims.vanity_bottom) + top - thick) / 2
    path, inner = rounded_front(x0 + 0.012, x1 - 0.012, depth - 0.012, 0.20, 0.022), rounded_front(x0 + 0.03, x1 - 0.03, depth - 0.03, 0.19, 0.03)
    kit.extrude_z(m.simple('#151413', 0.7), [(px, py) for px, py, _, _ in inner], low + 0.01, top - thick)
    for a, b in ((low, mid - 0.0015), (mid + 0.0015, top - thick - 0.004)):
        fluted_shell(kit, front, path, a, b)
    hole = (basins[0], -depth * 0.52, metres(dims.basin_radius))
    rounded_top(kit, slab, x0, x1, depth, 0.21, top - thick, top, hole)
    basin(kit, *hole, top - thick)
    return top


def _slab(kit, front, slab, metal, dims, x0, x1, basins):
    """Wall-hung drawers under one integrated top with rectangular basins."""
    top, depth, low = metres(dims.top_height), metres(dims.vanity_depth), metres(dims.vanity_bottom)
    style = cab.Style(
        front='slab',
        mat=front,
        inner=front,
        handle='channel',
        hmat=m.metal('black', 0.45, brushed=False),
        plinth_h=low,
        base_h=top - 0.012,
        depth=depth - 0.03,
        grain='x',
        channel=0.022,
        body_top=top - 0.20,
    )
    with kit.at(x0, 0, 0):
        for i in range(2):
            cab.base_unit(kit, style, i * (x1 - x0) / 2, (x1 - x0) / 2, 'drawers2')
    for x in (x0 - 0.018, x1):
        kit.box(front, x, -depth - 0.004, low, x + 0.018, 0, top - 0.012, 0.0012, 'x')
    edges = [x0 - 0.018, *((a + b) / 2 for a, b in zip(basins, basins[1:])), x1 + 0.018]
    for i, at in enumerate(basins):
        hole = (at - 0.27, -depth * 0.80, at + 0.27, -depth * 0.24)
        kit.slab_with_hole(slab, edges[i], -depth - 0.008, top - 0.012, edges[i + 1], 0, top, hole, 0.002)
        appliances.sink(kit, slab, hole, top - 0.012, 0.11)
    return top


def _bench(kit, front, slab, metal, dims, x0, x1, basins):
    """Low bench of slatted oak, open below, with a stone bowl standing on it."""
    top, depth = 0.64, metres(dims.vanity_depth)
    oak = front
    kit.box(oak, x0, -depth, top - 0.045, x1, 0, top, 0.003, 'x')
    kit.box(m.simple('#1a1613', 0.8), x0 + 0.03, -depth + 0.05, 0.34, x1 - 0.03, -0.01, top - 0.045, 0)
    x = x0 + 0.01
    while x < x1 - 0.02:
        kit.box(oak, x, -depth + 0.012, 0.32, x + 0.022, -depth + 0.034, top - 0.045, 0.0015, 'z')
        x += 0.034
    for a in (x0, x1 - 0.03):
        kit.box(oak, a, -depth + 0.012, 0.32, a + 0.03, 0, top - 0.045, 0.0015, 'z')
    kit.box(oak, x0, -depth + 0.02, 0.30, x1, 0, 0.325, 0.0015, 'x')
    at = basins[0]
    bowl = [(0, 0.012), (0.10, 0.0), (0.13, 0.004), (0.19, 0.06), (0.215, 0.13), (0.208, 0.134), (0.198, 0.128), (0.17, 0.06), (0.10, 0.028), (0, 0.024)]
    kit.lathe(stone('grey_stone', 0.5), props.spline(bowl), at, -depth * 0.52, top, 72)
    kit.lathe(metal, [(0, 0.030), (0.018, 0.030), (0.021, 0.027)], at, -depth * 0.52, top, 40)
    return top


def _folded(kit, front, slab, metal, dims, x0, x1, basins):
    """Fronts folded like paper: each a field of triangles that rise 34 mm to one point; mitred slab round it."""
    top, depth, low = metres(dims.top_height), metres(dims.vanity_depth), metres(dims.vanity_bottom)
    face, t = -depth + 0.045, 0.020
    for a in (x0, x1 - t):
        kit.box(slab, a, -depth, low, a + t, 0, top - 0.0003, 0.001, 'z')
    kit.box(slab, x0 + t, -depth, low, x1 - t, 0, low + t, 0.001, 'x')
    hole = (basins[0], -depth * 0.52, metres(dims.basin_radius))
    rounded_top(kit, slab, x0, x1, depth, 0.002, top - t, top, hole)
    basin(kit, *hole, top - t)
    kit.box(m.simple('#151413', 0.7), x0 + t, face + 0.03, low + t, x1 - t, -0.01, top - 0.17, 0)
    count = 3
    width, _height = (x1 - x0 - 2 * t) / count, (top - low - 2 * t)
    for i in range(count):
        a, b, c, d = x0 + t + i * width + 0.0015, x0 + t + (i + 1) * width - 0.0015, low + t + 0.002, top - t - 0.002
        peak = (a + (b - a) * (0.32, 0.62, 0.44)[i], face - 0.034, c + (d - c) * (0.60, 0.36, 0.68)[i])
        corners = [(a, face, c), (b, face, c), (b, face, d), (a, face, d)]
        for k in range(4):
            kit.poly(front, [corners[k], corners[(k + 1) % 4], peak], [[0, 1, 2]], 'z', 0.4)
        back = [(x, face + 0.02, z) for x, _, z in corners]
        for k in range(4):
            kit.poly(front, [corners[k], back[k], back[(k + 1) % 4], corners[(k + 1) % 4]], [[0, 1, 2, 3]], 'z', 0.4)
    return top


def _framed_units(kit, front, metal, dims, x0, x1, build, plinth, units):
    """Row of framed units between x0 and x1; units are (share of the width, layout)."""
    top, thick, depth = metres(dims.top_height), metres(dims.top_thickness), metres(dims.vanity_depth)
    style = cab.Style(
        front=build, mat=front, inner=front, handle='knob', hmat=metal, plinth=front, plinth_h=plinth, base_h=top - thick, depth=depth - 0.03, grain='z'
    )
    x = 0.0
    with kit.at(x0, 0, 0):
        for share, layout in units:
            cab.base_unit(kit, replace(style, body_top=top - thick - 0.17), x, share * (x1 - x0), layout)
            x += share * (x1 - x0)
    for a, c in ((x0 - 0.008, x0), (x1, x1 + 0.008)):  # beside the doors and a hair behind their faces: in one plane they flicker black
        kit.box(front, a, -depth + 0.0095, plinth, c, 0, top - thick, 0.0015, 'z')
    return style


def _framed(kit, front, slab, metal, dims, x0, x1, basins):
    _framed_units(kit, front, metal, dims, x0, x1, 'thin', 0.12, ((0.28, 'drawers3'), (0.44, 'doors2'), (0.28, 'drawers3')))
    kit.box(front, x0, -metres(dims.vanity_depth) + 0.045, 0, x1, -0.02, 0.12, 0.002, 'x')
    return _round_tops(kit, slab, dims, x0, x1, basins)


def _chest(kit, front, slab, metal, dims, x0, x1, basins):
    """Chest of drawers with a moulded base on turned feet."""
    depth = metres(dims.vanity_depth)
    _framed_units(kit, front, metal, dims, x0, x1, 'raised', 0.19, ((0.30, 'drawers3'), (0.40, 'drawers3'), (0.30, 'drawers3')))
    kit.box(front, x0 - 0.018, -depth - 0.006, 0.13, x1 + 0.018, 0, 0.19, 0.006, 'x')
    foot = [
        (0, 0),
        (0.022, 0),
        (0.028, 0.010),
        (0.024, 0.022),
        (0.034, 0.045),
        (0.040, 0.075),
        (0.034, 0.105),
        (0.024, 0.115),
        (0.030, 0.122),
        (0.030, 0.130),
        (0, 0.130),
    ]
    for x in (x0 + 0.045, x1 - 0.045):
        for y in (-depth + 0.04, -0.05):
            kit.lathe(front, props.spline(foot), x, y, 0, 40)
    return _round_tops(kit, slab, dims, x0, x1, basins, 0.024)


def _cane(kit, front, slab, metal, dims, x0, x1, basins):
    """Painted frames with woven cane, double, on a recessed base."""
    _framed_units(kit, front, metal, dims, x0, x1, 'cane', 0.12, ((0.31, 'doors2'), (0.38, 'drawers3'), (0.31, 'doors2')))
    kit.box(front, x0, -metres(dims.vanity_depth) + 0.045, 0, x1, -0.02, 0.12, 0.002, 'x')
    return _round_tops(kit, slab, dims, x0, x1, basins, 0.016)


BUILDERS = dict(curved=_curved, bench=_bench, folded=_folded, chest=_chest, cane=_cane, framed=_framed, drawers=_slab)
