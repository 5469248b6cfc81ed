import type { Product } from './catalogue.ts';
import { facetsOf } from './data/facets.ts';
import { type MaterialId, material } from './materials.ts';
import type { Bathroom } from './schemas/bathroom.ts';
import type { Board } from './schemas/board.ts';
import type { Handle } from './schemas/common.ts';
import type { Kitchen } from './schemas/kitchen.ts';
import type { Table } from './schemas/table.ts';
import type { PageStrings } from './strings/index.ts';

/** Everything a page says of a product is made here, from its record and the strings of a language and nothing else. */

/** A material of a product: its name and the sRGB hex of its sample. */
export interface FinishSample {
  name: string;
  hex: string;
}

type Row = [label: string, value: string];

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Name of a material before a noun. */
function before(id: MaterialId, text: PageStrings): string {
  return text.materialsBefore[id] ?? text.materials[id];
}

function handle(record: Handle, { materials, products }: PageStrings): string {
  return products.handle({
    kind: record.kind,
    ...('material' in record && { material: materials[record.material] }),
  });
}

function seconds({ second }: Kitchen, text: PageStrings): string[] {
  return second.map(({ where, form, material: id }) =>
    text.products.second({ where, ...(form && { form }), ...(id && { material: before(id, text) }) }),
  );
}

/** Fronts and worktop are cut from one slab. */
function oneSlab({ worktop, finish, colour }: Kitchen): boolean {
  return finish === 'ST' && worktop.material === colour;
}

function worktop(record: Kitchen, { materials, products }: PageStrings): string {
  return oneSlab(record) ? products.sameSlab : materials[record.worktop.material];
}

function front({ front: record }: Kitchen, { materials, products }: PageStrings): string {
  return products.front(record, record.glazing && materials[record.glazing]);
}

function furniture({ furniture: record, colour }: Bathroom, text: PageStrings): string {
  return text.pieces.vanity(record, before(colour, text));
}

function basin({ basin: { form, material: id, top } }: Bathroom, { materials, pieces }: PageStrings): string {
  return pieces.basin({ form, material: materials[id], ...(top && { top: materials[top] }) });
}

function partMaterials({ materials: parts }: Table, { materials, pieces }: PageStrings): FinishSample[] {
  return parts.map(({ part, material: id }) => ({
    name: pieces.partMaterial({ part, material: materials[id] }),
    hex: material(id).hex,
  }));
}

function contents({ contents: ids, kelvin }: Board, { pieces, products }: PageStrings): string {
  return products.list([...ids.map((id) => pieces.contents[id]), ...(kelvin ? [pieces.kelvin(kelvin)] : [])]);
}

/** What a product is, as inside a sentence: style and finish of a kitchen, the piece of a table, what anything else is. */
function line(product: Product, text: PageStrings): string {
  const { products, pieces } = text;
  switch (product.category) {
    case 'kitchens':
      return products.pair(
        products.facets.style[product.record.style],
        products.finishes[product.record.finish],
      );
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
    { name: capital(products.pair(materials[colour], products.finishes[finish])), hex: material(colour).hex },
    ...seconds(record, text).flatMap((name, i) => {
      const id = second[i]?.material;
      return id ? { name: capital(name), hex: material(id).hex } : [];
    }),
    {
      name: capital(products.worktop({ material: worktop(record, text), sameSlab: oneSlab(record) })),
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
          name: capital(products.pair(materials[colour], products.finishes[finish])),
          hex: material(colour).hex,
        },
        { name: capital(basin(product.record, text)), hex: material(top.material).hex },
      ];
    }
    case 'table-and-chairs':
      return partMaterials(product.record, text).map(({ name, hex }) => ({ name: capital(name), hex }));
    default:
      return [];
  }
}

function kitchenFacts(record: Kitchen, text: PageStrings): Row[] {
  const { products, materials, product } = text;
  const second = seconds(record, text);
  return [
    [product.facts.style, products.facets.style[record.style]],
    [product.facts.layout, products.facets.layout[record.layout]],
    [product.facts.front, products.pair(front(record, text), products.finishes[record.finish])],
    [product.facts.thickness, products.millimetres(record.front.thickness)],
    [product.facts.colour, materials[record.colour]],
    ...(second.length > 0 ? [[product.facts.second, products.list(second)] satisfies Row] : []),
    [product.facts.handle, handle(record.handle, text)],
    [product.facts.worktop, worktop(record, text)],
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
    [product.facts.colour, materials[record.colour]],
    ...(record.handle ? [[product.facts.handle, handle(record.handle, text)] satisfies Row] : []),
    [product.facts.basin, basin(record, text)],
  ];
}

/** Facts as rows of a table: label and value. */
export function facts(product: Product, text: PageStrings): Row[] {
  return factRows(product, text).map(([label, value]) => [label, capital(value)]);
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
        [labels.material, text.products.list(names)],
      ];
    }
    case 'materials-fitting-and-accessories':
      return [[labels.contents, line(product, text)]];
    default:
      return [[labels.what, line(product, text)]];
  }
}

/** What a picture of a product shows, for those who do not see it; `seen` tells a further picture from the main one. */
export function altText(product: Product, text: PageStrings, seen = ''): string {
  const alt = whole(product, text);
  return seen ? text.products.seen({ alt, seen }) : alt;
}

function whole(product: Product, text: PageStrings): string {
  const { products, materials } = text;
  const { name } = product.record;
  if (product.category === 'kitchens') {
    const { colour, layout } = product.record;
    return products.kitchenAlt({
      name,
      colour: materials[colour],
      second: products.list(seconds(product.record, text)),
      worktop: worktop(product.record, text),
      layout: products.layouts[layout],
    });
  }
  if (product.category === 'bathrooms') {
    const { record } = product;
    return products.bathroomAlt({
      name,
      furniture: furniture(record, text),
      colour: materials[record.colour],
    });
  }
  return products.productAlt({ name, what: line(product, text) });
}

/** The value of each filter for a product; only kitchens have any. */
export function facetValues(product: Product) {
  return product.category === 'kitchens' ? facetsOf(product.record) : {};
}
