import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FacetOptions,
  type FacetView,
  type GalleryCard,
  type GalleryQuery,
  type GalleryView,
  galleryView,
  readQuery,
  sameQuery,
  shownOf,
} from '#app/behaviours/gallery-view.ts';
import { loadData } from '#app/behaviours/load-data.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { documentTitle } from '#app/page-meta.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { fill } from '#contract/fill.ts';

interface Prerendered {
  category: CategorySlug;
  query: GalleryQuery;
  view: GalleryView;
  titles: { name: string; narrowed: string; page: string; between: string };
}

function optionsOf(facets: readonly FacetView[]): FacetOptions {
  return Object.fromEntries(facets.map(({ name, options }) => [name, options]));
}

/**
 * The gallery as its address says. The prerendered page shows one query; any other is worked out from the
 * category's list, fetched once, so that a page of twelve never carries eighty-six.
 */
export function useGallery({ category, query: first, view: prerendered, titles }: Prerendered) {
  const href = useHref();
  const options = useMemo(() => optionsOf(prerendered.facets), [prerendered]);
  const [query, setQuery] = useState(first);
  /** What was asked for last; it is shown as soon as the list is there. */
  const [asked, setAsked] = useState(first);
  const [cards, setCards] = useState<readonly GalleryCard[] | null>(null);
  const current = useRef(first);
  const load = useCallback(() => loadData<readonly GalleryCard[]>(category), [category]);

  /** Shows another query; without the list the browser goes to its address instead. */
  const show = useCallback(
    async (next: GalleryQuery, onShown?: () => void) => {
      setAsked(next);
      try {
        setCards(await load());
        current.current = next;
        setQuery(next);
        onShown?.();
      } catch {
        window.location.reload();
      }
    },
    [load],
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

  const view = cards && !sameQuery(query, first) ? galleryView(cards, options, query) : prerendered;
  const shown = shownOf(view, titles);
  useEffect(() => {
    // The document came with the title of the list it was prerendered with.
    document.title = documentTitle(
      shown ? fill(titles.narrowed, { title: titles.name, shown }) : titles.name,
    );
  }, [shown, titles]);
  return { query, asked, view, go, warm: () => void load().catch(() => undefined) };
}
