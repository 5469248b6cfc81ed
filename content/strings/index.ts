import { about } from './en/about.ts';
import { accessibility } from './en/accessibility.ts';
import { compare } from './en/compare.ts';
import { finishes } from './en/finishes.ts';
import { location } from './en/location.ts';
import { materials, materialsBefore, materialsOf } from './en/materials.ts';
import { pages } from './en/pages.ts';
import { pieces } from './en/pieces.ts';
import { portfolio } from './en/portfolio.ts';
import { privacy } from './en/privacy.ts';
import { products } from './en/products.ts';
import { saved } from './en/saved.ts';
import { search } from './en/search.ts';
import { searchWords } from './en/search-words.ts';
import type { ui } from './en/ui.ts';
import { viewer } from './en/viewer.ts';

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

/** All pages' words in English; the long pages have a file each. */
const english = {
  ...pages,
  about,
  accessibility,
  compare,
  finishes,
  location,
  portfolio,
  privacy,
  saved,
  search,
  searchWords,
  materials,
  materialsBefore,
  materialsOf,
  products,
  pieces,
  viewer,
} as const;

export type PageStrings = Words<typeof english>;
export type UiStrings = Words<typeof ui>;
export type CompareStrings = Words<typeof compare>;
export type SearchStrings = Words<typeof search>;
export type SavedStrings = Words<typeof saved>;
export type ViewerStrings = Words<typeof viewer>;

const pageStrings: Record<Locale, PageStrings> = { en: english };

/** The words of the pages in a language. For page data only: components receive what they show. */
export function pageText(locale: Locale): PageStrings {
  return pageStrings[locale];
}
