import * as v from 'valibot';
import { common, count, FINISHES, handle, LAYOUTS, materialId, mm, STYLES, seed } from './common.ts';

const front = v.strictObject({
  construction: v.picklist([
    'slab',
    'ribbed',
    'slatted',
    'plank',
    'shaker',
    'thin-frame',
    'beaded',
    'arched-panel',
    'raised-panel',
    'aluminium-frame',
  ]),
  /** A two-digit suffix of the name says the same. */
  thickness: mm,
  edge: v.optional(v.picklist(['mitred', 'bevelled'])),
  /** One sheet of veneer runs over all fronts. */
  grainMatched: v.optional(v.literal(true)),
  /** The island's fronts are fluted. */
  fluted: v.optional(v.literal(true)),
  /** What stands between framed fronts. */
  ornament: v.optional(v.picklist(['pilasters', 'columns'])),
  /** What fills a frame. */
  glazing: v.optional(materialId),
});
export type Front = v.InferOutput<typeof front>;

/** Where a second material is. */
const WHERE = [
  'island',
  'table-island',
  'base-units',
  'wall-units',
  'tall-units',
  'vitrine',
  'dresser',
  'doors',
  'interior',
  'pantry',
  'niche',
  'splashback',
  'shelf',
  'shelves',
  'plate-rack',
  'hood',
  'cornice',
  'capitals',
  'plinth',
  'end-panel',
  'bar-top',
  'terrace-bar',
  'butcher-block',
  'rail',
] as const;

const second = v.strictObject({
  where: v.picklist(WHERE),
  /** How the material is used there, where that is not simply all of it. */
  form: v.optional(
    v.picklist([
      'framed',
      'glazed',
      'backed',
      'lined',
      'grille',
      'mesh',
      'open',
      'painted',
      'carved',
      'fluted',
      'solid',
    ]),
  ),
  /** Absent where it is the front's own. */
  material: v.optional(materialId),
});
export type Second = v.InferOutput<typeof second>;

/** Facts of the plan that the other fields leave open. Millimetres. */
export const plan = v.strictObject({
  room: v.strictObject({ width: mm, depth: mm }),
  /** Where the tall units stand, seen from the room: at an end of the run, at both, or at the end of the second run. */
  tall: v.picklist(['left', 'right', 'both', 'return']),
  /** What hangs over the run. */
  over: v.picklist(['units', 'shelf', 'mantel', 'steel-shelves', 'niche', 'lined-niche', 'plate-rack']),
  island: v.optional(v.strictObject({ length: mm })),
  /** At island, peninsula or table-island. */
  stools: v.optional(v.strictObject({ kind: v.picklist(['shell', 'round', 'saddle', 'spindle']), count })),
  /** Round the dining table of one wall and of an L. */
  chairs: v.optional(v.strictObject({ kind: v.picklist(['oval', 'padded', 'spindle']), count })),
  /** Over island, peninsula or table. */
  pendants: v.optional(
    v.strictObject({
      kind: v.picklist(['dome', 'globe', 'drum', 'cone', 'cylinder', 'linear', 'disc']),
      count,
    }),
  ),
});

/** How the kitchen is photographed. With a seed alone the rest is drawn from it (studio/catalogue/variety.py). */
const shoot = v.strictObject({
  seed,
  camera: v.optional(v.picklist(['frontal', 'close', 'right', 'left', 'low', 'along', 'across'])),
  mirrored: v.optional(v.boolean()),
  /** Place in the studio's list of still lifes, from 0. */
  stillLife: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))),
});

export const kitchenSchema = v.strictObject({
  ...common,
  style: v.picklist(STYLES),
  layout: v.picklist(LAYOUTS),
  front,
  finish: v.picklist(FINISHES),
  /** Material of the fronts. */
  colour: materialId,
  /** Second materials, the most telling first; empty where there is none. */
  second: v.array(second),
  handle,
  worktop: v.strictObject({ material: materialId }),
  plan,
  /** Shooting set S1 to S6 of the render studio. */
  set: v.picklist(['S1', 'S2', 'S3', 'S4', 'S5', 'S6']),
  /** How many pictures at least: A 8, B 4, C 3. */
  tier: v.picklist(['A', 'B', 'C']),
  shoot,
});

export type Kitchen = v.InferOutput<typeof kitchenSchema>;
