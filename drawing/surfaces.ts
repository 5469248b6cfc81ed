import type { Face } from './face.ts';
import type { Area, FrontLook } from './front-look.ts';

export const inset = ([a, b, c, d]: Area, by: number): Area => [a + by, b + by, c - by, d - by];

export function uprights(face: Face, pen: 'detail' | 'grain', [u0, v0, u1, v1]: Area, pitch: number) {
  const count = Math.max(2, Math.round((u1 - u0) / pitch));
  for (let i = 1; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    face.line(pen, u, v0, u, v1);
  }
}

export function wood(face: Face, [u0, v0, u1, v1]: Area, random: () => number) {
  const count = Math.max(1, Math.round((u1 - u0) / 280));
  for (let i = 0; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * (i + 0.3 + random() * 0.4)) / count;
    const sway = (random() - 0.5) * 70;
    const end = v1 - (v1 - v0) * random() * 0.12;
    face.curve('grain', undefined, [
      [u, v0 + 12],
      [u + sway, (v0 + end) / 2, u, end - 12],
    ]);
  }
}

/** Flames of one log sliced in sequence: the same arch on every front. */
function matched(face: Face, [u0, v0, u1, v1]: Area) {
  const [middle, high] = [(u0 + u1) / 2, v1 - v0];
  for (const share of [0.3, 0.62, 0.92]) {
    const half = ((u1 - u0) / 2) * share;
    face.curve(
      'grain',
      undefined,
      [
        [middle - half, v0 + 8],
        [
          middle - half * 0.8,
          v0 + high * (1.5 * share + 0.1),
          middle + half * 0.8,
          v0 + high * (1.5 * share + 0.1),
          middle + half,
          v0 + 8,
        ],
      ].map((step) => step.map((value, i) => (i % 2 ? Math.min(value, v1 + high * 0.2) : value))),
    );
  }
}

/** Veins of a slab from top to foot. */
export function veins(
  face: Face,
  [u0, v0, u1, v1]: Area,
  random: () => number,
  count: number,
  pen: 'grain' | 'gold' = 'grain',
) {
  const wide = u1 - u0;
  for (let i = 0; i < count; i += 1) {
    const from = u0 + wide * ((i + random() * 0.8) / count);
    const within = (u: number) => Math.min(u1, Math.max(u0, u));
    const to = within(from + wide * (random() - 0.3) * 0.6);
    const bend = within((from + to) / 2 + wide * (random() - 0.5) * 0.2);
    const middle = v0 + (v1 - v0) * (0.35 + random() * 0.3);
    const [turnU, turnV] = [from + (bend - from) * 0.3, middle + (v1 - middle) * 0.3];
    // The second control mirrors the first, so that the vein bends without a kink.
    const [onU, onV] = [within(bend + (bend - turnU) * 0.8), Math.max(v0, middle + (middle - turnV) * 0.8)];
    face.curve(pen, undefined, [
      [from, v1],
      [turnU, turnV, bend, middle],
      [onU, onV, to, v0],
    ]);
  }
}

/** Chips of terrazzo, a few to tell it from plain stone. */
export function specks(face: Face, [u0, v0, u1, v1]: Area, random: () => number) {
  for (let i = 0; i < 11; i += 1) {
    const [u, v] = [u0 + (u1 - u0) * random(), v0 + (v1 - v0) * random()];
    face.line('grain', u, v, u + 16 + random() * 22, v + 20 * random());
  }
}

export function surface(face: Face, area: Area, look: FrontLook) {
  const [u0, v0, u1, v1] = area;
  const [wide, high] = [u1 - u0, v1 - v0];
  if (high < 90 || wide < 60) return;
  if (look.surface === 'wood') wood(face, area, look.random);
  if (look.surface === 'matched') matched(face, area);
  if (look.surface === 'vein') veins(face, area, look.random, 1);
  if (look.surface === 'gloss') {
    const reach = Math.min(wide, high) * 0.5;
    face.line('grain', u0 + 20, v1 - reach, u0 + reach, v1 - 20);
    face.line('grain', u0 + 20, v1 - reach * 1.35, u0 + reach * 1.35, v1 - 20);
  }
  if (look.surface === 'brushed')
    for (const share of [0.2, 0.45, 0.8]) {
      const v = v0 + high * (share + (look.random() - 0.5) * 0.12);
      const from = u0 + wide * look.random() * 0.3;
      face.line('grain', from, v, from + wide * 0.6, v);
    }
  if (look.surface === 'cast') {
    if (high < 500) return;
    for (const u of [u0 + 80, u1 - 100])
      for (const v of [v0 + 90, v1 - 90]) face.line('grain', u, v, u + 20, v);
  }
}
