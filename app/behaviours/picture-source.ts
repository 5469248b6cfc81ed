import type { LightOffer } from './light-source.ts';

/** A picture of the studio as a page carries it: from the manifest, with its words. */
export interface PictureSource {
  /** Address up to the width: `/media/kitchens/alberto/main`. */
  base: string;
  /** Widths in pixels that exist as AVIF. */
  widths: readonly number[];
  /** Pixels of the largest rendition; they reserve the space. */
  width: number;
  height: number;
  /** Changes with the file's content, so that it may be cached for ever. */
  version: string;
  /** Average colour, shown until the picture is there. */
  colour: string;
  alt: string;
  /** What to look at; stands under a project's picture. */
  caption?: string;
  /** Address of the JPEG, when it is not the base's own (a crop shares its picture's). */
  jpeg?: string;
  /** Of a cut: width by height of the whole picture, which is as high. */
  uncut?: number;
  /** It can be shown in another colour or at another hour. */
  light?: LightOffer;
}

/** A product's picture, or the address of its drawing until the studio has made one. */
export type CardImage = { picture: PictureSource } | { drawing: string; alt: string };
