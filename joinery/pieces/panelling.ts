import type { PiecePart } from '../piece-plan.ts';
import { aside, type Built, group, part } from './parts.ts';

/** Panelling of a gallery 3500 mm wide, 8600 long and 3300 high: two walls, each in a frame along itself. */
const [LENGTH, HEIGHT, HALF] = [8600, 3300, 1750];
/** Middles of the pilasters: 350 from the end and 1950 apart. */
const [FIRST, PITCH, COUNT] = [350, 1950, 5];
/** Where the pilasters end below the cornice. */
const CAPITAL = HEIGHT - 160;

/** Block, shaft, six flutes between two bands, and a capital of two steps. */
function pilaster(x: number): readonly PiecePart[] {
  const [half, top] = [120, CAPITAL];
  return [
    part('base', [x - half - 12, -46, 0, x + half + 12, 0, 220]),
    part('pilaster', [x - half, -22, 220, x + half, 0, top - 140]),
    part('slat', [x - half, -34, 300, x + half, -22, top - 220], { form: 'flutes', count: 6 }),
    part('joint', [x - half, -34, 220, x + half, -20, 300]),
    part('joint', [x - half, -34, top - 220, x + half, -20, top - 140]),
    part('header', [x - half - 10, -44, top - 140, x + half + 10, 0, top - 110]),
    part('header', [x - half - 26, -64, top - 110, x + half + 26, 0, top - 30]),
  ];
}

/** Lower and upper field between pilasters at a and b, and the dado between them. */
function fieldsBetween(a: number, b: number): readonly PiecePart[] {
  return [
    part('panel', [a + 240, -18, 280, b - 240, 0, 860]),
    part('panel', [a + 240, -18, 1060, b - 240, 0, HEIGHT - 300]),
    part('dado', [a + 120, -22, 930, b - 120, 0, 972]),
  ];
}

/** A box with a lattice under a stone shelf. */
function screen(x0: number, x1: number): readonly PiecePart[] {
  return [
    part('plinth', [x0, -200, 0, x1, 0, 140]),
    ...[x0, x1 - 70].map((x) => part('upright', [x, -200, 140, x + 70, 0, 840])),
    part('stretcher', [x0 + 70, -200, 770, x1 - 70, 0, 840]),
    part('screen', [x0 + 66, -196, 136, x1 - 66, -184, 774]),
    part('screen-top', [x0 - 20, -230, 840, x1 + 20, 0, 870]),
  ];
}

/** What runs along a whole wall. */
const along: readonly PiecePart[] = [
  part('skirting', [0, -22, 0, LENGTH, 0, 200]),
  part('cornice', [0, -140, HEIGHT - 160, LENGTH, 0, HEIGHT]),
];

/** Pilasters from the far end; screens below the windows of the first and third bay, fields in the others. */
function windowWall(): readonly PiecePart[] {
  const at = (i: number) => LENGTH - FIRST - i * PITCH;
  return [
    ...Array.from({ length: COUNT }, (_, i) => pilaster(at(i))).flat(),
    ...[1, 3].flatMap((i) => fieldsBetween(at(i + 1), at(i))),
    ...[2, 0].flatMap((i) => screen(at(i + 1) + 375, at(i) - 375)),
    ...along,
  ];
}

/** Pilasters from the far end with fields in all four bays. */
function plainWall(): readonly PiecePart[] {
  const at = (i: number) => FIRST + i * PITCH;
  return [
    ...Array.from({ length: COUNT }, (_, i) => pilaster(at(i))).flat(),
    ...[0, 1, 2, 3].flatMap((i) => fieldsBetween(at(i), at(i + 1))),
    ...along,
  ];
}

/** The wall with the windows, and the one opposite. */
export function panelling(): Built {
  return {
    groups: [
      group('window-wall', windowWall(), { x: -HALF, y: -LENGTH, turn: 90 }),
      aside('facing', group('plain-wall', plainWall(), { x: HALF, turn: -90 })),
    ],
  };
}
