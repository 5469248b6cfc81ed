import type { Pad } from './pad.ts';

/** Chains of dimensions: a line, 45 degree ticks, extension lines to the thing measured, figures in millimetres above. */

/** A stop on a chain: its place on the drawing, and the length in millimetres from the stop before; none is written without one. */
export interface Stop {
  readonly at: number;
  readonly length?: number;
}

const OVERRUN = 8;
const TICK = 4;
/** Clear space between a line and its figure, as a share of the figure's height. */
const CLEAR = 0.46;
/** A figure that would stand out of its stops by more than this share of its width is left out: its neighbours need the room. */
const LEAST = 0.6;
/** Figures lower than this, in pixels, are set level beside an upright chain: a narrow sheet has no height for turned ones. */
const NARROW = 12;
/** Width of a digit, as a share of its height. */
const DIGIT = 0.62;

function line(
  pad: Pad,
  pen: 'dimension' | 'tick' | 'extension',
  ...points: readonly (readonly [number, number])[]
) {
  pad.add(pen, undefined, points, false);
}

const figure = (length: number) => ({ text: String(length), mm: length });

/** A level chain at height y; extension lines start at `from`. */
export function levelChain(pad: Pad, y: number, from: number, stops: readonly Stop[]) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const px = pad.pixel;
  const down = Math.sign(y - from) * 6 * px;
  line(pad, 'dimension', [first.at - OVERRUN * px, y], [last.at + OVERRUN * px, y]);
  stops.forEach(({ at, length }, i) => {
    line(pad, 'tick', [at - TICK * px, y + TICK * px], [at + TICK * px, y - TICK * px]);
    line(pad, 'extension', [at, from], [at, y + down]);
    const before = stops[i - 1];
    if (
      before &&
      length &&
      Math.abs(at - before.at) > String(length).length * DIGIT * pad.figureHeight * LEAST
    )
      pad.figure({ ...figure(length), x: (before.at + at) / 2, y: y - pad.figureHeight * CLEAR });
  });
}

/** An upright chain at x, read from the end side; extension lines start at `from`. */
export function uprightChain(pad: Pad, x: number, from: number, stops: readonly Stop[]) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const px = pad.pixel;
  const away = Math.sign(x - from) * 6 * px;
  const over = Math.sign(last.at - first.at) * OVERRUN * px;
  line(pad, 'dimension', [x, first.at - over], [x, last.at + over]);
  stops.forEach(({ at, length }, i) => {
    line(pad, 'tick', [x - TICK * px, at + TICK * px], [x + TICK * px, at - TICK * px]);
    line(pad, 'extension', [from, at], [x + away, at]);
    const before = stops[i - 1];
    if (!before || !length) return;
    const [middle, high] = [(before.at + at) / 2, pad.figureHeight];
    const wide = String(length).length * DIGIT * high;
    const side = Math.sign(x - from);
    if (high < NARROW * px) {
      pad.figure({ ...figure(length), x: x + side * (wide / 2 + high * CLEAR), y: middle + high * 0.35 });
      return;
    }
    if (Math.abs(before.at - at) < wide + high * 0.3)
      pad.figure({ ...figure(length), x: x + wide / 2 + high * 0.4, y: middle + high * 0.3 });
    else pad.figure({ ...figure(length), x: x - high * CLEAR, y: middle, turned: true });
  });
}

/** Stops at the running sums of lengths from an origin, `scale` units a millimetre. */
export function sums(origin: number, scale: number, lengths: readonly number[]): Stop[] {
  const stops: Stop[] = [{ at: origin }];
  for (const length of lengths) stops.push({ at: (stops.at(-1)?.at ?? origin) + length * scale, length });
  return stops;
}

/** Hatching of cut ground under a line from x0 to x1, or of a wall from y0 to y1. */
export function hatch(pad: Pad, x0: number, x1: number, y: number, rise: number, pitch = 14 * pad.pixel) {
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
