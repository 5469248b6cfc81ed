"""True camera moves for the films: a scene photographed frame by frame along a straight line between two cameras.

Six frames a second; publish fills up to 24 by motion interpolation, which holds while a frame moves the picture by a few pixels.
"""

from dataclasses import dataclass, field, replace

from studio.kit.camera import View
from studio.kit.measures import Point

RATE = 6  # frames a second that are rendered


@dataclass(frozen=True)
class Move:
    """A straight way through `scene`. start and end say what differs there from the scene's own camera `view`: loc and target in metres, focus in metres."""

    scene: str
    view: str
    start: dict[str, Point | float] = field(default_factory=dict)
    end: dict[str, Point | float] = field(default_factory=dict)
    frames: int = 30

    def cameras(self, own: View) -> list[View]:
        """The frames' cameras between own with start and own with end; lens, film stop and mirroring of the scene's camera hold throughout."""
        first, last = replace(own, **self.start), replace(own, **self.end)
        share = [i / (self.frames - 1) for i in range(self.frames)]
        return [
            replace(
                own,
                loc=_between(first.loc, last.loc, part),
                target=_between(first.target, last.target, part),
                focus=_between(first.focus, last.focus, part),
            )
            for part in share
        ]


MOVES = {
    'evening-island': Move(
        'kitchens/vescona-22',
        'hero',
        dict(loc=(2.42, -5.55, 1.20), target=(-0.50, -2.05, 0.97), focus=3.8),
        dict(loc=(2.20, -5.33, 1.20), target=(-0.62, -1.95, 0.97), focus=3.6),
    ),
    'walnut-island': Move('kitchens/ilaria', 'low', dict(loc=(2.36, -4.95, 1.12)), dict(loc=(2.16, -4.65, 1.12), target=(-0.85, -1.6, 1.02))),
    'navy-frames': Move(
        'kitchens/aurelia', 'close', dict(loc=(-0.05, -6.1, 1.22), target=(-0.05, 0.0, 1.12)), dict(loc=(0.2, -5.85, 1.22), target=(0.2, 0.0, 1.12))
    ),
    'fluted-vanity': Move('bathrooms/lira', 'three-quarter', dict(loc=(1.66, -4.25, 1.3)), dict(loc=(1.36, -3.95, 1.28), target=(-0.3, -0.9, 0.98))),
    'half-open-door': Move(
        'interior-doors/portale', 'tall', dict(loc=(0.32, -3.55, 1.3), target=(0.32, 0.0, 1.38)), dict(loc=(0.0, -3.3, 1.3), target=(0.0, 0.0, 1.38))
    ),
    'set-table': Move('kitchens/beatrice', 'left', dict(loc=(-2.05, -5.45, 1.28)), dict(loc=(-1.75, -5.25, 1.28))),
    'green-library': Move('livingRooms/galleria', 'tall', dict(loc=(1.8, -5.4, 1.18)), dict(loc=(1.5, -5.1, 1.18), target=(-0.4, -0.3, 1.22))),
    'walnut-panels': Move('kitchens/baldovino', 'left', end=dict(loc=(-1.85, -5.55, 1.28), target=(0.58, -0.9, 1.1))),
    'ivory-frames': Move('kitchens/alberto', 'right', end=dict(loc=(1.98, -5.15, 1.24), target=(-0.6, -1.8, 1.03))),
    'brushed-bronze': Move('kitchens/bronzina', 'low', end=dict(loc=(2.2, -4.5, 1.12), target=(-0.85, -1.6, 1.02))),
    'stone-bowl': Move(
        'bathrooms/kito', 'basin', dict(loc=(0.9, -1.84, 1.29), target=(0.53, -0.2, 0.78)), dict(loc=(0.74, -1.76, 1.27), target=(0.47, -0.2, 0.78))
    ),
    'panelled-corridor': Move('interior-elements/boiserie', 'main', end=dict(loc=(-0.68, -7.8, 1.38), target=(0.46, 0.0, 1.28))),
    'walk-in': Move('closet-and-sliding-systems/cabina', 'three-quarter', end=dict(loc=(-0.95, -4.65, 1.4), target=(0.95, -0.8, 1.1))),
    'smoked-run': Move('kitchens/bellariva', 'left', end=dict(loc=(-2.24, -5.25, 1.25), target=(0.24, -1.6, 1.03))),
    'northern-morning': Move('kitchens/brezza', 'left', end=dict(loc=(-1.75, -5.15, 1.3), target=(0.95, -0.3, 1.15))),
    'table-of-samples': Move('showroom', 'samples', end=dict(loc=(0.2, -7.55, 1.38), target=(4.2, -4.2, 1.12))),
    'dark-bedroom': Move('bedrooms/notturno', 'main', end=dict(loc=(1.06, -5.05, 1.16), target=(-0.1, -0.6, 0.92))),
    'study': Move('office/scriba', 'three-quarter', end=dict(loc=(2.02, -4.6, 1.25), target=(-0.25, -0.5, 1.1))),
    'double-vanity': Move('bathrooms/dion', 'three-quarter', end=dict(loc=(1.36, -3.92, 1.3), target=(-0.36, -1.0, 0.98))),
    'antique-white': Move('kitchens/amalia', 'left', end=dict(loc=(-1.77, -5.1, 1.3), target=(0.9, -0.3, 1.15))),
    'two-runs': Move('kitchens/candida', 'along', end=dict(loc=(1.88, -1.23, 1.34))),
}


def _between(start: Point | float, end: Point | float, share: float) -> Point | float:
    if isinstance(start, tuple):
        return tuple(_between(a, b, share) for a, b in zip(start, end))
    return start + (end - start) * share


def frame_name(name: str, place: int) -> str:
    """The view of a move's frame; place counts from 1."""
    return f'{name}-{place:02d}'


def with_moves(scene: str, views: dict[str, View]) -> dict[str, View]:
    """The views of a scene with the frames of every move that is filmed in it."""
    frames = {}
    for name, move in MOVES.items():
        if move.scene == scene:
            frames.update((frame_name(name, place), camera) for place, camera in enumerate(move.cameras(views[move.view]), 1))
    return {**views, **frames}
