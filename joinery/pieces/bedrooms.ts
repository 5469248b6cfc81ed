import type { PiecePart } from '../piece-plan.ts';
import { aside, type Built, fields, group, part, unit } from './parts.ts';

/** Beds with their walls and bedsides. */

/** A hung box of two drawers of 130 mm under a stone top, its lower edge 300 mm over the floor. */
export function bedside(x0: number, width: number): readonly PiecePart[] {
  const [x1, z, deep, t] = [x0 + width, 300, 420, 18];
  return [
    part('body', [x0 + t, -deep, z, x1 - t, -30, z + 260]),
    ...[x0, x1 - t].map((x) => part('end-panel', [x, -deep - t, z, x + t, -30, z + 260])),
    ...[z, z + 130].map((a) => part('drawer', [x0 + t, -deep - t, a, x1 - t, -deep, a + 130])),
    part('top', [x0, -deep - t - 4, z + 260, x1, -30, z + 280]),
  ];
}

/** Channels of upholstery between two slim frames, up to `top`; `y` is its back. */
export function channelled(half: number, y: number, top: number, count: number): readonly PiecePart[] {
  return [
    part('headboard', [-half, y - 85, 300, half, y, top], { form: 'soft', count }),
    part('frame', [-half - 12, y - 90, 290, half + 12, y, top + 12]),
  ];
}

/** A low frame on a plinth set back, and a mattress 1800 mm wide. */
export function bedParts(plinth: number): readonly PiecePart[] {
  return [
    part('bed', [-920, -2220, 100, 920, -120, 270]),
    part('plinth', [-plinth, -2060, 0, plinth, -200, 100]),
    part('mattress', [-904, -2204, 250, 904, -126, 470], { form: 'soft' }),
  ];
}

/** Two rows of veneer fields, floor to ceiling in a room of 5100 by 2750 mm, with bed, bedsides and bench. */
export function bedWall(): Built {
  const [x0, x1, height] = [-2550, 2550, 2750];
  const panels = fields(x0, x1, 8).flatMap(([a, b]) => [
    part('panel', [a, -30, 60, b, -10, 1150]),
    part('panel', [a, -30, 1150, b, -10, height]),
  ]);
  const bench = [
    part('bench', [-704, -2724, 360, 704, -2316, 472], { form: 'soft' }),
    ...[-600, 600].map((x) => part('leg', [x - 12, -2700, 0, x + 12, -2340, 360])),
  ];
  return {
    groups: [
      group('wall', panels),
      group('bed', [...channelled(1120, -30, 1148, 10), ...bedParts(780)]),
      group('left-bedside', bedside(-1820, 660)),
      group('right-bedside', bedside(1160, 660)),
      aside('above', group('bench', bench)),
    ],
  };
}

/** Mouldings on the wall behind the bed: three upper and three lower fields, dado and skirting, in a room of 5400 by 3000 mm. */
const mouldings: readonly PiecePart[] = [
  ...[
    [-2520, -1500],
    [-1360, 1360],
    [1500, 2520],
  ].flatMap(([a = 0, b = 0]) => [
    part('panel', [a, -18, 1040, b, 0, 2660]),
    part('panel', [a, -18, 240, b, 0, 840]),
  ]),
  part('dado', [-2700, -22, 920, 2700, 0, 962]),
  part('skirting', [-2700, -14, 0, 2700, 0, 160]),
];

function turnedLegs(half: number, ys: readonly number[], radius: number, top: number): readonly PiecePart[] {
  return [-half, half].flatMap((x) =>
    ys.map((y) => part('foot', [x - radius, y - radius, 0, x + radius, y + radius, top], { form: 'turned' })),
  );
}

/** A chest of three framed drawers, its left edge on x 0. */
const framedChest: readonly PiecePart[] = [
  ...unit('drawers3', { x: [0, 680], z: [100, 620], y: -420, thick: 22 }),
  part('plinth', [20, -400, 0, 660, -20, 100]),
  part('top', [-12, -455, 620, 692, 0, 645]),
  ...[-1, 660].map((x) => part('end-panel', [x, -440, 100, x + 21, 0, 620])),
];

/** An upholstered bed with a crowned, buttoned headboard between two framed chests. */
export function upholsteredBed(): Built {
  const bed = [
    part('headboard', [-1040, -110, 280, 1040, -25, 1388], { form: 'crowned' }),
    ...[-1040, 1000].map((x) => part('leg', [x, -70, 0, x + 40, -30, 280])),
    part('bed', [-950, -2240, 120, 950, -100, 320], { form: 'soft' }),
    ...turnedLegs(820, [-2120, -250], 34, 130),
    part('mattress', [-924, -2224, 250, 924, -126, 510], { form: 'soft' }),
  ];
  const bench = [
    part('bench', [-685, -2985, 360, 685, -2515, 484], { form: 'soft' }),
    ...turnedLegs(580, [-2900, -2600], 26, 360),
  ];
  return {
    groups: [
      group('bed', bed, { y: -30 }),
      group('left-chest', framedChest, { x: -1920, y: -30 }),
      group('right-chest', framedChest, { x: 1240, y: -30 }),
      group('wall', mouldings),
      aside('above', group('bench', bench)),
    ],
  };
}
