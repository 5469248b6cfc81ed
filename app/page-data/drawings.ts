import { join } from 'node:path';
import { SCALED_KINDS, type ScaledDrawings } from '#app/behaviours/model-sheet.ts';
import type { ProductDrawings } from '#app/sections/drawing-sheet/product-drawings.ts';
import { type Product, productsOf } from '#content/catalogue.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { nameOf } from '#content/product-text.ts';
import { DEFAULT_LOCALE, type Locale, pageText } from '#content/strings/index.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { dxfOf } from '#drawing/dxf.ts';
import { NARROW, WIDE } from '#drawing/paper.ts';
import { pdfOf } from '#drawing/pdf.ts';
import { printScale } from '#drawing/print.ts';
import { type Sheet, sheetsOf } from '#drawing/sheets.ts';
import { sheetFile, symbolFile, symbolsOf } from '#drawing/svg.ts';

/** For page data and the build only: the dimensioned drawings of a product, on the page and to take away. */

const FORMATS = ['svg', 'pdf', 'dxf'] as const;

/** Where a product's drawings stand, without an ending. */
function placeOf({ category, record }: Product): string {
  return `/drawings/${category}/${record.slug}`;
}

/** Where files with words in them stand. */
function placeIn(product: Product, locale: Locale): string {
  return placeOf(product).replace(
    '/drawings/',
    locale === DEFAULT_LOCALE ? '/drawings/' : `/drawings/${locale}/`,
  );
}

const boxOf = ({ drawing }: Sheet) => ({ width: drawing.width, height: drawing.height });

/** What the page shows: for each sheet its size on a wide and on a narrow page, and its files. */
export function productDrawings(product: Product, locale: Locale): ProductDrawings {
  const text = pageText(locale).product;
  const name = nameOf(product, pageText(locale));
  const place = placeOf(product);
  const worded = placeIn(product, locale);
  const narrow = sheetsOf(product, NARROW);
  const wide = sheetsOf(product, WIDE);
  const scale = printScale(wide.map(({ drawing }) => drawing));
  return {
    file: `${place}.svg`,
    scale: text.printScale(scale),
    sheets: wide.map((sheet, i) => ({
      letter: sheet.letter,
      kind: sheet.kind,
      half: Math.round(sheet.drawing.width / sheet.drawing.pixel) < WIDE.first.width,
      printed: Math.round((sheet.drawing.width / scale) * 100) / 100,
      wide: boxOf(sheet),
      narrow: boxOf(narrow[i] ?? sheet),
      files: FORMATS.map((format) => ({
        to: `${format === 'dxf' ? place : worded}-${sheet.kind}.${format}`,
        words: format.toUpperCase(),
        label: text.takeAway(name, text.sheets[sheet.kind].name, format.toUpperCase()),
      })),
    })),
  };
}

/** Millimetres a pixel shows on the scaled sheets of a collection: its longest model fills a phone's width. */
function pixelOf(category: CategorySlug): number {
  const known =
    pixels.get(category) ??
    Math.max(0, ...productsOf(category).map((product) => sheetsOf(product, NARROW)[0]?.drawing.pixel ?? 0));
  pixels.set(category, known);
  return known;
}

/** Kept by collection: every model of it asks for the same. */
const pixels = new Map<CategorySlug, number>();

/** Elevation and plan of a model at the scale of its collection. */
function scaledSheets(product: Product): Sheet[] {
  const pixel = pixelOf(product.category);
  if (pixel === 0) return [];
  const first = { ...NARROW.first, pixel };
  return sheetsOf(product, { ...NARROW, first }).filter(({ kind }) =>
    SCALED_KINDS.some((one) => one === kind),
  );
}

/** What a comparison draws of a model; null where it has no size. */
export function scaledDrawings(product: Product): ScaledDrawings | null {
  const sheets = scaledSheets(product);
  const [one] = sheets;
  if (!one) return null;
  const boxes = Object.fromEntries(sheets.map((sheet) => [sheet.kind, boxOf(sheet)]));
  return {
    file: `${placeOf(product)}-scaled.svg`,
    pixel: one.drawing.pixel,
    boxes: boxes as ScaledDrawings['boxes'],
  };
}

/** A file that is made when it is asked for. */
export interface DrawingFile {
  readonly path: string;
  make(): string | Promise<Uint8Array>;
}

/** Faces of scripts that a PDF has to bring along, whole: what pages fetch is packed in a way that cannot be cut again. Licences lie beside the pages' own. */
const FACES: Partial<Record<Locale, string>> = { ru: 'manrope-cyrillic.ttf', ar: 'tajawal-arabic.ttf' };

function faceOf(locale: Locale) {
  const file = FACES[locale];
  if (!file) return {};
  return { face: { file: join('drawing', 'faces', file), rtl: LANGUAGES[locale].dir === 'rtl' } };
}

/** One sheet's files to take away that have words on them. */
function sheetFiles(product: Product, { kind, drawing }: Sheet, locale: Locale): DrawingFile[] {
  const text = pageText(locale).product;
  const place = `${placeIn(product, locale)}-${kind}`;
  const title = text.sheetTitle(nameOf(product, pageText(locale)), text.sheets[kind].name);
  const line = (unit: 'mm' | 'in', scale: number) => text.sheetLine[unit](scale);
  return [
    { path: `${place}.svg`, make: () => sheetFile(drawing, title) },
    { path: `${place}.pdf`, make: () => pdfOf(drawing, { title, line, ...faceOf(locale) }) },
  ];
}

/** Every file of a product's drawings in a language: the one its page shows, and those to take away. What has no words on it stands with the default one's. */
export function drawingFiles(product: Product, locale: Locale): DrawingFile[] {
  const wide = sheetsOf(product, WIDE);
  if (wide.length === 0) return [];
  const worded = wide.flatMap((sheet) => sheetFiles(product, sheet, locale));
  if (locale !== DEFAULT_LOCALE) return worded;
  const page = () => {
    const narrow = sheetsOf(product, NARROW);
    const symbols = wide.map(({ kind, drawing }) => symbolsOf(kind, drawing));
    return symbolFile([
      ...symbols,
      ...narrow.map(({ kind, drawing }) => symbolsOf(`narrow-${kind}`, drawing)),
    ]);
  };
  return [
    { path: `${placeOf(product)}.svg`, make: page },
    {
      path: `${placeOf(product)}-scaled.svg`,
      make: () => symbolFile(scaledSheets(product).map(({ kind, drawing }) => symbolsOf(kind, drawing))),
    },
    ...wide.map(({ kind, drawing }) => ({
      path: `${placeOf(product)}-${kind}.dxf`,
      make: () => dxfOf(drawing),
    })),
    ...worded,
  ];
}
