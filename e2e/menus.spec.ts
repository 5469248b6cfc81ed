import type { Page } from '@playwright/test';
import { expect, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

/** What the browser tells a page that Back brought out of its cache as it was left. */
const returned = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a page that comes back out of the browser’s cache has its Products menu closed', async ({ page }) => {
  await open(page, '/about');
  const products = page.getByRole('button', { name: 'Products' });
  await products.click();
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await returned(page);
  await expect(products).toHaveAttribute('aria-expanded', 'false');
});

test('the collection of a narrowed list is the current one in the Products menu', async ({ page }) => {
  await open(page, '/kitchens?finish=walnut');
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Kitchens/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is closed on a page that comes back out of the browser’s cache', async ({ page }) => {
    await returned(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  });

  test('closes when the window grows past 900 px, and the page scrolls again', async ({ page }) => {
    await page.setViewportSize({ width: 901, height: 844 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  });
});
