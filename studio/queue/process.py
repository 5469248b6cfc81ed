"""One scene in one process: picks the most urgent scene with missing pictures, builds it once and renders all of them.

`python -m studio.queue.process [name …]`, of all the plan or of what is named, returns 0 after a scene, 3 when nothing is missing and 1 when the scene failed. A picture is
written beside its place and renamed, its card (`.json`) last, so that a kill at any moment loses at most the picture in work.
"""

import argparse
import fcntl
import json
import os
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import bpy
from studio.kit import camera, layers, render
from studio.kit.camera import Built, View
from studio.plan import shots as plan
from studio.plan import views
from studio.plan.shots import Card, Shot
from studio.queue import state

NOTHING_MISSING = 3
BLACK = 0.05  # no pixel of a black picture is brighter than this, noise and all; night kitchens reach 1 at their lamps


def failure_path(scene: str) -> Path:
    """Where the last failure of a scene is noted."""
    return state.OUT / '.failed' / (scene.replace('/', '__') + '.txt')


def failed(scene: str, mark: str) -> bool:
    """True if this very code already failed on the scene; edited code gets another chance."""
    path = failure_path(scene)
    return path.exists() and path.read_text().startswith(mark)


def claimed(scene: str) -> IO[str] | None:
    """An open file that holds the scene for this process until it is closed or the process dies; None if another one has it."""
    path = state.OUT / '.claims' / scene.replace('/', '__')
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open('w')
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return None
    return file


def next_scene(shots: Sequence[Shot], mark: str) -> tuple[str, list[Shot], IO[str]] | None:
    """(scene, its missing shots, its claim) of the most urgent missing picture, or None."""
    tried = set()
    for shot in shots:
        if shot.scene in tried or state.finished(shot) or failed(shot.scene, mark):
            continue
        tried.add(shot.scene)
        if claim := claimed(shot.scene):
            return shot.scene, [s for s in shots if s.scene == shot.scene and s.round <= shot.round and not state.finished(s)], claim
    return None


def focus_of(view: View) -> tuple[float, float]:
    """Focal point in the picture as it is seen: mirrored with it."""
    x, y = view.focus_at
    return (round(1 - x, 3), y) if view.mirror else (x, y)


def write_card(shot: Shot, view: View, mark: str, cpu: float, layers: Card | None = None) -> None:
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
        width=shot.role.width,
        height=shot.role.height,
        samples=shot.role.samples,
        layers=layers,
        focus=focus_of(view),
        cpu_seconds=round(cpu),
    )
    path = state.card_path(shot)
    partial = path.with_suffix('.json.part')
    partial.write_text(json.dumps(card))
    os.replace(partial, path)


def layers_path(shot: Shot) -> Path:
    """Folder of a shot's layers."""
    return state.OUT / f'{shot.id}.layers'


def _combined(shot: Shot) -> Card | None:
    """What publish must know of the layers that were rendered with a shot, or None."""
    if not shot.layers:
        return None
    width, height, names = layers.combine(layers_path(shot))
    return dict(width=width, height=height, names=names, exposure=round(bpy.context.scene.view_settings.exposure, 3))


def render_shot(shot: Shot, built: Built, mark: str, machine: render.Machine) -> float:
    """Render one picture, and its layers, of the scene that stands in Blender now; ValueError, and no picture, if it is black."""
    view = built.views[shot.view]
    start = os.times()
    render.prepare(shot.role, built, view, machine)
    camera.camera(view)
    layers.detach()
    if shot.layers:
        layers.attach(layers_path(shot), view.mirror)
    target = state.OUT / f'{shot.id}.png'
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name.removesuffix('.png') + '.part.png')
    render.render(str(partial))
    if render.brightest(str(partial)) < BLACK:
        partial.unlink()
        raise ValueError(f'{shot.id} is black: its camera stands in something')
    made = _combined(shot)
    os.replace(partial, target)
    end = os.times()
    cpu = end.user + end.system - start.user - start.system
    write_card(shot, view, mark, cpu, made)
    return cpu


def named(shots: Sequence[Shot], names: Sequence[str]) -> list[Shot]:
    """The shots of the products, moves or pictures that are named; all of them if nothing is."""
    return [shot for shot in shots if not names or any(f'{shot.id}/'.startswith(f'{name}/') for name in names)]


def render_scene(scene: str, missing: Sequence[Shot], shots: Sequence[Shot], mark: str, machine: render.Machine) -> None:
    """Build a scene and render what is missing of it, saying after each picture what is left."""
    render.reset()
    built = views.build(scene)
    for shot in missing:
        cpu = render_shot(shot, built, mark, machine)
        left = [other for other in shots if not state.finished(other)]
        hours = state.hours_left(left, list(filter(state.rendered, shots)))
        print(f'{time.strftime("%H:%M:%S")} {shot.id} {cpu:.0f} CPU s; {len(left)} of {len(shots)} left, about {hours:.1f} CPU hours', flush=True)


def main(names: Sequence[str] = (), machine: render.Machine | None = None) -> int:
    """Render the next scene of the plan, or of what is named of it, that no other process works on."""
    mark = state.code_mark()
    shots = named(plan.wanted(), names)
    chosen = next_scene(shots, mark)
    if chosen is None:
        return NOTHING_MISSING
    scene, missing, claim = chosen
    try:
        render_scene(scene, missing, shots, mark, machine or render.Machine())
    except Exception:
        path = failure_path(scene)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(mark + '\n' + traceback.format_exc())
        print(f'FAILED {scene}\n{traceback.format_exc()}', flush=True)
        return 1
    finally:
        claim.close()
    return 0


if __name__ == '__main__':
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument('names', nargs='*')
    ask.add_argument('--threads', type=int, default=2)
    ask.add_argument('--device', choices=('cpu', 'cuda', 'optix'), default='cpu')
    asked = ask.parse_args()
    sys.exit(main(asked.names, render.Machine(asked.threads, asked.device)))
