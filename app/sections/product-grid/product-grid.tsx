import type { GalleryCard } from '#app/behaviours/gallery-view.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';

import { Card } from '#app/ui/card/card.tsx';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { SaveSlot } from '#app/ui/save-button/save-slot.tsx';
import { Swatch } from '#app/ui/swatch/swatch.tsx';
import type { CategorySlug } from '#content/data/categories.ts';
import styles from './product-grid.module.css';

interface ProductGridProps {
  category: CategorySlug;
  cards: readonly GalleryCard[];
  /** Cards of the first view, loaded at once. */
  eager: number;
  /** `gallery` three a row, `related` four. */
  layout?: 'gallery' | 'related';
  /** A plain press on a card with pictures; true when the viewer opens. */
  onOpen?: (card: GalleryCard, pressed: HTMLElement) => boolean;
  /** A pointer or focus comes near: what will be needed may be fetched. */
  onNear?: (card: GalleryCard) => void;
}

const SIZES = {
  gallery: FIRST_PICTURE.gallery,
  related: sizes({ compact: '50vw' }, '22vw'),
};

/** Products as cards: picture, name, one line, two finishes. Each card is one link to the product's page. */
export function ProductGrid({
  category,
  cards,
  eager,
  layout = 'gallery',
  onOpen,
  onNear,
}: ProductGridProps) {
  const href = useHref();
  return (
    <ul className={styles.grid} data-layout={layout}>
      {cards.map((card, index) => (
        <li key={card.slug}>
          <Card
            to={href({ category, product: card.slug })}
            image={
              <CardPicture
                image={card.image}
                sizes={SIZES[layout]}
                eager={index < eager}
                first={index === 0 && eager > 0}
              />
            }
            name={card.name}
            line={card.line}
            end={card.swatches.map((hex) => <Swatch key={hex} hex={hex} size="dot" />)}
            act={<SaveSlot slug={card.slug} name={card.name} />}
            onOpen={(pressed) => card.pictures > 0 && (onOpen?.(card, pressed) ?? false)}
            onNear={() => onNear?.(card)}
          />
        </li>
      ))}
    </ul>
  );
}
