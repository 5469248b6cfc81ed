import { useState } from 'react';
import type { CardImage } from '#app/behaviours/picture-source.ts';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { CardHeading, CardItem } from '#app/ui/card/card.tsx';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './portfolio-grid.module.css';
import { ALL, filterChoices, filtered } from './project-filter.ts';
import { useCategory } from './use-category.ts';

export interface PortfolioCard {
  slug: string;
  title: string;
  /** Id of its kind, and its name. */
  category: string;
  kind: string;
  description: string;
  features: readonly string[];
  to: string;
  image: CardImage | null;
  /** The same uncut, for a card that has a row to itself. */
  wide: CardImage | null;
}

/** SPEC.md section 2: three on desktop. */
const COLUMNS = 3;

interface PortfolioGridProps {
  cards: readonly PortfolioCard[];
  /** Category the page came with. */
  chosen: string;
  words: {
    all: string;
    /** Name of the row of filters. */
    filter: string;
    view: string;
    /** What is said after a choice, by the number of projects it leaves. */
    shown: readonly string[];
  };
  onOpen: (slug: string) => void;
  onNear: () => void;
}

/** Filters by category and the cards they leave. A card is a link to its project; a plain press opens it here. */
export function PortfolioGrid({ cards, chosen: first, words, onOpen, onNear }: PortfolioGridProps) {
  const hydrated = useHydrated();
  const { chosen, choose, addressOf } = useCategory(cards, first);
  const [said, setSaid] = useState('');
  const left = filtered(cards, chosen);

  const kindOf = (category: string) => cards.find((card) => card.category === category)?.kind;

  /** A last card that would stand alone under a full row takes the row. */
  const hasRow = (index: number) => index > 0 && index === left.length - 1 && index % COLUMNS === 0;

  function press(value: string) {
    choose(value);
    setSaid(words.shown[filtered(cards, value).length] ?? '');
  }

  return (
    <section className={`${styles.portfolio} wrap`}>
      <fieldset className={styles.filters} aria-label={words.filter}>
        {filterChoices(cards).map(({ value, count }) => {
          const label = (
            <>
              {value === ALL ? words.all : kindOf(value)}
              <small className="num" aria-hidden="true">
                {count}
              </small>
            </>
          );
          // A link until the script is there.
          return hydrated ? (
            <button
              key={value}
              type="button"
              data-press={value}
              aria-pressed={chosen === value}
              onClick={() => press(value)}
            >
              {label}
            </button>
          ) : (
            <a
              key={value}
              data-press={value}
              href={addressOf(value)}
              aria-current={chosen === value || undefined}
            >
              {label}
            </a>
          );
        })}
      </fieldset>
      <p className="hidden" role="status">
        {said}
      </p>
      <ul className={styles.grid}>
        {left.map((card, index) => (
          <CardItem key={card.slug} className={styles.card} data-row={hasRow(index) || undefined}>
            <ProjectPicture card={card} row={hasRow(index)} eager={index === 0} />
            <p className={`${styles.category} label`}>{card.kind}</p>
            <CardHeading className={styles.name}>{card.title}</CardHeading>
            <p className={styles.text} id={`project-${card.slug}`}>
              {card.description}
            </p>
            <ul className={styles.features}>
              {card.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <a
              className={styles.view}
              href={card.to}
              data-over
              aria-describedby={`project-${card.slug}`}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={onPlainPress(() => onOpen(card.slug))}
            >
              <span className={styles.act}>
                {words.view}
                <span className="hidden"> {card.title}</span>
              </span>
            </a>
          </CardItem>
        ))}
      </ul>
    </section>
  );
}

function ProjectPicture({ card, row, eager }: { card: PortfolioCard; row: boolean; eager: boolean }) {
  if (row && card.wide && 'picture' in card.wide)
    return <Picture picture={card.wide.picture} sizes={sizes({ phone: '100vw' }, '62vw')} ratio="lead" />;
  return (
    card.image && <CardPicture image={card.image} sizes={sizes({ phone: '100vw' }, '30vw')} eager={eager} />
  );
}
