import { DEFAULT_LOCALE, LANGUAGES, type Locale } from './languages.ts';

/**
 * The language an enquiry was written from travels as a line of the message, so that the payload stays at five fields: `Language: العربية`. Whoever
 * wrote from the showroom's own language needs none.
 */
export function withLanguage(locale: Locale, message: string): string {
  return locale === DEFAULT_LOCALE ? message : `Language: ${LANGUAGES[locale].name}\n${message}`;
}

/** Reads the line `withLanguage` wrote: the language's name for itself; null when there is none. */
export function parseLanguage(message: string): string | null {
  const [, name] = /^Language: (.{1,40})$/m.exec(message) ?? [];
  return Object.values(LANGUAGES).find((known) => known.name === name)?.name ?? null;
}
