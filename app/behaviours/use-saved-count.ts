import { useEffect, useState } from 'react';

/** Where the saved models are kept on the visitor's own device. */
export const SAVED_KEY = 'savedModels';

/** How many models a kept text holds. Every page carries this, so it does not look closer than it must. */
function countOf(text: string | null): number {
  try {
    return JSON.parse(text ?? '[]').length || 0;
  } catch {
    return 0;
  }
}

/** The number of saved models; 0 in prerendered HTML. */
export function useSavedCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    try {
      setCount(countOf(window.localStorage.getItem(SAVED_KEY)));
    } catch {
      // Nothing is kept here: the list of this page tells of itself by events.
    }
    const changed = ({ key, newValue }: StorageEvent) => key === SAVED_KEY && setCount(countOf(newValue));
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, []);
  return count;
}
