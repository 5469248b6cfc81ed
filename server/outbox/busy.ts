import { SQLITE, sqliteCode } from './sqlite-database.ts';

/** How long a lock held by the operator's tool is waited for. */
const BUSY_RETRY_MS = 4000;

/** Runs `work`, again while another process (the operator's tool) holds SQLite's write lock. */
export async function whenNotBusy<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + BUSY_RETRY_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (sqliteCode(error) !== SQLITE.busy || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
