import { loadEnvFile } from '#server/env-file.ts';
import { alone } from './build-lock.ts';
import { BUILD_STEPS, done } from './build-steps.ts';
import { builds } from './builds.ts';
import { siteOrigin } from './origin.ts';

/** Builds aside and then serves it from the next start on; a build that fails changes nothing. */
loadEnvFile();
await alone(
  builds.lock,
  async () => {
    const origin = siteOrigin();
    const build = builds.begin(origin);
    for (const step of BUILD_STEPS) await done(step, build, origin);
    builds.publish(build);
  },
  () => process.stdout.write('The site is being built already: building it anew after that.\n'),
);
