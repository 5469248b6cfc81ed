import { addressIn, DEFAULT_LOCALE, type Locale, locales, localised } from '#contract/languages.ts';

/** Where the language a visitor chose is kept on his own device. */
export const LANGUAGE_KEY = 'language';

const known = (code: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === code);

/** Keeps a choice; where nothing can be kept it holds for this page. */
export function keepLanguage(locale: Locale): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, locale);
  } catch {
    // Storage is switched off: the address alone says the language.
  }
}

/** The language to offer on a page in another: the one chosen before, else the browser's first; none where the page has it, or the site does not. */
export function languageToOffer(page: Locale): Locale | null {
  let chosen: string | null = null;
  try {
    chosen = window.localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
  const [first = DEFAULT_LOCALE] = window.navigator.languages;
  const wanted = known(chosen) ?? known(first.toLowerCase().split('-')[0]);
  return wanted && wanted !== page ? wanted : null;
}

/** The page as it stands now, filters, picture and place included, in another language. */
export function sameIn(
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return `${addressIn(locale, localised(pathname).path)}${search}${hash}`;
}
