import type { LightStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';
import { need, words } from './words.ts';

need('light');

/** The words of other colours and hours, which come with what shows them. */
export function useLightText(): LightStrings {
  return words('light', useLocale());
}
