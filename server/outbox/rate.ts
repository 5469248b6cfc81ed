import { sql } from 'kysely';
import { type AcceptOptions, type Incoming, type Trx, unique, type Verdicts } from './incoming.ts';
import { clientKey } from './reference.ts';

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

/** Decides which enquiries of a batch exceed their client's limit; each counts, also the refused ones. */
export async function limit(
  trx: Trx,
  batch: Incoming[],
  options: AcceptOptions,
  verdicts: Verdicts,
): Promise<void> {
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
