import type { ModelSheet } from '#app/behaviours/model-sheet.ts';
import { href } from '#app/routes.ts';
import type { Product } from '#content/catalogue.ts';
import { altText, cardLine, finishSamples, nameOf } from '#content/product-text.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { scaledDrawings } from './drawings.ts';
import { cardImage, productFacts } from './galleries.ts';
import { pictureOf, smallestOf } from './pictures.ts';

/** For page data and the build only: what lists of chosen models show of a product. */

/** What `/data/models/<slug>.json` holds. */
export function modelSheet(product: Product, locale: Locale): ModelSheet {
  const { category, record } = product;
  const image = cardImage(product, locale);
  const text = pageText(locale);
  return {
    slug: record.slug,
    category,
    name: nameOf(product, text),
    line: cardLine(product, text),
    to: href({ category, product: record.slug }, locale),
    image,
    small: 'picture' in image ? smallestOf(image.picture) : null,
    facts: productFacts(product, locale),
    finishes: finishSamples(product, text),
    view: pictureOf(`${category}/${record.slug}/main`, altText(product, text)),
    scaled: scaledDrawings(product),
  };
}
