"""Home accessories on one console. Metres."""

from studio.catalogue.piece_plans import Group, piece_plan
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit
from studio.kit.measures import Corners
from studio.kit.stone import stone
from studio.props import jewellery, props


def behind_the_camera(kit: Kit) -> None:
    """Wall with a bright window for the table mirror to show, which else is a grey disc."""
    kit.box(m.plaster('#cfc5b4', 0.05, 0.03), -4, -3.72, 0, 4, -3.70, 3.0, 0, 'x')
    frame, pane = m.lacquer('#efece3', 'PF'), m.emit('#f3f4f2', 7.0)  # a mirror shows a fifth of it
    for x in (-2.25, -1.65):
        for z in (1.25, 1.90):
            kit.box(pane, x, -3.69, z, x + 0.55, -3.68, z + 0.60, 0)
    for x in (-2.30, -1.70, -1.10):
        kit.box(frame, x, -3.70, 1.20, x + 0.05, -3.64, 2.55, 0.004, 'z')
    for z in (1.20, 1.85, 2.50):
        kit.box(frame, -2.25, -3.70, z, -1.10, -3.645, z + 0.05, 0.004, 'x')
    kit.box(m.fabric('#b9ad9a', 0.002), -1.02, -3.66, 0.3, -0.70, -3.60, 2.75, 0.02, 'z')


TABLE = 0.74  # metres, height of the stone everything stands on


def _on_table(box: Corners) -> Corners:
    return *box[:2], TABLE + box[2], *box[3:5], TABLE + box[5]


def _trays(kit: Kit, trays: Group) -> None:
    """Two trays, one in the other, a bowl and two rings in them."""
    z, brass = TABLE, m.metal('brass', 0.24, brushed=False)
    for part, mat in zip(trays.of('tray'), (m.wood('walnut'), m.leather('#8a5a3a'))):
        (x0, x1), (y0, y1), base, rim = part.x, part.y, z + part.z[0], z + part.z[1]
        kit.box(mat, x0 + 0.011, y0 + 0.011, base, x1 - 0.011, y1 - 0.011, base + 0.008, 0, 'x')
        for a, c in (((x0, x0 + 0.012), (y0, y0 + 0.012)), ((x1 - 0.012, x1), (y1 - 0.012, y1))):
            kit.box(mat, a[0], y0, base, a[1], y1, rim, 0.002, 'y')
            kit.box(mat, x0 + 0.012, c[0], base, x1 - 0.012, c[1], rim, 0.002, 'x')
    props.bowl(kit, m.ceramic('#e4ddd0', 0.4, 0.3), (-0.33, -0.09, z + 0.029), (0.075, 0.045))
    for i in range(2):
        jewellery.ring(kit, brass, (-0.21, -0.10 - 0.05 * i, z + 0.031), (0.016, 0.0025))


def _organiser(kit: Kit, insert: Group) -> None:
    """Insert with velvet and rings, pens and a notebook in its divisions."""
    z, x0 = TABLE, insert.at['x']
    with kit.at(**insert.at):
        kit.box(m.wood('walnut'), *_on_table(insert.one('floor-board').box), 0, 'x')
        for box in insert.boxes('divider'):  # boards butt: two faces in one plane flicker black
            kit.box(m.wood('walnut'), *_on_table(box), 0.0015, 'y')
        for box in insert.boxes('end-panel'):
            kit.box(m.wood('walnut'), *_on_table(box), 0.0015, 'x')
    props.soft_box(
        kit,
        m.velvet('#5b655d'),
        (x0 + 0.012, -0.188, z + 0.010, x0 + 0.108, 0.048, z + 0.026),
        props.Cushion(radius=0.007, puff=0.002, segments=10),
    )
    for i in range(3):
        metal = m.metal(('gold', 'nickel', 'gold')[i], 0.16, brushed=False)
        jewellery.ring(kit, metal, (x0 + 0.06, -0.14 + i * 0.07, z + 0.031), (0.022, 0.0022))
    for i in range(5):
        kit.tube(
            m.simple(('#2f3a3d', '#b98f62', '#6b3a32', '#8a8577', '#e9e2d4')[i], 0.5),
            [(x0 + 0.130 + i * 0.018, -0.17, z + 0.018), (x0 + 0.130 + i * 0.018, 0.02, z + 0.018)],
            0.0045,
            10,
        )
    props.books(kit, (x0 + 0.278, -0.07, z + 0.010), props.Stack(count=1, seed=3, width=0.08, depth=0.20, turn=0))


def dettagli(seed: int = 99) -> Built:
    """Home accessories: nested trays, a small mirror on its stand, an organiser and a bowl on pale stone by a window."""
    kit = Kit(seed)
    kit.box(stone('travertine'), -1.4, -0.7, 0.70, 1.4, 0.42, 0.74, 0.003, 'x')
    kit.box(m.plaster('#d6cdbd', 0.08, 0.05), -2, 0.42, 0, 2, 0.44, 2.6, 0, 'x')
    z, walnut, brass = TABLE, m.wood('walnut'), m.metal('brass', 0.24, brushed=False)
    plan = piece_plan('home-accessories', 'dettagli')
    _trays(kit, plan['trays'])
    with kit.at(0.20, 0.10, z, rz=-14):
        kit.lathe(walnut, [(0, 0), (0.085, 0), (0.09, 0.004), (0.09, 0.022), (0.085, 0.026), (0, 0.026)], seg=64)
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
    lights.area((-2.4, -1.0, 1.9), (0, 0, 0.85), 1.3, 1.6, 105, (0.97, 0.98, 1), 160)
    lights.sun((0.86, 0.34, -0.46), 9, (1, 0.88, 0.70), 0.8)
    lights.area((1.8, -2.4, 2.2), (0, 0, 0.9), 2.0, 2.0, 26, (1, 0.97, 0.93), 180, glossy=False)
    lights.world(0.34, color=(1, 0.98, 0.95))
    return Built(dict(main=View(loc=(0.18, -2.25, 1.28), target=(0.04, 0, 0.99), focal=43, fstop=6.3, focus=2.2, focus_at=(0.5, 0.5))), 0.22)
