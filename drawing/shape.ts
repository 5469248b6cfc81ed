/** What a drawing is made of: strokes and tones without any markup, so that a test can read it and a page can draw it. */

/**
 * One pen of the joiner's set. cut: what the section cuts · object: edges one sees · detail: inner lines ·
 * grain: wood and veins · hatch: cut ground · hidden: dashed, behind or opening · dimension, tick, extension: the chain ·
 * gold: brass · solid: gaps filled with ink · tone: a plane of colour without outline · water, road, street: the map.
 */
export type Pen =
  | 'cut'
  | 'object'
  | 'detail'
  | 'grain'
  | 'hatch'
  | 'hidden'
  | 'dimension'
  | 'tick'
  | 'extension'
  | 'gold'
  | 'solid'
  | 'tone'
  | 'water'
  | 'road'
  | 'street';

/** All strokes of one pen and one fill that lie in one layer, merged into one path. */
export interface Shape {
  readonly pen: Pen;
  /** Path data in the units of the drawing's own box. */
  readonly d: string;
  /** A hex colour, or 'paper' for the sheet itself; none when absent. */
  readonly fill?: string;
  /** The stroke lies on a dark tone and is drawn light. */
  readonly onDark?: true;
}

/** A dimension in millimetres or a letter, set beside its line; a turned one reads from the end side. */
export interface Figure {
  readonly text: string;
  /** The length in millimetres a dimension gives; letters have none. */
  readonly mm?: number;
  readonly x: number;
  readonly y: number;
  readonly turned?: true;
  readonly strong?: true;
}

/** sheet: pens at 1180 units · room: one room of the house · floor: the showroom's plan, 300 px wide on a phone. */
export type DrawingScale = 'sheet' | 'room' | 'floor' | 'map';

/** A finished drawing: box, shapes from back to front, figures. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly scale: DrawingScale;
  /** Units of the box a pixel of the pens' own widths takes: 1 but on sheets drawn in millimetres. */
  readonly pixel: number;
  /** Height of the figures in units of the box. */
  readonly figure: number;
  readonly shapes: readonly Shape[];
  readonly figures: readonly Figure[];
}
