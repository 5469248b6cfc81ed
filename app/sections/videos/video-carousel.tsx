import { type KeyboardEvent, useRef, useState } from 'react';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { fill } from '#contract/fill.ts';
import { setAt, standsIn } from './carousel.ts';
import { useCarousel } from './use-carousel.ts';
import { VideoCard, type VideoItem } from './video-card.tsx';
import styles from './videos.module.css';

export interface CarouselWords {
  transcript: string;
  /** Name of the set shown, `%first`, `%last` and `%total` standing for numbers. */
  set: { one: string; many: string };
  all: string;
  fewer: string;
}

interface VideoCarouselProps {
  videos: readonly VideoItem[];
  words: CarouselWords;
  onPlay: (video: VideoItem) => void;
  onNear: () => void;
}

/** Copies behind the last slide: as many as can be seen at once. */
const COPIES = 3;

/** The row of videos. Before the script it scrolls; with it, it has no end; on request it is a plain list. */
export function VideoCarousel(props: VideoCarouselProps) {
  const hydrated = useHydrated();
  const [listed, setListed] = useState(false);
  const { words } = props;
  return (
    <div className={styles.shelf} data-listed={listed || undefined}>
      {hydrated && !listed ? <Endless {...props} /> : <Plain {...props} />}
      {hydrated && (
        <div className={styles.more}>
          <TextButton onClick={() => setListed(!listed)} aria-expanded={listed}>
            {listed ? words.fewer : words.all}
          </TextButton>
        </div>
      )}
    </div>
  );
}

function Plain({ videos, words, onPlay, onNear }: VideoCarouselProps) {
  return (
    <ul className={styles.track} data-plain>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} transcript={words.transcript} onPlay={onPlay} onNear={onNear} />
        </li>
      ))}
    </ul>
  );
}

function Endless({ videos, words, onPlay, onNear }: VideoCarouselProps) {
  const { roles, video: text } = useText();
  const track = useRef<HTMLUListElement>(null);
  const total = videos.length;
  const { shown, index, step, pointer } = useCarousel(track, total);
  const set = setAt(index, shown, total);
  const [moved, setMoved] = useState(false);
  const name = fill(shown === 1 ? words.set.one : words.set.many, { ...set, total });
  const slides = [
    { video: videos[total - 1], slide: -1 },
    ...videos.map((video, slide) => ({ video, slide })),
    ...videos.slice(0, COPIES).map((video, copy) => ({ video, slide: total + copy })),
  ];

  function go(by: 1 | -1) {
    setMoved(true);
    step(by);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    go((event.key === 'ArrowRight') === rtl ? -1 : 1);
  }

  return (
    <section aria-roledescription={roles.carousel} aria-label={name} onKeyDown={onKeyDown}>
      <p className="hidden" role="status">
        {moved && name}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: drawing the row along is one more way, not the only one */}
      <div className={styles.window} onDragStart={(event) => event.preventDefault()} {...pointer}>
        <ul ref={track} className={styles.track}>
          {slides.map(
            ({ video, slide }) =>
              video && (
                <li
                  key={slide}
                  inert={!standsIn(slide, index, shown)}
                  aria-hidden={!standsIn(slide, index, shown) || undefined}
                >
                  <VideoCard video={video} transcript={words.transcript} onPlay={onPlay} onNear={onNear} />
                </li>
              ),
          )}
        </ul>
      </div>
      <button
        type="button"
        className={styles.arrow}
        data-way="back"
        aria-label={text.previous}
        onClick={() => go(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-way="on"
        aria-label={text.next}
        onClick={() => go(1)}
      >
        <Icon name="forward" />
      </button>
    </section>
  );
}
