import { useEffect, useEffectEvent } from 'react';

/** Calls back when Back or Forward brings this page out of the browser's cache as it was left, with whatever stood open on it. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
