"""Interior elements 'Boiserie': a panelled gallery one-point, with pilasters, cornice, skirting and a radiator screen."""

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import fronts
from studio.catalogue.piece_plans import Group, piece_plan
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Profile
from studio.kit.stone import stone
from studio.props import art, props, seating
from studio.props import furniture as f
from studio.room import exterior, sets
from studio.room import shell as room


def pilaster(kit: Kit, paint: Material, x: float, height: float, width: float = 0.24) -> None:
    """Fluted pilaster on the wall y = 0, facing -y: plinth block, shaft with five flutes, capital."""
    kit.box(paint, x - width / 2 - 0.012, -0.046, 0, x + width / 2 + 0.012, 0, 0.22, 0.003, 'x')
    kit.box(paint, x - width / 2, -0.022, 0.22, x + width / 2, 0, height - 0.14, 0.002, 'z')
    for i in range(6):
        kit.box(
            paint, x - width / 2 + i * (width - 0.014) / 5, -0.034, 0.30, x - width / 2 + 0.014 + i * (width - 0.014) / 5, -0.022, height - 0.22, 0.004, 'z'
        )
    kit.box(paint, x - width / 2, -0.034, 0.22, x + width / 2, -0.02, 0.30, 0.002, 'x')
    kit.box(paint, x - width / 2, -0.034, height - 0.22, x + width / 2, -0.02, height - 0.14, 0.002, 'x')
    kit.box(paint, x - width / 2 - 0.010, -0.044, height - 0.14, x + width / 2 + 0.010, 0, height - 0.11, 0.003, 'x')
    kit.box(paint, x - width / 2 - 0.026, -0.064, height - 0.11, x + width / 2 + 0.026, 0, height - 0.03, 0.006, 'x')


def panels(kit: Kit, paint: Material, x0: float, x1: float, height: float) -> None:
    """Dado and wall panel between two pilasters."""
    kit.frame_sweep(paint, x0, 0.28, x1, 0.86, -0.0005, sets.PANEL_MOULDING)
    kit.frame_sweep(paint, x0, 1.06, x1, height - 0.30, -0.0005, sets.PANEL_MOULDING)


def fields_and_dados(kit: Kit, paint: Material, group: Group, profile: Profile, alternate: bool = False) -> None:
    """The planned fields of a wall, then its dados; alternate: field and dado of each bay together."""
    fields, dados = group.of('panel'), group.of('dado')

    def pair(i: int) -> None:
        for part in fields[2 * i : 2 * i + 2]:
            kit.frame_sweep(paint, part.x[0], part.z[0], part.x[1], part.z[1], -0.0005, sets.PANEL_MOULDING)

    def rail(i: int) -> None:
        kit.moulding(paint, [(x, 0, dados[i].z[0]) for x in dados[i].x], profile)

    for i in range(len(dados)):
        pair(i)
        if alternate:
            rail(i)
    for i in range(0 if alternate else len(dados)):
        rail(i)


def radiator_screen(kit: Kit, paint: Material, brass: Material, x0: float, x1: float) -> None:
    """Box with a brass lattice under a stone shelf."""
    kit.box(paint, x0, -0.20, 0, x1, -0.0, 0.14, 0.002, 'x')
    kit.box(paint, x0, -0.20, 0.14, x0 + 0.07, 0, 0.84, 0.002, 'z')
    kit.box(paint, x1 - 0.07, -0.20, 0.14, x1, 0, 0.84, 0.002, 'z')
    kit.box(paint, x0 + 0.07, -0.20, 0.77, x1 - 0.07, 0, 0.84, 0.002, 'x')
    kit.box(m.simple('#1b1917', 0.8), x0 + 0.07, -0.15, 0.14, x1 - 0.07, -0.14, 0.77, 0)
    fronts.lattice(kit, brass, (x0 + 0.07, 0.14, x1 - 0.07, 0.77), -0.19, (0.0028, 0.045))
    kit.box(stone('statuario'), x0 - 0.02, -0.23, 0.84, x1 + 0.02, 0, 0.87, 0.003, 'x')


HEIGHT = 3.3  # metres


def _plain_wall(kit: Kit, paint: Material, brass: Material, plain: Group) -> None:
    """Pilasters, panels and dado of the wall without windows, with its picture."""
    with kit.at(**plain.at):
        for part in plain.of('pilaster'):
            pilaster(kit, paint, part.middle[0], HEIGHT - 0.16)
        fields_and_dados(kit, paint, plain, sets.DADO_RAIL)
        art.framed(kit, (plain.of('dado')[1].middle[0], 1.78), (0.72, 0.95), 3, brass)
        room.skirting(kit, paint, [(0, 0, 0), (plain.one('skirting').x[1], 0, 0)], plain.one('skirting').z[1], 0.022)


def _window_wall(kit: Kit, paint: Material, brass: Material, lit: Group) -> None:
    """Pilasters, panels and dado between the windows, screens before the radiators under them."""
    with kit.at(**lit.at):
        for part in lit.of('pilaster'):
            pilaster(kit, paint, part.middle[0], HEIGHT - 0.16)
        fields_and_dados(kit, paint, lit, sets.DADO_RAIL, alternate=True)
        room.skirting(kit, paint, [(0, 0, 0), (lit.one('skirting').x[1], 0, 0)], lit.one('skirting').z[1], 0.022)
        for part in lit.of('plinth'):
            radiator_screen(kit, paint, brass, *part.x)


def _room_beyond(kit: Kit, brass: Material, half: float, h: float) -> None:
    """Bright wall, a round table with a vase under a picture."""
    far = m.plaster('#e8e2d6', 0.05, 0.03)
    room.wall_x(kit, far, (-half - 1.3, half + 1.3, 3.0, h))
    room.wall_y(kit, far, (0.2, 3.0, -half - 1, h))
    room.wall_y(kit, far, (0.2, 3.0, half + 1, h), side=1)
    f.round_table(kit, m.wood('walnut'), (0, 2.0), (0.42, 0.74))
    props.vase(kit, m.ceramic('#ded6c8', 0.5, 0.15), (0, 2.0, 0.74), (0.12, 0.34), 'jar')
    props.branches(kit, (0, 2.0, 1.0), props.Spray(height=0.78, count=12, spread=0.42, leaf=0.06, width=0.4, seed=9, density=26, droop=0.3))
    with kit.at(0, 3.0, 0):
        art.framed(kit, (0, 2.0), (0.9, 1.1), 0, brass)


def boiserie(seed: int = 51) -> Built:
    """Gallery 3.4 m wide and 9 m long; tall window at its end, two more on the left."""
    kit = Kit(seed)
    half, end, y0, h = 1.75, 0.0, -8.6, HEIGHT
    paint, white = m.lacquer('#b9bba9', 'PF'), m.plaster('#efebe3', 0.04, 0.01)
    brass = m.metal('brass_aged', 0.32)
    wall = paint
    windows = [(-5.875, 0.87, -4.575, 2.85), (-1.975, 0.87, -0.675, 2.85)]  # each in the middle of a bay between two pilasters
    room.wall_y(kit, wall, (y0, end, -half, h), windows)
    room.wall_y(kit, wall, (y0, end, half, h), side=1)
    room.wall_x(kit, wall, (-half - 0.3, half + 0.3, end, h), [(-0.62, 0, 0.62, 2.75)])
    room.wall_x(kit, wall, (-half - 0.3, half + 0.3, y0 - 0.2, h))
    kit.box(white, -half - 0.4, y0 - 0.3, h, half + 0.4, 3.4, h + 0.1, 0)
    room.floor_herringbone(kit, m.wood('oak', rough=0.34, board=room.HERRINGBONE), (-half - 0.2, y0, half, 3.0))
    for a, z0, c, z1 in windows:
        room.window_y(kit, m.lacquer('#efece3', 'PF'), -half, (a, z0, c, z1), room.Glazing(2, 4))
    profile_cornice = [(-half, y0, h - 0.16), (-half, end, h - 0.16), (half, end, h - 0.16), (half, y0, h - 0.16)]
    cab.cornice(kit, white, profile_cornice, 0.16, 0.14)
    plan = piece_plan('interior-elements', 'boiserie')
    _plain_wall(kit, paint, brass, plan['plain-wall'])
    _window_wall(kit, paint, brass, plan['window-wall'])
    for lo, hi in ((-0.62 - 0.11, -0.62), (0.62, 0.73)):
        kit.box(paint, lo, -0.03, 0, hi, 0, 2.86, 0.004, 'z')
    kit.box(paint, -0.62, -0.03, 2.75, 0.62, 0, 2.86, 0.004, 'x')
    for side in (-1, 1):
        panels(kit, paint, side * 1.25 - 0.36, side * 1.25 + 0.36, h)
    _room_beyond(kit, brass, half, h)
    seating.oval_chair(kit, (1.42, -4.62, 92), m.wood('walnut'), m.fabric('#8f8a7c', 0.0016))
    kit.flush('boiserie')
    kit.area((-half - 0.5, -5.225, 1.9), (0, -5.225, 1.2), 1.5, 2.0, 150, (0.96, 0.98, 1), 150, glossy=False)
    kit.area((-half - 0.5, -1.325, 1.9), (0, -1.325, 1.2), 1.5, 2.0, 150, (0.96, 0.98, 1), 150, glossy=False)
    kit.area((0, 1.6, h - 0.05), (0, 1.6, 0), 2.2, 1.6, 110, (1, 0.97, 0.92), 170, glossy=False)
    lights.sun((0.80, 0.34, -0.52), 22, (1, 0.88, 0.70), 1.0)
    kit.area((0, y0 + 0.25, 2.6), (0, -2, 1.2), 2.6, 1.0, 46, (1, 0.97, 0.93), 180, glossy=False)
    exterior.surround('late_garden', 0.40, (1, 0.97, 0.93), ((-half - 0.25, 0.0, 0.0),))
    return Built(
        dict(
            main=View(loc=(-0.74, y0 + 0.3, 1.38), target=(0.50, 0, 1.26), focal=32, fstop=9, focus=5.0, focus_at=(0.5, 0.5)),
            tall=View(loc=(-0.55, y0 + 1.2, 1.40), target=(0.35, 0, 1.60), focal=30, fstop=8, focus=4.5, focus_at=(0.5, 0.5)),
        ),
        0.34,
    )


SCENES = {'interior-elements/boiserie': boiserie}
