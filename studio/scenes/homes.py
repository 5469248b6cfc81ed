"""The homes of the portfolio's kitchens: each record's room, larger and seen as its household sees it. Metres; window in the left wall.

`SCENES` maps `projects/<slug>/<room>` to a builder that returns that room's cameras; names beginning with `up` are upright pictures.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bpy.types import Material, Object
from studio.catalogue import plans, records
from studio.catalogue.plans import KitchenPlan
from studio.catalogue.records import KitchenRecord
from studio.catalogue.variety import Variety, variety_for
from studio.kit import geometry
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Span
from studio.kit.stone import stone
from studio.props import furniture as f
from studio.props import seating
from studio.room import shell as room
from studio.scenes import homes_rooms
from studio.scenes.kitchen.kitchen import built


def home_kitchen(project: str, **changes: object) -> tuple[KitchenRecord, KitchenPlan, Variety]:
    """What the kitchen of a project's home is built from: its model, its plan, its variety with the window on the left; changes replace fields
    of that variety."""
    (model,) = (row['model']['slug'] for row in records.projects() if row['slug'] == project)
    record = records.kitchen(model)
    return record, plans.project(project), replace(variety_for(record), mirrored=False, **changes)


def balustrade(kit: Kit, metal: Material, x: float, span: Span) -> None:
    """Panes of laminated glass along y, 1.2 m each, on two clamps from the floor. They carry no handrail: it would lie on the horizon."""
    (y0, y1), half, foot, top = span, 0.0085, 0.045, 1.10
    count = round((y1 - y0) / 1.2)
    pitch, gap = (y1 - y0) / count, 0.012
    glass, edge = m.glass_pane('#eef4f3'), m.simple('#a9c2b8', 0.15)
    for i in range(count):
        a, b = y0 + i * pitch + gap, y0 + (i + 1) * pitch - gap
        kit.box(glass, x - half, a, foot, x + half, b, top, 0)
        kit.box(edge, x - half, a, top, x + half, b, top + 0.002, 0.0006, 'y')
        for side in (a, b):
            kit.box(edge, x - half, side - 0.001, foot, x + half, side + 0.001, top, 0, 'z')
        for y in (a + 0.22, b - 0.22):
            kit.cyl(metal, x, y, -0.02, -0.008, 0.052, 40)
            kit.cyl(metal, x, y, -0.012, foot, 0.024, 32)
            for s in (-1, 1):
                kit.box(metal, x + s * (half + 0.001), y - 0.028, foot - 0.012, x + s * (half + 0.014), y + 0.028, 0.20, 0.003, 'z')


def terrace(kit: Kit, wall: tuple[float, float, float], floor: str, rail: Material | None) -> None:
    """Paved terrace before the window wall at x: with a glass balustrade (rail is the metal of its clamps) or open to the garden (None), a chair and trees."""
    x, y0, y1 = wall
    with kit.at(z=-0.02):  # a step down: its last row and the room's run under the window
        room.floor_tiles(
            kit, stone(floor, slab=None, scale=0.8, rough=0.6), m.simple('#8f8677', 0.9), (x - 3.2, y0 - 2, x - 0.26, y1 + 3), room.Tiling(0.9, 0.9)
        )
    seating.armchair(kit, (x - 1.45, y1 - 1.1, -75), m.wood('teak'), m.fabric('#d6cdbd', 0.0020))
    f.round_table(kit, stone('travertine'), (x - 1.30, y1 - 2.0), (0.28, 0.40))
    if rail is None:
        for i, (dx, y) in enumerate(((-2.6, y1 + 0.6), (-2.9, y1 - 1.9), (-2.4, y0 + 0.3))):
            f.potted_tree(kit, (x + dx, y), 2.2 - 0.2 * i, 40 + i, '#9a9182')
        return
    f.potted_tree(kit, (x - 1.9, y1 + 0.5), 1.9, 40, '#9a9182')
    balustrade(kit, rail, x - 2.94, (y0 - 2, y1 + 3))


@dataclass(frozen=True)
class Doorway:
    """A wall on y over a span of x and its height; the opening in it: ends and head."""

    y: float
    x0: float
    x1: float
    head: float
    span: tuple[float, float]
    height: float


def doorway(kit: Kit, door: Doorway, paint: Material) -> None:
    """Wall with a cased opening the photographer stands behind; it takes no light from the room it is seen before."""
    y, x0, x1, head = door.y, door.x0, door.x1, door.head
    wall = m.plaster('#c9bfae')
    room.wall_x(kit, wall, (*door.span, y, door.height), [(x0, 0, x1, head)], 0.16)
    for a, b in ((x0 - 0.075, x0 + 0.004), (x1 - 0.004, x1 + 0.075)):
        kit.box(paint, a, y - 0.02, 0, b, y + 0.18, head + 0.075, 0.003, 'z')
    kit.box(paint, x0, y - 0.02, head, x1, y + 0.18, head + 0.075, 0.003, 'x')


def unshadowed(objects: Iterable[Object]) -> None:
    """Take the shadows of what only frames one picture, so that it does not darken the others."""
    for made in objects:
        made.visible_shadow = made.visible_diffuse = made.visible_glossy = False


def furjan_kitchen() -> Built:
    """Al Furjan: ivory frames and lit vitrines on a long wall, a walnut island with three seats, the garden behind glass."""
    own = home_kitchen('al-furjan-villa', still_life=('fruit', 'branches'), vase='#b9a88c', vase_shape='bottle', art=3)
    home = built(*own, sheer=False, floor=('tiles', 'limestone'), sun=16, sun_direction=(0.82, 0.22, -0.60), sky=196, exposure=0.12)
    kit = geometry.Kit(7)
    terrace(kit, (-3.3, -4.45, -0.8), 'travertine', None)
    kit.flush('garden')
    frame = geometry.Kit(8)
    doorway(frame, Doorway(-6.20, -0.37, 0.61, 2.35, (-3.3, 3.3), 3.6), m.lacquer('#e6e0d3', 'PF'))
    unshadowed(frame.flush('doorway'))
    return home.seen(
        arrival=View((2.75, -5.95, 1.32), (-0.75, -1.9, 1.12), 29, 7, 4.6, focus_at=(0.45, 0.5)),
        up_door=View((0.12, -7.28, 1.38), (0.12, 0, 1.12), 40, 11, 5.4),
        whole=View((0.35, -6.0, 1.32), (0.35, 0, 1.24), 28, 9, 4.6, shift_x=-0.06, focus_at=(0.46, 0.5)),
        garden=View((2.35, -1.25, 1.35), (-1.6, -2.5, 1.05), 28, 7, 3.0),
        stools=View((-2.35, -4.75, 1.12), (0.85, -1.8, 0.94), 34, 5.6, 3.0, focus_at=(0.55, 0.5)),
        vitrine=View((-0.75, -1.85, 1.66), (-1.45, 0, 1.80), 33, 5.6, focus_at=(0.5, 0.5)),
        knob=View((-1.45, -1.72, 1.10), (-1.95, -0.60, 0.80), 52, 3.5, 1.15),
    )


def la_mer_kitchen() -> Built:
    """La Mer: walnut over one whole wall, white stone island, the sea behind glass and a terrace."""
    own = home_kitchen('la-mer-apartment', still_life=('tray', 'citrus', 'tall_branches'), vase='#ded6c8', vase_shape='jar', art=0)
    home = built(*own, view='open_sea', floor=('planks', 'oak_light'), sun=20, sun_direction=(0.80, 0.30, -0.50), exposure=0.36)
    kit = geometry.Kit(9)
    terrace(kit, (-3.5, -4.45, -0.8), 'limestone', m.metal('bronze', 0.4))
    kit.flush('terrace')
    frame = geometry.Kit(10)
    doorway(frame, Doorway(-6.0, -0.54, 0.44, 2.3, (-3.5, 3.5), 2.8), m.lacquer('#ded7ca', 'PF'))
    unshadowed(frame.flush('doorway'))
    return home.seen(
        arrival=View((2.95, -5.7, 1.28), (-0.95, -1.9, 1.02), 28, 7, 4.4, focus_at=(0.45, 0.5)),
        whole=View((0.30, -5.8, 1.26), (0.30, 0, 1.14), 27, 9, 4.6, shift_x=-0.05),
        up_door=View((-0.05, -7.08, 1.40), (-0.05, 0, 1.05), 40, 11, 5.0),
        left=View((-2.75, -5.5, 1.25), (0.95, -1.2, 1.05), 30, 7, 4.2),
        stools=View((2.45, -4.35, 1.02), (-0.9, -2.3, 0.86), 36, 5, 2.4),
        sea=View((2.6, -2.05, 1.30), (-2.0, -2.35, 1.05), 26, 8, 3.2),
        up_sea=View((0.55, -3.75, 1.30), (-3.4, -2.5, 1.15), 36, 6.3, 3.0),
        splash=View((-0.10, -1.72, 1.30), (-0.85, 0, 1.18), 36, 6.3, 1.8),
        sink=View((-1.15, -1.70, 1.30), (-2.55, -0.30, 1.06), 38, 5, 1.7),
        gola=View((0.65, -1.60, 1.00), (0.10, -0.62, 0.78), 55, 3.5, 1.05),
        still=View((1.05, -3.35, 1.12), (-0.5, -2.25, 1.00), 50, 3.2, 1.75),
        edge=View((2.65, -3.55, 0.98), (1.52, -2.55, 0.72), 52, 4, 1.5),
        up_tall=View((1.60, -3.30, 1.40), (2.35, 0, 1.36), 32, 7, 3.2, exposure=0.85),
    )


def meydan_kitchen(**hour: object) -> Built:
    """Meydan: white stone fronts and island, smoked oak behind; hour replaces fields of its set."""
    own = home_kitchen('meydan-residence', still_life=('coffee', 'tall_branches'), vase='#2f2d2b', vase_shape='bottle', art=2)
    home = built(*own, floor=('planks', 'oak_smoked'), **hour)
    return home.seen(
        arrival=View((2.75, -5.7, 1.28), (-0.85, -1.8, 1.04), 29, 7, 4.2, focus_at=(0.45, 0.5)),
        whole=View((0.25, -6.3, 1.28), (0.25, 0, 1.16), 28, 9, 4.6, shift_x=-0.04),
        left=View((-2.6, -5.4, 1.25), (0.95, -1.2, 1.06), 30, 7, 4.2),
        edge=View((-2.75, -3.70, 1.00), (-1.62, -2.6, 0.78), 48, 4, 1.6, exposure=-0.35),
        coffee=View((1.05, -3.45, 1.14), (-0.6, -2.25, 1.02), 48, 3.2, 1.9),
        window=View((2.4, -2.1, 1.30), (-2.0, -2.4, 1.06), 27, 7, 3.0),
    )


def meydan_evening() -> Built:
    """The lamps are on, the city lies behind the glass."""
    return meydan_kitchen()


def meydan_day() -> Built:
    """The same room at ten in the morning."""
    home = meydan_kitchen(
        view='open_sea',
        sky=215,
        sky_colour=(0.92, 0.96, 1),
        sun=8,
        sun_colour=(1, 0.94, 0.84),
        sun_direction=(0.82, 0.28, -0.55),
        fill=130,
        fill_colour=(1, 0.98, 0.95),
        ambient=0.42,
        lamps=0.5,
        exposure=0.55,
        wall='#a39a8c',
    )
    return replace(home, bounces=2)  # by day the second bounce lights what the lamps light at night


KITCHENS = {
    'projects/al-furjan-villa/kitchen': furjan_kitchen,
    'projects/la-mer-apartment/kitchen': la_mer_kitchen,
    'projects/meydan-residence/evening': meydan_evening,
    'projects/meydan-residence/day': meydan_day,
}
SCENES = {**KITCHENS, **homes_rooms.SCENES}

# The pictures of each project in story order, `<room>:<camera>`: arrival, whole, use, detail, the rooms beside it. The page shows the
# second, fifth, eighth … wide and the two between them as a pair: an upright picture stands in a pair.
STORIES = {
    'al-furjan-villa': (
        'kitchen:arrival',
        'kitchen:whole',
        'kitchen:up_door',
        'kitchen:garden',
        'kitchen:stools',
        'kitchen:vitrine',
        'kitchen:knob',
        'dining:wide',
        'dressing:wide',
        'bathroom:wide',
    ),
    'la-mer-apartment': (
        'kitchen:arrival',
        'kitchen:whole',
        'kitchen:up_door',
        'kitchen:up_tall',
        'kitchen:stools',
        'kitchen:sink',
        'kitchen:still',
        'kitchen:sea',
        'kitchen:gola',
        'kitchen:splash',
        'kitchen:left',
        'kitchen:edge',
        'living:shelf',
        'living:wide',
        'bedroom:wide',
        'dressing:wide',
        'bathroom:wide',
        'kitchen:up_sea',
    ),
    'jumeirah-doors': ('hall:hall', 'hall:up_light', 'hall:up_glass'),
    'meydan-residence': ('evening:arrival', 'day:whole', 'day:edge', 'evening:coffee', 'evening:left', 'evening:window'),
}
