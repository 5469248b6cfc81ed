import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { inspectFile } from '../../outbox/sqlite-inspect.ts';
import { SQLITE_FILE } from '../../outbox/sqlite-store.ts';
import { enquiryNumber, eventually, referenceIn, send } from '../client.ts';
import type { Postgres } from '../postgres.ts';
import { accepted, type Finding, missing, ms, percentile, type Scene, steadyLoad } from '../scene.ts';
import { ensureCommand } from '../tools.ts';
import { Wire } from '../wire.ts';

const UNAVAILABLE = 'We cannot take your enquiry right now. Please call us';

/** Counts, in a trace, answers that left without a sync since their request was read. */
function unsyncedAnswers(trace: string): { answers: number; unsynced: number; syncs: number } {
  let [answers, unsynced, syncs, sinceRequest] = [0, 0, 0, 0];
  for (const line of trace.split('\n')) {
    if (/POST \/api\/mail\/send/.test(line)) sinceRequest = 0;
    if (/f(?:data)?sync\(\d+\)\s+= 0|f(?:data)?sync resumed>.*= 0/.test(line)) {
      syncs += 1;
      sinceRequest += 1;
    }
    if (/HTTP\/1\.1 200 OK.*Thank you for your enquiry/.test(line)) {
      answers += 1;
      if (sinceRequest === 0) unsynced += 1;
    }
  }
  return { answers, unsynced, syncs };
}

/** Promise 2: every 2xx has a sync between the request and the answer, on the first boot and after a restart. */
export async function synced(scene: Scene, enquiries: number): Promise<Finding> {
  ensureCommand('strace');
  const trace = join(scene.folder, 'trace');
  const calls = 'trace=fsync,fdatasync,read,recvfrom,write,writev,sendto,sendmsg';
  const wrapper = ['strace', '-f', '-qq', '-s', '4096', '-e', calls, '-o', trace];
  const totals = { answers: 0, unsynced: 0, syncs: 0 };
  const service = await scene.service({ MAIL_PER_MINUTE: '1' }, wrapper);
  // Mail is capped and its server hangs, so that no sync of a delivery is taken for that of an enquiry.
  scene.sink.behaviour.hang = true;
  for (let boot = 0; boot < 3; boot += 1) {
    await service.start();
    for (let n = 0; n < enquiries; n += 1) await send(service.origin, enquiryNumber(boot * 1000 + n));
    // strace hands no signal on: the service is asked by its own id.
    const node = Number(
      execFileSync('pgrep', ['-P', String(service.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')[0],
    );
    process.kill(node, boot === 0 ? 'SIGTERM' : 'SIGKILL');
    await service.end('SIGCONT');
    const { answers, unsynced, syncs } = unsyncedAnswers(readFileSync(trace, 'utf8'));
    totals.answers += answers;
    totals.unsynced += unsynced;
    totals.syncs += syncs;
  }
  return {
    promise: 2,
    tried: `${totals.answers} answers on three boots, under strace`,
    found: `${totals.unsynced} left without a sync; ${(totals.syncs / totals.answers).toFixed(2)} syncs an enquiry`,
    kept: totals.answers === 3 * enquiries && totals.unsynced === 0,
  };
}

/** Promise 8, first half: the database is shut down as by a crash in the middle of a load, and comes back. */
export async function databaseRestarted(scene: Scene, postgres: Postgres): Promise<Finding> {
  const service = await (await scene.service()).start();
  const pid = service.pid;
  const load = steadyLoad({ origin: service.origin, perSecond: 30, seconds: 10 });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await postgres.stop('SIGQUIT');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await postgres.start();
  const back = Date.now();
  const works = await eventually(
    async () => (await send(service.origin, enquiryNumber(9999))).status === 200,
    10_000,
  );
  const afterMs = Date.now() - back;
  const sent = await load;
  const refused = sent.filter(({ answer }) => answer?.status === 503);
  const slowest = Math.max(...refused.map(({ answer }) => answer?.ms ?? 0));
  const odd = sent.filter(({ answer }) => answer?.status !== 200 && answer?.status !== 503).length;
  await eventually(() => missing(accepted(sent), scene.sink).length === 0, 60_000);
  const lost = missing(accepted(sent), scene.sink).length;
  return {
    promise: 8,
    tried: 'immediate restart of PostgreSQL in mid-load',
    found: `${refused.length} times 503 (slowest ${ms(slowest)}), works again ${ms(afterMs)} after the database, ${accepted(sent).length} taken, ${lost} lost`,
    kept:
      works &&
      service.pid === pid &&
      odd === 0 &&
      slowest <= 5000 * scene.patience &&
      lost === 0 &&
      refused.length > 0,
  };
}

/** Promise 8, second half: the way to the database swallows everything without closing. */
export async function databaseBlackHoled(scene: Scene, postgres: Postgres): Promise<Finding> {
  const wire = new Wire(postgres.address);
  const port = await wire.listen();
  const database = new URL(scene.environment.DATABASE_URL ?? '').pathname.slice(1);
  const service = await (await scene.service({ DATABASE_URL: postgres.url(database, port) })).start();
  const good = await send(service.origin, enquiryNumber(1));
  wire.blackHole();
  const refused = await Promise.all([2, 3, 4].map((n) => send(service.origin, enquiryNumber(n))));
  const again = await send(service.origin, enquiryNumber(5));
  wire.mend();
  const mended = Date.now();
  const works = await eventually(
    async () => (await send(service.origin, enquiryNumber(6))).status === 200,
    15_000,
  );
  const slowest = Math.max(...[...refused, again].map((answer) => answer.ms));
  const healed = Date.now() - mended;
  wire.close();
  return {
    promise: 8,
    tried: 'a black hole before PostgreSQL',
    found: `503 within ${ms(slowest)}, works again ${ms(healed)} after it is mended`,
    kept:
      good.status === 200 &&
      works &&
      slowest <= 10_000 * scene.patience &&
      [...refused, again].every(({ status }) => status === 503),
  };
}

/** A place for the data that can be filled to the last byte and freed again. */
interface SmallDisk {
  folder: string;
  what: string;
  fill: (pid: number) => void;
  free: (pid: number) => void;
  remove: () => void;
}

/** A volume of 3 MB; only root may mount one. */
function smallVolume(folder: string): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m,mode=0700', 'tmpfs', folder], { stdio: 'ignore' });
  const ballast = join(folder, 'ballast');
  return {
    folder,
    what: 'a full 3 MB volume',
    fill: () => {
      const handle = openSync(ballast, 'w');
      try {
        for (;;) writeSync(handle, Buffer.alloc(4096));
      } catch {
        closeSync(handle);
      }
    },
    free: () => rmSync(ballast),
    remove: () => execFileSync('umount', ['-l', folder]),
  };
}

/** Where nothing may be mounted: the process may write no byte past the present end of its largest file. */
export function smallAllowance(folder: string): SmallDisk {
  const allow = (pid: number, size: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);
  const largest = () =>
    Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).size || 0));
  return {
    folder,
    what: 'a write limit on its files',
    fill: (pid) => allow(pid, String(largest())),
    free: (pid) => allow(pid, 'unlimited'),
    remove: () => undefined,
  };
}

function smallDisk(folder: string): SmallDisk {
  mkdirSync(folder);
  try {
    return smallVolume(folder);
  } catch {
    return smallAllowance(folder);
  }
}

/** Promise 9: the disk is filled to the last byte under load, then freed. */
export async function diskFull(scene: Scene, makeDisk = smallDisk): Promise<Finding> {
  const disk = makeDisk(join(scene.folder, 'volume'));
  try {
    const service = await (await scene.service({ DATA_DIR: disk.folder })).start();
    const before = await send(service.origin, enquiryNumber(1));
    const load = steadyLoad({ origin: service.origin, perSecond: 30, seconds: 6, from: 100 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    disk.fill(service.pid);
    const full = await load;
    const page = await fetch(`${service.origin}/healthz`);
    disk.free(service.pid);
    const freed = Date.now();
    const works = await eventually(
      async () => (await send(service.origin, enquiryNumber(2))).status === 200,
      30_000,
    );
    const healed = Date.now() - freed;
    const refused = full.filter(({ answer }) => answer?.status === 503 && answer.text === UNAVAILABLE).length;
    const odd = full.filter(({ answer }) => answer?.status !== 200).length - refused;
    const taken = [referenceIn(before.text), ...accepted(full)];
    await eventually(() => missing(taken, scene.sink).length === 0, 60_000);
    await service.end('SIGTERM');
    inspectFile(join(disk.folder, SQLITE_FILE));
    const lost = missing(taken, scene.sink).length;
    return {
      promise: 9,
      tried: `${disk.what} under 30 enquiries a second`,
      found: `${taken.length} taken, ${lost} lost, ${refused} times 503, ${odd} other, heals in ${ms(healed)}, integrity ok`,
      kept: works && page.status === 200 && odd === 0 && refused > 0 && lost === 0,
    };
  } finally {
    disk.remove();
  }
}

const checksum = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Promise 10: a damaged outbox stops the start untouched; damage done while running turns the answers to 503. */
export async function damaged(scene: Scene): Promise<Finding> {
  const file = join(scene.folder, SQLITE_FILE);
  const service = await (await scene.service()).start();
  for (let n = 0; n < 40; n += 1)
    await send(service.origin, { ...enquiryNumber(n), message: 'x'.repeat(4000) });
  await service.end('SIGTERM');
  const good = readFileSync(file);
  await service.start();
  // Written over as a failing disk would: the file stays, its pages are rubbish.
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(statSync(file).size, 0xa5), 0, statSync(file).size, 0);
  closeSync(handle);
  const noticed = Date.now();
  const turned = await eventually(
    async () => (await fetch(`${service.origin}/readyz`)).status === 503,
    15_000,
  );
  const noticedMs = Date.now() - noticed;
  const refused = await send(service.origin, enquiryNumber(1000));
  await service.end('SIGKILL');
  writeFileSync(
    file,
    Buffer.concat([good.subarray(0, 8192), Buffer.alloc(8192, 0xff), good.subarray(16_384)]),
  );
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  const before = checksum(file);
  const ended = await service.start().then(
    () => 'it started',
    () => 'refused',
  );
  return {
    promise: 10,
    tried: 'rubbish in the outbox while running, a damaged page before a start',
    found: `/readyz 503 after ${ms(noticedMs)}, POST ${refused.status}; start ${ended}, file ${checksum(file) === before ? 'unchanged' : 'CHANGED'}`,
    kept:
      turned &&
      noticedMs <= 15_000 * scene.patience &&
      refused.status === 503 &&
      ended === 'refused' &&
      checksum(file) === before,
  };
}

/** Promises 12 and 26: answers stay quick whatever the mail server does; with a good one mail arrives in seconds. */
export async function mailTrouble(scene: Scene, seconds: number): Promise<Finding[]> {
  const service = await (await scene.service()).start();
  const { sink } = scene;
  const calm = await steadyLoad({ origin: service.origin, perSecond: 50, seconds });
  await eventually(() => missing(accepted(calm), sink).length === 0, 30_000);
  const acceptedAt = new Map(calm.map(({ reference, at }) => [reference, at]));
  const travel = sink.received.map(({ reference, at }) => at - (acceptedAt.get(reference) ?? at));
  const quick = percentile(
    calm.map(({ answer }) => answer?.ms ?? 1e6),
    0.99,
  );
  const delivery = percentile(travel, 0.99);
  const worst: string[] = [];
  let slowest = 0;
  for (const [index, trouble] of (['hangs', 'is slow by 10 s', 'refuses connections'] as const).entries()) {
    if (trouble === 'hangs') sink.behaviour.hang = true;
    if (trouble === 'is slow by 10 s') Object.assign(sink.behaviour, { hang: false, delayMs: 10_000 });
    if (trouble === 'refuses connections') await sink.stop();
    const sent = await steadyLoad({
      origin: service.origin,
      perSecond: 20,
      seconds,
      from: (index + 1) * 10_000,
    });
    const p99 = percentile(
      sent.map(({ answer }) => (answer?.status === 200 ? answer.ms : 1e6)),
      0.99,
    );
    worst.push(`${trouble} ${ms(p99)}`);
    slowest = Math.max(slowest, p99);
  }
  return [
    {
      promise: 26,
      tried: `50 enquiries a second for ${seconds} s`,
      found: `p99 of the answer ${ms(quick)}, 99 % at the mail server within ${ms(delivery)}`,
      kept:
        quick < 100 * scene.patience &&
        delivery < 5000 * scene.patience &&
        accepted(calm).length === calm.length,
    },
    {
      promise: 12,
      tried: `mail server in trouble, 20 a second`,
      found: `p99 while it ${worst.join(', ')}`,
      kept: slowest <= 500 * scene.patience,
    },
  ];
}
