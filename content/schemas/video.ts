import * as v from 'valibot';

const words = v.pipe(v.string(), v.nonEmpty());

/** Ids of the About page's films, in the order shown; a good one says the subject. */
export const VIDEO_IDS = [
  'walnut-and-stone',
  'painted-frames',
  'evening-kitchen',
  'water-and-wood',
  'behind-doors',
  'drawing-to-room',
  'light-of-one-day',
] as const;
export type VideoId = (typeof VIDEO_IDS)[number];

/** A film of the About page. Its length is never written here: it is read from the file. */
export const videoSchema = v.strictObject({
  /** Its words stand in strings/<locale>/films.ts under it. */
  id: v.picklist(VIDEO_IDS),
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
});

export type Video = v.InferOutput<typeof videoSchema>;
