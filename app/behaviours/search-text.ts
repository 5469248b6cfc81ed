import type { SearchStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';
import { need, words } from './words.ts';

need('search');

/** The words of the search, which only its own parts carry. */
export function useSearchText(): SearchStrings {
  return words('search', useLocale());
}
