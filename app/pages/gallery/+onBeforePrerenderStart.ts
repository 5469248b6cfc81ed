import { FACET_NAMES, PAGE_SIZE } from '#app/behaviours/gallery-view.ts';
import { galleryIndex } from '#app/page-data/gallery-lists.ts';
import { categories } from '#content/data/categories.ts';
import { countOf } from '#contract/gallery-index.ts';

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
    const index = galleryIndex(slug);
    const lists = FACET_NAMES.flatMap((facet) =>
      [...new Set(index.facets[facet]?.sets.flat())].flatMap((value) =>
        pagesOf(`/${slug}/${facet}/${value}`, countOf(index, facet, value)),
      ),
    );
    return [...pagesOf(`/${slug}`, index.total), ...lists];
  });
}
