import { type Browser, chromium, type Page } from '@playwright/test';
import { pageText } from '#content/strings/index.ts';
import { browserPath } from '../browser.ts';

/** What a visitor of a large gallery waits for: its first page, a filter, all models at once. */

const CARDS = 'main ul[data-layout=gallery] > li:not([hidden], [aria-hidden])';
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Milliseconds in which nothing is added to a page that is done. */
const STEADY_MS = 1500;

type Line = (cells: (string | number)[]) => void;

/** Counts what goes over the line from now on. */
function meter(page: Page) {
  const seen = { bytes: 0, requests: 0 };
  const waits: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    seen.requests += 1;
    waits.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        seen.bytes += responseBodySize + responseHeadersSize;
      }),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await Promise.all(waits);
    const { bytes, requests } = seen;
    Object.assign(seen, { bytes: 0, requests: 0 });
    return { bytes, requests };
  };
}

/** Milliseconds from a press on an element of the page until its cards are others, painted; a processor four times slower. */
async function pressed(page: Page, target: string): Promise<number> {
  return page
    .locator(target)
    .first()
    .evaluate(
      (element, cards) =>
        new Promise<number>((done) => {
          const shown = () =>
            [...document.querySelectorAll(cards)].map(({ textContent }) => textContent).join();
          const before = shown();
          const began = performance.now();
          const look = () => {
            if (shown() === before) return requestAnimationFrame(look);
            return setTimeout(() => done(Math.round(performance.now() - began)));
          };
          (element as HTMLElement).click();
          requestAnimationFrame(look);
        }),
      CARDS,
    );
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

async function firstLoad(browser: Browser, origin: string, line: Line): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const read = meter(page);
  await page.goto(`${origin}/kitchens`, { waitUntil: 'networkidle' });
  const { bytes, requests } = await read();
  line(['first load of the gallery', kib(bytes), `${requests} requests`]);
  await page.close();
}

async function filtered(browser: Browser, origin: string, line: Line): Promise<void> {
  const page = await open(browser, `${origin}/kitchens`);
  const read = meter(page);
  for (const value of ['style][value=loft', 'style][value=scandinavian']) {
    const time = await pressed(page, `main form input[name=${value}]`);
    const { bytes, requests } = await read();
    line([`filter ${value.split('=')[1]}, CPU ÷ 4`, `${time} ms`, kib(bytes), `${requests} requests`]);
  }
  await page.close();
}

/** How many elements a page has once it takes no more. */
async function nodes(page: Page): Promise<number> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  for (let before = -1; ; ) {
    const now = await count();
    if (now === before) return now;
    before = now;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(STEADY_MS);
  }
}

async function whole(browser: Browser, origin: string, line: Line): Promise<void> {
  const page = await open(browser, `${origin}/kitchens`);
  const { showAll } = pageText('en').ui.pagination;
  const time = await pressed(page, `main button:text-is("${showAll}")`);
  const drawn = await nodes(page);
  await page.keyboard.press('End');
  line(['all models, CPU ÷ 4', `${time} ms`, `${drawn} nodes`, `${await nodes(page)} at the end`]);
  await page.close();
}

/** Prints what a gallery of the site at `origin` costs a phone. */
export async function inBrowser(origin: string, line: Line): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await firstLoad(browser, origin, line);
  await filtered(browser, origin, line);
  await whole(browser, origin, line);
  await browser.close();
}
