import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { whenNotBusy } from '../outbox/busy.ts';
import type { StoredEnquiry } from '../outbox/outbox.ts';
import { inspectFile } from '../outbox/sqlite-inspect.ts';
import { SQLITE_FILE } from '../outbox/sqlite-store.ts';
import type { StoreKind } from '../outbox/store.ts';
import type { Tables } from '../outbox/tables.ts';
import type { StateName } from './options.ts';
import { stateOf } from './table.ts';

/** The tool's own connection to the outbox, beside the service's. */
export interface OperatorStore {
  kind: StoreKind;
  db: Kysely<Tables>;
  /** Path of the embedded outbox; null on PostgreSQL. */
  file: string | null;
  /** Where mails are files while no mail server is set up. */
  mailFolder: string;
  close(): Promise<void>;
}

/** Enquiries in order of acceptance, of one state or all. */
export async function enquiries({ db }: OperatorStore, state: StateName | null): Promise<StoredEnquiry[]> {
  const rows = await db.selectFrom('enquiries').selectAll().orderBy('id').execute();
  return state ? rows.filter((row) => stateOf(row) === state) : rows;
}

export function find({ db }: OperatorStore, reference: string): Promise<StoredEnquiry | undefined> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
}

/** Makes an undelivered enquiry due at once; resolves to false when there is none. */
export async function retry({ db }: OperatorStore, reference: string, now: number): Promise<boolean> {
  const result = await whenNotBusy(() =>
    db
      .updateTable('enquiries')
      .set({ next_attempt_at: now })
      .where('reference', '=', reference.toUpperCase())
      .where('delivered_at', 'is', null)
      .where('quarantine_reason', 'is', null)
      .executeTakeFirst(),
  );
  return Number(result.numUpdatedRows) > 0;
}

/** Takes an enquiry out of quarantine and makes it due; resolves to false when it was not in it. */
export async function release({ db }: OperatorStore, reference: string, now: number): Promise<boolean> {
  const result = await whenNotBusy(() =>
    db
      .updateTable('enquiries')
      .set({ quarantine_reason: null, next_attempt_at: now })
      .where('reference', '=', reference.toUpperCase())
      .where('quarantine_reason', 'is not', null)
      .where('delivered_at', 'is', null)
      .executeTakeFirst(),
  );
  return Number(result.numUpdatedRows) > 0;
}

/** Rewrites what still holds the bytes of removed rows: SQLite's journal, PostgreSQL's dead rows. */
async function scrub({ db, file }: OperatorStore): Promise<void> {
  if (file === null) {
    // A full vacuum rewrites the table; it holds it for as long as that takes, a second or less here.
    await sql`vacuum (full) enquiries`.execute(db);
    await sql`vacuum (full) replay_keys`.execute(db);
    await sql`checkpoint`.execute(db).catch(() => undefined);
    return;
  }
  // `secure_delete` has overwritten the free pages already; what is left stands in the journal.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rows } = await whenNotBusy(() =>
      sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
    );
    if (rows[0]?.busy === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('removed, but the journal is in use: run the same command again');
}

/** Removes every enquiry of an address, or one by its reference, with its mail file and all trace of it; resolves to the references. */
export async function erase(store: OperatorStore, subject: string): Promise<string[]> {
  const { db } = store;
  const removed = await whenNotBusy(() =>
    db.transaction().execute(async (trx) => {
      const rows = await (subject.includes('@')
        ? trx.deleteFrom('enquiries').where(sql<string>`lower(email)`, '=', subject.toLowerCase())
        : trx.deleteFrom('enquiries').where('reference', '=', subject.toUpperCase())
      )
        .returning('reference')
        .execute();
      const references = rows.map(({ reference }) => reference);
      if (references.length > 0)
        await trx.deleteFrom('replay_keys').where('reference', 'in', references).execute();
      return references;
    }),
  );
  for (const reference of removed) await rm(join(store.mailFolder, `${reference}.eml`), { force: true });
  await scrub(store);
  return removed;
}

/** A sound copy of the embedded outbox, taken while the service writes; readable by its owner alone. */
export async function backup({ file }: OperatorStore, target: string): Promise<void> {
  if (file === null) throw new Error('the outbox is on PostgreSQL: back it up with pg_dump');
  if (existsSync(target)) throw new Error('the file exists already');
  const source = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    await copyDatabase(source, target);
  } finally {
    source.close();
  }
  await chmod(target, 0o600);
  inspectFile(target);
  // Looking it over opens a journal beside the copy; nothing was written, so both are empty.
  for (const suffix of ['-wal', '-shm']) await rm(target + suffix, { force: true });
}

/** Path of the embedded outbox in a data folder. */
export const outboxFile = (dataDir: string) => join(dataDir, SQLITE_FILE);
