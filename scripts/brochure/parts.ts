import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';

/** What every page of a brochure is put together from. */

/** Pixels to a millimetre of paper: 230 to the inch. */
const PER_MM = 230 / 25.4;

/** Widths at which pictures are printed, in millimetres; brochure.css sets the same. */
const PRINTED = { cover: 160, lead: 174, pair: 84, half: 112, beside: 55, room: 54 } as const;

/** Where the picture of so many millimetres is asked for: the largest file there is, and how wide it is wanted. */
export function image(picture: PictureSource, place: keyof typeof PRINTED): ReactElement {
  const src = `${picture.base}-${Math.max(...picture.widths)}.avif?width=${Math.round(PRINTED[place] * PER_MM)}`;
  return h('img', { key: picture.base, src, alt: picture.alt, width: picture.width, height: picture.height });
}

/** A class and what stands in it. */
export const box = (className: string, ...inside: ReactNode[]) => h('div', { className }, ...inside);

/** The address of a page, written out and to be followed. */
export function address(origin: string, to: string): ReactElement {
  const url = `${origin}${to === '/' ? '' : to}`;
  return h('p', { className: 'address' }, h('a', { href: url, dir: 'ltr' }, url.replace(/^https?:\/\//, '')));
}
