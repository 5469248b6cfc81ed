import { collectionPictures, drawnCard } from '#app/page-data/galleries.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { productsOf } from '#content/catalogue.ts';
import { categories } from '#content/data/categories.ts';
import { galleryTexts } from '#content/data/gallery-texts.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data() {
  const text = pageText(DEFAULT_LOCALE).concepts;
  const pictures = collectionPictures();
  return {
    meta: {
      path: href({ to: 'concepts' }),
      title: text.title,
      description: text.description,
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
    cards: categories.map(({ slug, card }) => {
      const picture = pictures[slug];
      const products = productsOf(slug);
      const first = products[0];
      if (!first) throw new Error(`no products in ${slug}`);
      return {
        to: href({ category: slug }),
        title: card,
        line: galleryTexts[slug].card,
        count: products.length,
        image: picture ? { picture } : drawnCard(first),
      };
    }),
  };
}
