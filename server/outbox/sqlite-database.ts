import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const STATEMENTS_KEPT = 200;

/** SQLite's primary result codes the service tells apart (https://www.sqlite.org/rescode.html). */
export const SQLITE = { busy: 5, constraint: 19 } as const;

/** The primary result code of an error node:sqlite threw; undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/**
 * Opens a database for writing with every commit synced. Both pragmas are set on every open: `synchronous` is a
 * property of the connection, not of the file, and a forgotten one costs acknowledged enquiries at the next power cut.
 */
export function openForWriting(path: string, busyTimeoutMs = 100): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    const level = database.prepare('pragma synchronous').get() as { synchronous: number };
    const journal = database.prepare('pragma journal_mode').get() as { journal_mode: string };
    if (level.synchronous !== 2 || journal.journal_mode !== 'wal')
      throw new Error('SQLite refuses to sync its commits');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A full disk ends the transaction by itself; rolling it back once more would hide why behind an error of its own. */
function asRollback(database: DatabaseSync, statement: SqliteStatement): SqliteStatement {
  return {
    ...statement,
    run: (parameters) =>
      database.isTransaction ? statement.run(parameters) : { changes: 0n, lastInsertRowid: 0n },
  };
}

function asStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** node:sqlite in the shape Kysely's SQLite dialect drives. */
export function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      // Kysely begins a deferred transaction; taking the write lock at once cannot fail half-way with a stale snapshot.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = kept.get(text);
      if (known) return known;
      const prepared = asStatement(database.prepare(text));
      const statement = sql === 'rollback' ? asRollback(database, prepared) : prepared;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}
