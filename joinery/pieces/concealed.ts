import type { PiecePart } from '../piece-plan.ts';
import { bayParts } from './bays.ts';
import { type Built, fields, group, part } from './parts.ts';

/** Furniture behind a wall of panels, and behind doors that fold into pockets. */

/** Heights at which every panel of the wall is cut. */
const [FOOT, CUT] = [100, 920];
/** Which panel of the wall is a door one walks through, from 0. */
const DOOR = 2;
/** Thickness of panels and fronts. */
const FRONT = 22;

/**
 * Eight panels of 695 mm in a room of 5600 by 3000 mm; the third is a door, shut, its plinth part of the leaf; the fifth and
 * sixth are the leaves of a wardrobe and stand open.
 */
export function panelledWall(): Built {
  const [x0, x1, height, y] = [-2780, 2780, 3000, -600];
  const top = height - 100;
  const cells = fields(x0, x1, 8);
  const [a, c] = [cells[4]?.[0] ?? 0, cells[5]?.[1] ?? 0];
  const levels = [
    [FOOT, CUT],
    [CUT, top],
  ] as const;
  const closed = cells.flatMap(([u, v], bay) =>
    bay === DOOR || bay === 4 || bay === 5
      ? []
      : [
          part('body', [u, -580, 0, v, -10, top], { bay }),
          ...levels.map(([z0, z1]) => part('panel', [u, y - FRONT, z0, v, y, z1], { bay })),
        ],
  );
  const leaf = (u: number, v: number, bay: number, hinge: 'left' | 'right', ajar: number) =>
    levels.map(([z0, z1]) => part('door', [u, y - 2, z0, v, y + 20, z1], { bay, hinge, ajar }));
  const [p, q] = cells[DOOR] ?? [0, 0];
  const door = levels.map(([z0, z1]) =>
    part('door', [p, y - FRONT, z0, q, y, z1], { bay: DOOR, hinge: 'left' }),
  );
  const inside: readonly PiecePart[] = [
    part('lining', [a, -30, FOOT, c, -10, top]),
    ...[a, c - 20].map((x) => part('upright', [x, -580, FOOT, x + 20, -30, top])),
    ...[FOOT, top - 20].map((z) => part('floor-board', [a + 20, -580, z, c - 20, -30, z + 20])),
    ...bayParts(
      'long',
      { x0: a + 20, x1: c - 20, foot: FOOT, top: top - 20, number: 4 },
      { shelf: [-550, -30, 22], drawers: -520, floor: 20 },
    ),
  ];
  const plinths = [
    part('plinth', [x0, y, 0, p, -10, FOOT]),
    part('plinth', [p, y, 0, q, y + FRONT, FOOT]),
    part('plinth', [q, y, 0, a, -10, FOOT]),
    part('plinth', [a, y + 40, 0, c, -10, FOOT]),
    part('plinth', [c, y, 0, x1, -10, FOOT]),
  ];
  const parts = [
    ...closed,
    ...door,
    ...inside,
    ...leaf(a + 4, a + 695, 4, 'left', 104),
    ...leaf(c - 695, c - 4, 5, 'right', 97),
    ...plinths,
    part('header', [x0, y - FRONT, top, x1, -10, height]),
  ];
  return { groups: [group('wall', parts)] };
}

/** The dressing table in the niche: three drawers under the top, two pedestals of two; its left end on x 0. */
function dressingTable(): readonly PiecePart[] {
  const [width, pedestal] = [2004, 448];
  return [
    part('body', [0, -500, 600, width, 0, 735]),
    ...fields(0, width, 3).map(([a, b]) => part('drawer', [a, -500 - FRONT, 600, b, -500, 735])),
    part('top', [0, -560, 735, width, 0, 757]),
    ...[0, width - pedestal].flatMap((x) => [
      part('body', [x, -480, 80, x + pedestal, 0, 600]),
      ...fields(80, 600, 2).map(([a, b]) => part('drawer', [x, -480 - FRONT, a, x + pedestal, -480, b])),
    ]),
  ];
}

/** Two tall units at each side of a niche of 2040 mm, whose doors stand folded in their pockets. */
export function pocketDoors(): Built {
  const [x0, x1, niche, height, deep] = [-2480, 2480, 1020, 2850, 620];
  const top = height - 60;
  const tall = [
    [x0, -niche - 70],
    [niche + 70, x1],
  ].flatMap(([lo = 0, hi = 0]) =>
    fields(lo, hi, 2).flatMap(([a, b], i) => [
      part('plinth', [a, -deep + 67, 0, b, -30, 80]),
      part('body', [a, -deep + FRONT, 80, b, 0, top]),
      part('door', [a, -deep, 80, b, -deep + FRONT, top], { hinge: i ? 'left' : 'right' }),
    ]),
  );
  const pockets = [-niche - 70, niche + 2].flatMap((lo) => [
    part('pocket', [lo, -deep, 0, lo + 18, -10, top]),
    part('pocket', [lo + 50, -deep, 0, lo + 68, -10, top]),
    part('leaf', [lo + 22, -deep - 50, 90, lo + 44, -30, top - 10]),
  ]);
  const inside = [
    part('lining', [-niche, -30, 0, niche, -12, top]),
    ...[-niche, niche - 18].map((x) => part('upright', [x, -deep + 10, 0, x + 18, -30, top])),
    part('shelf', [-niche, -deep + 10, 2200, niche, -30, 2222]),
    part('mirror', [-484, -56, 936, 484, -36, 1904], { form: 'disc' }),
  ];
  return {
    groups: [
      group('cabinet', [...tall, ...pockets, part('header', [x0, -deep, top, x1, -10, height]), ...inside]),
      group('dressing-table', dressingTable(), { x: -niche + 18, y: -30 }),
    ],
  };
}
