/** Every language the site may be written in: what it calls itself, which way it is read, and how a page names it to others (Open Graph). */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', territory: 'en_AE' },
  ru: { name: 'Русский', dir: 'ltr', territory: 'ru_RU' },
  ar: { name: 'العربية', dir: 'rtl', territory: 'ar_AE' },
} as const satisfies Record<string, { name: string; dir: 'ltr' | 'rtl'; territory: string }>;

export type Locale = keyof typeof LANGUAGES;
export const DEFAULT_LOCALE: Locale = 'en';

/** Languages that are published, in the order of the switch: those whose folder is complete. */
export const locales: readonly Locale[] = ['en'];
