"""Cameras of the sample plates: from above, from in front, and two from near for each board. Metres."""

import math
from dataclasses import dataclass

from studio.kit.camera import View


@dataclass(frozen=True)
class Board:
    """Cameras of a sample board and its exposure in stops; lit: it brings its own light, high: it stands and wants one more from above."""

    views: dict[str, View]
    exposure: float = -0.45
    lit: bool = False
    high: bool = False


def top_view(span=1.0, lean=0.10):
    """Camera above the board, leaning back a little; span is the width seen in metres."""
    far = span * 70 / 36
    return Board(
        dict(
            main=View(loc=(0, -far * math.sin(lean), far * math.cos(lean)), target=(0, 0.0, 0), focal=70, fstop=11, focus=far, level=False, focus_at=(0.5, 0.5))
        )
    )


def low_view(span=0.9, height=0.42, x=0.0):
    """Camera near the table for fittings: three-quarter from in front."""
    far = span * 62 / 36
    return Board(
        dict(
            main=View(
                loc=(x, -far * 0.86, height + far * 0.36), target=(0, 0.02, height * 0.42), focal=62, fstop=8, focus=far, level=False, focus_at=(0.5, 0.5)
            )
        )
    )


# What each board shows from near, in raking light: camera, point looked at, focal length in mm, level (things that stand keep their verticals).
MACRO = {
    'lacquers': ((0.30, -0.62, 0.34), (0.06, -0.03, 0.01), 80, False),
    'veneers-and-solid-woods': ((0.30, -0.75, 0.30), (-0.02, -0.24, 0.03), 80, False),
    'laminates': ((0.48, -0.54, 0.30), (0.20, 0.00, 0.00), 80, False),
    'glass-and-frames': ((0.60, -1.05, 0.66), (0.07, -0.08, 0.48), 70, True),
    'worktops': ((0.60, -0.60, 0.34), (0.27, -0.02, 0.01), 74, False),
    'handles-and-profiles': ((0.32, -0.50, 0.44), (0.09, 0.05, 0.02), 80, False),
    'drawer-systems': ((0.95, -0.55, 0.42), (0.28, -0.02, 0.06), 70, False),
    'hinges-and-lifts': ((0.28, -0.92, 0.56), (0.018, -0.49, 0.52), 85, True),
    'tall-units-and-corners': ((0.60, -1.15, 1.00), (0.00, -0.02, 0.79), 70, True),
    'interior-organisers': ((-0.10, -0.80, 0.38), (-0.28, -0.18, 0.02), 80, False),
    'lighting': ((0.32, -0.75, 0.46), (0.04, -0.06, 0.53), 65, True),
    'sinks-taps-and-waste': ((0.58, -0.80, 1.24), (0.13, 0.08, 1.05), 58, True),
}

# Another part of the board, from its other side, told as MACRO is.
PART = {
    'lacquers': ((-0.62, -0.95, 0.52), (-0.04, 0.00, 0.00), 58, False),
    'veneers-and-solid-woods': ((-0.55, -0.98, 0.50), (-0.05, -0.04, 0.00), 58, False),
    'laminates': ((-0.62, -0.95, 0.52), (-0.05, 0.00, 0.00), 58, False),
    'glass-and-frames': ((-0.75, -1.15, 0.60), (-0.20, -0.05, 0.36), 66, True),
    'worktops': ((-0.75, -0.85, 0.46), (-0.16, 0.00, 0.00), 60, False),
    'handles-and-profiles': ((-0.45, -0.62, 0.40), (-0.10, 0.02, 0.01), 66, False),
    'drawer-systems': ((-0.90, -0.80, 0.75), (-0.10, -0.02, 0.08), 58, False),
    'hinges-and-lifts': ((0.42, -1.15, 0.64), (0.10, -0.40, 0.42), 50, True),
    'tall-units-and-corners': ((-0.75, -1.35, 1.25), (-0.05, -0.05, 0.62), 58, True),
    'interior-organisers': ((0.55, -0.85, 0.55), (0.22, -0.05, 0.03), 62, False),
    'lighting': ((-0.55, -0.95, 0.55), (-0.12, -0.05, 0.40), 55, True),
    'sinks-taps-and-waste': ((-0.65, -0.90, 1.32), (-0.12, 0.05, 0.98), 52, True),
}


def near(slug):
    """The looks from near of a board, or nothing where the board's builder brings its own."""
    return {name: _look(*table[slug]) for name, table in (('macro', MACRO), ('part', PART)) if slug in table}


def _look(loc, target, focal, level):
    return View(loc=loc, target=target, focal=focal, fstop=7, focus=math.dist(loc, target), level=level, focus_at=(0.5, 0.5))
