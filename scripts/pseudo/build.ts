import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vike/api';
import { createServer } from 'vite';
import { DEFAULT_LOCALE } from '#contract/languages.ts';
import { finishPages } from '../finish-pages.ts';
import { siteOrigin } from '../origin.ts';
import { pseudoPaths, pseudoProducts } from './pages.ts';
import { pseudoLocale } from './plugin.ts';

/** Writes what pages of the pseudo-locale fetch: made by Vite, which puts its words into it as into the pages. */
async function writeFiles(client: string): Promise<void> {
  const server = await createServer({
    configFile: false,
    plugins: [pseudoLocale([])],
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  const { siteFiles } = (await server.ssrLoadModule(
    '/app/page-data/site-files.ts',
  )) as typeof import('#app/page-data/site-files.ts');
  const { drawingFiles } = (await server.ssrLoadModule(
    '/app/page-data/drawings.ts',
  )) as typeof import('#app/page-data/drawings.ts');
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), content);
  };
  for (const { path, text } of siteFiles(siteOrigin())) write(path, text);
  for (const { path, make } of pseudoProducts.flatMap((product) => drawingFiles(product, DEFAULT_LOCALE)))
    if (path.endsWith('.svg')) write(path, await make());
  await server.close();
}

/**
 * Builds the pseudo-locale in a folder of the tests' own, which no site is served from.
 * @param folder absolute; it is there when the build is whole.
 */
export async function buildPseudo(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await build({
    viteConfig: { plugins: [pseudoLocale(pseudoPaths)], logLevel: 'warn', build: { outDir: draft } },
  });
  await finishPages(draft);
  await writeFiles(join(draft, 'client'));
  renameSync(draft, folder);
}
