"""Sample boards of surfaces and of what stands for them: lacquers, veneers, laminates, glass, worktops, handles. Metres."""

import math
from dataclasses import replace

from bpy.types import Material
from studio.cabinet import handles
from studio.catalogue.table import hexed
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import View, focused
from studio.kit.geometry import Kit
from studio.kit.measures import Spot
from studio.kit.stone import stone
from studio.props import props
from studio.scenes.plate_table import PAPER, Sample, board, fanned, shingled, slab
from studio.scenes.plate_views import Board, top_view
from studio.scenes.wardrobe import Leaf, sliding_leaf

OBLIQUE = focused((0.0, -1.06, 1.42), (0.0, 0.035, 0.0), 62, 11, level=False)  # looks on boards as who sits at the table does


def _fill() -> None:
    """What lies over a board beside its window: a weak lamp without a mirror image, and a room."""
    lights.area((0.5, -0.6, 2.2), (0, 0, 0), 2.4, 2.4, 20, (1, 0.99, 0.98), 180, glossy=False)
    lights.world(0.34, color=(1, 0.99, 0.97))


def window_over() -> None:
    """A key as low as evening sun that draws weave, edges and pits; two panes of a window stand where polished samples mirror them."""
    lights.area((-1.9, 1.3, 0.85), (0.05, 0, 0), 0.5, 0.5, 74, (1, 0.96, 0.90), 120)
    for x, y in ((-1.06, 0.62), (-0.52, 0.62), (0.44, 1.15), (0.98, 1.15)):
        lights.area((x, y, 2.4), (x, y, 0), 0.48, 0.95, 3.2, (0.94, 0.97, 1), 180)
    _fill()


def window_beyond() -> None:
    """A low key from the left and a window across the table: its upper and lower panes stand where boards that lean, and those that lie, mirror them."""
    lights.area((-1.9, 0.5, 0.9), (0.05, 0.1, 0), 0.5, 0.5, 60, (1, 0.96, 0.90), 120)
    for x in (-0.93, -0.31, 0.31, 0.93):
        lights.area((x, 0.90, 2.0), (x, 0.90, 0), 0.56, 0.80, 2.6, (0.94, 0.97, 1), 180)
        lights.area((x - 0.4, 2.4, 0.95), (x - 0.4, 0, 0.1), 0.56, 0.70, 4.0, (0.94, 0.97, 1), 180)
    _fill()


def _seen_from_the_table() -> Board:
    """Camera and light of boards that lean on one another."""
    window_beyond()
    return Board(dict(main=OBLIQUE), exposure=-0.3, lit=True)


def lacquers(kit: Kit) -> Board:
    """Sixteen sprayed squares, matt, gloss and metallic, and a bowl in the tint of one of them."""
    sprayed = lambda tint, finish: m.lacquer(hexed(tint), finish)
    metallic = lambda tint: m.metal(hexed(tint), 0.34, brushed=False)
    mats = [
        sprayed('warm-white', 'ML'),
        sprayed('cashmere', 'ML'),
        sprayed('clay', 'ML'),
        sprayed('terracotta', 'ML'),
        sprayed('light-ivory', 'GL'),
        sprayed('pale-sage', 'GL'),
        sprayed('ivy', 'ML'),
        sprayed('deep-green', 'GL'),
        sprayed('mist-blue', 'PF'),
        sprayed('dusk-blue', 'ML'),
        sprayed('navy', 'GL'),
        sprayed('anthracite', 'ML'),
        metallic('champagne'),
        sprayed('burgundy', 'GL'),
        metallic('umber'),
        sprayed('black', 'ML'),
    ]
    shingled(kit, mats, 4)
    props.bowl(kit, sprayed('terracotta', 'GL'), (0.34, 0.42, 0), (0.085, 0.07))
    return _seen_from_the_table()


def veneers(kit: Kit) -> Board:
    """Veneers on a sample fan, and three blocks of solid wood."""
    leaves = [
        m.veneer(hexed('natural-oak'), 'oak'),
        m.veneer(hexed('smoked-oak'), 'oak_smoked'),
        m.veneer(hexed('walnut'), 'walnut'),
        m.veneer(hexed('light-oak'), 'oak_light'),
        m.veneer(hexed('eucalyptus'), 'walnut'),
        m.veneer(hexed('birch'), 'oak_light'),
        m.veneer(hexed('oiled-teak'), 'teak'),
        m.veneer(hexed('dark-rosewood'), 'ebony'),
        m.veneer(hexed('grey-oak'), 'ash_grey'),
    ]
    fanned(kit, leaves, (0.125, 0.82, 0.004), 9.5)
    for species, x, y, turn in (('oak', -0.36, -0.17, 14), ('walnut', -0.25, -0.32, -8), ('ash_grey', 0.33, -0.25, -20)):
        board(kit, m.wood(species), Sample(x, y, width=0.19, height=0.10, thick=0.045, turn=turn, grain='x', bevel=0.003))
    return _seen_from_the_table()


def laminates(kit: Kit) -> Board:
    """Nine laminates: nano-matt, wood, concrete, slate."""
    mats = [
        m.lacquer(hexed('fog-white'), 'NM'),
        m.lacquer(hexed('graphite'), 'NM'),
        m.lacquer(hexed('broom-yellow'), 'NM'),
        m.veneer(hexed('pale-oak-decor'), 'oak_light', 0.55),
        m.lacquer(hexed('stone-grey'), 'NM'),
        m.veneer(hexed('rust-oxide'), 'teak', 0.6),
        stone('dark_porcelain', 0.5, slab=None, base=hexed('dark-slate-decor')),
        m.lacquer(hexed('steel-blue'), 'NM'),
        stone('concrete', 0.5, slab=None, base=hexed('cast-concrete')),
    ]
    with kit.at(0, 0.07, 0):
        shingled(kit, mats, 3, 0.28)
    return _seen_from_the_table()


def glass(kit: Kit) -> Board:
    """Four small framed doors standing in a fan: clear, bronze, reeded and mirror, each in its own aluminium; things behind show what they let through."""
    samples = (
        ('#37332f', m.glass_pane('#f2f6f4'), -0.405, -0.115, 30),
        ('#6a523c', m.glass_pane('#d9c3a0'), -0.125, -0.02, 12),
        ('#CBBFA9', m.reeded_glass('#e6e6dc', 0.012), 0.170, -0.03, -10),
        ('#2b2a29', m.metal('#dfe2e0', 0.02, brushed=False), 0.452, -0.128, -27),
    )
    for colour, pane, x, y, turn in samples:
        with kit.at(x, y, 0, rz=turn):
            sliding_leaf(kit, m.metal(colour, 0.34, brushed=False), pane, Leaf(-0.145, 0.145, 0.86, 0, bars=(0.56,)))
            kit.box(m.veneer('#8a6a48', 'oak', 0.45), -0.143, -0.045, 0, 0.143, 0.045, 0.012, 0.001, 'x')
    kit.box(m.plaster(PAPER, 0.02, 0.01), -12, -4.05, 0, 12, -4, 4)  # the mirror would show where the paper ends
    props.vase(kit, m.ceramic('#8d7b65', 0.5, 0.2), (-0.40, 0.26, 0), (0.10, 0.36), 'bottle')
    props.vase(kit, m.ceramic('#e4ddd0', 0.45, 0.3), (-0.12, 0.26, 0), (0.10, 0.28), 'jar')
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.15), (0.18, 0.26, 0), (0.09, 0.40), 'cyl')
    props.branches(kit, (-0.40, 0.26, 0.33), props.Spray(height=0.44, count=8, spread=0.20, leaf=0.05, width=0.42, seed=5, density=16))
    return Board(dict(main=View(loc=(0.16, -2.35, 0.80), target=(0.02, 0, 0.43), focal=68, fstop=8, focus=2.3, focus_at=(0.5, 0.5))), high=True)


def worktops(kit: Kit) -> Board:
    """Twelve worktops laid over one another on linen, each with an edge of its own; polished ones mirror a window, honed and brushed ones do not."""
    for kind, edge, sample in (
        (stone('calacatta', 0.07, 2.3, 1), 'eased', Sample(-0.265, 0.235, 0.46, 0.44, 0, 0.030, 0.6)),
        (stone('marquina', 0.06, 3.4, 5), 'pencil', Sample(0.250, 0.300, 0.44, 0.32, 0, 0.020, -0.8)),
        (stone('travertine_vein_cut', 0.42, 1.5, 2), 'eased', Sample(-0.330, -0.270, 0.34, 0.42, 0, 0.030, -0.7)),
        (stone('soapstone', 0.48, 3.2, 4), 'bullnose', Sample(0.010, -0.300, 0.28, 0.38, 0, 0.020, 0.9)),
        (stone('terrazzo', 0.16), 'pencil', Sample(0.325, -0.310, 0.30, 0.36, 0, 0.020, -0.5)),
        (stone('quartzite', 0.10, 2.6, 8), 'bevel', Sample(0.290, 0.015, 0.36, 0.22, 0, 0.020, 0.7)),
        (stone('carrara', 0.44, 1.9, 5), 'bullnose', Sample(-0.030, -0.010, 0.20, 0.25, 0.030, 0.020, 7.0)),
        (stone('dark_granite', 0.34, 0.45), 'eased', Sample(0.415, 0.125, 0.13, 0.22, 0.020, 0.030, -5.0)),
        (stone('limestone', 0.50, 0.40, 1), 'eased', Sample(-0.425, -0.060, 0.15, 0.15, 0.030, 0.020, 4.0)),
        (m.metal('steel', 0.28), 'eased', Sample(0.175, -0.330, 0.085, 0.30, 0.020, 0.006, -3.0)),
        (stone('dark_porcelain', 0.36, 3.5, 3), 'bevel', Sample(0.415, -0.425, 0.15, 0.16, 0.020, 0.012, 3.0)),
        (m.wood('walnut', rough=0.45), 'pencil', Sample(-0.165, -0.375, 0.10, 0.27, 0.030, 0.026, 2.5)),
    ):
        slab(kit, kind, sample, edge)
    window_over()
    return replace(top_view(1.08), lit=True)


def _gola(kit: Kit, metal: Material, length: float) -> None:
    """Channel for fingers between two fronts, on its back: 60 mm wide and 24 deep between coves of 10 mm, a lip of 9 mm to either side."""
    half, deep, cove, sheet, lip = 0.030, 0.024, 0.010, 0.0022, 0.009

    def face(inset: float) -> list[Spot]:
        radius, middle = cove - inset, half - cove
        coved = [(middle + radius * math.sin(a), cove - radius * math.cos(a)) for a in (math.pi / 2 * i / 8 for i in range(9))]
        side = [*coved, (half - inset, deep + inset), (half + lip, deep + inset)]
        return [(-y, z) for y, z in reversed(side)] + side

    outer, inner = face(0), face(sheet)
    ring = [*outer, *reversed(inner), outer[0]]
    with kit.at(ry=90):
        kit.extrude_z(metal, [(-z, y) for y, z in ring], -length / 2, length / 2)
    count = len(outer)
    for x in (-length / 2, length / 2):
        kit.poly(metal, [(x, y, z) for y, z in (*outer, *inner)], [[i, i + 1, count + i + 1, count + i] for i in range(count - 1)])


def hardware(kit: Kit) -> Board:
    """Handles on a front that lies on the table, and profiles before it: bars, knobs, cups, rings, leather tabs, gola and edge."""
    front = m.lacquer('#3f4a44', 'ML')
    with kit.at(0, 0.045, 0, rx=-90):
        kit.box(front, -0.9, 0, -0.9, 0.9, 0.02, 0.9, 0.001, 'x')
        for i, metal in enumerate(('brass', 'nickel', 'bronze')):
            handles.bar(kit, m.metal(metal), (-0.34, 0.30 - i * 0.075, -0.06 + 0.06 * i, 0.30 - i * 0.075), 0)
        for i, metal in enumerate(('brass', 'nickel', 'pewter', 'black')):
            handles.knob(kit, m.metal(metal), (0.14 + i * 0.085, 0, 0.28), 0.017)
        for i, metal in enumerate(('pewter', 'brass_aged', 'bronze')):
            handles.cup(kit, m.metal(metal), (-0.30 + i * 0.15, 0, 0.00))
        for i, metal in enumerate(('bronze', 'gilt', 'black')):
            handles.ring(kit, m.metal(metal), (0.18 + i * 0.10, 0, 0.08))
        for i, wood in enumerate(('oak', 'walnut')):
            handles.wooden_knob(kit, m.wood(wood), (0.22 + i * 0.12, 0, -0.08))
        for i, hide in enumerate(('#8a5a36', '#2f2a26')):
            handles.leather_tab(kit, m.leather(hide), (-0.28 + i * 0.12, 0, -0.10))
    with kit.at(-0.01, -0.198, 0.002, rz=2):
        _gola(kit, m.metal('bronze', 0.32), 0.62)
    for i, (metal, length) in enumerate((('steel', 0.54), ('alu_dark', 0.46))):
        mat = m.metal(metal, 0.32)
        with kit.at(0.02 + i * 0.03, -0.28 - i * 0.06, 0.002, rz=-1 - i * 3):
            kit.box(mat, -length / 2, -0.012, 0, length / 2, 0.012, 0.0025, 0.0004, 'x')
            kit.box(mat, -length / 2, -0.012, 0, length / 2, -0.0095, 0.026, 0.0004, 'x')
    window_beyond()
    return Board(dict(main=focused((0.0, -0.98, 1.28), (0.012, -0.035, 0.02), 67, 11, level=False)), exposure=0.0, lit=True)
