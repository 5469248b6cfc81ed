import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ContentError } from './content-error.ts';
import { type Category, type CategorySlug, categories } from './data/categories.ts';
import { orderOf } from './data/product-order.ts';
import { type Bathroom, bathroomSchema } from './schemas/bathroom.ts';
import { type Board, boardSchema } from './schemas/board.ts';
import { type Furniture, furnitureSchema } from './schemas/furniture.ts';
import { type Kitchen, kitchenSchema } from './schemas/kitchen.ts';
import { type Table, tableSchema } from './schemas/table.ts';

/** The records' folder. Bundled code stands elsewhere than its source, so the root is where the command was started. */
const FOLDER = 'content/data/products';

const schemas = {
  kitchens: kitchenSchema,
  office: furnitureSchema,
  'hotel-furniture': furnitureSchema,
  'closet-and-sliding-systems': furnitureSchema,
  livingRooms: furnitureSchema,
  bedrooms: furnitureSchema,
  bathrooms: bathroomSchema,
  'interior-doors': furnitureSchema,
  'table-and-chairs': tableSchema,
  'home-accessories': furnitureSchema,
  'materials-fitting-and-accessories': boardSchema,
  'interior-elements': furnitureSchema,
} as const satisfies Record<CategorySlug, unknown>;

type Parsed = { [K in CategorySlug]: v.InferOutput<(typeof schemas)[K]> };
export type ProductRecord = Kitchen | Bathroom | Table | Furniture | Board;

/** A record together with the category it stands in: what pages, drawings and search work on. */
export type Product = { [K in CategorySlug]: { category: K; record: Parsed[K] } }[CategorySlug];

/** Parses one record. @throws Error naming file, field, value and what is allowed of every fault. */
export function parseRecord<const S extends v.GenericSchema>(
  file: string,
  schema: S,
  row: unknown,
): v.InferOutput<S> {
  const { issues, output } = v.safeParse(schema, row);
  if (!issues) return output;
  throw new ContentError(
    issues.map((issue) => `${file}, ${v.getDotPath(issue) ?? 'record'}: ${issue.message}`).join('\n'),
  );
}

/** A record's JSON. @throws ContentError naming the file where it is none. */
function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : 'is not JSON'}`);
  }
}

/** Reads the records of a category, in the order shown. */
function readCategory(category: CategorySlug): Product[] {
  const folder = `${FOLDER}/${category}`;
  const places = orderOf(category);
  const place = ({ slug }: ProductRecord) => (places.includes(slug) ? places.indexOf(slug) : places.length);
  return readdirSync(join(process.cwd(), folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = `${folder}/${name}`;
      const row = parsed(file);
      const record = parseRecord(file, schemas[category], row);
      if (`${record.slug}.json` !== name)
        throw new ContentError(`${file}, slug: ${record.slug} is not the file's name`);
      return record;
    })
    .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en'))
    .map((record) => ({ category, record }) as Product);
}

const catalogue = new Map(categories.map(({ slug }) => [slug, readCategory(slug)] as const));

/** All products of a category, in the order shown. */
export function productsOf<K extends CategorySlug>(category: K): Extract<Product, { category: K }>[] {
  return (catalogue.get(category) ?? []) as Extract<Product, { category: K }>[];
}

/** All products, category by category. */
export function allProducts(): Product[] {
  return categories.flatMap(({ slug }): Product[] => productsOf(slug));
}

/** The product at `/<category>/<slug>`, or undefined. */
export function findProduct(category: CategorySlug, slug: string): Product | undefined {
  return productsOf(category).find(({ record }) => record.slug === slug);
}

/** The category with that address. @throws Error when there is none. */
export function categoryOf(slug: string): Category {
  const found = categories.find((category) => category.slug === slug);
  if (!found) throw new ContentError(`no category ${slug}`);
  return found;
}
