import { useEffect, useRef, useState } from 'react';
import { useAfterLoad } from '#app/behaviours/use-after-load.ts';
import { media, useMedia } from '#app/behaviours/use-media.ts';

/**
 * Runs a decorative film: it begins after the page has loaded, so that it competes with nothing, rests
 * while it is out of view, and stays on its poster when the visitor asked for less motion.
 */
export function useHeroFilm(exists: boolean) {
  const ref = useRef<HTMLVideoElement>(null);
  const loaded = useAfterLoad();
  const calm = useMedia(media.calm);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [inView, setInView] = useState(true);
  const [playing, setPlaying] = useState(false);
  const [ready, setReady] = useState(false);
  const plays = exists && loaded && inView && (wanted ?? !calm);

  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    const read = () => {
      setPlaying(!film.paused);
      if (!film.paused) setReady(true);
    };
    watch.observe(film);
    film.addEventListener('playing', read);
    film.addEventListener('pause', read);
    return () => {
      watch.disconnect();
      film.removeEventListener('playing', read);
      film.removeEventListener('pause', read);
    };
  }, []);

  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    // React leaves `muted` out of prerendered HTML, and browsers start only silent films by themselves.
    film.muted = true;
    if (plays) film.play().catch(() => setPlaying(false));
    else film.pause();
  }, [plays]);

  return { ref, playing, ready, toggle: () => setWanted(!playing) };
}
