import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Run } from '#joinery/plan.ts';

const D = dimensions.kitchen;

const inOrder = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

/** Two heights nearer than this are one to a reader: the upper is written. */
const NEAR = 60;

/** Differences between stops that rise from the floor. */
export function steps(stops: readonly number[]): number[] {
  const rising = inOrder([0, ...stops]).filter(
    (stop, i, all) => i === all.length - 1 || (all[i + 1] ?? 0) - stop > NEAR,
  );
  return rising.slice(1).map((stop, i) => stop - (rising[i] ?? 0));
}

/** Heights of what hangs over the worktop: undersides of units, hood, shelves, and the top of all. */
export function upperHeights({ units, parts }: Run): number[] {
  const hung = units.filter(({ z }) => z > D.worktopHeight);
  const mantel = parts.filter(({ kind }) => kind === 'mantel' || kind === 'hood').map(({ box }) => box[2]);
  const boards = parts.filter(({ kind }) => kind === 'shelf').map(({ box }) => box[5]);
  const undersides = hung.length > 0 ? hung.map(({ z }) => z) : boards;
  const hoods = hung.length > 0 ? [] : mantel.slice(0, 1);
  const tops = units.map(({ z, height }) => z + height).filter((z) => z > D.worktopHeight);
  return inOrder([...undersides, ...hoods, ...tops]);
}

/** Stops of the chain at an elevation's start side. */
export function heightStops(run: Run): number[] {
  const foot = run.units.some(({ kind }) => kind === 'base') || run.units.length > 0 ? [D.plinth] : [];
  const top = run.parts.some(({ kind }) => kind === 'worktop') ? [D.worktopHeight] : [];
  return inOrder([...foot, ...top, ...upperHeights(run)]);
}

/** Stops of the chain beside the ovens: drawer, both ovens, door. */
export function ovenStops({ appliances, units }: Run): number[] {
  const ovens = appliances.filter(({ kind }) => kind === 'oven');
  const tall = units.find(({ kind }) => kind === 'oven');
  if (ovens.length === 0 || !tall) return [];
  const heads = ovens.map(({ box }) => box[5]);
  return inOrder([tall.z, Math.min(...ovens.map(({ box }) => box[2])), ...heads, tall.z + tall.height]);
}
