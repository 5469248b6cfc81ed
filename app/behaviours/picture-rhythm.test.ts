import { describe, expect, it } from 'vitest';
import { partnerOf } from './picture-rhythm.ts';

const partners = (count: number) => Array.from({ length: count }, (_, index) => partnerOf(index, count));

describe('the rhythm of a project’s pictures', () => {
  it('is a wide one, then a pair', () => {
    expect(partners(6)).toEqual([0, 2, 1, 3, 5, 4]);
  });

  it('leaves no picture alone in half a row', () => {
    expect(partners(2)).toEqual([1, 0]);
    expect(partners(5)).toEqual([0, 2, 1, 4, 3]);
  });
});
