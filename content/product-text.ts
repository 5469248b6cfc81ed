import type { Product } from './catalogue.ts';
import { facetsOf, finishNames, layoutName, styleName } from './data/facets.ts';
import type { PageStrings } from './strings/index.ts';
import { toneOf } from './tone-of.ts';

/** Everything a page says of a product is made here, from its record and nothing else. */

/** A material of a product: its name and the sRGB hex of its sample. */
export interface FinishSample {
  name: string;
  hex: string;
}

/** Neutral tone for a material whose words name none. */
const NEUTRAL = '#d9d5cb';
/** Front thickness in mm of a model without a number in its name. CATALOGUE.md, number rule. */
const STANDARD_FRONT = 19;

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Thickness of the fronts in mm: the number in the name, else the standard. */
export function frontThickness(name: string): number {
  return Number(/ (\d{2})$/.exec(name)?.[1] ?? STANDARD_FRONT);
}

/** One line under a name: style and finish of a kitchen, the piece of a table, what anything else is. */
export function cardLine(product: Product): string {
  switch (product.category) {
    case 'kitchens':
      return `${styleName(product.record.style)}, ${finishNames[product.record.finish].toLowerCase()}`;
    case 'bathrooms':
      return capital(product.record.furniture);
    case 'table-and-chairs':
      return capital(product.record.piece);
    case 'materials-fitting-and-accessories':
      return capital(product.record.contents);
    default:
      return capital(product.record.what);
  }
}

/** The materials a product names, front first. */
export function finishSamples(product: Product): FinishSample[] {
  switch (product.category) {
    case 'kitchens': {
      const { colour, finish, second, worktop } = product.record;
      return [
        { name: `${capital(colour.name)}, ${finishNames[finish].toLowerCase()}`, hex: colour.hex },
        ...(second === 'none' ? [] : [{ name: capital(second), hex: toneOf(second, colour.hex) }]),
        {
          name: `${capital(worktop)} worktop`,
          hex: worktop.startsWith('same') ? colour.hex : toneOf(worktop, NEUTRAL),
        },
      ];
    }
    case 'bathrooms': {
      const { colour, finish, basin } = product.record;
      return [
        { name: `${capital(colour.name)}, ${finishNames[finish].toLowerCase()}`, hex: colour.hex },
        { name: capital(basin), hex: toneOf(basin, NEUTRAL) },
      ];
    }
    case 'table-and-chairs':
      return product.record.material
        .split(', ')
        .map((material) => ({ name: capital(material), hex: toneOf(material, NEUTRAL) }));
    default:
      return [];
  }
}

/** Facts as rows of a table: label and value. */
export function facts(product: Product, labels: PageStrings['product']['facts']): [string, string][] {
  switch (product.category) {
    case 'kitchens': {
      const { record } = product;
      return [
        [labels.style, styleName(record.style)],
        [labels.layout, layoutName(record.layout)],
        [labels.front, `${capital(record.front)}, ${finishNames[record.finish].toLowerCase()}`],
        [labels.thickness, `${frontThickness(record.name)} mm`],
        [labels.colour, capital(record.colour.name)],
        ...(record.second === 'none'
          ? []
          : ([[labels.second, capital(record.second)]] as [string, string][])),
        [labels.handle, capital(record.handle)],
        [labels.worktop, capital(record.worktop)],
      ];
    }
    case 'bathrooms': {
      const { record } = product;
      return [
        [labels.style, capital(record.style)],
        [labels.furniture, capital(record.furniture)],
        [labels.finish, finishNames[record.finish]],
        [labels.colour, capital(record.colour.name)],
        ...(record.handle ? ([[labels.handle, capital(record.handle)]] as [string, string][]) : []),
        [labels.basin, capital(record.basin)],
      ];
    }
    case 'table-and-chairs':
      return [
        [labels.piece, capital(product.record.piece)],
        [labels.material, capital(product.record.material)],
      ];
    case 'materials-fitting-and-accessories':
      return [[labels.contents, capital(product.record.contents)]];
    default:
      return [[labels.what, capital(product.record.what)]];
  }
}

/** What a picture of a product shows, for those who do not see it; `seen` tells a further picture from the main one. */
export function altText(product: Product, seen = ''): string {
  return seen ? `${whole(product)}; ${seen}` : whole(product);
}

function whole(product: Product): string {
  const { name } = product.record;
  if (product.category === 'kitchens') {
    const { colour, second, worktop, layout } = product.record;
    const with2 = second === 'none' ? '' : `, ${second}`;
    return `${name} kitchen: fronts in ${colour.name}${with2}, worktop of ${worktop}, ${layoutName(layout).toLowerCase()}`;
  }
  if (product.category === 'bathrooms')
    return `${name} bathroom: ${product.record.furniture}, ${product.record.colour.name}`;
  return `${name}: ${cardLine(product).toLowerCase()}`;
}

/** The value of each filter for a product; only kitchens have any. */
export function facetValues(product: Product) {
  return product.category === 'kitchens' ? facetsOf(product.record) : {};
}
