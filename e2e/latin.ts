import type { Page } from '@playwright/test';
import { allProducts } from '../content/catalogue.ts';
import { company } from '../content/data/company.ts';
import { pageText } from '../content/strings/index.ts';
import { LANGUAGES, type Locale } from '../contract/languages.ts';

/** Latin words of a page in another script: what a language does not say itself, somebody has written into the code. */

const LATIN = /[A-Za-z]{2,}/g;

/** Everything in a language's words, messages as their source. */
export function* sentences(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'function') yield String(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* sentences(part);
}

/** Latin words that may stand on pages of a language: its own, names of models, facts of the company, names of languages and of files. */
export function ownLatin(locale: Locale): ReadonlySet<string> {
  const texts = [
    ...sentences(pageText(locale)),
    ...allProducts().map(({ record }) => record.name),
    ...Object.values(company),
    ...Object.values(LANGUAGES).flatMap(({ name, offer }) => [name, offer]),
    'svg pdf dxf SVG PDF DXF userConsent savedModels enquiryDraft language OpenStreetMap openstreetmap www org WhatsApp',
    'ISO Cormorant mm',
  ];
  return new Set(texts.flatMap((text) => text.match(LATIN) ?? []));
}

/** The Latin words a visitor reads or hears on a page. */
export async function latinOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element)
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          found.push(node.getAttribute(name) ?? '');
      else if (!node.parentElement?.closest('script, style, noscript, template'))
        found.push(node.textContent ?? '');
    }
    return found;
  });
  return texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
}

/** Latin words that stand among others without being set apart, in a page read from right to left; what only readers of a screen hear needs no order. */
export function loosely(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const apart =
      '[lang]:not(html), [dir=ltr], code, svg, select, .hidden, script, style, noscript, template';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/[A-Za-z]/.test(node.textContent ?? '') && !node.parentElement?.closest(apart))
        found.push(node.textContent ?? '');
    return found;
  });
}
