import type { ViewerStrings } from '#content/strings/index.ts';
import { useLocale } from './use-locale.ts';
import { need, words } from './words.ts';

need('viewer');

/** The words of the viewer, which come with it. */
export function useViewerText(): ViewerStrings {
  return words('viewer', useLocale());
}
