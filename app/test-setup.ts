import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What jsdom lacks of the dialogs' platform, and the rule that a console error fails the test. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

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
