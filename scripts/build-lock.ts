import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often one who waits looks whether the other is done, in milliseconds. */
const LOOK_MS = 250;

/** Process that holds a lock; null where nobody does, and where its process is gone. */
function holderOf(file: string): number | null {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    // A process of somebody else lives, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 0 : null;
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Does some work while no other process does work under the same file; waits for it as long as it lives. What a process left that was
 * killed counts for nothing. `onWait` is called once, before the wait.
 */
export async function alone<T>(file: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  for (let said = false; !take(file); ) {
    const holder = holderOf(file);
    if (holder === process.pid) return work();
    if (holder === null) {
      rmSync(file, { force: true });
      continue;
    }
    if (!said) onWait();
    said = true;
    await wait(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
