import { describe, expect, it } from 'vitest';
import { allProducts, findProduct } from './catalogue.ts';
import { libraryFinishes } from './finishes.ts';
import { facts } from './product-facts.ts';
import { pageText } from './strings/index.ts';

const english = pageText('en');

describe('the facts of a product', () => {
  it('name the finish a value is, and none where it is more than one', () => {
    const product = findProduct('kitchens', 'alberto');
    const rows = product ? facts(product, english) : [];
    const finishOf = (label: string) => rows.find(([name]) => name === label)?.[2];
    expect(finishOf(english.product.facts.colour)).toBe(
      product?.category === 'kitchens' ? product.record.colour : '',
    );
    expect(finishOf(english.product.facts.layout)).toBeUndefined();
  });

  it('name finishes that stand in the library', () => {
    const known = new Set(libraryFinishes().map(({ id }) => id));
    const named = allProducts().flatMap((product) => facts(product, english).flatMap(([, , id]) => id ?? []));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(200);
  });
});
