import type { Brochure, Entry } from './content.ts';

/** How many pages a brochure has and what stands on which. */

/** `whole`: a page a model; `half`: two on a page. */
export type Layout = 'whole' | 'half';

/** Models up to which each has a page of its own. */
const FEW = 12;
/** Models above which there is a page of contents. */
const LONG = 24;

/** A page each where they are few and have details to show; two on a page else. */
export function layoutOf(entries: readonly Entry[]): Layout {
  return entries.length <= FEW && entries.every(({ pictures }) => pictures.length > 1) ? 'whole' : 'half';
}

export const perPage = (layout: Layout) => (layout === 'half' ? 2 : 1);

/** Pages by what stands on them; cover and contact have one each. */
export function pagesOf({ entries, house }: Pick<Brochure, 'entries' | 'house'>) {
  return {
    contents: entries.length > LONG ? 1 : 0,
    // The sentence, two pages of collections, the services.
    house: house ? 4 : 0,
    entries: Math.ceil(entries.length / perPage(layoutOf(entries))),
  };
}

/** All pages, cover and contact included. */
export function pageCount(brochure: Pick<Brochure, 'entries' | 'house'>): number {
  const { contents, house, entries } = pagesOf(brochure);
  return 1 + contents + house + entries + 1;
}

/** The page, from 1, on which an entry stands. */
export function entryPage(brochure: Pick<Brochure, 'entries' | 'house'>, index: number): number {
  const { contents, house } = pagesOf(brochure);
  return 1 + contents + house + Math.floor(index / perPage(layoutOf(brochure.entries))) + 1;
}
