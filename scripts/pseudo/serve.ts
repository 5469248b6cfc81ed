import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '#server/server.ts';
import { serviceDefaults } from '../defaults.ts';
import { buildPseudo } from './build.ts';

/** Builds and serves the site in the pseudo-locale; the tests start and stop it, and empty the folder before each run. */
const ROOT = join(import.meta.dirname, '..', '..');
const folder = join(ROOT, 'test-results', 'pseudo');
if (!existsSync(folder)) await buildPseudo(folder);
await start(process.env, serviceDefaults, {
  siteRoot: join(folder, 'client'),
  mediaRoots: [join(ROOT, 'media', 'pictures'), join(ROOT, 'media')],
});
