import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FACES } from './faces.ts';

const styles = join(import.meta.dirname, '..', 'styles');
const sheet = ['fonts.css', 'tongues.css'].map((name) => readFileSync(join(styles, name), 'utf8')).join('');
const awaited = sheet
  .split('@font-face')
  .filter((rule) => rule.includes('font-display: optional'))
  .map((rule) => ({
    family: /font-family: "?([^";]+)/.exec(rule)?.[1],
    weight: /font-weight: ([^;]+)/.exec(rule)?.[1],
    url: /url\("([^"]+)"/.exec(rule)?.[1],
  }));
/** Most bytes of the two faces of a language. ARCHITECTURE.md section 7: 55 KiB. */
const HEAVIEST = 55 * 1024;

describe.each(Object.entries(FACES))('the faces of %s', (_locale, faces) => {
  test('are ones the style sheet waits for, at the same weights', () => {
    expect(awaited).toEqual(expect.arrayContaining([...faces]));
  });

  test('are light', () => {
    const bytes = faces.map(({ url }) => statSync(join(styles, '..', '..', 'public', url)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(HEAVIEST);
  });
});
