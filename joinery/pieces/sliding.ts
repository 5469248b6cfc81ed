import type { What } from '#content/schemas/furniture.ts';
import type { PiecePart } from '../piece-plan.ts';
import { type BayBuild, type BayKind, bayParts } from './bays.ts';
import { type Built, fields, group, part } from './parts.ts';

/** Sliding wardrobes, doors and dividers: a leaf is 32 mm deep and hangs 12 mm over the floor. */

const BUILT_IN: BayBuild = { shelf: [-540, -30, 22], drawers: -500 };
const [LEAF, CLEAR] = [32, 12];

/** Dividers at the right of every bay, and what the bays hold. */
function bays(
  edges: readonly (readonly [number, number])[],
  kinds: readonly BayKind[],
  z0: number,
  top: number,
) {
  return kinds.flatMap((kind, number) => {
    const [a, b] = edges[number] ?? [0, 0];
    return [
      part('divider', [b - 11, -560, z0, b + 11, -30, top], { bay: number }),
      ...bayParts(kind, { x0: a + 11, x1: b - 11, foot: z0, top, number }, BUILT_IN),
    ];
  });
}

/** Two leaves before three bays: one of veneer, one of mirror, each half of the width and 30 mm more. */
export function slidingWardrobe(): Built {
  const [x0, x1, top] = [-1750, 1750, 2420];
  const leaf = (x1 - x0) / 2 + 30;
  const edges = [
    [x0, x0 + 1160],
    [x0 + 1160, x0 + 2320],
    [x0 + 2320, x1],
  ] as const;
  const parts = [
    ...[x0 - 30, x1].map((x) => part('end-panel', [x, -680, 0, x + 30, -10, top + 90])),
    part('header', [x0, -680, top, x1, -10, top + 90]),
    part('lining', [x0, -30, 0, x1, -12, top]),
    part('floor-board', [x0, -660, 0, x1, -10, 60]),
    ...bays(edges, ['double', 'long', 'shelves'], 60, top),
    part('leaf', [x1 - leaf, -671, 50, x1, -641, top]),
    part('mirror', [x0 + 720, -631, 50, x0 + 720 + leaf, -601, top]),
  ];
  return { groups: [group('wardrobe', parts)] };
}

/** A framed leaf: the whole, and its bars between the stiles. */
export function framed(
  x0: number,
  x1: number,
  y: number,
  top: number,
  frame: number,
  bars: readonly number[],
) {
  return [
    part('glass', [x0, y, CLEAR, x1, y + LEAF, top]),
    ...bars.map((z) => part('stretcher', [x0 + frame, y, z, x1 - frame, y + LEAF, z + frame])),
  ];
}

/** Three framed leaves on two tracks before four bays, each a little wider than its bay. */
export function slidingDoor({ frame }: Extract<What, { kind: 'sliding-door' }>): Built {
  const [x0, x1, top] = [-1950, 2680, 2750];
  const width = (x1 - x0) / 4;
  const leaves = [
    [x0, x0 + width * 1.03, -700],
    [x0 + width * 0.94, x0 + width * 1.97, -740],
    [x1 - width * 1.03, x1, -700],
  ] as const;
  const parts: readonly PiecePart[] = [
    part('lining', [x0, -30, 0, x1, -12, top]),
    part('end-panel', [x0 - 30, -800, 0, x0, -10, top]),
    ...bays(fields(x0, x1, 4), ['double', 'bags', 'long', 'shelves'], 0, top),
    ...leaves.flatMap(([a, b, y]) => framed(Math.round(a), Math.round(b), y, top - 6, frame.width, [1020])),
    part('track', [x0, -760, top - 6, x1, -660, top]),
    part('track', [x0, -760, 0, x1, -660, 4]),
  ];
  return { groups: [group('doors', parts)] };
}

/** Four glazed leaves from floor to ceiling in a room of 6000 by 2800 mm, in five fields, the middle one open. */
export function divider(): Built {
  const [x0, y, height, leaf, frame] = [-3000, -1550, 2800, 1200, 30];
  const top = height - 50;
  const leaves = [
    [0, 1.02, 0],
    [0.98, 2, 40],
    [3, 4.02, 40],
    [3.98, 5, 0],
  ] as const;
  const parts = leaves.flatMap(([a, b, dy]) => {
    const [from, to] = [Math.round(x0 + a * leaf), Math.round(x0 + b * leaf)];
    const middle = (from + to) / 2;
    return [
      ...framed(from + 3, to, y + dy, top, frame, [700, 2080]),
      part('mullion', [middle - 10, y + dy, 30, middle + 10, y + dy + LEAF, top - 20]),
    ];
  });
  const tracks = [
    part('track', [x0, y - 20, top, -x0, y + 90, height]),
    part('track', [x0, y - 20, 0, -x0, y + 90, 4]),
  ];
  return { groups: [group('divider', [...parts, ...tracks])] };
}
