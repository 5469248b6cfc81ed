import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratchFolder } from '../faults/bed.ts';
import { type Enquiring, enquiryNumber, eventually, referenceIn, send } from '../faults/client.ts';
import { Postgres } from '../faults/postgres.ts';
import { freePort, Service } from '../faults/service.ts';
import { Sink } from '../faults/sink.ts';
import { csvCell } from './table.ts';
import { runTool } from './tool.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

let postgres: Postgres;
beforeAll(async () => {
  postgres = await new Postgres().create();
});
afterAll(() => postgres.remove());

/** Each test runs on both stores, beside a running service. */
describe.each(['sqlite', 'postgres'] as const)('beside a service on %s', (kind) => {
  const folder = scratchFolder('operator');
  let sink: Sink;
  let service: Service;
  let environment: Record<string, string>;

  beforeAll(async () => {
    sink = await new Sink().start();
    environment = {
      DATA_DIR: folder.path,
      SMTP_URL: sink.url,
      RATE_LIMIT: 'off',
      ...(kind === 'postgres' ? { DATABASE_URL: postgres.url(await postgres.database()) } : {}),
    };
    service = await new Service(await freePort(), environment).start();
  });
  afterAll(async () => {
    await service.end('SIGTERM');
    await sink.stop();
    folder.remove();
  });

  const tool = async (...args: string[]) => {
    const answer = { status: 0, stdout: '', stderr: '' };
    const collect = (name: 'stdout' | 'stderr') => ({
      write: (text: string) => {
        answer[name] += text;
      },
    });
    answer.status = await runTool(args, environment, {
      stdout: collect('stdout'),
      stderr: collect('stderr'),
    });
    return answer;
  };
  const enquire = async (n: number, change: Partial<Enquiring> = {}) =>
    referenceIn((await send(service.origin, { ...enquiryNumber(n), ...change })).text);
  const arrived = (reference: string) =>
    eventually(() => sink.received.some((mail) => mail.reference === reference), 10_000);

  test('list, show and stats tell what is there, for people and as JSON', async () => {
    const reference = await enquire(1);
    await arrived(reference);
    await eventually(
      async () => (await tool('list', '--state', 'delivered')).stdout.includes(reference),
      5000,
    );
    const listed = JSON.parse((await tool('list', '--json')).stdout);
    expect(listed).toMatchObject([{ reference, state: 'delivered', firstName: 'Layla 1', attempts: 1 }]);
    expect((await tool('list', '--state', 'pending')).stdout).toBe('');
    expect((await tool('show', reference.toLowerCase())).stdout).toContain(enquiryNumber(1).message);
    expect(JSON.parse((await tool('stats', '--json')).stdout)).toMatchObject({
      pending: 0,
      delivered: 1,
      quarantined: 0,
    });
    expect(await tool('show', 'XXXX-XXXX')).toMatchObject({ status: 3, stdout: '' });
  });

  test('release lets an enquiry out of quarantine, and it is delivered', async () => {
    const reference = await enquire(2, { message: '<a href="https://kitchen.example">my plan</a>' });
    expect((await tool('list', '--state', 'quarantined')).stdout).toContain(reference);
    expect(sink.received.some((mail) => mail.reference === reference)).toBe(false);
    expect((await tool('release', reference)).status).toBe(0);
    expect(await arrived(reference)).toBe(true);
    expect((await tool('release', reference)).status).toBe(3);
  });

  test('retry sends what was refused without waiting for its turn', async () => {
    sink.behaviour.judge = (raw) => (raw.includes('Enquiry number 3:') ? 554 : 0);
    const reference = await enquire(3);
    const refused = new RegExp(`${reference} {2}pending .*attempts.*554`);
    await expect.poll(async () => (await tool('list')).stdout, { timeout: 10_000 }).toMatch(refused);
    sink.heal();
    expect((await tool('retry', reference)).status).toBe(0);
    expect(await arrived(reference)).toBe(true);
  });

  test('export writes all of it, formulas disarmed', async () => {
    await enquire(4, {
      firstName: '=HYPERLINK("https://evil.example")',
      lastName: '@SUM(1)',
      message: 'Two\nlines, "quoted"',
    });
    const text = (await tool('export', '--format', 'csv')).stdout;
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")","'@SUM(1)"`);
    expect(text).toContain('"Two\nlines, ""quoted"""');
    expect(text).toMatch(/"'\+97150/);
    expect(JSON.parse((await tool('export', '--format', 'json')).stdout)).toHaveLength(4);
    expect((await tool('export')).status).toBe(2);
  });

  test('erase removes every trace of a person, while the service runs', async () => {
    const canary = `Eraseme${kind}`;
    const one = await enquire(5, {
      firstName: canary,
      email: 'Erase.Me@example.com',
      message: `${canary} `.repeat(300),
    });
    const two = await enquire(6, { firstName: canary, email: 'erase.me@example.com' });
    await arrived(two);
    if (kind === 'postgres') {
      await postgres.query('postgres', 'checkpoint');
      expect(postgres.holds(canary)).toBe(true);
    }
    expect((await tool('erase', 'erase.me@example.com')).status).toBe(2);
    mkdirSync(join(folder.path, 'mail'), { recursive: true });
    writeFileSync(
      join(folder.path, 'mail', `${one}.eml`),
      'a mail written before the mail server was set up',
    );
    const erased = await tool('erase', 'erase.me@example.com', '--yes');
    expect(existsSync(join(folder.path, 'mail', `${one}.eml`))).toBe(false);
    expect(erased.stdout).toContain(one);
    expect(erased.stdout).toContain(two);
    expect((await tool('erase', 'erase.me@example.com', '--yes')).status).toBe(3);
    if (kind === 'sqlite')
      for (const name of readdirSync(folder.path).filter((entry) => entry.startsWith('outbox.sqlite')))
        expect(readFileSync(join(folder.path, name)).includes(canary)).toBe(false);
    else expect(postgres.holds(canary)).toBe(false);
    expect((await send(service.origin, enquiryNumber(7))).status).toBe(200);
  });

  test('a reader who has seen enough gets no stack', () => {
    const { stderr } = spawnSync('sh', ['-c', '"$0" "$1" stats | true', process.execPath, MAIN], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });

  test('purge says what it would do, and does it', async () => {
    expect(JSON.parse((await tool('purge', '--dry-run', '--json')).stdout)).toEqual({
      dryRun: true,
      purged: [],
      undeliveredAndOverdue: [],
    });
    expect(await tool('purge')).toMatchObject({ status: 0, stdout: 'purged 0\n' });
  });

  test('backup makes a sound copy of the embedded outbox, and sends PostgreSQL to its own tool', async () => {
    const target = join(folder.path, 'copy.sqlite');
    const made = await tool('backup', target);
    expect(made.status).toBe(kind === 'sqlite' ? 0 : 1);
    if (kind === 'postgres') expect(made.stderr).toContain('pg_dump');
    else expect(statSync(target).mode & 0o777).toBe(0o600);
    expect((await tool('backup', target)).status).toBe(1);
  });
});

test.each([
  [],
  ['dance'],
  ['list', 'x'],
  ['show'],
  ['list', '--state', 'gone'],
  ['list', '--verbose'],
  ['constructor'],
])('wrong usage (%s) is told and exits with 2', (...args) => {
  const answer = spawnSync(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect(answer.status).toBe(2);
  expect(answer.stderr).toContain('npm run enquiries');
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['  -1', `"'  -1"`],
  ['+971', `"'+971"`],
  ['\t=1', `"'\t=1"`],
  ['a=b', '"a=b"'],
  ['say "hi"', '"say ""hi"""'],
])('a spreadsheet gets %j as %s', (value, cell) => expect(csvCell(value)).toBe(cell));
