import { linear } from '../../media/layers.ts';

/** Colour difference as the eye has it: CIEDE2000 (Sharma, Wu, Dalal 2005), of display colours under D65. About 1 is just seen, 3 is seen side by side. */

export type Lab = readonly [number, number, number];

const WHITE = [0.95047, 1, 1.08883] as const;
const DEGREE = Math.PI / 180;

/** CIE L*a*b* of an sRGB colour, channels 0 to 255. */
export function labOf(rgb: ArrayLike<number>, at = 0): Lab {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((c) => linear((rgb[at + c] ?? 0) / 255));
  const xyz = [
    0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    0.0193339 * r + 0.119192 * g + 0.9503041 * b,
  ];
  const [x = 0, y = 0, z = 0] = xyz.map((value, c) => {
    const share = value / (WHITE[c] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27 / 116) * share + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const hueOf = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360);

/** Hues' difference and mean in degrees, round the circle; a grey has no hue. */
function hues(h1: number, h2: number, grey: boolean): { apart: number; mean: number } {
  if (grey) return { apart: 0, mean: h1 + h2 };
  const apart = ((h2 - h1 + 540) % 360) - 180;
  const far = Math.abs(h2 - h1) > 180;
  const sum = h1 + h2;
  return {
    apart: Math.abs(h2 - h1) === 180 ? h2 - h1 : apart,
    mean: (far ? sum + (sum < 360 ? 360 : -360) : sum) / 2,
  };
}

/** CIEDE2000 difference of two colours. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const pull = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 1 + 0.5 * (1 - pull((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const hue = hues(hueOf(b1, a1 * g), hueOf(b2, a2 * g), c1 * c2 === 0);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const wave = (times: number, shift: number) => Math.cos((times * hue.mean + shift) * DEGREE);
  const t = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((hue.apart / 2) * DEGREE)) / (1 + 0.015 * c * t);
  const turn = 60 * Math.exp(-(((hue.mean - 275) / 25) ** 2));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 - Math.sin(turn * DEGREE) * 2 * pull(c) * dc * dh);
}
