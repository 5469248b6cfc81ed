import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cardsAt, PART_SIZE } from '#app/behaviours/gallery-cards.ts';
import type { GalleryCard } from '#app/behaviours/gallery-view.ts';
import { loadAnew } from '#app/behaviours/load-anew.ts';
import styles from './product-grid.module.css';
import { type ItemProps, ProductItem } from './product-item.tsx';

/** How far from the window a gap is filled, in heights of the window. */
const NEAR = 2;
/** Batches drawn wherever one reads, so that the browser's own search finds what is in them; the others wait to come near. */
const AT_ONCE = 8;

interface WholeRestProps extends ItemProps {
  /** Cards that stand before these. */
  before: number;
  /** Places of the cards in the category. */
  rest: readonly number[];
}

/** Milliseconds a gap must stay near: End and a drawn scroll bar pass by thousands of cards. */
const STAYS = 100;

function isNear(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top <= window.innerHeight * (1 + NEAR) && bottom >= -window.innerHeight * NEAR;
}

/** True from when an element came near the window and stayed. */
function useNear(place: RefObject<HTMLElement | null>, already: boolean): boolean {
  const [near, setNear] = useState(already);
  useEffect(() => {
    const gap = place.current;
    if (near || !gap) return;
    let timer = 0;
    let frame = 0;
    const forget = () => {
      window.clearTimeout(timer);
      window.cancelAnimationFrame(frame);
    };
    // Asked with every frame until the watch takes it back: a busy page hears late of what has long been passed, and each batch it draws then makes it
    // busier; what a layout later in the frame brings near again, the watch never says twice.
    const ask = () => {
      frame = window.requestAnimationFrame(() => (isNear(gap) ? setNear(true) : ask()));
    };
    const watch = new IntersectionObserver(
      (entries) => {
        forget();
        if (entries.at(-1)?.isIntersecting) timer = window.setTimeout(ask, STAYS);
      },
      { rootMargin: `${NEAR * 100}% 0px` },
    );
    watch.observe(gap);
    return () => {
      forget();
      watch.disconnect();
    };
  }, [near, place]);
  return near;
}

/** Keeps a list's `--row` at the height of one of its rows and the gap under it. */
function useRowHeight(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = place.current?.closest('ul');
    if (!list) return;
    const measure = () => {
      const [first] = list.children;
      const top = first?.getBoundingClientRect().top ?? 0;
      const next = [...list.children]
        .slice(0, PART_SIZE)
        .find((item) => item.getBoundingClientRect().top > top + 1);
      const columns = next ? [...list.children].indexOf(next) : PART_SIZE;
      const row = (next?.getBoundingClientRect().top ?? top) - top;
      list.style.setProperty('--row', `${row / columns}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => watch.disconnect();
  }, [place]);
}

interface BatchProps extends ItemProps {
  places: readonly number[];
  /** Place of its first card among all, from 1, and how many all are. */
  from: number;
  total: number;
  atOnce: boolean;
}

/** Some cards of a long list: room for them until they come near, and from then on themselves. */
function Batch({ places, from, total, atOnce, ...item }: BatchProps) {
  const { category } = item;
  const [cards, setCards] = useState<readonly GalleryCard[] | null>(null);
  const gap = useRef<HTMLLIElement>(null);
  const near = useNear(gap, atOnce);
  useEffect(() => {
    if (!near) return;
    let gone = false;
    cardsAt(category, places).then(
      (found) => !gone && setCards(found),
      () => !gone && loadAnew(window.location.href),
    );
    return () => {
      gone = true;
    };
  }, [near, category, places]);
  if (!cards)
    return <li ref={gap} className={styles.gap} aria-hidden style={{ '--cards': places.length } as object} />;
  return cards.map((card, index) => (
    <ProductItem key={card.slug} card={card} aria-posinset={from + index} aria-setsize={total} {...item} />
  ));
}

/** The cards of a whole gallery behind the first: ten thousand would be 160 000 nodes, so only those near the window are drawn, and stay. */
export function WholeRest({ before, rest, ...item }: WholeRestProps) {
  const mark = useRef<HTMLLIElement>(null);
  useRowHeight(mark);
  const [batches] = useState(() =>
    Array.from({ length: Math.ceil(rest.length / PART_SIZE) }, (_, at) =>
      rest.slice(at * PART_SIZE, (at + 1) * PART_SIZE),
    ),
  );
  return (
    <>
      <li ref={mark} hidden />
      {batches.map((places, at) => (
        <Batch
          key={places[0]}
          places={places}
          from={before + at * PART_SIZE + 1}
          total={before + rest.length}
          atOnce={at < AT_ONCE}
          {...item}
        />
      ))}
    </>
  );
}
