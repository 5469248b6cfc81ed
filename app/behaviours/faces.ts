import type { Locale } from '#contract/languages.ts';

interface Face {
  family: string;
  /** CSS weight, or the range of a variable face. */
  weight: string;
  /** Address of the file; the style sheet names the same. */
  url: string;
}

const at = (file: string) => `/assets/fonts/${file}.woff2`;

/** The two faces of every first view in a language: preloaded, and taken up late where they came too late for the first layout. */
export const FACES: Readonly<Record<Locale, readonly [Face, Face]>> = {
  en: [
    { family: 'Cormorant Garamond', weight: '500', url: at('cormorant-garamond-latin.v3') },
    { family: 'Manrope', weight: '400 600', url: at('manrope-latin.v2') },
  ],
  ru: [
    { family: 'Cormorant Cyrillic', weight: '500', url: at('cormorant-garamond-cyrillic.v1') },
    { family: 'Manrope Cyrillic', weight: '400 600', url: at('manrope-cyrillic.v1') },
  ],
  ar: [
    { family: 'Amiri', weight: '500', url: at('amiri-arabic.v1') },
    { family: 'Tajawal', weight: '400 600', url: at('tajawal-arabic.v1') },
  ],
};
