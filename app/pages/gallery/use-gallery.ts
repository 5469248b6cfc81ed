import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cardsAt, PART_SIZE } from '#app/behaviours/gallery-cards.ts';
import { narrowed } from '#app/behaviours/gallery-choice.ts';
import {
  type FacetOptions,
  type FacetView,
  type GalleryQuery,
  type GalleryView,
  galleryPlan,
  readQuery,
  sameQuery,
  shownOf,
} from '#app/behaviours/gallery-view.ts';
import { loadAnew } from '#app/behaviours/load-anew.ts';
import { loadData } from '#app/behaviours/load-data.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { documentTitle } from '#app/page-meta.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { fill } from '#contract/fill.ts';
import type { GalleryIndex } from '#contract/gallery-index.ts';

interface Prerendered {
  category: CategorySlug;
  query: GalleryQuery;
  view: GalleryView;
  titles: { name: string; narrowed: string; page: string; between: string };
}

function optionsOf(facets: readonly FacetView[]): FacetOptions {
  return Object.fromEntries(facets.map(({ name, options }) => [name, options]));
}

/** A query with what it shows; `rest`: places of the cards behind those, where all are asked for. */
interface Shown {
  query: GalleryQuery;
  view: GalleryView;
  rest: readonly number[];
}

/**
 * The gallery as its address says. The prerendered page shows one query; of any other the category's index says which cards it has, and
 * only those are fetched.
 */
export function useGallery({ category, query: first, view: prerendered, titles }: Prerendered) {
  const href = useHref();
  const options = useMemo(() => optionsOf(prerendered.facets), [prerendered]);
  const [shown, setShown] = useState<Shown>({ query: first, view: prerendered, rest: [] });
  const current = useRef(first);
  /** What was asked for last. */
  const last = useRef(first);

  const find = useCallback(
    async (query: GalleryQuery): Promise<Shown> => {
      if (sameQuery(query, first)) return { query, view: prerendered, rest: [] };
      const index = await loadData<GalleryIndex>(category);
      const { places, ...plan } = galleryPlan(narrowed(index, options, query.filters), query);
      const cards = await cardsAt(category, places.slice(0, PART_SIZE));
      return { query, view: { ...plan, cards }, rest: places.slice(PART_SIZE) };
    },
    [category, first, options, prerendered],
  );

  /** Shows another query; where it cannot be found out the browser goes to its address instead. */
  const show = useCallback(
    async (next: GalleryQuery, onShown?: () => void) => {
      last.current = next;
      try {
        const found = await find(next);
        // Cards of what was asked before may come later.
        if (last.current !== next) return;
        current.current = next;
        startTransition(() => setShown(found));
        onShown?.();
      } catch {
        const { filters, page, all } = next;
        loadAnew(href({ category, filters, page, all }));
      }
    },
    [find, href, category],
  );

  useEffect(() => {
    const follow = () => {
      if (window.location.pathname !== href({ category })) return;
      const asks = readQuery(window.location.search, options);
      if (!sameQuery(current.current, asks)) void show(asks);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [category, show, href, options]);

  /** Goes on to another query as a step that Back undoes. */
  const go = useCallback(
    (next: GalleryQuery, onShown?: () => void) =>
      show(next, () => {
        const { filters, page, all } = next;
        window.history.pushState(null, '', href({ category, filters, page, all }));
        onShown?.();
      }),
    [category, show, href],
  );

  const narrowing = shownOf(shown.view, titles);
  useEffect(() => {
    // The document came with the title of the list it was prerendered with.
    document.title = documentTitle(
      narrowing ? fill(titles.narrowed, { title: titles.name, shown: narrowing }) : titles.name,
    );
  }, [narrowing, titles]);
  /** Fetches what any choice needs before it is made. */
  const warm = useCallback(() => void loadData(category).catch(() => undefined), [category]);
  return { ...shown, go, warm };
}
