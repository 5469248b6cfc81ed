import type { PageContext } from 'vike/types';
import { DEFAULT_LOCALE, LANGUAGES } from '#contract/languages.ts';

/** Which way the page is read. */
export function htmlAttributes({ locale }: PageContext) {
  return { dir: LANGUAGES[locale ?? DEFAULT_LOCALE].dir };
}
