import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { productDrawings } from '#app/page-data/drawings.ts';
import { drawnCard, linkedFacts, productSubject } from '#app/page-data/galleries.ts';
import { relatedCards } from '#app/page-data/gallery-lists.ts';
import { breadcrumbList, productData } from '#app/page-data/structured-data.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { categoryOf, findProduct } from '#content/catalogue.ts';
import { pageText } from '#content/strings/index.ts';

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
  const related = relatedCards(product, locale);
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
      title: related.styled ? text.related : text.relatedRoom,
      all: { to: href({ category: category.slug }, locale), words: text.allModels(card) },
      cards: related.cards,
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
