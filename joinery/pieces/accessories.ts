import type { PiecePart } from '../piece-plan.ts';
import { type Built, group, part } from './parts.ts';

/** Small things on a table: heights from the table's top. */

/** A tray of 36 mm: its middle, size and foot. */
function tray(x: number, y: number, width: number, depth: number, z: number): PiecePart {
  return part('tray', [x - width / 2, y - depth / 2, z, x + width / 2, y + depth / 2, z + 36]);
}

/** An insert of three compartments. */
const organiser: readonly PiecePart[] = [
  part('floor-board', [9, -191, 0, 331, 51, 10]),
  ...[0, 110, 220, 330].map((x) => {
    const end = x === 0 || x === 330 ? 0 : 10;
    return part('divider', [x, -200 + end, 0, x + 10, 60 - end, 60]);
  }),
  ...[-200, 50].map((y) => part('end-panel', [10, y, 0, 330, y + 10, 60])),
];

/** Two trays one in the other, a mirror on its foot, a drawer insert and a small shelf with its lip. */
export function accessories(): Built {
  return {
    groups: [
      group('trays', [tray(-300, -100, 500, 340, 0), tray(-280, -90, 360, 240, 20)]),
      group('mirror', [
        part('foot', [110, 10, 0, 290, 190, 26], { form: 'turned' }),
        part('mirror', [27, 35, 116, 370, 149, 464], { form: 'disc' }),
      ]),
      group('organiser', organiser, { x: 340 }),
      group('shelf', [
        part('shelf', [-280, 200, 620, 600, 420, 645]),
        part('stretcher', [-280, 200, 645, 600, 206, 675]),
      ]),
    ],
  };
}
