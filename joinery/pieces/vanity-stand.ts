import type { Vanity } from '#content/schemas/bathroom.ts';
import type { PiecePart } from '../piece-plan.ts';
import { part } from './parts.ts';

/** Vanities: lengths in millimetres from the wall they hang or stand at. */
export const VANITY = {
  width: 1500,
  depth: 500,
  bottom: 380,
  top: 860,
  thick: 30,
  basin: 185,
  front: 22,
} as const;
const { depth, top, thick } = VANITY;
/** Rim of a basin below the top: 6 % wider than its cut-out. */
const RIM = 196;
/** Middles of the basins, from the wall: 52 % of the depth. */
export const BASIN_Y = -260;

/** Where a vanity stands: its ends and the middles of its basins. */
export interface Stand {
  readonly x0: number;
  readonly x1: number;
  readonly basins: readonly number[];
}

/** A pair of basins or a bench needs more width; a double vanity stands nearer to the middle of its wall. */
export function standOf({ kind, basins }: Vanity): Stand {
  const width = VANITY.width + (basins === 2 ? 450 : 0) + (kind === 'bench' ? 250 : 0);
  const middle = basins === 2 ? 340 : 420;
  const shift = Math.round(width * 0.26);
  return {
    x0: middle - width / 2,
    x1: middle + width / 2,
    basins: basins === 2 ? [middle - shift, middle + shift] : [middle],
  };
}

export function roundBasins({ basins }: Stand, under = top - thick): readonly PiecePart[] {
  return basins.map((x) =>
    part('basin', [x - RIM, BASIN_Y - RIM, under - 130, x + RIM, BASIN_Y + RIM, under], { form: 'turned' }),
  );
}

/** Tops that meet in a joint between two basins. */
export function tops(
  { x0, x1, basins }: Stand,
  over: number,
  low: number,
  front = depth + over,
): readonly PiecePart[] {
  const [a, b] = basins;
  const edges = [x0 - over, ...(a !== undefined && b !== undefined ? [(a + b) / 2] : []), x1 + over];
  return edges.slice(1).map((end, i) => part('top', [edges[i] ?? 0, -front, low, end, 0, top]));
}
