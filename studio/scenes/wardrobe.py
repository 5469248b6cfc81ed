"""Bays of wardrobes: what stands in them, the open run of posts, bays between boards, and framed sliding leaves. Metres; back of the run on y = 0."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Material
from mathutils import Vector
from studio.cabinet import cabinetry as cab
from studio.cabinet import handles, planned
from studio.catalogue.piece_plans import Group
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Corners, Span
from studio.props import bags, jewellery, props, shoes
from studio.props import furniture as f
from studio.props import garments as g

CATEGORY = 'closet-and-sliding-systems'
WARM = (1, 0.78, 0.54)
ROOMY = 1.0  # metres; a wider bay holds more than clothes
UPRIGHTS = -0.552  # y of the lines of light in a bay's uprights, before its shelves


def bay_light(kit: Kit, ends: Span, heights: Span, watts: float) -> None:
    """Lines of light in both uprights of a bay, before its shelves, with their lamps, which reach all that lies on them where one in the head would light
    the panes before it. Ends in x, heights of their feet and heads; watts: of both."""
    (x0, x1), (low, high) = ends, heights
    for x in (x0, x1 - 0.006):
        kit.box(m.line(), x, UPRIGHTS - 0.004, low, x + 0.006, UPRIGHTS + 0.004, high, 0)
    middle = (low + high) / 2
    for x in (x0 + 0.010, x1 - 0.010):
        kit.area((x, UPRIGHTS, middle), ((x0 + x1) / 2, -0.05, middle), 0.012, high - low, watts / 2, WARM, 140, glossy=False)


@dataclass(frozen=True)
class Bay:
    """A planned bay to fill: its shelves, drawers and rails; how shelves are made, of what drawers and rails are."""

    group: Group
    number: int
    shelf: Callable[[Corners], None]
    drawers: cab.Style

    @property
    def ends(self) -> tuple[float, float]:
        """Left and right end between its sides."""
        return self.group.of('shelf', bay=self.number)[0].x

    def board(self, place: int) -> float:
        """Make the shelf of this place; returns its upper face."""
        box = self.group.boxes('shelf', bay=self.number)[place]
        self.shelf(box)
        return box[5]

    def clear(self, place: int) -> float:
        """Metres between the shelf of this place and the one over it."""
        low, high = (self.group.boxes('shelf', bay=self.number)[i] for i in (place, place + 1))
        return high[2] - low[5]

    def rail(self, place: int) -> float:
        """Height of the rail of this place."""
        return sum(self.group.of('clothes-rail', bay=self.number)[place].z) / 2

    def block(self, kit: Kit) -> None:
        """Make its drawers and the plinth they stand on, where the bay has no floor of its own."""
        body, *fronts = self.group.of('body', 'drawer', bay=self.number)
        for box in self.group.boxes('plinth', bay=self.number):
            kit.box(self.drawers.inner, *box, 0.0008, 'x')
        kit.box(self.drawers.inner, *body.box, 0, 'x')
        planned.build(kit, self.drawers, fronts)


def _own(kit: Kit, x: float, z: float) -> random.Random:
    """Chance of its own for each place in a room."""
    return random.Random(kit.own(np.array(kit.M[-1] @ Vector((x, 0.0, z)))))


def _bags(kit: Kit, bay: Bay, boards: dict[int, float]) -> None:
    """Two bags on each of a bay's boards, by their place: their upper faces. Where a bay stands decides which, so that no two hold the same."""
    x0, x1 = bay.ends
    own = _own(kit, x0, boards[min(boards)])
    pick = iter(bags.chosen(own, 2 * len(boards)))
    for place, z in boards.items():
        for share in (0.27, 0.74):
            cut, tint = next(pick)
            x = x0 + (x1 - x0) * (share + own.uniform(-0.02, 0.02))
            bags.stand(kit, m.leather(tint), (x, -0.30 + own.uniform(-0.02, 0.015), z), cut, (own.uniform(-13, 13), bay.clear(place)))


def fill_bay(kit: Kit, kind: str, bay: Bay, rng: random.Random) -> None:
    """Contents of one bay: 'long', 'double', 'shelves' or 'bags'."""
    (x0, x1), metal = bay.ends, bay.drawers.hmat
    if kind == 'long':
        g.folded(kit, (x0 + 0.03, x1 - 0.03, bay.board(0)), rng, 3)
        g.rail(kit, metal, (x0, x1, bay.rail(0)), (1.16, 0.95), rng)
        bay.block(kit)
        low, roomy = bay.board(1), x1 - x0 > ROOMY
        kinds = rng.sample((('loafer', '#3b2a20'), ('loafer', '#4d382c'), ('pump', '#211b1a'), ('sneaker', '#c9c3b8'), ('pump', '#5e2f2a')), 3)
        for (shoe, tint), share in zip(kinds, (0.12, 0.30, 0.48) if roomy else (0.18, 0.46, 0.80)):
            shoes.pair(kit, shoe, (x0 + (x1 - x0) * share, -0.34, low), tint)
        if roomy:  # below the short clothes at the rail's end
            g.box_of(kit, m.fabric('#8f8470', 0.0018), (x1 - 0.41, x1 - 0.05, low))
            (cut, tint), *_ = bags.chosen(_own(kit, x1, low), 1)
            bags.stand(kit, m.leather(tint), (x1 - 0.23, -0.28, low + 0.16), cut, (-9, 0.5))
    elif kind == 'double':
        g.rail(kit, metal, (x0, x1, bay.rail(0)), (0.80, 0.9), rng)
        low = bay.board(0)
        if x1 - x0 > ROOMY:  # between the two rails
            g.folded(kit, (x0 + 0.04, x0 + 0.42, low), random.Random(3), 2)
        g.rail(kit, metal, (x0, x1, bay.rail(1)), (0.82, 0.85), rng)
    elif kind == 'shelves':
        bay.block(kit)
        for i in range(len(bay.group.of('shelf', bay=bay.number))):
            z = bay.board(i)
            if i % 2 == 0:
                g.folded(kit, (x0 + 0.03, x1 - 0.03, z), rng)
            elif i == 1:
                _bags(kit, bay, {i: z})
            else:
                g.box_of(kit, m.fabric('#b5a78f', 0.0018), (x0 + 0.06, x0 + 0.36, z))
                props.vase(kit, m.ceramic('#5d564d', 0.45, 0.2), (x1 - 0.18, -0.28, z), (0.07, 0.2), 'jar')
    else:
        bay.block(kit)
        _bags(kit, bay, {i: bay.board(i) for i in range(3)})
        g.folded(kit, (x0 + 0.03, x1 - 0.03, bay.board(3)), rng, 3)
        g.box_of(kit, m.fabric('#b5a78f', 0.0018), (x0 + 0.05, x1 - 0.05, bay.board(4)))


def island(kit: Kit, body: Material, metal: Material, top: Material, group: Group) -> None:
    """Chest with drawers towards us, fine top, a tray and a vase."""
    style = cab.Style(front='slab', mat=body, inner=body, handle='none', hmat=metal, grain='z', matched=True)
    slab = group.one('top')
    kit.box(body, *group.one('body').box, 0)
    kit.box(m.simple('#171412', 0.6), *group.one('plinth').box, 0)
    kit.slab_with_hole(top, *slab.box, None, 0.0016)
    planned.build(kit, style, group.of('drawer'))
    for part in group.of('drawer'):  # their strips end inside the end panels
        handles.edge_profile(kit, metal, (part.x[0] + 0.012, part.x[1] - 0.012), part.y[0], part.z[1] - style.gap / 2)
    for box in group.boxes('end-panel'):
        kit.box(body, *box, 0.001)
    kit.box(body, *group.one('panel').box, 0.001, 'x')
    (x0, x1), (y0, y1), z = group.of('drawer')[0].x, group.one('panel').y, slab.z[1]
    y0 = group.of('drawer')[0].y[0]
    props.vase(kit, m.ceramic('#3c3a37', 0.5, 0.1), (x1 - 0.28, y1 - 0.35, z), (0.085, 0.24), 'jar')
    props.branches(kit, (x1 - 0.28, y1 - 0.35, 1.07), props.Spray(height=0.46, count=8, spread=0.26, leaf=0.05, width=0.42, seed=3))
    kit.box(m.leather('#6b4630'), x0 + 0.14, y0 + 0.22, z, x0 + 0.52, y0 + 0.50, z + 0.014, 0.003, 'x')
    props.bowl(kit, m.metal('brass_aged'), (x0 + 0.23, y0 + 0.37, z + 0.014), (0.06, 0.03))
    jewellery.strand(kit, (x0 + 0.43, y0 + 0.37, z + 0.014))
    jewellery.ring(kit, m.metal('brass', 0.2, brushed=False), (x0 + 0.32, y0 + 0.29, z + 0.0172), (0.033, 0.0032))


def open_run(kit: Kit, mats: tuple[Material, Material, Material], group: Group, kinds: Sequence[str], seed: int) -> None:
    """Planned wardrobe of posts and leather-covered shelves, floor to height, one bay for each kind of fill_bay. mats: wood, metal and leather."""
    veneer, metal, hide = mats
    own, height = random.Random(seed), group.of('rail')[0].z[1]
    style = cab.Style(front='slab', mat=veneer, inner=veneer, handle='edge', hmat=metal, grain='x')
    kit.box(veneer, *group.one('lining').box, 0, 'z')
    for box in group.boxes('post'):
        kit.box(metal, *box, 0.001, 'z')
    for box in group.boxes('rail'):
        kit.box(metal, *box, 0.001, 'x')

    ends = sorted({(box[0] + box[3]) / 2 for box in group.boxes('post')})
    front, back = (pick((box[1] + box[4]) / 2 for box in group.boxes('post')) for pick in (min, max))
    for x0, _, z0, x1, _, z1 in group.boxes('clothes-rail'):  # bars between the posts carry it
        for x in (max(end for end in ends if end < x0), min(end for end in ends if end > x1)):
            kit.tube(metal, [(x, front, (z0 + z1) / 2), (x, back, (z0 + z1) / 2)], 0.010, 16)

    def shelf(box: Corners) -> None:
        kit.box(hide, *box, 0.004, 'x')
        if not any(
            abs(body[5] - box[2]) < 0.05 and body[0] < box[3] and body[3] > box[0] for body in group.boxes('body')
        ):  # nothing to light but a drawer's face
            f.led(kit, (box[0] + 0.03, box[3] - 0.03, -0.54, box[2]), 3.2)

    for i, kind in enumerate(kinds):
        bay = Bay(group, i, shelf, style)
        fill_bay(kit, kind, bay, own)
        a, c = bay.ends
        # in front of the bay: above its top board it would light the ceiling only, and orange
        kit.area(((a + c) / 2, -0.85, height - 0.05), ((a + c) / 2, -0.10, 0.9), c - a - 0.06, 0.05, 4.5, WARM, 120, glossy=False)
    kit.box(hide, *group.one('top').box, 0.004, 'x')


def built_in(kit: Kit, mats: tuple[Material, Material], bays: tuple[Group, Sequence[str]], rng: random.Random, watts: float) -> None:
    """Bays between boards of one wood: the divider at the right of each, what it holds, and its lines of light over its drawers. mats: wood and metal;
    watts: of a bay."""
    group, kinds = bays
    wood, metal = mats
    style = cab.Style(front='slab', mat=wood, inner=wood, handle='edge', hmat=metal, grain='x')
    for i, kind in enumerate(kinds):
        divider = group.one('divider', bay=i)
        kit.box(wood, *divider.box, 0.0008, 'z')
        bay = Bay(group, i, lambda box: kit.box(wood, *box, 0.001, 'x'), style)
        fill_bay(kit, kind, bay, rng)
        drawers = [box[5] for box in group.boxes('body', bay=i)]
        bay_light(kit, bay.ends, (max(drawers, default=0.0) + 0.04, divider.z[1] - 0.05), watts)


@dataclass(frozen=True)
class Leaf:
    """A sliding leaf: its ends, its top, the y of its face; bars are heights of cross bars."""

    x0: float
    x1: float
    top: float
    y: float
    bars: Sequence[float] = ()
    edge: float = 0.020


def sliding_leaf(kit: Kit, frame: Material, pane: Material, leaf: Leaf) -> None:
    """Slim framed leaf: 20 mm aluminium round a pane; bars are heights of cross bars."""
    x0, x1, top, y, edge = leaf.x0, leaf.x1, leaf.top, leaf.y, leaf.edge
    for a in (x0, x1 - edge):
        kit.box(frame, a, y, 0.012, a + edge, y + 0.032, top, 0.001, 'z')
    for z in (0.012, top - edge, *leaf.bars):
        kit.box(frame, x0 + edge, y, z, x1 - edge, y + 0.032, z + edge, 0.001, 'x')
    kit.box(pane, x0 + edge - 0.003, y + 0.013, 0.03, x1 - edge + 0.003, y + 0.019, top - edge, 0)
