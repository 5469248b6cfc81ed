"""Cameras of the sample plates: from above, from in front, and two from near for each board. Metres."""

import math
from dataclasses import dataclass

from studio.kit.camera import View, focused, looks
from studio.scenes.plate_corner import BESIDE


@dataclass(frozen=True)
class Board:
    """Cameras of a sample board and its exposure in stops; lit: it brings its own light, high: it stands and wants one more from above; bounces of light,
    more where metal mirrors metal."""

    views: dict[str, View]
    exposure: float = -0.45
    lit: bool = False
    high: bool = False
    bounces: int = 2


def top_view(span: float = 1.0, lean: float = 0.10) -> Board:
    """Camera above the board, leaning back a little; span is the width seen in metres."""
    far = span * 70 / 36
    return Board(
        dict(
            main=View(loc=(0, -far * math.sin(lean), far * math.cos(lean)), target=(0, 0.0, 0), focal=70, fstop=11, focus=far, level=False, focus_at=(0.5, 0.5))
        )
    )


# What each board shows from near, in raking light: camera, point looked at, focal length in mm, f-stop; things that stand keep their verticals (level).
MACRO = {
    'lacquers': focused((0.30, -0.62, 0.34), (0.06, -0.03, 0.01), 80, 7, level=False),
    'veneers-and-solid-woods': focused((0.30, -0.75, 0.30), (-0.02, -0.24, 0.03), 80, 7, level=False),
    'laminates': focused((0.48, -0.54, 0.30), (0.20, 0.00, 0.00), 80, 7, level=False),
    'glass-and-frames': focused((0.60, -1.05, 0.66), (0.07, -0.08, 0.48), 70, 7),
    'worktops': focused((0.60, -0.60, 0.34), (0.27, -0.02, 0.01), 74, 7, level=False),
    'handles-and-profiles': focused((0.32, -0.50, 0.44), (0.09, 0.05, 0.02), 80, 7, level=False),
    'drawer-systems': focused((0.95, -0.55, 0.42), (0.28, -0.02, 0.06), 70, 7, level=False),
    'hinges-and-lifts': focused((0.28, -0.92, 0.56), (0.018, -0.49, 0.52), 85, 7),
    'tall-units-and-corners': focused((1.10, -0.95, 1.12), (0.02, -0.38, 0.60), 66, 7),
    'interior-organisers': focused((-0.10, -0.80, 0.38), (-0.28, -0.18, 0.02), 80, 7, level=False),
    'lighting': focused((0.32, -0.75, 0.46), (0.04, -0.06, 0.53), 65, 7),
    'sinks-taps-and-waste': focused((0.58, -0.80, 1.24), (0.13, 0.08, 1.05), 58, 7),
}

# Another part of the board, from its other side, told as MACRO is.
PART = {
    'lacquers': focused((-0.62, -0.95, 0.52), (-0.04, 0.00, 0.00), 58, 7, level=False),
    'veneers-and-solid-woods': focused((-0.55, -0.98, 0.50), (-0.05, -0.04, 0.00), 58, 7, level=False),
    'laminates': focused((-0.62, -0.95, 0.52), (-0.05, 0.00, 0.00), 58, 7, level=False),
    'glass-and-frames': focused((-0.75, -1.15, 0.60), (-0.20, -0.05, 0.36), 66, 7),
    'worktops': focused((-0.75, -0.85, 0.46), (-0.16, 0.00, 0.00), 60, 7, level=False),
    'handles-and-profiles': focused((-0.45, -0.62, 0.40), (-0.10, 0.02, 0.01), 66, 7, level=False),
    'drawer-systems': focused((-0.90, -0.80, 0.75), (-0.10, -0.02, 0.08), 58, 7, level=False),
    'interior-organisers': focused((0.55, -0.85, 0.55), (0.22, -0.05, 0.03), 62, 7, level=False),
}

# A second thing that a board's sentence names, each a view of its own name.
NAMED = {
    'hinges-and-lifts': ('flap', focused((0.66, -1.62, 0.66), (0.17, -0.52, 0.95), 52, 7)),
    'lighting': ('lit-drawer', focused((0.58, -1.72, 0.66), (0.05, -0.84, -0.10), 50, 7, level=False)),
    'sinks-taps-and-waste': ('bins', focused((0.60, -1.50, 1.72), (0.06, -0.50, 0.66), 50, 7, level=False)),
    'tall-units-and-corners': ('corner', focused((BESIDE - 0.98, -1.62, 1.36), (BESIDE - 0.20, -0.18, 0.46), 50, 7, level=False)),
}


def near(slug: str) -> dict[str, View]:
    """The looks from near of a board, or nothing where the board's builder brings its own."""
    return looks(slug, macro=MACRO, part=PART) | dict([NAMED[slug]] if slug in NAMED else [])
