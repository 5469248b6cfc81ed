/**
 * How a picture's layers are coded; studio and browser both compute with these figures.
 * A layer is an AVIF of log codes, v = log2(1 + SCALE x) / log2(1 + SCALE largest), of scene-linear values x.
 *   a colour:  rest + frontLight * albedo of the colour (scene-linear sRGB)
 *   an hour:   the picture times (sum of weight * group) / (sum of groups), pixel by pixel
 *   both:      rest times that, and frontLight * albedo times (sum of weight * tint * share) / (sum of tint * share)
 * What comes out is multiplied by 2^exposure, coded again as a picture and looked up in `layers/view.webp`.
 */
export const SCALE = 64;
/** Largest scene-linear value of a picture and of the light on its fronts. */
export const LARGEST = { picture: 16, light: 8 } as const;
/** Steps a side of the look-up table: squares of red by green, one square a step of blue. */
export const LOOK_UP_SIDE = 33;
/** Light groups in the order of the day; a model lists those it has. */
export const LIGHT_GROUPS = ['sun', 'sky', 'ceiling', 'pendants', 'strips'] as const;
export type LightGroup = (typeof LIGHT_GROUPS)[number];
export type LayerName = 'rest' | 'front-light' | LightGroup;

/**
 * Colour of the light of a group that is warmer than daylight, red, green, blue, as bright as white. A dark front shows a group mostly by its
 * gloss; what falls on it is therefore kept as shares (`<id>.shares.avif`: sun, sky, ceiling above pendants, strips, 0), grey, and tinted here.
 */
export const TINTS: Readonly<Record<LightGroup, readonly [number, number, number]>> = {
  sun: [1, 1, 1],
  sky: [1, 1, 1],
  ceiling: [1, 1, 1],
  pendants: [1.2, 0.97, 0.74],
  strips: [1.2, 0.97, 0.74],
};

/** Share of a tone that paint throws back as its colour; the rest goes into its gloss. Measured on kitchens/aurelia: 0.962 in all three channels. */
const PAINT = 0.962;

/** Largest value of a layer. */
export function largestOf(name: LayerName): number {
  return name === 'front-light' ? LARGEST.light : LARGEST.picture;
}

/** Scene-linear value of a code from 0 to 1. */
export function decoded(code: number, largest: number): number {
  return (2 ** (code * Math.log2(1 + largest * SCALE)) - 1) / SCALE;
}

/** Code from 0 to 1 of a scene-linear value. */
export function coded(value: number, largest: number): number {
  return Math.log2(1 + Math.min(largest, Math.max(0, value)) * SCALE) / Math.log2(1 + largest * SCALE);
}

/** Linear light of an sRGB channel, both 0 to 1. */
export const linear = (code: number) => (code <= 0.04045 ? code / 12.92 : ((code + 0.055) / 1.055) ** 2.4);

/** Scene-linear light that a paint of the tone sRGB `#rrggbb` throws back. */
export function paintOf(hex: string): readonly [number, number, number] {
  const channel = (at: number) => PAINT * linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}
