import { describe, expect, it } from 'vitest';
import { href } from './routes.ts';

describe('href', () => {
  it.each([
    [href({ to: 'home' }), '/'],
    [href({ to: 'about', hash: 'videos' }), '/about#videos'],
    [href({ category: 'kitchens', page: 1 }), '/kitchens'],
    [href({ category: 'kitchens', page: 3, filters: { style: 'loft' } }), '/kitchens?style=loft&page=3'],
    [href({ category: 'livingRooms' }), '/livingRooms'],
    [href({ category: 'kitchens', product: 'vescona-22', photo: 7 }), '/kitchens/vescona-22?photo=7'],
    [href({ project: 'la-mer-apartment' }), '/portfolio/la-mer-apartment'],
    [href({ to: 'contact', about: 'kitchens/alberto' }), '/contact?about=kitchens%2Falberto'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });
});
