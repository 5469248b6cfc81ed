import { expect, it } from 'vitest';
import { english } from '#content/strings/en/index.ts';
import { pseudo } from './longer.ts';

it('a text of the pseudo-locale is marked, accented and some 35 % longer, its places kept', () => {
  expect(pseudo('Send to %name')).toBe('\u2068Séend tóo %name\u2069');
  expect(pseudo(pseudo('Send'))).toBe(pseudo('Send'));
});

it('a message of the pseudo-locale is marked once, whatever is put into it', () => {
  const { remove } = pseudo(english.ui.filter);
  expect(remove(pseudo('Loft'))).toBe('\u2068Réemóovée Lóoft\u2069');
});
