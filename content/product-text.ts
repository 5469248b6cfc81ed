import type { Product } from './catalogue.ts';
import { facetsOf } from './data/facets.ts';
import { type MaterialId, material } from './materials.ts';
import {
  basin,
  before,
  contents,
  furniture,
  of,
  oneSlab,
  partMaterials,
  seconds,
  worktopOf,
} from './product-names.ts';
import type { Kitchen } from './schemas/kitchen.ts';
import type { PageStrings } from './strings/index.ts';

/** Everything a page says of a product is made here, from its record and the strings of a language and nothing else. */

/** A material of a product: its name there and the sRGB hex of its sample. */
export interface FinishSample {
  /** Its anchor in the finish library. */
  id: MaterialId;
  name: string;
  hex: string;
}

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A product's name: its own in Latin letters, or what it is where it has none. */
export function nameOf({ record }: Product, { boards }: PageStrings): string {
  return (boards as Readonly<Record<string, string>>)[record.slug] ?? record.name;
}

/** What is told of a product: in English by its record, in other languages by their own. */
export function descriptionOf({ category, record }: Product, { descriptions }: PageStrings): string {
  return descriptions[category]?.[record.slug] ?? record.description;
}

/** What a product is, as inside a sentence: style and finish of a kitchen, the piece of a table, what anything else is. */
export function line(product: Product, text: PageStrings): string {
  const { products, pieces } = text;
  switch (product.category) {
    case 'kitchens':
      return products.pair(products.styles[product.record.style], products.finishes[product.record.finish]);
    case 'bathrooms':
      return furniture(product.record, text);
    case 'table-and-chairs':
      return pieces.piece(product.record.piece);
    case 'materials-fitting-and-accessories':
      return contents(product.record, text);
    default:
      return pieces.what(product.record.what, (id) => before(id, text));
  }
}

/** One line under a name. */
export function cardLine(product: Product, text: PageStrings): string {
  return capital(line(product, text));
}

function kitchenSamples(record: Kitchen, text: PageStrings): FinishSample[] {
  const { products, materials } = text;
  const { colour, finish, second } = record;
  return [
    {
      id: colour,
      name: capital(products.pair(materials[colour], products.finishes[finish])),
      hex: material(colour).hex,
    },
    ...seconds(record, text).flatMap((name, i) => {
      const id = second[i]?.material;
      return id ? { id, name: capital(name), hex: material(id).hex } : [];
    }),
    {
      id: record.worktop.material,
      name: capital(products.worktop({ material: worktopOf(record, text), sameSlab: oneSlab(record) })),
      hex: material(record.worktop.material).hex,
    },
  ];
}

/** The materials a product names, front first. */
export function finishSamples(product: Product, text: PageStrings): FinishSample[] {
  const { products, materials } = text;
  switch (product.category) {
    case 'kitchens':
      return kitchenSamples(product.record, text);
    case 'bathrooms': {
      const { colour, finish, basin: top } = product.record;
      return [
        {
          id: colour,
          name: capital(products.pair(materials[colour], products.finishes[finish])),
          hex: material(colour).hex,
        },
        { id: top.material, name: capital(basin(product.record, text)), hex: material(top.material).hex },
      ];
    }
    case 'table-and-chairs':
      return partMaterials(product.record, text).map((sample) => ({ ...sample, name: capital(sample.name) }));
    default:
      return [];
  }
}

/** What a picture of a product shows, for those who do not see it; `seen` tells a further picture from the main one. */
export function altText(product: Product, text: PageStrings, seen = ''): string {
  const alt = whole(product, text);
  return seen ? text.products.seen({ alt, seen }) : alt;
}

function whole(product: Product, text: PageStrings): string {
  const { products } = text;
  const name = nameOf(product, text);
  if (product.category === 'kitchens') {
    const { colour, layout } = product.record;
    return products.kitchenAlt({
      name,
      colour: of(colour, text),
      second: products.list(seconds(product.record, text)),
      worktop: worktopOf(product.record, text),
      layout: products.layouts[layout],
    });
  }
  if (product.category === 'bathrooms') {
    const { record } = product;
    return products.bathroomAlt({
      name,
      furniture: furniture(record, text),
      colour: of(record.colour, text),
    });
  }
  return products.productAlt({ name, what: line(product, text) });
}

/** The value of each filter for a product; only kitchens have any. */
export function facetValues(product: Product) {
  return product.category === 'kitchens' ? facetsOf(product.record) : {};
}
