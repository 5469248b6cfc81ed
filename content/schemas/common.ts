import * as v from 'valibot';
import { MATERIAL_IDS } from '../materials.ts';

const words = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.regex(/^\S.*\S$/s, 'has blanks at an end'),
);

/** Finish codes of the catalogue, section 2. */
export const FINISHES = ['ML', 'GL', 'NM', 'TL', 'VN', 'SF', 'PF', 'GA', 'ST', 'MT'] as const;
export type Finish = (typeof FINISHES)[number];
/** Kitchen layouts: one wall · L · U · two facing runs · peninsula · wall and island · show and back kitchen. */
export const LAYOUTS = ['LIN', 'L', 'U', 'GAL', 'PEN', 'ISL', 'DUO'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const STYLES = ['contemporary', 'neoclassic', 'classic', 'loft', 'scandinavian'] as const;
export type Style = (typeof STYLES)[number];

/** What every record holds. */
export const common = {
  /** Number within its category as SPEC.md gives it; nothing is derived from it. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Name in Latin letters in every language; a two-digit suffix is the front's thickness in mm. */
  name: words,
  /** Last part of the address and the file's name: the name in lower case, blanks to hyphens. */
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is lower-case words joined by hyphens'),
  ),
  /** One or two concrete sentences that claim nothing the record does not say. */
  description: v.pipe(words, v.minLength(30), v.maxLength(220)),
};

/** A length in whole millimetres. */
export const mm = v.pipe(v.number(), v.integer(), v.minValue(1));
/** A count from 1. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Start of the stream that draws what a record does not say: a whole number below 2^32. */
export const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));
/** An id of content/data/materials.json. */
export const materialId = v.picklist(
  MATERIAL_IDS,
  ({ received }) =>
    `${received} is no material of content/data/materials.json; it holds ${MATERIAL_IDS.join(', ')}`,
);

/** What one opens a front by; grips cut or milled out of the front have no material of their own. */
export const handle = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['gola', 'edge-profile', 'push', 'cut-out']) }),
  v.strictObject({ kind: v.picklist(['bar', 'knob', 'cup', 'ring', 'tab']), material: materialId }),
]);
export type Handle = v.InferOutput<typeof handle>;
