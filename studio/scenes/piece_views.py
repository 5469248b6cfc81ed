"""Cameras of single pieces: three-quarter from the size of the piece, profile from beside it, and looks from near. Metres."""

import math

from studio.kit.camera import View, focused, looks

PROFILE_TURN = 66  # degrees from the front; beyond it the sweep's end would come into the picture


def distance(span: float, height: float, focal: float) -> float:
    """Metres from which a piece of this apparent width and height fills the frame of a lens of focal mm."""
    return max(span * 1.42, height * 1.95, 0.95) * focal / 36


def around(far: float, turn: float, eye: float, height: float, focal: float) -> View:
    """Camera at distance far, turned by degrees about the piece."""
    a = math.radians(turn)
    return View(loc=(far * math.sin(a), -far * math.cos(a), eye), target=(0, 0, height * 0.47), focal=focal, fstop=11, focus=far, focus_at=(0.5, 0.5))


def views(width: float, height: float, depth: float = 0.6, turn: float = 24, focal: float = 62) -> dict[str, View]:
    """Cameras that fit a piece of this size: main and tall at turn degrees, profile on the other side of it."""
    eye = 1.5 if width > 1 else max(0.75, height * 1.18)  # over a table top, level with a chair
    far = distance(width, height, focal) + depth / 2
    side = -math.copysign(math.radians(PROFILE_TURN), turn)
    span = width * math.cos(side) + depth * abs(math.sin(side))
    return dict(
        main=around(far, turn, eye, height, focal),
        tall=around(far, turn, eye, height, focal * 0.8),
        profile=around(distance(span, height * 0.9, 70) + width * 0.25, math.degrees(side), 1.2 if width > 1 else max(0.70, height * 1.05), height, 70),
    )


# What each piece shows from near: camera, point looked at, focal length in mm, f-stop.
NEAR = {
    'alice': focused((0.95, -1.05, 0.66), (0.10, -0.12, 0.40), 75, 7),  # turned leg, piped seat
    'bruna': focused((0.75, -1.00, 0.98), (0.06, 0.08, 0.62), 75, 7),  # leather round the back
    'capri': focused((1.05, -1.75, 1.22), (0.20, -0.30, 0.65), 60, 7),  # joint of the leaves
    'dalia': focused((0.62, -1.15, 0.98), (0.02, 0.10, 0.68), 75, 7),  # buttons
    'elba': focused((0.85, -2.00, 0.98), (0.18, -0.40, 0.60), 62, 7),  # edge and flutes
    'flora': focused((0.55, -0.75, 1.08), (0.02, -0.03, 0.725), 80, 7),  # cord
    'giotto': focused((2.25, -1.35, 0.98), (0.92, -0.12, 0.56), 62, 7),  # trestle and wedge
    'ines': focused((1.00, -1.25, 0.78), (0.16, -0.14, 0.44), 75, 7),  # arm and cushion
    'lido': focused((0.75, -1.05, 0.98), (0.02, 0.10, 0.62), 75, 7),  # cane in steel tube
    'marta': focused((0.75, -1.05, 1.05), (0.03, 0.02, 0.70), 75, 7),  # shell
    'nola': focused((0.70, -1.10, 0.92), (0.03, 0.10, 0.58), 66, 7),  # spindles in the seat
    'olmo': focused((1.45, -1.15, 1.02), (0.42, 0.00, 0.62), 62, 7),  # apron and leg
    'savoy': focused((1.75, -1.55, 0.80), (0.74, -0.05, 0.50), 70, 7),  # channels
    'tosca': focused((0.62, -1.15, 1.02), (0.03, 0.12, 0.72), 70, 7),  # oval frame
    'weekend': focused((-1.50, -1.75, 0.98), (-0.38, -0.34, 0.55), 62, 7),  # leaf and bench
}

# Round tables, whose profile would repeat their main picture, show another part instead.
PART = {
    'elba': focused((-1.05, -1.55, 0.62), (-0.25, -0.15, 0.42), 50, 7),  # foot
    'olmo': focused((-1.35, -1.45, 1.28), (-0.30, 0.00, 0.66), 55, 7),  # top
}


def near(slug: str) -> dict[str, View]:
    """The looks from near of a piece."""
    return looks(slug, detail=NEAR, part=PART)
