import { useSyncExternalStore } from 'react';
import { withChoice } from '#contract/light.ts';
import { deviceList, onDeviceLists } from './device-list.ts';
import { choiceOf } from './light-choice.ts';
import { SAVED_KEY } from './saved-count.ts';
import { lookedAt, parseSaved, type SavedModel, toggled } from './shortlist.ts';

const NONE: readonly SavedModel[] = [];

/** What a press on a save button did; `by` is the button's own id. */
export interface SavedAct {
  by: string;
  name: string;
  saved: boolean;
}

const list = deviceList(SAVED_KEY, parseSaved);
let last: SavedAct | null = null;

/** Keeps a list on this device and tells whoever shows it. */
export const keep = list.keep;

/** Saves a model or lets it go, by the press of a button. */
export function press(slug: string, act: Omit<SavedAct, 'saved'>): void {
  const next = toggled(list.current(), slug, withChoice('', choiceOf(slug)));
  last = { ...act, saved: next.length > list.current().length };
  keep(next);
}

/** Keeps with a saved model how it is looked at. */
export function keepLook(slug: string): void {
  const look = withChoice('', choiceOf(slug));
  const had = list.current().find((model) => model.slug === slug);
  if (had && (had.look ?? '') !== look) keep(lookedAt(list.current(), slug, look));
}

/** The saved models in their order; none in prerendered HTML. */
export function useShortlist(): readonly SavedModel[] {
  return useSyncExternalStore(onDeviceLists, list.current, () => NONE);
}

/** False once the browser has refused to keep the list, as private windows may. */
export function useLasting(): boolean {
  return useSyncExternalStore(onDeviceLists, list.lasts, () => true);
}

/** The last press on a save button of this page. */
export function useLastSaved(): SavedAct | null {
  return useSyncExternalStore(
    onDeviceLists,
    () => last,
    () => null,
  );
}
