import { FACET_NAMES, PAGE_SIZE } from '#app/behaviours/gallery-view.ts';
import { facetOptions, galleryCards } from '#app/page-data/galleries.ts';
import { categories } from '#content/data/categories.ts';
import { DEFAULT_LOCALE } from '#content/strings/index.ts';

/** A list's address and those of its further pages. */
function pagesOf(path: string, count: number): string[] {
  const further = Array.from(
    { length: Math.max(0, Math.ceil(count / PAGE_SIZE) - 1) },
    (_, index) => `${path}/page/${index + 2}`,
  );
  return [path, ...further];
}

/** Every gallery and one list for each filter value, with their further pages. */
export function onBeforePrerenderStart(): string[] {
  return categories.flatMap(({ slug }) => {
    const cards = galleryCards(slug, DEFAULT_LOCALE);
    const options = facetOptions(slug, DEFAULT_LOCALE);
    const lists = FACET_NAMES.flatMap((facet) =>
      (options[facet] ?? []).flatMap(({ value }) =>
        pagesOf(
          `/${slug}/${facet}/${value}`,
          cards.filter((card) => card.facets[facet]?.includes(value)).length,
        ),
      ),
    );
    return [...pagesOf(`/${slug}`, cards.length), ...lists];
  });
}
