import type { Drawing, Pen, Shape } from './shape.ts';

/** Colours of a drawing that stands outside a page, where no custom property reaches. */
export interface Inks {
  readonly ink: string;
  readonly gold: string;
  /** Behind everything. */
  readonly ground: string;
}

/** Stroke widths at 1180 units shown 300 px wide: twice the sheet's own. */
const WIDTHS: Partial<Record<Pen, number>> = { cut: 3, object: 1.8, tick: 2.2, gold: 2.4 };

function attributes({ pen, fill }: Shape, inks: Inks): string {
  if (pen === 'solid') return `fill="${inks.ink}" stroke="none"`;
  const stroke = pen === 'gold' ? ` stroke="${inks.gold}"` : '';
  const opacity = pen === 'grain' || pen === 'hatch' ? ' stroke-opacity=".5"' : '';
  return `${fill === 'paper' ? `fill="${inks.ground}" ` : ''}stroke-width="${WIDTHS[pen] ?? 1}"${stroke}${opacity}`;
}

/** An upright file of 4:5, `width` units wide, around what is drawn. */
function file(width: number, top: number, inks: Inks, inside: string): string {
  const height = width * 1.25;
  const box = `xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" width="400" height="500"`;
  const ground = `<path fill="${inks.ground}" stroke="none" d="M0 ${top}h${width}v${height}H0z"/>`;
  return `<svg ${box} fill="none" stroke="${inks.ink}" stroke-linejoin="round">${ground}${inside}</svg>`;
}

/** A drawing as a file that stands for a missing picture: presentation attributes only, so that no policy can take its colours. */
export function standInDrawing({ width, height, shapes }: Drawing, inks: Inks): string {
  const paths = shapes.map((shape) => `<path ${attributes(shape, inks)} d="${shape.d}"/>`);
  return file(width, Math.round((height - width * 1.25) / 2), inks, paths.join(''));
}

/** The materials of a product that has no size, as squares of their colours. */
export function standInSwatches(hexes: readonly string[], inks: Inks): string {
  const squares = hexes.map((hex, i) => `<path fill="${hex}" d="M${80 + i * 160} 400h140v140h-140z"/>`);
  return file(800, 0, inks, squares.join(''));
}
