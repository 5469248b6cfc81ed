"""Parametric cabinetry. Local frame: x to the right, back on y=0, front towards -y, floor z=0."""

from collections.abc import Sequence

from bpy.types import Material
from studio.cabinet.fronts import Leaf, front
from studio.cabinet.style import Style
from studio.kit.geometry import Kit
from studio.kit.measures import Point, Rectangle


def carcass(k: Kit, mat: Material, place: Rectangle, depth: float, shelves: int = 0) -> None:
    """Hollow box of 18 mm boards with shelves at equal heights; place: x0 z0 x1 z1."""
    (x0, z0, x1, z1), y, t = place, -depth, 0.018
    k.box(mat, x0, y, z0, x0 + t, 0, z1, 0.0008, 'z')
    k.box(mat, x1 - t, y, z0, x1, 0, z1, 0.0008, 'z')
    k.box(mat, x0 + t, y, z0, x1 - t, 0, z0 + t, 0.0008, 'x')
    k.box(mat, x0 + t, y, z1 - t, x1 - t, 0, z1, 0.0008, 'x')
    k.box(mat, x0 + t, -0.02, z0 + t, x1 - t, -0.008, z1 - t, 0, 'z')
    for i in range(shelves):
        z = z0 + (z1 - z0) * (i + 1) / (shelves + 1)
        k.box(mat, x0 + t, y + 0.02, z - t / 2, x1 - t, -0.02, z + t / 2, 0.0008, 'x')


def _division(layout: str, low: float, high: float, channel: float) -> tuple[list[tuple], float | None]:
    """Fronts of a base unit between two heights as (left and right share of its width, z0, z1, kind, hinge); the height of a channel between them."""
    rise, half, across = (lambda share: low + (high - low) * share), channel * 0.5, (0, 1)
    drawer = lambda z0, z1: (*across, z0, z1, 'drawer', 'l')
    pair = lambda top: [(0, 0.5, low, top, 'door', 'l'), (0.5, 1, low, top, 'door', 'r')]
    if layout == 'drawers2' or (layout == 'drawers3' and channel):
        cut = rise(0.5 if layout == 'drawers2' else 0.40)
        return [drawer(low, cut - half), drawer(cut + half, high)], cut if channel else None
    head = rise(0.79)
    return {
        'drawers3': [drawer(low, rise(0.40)), drawer(rise(0.40), rise(0.80)), drawer(rise(0.80), high)],
        'drawer_door': [drawer(head, high), (*across, low, head, 'door', 'l')],
        'doors2': pair(high),
        'drawer_doors2': [drawer(head, high), *pair(head)],
        'door': [(*across, low, high, 'door', 'l')],
        'door_r': [(*across, low, high, 'door', 'r')],
        'blank': [(*across, low, high + channel, 'none', 'l')],
    }[layout], None


def base_unit(k: Kit, st: Style, x0: float, w: float, layout: str = 'drawers3') -> None:
    """Base unit with its fronts; recessed finger channels below the worktop and between drawers where they open it."""
    x1, y, top = x0 + w, -st.depth, st.base_h
    channel = st.channel if st.handle == 'channel' else 0
    k.box(st.inner, x0, y, st.plinth_h, x1, 0, st.body_top or top - 0.24, 0)
    if channel:
        k.box(st.hmat, x0, y - 0.0005, top - channel - 0.02, x1, y + 0.002, top, 0, 'x')
    division, cut = _division(layout, st.plinth_h, top - channel, channel)
    for a, b, z0, z1, kind, hinge in division:
        front(k, st, Leaf(x0 + w * a, z0, x0 + w * b, z1, y, kind, hinge))
    if cut:
        k.box(st.hmat, x0, y - 0.0005, cut - channel, x1, y + 0.001, cut + channel, 0, 'x')


def base_run(k: Kit, st: Style, units: Sequence[tuple[float, str]], x0: float = 0.0) -> None:
    """Base units side by side over one plinth; units are (width, layout)."""
    x = x0
    for width, layout in units:
        base_unit(k, st, x, width, layout)
        x += width
    k.box(st.plinth or st.mat, x0, -st.depth + 0.045, 0, x, -0.03, st.plinth_h, 0.0006, 'x')


CROWN = (0.09, 0.07)  # metres; height and projection below which a crown moulding is drawn smaller as a whole, else its ogee stands out beyond its fillet


def cornice(k: Kit, mat: Material, path: Sequence[Point], up: float = 0.09, out: float = 0.07) -> None:
    """Crown moulding swept along a path."""
    size = min(1.0, up / CROWN[0], out / CROWN[1])
    ogee = [
        (0, 0),
        (0.006, 0),
        (0.006, 0.012),
        (0.012, 0.016),
        (0.020, 0.026),
        (0.036, 0.044),
        (0.050, 0.054),
        (0.056, 0.066),
    ]
    fillet = 0.006 * size
    prof = [(x * size, z * size) for x, z in ogee]
    prof += [(out - fillet, 0.070 * size), (out - fillet, 0.078 * size), (out, 0.080 * size), (out, up), (0, up)]
    k.moulding(mat, path, prof)
