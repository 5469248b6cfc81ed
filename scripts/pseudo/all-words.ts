import { allProducts } from '#content/catalogue.ts';
import { categories } from '#content/data/categories.ts';
import type { english } from '#content/strings/en/index.ts';
import { pseudo } from './longer.ts';

/** For a bundle of the pseudo-locale only: everything the site says, with what English leaves to the records. */
export function allWords(plain: typeof english): typeof english {
  const told = categories.map(({ slug }) => {
    const products = allProducts().filter(({ category }) => category === slug);
    return [slug, Object.fromEntries(products.map(({ record }) => [record.slug, record.description]))];
  });
  const boards = allProducts()
    .filter(({ category }) => category === 'materials-fitting-and-accessories')
    .map(({ record }) => [record.slug, record.name]);
  // What visitors type is matched, not shown.
  const { searchWords } = plain;
  const said = { ...plain, descriptions: Object.fromEntries(told), boards: Object.fromEntries(boards) };
  return { ...pseudo(said), searchWords };
}
