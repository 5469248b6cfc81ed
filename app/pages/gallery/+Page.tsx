import { useRef } from 'react';
import { useData } from 'vike-react/useData';
import type { Filters, GalleryCard } from '#app/behaviours/gallery-view.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { nearCard, openCard, useViewer } from '#app/behaviours/use-viewer.ts';
import type { SubjectHead } from '#app/behaviours/viewer-subject.ts';

import { FilterBar } from '#app/sections/filter-bar/filter-bar.tsx';
import { NoModels, PlainNotes, UnknownNote } from '#app/sections/filter-notes/filter-notes.tsx';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { ProductGrid } from '#app/sections/product-grid/product-grid.tsx';
import { ViewerHost } from '#app/sections/viewer/viewer-host.tsx';
import { TextButton } from '#app/ui/button/button.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import type { Data } from './+data.ts';
import styles from './gallery.module.css';
import { useGallery } from './use-gallery.ts';

export function Page() {
  const href = useHref();
  const data = useData<Data>();
  const { pagination } = useText();
  const { category } = data;
  const { query, view, rest, go, warm } = useGallery(data);
  const viewer = useViewer();
  const hydrated = useHydrated();
  const top = useRef<HTMLDivElement>(null);

  const headOf = ({ slug, name, line }: GalleryCard): SubjectHead => ({
    key: `${category}/${slug}`,
    name,
    note: line,
    page: { to: href({ category, product: slug }), kind: 'model' },
  });
  function onOpen(card: GalleryCard, pressed: HTMLElement): boolean {
    if (!('picture' in card.image)) return false;
    openCard(viewer, headOf(card), { pressed, picture: card.image.picture });
    return true;
  }
  /** Another page of the gallery: smoothly back to the top, and the reader's place goes there too. */
  const toTop = () => {
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  };

  /** Another choice: the first row stands under the bar, wherever on the page it was made. */
  const narrow = (filters: Filters) =>
    go({ filters, page: 1, all: false }, () => {
      const { top: at = 0 } = top.current?.getBoundingClientRect() ?? {};
      const bars = top.current?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      if (at < bars) window.scrollBy({ top: at - bars, behavior: 'instant' });
    });

  return (
    <>
      <PageHead label={data.label} title={data.title} line={data.line} links={data.links} />
      {view.facets.length > 0 && (
        <FilterBar
          category={category}
          facets={view.facets}
          filters={query.filters}
          total={view.total}
          onChange={narrow}
        />
      )}
      <div ref={top} tabIndex={-1} className={`${styles.cards} wrap`}>
        {query.unknown ? <UnknownNote /> : <PlainNotes />}
        {view.total === 0 && (
          <NoModels
            ways={view.ways}
            address={(filters) => href({ category, filters })}
            onChange={(filters) => {
              narrow(filters);
              top.current?.focus({ preventScroll: true });
            }}
          />
        )}
        <ProductGrid
          category={category}
          cards={view.cards}
          first
          rest={rest}
          onOpen={onOpen}
          onNear={(card) => {
            warm();
            if (card.pictures > 0) nearCard(viewer, headOf(card));
          }}
        />
      </div>
      {data.paginated && (
        <div className={`${styles.pages} wrap`}>
          {!query.all && (
            <Pagination
              page={view.page}
              count={view.pageCount}
              to={(page) => href({ category, filters: query.filters, page })}
              onPage={(page) => go({ ...query, page }, toTop)}
            />
          )}
          {hydrated && (query.all || view.pageCount > 1) && (
            <TextButton className={styles.all} onClick={() => go({ ...query, page: 1, all: !query.all })}>
              {query.all ? pagination.showPages : pagination.showAll}
            </TextButton>
          )}
        </div>
      )}
      <ViewerHost viewer={viewer} />
    </>
  );
}
