import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { productDrawings } from '#app/page-data/drawings.ts';
import { drawnCard, galleryCards, linkedFacts, productSubject } from '#app/page-data/galleries.ts';
import { breadcrumbList, productData } from '#app/page-data/structured-data.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { categoryOf, findProduct } from '#content/catalogue.ts';
import { pageText } from '#content/strings/index.ts';

/** Related models shown under a product. */
const RELATED = 4;

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const { locale } = pageContext;
  const { category: slug = '', product: name = '' } = pageContext.routeParams;
  const category = categoryOf(slug);
  const product = findProduct(category.slug, name);
  if (!product) throw render(404);
  const all = pageText(locale);
  const { product: text } = all;
  const { card } = all.collections[category.slug];
  const subject = productSubject(product, locale);
  const lead = subject.pictures[0];
  const { light: lightWords } = pageText(locale).viewer;
  const cards = galleryCards(category.slug, locale);
  const own = cards.find((card) => card.slug === name);
  const style = own?.facets.style?.[0];
  const near = cards.filter((card) => card.slug !== name && (!style || card.facets.style?.includes(style)));
  const at = Math.max(
    0,
    near.findIndex((card) => card.name > subject.name),
  );
  return {
    meta: {
      path: subject.page.to,
      title: subject.name + all.ui.between + card,
      description: subject.text,
      subject: subject.name,
      structured: [
        productData(subject, lead),
        breadcrumbList([
          [card, href({ category: category.slug }, locale)],
          [subject.name, subject.page.to],
        ]),
      ],
      ...(lead && { picture: lead, preload: FIRST_PICTURE.product }),
    } satisfies PageMeta,
    category: category.slug,
    slug: product.record.slug,
    trail: { to: href({ category: category.slug }, locale), words: card },
    subject,
    drawing: lead ? null : drawnCard(product, locale),
    facts: linkedFacts(product, locale),
    drawings: productDrawings(product, locale),
    related: {
      title: style ? text.related : text.relatedRoom,
      all: { to: href({ category: category.slug }, locale), words: text.allModels(card) },
      cards: [...near.slice(at), ...near.slice(0, at)].slice(0, RELATED),
    },
    words: {
      finishes: text.finishes,
      save: text.save,
      share: text.share,
      shared: all.viewer.shared,
      print: text.print,
      light: lead?.light && lightWords[lead.light.colours ? 'both' : 'hour'],
      all: text.allPictures(subject.pictures.length),
      drawings: text.drawings,
      sheetNames: text.sheets,
      lengths: text.lengths,
    },
  };
}
