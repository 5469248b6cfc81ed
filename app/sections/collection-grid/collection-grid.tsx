import { useText } from '#app/behaviours/use-text.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx';
import type { Drawing as DrawingShapes } from '#content/drawing/shape.ts';
import styles from './collection-grid.module.css';

/** Pictures loaded at once. SPEC.md section 9. */
export const EAGER_IMAGES = 6;

interface Collection {
  to: string;
  title: string;
  line: string;
  count: number;
  image: { picture: PictureSource } | { drawing: DrawingShapes; title: string };
}

/** The twelve collections: three a row, two on small screens, one on phones. */
export function CollectionGrid({ cards }: { cards: readonly Collection[] }) {
  const { menu } = useText();
  return (
    <ul className={`${styles.grid} wrap`}>
      {cards.map((card, index) => (
        <li key={card.to}>
          <a className={styles.card} href={card.to}>
            {'picture' in card.image ? (
              <Picture
                picture={card.image.picture}
                sizes="(width <= 600px) 100vw, (width <= 900px) 50vw, 30vw"
                ratio="card"
                eager={index < EAGER_IMAGES}
              />
            ) : (
              <span className={styles.drawing}>
                <Drawing drawing={card.image.drawing} title={card.image.title} />
              </span>
            )}
            <span className={styles.name}>{card.title}</span>
            <span className={styles.meta}>
              <span>{card.line}</span>
              <span className="num">{menu.models(card.count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
