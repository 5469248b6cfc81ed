import { useSyncExternalStore } from 'react';
import { deviceList, onDeviceLists } from './device-list.ts';
import { parseSamples, SAMPLES_KEY, sampled } from './samples.ts';

const NONE: readonly string[] = [];
const list = deviceList(SAMPLES_KEY, parseSamples);

/** Keeps a list of samples on this device and tells whoever shows it. */
export const keepSamples = list.keep;

/** Asks for a sample or lets it go. @returns what is asked for then; null where there is no room for it. */
export function pressSample(id: string): readonly string[] | null {
  const next = sampled(list.current(), id);
  if (next === 'full') return null;
  list.keep(next);
  return next;
}

/** Ids of the finishes a sample is asked of; none in prerendered HTML. */
export function useSamples(): readonly string[] {
  return useSyncExternalStore(onDeviceLists, list.current, () => NONE);
}

/** False once the browser has refused to keep them. */
export function useSamplesLast(): boolean {
  return useSyncExternalStore(onDeviceLists, list.lasts, () => true);
}
