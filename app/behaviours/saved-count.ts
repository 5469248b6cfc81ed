/** Where the saved models are kept on the visitor's own device. */
export const SAVED_KEY = 'savedModels';

/** How many models a kept text holds; whoever shows the models themselves looks closer. */
function countOf(text: string | null): number {
  try {
    return JSON.parse(text ?? '[]').length || 0;
  } catch {
    return 0;
  }
}

/** Tells the number of saved models now and after every change. Returns what ends it. */
export function followCount(tell: (count: number) => void): () => void {
  try {
    tell(countOf(window.localStorage.getItem(SAVED_KEY)));
  } catch {
    // Nothing is kept here: the list of this page tells of itself by events.
  }
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === SAVED_KEY) tell(countOf(newValue));
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
