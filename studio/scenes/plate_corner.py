"""The corner of the tall units' plate: a base unit whose two trays swing out of the corner through its door. It stands beside the row. Metres."""

import math

from bpy.types import Material
from studio.cabinet import handles
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Spot
from studio.kit.stone import stone
from studio.props import props
from studio.props.cookware import casserole
from studio.props.stores import storage_jars

BESIDE = 20.0  # x of the corner, out of sight of the row
DOOR = (-0.52, -0.04)  # its opening along the run
POST = (-0.485, 0.055)  # what the trays turn about
TOP, PLINTH = 0.86, 0.10
HALF, DEEP, BENT = 0.345, 0.205, 0.10  # of a tray: half its length and depth, how far its ends lie back
FLOOR = 0.0165  # height over a tray's foot that things stand at


def _kidney(inset: float = 0.0) -> list[Spot]:
    """Closed outline of a tray: an oval bent about the door it swings past."""
    turns = [2 * math.pi * i / 72 for i in range(73)]
    return [((HALF - inset) * math.cos(a), (DEEP - inset) * math.sin(a) - BENT * math.cos(a) ** 2) for a in turns]


def _tray(kit: Kit, oak: Material, steel: Material) -> None:
    """Bottom of oak with a low rim and a rail on posts; its middle on the origin, what it carries stands on z = 0.016."""
    outer, inner = _kidney(), _kidney(0.008)
    n = len(outer) - 1
    for outline, low, high in ((outer[::-1], 0.0, 0.026), (inner, 0.016, 0.026)):
        kit.extrude_z(oak, outline, low, high)
    for outline, z in ((outer, 0.0), (inner, 0.016)):
        kit.poly(oak, [(x, y, z) for x, y in outline[:-1]], [list(range(n))], 'x')
    kit.poly(oak, [(x, y, 0.026) for x, y in (*outer, *inner)], [[i, i + 1, n + 2 + i, n + 1 + i] for i in range(n)], 'x')
    rail = _kidney(0.004)
    kit.tube(steel, [(x, y, 0.072) for x, y in (*rail, rail[1])], 0.0035, 16)
    for i in range(0, n, 12):
        kit.cyl(steel, *rail[i], 0.024, 0.072, 0.0028, 16)


def _bodies(kit: Kit) -> None:
    """Two runs that meet in the corner, the door of the first open, and their worktop."""
    paint, oak, dark, bronze = m.lacquer('#7c7f73', 'ML'), m.veneer('#b99468', 'oak', 0.45), m.simple('#232120', 0.5), m.metal('bronze', 0.34)
    for x0, x1 in ((-2.4, -1.46), (-1.46, DOOR[0])):
        kit.box(paint, x0 + 0.0015, -0.022, PLINTH, x1 - 0.0015, 0, TOP - 0.003, 0.0012, 'z')
    kit.box(oak, -2.4, 0.004, PLINTH, DOOR[0] + 0.009, 0.56, TOP, 0.0006, 'z')
    kit.box(paint, DOOR[1] + 0.0015, -0.022, PLINTH, -0.0015, 0, TOP - 0.003, 0.0012, 'z')
    for z in (PLINTH, TOP - 0.018):
        kit.box(oak, DOOR[0], 0, z, 0.60, 0.56, z + 0.018, 0.0006, 'x')
    kit.box(oak, DOOR[0], 0.552, PLINTH, 0.62, 0.56, TOP, 0, 'z')
    kit.box(oak, 0.60, -0.02, PLINTH, 0.618, 0.56, TOP, 0, 'z')
    with kit.at(DOOR[0], 0, 0, rz=-94):
        kit.box(paint, 0.0015, -0.022, PLINTH, DOOR[1] - DOOR[0] - 0.0015, 0, TOP - 0.003, 0.0012, 'z')
        handles.bar(kit, bronze, (DOOR[1] - DOOR[0] - 0.05, TOP - 0.33, DOOR[1] - DOOR[0] - 0.05, TOP - 0.11), -0.022)
    with kit.at(0, 0, 0, rz=-90):  # the return: its fronts look to -x
        for x0, x1 in ((0.025, 0.62), (0.62, 1.22), (1.22, 1.82)):
            kit.box(paint, x0 + 0.0015, -0.022, PLINTH, x1 - 0.0015, 0, TOP - 0.003, 0.0012, 'z')
            handles.bar(kit, bronze, ((x0 + x1) / 2 - 0.09, TOP - 0.07, (x0 + x1) / 2 + 0.09, TOP - 0.07), -0.022)
        kit.box(oak, 0.025, 0.004, PLINTH, 1.82, 0.60, TOP, 0.0006, 'z')
        kit.box(dark, 0, 0.05, 0, 1.82, 0.07, PLINTH, 0, 'x')
    kit.box(dark, -2.4, 0.05, 0, 0.07, 0.07, PLINTH, 0, 'x')
    slab = stone('quartz_white')
    kit.box(slab, -2.4, -0.040, TOP, 0.62, 0.58, TOP + 0.020, 0.0015, 'x')
    kit.box(slab, -0.040, -1.82, TOP, 0.62, -0.040, TOP + 0.020, 0.0015, 'y')


def corner(kit: Kit) -> None:
    """Corner unit with its trays out, a casserole, bowls and jars on them, lit for itself."""
    oak, chrome, steel = m.veneer('#a98358', 'oak', 0.45), m.metal('chrome'), m.metal('steel', 0.25)

    def pots() -> None:
        casserole(kit, m.lacquer('#8a3b2a', 'GL'), (-0.14, -0.02, FLOOR), 20)
        for i in range(3):
            props.bowl(kit, m.ceramic('#ece6da', 0.25), (0.15, -0.01, FLOOR + 0.0003 + i * 0.0155), (0.098 - 0.001 * i, 0.060))

    def jars() -> None:
        storage_jars(kit, (-0.02, -0.03, FLOOR), (0.15, 0.20, 0.12), 2)

    with kit.at(BESIDE):
        _bodies(kit)
        kit.tube(steel, [(*POST, PLINTH + 0.018), (*POST, TOP - 0.018)], 0.014, 32)
        for z, turn, carried in ((0.150, -64, pots), (0.475, -58, jars)):
            with kit.at(*POST, z, rz=turn):
                kit.box(steel, -0.022, -0.011, -0.014, 0.36, 0.011, -0.002, 0.002, 'x')
                with kit.at(0.385, 0.075):
                    _tray(kit, oak, chrome)
                    carried()
        kit.area((-1.5, -2.0, 2.2), (-0.2, -0.3, 0.5), 1.3, 1.3, 80, (1, 0.98, 0.95), 180)
        kit.area((1.2, -2.6, 2.4), (-0.2, -0.2, 0.5), 1.6, 1.6, 45, (1, 0.99, 0.98), 180, glossy=False)
