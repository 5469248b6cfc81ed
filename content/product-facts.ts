import type { Product } from './catalogue.ts';
import type { MaterialId } from './materials.ts';
import { basin, front, furniture, handle, partMaterials, seconds, worktop } from './product-names.ts';
import { capital, line } from './product-text.ts';
import type { Bathroom } from './schemas/bathroom.ts';
import type { Handle } from './schemas/common.ts';
import type { Kitchen } from './schemas/kitchen.ts';
import type { PageStrings } from './strings/index.ts';

/** The table of a product's facts, from its record and the strings of a language. */

/** A fact; `finish` where the value is one finish and nothing else. */
type Row = [label: string, value: string, finish?: MaterialId | undefined];

/** The finish of a list of parts, where it is one. */
function only(parts: readonly { material?: MaterialId | undefined }[]): MaterialId | undefined {
  return parts.length === 1 ? parts[0]?.material : undefined;
}

const gripOf = (grip: Handle) => ('material' in grip ? grip.material : undefined);

function kitchenFacts(record: Kitchen, text: PageStrings): Row[] {
  const { products, materials, product } = text;
  const second = seconds(record, text);
  return [
    [product.facts.style, products.facets.style[record.style]],
    [product.facts.layout, products.facets.layout[record.layout]],
    [product.facts.front, products.pair(front(record, text), products.finishes[record.finish])],
    [product.facts.thickness, products.millimetres(record.front.thickness)],
    [product.facts.colour, materials[record.colour], record.colour],
    ...(second.length > 0
      ? [[product.facts.second, products.list(second), only(record.second)] satisfies Row]
      : []),
    [product.facts.handle, handle(record.handle, text), gripOf(record.handle)],
    [product.facts.worktop, worktop(record, text), record.worktop.material],
  ];
}

function bathroomFacts(record: Bathroom, text: PageStrings): Row[] {
  const { products, materials, pieces, product } = text;
  const style = products.facets.style[record.style];
  return [
    [
      product.facts.style,
      record.influence ? products.pair(style, pieces.influence[record.influence]) : style,
    ],
    [product.facts.furniture, furniture(record, text)],
    [product.facts.finish, products.finishes[record.finish]],
    [product.facts.colour, materials[record.colour], record.colour],
    ...(record.handle
      ? [[product.facts.handle, handle(record.handle, text), gripOf(record.handle)] satisfies Row]
      : []),
    [product.facts.basin, basin(record, text), record.basin.material],
  ];
}

/** Facts as rows of a table: label, value and the finish it is. */
export function facts(product: Product, text: PageStrings): Row[] {
  return factRows(product, text).map(([label, value, finish]) => [label, capital(value), finish]);
}

function factRows(product: Product, text: PageStrings): Row[] {
  const labels = text.product.facts;
  switch (product.category) {
    case 'kitchens':
      return kitchenFacts(product.record, text);
    case 'bathrooms':
      return bathroomFacts(product.record, text);
    case 'table-and-chairs': {
      const names = partMaterials(product.record, text).map(({ name }) => name);
      return [
        [labels.piece, line(product, text)],
        [labels.material, text.products.list(names), only(product.record.materials)],
      ];
    }
    case 'materials-fitting-and-accessories':
      return [[labels.contents, line(product, text)]];
    default:
      return [[labels.what, line(product, text)]];
  }
}
