import * as v from 'valibot';
import { common, materialId, mm, seed } from './common.ts';
import { hex } from './material.ts';

/** One length, or the shortest and the longest of a piece that extends. */
const extent = v.union([v.strictTuple([mm]), v.strictTuple([mm, mm])]);

const piece = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['dining-chair', 'dining-armchair', 'stacking-chair', 'spindle-chair', 'lounge-chair']),
    back: v.optional(v.picklist(['wrapped', 'buttoned', 'oval'])),
    seat: v.optional(v.picklist(['upholstered'])),
    leg: v.optional(v.picklist(['turned'])),
  }),
  v.strictObject({
    kind: v.picklist(['bar-stool', 'counter-stool']),
    seatHeight: mm,
    back: v.optional(v.picklist(['low'])),
  }),
  v.strictObject({
    kind: v.picklist(['rectangular-table', 'extending-table']),
    length: extent,
    base: v.optional(v.picklist(['trestle'])),
  }),
  v.strictObject({
    kind: v.picklist(['round-table', 'round-extending-table']),
    diameter: extent,
    base: v.optional(v.picklist(['fluted-pedestal'])),
  }),
  v.strictObject({ kind: v.literal('drop-leaf-table'), with: v.optional(v.picklist(['bench'])) }),
  v.strictObject({ kind: v.literal('banquette') }),
]);
export type TablePiece = v.InferOutput<typeof piece>;

const partMaterial = v.strictObject({
  part: v.picklist(['whole', 'frame', 'cover', 'top', 'base', 'plinth', 'glides']),
  material: materialId,
});

export const tableSchema = v.strictObject({
  ...common,
  piece,
  /** Materials by part, the most telling first. */
  materials: v.pipe(v.array(partMaterial), v.minLength(1)),
  /** Seed of the picture and colour of the seamless ground it is taken on. */
  shoot: v.strictObject({ seed, ground: hex }),
});

export type Table = v.InferOutput<typeof tableSchema>;
export type PartMaterial = v.InferOutput<typeof partMaterial>;
