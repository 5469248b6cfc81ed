import type { CardImage, PictureSource } from '#app/behaviours/picture-source.ts';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './product-pictures.module.css';

interface ProductPicturesProps {
  pictures: readonly PictureSource[];
  /** Stands in until the studio has made a picture. */
  drawing: CardImage | null;
  /** Address of one picture; `onOpen` is told of a plain press instead. */
  to: (index: number) => string;
  onOpen: (index: number) => void;
  onNear: () => void;
}

/** The pictures of a product: the first wide, the others in pairs. Each opens the viewer. */
export function ProductPictures({ pictures, drawing, to, onOpen, onNear }: ProductPicturesProps) {
  if (drawing)
    return (
      <div className={styles.drawing}>
        <CardPicture image={drawing} sizes="640px" eager />
      </div>
    );
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.base}>
          <a
            href={to(index)}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              onOpen(index);
            }}
          >
            <Picture
              picture={picture}
              sizes={index === 0 ? '(width <= 900px) 100vw, 62vw' : '(width <= 900px) 50vw, 31vw'}
              ratio={index === 0 ? 'lead' : 'square'}
              first={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
