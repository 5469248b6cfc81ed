import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import dimensions from '../data/dimensions.json' with { type: 'json' };
import { cardDrawing } from './card-drawing.ts';
import { emptyCabinet } from './empty-cabinet.ts';
import { houseRooms } from './house.ts';
import type { DrawnRecord } from './shape.ts';
import { sheetDrawings } from './sheet-drawings.ts';
import { showroomMap } from './showroom-map.ts';
import { standaloneSvg } from './standalone.ts';
import { svgOf } from './svg.ts';

const FOLDER = join(import.meta.dirname, '../data/products');
const products = readdirSync(FOLDER).flatMap((file) =>
  (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as DrawnRecord[]).map((record) => ({
    category: file.replace('.json', ''),
    record,
  })),
);
const kitchens = products.filter(({ category }) => category === 'kitchens').map(({ record }) => record);
const card = (category: string, record: DrawnRecord) => svgOf(cardDrawing(category, record));

function kitchen(slug: string): DrawnRecord {
  const found = kitchens.find((record) => record.slug === slug);
  if (!found) throw new Error(`no kitchen ${slug}`);
  return found;
}

/** Lengths in the figures of one drawing of a product's sheet. */
function figures(category: string, record: DrawnRecord, kind: 'elevation' | 'plan'): number[] {
  const sheet = sheetDrawings(category, record).find((one) => one.kind === kind);
  return (sheet?.drawing.figures ?? [])
    .map(({ text }) => Number(text))
    .filter((value) => !Number.isNaN(value));
}

describe('card drawings', () => {
  it('are there for all 141 products, in 4:5, with strokes inside the numbers', () => {
    expect(products).toHaveLength(141);
    for (const { category, record } of products) {
      const drawing = cardDrawing(category, record);
      expect(drawing.width / drawing.height).toBe(0.8);
      expect(drawing.shapes.length, record.slug).toBeGreaterThan(3);
      expect(svgOf(drawing), record.slug).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('are all different', () => {
    expect(new Set(products.map(({ category, record }) => card(category, record))).size).toBe(141);
  });

  it('are the same each time', () => {
    for (const { category, record } of products) expect(card(category, record)).toBe(card(category, record));
  });

  it('are light: a page of twelve costs at most 6.5 KB of its 14 KiB, one drawing 6 KB before compression', () => {
    for (let i = 0; i < kitchens.length; i += 12) {
      const page = kitchens.slice(i, i + 12).map((record) => card('kitchens', record));
      expect(brotliCompressSync(Buffer.from(page.join(''))).length, `kitchens from ${i}`).toBeLessThan(6656);
    }
    for (const { category, record } of products)
      expect(card(category, record).length, record.slug).toBeLessThan(6144);
  });

  it('carry the front colour of the record', () => {
    for (const record of kitchens)
      expect(card('kitchens', record).toLowerCase(), record.slug).toContain(record.colour?.hex.toLowerCase());
  });

  it('name each stroke once, so that a page can key them', () => {
    for (const { category, record } of products) {
      const keys = cardDrawing(category, record).shapes.map(({ pen, fill, d }) => `${pen} ${fill} ${d}`);
      expect(new Set(keys).size, record.slug).toBe(keys.length);
    }
  });
});

describe('a record that changes changes its drawing', () => {
  const base = kitchen('vescona');
  const changed: readonly (readonly [string, Partial<DrawnRecord>])[] = [
    ['colour', { colour: { name: 'other', hex: '#123456' } }],
    ['front', { front: 'raised panel' }],
    ['handle', { handle: 'black bar' }],
    ['handle metal', { handle: 'brass bar' }],
    ['layout', { layout: 'U' }],
    ['second material', { second: 'oak shelf' }],
    ['worktop', { worktop: 'black marble, white vein' }],
    ['finish', { finish: 'VN' }],
  ];
  for (const [field, change] of changed)
    it(`in its ${field}`, () => {
      expect(card('kitchens', { ...base, ...change })).not.toBe(card('kitchens', base));
    });

  it('between any two kinds of front, handle and layout of the catalogue', () => {
    for (const field of ['front', 'handle', 'layout'] as const) {
      const values = [...new Set(kitchens.map((record) => record[field]))];
      const drawn = new Set(values.map((value) => card('kitchens', { ...base, [field]: value })));
      const alike =
        field === 'front'
          ? [
              'slab and fluted',
              'mitred slab',
              'raised panel, pilasters',
              'raised panel, columns',
              'thin frame, pilasters',
            ]
          : [];
      expect(drawn.size, field).toBeGreaterThanOrEqual(values.length - alike.length);
    }
  });
});

describe('sheets', () => {
  it('hang elevation and plan of every kitchen under letters A and B, each at most 9.5 KB', () => {
    for (const record of kitchens) {
      const sheet = sheetDrawings('kitchens', record);
      expect(sheet.map(({ letter, kind }) => letter + kind)).toEqual(['Aelevation', 'Bplan']);
      for (const { drawing } of sheet) expect(svgOf(drawing).length, record.slug).toBeLessThan(9728);
    }
  });

  it('add up: modules and end panels make the whole, heights make the tall units', () => {
    const { kitchen: d, kitchenRoom: room } = dimensions;
    const drawn = figures('kitchens', kitchen('vescona-22'), 'elevation');
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
    expect(figures('kitchens', kitchen('vescona-22'), 'plan')).toEqual([
      d.islandLength,
      d.worktopDepth,
      d.islandDistance,
      d.islandWidth,
    ]);
    expect(figures('kitchens', kitchen('azzurra'), 'plan')).toContain(d.peninsulaWidth);
    expect(figures('kitchens', kitchen('edera'), 'plan')).toContain(d.returnLength - d.worktopDepth);
    expect(figures('kitchens', kitchen('isotta'), 'plan')).toContain(d.islandDistance);
  });

  it('give width, height and depth of every other piece as dimensions.json has them', () => {
    const sizes: Record<
      string,
      Record<string, { width: number; height: number; depth: number }>
    > = dimensions.pieces;
    for (const { category, record } of products) {
      if (['kitchens', 'materials-fitting-and-accessories', 'home-accessories'].includes(category)) continue;
      const size = sizes[category]?.[record.slug];
      expect(size, record.slug).toBeDefined();
      expect(figures(category, record, 'elevation')).toEqual([size?.width, size?.height]);
      expect(figures(category, record, 'plan')).toEqual([size?.width, size?.depth]);
    }
  });

  it('leave out samples of materials, which have no size', () => {
    expect(
      sheetDrawings('materials-fitting-and-accessories', { name: 'x', slug: 'x', contents: 'species' }),
    ).toEqual([]);
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

  it('stand alone as files with their colours in attributes and no style', () => {
    const inks = { ink: '#010203', light: '#fefefe', gold: '#d4af37', ground: '#faf8f3' };
    const file = standaloneSvg(cardDrawing('kitchens', kitchen('aurelia')), inks);
    expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 1000"/);
    expect(file).toContain('fill="#1F2747"');
    expect(file).not.toMatch(/style|class|undefined/);
  });
});
