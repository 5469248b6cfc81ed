import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import type { FilmSource } from '#app/ui/film/film.tsx';
import { FilmFrame } from '#app/ui/film/film-frame.tsx';
import { SectionHead } from '#app/ui/section-head/section-head.tsx';
import styles from './showroom-tour.module.css';

interface ShowroomTourProps {
  title: string;
  label: string;
  text: string;
  film: FilmSource | null;
  still: PictureSource | null;
  /** Title on the film itself. */
  name: string;
  transcript: { label: string; text: string };
}

/** The walk through the rooms, on film. */
export function ShowroomTour({ title, label, text, film, still, name, transcript }: ShowroomTourProps) {
  return (
    <section className={styles.tour} aria-labelledby="tour-title">
      <SectionHead id="tour-title" label={label} title={title} text={text} />
      <div className="wrap">
        <FilmFrame title={name} film={film} still={still} sizes={sizes({ phone: '100vw' }, '90vw')} />
        <details className={`${styles.transcript} note`}>
          <summary>{transcript.label}</summary>
          <p>{transcript.text}</p>
        </details>
      </div>
    </section>
  );
}
