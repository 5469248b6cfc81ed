import type { Place } from '../plan.ts';
import { baseRun, LINING, POST, post, splashTop } from './base-run.ts';
import { divide } from './bays.ts';
import { secondAt } from './facts.ts';
import { chairs, pendants } from './furniture.ts';
import type { Furnishing } from './layouts.ts';
import { addPart, D, type Draft, draft, HERE, type Site, TALL_DEPTH } from './site.ts';
import { framedEnd, tallBlock } from './tall-block.ts';
import { wallAbove } from './wall-units.ts';

const JOINT = 20;
/** Width of the tall block at a return's free end. */
const BLOCK = 1260;
/** A return's bodies start this much before the worktop's front edge, so that the two worktops meet. */
const LAP = 3;
/** Where a return's plinth meets the one it stands square to. */
const TOE = D.bodyDepth - D.plinthSetback;

/** How far from the corner's wall the first front of a run that meets another begins: behind the other's fronts and its own post nothing opens. */
const blind = (site: Site) => D.bodyDepth + site.t + POST;

/** Run along the right wall: base units from the corner, then a tall block. */
function rightReturn(site: Site): Draft {
  const run = draft('right', { x: site.room.x1, y: 0, turn: -90 });
  const length = D.returnLength;
  const division = divide({ x0: blind(site), x1: length - BLOCK });
  const [toe, lined] = [[TOE, length - BLOCK] as const, [LINING, division.x1] as const];
  baseRun(site, run, { ...division, x0: D.worktopDepth - LAP, toe, lined }, splashTop(site));
  post(site, run, blind(site) - POST);
  tallBlock(site, run, length - BLOCK, length);
  if (site.classic) framedEnd(site, run, length);
  else if (secondAt(site.facts, 'end-panel'))
    addPart(run, 'fluted-panel', length, -TALL_DEPTH - site.t, D.plinth, length + site.t, 0, site.tallTop);
  return run;
}

/** The back run between the walls' ends, the hob at a share of its length; with `left` a run meets it there as well. */
function backRun(site: Site, share: number, { sink, left = false }: { sink?: number; left?: boolean }) {
  const [a, b] = [site.room.x0 + JOINT, site.room.x1];
  const [from, to] = [left ? site.room.x0 + blind(site) : a, b - blind(site)];
  const run = draft('back', HERE);
  const hob = Math.round(a + (b - a) * share);
  const division = divide({ x0: from, x1: to, sink: sink === undefined ? undefined : a + sink, hob });
  baseRun(site, run, { ...division, x0: a, x1: b }, splashTop(site));
  for (const x of [to, ...(left ? [from - POST] : [])]) post(site, run, x);
  wallAbove(site, run, a, b - D.wallUnitDepth - JOINT, hob);
  return { run, hob, basin: division.basin };
}

const AT_TABLE: readonly Place[] = [
  { x: -420, y: -540, turn: 4 },
  { x: 420, y: -560, turn: -4 },
  { x: -420, y: 540, turn: 178 },
  { x: 420, y: 560, turn: 183 },
];

/** L: back run with the hob, return along the right wall, a table in the corner's shelter. */
export function corner(site: Site): Furnishing {
  const { run, hob, basin } = backRun(site, 0.46, { sink: 850 });
  const [x, y] = [-750, -2750];
  return {
    runs: [run, rightReturn(site)],
    seats: chairs(site, x, y, AT_TABLE),
    tables: [{ box: [x - 850, y - 475, 0, x + 850, y + 475, 750], turned: site.classic }],
    pendants: pendants(site, [x], y, 1600),
    spots: [...[-1600, -200, 1200].map((at) => [at, -1050] as const), [1500, -2600]],
    drawer: { near: hob + 780, ...(basin && { sink: basin.x }), hob },
    stands: { sink: basin?.beside ?? hob - 950, wall: hob + 780, end: hob + 1050 },
  };
}

/** Run under the window with the sink; its free end is closed by a panel. */
function leftReturn(site: Site): Draft {
  const length = D.returnLength + 250;
  const run = draft('left', { x: site.room.x0, y: -length, turn: 90 });
  const division = divide({ x0: 0, x1: length - blind(site), sink: 1350 });
  baseRun(site, run, { ...division, x1: length - D.worktopDepth + LAP, toe: [0, length - TOE] });
  post(site, run, length - blind(site));
  addPart(run, 'end-panel', -22, -D.bodyDepth - site.t, 0, 0, 0, D.worktopHeight);
  return run;
}

/** A table as high as the worktop, with two stools, where the record names one. */
function highTable(site: Site): Pick<Furnishing, 'seats' | 'tables' | 'pendants'> {
  if (!secondAt(site.facts, 'table-island')) return { seats: [], tables: [], pendants: [] };
  const [x, y] = [50, -2150];
  return {
    seats: [
      { kind: 'spindle', use: 'stool', x: x - 420, y: -2720, turn: 4, height: D.seatHeight },
      { kind: 'spindle', use: 'stool', x: x + 380, y: -2720, turn: -6, height: D.seatHeight },
    ],
    tables: [{ box: [x - 750, y - 390, 0, x + 750, y + 390, D.worktopHeight], turned: false }],
    pendants: pendants(site, [x], y),
  };
}

/** U: back run with the hob, base units with the sink under the window, tall block on the right. */
export function horseshoe(site: Site): Furnishing {
  const { run, hob } = backRun(site, 0.5, { left: true });
  return {
    runs: [run, rightReturn(site), leftReturn(site)],
    ...highTable(site),
    spots: [...[-1600, -200, 1200].map((x) => [x, -1050] as const), [0, -2600]],
    drawer: { near: hob + 720, hob },
    stands: { sink: hob - 950, wall: hob + 720, end: hob + 1050 },
  };
}
