import type { Drawing } from './shape.ts';

/** How the sheets of a product lie on one A4 page, upright, below a title: all at one scale that a joiner's rule has. */

/** What the page leaves for drawings, in millimetres: A4 less 12 of margin, the title and a word of space. */
const [WIDE, HIGH] = [186, 256];
/** Space between two sheets of a row, and the caption below each, in millimetres. */
const [BESIDE, CAPTION] = [6, 9];
const SCALES = [2, 5, 10, 20, 25, 50, 75, 100, 200];

/** Height the sheets take at a scale when each row is filled before the next is begun; infinite if one is too wide. */
function heightAt(drawings: readonly Pick<Drawing, 'width' | 'height'>[], scale: number): number {
  let [total, row, left] = [0, 0, 0];
  for (const { width, height } of drawings) {
    const [w, h] = [width / scale, height / scale + CAPTION];
    if (w > WIDE) return Number.POSITIVE_INFINITY;
    if (w > left) {
      total += row;
      [row, left] = [0, WIDE];
    }
    row = Math.max(row, h);
    left -= w + BESIDE;
  }
  return total + row;
}

/** The largest scale, 1 to so many, at which all sheets of a product fit the page. */
export function printScale(drawings: readonly Pick<Drawing, 'width' | 'height'>[]): number {
  return SCALES.find((scale) => heightAt(drawings, scale) <= HIGH) ?? (SCALES.at(-1) as number);
}
