import { compare } from '#content/strings/en/compare.ts';
import type { CompareStrings, Locale } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';

const words: Partial<Record<Locale, CompareStrings>> = { en: compare };

/** The words of the comparison, which only its page carries. */
export function useCompareText(): CompareStrings {
  return words[useLocale()] ?? compare;
}
