import type { Drawing, Figure, Pen, Shape } from './shape.ts';

/** The one set of pens, as attributes of SVG: what a page writes inline, and what a file holds, are made from the same. */

/** A pen: width in pixels, and what else it does. Ink is the colour of the text around a drawing. */
interface Stroke {
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: readonly number[];
  readonly fillOpacity?: number;
  /** A colour of its own, as a page names it and as it is where no page is. */
  readonly ink?: string;
}

/** Colours a page may set; the second is used where it does not. */
export const INK = { paper: 'var(--drawing-paper,#fff)', gold: 'var(--drawing-gold,#b08d3a)' } as const;

export const PENS: Readonly<Record<Pen, Stroke>> = {
  cut: { width: 1.5 },
  object: { width: 0.9 },
  detail: { width: 0.5 },
  grain: { width: 0.4, opacity: 0.5 },
  hatch: { width: 0.4, opacity: 0.6 },
  hidden: { width: 0.5, opacity: 0.75, dash: [5, 4] },
  dimension: { width: 0.5 },
  tick: { width: 1.1 },
  extension: { width: 0.35, opacity: 0.7 },
  gold: { width: 1.2, ink: INK.gold },
  solid: { width: 0.4, fillOpacity: 0.82 },
  tone: { width: 0 },
  water: { width: 0 },
  road: { width: 3, opacity: 0.7 },
  street: { width: 1 },
};

export type Attributes = Readonly<Record<string, string | number>>;

const short = (value: number) => Math.round(value * 100) / 100;

/** Attributes of one stroke on a drawing whose pixel is `pixel` units. */
export function strokeAttributes({ pen, fill, d }: Shape, pixel: number): Attributes {
  const { width, opacity, dash, fillOpacity, ink } = PENS[pen];
  return {
    d,
    'stroke-width': short(width * pixel),
    ...(opacity !== undefined && { 'stroke-opacity': opacity }),
    ...(dash && { 'stroke-dasharray': dash.map((length) => short(length * pixel)).join(' ') }),
    ...(ink && { stroke: ink }),
    ...(fillOpacity !== undefined && { fill: 'currentColor', 'fill-opacity': fillOpacity }),
    ...(fill && { fill: fill === 'paper' ? INK.paper : fill }),
  };
}

/** Attributes of one figure. */
export function figureAttributes({ x, y, turned, strong }: Figure): Attributes {
  return {
    x: short(x),
    y: short(y),
    ...(turned && { transform: `rotate(-90 ${short(x)} ${short(y)})` }),
    ...(strong && { 'font-weight': 600 }),
  };
}

/** Attributes of the group all shapes of a drawing stand in. */
export const SHAPES: Attributes = { fill: 'none', stroke: 'currentColor', 'stroke-linejoin': 'round' };

/** Attributes of the group all figures of a drawing stand in; their letters are those of the page around it. */
export function figuresAttributes({ figure }: Drawing): Attributes {
  return {
    fill: 'currentColor',
    'font-weight': 500,
    'font-size': short(figure),
    'text-anchor': 'middle',
  };
}
