import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { type ButtonKind, ButtonLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './chapter.module.css';

export interface ChapterWords {
  title: string;
  label: string;
  /** One sentence, set in serif. */
  say: string;
  text: readonly string[];
  act: { to: string; words: string };
  figure: { picture: PictureSource; caption: string } | null;
}

interface ChapterProps extends ChapterWords {
  /** `wide`: a large picture bleeding off the end side; `upright`: a tall one at the start side; `room`: on navy, half and half. */
  shape: 'wide' | 'upright' | 'band' | 'room';
}

const RATIOS = { wide: 'lead', upright: 'card', band: 'square', room: 'fill' } as const;
const SIZES = {
  wide: '(width <= 900px) 100vw, 58vw',
  upright: '(width <= 900px) 100vw, 36vw',
  band: '(width <= 900px) 100vw, 30vw',
  room: '(width <= 900px) 100vw, 50vw',
} as const;

/** One chapter of a story: label, title, a sentence, its reasons, one act, one picture. */
export function Chapter({ title, label, say, text, act, figure, shape }: ChapterProps) {
  const kind: ButtonKind = shape === 'room' ? 'main' : 'line';
  return (
    <section className={styles.chapter} data-shape={shape}>
      <div className={styles.words}>
        {shape === 'room' && <i className={styles.thread} aria-hidden="true" />}
        <p className="label">{label}</p>
        <h2>
          <Said>{title}</Said>
        </h2>
        <p className={`${styles.say} serif`}>
          <Said>{say}</Said>
        </p>
        {text.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            <Said>{paragraph}</Said>
          </p>
        ))}
        <ButtonLink kind={kind} href={act.to}>
          {act.words}
        </ButtonLink>
      </div>
      {figure && (
        <figure className={styles.figure}>
          <Picture picture={figure.picture} sizes={SIZES[shape]} ratio={RATIOS[shape]} />
          {shape !== 'room' && (
            <figcaption className="note soft">
              <Said>{figure.caption}</Said>
            </figcaption>
          )}
        </figure>
      )}
    </section>
  );
}
