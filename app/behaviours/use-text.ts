import type { UiStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';
import { need, words } from './words.ts';

need('ui');

/** The words of shell and controls in the language of the page. */
export function useText(): UiStrings {
  return words('ui', useLocale());
}
