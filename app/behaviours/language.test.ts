import { expect, it } from 'vitest';
import { sameIn } from './language.ts';

it('leads to the same page in another language, with filters, picture and place', () => {
  const at = (address: string) => new URL(address, 'https://maker.example');
  expect(sameIn('ru', at('/kitchens?style=loft&page=2#list'))).toBe('/ru/kitchens?style=loft&page=2#list');
  expect(sameIn('ar', at('/ru/kitchens/vescona-22?photo=3'))).toBe('/ar/kitchens/vescona-22?photo=3');
  expect(sameIn('en', at('/ar'))).toBe('/');
});
