import { viewer } from '#content/strings/en/viewer.ts';
import type { Locale, ViewerStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';

const words: Partial<Record<Locale, ViewerStrings>> = { en: viewer };

/** The words of the viewer, which come with it. */
export function useViewerText(): ViewerStrings {
  return words[useLocale()] ?? viewer;
}
