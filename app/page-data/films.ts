import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPath } from '#app/behaviours/load-data.ts';
import type { FilmSource } from '#app/ui/film/film.tsx';
import { type PageStrings, pageText } from '#content/strings/index.ts';
import { MEDIA_PATH } from '#contract/addresses.ts';
import type { Locale } from '#contract/languages.ts';
import { filmManifest } from '#media/films.ts';

/** For page data only: the films' manifest stays out of the browser, a page carries the films it shows. */

type FilmId = keyof PageStrings['films'];

const ROOT = `${MEDIA_PATH}films/`;

/** The timed text of a film in a language: the times of the film's own, which is in the default one. @throws Error where they are not as many. */
function timedText(id: FilmId, captions: string, locale: Locale): string {
  const [head = '', ...cues] = readFileSync(join(process.cwd(), 'media', 'films', captions), 'utf8')
    .trim()
    .split('\n\n');
  const words = pageText(locale).films[id].captions;
  if (words.length !== cues.length)
    throw new Error(
      `content/strings/${locale}/films.ts, ${id}: ${words.length} captions, not ${cues.length}`,
    );
  const timed = cues.map((cue, index) => `${cue.split('\n')[0]}\n${words[index]}`);
  return `${[head, ...timed].join('\n\n')}\n`;
}

const pathIn = (locale: Locale, id: string) => `${dataPath(locale)}films/${id}.vtt`;

/** The films' timed texts in a language, as files. */
export function timedTexts(locale: Locale): { path: string; text: string }[] {
  return (Object.keys(pageText(locale).films) as FilmId[]).flatMap((id) => {
    const captions = filmManifest.films[id]?.captions;
    return captions ? [{ path: pathIn(locale, id), text: timedText(id, captions, locale) }] : [];
  });
}

/** The film with that id as a page carries it, or null while it has not been cut. */
export function filmOf(id: string, locale: Locale): FilmSource | null {
  const entry = filmManifest.films[id];
  if (!entry) return null;
  const { poster, version, captions, seconds } = entry;
  const base = `${ROOT}${id}`;
  return {
    seconds,
    width: entry.width,
    height: entry.height,
    sources: entry.sources.map(({ file, type }) => ({ src: `${ROOT}${file}?v=${version}`, type })),
    captions: captions && `${pathIn(locale, id)}?v=${version}`,
    poster: { base, alt: '', ...poster, jpeg: `${base}-1200.jpg?v=${poster.version}` },
  };
}
