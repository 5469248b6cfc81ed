import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Film, type FilmSource } from '#app/ui/film/film.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './film-hero.module.css';
import { useHeroFilm } from './use-hero-film.ts';

interface FilmHeroProps {
  title: string;
  subtitle: string;
  act: { to: string; words: string };
  /** Null until it is cut: the poster stands alone. */
  film: FilmSource | null;
  /** The film's own first picture, cut as the film is, so that nothing jumps when it starts. */
  poster: PictureSource | null;
}

/** A page's head on a film: it starts once everything else has come, loops without sound, and can be stopped. */
export function FilmHero({ title, subtitle, act, film, poster }: FilmHeroProps) {
  const { video } = useText();
  const { ref, playing, toggle, ready } = useHeroFilm(film !== null);
  return (
    <section className={styles.hero}>
      {poster && <Picture picture={poster} sizes={FIRST_PICTURE.film} ratio="fill" first />}
      {film && (
        <Film
          ref={ref}
          film={film}
          className={styles.film}
          data-ready={ready || undefined}
          muted
          loop
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
        />
      )}
      <div className={styles.words}>
        <h1>
          <Said>{title}</Said>
        </h1>
        <p>
          <Said>{subtitle}</Said>
        </p>
        <div className={styles.acts}>
          {film && (
            <button
              type="button"
              className={styles.pause}
              aria-label={playing ? video.pause : video.resume}
              onClick={toggle}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          )}
          <ButtonLink kind="line" href={act.to}>
            {act.words}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
