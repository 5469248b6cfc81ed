import type { ComponentProps } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './poster.module.css';
import { Press } from './press.tsx';

type PosterProps = Required<Pick<ComponentProps<typeof Picture>, 'sizes' | 'ratio'>> & {
  picture: PictureSource | null;
  /** What a press does, for readers; the shown title stands for it where there is none. */
  says?: string;
  /** What a press does, as a mark: a film plays, a room turns. */
  mark: 'play' | 'turn';
  title?: string;
  /** `m:ss` of a film. */
  length?: string;
  /** A card's poster: smaller mark, nearer to the edge. */
  small?: boolean;
  /** Null while there is nothing to open: then it is a picture with its title. */
  press: Pick<ComponentProps<typeof Press>, 'onPress' | 'onNear' | 'to'> | null;
  className?: string | undefined;
};

/** A picture that opens something: under a veil, with a mark, a title and a length at its foot. */
export function Poster({
  picture,
  sizes,
  ratio,
  says,
  mark,
  title,
  length,
  small,
  press,
  className,
}: PosterProps) {
  const inner = (
    <>
      {picture && <Picture picture={says ? { ...picture, alt: '' } : picture} sizes={sizes} ratio={ratio} />}
      {says && press && <span className="hidden">{says}</span>}
      <span className={styles.foot}>
        {press && (
          <span className={styles.mark} data-mark={mark}>
            <Icon name={mark} />
          </span>
        )}
        {title && (
          <span className={`${styles.title} serif`} aria-hidden={says && press ? true : undefined}>
            {title}
          </span>
        )}
        {press && length && <span className={`${styles.length} num`}>{length}</span>}
      </span>
    </>
  );
  const shape = [styles.poster, small && styles.small, className].filter(Boolean).join(' ');
  if (!press) return <span className={shape}>{inner}</span>;
  return (
    <Press {...press} className={shape}>
      {inner}
    </Press>
  );
}
