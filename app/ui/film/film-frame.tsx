import { type ReactNode, useState } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { durationLabel } from './duration.ts';
import styles from './film.module.css';
import { Film, type FilmSource } from './film.tsx';

interface FilmFrameProps {
  title: string;
  /** Null until the film is cut: then the frame is its picture and nothing to press. */
  film: FilmSource | null;
  /** Shown in the film's place until it is cut. */
  still: PictureSource | null;
  sizes: string;
}

/** A film in its place on a page: the poster until it is asked for, then the film with its controls. */
export function FilmFrame({ title, film, still, sizes }: FilmFrameProps) {
  const { video } = useText();
  const [playing, setPlaying] = useState(false);
  const hydrated = useHydrated();
  const poster = film?.poster ?? still;
  const first = film?.sources.at(-1)?.src;

  if (film && playing)
    return (
      <div className={styles.frame}>
        <Film
          film={film}
          className={styles.film}
          aria-label={title}
          controls
          autoPlay
          ref={(node) => node?.focus()}
        />
      </div>
    );
  const inner = (
    <>
      {poster && <Picture picture={{ ...poster, alt: '' }} sizes={sizes} ratio="fill" />}
      {film && <span className="hidden">{video.play(title)}</span>}
      <FilmCaption title={title} length={film && durationLabel(film.seconds)} />
    </>
  );
  if (!film || !first) return <div className={styles.frame}>{inner}</div>;
  return hydrated ? (
    <button type="button" className={styles.frame} onClick={() => setPlaying(true)}>
      {inner}
    </button>
  ) : (
    <a className={styles.frame} href={first}>
      {inner}
    </a>
  );
}

/** What lies at the foot of a film's poster: the play mark and title at the start, the length at the end. */
function FilmCaption({ title, length }: { title: string; length: string | null }): ReactNode {
  return (
    <span className={styles.caption}>
      {length && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
      <span className={`${styles.title} serif`} aria-hidden={length ? true : undefined}>
        {title}
      </span>
      {length && <span className={`${styles.length} num`}>{length}</span>}
    </span>
  );
}
