import { ar } from './ar/index.ts';
import { english } from './en/index.ts';
import type { PageStrings } from './locale-strings.ts';
import type { Locale } from './locales.ts';
import { ru } from './ru/index.ts';

export type {
  CompareStrings,
  PageStrings,
  SavedStrings,
  SearchStrings,
  UiStrings,
  ViewerStrings,
} from './locale-strings.ts';
export { DEFAULT_LOCALE, type Locale, locales } from './locales.ts';

const all: Partial<Record<Locale, PageStrings>> = { en: english, ru, ar };

/** Every language that is written; which of them are published says locales.ts. */
export const written = Object.keys(all) as readonly Locale[];

/** The words of the pages in a language. For page data only: components receive what they show. @throws Error where the language is not written. */
export function pageText(locale: Locale): PageStrings {
  const strings = all[locale];
  if (!strings) throw new Error(`content/strings/${locale} is not written`);
  return strings;
}
