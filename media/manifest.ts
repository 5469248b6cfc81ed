import type { LayerName } from './layers.ts';
import data from './manifest.json' with { type: 'json' };

/** One encoded cut of a picture. Pixels; `widths` are the AVIF files that exist, the last one is the full width. */
export interface Rendition {
  width: number;
  height: number;
  widths: number[];
  /** Eight hex digits of the contents: goes into the address, so that files can be cached for ever. */
  version: string;
}

/** A rendition of a render of its own. */
export interface Taken extends Rendition {
  /** Samples a pixel it was taken with; absent in the first shoot. */
  samples?: number;
  /** How often it was asked for anew, from 1; tells a fresh clone what need not be rendered again. */
  take: number;
}

/** Light and masks rendered with a picture. Files: `layers/<id>.<name>-<width>.avif`; how they are coded: `layers.ts`. */
export interface LayerSet {
  widths: number[];
  names: LayerName[];
  /** Stops by which the view transform brightens this picture. */
  exposure: number;
  /** Whose light falls on the fronts stands in `layers/<id>.shares.avif`; without it nothing is recoloured. */
  shares?: true;
  version: string;
}

/** One picture. Files: `pictures/<id>-<width>.avif` and `pictures/<id>-1200.jpg`; crops `pictures/<id>.<crop>-<width>.avif`. */
export interface PictureEntry extends Taken {
  /** Average colour as `#rrggbb`, for the placeholder. */
  colour: string;
  /** Focal point as shares of width and height, from the top left. */
  focus: [number, number];
  /** Place in the product's or project's own row of pictures, from 1. */
  order: number;
  /** Mark of what it shows of the catalogue: `records.fingerprint`. */
  record: string;
  /** `card` is 4:5 out of the picture; `tall` is 4:5 taken with a camera of its own. */
  crops: { card?: Rendition; tall?: Taken };
  /** For recolouring and other hours; main pictures of kitchens, bathrooms and wardrobes, and heroes. */
  layers?: LayerSet;
}

/**
 * All pictures by id (`<category>/<slug>/<shot>`, `home/hero-1`, `projects/<slug>/<nn>`, `showroom/room`, `showroom/<standpoint>`), sorted.
 * A standpoint's picture is an equirectangular panorama, twice as wide as high, without crops; its widths are 480, 960, 1536 and 3072.
 * Its middle column looks to the standpoint's heading, its middle row to the horizon (content/data/showroom.json).
 */
export interface MediaManifest {
  pictures: Record<string, PictureEntry>;
}

/** The manifest the studio wrote last. */
export const manifest: MediaManifest = data as unknown as MediaManifest;
