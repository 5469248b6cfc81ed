import { expect, test } from 'vitest';
import { testBed } from './faults/bed.ts';

const UNLISTED = 'TRUSTED_PROXIES does not list';
const forwarded = { method: 'GET', url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } } as const;

test('a proxy that is not listed is warned of once, without an address', async () => {
  const bed = await testBed();
  await bed.app.inject(forwarded);
  await bed.app.inject(forwarded);
  expect(bed.kept.text.split(UNLISTED)).toHaveLength(2);
  expect(bed.kept.text).not.toContain('203.0.113.7');
  await bed.close();
});

test('a proxy that is listed is not warned of', async () => {
  const bed = await testBed({ TRUSTED_PROXIES: '127.0.0.1' });
  await bed.app.inject(forwarded);
  expect(bed.kept.text).not.toContain(UNLISTED);
  await bed.close();
});

test.each([
  ['all', 2],
  ['few', 1],
  ['off', 0],
])('with ACCESS_LOG %s, %i of a page and a miss are logged', async (setting, lines) => {
  const bed = await testBed({ ACCESS_LOG: setting });
  await bed.app.inject('/config.js');
  await bed.app.inject('/assets/nothing.js');
  expect(bed.kept.text.split('"answered"')).toHaveLength(lines + 1);
  await bed.close();
});
