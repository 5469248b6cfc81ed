import type { CardImage } from '#app/behaviours/picture-source.ts';
import type { FacetName, FacetOption } from '#content/data/facets.ts';
import { FACETS } from '#contract/addresses.ts';
import { fill } from '#contract/fill.ts';

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
}

/** What is chosen: within a facet any of its values will do, and every facet has to be met. */
export type Filters = Partial<Record<FacetName, readonly string[]>>;
export type FacetOptions = Partial<Record<FacetName, readonly FacetOption[]>>;

/** What of a gallery is shown: what stands behind `?` in its address. */
export interface GalleryQuery {
  filters: Filters;
  page: number;
  /** All on one page. */
  all: boolean;
  /** The address names a value that nobody offers; it is left out. */
  unknown?: boolean;
}

export interface FacetView {
  name: FacetName;
  options: readonly (FacetOption & { count: number; chosen: boolean })[];
}

export interface Narrowed {
  /** Places of the cards that meet every choice. */
  left: readonly number[];
  facets: readonly FacetView[];
  ways: readonly Way[];
}

/** What a query leaves of a gallery: which of its cards, by their places in the order shown. */
export interface GalleryPlan {
  /** Of the page that is shown, or of all of them. */
  places: readonly number[];
  /** Products left by the filters. */
  total: number;
  page: number;
  pageCount: number;
  facets: readonly FacetView[];
  /** What would leave something again; empty unless nothing is left. */
  ways: readonly Way[];
}

/** The same with the cards themselves. */
export type GalleryView = Omit<GalleryPlan, 'places'> & { cards: readonly GalleryCard[] };

/** The filters without one facet's choice. */
export interface Way {
  filters: Filters;
  /** Names of what is left out. */
  labels: readonly string[];
  total: number;
}

export const FACET_NAMES: readonly FacetName[] = FACETS;

/** Reads the query of an address. What makes no sense is left out; pages count from 1. */
export function readQuery(search: string, options: FacetOptions): GalleryQuery {
  const params = new URLSearchParams(search);
  const offered = (name: FacetName, value: string) => options[name]?.some((option) => option.value === value);
  const filters: Filters = {};
  let unknown = false;
  for (const name of FACET_NAMES) {
    const asked = [...new Set(params.getAll(name))];
    const values = asked.filter((value) => offered(name, value));
    if (values.length > 0) filters[name] = values;
    unknown ||= values.length < asked.length;
  }
  const page = Number.parseInt(params.get('page') ?? '1', 10);
  return {
    filters,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    all: params.get('show') === 'all',
    unknown,
  };
}

export const valuesOf = (filters: Filters, name: FacetName) => filters[name] ?? [];

export function sameQuery(a: GalleryQuery, b: GalleryQuery): boolean {
  const sameValues = (name: FacetName) => `${valuesOf(a.filters, name)}` === `${valuesOf(b.filters, name)}`;
  return (
    a.page === b.page &&
    a.all === b.all &&
    Boolean(a.unknown) === Boolean(b.unknown) &&
    FACET_NAMES.every(sameValues)
  );
}

/** The filters with a value of a facet chosen, or not chosen any more. */
export function withValue(filters: Filters, name: FacetName, value: string, chosen: boolean): Filters {
  const { [name]: values = [], ...others } = filters;
  const left = values.filter((other) => other !== value);
  const next = chosen ? [...left, value] : left;
  return next.length > 0 ? { ...others, [name]: next } : others;
}

/** Which of them a query shows; a page past the end is the last. */
export function galleryPlan(
  { left, ...rest }: Narrowed,
  query: Pick<GalleryQuery, 'page' | 'all'>,
): GalleryPlan {
  const pageCount = Math.max(1, Math.ceil(left.length / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  const places = query.all ? left : left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { ...rest, places, total: left.length, page, pageCount };
}

/** What is chosen, in the order of the facets. */
export function chosenOf(facets: readonly FacetView[]) {
  return facets.flatMap(({ name, options }) =>
    options.filter(({ chosen }) => chosen).map((option) => ({ name, ...option })),
  );
}

/** What of a gallery is shown, in words behind its name: `loft, walnut, page 2`; empty where nothing is narrowed. */
export function shownOf(
  { facets, page }: Pick<GalleryView, 'facets' | 'page'>,
  words: { page: string; between: string },
): string {
  const labels = chosenOf(facets).map(({ label }) => label.toLowerCase());
  return [...labels, ...(page > 1 ? [fill(words.page, { page })] : [])].join(words.between);
}
