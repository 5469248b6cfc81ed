import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { MAIL_FOLDER } from '../delivery/transport.ts';
import { readSettings, type Settings, SettingsError, STAND_IN_DEFAULTS } from '../env.ts';
import { Outbox } from '../outbox/outbox.ts';
import { openPostgres } from '../outbox/postgres-store.ts';
import { asKyselyDatabase, openForWriting } from '../outbox/sqlite-database.ts';
import { inspectFile } from '../outbox/sqlite-inspect.ts';
import type { Store } from '../outbox/store.ts';
import type { Tables } from '../outbox/tables.ts';
import { expired, overdue, purge } from '../retention/housekeeping.ts';
import { backup, enquiries, erase, find, type OperatorStore, outboxFile, release, retry } from './actions.ts';
import { type Asked, readCommandLine, USAGE, UsageError } from './options.ts';
import { csv, line, page, record } from './table.ts';

const EXIT = { done: 0, failed: 1, usage: 2, missing: 3 } as const;
const BUSY_TIMEOUT_MS = 4000;
/** Erasing rewrites whole tables, which takes as long as it takes. */
const POSTGRES_TIMEOUT_MS = 600_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const json = (value: unknown) => say(JSON.stringify(value, null, 2));

/** Opens the outbox beside a running service; never makes one. */
async function openBeside(settings: Settings): Promise<OperatorStore> {
  const mailFolder = join(settings.DATA_DIR, MAIL_FOLDER);
  if (settings.DATABASE_URL) {
    const store = await openPostgres(settings.DATABASE_URL, POSTGRES_TIMEOUT_MS);
    return { db: store.db, file: null, mailFolder, close: store.close };
  }
  const file = outboxFile(settings.DATA_DIR);
  if (!existsSync(file)) throw new Error('there is no outbox in DATA_DIR yet');
  inspectFile(file);
  const database = asKyselyDatabase(openForWriting(file, BUSY_TIMEOUT_MS));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { db, file, mailFolder, close: () => db.destroy() };
}

type Command = (asked: Asked, store: OperatorStore, settings: Settings) => Promise<number>;

function told(done: boolean, text: string): number {
  if (done) say(text);
  else process.stderr.write('no such enquiry, or not in a state for that\n');
  return done ? EXIT.done : EXIT.missing;
}

const COMMANDS: Record<string, Command> = {
  async list({ state, json: asJson }, store) {
    const rows = (await enquiries(store, state)).map(record);
    if (asJson) json(rows);
    else for (const row of rows) say(line(row));
    return EXIT.done;
  },
  async show({ subject, json: asJson }, store) {
    const row = await find(store, subject);
    if (!row) return told(false, '');
    if (asJson) json(record(row));
    else say(page(record(row)));
    return EXIT.done;
  },
  async export({ state, format }, store) {
    if (!format) throw new UsageError('export needs --format json or --format csv');
    const rows = (await enquiries(store, state)).map(record);
    if (format === 'json') json(rows);
    else process.stdout.write(csv(rows));
    return EXIT.done;
  },
  async erase({ subject, yes }, store) {
    if (!yes) throw new UsageError('erase cannot be undone: add --yes');
    const removed = await erase(store, subject);
    return told(removed.length > 0, `erased ${removed.join(' ')}`);
  },
  async retry({ subject }, store) {
    return told(await retry(store, subject, Date.now()), `${subject} will be sent next`);
  },
  async release({ subject }, store) {
    return told(
      await release(store, subject, Date.now()),
      `${subject} is out of quarantine and will be sent next`,
    );
  },
  async purge({ dryRun, json: asJson }, { db }, { RETENTION_DAYS }) {
    const references = await expired(db, RETENTION_DAYS, Date.now());
    const waiting = await overdue(db, RETENTION_DAYS, Date.now());
    if (!dryRun) await purge(db, RETENTION_DAYS, Date.now());
    if (asJson) json({ dryRun, purged: references, undeliveredAndOverdue: waiting });
    else {
      say(`${dryRun ? 'would purge' : 'purged'} ${references.length}`);
      if (waiting.length > 0) say(`not delivered and over their time, kept: ${waiting.join(' ')}`);
    }
    return EXIT.done;
  },
  async stats({ json: asJson }, { db }) {
    const stats = await new Outbox({ kind: 'sqlite', db } as Store).stats(Date.now());
    if (asJson) json(stats);
    else for (const [name, value] of Object.entries(stats)) say(`${name.padEnd(22)}${value}`);
    return EXIT.done;
  },
  async backup({ subject }, store) {
    await backup(store, subject);
    say(`copied to ${subject}`);
    return EXIT.done;
  },
};

const NEEDS_SUBJECT = ['show', 'erase', 'retry', 'release', 'backup'];

async function run(args: string[]): Promise<number> {
  const asked = readCommandLine(args);
  const command = Object.hasOwn(COMMANDS, asked.command) ? COMMANDS[asked.command] : undefined;
  if (!command)
    throw new UsageError(asked.command ? `there is no command ${asked.command}` : 'say what to do');
  if (NEEDS_SUBJECT.includes(asked.command) !== (asked.subject !== ''))
    throw new UsageError(`${asked.command} takes ${asked.subject ? 'nothing more' : 'one more word'}`);
  const settings = readSettings(process.env, STAND_IN_DEFAULTS);
  const store = await openBeside(settings);
  try {
    return await command(asked, store, settings);
  } finally {
    await store.close();
  }
}

/** Says what went wrong without a stack, whose paths and values are nobody's business. */
function failed(error: unknown): number {
  const usage = error instanceof UsageError;
  const known = usage || error instanceof SettingsError;
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n${usage ? `\n${USAGE}` : ''}`);
  return known ? EXIT.usage : EXIT.failed;
}

process.umask(0o077);
process.exitCode = await run(process.argv.slice(2)).catch(failed);
