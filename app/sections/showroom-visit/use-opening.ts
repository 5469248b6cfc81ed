import { useEffect, useState } from 'react';
import { type Opening, openingAt } from './opening.ts';

/** How often the answer is asked again, in milliseconds. */
const EVERY = 30_000;

/** Whether the showroom is open now; null until the page runs in a browser, which alone knows the time. */
export function useOpening(opening: Opening): ReturnType<typeof openingAt> | null {
  const [now, setNow] = useState<ReturnType<typeof openingAt> | null>(null);
  useEffect(() => {
    const read = () => setNow(openingAt(new Date(), opening));
    read();
    const timer = window.setInterval(read, EVERY);
    return () => window.clearInterval(timer);
  }, [opening]);
  return now;
}
