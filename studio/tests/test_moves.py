"""Camera moves: a straight way between two cameras of one lens."""

from studio.kit.camera import View
from studio.plan.moves import MOVES, Move, with_moves

OWN = View((0.0, -4.0, 1.2), (0.0, 0.0, 1.0), 35, 8, 4.0, mirror=True)


def test_a_move_begins_and_ends_where_it_says_and_keeps_its_lens() -> None:
    cameras = Move('a/b', 'main', dict(loc=(0.1, -4.0, 1.2)), dict(loc=(0.5, -3.6, 1.2), focus=3.6), frames=5).cameras(OWN)
    assert (cameras[0].loc, cameras[-1].loc) == ((0.1, -4.0, 1.2), (0.5, -3.6, 1.2))
    assert (cameras[0].focus, cameras[-1].focus) == (4.0, 3.6)
    assert {(c.focal, c.fstop, c.mirror) for c in cameras} == {(35, 8, True)}


def test_every_frame_steps_as_far_as_the_one_before() -> None:
    cameras = Move('a/b', 'main', end=dict(loc=(0.0, -3.2, 1.2)), frames=9).cameras(OWN)
    steps = [round(b.loc[1] - a.loc[1], 6) for a, b in zip(cameras, cameras[1:])]
    assert steps == [0.1] * 8


def test_a_scene_that_is_filmed_has_a_view_for_each_frame() -> None:
    move = MOVES['navy-frames']
    views = with_moves(move.scene, {move.view: OWN})
    assert len(views) == 1 + move.frames
    assert f'navy-frames-{move.frames:02d}' in views
    assert with_moves('kitchens/chiara', {'main': OWN}) == {'main': OWN}
