import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LayerName } from '../../media/layers.ts';
import type { LayerSet } from '../../media/manifest.ts';
import { hash8, OUT, ROOT, write } from './encode.ts';
import { publishShares } from './shares.ts';

/** What the renderer says of the layers beside a picture: pixels, names, and the exposure its view transform used, in stops. */
export interface RawLayers {
  width: number;
  height: number;
  names: LayerName[];
  exposure: number;
}

export const LAYERS = join(ROOT, 'media', 'layers');
/** What phones take: at this width all layers of kitchens/aurelia weigh 114 KiB. Others take them whole. The picture itself gives the detail. */
const PHONE_WIDTH = 600;
/**
 * Off by 1 of 255 on average; at 90 it is 0.9 and a quarter more bytes. What an evening's exposure brightens is off by 1.5 to 1.7, since the
 * errors of eight layers add up in the dark.
 */
const QUALITY = 85;
const EVENING = { exposure: 0.9, quality: 93 };

/** Encodes the layers of one picture. */
export async function publishLayers(id: string, raw: RawLayers): Promise<LayerSet> {
  const folder = join(OUT, `${id}.layers`);
  const bytes = await Promise.all(raw.names.map((name) => readFile(join(folder, `${name}.u16`))));
  const quality = raw.exposure > EVENING.exposure ? EVENING.quality : QUALITY;
  const widths = raw.width > PHONE_WIDTH ? [PHONE_WIDTH, raw.width] : [raw.width];
  for (const [i, name] of raw.names.entries()) {
    const codes = bytes[i] as Buffer;
    const samples = new Uint16Array(codes.buffer, codes.byteOffset, codes.length / 2);
    const image = sharp(samples, { raw: { width: raw.width, height: raw.height, channels: 3 } });
    for (const width of widths)
      await write(
        image.clone().resize({ width }).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }),
        join(LAYERS, `${id}.${name}-${width}.avif`),
      );
  }
  const fronts = raw.names.includes('front-light');
  if (fronts) await publishShares(folder, raw, join(LAYERS, `${id}.shares.avif`));
  const { names, exposure } = raw;
  return { widths, names, exposure, ...(fronts && { shares: true }), version: hash8(...bytes) };
}

/** Publishes the view transform's look-up table, where the studio wrote one (studio/kit/look_up.py). */
export async function publishLookUp(): Promise<void> {
  const table = join(OUT, 'view.png');
  if (existsSync(table))
    await write(sharp(table).webp({ lossless: true, effort: 6 }), join(LAYERS, 'view.webp'));
}
