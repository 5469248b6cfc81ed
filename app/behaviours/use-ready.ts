import { useEffect } from 'react';

/** Marks the document once the script has taken over; styles and tests may wait for it. */
export function useReady(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ready', true);
  }, []);
}
