import { describe, expect, it } from 'vitest';
import { allProducts, type Product, productsOf } from '#content/catalogue.ts';
import { extent, faced } from '#joinery/pieces/parts.ts';
import { isPiece, piecePlan } from '#joinery/pieces/piece-plan.ts';
import { emptyCabinet } from './empty-cabinet.ts';
import { houseRooms } from './house.ts';
import { NARROW, WIDE } from './paper.ts';
import { fromFront } from './pieces/view.ts';
import { sheetsOf } from './sheets.ts';
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

/** Lengths in the figures of one drawing of a product's sheets. */
function figures(product: Product, kind: 'elevation' | 'plan'): number[] {
  const sheet = sheetsOf(product, WIDE).find((one) => one.kind === kind);
  return (sheet?.drawing.figures ?? []).flatMap(({ mm }) => mm ?? []);
}

describe('sheets', () => {
  it('hang an elevation and a plan of every product with a size under the letters A and B', () => {
    for (const product of products) {
      const sheets = sheetsOf(product, WIDE);
      if (sheets.length === 0) continue;
      expect(sheets.slice(0, 2).map(({ letter, kind }) => letter + kind)).toEqual(['Aelevation', 'Bplan']);
    }
  });

  it('are alike on a narrow page but for their paper', () => {
    for (const product of products)
      expect(sheetsOf(product, NARROW).map(({ letter, kind }) => letter + kind)).toEqual(
        sheetsOf(product, WIDE).map(({ letter, kind }) => letter + kind),
      );
  });

  it('give width, height and depth of every other piece as its plan has them', () => {
    for (const product of products) {
      if (!isPiece(product)) continue;
      const plan = piecePlan(product);
      const front = extent(faced(plan.groups.filter(({ seen }) => !seen)));
      const name = product.record.slug;
      expect(figures(product, 'elevation'), name).toContain(front[3] - front[0]);
      expect(figures(product, 'plan'), name).toEqual(
        expect.arrayContaining([plan.size.width, plan.size.depth]),
      );
      if (plan.extended) expect(figures(product, 'plan'), name).toContain(plan.extended);
      if (plan.seatHeight) expect(figures(product, 'elevation'), name).toContain(plan.seatHeight);
    }
  });

  it('show every leaf, drawer, basin and mirror of a plan that stands on its front', () => {
    for (const product of products) {
      if (!isPiece(product)) continue;
      const groups = piecePlan(product).groups.filter(({ seen }) => !seen);
      const shown = fromFront(groups).map(({ part }) => part);
      for (const part of groups.flatMap(({ parts }) => parts))
        if (['basin', 'mirror'].includes(part.kind)) expect(shown, product.record.slug).toContain(part);
    }
  });

  it('leave out samples of materials, which have no size', () => {
    for (const board of productsOf('materials-fitting-and-accessories'))
      expect(sheetsOf(board, WIDE)).toEqual([]);
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
    const inks = { ink: '#010203', ground: '#faf8f3' };
    const [elevation] = sheetsOf(kitchen('aurelia'), NARROW);
    if (!elevation) throw new Error('Aurelia has no elevation');
    const file = standInDrawing(elevation.drawing, inks);
    expect(file).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 -?\d+ \d+ \d+" width="400" height="500"/,
    );
    expect(file).not.toMatch(/style|class|undefined|NaN/);
    expect(standInSwatches(['#123456'], inks)).toContain('fill="#123456"');
  });
});
