import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from './browser.ts';

/** What parts that are fetched on use cost: scripts and data over the line. */

/** Bytes over the line by kind. */
interface Cost {
  scripts: number;
  data: number;
}

interface Use {
  name: string;
  path: string;
  /** What the visitor does; resolves when it shows. */
  act: (page: Page) => Promise<unknown>;
}

const USES: readonly Use[] = [
  {
    name: 'a save button appears and is pressed',
    path: '/kitchens',
    act: async (page) => {
      await page.getByRole('button', { name: 'Save Alberto' }).click();
      await page.getByRole('status').filter({ hasText: 'Alberto' }).waitFor();
    },
  },
  {
    name: 'the viewer opens and a picture is enlarged',
    path: '/kitchens/alberto?photo=1',
    act: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Enlarge' }).click();
      await page.getByRole('dialog').getByText('%').waitFor();
    },
  },
  {
    name: 'a kitchen in sage in the evening (data: its layers)',
    path: '/kitchens/aurelia',
    act: async (page) => {
      await page.getByRole('button', { name: 'Another colour, another hour' }).click();
      await page.getByRole('radio', { name: 'Sage', exact: true }).check();
      await page.getByRole('slider', { name: 'Hour' }).fill('19');
      await page.getByRole('status').filter({ hasText: 'sage, evening' }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'the search opens and answers',
    path: '/about',
    act: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await page.getByRole('searchbox').fill('light oak kitchen with a back kitchen');
      await page.getByRole('region', { name: 'Models' }).waitFor();
    },
  },
  {
    name: 'three models saved are shown',
    path: '/saved?models=aurelia,montalto,vescona-22',
    act: (page) => page.getByText('Smoked oak').first().waitFor(),
  },
  {
    name: 'three models stand side by side',
    path: '/compare?models=aurelia,montalto,vescona-22',
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'three models stand in the message',
    path: '/contact?models=aurelia,montalto,vescona-22',
    act: (page) => page.waitForFunction(() => document.querySelector('textarea')?.value),
  },
];

/** What a page asks for beyond what its HTML names, by kind; a picture is neither. */
async function costOf(browser: Browser, origin: string, { path, act }: Use): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const html = await (await fetch(`${origin}${path}`)).text();
  const cost: Cost = { scripts: 0, data: 0 };
  const waits: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const kind = pathname.endsWith('.js')
      ? 'scripts'
      : /^\/(data|drawings|media\/layers)\//.test(pathname)
        ? 'data'
        : null;
    if (!kind || html.includes(pathname)) return;
    waits.push(
      request.sizes().then(({ responseBodySize }) => {
        cost[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await act(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(waits);
  await page.close();
  return cost;
}

/** Prints the cost of each use; `line` writes a row. */
export async function uses(origin: string, line: (cells: (string | number)[]) => void): Promise<void> {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  line(['on use (brotli)', 'script', 'data']);
  for (const use of USES) {
    const { scripts, data } = await costOf(browser, origin, use);
    line([use.name, kib(scripts), kib(data)]);
  }
  await browser.close();
}
