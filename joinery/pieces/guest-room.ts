import type { PiecePart } from '../piece-plan.ts';
import { bedParts, bedside, channelled } from './bedrooms.ts';
import { aside, type Built, fields, fronts, group, part, unit } from './parts.ts';

/** A guest room of 5000 by 2700 mm: headboard wall, and desk, minibar and wardrobe in one line at the right. */

const FRONT = 20;
/** Middle of the bed. */
const BED = -350;
/** From the headboard wall to the desk's end; the header over the line runs on to the wall. */
const DESK = 350;

function headboardWall(): readonly PiecePart[] {
  const [x0, x1] = [-2500, 1550];
  return [
    part('lining', [x0, -20, 0, x1, -1, 1220]),
    ...fields(x0 + 10, x1 - 10, 7).map(([a, b]) => part('panel', [a, -40, 60, b, -18, 1200])),
    part('joint', [x0, -46, 1200, x1, -1, 1215]),
  ];
}

const desk: readonly PiecePart[] = [
  part('top', [0, -600, 700, 1750, -10, 740]),
  part('leg', [0, -600, 0, 30, -10, 700]),
  part('lining', [30, -30, 0, 1180, -12, 700]),
  ...unit('drawers2', { x: [1180, 1750], z: [80, 700], y: -580, thick: FRONT }),
  part('plinth', [1180, -530, 0, 1750, -30, 80]),
  part('mirror', [350, -30, 980, 1050, -22, 2080]),
  part('frame', [330, -35, 960, 1070, -1, 2100]),
];

const minibar: readonly PiecePart[] = [
  part('upright', [0, -600, 0, 20, -10, 2400]),
  part('upright', [700, -600, 0, 720, -10, 2400]),
  part('lining', [0, -30, 80, 720, -12, 2400]),
  part('ceiling-board', [0, -600, 2380, 720, -10, 2400]),
  part('body', [20, -580, 80, 700, -20, 900]),
  ...fronts('door', { x: [20, 700], z: [80, 900], y: -580, thick: FRONT }),
  part('plinth', [20, -530, 0, 700, -30, 80]),
  part('top', [20, -600, 900, 700, -30, 920]),
  part('shelf', [20, -420, 1520, 700, -30, 1545]),
];

/** Three doors of 560 mm. */
const wardrobe: readonly PiecePart[] = fields(0, 1680, 3).flatMap((x, i) => [
  part('plinth', [x[0], -535, 0, x[1], -30, 80]),
  part('body', [x[0], -580, 80, x[1], 0, 2400]),
  ...fronts(i % 2 ? 'door' : 'door-right', { x, z: [80, 2400], y: -580, thick: FRONT }),
]);

const bench: readonly PiecePart[] = [
  part('base', [-620, -3020, 400, 620, -2620, 420]),
  part('bench', [-644, -3044, 400, 644, -2596, 480], { form: 'soft' }),
  ...[-550, 550].map((x) => part('leg', [x - 12, -3000, 0, x + 12, -2640, 400])),
];

/** The whole programme of a guest room. */
export function guestRoom(): Built {
  const line = (name: string, parts: readonly PiecePart[], from: number) =>
    aside('right', group(name, parts, { x: 2500, y: -DESK - from, turn: -90 }));
  return {
    groups: [
      group('headboard-wall', headboardWall()),
      group('bed', [...channelled(1000, 0, 1050, 6), ...bedParts(800)], { x: BED, y: -40 }),
      group('left-bedside', bedside(-1600, 540), { x: BED, y: -40 }),
      group('right-bedside', bedside(1040, 540), { x: BED, y: -40 }),
      line('desk', desk, 0),
      line('minibar', minibar, 1750),
      line('wardrobe', wardrobe, 2470),
      line('header', [part('header', [-DESK, -600, 2400, 4150, -10, 2700])], 0),
      aside('above', group('bench', bench, { x: BED })),
    ],
  };
}
