import { FACETS, type Facet } from './addresses.ts';

/** What a gallery is narrowed by, without what its cards show; `/data/<category>.json` holds it, for page and service. */
export interface GalleryIndex {
  /** How many cards there are. */
  total: number;
  /** The different sets of values cards have in a facet and, card by card in the order shown, the number of its set. */
  facets: Partial<Record<Facet, { sets: readonly (readonly string[])[]; of: readonly number[] }>>;
}

/** The index of cards whose values are these, in the order shown. */
export function indexOf(cards: readonly Partial<Record<Facet, readonly string[]>>[]): GalleryIndex {
  const facets: GalleryIndex['facets'] = {};
  for (const name of FACETS.filter((one) => cards.some((card) => card[one]))) {
    const sets = new Map<string, number>();
    const of = cards.map((card) => {
      const key = (card[name] ?? []).join(' ');
      const number = sets.get(key) ?? sets.size;
      sets.set(key, number);
      return number;
    });
    facets[name] = { sets: [...sets.keys()].map((key) => (key ? key.split(' ') : [])), of };
  }
  return { total: cards.length, facets };
}

/** How many cards have a value. */
export function countOf({ facets }: GalleryIndex, facet: Facet, value: string): number {
  const { sets = [], of = [] } = facets[facet] ?? {};
  const holds = sets.map((values) => values.includes(value));
  return of.reduce((sum, set) => sum + (holds[set] ? 1 : 0), 0);
}
