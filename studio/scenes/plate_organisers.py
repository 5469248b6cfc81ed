"""The organisers' sample board: drawer inserts in one oak grid, those that the record names. Metres."""

import math
import random

from bpy.types import Material
from studio.cabinet import open_drawer
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.props import jewellery, props
from studio.props.bins import waste_bin
from studio.props.cutlery import cooks_knife, fork, spoon, table_knife
from studio.scenes.plate_views import Board, top_view

FLOOR = 0.010  # height of the insert's floor
ROLL = 0.0125  # radius of a velvet roll that rings stand between


def _grid(kit: Kit, oak: Material) -> None:
    """Floor, sides and the boards between six divisions; a board that crosses others is lower than they are."""
    kit.box(oak, -0.46, -0.40, 0.001, 0.46, 0.40, FLOOR, 0.001, 'x')
    for x in (-0.46, -0.15, 0.15, 0.45):
        kit.box(oak, x, -0.39, FLOOR, x + 0.010, 0.39, 0.062, 0.001, 'y')
    for y in (-0.40, 0.39):
        kit.box(oak, -0.46, y, FLOOR, 0.46, y + 0.010, 0.062, 0.001, 'x')
    kit.box(oak, -0.45, -0.02, FLOOR, 0.45, -0.01, 0.0605, 0.001, 'x')


def _cutlery(kit: Kit, oak: Material) -> None:
    """Three lanes of knives, forks and spoons, and one across for what serves."""
    steel, rng = m.metal('steel', 0.16, brushed=False), random.Random(8)
    kit.box(oak, -0.45, 0.276, FLOOR, -0.15, 0.282, 0.046, 0.0008, 'x')
    for x in (-0.353, -0.255):
        kit.box(oak, x, -0.01, FLOOR, x + 0.006, 0.276, 0.0445, 0.0008, 'y')
    for kind, x in ((table_knife, -0.401), (fork, -0.301), (spoon, -0.200)):
        with kit.at(z=FLOOR - open_drawer.FLOOR):
            open_drawer.lie(kit, steel, kind, (x, 0.132, 0.088), rng)
    for piece, y, turn in ((spoon, 0.312, -89), (fork, 0.358, -91)):
        piece(kit, steel, (-0.30, y, turn), FLOOR)


def _knives(kit: Kit) -> None:
    """Cook's knives on a walnut board, heads and tails."""
    kit.box(m.wood('walnut'), -0.130, 0.0, FLOOR, 0.140, 0.38, 0.030, 0.002, 'y')
    forged, ebony = m.metal('steel', 0.16, brushed=False), m.wood('ebony')
    for i, blade in enumerate(((0.190, 0.044), (0.172, 0.036), (0.150, 0.028), (0.112, 0.022))):
        cooks_knife(kit, (forged, ebony), (-0.088 + i * 0.063, 0.152, (1.2, -0.8, 0.6, -1.4)[i]), 0.030, blade)


def _plates(kit: Kit) -> None:
    """Stacks of plates between walnut pegs."""
    white, sage = m.ceramic('#e9e4da', 0.22), m.ceramic('#8d9488', 0.30)
    for mat, (x, y), r, count in ((white, (0.305, 0.195), 0.128, 6), (sage, (0.006, -0.115), 0.084, 5), (white, (0.006, -0.298), 0.084, 4)):
        for k in range(count):
            props.plate(kit, mat, (x + kit.rng.uniform(-0.0012, 0.0012), y + kit.rng.uniform(-0.0012, 0.0012), FLOOR + 0.0005 + props.NEST * k), r)
        for turn in (0.7, 2.44, 3.84, 5.58):
            away = r + 0.010
            kit.cyl(m.wood('walnut'), x + away * math.cos(turn), y + away * math.sin(turn), FLOOR, 0.075, 0.0075, 32, 0.0015)


def _jewellery(kit: Kit) -> None:
    """Velvet rolls that rings stand between, and a pad with bangles and a strand of pearls."""
    velvet = m.velvet('#3f4a44')
    gold, white = m.metal('gold', 0.16, brushed=False), m.metal('nickel', 0.16, brushed=False)
    worn = zip((-0.40, -0.36, -0.27, -0.215, -0.38), (0, 0, 1, 2, 2), (gold, white, gold, white, gold))
    jewellery.ring_rolls(kit, velvet, (-0.445, -0.040, FLOOR), (0.290, ROLL), worn)
    props.soft_box(kit, velvet, (-0.445, -0.385, FLOOR, -0.155, -0.160, 0.030), props.Cushion(radius=0.008, puff=0.002, segments=12))
    for x, y, r, metal in ((-0.392, -0.222, 0.031, gold), (-0.372, -0.330, 0.033, white)):
        jewellery.ring(kit, metal, (x, y, 0.0331), (r, 0.0019))
    jewellery.strand(kit, (-0.250, -0.272, 0.0313))


def organisers(kit: Kit) -> Board:
    """Drawer inserts in one oak grid, those of the record: cutlery, cook's knives, plates between pegs, bins for waste, jewellery."""
    oak = m.veneer('#a98358', 'oak', 0.45)
    _grid(kit, oak)
    _cutlery(kit, oak)
    _knives(kit)
    _plates(kit)
    for x, covered in ((0.166, True), (0.308, False)):
        waste_bin(kit, (x, -0.384, x + 0.136, -0.026), (0.011, 0.064), covered)
    _jewellery(kit)
    lights.area((0.2, 1.5, 1.7), (0, 0, 0), 1.6, 0.5, 14, (1, 0.99, 0.97), 180)  # what polished steel mirrors: a long window beyond the table
    edge = lights.area((-0.75, 0.85, 2.2), (-0.02, 0.15, 0), 0.8, 0.7, 30, (1, 0.99, 0.97), 180)  # lies in what is ground of a blade, not in its flat
    edge.visible_diffuse = False
    return top_view(1.02, 0.30)
