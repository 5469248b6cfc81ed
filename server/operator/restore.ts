import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { holdFolder, syncPath } from '../outbox/data-folder.ts';
import { inspectFile } from '../outbox/sqlite-inspect.ts';
import { openSqlite, SQLITE_FILE } from '../outbox/sqlite-store.ts';
import type { EnquiryRow } from '../outbox/tables.ts';
import { readableRows, type Value } from './damaged-pages.ts';

/** What a restore found. */
export interface Restored {
  /** Where the outbox that stood there lies now; null: there was none. */
  aside: string | null;
  /** References that were not in the backup and were read out of the outbox set aside. */
  saved: string[];
}

type Row = Record<string, Value>;

/** The rows of `enquiries` among all that can be read, told by what their columns hold. */
function readableEnquiries(path: string, columns: readonly string[]): Row[] {
  return readableRows(path)
    .filter((values) => values.length === columns.length)
    .map((values): Row => Object.fromEntries(columns.map((name, n) => [name, values[n] ?? null])))
    .filter(
      ({ reference, message_id, accepted_at }) =>
        /^\w{4}-\w{4}$/.test(String(reference)) &&
        /^<.+>$/.test(String(message_id)) &&
        typeof accepted_at === 'number',
    )
    .sort((a, b) => Number(a.accepted_at) - Number(b.accepted_at));
}

/** Adds what the backup lacks, and notes as delivered what was; resolves to the references added. */
async function addReadable(folder: string, damaged: string): Promise<string[]> {
  const shape = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
  const columns = shape.prepare('select name from pragma_table_info(?)').all('enquiries');
  shape.close();
  const store = await openSqlite(folder);
  const saved: string[] = [];
  try {
    await store.db.transaction().execute(async (trx) => {
      for (const { id: _, ...row } of readableEnquiries(
        damaged,
        columns.map(({ name }) => String(name)),
      )) {
        const enquiry = row as unknown as Omit<EnquiryRow, 'id' | 'attempts'> & { attempts: number };
        const added = await trx
          .insertInto('enquiries')
          .values(enquiry)
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirst();
        if (Number(added.numInsertedOrUpdatedRows) > 0) saved.push(enquiry.reference);
        else if (enquiry.delivered_at !== null)
          await trx
            .updateTable('enquiries')
            .set({ delivered_at: enquiry.delivered_at })
            .where('reference', '=', enquiry.reference)
            .where('delivered_at', 'is', null)
            .execute();
      }
    });
  } finally {
    await store.close();
  }
  return saved;
}

/** Moves the outbox and its journals into a folder of their own; null when there is nothing to move. */
function setAside(folder: string, now: number): string | null {
  const files = readdirSync(folder).filter((name) => name.startsWith(SQLITE_FILE));
  if (files.length === 0) return null;
  const aside = join(folder, `before-restore-${new Date(now).toISOString().replaceAll(':', '')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of files) renameSync(join(folder, name), join(aside, name));
  return aside;
}

/** Copies a backup with what stands in its journal, and leaves nothing beside it that was not there. */
async function copySound(backup: string, target: string): Promise<void> {
  const hadJournal = existsSync(`${backup}-wal`);
  rmSync(target, { force: true });
  inspectFile(backup);
  const source = new DatabaseSync(backup, { readOnly: true });
  try {
    await copyDatabase(source, target);
  } finally {
    source.close();
    if (!hadJournal) for (const suffix of ['-wal', '-shm']) rmSync(backup + suffix, { force: true });
  }
  chmodSync(target, 0o600);
  syncPath(target);
}

/** The files belong to whom the folder does, also when root restores. */
function giveToOwner(folder: string): void {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() !== 0) return;
  for (const name of readdirSync(folder, { recursive: true }))
    chownSync(join(folder, String(name)), uid, gid);
}

/**
 * Puts a backup in the place of the outbox while the service is stopped, keeps what stood there and takes over every
 * enquiry that can still be read in it, so that one accepted after the backup is not lost.
 * @throws StoreRefusedError while the service runs; Error when the backup is not sound.
 */
export async function restore(backup: string, folder: string, now: number): Promise<Restored> {
  if (!existsSync(backup)) throw new Error(`there is no file ${backup}`);
  const release = holdFolder(folder);
  let aside: string | null;
  try {
    const draft = join(folder, 'restoring');
    await copySound(backup, draft);
    aside = setAside(folder, now);
    renameSync(draft, join(folder, SQLITE_FILE));
    syncPath(folder);
  } finally {
    release();
  }
  const damaged = aside && join(aside, SQLITE_FILE);
  const saved = damaged && existsSync(damaged) ? await addReadable(folder, damaged) : [];
  giveToOwner(folder);
  return { aside, saved };
}
