import { type ReactNode, type RefObject, useRef } from 'react';
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
  /** What shows the first picture in another colour and light, where there is any; given the element the picture stands in. */
  light: (place: RefObject<HTMLElement | null>) => ReactNode;
}

/** How wide the pictures after the first are shown, between the page's margin and the rail; a square shows a picture half as wide again and cuts its sides. */
const WIDE = sizes({ compact: '84vw' }, 'max(58vw, 100vw - 600px)');
const PAIRED = sizes({ compact: '84vw' }, 'max(42vw, 75vw - 474px)');

/** The first, and a last one that would stand alone in its pair. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && index % 2 === 1);
}

/** The pictures of a product: the first wide and uncut, the others in pairs; on narrow screens one row. Each opens the viewer. */
export function ProductPictures(props: ProductPicturesProps) {
  const { pictures, drawing, light } = props;
  const place = useRef<HTMLAnchorElement>(null);
  if (drawing)
    return (
      <div className={styles.drawing}>
        <CardPicture image={drawing} sizes="640px" eager />
      </div>
    );
  const [lead, ...others] = pictures;
  if (!lead?.light) return <Row {...props} shown={pictures} from={0} />;
  return (
    <>
      <div className={styles.lead} data-lead>
        <PictureLink {...props} picture={lead} index={0} place={place} />
      </div>
      <div className={styles.light}>{light(place)}</div>
      <Row {...props} shown={others} from={1} />
    </>
  );
}

/** Pictures from a place on. */
function Row({
  shown,
  from,
  ...props
}: ProductPicturesProps & { shown: readonly PictureSource[]; from: number }) {
  return (
    <ul className={styles.pictures}>
      {shown.map((picture, index) => (
        <li
          key={picture.base}
          data-wide={isWide(index + from, props.pictures.length) || undefined}
          data-lead={index + from === 0 || undefined}
        >
          <PictureLink {...props} picture={picture} index={index + from} />
        </li>
      ))}
    </ul>
  );
}

interface PictureLinkProps extends ProductPicturesProps {
  picture: PictureSource;
  index: number;
  place?: RefObject<HTMLAnchorElement | null>;
}

function PictureLink({ picture, index, pictures, place, to, onOpen, onNear }: PictureLinkProps) {
  const wide = isWide(index, pictures.length);
  return (
    <a
      ref={place}
      href={to(index)}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPlainPress((pressed) => onOpen(index, pressed))}
    >
      <Picture
        picture={picture}
        sizes={index === 0 ? FIRST_PICTURE.product : wide ? WIDE : PAIRED}
        ratio={wide ? 'own' : 'square'}
        first={index === 0}
      />
    </a>
  );
}
