import type { PageContextServer } from 'vike/types';
import { type GalleryQuery, PAGE_SIZE, shownOf } from '#app/behaviours/gallery-view.ts';
import { brochureLink, type FileLink } from '#app/page-data/brochures.ts';
import { galleryIndex, galleryView } from '#app/page-data/gallery-lists.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { categoryOf } from '#content/catalogue.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { fill } from '#contract/fill.ts';

export type Data = ReturnType<typeof data>;

/** Under a gallery's line: its brochure, where there is one; from the boards of materials on to every single finish. */
function linksOf(category: CategorySlug, locale: Locale): FileLink[] {
  const { finishes } = pageText(locale);
  const library = { to: href({ to: 'finishes' }, locale), words: finishes.title };
  return [
    ...(category === 'materials-fitting-and-accessories' ? [library] : []),
    ...[brochureLink(category, locale)].filter((link) => link !== null),
  ];
}

export function data(pageContext: PageContextServer) {
  const { locale } = pageContext;
  const { category: slug = '', kind, value, page = '1' } = pageContext.routeParams;
  const category = categoryOf(slug);
  const { gallery: text, collections, ui } = pageText(locale);
  const { between } = ui;
  const query: GalleryQuery = {
    filters: kind && value ? { [kind]: [value] } : {},
    page: Number(page),
    all: false,
  };
  const view = galleryView(category.slug, locale, query);
  const words = collections[category.slug];
  const first = view.cards[0]?.image;
  const shown = shownOf(view, { page: text.page, between });
  const name = category.slug === 'kitchens' ? words.card : words.title;
  return {
    meta: {
      path: href({ category: category.slug, page: query.page, filters: query.filters }, locale),
      title: shown ? fill(text.narrowed, { title: name, shown }) : name,
      description: shown ? `${words.line} (${shown})` : words.line,
      ...(first &&
        'picture' in first && {
          picture: first.picture,
          preload: FIRST_PICTURE.gallery,
        }),
    } satisfies PageMeta,
    category: category.slug,
    /** Kitchens show the pagination always, the others above twelve products. SPEC.md section 2. */
    paginated: category.slug === 'kitchens' || galleryIndex(category.slug).total > PAGE_SIZE,
    label: category.slug === 'kitchens' ? words.card : undefined,
    title: words.title,
    line: words.line,
    links: linksOf(category.slug, locale),
    /** What the document's title is made of when another query is shown. */
    titles: { name, narrowed: text.narrowed, page: text.page, between },
    query,
    view,
  };
}
