import type { PieceGroup, PiecePart, PiecePlan, View } from '#joinery/piece-plan.ts';
import { faced, inRoom } from '#joinery/pieces/parts.ts';
import type { Box } from '#joinery/plan.ts';

/** u0 v0 u1 v1 of what one sees of a part. */
export type Rect = readonly [u0: number, v0: number, u1: number, v1: number];

/** A part in a view: where it lies, and how near to the eye. */
export interface Seen {
  readonly part: PiecePart;
  readonly area: Rect;
  readonly near: number;
  /** Its box as one stands before the piece. */
  readonly box: Box;
}

/** Basins are cut into tops: dashed over all from the front, drawn on their top from above. */
const CUT_IN = 10_000;

/** Parts one sees through or past: they cover nothing. */
const OPEN: readonly PiecePart['kind'][] = ['frame', 'glass', 'basin', 'clothes-rail', 'backrest'];

function covers(front: Seen, behind: Seen): boolean {
  if (front.near <= behind.near || front.part.form || front.part.ajar || OPEN.includes(front.part.kind))
    return false;
  const [a, b, c, d] = front.area;
  const [u0, v0, u1, v1] = behind.area;
  return a <= u0 && b <= v0 && c >= u1 && d >= v1;
}

/** From the farthest to the nearest, without what one other part hides; `solid` tells which can. */
function sorted(seen: readonly Seen[], solid: (one: Seen) => boolean): readonly Seen[] {
  const hiding = seen.filter(solid);
  const shown = seen
    .filter(({ part }) => part.kind === 'basin' || part.ajar)
    .concat(
      seen.filter(
        (one) => one.part.kind !== 'basin' && !one.part.ajar && !hiding.some((other) => covers(other, one)),
      ),
    );
  return shown.toSorted((a, b) => a.near - b.near);
}

function boxes(groups: readonly PieceGroup[]) {
  return faced(groups).flatMap(({ at, parts }) => parts.map((part) => ({ part, box: inRoom(at, part.box) })));
}

/** The groups an elevation shows. */
export function shownIn({ groups }: PiecePlan, view?: View): readonly PieceGroup[] {
  return groups.filter(({ seen }) => seen === view);
}

/** The parts of groups from the front: u along x, v up. */
export function fromFront(groups: readonly PieceGroup[]): readonly Seen[] {
  const seen = boxes(groups).map(
    ({ part, box }): Seen => ({
      part,
      box,
      area: [box[0], box[2], box[3], box[5]],
      near: part.kind === 'basin' ? CUT_IN : -box[1],
    }),
  );
  return sorted(seen, () => true);
}

/** Height at which a piece is cut on a plan: what hangs higher is dashed, and covers nothing. */
export const CUT = 1300;

/** The parts of a piece from above: u along x, v from the wall to who looks. */
export function fromAbove({ groups }: PiecePlan): readonly Seen[] {
  const seen = boxes(groups).map(
    ({ part, box }): Seen => ({
      part,
      box,
      area: [box[0], -box[4], box[3], -box[1]],
      near: part.kind === 'basin' ? CUT_IN : box[5],
    }),
  );
  return sorted(seen, ({ box }) => box[2] < CUT);
}
