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

/** A service that may not write its own code cannot build. */
const CLOSED = ['EROFS', 'EACCES', 'EPERM'];

/**
 * What a start serves: the site built anew where that is due and can be, else the build there is, and says so. A host that
 * restarts between a changed text and its build goes on serving instead of staying down.
 * @throws Error when there is no build either.
 */
export async function siteToServe(build = builtSite, live = builds.live()): Promise<void> {
  try {
    await build();
  } catch (error) {
    if (!CLOSED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (!live)
      throw new Error('There is no build, and none can be made here: npm run build', { cause: error });
    say(
      'The build is older than its sources or names another SITE_URL, and none can be made here: it is served as it is. `npm run build`, then restart.',
    );
  }
}
