import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../faults/bed.ts';
import { openSqlite, SQLITE_FILE } from '../outbox/sqlite-store.ts';
import { restore } from './restore.ts';
import { runTool } from './tool.ts';

let folder: ReturnType<typeof scratchFolder>;
let data: string;
let file: string;
let backup: string;

beforeEach(() => {
  folder = scratchFolder('restore');
  data = join(folder.path, 'data');
  file = join(data, SQLITE_FILE);
  backup = join(folder.path, 'backup.sqlite');
});
afterEach(() => folder.remove());

const LONG = 'Кухня с островом. '.repeat(2000);

function row(n: number, deliveredAt: number | null) {
  return {
    reference: `REFE-${String(n).padStart(4, '0')}`,
    first_name: 'Layla',
    last_name: 'حداد',
    email: 'layla@example.com',
    phone: '+971501234567',
    message: n % 10 === 0 ? LONG : `Enquiry number ${n}`,
    flags: '',
    message_id: `<${n}@maker.example>`,
    accepted_at: 1_700_000_000_000 + n,
    next_attempt_at: 1_700_000_000_000 + n,
    delivered_at: deliveredAt,
  };
}

/** Enquiries `from` to `to`, in an outbox that was closed or, `killed`, left with its journal. */
async function fill(from: number, to: number, { killed = false } = {}): Promise<void> {
  const store = await openSqlite(data);
  for (let n = from; n <= to; n += 1)
    await store.db
      .insertInto('enquiries')
      .values(row(n, n % 2 ? 1_800_000_000_000 : null))
      .execute();
  const kept = join(folder.path, 'killed');
  if (killed) for (const end of ['', '-wal']) copyFileSync(file + end, kept + end);
  await store.close();
  if (killed) for (const end of ['', '-wal']) copyFileSync(kept + end, file + end);
}

function overwrite(from: number, to: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(to - from, 0xff), 0, to - from, from);
  closeSync(handle);
}

async function rows() {
  const store = await openSqlite(data);
  const all = await store.db.selectFrom('enquiries').selectAll().orderBy('accepted_at').execute();
  await store.close();
  return all;
}

test('what came after the backup is read out of an outbox whose first pages are gone, and out of its journal', async () => {
  await fill(1, 40);
  copyFileSync(file, backup);
  await fill(41, 60);
  await fill(61, 70, { killed: true });
  overwrite(0, 4096 * 2);
  await expect(openSqlite(data)).rejects.toThrow('damaged');
  const { aside, saved } = await restore(backup, data, 0);
  expect(saved).toEqual(Array.from({ length: 30 }, (_, n) => row(n + 41, null).reference));
  expect((await rows()).map(({ id: _, ...one }) => one)).toMatchObject(
    Array.from({ length: 70 }, (_, n) => row(n + 1, (n + 1) % 2 ? 1_800_000_000_000 : null)),
  );
  expect(existsSync(join(aside ?? '', SQLITE_FILE))).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a backup is restored where the outbox is gone, and nothing is left beside the backup', async () => {
  await fill(1, 3);
  copyFileSync(file, backup);
  rmSync(file);
  expect(await restore(backup, data, 0)).toEqual({ aside: null, saved: [] });
  expect(await rows()).toHaveLength(3);
  expect(existsSync(`${backup}-wal`)).toBe(false);
});

test('what was delivered after the backup is not sent once more', async () => {
  await fill(2, 2);
  copyFileSync(file, backup);
  const store = await openSqlite(data);
  await store.db.updateTable('enquiries').set({ delivered_at: 5 }).execute();
  await store.close();
  await restore(backup, data, 0);
  expect(await rows()).toMatchObject([{ reference: 'REFE-0002', delivered_at: 5 }]);
});

test('a damaged backup is refused, and the outbox stays as it is', async () => {
  await fill(1, 200);
  copyFileSync(file, backup);
  const before = readFileSync(file);
  overwrite(4096, 4096 * 9);
  copyFileSync(file, backup);
  const damaged = readFileSync(file);
  await expect(restore(backup, data, 0)).rejects.toThrow();
  expect(readFileSync(file).equals(damaged)).toBe(true);
  expect(damaged.equals(before)).toBe(false);
});

test('nothing is restored under a running service', async () => {
  const store = await openSqlite(data);
  await store.close();
  copyFileSync(file, backup);
  const running = await openSqlite(data);
  const said = { text: '' };
  const terminal = { stdout: { write: () => 0 }, stderr: { write: (text: string) => (said.text += text) } };
  expect(await runTool(['restore', backup], { DATA_DIR: data }, terminal)).toBe(1);
  expect(said.text).toContain('DATA_DIR is in use by another process');
  await running.close();
});
