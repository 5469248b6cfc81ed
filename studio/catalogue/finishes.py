"""From a catalogue record's words to materials and construction: `look_for(record)`."""

from dataclasses import dataclass

from studio.kit import materials as m
from studio.kit.stone import brick, stone

FRONTS = (
    ('bevelled', 'bevelled'),
    ('fluted', 'slab'),
    ('ribbed', 'ribbed'),
    ('slatted', 'ribbed'),
    ('plank', 'plank'),
    ('beaded', 'beaded'),
    ('thin frame', 'thin'),
    ('arched', 'arched'),
    ('raised', 'raised'),
    ('shaker', 'shaker'),
    ('aluminium frame', 'reeded'),
    ('slab', 'slab'),
)
SPECIES = (
    ('eucalyptus', 'walnut'),
    ('smoked oak', 'oak_smoked'),
    ('walnut', 'walnut'),
    ('teak', 'teak'),
    ('rosewood', 'ebony'),
    ('black', 'ebony'),
    ('ash', 'ash_grey'),
    ('birch', 'oak_light'),
    ('light oak', 'oak_light'),
    ('oak', 'oak'),
)
HANDLES = (
    ('gola', 'channel'),
    ('edge', 'edge'),
    ('push', 'none'),
    ('cut-out', 'cut_out'),
    ('tab', 'tab'),
    ('wooden knob', 'wooden_knob'),
    ('knob', 'knob'),
    ('cup', 'cup'),
    ('ring', 'ring'),
    ('bar', 'bar'),
)
HANDLE_METALS = (('gilt', 'gilt'), ('brass', 'brass'), ('bronze', 'bronze'), ('nickel', 'nickel'), ('pewter', 'pewter'), ('black', 'black'))
WORKTOPS = (
    ('gold vein', 'calacatta'),
    ('grey vein', 'statuario'),
    ('cream marble', 'cream_marble'),
    ('black marble', 'marquina'),
    ('same slab', 'calacatta'),
    ('dark granite', 'dark_granite'),
    ('soapstone', 'soapstone'),
    ('quartzite', 'quartzite'),
    ('travertine', 'travertine'),
    ('limestone', 'limestone'),
    ('dark porcelain', 'dark_porcelain'),
    ('porcelain', 'porcelain'),
    ('blue terrazzo', 'blue_terrazzo'),
    ('terrazzo', 'terrazzo'),
    ('quartz', 'quartz_white'),
)
COLOURS = (
    ('white', '#eeece6'),
    ('ivory', '#EDE6D6'),
    ('sage', '#A7B09A'),
    ('graphite', '#3B3D40'),
    ('stone grey', '#A8A49C'),
    ('grey glass', '#8c9092'),
    ('grey', '#a8a49c'),
    ('black', '#1e1e20'),
    ('cream', '#EFE8DA'),
)
ROLES = (
    ('island', 'island'),
    ('tall units', 'tall'),
    ('wall units', 'wall'),
    ('shelves', 'shelves'),
    ('shelf', 'shelves'),
    ('vitrine', 'vitrine'),
    ('dresser', 'vitrine'),
    ('interior', 'interior'),
    ('pantry', 'interior'),
    ('niche', 'niche'),
    ('base units', 'base'),
    ('plinth', 'plinth'),
    ('hood', 'hood'),
    ('cornice', 'cornice'),
    ('capitals', 'cornice'),
    ('mirror', 'splash'),
    ('grille', 'vitrine'),
    ('wire-mesh', 'vitrine'),
    ('plate rack', 'rack'),
    ('end panel', 'end'),
    ('bar top', 'bar'),
    ('butcher block', 'block'),
    ('table-island', 'table'),
)
PANES = (('reeded', 'reeded'), ('fluted-glass', 'reeded'), ('bronze glass', 'bronze'), ('grille', 'grille'), ('wire-mesh', 'grille'), ('open dresser', 'open'))
GROUND = {'S6': '#1b1918', 'S4': '#232221'}  # plinth colour where it is not the front's


@dataclass(frozen=True)
class Look:
    """Materials and construction of one kitchen; material fields are Blender materials."""

    front: str
    base: object
    tall: object
    wall: object
    island: object
    shelves: object
    carcass: object
    interior: object
    plinth: object
    worktop: object
    splash: object
    handle: str
    handle_metal: object
    grain: str
    main: object  # the record's own front material
    roles: frozenset  # where the second material goes: island, hood, niche, vitrine …
    second: object
    pane: str  # glass | reeded | bronze | grille | open: what fills the record's vitrines
    hood: object
    cornice: object
    island_stone: bool
    vitrine: bool
    open_shelves: bool
    niche: bool
    rail: object


def _first(table, text, default):
    """Value of the first table word that occurs in the text."""
    return next((value for word, value in table if word in text), default)


def front_material(finish, colour, name):
    """Material of a front: finish code, hex, and the catalogue's name of the colour (species or decor)."""
    species = _first(SPECIES, name, 'oak')
    if finish in ('VN', 'SF'):
        return m.veneer(colour, species, 0.44 if finish == 'VN' else 0.48)
    if finish == 'TL':
        if 'oak' in name and 'concrete' not in name:
            return m.veneer(colour, species, 0.55)
        if not any(word in name for word in ('concrete', 'slate', 'oxide')):
            return m.lacquer(colour, 'NM')
        base = m.tone(colour, 0.62) if 'oxide' in name else colour  # the bloom of rust lies lighter over it
        return stone('dark_porcelain' if 'slate' in name else 'concrete', 0.50, tiles=True, base=base)
    if finish == 'ST':
        return stone('calacatta', 0.30)
    if finish == 'MT':
        return m.metal(colour, 0.42, lift=0.25)
    if finish == 'GA':
        return m.metal(colour, 0.38, brushed=False, lift=0.45)
    return m.lacquer(colour, finish)


def second_material(text):
    """Material named by the 'second material' words, or None."""
    if text == 'none':
        return None
    if any(word in text for word in ('steel', 'wire', 'wrought')):
        return m.metal('black', 0.5, brushed=False)
    if 'gilt' in text:
        return m.metal('gilt')
    if 'brass' in text:
        return m.metal('brass')
    if 'mirror' in text:
        return m.metal('#6b5a48' if 'bronze' in text else '#4a4744' if 'smoked' in text else '#dfe2e0', 0.03, brushed=False)
    if 'brick' in text:
        return brick()
    if 'black glass' in text:
        return m.lacquer('#0c0c0d', 'GL')
    if 'grey glass' in text:
        return m.lacquer('#7d8284', 'GL')
    if 'bronze glass' in text:
        return m.metal('bronze', 0.4, brushed=False)
    if 'blue terrazzo' in text:
        return stone('blue_terrazzo')
    for word in ('travertine', 'terrazzo', 'limestone'):
        if word in text:
            return stone(word)
    if 'stone hood' in text:
        return stone('limestone')
    if 'stone' in text or 'marble' in text:
        return stone('calacatta')
    species = _first(SPECIES, text, None)
    if species and not (species == 'ebony' and 'ash' not in text):
        return m.wood(species)
    colour = _first(COLOURS, text, None)
    return m.lacquer(colour, 'ML') if colour else None


def worktop_material(text):
    """Worktop from the catalogue's words; unknown words give white quartz."""
    if 'stainless' in text:
        return m.metal('steel', 0.30)
    if 'block' in text:
        return m.wood('oak_light', rough=0.45)
    return stone(_first(WORKTOPS, text, 'quartz_white'))


def island_material(record, worktop, second, roles, stone_island, base, front):
    """Body of the island: the named stone, the second material, or the base units' own."""
    if stone_island:
        return second if any(word in record.second for word in ('travertine', 'terrazzo')) else worktop
    if 'island' in roles and second:
        return second
    return base if record.finish == 'GA' else front


def look_for(record):
    """Everything a builder needs to know about a record's materials."""
    front = front_material(record.finish, record.colour, record.colour_name)
    second, roles = second_material(record.second), {role for word, role in ROLES if word in record.second}
    worktop = worktop_material(record.worktop)
    classic = record.style in ('classic', 'neoclassic')
    stone_island = 'island' in roles and any(word in record.second for word in ('stone', 'marble', 'travertine', 'terrazzo'))
    carcass = m.lacquer('#d9d2c4', 'ML') if classic or record.finish == 'GA' or record.style == 'scandinavian' else m.simple('#2a2522', 0.6)
    handle = _first(HANDLES, record.handle, 'none')
    handle_metal = (
        m.wood('oak')
        if 'wooden' in record.handle
        else m.leather('#8a5a36')
        if 'leather' in record.handle
        else m.ceramic('#f0ece4', 0.2)
        if 'porcelain' in record.handle
        else m.metal(_first(HANDLE_METALS, record.handle, 'bronze' if handle == 'channel' else 'steel'))
    )
    take = lambda role: second if role in roles and second else front
    if 'mirror-backed' in record.second:
        roles.discard('splash')
    if 'leather' in record.second:
        roles.discard('tall')
    splash = m.metal('steel', 0.34) if 'stainless' in record.worktop else stone('quartz_white') if 'block' in record.worktop else worktop
    if second and ('splash' in roles or 'brick' in record.second):
        splash = second
    contemporary_base = take('base')
    return Look(
        front=_first(FRONTS, record.front, 'slab'),
        base=contemporary_base,
        tall=take('tall'),
        wall=take('wall'),
        island=island_material(record, worktop, second, roles, stone_island, contemporary_base, front),
        shelves=second or handle_metal,
        carcass=carcass,
        interior=second if ('interior' in roles or 'mirror-backed' in record.second) and second else carcass,
        plinth=second if 'plinth' in roles and second else front if classic else m.simple(GROUND.get(record.shooting_set, '#2b2826'), 0.5),
        worktop=worktop,
        splash=splash,
        handle=handle,
        handle_metal=handle_metal,
        grain='z',
        main=front,
        roles=frozenset(roles),
        second=second,
        pane=_first(PANES, record.second, 'glass'),
        hood=second if 'hood' in roles else None,
        cornice=second if 'cornice' in roles else None,
        island_stone=stone_island,
        vitrine=bool(roles & {'vitrine', 'interior'}),
        open_shelves='shelves' in roles or record.style == 'loft',
        niche=record.layout == 'ISL' and record.style not in ('classic', 'neoclassic') and ('niche' in roles or record.shooting_set == 'S6'),
        rail=m.metal('brass') if 'brass rail' in record.second else None,
    )
