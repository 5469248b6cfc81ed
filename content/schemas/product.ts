import * as v from 'valibot';

/** sRGB colour `#RRGGBB` of a front under neutral light. */
const hex = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/, 'a colour is #RRGGBB in capitals'));
const words = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.regex(/^\S.*\S$/s, 'has blanks at an end'),
);

/** Finish codes of the catalogue, section 2. */
export const FINISHES = ['ML', 'GL', 'NM', 'TL', 'VN', 'SF', 'PF', 'GA', 'ST', 'MT'] as const;
/** Kitchen layouts: one wall · L · U · two facing runs · peninsula · wall and island · show and back kitchen. */
export const LAYOUTS = ['LIN', 'L', 'U', 'GAL', 'PEN', 'ISL', 'DUO'] as const;
export const STYLES = ['contemporary', 'neoclassic', 'classic', 'loft', 'scandinavian'] as const;

const common = {
  /** Number within its category, from 1. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Name in Latin letters in every language; a two-digit suffix is the front's thickness in mm. */
  name: words,
  /** Last part of the address: the name in lower case, blanks to hyphens. */
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is lower-case words joined by hyphens'),
  ),
  /** One or two concrete sentences that claim nothing the record does not say. */
  description: v.pipe(words, v.minLength(30), v.maxLength(220)),
};

const colour = v.strictObject({
  /** The colour's name as a person would say it. */
  name: words,
  hex,
});

export const kitchenSchema = v.strictObject({
  ...common,
  style: v.picklist(STYLES),
  layout: v.picklist(LAYOUTS),
  /** Construction of the front: slab, shaker, raised panel and so on. */
  front: words,
  finish: v.picklist(FINISHES),
  colour,
  /** The second material and where it is, or `none`. */
  second: words,
  /** What one opens it by. */
  handle: words,
  worktop: words,
  /** Shooting set S1 to S6 of the render studio. */
  set: v.picklist(['S1', 'S2', 'S3', 'S4', 'S5', 'S6']),
  /** How many pictures at least: A 8, B 4, C 3. */
  tier: v.picklist(['A', 'B', 'C']),
});

export const bathroomSchema = v.strictObject({
  ...common,
  style: words,
  /** The piece and how it stands. */
  furniture: words,
  finish: v.picklist(FINISHES),
  colour,
  handle: v.optional(words),
  /** Basin and top. */
  basin: words,
});

export const tableSchema = v.strictObject({ ...common, piece: words, material: words });
/** Furniture described by one phrase: wardrobes, offices, living rooms and the single programmes. */
export const furnitureSchema = v.strictObject({ ...common, what: words });
export const materialSchema = v.strictObject({ ...common, contents: words });

export type Kitchen = v.InferOutput<typeof kitchenSchema>;
export type Bathroom = v.InferOutput<typeof bathroomSchema>;
export type Table = v.InferOutput<typeof tableSchema>;
export type Furniture = v.InferOutput<typeof furnitureSchema>;
export type Material = v.InferOutput<typeof materialSchema>;
export type ProductRecord = Kitchen | Bathroom | Table | Furniture | Material;
