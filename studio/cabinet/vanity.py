"""Vanities of the eight bathrooms: curved and fluted, slab, bench, folded, framed, chest, cane. Metres inside, dims in mm."""

from dataclasses import dataclass

from bpy.types import Material
from studio.cabinet import appliances, planned
from studio.cabinet import cabinetry as cab
from studio.cabinet.vanity_forms import RoundedSlab, basin, fluted_shell, rounded_front, rounded_top, wall_tap
from studio.catalogue import finishes
from studio.catalogue.piece_plans import Group, Part
from studio.catalogue.records import BathroomRecord
from studio.kit import layers
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Circle, Span
from studio.kit.stone import stone
from studio.props import props


@dataclass(frozen=True)
class BathroomDims:
    """The room of a vanity, every length in mm; the vanity itself is planned."""

    room_width: int = 3700
    room_depth: int = 4600
    room_height: int = 2700
    tile_width: int = 66
    tile_height: int = 200


FLANGE = 1.06  # rim of a basin below the top, by its cut-out


@dataclass(frozen=True)
class Place:
    """Where a vanity stands: its ends on the wall, its top and the middles of its basins. Metres."""

    x0: float
    x1: float
    top: float
    basins: tuple


@dataclass(frozen=True)
class Made:
    """Of what a vanity is made: its fronts, its top, its handles and taps."""

    front: Material
    slab: Material
    metal: Material


def vanity(kit: Kit, record: BathroomRecord, metal: Material, group: Group, face: float = 0.0) -> Place:
    """The planned vanity of a record with basins and wall taps; face: the y of the tiles its taps are set on. Returns its Place."""
    kind = record.furniture.kind
    front, slab = finishes.front_material(record.finish, record.paint), finishes.body_material(record.basin.top or record.basin.material)
    layers.mark(front=front, worktop=slab)
    BUILDERS[kind](kit, Made(front, slab, metal), group)
    top, basins = group.of('top')[0].z[1], tuple(sorted(part.middle[0] for part in group.of('basin')))
    for at in basins:
        wall_tap(kit, metal, (at, face, top + (0.30 if kind == 'bench' else 0.16)))
    return Place(*_ends(kind, group), top, basins)


# Vanities of units, which their tops stand over; the tops of the others end with them.
OF_UNITS = ('drawers', 'framed', 'chest', 'cane')


def _ends(kind: str, group: Group) -> Span:
    """Left and right end of a vanity on the wall."""
    parts = group.of('body' if kind in OF_UNITS else 'top')
    return min(part.x[0] for part in parts), max(part.x[1] for part in parts)


def _hole(part: Part) -> Circle:
    """Middle and radius of the round cut-out over a basin."""
    return *part.middle, round((part.x[1] - part.x[0]) / 2 / FLANGE, 3)


def _round_tops(kit: Kit, made: Made, group: Group) -> None:
    """Tops with a round cut-out and basin each; two basins meet in a joint between them."""
    for top, part in zip(group.of('top'), group.of('basin')):
        (x0, x1), (low, high), hole = top.x, top.z, _hole(part)
        rounded_top(kit, made.slab, RoundedSlab((x0 + 0.0003, x1 - 0.0003), -top.y[0], 0.004, (low, high)), hole)
        basin(kit, hole, low)


def _curved(kit: Kit, made: Made, group: Group) -> None:
    top, (lower, upper) = group.one('top'), group.of('drawer')
    (x0, x1), (under, high), depth = top.x, top.z, -top.y[0]
    path, inner = rounded_front(x0 + 0.012, x1 - 0.012, depth - 0.012, 0.20, 0.022), rounded_front(x0 + 0.03, x1 - 0.03, depth - 0.03, 0.19, 0.03)
    kit.extrude_z(m.simple('#151413', 0.7), [(px, py) for px, py, _, _ in inner], lower.z[0] + 0.01, under)
    for a, b in ((lower.z[0], lower.z[1] - 0.0015), (upper.z[0] + 0.0015, upper.z[1])):
        fluted_shell(kit, made.front, path, (a, b))
    hole = _hole(group.one('basin'))
    rounded_top(kit, made.slab, RoundedSlab((x0, x1), depth, 0.21, (under, high)), hole)
    basin(kit, hole, under)


def _slab(kit: Kit, made: Made, group: Group) -> None:
    """Wall-hung drawers under one integrated top with rectangular basins."""
    style = cab.Style(front='slab', mat=made.front, inner=made.front, handle='channel', hmat=m.metal('black', 0.45, brushed=False), grain='x', channel=0.022)
    planned.build(kit, style, group.of('body', 'channel', 'drawer'))
    for box in group.boxes('end-panel'):
        kit.box(made.front, *box, 0.0012, 'x')
    for top, part in zip(group.boxes('top'), group.boxes('basin')):
        hole = (*part[:2], *part[3:5])
        kit.slab_with_hole(made.slab, *top, hole, 0.002, radius=appliances.SINK_CORNER)
        appliances.sink(kit, made.slab, hole, part[5], part[5] - part[2])


def _bench(kit: Kit, made: Made, group: Group) -> None:
    """Low bench of slatted oak, open below, with a stone bowl standing on it."""
    kit.box(made.front, *group.one('top').box, 0.003, 'x')
    kit.box(made.front, *group.one('body').box, 0, 'x')  # of the slats' oak: on black they stood before a void
    for box in group.boxes('slat', 'end-panel'):
        kit.box(made.front, *box, 0.0015, 'z')
    kit.box(made.front, *group.one('base').box, 0.0015, 'x')
    (x, y), (top, _) = group.one('basin').middle, group.one('basin').z
    bowl = [(0, 0.012), (0.10, 0.0), (0.13, 0.004), (0.19, 0.06), (0.215, 0.13), (0.208, 0.134), (0.198, 0.128), (0.17, 0.06), (0.10, 0.028), (0, 0.024)]
    kit.lathe(stone('grey_stone', 0.5), props.spline(bowl), x, y, top, 72)
    kit.lathe(made.metal, [(0, 0.030), (0.018, 0.030), (0.021, 0.027)], x, y, top, 40)


def _folded(kit: Kit, made: Made, group: Group) -> None:
    """Fronts folded like paper: each a field of triangles that rise to one point; mitred slab round it."""
    hair = 0.0003  # the mitre: ends and top fill one corner, and in one plane they flicker black
    for box in group.boxes('end-panel'):
        kit.box(made.slab, *box[:5], box[5] - hair, 0.001, 'z')
    kit.box(made.slab, *group.one('base').box, 0.001, 'x')
    top, hole = group.one('top'), _hole(group.one('basin'))
    rounded_top(kit, made.slab, RoundedSlab((top.x[0] + hair, top.x[1] - hair), -top.y[0] - hair, 0.002, top.z), hole)
    basin(kit, hole, top.z[0])
    kit.box(m.simple('#151413', 0.7), *group.one('body').box, 0)
    for i, door in enumerate(group.of('door')):
        a, b, c, d = door.x[0] + 0.0015, door.x[1] - 0.0015, door.z[0] + 0.002, door.z[1] - 0.002
        face, back = door.y[1] - 0.02, door.y[1]
        peak = (a + (b - a) * (0.32, 0.62, 0.44)[i], door.y[0], c + (d - c) * (0.60, 0.36, 0.68)[i])
        corners = [(a, face, c), (b, face, c), (b, face, d), (a, face, d)]
        for k in range(4):
            kit.poly(made.front, [corners[k], corners[(k + 1) % 4], peak], [[0, 1, 2]], 'z', 0.4)
        behind = [(x, back, z) for x, _, z in corners]
        for k in range(4):
            kit.poly(made.front, [corners[k], behind[k], behind[(k + 1) % 4], corners[(k + 1) % 4]], [[0, 1, 2, 3]], 'z', 0.4)


def _framed_units(kit: Kit, made: Made, group: Group, build: str) -> None:
    """Row of framed units and the strips at its ends."""
    style = cab.Style(front=build, mat=made.front, inner=made.front, handle='knob', hmat=made.metal, plinth=made.front, grain='z')
    planned.build(kit, style, group.of('body', 'drawer', 'door'))
    for box in group.boxes('end-panel'):  # beside the doors and a hair behind their faces: in one plane they flicker black
        kit.box(made.front, *box, 0.0015, 'z')


def _framed(kit: Kit, made: Made, group: Group, build: str = 'thin') -> None:
    """Painted frames on a recessed base."""
    _framed_units(kit, made, group, build)
    kit.box(made.front, *group.one('plinth').box, 0.002, 'x')
    _round_tops(kit, made, group)


def _chest(kit: Kit, made: Made, group: Group) -> None:
    """Chest of drawers with a moulded base on turned feet."""
    _framed_units(kit, made, group, 'raised')
    kit.box(made.front, *group.one('base').box, 0.006, 'x')
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
    for part in group.of('foot'):
        kit.lathe(made.front, props.spline(foot), *part.middle, 0, 40)
    _round_tops(kit, made, group)


def _cane(kit: Kit, made: Made, group: Group) -> None:
    """Painted frames with woven cane on a recessed base."""
    _framed(kit, made, group, 'cane')


BUILDERS = dict(curved=_curved, bench=_bench, folded=_folded, chest=_chest, cane=_cane, framed=_framed, drawers=_slab)
