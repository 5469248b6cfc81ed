import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from '#server/env-file.ts';
import { start } from '#server/server.ts';
import { serviceDefaults } from './defaults.ts';

/** Serves the existing build, and makes one first when there is none. */
if (!existsSync(join(import.meta.dirname, '..', 'dist', 'client', 'index.html'))) {
  process.stdout.write('No build yet: building the site once.\n');
  await import('./build.ts');
}

loadEnvFile();
await start(process.env, serviceDefaults);
