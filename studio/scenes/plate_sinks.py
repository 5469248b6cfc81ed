"""The sinks' plate: an undermount basin with its tap and sliding board in pale quartz, and the drawer of bins below it drawn out. Metres."""

from studio.cabinet import appliances
from studio.cabinet.open_drawer import drawer_box
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import props
from studio.props.bins import waste_bin
from studio.scenes.plate_views import Board

TOP, UNDER = 0.91, 0.88  # heights of the worktop's two faces
FACE = -0.34  # y of the fronts
UNIT = 0.40  # half the width of the unit below the basin
OUT = 0.44  # its drawer is drawn out by


def _fronts(kit: Kit) -> None:
    """Handleless fronts under a gola profile, the middle one drawn out with its drawer."""
    lacquer, dark, out = m.lacquer('#a8a49c', 'NM'), m.metal('alu_dark', 0.36, brushed=False), FACE - OUT
    for x0, x1, y in ((-1.2, -UNIT, FACE), (-UNIT, UNIT, out), (UNIT, 1.2, FACE)):
        kit.box(lacquer, x0 + 0.0015, y, 0.10, x1 - 0.0015, y + 0.019, UNDER - 0.042, 0.001, 'x')
    kit.box(dark, -1.2, FACE + 0.024, UNDER - 0.060, 1.2, FACE + 0.027, UNDER, 0.0005, 'x')
    kit.box(dark, -1.2, FACE + 0.002, UNDER - 0.062, 1.2, FACE + 0.027, UNDER - 0.060, 0.0005, 'x')
    for x in (-UNIT, UNIT):
        kit.box(lacquer, x - 0.009, FACE + 0.0195, 0.10, x + 0.009, 0.33, UNDER - 0.062, 0.0006, 'z')
    kit.box(lacquer, -UNIT, FACE + 0.0195, 0.10, UNIT, 0.33, 0.118, 0.0006, 'x')
    kit.box(lacquer, -UNIT, 0.31, 0.10, UNIT, 0.33, UNDER - 0.02, 0, 'z')
    kit.box(m.simple('#232120', 0.5), -1.2, FACE + 0.05, 0, 1.2, FACE + 0.07, 0.10, 0, 'x')


def _bins(kit: Kit) -> None:
    """Steel drawer on full runners with three bins, two covered and one in use."""
    dark, steel, width, deep = m.lacquer('#4b4d4c', 'NM'), m.metal('steel', 0.3), 2 * UNIT - 0.068, 0.46
    with kit.at(-width / 2, FACE - OUT + 0.019, 0.22):
        drawer_box(kit, dark, steel, (0, 0), (width, deep, 0.16))
        step = (width - 0.028) / 3
        for i, covered in enumerate((True, False, True)):
            waste_bin(kit, (0.014 + i * step + 0.008, 0.012, 0.014 + (i + 1) * step - 0.008, deep - 0.030), (0.0085, 0.40), covered)


def sinks(kit: Kit) -> Board:
    """Basin, tap, a board and lemons in use; three bins in the drawer below."""
    hole = (-0.30, -0.20, 0.30, 0.20)
    kit.slab_with_hole(stone('quartz_white'), -1.2, FACE - 0.02, UNDER, 1.2, 0.34, TOP, hole, 0.002, radius=appliances.SINK_CORNER)
    _fronts(kit)
    _bins(kit)
    pressed, drawn = appliances.satin_steel(), m.metal('steel', 0.22)
    appliances.sink(kit, pressed, hole, UNDER, 0.20)
    appliances.tap(kit, drawn, (0, 0.265, TOP), 0.38, 0.22)
    kit.box(m.wood('walnut'), 0.06, -0.235, TOP + 0.0005, 0.34, 0.235, TOP + 0.022, 0.004, 'y')
    for i, (x, y) in enumerate(((0.16, 0.04), (0.23, -0.03), (0.17, -0.10))):
        props.fruit(kit, 'lemon', (x, y, TOP + 0.048), 0.030, i)
    props.soap(kit, (-0.42, 0.17, TOP), 35)
    props.soft_box(
        kit,
        m.fabric('#cfc4b2', 0.0015),
        (-0.62, -0.18, TOP + 0.0005, -0.40, 0.06, TOP + 0.016),
        props.Cushion(radius=0.007, puff=0.003, segments=12, dent=0.002, seed=3),
    )
    kit.box(m.plaster('#e6e1d7', 0.04, 0.03), -1.6, 0.34, 0, 1.6, 0.36, 2.4, 0, 'x')
    kit.box(m.wood('oak'), -3, -3, -0.02, 3, 0.34, 0, 0, 'x')
    lights.area((-1.2, -2.2, 1.9), (0, -0.5, 0.5), 1.2, 1.2, 30, (1, 0.99, 0.97), 180, glossy=False)
    window = lights.area((-0.7, -0.5, 2.0), (0, 0.1, 0.75), 1.4, 0.9, 36, (1, 0.99, 0.97), 180)
    kit.flush('sinks')
    lights.mirrored_only(window, pressed, drawn)
    return Board(
        dict(main=View(loc=(0.78, -1.78, 1.98), target=(0.0, -0.22, 0.78), focal=50, fstop=8, focus=2.3, level=False, focus_at=(0.5, 0.5))),
        high=True,
        bounces=6,
    )
