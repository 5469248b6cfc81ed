import { decoded, LARGEST } from '../../media/layers.ts';
import { ciede2000, labOf } from './ciede2000.ts';
import type { Plane } from './recombine.ts';

/** Pixels each way over which a front has to be even, of a picture 360 wide. */
const REACH = 3;
/** Darkest light over brightest within reach: below it an edge, a handle, a moulding or a shadow's rim lies there. */
const EVEN = 0.7;
/** Gloss over light: a front mirrors four hundredths of an average room; above this it mirrors a lamp or a window. */
const MIRRORS = 0.15;
const FRONT = 0.004;

const luma = (plane: Plane, pixel: number, largest: number) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, share, c) => sum + share * decoded((plane.data[pixel * 3 + c] ?? 0) / 255, largest),
    0,
  );

/**
 * Which pixels are flat fronts (1), which none at all (0); the rest are edges (2) and stay out of both. Flat: everything within reach is front,
 * evenly lit, and shows its paint more than what it mirrors. At an edge two renders and two sizes differ by their sampling, and in a lamp's
 * reflection there is hardly paint to see: neither tells whether the colour is right.
 */
export function fronts(light: Plane, rest: Plane): Uint8Array {
  const { width, height } = light;
  const lights = Float64Array.from({ length: width * height }, (_, i) => luma(light, i, LARGEST.light));
  const gloss = Float64Array.from(lights, (_, i) => luma(rest, i, LARGEST.picture));
  return Uint8Array.from(lights, (own, i) => {
    let [least, most] = [own, own];
    for (let y = -REACH; y <= REACH; y += 1)
      for (let x = -REACH; x <= REACH; x += 1) {
        const [column, row] = [(i % width) + x, Math.floor(i / width) + y];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const there = lights[row * width + column] ?? 0;
        [least, most] = [Math.min(least, there), Math.max(most, there)];
      }
    if (most < FRONT) return 0;
    return least > FRONT && least > EVEN * most && (gloss[i] ?? 0) < MIRRORS * own ? 1 : 2;
  });
}

/** Median and mean CIEDE2000 of two pictures where the kind is that. */
export function differs(
  one: Plane,
  other: Plane,
  kinds: Uint8Array,
  kind: 0 | 1,
): { median: number; mean: number } {
  const found: number[] = [];
  for (const [i, has] of kinds.entries())
    if (has === kind) found.push(ciede2000(labOf(one.data, i * 3), labOf(other.data, i * 3)));
  found.sort((a, b) => a - b);
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  return { median: found[found.length >> 1] ?? Number.NaN, mean };
}

/** Pixels each way over which a blotch shows against what lies round it, of a picture 360 wide. */
const BLOTCH = 5;

/**
 * How blotched the first picture's flat fronts are: their lightness less the other picture's, and how far that strays from its own mean round
 * about; the mean of it, in units of CIELAB's lightness. Of an even error it sees nothing, which `differs` does.
 */
export function blotched(one: Plane, other: Plane, kinds: Uint8Array): number {
  const { width, height } = one;
  const flat = (i: number) => kinds[i] === 1;
  const gap = Float64Array.from(kinds, (_, i) =>
    flat(i) ? labOf(one.data, i * 3)[0] - labOf(other.data, i * 3)[0] : 0,
  );
  let [strays, count] = [0, 0];
  for (const i of kinds.keys()) {
    if (!flat(i)) continue;
    let [sum, near] = [0, 0];
    for (let y = -BLOTCH; y <= BLOTCH; y += 1)
      for (let x = -BLOTCH; x <= BLOTCH; x += 1) {
        const [column, row] = [(i % width) + x, Math.floor(i / width) + y];
        const there = row * width + column;
        if (column < 0 || row < 0 || column >= width || row >= height || !flat(there)) continue;
        sum += gap[there] ?? 0;
        near += 1;
      }
    strays += Math.abs((gap[i] ?? 0) - sum / near);
    count += 1;
  }
  return strays / count;
}
