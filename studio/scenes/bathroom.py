"""A bathroom from a catalogue record: `bathroom_from_record(record)`. Metres inside, dims in mm."""

from dataclasses import dataclass, replace

from bpy.types import Material
from studio.cabinet.vanity import BathroomDims, Place, vanity
from studio.catalogue import finishes
from studio.catalogue.dims import metres
from studio.catalogue.piece_plans import Group, piece_plan
from studio.catalogue.records import BathroomRecord
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import props, seating
from studio.room import sets
from studio.room import shell as room
from studio.room.specs import Box
from studio.room.stage import Room
from studio.scenes.bath_fittings import FACE, TUB, arched_mirror, bathtub, dado_cap, round_mirror, side_table, tiles, towel_rail, tub_filler
from studio.scenes.bath_lamps import wall_lamp
from studio.scenes.bath_walls import behind_camera, beside_vanity
from studio.scenes.bath_ware import bunch, on_vanity, tub_board

DADO = 1.08  # metres to the upper edge of a dado's tiles: its cap ends below the planned mirrors' feet
DOORS = '#e9e4da'  # their paint, and their casings'
GLAZE = 0.14  # roughness of tiles
SLAB = 0.016  # metres from the wall to the face of stone slabs


@dataclass(frozen=True)
class Traits:
    """What differs from room to room. cover of the vanity wall: 'tiles', 'dado' (tiles to DADO), 'stone' or 'plaster'; hexes of wall and tile; stone: a kind of
    stone.STONES; sun in W/m2; beside: what hangs or leans on the wall opposite the window, ware: what stands on the vanity (`bath_ware.WARES`); linen: hexes
    of its towels, clay: of the vase and branch: how high its stems (`bath_ware.BUNCHES`) stand in metres; stool: the low one beside the vanity
    (`bath_fittings.STOOLS`), empty for none; lamp: beside the mirror (`bath_lamps.LAMPS`); behind: the side of the door in the wall the mirror shows."""

    cover: str
    wall: str
    floor: tuple[str, str]
    sun: float
    tub: bool
    beside: str
    ware: str
    linen: tuple[str, str]
    clay: str = '#b7a78d'
    branch: float = 0.42
    stems: str = 'leaves'
    stool: str = 'turned'
    lamp: str = 'globe'
    behind: int = 1
    tile: str = ''
    stone: str = ''


ROOMS = {
    'dion': Traits(
        'stone', '#cfcac2', ('tiles', 'grey_stone'), 6, True, 'ladder', 'glass', ('#8f8b84', '#d9d5cd'), '#6f6a62', 0.50, stool='', stone='grey_stone'
    ),
    'kito': Traits('plaster', '#d6cab6', ('planks', 'oak_light'), 20, True, 'shelves', 'tray', ('#e0d8c8', '#9c8a6f'), '#8d7b60', 0.38),
    'lira': Traits('tiles', '#ddd6ca', ('tiles', 'travertine'), 20, True, 'ladder', 'soap', ('#e3ddd2', '#a99c88'), '#b7a78d', 0.42, tile='#ddd9cc'),
    'origami': Traits(
        'tiles', '#e4e2dc', ('tiles', 'terrazzo'), 16, False, 'print', 'folded', ('#e9e6df', '#8fa09a'), '#dcd6ca', 0.40,
        tile='#c6cdc8', stems='long', stool='', lamp='tube', behind=-1,
    ),
    'parma': Traits(
        'dado', '#cdd0c6', ('tiles', 'limestone'), 20, True, 'prints', 'scent', ('#ece8df', '#a9af9f'), '#d9cfbd', 0.46,
        tile='#e8e3d8', stems='flowering', stool='',
    ),
    'piedmont': Traits(
        'dado', '#d8c9b2', ('tiles', 'cream_marble'), 24, True, 'print', 'soap', ('#efe9dc', '#b79f7e'), '#7c6a52', 0.36,
        tile='#e3dccb', stems='olive', stool='boarded', lamp='shade', behind=-1,
    ),
    'provence': Traits(
        'plaster', '#e6e1d6', ('herringbone', 'oak_light'), 22, False, 'ladder', 'folded', ('#eae5da', '#aab2b4'), '#a9b0ae', 0.44,
        stems='round', stool='boarded', lamp='shade',
    ),
    'viola': Traits(
        'dado', '#ddd6ca', ('tiles', 'grey_stone'), 20, True, 'shelves', 'salts', ('#e6dfd3', '#96867a'), '#8f8a80', 0.40,
        tile='#e8e3d8', stems='olive', stool='garden', lamp='tube', behind=-1,
    ),
}  # fmt: skip


def _face(own: Traits, z: float) -> float:
    """The y of what covers the vanity wall at a height: what is mounted there stands on it."""
    return {'stone': -SLAB, 'tiles': -FACE, 'dado': -FACE if z < DADO else 0.0, 'plaster': 0.0}[own.cover]


def _cover_wall(kit: Kit, own: Traits, box: Box, height: float, dims: BathroomDims) -> None:
    """Tiles to the ceiling or to a dado with its cap, stone slabs, or plain plaster."""
    if own.cover == 'stone':
        slab, joint = stone(own.stone, slab=None, rough=0.4), m.simple('#2a2826', 0.9)
        kit.box(joint, box.x0, -0.006, 0, box.x1, 0.0005, height, 0, 'x')
        x, width = box.x0, 1.2
        while x < box.x1:
            kit.box(slab, x + 0.001, -SLAB, 0, min(x + width, box.x1) - 0.001, 0, height, 0.0008, 'x')
            x += width
    elif own.cover in ('tiles', 'dado'):
        glaze, grout = m.ceramic(own.tile, GLAZE), m.simple('#cbc4b6', 0.9)
        tiles(kit, glaze, grout, (box.x0, 0, box.x1, height if own.cover == 'tiles' else DADO), dims)
        if own.cover == 'dado':
            dado_cap(kit, glaze, grout, (box.x0, box.x1, DADO))


def _mirrors(kit: Kit, kinds: tuple[str, str], metal: Material, face: float, group: Group) -> None:
    """The room's mirror over the vanity and its lamps, of these kinds; they stand on the wall's face (its y)."""
    (kind, lamp), wood, mirrors = kinds, m.wood('walnut'), group.of('mirror')
    part = mirrors[0]
    x = (mirrors[0].x[0] + mirrors[-1].x[1]) / 2
    (x0, x1), (low, high) = part.x, part.z
    if kind == 'arched':
        arched_mirror(kit, metal, (x, low), (x1 - x0, high - low))
    elif kind == 'wide':
        kit.box(m.mirror(), *part.box, 0.002, 'x')
        kit.box(m.line('#ffe6c6'), x0, -0.036, high + 0.002, x1, -0.028, high + 0.010, 0)
        kit.area((x, -0.10, high + 0.02), (x, -0.45, 0.9), x1 - x0, 0.03, 16, (1, 0.84, 0.64), 160)
        return
    elif kind == 'tall':
        kit.box(m.mirror(), *part.box, 0.002, 'z')
        a, front, foot, b, back, head = group.one('frame').box
        for c, d in ((a, x0), (x1, b)):
            kit.box(metal, c, front, foot, d, back, head, 0.001, 'z')
        for c, d in ((foot, low), (high, head)):
            kit.box(metal, x0, front, c, x1, back, d, 0.001, 'x')
    elif kind == 'framed':
        kit.box(m.mirror(), *part.box, 0, 'z')
        a, _, foot, b, back, head = group.one('frame').box
        kit.frame_sweep(wood, a, foot, b, head, back, [(0, 0), (0, 0.030), (0.010, 0.042), (0.030, 0.046), (0.050, 0.038), (0.066, 0.026), (0.080, 0.024)])
    elif kind == 'pair':
        for one in mirrors:
            round_mirror(kit, wood, one)
        for side in (-1, 0, 1):
            wall_lamp(kit, lamp, metal, (x + side * 0.97, face, 1.72), 4)
        return
    else:
        round_mirror(kit, metal, part)
    for side in (-1, 1):
        wall_lamp(kit, lamp, metal, (x + side * 0.66, face, 1.66), 4)


def bathroom_from_record(record: BathroomRecord, dims: BathroomDims | None = None, seed: int = 9) -> Built:
    """Vanity wall with mirror and lamps in a room of its own, a tub or a chair by the sheer-curtained window."""
    dims, own = dims or BathroomDims(), ROOMS[record.slug]
    kit = Kit(seed + record.seed)
    base = sets.SETS[record.shooting_set]
    spec = replace(
        base,
        height=metres(dims.room_height),
        wall=own.wall,
        head=2.35,
        window=(-3.3, -1.15),
        floor=own.floor,
        walls='plain',
        ceiling='plain',
        panes=2,
        sheer=True,
        sun=own.sun,
        sky=135,
        sky_colour=(0.96, 0.98, 1),
        fill=0,
        ambient=0.24,
        exposure=0.62,
    )
    half = metres(dims.room_width) / 2
    box = sets.Box(-half, half, -metres(dims.room_depth), spec.height)
    sets.build(kit, spec, box)
    metal = finishes.body_material(record.fittings)
    _cover_wall(kit, own, box, spec.height, dims)
    plan = piece_plan('bathrooms', record.slug)
    place = vanity(kit, record, metal, plan['vanity'], _face(own, 1.0))
    _mirrors(kit, (record.furniture.mirror, own.lamp), metal, _face(own, 1.66), plan['mirror'])
    _dress(Room(kit, spec, box), record, own, place, metal)
    kit.flush(record.slug)
    # The fill of the sets hangs before the front wall and leaves a slanting shadow behind it, which the mirror shows; this one lies in that wall's plane.
    # It passes by the doors in that wall: from above it drew a line of light along their heads.
    lights.passes_by(lights.area((0.0, box.y0 + 0.008, 2.28), (0.0, 0.0, 2.28), 3.6, 0.30, 24, spec.fill_colour, 180, glossy=False), m.lacquer(DOORS, 'PF'))
    if own.cover in ('tiles', 'dado'):
        middle = (place.x0 + place.x1) / 2
        strip = lights.area((middle - 1.50, box.y0 + 0.06, 1.45), (middle - 1.50, 0.0, 1.45), 0.60, 1.9, 48, (0.96, 0.98, 1), 180)
        lights.mirrored_only(strip, m.ceramic(own.tile, GLAZE))
    sets.light(spec, box)
    return Built({name: replace(view, mirror=plan.mirrored) for name, view in _views(place, box, bool(own.stool)).items()}, spec.exposure)


def _views(place: Place, box: Box, stool: bool) -> dict[str, View]:
    """Wide and tall square to the wall; main a little from one side, the vanity and what belongs to it whole; the room with tub or chair from its far corner;
    a basin with its tap."""
    at, rise = place.basins[-1], place.top + (0.13 if place.top < 0.8 else 0)  # a bowl stands on a bench
    middle = (place.x0 + place.x1) / 2
    # a short vanity without a stool beside it would leave a third of the picture to a bare wall
    aside, height, lens = (0.02, 1.04, 29) if stool or place.x1 - place.x0 > 1.8 else (0.26, 1.00, 31)
    return {
        'wide': View(loc=(0.62, box.y0 + 0.25, 1.35), target=(0.62, 0, 1.16), focal=28, fstop=8, focus=3.9, shift_x=-0.12, focus_at=(0.54, 0.5)),
        'main': View(loc=(middle - 0.80, -3.45, 1.30), target=(middle + aside, 0, height), focal=lens, fstop=8, focus=3.4, focus_at=(0.5, 0.55)),
        'tall': View(loc=(0.42, -4.1, 1.30), target=(0.42, 0, 1.10), focal=36, fstop=7, focus=3.6, focus_at=(0.5, 0.5)),
        'basin': View(loc=(at + 0.86, -1.30, rise + 0.38), target=(at + 0.05, -0.22, rise + 0.05), focal=58, fstop=5, focus=1.32, focus_at=(0.45, 0.6)),
        'three-quarter': View(loc=(1.62, -4.2, 1.30), target=(-0.40, -1.0, 0.98), focal=29, fstop=8, focus=4.2, focus_at=(0.62, 0.5)),
    }


def _dress(stage: Room, record: BathroomRecord, own: Traits, place: Place, metal: Material) -> None:
    """Towels, vase, what stands on the vanity, tub or chair, mat, what the other walls carry, lamps."""
    kit, box, spec = stage.kit, stage.box, stage.spec
    top, on_bench = place.top, place.top < 0.8
    cloths = [m.fabric(tint, 0.0022, sheen=0.6) for tint in own.linen]
    if box.x1 - place.x1 > 0.60:
        rail = 1.00 if own.cover == 'dado' else 1.12
        towel_rail(kit, metal, (place.x1 + 0.10, min(place.x1 + 0.56, box.x1 - 0.04), _face(own, rail), rail), cloths[0])
    double = len(place.basins) > 1
    vase_x = place.x0 + (0.30 if on_bench else 0.11 if double else 0.24)
    ware_x = (place.x0 + place.x1) / 2 if double else place.x1 - 0.31  # beside one basin, between two
    props.vase(kit, m.ceramic(own.clay, 0.55, 0.25), (vase_x, -0.20, top), (0.07, 0.20), record.vase)
    bunch(kit, own.stems, (vase_x, -0.20, top + 0.15), own.branch, record.seed)
    on_vanity(kit, own.ware, (ware_x, -0.20, top), cloths)
    if own.tub:
        tub = (box.x0 + 0.62, -2.48)
        bathtub(kit, metal, tub)
        tub_board(kit, m.wood('walnut'), cloths, (tub[0], tub[1] + 0.38), TUB[2])
        tub_filler(kit, metal, box.x0 + 0.22, tub[1])
    else:
        seating.armchair(kit, (box.x0 + 0.66, -1.90, -62), m.wood('oak'), m.boucle('#ddd5c6'))
    if own.stool:
        side_table(kit, own.stool, m.wood('oak_light'), (place.x0 - 0.42, -0.40), cloths[::-1] + cloths[:1])
    kit.box(m.boucle('#d3cabb'), -0.08, -1.42, 0, 0.92, -0.78, 0.022, 0.010, 'x')
    beside_vanity(kit, box, own.beside, m.wood('walnut' if record.paint == 'walnut' else 'oak'), cloths)
    behind_camera(kit, box, (m.lacquer(DOORS, 'PF'), metal), cloths, own.behind)
    for px in (-0.35, 1.15):
        room.downlight(kit, (px, -0.75, spec.height), 9)
    room.downlight(kit, (0.2, -2.6, spec.height), 8)
