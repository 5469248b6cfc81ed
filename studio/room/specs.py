"""The six permanent sets as data. Lengths in metres, powers in watts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """Inner room: x0..x1 along the back wall (y = 0), front wall at y = y0 (negative), height h."""

    x0: float
    x1: float
    y0: float
    h: float


@dataclass(frozen=True)
class SetSpec:
    """One set. Window in the left wall; powers in watts, sun in W/m2, directions point the way light travels."""

    title: str
    height: float
    wall: str
    walls: str  # plain | panelled | boards | brick
    floor: tuple  # (pattern, material)
    ceiling: str  # plain | coffered | concrete | boards
    frame: str
    panes: int
    bars: int
    head: float
    view: str
    sky: float
    sky_colour: tuple
    sun: float
    sun_colour: tuple
    sun_direction: tuple
    fill: float
    fill_colour: tuple
    ambient: float
    lamps: float
    exposure: float
    sheer: bool = False
    drape: str = ''
    sill: float = 0.0
    window: tuple = (-4.45, -0.80)


SETS = {
    'S1': SetSpec(
        'Limestone villa',
        3.6,
        '#ddd5c6',
        'plain',
        ('tiles', 'limestone'),
        'plain',
        '#e9e4d8',
        3,
        0,
        3.05,
        'palm_garden',
        300,
        (0.95, 0.98, 1),
        22,
        (1, 0.95, 0.86),
        (0.86, 0.30, -0.80),
        70,
        (1, 0.98, 0.95),
        0.36,
        0.5,
        0.22,
        sheer=True,
    ),
    'S2': SetSpec(
        'Sea apartment',
        2.8,
        '#e6e2da',
        'plain',
        ('planks', 'oak_light'),
        'plain',
        '#3a3836',
        3,
        0,
        2.48,
        'sea',
        250,
        (0.86, 0.94, 1),
        24,
        (1, 0.90, 0.76),
        (0.86, 0.34, -0.52),
        62,
        (0.97, 0.98, 1),
        0.36,
        0.6,
        0.25,
    ),
    'S3': SetSpec(
        'Classic salon',
        3.1,
        '#d8cfbd',
        'panelled',
        ('herringbone', 'oak'),
        'coffered',
        '#ece6d8',
        3,
        3,
        2.62,
        'late_garden',
        260,
        (1, 0.93, 0.82),
        30,
        (1, 0.80, 0.55),
        (0.80, 0.36, -0.42),
        56,
        (1, 0.94, 0.86),
        0.36,
        0.9,
        0.30,
        sheer=True,
        drape='#a08d72',
        window=(-4.45, -1.10),
    ),
    'S4': SetSpec(
        'Concrete and brick loft',
        3.3,
        '#b9b4ac',
        'brick',
        ('tiles', 'concrete'),
        'concrete',
        '#1d1d1e',
        4,
        4,
        2.85,
        'city_north',
        330,
        (0.93, 0.97, 1),
        0,
        (1, 1, 1),
        (0.8, 0.3, -0.6),
        60,
        (1, 0.97, 0.93),
        0.30,
        1.6,
        0.70,
    ),
    'S5': SetSpec(
        'Northern house',
        2.6,
        '#ece9e2',
        'boards',
        ('planks', 'pine'),
        'boards',
        '#f0eee8',
        2,
        2,
        2.28,
        'winter_meadow',
        235,
        (0.96, 0.98, 1),
        26,
        (1, 0.84, 0.62),
        (0.84, 0.36, -0.36),
        46,
        (0.98, 0.99, 1),
        0.33,
        0.6,
        0.12,
        sill=0.42,
    ),
    'S6': SetSpec(
        'Evening penthouse',
        2.85,
        '#4a443e',
        'plain',
        ('planks', 'oak_smoked'),
        'plain',
        '#151413',
        3,
        0,
        2.55,
        'city_lights',
        26,
        (0.36, 0.50, 0.92),
        0,
        (1, 1, 1),
        (0.8, 0.3, -0.6),
        75,
        (1, 0.84, 0.66),
        0.28,
        3.4,
        1.0,
    ),
}
