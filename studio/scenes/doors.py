"""Interior doors 'Portale': a flush, a framed and a glazed leaf to 3 m in one wall, the framed one half open to a lit room."""

import math
from dataclasses import dataclass

from bpy.types import Material
from studio.catalogue.piece_plans import Group, piece_plan
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit, elbows
from studio.kit.measures import Span, Spot
from studio.props import art, props, seating
from studio.props import furniture as f
from studio.room import shell as room

LEVER, KEY, BOLT = 1.02, 0.948, 0.948  # metres above the floor: middle of a lever's rose and of its latch, of the keyhole, of the bolt
PLATE = (0.89, 1.10)  # metres above the floor: ends of the plate in a leaf's edge and of the strike plate it meets
BEHIND = 0.0008  # metres the head of a lining lies behind the uprights it is housed in
FILLED = 0.00018  # metres a rail lies behind its stiles: of a joint that is filled and lacquered over a hairline is left
# Moulding round a panel, (inset, height): from the easing of its frame over a quirk and an ovolo down to the panel.
BEAD = [
    (-0.0013, -0.0003),
    (0.0006, -0.0018),
    (0.0016, -0.0012),
    *((0.0016 + 0.0104 * math.sin(a), -0.0012 - 0.0090 * (1 - math.cos(a))) for a in (math.pi / 16 * i for i in range(1, 9))),
    (0.0120, -0.0118),
    (0.0136, -0.0126),
    (0.0146, -0.0142),
]


def lever(kit: Kit, metal: Material, at: Spot, towards: int = 1) -> None:
    """Lever handle on a square rose over the square escutcheon of its lock, at x and the y of the leaf's face; towards: 1 if the lever points along +x, -1 along -x."""
    x, face = at
    for z in (LEVER, KEY):
        kit.box(metal, x - 0.026, face - 0.007, z - 0.026, x + 0.026, face, z + 0.026, 0.0016, 'z')
    reach, out = 0.128 * towards, face - 0.050
    bent = elbows([(x, face - 0.006, LEVER), (x, out, LEVER), (x + reach, out, LEVER)], 0.021, 24)[:-1]
    straight = [(x + reach * share, out, LEVER) for share in (0.18, 0.22, 0.30, 0.5, 1.0)]  # one long face would shade the bend as a kink
    kit.tube(metal, [*bent, *straight], 0.0092, 40)
    with kit.at(x, face - 0.007, LEVER, rx=90):
        kit.lathe(metal, [(0.0160, 0), (0.0160, 0.0045), (0.0152, 0.0055), (0.0092, 0.0060)], seg=40)
    with kit.at(x + reach, out, LEVER, ry=90 * towards):
        kit.lathe(metal, [(0.0092, 0), (0.0088, 0.0010), (0.0078, 0.0016), (0, 0.0018)], seg=32)
    _keyhole(kit, metal, (x, face - 0.007))


def _keyhole(kit: Kit, metal: Material, at: Spot) -> None:
    """Keyhole in a turned collar; at: x and the y of the escutcheon's face."""
    x, face = at
    hollow = m.simple('#0d0b0a', 0.9)
    with kit.at(x, face, KEY, rx=90):
        kit.lathe(metal, [(0.0150, 0), (0.0150, 0.0012), (0.0140, 0.0020), (0.0125, 0.0022), (0, 0.0022)], seg=48)
        kit.lathe(hollow, [(0, 0.0023), (0.0034, 0.0023)], 0, 0.0035, seg=24)
    kit.box(hollow, x - 0.0014, face - 0.0023, KEY - 0.0080, x + 0.0014, face - 0.0010, KEY + 0.0035, 0)


def flush_leaf(kit: Kit, mat: Material, metal: Material, opening: Span, height: float) -> None:
    """Leaf in the plane of the wall with a 4 mm joint and no frame to be seen."""
    x0, x1 = opening
    kit.box(mat, x0 + 0.004, -0.002, 0.008, x1 - 0.004, 0.042, height - 0.004, 0.001, 'z')
    lever(kit, metal, (x1 - 0.07, -0.002), -1)


def framed_leaf(kit: Kit, mat: Material, metal: Material, width: float, height: float) -> None:
    """Leaf of 44 mm with two framed panels on both faces and a lock; local frame: hinge on x = 0, face on y = 0."""
    t, rail = 0.044, 0.115
    kit.box(mat, 0, 0.014, 0.008, width, t - 0.014, height, 0, 'z')
    for a, b in ((0, rail), (width - rail, width)):
        kit.box(mat, a, 0, 0.008, b, t, height, 0.0015, 'z')
    cuts = (0.008, 0.22, 0.98, 1.10, height - 0.13, height)
    for a, b in ((cuts[0], cuts[1]), (cuts[2], cuts[3]), (cuts[4], cuts[5])):  # rails run into the stiles: their joint is filled and lacquered over
        kit.box(mat, rail - 0.004, FILLED, a, width - rail + 0.004, t - FILLED, b, 0.0015, 'x')
    for z0, z1 in ((cuts[1], cuts[2]), (cuts[3], cuts[4])):
        kit.frame_sweep(mat, rail, z0, width - rail, z1, 0, BEAD)
        with kit.at(width, t, 0, rz=180):
            kit.frame_sweep(mat, rail, z0, width - rail, z1, 0, BEAD)
    lever(kit, metal, (width - 0.06, 0), -1)
    with kit.at(width, t, 0, rz=180):
        lever(kit, metal, (0.06, 0), 1)
    with kit.at(width, t / 2, 0):
        _lock(kit, metal)


def _lock(kit: Kit, metal: Material) -> None:
    """What a leaf's edge shows of its lock: a plate let in and screwed, the latch with its slant to the stop, the bolt drawn back; local frame: edge on
    x = 0, its middle on y = 0."""
    hollow, (low, high), proud = m.simple('#0d0b0a', 0.9), PLATE, 0.0004
    kit.box(metal, -0.003, -0.010, low, proud, 0.010, high, 0.0003, 'z')
    for z, half in ((LEVER, 0.0136), (BOLT, 0.0165)):
        kit.box(hollow, -0.002, -0.0075, z - half, proud + 0.0001, 0.0075, z + half, 0)
    kit.box(metal, -0.002, -0.0068, BOLT - 0.0159, proud + 0.0008, 0.0068, BOLT + 0.0159, 0.0006, 'z')
    arc = [(0.0112 * math.sin(a), 0.0060 - 0.0128 * math.cos(a)) for a in (math.pi / 24 * i for i in range(13))]
    slant = [(-0.002, -0.0068), *arc, (0.0108, 0.0068), (-0.002, 0.0068)]
    foot, head, count = LEVER - 0.0130, LEVER + 0.0130, len(slant)
    sides = [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    ends = [list(range(count))[::-1], list(range(count, 2 * count))]
    kit.poly(metal, [(x, y, z) for z in (foot, head) for x, y in slant], [*sides, *ends])
    for z in (low + 0.014, high - 0.014):
        with kit.at(proud, 0, z, ry=90):
            kit.lathe(hollow, [(0.0036, 0.00005), (0.0040, 0.00005)], seg=32)
            kit.lathe(metal, [(0, 0.0003), (0.0033, 0.0003), (0.0036, 0.0001)], seg=32)
        kit.box(hollow, proud, -0.0028, z - 0.0004, proud + 0.00035, 0.0028, z + 0.0004, 0)


def glazed_leaf(kit: Kit, metal: Material, opening: Span, height: float, y: float = 0) -> None:
    """Slim metal frame with reeded glass and one cross bar."""
    x0, x1 = opening
    r, t = 0.040, 0.036
    for a, b in ((x0 + 0.004, x0 + r), (x1 - r, x1 - 0.004)):
        kit.box(metal, a, y, 0.008, b, y + t, height - 0.004, 0.0012, 'z')
    for a, b in ((0.008, r), (height - r, height - 0.004), (1.0, 1.022)):
        kit.box(metal, x0 + r, y, a, x1 - r, y + t, b, 0.0012, 'x')
    kit.box(m.reeded_glass('#e6eae2', 0.012), x0 + r - 0.004, y + 0.014, r - 0.004, x1 - r + 0.004, y + 0.020, height - r + 0.004, 0)
    kit.tube(metal, [(x0 + 0.022, y - 0.05, 0.82), (x0 + 0.022, y - 0.05, 1.32)], 0.010, 16)
    for z in (0.88, 1.26):
        kit.tube(metal, [(x0 + 0.022, y - 0.05, z), (x0 + 0.022, y, z)], 0.007, 12)


@dataclass(frozen=True)
class Leaves:
    """Openings (x0, x1) of the three leaves to height top; the framed one stands ajar by degrees."""

    flush: Span
    framed: Span
    glazed: Span
    top: float
    ajar: float = 52


def _ironmongery(kit: Kit, paint: Material, metal: Material, leaves: Leaves) -> None:
    """What a lining shows while its leaf stands open: the stop with its seal, three hinges on the left, the strike plate of the lock on the right."""
    (a, b), top = leaves.framed, leaves.top
    for lo, hi in ((a + 0.014, a + 0.024), (b - 0.024, b - 0.014)):
        kit.box(paint, lo, 0.045, 0, hi, 0.083, top - 0.014, 0.0015, 'z')
        kit.box(m.simple('#2a2724', 0.8), lo + 0.002, 0.083, 0, hi - 0.002, 0.086, top - 0.016, 0.001, 'z')
    kit.box(paint, a + 0.024, 0.045, top - 0.024, b - 0.024, 0.083, top - 0.014, 0.0015, 'x')
    for z in (0.24, top / 2, top - 0.26):
        kit.box(metal, a + 0.0135, 0.093, z - 0.05, a + 0.0155, 0.128, z + 0.05, 0.0008, 'z')
        for low in (z - 0.050, z - 0.0165, z + 0.017):
            kit.cyl(metal, a + 0.018, 0.088, low, low + 0.033, 0.0075, 20)
    kit.box(metal, b - 0.0155, 0.100, PLATE[0], b - 0.0135, 0.124, PLATE[1], 0.0008, 'z')
    for z in (LEVER, BOLT):
        kit.box(m.simple('#14110f', 0.7), b - 0.0158, 0.105, z - 0.022, b - 0.0154, 0.119, z + 0.022, 0)


def three_leaves(kit: Kit, paint: Material, metals: tuple[Material, Material], leaves: Leaves) -> None:
    """The three Portale leaves in a wall of 140 mm on y = 0. metals: of the levers, of the glazed leaf's frame."""
    brass, bronze = metals
    top = leaves.top
    flush_leaf(kit, paint, brass, leaves.flush, top)
    glazed_leaf(kit, bronze, leaves.glazed, top, 0.03)
    a, b = leaves.framed
    for lo, hi in ((a - 0.075, a), (b, b + 0.075)):
        kit.box(paint, lo, -0.018, 0, hi, 0.0, top, 0.0012, 'z')
    kit.box(paint, a - 0.075, -0.018, top, b + 0.075, 0, top + 0.075, 0.0012, 'x')
    for lo, hi in ((a - 0.001, a + 0.014), (b - 0.014, b + 0.001)):
        kit.box(paint, lo, 0, 0, hi, 0.14, top, 0.001, 'z')
    kit.box(paint, a, BEHIND, top - 0.014, b, 0.14 - BEHIND, top + 0.001, 0.001, 'x')  # in one plane with the uprights it flickers
    _ironmongery(kit, paint, brass, leaves)
    with kit.at(a + 0.016, 0.09, 0, rz=leaves.ajar):
        framed_leaf(kit, paint, brass, b - a - 0.034, top - 0.02)


def opening(group: Group) -> Span:
    """Ends of the opening in the wall: between casings, or a joint of 4 mm round the leaf."""
    casings = group.of('casing')
    if casings:
        return casings[0].x[1], casings[1].x[0]
    leaf = group.of('leaf', 'glass')[0]
    return leaf.x[0] - 0.004, leaf.x[1] + 0.004


@dataclass(frozen=True)
class Hall:
    """A hall of Portale doors: degrees the framed leaf stands open, height of the doors in metres (as planned if None), hexes of walls and doors,
    pattern and wood of the floor."""

    seed: int = 31
    ajar: float = 52
    top: float | None = None
    plaster: str = '#d9d1c2'
    tint: str = '#e6e0d4'
    boards: tuple[str, str] = ('herringbone', 'oak')


def _console(kit: Kit, wall: float) -> None:
    """What stands on the left wall of the room behind, at x = wall: a console with a lamp and books, a picture over it."""
    walnut = m.wood('walnut')
    with kit.at(wall, 1.62, 0, rz=90):
        kit.box(walnut, -0.75, -0.38, 0.76, 0.75, -0.01, 0.79, 0.002, 'x')
        kit.box(walnut, -0.72, -0.36, 0.62, 0.72, -0.02, 0.758, 0.001, 'x')
        for x in (-0.70, 0.67):
            for y in (-0.35, -0.06):
                kit.box(walnut, x, y, 0, x + 0.03, y + 0.03, 0.62, 0.002, 'z')
        art.framed(kit, (-0.05, 1.55), (0.95, 0.70), 3)
        f.table_lamp(kit, (-0.02, -0.20, 0.79), 6)
        props.books(kit, (0.42, -0.20, 0.79), props.Stack(count=3, seed=6, width=0.24, depth=0.18))


def _mirrored(paint: Material, brass: Material, bronze: Material) -> None:
    """The photographer's strip boxes, in the hall: a soft light that lies along lever and lacquer, and one on the metal frame; they are seen nowhere else."""
    leaf, glass = (0.05, 0.78, 1.05), (1.8, 0, 1.4)
    for mat, at, towards, wide, power in (
        (brass, (0.44, -1.7, 1.95), leaf, 0.80, 84),
        (paint, (1.05, -1.9, 1.75), leaf, 0.7, 40),
        (bronze, (2.5, -4.0, 1.6), glass, 0.5, 40),
    ):
        lamp = lights.area(at, towards, wide, 2.0, power, (1, 0.985, 0.96), 180)
        lights.mirrored_only(lamp, mat)


def portale(hall: Hall) -> Built:
    """The hall: three doors; behind them a bright room with a window."""
    kit = Kit(hall.seed)
    h, x0, x1, y0 = 3.15, -3.0, 3.0, -5.2
    wall, paint = m.plaster(hall.plaster, 0.08, 0.04), m.lacquer(hall.tint, 'PF')
    brass, bronze = m.metal('brass_aged', 0.20, brushed=False), m.metal('bronze', 0.36, brushed=False)
    plan = piece_plan('interior-doors', 'portale')
    top = hall.top or plan['framed'].of('casing')[2].z[0]
    flush, framed, glazed = (opening(plan[name]) for name in ('flush', 'framed', 'glazed'))
    room.wall_x(kit, wall, (x0 - 0.3, x1 + 0.3, 0, h), [(flush[0], 0, flush[1], top), (framed[0], 0, framed[1], top), (glazed[0], 0, glazed[1], top)], 0.14)
    room.wall_y(kit, wall, (y0, 0, x0, h))
    room.wall_y(kit, wall, (y0, 0, x1, h), side=1)
    room.wall_x(kit, wall, (x0 - 0.3, x1 + 0.3, y0 - 0.2, h))
    kit.box(m.plaster('#f1eee8', 0.05, 0.02), x0 - 0.4, y0 - 0.3, h, x1 + 0.4, 4.4, h + 0.1, 0)
    lay, board = (room.floor_herringbone, room.HERRINGBONE) if hall.boards[0] == 'herringbone' else (room.floor_planks, room.PLANKS)
    lay(kit, m.wood(hall.boards[1], rough=0.38, board=board), (x0 - 0.2, y0, x1, 4.0))
    three_leaves(kit, paint, (brass, bronze), Leaves(flush=flush, framed=framed, glazed=glazed, top=top, ajar=hall.ajar))
    for a, b in ((x0, flush[0] - 0.004), (flush[1] + 0.004, framed[0] - 0.075), (framed[1] + 0.075, glazed[0]), (glazed[1], x1)):
        kit.box(paint, a, -0.014, 0, b, 0, 0.10, 0.002, 'x')
    room.skirting(kit, paint, [(x1, 0, 0), (x1, y0, 0)], 0.10)
    # the room behind: end wall with a tall window, a chair and a tree
    far = m.plaster('#e5dfd3', 0.05, 0.03)
    room.wall_x(kit, far, (x0 - 0.3, x1 + 0.3, 4.0, h), [(-0.85, 0.0, 1.05, 2.75)])
    room.wall_y(kit, far, (0.14, 4.0, x0, h))
    room.wall_y(kit, far, (0.14, 4.0, x1, h), side=1)
    room.curtain(kit, m.sheer(), room.Curtain((-1.3, 3.85), (1.6, 3.85), (0.012, 2.95), 0.035, 0.11, loose=1.0))
    f.potted_tree(kit, (0.62, 2.75), 2.0, 5)

    _console(kit, x0)
    seating.armchair(kit, (-0.30, 2.75, 160), m.wood('walnut'), m.boucle('#d9d0c1'))
    # a bench and a picture in the hall would fill the piers; one vessel on the floor is enough
    props.vase(kit, m.ceramic('#6f6557', 0.6, 0.2), (0.86, -0.30, 0), (0.17, 0.62), 'jar')
    props.branches(
        kit,
        (0.86, -0.30, 0.50),
        props.Spray(height=0.80, count=7, spread=0.34, leaf=0.06, width=0.36, seed=12, density=26, droop=0.25),
        props.leaf_mat('#7c8a5a'),
    )
    for x in (-1.9, 0, 1.9):
        room.downlight(kit, (x, -0.7, h), 13, angle=62)
    kit.flush('portale')
    lights.area((0.1, 4.3, 1.5), (0.1, 0, 1.2), 2.2, 2.8, 190, (0.95, 0.98, 1), 160, glossy=False)
    lights.sun((0.30, -0.86, -0.55), 16, (1, 0.92, 0.80), 1.0)
    lights.area((1.8, 2.6, 2.9), (1.8, 2, 0), 2.0, 2.0, 90, (1, 0.97, 0.92), 170, glossy=False)
    lights.area((-1.2, y0 + 0.3, 2.5), (0, 0, 1.2), 4.0, 1.6, 250, (1, 0.98, 0.96), 180, glossy=False)
    _mirrored(paint, brass, bronze)
    lights.world(0.8, color=(1, 0.96, 0.91))
    return Built(
        dict(
            main=View(loc=(0.12, y0 + 0.25, 1.30), target=(0.12, 0, 1.46), focal=29, fstop=9, focus=4.9, focus_at=(0.47, 0.5)),
            tall=View(loc=(0.05, -4.2, 1.30), target=(0.05, 0, 1.50), focal=34, fstop=8, focus=4.2, focus_at=(0.5, 0.5)),
        ),
        0.42,
    )


SCENES = {'interior-doors/portale': lambda: portale(Hall())}
