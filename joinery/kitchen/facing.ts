import { baseRun, splashTop } from './base-run.ts';
import { divide } from './bays.ts';
import type { Furnishing } from './layouts.ts';
import { draft, HERE, type Site } from './site.ts';
import { tallBlock } from './tall-block.ts';
import { floatingShelf, wallAbove } from './wall-units.ts';

/** Two facing runs, the window at the end of the aisle; the second stands on the wall opposite. */
export function facing(site: Site): Furnishing {
  const { x0, x1, y0 } = site.room;
  const run0 = x0 + 1900;
  const hob = run0 + 1750;
  const division = divide({ x0: run0, x1, sink: run0 + 750, hob });
  const back = draft('back', HERE);
  tallBlock(site, back, x0 + 20, run0);
  baseRun(site, back, division, splashTop(site));
  wallAbove(site, back, run0, x1, hob);
  const second = draft('facing', { x: x1, y: y0, turn: 180 });
  const length = x1 - x0 - 20;
  baseRun(site, second, divide({ x0: 0, x1: length }), 1120);
  floatingShelf(second, 600, length - 500, 1500);
  return {
    runs: [back, second],
    seats: [],
    tables: [],
    pendants: [],
    spots: [1100, 2500, 3900].map((from) => [x0 + from, Math.round(y0 / 2)] as const),
    stands: { sink: division.basin.beside, wall: run0 + 2350, end: run0 + 2600 },
  };
}
