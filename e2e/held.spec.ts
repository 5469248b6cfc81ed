import type { Locator, Page } from '@playwright/test';
import { SLOW_LINE } from '../scripts/held-line.ts';
import { expect, test, withConsent } from './fixtures.ts';

/** A line without limits, as the protocol names one. */
const FREE_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Nothing pressed before the scripts are there is lost. */

test.beforeEach(({ page }) => withConsent(page));

/** Opens a page whose scripts do not come until the answer is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise: allowed, resolve: bring } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(chunks|entries)\//, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  return bring;
}

/** Opens a page on a slow line with a processor four times slower, and waits for nothing but the starter. */
async function openSlow(page: Page, path: string): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // A script's load event comes once it has run; it does not bubble, but can be caught on its way down.
  await page.addInitScript(() =>
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.includes('/starter.'))
          document.documentElement.dataset.started = '';
      },
      true,
    ),
  );
  const asked = async (patience: number) => {
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(path, { waitUntil: 'commit', timeout: patience });
    await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: patience });
  };
  // On a busy machine the browser's slow line may stall for good, once in some hundred pages: then it is taken away, and the page asked for again.
  await asked(12_000).catch(async () => {
    await session.send('Network.emulateNetworkConditions', FREE_LINE);
    await asked(25_000);
  });
  return () => undefined;
}

/** A link that is a button once the scripts are there: on a busy machine they may come before the press. */
const control = (place: Locator, name: string | RegExp) =>
  place.getByRole('link', { name }).or(place.getByRole('button', { name }));

for (const [line, openOn] of Object.entries({ 'scripts held back': openHeld, 'a slow line': openSlow }))
  test.describe(`with ${line}`, () => {
    test('the menu button opens the menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const bring = await openOn(page, '/contact');
      await control(page.getByRole('banner'), 'Menu').click();
      await expect(page).toHaveURL('/contact');
      bring();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Portfolio' })).toBeVisible();
    });

    test('Products opens its list, and keeps the focus', async ({ page }) => {
      const bring = await openOn(page, '/about');
      await control(page.getByRole('navigation', { name: 'Main' }), 'Products').press('Enter');
      bring();
      await expect(page.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('button', { name: 'Products' })).toBeFocused();
      await expect(page.locator('#products-menu').getByRole('link').first()).toBeVisible();
    });

    test('the slash opens the search', async ({ page }) => {
      const bring = await openOn(page, '/about');
      await page.keyboard.press('/');
      bring();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    });

    test('the next slide and the pause of the hero', async ({ page }) => {
      const bring = await openOn(page, '/');
      await page.getByRole('button', { name: 'Next slide' }).click();
      await page.getByRole('button', { name: 'Pause the slides' }).click();
      bring();
      await expect(page.locator('[aria-roledescription=slide][data-shown=true]')).toContainText(
        'Kitchen Excellence',
      );
      await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    });

    test('a dot of the hero shows its slide', async ({ page }) => {
      const bring = await openOn(page, '/');
      await page.getByRole('button', { name: 'Show slide 3' }).click();
      bring();
      await expect(page.locator('[aria-roledescription=slide][data-shown=true]')).toContainText(
        'Timeless Elegance',
      );
    });

    test('an arrow key steps the hero', async ({ page }) => {
      const bring = await openOn(page, '/');
      await page.keyboard.press('ArrowLeft');
      bring();
      await expect(page.locator('[aria-roledescription=slide][data-shown=true]')).toContainText(
        'Timeless Elegance',
      );
    });

    test('an impatient second press does not undo the first', async ({ page }) => {
      const bring = await openOn(page, '/');
      await page.getByRole('button', { name: 'Pause the slides' }).dblclick();
      bring();
      await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    });

    test('a filter that was opened and chosen from', async ({ page }) => {
      const bring = await openOn(page, '/kitchens');
      const form = page.getByRole('main').locator('form');
      await form.locator('summary').first().click();
      await form.getByRole('checkbox').nth(1).click();
      bring();
      await expect(page).toHaveURL(/\/kitchens\?\w+=/);
      await expect(form.getByRole('checkbox').nth(1)).toBeChecked();
      await expect(form.locator('details').first()).toHaveAttribute('open', '');
    });

    test('the portfolio’s kind', async ({ page }) => {
      const bring = await openOn(page, '/portfolio');
      const main = page.getByRole('main');
      const kind = control(main.getByRole('group'), /./).nth(1);
      const name = (await kind.textContent())?.replace(/\d+$/, '') ?? '';
      await kind.click();
      bring();
      await expect(main.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    });

    test('a film plays', async ({ page }) => {
      const bring = await openOn(page, '/about');
      const film = page
        .locator('[data-press]')
        .filter({ has: page.locator('picture') })
        .first();
      await film.click();
      await expect(page).toHaveURL('/about');
      bring();
      await expect(page.locator('video').first()).toBeAttached();
    });

    test('what is typed stays, and a form sent goes as a document', async ({ page }) => {
      const bring = await openOn(page, '/contact');
      const form = page.getByRole('main').getByRole('form').first();
      await form.getByRole('textbox').first().fill('Layla');
      bring();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await expect(form.getByRole('textbox').first()).toHaveValue('Layla');
    });

    test('a question typed into the search page is asked', async ({ page }) => {
      const bring = await openOn(page, '/search');
      await page.getByRole('main').getByRole('searchbox').fill('walnut');
      bring();
      await expect(page).toHaveURL('/search?q=walnut');
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('walnut');
    });

    test('cookies are asked about, and answered, once they are there', async ({ page }) => {
      await page.context().clearCookies();
      const bring = await openOn(page, '/about');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
      bring();
      const bar = page.getByRole('region', { name: 'Cookies' });
      await expect(bar).toBeFocused();
      await bar.getByRole('button', { name: 'Decline' }).click();
      await expect(bar).toBeHidden();
    });
  });

test('Search is a page of its own until then', async ({ page }) => {
  await openHeld(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
});

test('the seconds of the hero’s first slide count from when it is seen', async ({ page }) => {
  const bring = await openHeld(page, '/');
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('[aria-current] i'))
      for (const filling of line.getAnimations()) filling.currentTime = 6500;
  });
  bring();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(page.locator('[aria-roledescription=slide][data-shown=true]')).toContainText(
    'Kitchen Excellence',
    { timeout: 6000 },
  );
});

test('a card leads to its product as a page', async ({ page }) => {
  await openHeld(page, '/bathrooms');
  await page.getByRole('main').getByRole('link', { name: /Dion/ }).click();
  await expect(page).toHaveURL('/bathrooms/dion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dion/);
});

test('the map loads', async ({ browser, baseURL }) => {
  // A page of its own: the others fail when another host is asked.
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  const bring = await openHeld(page, '/contact');
  await page.getByRole('contentinfo').locator('[data-press]').click();
  await expect(page).toHaveURL('/contact');
  bring();
  await expect(page.getByRole('contentinfo').locator('iframe')).toBeAttached();
  await page.close();
});

test.describe('scripts that cannot be had', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('leave the links what they are without', async ({ page }) => {
    await page.route(/\/assets\/(chunks|entries)\//, (route) => route.abort());
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/concepts');
  });
});
