import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../../media/manifest.ts';
import { LAYERS, phoneBytes } from './layers.ts';

/** Bytes a phone may fetch to show a model in another colour and at another hour; e2e/light.spec.ts counts what one does. */
const PHONE_BUDGET = 150 * 1024;
/** Bytes of the list that names a model's layers; the longest has 700. */
const LIST = 1024;

test('no model asks a phone for more than its budget to show another colour and hour', async () => {
  const besides = statSync(join(LAYERS, 'view.webp')).size + LIST;
  const heavy: string[] = [];
  for (const [id, { layers }] of Object.entries(manifest.pictures))
    if (layers && (await phoneBytes(id, layers)) + besides > PHONE_BUDGET) heavy.push(id);
  expect(heavy).toEqual([]);
});

test('a phone takes kitchens/aurelia with its shares, in fewer bytes than others', async () => {
  const layers = manifest.pictures['kitchens/aurelia/main']?.layers;
  if (!layers) throw new Error('kitchens/aurelia has no layers');
  const [narrow = 0, whole = 0] = layers.widths;
  const shares = statSync(join(LAYERS, 'kitchens/aurelia/main.shares.avif')).size;
  const phone = await phoneBytes('kitchens/aurelia/main', layers);
  expect(phone).toBeGreaterThan(shares);
  expect(narrow).toBeLessThan(whole);
  expect(phone).toBeLessThan(await phoneBytes('kitchens/aurelia/main', { ...layers, widths: [whole] }));
});
