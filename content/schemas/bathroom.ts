import * as v from 'valibot';
import { common, FINISHES, handle, materialId, STYLES, seed } from './common.ts';

const furniture = v.strictObject({
  /** How the vanity is built. */
  kind: v.picklist(['drawers', 'bench', 'curved', 'folded', 'framed', 'chest', 'cane']),
  stands: v.picklist(['wall-hung', 'floor', 'feet']),
  basins: v.picklist([1, 2]),
  /** Over the vanity; a pair is one round mirror over each basin. */
  mirror: v.picklist(['wide', 'round', 'tall', 'arched', 'framed', 'pair']),
});
export type Vanity = v.InferOutput<typeof furniture>;

const basin = v.strictObject({
  form: v.picklist(['integrated', 'bowl', 'round', 'mitred', 'inset']),
  /** Of top and basin, or of the bowl alone where it stands on a top of another material. */
  material: materialId,
  top: v.optional(materialId),
});
export type Basin = v.InferOutput<typeof basin>;

export const bathroomSchema = v.strictObject({
  ...common,
  style: v.picklist(STYLES),
  influence: v.optional(v.picklist(['japanese'])),
  furniture,
  finish: v.picklist(FINISHES),
  /** Material of the fronts. */
  colour: materialId,
  handle: v.optional(handle),
  basin,
  /** Metal of taps, mirror frames and lamps. */
  fittings: materialId,
  /** Shooting set of the render studio. */
  set: v.picklist(['S1', 'S2']),
  shoot: v.strictObject({
    seed,
    vase: v.picklist(['jar', 'bottle', 'cyl']),
    /** Photographed as its mirror image; its drawings show it so too. */
    mirrored: v.optional(v.boolean()),
  }),
});

export type Bathroom = v.InferOutput<typeof bathroomSchema>;
