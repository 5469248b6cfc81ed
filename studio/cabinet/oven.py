"""Ovens: panel with its hour, door with a pane, the oven behind it. Local frame of the run, metres."""

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Rectangle, Span

PANEL, JOINT = 0.095, 0.003  # metres: height of the panel, joints round it and the door
RAIL, HEAD, STILE = 0.05, 0.10, 0.06  # metres of the door below, above and beside its pane
PRINT = 0.032  # metres of the pane that are printed black all round
BODY = 0.40  # metres an oven is deep behind its door
RODS = 0.034  # metres from rod to rod of a grid

# what each digit lights, clockwise from its top, g the middle; and where each of these lies, in halves of a digit's width and height: x0 z0 x1 z1
LIT = 'abcdef bc abged abgcd fgbc afgcd afgcde abc abcdefg abcdfg'.split()
SEGMENTS = dict(a=(-1, 1, 1, 1), b=(1, 0, 1, 1), c=(1, -1, 1, 0), d=(-1, -1, 1, -1), e=(-1, -1, -1, 0), f=(-1, 0, -1, 1), g=(-1, 0, 1, 0))
COLON = ((-0.74, -0.45, -0.74, -0.45), (-0.74, 0.45, -0.74, 0.45))
DIGIT, STEP, STROKE = (0.0082, 0.0160), 0.0124, 0.0012  # metres: width and height of a digit, from one to the next, a stroke
HOUR = '05:20'  # of a low sun as of the blue hour; a mirror shows it as it is, for rooms built the other way round are pictured in one (`View.mirror`)


def _clock(k: Kit, x: float, y: float, z: float) -> None:
    """The hour in lit digits on a panel whose face is y, its middle at x, z."""
    glow, (w, h), t = m.emit('#e6eef6', 0.9), (side / 2 for side in DIGIT), STROKE / 2
    at = x - STEP * (len(HOUR) - 1.5) / 2
    for sign in HOUR:
        for a, low, b, high in COLON if sign == ':' else (SEGMENTS[name] for name in LIT[int(sign)]):
            k.box(glow, at + a * w - t, y - 0.0006, z + low * h - t, at + b * w + t, y, z + high * h + t, 0)
        at += STEP / 2 if sign == ':' else STEP


def _ringed(k: Kit, mat: Material, outer: Rectangle, hole: Rectangle, depth: Span) -> None:
    """Upright sheet with an opening, both x0 z0 x1 z1; depth: its face and its back."""
    with k.at(rx=90):
        k.slab_with_hole(mat, outer[0], outer[1], -depth[1], outer[2], outer[3], -depth[0], hole, 0.0008)


def _grid(k: Kit, x0: float, x1: float, y: float, z: float) -> None:
    """Wire grid that hangs between the sides of the oven, its first rod on y."""
    wire, end = m.metal('#8d8e8f', 0.32, brushed=False), y + BODY - 0.09
    for edge in (y, end):
        k.tube(wire, [(x0, edge, z), (x1, edge, z)], 0.0030, 10)
    for x in (x0, x1):
        k.tube(wire, [(x, y, z), (x, end, z)], 0.0030, 10)
    n = round((x1 - x0) / RODS)
    for i in range(1, n):
        x = x0 + (x1 - x0) * i / n
        k.tube(wire, [(x, y, z + 0.004), (x, end, z + 0.004)], 0.0014, 8)


def _inside(k: Kit, opening: Rectangle, y: float) -> None:
    """Enamelled oven behind an opening x0 z0 x1 z1 on plane y: runners on its sides, a grid on the upper, a tray on the lower of two."""
    (x0, z0, x1, z1), back = opening, y + BODY
    enamel, t = m.simple('#4a4c52', 0.45), 0.003
    k.box(enamel, x0, back, z0, x1, back + t, z1, 0)
    for x in (x0 - t, x1):
        k.box(enamel, x, y, z0, x + t, back, z1, 0)
    for z in (z0 - t, z1):
        k.box(enamel, x0 - t, y, z, x1 + t, back, z + t, 0)
    for share in (0.16, 0.34, 0.52, 0.70):
        z = z0 + (z1 - z0) * share
        for a in (x0, x1 - 0.009):
            k.box(enamel, a, y + 0.03, z - 0.004, a + 0.009, back - 0.02, z + 0.002, 0.001)
    _grid(k, x0 + 0.010, x1 - 0.010, y + 0.045, z0 + (z1 - z0) * 0.52 + 0.005)
    low = z0 + (z1 - z0) * 0.16 + 0.002
    k.box(m.simple('#17181a', 0.35), x0 + 0.010, y + 0.045, low, x1 - 0.010, back - 0.05, low + 0.022, 0.004)


def _bar(k: Kit, mat: Material, ends: tuple[float, float], face: float, z: float) -> None:
    """Round bar before a door, on two posts; flat, its face would be the door's own tone and its edges would melt into it."""
    radius, axis = 0.0075, face - 0.0305
    x0, x1 = ends
    k.tube(mat, [(x0, axis, z), (x0 + 0.001, axis, z), (x1 - 0.001, axis, z), (x1, axis, z)], radius, 32)
    for x in (x0 + 0.03, x1 - 0.03):
        k.tube(mat, [(x, face, z), (x, axis, z)], 0.0055, 24)


def oven(k: Kit, place: Rectangle, y: float, steel: bool = False) -> None:
    """Oven in a housing whose front edge is y: panel, door and handle of black glass, or of brushed steel round a black pane, with what is seen
    through that. place: x0 z0 x1 z1; the housing behind it must be open."""
    x0, z0, x1, z1 = place[0] + JOINT, place[1] + JOINT, place[2] - JOINT, place[3] - JOINT
    skin = m.metal('steel', 0.30) if steel else m.door_glass('#222224')
    steel_bar = m.metal('steel', 0.26, brushed=False)  # scratches along a bar are finer than a pixel and leave it in pieces
    face, head = y - 0.022, z1 - PANEL
    pane = x0 + STILE, z0 + RAIL, x1 - STILE, head - HEAD
    clear = pane[0] + PRINT, pane[1] + PRINT, pane[2] - PRINT, pane[3] - PRINT
    k.box(skin, x0, face, head, x1, y + 0.02, z1, 0.0015, 'x')
    _ringed(k, skin, (x0, z0, x1, head - JOINT), pane, (face, y + 0.02))
    _ringed(k, m.door_glass('#131315'), (pane[0] + 0.0005, pane[1] + 0.0005, pane[2] - 0.0005, pane[3] - 0.0005), clear, (face + 0.0008, y + 0.02))
    k.box(m.oven_pane(), clear[0], face + 0.0008, clear[1], clear[2], face + 0.0048, clear[3], 0)
    _inside(k, (clear[0] - 0.012, clear[1] - 0.012, clear[2] + 0.012, clear[3] + 0.012), y + 0.0205)
    _bar(k, steel_bar, (x0 + 0.08, x1 - 0.08), face, head - 0.045)
    middle, level = (x0 + x1) / 2, z1 - PANEL * 0.5
    k.box(m.door_glass('#121214'), middle - 0.045, face - 0.0004, level - 0.015, middle + 0.045, face, level + 0.015, 0)
    _clock(k, middle, face - 0.0004, level)
    for dx in (-0.19, 0.19):
        with k.at(middle + dx, face, level, rx=90):
            k.lathe(m.simple('#161617', 0.5), [(0, 0.0004), (0.0225, 0.0004), (0.0225, 0)], seg=40)  # the gap it turns in
            k.lathe(steel_bar, [(0, 0.0205), (0.0165, 0.0205), (0.0180, 0.0220), (0.0195, 0.0212), (0.0205, 0.0190), (0.0210, 0.0015)], seg=48)
