import data from './films.json' with { type: 'json' };

/** One finished film. Files: `films/<id>.mp4`, `.webm`, `.vtt` and its poster `films/<id>-<width>.avif`, `films/<id>-1200.jpg`. */
export interface FilmEntry {
  /** Pixels. */
  width: number;
  height: number;
  /** Length as ffprobe reads it from the file. */
  seconds: number;
  /** Eight hex digits of the contents: goes into the address, so that files can be cached for ever. */
  version: string;
  /** What a browser may choose from, best first. `bytes` as on disk. */
  sources: { file: string; type: string; bytes: number }[];
  /** Text of the film's pictures, timed; null for films that only decorate. */
  captions: string | null;
  /** A still of the film. `colour` is its average as `#rrggbb`. */
  poster: { width: number; height: number; widths: number[]; version: string; colour: string };
  /** Hash of the plan and the pictures it was cut from. */
  made: string;
}

/** All films by id. */
export interface FilmManifest {
  films: Record<string, FilmEntry>;
}

/** What `npm run studio -- films` wrote last. */
export const filmManifest: FilmManifest = data as FilmManifest;
