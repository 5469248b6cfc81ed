import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist', 'client');

/** Where the site will stand; canonical addresses and sitemap are written with it. */
const origin = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');

execFileSync(process.execPath, [join(ROOT, 'content', 'check.ts')], { stdio: 'inherit' });
execFileSync(process.execPath, [join(ROOT, 'node_modules', 'vike', 'bin.js'), 'build'], {
  cwd: ROOT,
  stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
  env: { ...process.env, VITE_SITE_URL: origin, NODE_ENV: 'production' },
});

const { siteFiles } = await import('#app/page-data/site-files.ts');
for (const { path, text } of siteFiles(origin)) {
  const file = join(CLIENT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const { drawingFiles } = await import('#app/page-data/drawings.ts');
const { allProducts } = await import('#content/catalogue.ts');
const { DEFAULT_LOCALE } = await import('#content/strings/index.ts');
for (const product of allProducts())
  for (const { path, make } of drawingFiles(product, DEFAULT_LOCALE)) {
    mkdirSync(dirname(join(CLIENT, path)), { recursive: true });
    writeFileSync(join(CLIENT, path), await make());
  }

const { precompress } = await import('#server/static/precompress.ts');
await precompress(CLIENT);
