import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from './build-lock.ts';

const MODULE = join(import.meta.dirname, 'build-lock.ts');

let folder: string;
let lock: string;
let log: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'builds', 'LOCK');
  log = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that works under the lock for a while; `log` takes what each says. */
function other(name: string): Promise<void> {
  const code = `
    const { alone } = await import(${JSON.stringify(MODULE)});
    const say = (words) => process.stdout.write(words + ' ');
    await alone(${JSON.stringify(lock)}, async () => {
      say('${name}-begins');
      await new Promise((done) => setTimeout(done, 400));
      say('${name}-ends');
    }, () => say('waits'));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  child.stdout.on('data', (words) => {
    log += words;
  });
  return new Promise((done) => child.on('close', () => done()));
}

test('of two starts at once the second waits and works when the first is done', async () => {
  await Promise.all([other('one'), other('two')]);
  expect(log).toContain('waits');
  expect(log.replace('waits ', '')).toMatch(/^(one|two)-begins \1-ends (one|two)-begins \2-ends $/);
});

test('a lock whose process is gone keeps nobody, and one of this very process does not wait for itself', async () => {
  await alone(
    lock,
    async () => {
      expect(await alone(lock, async () => 'within', expect.unreachable)).toBe('within');
    },
    expect.unreachable,
  );
  const gone = spawn(process.execPath, ['--eval', '']);
  await new Promise((done) => gone.on('close', done));
  writeFileSync(lock, String(gone.pid));
  expect(await alone(lock, async () => 'taken over', expect.unreachable)).toBe('taken over');
});
