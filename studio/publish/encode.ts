import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Rendition } from '../../media/manifest.ts';
import { GRAIN, grained } from './grain.ts';

/** What the publisher of pictures, layers and sheets shares: where things lie and how a file is written. */

export const ROOT = join(import.meta.dirname, '..', '..');
export const OUT = join(ROOT, 'studio', 'out');
export const PICTURES = join(ROOT, 'media', 'pictures');

/** Widths a picture is published at, up to its own. */
const WIDTHS = [480, 960, 1440, 1920, 2560];
/** A panorama (2:1, seen through a viewer) is wanted at half its width by phones; small ones stand in lists. */
const PANORAMA_WIDTHS = [480, 960, 1536, 3072];
export const PANORAMA_RATIO = 2;
const SHARE_WIDTH = 1200;
const AVIF = { quality: 61, effort: 4 } as const;
/**
 * Of the file that zoom shows pixel by pixel: at 72 the pores of a table and the clouds of an oxide are gone that the render has, at 85 they stand, in
 * 1.7 times the bytes (0089); in ten bits a wall's slow gradient has no steps, in fewer bytes (0068). Small files stay at eight, which phones decode faster.
 */
const ZOOMED_AVIF = { quality: 85, effort: 4, bitdepth: 10 } as const;
/** What of a picture's version is the encoder's: pictures whose own width was encoded otherwise are due. */
export const ENCODED = Buffer.from(JSON.stringify({ ...ZOOMED_AVIF, ...GRAIN }));
const PANORAMA_AVIF = { quality: 66, effort: 4 } as const;
const JPEG = { quality: 82, mozjpeg: true } as const;
/** A width so near to the picture's own is left out. */
const NEAR = 1.2;

export function hash8(...parts: readonly Buffer[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex').slice(0, 8);
}

export function widthsFor(full: number, panorama: boolean): number[] {
  const steps = panorama ? PANORAMA_WIDTHS : WIDTHS;
  return [...steps.filter((width) => width * NEAR <= full), full];
}

/** Writes beside the place and renames, so that a kill leaves no half file. */
export async function write(image: Sharp, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.part`;
  await writeFile(partial, await image.toBuffer());
  await rename(partial, path);
}

/**
 * Samples of sixteen bits to the nearest of eight; white is the largest that the source can hold. What converts by itself cuts the low byte off,
 * half a step too dark.
 */
export function eightBits(data: Buffer, white = 65535): Buffer {
  const codes = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return Buffer.from(Uint8Array.from(codes, (code) => Math.round((code / white) * 255)).buffer);
}

/** Sixteen bits of eight-bit pixels, with grain; white stays white, the encoder's own way leaves it a step short. */
async function sixteenBits(source: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(grained(data, width, height), { raw: { width, height, channels: 3 } }).toColourspace('rgb16');
}

/**
 * The AVIF renditions of a picture; a whole one, not a cut of one, is zoomed and shared, so its own width is encoded better and a JPEG is
 * written beside it. `described` puts the source's metadata on each.
 */
export async function encode(
  source: Buffer,
  base: string,
  whole: boolean,
  described: (image: Sharp) => Sharp,
): Promise<Omit<Rendition, 'version'>> {
  const { width, height } = await sharp(source).metadata();
  const panorama = width / height === PANORAMA_RATIO;
  const widths = widthsFor(width, panorama);
  for (const w of widths) {
    const own = whole && !panorama && w === width;
    const image = own ? await sixteenBits(source) : sharp(source).resize({ width: w });
    const options = panorama ? PANORAMA_AVIF : own ? ZOOMED_AVIF : AVIF;
    await write(described(image).avif(options), `${base}-${w}.avif`);
  }
  if (whole) {
    const shared = sharp(source).resize({ width: SHARE_WIDTH, withoutEnlargement: true });
    await write(described(shared).jpeg(JPEG), `${base}-${SHARE_WIDTH}.jpg`);
  }
  return { width, height, widths };
}
