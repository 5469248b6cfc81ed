import { expect, test } from 'vitest';
import { BACKOFF_CAP_MS, backoff } from './backoff.ts';

test('gaps double from a second to a cap of fifteen minutes and are never the same for all', () => {
  const longest = Array.from({ length: 40 }, (_, index) => backoff('outage', index + 1, () => 0));
  expect(longest.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16_000]);
  expect(longest.at(-1)).toBe(BACKOFF_CAP_MS);
  expect(backoff('outage', 5, () => 1)).toBe(12_000);
});

test('the first minute of an outage sees several attempts, a permanent refusal fewer', () => {
  const within = (kind: 'outage' | 'permanent') => {
    let [passed, attempts] = [0, 0];
    while (passed < 60_000) {
      attempts += 1;
      passed += backoff(kind, attempts, () => 0);
    }
    return attempts;
  };
  expect(within('outage')).toBe(6);
  expect(within('permanent')).toBe(4);
});
