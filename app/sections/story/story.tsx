import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './story.module.css';

interface StoryProps {
  id: string;
  title: string;
  /** The first sentence, set large. */
  say: string;
  text: readonly string[];
  act: { to: string; words: string };
  /** Plain lines beside the thread. */
  facts: readonly string[];
  figure: { picture: PictureSource; caption: string } | null;
}

/** Who we are: a sentence, two paragraphs, a picture, and the facts along the gold thread. */
export function Story({ id, title, say, text, act, facts, figure }: StoryProps) {
  return (
    <section className={`${styles.story} wrap grid`} id={id}>
      <h2 className="label">{title}</h2>
      <div className={styles.text}>
        <p className={`${styles.say} serif`}>
          <Said>{say}</Said>
        </p>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Said>{paragraph}</Said>
          </p>
        ))}
        <ButtonLink kind="solid" href={act.to}>
          {act.words}
        </ButtonLink>
      </div>
      {figure && (
        <figure className={styles.figure}>
          <Picture picture={figure.picture} sizes={sizes({ compact: '100vw' }, '30vw')} ratio="card" />
          <figcaption className="note soft">
            <Said>{figure.caption}</Said>
          </figcaption>
        </figure>
      )}
      <ul className={`${styles.facts} serif`}>
        {facts.map((fact) => (
          <li key={fact}>
            <Said>{fact}</Said>
          </li>
        ))}
      </ul>
    </section>
  );
}
