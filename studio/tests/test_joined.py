"""What stands on or hangs from something touches it."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from bpy.types import Material
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from studio.cabinet import appliances, fronts, handles
from studio.cabinet.style import Style
from studio.catalogue import plans
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.props import cookware, legs, seating
from studio.scenes.kitchen.job import in_room
from studio.scenes.kitchen.run import ARRIS, folded_slab

Seat = Callable[[Kit, Material], None]
HERE = (0, 0, 0)
NEAR, RIM = 0.001, 0.014  # metres: what lies on a thing; how far down a pot's rim and a lid's edge reach
DEEP = 0.0025  # metres a handle's cut end lies within the wall it is cast on, at its middle
BEAK = ('foot', 'tip', 'left', 'right')  # the corners of a moka's
LOW = 0.3  # metres a leg is longer than
SEATS: dict[str, Seat] = {
    'bar stool': lambda kit, mat: seating.bar_stool(kit, HERE, mat, mat),
    'round stool': lambda kit, mat: seating.round_stool(kit, HERE, mat, mat),
    'saddle stool': lambda kit, mat: seating.saddle_stool(kit, HERE, mat),
    'spindle stool': lambda kit, mat: seating.spindle_stool(kit, HERE, mat),
    'oval chair': lambda kit, mat: seating.oval_chair(kit, HERE, mat, mat),
}
ASKEW = Vector((0.0137, 0.0071, 1)).normalized()  # meets no edge of a turned solid


def inside(solid: BVHTree, point: Sequence[float]) -> bool:
    """True if a ray from the point leaves the solid an odd number of times."""
    at, faces = Vector(point), 0
    while (hit := solid.ray_cast(at, ASKEW)[0]) is not None:
        faces, at = faces + 1, hit + ASKEW * 1e-5
    return faces % 2 == 1


@pytest.fixture
def solids(monkeypatch: pytest.MonkeyPatch) -> list[BVHTree]:
    """Every mesh that is drawn from here on, in its kit's frame."""
    drawn: list[BVHTree] = []
    poly = Kit.poly

    def solid(kit: Kit, mat: Material, points: Sequence[Sequence[float]], faces: Sequence[Sequence[int]], *rest: object, **named: object) -> Kit:
        drawn.append(BVHTree.FromPolygons([tuple(map(float, point)) for point in points], faces))
        return poly(kit, mat, points, faces, *rest, **named)

    monkeypatch.setattr(Kit, 'poly', solid)
    return drawn


@pytest.mark.parametrize('seat', SEATS.values(), ids=SEATS.keys())
def test_each_leg_ends_inside_what_it_carries(seat: Seat, solids: list[BVHTree], monkeypatch: pytest.MonkeyPatch) -> None:
    ends, tube = [], Kit.tube

    def leg(kit: Kit, mat: Material, points: Sequence[Sequence[float]], *rest: float) -> Kit:
        if points[0][2] in (0, legs.GLIDE) and points[-1][2] > LOW:
            ends.append(points[-1])
        before = len(solids)
        made = tube(kit, mat, points, *rest)
        del solids[before:]  # a leg carries nothing
        return made

    monkeypatch.setattr(Kit, 'tube', leg)
    seat(Kit(1), m.lacquer('#ffffff'))
    below = [end for end in ends if end[2] < min(end[2] for end in ends) + 0.01]  # a chair's back legs run on into its back
    assert len(below) in (2, 4)
    assert all(any(inside(one, end) for one in solids) for end in below)


@pytest.mark.parametrize(('build', 'depth'), [('slab', 0.022), ('thin', 0.011), ('shaker', 0.00924), ('raised', 0.019)])
def test_a_knob_in_the_middle_stands_on_the_panel_and_one_at_the_edge_on_the_frame(build: str, depth: float) -> None:
    style, leaf = Style(front=build, handle='knob'), fronts.Leaf(0, 0, 0.6, 0.3, -0.58, 'drawer')
    assert fronts.surface(style, leaf, (0.3, 0.15)) == pytest.approx(-0.58 - depth)
    assert fronts.surface(style, leaf, (0.01, 0.15)) == pytest.approx(-0.58 - 0.022)


@pytest.mark.parametrize('build', ['shaker', 'thin', 'beaded', 'raised'])
def test_a_frame_is_flush_where_its_stile_and_rail_meet(build: str) -> None:
    style, leaf, kit = Style(front=build, mat=m.lacquer('#ffffff'), handle='none'), fronts.Leaf(0, 0, 0.6, 0.7, -0.58), Kit(1)
    fronts.front(kit, style, leaf)
    solids = [BVHTree.FromPolygons([at.co for at in made.data.vertices], [list(face.vertices) for face in made.data.polygons]) for made in kit.flush()]
    clear = leaf.drawn_in(style.gap / 2)
    rail = fronts.rail_width(style, build, clear)
    for across in range(-40, 41):
        for up in (fronts.EASED + 0.0002, rail / 3, rail / 2):
            before = Vector((clear.x0 + rail + 0.00013 * across, -1, clear.z0 + up))
            hits = [hit.y for solid in solids if (hit := solid.ray_cast(before, Vector((0, 1, 0)))[0])]
            assert min(hits) == pytest.approx(clear.y - style.t, abs=1e-6)


@pytest.mark.parametrize('height', [0.096, 0.12, 0.16])
def test_the_panel_of_a_low_drawer_is_higher_than_the_cup_pull_on_it(height: float) -> None:
    field, kit = fronts.Leaf(0, 0, 0.6, height, -0.58, 'drawer'), Kit(1)
    handles.cup(kit, m.metal('nickel'), (0.3, 0, 0))
    pull = [at.co.z for made in kit.flush() for at in made.data.vertices]
    panel = height - 2 * fronts.rail_width(Style(front='beaded', handle='cup', rail=0.055), 'beaded', field)
    assert panel > max(pull) - min(pull) + 0.008


@pytest.mark.parametrize('height', [0.11, 0.14, 0.18, 0.28, 0.70])
def test_a_raised_panel_has_a_field_where_its_handle_stands_however_low_the_drawer(height: float) -> None:
    white = m.lacquer('#ffffff')
    style, leaf, kit = Style(front='raised', mat=white, handle='none'), fronts.Leaf(0, 0, 0.6, height, -0.58, 'drawer'), Kit(1)
    fronts.front(kit, style, leaf)
    plane, spans = fronts.surface(style, leaf, (0.31, height / 2)), []
    for made in kit.flush():
        for face in made.data.polygons:
            corners = [made.data.vertices[corner].co for corner in face.vertices]
            x, z = [at.x for at in corners], [at.z for at in corners]
            if all(at.y == pytest.approx(plane, abs=1e-6) for at in corners) and min(x) < 0.31 < max(x):
                spans.append((min(z), max(z)))
    assert all(sum(low < height / 2 + 0.001 * step < high for low, high in spans) <= 1 for step in range(-12, 13))
    assert any(low < height / 2 - 0.005 and height / 2 + 0.005 < high for low, high in spans)


@pytest.mark.parametrize('height', [0.14, 0.28])
@pytest.mark.parametrize('build', ['shaker', 'thin', 'beaded', 'arched', 'raised', 'cane'])
def test_no_light_from_a_drawer_passes_its_front(build: str, height: float) -> None:
    style, leaf, kit = Style(front=build, mat=m.lacquer('#ffffff'), handle='none'), fronts.Leaf(0, 0, 0.6, height, -0.58, 'drawer'), Kit(1)
    fronts.front(kit, style, leaf)
    solids = [BVHTree.FromPolygons([at.co for at in made.data.vertices], [list(face.vertices) for face in made.data.polygons]) for made in kit.flush()]
    clear = leaf.drawn_in(style.gap / 2)
    for across in (0.08, 0.30, 0.47):
        for down in (-0.9, -0.3, 0.3):
            sight = Vector((0.11, 1, down)).normalized()
            for step in range(1, round(clear.height / 0.0002)):
                at = Vector((across, clear.y - 0.010, clear.z0 + 0.0002 * step)) - sight * 0.1
                through = at + sight * (clear.y - at.y) / sight.y
                if clear.z0 < through.z < clear.z1:
                    assert any(solid.ray_cast(at, sight, (through - at).length)[0] for solid in solids), at


@pytest.mark.parametrize(('slug', 'name', 'ends'), [('giulietta', 'peninsula', 1), ('estella', 'island', 2)])
def test_stone_that_turns_down_to_the_floor_is_one_piece_to_the_eye(slug: str, name: str, ends: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces, poly = [], Kit.poly

    def note(kit: Kit, mat: Material, points: Sequence[Sequence[float]], *rest: object, **named: object) -> Kit:
        pieces.append(np.array(points))
        return poly(kit, mat, points, *rest, **named)

    monkeypatch.setattr(Kit, 'poly', note)
    run = plans.kitchen(slug).run(name)
    folded_slab(Kit(1), m.lacquer('#ffffff'), run)
    (top,) = (np.array(in_room(run, part.box)) for part in run.of('worktop'))

    def at_ends(piece: np.ndarray) -> np.ndarray:
        """Its corners below the worktop's own: where a joint would be seen."""
        outer = np.minimum(abs(piece[:, :2] - top[:2]), abs(piece[:, :2] - top[3:5])).max(1) < 2 * ARRIS
        return piece[outer & (abs(piece[:, 2] - top[2]) < 1e-5)]

    uprights, tops = [one for one in pieces if one[:, 2].min() < 0.01], [one for one in pieces if one[:, 2].min() > 0.01]
    assert len(uprights) == ends == len(tops) - 1
    above = np.concatenate([at_ends(one) for one in tops])
    for head in map(at_ends, uprights):
        assert len(head) >= 4  # two corners, each eased upright
        assert max(abs(above - corner).max(1).min() for corner in head) < 1e-5


def test_an_in_frame_drawer_that_is_out_leaves_its_frame_behind_and_came_through_it() -> None:
    style, leaf, kit = (
        Style(front='beaded', mat=m.lacquer('#ffffff'), handle='none', face_frame=0.02),
        fronts.Leaf(0, 0, 0.6, 0.158, -0.58, 'drawer', out=0.3),
        Kit(1),
    )
    fronts.front(kit, style, leaf)
    points = [made.matrix_world @ at.co for made in kit.flush() for at in made.data.vertices]
    frame, moved = ([(at.x, at.z) for at in points if (at.y > -0.7) is stays] for stays in (True, False))
    assert (min(x for x, _ in frame), max(x for x, _ in frame)) == (pytest.approx(0), pytest.approx(0.6))
    assert all(min(x, 0.6 - x, z, 0.158 - z) > 0.02 for x, z in moved)
    assert all(min(x, 0.6 - x, z, 0.158 - z) < 0.0201 for x, z in frame)


def test_the_handles_of_a_casserole_end_inside_its_body(solids: list[BVHTree], monkeypatch: pytest.MonkeyPatch) -> None:
    ends, tube = [], Kit.tube

    def handle(kit: Kit, mat: Material, points: Sequence[Sequence[float]], radius: float, *rest: float) -> Kit:
        ends.extend((Vector(points[0]), Vector(points[-1])))
        return tube(kit, mat, points, radius, *rest)

    monkeypatch.setattr(Kit, 'tube', handle)
    cookware.casserole(Kit(1), m.lacquer('#ffffff'), HERE)
    assert len(ends) == 4
    for end in ends:
        outwards = Vector((end.x, end.y, 0)).normalized()
        wall = solids[0].ray_cast(Vector((0, 0, end.z)), outwards)[0]
        assert end.xy.length + DEEP < wall.xy.length


def test_the_beak_of_a_moka_grows_out_of_its_body_and_only_its_tip_stands_free(solids: list[BVHTree], monkeypatch: pytest.MonkeyPatch) -> None:
    beaks, poly = [], Kit.poly

    def note(kit: Kit, mat: Material, points: Sequence[Sequence[float]], *rest: object, **named: object) -> Kit:
        beaks.extend([points] if len(points) == len(BEAK) else [])
        return poly(kit, mat, points, *rest, **named)

    monkeypatch.setattr(Kit, 'poly', note)
    cookware.moka(Kit(1), HERE)
    (beak,) = beaks
    pot = max(solids, key=lambda solid: inside(solid, (0.001, 0.002, 0.13)))
    assert dict(zip(BEAK, (inside(pot, point) for point in beak))) == {'foot': True, 'tip': False, 'left': True, 'right': True}


def test_a_basin_closes_its_cut_out_to_the_last_corner(solids: list[BVHTree]) -> None:
    kit, mat, hole, under = Kit(1), m.lacquer('#ffffff'), (-0.30, -0.20, 0.30, 0.20), 0.88
    kit.slab_with_hole(mat, -0.4, -0.3, under, 0.4, 0.3, 0.90, hole, 0.0016, radius=appliances.SINK_CORNER)
    appliances.sink(kit, mat, hole, under)
    straight_down, steps = Vector((0, 0, -1)), 300
    for i in range(steps + 1):
        for at in (Vector((hole[0] + 0.6 * i / steps, hole[1] + 0.4 * j / steps, 1)) for j in range(steps + 1)):
            assert any(one.ray_cast(at, straight_down)[0] is not None for one in solids), at


@pytest.mark.parametrize('seed', range(8))
def test_a_canister_is_closed_by_a_lid_that_lies_on_its_rim_and_covers_it_or_is_the_one_left_open(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    turned: dict[str, list[tuple[Vector, float, float, float]]] = {}

    def note(kit: Kit, mat: Material, prof: Sequence[Sequence[float]], *_: float, **named: object) -> Kit:
        heights = [h for _, h in prof]
        turned.setdefault('lid' if named.get('grain') == 'across' else mat.name, []).append(
            (Vector(kit.world(HERE)), max(r for r, h in prof if h > max(heights) - RIM), min(heights), max(heights))
        )
        return kit

    monkeypatch.setattr(Kit, 'lathe', note)
    clay = m.ceramic('#8a7358', 0.42, 0.3)
    cookware.canisters(Kit(), clay, HERE, seed)
    pots, lids = turned[clay.name], turned['lid']
    assert (len(pots), len(lids)) == (3, 3)
    on_pots = [(pot, lid) for pot in pots for lid in lids if (pot[0] - lid[0]).xy.length < NEAR]
    assert len(on_pots) >= 2
    for (_, pot, _, rim), (at, lid, foot, _) in on_pots:
        assert lid > pot
        assert 0 <= at.z + foot - rim < NEAR
