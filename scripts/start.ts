import { loadEnvFile } from '#server/env-file.ts';
import { start } from '#server/server.ts';
import { alone } from './build-lock.ts';
import { builds } from './builds.ts';
import { serviceDefaults } from './defaults.ts';
import { siteOrigin } from './origin.ts';

const say = (words: string) => process.stdout.write(`${words}\n`);

async function buildOnce(): Promise<void> {
  // Asked again: another start may just have built.
  const why = builds.whyBuild(siteOrigin());
  if (!why) return;
  say(`${why}: building the site once.`);
  await import('./build.ts');
}

/** Serves the existing build, and makes one first when there is none or its sources changed. */
loadEnvFile();
if (builds.whyBuild(siteOrigin()))
  await alone(builds.lock, buildOnce, () => say('The site is being built already: waiting for it.'));
await start(process.env, serviceDefaults);
