import { manifest } from '../../media/manifest.ts';
import { phoneBytes } from './layers.ts';
import { difference, viewTransform } from './recombine.ts';

/**
 * `npm run studio -- check-layers [kitchens/ariela …]`: puts the light groups of every model, or of those named, together in the browser's arithmetic and
 * compares with the published picture. Ends with 1 if a picture is off by more than LIMIT of 255 on average, or a name has no layers.
 */
const LIMIT = 1.5;

const named = process.argv.slice(2);
const isOf = (id: string, name: string) => id === name || id.startsWith(`${name}/`);
const models = Object.entries(manifest.pictures).filter(([, { layers }]) => layers);
const without = named.filter((name) => !models.some(([id]) => isOf(id, name)));
if (without.length > 0) throw new Error(`No layers are published of ${without.join(', ')}`);

const view = await viewTransform();
let worst = 0;
for (const [id, { layers }] of models) {
  if (!layers || (named.length > 0 && !named.some((name) => isOf(id, name)))) continue;
  const off = await difference(id, layers, view);
  worst = Math.max(worst, off);
  const weight = (await phoneBytes(id, layers)) / 1024;
  process.stdout.write(
    `${id}: off by ${off.toFixed(2)} of 255, ${weight.toFixed(0)} KiB of layers for a phone\n`,
  );
}
process.exitCode = worst > LIMIT ? 1 : 0;
