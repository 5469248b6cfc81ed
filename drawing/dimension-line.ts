import type { Pad } from './pad.ts';

/** Chains of dimensions: a line, 45 degree ticks, extension lines to the thing measured, figures in millimetres above. */

/** A stop on a chain: its place on the drawing, and the length in millimetres from the stop before. */
export interface Stop {
  readonly at: number;
  readonly length?: number;
}

const OVERRUN = 8;

/** A level chain at height y; extension lines start at `from`. */
export function levelChain(pad: Pad, y: number, from: number, stops: readonly Stop[]) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  pad.add(
    'dimension',
    undefined,
    [
      [first.at - OVERRUN, y],
      [last.at + OVERRUN, y],
    ],
    false,
  );
  stops.forEach(({ at, length }, i) => {
    pad.add(
      'tick',
      undefined,
      [
        [at - 4, y + 4],
        [at + 4, y - 4],
      ],
      false,
    );
    pad.add(
      'extension',
      undefined,
      [
        [at, from],
        [at, y + 6],
      ],
      false,
    );
    const before = stops[i - 1];
    if (before && length) pad.figure({ text: String(length), x: (before.at + at) / 2, y: y - 6 });
  });
}

/** An upright chain at x, read from the end side; extension lines start at `from`. */
export function uprightChain(pad: Pad, x: number, from: number, stops: readonly Stop[]) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  pad.add(
    'dimension',
    undefined,
    [
      [x, first.at + OVERRUN],
      [x, last.at - OVERRUN],
    ],
    false,
  );
  stops.forEach(({ at, length }, i) => {
    pad.add(
      'tick',
      undefined,
      [
        [x - 4, at + 4],
        [x + 4, at - 4],
      ],
      false,
    );
    pad.add(
      'extension',
      undefined,
      [
        [from, at],
        [x - 6, at],
      ],
      false,
    );
    const before = stops[i - 1];
    if (!before || !length) return;
    const middle = (before.at + at) / 2;
    if (Math.abs(before.at - at) < 30) pad.figure({ text: String(length), x: x + 17, y: middle + 4 });
    else pad.figure({ text: String(length), x: x - 6, y: middle, turned: true });
  });
}

/** Stops at the running sums of lengths from an origin, `scale` units a millimetre. */
export function sums(origin: number, scale: number, lengths: readonly number[]): Stop[] {
  const stops: Stop[] = [{ at: origin }];
  for (const length of lengths) stops.push({ at: (stops.at(-1)?.at ?? origin) + length * scale, length });
  return stops;
}

/** Hatching of cut ground under a line from x0 to x1, or of a wall from y0 to y1. */
export function hatch(pad: Pad, x0: number, x1: number, y: number, rise: number, pitch = 14) {
  for (let x = x0 + rise; x < x1; x += pitch)
    pad.add(
      'hatch',
      undefined,
      [
        [x, y],
        [x - rise, y + rise],
      ],
      false,
    );
}
