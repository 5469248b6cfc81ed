"""Home accessories on one console. Metres."""

from bpy.types import Material
from studio.catalogue.piece_plans import Group, piece_plan
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Corners
from studio.kit.stone import stone
from studio.props import jewellery, props, writing

TABLE = 0.74  # metres, height of the stone everything stands on
JOINT = 0.0006  # metres the insert's edges are eased: wider, the joints of its boards would be black gaps
WALL, EASE = 0.012, 0.0015  # metres, of a tray's rim: how thick it is, and how far its upper edges are eased
ROLL = 0.0068  # metres, radius of a velvet roll that rings stand beside


@m.cached
def _garden() -> Material:
    """A garden out of focus, pale sky over the crowns of trees, as a mirror shows it through a window across the room."""
    n = m.N('garden')
    place = n.pos()
    _, _, high = n.sep(place)
    outline = n.math('ADD', high, n.math('MULTIPLY_ADD', n.noise(place, 1.3, 2, 0.5), -1.8, 0.9))
    leaves = n.mix(n.smooth(n.noise(place, 5.5, 3, 0.6), 0.32, 0.68), m.hexc('#71855f'), m.hexc('#b3c09f'))
    glow = n.node('ShaderNodeEmission')
    n.set(glow.inputs['Color'], n.mix(n.smooth(outline, 1.9, 2.3), leaves, m.hexc('#eef3f4')))
    glow.inputs['Strength'].default_value = 0.95
    n.t.links.new(glow.outputs[0], n.out.inputs[0])
    n.m.cycles.emission_sampling = 'NONE'  # seen in the mirror only; the lamps light the room
    n.m['light_group'] = 'sky'
    return n.m


def behind_the_camera(kit: Kit) -> None:
    """Wall with a window on a garden for the table mirror to show, which else is a grey disc."""
    wall, frame = m.plaster('#cfc5b4', 0.05, 0.03), m.lacquer('#efece3', 'PF')
    left, right, sill, head = -2.30, -1.05, 1.20, 2.55
    for x0, z0, x1, z1 in ((-4, 0, left, 3), (right, 0, 4, 3), (left, 0, right, sill), (left, head, right, 3)):
        kit.box(wall, x0, -3.84, z0, x1, -3.70, z1, 0, 'x')
    kit.box(_garden(), -4.5, -5.6, 0, 1.0, -5.58, 4.5, 0)
    for x in (left, (left + right) / 2 - 0.025, right - 0.05):
        kit.box(frame, x, -3.74, sill, x + 0.05, -3.68, head, 0.004, 'z')
    for z in (sill, 1.85, head - 0.05):
        kit.box(frame, left, -3.735, z, right, -3.685, z + 0.05, 0.004, 'x')
    kit.box(m.fabric('#b9ad9a', 0.002), -1.02, -3.66, 0.3, -0.70, -3.60, 2.75, 0.02, 'z')


def _on_table(box: Corners) -> Corners:
    """A planned box, lifted onto the table."""
    return *box[:2], TABLE + box[2], *box[3:5], TABLE + box[5]


def _tray(kit: Kit, mat: Material, box: Corners, floor: float) -> None:
    """A tray over a box: a floor of this thickness in metres within a rim that is mitred at its corners, each side of its own board."""
    x0, y0, z0, x1, y1, z1 = box
    kit.box(mat, x0 + WALL - 0.001, y0 + WALL - 0.001, z0, x1 - WALL + 0.001, y1 - WALL + 0.001, z0 + floor, 0, 'x')
    high = z1 - z0
    section = [(-WALL, 0), (-WALL, high - EASE), (EASE - WALL, high), (-EASE, high), (0, high - EASE), (0, 0.0005), (-0.0005, 0)]
    kit.moulding(mat, [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)], section, closed=True)


def _trays(kit: Kit, trays: Group) -> None:
    """Two trays, one in the other, a bowl and two rings in them."""
    z, gold = TABLE, m.metal('gold', 0.16, brushed=False)
    outer, inner = trays.of('tray')
    _tray(kit, m.wood('walnut'), _on_table(outer.box), inner.z[0] - outer.z[0])
    _tray(kit, m.leather('#8a5a3a', pebbled=0.22), _on_table(inner.box), 0.008)
    props.bowl(kit, m.ceramic('#ddd5c6', 0.4, 0.3), (-0.33, -0.09, z + 0.028), (0.075, 0.045))
    for x, y in ((-0.20, -0.110), (-0.186, -0.122)):
        jewellery.ring(kit, gold, (x, y, z + 0.0295), (0.0092, 0.0013))


def _rings(kit: Kit) -> None:
    """Rings between rolls of velvet, two bangles and a pair of pearls on a pad before them; within the insert's first division."""
    velvet, z = m.velvet('#4c5850'), TABLE + 0.010
    gold, white = m.metal('gold', 0.16, brushed=False), m.metal('nickel', 0.16, brushed=False)
    worn = zip((0.034, 0.072, 0.052, 0.036, 0.084, 0.060), (0, 0, 1, 2, 2, 3), (gold, white, gold, white, gold, gold))
    pad = jewellery.ring_rolls(kit, velvet, (0.0115, 0.042, z), (0.097, ROLL), worn) - 0.001
    props.soft_box(kit, velvet, (0.0115, -0.1885, z, 0.1085, pad, z + 0.016), props.Cushion(radius=0.007, puff=0.002, segments=10))
    for x, y, high, metal in ((0.052, -0.082, 0.0197, gold), (0.059, -0.090, 0.0235, white)):
        jewellery.ring(kit, metal, (x, y, z + high), (0.031, 0.0019))
    for x in (0.045, 0.070):
        kit.ball(m.pearl(), (x, -0.145, z + 0.0222), 0.0045)


def _pens(kit: Kit) -> None:
    """Two fountain pens and two pencils in the insert's second division."""
    brass, z = m.metal('brass', 0.18, brushed=False), TABLE + 0.010
    writing.pen(kit, m.lacquer('#20343a', 'GL'), brass, (0.137, -0.115, z), 1)
    writing.pen(kit, m.lacquer('#5a2a24', 'GL'), brass, (0.158, -0.110, z), -1.5)
    for x, y, turn, paint in ((0.182, -0.150, 0.5, '#b5823f'), (0.200, -0.140, -2, '#5f6f63')):
        writing.pencil(kit, m.lacquer(paint, 'ML'), (x, y, z), turn)


def _organiser(kit: Kit, insert: Group) -> None:
    """Insert with rings, pens and a notebook in its divisions."""
    walnut = m.wood('walnut')
    with kit.at(**insert.at):
        kit.box(walnut, *_on_table(insert.one('floor-board').box), 0, 'x')
        for box in insert.boxes('divider'):  # boards butt: two faces in one plane flicker black
            kit.box(walnut, *_on_table(box), JOINT, 'y')
        for box in insert.boxes('end-panel'):
            kit.box(walnut, *_on_table(box), JOINT, 'x')
        _rings(kit)
        _pens(kit)
        props.books(kit, (0.280, -0.062, TABLE + 0.010), props.Stack(count=1, seed=16, width=0.082, depth=0.19, turn=0))


def dettagli(seed: int = 99) -> Built:
    """Home accessories: nested trays, a small mirror on its stand, an organiser and a bowl on pale stone by a window."""
    kit = Kit(seed)
    kit.box(stone('travertine_vein_cut'), -1.4, -0.7, 0.70, 1.4, 0.42, TABLE, 0.003, 'x')
    kit.box(m.plaster('#d6cdbd', 0.08, 0.05), -2, 0.42, 0, 2, 0.44, 2.6, 0, 'x')
    z, walnut, brass = TABLE, m.wood('walnut'), m.metal('brass', 0.24, brushed=False)
    plan = piece_plan('home-accessories', 'dettagli')
    _trays(kit, plan['trays'])
    with kit.at(0.20, 0.10, z, rz=-14):
        kit.lathe(walnut, [(0, 0), (0.085, 0), (0.09, 0.004), (0.09, 0.022), (0.085, 0.026), (0, 0.026)], seg=64, grain='across')
        kit.tube(brass, [(0, 0, 0.02), (0, 0, 0.12)], 0.007, 16)
        with kit.at(0, -0.004, 0.29, rx=82):
            kit.lathe(m.mirror(), [(0, 0.008), (0.165, 0.008)], seg=96)
            kit.lathe(brass, [(0.165, 0.007), (0.166, 0.013), (0.174, 0.013), (0.176, 0), (0.170, -0.006), (0, -0.006)], seg=96)
    _organiser(kit, plan['organiser'])
    props.vase(kit, m.ceramic('#4a4642', 0.5, 0.15), (-0.62, 0.14, z), (0.095, 0.28), 'jar')
    props.branches(kit, (-0.62, 0.14, z + 0.20), props.Spray(height=0.50, count=8, spread=0.28, leaf=0.05, width=0.42, seed=21, density=20, droop=0.3))
    board = plan['shelf'].one('shelf').box
    kit.box(walnut, *_on_table(board[:4] + (board[4] - 0.0005, board[5])), 0.002, 'x')
    kit.box(brass, *_on_table(plan['shelf'].one('stretcher').box), 0.0008, 'x')
    props.vase(kit, m.ceramic('#b39b7d', 0.5, 0.3), (-0.12, 0.30, z + 0.645), (0.065, 0.20), 'bottle')
    props.vase(kit, m.ceramic('#e4ddd0', 0.45, 0.2), (0.05, 0.31, z + 0.645), (0.06, 0.12), 'jar')
    props.books(kit, (0.36, 0.31, z + 0.645), props.Stack(count=3, seed=8, width=0.22, depth=0.16, turn=3))
    behind_the_camera(kit)
    kit.flush('dettagli')
    lights.area((-2.4, -1.0, 1.9), (0, 0, 0.85), 1.3, 1.6, 82, (0.97, 0.98, 1), 160)
    lights.sun((0.86, 0.34, -0.46), 10, (1, 0.92, 0.80), 0.8)
    lights.area((1.8, -2.4, 2.2), (0, 0, 0.9), 2.0, 2.0, 26, (1, 0.97, 0.93), 180, glossy=False)
    window = lights.area((-1.3, -3.4, 1.75), (0.1, 0.2, 1.35), 1.5, 0.9, 24, (1, 0.985, 0.95), 180)
    lights.mirrored_only(window, brass)  # with nothing to send back, the shelf's lip of brass looks painted
    lights.world(0.28, color=(1, 0.98, 0.95))
    return Built(dict(main=View(loc=(0.18, -2.25, 1.28), target=(0.04, 0, 0.99), focal=43, fstop=6.3, focus=2.2, focus_at=(0.5, 0.5))), 0.06)
