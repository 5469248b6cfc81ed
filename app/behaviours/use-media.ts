import { useSyncExternalStore } from 'react';

/** Breakpoints and preferences that behaviour depends on. The sizes are those of styles/custom-media.css. */
export const media = {
  phone: '(width <= 768px)',
  compact: '(width <= 900px)',
  medium: '(width <= 1200px)',
  calm: '(prefers-reduced-motion: reduce)',
} as const;

/** Whether a media query holds now; `false` while the page is prerendered. */
export function useMedia(query: (typeof media)[keyof typeof media]): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
