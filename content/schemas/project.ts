import * as v from 'valibot';
import { plan } from './kitchen.ts';

const words = v.pipe(v.string(), v.nonEmpty());

/** A finished project of the portfolio. */
export const projectSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: words,
  /** Quarter and city, as on the card. */
  place: words,
  /** The portfolio's filter, matched exactly. */
  category: v.picklist(['Kitchen cabinets and Island', 'Interior Doors', 'Kitchen']),
  /** One line under the place. */
  summary: words,
  description: words,
  /** What was made; a card shows the first two. */
  features: v.pipe(v.array(words), v.minLength(2)),
  /** The catalogue model it was made from. */
  model: v.strictObject({ category: words, slug: words }),
  /** Of a kitchen: the facts of its plan that are not the model's. */
  plan: v.optional(v.partial(plan)),
  /** How many pictures the story has. SPEC.md section 3. */
  pictures: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type Project = v.InferOutput<typeof projectSchema>;
