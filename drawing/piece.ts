import sizes from '#content/data/dimensions.json' with { type: 'json' };
import type { Space } from './space.ts';

/** Overall size of a piece in millimetres, from dimensions.json. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A piece of furniture ready to be drawn: x runs from -width/2, the back stands at y 0, the floor is z 0. */
export interface Piece extends Size {
  /** Seen in depth from an angle (seats) or square in depth (the rest). */
  readonly view: 'angle' | 'square';
  readonly plan: 'rect' | 'round';
  readonly floor: boolean;
  draw(space: Space): void;
}

const ALL: Readonly<Record<string, Readonly<Record<string, Size>>>> = sizes.pieces;

/** The size of a product, or undefined where it has none (samples of materials). */
export function sizeOf(category: string, slug: string): Size | undefined {
  return ALL[category]?.[slug];
}
