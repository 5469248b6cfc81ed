import { loadEnvFile } from '#server/env-file.ts';
import { start } from '#server/server.ts';
import { builds } from './builds.ts';
import { serviceDefaults } from './defaults.ts';
import { siteOrigin } from './origin.ts';

/** Serves the existing build, and makes one first when there is none or its sources changed. */
loadEnvFile();
const why = builds.whyBuild(siteOrigin());
if (why) {
  process.stdout.write(`${why}: building the site once.\n`);
  await import('./build.ts');
}
await start(process.env, serviceDefaults);
