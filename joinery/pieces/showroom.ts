import { showroom } from '#content/showroom.ts';
import { extentOf } from '../kitchen/showroom.ts';
import type { PiecePlan } from '../piece-plan.ts';
import { curved } from './bathroom.ts';
import { round } from './mirrors.ts';
import { group, sizeOf } from './parts.ts';
import { framed } from './sliding.ts';
import { openRun } from './wardrobes.ts';

/** Slabs of stone behind the vanity. */
const SLAB = 22;

/** The fluted vanity under its mirror. */
function vanity() {
  const { x0, x1 } = extentOf('vanity');
  const x = (x0 + x1) / 2;
  return [
    group('vanity', curved({ x0, x1, basins: [x] }), { y: -SLAB }),
    group('mirror', [round(x, 1620, 440)], { y: -SLAB }),
  ];
}

/** Five open bays at the right wall, two leaves before them. */
function wardrobe() {
  const { x1, y0, y1 } = extentOf('wardrobe-wall');
  const display = showroom.displays.find(({ id }) => id === 'wardrobe-wall');
  const [length, height] = [y1 - y0, Math.round((display?.height ?? 0) * 1000)];
  const leaf = length / 5;
  const leaves = [
    [length - leaf * 1.02, length, -640],
    [leaf * 2.55, leaf * 3.57, -605],
  ] as const;
  const parts = [
    ...openRun(length, ['shelves', 'long', 'bags', 'double', 'long'], height),
    ...leaves.flatMap(([a, b, y]) => framed(Math.round(a), Math.round(b), y, height - 10, 20, [1020])),
  ];
  return group('wardrobe', parts, { x: x1, y: y1, turn: -90 });
}

/** The furniture of the showroom beside its kitchen. */
export function showroomPieces(): PiecePlan {
  const groups = [...vanity(), wardrobe()];
  return { category: 'showroom', slug: 'pieces', size: sizeOf(groups), groups };
}
