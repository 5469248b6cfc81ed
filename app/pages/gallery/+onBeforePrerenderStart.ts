import { FACET_NAMES, PAGE_SIZE } from '#app/behaviours/gallery-view.ts';
import { facetOptions, galleryCards } from '#app/page-data/galleries.ts';
import { categories } from '#content/data/categories.ts';
import type { FacetName, FacetOption } from '#content/data/facets.ts';

import { DEFAULT_LOCALE } from '#content/strings/index.ts';

/** Every gallery, its further pages, and one page for each filter value that matches anything. */
export function onBeforePrerenderStart(): string[] {
  return categories.flatMap(({ slug }) => {
    const cards = galleryCards(slug, DEFAULT_LOCALE);
    const pages = Array.from(
      { length: Math.ceil(cards.length / PAGE_SIZE) - 1 },
      (_, index) => `/${slug}/page/${index + 2}`,
    );
    const options: Partial<Record<FacetName, readonly FacetOption[]>> = facetOptions(slug, DEFAULT_LOCALE);
    const values = FACET_NAMES.flatMap((facet) =>
      (options[facet] ?? [])
        .filter(({ value }) => cards.some((card) => card.facets[facet] === value))
        .map(({ value }) => `/${slug}/${facet}/${value}`),
    );
    return [`/${slug}`, ...pages, ...values];
  });
}
