import { describe, expect, it } from 'vitest';
import { productsOf } from '#content/catalogue.ts';
import { dxfOf } from './dxf.ts';
import { inches } from './inches.ts';
import { WIDE } from './paper.ts';
import { outlinesOf } from './path.ts';
import { pdfOf, scaleFor } from './pdf.ts';
import { sheetsOf } from './sheets.ts';
import { sheetFile, symbolsOf } from './svg.ts';

const [product] = productsOf('kitchens');
if (!product) throw new Error('no kitchen');
const [sheet] = sheetsOf(product, WIDE);
if (!sheet) throw new Error('no sheet');
const { drawing } = sheet;
const words = { title: 'Title', line: (unit: string, scale: number) => `1:${scale} ${unit}` };

describe('a length in inches', () => {
  it('is given to the nearest eighth', () => {
    expect([600, 25.4, 3, 910, 1219].map(inches)).toEqual(['23⅝', '1', '⅛', '35⅞', '48']);
  });
});

describe('path data of a pad', () => {
  it('gives back its lines, curves and circles', () => {
    expect(outlinesOf('M1 2h3v4z')).toEqual([
      {
        points: [
          [1, 2],
          [4, 2],
          [4, 6],
        ],
        closed: true,
      },
    ]);
    expect(outlinesOf('M0 0q5 10 10 0')[0]?.points.at(-1)).toEqual([10, 0]);
    expect(outlinesOf('M0 0a5 5 0 1 1 0 .1z')[0]?.points.some(([x]) => Math.abs(x - 10) < 0.01)).toBe(true);
    expect(() => outlinesOf('M0 0s1 1 2 2')).toThrow('path command s');
  });
});

describe('the files of a sheet', () => {
  it('as SVG stand alone: no style, no custom property without a colour of its own', () => {
    const file = sheetFile(drawing, 'A & B');
    expect(file).toContain('A &amp; B');
    expect(file).not.toMatch(/style=|class=|NaN|undefined|var\([^,)]+\)/);
  });

  it('as symbols hold the strokes once and the figures in both units', () => {
    const text = symbolsOf('a', drawing);
    expect([...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['a', 'a-mm', 'a-in']);
  });

  it('as PDF are to a joiner’s scale and the same each time', async () => {
    expect([10, 20, 25, 50]).toContain(scaleFor(drawing));
    const [one, two] = await Promise.all([pdfOf(drawing, words), pdfOf(drawing, words)]);
    expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.compare(Buffer.from(one), Buffer.from(two))).toBe(0);
  });

  it('as DXF are in millimetres, one layer a pen', () => {
    const dxf = dxfOf(drawing);
    expect(dxf).toMatch(/\$INSUNITS\n70\n4/);
    for (const pen of new Set(drawing.shapes.map((shape) => shape.pen)))
      expect(dxf).toContain(`\n8\n${pen}\n`);
    expect(dxf).not.toMatch(/NaN|undefined/);
  });
});
