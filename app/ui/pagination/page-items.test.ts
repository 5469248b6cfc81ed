import { describe, expect, it } from 'vitest';
import { pageItems } from './page-items.ts';

const shown = (page: number, count: number) =>
  pageItems({ page, count })
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

describe('page items', () => {
  it.each([
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [10, 20, '1 … 9 10 11 … 20'],
    [1, 1, '1'],
    [2, 2, '1 2'],
  ])('page %i of %i reads %s', (page, count, items) => {
    expect(shown(page, count)).toBe(items);
  });

  it('has as many items on every page', () => {
    expect(
      new Set(Array.from({ length: 20 }, (_, at) => pageItems({ page: at + 1, count: 20 }).length)).size,
    ).toBe(1);
  });
});
