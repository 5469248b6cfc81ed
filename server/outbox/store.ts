import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type StoreKind = 'sqlite' | 'postgres';

/** An open, migrated store. */
export interface Store {
  kind: StoreKind;
  db: Kysely<Tables>;
  /** Writes, syncs and reads back; rejects when the store cannot take an enquiry. */
  probe(): Promise<void>;
  /** Looks for damaged pages; rejects with StoreDamagedError. Nothing to do on PostgreSQL, which checks its own. */
  inspect(): Promise<void>;
  close(): Promise<void>;
}

/** The store is damaged, held by another process or written by a newer release; nothing in it was touched. */
export class StoreRefusedError extends Error {}
