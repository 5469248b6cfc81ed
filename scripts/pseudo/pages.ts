import { embedRoutes, formRoutes, href, mainPaths, toolRoutes } from '#app/routes.ts';
import { allProducts, findProduct, type Product } from '#content/catalogue.ts';
import { categories } from '#content/data/categories.ts';
import { projects } from '#content/projects.ts';
import { DEFAULT_LOCALE } from '#contract/languages.ts';

/** One product of every category, its first, and a kitchen that is shown in other colours. */
export const pseudoProducts: readonly Product[] = [
  ...categories.flatMap(({ slug }) => allProducts().find(({ category }) => category === slug) ?? []),
  ...[findProduct('kitchens', 'aurelia')].filter((one) => one !== undefined),
];

/** A project, as its page. */
const stories = projects.slice(0, 1).map(({ slug }) => href({ project: slug }, DEFAULT_LOCALE));

/** Pages of the pseudo-locale that stand in the shell: every single one, every list, one product of each and one project. */
export const pseudoPages: readonly string[] = [
  ...mainPaths,
  ...Object.values(toolRoutes),
  ...pseudoProducts.map(({ category, record }) => href({ category, product: record.slug }, DEFAULT_LOCALE)),
  ...stories,
];

/** All that is prerendered of the pseudo-locale: with what the plain form answers and what other sites frame. */
export const pseudoPaths: readonly string[] = [
  ...pseudoPages,
  ...Object.values(formRoutes),
  ...Object.values(embedRoutes),
  '/kitchens/style/loft',
];
