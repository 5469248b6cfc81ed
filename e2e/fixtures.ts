import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { stalled } from './stalled.ts';

export { expect };

/** One page of each kind. */
export const PAGES = [
  '/',
  '/kitchens',
  '/kitchens/vescona-22',
  '/contact',
  '/about',
  '/portfolio',
  '/portfolio/al-furjan-villa',
  '/location',
  '/privacy-policy',
  '/concepts',
  '/search',
  '/saved',
  '/compare',
  '/finishes',
];

/** Words of console errors that a test says it provokes. */
interface Options {
  expectedErrors: RegExp[];
}

/**
 * Every test fails on a console error, an uncaught exception or a request to another host. What failed is final, unless its browser had
 * stopped drawing.
 */
export const test = base.extend<Options & { watch: undefined }>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ page, baseURL, expectedErrors }, use, info) => {
      const mark = join(info.project.outputDir, 'stalled', info.testId);
      if (info.retry > 0 && !existsSync(mark))
        throw new Error('It failed in a browser that draws, so it is not tried again.');
      const wrong: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (!expectedErrors.some((expected) => expected.test(message.text()))) wrong.push(message.text());
      });
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          wrong.push(`asked another host: ${request.url()}`);
      });
      await use(undefined);
      if (info.status !== info.expectedStatus && (await stalled(page))) mkdirSync(mark, { recursive: true });
      expect(wrong, 'console errors and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers the cookie question, so that the bar is out of the way. */
export async function withConsent(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'userConsent', value: 'false', url: 'http://localhost:3210' }]);
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/**
 * Lays out the whole page, also what waits until it comes near: the height of that is a guess before, and what looks at boxes takes the next part for
 * what lies under it.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  });
}

/** Waits until the visitor sees the first of the page. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Holds the page's faces back until `until` is done; if nothing is said, until the first paint. */
export async function holdFaces(
  page: Page,
  until: () => Promise<unknown> = () => painted(page),
): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await until();
    await route.continue();
  });
}

/** The mails of the outbox's folder whose text holds `words`. */
export async function mailsWith(words: string) {
  const folder = join('test-results', 'data', 'mail');
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails.filter((mail) => mail.text?.includes(words));
}
