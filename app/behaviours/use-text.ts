import { ui } from '#content/strings/en/ui.ts';
import { DEFAULT_LOCALE, type Locale, type UiStrings } from '#content/strings/index.ts';

const words: Record<Locale, UiStrings> = { en: ui };

/** The words of shell and controls in the language of the page. */
export function useText(): UiStrings {
  return words[DEFAULT_LOCALE];
}
