import type { HandleGroup } from '../../data/facets.ts';
import type { Finish, Handle, Layout, Style } from '../../schemas/common.ts';
import type { Front, Second } from '../../schemas/kitchen.ts';
import type { ColourFamily, WoodFamily } from '../../schemas/material.ts';

/** Names stand as they do inside a sentence; whoever begins a line with one makes its first letter a capital. */

const facets = {
  style: {
    contemporary: 'Contemporary',
    neoclassic: 'Neoclassic',
    classic: 'Classic',
    loft: 'Loft',
    scandinavian: 'Scandinavian',
  } satisfies Record<Style, string>,
  layout: {
    LIN: 'One wall',
    L: 'L',
    U: 'U',
    GAL: 'Two facing runs',
    PEN: 'Peninsula',
    ISL: 'Wall and island',
    DUO: 'Show and back kitchen',
  } satisfies Record<Layout, string>,
  finish: {
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
  } satisfies Record<Finish, string>,
  wood: {
    'light-oak': 'Light oak',
    oak: 'Oak',
    'dark-oak': 'Dark oak',
    walnut: 'Walnut',
    ash: 'Ash',
    beech: 'Beech',
    birch: 'Birch',
    eucalyptus: 'Eucalyptus',
    larch: 'Larch',
    rosewood: 'Rosewood',
    teak: 'Teak',
  } satisfies Record<WoodFamily, string>,
  colour: {
    'white-and-ivory': 'White and ivory',
    'beige-and-sand': 'Beige and sand',
    'grey-and-greige': 'Grey and greige',
    'black-and-anthracite': 'Black and anthracite',
    blue: 'Blue',
    green: 'Green',
    'red-and-rose': 'Red and rose',
    yellow: 'Yellow',
    'wood-tones': 'Wood tones',
    metal: 'Metal',
  } satisfies Record<ColourFamily, string>,
  handle: {
    handleless: 'Handleless',
    bar: 'Bar',
    'knob-or-cup': 'Knob or cup',
    'ring-or-leather': 'Ring or leather',
  } satisfies Record<HandleGroup, string>,
};

const styles: Record<Style, string> = {
  contemporary: 'contemporary',
  neoclassic: 'neoclassic',
  classic: 'classic',
  loft: 'loft',
  scandinavian: 'Scandinavian',
};

const layouts: Record<Layout, string> = {
  LIN: 'one wall',
  L: 'L-shaped',
  U: 'U-shaped',
  GAL: 'two facing runs',
  PEN: 'with a peninsula',
  ISL: 'wall and island',
  DUO: 'show and back kitchen',
};

const finishes: Record<Finish, string> = {
  ML: 'matt lacquer',
  GL: 'gloss lacquer',
  NM: 'nano-matt laminate',
  TL: 'decor laminate',
  VN: 'veneer',
  SF: 'solid wood frame',
  PF: 'painted frame',
  GA: 'glass in aluminium frame',
  ST: 'sintered stone',
  MT: 'metal',
};

const constructions: Record<Front['construction'], string> = {
  slab: 'slab',
  ribbed: 'ribbed slab',
  slatted: 'slatted',
  plank: 'plank',
  shaker: 'shaker',
  'thin-frame': 'thin frame',
  beaded: 'beaded in-frame',
  'arched-panel': 'arched panel',
  'raised-panel': 'raised panel',
  'aluminium-frame': 'aluminium frame',
};

/** A front with what sets it apart; `glazing` is the name of what fills its frame. */
function front(
  { construction, thickness, edge, grainMatched, fluted, ornament }: Front,
  glazing?: string,
): string {
  const name = constructions[construction];
  if (edge === 'mitred') return `mitred ${name}`;
  if (edge === 'bevelled') return `${name}, ${thickness} mm bevelled edge`;
  if (fluted) return `${name} and fluted`;
  const more = grainMatched ? 'grain-matched' : (ornament ?? glazing);
  return more ? `${name}, ${more}` : name;
}

const places: Record<Second['where'], string> = {
  island: 'island',
  'table-island': 'table-island',
  'base-units': 'base units',
  'wall-units': 'wall units',
  'tall-units': 'tall units',
  vitrine: 'vitrine',
  dresser: 'dresser',
  doors: 'doors',
  interior: 'interior',
  pantry: 'pantry',
  niche: 'niche',
  splashback: 'splashback',
  shelf: 'shelf',
  shelves: 'shelves',
  'plate-rack': 'plate rack',
  hood: 'hood',
  cornice: 'cornice',
  capitals: 'capitals',
  plinth: 'plinth',
  'end-panel': 'end panel',
  'bar-top': 'bar top',
  'terrace-bar': 'terrace bar',
  'butcher-block': 'butcher block',
  rail: 'rail',
};

/** A second material where it is; `material` is its name before a noun, absent where it is the front's own. */
function second({
  where,
  form,
  material,
}: {
  where: Second['where'];
  form?: Second['form'];
  material?: string;
}): string {
  const words = [material, places[where]].filter(Boolean).join(' ');
  switch (form) {
    case 'framed':
      return where === 'shelves'
        ? `${material} frame ${places[where]}`
        : `${material}-framed ${places[where]}`;
    case 'backed':
    case 'lined':
      return `${material}-${form} ${places[where]}`;
    case 'grille':
    case 'mesh':
      return `${material} ${form} ${places[where]}`;
    case 'open':
    case 'painted':
    case 'carved':
    case 'fluted':
    case 'solid':
      return `${form} ${words}`;
    case 'glazed':
    case undefined:
      return words;
  }
}

const grips: Record<Handle['kind'], string> = {
  gola: 'gola',
  'edge-profile': 'edge profile',
  push: 'push',
  'cut-out': 'cut-out grip',
  bar: 'bar',
  knob: 'knob',
  cup: 'cup',
  ring: 'ring',
  tab: 'tab',
};

/** How the words of a kitchen and of every product's card and picture are put together. */
export const products = {
  facets,
  styles,
  layouts,
  finishes,
  front,
  second,
  handle: ({ kind, material }: { kind: Handle['kind']; material?: string }) =>
    material ? `${material} ${grips[kind]}` : grips[kind],
  /** Things named one after another. */
  list: (items: readonly string[]) => items.join(', '),
  /** Frame and finish, style and finish: two facts of one thing. */
  pair: (first: string, more: string) => `${first}, ${more}`,
  worktop: ({ material, sameSlab }: { material: string; sameSlab: boolean }) =>
    sameSlab ? `worktop of ${material}` : `${material} worktop`,
  sameSlab: 'the same slab as the fronts',
  millimetres: (length: number) => `${length} mm`,
  kitchenAlt: ({ name, colour, second: also, worktop, layout }: KitchenAlt) =>
    `${name} kitchen: fronts in ${colour}${also ? `, ${also}` : ''}, worktop of ${worktop}, ${layout}`,
  bathroomAlt: ({ name, furniture, colour }: { name: string; furniture: string; colour: string }) =>
    `${name} bathroom: ${furniture}, ${colour}`,
  productAlt: ({ name, what }: { name: string; what: string }) => `${name}: ${what}`,
  seen: ({ alt, seen }: { alt: string; seen: string }) => `${alt}; ${seen}`,
};

interface KitchenAlt {
  name: string;
  /** Material of the fronts, as before a noun. */
  colour: string;
  second: string;
  worktop: string;
  layout: string;
}
