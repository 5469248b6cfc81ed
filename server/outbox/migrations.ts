import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { StoreKind } from './store.ts';

/** Text columns, not jsonb: a lone surrogate passes one store and fails the other as JSON. */
function enquiriesTable(kind: StoreKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const base = db.schema.createTable('enquiries');
      const table =
        kind === 'sqlite'
          ? base.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : base.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
      await table
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('flags', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull())
        .addColumn('accepted_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('claimed_by', 'text')
        .addColumn('claimed_until', 'bigint')
        .addColumn('last_failure', 'text')
        .addColumn('last_error', 'text')
        .addColumn('delivered_at', 'bigint')
        .addColumn('quarantine_reason', 'text')
        .execute();
      await sql`create index enquiries_unsent on enquiries (id) where delivered_at is null`.execute(db);
      await sql`create index enquiries_sent on enquiries (delivered_at) where delivered_at is not null`.execute(
        db,
      );
    },
  };
}

const guardTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, value, type] of [
      ['replay_keys', 'reference', 'text'],
      ['rate_windows', 'count', 'integer'],
    ] as const) {
      await db.schema
        .createTable(table)
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn(value, type, (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex(`${table}_expiry`).on(table).column('expires_at').execute();
    }
    await db.schema
      .createTable('meta')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const salt = randomBytes(16).toString('hex');
    await sql`insert into meta (name, value) values ('salt', ${salt})`.execute(db);
  },
};

/** When mails left within the last minute, for the cap all instances share. */
function mailStarts(kind: StoreKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const base = db.schema.createTable('mail_starts');
      const table =
        kind === 'sqlite'
          ? base.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : base.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
      await table
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('mails', 'integer', (column) => column.notNull())
        .execute();
    },
  };
}

/** Every step from an empty store to today's, in order. Steps are added, never edited: stores in use ran the old ones. */
export function migrations(kind: StoreKind): Record<string, Migration> {
  return {
    '0001_enquiries': enquiriesTable(kind),
    '0002_guards': guardTables,
    '0003_mail_starts': mailStarts(kind),
  };
}

/** Brings a store up to today; throws when it was written by a newer release. `upTo` stops early, for tests. */
export async function migrate(db: Kysely<unknown>, kind: StoreKind, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}
