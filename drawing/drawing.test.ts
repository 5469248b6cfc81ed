import { describe, expect, it } from 'vitest';
import { allProducts, type Product, productsOf } from '#content/catalogue.ts';
import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { emptyCabinet } from './empty-cabinet.ts';
import { houseRooms } from './house.ts';
import { sheetDrawings } from './sheet-drawings.ts';
import { showroomMap } from './showroom-map.ts';
import { standInDrawing, standInSwatches } from './stand-in.ts';
import { svgOf } from './svg.ts';

const products = allProducts();
const kitchens = productsOf('kitchens');

function kitchen(slug: string): Product {
  const found = kitchens.find(({ record }) => record.slug === slug);
  if (!found) throw new Error(`no kitchen ${slug}`);
  return found;
}

/** Lengths in the figures of one drawing of a product's sheet. */
function figures(product: Product, kind: 'elevation' | 'plan'): number[] {
  const sheet = sheetDrawings(product).find((one) => one.kind === kind);
  return (sheet?.drawing.figures ?? [])
    .map(({ text }) => Number(text))
    .filter((value) => !Number.isNaN(value));
}

describe('sheets', () => {
  it('hang elevation and plan of every kitchen under letters A and B, each at most 9.5 KB', () => {
    for (const product of kitchens) {
      const sheet = sheetDrawings(product);
      expect(sheet.map(({ letter, kind }) => letter + kind)).toEqual(['Aelevation', 'Bplan']);
      for (const { drawing } of sheet) expect(svgOf(drawing).length, product.record.slug).toBeLessThan(9728);
    }
  });

  it('add up: modules and end panels make the whole, heights make the tall units', () => {
    const { kitchen: d, kitchenRoom: room } = dimensions;
    const drawn = figures(kitchen('vescona-22'), 'elevation');
    const modules = drawn.slice(0, 8);
    expect(modules).toEqual(Array(8).fill(room.module));
    const [low = 0, tall = 0, whole = 0] = drawn.slice(8, 11);
    expect(low + tall).toBe(whole);
    expect(whole).toBe(8 * room.module + 2 * room.endPanel);
    expect(drawn.slice(11, 15)).toEqual([
      d.plinth,
      d.worktopHeight - d.plinth,
      d.wallUnitBottom - d.worktopHeight,
      d.tallTop - d.wallUnitBottom,
    ]);
    expect(drawn.at(-1)).toBe(room.height);
  });

  it('show the lengths of dimensions.json in the plan of every layout', () => {
    const { kitchen: d } = dimensions;
    expect(figures(kitchen('vescona-22'), 'plan')).toEqual([
      d.islandLength,
      d.worktopDepth,
      d.islandDistance,
      d.islandWidth,
    ]);
    expect(figures(kitchen('azzurra'), 'plan')).toContain(d.peninsulaWidth);
    expect(figures(kitchen('edera'), 'plan')).toContain(d.returnLength - d.worktopDepth);
    expect(figures(kitchen('isotta'), 'plan')).toContain(d.islandDistance);
  });

  it('give width, height and depth of every other piece as dimensions.json has them', () => {
    const sizes: Record<
      string,
      Record<string, { width: number; height: number; depth: number }>
    > = dimensions.pieces;
    for (const product of products) {
      const { category, record } = product;
      if (['kitchens', 'materials-fitting-and-accessories', 'home-accessories'].includes(category)) continue;
      const size = sizes[category]?.[record.slug];
      expect(size, record.slug).toBeDefined();
      expect(figures(product, 'elevation')).toEqual([size?.width, size?.height]);
      expect(figures(product, 'plan')).toEqual([size?.width, size?.depth]);
    }
  });

  it('leave out samples of materials, which have no size', () => {
    for (const board of productsOf('materials-fitting-and-accessories'))
      expect(sheetDrawings(board)).toEqual([]);
  });
});

describe('the other drawings', () => {
  it('furnish six different rooms, each named by its category', () => {
    const rooms = houseRooms();
    expect(rooms.map(({ category }) => category)).toEqual([
      'kitchens',
      'livingRooms',
      'bedrooms',
      'closet-and-sliding-systems',
      'bathrooms',
      'office',
    ]);
    expect(new Set(rooms.map(({ drawing }) => svgOf(drawing))).size).toBe(6);
  });

  it('dimension the empty cabinet with its error', () => {
    expect(emptyCabinet().figures.map(({ text }) => text)).toEqual(['404']);
  });

  it('put the pin of the map where the place is', () => {
    const at = (latitude: number, longitude: number) => showroomMap({ latitude, longitude }).shapes.at(-1)?.d;
    expect(at(24.48, 54.36)).toMatch(/^M17\d/);
    expect(at(24.48, 54.37)).not.toBe(at(24.48, 54.36));
  });

  it('stand in for a missing picture with their colours in attributes and no style', () => {
    const inks = { ink: '#010203', gold: '#d4af37', ground: '#faf8f3' };
    const [elevation] = sheetDrawings(kitchen('aurelia'));
    if (!elevation) throw new Error('Aurelia has no elevation');
    const file = standInDrawing(elevation.drawing, inks);
    expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 -?\d+ 1180 1475"/);
    expect(file).not.toMatch(/style|class|undefined/);
    expect(standInSwatches(['#123456'], inks)).toContain('fill="#123456"');
  });
});
