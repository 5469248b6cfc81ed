import { DatabaseSync } from 'node:sqlite';

/**
 * Reads every page of a database without writing one; throws when the file is no database or a page is damaged.
 * Takes about a second per 500 MB, so a running service calls it in a thread of its own.
 */
export function inspectFile(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 1000 });
  try {
    const rows = database.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[];
    if (rows[0]?.integrity_check !== 'ok') throw new Error('integrity check failed');
  } finally {
    database.close();
  }
}
