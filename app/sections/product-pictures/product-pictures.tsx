import type { CardImage, PictureSource } from '#app/behaviours/picture-source.ts';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './product-pictures.module.css';

interface ProductPicturesProps {
  pictures: readonly PictureSource[];
  /** Stands in until the studio has made a picture. */
  drawing: CardImage | null;
  /** Address of one picture; `onOpen` is told of a plain press instead. */
  to: (index: number) => string;
  onOpen: (index: number, pressed: HTMLElement) => void;
  onNear: () => void;
}

/** The first, and a last one that would stand alone in its pair. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && index % 2 === 1);
}

/** The pictures of a product: the first wide and uncut, the others in pairs; on narrow screens one row. Each opens the viewer. */
export function ProductPictures({ pictures, drawing, to, onOpen, onNear }: ProductPicturesProps) {
  if (drawing)
    return (
      <div className={styles.drawing}>
        <CardPicture image={drawing} sizes="640px" eager />
      </div>
    );
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => {
        const wide = isWide(index, pictures.length);
        return (
          <li key={picture.base} data-wide={wide || undefined} data-lead={index === 0 || undefined}>
            <a
              href={to(index)}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={onPlainPress((pressed) => onOpen(index, pressed))}
            >
              <Picture
                picture={picture}
                sizes={wide ? FIRST_PICTURE.product : sizes({ compact: '56vw' }, '31vw')}
                ratio={wide ? 'own' : 'square'}
                first={index === 0}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
