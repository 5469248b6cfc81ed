"""True camera moves for the films: a scene photographed frame by frame along a straight line between two cameras.

Six frames a second; publish fills up to 24 by motion interpolation, which holds while a frame moves the picture by a few pixels.
"""

RATE = 6  # frames a second that are rendered
# move: (scene, its camera at the start, what differs at the end, frames)
MOVES = {
    'evening-island': (
        'kitchens/vescona-22',
        dict(loc=(2.42, -5.55, 1.20), target=(-0.50, -2.05, 0.97), focal=33, fstop=5.6, focus=3.8, shift_x=-0.02),
        dict(loc=(2.20, -5.33, 1.20), target=(-0.62, -1.95, 0.97), focus=3.6),
        30,
    ),
}


def _between(start, end, share):
    if isinstance(start, tuple):
        return tuple(_between(a, b, share) for a, b in zip(start, end))
    return start + (end - start) * share


def frame_views(name):
    """Cameras of a move by frame name `<move>-01` onwards; the lens and the film stop of the start hold throughout."""
    _, start, changes, frames = MOVES[name]
    end = dict(start, **changes)
    return {f'{name}-{i + 1:02d}': {key: _between(start[key], end[key], i / (frames - 1)) for key in start} for i in range(frames)}


def with_moves(scene, views):
    """The views of a scene with the frames of every move that is filmed in it."""
    frames = {}
    for name, (where, *_) in MOVES.items():
        if where == scene:
            frames.update(frame_views(name))
    return dict(views, **frames)
