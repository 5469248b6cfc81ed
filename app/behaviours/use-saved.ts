import { useCallback, useSyncExternalStore } from 'react';

/** Where the ids of saved products are kept on the visitor's own device. */
export const SAVED_KEY = 'savedProducts';

function readSaved(): string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(SAVED_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Whether a product is saved on this device, and the act that changes it. */
export function useSaved(id: string) {
  const saved = useSyncExternalStore(
    subscribe,
    () => readSaved().includes(id),
    () => false,
  );
  const toggle = useCallback(() => {
    const now = readSaved();
    const next = now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
    window.localStorage.setItem(SAVED_KEY, JSON.stringify(next));
    window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY }));
  }, [id]);
  return { saved, toggle };
}
