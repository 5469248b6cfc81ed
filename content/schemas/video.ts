import * as v from 'valibot';

const words = v.pipe(v.string(), v.nonEmpty());

/** A film of the About page. Its length is never written here: it is read from the file. */
export const videoSchema = v.strictObject({
  /** Unique; a good one says the subject: `walnut-and-stone`. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** A film of ours by its id in media/films.json, or the address of a film at YouTube or Vimeo. */
  src: v.variant('kind', [
    v.strictObject({ kind: v.literal('film'), film: words }),
    v.strictObject({
      kind: v.literal('address'),
      address: v.pipe(v.string(), v.url()),
      /** Length as its page says, `m:ss`. */
      length: v.pipe(v.string(), v.regex(/^\d+:\d\d$/)),
    }),
  ]),
  /** Id of the picture shown while there is no poster of the film's own. */
  thumb: words,
  title: words,
  /** One sentence under the title. */
  description: v.optional(words),
  /** What is seen, for those who do not see it: whole sentences. */
  transcript: words,
});

export type Video = v.InferOutput<typeof videoSchema>;
