import type { Page } from '@playwright/test';
import { mainPaths } from '../app/routes.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways', async ({ page }) => {
    await withConsent(page);
    const sideways: string[] = [];
    for (const path of mainPaths) {
      await page.goto(path);
      if ((await wide(page)) > 0) sideways.push(path);
    }
    expect(sideways).toEqual([]);
  });
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const path of ['/location', '/contact', '/privacy-policy'])
    test(`${path} has room for a long e-mail address`, async ({ page }) => {
      await withConsent(page);
      await open(page, path);
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('[href^="mailto:"]'))
          link.textContent = 'consultations.and.appointments@showroom-of-a-long-name.example.com';
      });
      expect(await wide(page)).toBe(0);
    });
});

test.describe('the chat link on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const chat = (page: Page) => page.getByRole('complementary', { name: 'Chat' }).getByRole('link');

  test('covers no control of the slider while the cookie bar stands', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    for (const name of ['Previous slide', 'Next slide', 'Pause the slides'])
      await page.getByRole('button', { name }).click({ trial: true });
    const one = await chat(page).boundingBox();
    const other = await page.getByRole('button', { name: 'Next slide' }).boundingBox();
    expect((other?.y ?? 0) + (other?.height ?? 0)).toBeLessThanOrEqual(one?.y ?? 0);
  });

  test('does not lie on the button that sends', async ({ page }) => {
    await withConsent(page);
    await open(page, '/contact');
    await page
      .getByRole('button', { name: 'Send' })
      .evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect(chat(page)).toHaveCSS('opacity', '0');
  });

  test('lies on no drawing, and comes back behind it', async ({ page }) => {
    await withConsent(page);
    await open(page, '/kitchens/vescona-22');
    await expect(chat(page)).toHaveCSS('opacity', '1');
    await page.getByRole('img', { name: /^Elevation/ }).scrollIntoViewIfNeeded();
    await expect(chat(page)).toHaveCSS('opacity', '0');
    await chat(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(chat(page)).toHaveCSS('opacity', '1');
  });
});

test('at 400 % the chat link stands at the end of the page, on no words', async ({ page }) => {
  await withConsent(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/kitchens/vescona-22');
  await expect(page.getByRole('complementary', { name: 'Chat' }).getByRole('link')).toHaveCSS(
    'position',
    'static',
  );
});

test('the chat’s greeting names the model one looks at', async ({ page }) => {
  await withConsent(page);
  await open(page, '/kitchens/vescona-22');
  const link = page.getByRole('complementary', { name: 'Chat' }).getByRole('link');
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(
    'Hello, I would like to ask about Vescona 22 from your luxury furniture collections.',
  );
  await open(page, '/contact?about=kitchens/vescona-22');
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp', exact: true })).toHaveAttribute(
    'href',
    /Vescona%2022/,
  );
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

  test('the slider’s lines and a drawing’s figures stand out from their ground', async ({ page }) => {
    await withConsent(page);
    await open(page, '/');
    const colour = (name: string) =>
      page
        .getByRole('button', { name })
        .locator('i')
        .evaluate((line) => getComputedStyle(line).backgroundColor);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await colour('Show slide 2')).not.toBe(ground);
    expect(await colour('Show slide 1')).not.toBe(await colour('Show slide 2'));
    await open(page, '/kitchens/vescona-22');
    const figures = page
      .getByRole('img', { name: /^Elevation/ })
      .locator('use')
      .nth(1);
    expect(await figures.evaluate((use) => getComputedStyle(use).color)).not.toBe(ground);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

  test('Return Home leads home', async ({ page }) => {
    await page.goto('/no-such-room');
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
