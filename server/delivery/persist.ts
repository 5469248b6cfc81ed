import type { Clock } from '../clock.ts';
import type { Log } from '../observe/log.ts';

/** Pause before the store is asked again. */
export const STORE_RETRY_MS = 1000;

interface Around {
  clock: Clock;
  log: Log;
  /** Aborted when the service stops. */
  signal: AbortSignal;
}

/** A result must reach the store, or a delivered mail would be sent again: tried until it does or the service stops. */
export async function persist(write: () => Promise<void>, { clock, log, signal }: Around): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (err) {
      log.error({ err }, 'the result of a delivery cannot be stored yet');
      if (signal.aborted) return;
      await clock.wait(STORE_RETRY_MS, signal);
    }
  }
}
