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

/** Words of the catalogue and their tones; the first word found in a text counts, so longer words come first. */
const MATERIALS: readonly (readonly [string, string])[] = [
  ['smoked oak', '#4e3c2f'],
  ['leathered dark granite', '#3c3b39'],
  ['saddle leather', '#9a6238'],
  ['leather', '#8a5a38'],
  ['walnut', '#6a4a34'],
  ['eucalyptus', '#6b5646'],
  ['light oak', '#d6b98f'],
  ['elm', '#a87f52'],
  ['birch', '#e3d3b5'],
  ['beech', '#d9b58a'],
  ['oak', '#c49a66'],
  ['black stain', '#2b2826'],
  ['ash', '#d8c3a0'],
  ['light travertine', '#ddd0b9'],
  ['travertine', '#d6c6ab'],
  ['blue terrazzo', '#a9bac2'],
  ['terrazzo', '#ddd8cf'],
  ['limestone', '#d9d0be'],
  ['soapstone', '#5d6462'],
  ['dark granite', '#403d3b'],
  ['black marble', '#232326'],
  ['cream marble', '#e9dfca'],
  ['marble', '#efece6'],
  ['warm quartzite', '#ddd0bd'],
  ['quartzite', '#ddd0bd'],
  ['white quartz', '#f1efea'],
  ['dark porcelain', '#46484a'],
  ['grey porcelain', '#a9a7a2'],
  ['white porcelain', '#f1efea'],
  ['brushed stainless', '#b9bcbd'],
  ['brick', '#a4684c'],
  ['black steel', '#2b2b2d'],
  ['blackened steel', '#2e2e30'],
  ['steel tube', '#a9adb0'],
  ['wire', '#3a3a3c'],
  ['wrought', '#2f2c2a'],
  ['bronze glass', '#8f7a62'],
  ['bronze mirror', '#a58d72'],
  ['black glass', '#1d1e21'],
  ['grey glass', '#9aa0a3'],
  ['smoked mirror', '#5a5450'],
  ['mirror', '#cfd8d9'],
  ['reeded', '#cfd6d2'],
  ['fluted-glass', '#d3dad6'],
  ['glass', '#d3dad8'],
  ['brass', '#b08d3a'],
  ['gilt', '#c7a24a'],
  ['ivory', '#ede6d6'],
  ['graphite', '#3b3d40'],
  ['stone grey', '#a8a49c'],
  ['sage', '#a7b09a'],
  ['white stone', '#efece6'],
  ['white', '#f1efea'],
  ['stone', '#d8cdbb'],
  ['velvet', '#6b4a52'],
  ['bouclé', '#e6dfd2'],
  ['linen', '#ded3c0'],
  ['silk', '#cdbfae'],
  ['cane', '#d9bf8f'],
  ['cord', '#d6c29b'],
  ['block', '#c9a06a'],
  ['chrome', '#b9bcbd'],
  ['nickel', '#b3afa6'],
  ['pewter', '#85878a'],
  ['bronze', '#6b4f33'],
  ['porcelain', '#f6f3ec'],
  ['black', '#232325'],
  ['wooden', '#c49a66'],
];

/** Tone of the material a text names, or the fallback when it names none. */
export function toneOf(text: string, fallback: string): string {
  return MATERIALS.find(([word]) => text.includes(word))?.[1] ?? fallback;
}
