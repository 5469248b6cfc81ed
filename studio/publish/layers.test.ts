import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../../media/manifest.ts';
import { LAYERS } from './layers.ts';

/** Of the 150 KiB a phone may fetch for another colour and hour: less the look-up table (22) and the list of them (3). */
const LAYERS_OF_ONE = 125 * 1024;

const sets = Object.entries(manifest.pictures).flatMap(([id, { layers }]) =>
  layers ? [{ id, layers }] : [],
);

test('the layers of no model weigh more for a phone than its budget leaves them', () => {
  const heavy = sets.filter(({ id, layers }) => {
    const files = layers.names.map((name) => `${name}-${layers.widths[0]}`);
    if (layers.shares) files.push('shares');
    const bytes = files.map((file) => statSync(join(LAYERS, `${id}.${file}.avif`)).size);
    return bytes.reduce((sum, size) => sum + size, 0) > LAYERS_OF_ONE;
  });
  expect(sets.length).toBeGreaterThan(100);
  expect(heavy.map(({ id }) => id)).toEqual([]);
});
