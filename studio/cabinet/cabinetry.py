"""Parametric cabinetry. Local frame: x to the right, back on y=0, front towards -y, floor z=0."""

import math
from dataclasses import dataclass, replace

from studio.cabinet.fronts import front
from studio.cabinet.handles import bar
from studio.kit import materials as m


@dataclass(frozen=True)
class Style:
    """Construction and materials of one role of units. Lengths in metres."""

    front: str = 'slab'  # slab | bevelled | plank | fluted | ribbed | shaker | thin | beaded | raised | glass | reeded
    mat: object = None  # front material
    inner: object = None  # carcass/interior
    handle: str = 'channel'  # channel | bar | knob | wooden_knob | cup | ring | edge | tab | cut_out | none
    hmat: object = None
    plinth: object = None
    plinth_h: float = 0.10
    gap: float = 0.003
    t: float = 0.022
    rail: float = 0.075  # frame width for shaker, beaded and raised fronts
    thin_rail: float = 0.034  # frame width for thin frames and vitrines
    grain: str = 'z'
    bar: float = 0.20
    base_h: float = 0.86  # top of carcass
    depth: float = 0.58
    channel: float = 0.030
    pane: str = 'glass'  # what fills a vitrine door: glass | reeded | bronze | grille | open
    matched: bool = False  # fronts are cut from one flitch: their grain runs on over neighbours
    lattice: object = None  # wire of a grille, else the handle's metal


def carcass(k, st, x0, z0, x1, z1, depth, open_=False, shelves=0, back=True, mat=None, t=0.018):
    """Hollow box of boards t thick with optional shelves."""
    c = mat or st.inner
    y = -depth
    k.box(c, x0, y, z0, x0 + t, 0, z1, 0.0008, 'z')
    k.box(c, x1 - t, y, z0, x1, 0, z1, 0.0008, 'z')
    k.box(c, x0 + t, y, z0, x1 - t, 0, z0 + t, 0.0008, 'x')
    k.box(c, x0 + t, y, z1 - t, x1 - t, 0, z1, 0.0008, 'x')
    if back:
        k.box(c, x0 + t, -0.02, z0 + t, x1 - t, -0.008, z1 - t, 0, 'z')
    for i in range(shelves):
        z = z0 + (z1 - z0) * (i + 1) / (shelves + 1)
        k.box(c, x0 + t, y + 0.02, z - t / 2, x1 - t, -0.02, z + t / 2, 0.0008, 'x')


def base_unit(k, st, x0, w, layout='drawers3', z_top=None, body_top=None, drawn=0.0):
    """Base unit with its fronts; the body ends at body_top (metres) so that sinks and basins find room below the worktop. drawn: metres the top drawer is out."""
    x1 = x0 + w
    zt = z_top or st.base_h
    zb = st.plinth_h
    y = -st.depth
    k.box(st.inner, x0, y, zb, x1, 0, body_top or zt - 0.24, 0)
    ch = st.channel if st.handle == 'channel' else 0
    if ch:  # recessed finger channel below the worktop
        k.box(st.hmat, x0, y - 0.0005, zt - ch - 0.02, x1, y + 0.002, zt, 0, 'x')
    hi = zt - ch
    H = hi - zb
    F = lambda z0, z1, kind, hinge='l', a=x0, b=x1: front(k, st, a, z0, b, z1, y - drawn * (z1 == hi), kind, hinge)
    if layout == 'drawers2':
        mid = zb + H * 0.5
        F(zb, mid - (ch * 0.5 if ch else 0), 'drawer')
        F(mid + (ch * 0.5 if ch else 0), hi, 'drawer')
        if ch:
            k.box(st.hmat, x0, y - 0.0005, mid - ch, x1, y + 0.001, mid + ch, 0, 'x')
    elif layout == 'drawers3':
        a = zb + H * 0.40
        b = zb + H * 0.80
        c2 = ch * 0.5
        F(zb, a - c2, 'drawer')
        F(a + c2, b if ch == 0 else hi, 'drawer')
        if ch == 0:
            F(b, hi, 'drawer')
        else:
            k.box(st.hmat, x0, y - 0.0005, a - ch, x1, y + 0.001, a + ch, 0, 'x')
    elif layout == 'drawer_door':
        b = zb + H * 0.79
        F(b, hi, 'drawer')
        F(zb, b, 'door')
    elif layout == 'doors2':
        mid = (x0 + x1) / 2
        F(zb, hi, 'door', 'l', x0, mid)
        F(zb, hi, 'door', 'r', mid, x1)
    elif layout == 'drawer_doors2':
        b = zb + H * 0.79
        mid = (x0 + x1) / 2
        F(b, hi, 'drawer')
        F(zb, b, 'door', 'l', x0, mid)
        F(zb, b, 'door', 'r', mid, x1)
    elif layout == 'door':
        F(zb, hi, 'door')
    elif layout == 'door_r':
        F(zb, hi, 'door', 'r')
    elif layout == 'blank':
        F(zb, zt, 'none')


def base_run(k, st, units, x0=0.0, plinth=True, drawn=None):
    """Base units side by side; units are (width, layout), drawn is (place of a unit, metres its top drawer is out). Returns the right edge."""
    x = x0
    for place, (w, lay) in enumerate(units):
        base_unit(k, st, x, w, lay, drawn=drawn[1] if drawn and drawn[0] == place else 0.0)
        x += w
    if plinth:
        k.box(st.plinth or st.mat, x0 + 0.0, -st.depth + 0.045, 0, x, -0.03, st.plinth_h, 0.0006, 'x')
    return x


def end_panel(k, st, x, t=0.022, z1=None, depth=None, style=None):
    """Panel that closes the end of a run at x."""
    d = (depth or st.depth) + st.t
    k.box(st.mat, x, -d, 0, x + t, 0, z1 or st.base_h, 0.0012, 'z')


def tall_unit(k, st, x0, w, layout='door', z1=2.35, split=None, steel=False):
    """Tall unit: 'door', 'door_r', 'doors2', 'ovens', 'glass', 'glass2' or 'open'; split heights cut its doors. Returns the right edge."""
    x1 = x0 + w
    zb = st.plinth_h
    y = -st.depth
    mid = (x0 + x1) / 2
    k.box(st.plinth or st.mat, x0, y + 0.045, 0, x1, -0.03, zb, 0.0006, 'x')
    F = lambda z0, z1_, kd, hinge='l', a=x0, b=x1: front(k, st, a, z0, b, z1_, y, kd, hinge)
    if layout in ('door', 'door_r', 'doors2'):
        k.box(st.inner, x0, y, zb, x1, 0, z1, 0)
        cuts = [zb] + (split or []) + [z1]
        for a, b in zip(cuts, cuts[1:]):
            kd = 'tall' if a < 1.0 < b else ('wall' if a > 1.2 else 'door')
            if layout == 'doors2':
                F(a, b, kd, 'l', x0, mid)
                F(a, b, kd, 'r', mid, x1)
            else:
                F(a, b, kd, 'r' if layout == 'door_r' else 'l')
    elif layout == 'ovens':
        k.box(st.inner, x0, y + 0.03, zb, x1, 0, z1, 0)
        F(zb, 0.56, 'drawer')
        oven(k, x0, 0.56, x1, 1.155, y, steel)
        oven(k, x0, 1.16, x1, 1.615, y, steel)
        F(1.62, z1, 'wall')
    elif layout in ('glass', 'glass2', 'open'):
        carcass(k, st, x0, zb, x1, z1, st.depth, shelves=5, mat=st.inner)
        if layout == 'glass':
            front(k, st, x0, zb, x1, z1, y, 'tall', glass=st.pane)
        if layout == 'glass2':
            front(k, st, x0, zb, mid, z1, y, 'tall', 'l', glass=st.pane)
            front(k, st, mid, zb, x1, z1, y, 'tall', 'r', glass=st.pane)
    return x1


def wall_unit(k, st, x0, w, z0=1.45, z1=2.35, depth=0.35, layout='door', lit=False, shelves=2):
    """Wall unit: 'door', 'door_r', 'doors2', 'glass', 'glass2' or 'open', lit from above its shelves. Returns the right edge."""
    x1 = x0 + w
    y = -depth
    mid = (x0 + x1) / 2
    if layout.startswith('glass') or layout == 'open':
        carcass(k, st, x0, z0, x1, z1, depth, shelves=0, mat=st.inner)
        sm = m.glass_pane('#e8f2ee') if layout != 'open' else st.inner
        zs = []
        for i in range(shelves):
            z = z0 + (z1 - z0) * (i + 1) / (shelves + 1)
            zs.append(z)
            k.box(sm, x0 + 0.018, y + 0.02, z - 0.004, x1 - 0.018, -0.02, z + 0.004, 0.0008, 'x')
        if lit:
            for z in [z1 - 0.018] + zs:
                k.box(m.emit('#ffd2a0', 10), x0 + 0.05, -0.03, z - 0.009, x1 - 0.05, -0.022, z - 0.005, 0)
        if layout == 'open' or st.pane == 'open':
            return x1
        if layout == 'glass':
            front(k, st, x0, z0, x1, z1, y, 'wall', glass=st.pane)
        elif layout == 'glass2':
            front(k, st, x0, z0, mid, z1, y, 'wall', 'l', glass=st.pane)
            front(k, st, mid, z0, x1, z1, y, 'wall', 'r', glass=st.pane)
    else:
        k.box(st.inner, x0, y, z0, x1, 0, z1, 0)
        if layout == 'doors2':
            front(k, st, x0, z0, mid, z1, y, 'wall', 'l')
            front(k, st, mid, z0, x1, z1, y, 'wall', 'r')
        else:
            front(k, st, x0, z0, x1, z1, y, 'wall', 'r' if layout == 'door_r' else 'l')
    return x1


def oven(k, x0, z0, x1, z1, y, steel=False):
    """Oven with panel, door and bar: black glass, or brushed steel round a black window."""
    blk = m.metal('steel', 0.30) if steel else m.simple('#0b0b0d', 0.07)
    st = m.metal('steel')
    g = 0.003
    x0 += g
    x1 -= g
    z0 += g
    z1 -= g
    f = y - 0.022
    ph = 0.095
    k.box(blk, x0, f, z1 - ph, x1, y + 0.02, z1, 0.0015, 'x')
    k.box(blk, x0, f, z0, x1, y + 0.02, z1 - ph - 0.003, 0.0015, 'x')
    k.box(m.simple('#020202', 0.02), x0 + 0.06, f - 0.0004, z0 + 0.05, x1 - 0.06, f + 0.001, z1 - ph - 0.10, 0.0004, 'x')
    bar(k, st, x0 + 0.03, f, z1 - ph - 0.045, x1 - 0.03, z1 - ph - 0.045, 0.012, 0.036)
    c = (x0 + x1) / 2
    k.box(m.emit('#cfe4ff', 0.7), c - 0.035, f - 0.0005, z1 - ph * 0.5 - 0.007, c + 0.035, f, z1 - ph * 0.5 + 0.007, 0)
    for dx in (-0.19, 0.19):
        with k.at(c + dx, f, z1 - ph * 0.5, rx=90):
            k.lathe(st, [(0, 0.022), (0.018, 0.022), (0.020, 0.020), (0.021, 0)], seg=40)


def hob(k, x, y, z, w=0.80, d=0.52, vented=False):
    """Glass hob centred on (x, y): four zones round a fifth, or round the grille of its own extractor where no hood hangs above."""
    k.box(m.simple('#08080a', 0.06), x - w / 2, y - d / 2, z, x + w / 2, y + d / 2, z + 0.006, 0.0018, 'x')
    ring = m.simple('#3a3a3c', 0.3)
    for cx, cy, r in ((-0.26, 0.1, 0.09), (-0.26, -0.12, 0.11), (0.26, 0.1, 0.09), (0.26, -0.12, 0.11), *(() if vented else ((0, 0, 0.13),))):
        k.lathe(ring, [(r, 0), (r + 0.0012, 0)], x + cx, y + cy, z + 0.00615, 48)
    if vented:
        k.box(m.simple('#050505', 0.7), x - 0.055, y - 0.20, z + 0.004, x + 0.055, y + 0.20, z + 0.0066, 0.0005, 'y')
        for i in range(5):
            k.box(m.metal('black', 0.5, brushed=False), x - 0.047 + i * 0.021, y - 0.195, z + 0.005, x - 0.037 + i * 0.021, y + 0.195, z + 0.0095, 0.0008, 'y')


def sink(k, mat, x0, y0, x1, y1, z, depth=0.2):
    """Undermount basin below a cut-out."""
    t = 0.002
    k.box(mat, x0 - t, y0, z - depth, x0, y1, z, 0, 'y')
    k.box(mat, x1, y0, z - depth, x1 + t, y1, z, 0, 'y')
    k.box(mat, x0, y0 - t, z - depth, x1, y0, z, 0, 'x')
    k.box(mat, x0, y1, z - depth, x1, y1 + t, z, 0, 'x')
    k.box(mat, x0, y0, z - depth - t, x1, y1, z - depth, 0, 'x')
    k.cyl(mat, (x0 + x1) / 2, (y0 + y1) / 2, z - depth, z - depth + 0.003, 0.055)


def tap(k, mat, x, y, z, h=0.36, reach=0.21, r=0.012):
    """Swan-neck tap with a side lever; h is its height, reach that of its spout."""
    k.cyl(mat, x, y, z, z + 0.006, 0.027)
    k.cyl(mat, x, y, z, z + 0.09, 0.0185)
    pts = (
        [(x, y, z + 0.05), (x, y, z + h * 0.5)]
        + [(x, y - reach / 2 + reach / 2 * math.cos(a), z + h - reach / 2 + reach / 2 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
        + [(x, y - reach, z + h - reach / 2 - 0.06)]
    )
    k.tube(mat, pts, r)
    k.tube(mat, [(x + 0.015, y, z + 0.065), (x + 0.055, y, z + 0.075), (x + 0.10, y, z + 0.10)], 0.0055)


def cornice(k, mat, path, up=0.09, out=0.07):
    """Crown moulding swept along a path."""
    prof = [
        (0, 0),
        (0.006, 0),
        (0.006, 0.012),
        (0.012, 0.016),
        (0.020, 0.026),
        (0.036, 0.044),
        (0.050, 0.054),
        (0.056, 0.066),
        (out - 0.006, 0.070),
        (out - 0.006, 0.078),
        (out, 0.080),
        (out, up),
        (0, up),
    ]
    k.moulding(mat, path, prof)


def worktop(k, mat, x0, x1, depth=0.62, z=0.86, t=0.02, hole=None, y0=None, y1=0.0):
    """Slab from the wall to depth."""
    k.slab_with_hole(mat, x0, -depth if y0 is None else y0, z, x1, y1, z + t, hole, 0.0015)


def island(k, st, top, x0, x1, y0, y1, h=0.90, t=0.03, waterfall=(True, True), overhang=0.28, hole=None):
    """Fronts face +y (the cook); seating side (-y) has an overhang and plain panels."""
    k.slab_with_hole(top, x0, y0, h - t, x1, y1, h, hole, 0.0015)
    if waterfall[0]:
        k.box(top, x0, y0, 0, x0 + t, y1, h - t - 0.0003, 0.0012, 'z')
    if waterfall[1]:
        k.box(top, x1 - t, y0, 0, x1, y1, h - t - 0.0003, 0.0012, 'z')
    a, b = x0 + (t if waterfall[0] else 0.04), x1 - (t if waterfall[1] else 0.04)
    yb = y0 + overhang
    n = max(1, round((b - a) / 0.75))
    w = (b - a) / n
    k.box(st.inner, a, yb + 0.03, st.plinth_h, b, y1 - 0.05, h - t, 0)
    k.box(st.plinth or st.mat, a, yb + 0.06, 0, b, y1 - 0.1, st.plinth_h, 0.0006, 'x')
    for x, open_end in ((a - 0.0005, not waterfall[0]), (b - 0.0195, not waterfall[1])):
        if open_end:
            k.box(st.mat, x, yb + 0.008, 0, x + 0.020, y1 - 0.012, h - t, 0.0012, 'z')
    plain = replace(st, handle='none')
    for i in range(n):
        front(k, plain, a + i * w, st.plinth_h, a + (i + 1) * w, h - t - 0.004, yb + 0.03, 'none')
    with k.at(a + b, y1 - 0.05, 0, rz=180):  # drawers on the cook's side
        for i in range(n):
            for z0, z1 in ((st.plinth_h, 0.42), (0.42, h - t - 0.22), (h - t - 0.22, h - t - 0.004)):
                front(k, st, a + i * w, z0, a + (i + 1) * w, z1, 0, 'drawer')
