"""The six permanent sets as data. Lengths in metres, powers in watts."""

from dataclasses import dataclass

from studio.catalogue.dims import Window, metres, set_room
from studio.kit.measures import Colour, Point, Span


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
    floor: tuple[str, str]  # (pattern, material)
    ceiling: str  # plain | coffered | concrete | boards
    frame: str
    panes: int
    bars: int
    head: float
    sill: float
    window: Span  # its ends in y
    view: str
    sky: float
    sky_colour: Colour
    sun: float
    sun_colour: Colour
    sun_direction: Point
    fill: float
    fill_colour: Colour
    ambient: float
    lamps: float
    exposure: float
    sheer: bool = False
    drape: str = ''
    beams_before: float = 0.0  # y, metres: nearer the back wall stands what reaches up to a boarded ceiling's beams
    panels_before: float = 0.0  # y, metres: nearer the back wall units stand along the right wall, and its mouldings would come through their splashback

    @property
    def by_night(self) -> bool:
        """The room is brighter than its window."""
        return self.fill > self.sky


def _set(name: str, **own: object) -> SetSpec:
    """A set with the height and the window that the plans have it with."""
    room = set_room(name)
    return SetSpec(height=metres(room.height), **opening(room.window), **own)


def opening(window: Window) -> dict[str, object]:
    """The fields of a SetSpec that a window decides."""
    return dict(window=(metres(window.y0), metres(window.y1)), sill=metres(window.sill), head=metres(window.head), panes=window.panes, bars=window.bars)


SETS = {
    'S1': _set(
        'S1',
        title='Limestone villa',
        wall='#ddd5c6',
        walls='plain',
        floor=('tiles', 'limestone'),
        ceiling='plain',
        frame='#e9e4d8',
        view='palm_garden',
        sky=235,
        sky_colour=(0.95, 0.98, 1),
        sun=16,
        sun_colour=(1, 0.95, 0.86),
        sun_direction=(0.86, 0.30, -0.80),
        fill=70,
        fill_colour=(1, 0.98, 0.95),
        ambient=0.36,
        lamps=0.5,
        exposure=0.22,
        sheer=True,
    ),
    'S2': _set(
        'S2',
        title='Sea apartment',
        wall='#e6e2da',
        walls='plain',
        floor=('planks', 'oak_light'),
        ceiling='plain',
        frame='#3a3836',
        view='sea',
        sky=195,
        sky_colour=(0.86, 0.94, 1),
        sun=18,
        sun_colour=(1, 0.90, 0.76),
        sun_direction=(0.86, 0.34, -0.52),
        fill=62,
        fill_colour=(0.97, 0.98, 1),
        ambient=0.36,
        lamps=0.6,
        exposure=0.25,
    ),
    'S3': _set(
        'S3',
        title='Classic salon',
        wall='#d8cfbd',
        walls='panelled',
        floor=('herringbone', 'oak'),
        ceiling='coffered',
        frame='#ece6d8',
        view='late_garden',
        sky=205,
        sky_colour=(0.93, 0.96, 1),
        sun=26,
        sun_colour=(1, 0.82, 0.60),
        sun_direction=(0.80, 0.36, -0.42),
        fill=56,
        fill_colour=(1, 0.97, 0.94),
        ambient=0.36,
        lamps=0.9,
        exposure=0.30,
        sheer=True,
        drape='#a08d72',
    ),
    'S4': _set(
        'S4',
        title='Concrete and brick loft',
        wall='#b9b4ac',
        walls='brick',
        floor=('tiles', 'concrete'),
        ceiling='concrete',
        frame='#1d1d1e',
        view='city_north',
        sky=240,
        sky_colour=(0.93, 0.97, 1),
        sun=0,
        sun_colour=(1, 1, 1),
        sun_direction=(0.8, 0.3, -0.6),
        fill=60,
        fill_colour=(1, 0.97, 0.93),
        ambient=0.30,
        lamps=1.6,
        exposure=0.70,
    ),
    'S5': _set(
        'S5',
        title='Northern house',
        wall='#ece9e2',
        walls='boards',
        floor=('planks', 'pine'),
        ceiling='boards',
        frame='#f0eee8',
        view='winter_meadow',
        sky=185,
        sky_colour=(0.96, 0.98, 1),
        sun=19,
        sun_colour=(1, 0.84, 0.62),
        sun_direction=(0.84, 0.36, -0.36),
        fill=46,
        fill_colour=(0.98, 0.99, 1),
        ambient=0.33,
        lamps=0.6,
        exposure=0.12,
    ),
    'S6': _set(
        'S6',
        title='Evening penthouse',
        wall='#4a443e',
        walls='plain',
        floor=('planks', 'oak_smoked'),
        ceiling='plain',
        frame='#151413',
        view='city_lights',
        sky=22,
        sky_colour=(0.48, 0.60, 0.86),
        sun=0,
        sun_colour=(1, 1, 1),
        sun_direction=(0.8, 0.3, -0.6),
        fill=75,
        fill_colour=(1, 0.84, 0.66),
        ambient=0.28,
        lamps=3.4,
        exposure=1.3,
    ),
}
