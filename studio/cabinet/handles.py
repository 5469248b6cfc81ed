"""Handles. at: x on the front, the y of its face (the handle stands towards -y) and z; face: that y alone. Metres."""

import math

from bpy.types import Material
from studio.cabinet.style import Style
from studio.catalogue.plans import Front
from studio.kit import geometry
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Rectangle, Span

POST = 0.03  # metres from a bar's end to the middle of its post


def bar(kit: Kit, mat: Material, ends: Rectangle, face: float, stock: tuple[float, float] = (0.010, 0.032)) -> None:
    """Square bar on two posts between its ends (x0 z0 x1 z1), along x or z; stock: its thickness and how far it stands off."""
    x0, z0, x1, z1 = ends
    section, stand = stock
    s = section / 2
    if abs(x1 - x0) > abs(z1 - z0):
        kit.box(mat, x0, face - stand - section, z0 - s, x1, face - stand, z0 + s, 0.0014, 'x')
        for x in (x0 + POST, x1 - POST):
            kit.box(mat, x - s, face - stand, z0 - s, x + s, face, z0 + s, 0.0006, 'y')
    else:
        kit.box(mat, x0 - s, face - stand - section, z0, x0 + s, face - stand, z1, 0.0014, 'z')
        for z in (z0 + POST, z1 - POST):
            kit.box(mat, x0 - s, face - stand, z - s, x0 + s, face, z + s, 0.0006, 'y')


def knob(kit: Kit, mat: Material, at: Point, radius: float = 0.015) -> None:
    """Turned metal knob."""
    x, face, z = at
    r = radius
    with kit.at(x, face, z, rx=90):
        kit.lathe(
            mat,
            [
                (0, 0.030),
                (r * 0.5, 0.0295),
                (r * 0.85, 0.0275),
                (r, 0.024),
                (r * 0.97, 0.0205),
                (r * 0.7, 0.0175),
                (r * 0.42, 0.014),
                (r * 0.36, 0.008),
                (r * 0.42, 0.004),
                (r * 0.75, 0.003),
                (r * 0.8, 0),
            ],
            seg=32,
        )


def wooden_knob(kit: Kit, mat: Material, at: Point) -> None:
    """Turned wooden knob."""
    x, face, z = at
    with kit.at(x, face, z, rx=90):
        kit.lathe(mat, [(0, 0.028), (0.014, 0.028), (0.0165, 0.026), (0.017, 0.022), (0.012, 0.004), (0.012, 0)], seg=40, grain='across')


def cup(kit: Kit, mat: Material, at: Point) -> None:
    """Half a shell, 100 mm wide, of one sheet: its upper edge lies on the front, its lower one is rolled and open to the fingers."""
    (x, face, z), mat = at, m.turned(mat)
    columns, rows, sheet = 36, 12, 0.0016

    def shell(half: float, out: float, high: float) -> list[list[Point]]:
        """Points of it, column by column from its left end, each from the lower edge up to the front."""
        ends = [math.sin(math.pi * i / columns) ** 0.6 for i in range(columns + 1)]
        turns = [math.pi / 2 * j / rows for j in range(rows + 1)]
        across = [x - half * math.cos(math.pi * i / columns) for i in range(columns + 1)]
        return [[(px, face - out * end * math.cos(a) ** 0.8, z - 0.016 + high * end * math.sin(a)) for a in turns] for px, end in zip(across, ends)]

    outer, inner = shell(0.050, 0.026, 0.040), shell(0.050 - sheet, 0.026 - sheet, 0.040 - sheet)
    faces = [[i * (rows + 1) + j, (i + 1) * (rows + 1) + j, (i + 1) * (rows + 1) + j + 1, i * (rows + 1) + j + 1] for i in range(columns) for j in range(rows)]
    kit.poly(mat, [point for column in outer for point in column], faces)
    kit.poly(mat, [point for column in inner for point in column], [one[::-1] for one in faces])
    for edge, radius in ((0, 0.0013), (-1, 0.0018)):
        kit.tube(mat, [column[edge] for column in outer], radius, 10)


def ring(kit: Kit, mat: Material, at: Point) -> None:
    """Drop ring on a rose."""
    x, face, z = at
    with kit.at(x, face, z, rx=90):
        kit.lathe(mat, [(0, 0.010), (0.006, 0.010), (0.009, 0.006), (0.014, 0.003), (0.015, 0)], seg=32)
    circle = [(x + 0.017 * math.sin(a), face - 0.010, z - 0.017 - 0.017 * math.cos(a)) for a in (2 * math.pi * i / 28 for i in range(30))]
    kit.tube(mat, circle, 0.0026, 10)


def edge_profile(kit: Kit, mat: Material, span: Span, face: float, z1: float) -> None:
    """Folded metal strip on the top edge of a front."""
    x0, x1 = span
    kit.box(mat, x0, face - 0.018, z1 - 0.0005, x1, face + 0.012, z1 + 0.0015, 0.0004, 'x')
    kit.box(mat, x0, face - 0.0195, z1 - 0.012, x1, face - 0.018, z1 + 0.0015, 0.0004, 'x')


def leather_tab(kit: Kit, mat: Material, at: Point) -> None:
    """Folded leather strip screwed to the top of a front."""
    x, face, z1 = at
    kit.box(mat, x - 0.016, face - 0.004, z1 - 0.050, x + 0.016, face, z1 - 0.002, 0.001, 'z')
    kit.box(mat, x - 0.016, face - 0.011, z1 - 0.062, x + 0.016, face - 0.005, z1 - 0.046, 0.002, 'z')


def cut_out(kit: Kit, opening: Rectangle, ground: float) -> None:
    """What is seen through a grip that is sawn into a front: the dark of the unit on plane y = ground, the front's back, or its face where it cannot be sawn."""
    x0, z0, x1, z1 = opening
    kit.box(m.simple('#0c0b0a', 0.8), x0, ground - 0.0006, z0, x1, ground + 0.0006, z1 - 0.0005, 0, 'x')


def fit(kit: geometry.Kit, style: Style, front: Front, place: tuple[Rectangle, Rectangle], face: float) -> None:
    """The handle of a front where the plan has it: place is the front's clear rectangle and the handle's, metres."""
    (x0, _, x1, z1), (a, low, b, high) = place
    x, z, mat = (a + b) / 2, (low + high) / 2, style.hmat
    upright = front.hinge is not None and high - low > b - a
    if style.handle == 'bar':
        ends = (x, low, x, high) if upright else (a, z, b, z)
        bar(kit, mat, ends, face)
    elif style.handle == 'cup' and front.kind == 'drawer':
        cup(kit, mat, (x, face, z - 0.004))
    elif style.handle in ('knob', 'cup'):
        knob(kit, mat, (x, face, z))
    elif style.handle == 'wooden_knob':
        wooden_knob(kit, mat, (x, face, z))
    elif style.handle == 'ring':
        ring(kit, mat, (x, face, z + 0.012))
    elif style.handle == 'tab':
        leather_tab(kit, mat, (x, face, high))
    elif style.handle == 'cut_out':
        cut_out(kit, (a, low, b, min(high, z1)), face + style.t if style.front == 'slab' else face)
    elif upright:
        at = x1 - 0.0015 if front.hinge == 'left' else x0
        kit.box(mat, at, face - 0.018, low, at + 0.0015, face, high, 0.0004, 'z')
    else:
        edge_profile(kit, mat, (x0, x1), face, z1)
