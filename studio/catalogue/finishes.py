"""From a catalogue record to materials and construction: `look_for(record)`."""

from dataclasses import dataclass

from bpy.types import Material
from studio.catalogue import table
from studio.catalogue.records import KitchenRecord, Second
from studio.catalogue.variety import slab_of
from studio.kit import materials as m
from studio.kit.masonry import brick
from studio.kit.stone import STONES, stone

VENEER_ROUGH = {'VN': 0.44, 'SF': 0.48, 'TL': 0.55}
SLAB_ROUGH = 0.30  # sintered fronts
DECOR_ROUGH = 0.50
MIRROR_ROUGH = 0.03
LEFT_ON_FLATS, LEFT_IN_GROOVES = 0.03, 0.8  # share of a patina
FRONTS = {
    'slab': 'slab',
    'ribbed': 'ribbed',
    'slatted': 'ribbed',
    'plank': 'plank',
    'shaker': 'shaker',
    'thin-frame': 'thin',
    'beaded': 'beaded',
    'arched-panel': 'arched',
    'raised-panel': 'raised',
    'aluminium-frame': 'reeded',
}
HANDLES = {
    'gola': 'channel',
    'edge-profile': 'edge',
    'push': 'none',
    'cut-out': 'cut_out',
    'tab': 'tab',
    'knob': 'knob',
    'cup': 'cup',
    'ring': 'ring',
    'bar': 'bar',
}
GRIP_METAL = {'gola': 'bronze', 'edge-profile': 'steel', 'push': 'steel', 'cut-out': 'steel'}  # of grips without a material of their own
# What each place of a second material asks of the builders; shelf and shelves are one to them.
ROLES = {
    'island': 'island',
    'table-island': 'table',
    'base-units': 'base',
    'wall-units': 'wall',
    'tall-units': 'tall',
    'vitrine': 'vitrine',
    'dresser': 'vitrine',
    'doors': 'vitrine',
    'interior': 'interior',
    'pantry': 'interior',
    'niche': 'niche',
    'splashback': 'splash',
    'shelf': 'shelves',
    'shelves': 'shelves',
    'plate-rack': 'rack',
    'hood': 'hood',
    'cornice': 'cornice',
    'capitals': 'capitals',
    'plinth': 'plinth',
    'end-panel': 'end',
    'bar-top': 'bar',
    'terrace-bar': 'terrace',
    'butcher-block': 'block',
    'rail': 'rail',
}
GROUND = {'S6': '#1b1918', 'S4': '#232221'}  # plinth colour where it is not the front's


@dataclass(frozen=True)
class Look:
    """Materials and construction of one kitchen; material fields are Blender materials."""

    front: str
    base: Material
    tall: Material
    wall: Material
    island: Material
    shelves: Material
    carcass: Material
    carcass_tone: str  # hex
    interior: Material
    plinth: Material
    worktop: Material
    splash: Material
    splash_tone: str  # hex
    worktop_tone: str  # hex
    handle: str
    handle_metal: Material
    grain: str
    main: Material  # the record's own front material
    roles: frozenset[str]  # where the second material goes: island, hood, niche, vitrine …
    second: Material | None
    pane: str  # glass | reeded | bronze | grille | open: what fills the record's vitrines
    hood: Material | None
    cornice: Material | None
    capitals: Material | None
    island_stone: bool
    vitrine: bool
    rail: Material | None
    line: Material | None  # drawn along each panel
    groove: Material | None  # of a raised panel, where a patina stays


def front_material(finish: str, id_: str, saturation: float | None = None, slab: int = 0) -> Material:
    """Material of a front: the finish decides what becomes of the material's tone. saturation: of a wood, None for what rooms leave of it and of a
    decor's tone; slab: the one a stone is cut from."""
    how, colour = table.studio(id_), table.hexed(id_)
    make = how['make']
    if make == 'wood':
        return m.veneer(colour, how['species'], VENEER_ROUGH[finish], **_own(saturation))
    if make == 'decor':
        base = m.tone(colour, how['tone']) if 'tone' in how and saturation is None else colour
        return stone(how['stone'], DECOR_ROUGH, slab=None, base=base)
    if make == 'stone':
        return stone(how['stone'], SLAB_ROUGH, slab=slab)
    if make == 'metal':
        return m.metal(colour, 0.38, brushed=False, lift=0.45) if finish == 'GA' else m.metal(colour, 0.42, lift=0.25)
    if make == 'lacquer':
        return _glazed(finish, id_, LEFT_ON_FLATS) or m.lacquer(colour, 'NM' if finish == 'TL' else finish)
    raise KeyError(f'materials.json, {id_}, studio.make: no front is made of {make}; allowed are wood, decor, stone, metal, lacquer')


def _glazed(finish: str, id_: str, left: float) -> Material | None:
    """Paint under a patina of which that share is left; None for paint without one."""
    work = table.handwork(id_)
    return m.lacquer(table.hexed(id_), finish, work, left) if work in m.GLAZES else None


def _own(saturation: float | None) -> dict[str, float]:
    return {} if saturation is None else {'saturation': saturation}


def body_material(id_: str, saturation: float | None = None, slab: int = 0) -> Material | None:
    """Material of anything but a front: second material, worktop, handle, basin. None for a pane, which the vitrine's builder makes. saturation
    and slab: as of a front's."""
    how, colour = table.studio(id_), table.hexed(id_)
    rough = [how['rough']] if 'rough' in how else []
    brushed = {'brushed': how['brushed']} if 'brushed' in how else {}
    made = {
        'lacquer': lambda: m.lacquer(colour, how.get('finish', 'ML')),
        'wood': lambda: m.wood(how['species'], *rough, **_own(saturation)),
        'stone': lambda: stone(how['stone'], *rough, slab=slab),
        'metal': lambda: m.metal(how.get('metal', colour), *rough, **brushed),
        'mirror': lambda: m.metal(how['tint'], MIRROR_ROUGH, brushed=False),
        'ceramic': lambda: m.ceramic(colour, how['rough']),
        'leather': lambda: m.leather(colour),
        'veneer': lambda: m.veneer(colour, how['species'], *rough, **_own(saturation)),
        'fabric': lambda: m.fabric(colour, how['thread'], **{key: how[key] for key in ('rough', 'sheen', 'melange') if key in how}),
        'boucle': lambda: m.boucle(colour),
        'velvet': lambda: m.velvet(colour),
        'cane': lambda: m.cane(colour),
        'brick': brick,
        'pane': lambda: None,
    }
    if how['make'] not in made:
        raise KeyError(f'materials.json, {id_}, studio.make: no body is made of {how["make"]}; allowed are {", ".join(made)}')
    return made[how['make']]()


def _pane(record: KitchenRecord) -> str:
    """What fills the record's vitrines."""
    entry = record.at('vitrine', 'dresser', 'doors', 'wall-units')
    if entry and entry.form in ('grille', 'mesh'):
        return 'grille'
    if entry and (entry.where, entry.form) == ('dresser', 'open'):
        return 'open'
    return {'reeded-glass': 'reeded', 'fluted-glass': 'reeded', 'bronze-glass': 'bronze'}.get(entry.material if entry else None, 'glass')


def _handle(record: KitchenRecord, saturation: float | None) -> tuple[str, Material]:
    """Builder of the handle and its material."""
    kind, material = record.handle.kind, record.handle.material
    builder = 'wooden_knob' if kind == 'knob' and table.kind(material) == 'wood' else HANDLES[kind]
    return builder, body_material(material, saturation) if material else m.metal(GRIP_METAL[kind])


def _splash(record: KitchenRecord, worktop: Material, slab: int) -> tuple[Material, str]:
    """Splashback and its hex: mirror or brick of the second material, else what goes with the worktop."""
    entry = record.at('splashback', 'niche')
    if entry and entry.material and (entry.where == 'splashback' or _mirrors(entry) or table.kind(entry.material) == 'brick'):
        return body_material(entry.material, slab=slab), table.hexed(entry.material)
    if table.kind(record.worktop) == 'wood':
        return stone('quartz_white', slab=slab), STONES['quartz_white'][0]
    return m.metal('steel', 0.34) if table.kind(record.worktop) == 'metal' else worktop, table.hexed(record.worktop)


def _mirrors(entry: Second) -> bool:
    return table.studio(entry.material)['make'] == 'mirror'


def look_for(record: KitchenRecord, saturation: float | None = None) -> Look:
    """Everything a builder needs to know about a record's materials. saturation: of its woods, None for what rooms leave of it."""
    slab = slab_of(record)
    main, worktop = front_material(record.finish, record.paint, saturation, slab), body_material(record.worktop, saturation, slab)
    seen = [one for one in record.second if one.form != 'lined']  # a lining is behind closed doors
    made = {ROLES[one.where]: body_material(one.material, saturation, slab) for one in reversed(seen) if one.material}
    roles = frozenset(ROLES[one.where] for one in seen)
    second = next((body_material(one.material, saturation, slab) for one in seen if one.material), None)
    classic = record.style in ('classic', 'neoclassic')
    pale = classic or record.finish == 'GA' or record.style == 'scandinavian'
    tone = '#d9d2c4' if pale else '#2a2522'
    carcass = m.lacquer(tone, 'ML') if pale else m.simple(tone, 0.6)
    splash, splash_tone = _splash(record, worktop, slab)
    backed = any(one.form == 'backed' for one in seen)
    handle, metal = _handle(record, saturation)
    island = record.at('island')
    base = made.get('base') or main
    return Look(
        front='bevelled' if record.front.edge == 'bevelled' else FRONTS[record.front.construction],
        base=base,
        tall=made.get('tall') or main,
        wall=made.get('wall') or main,
        island=made.get('island') or (base if record.finish == 'GA' else main),
        shelves=made.get('shelves') or second or metal,
        carcass=carcass,
        carcass_tone=tone,
        interior=made.get('interior') or (second if backed else carcass),
        plinth=made.get('plinth') or (main if classic else m.simple(GROUND.get(record.shooting_set, '#2b2826'), 0.5)),
        worktop=worktop,
        splash=splash,
        splash_tone=splash_tone,
        worktop_tone=table.hexed(record.worktop),
        handle=handle,
        handle_metal=metal,
        grain='z',
        main=main,
        roles=roles,
        second=second,
        pane=_pane(record),
        hood=made.get('hood'),
        cornice=made.get('cornice'),
        capitals=made.get('capitals'),
        island_stone=bool(island) and table.kind(island.material) == 'stone',
        vitrine=bool(roles & {'vitrine', 'interior'}),
        rail=made.get('rail'),
        line=m.metal('gilt', brushed=False) if table.handwork(record.paint) == 'gold-line' else None,
        groove=_glazed(record.finish, record.paint, LEFT_IN_GROOVES),
    )
