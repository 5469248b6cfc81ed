import type { GalleryCard } from '#app/behaviours/gallery-view.ts';
import styles from './product-grid.module.css';
import { type ItemProps, ProductItem } from './product-item.tsx';
import { WholeRest } from './whole-rest.tsx';

interface ProductGridProps extends ItemProps {
  cards: readonly GalleryCard[];
  /**
   * Its first picture is the page's: it alone comes before the page is laid out. Three at once share a phone's line
   * and stand 180 ms later (1.6 Mbit/s).
   */
  first?: boolean;
  /** Places in the category of further cards, which are drawn as they come near. */
  rest?: readonly number[];
}

/** Products as cards: picture, name, one line, two finishes. Each card is one link to the product's page. */
export function ProductGrid({ cards, first = false, rest = [], ...item }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-layout={item.layout ?? 'gallery'}>
      {cards.map((card, index) => (
        <ProductItem key={card.slug} card={card} first={first && index === 0} {...item} />
      ))}
      {rest.length > 0 && <WholeRest key={rest.length} before={cards.length} rest={rest} {...item} />}
    </ul>
  );
}
