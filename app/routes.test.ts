import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localised } from '#contract/languages.ts';
import { href, mainPaths, routes } from './routes.ts';

describe('href', () => {
  it.each([
    [href({ to: 'home' }, 'en'), '/'],
    [href({ to: 'about', hash: 'videos' }, 'en'), '/about#videos'],
    [href({ category: 'kitchens', page: 1 }, 'en'), '/kitchens'],
    [
      href({ category: 'kitchens', page: 3, filters: { style: ['loft'] } }, 'en'),
      '/kitchens?style=loft&page=3',
    ],
    [
      href({ category: 'kitchens', filters: { style: ['loft', 'classic'] } }, 'en'),
      '/kitchens?style=loft&style=classic',
    ],
    [href({ category: 'livingRooms' }, 'en'), '/livingRooms'],
    [href({ category: 'kitchens', product: 'vescona-22', photo: 7 }, 'en'), '/kitchens/vescona-22?photo=7'],
    [href({ project: 'la-mer-apartment' }, 'en'), '/portfolio/la-mer-apartment'],
    [href({ tool: 'search', query: 'тёмный дуб & 50 %' }, 'ru'), '/ru/search?q=тёмный+дуб+%26+50+%25'],
    [href({ to: 'contact', about: 'kitchens/alberto' }, 'en'), '/contact?about=kitchens%2Falberto'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });
});

it('takes a language off an address only where it is one of ours', () => {
  expect(localised('/kitchens')).toEqual({ locale: 'en', path: '/kitchens' });
  expect(localised('/entrance')).toEqual({ locale: 'en', path: '/entrance' });
});

it('has a page folder for every single page', () => {
  for (const name of Object.keys(routes))
    expect(existsSync(new URL(`pages/${name}/+Page.tsx`, import.meta.url)), name).toBe(true);
});

it('keeps the addresses of the specification, spelled as there', () => {
  const specified =
    '/ /about /concepts /portfolio /location /contact /privacy-policy /kitchens /office /livingRooms /bedrooms /bathrooms /interior-doors /table-and-chairs /closet-and-sliding-systems /home-accessories /materials-fitting-and-accessories /interior-elements /hotel-furniture';
  expect(mainPaths).toEqual(expect.arrayContaining(specified.split(' ')));
});
