import type { Page } from '@playwright/test';

/** Milliseconds a busy machine may need for one frame. */
const FRAME = 10_000;
const ANSWER = 2_000;

/**
 * Whether a page answers but is not drawn any more, within `frame` ms. Chromium 156 does that in one of some hundred visits to /concepts:
 * docs/decisions/0095.
 */
export async function stalled(page: Page, frame = FRAME): Promise<boolean> {
  const within = (ms: number, answer: Promise<boolean>) =>
    Promise.race([
      answer.catch(() => null),
      new Promise<undefined>((over) => setTimeout(() => over(undefined), ms)),
    ]);
  const drawn = page.evaluate(() => new Promise<boolean>((next) => requestAnimationFrame(() => next(true))));
  if ((await within(frame, drawn)) !== undefined) return false;
  return (
    (await within(
      ANSWER,
      page.evaluate(() => document.visibilityState === 'visible'),
    )) === true
  );
}
