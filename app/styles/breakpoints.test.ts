import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS, sizes, upTo } from './breakpoints.ts';

it('holds the widths that the style sheets change at', () => {
  const css = readFileSync(new URL('custom-media.css', import.meta.url), 'utf8');
  for (const name of Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[])
    expect(css).toContain(`@custom-media --${name} ${upTo(name)};`);
});

it('writes how wide a picture is shown, smallest window first', () => {
  expect(sizes({ medium: '50vw', phone: '100vw' }, '30vw')).toBe(
    '(width <= 768px) 100vw, (width <= 1200px) 50vw, 30vw',
  );
});
