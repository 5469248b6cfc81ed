import { saved } from '#content/strings/en/saved.ts';
import type { Locale, SavedStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';

const words: Partial<Record<Locale, SavedStrings>> = { en: saved };

/** The words of saved models, which only the parts that show them carry. */
export function useSavedText(): SavedStrings {
  return words[useLocale()] ?? saved;
}
