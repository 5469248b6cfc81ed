import { SAMPLES_KEY } from './samples.ts';

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

/** Tells the number of saved models and of samples asked for, now and after every change. Returns what ends it. */
export function followCount(tell: (count: number) => void): () => void {
  const counts = new Map<string | null, number>();
  const say = () => tell([...counts.values()].reduce((sum, count) => sum + count, 0));
  const read = () => {
    try {
      for (const key of [SAVED_KEY, SAMPLES_KEY]) counts.set(key, countOf(window.localStorage.getItem(key)));
      say();
    } catch {
      // Nothing is kept here: the lists of this page tell of themselves by events.
    }
  };
  read();
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key !== SAVED_KEY && key !== SAMPLES_KEY) return;
    counts.set(key, countOf(newValue));
    say();
  };
  window.addEventListener('storage', changed);
  // What other pages saved meanwhile, a page in the browser's own cache has not heard of.
  window.addEventListener('pageshow', read);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', read);
  };
}
