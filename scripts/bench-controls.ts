import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from './browser.ts';
import { BENCH_FLAGS } from './lighthouse.ts';

/** How long a press on each control takes until the next paint, on a processor four times slower: what the browser's event timing says. */

/** Times each control is pressed; the middle counts. */
const TIMES = 3;
/** Milliseconds a press may take. */
const MOST = 100;
/** Event timing tells of nothing faster: a frame. In ms. */
const LEAST = 16;
/** Why a press that is answered in time may be seen late. */
const DRAWN = 'what follows the answer is drawn without a graphics card here';
/** Milliseconds without a press before and after one, so that it is measured alone. */
const QUIET = 600;

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

interface Control {
  name: string;
  path: string;
  on?: keyof typeof SIZES;
  /** What comes first and is not measured. */
  first?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** Why it may take longer than MOST. */
  why?: string;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const filter = (page: Page) => page.getByRole('main').locator('summary').filter({ hasText: 'Style' });
const value = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name }).click();
const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

const otherLight = async (page: Page) => {
  await button('Another colour, another hour')(page);
  await page.getByRole('radio', { name: 'Sage', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
};
const SOFTWARE = 'WebGL is drawn in software here';

const CONTROLS: readonly Control[] = [
  { name: 'Products in the header', path: '/about', press: button('Products') },
  { name: 'Menu', path: '/about', on: 'phone', press: button('Menu') },
  {
    name: 'Products in the menu',
    path: '/about',
    on: 'phone',
    first: button('Menu'),
    press: inDialog('Products'),
  },
  { name: 'Language', path: '/about', press: button('Language') },
  { name: 'Accept in the cookie bar', path: '/', press: button('Accept') },
  { name: 'next slide', path: '/', press: button('Next slide') },
  { name: 'a dot of the slides', path: '/', press: button('Show slide 3') },
  { name: 'an arrow key on the slides', path: '/', press: (page) => page.keyboard.press('ArrowRight') },
  { name: 'next videos', path: '/about', press: button('Next videos') },
  { name: 'a video', path: '/about', press: button(/^Play Walnut and stone/) },
  {
    name: 'closing the video',
    path: '/about',
    first: button(/^Play Walnut and stone/),
    press: inDialog('Close'),
  },
  { name: 'a filter opened', path: '/kitchens', press: (page) => filter(page).click() },
  {
    name: 'a choice of a filter',
    path: '/kitchens',
    first: (page) => filter(page).click(),
    press: value(/^Loft/),
  },
  {
    name: 'a second choice',
    path: '/kitchens',
    first: async (page) => {
      await filter(page).click();
      await value(/^Loft/)(page);
    },
    press: value(/^Scandinavian/),
  },
  { name: 'Filter on a phone', path: '/kitchens', on: 'phone', press: button('Filter') },
  {
    name: 'a page of the list',
    path: '/kitchens',
    press: (page) => page.getByRole('link', { name: 'Go to page 2' }).click(),
  },
  { name: 'Save', path: '/kitchens', press: button('Save Amalia') },
  {
    name: 'next picture in the viewer',
    path: '/kitchens/alberto?photo=1',
    press: inDialog('Next picture'),
  },
  { name: 'zoom in the viewer', path: '/kitchens/alberto?photo=1', press: inDialog('Zoom') },
  {
    name: 'closing the viewer',
    path: '/kitchens/alberto?photo=1',
    press: (page) => page.keyboard.press('Escape'),
  },
  { name: 'a kind of the portfolio', path: '/portfolio', press: button(/^Interior Doors/) },
  {
    name: 'a letter in the form',
    path: '/contact',
    press: (page) => page.getByRole('textbox', { name: 'First name' }).first().press('L'),
  },
  { name: 'Send with nothing filled in', path: '/contact', press: button('Send') },
  {
    name: 'Search',
    path: '/about',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
  },
  {
    name: 'a key in the search',
    path: '/about',
    first: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await page.getByRole('searchbox').fill('light oak ktiche');
      await page.getByRole('region', { name: 'Models' }).waitFor();
    },
    press: (page) => page.keyboard.type('n'),
  },
  {
    name: 'another paint',
    path: '/kitchens/aurelia',
    first: otherLight,
    press: (page) => page.getByRole('radio', { name: 'Sage', exact: true }).check(),
    why: SOFTWARE,
  },
  {
    name: 'another hour',
    path: '/kitchens/aurelia',
    first: otherLight,
    press: (page) => page.getByRole('slider', { name: 'Hour' }).press('ArrowRight'),
    why: SOFTWARE,
  },
];

interface Press {
  /** Milliseconds until the paint after the slowest event. */
  painted: number;
  /** Those of them until the page's own scripts had answered. */
  answered: number;
}

async function pressed(
  browser: Browser,
  origin: string,
  { path, on, first, press }: Control,
): Promise<Press> {
  const context = await browser.newContext({ viewport: SIZES[on ?? 'desktop'], hasTouch: on === 'phone' });
  if (path !== '/') await context.addCookies([{ name: 'userConsent', value: 'false', url: origin }]);
  const page = await context.newPage();
  await page.addInitScript((least) => {
    const seen = { painted: 0, answered: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        seen.painted = Math.max(seen.painted, entry.duration);
        seen.answered = Math.max(seen.answered, entry.processingEnd - entry.startTime);
      }
    }).observe({ type: 'event', durationThreshold: least, buffered: false } as PerformanceObserverInit);
  }, LEAST);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await first?.(page);
  await page.waitForTimeout(QUIET);
  await page.evaluate(() => {
    Object.assign((window as unknown as { seen: object }).seen, { painted: 0, answered: 0 });
  });
  await press(page);
  await page.waitForTimeout(QUIET);
  const seen = await page.evaluate(() => (window as unknown as { seen: Press }).seen);
  await context.close();
  return seen;
}

/** Prints a line for each control; `line` writes a row. */
export async function controls(origin: string, line: (cells: (string | number)[]) => void): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BENCH_FLAGS, '--enable-unsafe-swiftshader'],
  });
  line([`control pressed, CPU ÷ 4 (≤ ${MOST})`, 'middle ms', 'least', 'most', 'answered']);
  for (const control of CONTROLS) {
    const times: Press[] = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await pressed(browser, origin, control));
    times.sort((a, b) => a.painted - b.painted);
    const [least, middle, most] = [0, TIMES >> 1, TIMES - 1].map((at) => times[at]?.painted ?? 0);
    const shown = (time = 0) => (time ? String(time) : `< ${LEAST}`);
    const answered = Math.round(times[TIMES >> 1]?.answered ?? 0);
    line([
      control.name,
      shown(middle),
      shown(least),
      shown(most),
      answered,
      (middle ?? 0) > MOST ? (control.why ?? (answered > MOST ? '' : DRAWN)) : '',
    ]);
  }
  await browser.close();
}
