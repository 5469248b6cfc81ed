import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkEnquiry } from '#contract/enquiry.ts';
import { scratchFolder } from '../faults/bed.ts';
import { enquiryNumber } from '../faults/client.ts';
import { Postgres } from '../faults/postgres.ts';
import { purge } from '../retention/housekeeping.ts';
import { acceptBatch } from './accept.ts';
import { GroupCommit } from './group-commit.ts';
import type { Incoming } from './incoming.ts';
import { migrate } from './migrations.ts';
import { Outbox } from './outbox.ts';
import { openPostgres } from './postgres-store.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const START = Date.UTC(2026, 0, 1);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await new Postgres().create();
});
afterAll(() => postgres.remove());

const incoming = (n: number, change: Partial<Incoming> = {}): Incoming => ({
  enquiry: enquiryNumber(n),
  flags: [],
  quarantineReason: null,
  idempotencyKey: null,
  client: null,
  ...change,
});

/** Each test runs on both stores, on a fresh one each time. */
describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  async function withStore(work: (store: Store, again: () => Promise<Store>) => Promise<void>) {
    const folder = scratchFolder('outbox');
    const database = kind === 'postgres' ? await postgres.database() : '';
    const open = () => (kind === 'postgres' ? openPostgres(postgres.url(database)) : openSqlite(folder.path));
    const store = await open();
    try {
      await work(store, open);
    } finally {
      await store.close();
      folder.remove();
    }
  }
  const accept = (
    store: Store,
    batch: Incoming[],
    now = START,
    rules: { max: number; windowMs: number }[] = [],
  ) => acceptBatch(store, batch, { rules, mailDomain: 'maker.example', now: () => now });
  const rows = (store: Store) => store.db.selectFrom('enquiries').selectAll().orderBy('id').execute();

  test('a batch is one transaction: rows, references and Message-IDs are all different', () =>
    withStore(async (store) => {
      const accepted = await accept(
        store,
        Array.from({ length: 150 }, (_, n) => incoming(n)),
      );
      const stored = await rows(store);
      expect(stored.map(({ reference }) => reference)).toEqual(
        accepted.map((one) => 'reference' in one && one.reference),
      );
      expect(new Set(stored.map(({ message_id }) => message_id)).size).toBe(150);
      expect(stored[0]).toMatchObject({ accepted_at: START, attempts: 0, delivered_at: null });
    }));

  test('the same content is one enquiry for ten minutes, in one batch and across batches', () =>
    withStore(async (store) => {
      const [first, twin] = await accept(store, [incoming(1), incoming(1)]);
      const [later] = await accept(store, [incoming(1)], START + 9 * MINUTE);
      const [muchLater] = await accept(store, [incoming(1)], START + 11 * MINUTE);
      expect(twin).toEqual({ ...first, kind: 'replayed' });
      expect(later).toEqual({ ...first, kind: 'replayed' });
      expect(muchLater?.kind).toBe('stored');
      expect(await rows(store)).toHaveLength(2);
    }));

  test('the same key with the same content is one enquiry for a day, with other content two', () =>
    withStore(async (store) => {
      const keyed = { idempotencyKey: 'k' };
      const [first] = await accept(store, [incoming(1, keyed)]);
      const [retried] = await accept(store, [incoming(1, keyed)], START + 60 * MINUTE);
      const [other] = await accept(store, [incoming(2, keyed)], START + 60 * MINUTE);
      expect(retried).toEqual({ ...first, kind: 'replayed' });
      expect(other?.kind).toBe('stored');
    }));

  test('what a visitor typed is stored as cleaned, the same on both stores', () =>
    withStore(async (store) => {
      const check = checkEnquiry({
        ...enquiryNumber(1),
        firstName: 'La\u0000y\ud800la',
        message: 'م\u0000🙂\udc00\r\n\u0007x',
      });
      if (!check.ok) throw new Error('refused');
      await accept(store, [incoming(1, { enquiry: check.enquiry })]);
      expect(await rows(store)).toMatchObject([{ first_name: 'Lay\ufffdla', message: 'م🙂\ufffd\nx' }]);
    }));

  test('a client over its limit waits until the window ends; others and repeats are not its concern', () =>
    withStore(async (store) => {
      const rules = [{ max: 3, windowMs: MINUTE }];
      const from = (n: number, client: string) => incoming(n, { client });
      const batch = [1, 2, 3, 4].map((n) => from(n, '198.51.100.7')).concat(from(5, '198.51.100.8'));
      const kinds = (await accept(store, batch, START, rules)).map((one) => one.kind);
      expect(kinds).toEqual(['stored', 'stored', 'stored', 'limited', 'stored']);
      const [still] = await accept(store, [from(6, '198.51.100.7')], START + MINUTE - 1, rules);
      const [free] = await accept(store, [from(6, '198.51.100.7')], START + MINUTE, rules);
      expect(still).toEqual({ kind: 'limited', retryAfterSeconds: 1 });
      expect(free?.kind).toBe('stored');
      const kept = await store.db.selectFrom('rate_windows').select('key').execute();
      expect(JSON.stringify(kept)).not.toContain('198.51.100');
    }));

  test('claims go to one instance, oldest first, and run out', () =>
    withStore(async (store) => {
      const outbox = new Outbox(store);
      await accept(
        store,
        Array.from({ length: 6 }, (_, n) => incoming(n)),
      );
      const mine = await outbox.claim('one', 4, START);
      const theirs = await outbox.claim('two', 4, START);
      expect(mine.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
      expect(theirs.map(({ id }) => id)).toEqual([5, 6]);
      expect(await outbox.claim('two', 4, START + 39_000)).toEqual([]);
      await outbox.renew('one', START + 30_000);
      expect(await outbox.claim('two', 8, START + 45_000)).toHaveLength(2);
      expect(await outbox.claim('two', 8, START + 71_000)).toHaveLength(4);
    }));

  test('the purge takes delivered enquiries after their time and never an undelivered one', () =>
    withStore(async (store) => {
      const outbox = new Outbox(store);
      await accept(store, [incoming(1), incoming(2), incoming(3)]);
      await outbox.markDelivered(1, START);
      await outbox.markDelivered(2, START + 10 * DAY);
      expect(await purge(store.db, 1096, START + 1096 * DAY)).toBe(0);
      expect(await purge(store.db, 1096, START + 1096 * DAY + 1)).toBe(1);
      expect(await purge(store.db, 1096, START + 5000 * DAY)).toBe(1);
      expect((await rows(store)).map(({ id }) => id)).toEqual([3]);
    }));

  test('one enquiry the store cannot take does not take its neighbours down', () =>
    withStore(async (store) => {
      const commits = new GroupCommit<number, string>(
        async (batch) => {
          if (batch.includes(7)) throw Object.assign(new Error('bad data'), { code: '22021' });
          return batch.map(String);
        },
        (error) => (error as { code?: string }).code === '22021',
      );
      const results = await Promise.allSettled([5, 6, 7, 8].map((n) => commits.add(n)));
      expect(results.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      await store.probe();
    }));
});

test('two instances on one PostgreSQL share rate limits and answer a double click alike', async () => {
  const database = await postgres.database();
  const [one, two] = [await openPostgres(postgres.url(database)), await openPostgres(postgres.url(database))];
  const options = { rules: [{ max: 10, windowMs: MINUTE }], mailDomain: 'maker.example', now: () => START };
  const both = await Promise.all(
    [one, two].map((store) => acceptBatch(store, [incoming(1, { client: 'a' })], options)),
  );
  expect(
    both
      .flat()
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['replayed', 'stored']);
  const batches = Array.from({ length: 10 }, (_, n) =>
    acceptBatch(
      n % 2 ? one : two,
      [incoming(100 + 2 * n, { client: 'a' }), incoming(101 + 2 * n, { client: 'a' })],
      options,
    ),
  );
  const kinds = (await Promise.all(batches)).flat().map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(8);
  expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(12);
  await one.close();
  await two.close();
});

test('two instances on one PostgreSQL share the cap of mails in any sixty seconds', async () => {
  const database = await postgres.database();
  const [one, two] = [await openPostgres(postgres.url(database)), await openPostgres(postgres.url(database))];
  const ask = (store: Store, now: number) => new Outbox(store).grantSends(2, 9, now);
  const grants = await Promise.all(
    Array.from({ length: 10 }, (_, n) => ask(n % 2 ? one : two, START + n * 10)),
  );
  expect(grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(9);
  expect(await ask(one, START + MINUTE - 1)).toMatchObject({ granted: 0 });
  expect((await ask(two, START + MINUTE + 90)).granted).toBe(2);
  await one.close();
  await two.close();
});

test('a PostgreSQL that does not sync its commits is refused', async () => {
  const database = await postgres.database();
  await postgres.query(database, 'alter system set fsync = off');
  await postgres.query(database, 'select pg_reload_conf()');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(openPostgres(postgres.url(database))).rejects.toThrow('fsync');
  await postgres.query(database, 'alter system reset fsync');
  await postgres.query(database, 'select pg_reload_conf()');
});

test('commits are synchronous even where the server would have them otherwise', async () => {
  const database = await postgres.database();
  await postgres.query(database, `alter database ${database} set synchronous_commit = off`);
  const store = await openPostgres(postgres.url(database));
  const { rows } = await sql<{
    level: string;
  }>`select current_setting('synchronous_commit') as level`.execute(store.db);
  expect(rows).toEqual([{ level: 'on' }]);
  await store.close();
});

test('a PostgreSQL outbox of the first release is taken over, one of a newer release refused', async () => {
  const database = await postgres.database();
  const first = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: postgres.url(database) }) }),
  });
  await migrate(first, 'postgres', '0001_enquiries');
  await sql`insert into enquiries (reference, first_name, last_name, email, phone, message, flags, message_id, accepted_at, next_attempt_at)
    values ('ABCD-EFGH', 'Layla', 'حداد', 'l@example.com', '+9715', 'From the first release', '', '<a@b>', 1, 1)`.execute(
    first,
  );
  await first.destroy();
  const store = await openPostgres(postgres.url(database));
  const rows = await store.db.selectFrom('enquiries').selectAll().execute();
  expect(rows).toMatchObject([
    { id: 1, reference: 'ABCD-EFGH', last_name: 'حداد', accepted_at: 1, attempts: 0 },
  ]);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '2030')`.execute(store.db);
  await store.close();
  await expect(openPostgres(postgres.url(database))).rejects.toThrow('cannot be used');
});
