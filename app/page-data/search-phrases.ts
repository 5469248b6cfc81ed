import { wordsOf } from '#app/behaviours/search-index.ts';
import { categories } from '#content/data/categories.ts';
import { MATERIAL_IDS, type MaterialId } from '#content/materials.ts';
import type { SearchFact } from '#content/search-facts.ts';
import { type Locale, pageText } from '#content/strings/index.ts';

/** For page data and the build only: what facts are called. */

/** Every name of every fact in a language, as the phrases the search knows. */
export function phrasesOf(locale: Locale): Map<string, Set<SearchFact>> {
  const text = pageText(locale);
  const { facets } = text.products;
  const { collections } = text;
  const names: [SearchFact, string][] = [
    ...categories.flatMap(({ slug }): [SearchFact, string][] => [
      [`room:${slug}`, collections[slug].card],
      [`room:${slug}`, collections[slug].one],
    ]),
    ...(['style', 'layout', 'finish', 'wood', 'colour', 'handle'] as const).flatMap((facet) =>
      Object.entries(facets[facet]).map(([value, name]): [SearchFact, string] => [
        `${facet}:${value}` as SearchFact,
        name,
      ]),
    ),
    ...MATERIAL_IDS.map((id): [SearchFact, string] => [`material:${id}`, text.materials[id]]),
    ...MATERIAL_IDS.flatMap((id: MaterialId): [SearchFact, string][] => {
      const before = text.materialsBefore[id];
      return before ? [[`material:${id}`, before]] : [];
    }),
    ...Object.entries(text.searchWords.facts).flatMap(([fact, others]) =>
      others.map((other): [SearchFact, string] => [fact as SearchFact, other]),
    ),
  ];
  const phrases = new Map<string, Set<SearchFact>>();
  for (const [fact, name] of names) {
    const phrase = wordsOf(name)
      .filter((word) => !text.searchWords.stop.includes(word))
      .join(' ');
    if (phrase) phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(fact));
  }
  return phrases;
}
