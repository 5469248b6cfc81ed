import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE, sqliteCode } from './sqlite-database.ts';
import { StoreRefusedError } from './store.ts';

/** Creates the folder for its owner alone and takes an existing one back from others. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function lock(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600));
  const held = new DatabaseSync(path, { timeout: 0 });
  try {
    held.exec('pragma locking_mode = exclusive; begin exclusive');
    return held;
  } catch (error) {
    held.close();
    throw error;
  }
}

/**
 * Creates the folder and holds it for this process by a lock the kernel drops when the process dies, however it dies; returns
 * what gives it back. A separate file is locked, so that the operator's tool can still read and write the outbox itself.
 * @throws StoreRefusedError when another process holds it or the disk takes no file.
 */
export function holdFolder(folder: string): () => void {
  try {
    ownFolder(folder);
    const held = lock(join(folder, 'outbox.lock'));
    return () => held.close();
  } catch (cause) {
    throw sqliteCode(cause) === SQLITE.busy
      ? new StoreRefusedError('DATA_DIR is in use by another process')
      : new StoreRefusedError(
          'DATA_DIR cannot be written to: is the disk full or read-only, whose folder is it?',
          {
            cause,
          },
        );
  }
}
