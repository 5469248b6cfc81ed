"""One scene in one process: picks the most urgent scene with missing pictures, builds it once and renders all of them.

`python -m studio.queue.process [name …]`, of all the plan or of what is named, returns 0 after a scene, 3 when nothing is missing and 1 when the scene failed. A picture is
written beside its place and renamed, its card (`.json`) last, so that a kill at any moment loses at most the picture in work.
"""

import json
import os
import sys
import time
import traceback

from studio.kit import camera, render
from studio.plan import shots as plan
from studio.plan import views
from studio.queue import state

NOTHING_MISSING = 3
BLACK = 0.05  # no pixel of a black picture is brighter than this, noise and all; night kitchens reach 1 at their lamps


def failure_path(scene):
    """Where the last failure of a scene is noted."""
    return state.OUT / '.failed' / (scene.replace('/', '__') + '.txt')


def failed(scene, mark):
    """True if this very code already failed on the scene; edited code gets another chance."""
    path = failure_path(scene)
    return path.exists() and path.read_text().startswith(mark)


def next_scene(shots, mark):
    """(scene, its missing shots) of the most urgent missing picture, or None; what exists already is taken again only after everything was taken once."""
    shown = json.loads(state.MANIFEST.read_text())['pictures'] if state.MANIFEST.exists() else {}
    for shot in sorted(shots, key=lambda shot: (shot.crop_of or shot.id) in shown or (state.OUT / f'{shot.id}.png').exists()):
        if not state.finished(shot) and not failed(shot.scene, mark):
            return shot.scene, [s for s in shots if s.scene == shot.scene and s.round <= shot.round and not state.finished(s)]
    return None


def focus_of(view):
    """Focal point in the picture as it is seen: mirrored with it."""
    x, y = view.get('focus_at', (0.5, 0.5))
    return (round(1 - x, 3), y) if view.get('mirror') else (x, y)


def write_card(shot, view, mark, cpu):
    """Write what publish and the next run need to know; its presence says the picture is state.finished."""
    card = dict(
        take=shot.take,
        id=shot.id,
        scene=shot.scene,
        view=shot.view,
        set=shot.shooting_set,
        order=shot.order,
        record=shot.record,
        code=mark,
        crop_of=shot.crop_of,
        width=shot.width,
        height=shot.height,
        samples=shot.samples,
        focus=focus_of(view),
        cpu_seconds=round(cpu),
    )
    path = state.card_path(shot)
    partial = path.with_suffix('.json.part')
    partial.write_text(json.dumps(card))
    os.replace(partial, path)


def render_shot(shot, cameras, mark, threads):
    """Render one picture of the scene that stands in Blender now; ValueError, and no picture, if it is black."""

    view = cameras[shot.view]
    start = os.times()
    render.prepare(shot.width, shot.height, shot.samples, threads, view)
    camera.camera(**{k: v for k, v in view.items() if k not in render.VIEW_EXTRAS})
    target = state.OUT / f'{shot.id}.png'
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name.removesuffix('.png') + '.part.png')
    render.render(str(partial))
    if render.brightest(str(partial)) < BLACK:
        partial.unlink()
        raise ValueError(f'{shot.id} is black: its camera stands in something')
    os.replace(partial, target)
    end = os.times()
    cpu = end.user + end.system - start.user - start.system
    write_card(shot, view, mark, cpu)
    return cpu


def named(shots, names):
    """The shots of the products, moves or pictures that are named; all of them if nothing is."""
    return [shot for shot in shots if not names or any(f'{shot.id}/'.startswith(f'{name}/') for name in names)]


def main(names=(), threads=2):
    """Render the next scene of the plan, or of what is named of it."""
    mark = state.code_mark()
    shots = named(plan.wanted(), names)
    chosen = next_scene(shots, mark)
    if chosen is None:
        return NOTHING_MISSING
    scene, missing = chosen
    try:
        render.reset()
        cameras = views.build(scene)
        for shot in missing:
            begun = time.monotonic()
            cpu = render_shot(shot, cameras, mark, threads)
            done = sum(map(state.finished, shots))
            left = (len(shots) - done) * (time.monotonic() - begun) / 60
            print(f'{time.strftime("%H:%M:%S")} {shot.id} {cpu:.0f} CPU s; {done} of {len(shots)}, about {left:.0f} min left at this pace', flush=True)
    except Exception:
        path = failure_path(scene)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(mark + '\n' + traceback.format_exc())
        print(f'FAILED {scene}\n{traceback.format_exc()}', flush=True)
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:], int(os.environ.get('STUDIO_THREADS', '2'))))
