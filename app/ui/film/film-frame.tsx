import { useState } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Poster } from '#app/ui/poster/poster.tsx';
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
  return (
    <Poster
      className={styles.frame}
      picture={film?.poster ?? still}
      sizes={sizes}
      ratio="fill"
      mark="play"
      says={video.play(title)}
      title={title}
      {...(film && { length: durationLabel(film.seconds) })}
      press={film && { to: film.sources.at(-1)?.src, onPress: () => setPlaying(true) }}
    />
  );
}
