"""What closets are fitted with: bays and their light, an island, an open run, a sliding leaf. Metres; back of the run on y = 0."""

import random

from studio.cabinet import cabinetry as cab
from studio.kit import materials as m
from studio.props import furniture as f
from studio.props import garments as g
from studio.props import props

WARM = (1, 0.78, 0.54)


def bay_light(kit, x0, x1, top, watts=3.5):
    """Two vertical lines at the front edge of a bay and the lamp that does the work."""
    glow = m.emit('#ffd2a0', 8)
    for x in (x0 + 0.003, x1 - 0.008):
        kit.box(glow, x, -0.545, 0.14, x + 0.005, -0.540, top - 0.06, 0)
    kit.area(((x0 + x1) / 2, -0.53, top - 0.03), ((x0 + x1) / 2, -0.25, 1.0), x1 - x0 - 0.06, 0.02, watts, WARM, 160)


def fill_bay(kit, kind, x0, x1, top, shelf, metal, rng, drawer):
    """Contents of one bay between x0 and x1: 'long', 'double', 'shelves' or 'bags'. shelf(z) draws a shelf."""
    if kind == 'long':
        shelf(top - 0.36)
        g.folded(kit, x0 + 0.03, x1 - 0.03, top - 0.36, rng, high=3)
        g.rail(kit, metal, x0, x1, top - 0.44, 1.16, rng)
        drawer(0.10, 0.46, 2)
        shelf(0.482)
        g.shoes(kit, m.leather('#3b2a20'), x0 + (x1 - x0) * 0.3, 0.482)
        g.shoes(kit, m.leather('#8a6547'), x0 + (x1 - x0) * 0.7, 0.482)
    elif kind == 'double':
        g.rail(kit, metal, x0, x1, top - 0.12, 0.80, rng, 0.9)
        shelf(1.26)
        g.rail(kit, metal, x0, x1, 1.18, 0.82, rng, 0.8)
    elif kind == 'shelves':
        drawer(0.10, 0.756, 3)
        for i, z in enumerate((0.78, 1.13, 1.48, 1.83, 2.16)):
            if z > top - 0.15:
                break
            shelf(z)
            if i % 2 == 0:
                g.folded(kit, x0 + 0.03, x1 - 0.03, z, rng)
            elif i == 1:
                g.bag(kit, m.leather('#6d4329'), x0 + (x1 - x0) * 0.30, z)
                g.bag(kit, m.leather('#23201d'), x0 + (x1 - x0) * 0.74, z, 0.24, 0.19)
            else:
                g.box_of(kit, m.fabric('#b5a78f', 0.0018), x0 + 0.06, x0 + 0.36, z)
                props.vase(kit, m.ceramic('#d8cfbd', 0.45, 0.2), x1 - 0.18, -0.28, z, 0.2, 0.07, 'jar')
    else:
        drawer(0.10, 0.62, 2)
        for z, tints in ((0.645, ('#b59a78', '#4a3a2e')), (1.02, ('#7d3f2e', '#d8cdbb')), (1.40, ('#2c2a28', '#9a7650'))):
            shelf(z)
            for share, tint in zip((0.27, 0.74), tints):
                g.bag(kit, m.leather(tint), x0 + (x1 - x0) * share, z, 0.29 if share < 0.5 else 0.24, 0.20)
        shelf(1.78)
        g.folded(kit, x0 + 0.03, x1 - 0.03, 1.78, rng, high=3)
        shelf(2.12)
        g.box_of(kit, m.fabric('#b5a78f', 0.0018), x0 + 0.05, x1 - 0.05, 2.12)


def island(kit, body, metal, x0, y0, x1, y1, top):
    """Chest with drawers towards us, fine top, a tray and a vase."""
    style = cab.Style(front='slab', mat=body, inner=body, handle='edge', hmat=metal, grain='x', plinth_h=0.07)
    kit.box(body, x0 + 0.03, y0 + 0.03, 0.07, x1 - 0.03, y1 - 0.03, 0.87, 0)
    kit.box(m.simple('#171412', 0.6), x0 + 0.06, y0 + 0.06, 0, x1 - 0.06, y1 - 0.06, 0.07, 0)
    kit.slab_with_hole(top, x0 - 0.008, y0 - 0.008, 0.87, x1 + 0.008, y1 + 0.008, 0.892, None, 0.0016)
    for j in range(4):
        cab.front(kit, style, x0, 0.07 + j * 0.1985, x1, 0.07 + (j + 1) * 0.1985, y0 + 0.022, 'drawer')
    for x in (x0, x1 - 0.022):
        kit.box(body, x, y0 + 0.022, 0.07, x + 0.022, y1, 0.868, 0.001)
    kit.box(body, x0, y1 - 0.022, 0.07, x1, y1, 0.868, 0.001, 'x')
    props.vase(kit, m.ceramic('#3c3a37', 0.5, 0.1), x1 - 0.28, y1 - 0.35, 0.892, 0.24, 0.085, 'jar')
    props.branches(kit, x1 - 0.28, y1 - 0.35, 1.07, 0.46, 8, 0.26, 0.05, 0.42, 3)
    kit.box(m.leather('#6b4630'), x0 + 0.14, y0 + 0.22, 0.892, x0 + 0.52, y0 + 0.50, 0.906, 0.003, 'x')
    props.bowl(kit, m.metal('brass_aged'), x0 + 0.27, y0 + 0.36, 0.906, 0.07, 0.03)


def open_run(kit, veneer, metal, hide, length, kinds, height, seed):
    """Open wardrobe of posts and leather-covered shelves from x = 0 to length, one bay for each kind of fill_bay, floor to height."""
    own, width = random.Random(seed), length / len(kinds)
    kit.box(veneer, 0, -0.022, 0, length, -0.002, height - 0.02, 0, 'z')
    for i in range(len(kinds) + 1):
        x = i * width
        for y in (-0.555, -0.10):
            kit.box(metal, x - 0.011, y - 0.011, 0, x + 0.011, y + 0.011, height, 0.001, 'z')
    for i, kind in enumerate(kinds):
        a, c = i * width + 0.012, (i + 1) * width - 0.012

        def shelf(z, a=a, c=c):
            kit.box(hide, a, -0.56, z - 0.026, c, -0.03, z, 0.004, 'x')
            f.led(kit, a + 0.03, c - 0.03, -0.54, z - 0.026, 0)

        def drawer(z0, z1, n, a=a, c=c):
            style = cab.Style(front='slab', mat=veneer, inner=veneer, handle='edge', hmat=metal, grain='x')
            kit.box(veneer, a, -0.53, z0, c, -0.03, z1, 0, 'x')
            for k in range(n):
                cab.front(kit, style, a, z0 + k * (z1 - z0) / n, c, z0 + (k + 1) * (z1 - z0) / n, -0.53, 'drawer')

        fill_bay(kit, kind, a, c, 2.42, shelf, metal, own, drawer)
        # in front of the bay: above its top board it would light the ceiling only, and orange
        kit.area(((a + c) / 2, -0.85, height - 0.05), ((a + c) / 2, -0.10, 0.9), c - a - 0.06, 0.05, 4.5, WARM, 120, glossy=False)
    kit.box(hide, 0, -0.56, 2.47, length, -0.03, 2.50, 0.004, 'x')


def sliding_leaf(kit, frame, pane, x0, x1, top, y, bars=(), edge=0.020):
    """Slim framed leaf: 20 mm aluminium round a pane; bars are heights of cross bars."""
    for a in (x0, x1 - edge):
        kit.box(frame, a, y, 0.012, a + edge, y + 0.032, top, 0.001, 'z')
    for z in (0.012, top - edge, *bars):
        kit.box(frame, x0 + edge, y, z, x1 - edge, y + 0.032, z + edge, 0.001, 'x')
    kit.box(pane, x0 + edge - 0.003, y + 0.013, 0.03, x1 - edge + 0.003, y + 0.019, top - edge, 0)
