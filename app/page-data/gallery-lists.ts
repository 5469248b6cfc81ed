import { PART_SIZE, partName } from '#app/behaviours/gallery-cards.ts';
import { narrowed } from '#app/behaviours/gallery-choice.ts';
import {
  FACET_NAMES,
  type FacetOptions,
  type Filters,
  type GalleryCard,
  type GalleryQuery,
  type GalleryView,
  galleryPlan,
  type Narrowed,
} from '#app/behaviours/gallery-view.ts';
import { dataPath } from '#app/behaviours/load-data.ts';
import { type Product, productsOf } from '#content/catalogue.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { facetsIn } from '#content/data/facets.ts';
import { cardLine, facetValues, finishSamples, nameOf } from '#content/product-text.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { type GalleryIndex, indexOf } from '#contract/gallery-index.ts';
import { cardImage, idOf } from './galleries.ts';
import { pictureIdsOf } from './pictures.ts';

/** For page data and the build only: the lists of galleries, what narrows them and what their cards show. */

function galleryCard(product: Product, locale: Locale): GalleryCard {
  const { record } = product;
  return {
    slug: record.slug,
    name: nameOf(product, pageText(locale)),
    line: cardLine(product, pageText(locale)),
    swatches: finishSamples(product, pageText(locale))
      .slice(0, 2)
      .map(({ hex }) => hex),
    image: cardImage(product, locale),
    pictures: pictureIdsOf(idOf(product)).length,
  };
}

/** All cards of a category in the order shown; also what the files of cards hold. */
export function galleryCards(category: CategorySlug, locale: Locale): readonly GalleryCard[] {
  const key = `${locale}/${category}`;
  const known = cards.get(key) ?? productsOf(category).map((product) => galleryCard(product, locale));
  cards.set(key, known);
  return known;
}

/** Cards by language and category: every product's page shows some of them, and making them is most of a build. */
const cards = new Map<string, readonly GalleryCard[]>();

/** What a category is narrowed by; also what `/data/<category>.json` holds. */
export function galleryIndex(category: CategorySlug): GalleryIndex {
  const known = indexes.get(category) ?? indexOf(productsOf(category).map(facetValues));
  indexes.set(category, known);
  return known;
}

const indexes = new Map<CategorySlug, GalleryIndex>();

/** The filters a category offers, with the values that some product of it has; only kitchens have any. */
export function facetOptions(category: CategorySlug, locale: Locale): FacetOptions {
  const all: FacetOptions = facetsIn(pageText(locale).products);
  const { facets } = galleryIndex(category);
  const offered = FACET_NAMES.flatMap((name) => {
    const values = new Set(facets[name]?.sets.flat());
    return values.size > 0 ? [[name, all[name]?.filter(({ value }) => values.has(value))]] : [];
  });
  return Object.fromEntries(offered);
}

/** What a choice leaves of a category: every page of its list asks for the same. */
function choiceOf(category: CategorySlug, locale: Locale, filters: Filters): Narrowed {
  const key = `${locale}/${category}?${JSON.stringify(filters)}`;
  const options = facetOptions(category, locale);
  const known = choices.get(key) ?? narrowed(galleryIndex(category), options, filters);
  choices.set(key, known);
  return known;
}

const choices = new Map<string, Narrowed>();

/** What a query shows of a category. */
export function galleryView(category: CategorySlug, locale: Locale, query: GalleryQuery): GalleryView {
  const { places, ...rest } = galleryPlan(choiceOf(category, locale, query.filters), query);
  const cards = galleryCards(category, locale);
  return { ...rest, cards: places.flatMap((place) => cards[place] ?? []) };
}

/** The files of a category's cards, in the order shown. */
export function cardFiles(category: CategorySlug, locale: Locale): { path: string; text: string }[] {
  const cards = galleryCards(category, locale);
  return Array.from({ length: Math.ceil(cards.length / PART_SIZE) }, (_, part) => ({
    path: `${dataPath(locale)}${partName(category, part)}.json`,
    text: JSON.stringify(cards.slice(part * PART_SIZE, (part + 1) * PART_SIZE)),
  }));
}

/** Related models shown under a product. */
const RELATED = 4;

/** Cards of a category by style; all of them where it has none. */
function likeCards(category: CategorySlug, locale: Locale, style = ''): readonly GalleryCard[] {
  const key = `${locale}/${category}/${style}`;
  const all = galleryCards(category, locale);
  const { sets = [], of = [] } = galleryIndex(category).facets.style ?? {};
  const isLike = (place: number) => !style || sets[of[place] ?? -1]?.includes(style);
  const known = alike.get(key) ?? all.filter((_, place) => isLike(place));
  alike.set(key, known);
  return known;
}

const alike = new Map<string, readonly GalleryCard[]>();

/** What stands under a product: those after it by name in its category, of its style where there is one. */
export function relatedCards(
  product: Product,
  locale: Locale,
): { styled: boolean; cards: readonly GalleryCard[] } {
  const style = product.category === 'kitchens' ? product.record.style : undefined;
  const name = nameOf(product, pageText(locale));
  const near = likeCards(product.category, locale, style).filter(({ slug }) => slug !== product.record.slug);
  const at = Math.max(
    0,
    near.findIndex((card) => card.name > name),
  );
  return {
    styled: style !== undefined,
    cards: [...near.slice(at), ...near.slice(0, at)].slice(0, RELATED),
  };
}
