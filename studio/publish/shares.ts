import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { decoded, type LayerName, LIGHT_GROUPS, largestOf, TINTS } from '../../media/layers.ts';
import { write } from './encode.ts';

/**
 * Whose light falls on the fronts. A light group holds what a front throws back of it: paint times light, and gloss. On navy the gloss of a
 * window outweighs its light, so that the group's share in the picture says little of what an ivory front would show in its place. Gloss is
 * grey and paint is not: how much more of a group comes back in the channel that the paint throws back is its light. Where the paint is
 * grey or light the group's share in the picture stands in.
 */

/** Pixels a side that are taken together: light is smooth, and the codes of dark paint are coarse. */
const BLOCK = 4;
/** Spread of the paint's three channels below which they tell nothing. */
const TELLING = 0.012;
/** Blocks over which shares are smoothed, each way, twice. */
const REACH = 9;
const AVIF = { quality: 80, effort: 5, chromaSubsampling: '4:4:4' } as const;

type Rgb = readonly [number, number, number];

interface Field {
  data: Float32Array;
  width: number;
  height: number;
}

const luma = (data: ArrayLike<number>, at = 0) =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);

/** A layer's scene-linear values, the mean of each block. */
async function blocks(
  folder: string,
  name: LayerName,
  size: { width: number; height: number },
): Promise<Field> {
  const codes = await readFile(join(folder, `${name}.u16`));
  const samples = new Uint16Array(codes.buffer, codes.byteOffset, codes.length / 2);
  const [width, height] = [Math.floor(size.width / BLOCK), Math.floor(size.height / BLOCK)];
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height * BLOCK; y += 1)
    for (let i = 0; i < width * BLOCK * 3; i += 1) {
      const at = (Math.floor(y / BLOCK) * width + Math.floor(i / 3 / BLOCK)) * 3 + (i % 3);
      const value = decoded((samples[y * size.width * 3 + i] ?? 0) / 65535, largestOf(name));
      data[at] = (data[at] ?? 0) + value / BLOCK ** 2;
    }
  return { data, width, height };
}

/** Light of one group on a block of paint: the slope of what comes back over what the paint throws back. */
function lightOf(back: Rgb, paint: Rgb, guess: number): number {
  const mean = (of: Rgb) => (of[0] + of[1] + of[2]) / 3;
  const [backMean, paintMean] = [mean(back), mean(paint)];
  const spread = paint.reduce((sum, value) => sum + (value - paintMean) ** 2, 0);
  const slope = paint.reduce((sum, value, c) => sum + (value - paintMean) * ((back[c] ?? 0) - backMean), 0);
  const light = (slope + TELLING ** 2 * guess) / (spread + TELLING ** 2);
  const most = Math.min(...back.map((value, c) => value / (paint[c] ?? 1)));
  return Math.min(Math.max(light, 0.02 * guess), most);
}

/** Mean over a block's neighbours that are front too. */
function smoothed(values: Float32Array, fronts: Float32Array, width: number): Float32Array {
  const pass = (from: Float32Array, step: number, length: number) =>
    from.map((_, at) => {
      const place = Math.floor(at / step) % length;
      let sum = 0;
      for (let by = -Math.min(REACH, place); by <= Math.min(REACH, length - 1 - place); by += 1)
        sum += from[at + by * step] ?? 0;
      return sum;
    });
  const height = values.length / width;
  const both = (from: Float32Array) => pass(pass(from, 1, width), width, height);
  const [sum, count] = [both(both(values)), both(both(fronts))];
  return sum.map((value, at) => value / Math.max(1, count[at] ?? 0));
}

/** Shares of the groups in the light on each block of front, in the order of LIGHT_GROUPS. */
function sharesOf(groups: readonly Field[], front: Field, rest: Field): Float32Array[] {
  const fronts = new Float32Array(front.data.length / 3);
  const shares = groups.map(() => new Float32Array(fronts.length));
  for (let block = 0; block < fronts.length; block += 1) {
    const at = block * 3;
    const light = luma(front.data, at);
    if (light < 1e-3) continue;
    fronts[block] = 1;
    const rgb = (of: (c: number) => number): Rgb => [of(0), of(1), of(2)];
    const sum = rgb((c) => groups.reduce((total, { data }) => total + (data[at + c] ?? 0), 0));
    const paint = rgb((c) => {
      const back = (sum[c] ?? 0) - (rest.data[at + c] ?? 0);
      return Math.min(1, Math.max(0.002, back / Math.max(1e-4, front.data[at + c] ?? 0)));
    });
    const found = groups.map(({ data }, g) => {
      const tint = TINTS[LIGHT_GROUPS[g] ?? 'sun'];
      const guess = (luma(data, at) / Math.max(1e-6, luma(sum))) * light;
      return lightOf(
        rgb((c) => (data[at + c] ?? 0) / (tint[c as 0] ?? 1)),
        paint,
        guess,
      );
    });
    const all = found.reduce((total, value) => total + value, 1e-9);
    for (const [g, value] of found.entries()) (shares[g] as Float32Array)[block] = value / all;
  }
  return shares.map((share) => smoothed(share, fronts, front.width));
}

/** Publishes the shares of a picture that has fronts. */
export async function publishShares(
  folder: string,
  raw: { width: number; height: number; names: readonly LayerName[] },
  path: string,
): Promise<void> {
  const none = (like: Field): Field => ({ ...like, data: new Float32Array(like.data.length) });
  const [front, rest] = await Promise.all([blocks(folder, 'front-light', raw), blocks(folder, 'rest', raw)]);
  const groups = await Promise.all(
    LIGHT_GROUPS.map((name) => (raw.names.includes(name) ? blocks(folder, name, raw) : none(front))),
  );
  const { width, height } = front;
  const pixels = Buffer.alloc(width * height * 2 * 3);
  for (const [g, share] of sharesOf(groups, front, rest).entries())
    for (const [block, value] of share.entries())
      pixels[(Math.floor(g / 3) * width * height + block) * 3 + (g % 3)] = Math.round(value * 255);
  await write(sharp(pixels, { raw: { width, height: height * 2, channels: 3 } }).avif(AVIF), path);
}
