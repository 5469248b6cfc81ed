import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue.ts';
import { WIDE } from './paper.ts';
import { printScale } from './print.ts';
import { sheetsOf } from './sheets.ts';

test('sheets that fill the page at 1 : 50 are not printed at 1 : 25', () => {
  expect(printScale([{ width: 9000, height: 5000 }])).toBe(50);
  expect(printScale([{ width: 9400, height: 5000 }])).toBe(75);
});

test('two sheets share a row where they fit side by side', () => {
  const pair = { width: 4400, height: 5500 };
  expect(printScale([pair, pair])).toBe(50);
  expect(printScale([pair, pair, pair])).toBe(50);
  expect(printScale([pair, pair, pair, pair, pair])).toBe(75);
});

test('the drawings of every product fit one page at 1 : 100 or larger', () => {
  for (const product of allProducts()) {
    const drawings = sheetsOf(product, WIDE).map(({ drawing }) => drawing);
    if (drawings.length > 0) expect(printScale(drawings), product.record.slug).toBeLessThanOrEqual(100);
  }
});
