import { type Selectable, sql } from 'kysely';
import { whenNotBusy } from './busy.ts';
import { type Grant, grantSends } from './mail-cap.ts';
import type { Store } from './store.ts';
import type { EnquiryRow } from './tables.ts';

export type StoredEnquiry = Selectable<EnquiryRow>;
export type FailureKind = 'outage' | 'temporary' | 'permanent';

/** How long a claim stands unless renewed; a crashed instance's enquiries are taken over after it. */
export const CLAIM_MS = 40_000;
/** No attempt is planned further ahead; a later one means that the machine's clock was set back. */
const FAR_MS = 20 * 60_000;

export interface OutboxStats {
  /** Not delivered and not in quarantine. */
  pending: number;
  /** Seconds since the oldest pending one was accepted; 0 without one. */
  oldestPendingSeconds: number;
  delivered: number;
  quarantined: number;
  /** Pending ones a mail server refused for good: they wait for a person, and are still tried. */
  refused: number;
}

/** The delivery side of the outbox: who sends what next, and what came of it. */
export class Outbox {
  private readonly store: Pick<Store, 'kind' | 'db'>;

  constructor(store: Pick<Store, 'kind' | 'db'>) {
    this.store = store;
  }

  /** Takes up to `limit` due enquiries for `instance`, oldest first; rows another instance is taking are skipped. */
  claim(instance: string, limit: number, now: number): Promise<StoredEnquiry[]> {
    return whenNotBusy(() =>
      this.store.db.transaction().execute(async (trx) => {
        const due = trx
          .selectFrom('enquiries')
          .select('id')
          .where('delivered_at', 'is', null)
          .where('quarantine_reason', 'is', null)
          .where((row) =>
            row.or([row('next_attempt_at', '<=', now), row('next_attempt_at', '>', now + FAR_MS)]),
          )
          .where((row) =>
            row.or([
              row('claimed_until', 'is', null),
              row('claimed_until', '<=', now),
              row('claimed_until', '>', now + FAR_MS),
            ]),
          )
          .orderBy('id')
          .limit(limit);
        const rows = await (this.store.kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
        if (rows.length === 0) return [];
        const claimed = await trx
          .updateTable('enquiries')
          .set({ claimed_by: instance, claimed_until: now + CLAIM_MS })
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .returningAll()
          .execute();
        return claimed.sort((a, b) => a.id - b.id);
      }),
    );
  }

  /** How many of `wanted` mails may leave now under the cap that all instances share. */
  grantSends(wanted: number, perMinute: number, now: number): Promise<Grant> {
    return grantSends(this.store, { wanted, perMinute, now });
  }

  /** Keeps the claims of an instance that is still at work. */
  async renew(instance: string, now: number): Promise<void> {
    await whenNotBusy(() =>
      this.store.db
        .updateTable('enquiries')
        .set({ claimed_until: now + CLAIM_MS })
        .where('claimed_by', '=', instance)
        .where('delivered_at', 'is', null)
        .execute(),
    );
  }

  /** Gives claims back: those of `ids`, or every claim there is (a sole owner's start after a crash). */
  async release(ids: number[] | 'all'): Promise<void> {
    await whenNotBusy(() => {
      const free = this.store.db
        .updateTable('enquiries')
        .set({ claimed_by: null, claimed_until: null })
        .where('delivered_at', 'is', null);
      return (
        ids === 'all' ? free.where('claimed_by', 'is not', null) : free.where('id', 'in', ids)
      ).execute();
    });
  }

  async markDelivered(id: number, now: number): Promise<void> {
    await whenNotBusy(() =>
      this.store.db
        .updateTable('enquiries')
        .set({
          delivered_at: now,
          claimed_by: null,
          claimed_until: null,
          attempts: sql`attempts + 1`,
          last_failure: null,
          last_error: null,
        })
        .where('id', '=', id)
        .execute(),
    );
  }

  /** Plans the next attempt; the row stays whatever the failure was. */
  async markFailed(
    id: number,
    failure: { kind: FailureKind; error: string; nextAttemptAt: number },
  ): Promise<void> {
    await whenNotBusy(() =>
      this.store.db
        .updateTable('enquiries')
        .set({
          claimed_by: null,
          claimed_until: null,
          attempts: sql`attempts + 1`,
          next_attempt_at: failure.nextAttemptAt,
          last_failure: failure.kind,
          last_error: failure.error,
        })
        .where('id', '=', id)
        .execute(),
    );
  }

  /** Makes every temporarily refused enquiry due at once: the mail server takes mail again. */
  async wakeTemporary(now: number): Promise<void> {
    await whenNotBusy(() =>
      this.store.db
        .updateTable('enquiries')
        .set({ next_attempt_at: now })
        .where('delivered_at', 'is', null)
        .where('last_failure', '=', 'temporary')
        .where('next_attempt_at', '>', now)
        .execute(),
    );
  }

  /** When the oldest enquiry that waits for the mail server was accepted; null when none waits. */
  async waitsSince(): Promise<number | null> {
    const row = await this.store.db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.min<number | null>('accepted_at').as('oldest'))
      .where('delivered_at', 'is', null)
      .where('quarantine_reason', 'is', null)
      .executeTakeFirst();
    return row?.oldest == null ? null : Number(row.oldest);
  }

  async stats(now: number): Promise<OutboxStats> {
    const open = sql<number>`sum(case when delivered_at is null and quarantine_reason is null then 1 else 0 end)`;
    const row = await this.store.db
      .selectFrom('enquiries')
      .select([
        open.as('pending'),
        sql<number>`sum(case when delivered_at is not null then 1 else 0 end)`.as('delivered'),
        sql<number>`sum(case when delivered_at is null and quarantine_reason is not null then 1 else 0 end)`.as(
          'quarantined',
        ),
        sql<number>`sum(case when delivered_at is null and quarantine_reason is null and last_failure = 'permanent' then 1 else 0 end)`.as(
          'refused',
        ),
        sql<
          number | null
        >`min(case when delivered_at is null and quarantine_reason is null then accepted_at end)`.as(
          'oldest',
        ),
      ])
      .executeTakeFirstOrThrow();
    return {
      pending: Number(row.pending ?? 0),
      oldestPendingSeconds:
        row.oldest === null ? 0 : Math.max(0, Math.round((now - Number(row.oldest)) / 1000)),
      delivered: Number(row.delivered ?? 0),
      quarantined: Number(row.quarantined ?? 0),
      refused: Number(row.refused ?? 0),
    };
  }
}
