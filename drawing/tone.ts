/** Colours of materials in a drawing: sRGB hex in neutral light, flat, one a material. */

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two hex colours; share 0 gives the first, 1 the second. */
function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  const mixed = channels(a).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour in shade: towards warm black by a share of 0 to 1. */
export const shade = (hex: string, share: number) => mix(hex, '#17130f', share);

/** The colour in light: towards white by a share of 0 to 1. */
export const lighten = (hex: string, share: number) => mix(hex, '#ffffff', share);

/** Whether navy lines would drown in this colour: relative luminance under 0.13. */
export function isDark(hex: string): boolean {
  const [r, g, b] = channels(hex).map((value) => (value / 255) ** 2.2) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.13;
}
