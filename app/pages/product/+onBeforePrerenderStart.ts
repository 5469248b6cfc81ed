import { href } from '#app/routes.ts';
import { allProducts } from '#content/catalogue.ts';

import { DEFAULT_LOCALE } from '#content/strings/index.ts';

/** A page for each product. */
export function onBeforePrerenderStart(): string[] {
  return allProducts().map(({ category, record }) =>
    href({ category, product: record.slug }, DEFAULT_LOCALE),
  );
}
