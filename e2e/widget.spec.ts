import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A form builder's script: builds its form where it stands, tries what it must not, and says what came of it. */
const SCRIPT = `
  const tried = [];
  try { tried.push(document.cookie); } catch { tried.push('no cookies'); }
  try { tried.push(parent.document.title); } catch { tried.push('no page'); }
  document.body.innerHTML = '<form style="margin:0"><label>Name <input name="n"></label></form><p>' + tried.join(', ') + '</p>';
`;

let other: Server;
let asked: string[];
let service: ChildProcess;
let site: string;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(`${request.headers.cookie ?? 'without cookies'} ${request.url}`);
    response.setHeader('content-type', 'text/javascript');
    response.end(SCRIPT);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const port = portOf(free);
  free.close();
  site = `http://127.0.0.1:${port}`;
  const script = `http://127.0.0.1:${portOf(other)}/form.js`;
  service = spawn(process.execPath, ['server/faults/serve.ts', script], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: 'test-results/widget-data', SITE_URL: site },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      fetch(`${site}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(async () => {
  other.close();
  service.kill();
  await once(service, 'exit');
});
test.beforeEach(() => {
  asked = [];
});

/** Opens home as it is built when the company configuration names another company's form. */
async function openHome(page: Page): Promise<void> {
  await page.route(`${site}/`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"otherForm":null', '"otherForm":"forms.example"');
    expect(html).toContain('forms.example');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${site}/`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** A page outside the watch of the fixtures: here another host is asked, by design. */
const freshPage = test.extend<{ visitor: Page }>({
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const visitor = await context.newPage();
    const errors: string[] = [];
    visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(visitor);
    expect(errors).toEqual([]);
    await context.close();
  },
});

freshPage(
  'before consent our own form stands there and the other company is not asked',
  async ({ visitor }) => {
    await openHome(visitor);
    await expect(visitor.getByRole('form', { name: 'A first conversation' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Decline' }).click();
    await expect(visitor.getByRole('form', { name: 'A first conversation' })).toBeVisible();
    await expect(visitor.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
  },
);

freshPage(
  'after consent the form is the other company’s, shut off from our page, and goes with the consent',
  async ({ visitor }) => {
    await openHome(visitor);
    await visitor.getByRole('button', { name: 'Accept' }).click();
    const frame = visitor.frameLocator('iframe[title="Form by forms.example"]');
    await frame.getByLabel('Name').fill('Layla');
    await expect(frame.getByText('no cookies, no page')).toBeVisible();
    expect(asked).toEqual(['without cookies /form.js']);
    await expect(visitor.getByRole('link', { name: 'Write to us on our own form' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await visitor.getByRole('button', { name: 'Cookie settings' }).click();
    await visitor.getByRole('button', { name: 'Decline' }).click();
    await expect(visitor.locator('iframe')).toHaveCount(0);
    await expect(visitor.getByRole('form', { name: 'A first conversation' })).toBeVisible();
  },
);

freshPage('what was typed into our form is not lost by accepting', async ({ visitor }) => {
  await openHome(visitor);
  await visitor.getByLabel('First name').fill('Layla');
  await visitor.getByRole('button', { name: 'Accept' }).click();
  await expect(visitor.getByLabel('First name')).toHaveValue('Layla');
  await expect(visitor.locator('iframe')).toHaveCount(0);
});
