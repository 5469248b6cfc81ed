import * as v from 'valibot';
import { type Category, type CategorySlug, categories } from './data/categories.ts';
import bathrooms from './data/products/bathrooms.json' with { type: 'json' };
import bedrooms from './data/products/bedrooms.json' with { type: 'json' };
import closets from './data/products/closet-and-sliding-systems.json' with { type: 'json' };
import accessories from './data/products/home-accessories.json' with { type: 'json' };
import hotel from './data/products/hotel-furniture.json' with { type: 'json' };
import doors from './data/products/interior-doors.json' with { type: 'json' };
import elements from './data/products/interior-elements.json' with { type: 'json' };
import kitchens from './data/products/kitchens.json' with { type: 'json' };
import livingRooms from './data/products/livingRooms.json' with { type: 'json' };
import materials from './data/products/materials-fitting-and-accessories.json' with { type: 'json' };
import office from './data/products/office.json' with { type: 'json' };
import tables from './data/products/table-and-chairs.json' with { type: 'json' };
import {
  bathroomSchema,
  furnitureSchema,
  kitchenSchema,
  materialSchema,
  type ProductRecord,
  tableSchema,
} from './schemas/product.ts';

const schemas = {
  kitchens: [kitchenSchema, kitchens],
  office: [furnitureSchema, office],
  'hotel-furniture': [furnitureSchema, hotel],
  'closet-and-sliding-systems': [furnitureSchema, closets],
  livingRooms: [furnitureSchema, livingRooms],
  bedrooms: [furnitureSchema, bedrooms],
  bathrooms: [bathroomSchema, bathrooms],
  'interior-doors': [furnitureSchema, doors],
  'table-and-chairs': [tableSchema, tables],
  'home-accessories': [furnitureSchema, accessories],
  'materials-fitting-and-accessories': [materialSchema, materials],
  'interior-elements': [furnitureSchema, elements],
} as const satisfies Record<CategorySlug, readonly [unknown, readonly unknown[]]>;

type Parsed = { [K in CategorySlug]: v.InferOutput<(typeof schemas)[K][0]>[] };

/** A record together with the category it stands in: what pages, drawings and search work on. */
export type Product = { [K in CategorySlug]: { category: K; record: Parsed[K][number] } }[CategorySlug];

/** Parses raw records of one category. @throws Error naming file, id and field of every bad record. */
export function parseRecords<const S extends v.GenericSchema>(
  category: string,
  schema: S,
  rows: readonly unknown[],
): v.InferOutput<S>[] {
  const parsed = rows.map((row) => v.safeParse(schema, row));
  const faults = parsed.flatMap((result, index) =>
    (result.issues ?? []).map((issue) => {
      const id = (rows[index] as { id?: unknown } | null)?.id ?? `row ${index + 1}`;
      return `content/data/products/${category}.json, id ${String(id)}, ${v.getDotPath(issue) ?? 'record'}: ${issue.message}`;
    }),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return parsed.map((result) => result.output as v.InferOutput<S>);
}

const catalogue = Object.fromEntries(
  categories.map(({ slug }) => [slug, parseRecords(slug, schemas[slug][0], schemas[slug][1])]),
) as Parsed;

/** All products of a category, in the order shown. */
export function productsOf(category: CategorySlug): Product[] {
  return (catalogue[category] as ProductRecord[]).map((record) => ({ category, record }) as Product);
}

/** The 141 products, category by category. */
export function allProducts(): Product[] {
  return categories.flatMap(({ slug }) => productsOf(slug));
}

/** The product at `/<category>/<slug>`, or undefined. */
export function findProduct(category: CategorySlug, slug: string): Product | undefined {
  return productsOf(category).find(({ record }) => record.slug === slug);
}

/** The category with that address. @throws Error when there is none. */
export function categoryOf(slug: string): Category {
  const found = categories.find((category) => category.slug === slug);
  if (!found) throw new Error(`no category ${slug}`);
  return found;
}
