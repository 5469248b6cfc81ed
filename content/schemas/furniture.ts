import * as v from 'valibot';
import { common, materialId, mm, STYLES } from './common.ts';

/** Furniture of which there is one model a kind: each kind has its own facts. */
const what = v.variant('kind', [
  v.strictObject({ kind: v.literal('walk-in-wardrobe'), posts: v.picklist(['open']), shelves: materialId }),
  v.strictObject({
    kind: v.literal('hinged-wardrobe'),
    front: v.picklist(['framed']),
    crown: v.picklist(['cornice']),
    finish: v.picklist(['painted']),
  }),
  v.strictObject({
    kind: v.literal('sliding-wardrobe'),
    leaves: v.strictTuple([v.picklist(['veneer']), v.picklist(['mirror'])]),
  }),
  v.strictObject({
    kind: v.literal('sliding-door'),
    frame: v.strictObject({ width: mm, material: materialId }),
    glass: materialId,
  }),
  v.strictObject({ kind: v.literal('sliding-divider'), height: v.picklist(['floor-to-ceiling']) }),
  v.strictObject({
    kind: v.literal('panelled-wall'),
    conceals: v.array(v.picklist(['wardrobe', 'door'])),
  }),
  v.strictObject({ kind: v.literal('folding-pocket-doors'), over: v.picklist(['dressing-table']) }),
  v.strictObject({
    kind: v.literal('meeting-table'),
    parts: v.array(v.picklist(['cable-spine', 'credenza'])),
  }),
  v.strictObject({ kind: v.literal('library-wall'), parts: v.array(v.picklist(['integrated-desk'])) }),
  v.strictObject({
    kind: v.literal('executive-desk'),
    parts: v.array(v.picklist(['return', 'visitor-side'])),
  }),
  v.strictObject({
    kind: v.literal('media-wall'),
    parts: v.array(v.picklist(['stone-plinth', 'lit-shelves'])),
  }),
  v.strictObject({
    kind: v.literal('library-and-vitrine-wall'),
    parts: v.array(v.picklist(['painted-frame'])),
  }),
  v.strictObject({
    kind: v.literal('sideboards-and-cabinet'),
    parts: v.array(v.picklist(['veneer'])),
  }),
  v.strictObject({
    kind: v.literal('panelled-bed-wall'),
    style: v.picklist(STYLES),
    parts: v.array(v.picklist(['bedside-drawers'])),
  }),
  v.strictObject({
    kind: v.literal('upholstered-bed'),
    style: v.picklist(STYLES),
    parts: v.array(v.picklist(['framed-chests'])),
  }),
  v.strictObject({
    kind: v.literal('doors'),
    leaves: v.array(v.picklist(['flush', 'framed', 'glazed'])),
    /** Greatest height. */
    height: mm,
    hinges: v.picklist(['concealed']),
  }),
  v.strictObject({
    kind: v.literal('accessories'),
    parts: v.array(v.picklist(['trays', 'mirrors', 'drawer-inserts', 'small-shelves'])),
  }),
  v.strictObject({
    kind: v.literal('panelling'),
    parts: v.array(v.picklist(['cornices', 'skirting', 'pilasters', 'radiator-screens'])),
  }),
  v.strictObject({
    kind: v.literal('guest-room'),
    parts: v.array(v.picklist(['headboard-wall', 'wardrobe', 'minibar', 'desk'])),
  }),
]);

/** Furniture described by one kind and its facts: wardrobes, offices, living rooms and the single programmes. */
export const furnitureSchema = v.strictObject({ ...common, what });
export type Furniture = v.InferOutput<typeof furnitureSchema>;
export type What = Furniture['what'];
