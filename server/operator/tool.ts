import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { MAIL_FOLDER } from '../delivery/transport.ts';
import { type Environment, readSettings, type Settings, SettingsError, STAND_IN_DEFAULTS } from '../env.ts';
import { Outbox } from '../outbox/outbox.ts';
import { openPostgres } from '../outbox/postgres-store.ts';
import { asKyselyDatabase, openForWriting } from '../outbox/sqlite-database.ts';
import { inspectFile } from '../outbox/sqlite-inspect.ts';
import type { Tables } from '../outbox/tables.ts';
import { expired, overdue, purge } from '../retention/housekeeping.ts';
import { backup, enquiries, erase, find, type OperatorStore, outboxFile, release, retry } from './actions.ts';
import { type Asked, readCommandLine, USAGE, UsageError } from './options.ts';
import { restore } from './restore.ts';
import { csv, line, page, record } from './table.ts';

const EXIT = { done: 0, failed: 1, usage: 2, missing: 3 } as const;
const BUSY_TIMEOUT_MS = 4000;
/** Erasing rewrites whole tables, which takes as long as it takes. */
const POSTGRES_TIMEOUT_MS = 600_000;

/** Where the tool writes; a process has both. */
export interface Terminal {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** What one command works with. */
interface Desk {
  store: OperatorStore;
  settings: Settings;
  say: (text: string) => void;
  json: (value: unknown) => void;
  /** Says that it is done, or that there is no such enquiry; returns the exit code. */
  told: (done: boolean, text: string) => number;
  write: (text: string) => void;
}

function desk(store: OperatorStore, settings: Settings, { stdout, stderr }: Terminal): Desk {
  const write = (text: string) => void stdout.write(text);
  const say = (text: string) => write(`${text}\n`);
  return {
    store,
    settings,
    say,
    write,
    json: (value) => say(JSON.stringify(value, null, 2)),
    told: (done, text) => {
      if (done) say(text);
      else stderr.write('no such enquiry, or not in a state for that\n');
      return done ? EXIT.done : EXIT.missing;
    },
  };
}

/** Opens the outbox beside a running service; never makes one. */
async function openBeside(settings: Settings): Promise<OperatorStore> {
  const mailFolder = join(settings.DATA_DIR, MAIL_FOLDER);
  if (settings.DATABASE_URL) {
    const store = await openPostgres(settings.DATABASE_URL, POSTGRES_TIMEOUT_MS);
    return { kind: store.kind, db: store.db, file: null, mailFolder, close: store.close };
  }
  const file = outboxFile(settings.DATA_DIR);
  if (!existsSync(file))
    throw new Error(`there is no outbox in ${settings.DATA_DIR}: is DATA_DIR the service's?`);
  inspectFile(file);
  const database = asKyselyDatabase(openForWriting(file, BUSY_TIMEOUT_MS));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { kind: 'sqlite', db, file, mailFolder, close: () => db.destroy() };
}

type Command = (asked: Asked, desk: Desk) => Promise<number>;

const COMMANDS: Record<string, Command> = {
  async list({ state, json: asJson }, { store, say, json }) {
    const rows = (await enquiries(store, state)).map(record);
    if (asJson) json(rows);
    else for (const row of rows) say(line(row));
    return EXIT.done;
  },
  async show({ subject, json: asJson }, { store, say, json, told }) {
    const row = await find(store, subject);
    if (!row) return told(false, '');
    if (asJson) json(record(row));
    else say(page(record(row)));
    return EXIT.done;
  },
  async export({ state, format }, { store, json, write }) {
    if (!format) throw new UsageError('export needs --format json or --format csv');
    const rows = (await enquiries(store, state)).map(record);
    if (format === 'json') json(rows);
    else write(csv(rows));
    return EXIT.done;
  },
  async erase({ subject, yes }, { store, told }) {
    if (!yes) throw new UsageError('erase cannot be undone: add --yes');
    const removed = await erase(store, subject);
    return told(removed.length > 0, `erased ${removed.join(' ')}`);
  },
  async retry({ subject }, { store, told }) {
    return told(await retry(store, subject, Date.now()), `${subject} will be sent next`);
  },
  async release({ subject }, { store, told }) {
    return told(
      await release(store, subject, Date.now()),
      `${subject} is out of quarantine and will be sent next`,
    );
  },
  async purge({ dryRun, json: asJson }, { store: { db }, settings: { RETENTION_DAYS }, say, json }) {
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
  async stats({ json: asJson }, { store, say, json }) {
    const stats = await new Outbox(store).stats(Date.now());
    if (asJson) json(stats);
    else for (const [name, value] of Object.entries(stats)) say(`${name.padEnd(22)}${value}`);
    return EXIT.done;
  },
  async backup({ subject }, { store, say }) {
    await backup(store, subject);
    say(`copied to ${subject}`);
    return EXIT.done;
  },
};

/** The one command that needs the service stopped: it puts a backup in the place of the outbox. */
async function restoreOutbox(file: string, settings: Settings, { stdout }: Terminal): Promise<number> {
  if (settings.DATABASE_URL) throw new Error('the outbox is on PostgreSQL: restore it with pg_restore');
  const { aside, saved } = await restore(file, settings.DATA_DIR, Date.now());
  stdout.write(`restored ${file}\n`);
  if (saved.length > 0) stdout.write(`saved from the outbox that was there: ${saved.join(' ')}\n`);
  if (aside) stdout.write(`what was there is kept in ${aside}: delete it when all is well\n`);
  return EXIT.done;
}

const NEEDS_SUBJECT = ['show', 'erase', 'retry', 'release', 'backup', 'restore'];

async function run(args: string[], env: Environment, terminal: Terminal): Promise<number> {
  const asked = readCommandLine(args);
  const command = Object.hasOwn(COMMANDS, asked.command) ? COMMANDS[asked.command] : undefined;
  if (!command && asked.command !== 'restore')
    throw new UsageError(asked.command ? `there is no command ${asked.command}` : 'say what to do');
  if (NEEDS_SUBJECT.includes(asked.command) !== (asked.subject !== ''))
    throw new UsageError(`${asked.command} takes ${asked.subject ? 'nothing more' : 'one more word'}`);
  const settings = readSettings(env, STAND_IN_DEFAULTS);
  if (!command) return restoreOutbox(asked.subject, settings, terminal);
  const store = await openBeside(settings);
  try {
    return await command(asked, desk(store, settings, terminal));
  } finally {
    await store.close();
  }
}

/** Says what went wrong without a stack, whose paths and values are nobody's business. */
function failed(error: unknown, { stderr }: Terminal): number {
  const usage = error instanceof UsageError;
  const known = usage || error instanceof SettingsError;
  stderr.write(`${error instanceof Error ? error.message : 'failed'}\n${usage ? `\n${USAGE}` : ''}`);
  return known ? EXIT.usage : EXIT.failed;
}

/** Does what the command line asks and resolves to the exit code; never rejects. */
export function runTool(args: string[], env: Environment, terminal: Terminal): Promise<number> {
  return run(args, env, terminal).catch((error: unknown) => failed(error, terminal));
}
