import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  main: { to: string; words: string };
  others: readonly { to: string; words: string; rel?: 'external' }[];
  picture: PictureSource | null;
}

/** The dark room at the end of a page, half words, half picture, the thread running into it. */
export function ClosingCall({ title, text, main, others, picture }: ClosingCallProps) {
  return (
    <section className={styles.room}>
      <div className={styles.words}>
        <i className={styles.thread} aria-hidden="true" />
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.acts}>
          <ButtonLink kind="main" href={main.to}>
            {main.words}
          </ButtonLink>
          {others.map(({ to, words, rel }) => (
            <TextLink key={words} href={to} rel={rel}>
              {words}
            </TextLink>
          ))}
        </div>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes={sizes({ compact: '100vw' }, '50vw')} ratio="fill" />
        </div>
      )}
    </section>
  );
}
