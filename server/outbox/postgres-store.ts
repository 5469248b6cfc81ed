import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { migrate } from './migrations.ts';
import { type Store, StoreRefusedError } from './store.ts';
import type { Tables } from './tables.ts';

/** A query that takes longer has met a black hole: the connection is dropped and a new one tried. */
const QUERY_TIMEOUT_MS = 4000;
const CONNECT_TIMEOUT_MS = 3000;
/**
 * A server may default to asynchronous commits; an acknowledged enquiry must be on its disk. An instance that fell silent
 * within a transaction must not keep its locks from the others.
 */
const session = (timeoutMs: number) =>
  [
    'synchronous_commit=on',
    `statement_timeout=${timeoutMs}`,
    `lock_timeout=${timeoutMs}`,
    'idle_in_transaction_session_timeout=10000',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');
const INT8 = 20;

/** bigint columns hold milliseconds and row numbers, far below 2^53. */
function parser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : types.getTypeParser(oid, format as 'text');
}

/**
 * A client that failed for any reason but the statement itself is not returned to the pool: pg keeps a connection whose
 * query timed out, and every later query on it would time out too.
 */
function discardBroken(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      broken ||=
        !(error as { severity?: string }).severity || (error as { severity?: string }).severity !== 'ERROR';
      throw error;
    }
  };
  return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
}

/** pg's pool in the shape Kysely drives, with broken clients thrown away. */
function kyselyPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => discardBroken(await pool.connect()),
    end: () => pool.end(),
  } as unknown as PostgresPool;
}

function createPool(url: string, timeoutMs: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'enquiries',
    types: { getTypeParser: parser as typeof types.getTypeParser },
    options: session(timeoutMs),
  });
  // A dropped connection reports itself to the pool when idle and to the client when in use; unheard, either report
  // would end the process. The query under way fails by itself, the next one opens another connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function refuseUnsafe(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ fsync: string; encoding: string }>`
    select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding`.execute(db);
  if (rows[0]?.fsync !== 'on') throw new StoreRefusedError('PostgreSQL runs with fsync off');
  if (rows[0]?.encoding !== 'UTF8') throw new StoreRefusedError('the database is not encoded in UTF8');
}

async function probe(db: Kysely<Tables>): Promise<void> {
  const value = String(Date.now());
  await db
    .insertInto('meta')
    .values({ name: 'probe', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await db.selectFrom('enquiries').select('id').where('delivered_at', 'is', null).limit(1).execute();
}

/** Opens the outbox on PostgreSQL; several instances may share it. The operator's tool allows more time a query. */
export async function openPostgres(url: string, timeoutMs = QUERY_TIMEOUT_MS): Promise<Store> {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: kyselyPool(createPool(url, timeoutMs)) }),
  });
  try {
    await refuseUnsafe(db as Kysely<unknown>);
    await migrate(db as Kysely<unknown>, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error instanceof StoreRefusedError
      ? error
      : new StoreRefusedError('the database cannot be used', { cause: error });
  }
  return {
    kind: 'postgres',
    db,
    probe: () => probe(db),
    inspect: async () => undefined,
    close: () => db.destroy(),
  };
}
