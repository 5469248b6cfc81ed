import type { PiecePart } from '../piece-plan.ts';
import { type BayBuild, type BayKind, bayParts } from './bays.ts';
import { aside, type Built, fields, fronts, group, part } from './parts.ts';

/** Walk-in and hinged wardrobes. */

/** Height of the walk-in's room: its posts stand from floor to ceiling. */
const ROOM = 2750;
const OPEN: BayBuild = { shelf: [-560, -30, 26], drawers: -530 };

/** Planes of the posts before and behind the shelves, half a post's thickness, height of the rails that end them. */
const [POSTS, POST, RAIL] = [[-555, -100], 11, 24];

/** Posts under a rail at the ceiling and shelves over a length, one bay for each kind. */
export function openRun(length: number, kinds: readonly BayKind[], height = ROOM): readonly PiecePart[] {
  const edges = fields(0, length, kinds.length);
  const posts = [0, ...edges.map(([, end]) => end)].flatMap((x) =>
    POSTS.map((y) => part('post', [x - POST, y - POST, 0, x + POST, y + POST, height - RAIL])),
  );
  const rails = POSTS.map((y) =>
    part('rail', [-POST, y - POST, height - RAIL, length + POST, y + POST, height]),
  );
  const bays = kinds.flatMap((kind, number) => {
    const [a, b] = edges[number] ?? [0, 0];
    return bayParts(kind, { x0: a + 12, x1: b - 12, foot: 0, top: 2420, number }, OPEN);
  });
  return [
    part('lining', [0, -22, 0, length, -2, height - 20]),
    ...posts,
    ...rails,
    ...bays,
    part('top', [0, -560, 2470, length, -30, 2500]),
  ];
}

/** A chest of four drawers in the middle of the room. */
function chest(): readonly PiecePart[] {
  const [x0, y0, x1, y1] = [-620, -3150, 620, -2050];
  return [
    part('body', [x0 + 30, y0 + 30, 70, x1 - 30, y1 - 30, 870]),
    part('plinth', [x0 + 60, y0 + 60, 0, x1 - 60, y1 - 60, 70]),
    part('top', [x0 - 8, y0 - 8, 870, x1 + 8, y1 + 8, 892]),
    ...fields(70, 864, 4).map(([a, b]) => part('drawer', [x0 + 24, y0, a, x1 - 24, y0 + 22, b])),
    ...[x0, x1 - 22].map((x) => part('end-panel', [x, y0, 70, x + 22, y1, 868])),
    part('panel', [x0, y1 - 22, 70, x1, y1, 868]),
  ];
}

/** Three sides of a room 4900 mm wide, and a chest. */
export function walkIn(): Built {
  return {
    groups: [
      group('back', openRun(3660, ['double', 'bags', 'long', 'shelves']), { x: -1830 }),
      aside(
        'right',
        group('right', openRun(3600, ['shelves', 'double', 'long', 'double']), {
          x: 2450,
          y: -600,
          turn: -90,
        }),
      ),
      aside(
        'left',
        group('left', openRun(2400, ['long', 'double', 'shelves']), { x: -2450, y: -3000, turn: 90 }),
      ),
      aside('above', group('island', chest())),
    ],
  };
}

/** Four hinged units of 940 mm under a cornice; every second is divided over its lower doors. */
export function hinged(): Built {
  const [unit, count, top, foot, depth] = [940, 4, 2560, 140, 600];
  const length = unit * count;
  const units = fields(0, length, count).flatMap((x, bay) => {
    const cuts = bay % 2 ? [foot, 860, top] : [foot, top];
    return [
      part('plinth', [x[0], -depth + 45, 0, x[1], -30, foot], { bay }),
      part('body', [x[0], -depth, foot, x[1], 0, top], { bay }),
      ...cuts
        .slice(1)
        .flatMap((end, i) => fronts('doors2', { x, z: [cuts[i] ?? 0, end], y: -depth, thick: 22, bay })),
    ];
  });
  const stiles = [1, 2, 3].map((i) => part('stile', [i * unit - 30, -636, foot, i * unit + 30, -600, top]));
  const parts = [
    ...units,
    part('base', [-20, -610, 0, length + 20, 0, foot]),
    ...[-22, length].map((x) => part('end-panel', [x, -622, foot, x + 22, 0, top])),
    part('cornice', [-132, -734, top, length + 132, 0, top + 150]),
    part('header', [0, -600, top, length, 0, top + 50]),
    ...stiles,
  ];
  return { groups: [group('wardrobe', parts, { x: -2150, y: -20 })] };
}
