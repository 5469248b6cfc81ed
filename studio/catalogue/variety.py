"""What differs between two kitchens of one set although their plans do not say it: camera, styling, hour.

Everything follows from the record's `shoot`, so a picture can be made again and a change to one record moves no other. A new record needs
a seed alone: camera, mirroring and still life are then drawn from it like the rest.
"""

import random
from dataclasses import dataclass

from studio.catalogue.records import KitchenRecord

CAMERAS = {
    'ISL': ('right', 'frontal', 'left', 'close', 'low'),
    'LIN': ('right', 'frontal', 'close', 'left'),
    'L': ('left', 'frontal', 'close'),
    'PEN': ('right', 'left', 'right'),
    'U': ('frontal', 'left', 'right'),
    'GAL': ('along', 'across', 'along'),
    'DUO': ('frontal', 'left', 'close'),
}
# Shot before every kitchen had a slab of its own: its veins are those of the pattern's origin. Who is taken again whole leaves.
FIRST_SLAB = ('ilaria',)
ALIKE = ({'frontal', 'close'}, {'right', 'low'})  # cameras whose pictures look like one another


def cameras_of(record: KitchenRecord, variety: 'Variety') -> list[str]:
    """Names of a kitchen's wide cameras: the one of its main picture, an unlike one for the second, then those that look like none before them."""
    names = list(dict.fromkeys(CAMERAS[record.layout]))
    main = variety.camera
    alike = next((group for group in ALIKE if main in group), {main})
    others = [name for name in names if name not in alike]
    if record.shooting_set == 'S6':  # the left camera looks along the dark wall
        others = [name for name in others if name != 'left'] or others
    angle = others[variety.seed % len(others)]
    kept = [main, angle]
    for name in names:
        if name not in kept and not any(name in group and group.intersection(kept) for group in ALIKE):
            kept.append(name)
    return kept


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
PENDANT_KINDS = {'classic': 4, 'neoclassic': 4, 'contemporary': 4, 'loft': 3, 'scandinavian': 3}


@dataclass(frozen=True)
class Variety:
    """One kitchen's accidents. Angles in degrees; sun is a factor on the set's own."""

    camera: str
    mirrored: bool
    still_life: tuple[str, ...]
    vase: str
    vase_shape: str
    wall: str
    floor: tuple[str, str]
    sun: float
    sun_turn: float
    sun_height: float
    art: int
    seed: int


def _cameras(record: KitchenRecord) -> tuple[str, ...]:
    """Cameras a main picture may be taken with."""
    if record.shooting_set == 'S6':  # at night a look along the dark wall shows little else
        return ('right', 'low') if record.layout == 'ISL' else tuple(c for c in CAMERAS[record.layout] if c != 'left')
    return CAMERAS[record.layout]


def _spend(rng: random.Random, *sizes: int) -> None:
    """Pass over choices of these sizes: facts that records state now were drawn here, and the stream keeps their places."""
    for size in sizes:
        rng.choice(range(size))


def slab_of(record: KitchenRecord) -> int:
    """Number of the slab a kitchen's stone is cut from: its own, so that no two kitchens show the same veins."""
    return 0 if record.slug in FIRST_SLAB else 1 + record.shoot.seed % 9973


def variety_for(record: KitchenRecord) -> Variety:
    """Variety of a kitchen, from its record's shoot."""
    shoot, rng = record.shoot, random.Random(record.shoot.seed)
    cameras = _cameras(record)
    if record.layout in ('ISL', 'DUO'):
        _spend(rng, 7)  # island
    camera = cameras[shoot.seed % len(cameras)] if rng.random() < 0.8 else rng.choice(cameras)
    _spend(rng, 5, 3)  # room
    rng.random()  # seats
    _spend(rng, 3, PENDANT_KINDS[record.style], 5)  # stools, pendants
    vase, shape = rng.choice(VASES), rng.choice(('jar', 'bottle', 'cyl', 'jar'))
    wall, floor = rng.choice(WALLS[record.shooting_set]), rng.choice(FLOORS[record.shooting_set])
    sun, turn, height = rng.choice((1.0, 1.15, 0.8, 0.5)), rng.uniform(-22, 14), rng.uniform(0.8, 1.5)
    rng.random()  # tall end
    _spend(rng, 4)  # wall
    given = lambda value, drawn: drawn if value is None else value
    return Variety(
        camera=given(shoot.camera, camera),
        mirrored=given(shoot.mirrored, shoot.seed % 3 == 1),
        still_life=STILL_LIFES[given(shoot.still_life, shoot.seed % len(STILL_LIFES))],
        vase=vase,
        vase_shape=shape,
        wall=wall,
        floor=floor,
        sun=sun,
        sun_turn=turn,
        sun_height=height,
        art=rng.randint(0, 4),
        seed=shoot.seed % 9973,
    )
