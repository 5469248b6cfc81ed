import { inches } from './inches.ts';
import { type Attributes, figureAttributes, figuresAttributes, SHAPES, strokeAttributes } from './pens.ts';
import type { Drawing, Figure } from './shape.ts';

/** Drawings as SVG text. What a pen looks like stands in pens.ts; nothing here has a style, which a content policy would block. */

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** All strokes of a drawing as one group. */
export function strokes({ shapes, pixel }: Drawing): string {
  const paths = shapes.map((shape) => `<path${written(strokeAttributes(shape, pixel))}/>`);
  return `<g${written(SHAPES)}>${paths.join('')}</g>`;
}

export type Unit = 'mm' | 'in';

/** A figure in the unit asked for; letters are the same in both. */
export function figureText({ text, mm }: Figure, unit: Unit): string {
  return mm !== undefined && unit === 'in' ? inches(mm) : text;
}

/** All figures of a drawing in one unit as one group. */
function figures(drawing: Drawing, unit: Unit): string {
  const texts = drawing.figures.map(
    (figure) => `<text${written(figureAttributes(figure))}>${figureText(figure, unit)}</text>`,
  );
  return `<g${written(figuresAttributes(drawing))}>${texts.join('')}</g>`;
}

/** A drawing as SVG text for use inline, its ink that of the text around it. */
export function svgOf(drawing: Drawing): string {
  const box = `viewBox="0 0 ${drawing.width} ${drawing.height}"`;
  return `<svg ${box}>${strokes(drawing)}${figures(drawing, 'mm')}</svg>`;
}

/** Symbols of a drawing for a page to use: its strokes, and its figures in either unit, under ids that begin with `id`. */
export function symbolsOf(id: string, drawing: Drawing): string {
  const symbol = (name: string, inside: string) =>
    `<symbol id="${name}" viewBox="0 0 ${Math.round(drawing.width)} ${Math.round(drawing.height)}">${inside}</symbol>`;
  return [
    symbol(id, strokes(drawing)),
    symbol(`${id}-mm`, figures(drawing, 'mm')),
    symbol(`${id}-in`, figures(drawing, 'in')),
  ].join('');
}

/** A file of symbols. */
export function symbolFile(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Ink and margin of a sheet that stands alone. */
const NAVY = '#1c2240';

/** One sheet as a file that stands alone: white ground, figures in millimetres, its title below. `title` is plain text. */
export function sheetFile(drawing: Drawing, title: string): string {
  const { width, height, pixel, figure } = drawing;
  const foot = height + 40 * pixel;
  const box = `viewBox="0 0 ${Math.round(width)} ${Math.round(foot)}" width="1180" height="${Math.round(foot / (width / 1180))}"`;
  const words = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const line = `<text x="${Math.round(20 * pixel)}" y="${Math.round(foot - 14 * pixel)}" font-size="${Math.round(figure * 1.1)}" fill="currentColor">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} color="${NAVY}" font-family="Manrope, sans-serif"><path fill="#fff" d="M0 0h${Math.round(width)}v${Math.round(foot)}H0z"/>${strokes(drawing)}${figures(drawing, 'mm')}${line}</svg>`;
}
