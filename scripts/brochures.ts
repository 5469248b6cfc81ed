import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { BROCHURES, type BrochureName, brochureFile } from '#app/page-data/brochures.ts';
import { written } from '#content/strings/index.ts';
import { type Locale, locales } from '#contract/languages.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { brochureContent } from './brochure/content.ts';
import { brochureDocument } from './brochure/document.ts';
import { pageCount } from './brochure/layout.ts';
import { faultsOf, pdfOf, show } from './brochure/print.ts';
import { brochureStyle } from './brochure/style.ts';
import { browserPath, ensureBrowser } from './browser.ts';
import { siteOrigin } from './origin.ts';

/**
 * Prints the brochures into media/brochures, with links to SITE_URL: all in every published language, or those named,
 * `npm run brochures -- kitchens ar/house`.
 */

type Wanted = readonly [name: BrochureName, locale: Locale];

const all = written.flatMap((locale) => BROCHURES.map((name): Wanted => [name, locale]));

/** The brochures named on the command line. @throws Error naming what there is none of, and what there is. */
function wanted(names: readonly string[]): Wanted[] {
  if (names.length === 0) return all.filter(([, locale]) => locales.includes(locale));
  return names.map((asked) => {
    const found = all.find(([name, locale]) =>
      [`${locale}/${name}`, ...(locale === 'en' ? [name] : [])].includes(asked),
    );
    if (!found)
      throw new Error(`no brochure ${asked}; one of ${BROCHURES.join(', ')}, after ${written.join('/, ')}/`);
    return found;
  });
}

loadEnvFile();
ensureBrowser();
const origin = siteOrigin();
const date = new Date();
const list = wanted(process.argv.slice(2));
const browser = await chromium.launch({ executablePath: browserPath() });
try {
  const page = await browser.newPage();
  for (const [name, locale] of list) {
    const content = brochureContent(name, locale, date);
    await show(page, {
      html: brochureDocument(content, locale, origin),
      css: brochureStyle(content.title, locale),
    });
    const pdf = await pdfOf(page);
    const pages = pageCount(content);
    const faults = faultsOf(pdf, locale, pages);
    if (faults.length > 0) throw new Error(`brochure ${locale}/${name}: ${faults.join('; ')}`);
    const file = brochureFile(name, locale);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pdf);
    process.stdout.write(`${file}: ${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB\n`);
  }
} finally {
  await browser.close();
}
