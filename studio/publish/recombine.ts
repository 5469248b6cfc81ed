import { join } from 'node:path';
import sharp from 'sharp';
import {
  coded,
  decoded,
  LARGEST,
  type LayerName,
  LIGHT_GROUPS,
  LOOK_UP_SIDE,
  largestOf,
} from '../../media/layers.ts';
import { type LayerSet, manifest } from '../../media/manifest.ts';
import { eightBits, PICTURES } from './encode.ts';
import { LAYERS } from './layers.ts';

/** Puts a picture's light groups together again, in the browser's arithmetic. */

export interface Plane {
  data: Buffer;
  width: number;
  height: number;
}

export async function plane(path: string | Buffer, width?: number): Promise<Plane> {
  const { bitsPerSample = 8 } = await sharp(path).metadata();
  const image = sharp(path).resize({ width, kernel: 'mitchell' }).removeAlpha();
  if (bitsPerSample === 8) {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }
  const raw = image.toColourspace('rgb16').raw({ depth: 'ushort' });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const white = 65536 - 2 ** (16 - bitsPerSample); // the decoder moves its bits up and leaves the low ones empty
  return { data: eightBits(data, white), width: info.width, height: info.height };
}

/** At half its size, each pixel the mean of four, as the layers were made of the picture. */
export function halved({ data, width, height }: Plane): Plane {
  const [w, h] = [width >> 1, height >> 1];
  const half = Buffer.alloc(w * h * 3);
  for (let y = 0; y < h; y += 1)
    for (let i = 0; i < w * 3; i += 1) {
      const at = 2 * y * width * 3 + (i - (i % 3)) * 2 + (i % 3);
      const four = [at, at + 3, at + width * 3, at + width * 3 + 3].map((place) => data[place] ?? 0);
      half[y * w * 3 + i] = Math.round(four.reduce((sum, value) => sum + value, 0) / 4);
    }
  return { data: half, width: w, height: h };
}

/** The look-up table: display colour, 0 to 255, of a scene-linear colour, trilinear as a 3D texture does it. */
export async function viewTransform(): Promise<
  (rgb: readonly [number, number, number], out: Float64Array) => void
> {
  const { data } = await plane(join(LAYERS, 'view.webp'));
  const n = LOOK_UP_SIDE;
  const row = n * n * 3;
  return (rgb, out) => {
    const at = rgb.map((value) => coded(value, LARGEST.picture) * (n - 1));
    const low = at.map((value) => Math.min(n - 2, Math.floor(value)));
    out.fill(0);
    for (let corner = 0; corner < 8; corner += 1) {
      let weight = 1;
      const index = [0, 1, 2].map((axis) => {
        const up = (corner >> axis) & 1;
        const part = (at[axis] ?? 0) - (low[axis] ?? 0);
        weight *= up ? part : 1 - part;
        return (low[axis] ?? 0) + up;
      });
      const [r = 0, g = 0, b = 0] = index;
      const place = g * row + (b * n + r) * 3;
      for (let c = 0; c < 3; c += 1) out[c] = (out[c] ?? 0) + weight * (data[place + c] ?? 0);
    }
  };
}

export type View = Awaited<ReturnType<typeof viewTransform>>;

/** A picture's layers as the browser has them: 8-bit codes, and the stops by which the view transform brightens. */
export interface Source {
  names: readonly LayerName[];
  exposure: number;
  layer: (name: LayerName) => Promise<Plane>;
}

/** Layers as they are published, at full width. */
export function published(id: string, { names, exposure, widths }: LayerSet): Source {
  const layer = (name: LayerName) => plane(join(LAYERS, `${id}.${name}-${widths.at(-1)}.avif`));
  return { names, exposure, layer };
}

/** Layer by layer: what its scene-linear values are multiplied by. */
type Parts = readonly (readonly [LayerName, readonly [number, number, number]])[];

const AS_IT_IS = [1, 1, 1] as const;

/** Parts of the picture in its own light and colour. */
export const groupsOf = ({ names }: Source): Parts =>
  LIGHT_GROUPS.filter((name) => names.includes(name)).map((name) => [name, AS_IT_IS]);

/** Parts of the picture in a paint: scene-linear, as `paintOf` has it. The shader's `layer(0) + layer(1) * albedo`. */
export const inPaint = (paint: readonly [number, number, number]): Parts => [
  ['rest', AS_IT_IS],
  ['front-light', paint],
];

/** Display colours of a sum of layers. */
export async function composed(source: Source, parts: Parts, view: View): Promise<Plane> {
  const planes = await Promise.all(parts.map(([name]) => source.layer(name)));
  const { width = 0, height = 0 } = planes[0] ?? {};
  const gain = 2 ** source.exposure;
  const tables = parts.map(([name, factors]) =>
    factors.map((factor) =>
      Array.from({ length: 256 }, (_, code) => decoded(code / 255, largestOf(name)) * gain * factor),
    ),
  );
  const out = new Float64Array(3);
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i += 3) {
    const rgb: [number, number, number] = [0, 0, 0];
    for (const [g, { data: codes }] of planes.entries())
      for (let c = 0; c < 3; c += 1) rgb[c as 0] += tables[g]?.[c]?.[codes[i + c] ?? 0] ?? 0;
    view(rgb, out);
    for (let c = 0; c < 3; c += 1) data[i + c] = Math.round(out[c] ?? 0);
  }
  return { data, width, height };
}

/** Mean difference of two pictures of one size in 255ths, as means of four pixels: what is finer the published picture gives (shaders.ts). */
export function apart(one: Plane, other: Plane): number {
  const [a, b] = [halved(one).data, halved(other).data];
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

/** Mean difference, in 255ths, of the groups' sum and the published picture. */
export async function difference(id: string, set: LayerSet, view: View): Promise<number> {
  const source = published(id, set);
  const summed = await composed(source, groupsOf(source), view);
  const full = Math.max(...(manifest.pictures[id]?.widths ?? []));
  return apart(summed, await plane(join(PICTURES, `${id}-${full}.avif`), summed.width));
}
