import type { Place } from '../plan.ts';
import { backKitchen } from './back-kitchen.ts';
import { baseRun, splashTop } from './base-run.ts';
import { divide } from './bays.ts';
import { secondAt } from './facts.ts';
import { chairs, pendants, spread, stools } from './furniture.ts';
import { type Extent, island } from './island.ts';
import type { Furnishing } from './layouts.ts';
import { duoDoor } from './room.ts';
import { addLight, addPart, D, type Draft, draft, HERE, type Site } from './site.ts';
import { framedEnd, tallBlock } from './tall-block.ts';
import { nicheHead, wallAbove } from './wall-units.ts';

/** Widths of tall blocks, and the joint a block keeps from the wall. */
const [BLOCK, JOINT] = [1860, 20];
/** Middle of a sink from the run's free end. */
const SINK = 850;

/** From a hob's middle to what stands beside it against the wall: clear of the hob, and of a mantel's pilaster. */
const [BESIDE_HOB, BESIDE_PILASTER] = [620, 760];
const besideHob = (site: Site, hob: number) =>
  hob + (site.facts.front.ornament ? BESIDE_PILASTER : BESIDE_HOB);

type Wall = Pick<Furnishing, 'drawer' | 'stands'> & { run: Draft };

/** The tall block on the left, the run to the right of it. */
function tallLeft(site: Site): Wall {
  const { x0, x1 } = site.room;
  const run = draft('back', HERE);
  const [a, b] = [x0 + 1900, x1 - JOINT];
  const hob = Math.round(a + (b - a) * 0.36);
  const division = divide({ x0: a, x1: b, sink: b - SINK, hob });
  const { x: sink, beside } = division.basin;
  tallBlock(site, run, x0 + JOINT, a);
  baseRun(site, run, division, splashTop(site));
  wallAbove(site, run, a, b, hob);
  return {
    run,
    drawer: { near: hob + 620, sink, hob },
    stands: { sink: beside, wall: besideHob(site, hob), end: a + 280 },
  };
}

/** The run from the left wall, the tall block at its right. */
function tallRight(site: Site): Wall {
  const { x0, x1 } = site.room;
  const run = draft('back', HERE);
  const [a, b] = [x0 + JOINT, x1 - BLOCK];
  const hob = Math.round(a + (b - a) * 0.62);
  const division = divide({ x0: a, x1: b, sink: a + SINK, hob });
  const { x: sink, beside } = division.basin;
  baseRun(site, run, division, splashTop(site));
  wallAbove(site, run, a, b, hob);
  tallBlock(site, run, b, x1);
  return {
    run,
    drawer: { near: b - 680, sink, hob },
    stands: { sink: beside, wall: b - 680, end: b - 360 },
  };
}

/** Tall blocks left and right of a lit niche with the run in it. */
function inNiche(site: Site): Wall {
  const { x0, x1 } = site.room;
  const run = draft('back', HERE);
  const [a, b] = [x0 + 1260, x1 - BLOCK];
  const [hob, header] = [a + 1680, 2160];
  const division = divide({ x0: a, x1: b, sink: a + 550, hob });
  const { x: sink, beside } = division.basin;
  tallBlock(site, run, x0 + 10, a, false);
  tallBlock(site, run, b, x1);
  baseRun(site, run, division, header);
  nicheHead(site, run, [a, b], header);
  if (secondAt(site.facts, 'hood')) addPart(run, 'hood', hob - 480, -500, 1620, hob + 420, -20, header - 20);
  else {
    addPart(run, 'shelf', a + 40, -260, 1560, b - 40, -17, 1585);
    addLight(run, a + 50, b - 50, -60, 1560);
  }
  if (secondAt(site.facts, 'rail')) addPart(run, 'rail', a + 100, -63, 1292, b - 100, -47, 1308);
  return { run, drawer: { near: b - 320, sink, hob }, stands: { sink: beside, wall: b - 320 } };
}

/** Length of the island. @throws Error naming the kitchen whose record has none. */
function islandLength({ facts }: Site): number {
  const length = facts.plan.island?.length;
  if (length === undefined)
    throw new Error(`kitchens/${facts.slug}.json, plan.island: layout ${facts.layout} needs one`);
  return length;
}

/** Island before a run, its middle at `shift`. */
function islandBefore(site: Site, shift: number): Extent {
  const half = islandLength(site) / 2;
  const y1 = -D.worktopDepth - D.islandDistance;
  return { x0: shift - half, x1: shift + half, y0: y1 - D.islandWidth, y1 };
}

/** Stools evenly along the seats' side of an island. */
function along(site: Site, { x0, x1, y0 }: Extent) {
  const count = site.facts.plan.stools?.count ?? 0;
  const pitch = (x1 - x0 - 550) / count;
  const middle = (x0 + x1) / 2;
  const places = spread(count, (pitch * (count - 1)) / 2).map((x) => [middle + x, y0 - 20] as const);
  return stools(site, places, 0);
}

/** One wall and an island; in the evening set the run sits in a niche between tall blocks. */
export function withIsland(site: Site): Furnishing {
  const { tall } = site.facts.plan;
  const { run, ...wall } =
    tall === 'both' ? inNiche(site) : tall === 'left' ? tallLeft(site) : tallRight(site);
  const extent = islandBefore(site, -120);
  const count = site.facts.plan.pendants?.count ?? 0;
  const half = islandLength(site) / 2;
  const lamps = spread(count, count > 2 ? Math.min(750, half * 0.58) : half * 0.45).map((x) => x - 120);
  return {
    ...wall,
    runs: [run, island(site, extent)],
    seats: along(site, extent),
    tables: [],
    pendants: pendants(site, lamps, (extent.y0 + extent.y1) / 2),
    spots: [
      ...[-1900, -700, 500, 1750].map((x) => [x, -950] as const),
      ...[-1600, 0, 1600].map((x) => [x, -4000] as const),
    ],
  };
}

/** Chairs pulled out a little, each its own way. */
const AT_TABLE: readonly Place[] = [
  { x: -480, y: -540, turn: 4 },
  { x: 460, y: -600, turn: -14 },
  { x: -460, y: 540, turn: 178 },
  { x: 480, y: 560, turn: 184 },
];

/** One wall; a table in front of it. */
export function line(site: Site): Furnishing {
  const { run, ...wall } = tallRight(site);
  const [x, y] = [-350, -2850];
  return {
    ...wall,
    runs: [run],
    seats: chairs(site, x, y, AT_TABLE),
    tables: [{ box: [x - 950, y - 440, 0, x + 950, y + 440, 750], turned: false }],
    pendants: pendants(site, [x], y, 1560),
    spots: [-1900, -700, 500, 1750].map((at) => [at, -950] as const),
  };
}

/** The show kitchen with its island; beside its tall block a door half open on the back kitchen. */
export function duo(site: Site): Furnishing {
  const { x0, x1 } = site.room;
  const door = duoDoor(x1);
  const run = draft('back', HERE);
  const [a, b, end] = [x0 + JOINT, door.x0 - 1360, door.x0 - 100];
  const hob = Math.round(a + (b - a) * 0.56);
  const division = divide({ x0: a, x1: b, sink: a + 800, hob });
  const { x: sink, beside } = division.basin;
  baseRun(site, run, division, splashTop(site));
  wallAbove(site, run, a, b, hob);
  tallBlock(site, run, b, end);
  if (site.classic) framedEnd(site, run, end);
  const extent = islandBefore(site, -350);
  const half = islandLength(site) / 2;
  const lamps = spread(site.facts.plan.pendants?.count ?? 0, half * 0.5).map((x) => x - 350);
  return {
    runs: [run, island(site, extent), backKitchen(site, door)],
    seats: along(site, extent),
    tables: [],
    pendants: pendants(site, lamps, (extent.y0 + extent.y1) / 2),
    spots: [-1900, -500, 1000].map((x) => [x, -950] as const),
    drawer: { near: hob + 620, sink, hob },
    stands: { sink: beside, wall: besideHob(site, hob), end: b - 300 },
  };
}
