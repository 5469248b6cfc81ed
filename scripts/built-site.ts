import { join } from 'node:path';
import { alone } from './build-lock.ts';
import { builds } from './builds.ts';
import { siteOrigin } from './origin.ts';

const say = (words: string) => process.stdout.write(`${words}\n`);

async function buildOnce(): Promise<void> {
  // Asked again: another start may just have built.
  const why = builds.whyBuild(siteOrigin());
  if (!why) return;
  say(`${why}: building the site once.`);
  await import('./build.ts');
}

/** The folder of the build that is served, made first when there is none or its sources changed. */
export async function builtSite(): Promise<string> {
  if (builds.whyBuild(siteOrigin()))
    await alone(builds.lock, buildOnce, () => say('The site is being built already: waiting for it.'));
  return builds.live() ?? join(import.meta.dirname, '..', 'dist');
}
