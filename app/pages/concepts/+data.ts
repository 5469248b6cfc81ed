import type { PageContextServer } from 'vike/types';
import { brochureLink } from '#app/page-data/brochures.ts';
import { collectionPictures, drawnCard } from '#app/page-data/galleries.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { allProducts, productsOf } from '#content/catalogue.ts';
import { categories } from '#content/data/categories.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { concepts: text, collections } = pageText(locale);
  const pictures = collectionPictures(locale);
  const models = allProducts().length;
  return {
    meta: {
      path: href({ to: 'concepts' }, locale),
      title: text.title,
      description: text.description(models),
    } satisfies PageMeta,
    title: text.title,
    line: text.line(models),
    links: [brochureLink('house', locale)].filter((link) => link !== null),
    cards: categories.map(({ slug }) => {
      const picture = pictures[slug];
      const products = productsOf(slug);
      const first = products[0];
      if (!first) throw new Error(`no products in ${slug}`);
      return {
        to: href({ category: slug }, locale),
        title: collections[slug].card,
        line: collections[slug].sentence,
        count: products.length,
        image: picture ? { picture } : drawnCard(first, locale),
      };
    }),
  };
}
