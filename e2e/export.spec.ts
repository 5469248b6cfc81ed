import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { expect, open } from './fixtures.ts';
import { plainHost } from './plain-host.ts';

/** The exported site on a host of plain files, and the service on another origin. */

const SITE = 'http://localhost:3212';
const SERVICE = 'http://localhost:3213';
const FOLDER = join('test-results', 'export');
const DATA = join('test-results', 'export-data');
const ADDRESSES = { SITE_URL: SITE, API_BASE: `${SERVICE}/api` };

/** A page that may ask both origins; its console says what a policy refuses. */
const test = base.extend<{ said: string[] }>({
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.context().addCookies([{ name: 'userConsent', value: 'false', url: SITE }]);
    await use(said);
    expect(said).toEqual([]);
  },
});
test.describe.configure({ mode: 'serial', retries: 0 });
test.use({ baseURL: SITE });

let host: Server;
let service: ChildProcess;

test.beforeAll(async () => {
  const env = { ...process.env, ...ADDRESSES };
  execFileSync(process.execPath, ['scripts/export.ts', FOLDER], { env, stdio: 'ignore' });
  host = await plainHost(join(FOLDER, 'site'), 3212);
  service = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      ...{ PORT: '3213', DATA_DIR: DATA, SITE_URL: SERVICE, ALLOWED_ORIGINS: SITE, RATE_LIMIT: 'off' },
    },
    stdio: 'ignore',
  });
  const ready = () =>
    fetch(`${SERVICE}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(ready, { timeout: 30_000 }).toBe(true);
});
test.afterAll(() => {
  host.close();
  service.kill('SIGTERM');
});

test('an enquiry from the plain host arrives at the service', async ({ page, said }) => {
  await open(page, '/contact');
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill('layla@example.com');
  await page.getByLabel('Phone number').fill('050 123 4567');
  await page.getByLabel('Message').fill('A kitchen for a house by the sea, from a plain host.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
  const mails = () => (existsSync(join(DATA, 'mail')) ? readdirSync(join(DATA, 'mail')) : []);
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  expect(said).toEqual([]);
});

/** The names on the cards that are shown. */
const names = (page: Page) => page.locator('main ul[data-layout=gallery] > li').allTextContents();

test('cold addresses with a choice or a page show it, also where the host puts a slash behind the path', async ({
  page,
  said,
}) => {
  await open(page, '/kitchens');
  const first = await names(page);
  for (const query of ['?style=loft', '?page=3']) {
    await open(page, `/kitchens${query}`);
    await expect(page).toHaveURL(`/kitchens${query}`);
    await expect.poll(() => names(page)).not.toEqual(first);
  }
  await open(page, '/kitchens/vescona-22?photo=1');
  await expect(page.getByRole('dialog', { name: 'Pictures of Vescona 22' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/kitchens/vescona-22');
  expect(said).toEqual([]);
});

test('every page looks as its rules say and may be styled by no others', async ({ page, said }) => {
  await open(page, '/about');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  const refused = await page.evaluate(
    () =>
      new Promise((done) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          done(effectiveDirective),
        );
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'body{opacity:0}' }),
        );
      }),
  );
  expect(refused).toBe('style-src-elem');
  said.length = 0;
});

test('nothing is exported that only the studio or the service needs', () => {
  const files = readdirSync(join(FOLDER, 'site'), { recursive: true, encoding: 'utf8' });
  const needless = /\.(?:br|gz)$|^media\/(?:moves|sheets)\/.+\.|^embed\/|not-found\/|contact\/sent/;
  expect(files.filter((file) => needless.test(file.replaceAll('\\', '/')))).toEqual([]);
  expect(files).toContain(join('ru', '404.html'));
  expect(readFileSync(join(FOLDER, 'site', 'config.js'), 'utf8')).toContain(ADDRESSES.API_BASE);
});
