import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/data/company.ts';
import { start } from '#server/server.ts';

/** Serves the existing build, and makes one first when there is none. */
if (!existsSync(join(import.meta.dirname, '..', 'dist', 'client', 'index.html'))) {
  process.stdout.write('No build yet: building the site once.\n');
  await import('./build.ts');
}

await start(process.env, { mailFrom: company.email, mailTo: company.email, siteName: company.name });
