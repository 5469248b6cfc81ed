import { useCallback, useEffect, useState } from 'react';
import { useReturn } from '#app/behaviours/use-return.ts';
import { type Opening, openingAt } from './opening.ts';

/** How often the answer is asked again, in milliseconds. */
const EVERY = 30_000;

/** Whether the showroom is open now; null until the page runs in a browser, which alone knows the time. */
export function useOpening(opening: Opening): ReturnType<typeof openingAt> | null {
  const [now, setNow] = useState<ReturnType<typeof openingAt> | null>(null);
  const read = useCallback(() => setNow(openingAt(new Date(), opening)), [opening]);
  useReturn(read);
  useEffect(() => {
    read();
    const timer = window.setInterval(read, EVERY);
    return () => window.clearInterval(timer);
  }, [read]);
  return now;
}
