import { expect, test } from 'vitest';
import { GRAIN, grained } from './grain.ts';

const [width, height] = [160, 120];
const even = (tone: number) => new Uint8Array(width * height * 3).fill(tone);

/** Deviation of the pixels' tones from an even one, in 255ths, and their mean distance from it. */
function strays(tone: number): { deviation: number; mean: number } {
  const off = Array.from(grained(even(tone), width, height), (code) => code / 257 - tone);
  const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
  return { deviation: Math.sqrt(off.reduce((sum, value) => sum + value ** 2, 0) / off.length), mean };
}

test('a middle tone has all of the grain, a dark one less, and neither becomes brighter', () => {
  const [middle, dark] = [strays(128), strays(10)];
  expect(Math.abs(middle.deviation / GRAIN.strength - 1)).toBeLessThan(0.05);
  expect(dark.deviation).toBeLessThan(0.75 * middle.deviation);
  for (const { mean } of [middle, dark]) expect(Math.abs(mean)).toBeLessThan(0.03);
});

test('grain has no colour, and is the same whenever a picture is encoded', () => {
  const once = grained(even(128), width, height);
  expect(once.every((code, i) => code === once[i - (i % 3)])).toBe(true);
  expect(grained(even(128), width, height)).toEqual(once);
});
