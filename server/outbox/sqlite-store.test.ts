import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchFolder } from '../faults/bed.ts';
import { migrate } from './migrations.ts';
import { asKyselyDatabase, openForWriting } from './sqlite-database.ts';
import { openSqlite, SQLITE_FILE } from './sqlite-store.ts';
import { StoreRefusedError } from './store.ts';

let folder: ReturnType<typeof scratchFolder>;
let file: string;

beforeEach(() => {
  folder = scratchFolder('store');
  file = join(folder.path, SQLITE_FILE);
});
afterEach(() => folder.remove());

const checksum = () => createHash('sha256').update(readFileSync(file)).digest('hex');

async function filledStore(rows = 200): Promise<void> {
  const store = await openSqlite(folder.path);
  const row = (n: number) => ({
    reference: `REF-${n}`,
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@example.com',
    phone: '+971501234567',
    message: `A kitchen, please. ${'x'.repeat(500)}`,
    flags: '',
    message_id: `<${n}@maker.example>`,
    accepted_at: n,
    next_attempt_at: n,
  });
  await store.db
    .insertInto('enquiries')
    .values(Array.from({ length: rows }, (_, n) => row(n)))
    .execute();
  await store.close();
}

function overwrite(offset: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, offset);
  closeSync(handle);
}

test('every connection syncs each commit, on the first boot and on every later one', async () => {
  for (let boot = 0; boot < 3; boot += 1) {
    await (await openSqlite(folder.path)).close();
    const database = openForWriting(file);
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  }
});

test('folder and files belong to their owner alone', async () => {
  chmodSync(folder.path, 0o755);
  const store = await openSqlite(folder.path);
  await store.probe();
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder.path)) expect(statSync(join(folder.path, name)).mode & 0o077).toBe(0);
  await store.close();
});

test('a second process on the same folder is refused, and the first goes on', async () => {
  const store = await openSqlite(folder.path);
  await expect(openSqlite(folder.path)).rejects.toThrow('in use by another process');
  await store.probe();
  await store.close();
  await (await openSqlite(folder.path)).close();
});

test('a folder that takes no file is not mistaken for one in use', async () => {
  writeFileSync(file, '');
  await expect(openSqlite(join(file, 'data'))).rejects.toThrow('DATA_DIR cannot be written to');
});

test('a full disk is told as one', async () => {
  const store = await openSqlite(folder.path);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.db);
  const value = 'x'.repeat(100_000);
  const insertion = store.db
    .transaction()
    .execute((trx) => trx.insertInto('meta').values({ name: 'large', value }).execute());
  await expect(insertion).rejects.toMatchObject({ errstr: 'database or disk is full' });
  await store.probe();
  await store.close();
});

describe('a store that is not sound is refused and left as it is', () => {
  const damage: [string, () => void][] = [
    ['an empty file', () => writeFileSync(file, '')],
    [
      'no database at all',
      () => writeFileSync(file, 'this is not a database, but somebody may want it back'.repeat(50)),
    ],
    ['a damaged header', () => overwrite(0, Buffer.from('garbage!'))],
    ['a damaged page', () => overwrite(8192, Buffer.alloc(4096, 0xff))],
    ['a truncated file', () => writeFileSync(file, readFileSync(file).subarray(0, 20_000))],
  ];
  test.each(damage)('%s', async (_name, harm) => {
    await filledStore();
    harm();
    const before = checksum();
    await expect(openSqlite(folder.path)).rejects.toThrow(StoreRefusedError);
    await expect(openSqlite(folder.path)).rejects.toThrow(/damaged|empty/);
    expect(checksum()).toBe(before);
  });

  test('a folder where the file should be', async () => {
    mkdirSync(file);
    await expect(openSqlite(folder.path)).rejects.toThrow(StoreRefusedError);
    expect(statSync(file).isDirectory()).toBe(true);
  });

  test('a journal whose outbox is gone', async () => {
    await filledStore(1);
    rmSync(file);
    writeFileSync(`${file}-wal`, 'rest of an outbox');
    await expect(openSqlite(folder.path)).rejects.toThrow('the outbox is gone');
    expect(() => statSync(file)).toThrow();
  });

  test('a store of a newer release', async () => {
    await filledStore(3);
    const db = new Kysely<{ kysely_migration: { name: string; timestamp: string } }>({
      dialect: new SqliteDialect({ database: asKyselyDatabase(openForWriting(file)) }),
    });
    await db.insertInto('kysely_migration').values({ name: '9999_future', timestamp: '2030' }).execute();
    await db.destroy();
    await expect(openSqlite(folder.path)).rejects.toThrow('cannot be opened');
  });
});

test('damage done while running is found, by the probe or by the inspection', async () => {
  await filledStore();
  const store = await openSqlite(folder.path);
  await store.inspect();
  overwrite(8192, Buffer.alloc(4096 * 4, 0xff));
  await expect(store.inspect()).rejects.toThrow('damaged');
  await store.close().catch(() => undefined);
});

test('a crash while the first outbox was being made is no damage', async () => {
  writeFileSync(`${file}.new`, 'half made');
  const store = await openSqlite(folder.path);
  await store.probe();
  await store.close();
});

test('the data of the first release is taken over', async () => {
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: asKyselyDatabase(openForWriting(file)) }),
  });
  await migrate(db, 'sqlite', '0001_enquiries');
  await db.destroy();
  const old = openForWriting(file);
  old.exec(`insert into enquiries (reference, first_name, last_name, email, phone, message, flags, message_id, accepted_at, next_attempt_at)
    values ('ABCD-EFGH', 'Layla', 'حداد', 'l@example.com', '+9715', 'From the first release', '', '<a@b>', 1, 1)`);
  old.close();
  const store = await openSqlite(folder.path);
  const rows = await store.db.selectFrom('enquiries').selectAll().execute();
  expect(rows).toMatchObject([
    { reference: 'ABCD-EFGH', last_name: 'حداد', message: 'From the first release', attempts: 0 },
  ]);
  await store.probe();
  await store.close();
});
