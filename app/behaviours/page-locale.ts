import { type Locale, localised } from '#contract/languages.ts';

/** The language of the document, in a browser. */
export const pageLocale = (): Locale => localised(window.location.pathname).locale;
