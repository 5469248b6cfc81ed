import type { Form, PiecePart } from '#joinery/piece-plan.ts';
import type { Face } from '../face.ts';
import type { Rect } from './view.ts';

/** What fills the box of a part, from the front. */

/** Upright staves: as many as there are, or one every 66 mm. */
export function flutes(face: Face, [u0, v0, u1, v1]: Rect, count = Math.round((u1 - u0) / 66)) {
  face.rect('object', 'paper', u0, v0, u1, v1);
  for (let i = 1; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    face.line('detail', u, v0, u, v1);
  }
}

/** Corners rounded by r. */
export function rounded(face: Face, [u0, v0, u1, v1]: Rect, r: number) {
  face.curve(
    'object',
    'paper',
    [
      [u0, v0 + r],
      [u0, v1 - r],
      [u0, v1, u0 + r, v1],
      [u1 - r, v1],
      [u1, v1, u1, v1 - r],
      [u1, v0 + r],
      [u1, v0, u1 - r, v0],
      [u0 + r, v0],
      [u0, v0, u0, v0 + r],
    ],
    true,
  );
}

/** Upholstery: rounded, with its channels. */
function soft(face: Face, area: Rect, count = 1) {
  const [u0, v0, u1, v1] = area;
  rounded(face, area, Math.min(40, (v1 - v0) / 3));
  for (let i = 1; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    face.line('detail', u, v0 + 8, u, v1 - 8);
  }
}

/** A back that wraps the sitter: highest in the middle, its arms lower by half. */
function shell(face: Face, [u0, v0, u1, v1]: Rect) {
  const [wide, arm] = [u1 - u0, v0 + (v1 - v0) * 0.5];
  face.curve(
    'object',
    'paper',
    [
      [u0 + 20, v0],
      [u0, arm - 30],
      [u0, arm, u0 + 30, arm + 10],
      [u0 + wide * 0.16, arm + 30, u0 + wide * 0.2, v1, u0 + wide * 0.4, v1],
      [u1 - wide * 0.4, v1],
      [u1 - wide * 0.2, v1, u1 - wide * 0.16, arm + 30, u1 - 30, arm + 10],
      [u1, arm, u1, arm - 30],
      [u1 - 20, v0],
    ],
    true,
  );
}

/** An ellipse in a frame of 29 mm. */
function oval(face: Face, [u0, v0, u1, v1]: Rect) {
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  face.ellipse('object', 'paper', u, v, (u1 - u0) / 2, (v1 - v0) / 2);
  face.ellipse('detail', undefined, u, v, (u1 - u0) / 2 - 29, (v1 - v0) / 2 - 29);
}

function disc(face: Face, [u0, v0, u1, v1]: Rect) {
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  face.ellipse('object', 'paper', u, v, (u1 - u0) / 2, (v1 - v0) / 2);
  face.ellipse('detail', undefined, u, v, (u1 - u0) / 2 - 12, (v1 - v0) / 2 - 12);
}

/** A head that is half an ellipse, of half the width at most. */
function arched(face: Face, [u0, v0, u1, v1]: Rect) {
  const rise = Math.min((u1 - u0) / 2, (v1 - v0) * 0.4);
  face.curve(
    'object',
    'paper',
    [
      [u0, v0],
      [u0, v1 - rise],
      [u0, v1 - rise * 0.45, u0 + (u1 - u0) * 0.22, v1, (u0 + u1) / 2, v1],
      [u1 - (u1 - u0) * 0.22, v1, u1, v1 - rise * 0.45, u1, v1 - rise],
      [u1, v0],
    ],
    true,
  );
}

/** A head that rises 138 mm between shoulders, which are cut 50 mm deep: a headboard's. */
function crowned(face: Face, [u0, v0, u1, v1]: Rect) {
  const [cut, high, middle] = [(u1 - u0) * 0.035, v1 - 138, (u0 + u1) / 2];
  const quarter = (u1 - u0 - 2 * cut) / 4;
  face.curve(
    'object',
    'paper',
    [
      [u0, v0],
      [u0, high - 72],
      [u0 + cut, high - 50],
      [u0 + cut, high],
      [middle - quarter, v1, middle, v1],
      [middle + quarter, v1, u1 - cut, high],
      [u1 - cut, high - 50],
      [u1, high - 72],
      [u1, v0],
    ],
    true,
  );
}

/** Thin rods that spread towards their heads. */
function spindles(face: Face, [u0, v0, u1, v1]: Rect, count = 7) {
  const middle = (u0 + u1) / 2;
  for (let i = 0; i < count; i += 1) {
    const head = u0 + ((u1 - u0) * (i + 0.5)) / count;
    const foot = middle + (head - middle) * 0.76;
    face.poly('object', 'paper', [foot - 6, v0, foot + 6, v0, head + 6, v1, head - 6, v1]);
  }
}

/** A leg from its outer foot to its inner head: 24 mm at the foot, 38 at the head; which side it is tells its sign. */
function splayed(face: Face, [u0, v0, u1, v1]: Rect) {
  const [foot, head] = [Math.min(24, u1 - u0), Math.min(38, u1 - u0)];
  if (u0 + u1 < 0) face.poly('object', 'paper', [u0, v0, u0 + foot, v0, u1, v1, u1 - head, v1]);
  else face.poly('object', 'paper', [u1 - foot, v0, u1, v0, u0 + head, v1, u0, v1]);
}

/** A round leg: its foot a little more than half as wide as its head. */
function tapered(face: Face, [u0, v0, u1, v1]: Rect) {
  const slimmer = (u1 - u0) * 0.22;
  face.poly('object', 'paper', [u0 + slimmer, v0, u1 - slimmer, v0, u1, v1, u0, v1]);
}

/** What is turned: a plain disc, rod or column as it is, a slim leg with its swelling, a low foot as a ball. */
function turned(face: Face, area: Rect, count?: number) {
  const [u0, v0, u1, v1] = area;
  const [wide, high] = [u1 - u0, v1 - v0];
  if (count) return flutes(face, area, Math.round(count / 2));
  if (wide < 30 || wide > 120 || high < wide) return face.rect('object', 'paper', u0, v0, u1, v1);
  const neck = wide * 0.28;
  return face.curve(
    'object',
    'paper',
    [
      [u0 + neck, v0],
      [u0 - neck * 0.4, v0 + high * 0.5, u0 + neck * 0.6, v0 + high * 0.8],
      [u0, v1],
      [u1, v1],
      [u1 - neck * 0.6, v0 + high * 0.8],
      [u1 + neck * 0.4, v0 + high * 0.5, u1 - neck, v0],
    ],
    true,
  );
}

const FORMS: Readonly<Record<Form, (face: Face, area: Rect, count?: number) => void>> = {
  disc,
  turned,
  arched,
  crowned,
  oval,
  soft,
  shell,
  spindles,
  splayed,
  tapered,
  flutes,
  folded: (face, area) => face.rect('object', 'paper', ...area),
};

/** A part by its form, or its plain outline. */
export function formOf(face: Face, { form, count }: PiecePart, area: Rect) {
  if (form) FORMS[form](face, area, count);
  else face.rect('object', 'paper', ...area);
}
