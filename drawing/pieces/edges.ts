import type { PiecePlan } from '#joinery/piece-plan.ts';
import type { Seen } from './view.ts';

/** Edges of a piece worth a figure. */

const unique = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);

/** What divides a front, the most telling first. */
const DIVIDING = [
  ['door', 'glass', 'panel', 'leaf', 'pilaster', 'mirror'],
  ['drawer'],
] as const satisfies readonly (readonly Seen['part']['kind'][])[];
/** Edges nearer to one another than this are one; drawers behind doors keep further away. */
const [JOINT, INSET] = [12, 30];

/** Where fronts begin and end between the ends of a piece; mirrors count where they are leaves. */
export function divisions(seen: readonly Seen[], [x0, x1]: readonly [number, number]): readonly number[] {
  const edges = [x0, x1];
  for (const [place, kinds] of DIVIDING.entries()) {
    const parts = seen.filter(
      ({ part, box }) =>
        (kinds as readonly string[]).includes(part.kind) && (part.kind !== 'mirror' || box[2] < 100),
    );
    for (const x of parts.flatMap(({ box }) => [box[0], box[3]]))
      if (edges.every((edge, i) => Math.abs(edge - x) > (place && i > 1 ? INSET : JOINT))) edges.push(x);
  }
  return unique(edges);
}

/** The foot of the fronts, the top one writes or eats at, the seat, the whole. */
export function heights({ seatHeight }: PiecePlan, seen: readonly Seen[]): readonly number[] {
  const high = Math.max(...seen.map(({ box }) => box[5]));
  if (seatHeight) return [0, seatHeight, high];
  const of = (kinds: readonly string[], i: 2 | 5) =>
    seen.filter(({ part }) => kinds.includes(part.kind)).map(({ box }) => box[i]);
  const foot = of(['drawer', 'door'], 2).toSorted((a, b) => a - b)[0];
  const top = of(['top'], 5)
    .filter((z) => z < 1100)
    .at(-1);
  return unique([0, foot ?? 0, top ?? 0, high]);
}
