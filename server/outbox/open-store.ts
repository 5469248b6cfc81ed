import type { Settings } from '../env.ts';
import { openPostgres } from './postgres-store.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the store the settings name; rejects with StoreRefusedError before changing a store that is not sound. */
export function openStore(settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Store> {
  return settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openSqlite(settings.DATA_DIR);
}
