import { useSyncExternalStore } from 'react';

/** False in prerendered HTML and while it is taken over, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
