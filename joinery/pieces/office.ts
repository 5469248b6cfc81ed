import type { PiecePart } from '../piece-plan.ts';
import { aside, type Built, fields, group, type Layout, part, unit } from './parts.ts';

/** Desks, library walls and meeting tables; fronts are 20 mm thick. */

const FRONT = 20;

/** Bays of the library wall, from left to right; the desk grows out of the third. */
const BAYS = [
  [-2780, -1780],
  [-1780, -850],
  [-850, 1050],
  [1050, 1930],
  [1930, 2780],
] as const;
const DESK = 2;

function libraryBay([a, b]: readonly [number, number], bay: number, top: number): readonly PiecePart[] {
  const sides = [a, b - 22].map((x) =>
    part('upright', [x, -360, bay === DESK ? 740 : 0, x + 22, -16, top], { bay }),
  );
  const shelf = (z: number) => part('shelf', [a + 22, -340, z - 22, b - 22, -16, z], { bay });
  if (bay === DESK) return [...sides, ...[1460, 1800, 2140, 2460].map(shelf)];
  return [
    ...sides,
    part('plinth', [a + 22, -330, 0, b - 22, -20, 80], { bay }),
    part('top', [a, -400, 720, b, -16, 745], { bay }),
    ...[1120, 1460, 1800, 2140, 2460].map(shelf),
  ];
}

/** Shelves to the ceiling of a room of 5600 by 2850 mm over closed units, a desk in the middle. */
export function libraryWall(): Built {
  const [x0, x1, height] = [-2780, 2780, 2850];
  const top = height - 40;
  const [d0, d1] = BAYS[DESK];
  const units = BAYS.flatMap(([a, b], bay) => {
    if (bay === DESK) return [];
    const layout: Layout = bay % 2 ? 'doors2' : 'drawers3';
    // Between the uprights and flush with them: before them a slot of two uprights' thickness stood black between neighbours.
    const field = { x: [22, b - a - 22], z: [80, 720], y: -360 + 16 + FRONT, thick: FRONT, bay } as const;
    return [group(`unit-${bay}`, unit(layout, field), { x: a, y: -16 })];
  });
  const wall = [
    part('lining', [x0, -16, 0, x1, -1, height]),
    ...BAYS.flatMap((edges, bay) => libraryBay(edges, bay, top)),
    part('header', [x0, -360, top, x1, -16, height]),
    part('lining', [d0 + 22, -30, 760, d1 - 22, -16, 1430], { bay: DESK }),
  ];
  const desk = [
    part('top', [d0, -1020, 700, d1, -30, 742]),
    ...[d0, d1 - 30].map((x) => part('leg', [x, -1000, 0, x + 30, -30, 700])),
  ];
  const pedestal = unit('drawers3', { x: [0, 450], z: [100, 680], y: -500, thick: FRONT });
  return {
    groups: [
      group('wall', wall),
      ...units,
      group('desk', desk),
      group('pedestal', pedestal, { x: d1 - 480, y: -420 }),
    ],
  };
}

/** Equal units of two doors side by side over one plinth. */
function row(
  count: number,
  width: number,
  z: readonly [number, number],
  depth: number,
): readonly PiecePart[] {
  return [
    ...fields(0, count * width, count).flatMap((x) => unit('doors2', { x, z, y: -depth, thick: FRONT })),
    part('plinth', [0, -depth + 45, 0, count * width, -30, z[0]]),
  ];
}

/** A pedestal of three drawers that stands with its back to who looks. */
const pedestal: readonly PiecePart[] = [
  ...unit('drawers3', { x: [0, 480], z: [60, 700], y: -800, thick: FRONT }, 700),
  part('plinth', [30, -770, 0, 450, -30, 60]),
  part('panel', [0, 0, 60, 480, 18, 700]),
];

/** A desk of 2200 by 950 mm on two pedestals, its return at the right, a credenza at the wall. */
export function executiveDesk(): Built {
  const [x0, x1, y0, y1, z] = [-950, 1250, -3150, -2200, 750];
  const desk = [
    part('top', [x0, y0, z - 45, x1, y1, z]),
    part('panel', [x0 + 520, y0 + 50, 100, x1 - 520, y0 + 75, 700]),
    part('joint', [x0, y0 - 1, z - 52, x1, y1, z - 46]),
  ];
  const side: readonly PiecePart[] = [
    ...unit('drawers2', { x: [0, 550], z: [60, 620], y: -440, thick: FRONT }, 620),
    ...unit('doors2', { x: [550, 1100], z: [60, 620], y: -440, thick: FRONT }, 620),
    part('plinth', [20, -400, 0, 1080, -30, 60]),
    part('top', [-10, -480, 622, 1098, 10, 650]),
  ];
  const credenza = [
    ...row(4, 800, [60, 660], 440),
    ...[-20, 3200].map((x) => part('end-panel', [x, -455, 60, x + 20, 0, 660])),
    part('top', [-20, -480, 660, 3220, 0, 690]),
  ];
  return {
    groups: [
      group('desk', desk),
      group('left-pedestal', pedestal, { x: x0 + 520, y: y0 + 80, turn: 180 }),
      group('right-pedestal', pedestal, { x: x1 - 40, y: y0 + 80, turn: 180 }),
      group('return', side, { x: x1, y: y1 + 1100, turn: -90 }),
      aside('facing', group('credenza', credenza, { x: -1600, y: -20 })),
    ],
  };
}

/** A table of 3200 by 1200 mm with a cable spine of 126 mm, and a credenza of five units. */
export function meetingTable(): Built {
  const [x, y, z, half] = [-100, -3000, 740, 1600];
  const frames = [-1150, 1150].flatMap((dx) => [
    part('foot', [x + dx - 30, y - 450, 30, x + dx + 30, y + 450, 80]),
    part('leg', [x + dx - 30, y - 60, 80, x + dx + 30, y + 60, z - 90]),
    part('apron', [x + dx - 30, y - 500, z - 90, x + dx + 30, y + 500, z - 31]),
  ]);
  const table = [
    part('top', [x - half, y - 600, z - 30, x + half, y - 65, z]),
    part('top', [x - half, y + 65, z - 30, x + half, y + 600, z]),
    part('spine', [x - half, y - 63, z - 28, x + half, y + 63, z - 4]),
    ...frames,
    part('stretcher', [x - 1150, y - 30, 300, x + 1150, y + 30, 360]),
  ];
  const credenza = [...row(5, 760, [140, 740], 460), part('top', [-20, -500, 740, 3820, 0, 770])];
  return {
    groups: [group('table', table), aside('facing', group('credenza', credenza, { x: -1900, y: -20 }))],
  };
}
