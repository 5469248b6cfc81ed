import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnvFile } from '#server/env-file.ts';
import { builds } from './builds.ts';
import { siteOrigin } from './origin.ts';

const ROOT = join(import.meta.dirname, '..');

/** Builds aside and then serves it from the next start on; a build that fails changes nothing. */
loadEnvFile();
const origin = siteOrigin();
const build = builds.begin(origin);
const CLIENT = join(build, 'client');

execFileSync(process.execPath, [join(ROOT, 'content', 'check.ts')], { stdio: 'inherit' });
execFileSync(process.execPath, [join(ROOT, 'node_modules', 'vike', 'bin.js'), 'build'], {
  cwd: ROOT,
  stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
  env: { ...process.env, VITE_SITE_URL: origin, BUILD_DIR: build, NODE_ENV: 'production' },
});

const { finishPages } = await import('./finish-pages.ts');
await finishPages(build);

const { siteFiles } = await import('#app/page-data/site-files.ts');
for (const { path, text } of siteFiles(origin)) {
  const file = join(CLIENT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const { drawingFiles } = await import('#app/page-data/drawings.ts');
const { allProducts } = await import('#content/catalogue.ts');
const { locales } = await import('#contract/languages.ts');
for (const product of allProducts())
  for (const { path, make } of locales.flatMap((locale) => drawingFiles(product, locale))) {
    mkdirSync(dirname(join(CLIENT, path)), { recursive: true });
    writeFileSync(join(CLIENT, path), await make());
  }

const { precompress } = await import('#server/static/precompress.ts');
await precompress(CLIENT);
builds.publish(build);
