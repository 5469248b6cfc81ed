import type { PageContextServer } from 'vike/types';
import { type GalleryQuery, galleryView, PAGE_SIZE } from '#app/behaviours/gallery-view.ts';
import { facetOptions, galleryCards } from '#app/page-data/galleries.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { categoryOf } from '#content/catalogue.ts';
import { galleryTexts } from '#content/data/gallery-texts.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const { locale } = pageContext;
  const { category: slug = '', kind, value } = pageContext.routeParams;
  const category = categoryOf(slug);
  const text = pageText(locale).gallery;
  const query: GalleryQuery = {
    filters: kind && kind !== 'page' ? { [kind]: value } : {},
    page: kind === 'page' ? Number(value) : 1,
    all: false,
  };
  const options = facetOptions(category.slug, locale);
  const cards = galleryCards(category.slug, locale);
  const view = galleryView(cards, options, query);
  const words = galleryTexts[category.slug];
  const chosen = view.facets.flatMap(({ options: values }) => values.filter((option) => option.chosen))[0];
  const first = view.cards[0]?.image;
  const suffix =
    query.page > 1 ? `, ${text.pageOf(query.page)}` : chosen ? `, ${chosen.label.toLowerCase()}` : '';
  return {
    meta: {
      path: href({ category: category.slug, page: query.page, filters: query.filters }, locale),
      title: `${category.slug === 'kitchens' ? category.card : category.title}${suffix}`,
      description: `${words.line}${suffix ? ` (${suffix.slice(2)})` : ''}`,
      ...(first &&
        'picture' in first && {
          picture: first.picture,
          preload: FIRST_PICTURE.gallery,
        }),
    } satisfies PageMeta,
    category: category.slug,
    /** Kitchens show the pagination always, the others above twelve products. SPEC.md section 2. */
    paginated: category.slug === 'kitchens' || cards.length > PAGE_SIZE,
    label: category.slug === 'kitchens' ? category.card : undefined,
    title: category.title,
    line: words.line,
    query,
    view,
  };
}
