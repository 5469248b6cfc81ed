import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../faults/bed.ts';
import { enquiryNumber, send } from '../faults/client.ts';
import { freePort, Service } from '../faults/service.ts';

/** The shell scripts of `deploy/` as a timer runs them, beside a service on SQLite. */

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');
const folder = scratchFolder('deploy');
const data = join(folder.path, 'data');
const backups = join(folder.path, 'backups');
let service: Service;

beforeAll(async () => {
  service = await new Service(await freePort(), { DATA_DIR: data, RATE_LIMIT: 'off' }).start();
  for (const n of [1, 2, 3]) await send(service.origin, enquiryNumber(n));
});
afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
});

function run(script: string, env: Record<string, string>, ...args: string[]) {
  const path = `${join(process.execPath, '..')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('sh', [join(DEPLOY, script), ...args], {
    env: { PATH: path, HOME: folder.path, DATA_DIR: data, BACKUP_DIR: backups, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a backup is made beside the running service, old ones go, and a trial restore counts what it holds', () => {
  mkdirSync(backups);
  const old = join(backups, 'enquiries-2020-01-01T000000Z.sqlite');
  writeFileSync(old, 'old');
  utimesSync(old, 1e9, 1e9);
  expect(run('backup.sh', {})).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^enquiries-.*\.sqlite$/)]);
  const drill = run('restore-drill.sh', {});
  expect(drill.stderr).toBe('');
  expect(drill.stdout).toMatch(/restored on trial: .*\n(?:.*\n)*(pending|delivered) +3/);
});

test('a trial restore fails on a damaged backup and on one that is too old', () => {
  const [name = ''] = readdirSync(backups);
  const whole = readFileSync(join(backups, name));
  writeFileSync(join(backups, name), whole.subarray(0, whole.length / 2));
  expect(run('restore-drill.sh', {}).status).toBe(1);
  writeFileSync(join(backups, name), whole);
  utimesSync(join(backups, name), 1e9, 1e9);
  expect(run('restore-drill.sh', {})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('older than 26 hours'),
  });
});

/** Says at `/readyz` what the test wants. */
async function pretender() {
  const said = { status: 200, words: 'ready' };
  const server = createServer((_request, response) => response.writeHead(said.status).end(said.words));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { said, site: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('the check from outside mails once when a site is down, keeps its mail or is well again, each seen twice', async () => {
  const mails = join(folder.path, 'mails');
  const sendmail = join(folder.path, 'sendmail');
  writeFileSync(sendmail, `#!/bin/sh\ncat >> ${mails}\n`);
  chmodSync(sendmail, 0o755);
  const { said, site, close } = await pretender();
  const look = async (status: number, words: string, times: number) => {
    Object.assign(said, { status, words });
    for (let n = 0; n < times; n += 1)
      await promisify(execFile)('sh', [join(DEPLOY, 'check-from-outside.sh'), site, 'owner@maker.example'], {
        env: { PATH: process.env.PATH, HOME: folder.path, SENDMAIL: sendmail },
      });
  };
  await look(200, 'ready', 1);
  await look(503, 'not ready', 1);
  await look(200, 'ready', 1);
  await look(503, 'not ready', 3);
  await look(200, 'ready, but mail waits', 3);
  await look(200, 'ready', 2);
  close();
  const subjects = [...readFileSync(mails, 'utf8').matchAll(/^Subject: (.*)$/gm)].map(([, text]) => text);
  expect(subjects).toEqual([
    '127.0.0.1 takes no enquiries',
    '127.0.0.1 keeps enquiries it cannot mail',
    '127.0.0.1 is well again',
  ]);
});
