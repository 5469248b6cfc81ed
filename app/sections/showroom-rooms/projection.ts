/** From the plan to the glass: all angles in degrees, headings clockwise from the plan's +y, lengths in metres. */

const RADIANS = Math.PI / 180;

/** Angle over the longer side of the picture: as it opens, and its bounds. */
export const OPENING_ANGLE = 88;
const WIDEST = 105;
const NARROWEST = 35;
/** One may look up and down as far as this. */
const STEEPEST = 80;

/** Where a visitor looks: heading, tilt upwards, angle over the picture's longer side. */
export interface Look {
  heading: number;
  tilt: number;
  angle: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Pixels. */
export interface Glass {
  width: number;
  height: number;
}

export function round360(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The shorter way from one heading to another, -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return round360(to - from + 180) - 180;
}

/** A look that a visitor can have: turned all round, tilted and widened within bounds. */
export function bounded({ heading, tilt, angle }: Look): Look {
  return {
    heading: round360(heading),
    tilt: Math.min(STEEPEST, Math.max(-STEEPEST, tilt)),
    angle: Math.min(WIDEST, Math.max(NARROWEST, angle)),
  };
}

/** In which direction another standpoint lies. */
export function headingTo(from: Spot, to: Spot): number {
  return round360(Math.atan2(to.x - from.x, to.y - from.y) / RADIANS);
}

/** How far up or down a point `height` over the floor lies for an eye at `eye`. */
export function tiltTo(from: Spot, to: Spot, eye: number, height: number): number {
  return Math.atan2(height - eye, Math.hypot(to.x - from.x, to.y - from.y)) / RADIANS;
}

/** Distance of the eye from the glass, in its pixels. */
export function focalLength(angle: number, { width, height }: Glass): number {
  return Math.max(width, height) / 2 / Math.tan((angle * RADIANS) / 2);
}

/** Where a direction meets the glass, pixels from its top left; null when it lies behind the eye. */
export function onGlass(
  direction: { heading: number; tilt: number },
  look: Look,
  glass: Glass,
): { x: number; y: number } | null {
  const turn = (direction.heading - look.heading) * RADIANS;
  const [up, level] = [Math.sin(direction.tilt * RADIANS), Math.cos(direction.tilt * RADIANS)];
  const [side, ahead] = [level * Math.sin(turn), level * Math.cos(turn)];
  const [sin, cos] = [Math.sin(look.tilt * RADIANS), Math.cos(look.tilt * RADIANS)];
  const depth = up * sin + ahead * cos;
  if (depth <= 0.01) return null;
  const focal = focalLength(look.angle, glass);
  return {
    x: glass.width / 2 + (focal * side) / depth,
    y: glass.height / 2 - (focal * (up * cos - ahead * sin)) / depth,
  };
}

/** Pixels that the whole round needs to be as sharp as the glass, level and at the angle it opens with. */
function roundFor(glass: Glass): number {
  return 2 * Math.PI * focalLength(OPENING_ANGLE, glass);
}

/**
 * Of the renditions a graphics card of that greatest texture takes, the narrowest as sharp as the glass: a phone's would weigh 75 MB in
 * its memory at full width. The widest where none is, the narrowest of all when the card takes none.
 */
export function widthFor(widths: readonly number[], greatest: number, glass: Glass): number {
  const taken = widths.filter((width) => width <= greatest);
  const sharp = taken.filter((width) => width >= roundFor(glass));
  if (sharp.length) return Math.min(...sharp);
  return Math.max(...taken, Math.min(...widths));
}
