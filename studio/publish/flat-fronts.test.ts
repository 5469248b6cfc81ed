import { expect, test } from 'vitest';
import { coded, LARGEST } from '../../media/layers.ts';
import { blotched, differs, fronts } from './flat-fronts.ts';
import type { Plane } from './recombine.ts';

const [width, height] = [40, 30];
const grey = (value: (x: number, y: number) => number): Plane => ({
  data: Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => {
      const i = Math.floor(at / 3);
      return Math.round(value(i % width, Math.floor(i / width)));
    }),
  ),
  width,
  height,
});
const code = (value: number, largest: number) => 255 * coded(value, largest);
const half = (light: number) => grey((x) => code(x < width / 2 ? light : 0, LARGEST.light));
const gloss = (value: number) => grey(() => code(value, LARGEST.picture));
const at = (kinds: Uint8Array, x: number, y: number) => kinds[y * width + x];

test('a lit front is flat in its middle, an edge at its rim, nothing beside it', () => {
  const kinds = fronts(half(0.5), gloss(0.01));
  expect([at(kinds, 5, 15), at(kinds, 19, 15), at(kinds, 35, 15)]).toEqual([1, 2, 0]);
});

test('a front that mirrors a lamp is not asked for its colour', () => {
  expect(at(fronts(half(0.5), gloss(0.2)), 5, 15)).toBe(2);
});

test('an even error is a colour that differs and no blotch', () => {
  const kinds = fronts(half(0.5), gloss(0.01));
  const [one, other] = [grey(() => 120), grey(() => 100)];
  expect(differs(one, other, kinds, 1).mean).toBeGreaterThan(5);
  expect(blotched(one, other, kinds)).toBeCloseTo(0);
});

test('patches of a hand that are lighter and darker in turn are blotches although their mean is right', () => {
  const kinds = fronts(half(0.5), gloss(0.01));
  const patches = grey((x, y) => 100 + (Math.floor(x / 4) % 2 === Math.floor(y / 4) % 2 ? 15 : -15));
  expect(
    blotched(
      patches,
      grey(() => 100),
      kinds,
    ),
  ).toBeGreaterThan(3);
});
