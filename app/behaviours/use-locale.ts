import { useCallback } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { href, type Place } from '#app/routes.ts';
import { DEFAULT_LOCALE, type Locale } from '#content/strings/index.ts';

/** The language of the page. */
export function useLocale(): Locale {
  // The not-found page is prerendered for no address at all.
  return usePageContext().locale ?? DEFAULT_LOCALE;
}

/** The function that makes addresses, in the language of the page. */
export function useHref(): (place: Place) => string {
  const locale = useLocale();
  return useCallback((place: Place) => href(place, locale), [locale]);
}
