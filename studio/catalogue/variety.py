"""What differs between two kitchens of one set although their records do not say it: camera, room, lamps, styling, hour.

Everything follows from the record's slug alone, so a picture can be made again and a change to one record moves no other.
"""

import random
from dataclasses import dataclass

CAMERAS = {
    'ISL': ('right', 'frontal', 'left', 'close', 'low'),
    'LIN': ('right', 'frontal', 'close', 'left'),
    'L': ('left', 'frontal', 'close'),
    'PEN': ('right', 'left', 'right'),
    'U': ('frontal', 'left', 'right'),
    'GAL': ('along', 'across', 'along'),
    'DUO': ('frontal', 'left', 'close'),
}
ALIKE = ({'frontal', 'close'}, {'right', 'low'})  # cameras whose pictures look like one another


def cameras_of(record, variety):
    """Names of a kitchen's wide cameras: the one of its main picture, an unlike one for the second, then those that are left."""
    names = list(dict.fromkeys(CAMERAS[record.layout]))
    main = variety.camera
    alike = next((group for group in ALIKE if main in group), {main})
    others = [name for name in names if name not in alike]
    if record.shooting_set == 'S6':  # the left camera looks along the dark wall
        others = [name for name in others if name != 'left'] or others
    angle = others[variety.seed % len(others)]
    return [main, angle, *(name for name in names if name not in (main, angle))]


VASES = ('#4a4642', '#ded6c8', '#8a6f55', '#b9a88c', '#6f7568', '#2f2d2b', '#a9866b', '#c9c3b6')
WALLS = {  # tones of one palette: the set's own wall first
    'S1': ('#ddd5c6', '#e2dccf', '#d3cbbb', '#d9d2c9'),
    'S2': ('#e6e2da', '#dedad2', '#d9d8d3', '#e4ddd0'),
    'S3': ('#d8cfbd', '#cfc8b4', '#d9cfc3', '#c9c6b6'),
    'S4': ('#b9b4ac', '#aaa69f', '#c2bdb3'),
    'S5': ('#ece9e2', '#e4e3dd', '#e9e4d8'),
    'S6': ('#4a443e', '#3f3d3c', '#514a40', '#45403f'),
}
FLOORS = {
    'S1': (('tiles', 'limestone'), ('tiles', 'travertine')),
    'S2': (('planks', 'oak_light'), ('planks', 'oak'), ('tiles', 'limestone'), ('herringbone', 'oak_light')),
    'S3': (('herringbone', 'oak'), ('herringbone', 'oak_light'), ('planks', 'walnut')),
    'S4': (('tiles', 'concrete'), ('planks', 'oak_smoked')),
    'S5': (('planks', 'pine'), ('planks', 'oak_light')),
    'S6': (('planks', 'oak_smoked'), ('tiles', 'grey_stone'), ('herringbone', 'oak_smoked')),
}
PENDANTS = {
    'classic': ('dome', 'globe', 'drum', 'cone'),
    'neoclassic': ('globe', 'dome', 'drum', 'cone'),
    'contemporary': ('cylinder', 'linear', 'globe', 'disc'),
    'loft': ('dome', 'cone', 'cylinder'),
    'scandinavian': ('dome', 'disc', 'cone'),
}
STILL_LIFES = (
    ('branches', 'fruit'),
    ('branches', 'books', 'fruit'),
    ('coffee', 'branches'),
    ('bread', 'branches'),
    ('tray', 'fruit'),
    ('bowls', 'branches'),
    ('grasses', 'books'),
    ('coffee', 'fruit'),
    ('tall_branches', 'fruit'),
    ('citrus', 'grasses'),
    ('bread', 'tray'),
    ('tall_branches', 'books'),
)
STOOLS = {
    'classic': ('shell', 'spindle', 'round'),
    'neoclassic': ('shell', 'round', 'shell'),
    'contemporary': ('shell', 'round', 'saddle'),
    'loft': ('saddle', 'shell', 'spindle'),
    'scandinavian': ('spindle', 'saddle', 'round'),
}


@dataclass(frozen=True)
class Variety:
    """One kitchen's accidents. Lengths in mm, angles in degrees; sun is a factor on the set's own."""

    camera: str
    mirrored: bool
    room_width: int
    room_depth: int
    island_length: int
    seats: int
    stool: str
    pendant: str
    pendants: int
    still_life: tuple
    vase: str
    vase_shape: str
    wall: str
    floor: tuple
    sun: float
    sun_turn: float
    sun_height: float
    tall_left: bool
    wall_style: str
    art: int
    seed: int


def variety_for(record, number):
    """Variety of a kitchen; number is its place in the catalogue, which spreads cameras and still lifes evenly over neighbours."""
    seed = sum((i + 7) * ord(c) for i, c in enumerate(record.slug)) * 2654435761 % 2**32
    rng = random.Random(seed)
    cameras = CAMERAS.get(record.layout, ('frontal',))
    if record.shooting_set == 'S6':  # at night a look along the dark wall shows little else
        cameras = ('right', 'low') if record.layout == 'ISL' else tuple(c for c in cameras if c != 'left')
    length = rng.choice((2200, 2400, 2600, 2800, 3000, 3200, 3400)) if record.layout in ('ISL', 'DUO') else 2600
    if record.second.startswith('solid brass rail'):
        length = 2800
    return Variety(
        camera=cameras[number % len(cameras)] if rng.random() < 0.8 else rng.choice(cameras),
        mirrored=number * 7 % 3 == 1,
        room_width=rng.choice((5200, 5400, 5600, 5900, 6200)) + max(0, length - 2800),
        room_depth=rng.choice((6300, 6500, 6800)),
        island_length=length,
        seats=min(4, max(2, round((length - 500) / 700))) - (rng.random() < 0.3),
        stool=rng.choice(STOOLS[record.style]),
        pendant=rng.choice(PENDANTS[record.style]),
        pendants=rng.choice((2, 2, 3, 3, 1)),
        still_life=STILL_LIFES[(number * 5 + seed) % len(STILL_LIFES)],
        vase=rng.choice(VASES),
        vase_shape=rng.choice(('jar', 'bottle', 'cyl', 'jar')),
        wall=rng.choice(WALLS[record.shooting_set]),
        floor=rng.choice(FLOORS[record.shooting_set]),
        sun=rng.choice((1.0, 1.15, 0.8, 0.5)),
        sun_turn=rng.uniform(-22, 14),
        sun_height=rng.uniform(0.8, 1.5),
        tall_left=rng.random() < 0.4,
        wall_style=rng.choice(('closed', 'shelf', 'closed', 'bare')),
        art=rng.randint(0, 4),
        seed=seed % 9973,
    )
