import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { precompress } from '#server/static/precompress.ts';
import { BUILD_STEPS, done } from '../build-steps.ts';
import { builds } from '../builds.ts';
import { siteOrigin } from '../origin.ts';

/** Builds a project of which only some pages are made, without drawings, and packs nothing but what the benchmark weighs and fetches. */

const WEIGHED = ['kitchens/index.html', 'data/kitchens.json', 'data/search.json'];
const FETCHED = ['assets', 'data/cards'];

const build = builds.begin(siteOrigin());
for (const step of BUILD_STEPS.filter(({ name }) => name !== 'drawings' && name !== 'packing'))
  await done(step, build, siteOrigin());
for (const name of WEIGHED) {
  const file = join(build, 'client', name);
  if (existsSync(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
for (const folder of FETCHED) await precompress(join(build, 'client', folder));
builds.publish(build);
