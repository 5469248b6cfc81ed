import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

/* biome-ignore-start lint/suspicious/noConsole: the console is what is watched here */
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
/* biome-ignore-end lint/suspicious/noConsole: as above */
