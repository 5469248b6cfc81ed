import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { LayerName } from '../../media/layers.ts';
import type { LayerSet } from '../../media/manifest.ts';
import { eightBits, hash8, OUT, ROOT, write } from './encode.ts';
import { publishShares } from './shares.ts';

/** What the renderer says of the layers beside a picture: pixels, names, and the exposure its view transform used, in stops. */
export interface RawLayers {
  width: number;
  height: number;
  names: LayerName[];
  exposure: number;
}

export const LAYERS = join(ROOT, 'media', 'layers');
/** What phones take; others take them whole. The picture itself gives the detail. */
const PHONE_WIDTH = 600;
/** Off by 1 of 255 on average, by 1.3 in the dark that an evening brightens; flutes beside terrazzo (pergola) were off by 1.52 at 85. At 93 half as many bytes again. */
const QUALITY = 89;
/** Of a phone's layers: wardrobe Cabina, the heaviest, has 109 KiB of them and is off by 1.45 at it; at 89 148 KiB and 1.32. */
const PHONE_QUALITY = 82;
/** What of a version is the encoder's, so that other bytes never come from an address that browsers keep for good. */
const ENCODED_LAYERS = Buffer.from(JSON.stringify([QUALITY, PHONE_QUALITY]));

/** Codes at a width, rounded: cut off, bronzina's seven layers together were off by 1.59 of 255, rounded by 1.22. */
async function narrowed(
  samples: Uint16Array,
  raw: { width: number; height: number },
  width: number,
): Promise<Sharp> {
  const { data, info } = await sharp(samples, { raw: { ...raw, channels: 3 } })
    .toColourspace('rgb16')
    .resize({ width })
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return sharp(eightBits(data), { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** Encodes the layers of one picture. */
export async function publishLayers(id: string, raw: RawLayers): Promise<LayerSet> {
  const folder = join(OUT, `${id}.layers`);
  const bytes = await Promise.all(raw.names.map((name) => readFile(join(folder, `${name}.u16`))));
  const widths = raw.width > PHONE_WIDTH ? [PHONE_WIDTH, raw.width] : [raw.width];
  for (const [i, name] of raw.names.entries()) {
    const codes = bytes[i] as Buffer;
    const samples = new Uint16Array(codes.buffer, codes.byteOffset, codes.length / 2);
    for (const width of widths) {
      const image = await narrowed(samples, { width: raw.width, height: raw.height }, width);
      await write(
        image.avif({
          quality: width < raw.width ? PHONE_QUALITY : QUALITY,
          effort: 5,
          chromaSubsampling: '4:4:4',
        }),
        join(LAYERS, `${id}.${name}-${width}.avif`),
      );
    }
  }
  const fronts = raw.names.includes('front-light');
  if (fronts) await publishShares(folder, raw, join(LAYERS, `${id}.shares.avif`));
  const { names, exposure } = raw;
  return {
    widths,
    names,
    exposure,
    ...(fronts && { shares: true }),
    version: hash8(...bytes, ENCODED_LAYERS),
  };
}

/** Bytes of what a phone takes of one picture's layers. */
export async function phoneBytes(id: string, { names, widths, shares }: LayerSet): Promise<number> {
  const files = [...names.map((name) => `${name}-${widths[0]}`), ...(shares ? ['shares'] : [])];
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(LAYERS, `${id}.${file}.avif`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Publishes the view transform's look-up table, where the studio wrote one (studio/kit/look_up.py). */
export async function publishLookUp(): Promise<void> {
  const table = join(OUT, 'view.png');
  if (existsSync(table))
    await write(sharp(table).webp({ lossless: true, effort: 6 }), join(LAYERS, 'view.webp'));
}
