import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { PART_SIZE } from '../app/behaviours/gallery-cards.ts';
import { PAGE_SIZE } from '../app/behaviours/gallery-view.ts';
import { productsOf } from '../content/catalogue.ts';
import { categories } from '../content/data/categories.ts';
import { collections } from '../content/strings/en/collections.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

/** What the catalogue holds, so that another model breaks no test. */
const KITCHENS = productsOf('kitchens');
const LAST = Math.ceil(KITCHENS.length / PAGE_SIZE);

test.beforeEach(({ page }) => withConsent(page));

for (const { slug } of categories) {
  const { title } = collections[slug];
  const count = productsOf(slug).length;
  test(`/${slug} shows its title, its cards twelve a page and its pagination`, async ({ page }) => {
    await open(page, `/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').locator('ul[data-layout=gallery] > li')).toHaveCount(
      Math.min(12, count),
    );
    const pagination = page.getByRole('navigation', { name: 'pagination navigation' });
    await expect(pagination).toHaveCount(slug === 'kitchens' || count > 12 ? 1 : 0);
  });
}

test('the pagination has one boundary and one sibling page, and dead ends are disabled', async ({ page }) => {
  await open(page, '/kitchens');
  const pagination = page.getByRole('navigation', { name: 'pagination navigation' });
  const items = () => pagination.getByRole('listitem').allTextContents();
  expect(await items()).toEqual(['', '1', '2', '3', '4', '5', '…', `${LAST}`, '']);
  await expect(pagination.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
  await pagination.getByRole('link', { name: 'Go to page 4' }).click();
  await expect(page).toHaveURL('/kitchens?page=4');
  await expect.poll(items).toEqual(['', '1', '2', '3', '4', '5', '…', `${LAST}`, '']);
  await pagination.getByRole('link', { name: 'Go to page 5' }).click();
  await expect
    .poll(items)
    .toEqual(['', '1', '…', '4', '5', '6', ...(LAST > 8 ? ['…', `${LAST}`] : ['7', '8']), '']);
  await pagination.getByRole('link', { name: `Go to page ${LAST}`, exact: true }).click();
  await expect(pagination.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  await expect(page.getByRole('main').locator('ul[data-layout=gallery] > li')).toHaveCount(
    KITCHENS.length - PAGE_SIZE * (LAST - 1),
  );
  const current = pagination.locator('[aria-current=page]');
  await expect(current).toHaveCSS('background-color', 'rgb(212, 175, 55)');
  await expect(current).toHaveCSS('color', 'rgb(28, 34, 64)');
  await expect(pagination.getByRole('link', { name: 'Go to page 5' })).toHaveCSS(
    'background-color',
    'rgb(245, 245, 245)',
  );
});

test.describe('where lists cannot be fetched', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('another page is gone to as a document, and a choice of several is not loaded again and again', async ({
    page,
  }) => {
    await page.route('**/data/**', (route) => route.abort());
    await open(page, '/kitchens');
    await page.getByRole('link', { name: 'Go to page 4' }).click();
    await page.waitForURL('/kitchens?page=4');
    await expect(page.locator('[aria-current=page]').filter({ hasText: '4' })).toBeVisible();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await open(page, '/kitchens?style=loft&style=scandinavian');
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
  });
});

test('another page scrolls to the top, and Back returns to the page before', async ({ page }) => {
  await open(page, '/kitchens');
  await page.getByRole('link', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL('/kitchens?page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: /^Alberto/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Alberto/ })).toHaveCount(1);
});

/** Shows a gallery of as many models on one page; gives one of them by its place. */
async function showAll(page: Page, total: number): Promise<(place: number) => Locator> {
  await page.route('**/data/kitchens.json', (route) => route.fulfill({ json: { total, facets: {} } }));
  await page.route('**/data/cards/kitchens/*.json', (route) => {
    const part = Number(/(\d+)\.json/.exec(route.request().url())?.[1]) - 1;
    const places = Array.from({ length: PART_SIZE }, (_, at) => part * PART_SIZE + at);
    const image = { drawing: '/mark.svg', alt: '' };
    const json = places
      .filter((place) => place < total)
      .map((place) => ({
        slug: `m${place}`,
        name: `Model ${place}`,
        line: '',
        swatches: [],
        image,
        pictures: 0,
      }));
    return route.fulfill({ json });
  });
  await open(page, '/kitchens');
  await page.getByRole('button', { name: 'Show all' }).click();
  return (place) => page.getByRole('link', { name: `Model ${place}`, exact: true });
}

test('of ten thousand models shown together those near the window are drawn, and End and Tab reach the others', async ({
  page,
}) => {
  const total = 10_000;
  const model = await showAll(page, total);
  const drawn = PART_SIZE * 9;
  await expect(model(drawn - 1)).toBeAttached();
  await expect(model(drawn)).toHaveCount(0);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  // Chromium now and then drops a key's scroll where the page grows under it (3 of 200 on a busy machine). Only a page that has not moved is asked again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(scrolled, { timeout: 5_000 }).toBeGreaterThan(before * 2);
  }).toPass();
  await expect(model(total - 1)).toBeVisible();
  expect(await page.getByRole('main').getByRole('link').count()).toBeLessThan(drawn + PART_SIZE * 4);
  await model(drawn - 1).focus();
  await expect(model(drawn)).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(model(drawn)).toBeFocused();
  expect(await model(drawn).evaluate((link) => link.closest('li')?.ariaPosInSet)).toBe(`${drawn + 1}`);
});

test('models that are gone from the window by the time they would be drawn are not drawn', async ({
  page,
}) => {
  const total = 1_000;
  const model = await showAll(page, total);
  await expect(model(PART_SIZE * 9 - 1)).toBeAttached();
  await page.evaluate(async () => {
    const pass = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    const frame = () => new Promise(requestAnimationFrame);
    const seen = new Promise((resolve) => {
      const watch = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve(watch.disconnect());
      });
      for (const gap of document.querySelectorAll('main li[aria-hidden]')) watch.observe(gap);
    });
    pass(document.documentElement.scrollHeight / 2);
    await seen;
    // In the very frame after the time that a gap has to stay near.
    for (const since = performance.now(); performance.now() - since < 98; ) await frame();
    pass(document.documentElement.scrollHeight);
  });
  await expect(model(total - 1)).toBeAttached();
  await expect(page.getByRole('link', { name: /^Model (4[5-9]|5[0-4])\d$/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are links to pages of their own', async ({ page }) => {
    await page.goto('/kitchens');
    await page.getByRole('link', { name: `Go to page ${LAST}`, exact: true }).click();
    await expect(page.getByRole('link', { name: /Vescona 22/ })).toBeVisible();
  });
});

test.describe('viewer', () => {
  test('keeps its keys after a press on the picture, takes them with Shift, and tells what each picture shows', async ({
    page,
  }) => {
    await open(page, '/kitchens?style=contemporary');
    await page.getByRole('link', { name: /^Ardenza/ }).click();
    const viewer = page.getByRole('dialog', { name: 'Pictures of Ardenza' });
    await viewer.getByRole('heading', { name: 'Ardenza' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(/^2 \/ \d+ Ardenza/)).toBeAttached();
    await expect(viewer.getByRole('button', { name: /^Picture 3: Ardenza/ })).toBeVisible();
    await viewer.locator('figure').click();
    await page.keyboard.press('Shift+Z');
    await expect(viewer.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    expect(await new AxeBuilder({ page }).analyze().then(({ violations }) => violations)).toEqual([]);
  });

  test('opens over the gallery, obeys its keys, and Escape gives the focus back to the card', async ({
    page,
  }) => {
    await open(page, '/kitchens?page=8');
    const card = page.getByRole('link', { name: /Vescona 22/ });
    await card.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Pictures of Vescona 22' });
    await expect(viewer).toBeVisible();
    await expect(page).toHaveURL('/kitchens/vescona-22?photo=1');
    await expect(viewer.getByText(/^1 \/ \d+ Vescona 22/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-locked');
    await page.keyboard.press('z');
    await expect(viewer.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('z');
    await expect(viewer.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('f');
    await expect(viewer.getByRole('button', { name: 'Fullscreen' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(card).toBeFocused();
    await expect(page).toHaveURL('/kitchens?page=8');
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  });

  test('moves nothing sideways where a scrollbar takes room', async ({ playwright, baseURL }, {
    project,
  }) => {
    const browser = await playwright.chromium.launch({
      ...project.use.launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      ...(baseURL && { baseURL }),
    });
    const room = () =>
      page.evaluate(() => [window.innerWidth, document.body.getBoundingClientRect().width] as const);
    await open(page, '/kitchens/vescona-22');
    const [whole, content] = await room();
    expect(content).toBeLessThan(whole);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Vescona 22/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await room()).toEqual([whole, content]);
    await browser.close();
  });

  test.describe('of three pictures', () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/data/kitchens/alberto.json', async (route) => {
        const response = await route.fetch();
        const subject = (await response.json()) as { pictures: { base: string }[] };
        const [picture] = subject.pictures;
        await route.fulfill({
          json: { ...subject, pictures: [1, 2, 3].map((copy) => ({ ...picture, alt: `Picture ${copy}` })) },
        });
      });
      await open(page, '/kitchens');
      await page.getByRole('link', { name: /Alberto/ }).click();
      await expect(page.getByRole('dialog').getByText('1 / 3')).toBeVisible();
    });

    test('arrow keys go round, and the address follows', async ({ page }) => {
      const counter = (words: string) => expect(page.getByRole('dialog').getByText(words)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await counter('3 / 3');
      await expect(page).toHaveURL('/kitchens/alberto?photo=3');
      await page.keyboard.press('ArrowRight');
      await counter('1 / 3');
      await page.getByRole('button', { name: /^Picture 2: / }).click();
      await counter('2 / 3');
    });

    test('a finger that goes 75 px turns the picture, one that goes 74 does not', async ({ page }) => {
      const swipe = (from: number, to: number) =>
        page
          .getByRole('dialog')
          .locator('figure')
          .evaluate(
            (figure, ends) => {
              const send = (type: string, clientX = 0) =>
                figure.dispatchEvent(
                  new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 300 }),
                );
              send('pointerdown', ends[0]);
              send('pointerup', ends[1]);
            },
            [from, to],
          );
      await swipe(400, 326);
      await expect(page.getByRole('dialog').getByText('1 / 3')).toBeVisible();
      await swipe(400, 325);
      await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible();
      await swipe(300, 375);
      await expect(page.getByRole('dialog').getByText('1 / 3')).toBeVisible();
    });

    test('where the device has no fullscreen the viewer fills the window and keeps its close button', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not here'));
      });
      const viewer = page.getByRole('dialog');
      await viewer.getByRole('button', { name: 'Fullscreen' }).click();
      await expect(viewer.getByRole('heading', { name: 'Alberto' })).toBeHidden();
      await viewer.getByRole('button', { name: 'Close' }).click();
      await expect(viewer).toBeHidden();
    });
  });

  test('closes within 300 ms, and Back and Forward undo and redo it', async ({ page }) => {
    await open(page, '/kitchens/vescona-22');
    await page.getByRole('main').locator('ul').getByRole('link').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await expect(viewer).toHaveCSS('transition-duration', /^0\.3s/);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await page.goForward();
    await expect(viewer).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });

  test('an address with a picture opens cold on that picture', async ({ page }) => {
    await open(page, '/kitchens/vescona-22?photo=1');
    await expect(page.getByRole('dialog', { name: 'Pictures of Vescona 22' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/kitchens/vescona-22');
  });
});

test('a product page shows its facts, drawings and the way to ask about it', async ({ page }) => {
  await open(page, '/kitchens/vescona-22');
  await expect(page.getByRole('heading', { level: 1, name: 'Vescona 22' })).toBeVisible();
  await expect(page.getByText('Slab, 22 mm bevelled edge, veneer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drawings' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about Vescona 22' }).first().click();
  await expect(page.getByText('You are asking about')).toBeVisible();
  await page.getByRole('button', { name: 'Do not ask about Vescona 22' }).click();
  await expect(page.getByText('You are asking about')).toBeHidden();
});

test('on a phone a product’s name stands in the first view, and the Tab key brings each picture of the row into sight', async ({
  page,
}) => {
  await withConsent(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/kitchens/vescona-22');
  await expect(page.getByRole('heading', { level: 1, name: 'Vescona 22' })).toBeInViewport();
  const drawer = page.getByRole('link', { name: /a drawer drawn out/ });
  await expect(drawer).not.toBeInViewport();
  await drawer.focus();
  await expect(drawer).toBeInViewport({ ratio: 0.5 });
});
