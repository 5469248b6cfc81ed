import type { Drawing, Pen, Shape } from './shape.ts';

/** Colours of a drawing that stands outside a page, where no custom property reaches. */
export interface Inks {
  readonly ink: string;
  /** Lines on dark tones. */
  readonly light: string;
  readonly gold: string;
  /** Behind everything. */
  readonly ground: string;
}

/** Stroke widths of a card's pens; the same figures stand in the drawing component's style for inline use. */
const WIDTHS: Partial<Record<Pen, number>> = {
  cut: 3,
  object: 1.7,
  detail: 1.05,
  grain: 0.9,
  hatch: 0.9,
  gold: 1.7,
};

function attributes({ pen, fill, onDark }: Shape, inks: Inks): string {
  if (pen === 'tone') return `fill="${fill}" stroke="none"`;
  if (pen === 'solid') return `fill="${inks.ink}" stroke="none"`;
  const stroke = pen === 'gold' ? ` stroke="${inks.gold}"` : onDark ? ` stroke="${inks.light}"` : '';
  const opacity = pen === 'grain' || onDark ? ' stroke-opacity=".5"' : '';
  return `${fill ? `fill="${fill}" ` : ''}stroke-width="${WIDTHS[pen] ?? 1}"${stroke}${opacity}`;
}

/** A card drawing as an SVG file of its own: presentation attributes only, so that no policy can take its colours. */
export function standaloneSvg({ width, height, shapes }: Drawing, inks: Inks): string {
  const paths = shapes.map((shape) => `<path ${attributes(shape, inks)} d="${shape.d}"/>`);
  const box = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const ground = `<path fill="${inks.ground}" stroke="none" d="M0 0h${width}v${height}H0z"/>`;
  return `<svg ${box} fill="none" stroke="${inks.ink}" stroke-linejoin="round">${ground}${paths.join('')}</svg>`;
}
