import { useSyncExternalStore } from 'react';
import { SAVED_KEY } from './saved-count.ts';
import { parseSaved, type SavedModel, toggled } from './shortlist.ts';

const NONE: readonly SavedModel[] = [];

/** What a press on a save button did; `by` is the button's own id. */
export interface SavedAct {
  by: string;
  name: string;
  saved: boolean;
}

/** The last text read and what it says. */
let known: { text: string | null; models: readonly SavedModel[] } = { text: null, models: NONE };
/** Whether the browser keeps it; where it does not, the list lives as long as the page. */
let lasting = true;
let last: SavedAct | null = null;

function current(): readonly SavedModel[] {
  try {
    const text = lasting ? window.localStorage.getItem(SAVED_KEY) : known.text;
    if (text !== known.text) known = { text, models: parseSaved(text) };
  } catch {
    lasting = false;
  }
  return known.models;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Keeps a list on this device and tells whoever shows it. */
export function keep(models: readonly SavedModel[]): void {
  const text = JSON.stringify(models);
  known = { text, models };
  try {
    window.localStorage.setItem(SAVED_KEY, text);
  } catch {
    lasting = false;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY, newValue: text }));
}

/** Saves a model or lets it go, by the press of a button. */
export function press(slug: string, act: Omit<SavedAct, 'saved'>): void {
  const next = toggled(current(), slug);
  last = { ...act, saved: next.length > current().length };
  keep(next);
}

/** The saved models in their order; none in prerendered HTML. */
export function useShortlist(): readonly SavedModel[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

/** False once the browser has refused to keep the list, as private windows may. */
export function useLasting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      current();
      return lasting;
    },
    () => true,
  );
}

/** The last press on a save button of this page. */
export function useLastSaved(): SavedAct | null {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
}
