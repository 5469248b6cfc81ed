import type { Locale } from '#contract/languages.ts';
import { ar } from './ar/index.ts';
import { english } from './en/index.ts';
import type { PageStrings } from './locale-strings.ts';
import { ru } from './ru/index.ts';

export { DEFAULT_LOCALE, type Locale } from '#contract/languages.ts';
export type {
  CompareStrings,
  LightStrings,
  PageStrings,
  SavedStrings,
  SearchStrings,
  UiStrings,
  ViewerStrings,
} from './locale-strings.ts';

const all: Readonly<Record<Locale, PageStrings>> = { en: english, ru, ar };

/** Every language that is written; which of them are published says contract/languages.ts. */
export const written = Object.keys(all) as readonly Locale[];

/** The words of the pages in a language. For page data only: components receive what they show. */
export function pageText(locale: Locale): PageStrings {
  return all[locale];
}
