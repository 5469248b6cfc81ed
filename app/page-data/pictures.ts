import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { MEDIA_PATH } from '#contract/addresses.ts';
import { manifest, type Rendition } from '#media/manifest.ts';

/** For page data only: the manifest stays out of the browser, a page carries the pictures it shows. */

const ROOT = `${MEDIA_PATH}pictures/`;

/** The picture with that id as a page carries it, or null while the studio has not made it. */
export function pictureOf(id: string, alt: string, crop?: 'card' | 'tall'): PictureSource | null {
  const entry = manifest.pictures[id];
  if (!entry) return null;
  const jpeg = `${ROOT}${id}-1200.jpg?v=${entry.version}`;
  const whole = source(`${ROOT}${id}`, entry, entry.colour, alt, jpeg);
  const cut = crop && entry.crops[crop];
  if (!cut) return whole;
  const picture = source(`${ROOT}${id}.${crop}`, cut, entry.colour, alt, jpeg);
  // `tall` is a picture of its own.
  return crop === 'card' ? { ...picture, uncut: entry.width / entry.height } : picture;
}

function source(base: string, size: Rendition, colour: string, alt: string, jpeg: string): PictureSource {
  const { width, height, widths, version } = size;
  return { base, width, height, widths, version, colour, alt, jpeg };
}

/** Path of a picture's smallest rendition: for rows of small pictures and for mails. */
export function smallestOf({ base, widths, version }: PictureSource): string {
  return `${base}-${Math.min(...widths)}.avif?v=${version}`;
}

/** Ids of a product's or project's pictures in the order they are shown; `of` is `kitchens/alberto`. */
export function pictureIdsOf(of: string): readonly string[] {
  return idsByOwner.get(of) ?? [];
}

/** Ids by what they show, found once: looked for anew, ten thousand models would read the manifest a hundred million times. */
const idsByOwner = new Map<string, string[]>();
for (const [id] of Object.entries(manifest.pictures).sort(([, a], [, b]) => a.order - b.order)) {
  const owner = id.slice(0, id.lastIndexOf('/'));
  idsByOwner.set(owner, [...(idsByOwner.get(owner) ?? []), id]);
}
