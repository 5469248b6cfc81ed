import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Log } from '../observe/log.ts';
import { whenNotBusy } from '../outbox/busy.ts';
import type { Tables } from '../outbox/tables.ts';

const DAY_MS = 86_400_000;
const GUARDS_MS = 60_000;

/** References of delivered enquiries whose time is over; an undelivered one never is. */
export async function expired(db: Kysely<Tables>, retentionDays: number, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('delivered_at', 'is not', null)
    .where('delivered_at', '<', now - retentionDays * DAY_MS)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Undelivered enquiries older than the retention: kept, and somebody must look. */
export async function overdue(db: Kysely<Tables>, retentionDays: number, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('delivered_at', 'is', null)
    .where('accepted_at', '<', now - retentionDays * DAY_MS)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Removes delivered enquiries whose time is over; resolves to how many went. */
export async function purge(db: Kysely<Tables>, retentionDays: number, now: number): Promise<number> {
  const result = await whenNotBusy(() =>
    db
      .deleteFrom('enquiries')
      .where('delivered_at', 'is not', null)
      .where('delivered_at', '<', now - retentionDays * DAY_MS)
      .executeTakeFirst(),
  );
  return Number(result.numDeletedRows);
}

/** Forgets replay keys and rate windows that are over. */
export async function forgetGuards(db: Kysely<Tables>, now: number): Promise<void> {
  await whenNotBusy(() => db.deleteFrom('replay_keys').where('expires_at', '<=', now).execute());
  await whenNotBusy(() => db.deleteFrom('rate_windows').where('expires_at', '<=', now).execute());
}

/** Purges daily and forgets guards every minute, until `signal` aborts. */
export async function keepHouse(
  db: Kysely<Tables>,
  retentionDays: number,
  parts: { clock: Clock; log: Log; sound: () => boolean; signal: AbortSignal },
): Promise<void> {
  const { clock, log, sound, signal } = parts;
  let purgeAt = clock.now();
  while (!signal.aborted) {
    await clock.wait(GUARDS_MS, signal);
    if (signal.aborted || !sound()) continue;
    try {
      await forgetGuards(db, clock.now());
      if (clock.now() < purgeAt) continue;
      purgeAt = clock.now() + DAY_MS;
      const purged = await purge(db, retentionDays, clock.now());
      const waiting = await overdue(db, retentionDays, clock.now());
      if (purged > 0) log.info({ purged }, 'delivered enquiries purged');
      if (waiting.length > 0)
        log.error({ references: waiting }, 'undelivered enquiries are older than the retention');
    } catch (err) {
      log.error({ err }, 'housekeeping failed');
    }
  }
}
