"""Doors and drawer fronts. A front's back lies on plane y and its face on y - thickness; metres; +x right, +z up."""

import math
from dataclasses import dataclass, replace

from bpy.types import Material
from studio.cabinet import handles
from studio.cabinet.style import Style
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Profile, Rectangle, Spot

FRAMED = ('shaker', 'thin', 'beaded', 'raised', 'arched', 'glass', 'reeded', 'bronze', 'grille', 'cane')


@dataclass(frozen=True)
class Leaf:
    """The field a front fills and the plane y of its back. kind: door | drawer | tall | wall | none, which says where its handle stands; glass:
    'glass' or 'reeded' for a vitrine door; cut: the grip that is sawn through a slab, x0 z0 x1 z1, a notch if it reaches the upper edge; out: metres
    it is drawn before that plane, where the frame it stands in stays."""

    x0: float
    z0: float
    x1: float
    z1: float
    y: float
    kind: str = 'door'
    hinge: str = 'l'
    glass: str | None = None
    cut: Rectangle | None = None
    out: float = 0.0

    @property
    def width(self) -> float:
        """Its width."""
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        """Its height."""
        return self.z1 - self.z0

    @property
    def corners(self) -> Rectangle:
        """Its field as x0 z0 x1 z1."""
        return self.x0, self.z0, self.x1, self.z1

    def drawn_in(self, by: float) -> 'Leaf':
        """The field within a frame of this width; negative: the field with a rebate round it."""
        return replace(self, x0=self.x0 + by, z0=self.z0 + by, x1=self.x1 - by, z1=self.z1 - by)


def front(kit: Kit, style: Style, leaf: Leaf) -> None:
    """One front with its handle."""
    clear, build = _clear(style, leaf), leaf.glass or style.front
    if style.face_frame:
        _face_frame(kit, style, leaf)
    if build in FRAMED:
        _framed(kit, style, build, clear)
    else:
        with kit.flitch(0.37 if style.matched else None):
            {'slab': _slab, 'bevelled': _bevelled, 'plank': _planks, 'fluted': _fluted, 'ribbed': _ribbed}[build](kit, style, clear)
    if leaf.kind != 'none':
        _handle(kit, style, build, leaf)


def _clear(style: Style, leaf: Leaf) -> Leaf:
    """What a front covers of its field, where it stands."""
    return replace(leaf.drawn_in(style.face_frame + style.gap / 2), y=leaf.y - leaf.out, out=0.0)


def rail_width(style: Style, build: str, leaf: Leaf) -> float:
    """Frame width in metres; narrower on small fronts, and on a low drawer so that its panel takes a cup pull."""
    rail = style.thin_rail if build in ('thin', 'arched', 'glass', 'reeded', 'bronze', 'grille') and style.front != 'raised' else style.rail
    rail = min(rail, leaf.width * 0.28, leaf.height * 0.32)
    if leaf.height >= 0.20:
        return rail
    return min(rail, 0.042, (leaf.height - CUP_FIELD) / 2 if style.handle == 'cup' else rail)


# Face of a frame's panel, by the front's thickness from its back; a pane, a grille and cane lie in the middle.
PANELS = {'shaker': 0.42}
CUP_FIELD = 0.058  # metres a panel is high at least that has a cup pull
EASED = 0.0015  # metres a frame's edges are eased: its own, never those of the joints of its stiles and rails
LEAF = 0.0003  # metres a line's gold stands out: what a picture needs to keep it from the paint
COCK_BEAD: Profile = [
    (-0.0062, -0.0002),
    (-0.0056, 0.0014),
    (-0.0044, 0.0024),
    (-0.0031, 0.0028),
    (-0.0018, 0.0024),
    (-0.0006, 0.0014),
    (0, 0),
    (0, -0.006),
]  # metres over the frame's face
STILE = 0.070  # metres that a fluted panel is plain at each end: behind a leg the last staves would stand alone
FIELD = 0.003  # metres the field of a raised panel lies behind the frame
BACKED = 0.0125  # metres the board behind a raised panel's mouldings lies behind the frame: they are swept sheets, light from an open drawer passed their seams
FLAT = 0.020  # metres of a raised panel's field that are always left: a low drawer's mouldings are finer, or they would cross


def surface(style: Style, leaf: Leaf, at: Spot) -> float:
    """Plane y of what a handle at x, z is screwed to: the front's face, or that of the panel in its frame."""
    build, clear = leaf.glass or style.front, _clear(style, leaf)
    face = clear.y - style.t
    x0, z0, x1, z1 = clear.drawn_in(rail_width(style, build, clear)).corners
    if build not in FRAMED or not (x0 < at[0] < x1 and z0 < at[1] < z1):
        return face
    return face + FIELD if build == 'raised' else clear.y - style.t * PANELS.get(build, 0.5)


def _slab(kit: Kit, st: Style, leaf: Leaf) -> None:
    if leaf.cut:
        with kit.at(0, leaf.y, 0, rx=90):  # the board lies on its back: its y is up, its z comes forward
            kit.slab_with_hole(st.mat, leaf.x0, leaf.z0, 0, leaf.x1, leaf.z1, st.t, leaf.cut, 0.0012, 'x' if st.grain == 'x' else 'y')
        return
    kit.box(st.mat, leaf.x0, leaf.y - st.t, leaf.z0, leaf.x1, leaf.y, leaf.z1, 0.0012, st.grain)


def _bevelled(kit: Kit, st: Style, leaf: Leaf) -> None:
    """Slab with a 45 degree edge all round: the bevel is a third of the thickness."""
    kit.box(st.mat, leaf.x0, leaf.y - st.t, leaf.z0, leaf.x1, leaf.y, leaf.z1, st.t * 0.30, st.grain)


def _planks(kit: Kit, st: Style, leaf: Leaf) -> None:
    x0, x1, y = leaf.x0, leaf.x1, leaf.y
    count = max(2, round((x1 - x0) / 0.14))
    width = (x1 - x0) / count
    for i in range(count):
        kit.box(st.mat, x0 + i * width, y - st.t + kit.rng.uniform(0, 0.0012), leaf.z0, x0 + (i + 1) * width - 0.0008, y, leaf.z1, 0.0016, 'z')


def _profiled(kit: Kit, st: Style, profile: Profile, leaf: Leaf) -> None:
    """Vertical extrusion of profile [(x, y)] closed to the back plane."""
    (x0, z0, x1, z1), y = leaf.corners, leaf.y
    kit.extrude_z(st.mat, profile, z0, z1, 'z')
    kit.extrude_z(st.mat, [(x0, y), profile[0]], z0, z1)
    kit.extrude_z(st.mat, [profile[-1], (x1, y)], z0, z1)
    outline = len(profile) + 2
    kit.poly(st.mat, [(a, b, z1) for a, b in profile] + [(x1, y, z1), (x0, y, z1)], [list(range(outline))[::-1]])


def _fluted(kit: Kit, st: Style, leaf: Leaf) -> None:
    """Half-round staves, about 22 mm apart, between two plain stiles."""
    x0, x1, y = leaf.x0 + STILE, leaf.x1 - STILE, leaf.y
    for a, b in ((leaf.x0, x0), (x1, leaf.x1)):
        kit.box(st.mat, a, y - st.t, leaf.z0, b, y, leaf.z1, 0.0015, 'z')
    base = y - st.t * 0.45
    count = max(4, round((x1 - x0) / 0.022))
    pitch = (x1 - x0) / count
    arc = [math.pi * (1 - s / 8) for s in range(9)]
    profile = [(x0 + pitch * (i + 0.5) + math.cos(a) * pitch * 0.47, base - math.sin(a) * pitch * 0.42) for i in range(count) for a in arc]
    _profiled(kit, st, profile, replace(leaf, x0=x0, x1=x1))


def _ribbed(kit: Kit, st: Style, leaf: Leaf) -> None:
    """Square ribs: 12 mm on, 8 mm off, 6 mm deep."""
    x0, x1, y = leaf.x0, leaf.x1, leaf.y
    count = max(4, round((x1 - x0) / 0.020))
    pitch = (x1 - x0) / count
    deep, high = y - st.t + 0.006, y - st.t
    profile = []
    for i in range(count):
        a = x0 + i * pitch
        profile += [(a + pitch * 0.20, deep), (a + pitch * 0.22, high), (a + pitch * 0.78, high), (a + pitch * 0.80, deep)]
    _profiled(kit, st, [(x0, deep)] + profile + [(x1, deep)], leaf)


def _face_frame(kit: Kit, st: Style, leaf: Leaf) -> None:
    """The carcass's frame round one front, flush with it, a bead on its edge; neighbours' halves meet without a joint."""
    (x0, z0, x1, z1), y, w = leaf.corners, leaf.y, st.face_frame
    for a, b in ((x0, x0 + w), (x1 - w, x1)):
        kit.box(st.mat, a, y - st.t, z0, b, y, z1, 0, 'z')
    for a, b in ((z0, z0 + w), (z1 - w, z1)):
        kit.box(st.mat, x0 + w, y - st.t, a, x1 - w, y, b, 0, 'x')
    kit.frame_sweep(st.mat, *leaf.drawn_in(w).corners, y, [(inset, st.t + high) for inset, high in COCK_BEAD])


def _stiles_and_rails(kit: Kit, st: Style, leaf: Leaf, panel: Leaf) -> None:
    """Frame round a panel: stiles the whole height, rails between them, flush where they meet; only its outer and inner edges are eased."""
    (x0, z0, x1, z1), y, face = leaf.drawn_in(EASED).corners, leaf.y, leaf.y - st.t
    a0, b0, a1, b1 = panel.drawn_in(-EASED).corners
    for a, b in ((x0, a0), (a1, x1)):
        kit.box(st.mat, a, face, z0, b, y, z1, 0, 'z')
    for a, b in ((z0, b0), (b1, z1)):
        kit.box(st.mat, a0, face, a, a1, y, b, 0, 'x')
    edge = [(EASED * (1 - math.cos(a)), st.t - EASED * (1 - math.sin(a))) for a in (math.pi / 8 * i for i in range(5))]
    kit.frame_sweep(st.mat, *leaf.corners, y, [(0, 0), *edge])
    kit.frame_sweep(st.mat, *panel.corners, y, [(-inset, high) for inset, high in edge[::-1]] + [(0, 0)])


def _framed(kit: Kit, st: Style, build: str, leaf: Leaf) -> None:
    """Stiles and rails, and what fills them."""
    y, t, r = leaf.y, st.t, rail_width(st, build, leaf)
    panel = leaf.drawn_in(r)
    _stiles_and_rails(kit, st, leaf, panel)
    a0, b0, a1, b1 = panel.corners
    if build == 'shaker':
        _board(kit, st, panel, t * PANELS[build], st.grain)
    elif build in BEADS:
        _panel_with_bead(kit, st, panel, _bead(t))
        if build == 'arched' and leaf.height > 0.45:
            _arch(kit, st, panel)
    elif build == 'raised':
        _raised_panel(kit, st, panel, 0.034 if leaf.height > 0.24 else 0.016)
    elif build == 'cane':
        _rebate(kit, st, panel)
        kit.box(m.cane(), a0 - 0.004, y - t * 0.5 - 0.001, b0 - 0.004, a1 + 0.004, y - t * 0.5, b1 + 0.004, 0)
        _board(kit, st, panel, 0.004, 'z')  # lined: its meshes would show where a carcass ends
    elif build == 'grille':
        _grille(kit, st, panel)
    else:
        panes = dict(reeded=m.reeded_glass, bronze=lambda: m.glass_pane('#a98d70'), glass=lambda: m.glass_pane(refl=st.mirrors))
        pane = m.lit_reeds() if st.front == 'reeded' else panes[build]()  # a whole front of reeded glass stands before a lit inside
        kit.box(pane, a0 - 0.005, y - t * 0.5 - 0.002, b0 - 0.005, a1 + 0.005, y - t * 0.5 + 0.002, b1 + 0.005, 0)
        _rebate(kit, st, panel)


def _bead(t: float) -> Profile:
    """Section of the bead between frame and panel, of the front's thickness."""
    return [(-0.0005, t * 0.995), (0.002, t * 0.99), (0.004, t * 0.80), (0.005, t * 0.62), (0.0055, t * 0.50)]


BEADS = ('thin', 'arched', 'beaded')


def _rebate(kit: Kit, st: Style, panel: Leaf) -> None:
    """Inner edge of a frame that holds a pane, a grille or cane."""
    kit.frame_sweep(st.mat, *panel.corners, panel.y, [(-0.001, st.t * 0.99), (0.003, st.t * 0.99), (0.008, st.t * 0.62), (0.008, st.t * 0.5)])


def _arch(kit: Kit, st: Style, panel: Leaf) -> None:
    """Spandrels that turn the head of a framed panel into a segmental arch."""
    a0, a1, top, y, steps = panel.x0, panel.x1, panel.z1, panel.y, 24
    half, middle = (a1 - a0) / 2, (a0 + a1) / 2
    rise = min(0.11, half * 0.62)
    arc = [(middle - half * math.cos(math.pi * i / steps), top - rise + (rise - 0.004) * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    face, back = y - st.t, y - st.t * 0.5
    for i in range(steps):
        (xa, za), (xb, zb) = arc[i], arc[i + 1]
        corners = [(xa, face, za), (xb, face, zb), (xb, face, top + 0.001), (xa, face, top + 0.001), (xa, back, za), (xb, back, zb)]
        kit.poly(st.mat, corners, [[0, 1, 2, 3], [0, 4, 5, 1]], 'x', 0.5)


def lattice(kit: Kit, mat: Material, field: Rectangle, y: float, wire: tuple[float, float]) -> None:
    """Diagonal lattice of round wire over a field (x0, z0, x1, z1); wire: its radius, and the pitch of its bars along x. Their ends reach as far into
    the frame as a square cut at its edge would stop short of it."""
    (a0, b0, a1, b1), (radius, pitch) = field, wire
    width, height, into = a1 - a0, b1 - b0, radius / math.sqrt(2)
    offset = -height
    while offset < width:
        for lean in (1, -1):
            low = max(offset, 0) - into, max(-offset, 0) - into
            high = min(width, offset + height) + into, min(height, width - offset) + into
            if high[0] - low[0] > 2 * into + 0.004:
                ends = [(a0 + x if lean > 0 else a1 - x, y + 0.9 * radius * lean, b0 + z) for x, z in (low, high)]
                kit.tube(mat, ends, radius, 6)
        offset += pitch


def _grille(kit: Kit, st: Style, panel: Leaf) -> None:
    """Lattice in place of a panel, in the handle's metal."""
    _rebate(kit, st, panel)
    lattice(kit, st.lattice or st.hmat, panel.corners, panel.y - st.t * 0.5, (0.0013, 0.034))


def _board(kit: Kit, st: Style, panel: Leaf, high: float, grain: str) -> None:
    """The board let into the groove of a frame's edge; high: how far its face lies over the front's back, metres."""
    a0, b0, a1, b1 = panel.drawn_in(-0.004).corners
    kit.box(st.mat, a0, panel.y - high, b0, a1, panel.y - 0.002, b1, 0, grain)


def _panel_with_bead(kit: Kit, st: Style, panel: Leaf, bead: Profile) -> None:
    kit.frame_sweep(st.mat, *panel.corners, panel.y, bead)
    _board(kit, st, panel, st.t * 0.5, st.grain)
    _line(kit, st, panel.drawn_in(bead[-1][0]), st.t * 0.5)


def _line(kit: Kit, st: Style, flat: Leaf, high: float) -> None:
    """The line drawn round the flat of a panel that lies so high over the front's back; none where the flat is too narrow to be drawn on."""
    drawn = flat.drawn_in(st.line_inset)
    if st.line and min(drawn.width, drawn.height) > st.line_inset:
        proud = high + LEAF
        kit.frame_sweep(st.line, *drawn.corners, flat.y, [(0, high), (0, proud), (st.line_width, proud), (st.line_width, high)])


def _raised_panel(kit: Kit, st: Style, panel: Leaf, field: float) -> None:
    """Ogee on the frame, then a fielded panel that rises from its groove over the width of field."""
    (a0, b0, a1, b1), y, t = panel.corners, panel.y, st.t
    start = 0.020
    ogee = [(0, -0.003), (0, 0.0005), (0.002, 0.003), (0.005, 0.004), (0.008, 0.0025), (0.010, -0.001), (0.013, -0.005), (0.017, -0.0075)]
    groove = [(0.016, -0.0075), (0.019, -0.009), (0.0195, -0.011), (start + 0.003, -0.0115), (start + 0.006, -0.011)]
    rise = [(start + 0.006, -0.011), (start + field * 0.5, -0.0085), (start + field, -0.005), (start + field + 0.001, -FIELD), (start + field + 0.004, -FIELD)]
    finer = min(1.0, (min(panel.width, panel.height) - FLAT) / 2 / rise[-1][0])

    def cut(profile: Profile) -> Profile:
        return [(inset * finer, t + max(depth, -FIELD) + min(depth + FIELD, 0) * finer) for inset, depth in profile]

    kit.frame_sweep(st.mat, *panel.drawn_in(-0.001 * finer).corners, y, cut(ogee))
    kit.frame_sweep(st.groove or st.mat, a0, b0, a1, b1, y, cut(groove))
    grain = 'x' if panel.width > panel.height else st.grain  # one board, along its length
    kit.frame_sweep(st.mat, a0, b0, a1, b1, y, cut(rise), grain)
    edge = rise[-1][0] * finer
    _board(kit, st, panel, t - BACKED, grain)
    kit.box(st.mat, a0 + edge, y - t + FIELD, b0 + edge, a1 - edge, y - 0.004, b1 - edge, 0, grain)
    _line(kit, st, panel.drawn_in(edge), t - FIELD)


def _handle(kit: Kit, st: Style, build: str, leaf: Leaf) -> None:
    """Places the style's handle; all tall doors carry theirs round z = 1.05 m."""
    clear, kind = _clear(st, leaf), leaf.kind
    face = clear.y - st.t
    x0, z0, x1, z1 = clear.corners
    drawer, framed, left = kind == 'drawer', build in FRAMED, leaf.hinge == 'l'
    side = rail_width(st, build, clear) / 2 if framed else 0.045
    x = (x0 + x1) / 2 if drawer else (x1 - side if left else x0 + side)
    z = {'drawer': (z0 + z1) / 2 if framed else z1 - min(0.055, clear.height * 0.5), 'tall': 1.05, 'wall': z0 + 0.10}.get(kind, z1 - 0.10)
    at = (x, surface(st, leaf, (x, z)), z)
    if st.handle == 'bar':
        handles.bar(kit, st.hmat, ends := _bar_ends(st, clear, x, z), surface(st, leaf, ends[:2]))
    elif st.handle == 'cup' and drawer:
        handles.cup(kit, st.hmat, at)
    elif st.handle in ('knob', 'cup'):
        for place in (x0 + clear.width * 0.25, x0 + clear.width * 0.75) if drawer and clear.width > 0.65 else (x,):
            handles.knob(kit, st.hmat, (place, surface(st, leaf, (place, z)), z))
    elif st.handle == 'wooden_knob':
        handles.wooden_knob(kit, st.hmat, at)
    elif st.handle == 'ring':
        handles.ring(kit, st.hmat, at)
    elif st.handle == 'edge':
        if kind == 'tall':
            kit.box(st.hmat, (x1 - 0.0015 if left else x0), face - 0.018, 0.85, (x1 if left else x0 + 0.0015), face, 1.25, 0.0004, 'z')
        elif kind != 'wall':
            handles.edge_profile(kit, st.hmat, (x0, x1), face, z1)
    elif st.handle == 'tab':
        handles.leather_tab(kit, st.hmat, (x, face, z1 if kind not in ('tall', 'wall') else z))
    elif st.handle == 'cut_out' and kind != 'wall':
        high = z1 if kind != 'tall' else 1.05
        handles.cut_out(kit, ((x0 + x1) / 2 - 0.075, high - 0.026, (x0 + x1) / 2 + 0.075, high), face)


def _bar_ends(st: Style, leaf: Leaf, x: float, z: float) -> Rectangle:
    """Ends of a bar: along a drawer, upright on a door."""
    if leaf.kind == 'drawer':
        half = min(st.bar, leaf.width * 0.6) / 2
        return x - half, z, x + half, z
    length = max(st.bar, 0.5) if leaf.kind == 'tall' else st.bar
    low = {'tall': 1.05 - length / 2, 'wall': leaf.z0 + 0.05}.get(leaf.kind, leaf.z1 - 0.05 - length)
    return x, low, x, low + length
