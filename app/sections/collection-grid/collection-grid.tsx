import type { CardImage } from '#app/behaviours/picture-source.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Card } from '#app/ui/card/card.tsx';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import styles from './collection-grid.module.css';

/** Pictures loaded at once. SPEC.md section 9. */
export const EAGER_IMAGES = 6;

interface Collection {
  to: string;
  title: string;
  line: string;
  count: number;
  image: CardImage;
}

/** The twelve collections: three a row, two on small screens, one on phones. */
export function CollectionGrid({ cards }: { cards: readonly Collection[] }) {
  const { menu } = useText();
  return (
    <ul className={`${styles.grid} wrap`}>
      {cards.map((card, index) => (
        <li key={card.to} className="later">
          <Card
            to={card.to}
            image={
              <CardPicture
                image={card.image}
                sizes="(width <= 600px) 100vw, (width <= 900px) 50vw, 30vw"
                eager={index < EAGER_IMAGES}
              />
            }
            name={card.title}
            line={card.line}
            end={menu.models(card.count)}
          />
        </li>
      ))}
    </ul>
  );
}
