/** What the search looks through; `/data/search.json` holds it, made when the site is built. */

export const SEARCH_GROUPS = ['model', 'kind', 'room', 'finish', 'project', 'page'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** One answer. */
export interface SearchDoc {
  group: SearchGroup;
  name: string;
  /** One line under the name; empty when the name says all. */
  line: string;
  to: string;
  /** Path of a small picture, or the hex of a swatch; neither for pages. */
  picture?: string;
  hex?: string;
  /** Facts of the whole and of its parts, by number. */
  own: readonly number[];
  parts: readonly number[];
  /** Further words it may be found by, lower case, separated by blanks. */
  words: string;
}

export interface SearchIndex {
  /** What a phrase of one or more words stands for: facts by number. */
  phrases: Readonly<Record<string, readonly number[]>>;
  stop: readonly string[];
  docs: readonly SearchDoc[];
}

/** The Arabic article, alone or behind one of the letters that are written in one with it, before at least three letters. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/** One spelling for letters of Arabic that are written for one another, and no article: المغسلة and مغسله are one word. */
const folded = (word: string) =>
  word.replaceAll('ـ', '').replaceAll('ة', 'ه').replaceAll('ى', 'ي').replace(ARTICLE, '');

/** Words as the index holds them: lower case, without accents and signs. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(folded);
}
