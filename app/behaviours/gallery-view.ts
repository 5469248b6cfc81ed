import type { CardImage } from '#app/behaviours/picture-source.ts';
import type { FacetName, FacetOption } from '#content/data/facets.ts';

/** Products on one page of a gallery. SPEC.md section 9. */
export const PAGE_SIZE = 12;

/** One product as a gallery shows it. */
export interface GalleryCard {
  slug: string;
  name: string;
  /** Style and finish, or what it is. */
  line: string;
  /** Hex of the front and of the second material. */
  swatches: readonly string[];
  /** Its main picture, or the drawing until there is one. */
  image: CardImage;
  /** How many pictures the viewer has of it; 0: the card leads to its page. */
  pictures: number;
  facets: Partial<Record<FacetName, string>>;
}

export type Filters = Partial<Record<FacetName, string>>;

/** What of a gallery is shown: what stands behind `?` in its address. */
export interface GalleryQuery {
  filters: Filters;
  page: number;
  /** All on one page. */
  all: boolean;
}

export interface FacetView {
  name: FacetName;
  options: readonly (FacetOption & { count: number; chosen: boolean })[];
}

export interface GalleryView {
  cards: readonly GalleryCard[];
  /** Products left by the filters. */
  total: number;
  page: number;
  pageCount: number;
  facets: readonly FacetView[];
}

export const FACET_NAMES: readonly FacetName[] = ['style', 'layout', 'finish', 'colour', 'handle'];

/** Reads the query of an address. What makes no sense is left out; pages count from 1. */
export function readQuery(search: string): GalleryQuery {
  const params = new URLSearchParams(search);
  const filters: Filters = {};
  for (const name of FACET_NAMES) {
    const value = params.get(name);
    if (value) filters[name] = value;
  }
  const page = Number.parseInt(params.get('page') ?? '1', 10);
  return { filters, page: Number.isInteger(page) && page > 0 ? page : 1, all: params.get('show') === 'all' };
}

export function sameQuery(a: GalleryQuery, b: GalleryQuery): boolean {
  return (
    a.page === b.page && a.all === b.all && FACET_NAMES.every((name) => a.filters[name] === b.filters[name])
  );
}

function matches(card: GalleryCard, filters: Filters, except?: FacetName): boolean {
  return FACET_NAMES.every(
    (name) => name === except || !filters[name] || card.facets[name] === filters[name],
  );
}

/** The cards, the counts and the pages that a query leaves of a gallery; a page past the end is the last. */
export function galleryView(
  cards: readonly GalleryCard[],
  options: Partial<Record<FacetName, readonly FacetOption[]>>,
  query: GalleryQuery,
): GalleryView {
  const { filters } = query;
  const left = cards.filter((card) => matches(card, filters));
  const pageCount = Math.max(1, Math.ceil(left.length / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  return {
    cards: query.all ? left : left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: left.length,
    page,
    pageCount,
    facets: FACET_NAMES.flatMap((name) => {
      const values = options[name];
      if (!values) return [];
      const others = cards.filter((card) => matches(card, filters, name));
      return {
        name,
        options: values.map((option) => ({
          ...option,
          count: others.filter((card) => card.facets[name] === option.value).length,
          chosen: filters[name] === option.value,
        })),
      };
    }),
  };
}
