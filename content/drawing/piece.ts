import sizes from '../data/dimensions.json' with { type: 'json' };
import { createPad } from './pad.ts';
import { CARD, type Drawing } from './shape.ts';
import { createSpace, onePoint, type Project, type Space } from './space.ts';

/** Overall size of a piece in millimetres, from dimensions.json. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A piece of furniture ready to be drawn: x runs from -width/2, the back stands at y 0, the floor is z 0. */
export interface Piece extends Size {
  /** Seen in depth from an angle (seats), square in depth (the rest), or flat (samples). */
  readonly view: 'angle' | 'square' | 'flat';
  readonly plan: 'rect' | 'round' | 'none';
  readonly floor: boolean;
  draw(space: Space): void;
}

const ALL: Readonly<Record<string, Readonly<Record<string, Size>>>> = sizes.pieces;

/** The size of a product, or undefined where it has none (samples of materials). */
export function sizeOf(category: string, slug: string): Size | undefined {
  return ALL[category]?.[slug];
}

/** Seen from the front and the end side, 34 degrees round and 14 degrees down. */
function angled(scale: number, x0: number, y0: number): Project {
  const [c, s, tilt] = [0.829, 0.559, 0.242];
  return (x, y, z) => [x0 + (x * c - y * s) * scale, y0 - (z * 0.97 - (x * s + y * c) * tilt) * scale];
}

/** How far before the back wall one stands to look at a piece, in millimetres. */
const EYE_DISTANCE = 7500;

/** The card picture of a piece: as large as 4:5 with air around it allows. */
export function pieceCard(piece: Piece): Drawing {
  const pad = createPad({ grid: 1, tinted: true });
  const { width, height, depth, view } = piece;
  const near = view === 'square' ? Math.min(1.2, EYE_DISTANCE / (EYE_DISTANCE - depth)) : 1;
  const wide = view === 'angle' ? width * 0.829 + depth * 0.559 : width * near;
  const scale = Math.min((view === 'angle' ? 600 : 690) / wide, (view === 'angle' ? 620 : 700) / height);
  const foot = 500 + (height * scale) / 2 + (piece.floor ? 30 : 0);
  if (view === 'angle') {
    piece.draw(createSpace(pad, angled(scale, 400 + depth * 0.28 * scale, foot - depth * 0.12 * scale)));
    return pad.done(CARD.width, CARD.height, 'card');
  }
  const eye = Math.max(1500, height * 0.6);
  const space = createSpace(
    pad,
    onePoint({
      scale,
      atX: 400,
      atY: foot - eye * scale,
      eye,
      distance: view === 'flat' ? 1e9 : EYE_DISTANCE,
    }),
  );
  if (piece.floor) space.front(0).line('cut', -400 / scale, 0, 400 / scale, 0);
  pad.layer();
  piece.draw(space);
  return pad.done(CARD.width, CARD.height, 'card');
}
