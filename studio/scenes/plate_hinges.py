"""The hinges' plate: an open cabinet with concealed hinges, over it a lift-up flap with its stay and push-to-open latch. Metres."""

import math

from bpy.types import Material
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import View
from studio.kit.geometry import Kit
from studio.kit.measures import Span
from studio.props import props
from studio.scenes.plate_views import Board

# Bend of a hinge's links from its cup to its arm, seen from above, metres; and their pivots.
BEND = [(-0.0035, -0.5425), (0.0015, -0.5365), (0.0060, -0.5290), (0.0105, -0.5195), (0.0160, -0.5095), (0.0225, -0.5005), (0.0290, -0.4935)]
PIVOTS = (BEND[0], BEND[-1])
HINGE = (-0.503, 1.166)  # y and z the flap turns about
RAISED = 14  # degrees above level that it is open


def _bent(kit: Kit, steel: Material, beside: Span, z: Span) -> None:
    """Sheet bent as the links are, from beside[0] to beside[1] metres on the right of their middle, between two heights."""
    steps = list(zip(BEND[:1] + BEND, BEND[1:] + BEND[-1:]))
    normals = [((yb - ya) / math.hypot(xb - xa, yb - ya), (xa - xb) / math.hypot(xb - xa, yb - ya)) for (xa, ya), (xb, yb) in (*steps[1:], steps[-2])]
    one, other = ([(x + nx * by, y + ny * by) for (x, y), (nx, ny) in zip(BEND, normals)] for by in beside)
    outline = one + other[::-1]
    kit.extrude_z(steel, [*outline, outline[0]], *z)
    for level in z:
        strip = [(*a, level) for a in one] + [(*b, level) for b in other]
        kit.poly(steel, strip, [[i, i + 1, len(one) + i + 1, len(one) + i] for i in range(len(one) - 1)])


def hinge(kit: Kit, steel: Material, z: float) -> None:
    """Concealed hinge of an open door: cup and flange on the door's inner face, a folded link and the one within it, arm and mounting plate on the side."""
    with kit.at(-0.003, -0.545, z, ry=90):
        kit.lathe(steel, [(0, -0.009), (0.0155, -0.009), (0.0165, -0.006), (0.0165, 0.0005), (0.0205, 0.001), (0.0205, 0.0022), (0, 0.0022)], seg=48)
        kit.box(steel, -0.031, -0.0085, 0.0004, 0.031, 0.0085, 0.0026, 0.001, 'x')
        for y in (-0.024, 0.024):
            kit.lathe(m.metal('chrome'), [(0, 0.0052), (0.0042, 0.0050), (0.0048, 0.0026)], y, 0, 0, 24)
    _bent(kit, steel, (0.0030, 0.0045), (z - 0.0085, z + 0.0085))
    for dz in (-0.0079, 0.0079):
        _bent(kit, steel, (-0.0045, 0.0044), (z + dz - 0.0006, z + dz + 0.0006))
    _bent(kit, m.metal('nickel', 0.16, brushed=False), (-0.0080, -0.0062), (z - 0.0055, z + 0.0055))
    for x, y in PIVOTS:
        kit.cyl(m.metal('chrome'), x, y, z - 0.0096, z + 0.0096, 0.0024, 20)
    kit.box(steel, 0.0215, -0.500, z - 0.0105, 0.0345, -0.412, z + 0.0105, 0.0022, 'y')
    kit.box(m.metal('nickel', 0.16, brushed=False), 0.0345, -0.492, z - 0.0085, 0.0362, -0.418, z + 0.0085, 0.0008, 'y')
    kit.box(steel, 0.018, -0.470, z - 0.026, 0.0235, -0.425, z + 0.026, 0.0018, 'z')
    for y, dz in ((-0.448, 0.018), (-0.448, -0.018)):
        with kit.at(0.0235, y, z + dz, ry=90):
            kit.lathe(m.metal('chrome'), [(0, 0.0022), (0.0040, 0.0020), (0.0046, 0)], seg=24)
    with kit.at(0.0362, -0.455, z, ry=90):
        kit.lathe(m.metal('chrome'), [(0, 0.0018), (0.0042, 0.0016), (0.0048, 0)], seg=24)


def _lift(kit: Kit, steel: Material) -> None:
    """Stay of a lift-up flap on the cabinet's side: its housing, the telescopic arm and the bracket on the flap."""
    cover, x, joint = m.lacquer('#8d8f8d', 'NM'), 0.047, (-0.185, -0.034)
    kit.box(cover, 0.018, -0.462, 0.930, 0.040, -0.280, 1.105, 0.006, 'x')
    kit.box(steel, 0.040, -0.452, 0.984, 0.0415, -0.300, 1.046, 0.0006, 'y')
    with kit.at(0.040, -0.425, 1.015, ry=90):
        kit.lathe(m.metal('chrome'), [(0, 0.0105), (0.0085, 0.0100), (0.0095, 0.0090), (0.0095, 0.0)], seg=32)
    up = math.radians(RAISED)
    held = (x, HINGE[0] + joint[0] * math.cos(up) - joint[1] * math.sin(up), HINGE[1] - joint[0] * math.sin(up) + joint[1] * math.cos(up))
    foot = (x, -0.425, 1.015)
    half = tuple(a + 0.55 * (b - a) for a, b in zip(foot, held))
    kit.tube(steel, [foot, half], 0.0058, 24)
    kit.tube(m.metal('chrome'), [half, held], 0.0040, 24)
    with kit.at(0, *HINGE, rx=-RAISED):
        kit.box(steel, x - 0.016, joint[0] - 0.030, -0.0240, x + 0.014, joint[0] + 0.030, -0.0215, 0.0008, 'y')
        kit.box(steel, x - 0.0105, joint[0] - 0.010, joint[1] - 0.008, x - 0.0075, joint[0] + 0.010, -0.0235, 0.0008, 'y')
        with kit.at(x - 0.008, *joint, ry=90):
            kit.lathe(m.metal('chrome'), [(0, 0.0150), (0.0052, 0.0145), (0.0060, 0.0135), (0.0060, 0)], seg=24)


def _push_latch(kit: Kit) -> None:
    """Push-to-open: its adapter on the cabinet's side, the plunger out as the flap left it."""
    kit.box(m.lacquer('#8d8f8d', 'NM'), 0.018, -0.492, 0.802, 0.030, -0.410, 0.818, 0.003, 'y')
    kit.tube(m.metal('steel', 0.2, brushed=False), [(0.024, -0.512, 0.810), (0.024, -0.490, 0.810)], 0.0042, 24)
    kit.tube(m.simple('#2b2b2a', 0.6), [(0.024, -0.517, 0.810), (0.024, -0.511, 0.810)], 0.0050, 24)


def _flap(kit: Kit, oak: Material, lacquer: Material, steel: Material) -> None:
    """Cabinet over the other, its front lifted up."""
    for z in (0.750, 1.150):
        kit.box(oak, 0.018, -0.50, z, 0.9, 0.03, z + 0.018, 0.0010, 'x')
    with kit.at(0, *HINGE, rx=-RAISED):
        kit.box(lacquer, -0.003, -0.396, -0.0215, 0.9, -0.004, -0.0025, 0.0012, 'x')
    _lift(kit, steel)
    _push_latch(kit)
    for i, (x, tint) in enumerate(((0.20, '#b39b7d'), (0.34, '#d9cfbe'))):
        props.vase(kit, m.ceramic(tint, 0.45, 0.3), (x, -0.20 + 0.03 * i, 0.768), (0.052, (0.20, 0.15)[i]), ('jar', 'cyl')[i])


def hinges(kit: Kit) -> Board:
    """Corner of two open cabinets: two hinges between oak side and lacquered door, shelves within; over it a flap lifted on its stay."""
    oak, lacquer, steel = m.veneer('#b99468', 'oak', 0.45), m.lacquer('#3f4a44', 'ML'), m.metal('steel', 0.20)
    kit.box(oak, 0, -0.50, -0.30, 0.018, 0.05, 1.168, 0.0008, 'z')
    kit.box(lacquer, -0.023, -1.02, -0.30, -0.003, -0.503, 0.75, 0.0012, 'z')
    kit.box(oak, 0.018, 0.03, -0.30, 0.9, 0.05, 1.168, 0, 'z')
    for z in (0.30, 0.66):
        kit.box(oak, 0.018, -0.47, z, 0.9, 0.03, z + 0.019, 0.0010, 'x')
    props.bowl(kit, m.ceramic('#d9cfbe', 0.45, 0.3), (0.30, -0.22, 0.319), (0.10, 0.07))
    for i in range(5):
        props.plate(kit, m.ceramic('#ece6da', 0.22), (0.30, -0.22, i * props.NEST), 0.11)
    kit.box(oak, 0.018, -0.47, -0.019, 0.9, 0.03, 0, 0.0010, 'x')
    for z in (0.10, 0.52):
        hinge(kit, steel, z)
    _flap(kit, oak, lacquer, steel)
    kit.box(m.plaster('#d8d1c4', 0.03, 0.02), -5, 2.6, -1, 5, 2.62, 5, 0, 'x')
    lights.area((0.9, -1.6, 1.5), (0.02, -0.5, 0.3), 0.5, 0.5, 34, (1, 0.98, 0.95), 180)
    lights.area((0.45, -0.30, 0.745), (0.45, -0.30, 0), 0.6, 0.4, 8, (1, 0.96, 0.9), 180, glossy=False)
    lights.area((0.45, -0.45, 1.145), (0.45, -0.3, 0), 0.6, 0.3, 5, (1, 0.96, 0.9), 180, glossy=False)
    lights.area((0.5, -2.6, 0.1), (0.3, -0.6, 0.9), 1.6, 1.6, 40, (1, 0.99, 0.97), 180, glossy=False)
    window = lights.area((0.66, -0.05, 0.50), (0, -0.50, 0.45), 0.5, 0.9, 5, (0.98, 0.99, 1), 180)  # what steel on the side mirrors, else all oak
    window.visible_diffuse = False
    return Board(dict(main=View(loc=(0.80, -1.33, 0.48), target=(0.15, -0.43, 0.29), focal=55, fstop=5.6, focus=0.92, focus_at=(0.5, 0.5))))
