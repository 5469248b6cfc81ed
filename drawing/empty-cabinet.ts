import { hatch, levelChain, sums } from './dimension-line.ts';
import { createPad } from './pad.ts';
import type { Drawing } from './shape.ts';

/** The cabinet of the not-found page: doors open, shelves bare, as wide as its error. */
export function emptyCabinet(): Drawing {
  const pad = createPad({ grid: 10, tinted: false });
  const rect = (pen: 'cut' | 'detail', x0: number, y0: number, x1: number, y1: number) =>
    pad.add(
      pen,
      undefined,
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      true,
    );
  const line = (...pairs: readonly number[]) =>
    pad.add(
      'object',
      undefined,
      Array.from({ length: pairs.length / 2 }, (_, i) => [pairs[i * 2] ?? 0, pairs[i * 2 + 1] ?? 0]),
      false,
    );
  rect('cut', 150, 40, 450, 340);
  rect('detail', 162, 52, 438, 328);
  for (const y of [144, 236]) line(162, y, 438, y);
  line(150, 40, 66, 66, 66, 366, 150, 340);
  line(450, 40, 534, 66, 534, 366, 450, 340);
  for (const y of [60, 320]) {
    line(142, y, 150, y);
    line(450, y, 458, y);
  }
  for (const x of [164, 172, 428, 436]) line(x, 340, x, 392);
  for (const x of [80, 520])
    pad.add(
      'gold',
      undefined,
      [
        [x, 206],
        [x, 236],
      ],
      false,
    );
  pad.add(
    'cut',
    undefined,
    [
      [20, 392],
      [580, 392],
    ],
    false,
  );
  hatch(pad, 20, 580, 392, 9);
  levelChain(pad, 440, 400, sums(150, 300 / 404, [404]));
  return pad.done(600, 456, 'sheet');
}
