import { pages } from './en/pages.ts';
import type { ui } from './en/ui.ts';

/** Languages the site is written in. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The same shape with other words: what a further language must supply, completely, to compile. */
type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Words<T[K]> };

export type PageStrings = Words<typeof pages>;
export type UiStrings = Words<typeof ui>;

const pageStrings: Record<Locale, PageStrings> = { en: pages };

/** The words of the pages in a language. For page data only: components receive what they show. */
export function pageText(locale: Locale): PageStrings {
  return pageStrings[locale];
}
