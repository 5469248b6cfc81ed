import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { FACES } from '#app/behaviours/faces.ts';
import { packedSize } from '../scripts/packed-size.ts';
import { pageScripts } from '../scripts/page-scripts.ts';
import { expect, holdFaces, open, PAGES, test, withConsent } from './fixtures.ts';

const KIB = 1024;
/** A page that stands still: a twentieth of what is counted as good. */
const STILL = 0.005;
const CLIENT = join('dist', 'client');

function filesOf(ending: string): string[] {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
}

const weight = (file: string) => packedSize(CLIENT, file);

/** 157 finishes in words of two bytes a letter: docs/decisions/0070. */
const LIBRARY_ELSEWHERE = /^(ar|ru)\/finishes\/index\.html$/;

test('no page weighs more than 15 KiB, its own rules included, and the Arabic and Russian finish library no more than 16.5', () => {
  const pages = filesOf('.html');
  expect(pages.length).toBeGreaterThan(160);
  const limit = (file: string) => (LIBRARY_ELSEWHERE.test(file) ? 16.5 : 15) * KIB;
  expect(
    pages.map((file) => [file, weight(file)] as const).filter(([file, bytes]) => bytes > limit(file)),
  ).toEqual([]);
});

for (const path of PAGES) {
  test(`${path} asks for a starter of at most 5 KiB before its load event, for at most 90 KiB of script in all, and two faces`, async ({
    page,
  }) => {
    await open(page, path);
    const { early, late } = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource');
      const named = (ending: string, before: number) =>
        files
          .filter(({ name, startTime }) => name.endsWith(ending) && startTime < before)
          .map(({ name }) => new URL(name).pathname);
      const loaded = load?.loadEventStart ?? 0;
      return { early: [...named('.js', loaded), ...named('.woff2', loaded)], late: named('.js', Infinity) };
    });
    const { starter, brought } = pageScripts(readFileSync(join(CLIENT, path, 'index.html'), 'utf8'));
    expect(early.filter((file) => file.endsWith('.js'))).toEqual([starter]);
    expect(late).toEqual(expect.arrayContaining(brought));
    expect(weight(starter)).toBeLessThanOrEqual(5 * KIB);
    expect([starter, ...brought].reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(90 * KIB);
    const faces = early.filter((file) => file.endsWith('.woff2') && !file.includes('italic'));
    expect(new Set(faces).size).toBeLessThanOrEqual(2);
    const bytes = FACES.en.map(({ url }) => readFileSync(join(CLIENT, url)).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(55 * KIB);
  });
}

for (const [path, picture] of [
  ['/', '/home/hero-1'],
  ['/about', null],
  ['/portfolio', null],
  ['/portfolio/al-furjan-villa', null],
  ['/location', null],
] as const) {
  test(`the first view of ${path} on a phone is at most 300 KiB in 20 requests`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await page.goto(path, { waitUntil: 'load' });
    const first = await Promise.all(
      [...asked].map(async (request) => {
        await request.response();
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { path: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize };
      }),
    );
    expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(300 * KIB);
    expect(first.length).toBeLessThanOrEqual(20);
    const hero = picture && first.find((one) => one.path.includes(picture));
    if (hero) expect(hero.bytes).toBeLessThanOrEqual(50 * KIB);
    if (picture) expect(hero?.bytes ?? 0).toBeGreaterThan(KIB);
    await context.close();
  });
}

for (const path of PAGES) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} px shifts nothing while it loads, its faces last, and is read`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await withConsent(page);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) + entry.value,
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await holdFaces(page);
      const shifted = async () => {
        await open(page, path);
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            window.scrollTo({ top: y, behavior: 'instant' });
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          }
        });
        await page.waitForLoadState('networkidle');
        return Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
      };
      const first = await shifted();
      // What a page shifts by itself it shifts every time; a busy machine may lay a part out late, once.
      expect(first < STILL ? first : await shifted()).toBeLessThan(STILL);
    });
  }
}
