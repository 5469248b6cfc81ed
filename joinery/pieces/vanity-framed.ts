import type { PiecePart } from '../piece-plan.ts';
import { type Layout, part, unit } from './parts.ts';
import { roundBasins, type Stand, tops, VANITY } from './vanity-stand.ts';

/** Vanities of framed units: on a plinth set back, or on a moulded base with feet. */

const { depth, top, thick } = VANITY;

/** Units of a framed vanity: where each ends as a share of the whole, and how it is divided. */
type Row = readonly (readonly [end: number, layout: Layout])[];

function framedRow({ x0, x1 }: Stand, plinth: number, row: Row): readonly PiecePart[] {
  const edge = (share: number) => Math.round(x0 + (x1 - x0) * share);
  const field = (i: number) =>
    ({
      x: [edge(row[i - 1]?.[0] ?? 0), edge(row[i]?.[0] ?? 1)],
      z: [plinth, top - thick],
      y: -depth + 30,
      thick: VANITY.front,
    }) as const;
  return [
    ...row.flatMap(([, layout], i) => unit(layout, field(i), top - thick - 170)),
    ...[x0 - 8, x1].map((x) => part('end-panel', [x, -depth + 10, plinth, x + 8, 0, top - thick])),
  ];
}

const recessed = ({ x0, x1 }: Stand) => part('plinth', [x0, -depth + 45, 0, x1, -20, 120]);

export function framed(stand: Stand): readonly PiecePart[] {
  const row: Row = [
    [0.28, 'drawers3'],
    [0.72, 'doors2'],
    [1, 'drawers3'],
  ];
  return [
    ...framedRow(stand, 120, row),
    recessed(stand),
    ...tops(stand, 12, top - thick),
    ...roundBasins(stand),
  ];
}

export function cane(stand: Stand): readonly PiecePart[] {
  const row: Row = [
    [0.31, 'doors2'],
    [0.69, 'drawers3'],
    [1, 'doors2'],
  ];
  return [
    ...framedRow(stand, 120, row),
    recessed(stand),
    ...tops(stand, 16, top - thick),
    ...roundBasins(stand),
  ];
}

/** A chest on a moulded base and four turned feet. */
export function chest(stand: Stand): readonly PiecePart[] {
  const { x0, x1 } = stand;
  const row: Row = [
    [0.3, 'drawers3'],
    [0.7, 'drawers3'],
    [1, 'drawers3'],
  ];
  const feet = [x0 + 45, x1 - 45].flatMap((x) =>
    [-depth + 40, -50].map((y) => part('foot', [x - 40, y - 40, 0, x + 40, y + 40, 130], { form: 'turned' })),
  );
  return [
    ...framedRow(stand, 190, row),
    part('base', [x0 - 18, -depth - 6, 130, x1 + 18, 0, 190]),
    ...feet,
    ...tops(stand, 24, top - thick),
    ...roundBasins(stand),
  ];
}
