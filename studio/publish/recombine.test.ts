import { expect, test } from 'vitest';
import { type LayerSet, manifest } from '../../media/manifest.ts';
import { difference, viewTransform } from './recombine.ts';

const id = 'kitchens/aurelia/main';

test('the published picture comes back from its lights within 1.5 of 255', async () => {
  const view = await viewTransform();
  const set = manifest.pictures[id]?.layers as LayerSet;
  expect(await difference(id, set, view)).toBeLessThan(1.5);
}, 60_000);
