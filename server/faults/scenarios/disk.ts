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
import { REFUSALS } from '#contract/messages.ts';
import { inspectFile } from '../../outbox/sqlite-inspect.ts';
import { SQLITE_FILE } from '../../outbox/sqlite-store.ts';
import { enquiryNumber, eventually, referenceIn, send } from '../client.ts';
import { accepted, type Finding, missing, ms, type Scene, steadyLoad } from '../scene.ts';

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
    const refused = full.filter(
      ({ answer }) => answer?.status === 503 && answer.text === REFUSALS.unavailable,
    ).length;
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
