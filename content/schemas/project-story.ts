import * as v from 'valibot';

const words = v.pipe(v.string(), v.nonEmpty());

/** What a project's page tells beyond its record. */
export const projectStorySchema = v.strictObject({
  /** Slug of the project in projects.json. */
  slug: words,
  /** About a hundred words, from the record; paragraphs. */
  story: v.pipe(v.array(words), v.minLength(1)),
  /** Facts of the job. While `sample` is true they are examples, marked so on the page. */
  facts: v.strictObject({
    /** Year of completion. */
    year: v.pipe(v.number(), v.integer(), v.minValue(1997)),
    /** Floor space worked on, in square metres. */
    area: v.pipe(v.number(), v.minValue(1)),
    scope: words,
    sample: v.boolean(),
  }),
});

export type ProjectStory = v.InferOutput<typeof projectStorySchema>;
