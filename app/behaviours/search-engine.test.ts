import { expect, it } from 'vitest';
import { distance } from './search-engine.ts';

it.each([
  ['oak', 'oak', 0],
  ['ligth', 'light', 1],
  ['marbel', 'marble', 1],
  ['vescna', 'vescona', 1],
  ['walnut', 'walnuts', 1],
  ['kitchen', 'kitten', 2],
  ['oak', 'travertine', 3],
])('from %s to %s it is %i, counted no further than two', (a, b, far) => {
  expect(Math.min(3, distance(a, b, 2))).toBe(far);
});
