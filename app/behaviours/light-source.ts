import type { FinishSample } from '#content/product-text.ts';

/** How a picture is shown in another colour and at another hour; `/data/light/<id of the picture>.json` holds it. */
export interface LightSource {
  /** Address of its layers up to their name: `/media/layers/kitchens/aurelia/main`. */
  base: string;
  /** Address of the look-up table. */
  view: string;
  /** Widths of the layers in pixels, the phones' first. */
  widths: readonly number[];
  /** Light groups that have a layer. */
  groups: readonly string[];
  exposure: number;
  version: string;
  /** The picture's own hour, and the earliest it can be shown at: what stands before a window at night is no day. */
  hour: number;
  first: number;
  /** The tones of its fronts, its own among them; empty where it is not recoloured. */
  tones: readonly FinishSample[];
  /** Id of its own tone. */
  own: string;
}

/** What a page says of a picture that has one. */
export interface LightOffer {
  /** What `loadData` names. */
  data: string;
  /** It can be recoloured too. */
  colours: boolean;
}
