import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { browserPath } from './browser.ts';
import { heldLine } from './held-line.ts';
import { BENCH_FLAGS } from './lighthouse.ts';

/**
 * A link pressed until the next page is painted, on a line that is really held and a processor four times slower. A browser that is
 * remote-controlled prerenders nothing: warm is a page fetched ahead, as browsers without prerendering have it, and the most it can be elsewhere.
 */

/** Presses a figure is the middle of. */
const TIMES = 5;
/** Milliseconds a pointer rests on a link before it presses, at most, in ms, until the page is painted, and why it may take longer. */
const PRESSES = {
  warm: [200, 150, 'fetched ahead only; prerendered, as in a browser of one’s own, it is there'],
  cold: [0, 600, 'its HTML takes 150 ms there and back and 70 on the line, the rest is drawing at ÷ 4'],
} as const;
/** Pages, and a link on each. */
const LINKS = [
  ['/about', 'header nav a[href="/portfolio"]'],
  ['/concepts', 'main a[href="/bathrooms"]'],
  ['/bathrooms/dion', 'main a[href="/bathrooms"]'],
] as const;

type Line = (cells: (string | number)[]) => void;

/** When the page that stands now was first painted, in milliseconds since 1970; one prepared beforehand, when it was shown. */
async function paintedAt(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [document] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    return performance.timeOrigin + Math.max(paint?.startTime ?? 0, document?.activationStart ?? 0);
  });
}

async function pressed(origin: string, path: string, target: string, rest: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BENCH_FLAGS });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.context().addCookies([{ name: 'userConsent', value: 'false', url: origin }]);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const link = page.locator(target).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (rest > 0) await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(rest);
  const pressedAt = Date.now();
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 0 });
  await page.waitForURL((url) => url.pathname !== path, { waitUntil: 'commit' });
  const time = (await paintedAt(page)) - pressedAt;
  await browser.close();
  return Math.round(time);
}

/** Prints a line for each link, warm and cold; `line` writes a row. */
export async function links(origin: string, line: Line): Promise<void> {
  const server = await heldLine(Number(new URL(origin).port));
  const door = `http://localhost:${(server.address() as AddressInfo).port}`;
  line(['link pressed, held line, CPU ÷ 4', 'middle ms', 'least', 'most', 'at most']);
  for (const [path, target] of LINKS)
    for (const [name, [rest, most, why]] of Object.entries(PRESSES)) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1) times.push(await pressed(door, path, target, rest));
      times.sort((a, b) => a - b);
      const middle = times[TIMES >> 1] ?? 0;
      line([
        `${path}, ${name}`,
        middle,
        times[0] ?? 0,
        times.at(-1) ?? 0,
        `≤ ${most}`,
        middle > most ? why : '',
      ]);
    }
  server.close();
}
