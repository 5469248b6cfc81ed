import * as v from 'valibot';
import { common } from './common.ts';

/** What a board of materials or fittings shows. */
const CONTENTS = [
  'species',
  'cuts',
  'stains',
  'matt',
  'gloss',
  'metallic',
  'colour-matched',
  'nano-matt',
  'decor',
  'synchronised-pore',
  'clear',
  'bronze',
  'reeded',
  'mirror',
  'aluminium-profiles',
  'marble',
  'quartzite',
  'quartz',
  'sintered',
  'steel',
  'timber',
  'bar',
  'knob',
  'cup',
  'ring',
  'gola',
  'edge',
  'runners',
  'sides',
  'soft-closing',
  'load-classes',
  'concealed',
  'lift-up',
  'push-to-open',
  'pocket',
  'pull-out-larder',
  'corner-swing',
  'pantry',
  'cutlery',
  'knife',
  'plate',
  'waste',
  'jewellery',
  'soft-stop-tracks',
  'guides',
  'floor-and-ceiling',
  'shelf',
  'drawer',
  'niche',
  'sensors',
  'undermount',
  'workstation',
  'bin-systems',
] as const;
export type Content = (typeof CONTENTS)[number];

/** A board of materials or fittings. */
export const boardSchema = v.strictObject({
  ...common,
  contents: v.pipe(v.array(v.picklist(CONTENTS)), v.minLength(1)),
  /** Coldest and warmest light in kelvin, for lamps. */
  kelvin: v.optional(v.strictTuple([v.number(), v.number()])),
});
export type Board = v.InferOutput<typeof boardSchema>;
