import { type ChildProcess, spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { english } from '../content/strings/en/index.ts';
import { fill } from '../contract/fill.ts';
import { ENQUIRY_WORDS } from '../contract/messages.ts';
import { pseudo } from '../scripts/pseudo/longer.ts';
import { pseudoPages } from '../scripts/pseudo/pages.ts';
import { expect, open, test, withConsent } from './fixtures.ts';
import { strangeWords, tightBoxes } from './pseudo-faults.ts';

/** The site in a language nobody speaks: words that stand in the code, and boxes too narrow for longer words, show themselves. */

const PORT = 3211;
const BASE = `http://localhost:${PORT}`;
/** One build of the pseudo-locale on a busy machine. */
const BUILD_MS = 240_000;

const said = pseudo(english);
const { ui, viewer } = said;

// One worker: it alone builds and serves the pseudo-locale.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: BASE, reducedMotion: 'reduce' });

let service: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  service = spawn(process.execPath, ['scripts/pseudo/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: 'test-results/pseudo-data',
      RATE_LIMIT: 'off',
    },
  });
  await expect(async () => expect((await fetch(BASE)).ok).toBe(true)).toPass({ timeout: BUILD_MS });
});

test.afterAll(() => {
  service.kill();
});

test.beforeEach(({ page }) => withConsent(page));

/** Says nothing of its own and fits, as it stands now, at every width. */
async function holds(page: Page): Promise<void> {
  expect(await strangeWords(page)).toEqual([]);
  expect(await tightBoxes(page)).toEqual([]);
}

for (const path of [...pseudoPages, '/kitchens?style=loft', '/embed/enquiry'])
  test(`${path} says nothing but what is in the strings, and longer words fit`, async ({ page }) => {
    await open(page, path);
    await holds(page);
  });

/** What visitors do to a page, and what then lies on it. */
const states: readonly (readonly [what: string, path: string, act: (page: Page) => Promise<unknown>])[] = [
  [
    'the drawer',
    '/',
    async (page) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await page.getByRole('button', { name: ui.menu.open }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the Products menu',
    '/about',
    async (page) => {
      await page.getByRole('button', { name: ui.menu.entries.products }).click();
      await expect(page.getByRole('link', { name: ui.menu.allCollections }).first()).toBeVisible();
    },
  ],
  [
    'the search with answers',
    '/about',
    async (page) => {
      await page.getByRole('banner').getByRole('link', { name: ui.menu.search }).click();
      await page.getByRole('searchbox').fill('oak loft kitchen');
      await expect(page.getByRole('dialog').getByRole('region').first()).toBeVisible();
    },
  ],
  [
    'the search without answers',
    '/search?q=zzzz',
    (page) => expect(page.getByRole('main').getByRole('status')).not.toBeEmpty(),
  ],
  [
    'the open filters',
    '/kitchens?style=loft&colour=grey&finish=decor-laminate',
    async (page) => {
      for (const facet of await page.locator('summary').all())
        await facet.evaluate((one) => (one as HTMLElement).click());
    },
  ],
  [
    'the viewer',
    '/kitchens/alberto?photo=1',
    (page) => expect(page.getByRole('dialog').getByRole('heading', { name: 'Alberto' })).toBeVisible(),
  ],
  [
    'the viewer of a project',
    '/portfolio/al-furjan-villa?photo=1',
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    'a project over the portfolio',
    '/portfolio',
    async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the film player',
    '/about',
    async (page) => {
      await page
        .getByRole('button', { name: ui.video.play(said.films['walnut-and-stone'].title) })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'a list of saved models',
    '/saved?models=alberto,alice,dion&samples=ivory,brass',
    (page) => expect(page.getByRole('main').getByRole('link', { name: 'Alberto' }).first()).toBeVisible(),
  ],
  [
    'a comparison',
    '/compare?models=alberto,aurelia,alice',
    (page) => expect(page.getByRole('table')).toBeVisible(),
  ],
  [
    'a sample asked for',
    '/finishes',
    async (page) => {
      await page.getByRole('main').locator('button[aria-pressed=false]').first().click();
      await expect(page.getByRole('main').locator('button[aria-pressed=true]')).toHaveCount(1);
    },
  ],
  [
    'the form with its errors',
    '/contact?about=kitchens/alberto',
    async (page) => {
      await page.getByRole('button', { name: ui.form.send, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await strangeWords(page)).toEqual([]);
      await page.keyboard.press('Escape');
    },
  ],
  [
    'the form with saved models',
    '/contact?models=alberto,alice',
    (page) => expect(page.getByRole('textbox', { name: ui.form.message })).not.toBeEmpty(),
  ],
  [
    'another colour, another hour',
    '/kitchens/aurelia',
    async (page) => {
      await page.getByRole('button', { name: viewer.light.both }).click();
      await expect(page.getByRole('slider')).toBeVisible();
    },
  ],
  [
    'the question about cookies',
    '/about',
    async (page) => {
      await page.getByRole('button', { name: ui.footer.cookieSettings }).click();
      await expect(page.getByRole('region', { name: ui.consent.label })).toBeVisible();
    },
  ],
];

test.describe('with what a visitor opens', () => {
  test.use({ expectedErrors: [/GPU stall due to ReadPixels|software WebGL/] });

  for (const [what, path, act] of states)
    test(`${what} says nothing but what is in the strings, and longer words fit`, async ({ page }) => {
      await open(page, path);
      await act(page);
      await holds(page);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of (404|422)/] });

  for (const path of [
    '/',
    '/kitchens',
    '/kitchens/alberto',
    '/search',
    '/saved',
    '/compare',
    '/no-such-room',
  ])
    test(`${path} says nothing but what is in the strings, and longer words fit`, async ({ page }) => {
      await page.goto(path);
      await holds(page);
    });

  test('the plain form’s answers say nothing but what is in the strings and the specified faults, and longer words fit', async ({
    page,
  }) => {
    await page.goto('/contact');
    const send = page.getByRole('main').locator('button[type=submit]');
    await send.click();
    const { fields, faults } = ENQUIRY_WORDS;
    // In the default language the service says them from the contract.
    const specified = Object.values(fields).map((field) => fill(faults.required, { field }));
    const faulted = await page.locator('[data-errors] li').allTextContents();
    expect(faulted.sort()).toEqual(specified.sort());
    const strange = await strangeWords(page);
    expect(strange.filter((one) => !specified.some((fault) => one.startsWith(fault)))).toEqual([]);
    expect(await tightBoxes(page)).toEqual([]);
    for (const name of ['firstName', 'lastName', 'message']) await page.locator(`[name=${name}]`).fill('7');
    await page.locator('[name=email]').fill('l@example.com');
    await page.locator('[name=phone]').fill('501234567');
    await send.click();
    await expect(page).toHaveURL(/\/contact\/sent/);
    await holds(page);
  });
});
