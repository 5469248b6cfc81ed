import type { FilmSource } from '#app/ui/film/film.tsx';
import { MEDIA_PATH } from '#contract/addresses.ts';
import { filmManifest } from '#media/films.ts';

/** For page data only: the films' manifest stays out of the browser, a page carries the films it shows. */

const ROOT = `${MEDIA_PATH}films/`;

/** The film with that id as a page carries it, or null while it has not been cut. `alt` is its poster's. */
export function filmOf(id: string, alt = ''): FilmSource | null {
  const entry = filmManifest.films[id];
  if (!entry) return null;
  const { poster, version, captions, seconds } = entry;
  const base = `${ROOT}${id}`;
  return {
    seconds,
    width: entry.width,
    height: entry.height,
    sources: entry.sources.map(({ file, type }) => ({ src: `${ROOT}${file}?v=${version}`, type })),
    captions: captions && `${ROOT}${captions}?v=${version}`,
    poster: { base, alt, ...poster, jpeg: `${base}-1200.jpg?v=${poster.version}` },
  };
}
