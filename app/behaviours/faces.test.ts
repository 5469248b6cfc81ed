import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACES } from './faces.ts';

test('the faces that are preloaded are those the style sheet waits for, at the same weights', () => {
  const sheet = readFileSync(join(import.meta.dirname, '..', 'styles', 'fonts.css'), 'utf8');
  const awaited = sheet
    .split('@font-face')
    .filter((rule) => rule.includes('font-display: optional'))
    .map((rule) => ({
      family: /font-family: "?([^";]+)/.exec(rule)?.[1],
      weight: /font-weight: ([^;]+)/.exec(rule)?.[1],
      url: /url\("([^"]+)"/.exec(rule)?.[1],
    }));
  expect(FACES).toEqual(awaited);
});
