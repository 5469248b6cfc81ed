"""Interior doors 'Portale': a flush, a framed and a glazed leaf to 3 m in one wall, the framed one half open to a lit room."""

from dataclasses import dataclass

from bpy.types import Material
from studio.catalogue.piece_plans import Group, piece_plan
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Span, Spot
from studio.props import furniture as f
from studio.props import props, seating
from studio.room import shell as room


def lever(kit: Kit, metal: Material, at: Spot, towards: int = 1) -> None:
    """Lever handle on a square rose; the lever points along x by `towards`."""
    x, face = at
    z = 1.02
    kit.box(metal, x - 0.026, face - 0.008, z - 0.026, x + 0.026, face, z + 0.026, 0.002, 'z')
    kit.tube(metal, [(x, face - 0.006, z), (x, face - 0.050, z), (x + 0.012 * towards, face - 0.055, z), (x + 0.125 * towards, face - 0.055, z)], 0.0085, 16)


def flush_leaf(kit: Kit, mat: Material, metal: Material, opening: Span, height: float) -> None:
    """Leaf in the plane of the wall with a 4 mm joint and no frame to be seen."""
    x0, x1 = opening
    kit.box(mat, x0 + 0.004, -0.002, 0.008, x1 - 0.004, 0.042, height - 0.004, 0.001, 'z')
    lever(kit, metal, (x1 - 0.07, -0.002), -1)


def framed_leaf(kit: Kit, mat: Material, metal: Material, width: float, height: float) -> None:
    """Leaf of 44 mm with two framed panels on both faces; local frame: hinge on x = 0, face on y = 0."""
    t, rail = 0.044, 0.115
    kit.box(mat, 0, 0.014, 0.008, width, t - 0.014, height, 0, 'z')
    for a, b in ((0, rail), (width - rail, width)):
        kit.box(mat, a, 0, 0.008, b, t, height, 0.0015, 'z')
    cuts = (0.008, 0.22, 0.98, 1.10, height - 0.13, height)
    for a, b in ((cuts[0], cuts[1]), (cuts[2], cuts[3]), (cuts[4], cuts[5])):
        kit.box(mat, rail, 0.0003, a, width - rail, t - 0.0003, b, 0.0015, 'x')
    bead = [(0, 0.0), (0.004, -0.001), (0.010, -0.006), (0.014, -0.012)]
    for z0, z1 in ((cuts[1], cuts[2]), (cuts[3], cuts[4])):
        kit.frame_sweep(mat, rail, z0, width - rail, z1, 0, bead)
        with kit.at(width, t, 0, rz=180):
            kit.frame_sweep(mat, rail, z0, width - rail, z1, 0, bead)
    lever(kit, metal, (width - 0.06, 0), -1)
    with kit.at(width, t, 0, rz=180):
        lever(kit, metal, (0.06, 0), 1)


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
    kit.box(metal, b - 0.0155, 0.090, 0.93, b - 0.0135, 0.114, 1.13, 0.0008, 'z')
    kit.box(m.simple('#14110f', 0.7), b - 0.0158, 0.096, 1.00, b - 0.0154, 0.108, 1.05, 0)


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
    kit.box(paint, a, 0, top - 0.014, b, 0.14, top + 0.001, 0.001, 'x')
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


def portale(hall: Hall) -> Built:
    """The hall: three doors; behind them a bright room with a window."""
    kit = Kit(hall.seed)
    h, x0, x1, y0 = 3.15, -3.0, 3.0, -5.2
    wall, paint = m.plaster(hall.plaster, 0.08, 0.04), m.lacquer(hall.tint, 'PF')
    brass, bronze = m.metal('brass_aged', 0.32), m.metal('bronze', 0.36, brushed=False)
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

    seating.armchair(kit, (-0.30, 2.75, 160), m.wood('walnut'), m.boucle('#d9d0c1'))
    # a bench and a picture in the hall would fill the piers; one vessel on the floor is enough
    props.vase(kit, m.ceramic('#6f6557', 0.6, 0.2), (0.98, -0.30, 0), (0.17, 0.62), 'jar')
    props.branches(
        kit,
        (0.98, -0.30, 0.50),
        props.Spray(height=0.80, count=7, spread=0.34, leaf=0.06, width=0.36, seed=12, density=26, droop=0.25),
        props.leaf_mat('#7c8a5a'),
    )
    for x in (-1.9, 0, 1.9):
        room.downlight(kit, (x, -0.7, h), 13, angle=62)
    kit.flush('portale')
    lights.area((0.1, 4.3, 1.5), (0.1, 0, 1.2), 2.2, 2.8, 260, (0.95, 0.98, 1), 160, glossy=False)
    lights.sun((0.30, -0.86, -0.55), 16, (1, 0.92, 0.80), 1.0)
    lights.area((1.8, 2.6, 2.9), (1.8, 2, 0), 2.0, 2.0, 70, (1, 0.97, 0.92), 170, glossy=False)
    lights.area((-1.2, y0 + 0.3, 2.5), (0, 0, 1.2), 4.0, 1.6, 250, (1, 0.98, 0.96), 180, glossy=False)
    lights.world(0.8, color=(1, 0.96, 0.91))
    return Built(
        dict(
            main=View(loc=(0.12, y0 + 0.25, 1.30), target=(0.12, 0, 1.46), focal=29, fstop=9, focus=4.9, focus_at=(0.47, 0.5)),
            tall=View(loc=(0.05, -4.2, 1.30), target=(0.05, 0, 1.50), focal=34, fstop=8, focus=4.2, focus_at=(0.5, 0.5)),
        ),
        0.42,
    )


SCENES = {'interior-doors/portale': lambda: portale(Hall())}
