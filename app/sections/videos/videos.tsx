import { lazy, Suspense, useState } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import type { FilmSource } from '#app/ui/film/film.tsx';
import { FilmFrame } from '#app/ui/film/film-frame.tsx';
import type { VideoItem } from './video-card.tsx';
import { type CarouselWords, VideoCarousel } from './video-carousel.tsx';
import styles from './videos.module.css';

const loadModal = () => import('./video-modal.tsx');
const VideoModal = lazy(async () => ({ default: (await loadModal()).VideoModal }));

interface VideosProps {
  id: string;
  title: string;
  label: string;
  featured: { title: string; film: FilmSource | null; still: PictureSource | null; transcript: string };
  videos: readonly VideoItem[];
  words: CarouselWords;
}

/** The featured presentation, the row of films under it, and the player they open in. */
export function Videos({ id, title, label, featured, videos, words }: VideosProps) {
  // The film stays while the player closes; its source goes at once.
  const [chosen, setChosen] = useState<VideoItem | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.band} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="label">{label}</p>
        </div>
        <FilmFrame
          title={featured.title}
          film={featured.film}
          still={featured.still}
          sizes={sizes({ phone: '100vw' }, '90vw')}
        />
        <details className={`${styles.transcript} note`}>
          <summary>{words.transcript}</summary>
          <p>{featured.transcript}</p>
        </details>
        <VideoCarousel
          videos={videos}
          words={words}
          onNear={() => void loadModal()}
          onPlay={(video) => {
            setChosen(video);
            setOpen(true);
          }}
        />
      </div>
      {chosen && (
        <Suspense>
          <VideoModal video={chosen} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
