import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/data/company.ts';
import { LANGUAGES, type Locale } from '#contract/languages.ts';

/** The looks of a brochure: the site's faces and tokens, its own sheet, and what stands at the foot of a page, which is style, too. */

const ROOT = join(import.meta.dirname, '..', '..');

export function brochureStyle(title: string, locale: Locale): string {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const foot = title === company.name ? title : `${company.name}, ${title}`;
  const [start, end] = LANGUAGES[locale].dir === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  return [
    // A printer waits for its faces.
    read('app/styles/fonts.css').replaceAll('font-display: optional', 'font-display: block'),
    read('app/styles/tokens.css'),
    read('scripts/brochure/brochure.css'),
    `@page { @bottom-${start} { content: ${JSON.stringify(foot)} } @bottom-${end} { content: counter(page) } }`,
  ].join('\n');
}
