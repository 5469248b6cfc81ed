import { describe, expect, it } from 'vitest';
import { allProducts, productsOf } from '#content/catalogue.ts';
import { kitchenPlan } from '#joinery/kitchen/kitchen-plan.ts';
import { scaledDrawings } from './drawings.ts';

describe('drawings to compare', () => {
  it('have one scale in a collection, and the longer room has the wider sheet by just as much', () => {
    const sheets = productsOf('kitchens').map((product) => {
      const { room } = kitchenPlan(product.record);
      return { scaled: scaledDrawings(product), width: room.x1 - room.x0 };
    });
    expect(new Set(sheets.map(({ scaled }) => scaled?.pixel)).size).toBe(1);
    const beside = sheets.map(({ scaled, width }) => (scaled?.boxes.elevation.width ?? 0) - width);
    expect(Math.max(...beside) - Math.min(...beside)).toBeLessThanOrEqual(2);
  });

  it('are there for every product that has a size, elevation and plan', () => {
    const drawn = allProducts().flatMap((product) => scaledDrawings(product) ?? []);
    expect(drawn.length).toBeGreaterThan(100);
    for (const { boxes } of drawn) expect(Object.keys(boxes)).toEqual(['elevation', 'plan']);
  });
});
