import type { SavedStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';
import { need, words } from './words.ts';

need('saved');

/** The words of saved models, which only the parts that show them carry. */
export function useSavedText(): SavedStrings {
  return words('saved', useLocale());
}
