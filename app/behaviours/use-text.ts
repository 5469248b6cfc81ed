import { ui } from '#content/strings/en/ui.ts';
import type { Locale, UiStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';

const words: Partial<Record<Locale, UiStrings>> = { en: ui };

/** The words of shell and controls in the language of the page. */
export function useText(): UiStrings {
  return words[useLocale()] ?? ui;
}
