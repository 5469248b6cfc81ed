import type { PiecePart } from '../piece-plan.ts';
import { type Built, fields, fronts, group, part, unit } from './parts.ts';

/** Media walls, libraries and sideboards. */

/** Five veneer fields and three lit uprights over a stone plinth, wall to wall in a room of 5800 by 2800 mm. */
export function mediaWall(): Built {
  const [x0, x1, end, height] = [-2880, 1150, 2900, 2800];
  const top = height - 30;
  const middle = (x1 + end) / 2;
  const parts = [
    part('lining', [x0, -50, 0, end, -1, height]),
    ...fields(x0, x1, 5).map(([a, b]) => part('panel', [a, -75, 400, b, -50, top])),
    part('base', [x0 + 250, -560, 200, end - 20, -50, 400]),
    part('plinth', [x0 + 350, -500, 0, end - 100, -50, 200]),
    part('television', [-1750, -125, 800, 150, -85, 1870]),
    part('lining', [x1, -75, 400, end, -50, top]),
    ...[x1, middle, end - 22].map((x) => part('upright', [x, -360, 400, x + 22, -60, top])),
    ...[860, 1320, 1780, 2240].map((z) => part('shelf', [x1 + 22, -350, z - 24, end - 22, -60, z])),
    part('header', [x0, -360, top, end, -50, height]),
  ];
  return { groups: [group('wall', parts)] };
}

/** One bay of a library: a unit of two doors, four shelves over it, a pair of glazed doors where it is a vitrine. */
function libraryBay(width: number, top: number, glazed: boolean): readonly PiecePart[] {
  const pane = { x: [0, 0], z: [890, top - 20], y: -330, thick: 22 } as const;
  const [left, right] = fronts('doors2', { ...pane, x: [30, width - 30] });
  const panes = glazed && left && right ? [left, right] : [];
  return [
    ...unit('doors2', { x: [0, width], z: [120, 860], y: -420, thick: 22 }),
    part('plinth', [0, -360, 0, width, -30, 120]),
    ...[0, width - 30].map((x) => part('upright', [x, -330, 890, x + 30, 0, top])),
    part('lining', [30, -12, 890, width - 30, 0, top]),
    part('ceiling-board', [30, -330, top - 30, width - 30, 0, top]),
    ...[1270, 1620, 1970, 2300].map((z) => part('shelf', [30, -310, z - 26, width - 30, -12, z])),
    ...panes.map(({ box, hinge }) => part('glass', box, hinge ? { hinge } : {})),
    part('stile', [-20, -352, 890, 50, -330, top]),
  ];
}

/** Five bays under one cornice, the outer two glazed, in a room of 5600 mm. */
export function library(): Built {
  const [x0, x1, top] = [-2680, 2680, 2620];
  const bays = fields(x0, x1, 5).map(([a, b], i) =>
    group(`bay-${i + 1}`, libraryBay(b - a, top, i === 0 || i === 4), { x: a, y: -20 }),
  );
  const frame = [
    part('top', [x0 - 10, -480, 860, x1 + 10, 0, 890]),
    part('stile', [x1 - 30, -372, 890, x1 + 20, -350, top]),
    part('cornice', [x0 - 105, -457, top, x1 + 105, 0, top + 120]),
    part('header', [x0, -350, top, x1, 0, top + 50]),
  ];
  return { groups: [...bays, group('frame', frame)] };
}

/** Round feet of 22 mm. */
function feet(xs: readonly number[], ys: readonly number[]): readonly PiecePart[] {
  return xs.flatMap((x) =>
    ys.map((y) => part('foot', [x - 11, y - 11, 0, x + 11, y + 11, 160], { form: 'turned' })),
  );
}

/** Four doors of 700 mm in one frame on feet. */
function sideboard(length: number): readonly PiecePart[] {
  const units = fields(0, length, 4).flatMap(([a, b], i) => [
    part('body', [a, -440, 180, b, 0, 600]),
    part('door', [a, -480, 182, b, -460, 600], { hinge: i % 2 ? 'right' : 'left' }),
  ]);
  return [
    ...[-22, length].map((x) => part('end-panel', [x, -482, 160, x + 22, 0, 600])),
    part('top', [-22, -482, 600, length + 22, 0, 622]),
    part('floor-board', [0, -460, 160, length, 0, 180]),
    ...units,
    ...feet([100, length - 100], [-400, -70]),
  ];
}

/** A glazed cabinet of two doors and four glass shelves on feet. */
function displayCabinet(width: number, top: number): readonly PiecePart[] {
  return [
    ...[0, width - 22].map((x) => part('end-panel', [x, -400, 160, x + 22, 0, top])),
    ...[160, top - 22].map((z) => part('floor-board', [22, -400, z, width - 22, 0, z + 22])),
    part('lining', [22, -14, 180, width - 22, -2, top - 20]),
    ...[520, 880, 1240, 1600].map((z) => part('shelf', [22, -360, z - 8, width - 22, -20, z])),
    part('glass', [0, -420, 162, width / 2, -400, top], { hinge: 'left' }),
    part('glass', [width / 2, -420, 162, width, -400, top], { hinge: 'right' }),
    ...feet([80, width - 80], [-340, -60]),
  ];
}

/** A long sideboard and a slim cabinet beside it. */
export function sideboards(): Built {
  return {
    groups: [
      group('sideboard', sideboard(2800), { x: -1750, y: -20 }),
      group('cabinet', displayCabinet(900, 1950), { x: 1420, y: -20 }),
    ],
  };
}
