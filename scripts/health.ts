import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from '#server/env-file.ts';

/**
 * `node scripts/health.ts`: exits 0 when the service is ready. A process that does not answer at all three times running is
 * ended, so that its supervisor starts it anew (Docker with `init`, systemd); one whose store is down is left alone, a
 * restart would not mend that.
 */
const PATIENCE = 3;
const COUNT = join(tmpdir(), 'site-unanswered');

loadEnvFile();
const base = `http://127.0.0.1:${process.env.PORT || 3000}`;

const ask = (path: string) =>
  fetch(base + path, { signal: AbortSignal.timeout(4000) }).then(
    (answer) => answer.ok,
    () => null,
  );

/** Process ids of the service on this machine, found by its command line. */
function serviceIds(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const [command = '', ...args] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
        return /(^|\/)node$/.test(command) && args.includes('scripts/start.ts');
      } catch {
        return false;
      }
    })
    .map(Number);
}

function unanswered(): number {
  try {
    return Number(readFileSync(COUNT, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

if ((await ask('/healthz')) === null) {
  const times = unanswered() + 1;
  writeFileSync(COUNT, String(times));
  if (times >= PATIENCE) {
    for (const id of serviceIds()) process.kill(id, 'SIGKILL');
    rmSync(COUNT, { force: true });
  }
  process.exitCode = 1;
} else {
  rmSync(COUNT, { force: true });
  process.exitCode = (await ask('/readyz')) ? 0 : 1;
}
