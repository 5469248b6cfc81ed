import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue.ts';
import { productPictures } from './galleries.ts';

test('no two pictures of a product are described in the same words', () => {
  const alike = allProducts().flatMap((product) => {
    const words = productPictures(product, 'en').map(({ alt }) => alt);
    return words.filter((alt, index) => words.indexOf(alt) !== index);
  });
  expect(alike).toEqual([]);
});
