import type { MaterialId } from '../materials.ts';
import type { Finish } from '../schemas/common.ts';
import type { Material } from '../schemas/material.ts';
import type { CategorySlug } from './categories.ts';
import type { HandleGroup } from './facets.ts';

/** What finishes are made of, as the finish library sorts and describes them; the words stand in `strings/<locale>/finishes.ts`. */

/** Families of the library in the order shown; the value is the anchor of its part of the page. */
export const FINISH_GROUPS = ['lacquers', 'woods', 'laminates', 'stones', 'metals', 'glass', 'soft'] as const;
export type FinishGroup = (typeof FINISH_GROUPS)[number];

/** The family of each kind of material. */
export const groupOf: Readonly<Record<Material['kind'], FinishGroup>> = {
  colour: 'lacquers',
  wood: 'woods',
  decor: 'laminates',
  stone: 'stones',
  brick: 'stones',
  ceramic: 'stones',
  metal: 'metals',
  glass: 'glass',
  textile: 'soft',
  leather: 'soft',
};

/** Where a finish may be used, in the order named. */
export type FinishPlace =
  | 'fronts'
  | 'islands'
  | 'shelves'
  | 'niches'
  | 'worktops'
  | 'basins'
  | 'handles'
  | 'vitrines'
  | 'frames'
  | 'tables'
  | 'seats';

/** Where models that can wear it are found: kitchens by one filter, or a whole collection. */
type FoundBy = { finish: Finish } | { handle: HandleGroup } | { room: CategorySlug };

interface KindFacts {
  group: FinishGroup;
  /** Finish code of the records whose front is made so. */
  code?: Finish;
  places: readonly FinishPlace[];
  foundBy: readonly FoundBy[];
  /** Materials made so wherever no finish code says it: worktops, parts, handles, covers. */
  materials: readonly MaterialId[];
}

const CHAIRS: FoundBy = { room: 'table-and-chairs' };
const KITCHENS: FoundBy = { room: 'kitchens' };

/** Kinds of finish, in the order shown within their family. */
export const finishKinds = {
  'matt-lacquer': {
    group: 'lacquers',
    code: 'ML',
    places: ['fronts', 'islands', 'shelves'],
    foundBy: [{ finish: 'ML' }],
    materials: ['matt-white', 'dark-lacquer'],
  },
  'gloss-lacquer': {
    group: 'lacquers',
    code: 'GL',
    places: ['fronts', 'islands'],
    foundBy: [{ finish: 'GL' }],
    materials: [],
  },
  'painted-frame': {
    group: 'lacquers',
    code: 'PF',
    places: ['fronts', 'islands', 'vitrines'],
    foundBy: [{ finish: 'PF' }],
    materials: [],
  },
  'nano-matt': {
    group: 'lacquers',
    code: 'NM',
    places: ['fronts', 'islands'],
    foundBy: [{ finish: 'NM' }],
    materials: [],
  },
  veneer: {
    group: 'woods',
    code: 'VN',
    places: ['fronts', 'islands', 'niches', 'shelves', 'tables'],
    foundBy: [{ finish: 'VN' }],
    materials: ['eucalyptus', 'light-oak', 'oak', 'smoked-oak', 'walnut', 'walnut-veneer'],
  },
  'solid-wood': {
    group: 'woods',
    code: 'SF',
    places: ['fronts', 'shelves', 'handles', 'tables', 'seats'],
    foundBy: [{ finish: 'SF' }, CHAIRS],
    materials: [
      'beech',
      'ebonised-ash',
      'elm-tone-oak',
      'oiled-ash',
      'painted-beech',
      'painted-wood',
      'solid-birch',
      'solid-walnut',
    ],
  },
  'wood-block': {
    group: 'woods',
    places: ['worktops', 'tables'],
    foundBy: [KITCHENS],
    materials: ['birch-block', 'oak-block'],
  },
  decor: {
    group: 'laminates',
    code: 'TL',
    places: ['fronts', 'islands', 'shelves'],
    foundBy: [{ finish: 'TL' }],
    materials: [],
  },
  marble: {
    group: 'stones',
    places: ['worktops', 'islands', 'niches', 'basins', 'tables'],
    foundBy: [KITCHENS, { room: 'bathrooms' }],
    materials: [
      'black-marble-white-vein',
      'cream-marble',
      'grey-stone',
      'light-travertine',
      'limestone',
      'travertine',
      'white-marble',
      'white-marble-gold-vein',
      'white-marble-grey-vein',
    ],
  },
  granite: {
    group: 'stones',
    places: ['worktops', 'islands', 'niches'],
    foundBy: [KITCHENS],
    materials: ['dark-granite', 'leathered-dark-granite', 'warm-quartzite'],
  },
  soapstone: {
    group: 'stones',
    places: ['worktops', 'basins'],
    foundBy: [KITCHENS],
    materials: ['soapstone'],
  },
  'bound-stone': {
    group: 'stones',
    places: ['worktops', 'islands', 'basins'],
    foundBy: [KITCHENS, { room: 'bathrooms' }],
    materials: ['blue-terrazzo', 'pale-terrazzo', 'white-quartz'],
  },
  sintered: {
    group: 'stones',
    code: 'ST',
    places: ['worktops', 'fronts', 'islands', 'basins', 'tables'],
    foundBy: [{ finish: 'ST' }, KITCHENS],
    materials: [
      'dark-porcelain',
      'grey-porcelain',
      'white-porcelain',
      'white-sintered-slab',
      'white-veined-slab',
    ],
  },
  'solid-surface': {
    group: 'stones',
    places: ['basins'],
    foundBy: [{ room: 'bathrooms' }],
    materials: ['solid-surface'],
  },
  ceramic: {
    group: 'stones',
    places: ['handles'],
    foundBy: [{ handle: 'knob-or-cup' }],
    materials: ['porcelain'],
  },
  brick: { group: 'stones', places: ['niches'], foundBy: [KITCHENS], materials: ['brick'] },
  steel: {
    group: 'metals',
    places: ['fronts', 'worktops', 'handles', 'seats'],
    foundBy: [{ finish: 'MT' }, { handle: 'bar' }],
    materials: ['brushed-stainless', 'nickel', 'pewter', 'steel-tube'],
  },
  'dark-steel': {
    group: 'metals',
    places: ['fronts', 'shelves', 'vitrines', 'handles', 'seats'],
    foundBy: [{ finish: 'MT' }, { handle: 'bar' }],
    materials: ['black-metal', 'black-steel', 'blackened-steel', 'steel-wire', 'wrought-iron'],
  },
  brass: {
    group: 'metals',
    places: ['handles', 'vitrines', 'fronts'],
    foundBy: [{ handle: 'knob-or-cup' }, { handle: 'ring-or-leather' }, { handle: 'bar' }],
    materials: ['brass', 'bronze', 'gilt', 'liquid-bronze'],
  },
  aluminium: {
    group: 'metals',
    places: ['frames'],
    foundBy: [{ finish: 'GA' }, { room: 'closet-and-sliding-systems' }],
    materials: ['bronze-aluminium', 'champagne-aluminium'],
  },
  glass: {
    group: 'glass',
    places: ['fronts', 'vitrines', 'shelves', 'handles'],
    foundBy: [{ finish: 'GA' }],
    materials: ['black-glass', 'bronze-glass', 'clear-glass', 'cut-glass', 'grey-glass'],
  },
  'reeded-glass': {
    group: 'glass',
    places: ['fronts', 'vitrines', 'frames'],
    foundBy: [{ finish: 'GA' }, { room: 'closet-and-sliding-systems' }],
    materials: ['fluted-glass', 'reeded-glass'],
  },
  mirror: {
    group: 'glass',
    places: ['niches', 'vitrines', 'frames'],
    foundBy: [KITCHENS, { room: 'closet-and-sliding-systems' }],
    materials: ['bronze-mirror', 'mirror', 'smoked-mirror'],
  },
  fabric: {
    group: 'soft',
    places: ['seats'],
    foundBy: [CHAIRS],
    materials: ['boucle', 'linen', 'silk-look-weave', 'velvet'],
  },
  leather: {
    group: 'soft',
    places: ['seats', 'handles', 'fronts', 'shelves'],
    foundBy: [CHAIRS, { handle: 'ring-or-leather' }],
    materials: ['brown-leather', 'channelled-leather', 'leather', 'saddle-leather'],
  },
  woven: {
    group: 'soft',
    places: ['seats', 'fronts'],
    foundBy: [CHAIRS],
    materials: ['cane', 'woven-cord'],
  },
} as const satisfies Record<string, KindFacts>;

export type FinishKind = keyof typeof finishKinds;
export const FINISH_KINDS = Object.keys(finishKinds) as FinishKind[];

/** What is known of a kind besides its words. */
export function kindFacts(kind: FinishKind): KindFacts {
  return finishKinds[kind];
}

/** The board of materials whose picture from near shows a family, by its slug; fabrics have none. */
export const boards: Readonly<Partial<Record<FinishGroup, string>>> = {
  lacquers: 'lacquers',
  woods: 'veneers-and-solid-woods',
  laminates: 'laminates',
  stones: 'worktops',
  metals: 'handles-and-profiles',
  glass: 'glass-and-frames',
};
