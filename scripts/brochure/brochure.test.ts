import { describe, expect, it } from 'vitest';
import { BROCHURES } from '#app/page-data/brochures.ts';
import { productsOf } from '#content/catalogue.ts';
import { written } from '#content/strings/index.ts';
import { brochureContent } from './content.ts';
import { brochureDocument } from './document.ts';
import { entryPage, layoutOf, pageCount } from './layout.ts';
import { faultsOf } from './print.ts';

const NOVEMBER = new Date('2026-11-22T12:00:00Z');
const ORIGIN = 'https://example.com';
const kitchens = brochureContent('kitchens', 'en', NOVEMBER);
const document = brochureDocument(kitchens, 'en', ORIGIN);

const count = (mark: RegExp, text = document) => text.match(mark)?.length ?? 0;

describe('a brochure', () => {
  it('shows every model of its collection once, with its picture and the address of its page', () => {
    for (const { record } of productsOf('kitchens')) {
      expect(count(new RegExp(`<article id="${record.slug}" `, 'g'))).toBe(1);
      expect(document).toContain(`href="${ORIGIN}/kitchens/${record.slug}"`);
    }
    expect(count(/<img /g)).toBe(productsOf('kitchens').length + 1);
  });

  it('says of each picture what it shows', () => {
    expect(count(/<img [^>]*alt="[^"]+"/g)).toBe(count(/<img /g));
  });

  it('puts two of many models on a page, and names in its contents the page each stands on', () => {
    expect(layoutOf(kitchens.entries)).toBe('half');
    expect([entryPage(kitchens, 0), entryPage(kitchens, 1), entryPage(kitchens, 2)]).toEqual([3, 3, 4]);
    expect(pageCount(kitchens)).toBe(Math.ceil(kitchens.entries.length / 2) + 3);
  });

  it('gives each of few models a page, and no contents', () => {
    const bathrooms = brochureContent('bathrooms', 'en', NOVEMBER);
    expect(layoutOf(bathrooms.entries)).toBe('whole');
    expect(pageCount(bathrooms)).toBe(10);
  });

  it('names the month it was made in, in digits of the West', () => {
    expect(brochureContent('kitchens', 'ar', NOVEMBER).note).toContain('2026');
  });

  it('prints nothing of a project that is a sample', () => {
    const { entries } = brochureContent('house', 'en', NOVEMBER);
    expect(entries.flatMap(({ facts }) => facts)).toEqual([]);
  });

  it.each(written)('is written in the language %s, in its direction, with one title', (locale) => {
    for (const name of BROCHURES) {
      const text = brochureDocument(brochureContent(name, locale, NOVEMBER), locale, ORIGIN);
      expect(text).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(count(/<h1>/g, text)).toBe(1);
    }
  });
});

describe('what was printed', () => {
  const sound = '/StructTreeRoot /Outlines /Lang (en) /Type /Page /Type /Pages';

  it('is taken when it is tagged, has its outline, its language and its pages', () => {
    expect(faultsOf(Buffer.from(sound), 'en', 1)).toEqual([]);
  });

  it('is refused with everything that is missing', () => {
    expect(faultsOf(Buffer.from(sound.replace('/Outlines', '')), 'ru', 2)).toEqual([
      '1 pages instead of 2',
      'no /Outlines',
      'no /Lang (ru)',
    ]);
  });

  it('is refused when it is too heavy to be mailed', () => {
    expect(faultsOf(Buffer.concat([Buffer.from(sound), Buffer.alloc(8_000_001)]), 'en', 1)).toHaveLength(1);
  });
});
