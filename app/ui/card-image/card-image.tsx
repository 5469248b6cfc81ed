import type { CardImage } from '#app/behaviours/picture-source.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './card-image.module.css';

interface CardPictureProps {
  image: CardImage;
  sizes: string;
  /** In the first view: loaded at once. */
  eager?: boolean;
  /** The largest picture of the first view. */
  first?: boolean;
}

/** The upright picture of a card, 4:5. */
export function CardPicture({ image, sizes, eager = false, first = false }: CardPictureProps) {
  if ('picture' in image)
    return <Picture picture={image.picture} sizes={sizes} ratio="card" eager={eager} first={first} />;
  return (
    <img
      className={styles.drawing}
      src={image.drawing}
      alt={image.alt}
      width={400}
      height={500}
      loading={eager || first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
