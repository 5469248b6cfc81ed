import * as v from 'valibot';
import { plan } from './kitchen.ts';

const words = v.pipe(v.string(), v.nonEmpty());

/** Every project is told of in the strings of every language. */
export const PROJECT_SLUGS = [
  'al-furjan-villa',
  'la-mer-apartment',
  'jumeirah-doors',
  'meydan-residence',
] as const;
export type ProjectSlug = (typeof PROJECT_SLUGS)[number];
export const PROJECT_KINDS = ['kitchen-cabinets-and-island', 'interior-doors', 'kitchen'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** A finished project of the portfolio; its words stand in strings/<locale>/projects.ts under its slug. */
export const projectSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: v.picklist(PROJECT_SLUGS),
  /** The portfolio's filter, matched exactly; its name stands in the address as here. */
  category: v.picklist(PROJECT_KINDS),
  /** The catalogue model it was made from. */
  model: v.strictObject({ category: words, slug: words }),
  /** Facts of the job. While `sample` is true they are examples, marked so on the page. */
  facts: v.strictObject({
    /** Year of completion. */
    year: v.pipe(v.number(), v.integer(), v.minValue(1997)),
    /** Floor space worked on, in square metres. */
    area: v.pipe(v.number(), v.minValue(1)),
    sample: v.boolean(),
  }),
  /** Of a kitchen: the facts of its plan that are not the model's. */
  plan: v.optional(v.partial(plan)),
  /** How many pictures the story has. SPEC.md section 3. */
  pictures: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type Project = v.InferOutput<typeof projectSchema>;
