import { useSyncExternalStore } from 'react';
import { upTo } from '#app/styles/breakpoints.ts';

/** Breakpoints and preferences that behaviour depends on. */
export const media = {
  phone: upTo('phone'),
  compact: upTo('compact'),
  medium: upTo('medium'),
  calm: '(prefers-reduced-motion: reduce)',
} as const;

/** Whether a media query holds now; `false` while the page is prerendered. */
export function useMedia(query: string): boolean {
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
