"""Drafts for looking at a composition: `python -m studio.queue.draft <scene>[:view][@x0,y0,x1,y1] … --out DIR` draws small pictures and touches no queue.

With a crop (shares of the picture's width and height, from its top left corner) only that part is drawn, at the density of a picture `-w` pixels
wide: `-w 2400` shows a tenth of a main picture as it will be, in a hundredth of its time.

With `--colour` the fronts wear another material than their record's, in the room as it is lit for the record's own; with `--layers` what a main
picture is recombined from is drawn too.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import bpy
from studio.kit import camera, layers, render
from studio.plan import views
from studio.plan.roles import Role


@dataclass(frozen=True)
class Draft:
    """What is asked of one draft. width in pixels of the whole picture; aspect is width by height, 0 for the view's own; colour: id of the fronts'
    material, None for the record's."""

    out: str
    width: int
    samples: int
    aspect: float
    tag: str = ''
    colour: str | None = None
    layers: bool = False


@dataclass(frozen=True)
class Part:
    """A view of a scene, or with crop a part of it: shares x0, y0, x1, y1 from the top left corner."""

    scene: str
    view: str
    crop: tuple[float, ...] = ()

    @classmethod
    def of(cls, text: str) -> 'Part':
        """Read `scene:view@x0,y0,x1,y1`; ValueError if the crop is not four numbers."""
        name, _, crop = text.partition('@')
        scene, _, view = name.partition(':')
        numbers = tuple(float(share) for share in crop.split(',')) if crop else ()
        if len(numbers) not in (0, 4):
            raise ValueError(f'{text}: a crop is x0,y0,x1,y1')
        return cls(scene, view or 'main', numbers)

    def path(self, draft: Draft) -> Path:
        """The draft's file."""
        place = '_' + '_'.join(f'{share:g}' for share in self.crop) if self.crop else ''
        colour = f'-{draft.colour}' if draft.colour else ''
        return Path(draft.out) / f'{self.scene.replace("/", "-")}-{self.view}{colour}{place}{draft.tag}.png'


def _border(crop: tuple[float, ...]) -> None:
    """Limit the render to a part of the picture, or lift the limit."""
    picture = bpy.context.scene.render
    picture.use_border = picture.use_crop_to_border = bool(crop)
    if crop:
        x0, y0, x1, y1 = crop
        picture.border_min_x, picture.border_max_x, picture.border_min_y, picture.border_max_y = x0, x1, 1 - y1, 1 - y0


def _write_layers(folder: Path) -> None:
    """Turn the raw layers of a folder into codes, and say beside them what publish is told by a picture's card."""
    width, height, names = layers.combine(folder)
    exposure = round(bpy.context.scene.view_settings.exposure, 3)
    (folder / 'raw.json').write_text(json.dumps(dict(width=width, height=height, names=names, exposure=exposure)))


def draw(parts: list[Part], draft: Draft) -> None:
    """All parts of one scene, which is built once."""
    render.reset()
    built = views.build(parts[0].scene, draft.colour)
    for part in parts:
        chosen = built.views[part.view]
        height = int(draft.width / (draft.aspect or (2 if chosen.panorama else 1.5)))
        render.prepare(Role(draft.width, height, draft.samples, 0.03), built, chosen)
        camera.camera(chosen)
        _border(part.crop)
        path = part.path(draft)
        layers.detach()
        if draft.layers:
            layers.attach(path.with_suffix('.layers'), chosen.mirror)
        start = os.times()
        render.render(str(path))
        if draft.layers:
            _write_layers(path.with_suffix('.layers'))
        end = os.times()
        print(f'{path} {end.user + end.system - start.user - start.system:.0f} CPU s', flush=True)


def main() -> int:
    """Draw the parts of each named scene in a process of its own."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument('parts', nargs='+')
    ask.add_argument('--out', default='studio/out/drafts')
    ask.add_argument('-w', type=int, default=420)
    ask.add_argument('-s', type=int, default=10)
    ask.add_argument('-a', type=float, default=0, help='width by height; if not given 1.5, 2 for a panorama')
    ask.add_argument('-t', default='', help='added to the names of the files')
    ask.add_argument('--colour', help="id of a material that the fronts wear instead of their record's")
    ask.add_argument('--layers', action='store_true', help='draw the layers too')
    a = ask.parse_args()
    os.makedirs(a.out, exist_ok=True)
    parts = sorted(map(Part.of, a.parts), key=lambda part: part.scene)
    scenes = [list(members) for _, members in groupby(parts, lambda part: part.scene)]
    if len(scenes) == 1:
        draw(scenes[0], Draft(a.out, a.w, a.s, a.a, a.t, a.colour, a.layers))
        return 0
    options = ['--out', a.out, '-w', str(a.w), '-s', str(a.s), '-a', str(a.a), '-t', a.t]
    options += [*(['--colour', a.colour] if a.colour else []), *(['--layers'] if a.layers else [])]
    named = lambda scene: [text for text in a.parts if Part.of(text).scene == scene]
    return sum(subprocess.call([sys.executable, '-m', 'studio.queue.draft', *named(members[0].scene), *options]) for members in scenes)


if __name__ == '__main__':
    sys.exit(main())
