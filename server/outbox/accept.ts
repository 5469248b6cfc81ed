import { type Insertable, type Kysely, sql } from 'kysely';
import { whenNotBusy } from './busy.ts';
import {
  type Accepted,
  type AcceptOptions,
  type Incoming,
  type Trx,
  unique,
  type Verdicts,
} from './incoming.ts';
import { limit } from './rate.ts';
import { contentKey, idempotencyKey, newReference } from './reference.ts';
import { SQLITE, sqliteCode } from './sqlite-database.ts';
import type { Store } from './store.ts';
import type { EnquiryRow, Tables } from './tables.ts';

/** The same five fields within this time are one enquiry. */
const CONTENT_REPLAY_MS = 10 * 60_000;
/** The same Idempotency-Key with the same content: a client that retries a lost answer may take its time. */
const KEY_REPLAY_MS = 24 * 3_600_000;

interface Keyed {
  incoming: Incoming;
  index: number;
  reference: string;
  keys: string[];
}

function keysOf(incoming: Incoming): string[] {
  const content = contentKey(incoming.enquiry);
  return incoming.idempotencyKey
    ? [content, idempotencyKey(incoming.idempotencyKey, incoming.enquiry)]
    : [content];
}

/** Takes every key that is free or expired; returns the references behind those that were not. */
async function takeKeys(trx: Trx, items: Keyed[], now: number): Promise<Map<string, string>> {
  const owner = new Map<string, Keyed>();
  for (const item of items) for (const key of item.keys) if (!owner.has(key)) owner.set(key, item);
  const keys = unique([...owner.keys()]);
  const rows = keys.map((key) => {
    const item = owner.get(key) as Keyed;
    const lifetime = key === item.keys[0] ? CONTENT_REPLAY_MS : KEY_REPLAY_MS;
    return { key, reference: item.reference, expires_at: now + lifetime };
  });
  const taken = await trx
    .insertInto('replay_keys')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ reference: sql`excluded.reference`, expires_at: sql`excluded.expires_at` })
        .where('replay_keys.expires_at', '<=', now),
    )
    .returning('key')
    .execute();
  const mine = new Set(taken.map(({ key }) => key));
  const others = keys.filter((key) => !mine.has(key));
  const known = others.length
    ? await trx.selectFrom('replay_keys').select(['key', 'reference']).where('key', 'in', others).execute()
    : [];
  return new Map(known.map(({ key, reference }) => [key, reference]));
}

/** Points every key of a repeated enquiry at the reference its first sending was given. */
async function joinKeys(trx: Trx, item: Keyed, reference: string): Promise<void> {
  if (item.keys.length < 2) return;
  await trx.updateTable('replay_keys').set({ reference }).where('key', 'in', item.keys).execute();
}

function rowOf({ incoming, reference }: Keyed, options: AcceptOptions): Insertable<EnquiryRow> {
  const { enquiry } = incoming;
  const now = options.now();
  return {
    reference,
    first_name: enquiry.firstName,
    last_name: enquiry.lastName,
    email: enquiry.email,
    phone: enquiry.phone,
    message: enquiry.message,
    flags: incoming.flags.join(' '),
    message_id: `<enquiry-${reference.toLowerCase()}@${options.mailDomain}>`,
    accepted_at: now,
    next_attempt_at: now,
    quarantine_reason: incoming.quarantineReason,
  };
}

async function storeNew(trx: Trx, items: Keyed[], options: AcceptOptions, verdicts: Verdicts): Promise<void> {
  if (items.length === 0) return;
  const known = await takeKeys(trx, items, options.now());
  const first = new Map<string, string>();
  const fresh: Keyed[] = [];
  for (const item of items) {
    const reference = item.keys.map((key) => known.get(key) ?? first.get(key)).find(Boolean);
    if (reference) {
      await joinKeys(trx, item, reference);
      verdicts[item.index] = { kind: 'replayed', reference };
    } else {
      fresh.push(item);
      verdicts[item.index] = { kind: 'stored', reference: item.reference };
    }
    for (const key of item.keys) first.set(key, reference ?? item.reference);
  }
  if (fresh.length > 0)
    await trx
      .insertInto('enquiries')
      .values(fresh.map((item) => rowOf(item, options)))
      .execute();
}

async function acceptOnce(
  db: Kysely<Tables>,
  batch: Incoming[],
  options: AcceptOptions,
): Promise<Accepted[]> {
  return db.transaction().execute(async (trx) => {
    const verdicts: Verdicts = batch.map(() => undefined);
    await limit(trx, batch, options, verdicts);
    const items = batch.flatMap((incoming, index) =>
      verdicts[index] ? [] : [{ incoming, index, reference: newReference(), keys: keysOf(incoming) }],
    );
    await storeNew(trx, items, options, verdicts);
    return verdicts as Accepted[];
  });
}

/** Stores a batch in one transaction: counts the clients, answers repeats, inserts the rest. Resolves once on disk. */
export function acceptBatch(store: Store, batch: Incoming[], options: AcceptOptions): Promise<Accepted[]> {
  return whenNotBusy(() => acceptOnce(store.db, batch, options));
}

/** True for errors that one enquiry causes and that must not take its neighbours down: bad data, a reference drawn twice. */
export function isItemError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (typeof code === 'string' && /^2[23]/.test(code)) || sqliteCode(error) === SQLITE.constraint;
}
