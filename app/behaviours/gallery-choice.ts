import type { FacetName } from '#content/data/facets.ts';
import type { GalleryIndex } from '#contract/gallery-index.ts';
import {
  FACET_NAMES,
  type FacetOptions,
  type Filters,
  type Narrowed,
  valuesOf,
  type Way,
} from './gallery-view.ts';

interface Tally {
  name: FacetName;
  sets: readonly (readonly string[])[];
  of: readonly number[];
  /** By set: it has a value that is chosen, or none is. */
  fits: readonly boolean[];
  /** By set: cards that meet what is chosen of all other facets. */
  counts: number[];
}

/** One walk over all cards: which meet every choice, and for each facet how many of each set meet all the others. */
function tally({ total, facets }: GalleryIndex, filters: Filters): { left: number[]; tallies: Tally[] } {
  const tallies = FACET_NAMES.flatMap((name): Tally[] => {
    const { sets, of } = facets[name] ?? {};
    if (!sets || !of) return [];
    const chosen = valuesOf(filters, name);
    const fits = sets.map((values) => chosen.length === 0 || values.some((value) => chosen.includes(value)));
    return [{ name, sets, of, fits, counts: sets.map(() => 0) }];
  });
  const count = ({ counts, of }: Tally, place: number) => {
    const set = of[place] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
  };
  const left: number[] = [];
  for (let place = 0; place < total; place += 1) {
    const missed = tallies.filter(({ fits, of }) => !fits[of[place] ?? 0]);
    if (missed.length === 0) left.push(place);
    if (missed.length < 2) for (const one of missed.length === 0 ? tallies : missed) count(one, place);
  }
  return { left, tallies };
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** What each facet's choice alone keeps out, where all of them together leave nothing. */
function waysOut(tallies: readonly Tally[], options: FacetOptions, filters: Filters): Way[] {
  return tallies.flatMap(({ name, counts }) => {
    const { [name]: values = [], ...others } = filters;
    const total = sum(counts);
    const labels = (options[name] ?? [])
      .filter(({ value }) => values.includes(value))
      .map(({ label }) => label);
    return values.length > 0 && total > 0 ? [{ filters: others, labels, total }] : [];
  });
}

/** What is chosen leaves of a gallery: the cards' places in the order shown, and what else can be chosen. */
export function narrowed(index: GalleryIndex, options: FacetOptions, filters: Filters): Narrowed {
  const { left, tallies } = tally(index, filters);
  return {
    left,
    ways: left.length === 0 ? waysOut(tallies, options, filters) : [],
    facets: tallies.map(({ name, sets, counts }) => ({
      name,
      options: (options[name] ?? []).map((option) => ({
        ...option,
        count: sum(counts.filter((_, set) => sets[set]?.includes(option.value))),
        chosen: valuesOf(filters, name).includes(option.value),
      })),
    })),
  };
}
