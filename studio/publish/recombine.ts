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
import { PICTURES } from './encode.ts';
import { LAYERS } from './layers.ts';

/** Puts a picture's light groups together again, in the browser's arithmetic. */

interface Plane {
  data: Buffer;
  width: number;
  height: number;
}

async function plane(path: string, width?: number): Promise<Plane> {
  const { data, info } = await sharp(path)
    .resize({ width, kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** At half its size, each pixel the mean of four, as the layers were made of the picture. */
function halved({ data, width, height }: Plane): Plane {
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

type View = Awaited<ReturnType<typeof viewTransform>>;

async function layer(id: string, name: LayerName, width: number): Promise<Plane> {
  return plane(join(LAYERS, `${id}.${name}-${width}.avif`));
}

/**
 * Mean difference, in 255ths, of the groups' sum and the published picture. Both as means of four pixels of the layers: what is finer the
 * published picture gives (app/ui/other-light/shaders.ts), and its own encoding is off by that much.
 */
export async function difference(id: string, set: LayerSet, view: View): Promise<number> {
  const width = set.widths.at(-1) ?? 0;
  const names = LIGHT_GROUPS.filter((name) => set.names.includes(name));
  const groups = await Promise.all(names.map((name) => layer(id, name, width)));
  const { width: w = 0, height: h = 0 } = groups[0] ?? {};
  const full = Math.max(...(manifest.pictures[id]?.widths ?? []));
  const shown = await plane(join(PICTURES, `${id}-${full}.avif`), w);
  const tables = names.map((name) =>
    Array.from({ length: 256 }, (_, code) => decoded(code / 255, largestOf(name))),
  );
  const gain = 2 ** set.exposure;
  const out = new Float64Array(3);
  const summed = Buffer.alloc(w * h * 3);
  for (let i = 0; i < w * h * 3; i += 3) {
    const rgb: [number, number, number] = [0, 0, 0];
    for (const [g, group] of groups.entries())
      for (let c = 0; c < 3; c += 1) rgb[c as 0] += (tables[g]?.[group.data[i + c] ?? 0] ?? 0) * gain;
    view(rgb, out);
    for (let c = 0; c < 3; c += 1) summed[i + c] = Math.round(out[c] ?? 0);
  }
  const [a, b] = [halved({ data: summed, width: w, height: h }).data, halved(shown).data];
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}
