import type { Product } from './catalogue.ts';
import type { CategorySlug } from './data/categories.ts';
import { facetsOf, type HandleGroup } from './data/facets.ts';
import { type MaterialId, material } from './materials.ts';
import type { Finish, Layout, Style } from './schemas/common.ts';
import type { What } from './schemas/furniture.ts';
import type { Second } from './schemas/kitchen.ts';
import type { ColourFamily, WoodFamily } from './schemas/material.ts';

/** A fact one can ask for, as the search knows it in every language. */
export type SearchFact =
  | `room:${CategorySlug}`
  | `style:${Style}`
  | `layout:${Layout}`
  | `finish:${Finish}`
  | `colour:${ColourFamily}`
  | `wood:${WoodFamily}`
  | `material:${MaterialId}`
  | `handle:${HandleGroup}`
  | `part:${Second['where']}`
  | `kind:${What['kind']}`;

/** What a product is, and what it has beside that. */
export interface SearchFacts {
  /** Facts of the whole: its fronts, its layout, its style. */
  own: readonly SearchFact[];
  /** Facts of a part: worktop, second materials. */
  parts: readonly SearchFact[];
}

function ofMaterial(id: MaterialId): SearchFact[] {
  const { family, wood } = material(id);
  return [`material:${id}`, `colour:${family}`, ...(wood ? [`wood:${wood}` as const] : [])];
}

function kitchenFacts(product: Extract<Product, { category: 'kitchens' }>): SearchFacts {
  const { record } = product;
  const [group] = facetsOf(record).handle as readonly [HandleGroup];
  return {
    own: [
      `style:${record.style}`,
      `layout:${record.layout}`,
      `finish:${record.finish}`,
      `handle:${group}`,
      ...ofMaterial(record.colour),
      ...(record.plan.island ? (['part:island'] as const) : []),
    ],
    parts: [
      ...record.second.flatMap(({ where, material: id }): SearchFact[] => [
        `part:${where}`,
        ...(id ? ofMaterial(id) : []),
      ]),
      ...ofMaterial(record.worktop.material),
      ...('material' in record.handle ? ofMaterial(record.handle.material) : []),
    ],
  };
}

function furtherFacts(product: Product): SearchFacts {
  switch (product.category) {
    case 'kitchens':
      return kitchenFacts(product);
    case 'bathrooms': {
      const { style, finish, colour, basin } = product.record;
      return {
        own: [`style:${style}`, `finish:${finish}`, ...ofMaterial(colour)],
        parts: [basin.material, ...(basin.top ? [basin.top] : [])].flatMap(ofMaterial),
      };
    }
    case 'table-and-chairs':
      return { own: product.record.materials.flatMap(({ material: id }) => ofMaterial(id)), parts: [] };
    case 'materials-fitting-and-accessories':
      return { own: [], parts: [] };
    default:
      return { own: [`kind:${product.record.what.kind}`], parts: [] };
  }
}

/** What a product can be asked for by; parts name nothing that the whole has already. */
export function searchFacts(product: Product): SearchFacts {
  const { own, parts } = furtherFacts(product);
  const all = new Set<SearchFact>([`room:${product.category}`, ...own]);
  return { own: [...all], parts: [...new Set(parts)].filter((fact) => !all.has(fact)) };
}
