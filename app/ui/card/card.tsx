import type { ComponentProps, ReactNode } from 'react';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { Said } from '#app/ui/said/said.tsx';
import styles from './card.module.css';

interface CardProps {
  to: string;
  /** The picture, in its own ratio. */
  image: ReactNode;
  name: string;
  /** One line under the name, at the start. */
  line: string;
  /** What stands at the end of that line. */
  end: ReactNode;
  /** A button of its own at the end of the name's line; a link may not hold one. */
  act?: ReactNode;
  /** A plain press; true when something opened over the page, else the link is followed. */
  onOpen?: ((pressed: HTMLElement) => boolean) | undefined;
  /** A pointer or focus comes near: what will be needed may be fetched. */
  onNear?: (() => void) | undefined;
}

/** Picture, name, one line: the whole is one link. No frame, no badge, nothing on the picture. */
export function Card({ to, image, name, line, end, act, onOpen, onNear }: CardProps) {
  const press = onPlainPress((pressed) => onOpen?.(pressed) ?? false);
  const link = (
    <a
      className={styles.card}
      href={to}
      data-over={onOpen ? true : undefined}
      onClick={press}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {image}
      <span className={`${styles.name} threaded`}>
        <Said>{name}</Said>
      </span>
      <span className={styles.meta}>
        <span>
          <Said>{line}</Said>
        </span>
        <span className={`${styles.end} num`}>{end}</span>
      </span>
    </a>
  );
  if (!act) return link;
  return (
    <div className={styles.holder}>
      {link}
      <div className={styles.act}>{act}</div>
    </div>
  );
}

/** A card that holds more than its link: picture and name answer pointer and focus as every card's do. */
export function CardItem({ className = '', ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={`${styles.item} ${className}`} />;
}

/** The name on such a card, as a heading. */
export function CardHeading({ className = '', ...rest }: ComponentProps<'h2'>) {
  return <h2 {...rest} className={`${styles.name} threaded ${className}`} />;
}
