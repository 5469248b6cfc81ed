"""Drafts for looking at a composition: `python -m studio.queue.draft <scene>[:view] … --out DIR` draws small pictures and touches no queue."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from studio.kit import camera, render
from studio.plan import views
from studio.plan.roles import Role


def draw(name, out, width, samples, aspect):
    """One scene, one view, one small picture."""
    scene, _, view = name.partition(':')
    render.reset()
    chosen = views.build(scene)[view or 'main']
    height = int(width / (aspect or (2 if chosen.get('panorama') else 1.5)))
    render.prepare(Role(width, height, samples, 0.05), chosen)
    camera.camera(**{k: v for k, v in chosen.items() if k not in render.VIEW_EXTRAS})
    render.render(str(Path(out) / (scene.replace('/', '-') + (f'-{view}' if view else '') + '.png')))


def main():
    """Draw each named scene in a process of its own."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument('scenes', nargs='+')
    ask.add_argument('--out', default='studio/out/drafts')
    ask.add_argument('-w', type=int, default=420)
    ask.add_argument('-s', type=int, default=10)
    ask.add_argument('-a', type=float, default=0, help='width by height; if not given 1.5, 2 for a panorama')
    a = ask.parse_args()
    os.makedirs(a.out, exist_ok=True)
    if len(a.scenes) == 1:
        draw(a.scenes[0], a.out, a.w, a.s, a.a)
        return 0
    return sum(
        subprocess.call([sys.executable, '-m', 'studio.queue.draft', name, '--out', a.out, '-w', str(a.w), '-s', str(a.s), '-a', str(a.a)]) for name in a.scenes
    )


if __name__ == '__main__':
    sys.exit(main())
