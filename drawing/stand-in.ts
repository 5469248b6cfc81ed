import type { Drawing } from './shape.ts';
import { strokes } from './svg.ts';

/** Colours of a drawing that stands outside a page, where no custom property reaches. */
export interface Inks {
  readonly ink: string;
  /** Behind everything. */
  readonly ground: string;
}

/** An upright file of 4:5, `width` units wide, around what is drawn. */
function file(width: number, top: number, inks: Inks, inside: string): string {
  const height = Math.round(width * 1.25);
  const box = `xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" width="400" height="500"`;
  const ground = `<path fill="${inks.ground}" d="M0 ${top}h${width}v${height}H0z"/>`;
  return `<svg ${box} color="${inks.ink}">${ground}${inside}</svg>`;
}

/** A drawing as a file that stands for a missing picture: presentation attributes only, so that no policy can take its colours. */
export function standInDrawing(drawing: Drawing, inks: Inks): string {
  const { width, height } = drawing;
  return file(width, Math.round((height - width * 1.25) / 2), inks, strokes(drawing));
}

/** The materials of a product that has no size, as squares of their colours. */
export function standInSwatches(hexes: readonly string[], inks: Inks): string {
  const squares = hexes.map((hex, i) => `<path fill="${hex}" d="M${80 + i * 160} 400h140v140h-140z"/>`);
  return file(800, 0, inks, squares.join(''));
}
