import type { PiecePart } from '#joinery/piece-plan.ts';
import type { Face } from '../face.ts';
import { rounded } from './forms.ts';
import { CUT, type Rect, type Seen } from './view.ts';

/** Parts of a piece as one sees them from above, cut at 1300 mm: what hangs higher is dashed. */

/** Boards inside a piece: below others or above the cut, they say nothing on a plan. */
const INSIDE: readonly PiecePart['kind'][] = ['shelf', 'panel', 'joint', 'stretcher', 'lining'];

function ellipse(face: Face, [u0, v0, u1, v1]: Rect, pen: 'object' | 'hidden' = 'object') {
  const fill = pen === 'object' ? 'paper' : undefined;
  face.ellipse(pen, fill, (u0 + u1) / 2, (v0 + v1) / 2, (u1 - u0) / 2, (v1 - v0) / 2);
}

/** A back from above: a horseshoe 46 mm thick, open to who looks. */
function shell(face: Face, [u0, v0, u1, v1]: Rect) {
  const [u, t, knee] = [(u0 + u1) / 2, 46, v0 + (v1 - v0) * 0.55];
  face.curve(
    'object',
    'paper',
    [
      [u0 + 14, v1],
      [u0, knee],
      [u0, v0, u, v0],
      [u1, v0, u1, knee],
      [u1 - 14, v1],
      [u1 - 14 - t, v1],
      [u1 - t, knee],
      [u1 - t, v0 + t, u, v0 + t],
      [u0 + t, v0 + t, u0 + t, knee],
      [u0 + 14 + t, v1],
    ],
    true,
  );
}

/** Where a leaf that stands open ends, and the corner of its arc's control. */
function swung({ hinge, ajar = 0 }: PiecePart, [u0, v0, u1, v1]: Rect) {
  const [pivot, side] = hinge === 'left' ? [u0, 1] : [u1, -1];
  const [v, a] = [ajar < 0 ? v0 : v1, (Math.max(-90, Math.min(ajar, 90)) * Math.PI) / 180];
  const at = (angle: number, reach: number) =>
    [pivot + side * reach * Math.cos(angle), v + reach * Math.sin(angle)] as const;
  const reach = u1 - u0;
  return {
    foot: [pivot, v],
    shut: at(0, reach),
    end: at(a, reach),
    bend: at(a / 2, reach / Math.cos(a / 2)),
  } as const;
}

/** The leaf as it stands, and the arc it swings. */
function swing(face: Face, part: PiecePart, area: Rect) {
  const { foot, shut, end, bend } = swung(part, area);
  face.line('object', ...foot, ...end);
  face.curve('hidden', undefined, [shut, [...bend, ...end]]);
}

/** How far leaves reach beyond the piece, away from who looks and towards: both at least 0. */
export function reachOf(seen: readonly Seen[], v0: number, v1: number): readonly [number, number] {
  const ends = seen.filter(({ part }) => part.ajar).map(({ part, area }) => swung(part, area).end[1]);
  return [Math.max(0, ...ends.map((v) => v0 - v)), Math.max(0, ...ends.map((v) => v - v1))];
}

function draw(face: Face, part: PiecePart, area: Rect) {
  const [u0, v0, u1, v1] = area;
  if (part.ajar) return swing(face, part, area);
  if (part.kind === 'basin' && part.form) return ellipse(face, area);
  if (part.kind === 'clothes-rail') return face.line('hidden', u0, (v0 + v1) / 2, u1, (v0 + v1) / 2);
  if (part.form === 'turned' || part.form === 'tapered') return ellipse(face, area);
  if (part.form === 'shell') return shell(face, area);
  if (part.form === 'soft') rounded(face, area, Math.min(60, (u1 - u0) / 4, (v1 - v0) / 4));
  else face.rect('object', 'paper', u0, v0, u1, v1);
  const count = part.form === 'soft' ? (part.count ?? 1) : 1;
  for (let i = 1; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    face.line('detail', u, v0 + 8, u, v1 - 8);
  }
  return undefined;
}

/** Draws all parts of a view, the highest last; leaves that swing once only. */
export function drawFromAbove(face: Face, seen: readonly Seen[]) {
  let near = Number.NEGATIVE_INFINITY;
  const swung = new Set<number>();
  for (const { part, area, near: high, box } of seen) {
    if (INSIDE.includes(part.kind)) continue;
    if (part.ajar && swung.has(box[0])) continue;
    if (part.ajar) swung.add(box[0]);
    if (high > near) face.pad.layer();
    near = high;
    if (box[2] >= CUT && part.kind !== 'clothes-rail') face.rect('hidden', undefined, ...area);
    else draw(face, part, area);
  }
}
