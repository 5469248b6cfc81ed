import { sql } from 'kysely';
import { whenNotBusy } from './busy.ts';
import type { Store } from './store.ts';

const WINDOW_MS = 60_000;
/** Names the lock under which instances on one PostgreSQL count; any number no other use has. */
const LOCK = 7_300_015;

export interface Grant {
  /** Mails that may leave now. */
  granted: number;
  /** Milliseconds until another may; 0 when all that was asked for was granted. */
  waitMs: number;
}

/**
 * Allows mails to leave, at most `perMinute` in any sixty seconds, counted in the store: a restart brings no fresh burst,
 * and instances share one cap. Costs a small commit for every mail or two.
 */
export function grantSends(
  store: Pick<Store, 'kind' | 'db'>,
  { wanted, perMinute, now }: { wanted: number; perMinute: number; now: number },
): Promise<Grant> {
  return whenNotBusy(() =>
    store.db.transaction().execute(async (trx) => {
      if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      // A start far ahead was written before the clock was set back; it must not stop the mail.
      await trx
        .deleteFrom('mail_starts')
        .where((row) =>
          row.or([row('started_at', '<=', now - WINDOW_MS), row('started_at', '>', now + WINDOW_MS)]),
        )
        .execute();
      const { used, oldest } = await trx
        .selectFrom('mail_starts')
        .select([
          sql<number>`coalesce(sum(mails), 0)`.as('used'),
          (row) => row.fn.min('started_at').as('oldest'),
        ])
        .executeTakeFirstOrThrow();
      const granted = Math.max(0, Math.min(wanted, perMinute - Number(used)));
      if (granted > 0)
        await trx.insertInto('mail_starts').values({ started_at: now, mails: granted }).execute();
      const waitMs = granted === wanted ? 0 : Math.max(1, Number(oldest ?? now) + WINDOW_MS - now);
      return { granted, waitMs };
    }),
  );
}
