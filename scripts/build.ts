import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnvFile } from '#server/env-file.ts';
import { alone } from './build-lock.ts';
import { builds } from './builds.ts';
import { siteOrigin } from './origin.ts';

const ROOT = join(import.meta.dirname, '..');

/** Does a part of the build and says how long it took. */
async function step(name: string, work: () => unknown): Promise<void> {
  const began = performance.now();
  await work();
  process.stdout.write(`build: ${name} ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

/** Makes pages and everything beside them in a folder of its own. */
async function make(build: string, origin: string): Promise<void> {
  const client = join(build, 'client');
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), content);
  };
  execFileSync(process.execPath, [join(ROOT, 'content', 'check.ts')], { stdio: 'inherit' });
  await step('pages', () =>
    execFileSync(process.execPath, [join(ROOT, 'node_modules', 'vike', 'bin.js'), 'build'], {
      cwd: ROOT,
      stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
      env: { ...process.env, VITE_SITE_URL: origin, BUILD_DIR: build, NODE_ENV: 'production' },
    }),
  );
  await step('their rules', async () => (await import('./finish-pages.ts')).finishPages(build));
  await step('lists', async () => {
    const { siteFiles } = await import('#app/page-data/site-files.ts');
    for (const { path, text } of siteFiles(origin)) write(path, text);
  });
  await step('drawings', async () => {
    const { drawingFiles } = await import('#app/page-data/drawings.ts');
    const { allProducts } = await import('#content/catalogue.ts');
    const { locales } = await import('#contract/languages.ts');
    for (const product of allProducts())
      for (const { path, make: draw } of locales.flatMap((locale) => drawingFiles(product, locale)))
        write(path, await draw());
  });
  const before = builds.live();
  await step('packing', async () =>
    (await import('#server/static/precompress.ts')).precompress(client, before && join(before, 'client')),
  );
}

/** Builds aside and then serves it from the next start on; a build that fails changes nothing. */
loadEnvFile();
await alone(
  builds.lock,
  async () => {
    const origin = siteOrigin();
    const build = builds.begin(origin);
    await make(build, origin);
    builds.publish(build);
  },
  () => process.stdout.write('The site is being built already: building it anew after that.\n'),
);
