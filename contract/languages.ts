/**
 * Every language the site may be written in: what it calls itself, which way it is read, how a page names it to others (Open Graph), and how it is
 * offered on a page in another one. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', territory: 'en_AE', offer: 'This page in English' },
  ru: { name: 'Русский', dir: 'ltr', territory: 'ru_RU', offer: 'Эта страница по-русски' },
  ar: { name: 'العربية', dir: 'rtl', territory: 'ar_AE', offer: 'هذه الصفحة بالعربية' },
} as const satisfies Record<string, { name: string; dir: 'ltr' | 'rtl'; territory: string; offer: string }>;

export type Locale = keyof typeof LANGUAGES;
export const DEFAULT_LOCALE: Locale = 'en';

/** Languages that are published, in the order of the switch: those whose folder in content/strings is complete and looked at. */
export const locales: readonly Locale[] = ['en', 'ru', 'ar'];

/** A path of the site in a language: every language but the default one is the address's first part. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language of an address, and what is left of its path. */
export function localised(pathname: string): { locale: Locale; path: string } {
  const locale = locales.find((known) => known !== DEFAULT_LOCALE && `${pathname}/`.startsWith(`/${known}/`));
  if (!locale) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: pathname.slice(locale.length + 1) || '/' };
}
