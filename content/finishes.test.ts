import { expect, test } from 'vitest';
import { allProducts } from './catalogue.ts';
import { FINISH_GROUPS, FINISH_KINDS, kindFacts } from './data/finish-kinds.ts';
import { libraryFinishes, wornBy } from './finishes.ts';
import { MATERIAL_IDS } from './materials.ts';
import { pageText, written } from './strings/index.ts';

const finishes = libraryFinishes();

test('every finish has a kind, a family and a model that wears it', () => {
  expect(finishes.length).toBeGreaterThan(100);
  for (const { id, kinds, models } of finishes) {
    expect([id, kinds.length > 0, models.length > 0]).toEqual([id, true, true]);
    expect(models.every((model) => wornBy(model).includes(id))).toBe(true);
  }
  expect(new Set(finishes.map(({ group }) => group))).toEqual(new Set(FINISH_GROUPS));
});

test('whatever a model wears stands in the library', () => {
  const known = new Set(finishes.map(({ id }) => id));
  expect(allProducts().flatMap((product) => wornBy(product).filter((id) => !known.has(id)))).toEqual([]);
});

test.each(written)('no two finishes share a name in %s', (locale) => {
  const { finishes: words, materials } = pageText(locale);
  const names = finishes.map(({ id }) => words.names[id] ?? materials[id]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('models with a finish on their fronts stand before those that wear it elsewhere', () => {
  const graphite = finishes.find(({ id }) => id === 'graphite');
  const fronts =
    graphite?.models.map(({ record }) => 'colour' in record && record.colour === 'graphite') ?? [];
  expect(fronts).toEqual([...fronts].sort((a, b) => Number(b) - Number(a)));
  expect(graphite?.kinds).toEqual(['nano-matt']);
});

test('every kind is worn, and lists each material once', () => {
  for (const kind of FINISH_KINDS) {
    const { materials } = kindFacts(kind);
    expect(materials.every((id) => MATERIAL_IDS.includes(id))).toBe(true);
    expect(new Set(materials).size).toBe(materials.length);
    expect([kind, finishes.some(({ kinds }) => kinds.includes(kind))]).toEqual([kind, true]);
  }
});
