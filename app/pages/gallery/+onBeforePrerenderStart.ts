import { PAGE_SIZE } from '#app/behaviours/gallery-view.ts';
import { facetOptions, galleryCards } from '#app/gallery-data.ts';
import { categories } from '#content/data/categories.ts';

/** Every gallery, its further pages, and one page for each filter value that matches anything. */
export function onBeforePrerenderStart(): string[] {
  return categories.flatMap(({ slug, count }) => {
    const cards = galleryCards(slug);
    const pages = Array.from({ length: Math.ceil(count / PAGE_SIZE) - 1 }, (_, index) => `/${slug}/page/${index + 2}`);
    const values = Object.entries(facetOptions(slug)).flatMap(([facet, options]) =>
      options
        .filter(({ value }) => cards.some((card) => card.facets[facet as keyof typeof card.facets] === value))
        .map(({ value }) => `/${slug}/${facet}/${value}`),
    );
    return [`/${slug}`, ...pages, ...values];
  });
}
