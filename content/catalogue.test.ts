import { describe, expect, it } from 'vitest';
import { allProducts, findProduct, parseRecords, productsOf } from './catalogue.ts';
import { contentFaults } from './check.ts';
import { facetsOf } from './data/facets.ts';
import { openPlaceholders } from './launch-check.ts';
import { altText, facts, finishSamples } from './product-text.ts';
import { kitchenSchema } from './schemas/product.ts';
import { pageText } from './strings/index.ts';

const kitchen = productsOf('kitchens')[0]?.record;

describe('catalogue', () => {
  it('holds 141 products without a fault', () => {
    expect(allProducts()).toHaveLength(141);
    expect(contentFaults()).toEqual([]);
  });

  it('names file, id and field of a bad record', () => {
    expect(() => parseRecords('kitchens', kitchenSchema, [{ ...kitchen, finish: 'XX' }])).toThrow(
      /content\/data\/products\/kitchens\.json, id 1, finish:/,
    );
  });

  it('counts styles as the catalogue does', () => {
    const counts: Record<string, number> = {};
    for (const product of productsOf('kitchens'))
      if (product.category === 'kitchens')
        counts[product.record.style] = (counts[product.record.style] ?? 0) + 1;
    expect(counts).toEqual({ contemporary: 36, neoclassic: 20, classic: 12, scandinavian: 9, loft: 9 });
  });

  it('puts a black-stained ash under wood tones and blackened steel under metal', () => {
    const family = (slug: string) => {
      const product = findProduct('kitchens', slug);
      return product?.category === 'kitchens' ? facetsOf(product.record).colour : '';
    };
    expect([family('damiano'), family('massimo'), family('ardenza'), family('aurelia')]).toEqual([
      'wood-tones',
      'metal',
      'green',
      'blue',
    ]);
  });

  it('says of a product only what its record says', () => {
    const product = findProduct('kitchens', 'vescona-22');
    if (!product) throw new Error('Vescona 22 is gone');
    const rows = Object.fromEntries(facts(product, pageText('en').product.facts));
    expect(rows['Front thickness']).toBe('22 mm');
    expect(rows.Worktop).toBe('White marble, gold vein');
    expect(altText(product)).toContain('smoked oak');
    expect(finishSamples(product)[0]).toEqual({ name: 'Smoked oak, veneer', hex: '#4E3C2F' });
  });
});

describe('launch check', () => {
  it('lists the name and the sample testimonials while they are examples', () => {
    expect(openPlaceholders()).toEqual(
      expect.arrayContaining([
        'content/data/company.ts: name',
        'content/data/testimonials.ts: testimonial 1',
      ]),
    );
  });
});
