import { manifest } from '../../media/manifest.ts';
import { phoneBytes } from './layers.ts';
import { difference, viewTransform } from './recombine.ts';

/**
 * `npm run studio -- check-layers`: puts every model's light groups together in the browser's arithmetic and compares with its published picture.
 * Ends with 1 if a picture is off by more than LIMIT of 255 on average.
 */
const LIMIT = 1.5;

const view = await viewTransform();
let worst = 0;
for (const [id, { layers }] of Object.entries(manifest.pictures)) {
  if (!layers) continue;
  const off = await difference(id, layers, view);
  worst = Math.max(worst, off);
  const weight = (await phoneBytes(id, layers)) / 1024;
  process.stdout.write(
    `${id}: off by ${off.toFixed(2)} of 255, ${weight.toFixed(0)} KiB of layers for a phone\n`,
  );
}
process.exitCode = worst > LIMIT ? 1 : 0;
