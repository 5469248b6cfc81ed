import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Extent, writeProject } from './growth/catalogue.ts';
import { inBrowser } from './growth/in-browser.ts';
import { packedSize } from './packed-size.ts';

/** What the site costs with many more models than there are: builds and serves catalogues of several sizes, on request only, for it takes long. */

const PORT = 3231;
const ORIGIN = `http://localhost:${PORT}`;
/** Ten thousand in every language would take hours: of those one page of twenty is made, in one. */
const EXTENTS: readonly Extent[] = [
  { kitchens: 0 },
  { kitchens: 1000 },
  { kitchens: 10_000, alone: true, every: 20 },
];
const SAMPLE_MS = 500;
/** Heap for the largest catalogue; Node's own limit is made for smaller machines. */
const HEAP_MB = 6144;

type Line = (cells: (string | number)[]) => void;

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const mib = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Memory of a process and all it started, in bytes. */
function memoryOf(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const all = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const family = new Set([root]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const [pid, parent] of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, [pid, , rss]) => sum + (family.has(pid) ? rss * 1024 : 0), 0);
}

/** Builds a project, printing its steps, and says how long it took and how much memory at most. @throws Error where it failed. */
async function built(folder: string, { every }: Extent): Promise<[time: string, memory: string]> {
  const began = performance.now();
  const env = { ...process.env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const child = spawn(process.execPath, [every ? 'scripts/growth/sampled-build.ts' : 'scripts/build.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid ?? 0));
  }, SAMPLE_MS);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`the build in ${folder} ended with ${code}`);
  return [seconds(began), mib(most)];
}

async function answers(): Promise<void> {
  for (;;) {
    const well = await fetch(`${ORIGIN}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (well) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

function serve(folder: string): ChildProcess {
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'data') },
    stdio: 'ignore',
  });
}

/** Weights of what grows with the catalogue, as it goes over the line. */
function files(client: string, line: Line): void {
  const parts = readdirSync(join(client, 'data/cards/kitchens')).filter((name) => name.endsWith('.json'));
  const maps = readdirSync(client).filter((name) => /^sitemap.*\.xml$/.test(name));
  const sizes = maps.map((name) => statSync(join(client, name)).size);
  line(['gallery page', kib(packedSize(client, 'kitchens/index.html'))]);
  line(['index of the list', kib(packedSize(client, 'data/kitchens.json'))]);
  line(['a part of its cards', kib(packedSize(client, 'data/cards/kitchens/1.json')), `of ${parts.length}`]);
  line(['search', kib(packedSize(client, 'data/search.json'))]);
  line(['sitemap', `${maps.length} files`, `largest ${kib(Math.max(...sizes))}`]);
}

function nameOf(count: number, { alone, every }: Extent): string {
  const pages = every ? `, 1 page of ${every}, no drawings` : '';
  return `${count} kitchens, ${alone ? 'English alone' : 'every language'}${pages}`;
}

async function measure(extent: Extent, line: Line): Promise<void> {
  const folder = join(mkdtempSync(join(tmpdir(), 'growth-')), 'site');
  line([nameOf(await writeProject(folder, extent), extent)]);
  try {
    line(['build: time, memory', ...(await built(folder, extent))]);
    if (!extent.every) line(['build again, nothing changed', ...(await built(folder, extent))]);
    files(join(folder, 'dist', 'client'), line);
    const began = performance.now();
    const server = serve(folder);
    await answers();
    line(['start: time, memory', seconds(began), mib(memoryOf(server.pid ?? 0))]);
    await inBrowser(ORIGIN, line);
    const ended = new Promise((done) => server.on('close', done));
    server.kill('SIGTERM');
    await ended;
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}

/** Prints a table a catalogue; `asked`: how many kitchens, in English alone, instead of the usual three sizes. */
export async function growth(line: Line, asked: readonly number[]): Promise<void> {
  const extents = asked.length > 0 ? asked.map((kitchens) => ({ kitchens, alone: true })) : EXTENTS;
  for (const extent of extents) await measure(extent, line);
}
