import type { CompareStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';
import { need, words } from './words.ts';

need('compare');

/** The words of the comparison, which only its page carries. */
export function useCompareText(): CompareStrings {
  return words('compare', useLocale());
}
