import { describe, expect, it } from 'vitest';
import { prepare, search } from '#app/behaviours/search-engine.ts';
import type { SearchGroup } from '#app/behaviours/search-index.ts';
import { productsOf } from '#content/catalogue.ts';
import { searchFacts } from '#content/search-facts.ts';
import { searchIndex } from './search-index.ts';

const index = prepare(searchIndex('en'));
const names = (query: string, group: SearchGroup = 'model') =>
  search(query, index)
    .filter(({ doc }) => doc.group === group)
    .map(({ doc }) => doc.name);

const kitchens = (keep: (kitchen: ReturnType<typeof productsOf<'kitchens'>>[number]) => boolean) =>
  productsOf('kitchens')
    .filter(keep)
    .map(({ record }) => record.name);
const BACK = kitchens(({ record }) => record.layout === 'DUO');
const LIGHT_OAK = kitchens((kitchen) => searchFacts(kitchen).own.includes('wood:light-oak'));

describe('the search', () => {
  it('answers a sentence by its facts: back kitchens first, those with oak before the others, then light oak', () => {
    const found = search('a light oak kitchen for a villa with a back kitchen', index).filter(
      ({ doc }) => doc.group === 'model',
    );
    const first = found.slice(0, BACK.length).map(({ doc }) => doc.name);
    expect(first.toSorted()).toEqual(BACK.toSorted());
    expect(first.slice(0, 2).toSorted()).toEqual(['Montalto', 'Tiberio']);
    expect(found.map(({ doc }) => doc.name)).toEqual(expect.arrayContaining(LIGHT_OAK));
    expect(found.some(({ whole }) => whole)).toBe(false);
  });

  it('leads with few letters to the oak kitchen with a back kitchen', () => {
    expect(names('oak back')[0]).toBe('Montalto');
  });

  it.each(['dirty kitchen', 'back kitchen', 'spice kitchen', 'scullery', 'bakc ktichen'])(
    'knows what a %s is',
    (query) => {
      expect(names(query).toSorted()).toEqual(BACK.toSorted());
    },
  );

  it('forgives typing errors, missing ends, accents and capitals', () => {
    const vescona = names('vescona');
    expect(vescona).toEqual(['Vescona', 'Vescona 12', 'Vescona 22']);
    for (const query of ['vescna', 'VESC', 'véscona', 'vesocna']) expect(names(query)).toEqual(vescona);
  });

  it.each([
    ['pantry', 'Calista'],
    ['larder', 'Calista'],
    ['walk-in', 'Cabina'],
    ['majlis', 'Belvedere'],
    ['tv', 'Belvedere'],
  ])('finds by %s the model %s', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  it('marks what answers everything, and puts a front before a part', () => {
    const loft = search('metal loft', index).filter(({ doc, whole }) => doc.group === 'model' && whole);
    expect(loft.length).toBeGreaterThan(0);
    const own = new Set(kitchens((kitchen) => searchFacts(kitchen).own.includes('wood:walnut')));
    expect(own.has(names('walnut kitchen')[0] ?? '')).toBe(true);
  });

  it.each([
    ['dirty kitchen', 'kind', 'Show and back kitchen'],
    ['wardrobes', 'room', 'Closets & Sliding Systems'],
    ['travertine', 'finish', 'Travertine'],
    ['villa', 'project', 'Private villa, Al Furjan'],
    ['opening hours', 'page', 'Our Showroom'],
    ['iso', 'page', 'About Us'],
  ] as const)('finds by %s among the answers of kind %s: %s', (query, group, name) => {
    expect(names(query, group)).toContain(name);
  });

  it.each(['', '   ', 'a with the', 'xyzzy'])('has no answer to %j', (query) => {
    expect(search(query, index)).toEqual([]);
  });
});

describe('the search in Arabic', () => {
  const arabic = prepare(searchIndex('ar'));
  const models = (query: string) =>
    search(query, arabic)
      .filter(({ doc }) => doc.group === 'model')
      .map(({ doc }) => doc.name);

  it('knows a word whatever its article, hamza and endings', () => {
    expect(models('مطبخ خلفي').slice(0, BACK.length).toSorted()).toEqual(BACK.toSorted());
    expect(models('المطبخ الخلفى')).toEqual(models('مطبخ خلفي'));
    expect(models('أبواب داخليه')[0]).toBe('Portale');
  });

  it('finds a model by its name in Arabic letters', () => {
    expect(models('فيسكونا')).toEqual(['Vescona', 'Vescona 12', 'Vescona 22']);
  });
});

describe('the search in Russian', () => {
  const russian = prepare(searchIndex('ru'));
  const models = (query: string) =>
    search(query, russian)
      .filter(({ doc }) => doc.group === 'model')
      .map(({ doc }) => doc.name);

  it('knows a word in whatever case it stands, with ё or without', () => {
    expect(models('грязная кухня').toSorted()).toEqual(BACK.toSorted());
    expect(models('зелёную кухню')).toEqual(models('зеленая кухня'));
    expect(models('кухня из светлого дуба').slice(0, 6)).toEqual(
      expect.arrayContaining(['Ariela', 'Paolina']),
    );
  });

  it('finds a model by its name in Cyrillic', () => {
    expect(models('Вескона')).toEqual(['Vescona', 'Vescona 12', 'Vescona 22']);
    expect(models('Кьяра')).toEqual(['Chiara', 'Chiara 24']);
  });
});
