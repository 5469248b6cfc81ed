import type { PageContext } from 'vike/types';
import { DEFAULT_LOCALE } from '#contract/languages.ts';

export function lang({ locale }: PageContext): string {
  return locale ?? DEFAULT_LOCALE;
}
