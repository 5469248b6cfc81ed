import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scratchFolder } from '../faults/bed.ts';
import { modelLookup } from './models.ts';

const site = scratchFolder('models');
afterAll(() => site.remove());

test('a model is looked up in the built site, and what the site does not know is none', () => {
  const folder = join(site.path, 'data', 'models');
  mkdirSync(folder, { recursive: true });
  const sheet = { slug: 'dion', name: 'Dion', line: 'Vanity', to: '/bathrooms/dion', small: null, facts: [] };
  writeFileSync(join(folder, 'dion.json'), JSON.stringify(sheet));
  writeFileSync(join(folder, 'broken.json'), '{');
  const lookup = modelLookup(site.path, 'https://maker.example');
  expect(lookup('dion')).toEqual({
    name: 'Dion',
    line: 'Vanity',
    url: 'https://maker.example/bathrooms/dion',
    picture: null,
  });
  expect(['broken', 'nobody'].map(lookup)).toEqual([null, null]);
});
