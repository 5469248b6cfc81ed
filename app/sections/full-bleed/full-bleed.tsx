import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './full-bleed.module.css';

interface FullBleedProps {
  picture: PictureSource;
  /** The same cut for phones. */
  upright: PictureSource | null;
  name: string;
  line: string;
  link: { to: string; words: string };
}

/** One model from edge to edge of the window, as high as the window at most; what it is stands under it. */
export function FullBleed({ picture, upright, name, line, link }: FullBleedProps) {
  return (
    <section className={styles.bleed}>
      <figure>
        <div className={styles.place}>
          <Picture picture={picture} upright={upright ?? undefined} sizes="100vw" ratio="fill" />
        </div>
        <figcaption className={`${styles.caption} wrap`}>
          <p>
            <span className="serif">
              <Said>{name}</Said>
            </span>
            <span className="note soft">
              <Said>{line}</Said>
            </span>
          </p>
          <TextLink href={link.to} className={styles.link}>
            <Said>{link.words}</Said>
          </TextLink>
        </figcaption>
      </figure>
    </section>
  );
}
