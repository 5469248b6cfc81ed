import { describe, expect, it } from 'vitest';
import { allProducts } from '../catalogue.ts';
import { categories } from '../data/categories.ts';
import { english } from './en/index.ts';
import { type LocaleStrings, language } from './locale-strings.ts';
import { pluralIn } from './plural.ts';

/** English told as any further language must tell itself: with the words its records hold. */
const descriptions = Object.fromEntries(
  categories.map(({ slug }) => [
    slug,
    Object.fromEntries(
      allProducts()
        .filter(({ category }) => category === slug)
        .map(({ record }) => [record.slug, record.description]),
    ),
  ]),
) as LocaleStrings['descriptions'];
const boards = {} as LocaleStrings['boards'];

describe('the words of a language', () => {
  it('are complete when they have the keys of English, and no others', () => {
    const whole = { ...english, descriptions, boards };
    expect(language(whole)).toBe(whole);
    const { viewer, ...lacking } = whole;
    // @ts-expect-error the viewer's words are missing
    language(lacking);
    // @ts-expect-error nobody asks for these
    language({ ...whole, viewer: { ...viewer, rotate: 'Rotate' } });
  });
});

describe('a counted message', () => {
  it('takes the form its language asks for, three in Russian and six in Arabic', () => {
    const russian = pluralIn<'one' | 'few' | 'many'>('ru');
    const models = { one: '%count модель', few: '%count модели', many: '%count моделей', other: '' };
    expect([1, 3, 11, 21, 86].map((count) => russian(count, models))).toEqual([
      '1 модель',
      '3 модели',
      '11 моделей',
      '21 модель',
      '86 моделей',
    ]);
    const arabic = pluralIn<'zero' | 'one' | 'two' | 'few' | 'many'>('ar');
    const forms = { zero: '0', one: '1', two: '2', few: '3', many: '11', other: '100' };
    expect([0, 1, 2, 5, 20, 100].map((count) => arabic(count, forms))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '11',
      '100',
    ]);
  });
});
