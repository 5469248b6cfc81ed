import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type CategorySlug, categories } from '#content/data/categories.ts';
import { pageText } from '#content/strings/index.ts';
import { MEDIA_PATH } from '#contract/addresses.ts';
import { LANGUAGES, type Locale } from '#contract/languages.ts';

/** For page data and the command that prints them: where brochures stand, and the links to those that are there. */

/** A brochure for each collection and one for the house. */
export const BROCHURES = ['house', ...categories.map(({ slug }) => slug)] as const;
export type BrochureName = 'house' | CategorySlug;

/** The file of a brochure, from the root of the project. */
export function brochureFile(name: BrochureName, locale: Locale): string {
  return join('media', 'brochures', locale, `${name}.pdf`);
}

/** A link in words that say what one gets. */
export interface FileLink {
  to: string;
  words: string;
  /** A file is the browser's to open, not the router's. */
  rel?: 'external';
}

/** The link to a brochure, or null where nobody has made it yet. */
export function brochureLink(name: BrochureName, locale: Locale): FileLink | null {
  const file = statSync(join(process.cwd(), brochureFile(name, locale)), { throwIfNoEntry: false });
  if (!file) return null;
  const { collection, house } = pageText(locale).brochure;
  const say = name === 'house' ? house : collection;
  return {
    to: `${MEDIA_PATH}brochures/${locale}/${name}.pdf?v=${Math.round(file.mtimeMs).toString(36)}`,
    rel: 'external',
    words: say({ language: LANGUAGES[locale].name, size: megabytes(file.size, locale) }),
  };
}

/** A size as people read it, in digits of the West in every language. */
function megabytes(bytes: number, locale: Locale): string {
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
}
