import { once } from 'node:events';
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, SqliteDialect } from 'kysely';
import { holdFolder, syncPath } from './data-folder.ts';
import { migrate } from './migrations.ts';
import { asKyselyDatabase, openForWriting } from './sqlite-database.ts';
import { inspectFile } from './sqlite-inspect.ts';
import { type Store, StoreRefusedError } from './store.ts';
import type { Tables } from './tables.ts';

export const SQLITE_FILE = 'outbox.sqlite';

const kyselyOf = <T>(path: string) =>
  new Kysely<T>({ dialect: new SqliteDialect({ database: asKyselyDatabase(openForWriting(path)) }) });

/** A new outbox appears under its name complete or not at all; an empty file under that name is therefore damage. */
async function createFile(path: string): Promise<void> {
  const draft = `${path}.new`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(draft + suffix, { force: true });
  closeSync(openSync(draft, 'wx', 0o600));
  const db = kyselyOf<unknown>(draft);
  try {
    await migrate(db, 'sqlite');
  } finally {
    await db.destroy();
  }
  syncPath(draft);
  renameSync(draft, path);
}

function refuseDamage(path: string): void {
  if (statSync(path).size === 0)
    throw new StoreRefusedError('the outbox is an empty file: restore it from a backup');
  try {
    inspectFile(path);
  } catch {
    throw new StoreRefusedError('the outbox is damaged or no outbox: restore it from a backup');
  }
}

async function prepareFile(folder: string, path: string): Promise<void> {
  if (existsSync(path)) return refuseDamage(path);
  if (existsSync(`${path}-wal`)) throw new StoreRefusedError('the outbox is gone but its journal is there');
  await createFile(path);
  syncPath(folder);
}

/** Writes and syncs through the service's connection, then reads back through a fresh one, past any cached page. */
async function probe(db: Kysely<Tables>, path: string): Promise<void> {
  const value = String(Date.now());
  await db
    .insertInto('meta')
    .values({ name: 'probe', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 1000 });
  try {
    const row = reader.prepare("select value from meta where name = 'probe'").get();
    reader.prepare('select count(*) from enquiries where delivered_at is null').get();
    if (!row) throw new Error('the outbox forgot what was written');
  } finally {
    reader.close();
  }
}

async function inspectAside(path: string): Promise<void> {
  const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), { workerData: path });
  const [verdict] = await once(worker, 'message');
  if (verdict !== 'ok') throw new StoreRefusedError('the outbox is damaged');
}

/** Opens the embedded outbox in `folder`; refuses a second process, a damaged file and a newer release's file. */
export async function openSqlite(folder: string): Promise<Store> {
  const path = join(folder, SQLITE_FILE);
  const unlock = holdFolder(folder);
  try {
    await prepareFile(folder, path);
    const db = kyselyOf<Tables>(path);
    await migrate(db as Kysely<unknown>, 'sqlite');
    return {
      kind: 'sqlite',
      db,
      probe: () => probe(db, path),
      inspect: () => inspectAside(path),
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error instanceof StoreRefusedError
      ? error
      : new StoreRefusedError('the outbox cannot be opened', { cause: error });
  }
}
