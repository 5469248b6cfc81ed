import { dataPath } from '#app/behaviours/load-data.ts';
import type { CardImage, PictureSource } from '#app/behaviours/picture-source.ts';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { href } from '#app/routes.ts';
import { allProducts, type Product, productsOf } from '#content/catalogue.ts';
import { type CategorySlug, categories } from '#content/data/categories.ts';
import { facts } from '#content/product-facts.ts';
import { altText, cardLine, descriptionOf, finishSamples, nameOf } from '#content/product-text.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { NARROW } from '#drawing/paper.ts';
import { sheetsOf } from '#drawing/sheets.ts';
import { standInDrawing, standInSwatches } from '#drawing/stand-in.ts';
import { lightOffer, lightSource } from './light.ts';
import { pictureIdsOf, pictureOf } from './pictures.ts';

/** For page data and the build only: what galleries and viewer show of a product. */

/** Navy and a stone between line and paper: the tokens of the same names, for files outside a page. */
const INKS = { ink: '#1c2240', ground: '#efece5' };

/** What pictures and data of a product are filed under. */
export function idOf({ category, record }: Product): string {
  return `${category}/${record.slug}`;
}

/** Every picture of a product, each with words of its own. */
export function productPictures(product: Product, locale: Locale): PictureSource[] {
  const { seen } = pageText(locale).product;
  return pictureIdsOf(idOf(product)).flatMap((id) => {
    const shot = id.slice(id.lastIndexOf('/') + 1);
    const picture = pictureOf(id, altText(product, pageText(locale), seen(shot)));
    const light = lightOffer(id, product);
    return picture ? { ...picture, ...(light && { light }) } : [];
  });
}

/** The upright picture of a product, or the drawing that stands for it. */
export function cardImage(product: Product, locale: Locale): CardImage {
  const picture = pictureOf(`${idOf(product)}/main`, altText(product, pageText(locale)), 'card');
  return picture ? { picture } : drawnCard(product, locale);
}

/** Where the drawing of a product stands as a file of its own. */
function drawnPath(product: Product): string {
  return `/drawn/${idOf(product)}.svg`;
}

/** The elevation that stands for a product until the studio has made its picture. */
export function drawnCard(product: Product, locale: Locale): CardImage {
  return { drawing: drawnPath(product), alt: altText(product, pageText(locale)) };
}

/** What stands for a product without a picture, as SVG text: its elevation, or its swatches where it has no size. */
function standIn(product: Product, locale: Locale): string {
  const elevation = sheetsOf(product, NARROW)[0];
  if (elevation) return standInDrawing(elevation.drawing, INKS);
  return standInSwatches(
    finishSamples(product, pageText(locale)).map(({ hex }) => hex),
    INKS,
  );
}

/** The files that stand in for pictures: path and SVG text. */
export function drawnFiles(locale: Locale): { path: string; text: string }[] {
  return allProducts()
    .filter((product) => pictureIdsOf(idOf(product)).length === 0)
    .map((product) => ({ path: drawnPath(product), text: standIn(product, locale) }));
}

/** What the viewer shows of a product; also what `/data/<category>/<slug>.json` holds. */
export function productSubject(product: Product, locale: Locale): ViewerSubject {
  const { category, record } = product;
  const text = pageText(locale);
  const name = nameOf(product, text);
  return {
    key: idOf(product),
    name,
    note: cardLine(product, text),
    text: descriptionOf(product, text),
    finishes: finishSamples(product, text),
    pictures: productPictures(product, locale),
    page: { to: href({ category, product: record.slug }, locale), kind: 'model' },
    ask: { to: href({ to: 'contact', about: idOf(product) }, locale), words: text.product.askAbout(name) },
  };
}

/** How each of a product's pictures that has layers is shown otherwise: path of the file and what it holds. */
export function lightFiles(product: Product, locale: Locale): { path: string; text: string }[] {
  return pictureIdsOf(idOf(product)).flatMap((id) => {
    const source = lightSource(id, product, locale);
    return source ? { path: `${dataPath(locale)}light/${id}.json`, text: JSON.stringify(source) } : [];
  });
}

/** Facts of a product as label and value. */
export function productFacts(product: Product, locale: Locale): [string, string][] {
  return facts(product, pageText(locale)).map(([label, value]) => [label, value]);
}

/** The same for the product's own page, where a finish leads into the library. */
export function linkedFacts(product: Product, locale: Locale) {
  return facts(product, pageText(locale)).map(([label, value, hash]) => ({
    label,
    value,
    ...(hash && { to: href({ to: 'finishes', hash }, locale) }),
  }));
}

/** What the Products menu shows of each category. */
export function menuContent(locale: Locale) {
  const pictures = collectionPictures(locale);
  const { collections } = pageText(locale);
  const entries = categories.map(
    ({ slug }) =>
      [
        slug,
        { name: collections[slug].card, models: productsOf(slug).length, picture: pictures[slug] },
      ] as const,
  );
  return Object.fromEntries(entries) as Record<
    CategorySlug,
    { name: string; models: number; picture: PictureSource | undefined }
  >;
}

/** The picture of each collection: its own, else the main picture of the first product that has one. */
export function collectionPictures(locale: Locale): Partial<Record<CategorySlug, PictureSource>> {
  const { collections } = pageText(locale);
  const pairs = categories.map(({ slug }) => {
    const mains = productsOf(slug).map((product) =>
      pictureOf(`${idOf(product)}/main`, altText(product, pageText(locale)), 'card'),
    );
    return [slug, pictureOf(`collections/${slug}`, collections[slug].card) ?? mains.find(Boolean)] as const;
  });
  return Object.fromEntries(pairs.filter(([, picture]) => picture));
}
