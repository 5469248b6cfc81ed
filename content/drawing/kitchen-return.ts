import dimensions from '../data/dimensions.json' with { type: 'json' };
import type { Face } from './face.ts';
import { drawFront } from './fronts.ts';
import { DEPTH } from './kitchen-island.ts';
import type { KitchenLook } from './kitchen-look.ts';
import { BODY_TOP, unitFront } from './kitchen-run.ts';
import { block, type Space } from './space.ts';
import { barStool } from './stool.ts';
import { shade } from './tone.ts';

const d = dimensions.kitchen;

/** Base units along side walls; a pair names the wall's x and the x of the fronts. */
export function sideRuns(
  space: Space,
  look: KitchenLook,
  pairs: readonly (readonly [number, number])[],
  y0: number,
  y1: number,
) {
  space.pad.layer();
  for (const [, inner] of pairs) sideFronts(space.side(inner), look, y0, y1);
  space.pad.layer();
  const plain =
    look.classic || look.base.kind === 'shaker' ? look.base : { ...look.base, kind: 'slab' as const };
  const fluted = look.words.includes('fluted end') ? { ...look.base, kind: 'fluted' as const } : plain;
  for (const [wall, inner] of pairs)
    drawFront(space.front(y1), [Math.min(wall, inner), 0, Math.max(wall, inner), BODY_TOP], fluted);
  space.pad.layer();
  for (const [wall, inner] of pairs)
    block(
      space,
      [
        Math.min(wall, inner) - 8,
        Math.max(wall, inner) + 8,
        Math.min(y0, 20),
        y1 + 10,
        BODY_TOP - 12,
        d.worktopHeight,
      ],
      look.worktop.tone,
    );
}

function sideFronts(face: Face, look: KitchenLook, y0: number, y1: number) {
  const count = Math.max(2, Math.round((y1 - y0) / 330));
  const step = (y1 - y0) / count;
  face.rect('tone', shade(look.plinth, 0.2), y0, 0, y1, d.plinth);
  const kind = /raised|beaded|arched|shaker/.test(look.base.kind) ? 'thin' : look.base.kind;
  const dim = {
    ...look.base,
    kind,
    thinFrame: look.base.frame,
    tone: shade(look.base.tone, 0.1),
    surface: 'plain' as const,
  } as const;
  for (let i = 0; i < count; i += 1)
    unitFront(
      face,
      [y0 + i * step, d.plinth, y0 + (i + 1) * step, BODY_TOP - (look.handle.kind === 'gola' ? 35 : 0)],
      dim,
      look,
    );
  if (look.handle.kind === 'gola')
    face.rect('tone', shade(look.base.tone, 0.72), y0, BODY_TOP - 35, y1, BODY_TOP);
}

/** A body that leaves the run at x1 towards the viewer, seats on its end side. */
export function peninsula(space: Space, look: KitchenLook, x1: number) {
  const x0 = x1 - d.peninsulaWidth;
  const y1 = d.peninsulaLength * DEPTH;
  sideRuns(space, look, [[x1 - d.overhang, x0]], 120, y1);
  if (look.words.includes('bar top')) {
    space.pad.layer();
    block(space, [x0 + 480, x1 + 60, 250, y1 + 25, d.worktopHeight, d.worktopHeight + 60], look.second);
  } else block(space, [x0 - 8, x1, 120, y1 + 10, BODY_TOP - 12, d.worktopHeight], look.worktop.tone);
  space.pad.layer();
  for (const y of [520, 1060]) barStool(space, x1 + 140, y, look, d.seatHeight);
}
