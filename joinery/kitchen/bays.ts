import { parts } from './units.ts';

/** A stretch of base units: from where to where, the middle of the hob in its worktop, and where a sink is wanted. */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly sink?: number | undefined;
  readonly hob?: number | undefined;
}

/** Where one base unit stands, and what hangs in the worktop over it. */
export interface Bay {
  readonly x0: number;
  readonly x1: number;
  readonly under?: 'sink' | 'hob';
}

/** A bowl: its middle, half its width, and a place beside it where a thing can stand. */
export interface Basin {
  readonly x: number;
  readonly half: number;
  readonly beside: number;
}

/** A stretch divided into bays. */
export interface Division extends Stretch {
  readonly bays: readonly Bay[];
  readonly basin?: Basin;
}

/** Width base units are near, and the least that is left beside the hob's as a unit of its own. */
const [MODULE, LEAST] = [780, 300];
/** Width of the unit under a hob. */
export const HOB_BAY = 900;
/** Half the width of a hob, of a bowl, and of the bowl of a short run. */
const [HOB, BOWL, SMALL_BOWL] = [400, 330, 230];
/** What a bowl leaves free of its unit's inside on each side, the board included. */
const RIM = 22;
/** Worktop between bowl and hob, where a pot is put down. */
const BETWEEN = 270;
/** Free worktop that a thing beside the bowl needs, and how far from the bowl its middle is. */
const [FREE, OFF] = [380, 200];

const even = (a: number, b: number): Bay[] =>
  a === b ? [] : parts(a, b, Math.max(1, Math.round((b - a) / MODULE))).map(([x0, x1]) => ({ x0, x1 }));

/** The hob's bay with its hob in the middle, equal bays to both sides; a rest too narrow for a unit is the hob's. */
function aroundHob({ x0, x1, hob }: Stretch): Bay[] {
  if (hob === undefined) return even(x0, x1);
  const [from, to] = [hob - HOB_BAY / 2, hob + HOB_BAY / 2];
  const [a, b] = [from - x0 < LEAST ? x0 : from, x1 - to < LEAST ? x1 : to];
  return [...even(x0, a), { x0: a, x1: b, under: 'hob' }, ...even(b, x1)];
}

const middle = ({ x0, x1 }: Bay) => Math.round((x0 + x1) / 2);
const bowl = ({ x0, x1 }: Bay) => Math.min(BOWL, Math.floor((x1 - x0) / 2) - RIM);

/** Worktop between the bowl that a bay has room for and the hob. */
const between = (bay: Bay, hob: number | undefined, half = bowl(bay)) =>
  hob === undefined ? Number.POSITIVE_INFINITY : Math.abs(middle(bay) - hob) - half - HOB;

/** Beside a bowl on its side away from the hob, else towards it, else in the middle of the little there is. */
function besideBowl({ x0, x1, hob }: Stretch, x: number, half: number): number {
  const left = { from: hob !== undefined && hob < x ? hob + HOB : x0, to: x - half };
  const right = { from: x + half, to: hob !== undefined && hob > x ? hob - HOB : x1 };
  const away = hob !== undefined && hob < x ? [right, left] : [left, right];
  const free = away.find(({ from, to }) => to - from >= FREE);
  if (free) return free === left ? x - half - OFF : x + half + OFF;
  const [first = left] = away;
  return Math.round((first.from + first.to) / 2);
}

/** Divides a stretch so that hob and sink each hang over one unit: the sink over the one nearest to its place that leaves room beside the hob. */
export function divide(stretch: Stretch & { readonly sink: number }): Division & { readonly basin: Basin };
export function divide(stretch: Stretch): Division;
export function divide(stretch: Stretch): Division {
  const bays = aroundHob(stretch);
  const { sink, hob } = stretch;
  if (sink === undefined) return { ...stretch, bays };
  const open = bays.filter(({ under }) => !under);
  const roomy = open.filter((bay) => between(bay, hob) >= BETWEEN);
  const near = (bay: Bay) => (roomy.length > 0 ? Math.abs(middle(bay) - sink) : -between(bay, hob));
  const chosen = (roomy.length > 0 ? roomy : open).reduce((best, bay) =>
    near(bay) < near(best) ? bay : best,
  );
  const half = between(chosen, hob) >= BETWEEN ? bowl(chosen) : SMALL_BOWL;
  const x = middle(chosen);
  return {
    ...stretch,
    bays: bays.map((bay) => (bay === chosen ? { ...bay, under: 'sink' } : bay)),
    basin: { x, half, beside: besideBowl(stretch, x, half) },
  };
}
