import { seeded } from '../../drawing/seeded.ts';

/**
 * Grain of a sensor, drawn over what zoom shows pixel by pixel. A denoised wall has none at all, which is how one tells it from a photographed one,
 * and the eye takes what is left of the denoiser (a moulding that wavers, a cloud) for grain rather than for smear (0090).
 */

/**
 * `strength`: deviation of a middle tone, in 255ths; `least`: share of it that black and white have; `beside`: what a grain gives the pixels beside it,
 * for it is a little larger than a pixel, as after a sensor's filter.
 */
export const GRAIN = { strength: 0.95, least: 0.6, beside: 0.2 } as const;
/** Deviation of numbers of deviation 1 after their neighbours' shares were added, along both axes. */
const SPREAD = 1 + 2 * GRAIN.beside ** 2;

/** Grain of deviation 1, row by row; always the same of a size. */
function grain(width: number, height: number): Float32Array {
  const next = seeded(`${width}x${height}`);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const field = Float32Array.from({ length: width * height }, normal);
  const along = (step: number) =>
    field.map((value, i) => value + GRAIN.beside * ((field[i - step] ?? 0) + (field[i + step] ?? 0)));
  field.set(along(1));
  field.set(along(width));
  return field.map((value) => value / SPREAD);
}

/** Tones of sixteen bits of eight-bit pixels (width × height × 3), with grain of one tone over all channels. */
export function grained(pixels: Uint8Array, width: number, height: number): Uint16Array {
  const field = grain(width, height);
  const { strength, least } = GRAIN;
  const out = new Uint16Array(pixels.length);
  for (let i = 0; i < field.length; i += 1) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(3 * i, 3 * i + 3);
    const tone = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
    const shift = (field[i] ?? 0) * strength * (least + (1 - least) * 4 * tone * (1 - tone));
    for (const [c, value] of [r, g, b].entries())
      out[3 * i + c] = Math.round(257 * Math.min(255, Math.max(0, value + shift)));
  }
  return out;
}
