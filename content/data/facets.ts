import type { Kitchen } from '../schemas/product.ts';
import { FINISHES, LAYOUTS, STYLES } from '../schemas/product.ts';

/** What the filters of the kitchens offer: CATALOGUE.md, section 2. The value is what stands in the address. */
export interface FacetOption {
  value: string;
  label: string;
}

const styleNames: Record<(typeof STYLES)[number], string> = {
  contemporary: 'Contemporary',
  neoclassic: 'Neoclassic',
  classic: 'Classic',
  loft: 'Loft',
  scandinavian: 'Scandinavian',
};

const layoutNames: Record<(typeof LAYOUTS)[number], string> = {
  LIN: 'One wall',
  L: 'L',
  U: 'U',
  GAL: 'Two facing runs',
  PEN: 'Peninsula',
  ISL: 'Wall and island',
  DUO: 'Show and back kitchen',
};

export const finishNames: Record<(typeof FINISHES)[number], string> = {
  ML: 'Matt lacquer',
  GL: 'Gloss lacquer',
  NM: 'Nano-matt laminate',
  TL: 'Decor laminate',
  VN: 'Veneer',
  SF: 'Solid wood frame',
  PF: 'Painted frame',
  GA: 'Glass in aluminium frame',
  ST: 'Sintered stone',
  MT: 'Metal',
};

const colourNames = [
  'White and ivory',
  'Beige and sand',
  'Grey and greige',
  'Black and anthracite',
  'Blue',
  'Green',
  'Red and rose',
  'Yellow',
  'Wood tones',
  'Metal',
] as const;
export type ColourFamily = (typeof colourNames)[number];

const handleNames = ['Handleless', 'Bar', 'Knob or cup', 'Ring or leather'] as const;
export type HandleGroup = (typeof handleNames)[number];

function value(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}

function options(labels: readonly string[]): FacetOption[] {
  return labels.map((label) => ({ value: value(label), label }));
}

/** The five facets and their values, in the order shown. */
export const facets = {
  style: options(STYLES.map((style) => styleNames[style])),
  layout: options(LAYOUTS.map((layout) => layoutNames[layout])),
  finish: options(FINISHES.map((finish) => finishNames[finish])),
  colour: options(colourNames),
  handle: options(handleNames),
} as const;

export type FacetName = keyof typeof facets;

export const styleName = (style: Kitchen['style']): string => styleNames[style];
export const layoutName = (layout: Kitchen['layout']): string => layoutNames[layout];

/** Hue in degrees, saturation and lightness from 0 to 1 of `#RRGGBB`. */
function hsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  const lightness = max - span / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sixth = max === r ? (g - b) / span : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** Decors of finish TL that show wood, by the words of their colour. */
const WOOD_DECOR = /oak|walnut|ash|larch|birch/;

/** The colour family of a front: by its material where that says it, else by its hex. */
export function colourFamily({ finish, colour }: Pick<Kitchen, 'finish' | 'colour'>): ColourFamily {
  if (finish === 'MT') return 'Metal';
  if (finish === 'VN' || finish === 'SF' || (finish === 'TL' && WOOD_DECOR.test(colour.name)))
    return 'Wood tones';
  const { hue, saturation, lightness } = hsl(colour.hex);
  const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
  const warm = hue < 60 || hue >= 290;
  if (lightness < 0.29 && chroma < (warm ? 0.08 : 0.04)) return 'Black and anthracite';
  if (lightness > 0.9) return 'White and ivory';
  if (!warm && hue < 180 && chroma > 0.045) return 'Green';
  if (chroma < 0.055) return 'Grey and greige';
  if (!warm) return 'Blue';
  if (hue < 22 || hue >= 290) return 'Red and rose';
  if (chroma > 0.19 && hue >= 40) return 'Yellow';
  return lightness > 0.86 ? 'White and ivory' : 'Beige and sand';
}

/** What one opens it by, in four groups. */
export function handleGroup(handle: string): HandleGroup {
  if (/bar$/.test(handle)) return 'Bar';
  if (/(knob|cup)$/.test(handle)) return 'Knob or cup';
  return /ring$|leather/.test(handle) ? 'Ring or leather' : 'Handleless';
}

/** The value of each facet for a kitchen. */
export function facetsOf(kitchen: Kitchen): Record<FacetName, string> {
  return {
    style: value(styleNames[kitchen.style]),
    layout: value(layoutNames[kitchen.layout]),
    finish: value(finishNames[kitchen.finish]),
    colour: value(colourFamily(kitchen)),
    handle: value(handleGroup(kitchen.handle)),
  };
}
