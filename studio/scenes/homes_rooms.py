"""The other rooms of the portfolio's homes, built by the products' own builders in each home's palette. Metres."""

from dataclasses import replace

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.catalogue import records
from studio.kit import geometry
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import art, props, seating
from studio.props import furniture as f
from studio.room import sets
from studio.room import shell as room
from studio.room.stage import close_room, open_room
from studio.scenes import bathroom, bedroom, closets, doors, living


def furjan_dining() -> Built:
    """Walnut table for eight by the garden window, an ivory sideboard behind it."""
    r = open_room('S1', 6.0, 6.6, 91, floor=('tiles', 'limestone'), sheer=False, sun=16, sun_direction=(0.82, 0.20, -0.58), window=(-5.2, -1.2))
    kit, b = r.kit, r.box
    walnut, ivory, brass = m.wood('walnut'), m.lacquer('#EDE6D6', 'PF'), m.metal('brass', 0.3)
    furjan_sideboard(kit, ivory, brass, -1.4, 1.4)
    x, y = -0.1, -3.0
    props.table(kit, walnut, (x, y), (2.6, 1.05, 0.75), True)
    for dx in (-0.85, 0, 0.85):
        for side in (-1, 1):
            seating.oval_chair(kit, (x + dx, y + side * 0.66, 0 if side < 0 else 180), walnut, m.fabric('#cfc4b0', 0.0016))
    props.vase(kit, m.ceramic('#b9a88c', 0.5, 0.2), (x - 0.35, y, 0.75), (0.11, 0.30), 'jar')
    props.branches(kit, (x - 0.35, y, 0.98), props.Spray(height=0.70, count=12, spread=0.38, leaf=0.06, width=0.4, seed=21, density=24))
    props.fruit_bowl(kit, m.wood('oak'), (x + 0.45, y + 0.05, 0.75), props.Filling(kinds=('orange', 'lemon'), radius=0.16, height=0.075, seed=6))
    for dx in (-0.55, 0.55):
        room.pendant(kit, brass, room.Pendant((x + dx, y, 1.80), b.h, 14, radius=0.13), 'globe')
    f.rug(kit, (-2.0, -4.4, 1.9, -1.6), '#d8d0c2', '#cabfae')
    f.potted_tree(kit, (2.45, -0.65), 2.2, 9)
    return close_room(r, 'dining', wide=View(loc=(2.4, -6.1, 1.25), target=(-0.6, -2.4, 1.0), focal=30, fstop=7, focus=4.0))


def furjan_sideboard(kit: Kit, paint: Material, brass: Material, x0: float, x1: float) -> None:
    """Framed base units with brass knobs under a marble top, two lamps and a mirror above."""
    style = cab.Style(front='thin', mat=paint, inner=paint, handle='knob', hmat=brass, plinth=paint, depth=0.45, base_h=0.84)
    with kit.at(x0, -0.02, 0):
        cab.base_run(kit, style, [((x1 - x0) / 3, 'drawer_doors2')] * 3)
        for x in (-0.022, x1 - x0):
            kit.box(paint, x, -0.472, 0, x + 0.022, 0, 0.84, 0.001, 'z')
    kit.box(stone('statuario'), x0 - 0.03, -0.51, 0.84, x1 + 0.03, -0.001, 0.87, 0.002, 'x')
    f.table_lamp(kit, (x0 + 0.3, -0.26, 0.87), 6, 0.55)
    f.table_lamp(kit, (x1 - 0.3, -0.26, 0.87), 6, 0.55)
    art.framed(kit, ((x0 + x1) / 2, 1.75), (1.3, 1.0), 3, brass)


def furjan_bath() -> Built:
    """The catalogue's ivory framed vanity with brass knobs under white marble, seen from the tub's side."""
    home = bathroom.bathroom_from_record(records.bathroom('parma'))
    return home.seen(
        wide=View(loc=(-1.35, -3.75, 1.25), target=(0.75, -0.2, 1.02), focal=30, fstop=8, focus=3.6, exposure=0.18),
    )


def furjan_dressing() -> Built:
    """Wardrobes that vanish in an ivory panelled wall; one stands open."""
    home = closets.quinta('#EDE6D6')
    return home.seen(
        wide=View(loc=(-2.2, -5.6, 1.35), target=(0.55, -0.5, 1.13), focal=30.5, fstop=8, focus=4.8, exposure=-0.10),
    )


def la_mer_living() -> Built:
    """Media wall in the kitchen's walnut over travertine, sofa by the sea window."""
    home = living.belvedere()
    return home.seen(
        wide=View(loc=(2.35, -5.9, 1.18), target=(-0.9, -1.2, 1.05), focal=30, fstop=8, focus=4.4),
        shelf=View(loc=(1.1, -2.6, 1.30), target=(1.95, -0.2, 1.35), focal=42, fstop=4.5, focus=2.3),
    )


def la_mer_bedroom() -> Built:
    """Panelled walnut bed wall in the last light."""
    home = bedroom.bedroom()
    return home.seen(
        wide=View(loc=(-2.0, -5.0, 1.08), target=(0.75, -0.3, 0.92), focal=31, fstop=8, focus=4.2),
    )


def la_mer_bath() -> Built:
    """The curved fluted vanity in walnut under white marble."""
    lira = records.bathroom('lira')
    home = bathroom.bathroom_from_record(
        replace(lira, finish='VN', colour='walnut', paint='walnut', basin=replace(lira.basin, material='white-marble-gold-vein'))
    )
    return home.seen(
        wide=View(loc=(-0.65, -4.2, 1.25), target=(0.55, -0.1, 1.06), focal=32, fstop=8, focus=3.8, exposure=0.22),
    )


def la_mer_dressing() -> Built:
    """Walk-in of walnut and leather shelves."""
    home = closets.cabina()
    return home.seen(
        wide=View(loc=(-1.35, -4.9, 1.40), target=(0.9, -0.9, 1.12), focal=28, fstop=8, focus=3.8),
    )


def jumeirah_hall() -> Built:
    """The three leaves to 3 m in a pale hall."""
    home = doors.portale(doors.Hall(seed=33, ajar=64, top=3.0, plaster='#ddd6c9', tint='#a99d89', boards=('planks', 'oak_light')))
    kit = geometry.Kit(34)
    f.rug(kit, (-1.3, -3.9, 2.0, -1.0), '#cfc4b2', '#bfb29d')
    art.hang(kit, sets.Box(-3.0, 3.0, -5.2, 3.15), -1.9, 4)
    kit.flush('hall')
    return home.seen(
        hall=View(loc=(-2.45, -4.6, 1.45), target=(0.75, 0, 1.45), focal=28, fstop=8, focus=4.8, focus_at=(0.52, 0.5)),
        up_light=View(loc=(0.62, -3.0, 1.45), target=(0.10, 0, 1.50), focal=29, fstop=7, focus=3.0),
        up_glass=View(loc=(0.55, -2.6, 1.42), target=(1.42, 0, 1.42), focal=32, fstop=5.6, focus=2.7),
    )


SCENES = {
    'projects/al-furjan-villa/dining': furjan_dining,
    'projects/al-furjan-villa/bathroom': furjan_bath,
    'projects/al-furjan-villa/dressing': furjan_dressing,
    'projects/la-mer-apartment/living': la_mer_living,
    'projects/la-mer-apartment/bedroom': la_mer_bedroom,
    'projects/la-mer-apartment/bathroom': la_mer_bath,
    'projects/la-mer-apartment/dressing': la_mer_dressing,
    'projects/jumeirah-doors/hall': jumeirah_hall,
}
