import type { PiecePart } from '#joinery/piece-plan.ts';
import type { Face } from '../face.ts';
import { drawFront } from '../fronts.ts';
import { flutes, formOf } from './forms.ts';
import type { PieceStyle } from './style.ts';
import type { Rect, Seen } from './view.ts';

/** Parts of a piece as one sees them from the front. */

/** Half the gap between two fronts. */
const GAP = 1.5;

/** Dashes that meet at the hinge. */
function opening(face: Face, { hinge }: PiecePart, [u0, v0, u1, v1]: Rect) {
  if (!hinge) return;
  const [free, hinged] = hinge === 'left' ? [u1 - 15, u0 + 15] : [u0 + 15, u1 - 15];
  face.line('hidden', free, v0 + 15, hinged, (v0 + v1) / 2, free, v1 - 15);
}

function front(face: Face, part: PiecePart, [u0, v0, u1, v1]: Rect, { front: look }: PieceStyle) {
  if (part.ajar && part.kind === 'door') face.rect('hidden', undefined, u0, v0, u1, v1);
  else if (part.form === 'flutes') flutes(face, [u0, v0, u1, v1], part.count);
  else drawFront(face, [u0 + GAP, v0 + GAP, u1 - GAP, v1 - GAP], look);
  opening(face, part, [u0, v0, u1, v1]);
}

/** Two strokes of light over glass. */
function glint(face: Face, [u0, v0, u1, v1]: Rect) {
  const reach = Math.min(u1 - u0, v1 - v0) * 0.4;
  const [u, v] = [u0 + (u1 - u0) * 0.18, v0 + (v1 - v0) * 0.55];
  face.line('grain', u, v, u + reach, v + reach * 0.9);
  face.line('grain', u + reach * 0.35, v, u + reach, v + reach * 0.58);
}

function glass(face: Face, part: PiecePart, area: Rect, { glass: kind, plain }: PieceStyle) {
  const [u0, v0, u1, v1] = area;
  face.rect('object', kind === 'reeded' ? 'paper' : undefined, ...area);
  face.rect('detail', undefined, u0 + 24, v0 + 24, u1 - 24, v1 - 24);
  if (kind === 'clear') glint(face, area);
  else if (!plain) for (let u = u0 + 74; u < u1 - 40; u += 50) face.line('grain', u, v0 + 24, u, v1 - 24);
  opening(face, part, area);
}

function mirror(face: Face, part: PiecePart, area: Rect) {
  formOf(face, part, area);
  glint(face, area);
}

/** A bowl that stands on its top, or the dashed bowl of a basin below it. */
function basin(face: Face, { box }: PiecePart, [u0, v0, u1, v1]: Rect) {
  const stands = box[2] >= 600 && v1 - v0 > 132;
  const deep = (u1 - u0) * 0.2;
  face.curve(
    stands ? 'object' : 'hidden',
    stands ? 'paper' : undefined,
    [
      [u0, v1],
      [u0 + 10, v0 + 20, u0 + deep, v0],
      [u1 - deep, v0],
      [u1 - 10, v0 + 20, u1, v1],
    ],
    stands,
  );
}

function cornice(face: Face, _: PiecePart, [u0, v0, u1, v1]: Rect) {
  const out = Math.min(80, (v1 - v0) * 0.7);
  face.poly('object', 'paper', [u0 + out, v0, u1 - out, v0, u1, v1, u0, v1]);
  face.line('detail', u0 + out * 0.6, v0 + (v1 - v0) * 0.4, u1 - out * 0.6, v0 + (v1 - v0) * 0.4);
}

/** A lattice of wires. */
function screen(face: Face, _: PiecePart, [u0, v0, u1, v1]: Rect) {
  face.rect('detail', 'paper', u0, v0, u1, v1);
  const high = v1 - v0;
  for (let u = u0 - high + 90; u < u1; u += 90) {
    const [a, b] = [Math.max(u, u0), Math.min(u + high, u1)];
    face.line('grain', a, v0 + a - u, b, v0 + b - u);
    face.line('grain', a, v1 - (a - u), b, v1 - (b - u));
  }
}

type Draw = (face: Face, part: PiecePart, area: Rect, style: PieceStyle) => void;

const KINDS: Partial<Record<PiecePart['kind'], Draw>> = {
  drawer: front,
  door: front,
  panel: front,
  glass,
  mirror,
  basin,
  cornice,
  screen,
  leaf(face, part, area) {
    face.rect('object', 'paper', ...area);
    opening(face, part, area);
  },
  frame: (face, _, area) => face.rect('object', undefined, ...area),
  'clothes-rail': (face, _, area) => face.rect('detail', 'paper', ...area),
  television: (face, _, area) => face.rect('object', 'paper', ...area),
  channel: (face, _, area) => face.rect('solid', undefined, ...area),
};

/** Draws all parts of a view, the nearest last. */
export function drawFromFront(face: Face, seen: readonly Seen[], style: PieceStyle) {
  let near = Number.NEGATIVE_INFINITY;
  for (const { part, area, near: depth } of seen) {
    if (depth > near) face.pad.layer();
    near = depth;
    (KINDS[part.kind] ?? formOf)(face, part, area, style);
  }
}
