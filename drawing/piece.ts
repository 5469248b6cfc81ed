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

/** The size of a product. @throws Error where dimensions.json has none. */
export function sizeOf(category: string, slug: string): Size {
  const size = ALL[category]?.[slug];
  if (!size) throw new Error(`content/data/dimensions.json, pieces, ${category}: no size of ${slug}`);
  return size;
}

/** The builder of a record's kind. @throws Error naming file, field, value and what is known. */
export function builderOf<B>(
  builders: Readonly<Partial<Record<string, B>>>,
  { slug, what }: { readonly slug: string; readonly what: { readonly kind: string } },
): B {
  const build = builders[what.kind];
  const known = Object.keys(builders).join(', ');
  if (!build) throw new Error(`${slug}.json, what.kind: ${what.kind} has no drawing; known are ${known}`);
  return build;
}
