import * as v from 'valibot';

const words = v.pipe(v.string(), v.nonEmpty());

/** What is said of one picture of a project. */
export const projectPictureSchema = v.strictObject({
  /** What is to be seen, for those who do not see it: subject, material, light. */
  alt: v.pipe(words, v.maxLength(160)),
  /** What to look at, at most a line; stands under the picture. */
  caption: v.pipe(words, v.maxLength(70)),
});

export type ProjectPicture = v.InferOutput<typeof projectPictureSchema>;
