import { search } from '#content/strings/en/search.ts';
import type { Locale, SearchStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';

const words: Partial<Record<Locale, SearchStrings>> = { en: search };

/** The words of the search, which only its own parts carry. */
export function useSearchText(): SearchStrings {
  return words[useLocale()] ?? search;
}
