"""One scene in one process: picks the most urgent scene with missing pictures, builds it once and renders all of them.

`python -m studio.scene_process [name …]`, of all the plan or of what is named, returns 0 after a scene, 3 when nothing is missing and 1 when the scene failed. A picture is
written beside its place and renamed, its card (`.json`) last, so that a kill at any moment loses at most the picture in work.
"""

import hashlib
import json
import os
import sys
import time
import traceback
from pathlib import Path

from . import clips, plan

OUT = Path(__file__).resolve().parent / 'out'
MANIFEST = Path(__file__).resolve().parent.parent / 'media' / 'manifest.json'
LEDGER = Path(__file__).resolve().parent / 'taken.json'
NOTHING_MISSING = 3
BLACK = 0.05  # no pixel of a black picture is brighter than this, noise and all; night kitchens reach 1 at their lamps


def code_mark():
    """Eight hex digits of all scene code, written into each picture's card."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob('*.py')):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def card_path(shot):
    """Where the card of a shot lies."""
    return OUT / f'{shot.id}.json'


def rendered(shot):
    """True if the picture lies here, made from this record, size and take."""
    path = card_path(shot)
    return path.exists() and (OUT / f'{shot.id}.png').exists() and shot.made_by(json.loads(path.read_text()))


def finished(shot):
    """True if the picture lies here as it should be, or, where none lies here, was published from another machine."""
    return rendered(shot) if (OUT / f'{shot.id}.png').exists() and card_path(shot).exists() else published(shot)


def published(shot):
    """True if the manifest holds the picture and the ledger says that this take of it was published: a fresh clone renders nothing twice."""
    if shot.id.startswith('moves/'):
        return clips.holds(shot)
    if not MANIFEST.exists() or not LEDGER.exists():
        return False
    entry = json.loads(MANIFEST.read_text())['pictures'].get(shot.crop_of or shot.id)
    take = json.loads(LEDGER.read_text()).get(shot.id, 0)
    rendition = entry and (entry['crops'].get('tall') if shot.crop_of else entry)
    return bool(rendition) and shot.made_by({'record': entry['record'], 'take': take, 'width': rendition['width'], 'height': rendition['height']})


def failure_path(scene):
    """Where the last failure of a scene is noted."""
    return OUT / '.failed' / (scene.replace('/', '__') + '.txt')


def failed(scene, mark):
    """True if this very code already failed on the scene; edited code gets another chance."""
    path = failure_path(scene)
    return path.exists() and path.read_text().startswith(mark)


def next_scene(shots, mark):
    """(scene, its missing shots) of the most urgent missing picture, or None; what exists already is taken again only after everything was taken once."""
    shown = json.loads(MANIFEST.read_text())['pictures'] if MANIFEST.exists() else {}
    for shot in sorted(shots, key=lambda shot: (shot.crop_of or shot.id) in shown or (OUT / f'{shot.id}.png').exists()):
        if not finished(shot) and not failed(shot.scene, mark):
            return shot.scene, [s for s in shots if s.scene == shot.scene and s.round <= shot.round and not finished(s)]
    return None


def focus_of(view):
    """Focal point in the picture as it is seen: mirrored with it."""
    x, y = view.get('focus_at', (0.5, 0.5))
    return (round(1 - x, 3), y) if view.get('mirror') else (x, y)


def write_card(shot, view, mark, cpu):
    """Write what publish and the next run need to know; its presence says the picture is finished."""
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
    path = card_path(shot)
    partial = path.with_suffix('.json.part')
    partial.write_text(json.dumps(card))
    os.replace(partial, path)


def render_shot(shot, views, mark, threads):
    """Render one picture of the scene that stands in Blender now; ValueError, and no picture, if it is black."""
    from . import core

    view = views[shot.view]
    start = os.times()
    core.prepare(shot.width, shot.height, shot.samples, threads, view)
    core.camera(**{k: v for k, v in view.items() if k not in core.VIEW_EXTRAS})
    target = OUT / f'{shot.id}.png'
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name.removesuffix('.png') + '.part.png')
    core.render(str(partial))
    if core.brightest(str(partial)) < BLACK:
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
    mark = code_mark()
    shots = named(plan.wanted(), names)
    chosen = next_scene(shots, mark)
    if chosen is None:
        return NOTHING_MISSING
    scene, missing = chosen
    try:
        from . import core, scene_book

        core.reset()
        views = scene_book.build(scene)
        for shot in missing:
            begun = time.monotonic()
            cpu = render_shot(shot, views, mark, threads)
            done = sum(map(finished, shots))
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
