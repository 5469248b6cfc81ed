import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Enquiry } from '#contract/enquiry.ts';
import { clientKey, contentKey, idempotencyKey, newReference } from './reference.ts';
import { SQLITE, sqliteCode } from './sqlite-database.ts';
import type { Store } from './store.ts';
import type { EnquiryRow, Tables } from './tables.ts';

/** The same five fields within this time are one enquiry. */
const CONTENT_REPLAY_MS = 10 * 60_000;
/** The same Idempotency-Key with the same content: a client that retries a lost answer may take its time. */
const KEY_REPLAY_MS = 24 * 3_600_000;
/** How long a lock held by the operator's tool is waited for. */
const BUSY_RETRY_MS = 4000;

/** One checked enquiry on its way into the outbox. */
export interface Incoming {
  enquiry: Enquiry;
  /** `email`, `phone` when badly formed. */
  flags: string[];
  /** Why it goes to quarantine; null for the mail. */
  quarantineReason: string | null;
  /** Value of the Idempotency-Key header, null without one. */
  idempotencyKey: string | null;
  /** Client address (IPv6: its /64), null when the rate is not limited. */
  client: string | null;
}

export type Accepted =
  | { kind: 'stored' | 'replayed'; reference: string }
  | { kind: 'limited'; retryAfterSeconds: number };

export interface RateRule {
  max: number;
  windowMs: number;
}

export interface AcceptOptions {
  rules: RateRule[];
  /** Domain of the Message-IDs. */
  mailDomain: string;
  now: () => number;
}

type Trx = Transaction<Tables>;
type Verdicts = (Accepted | undefined)[];

const unique = (keys: string[]) => [...new Set(keys)].sort();

/** Counts the batch into its clients' windows; keys are taken in one order everywhere, so instances cannot deadlock. */
async function countWindows(
  trx: Trx,
  keys: string[],
  expiry: Map<string, number>,
): Promise<Map<string, number>> {
  const rows = unique(keys).map((key) => ({
    key,
    count: keys.filter((other) => other === key).length,
    expires_at: expiry.get(key) ?? 0,
  }));
  const counted = await trx
    .insertInto('rate_windows')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ count: sql`rate_windows.count + excluded.count` }),
    )
    .returning(['key', 'count'])
    .execute();
  const before = new Map(rows.map((row) => [row.key, -row.count]));
  for (const { key, count } of counted) before.set(key, count + (before.get(key) ?? 0));
  return before;
}

async function limit(trx: Trx, batch: Incoming[], options: AcceptOptions, verdicts: Verdicts): Promise<void> {
  const clients = batch.flatMap((incoming, index) =>
    incoming.client ? [{ index, client: incoming.client }] : [],
  );
  if (options.rules.length === 0 || clients.length === 0) return;
  const { value: salt } = await trx
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'salt')
    .executeTakeFirstOrThrow();
  const now = options.now();
  const expiry = new Map<string, number>();
  const windows = clients.flatMap(({ index, client }) =>
    options.rules.map((rule) => {
      const turn = Math.floor(now / rule.windowMs);
      const key = `${clientKey(salt, client)}:${rule.windowMs}:${turn}`;
      expiry.set(key, (turn + 1) * rule.windowMs);
      return { index, key, max: rule.max };
    }),
  );
  const used = await countWindows(
    trx,
    windows.map(({ key }) => key),
    expiry,
  );
  for (const { index, key, max } of windows) {
    const place = (used.get(key) ?? 0) + 1;
    used.set(key, place);
    if (place <= max) continue;
    const retryAfterSeconds = Math.max(1, Math.ceil(((expiry.get(key) ?? now) - now) / 1000));
    const earlier = verdicts[index];
    const longest =
      earlier?.kind === 'limited'
        ? Math.max(earlier.retryAfterSeconds, retryAfterSeconds)
        : retryAfterSeconds;
    verdicts[index] = { kind: 'limited', retryAfterSeconds: longest };
  }
}

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

/** Stores a batch in one transaction: counts the clients, answers repeats, inserts the rest. Resolves once on disk. */
export function acceptBatch(store: Store, batch: Incoming[], options: AcceptOptions): Promise<Accepted[]> {
  return whenNotBusy(() => acceptOnce(store.db, batch, options));
}

/** True for errors that one enquiry causes and that must not take its neighbours down: bad data, a reference drawn twice. */
export function isItemError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (typeof code === 'string' && /^2[23]/.test(code)) || sqliteCode(error) === SQLITE.constraint;
}
