import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builds } from './builds.ts';

/** What a build is made of, in this order. Each step's code is loaded when its turn comes: it reads the records anew. */

const ROOT = join(import.meta.dirname, '..');

type StepName = 'records' | 'pages' | 'rules' | 'lists' | 'drawings' | 'packing';
interface Step {
  name: StepName;
  /** @param build folder of the build @param origin public address of the site. @throws Error where something is wrong. */
  work: (build: string, origin: string) => unknown;
}

function write(build: string, path: string, content: string | Uint8Array): void {
  const file = join(build, 'client', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function makePages(build: string, origin: string): void {
  execFileSync(process.execPath, [join(ROOT, 'node_modules', 'vike', 'bin.js'), 'build'], {
    cwd: ROOT,
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, VITE_SITE_URL: origin, BUILD_DIR: build, NODE_ENV: 'production' },
  });
}

async function writeLists(build: string, origin: string): Promise<void> {
  const { siteFiles } = await import('#app/page-data/site-files.ts');
  for (const { path, text } of siteFiles(origin)) write(build, path, text);
}

async function draw(build: string): Promise<void> {
  const { drawingFiles } = await import('#app/page-data/drawings.ts');
  const { allProducts } = await import('#content/catalogue.ts');
  const { locales } = await import('#contract/languages.ts');
  for (const product of allProducts())
    for (const { path, make } of locales.flatMap((locale) => drawingFiles(product, locale)))
      write(build, path, await make());
}

/** Packs what is sent; what the live build has packed already is shared with it. */
async function pack(build: string): Promise<void> {
  const { precompress } = await import('#server/static/precompress.ts');
  const before = builds.live();
  await precompress(join(build, 'client'), before && join(before, 'client'));
}

export const BUILD_STEPS: readonly Step[] = [
  {
    name: 'records',
    work: () => execFileSync(process.execPath, [join(ROOT, 'content', 'check.ts')], { stdio: 'inherit' }),
  },
  { name: 'pages', work: makePages },
  { name: 'rules', work: async (build) => (await import('./finish-pages.ts')).finishPages(build) },
  { name: 'lists', work: writeLists },
  { name: 'drawings', work: draw },
  { name: 'packing', work: pack },
];

/** Does a step and says how long it took. */
export async function done({ name, work }: Step, build: string, origin: string): Promise<void> {
  const began = performance.now();
  await work(build, origin);
  process.stdout.write(`build: ${name} ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}
