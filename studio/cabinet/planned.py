"""Bodies and fronts of a plan: what `joinery` divided is built as it is. Metres, in the frame of the group."""

from collections.abc import Iterable

from studio.cabinet.fronts import Leaf, front
from studio.cabinet.style import Style
from studio.catalogue.piece_plans import Part
from studio.kit.geometry import Kit

GRIP = 1.0  # a door that reaches over this height is opened at it


def front_of(kit: Kit, style: Style, part: Part) -> None:
    """One drawer, door, pane or fixed panel over the field it fills; its back lies on the part's back."""
    low, high = part.z
    door = 'tall' if low < GRIP < high else 'wall' if low > 1.2 else 'door'
    kind = {'drawer': 'drawer', 'panel': 'none'}.get(part.kind, door)
    pane = 'glass' if part.kind == 'glass' else None
    front(kit, style, Leaf(part.x[0], low, part.x[1], high, part.y[1], kind, 'r' if part.hinge == 'right' else 'l', pane))


def build(kit: Kit, style: Style, parts: Iterable[Part]) -> None:
    """Bodies, finger channels, plinths and fronts in the order of the plan; other kinds are left to the scene."""
    for part in parts:
        x0, y0, z0, x1, y1, z1 = part.box
        if part.kind == 'body':
            kit.box(style.inner, *part.box, 0)
        elif part.kind == 'channel':
            kit.box(style.hmat, x0, y0 - 0.0005, z0, x1, y1, z1, 0, 'x')  # before the body: in one plane they flicker
        elif part.kind == 'plinth':
            kit.box(style.plinth or style.mat, *part.box, 0.0006, 'x')
        elif part.kind in ('drawer', 'door', 'panel', 'glass'):
            front_of(kit, style, part)
