import dimensions from '../data/dimensions.json' with { type: 'json' };
import { drawFront } from './fronts.ts';
import type { KitchenLook } from './kitchen-look.ts';
import { sideRuns } from './kitchen-return.ts';
import { unitFront } from './kitchen-run.ts';
import { createPad } from './pad.ts';
import { CARD, type Drawing } from './shape.ts';
import { createSpace, onePoint, type Space } from './space.ts';
import { shade } from './tone.ts';

const d = dimensions.kitchen;
const ROOM = dimensions.kitchenRoom.height;

/** Half the aisle, half the room, and how far the runs reach towards the viewer. */
const [AISLE, HALF, REACH] = [620, 1245, 2300];

const QUARTERS = [0, 1, 2, 3];

function windowWall(space: Space) {
  const wall = space.front(0);
  wall.rect('object', undefined, -HALF, 0, HALF, ROOM);
  wall.rect('object', '#eef1ef', -480, 300, 480, 2300);
  wall.line('detail', 0, 300, 0, 2300);
  for (const x of [-HALF, HALF])
    for (const z of [0, ROOM]) space.side(x).line('detail', 0, z, REACH + 400, z);
}

function tallSide(space: Space, look: KitchenLook) {
  const face = space.side(AISLE);
  const front = { ...look.tall, tone: shade(look.tall.tone, 0.08), surface: 'plain' as const };
  const step = REACH / QUARTERS.length;
  for (const i of QUARTERS)
    unitFront(face, [step * i, d.plinth, step * (i + 1), d.tallTop], front, look, i % 2 ? 'left' : 'right');
  if (look.handle.kind !== 'gola') return;
  const gap = shade(look.tall.tone, 0.72);
  for (const i of [1, 3]) face.rect('tone', gap, step * i - 24, d.plinth, step * i + 24, d.tallTop);
}

function wallSide(space: Space, look: KitchenLook) {
  const own = look.words.includes('mesh') ? look.show : look.wall;
  const front = { ...own, tone: shade(own.tone, 0.08), surface: 'plain' as const };
  const face = space.side(-HALF + d.wallUnitDepth);
  const step = REACH / QUARTERS.length;
  space.pad.layer();
  for (const i of QUARTERS)
    unitFront(face, [step * i, d.wallUnitBottom, step * (i + 1), d.wallUnitTop], front, look);
}

/** Two facing runs seen along the aisle, a window at its end. */
export function galleryCard(look: KitchenLook): Drawing {
  const pad = createPad({ grid: 1, tinted: true });
  const space = createSpace(pad, onePoint({ scale: 0.14, atX: 400, atY: 405, eye: 1500, distance: 4300 }));
  windowWall(space);
  tallSide(space, look);
  if (look.wallKind === 'niche' || look.words.includes('mirror'))
    space.side(-HALF + 20).rect('detail', look.second, 0, d.worktopHeight, REACH, d.wallUnitBottom);
  wallSide(space, look);
  pad.layer();
  const end = space.front(REACH);
  const plain = { ...look.base, kind: 'slab' as const };
  drawFront(end, [-HALF, d.wallUnitBottom, -HALF + d.wallUnitDepth, d.wallUnitTop], plain);
  drawFront(end, [AISLE, 0, HALF, d.tallTop], look.classic ? look.base : plain);
  sideRuns(space, look, [[-HALF, -AISLE]], 0, REACH);
  return pad.done(CARD.width, CARD.height, 'card');
}
