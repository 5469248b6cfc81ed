import { categories } from '../content/data/categories.ts';
import { company } from '../content/data/company.ts';
import { openingText } from '../content/opening.ts';
import { ui } from '../content/strings/en/ui.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

test.describe('header', () => {
  test.beforeEach(({ page }) => withConsent(page));

  test('is clear at the top and solid after 50 px', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  });

  test('Products opens by hover, and by press, and lists the collections', async ({ page }) => {
    await open(page, '/about');
    const products = page.getByRole('button', { name: 'Products' });
    await products.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#products-menu').getByRole('listitem')).toHaveCount(categories.length);
    await page.mouse.move(640, 800);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await products.press('Enter');
    await page
      .getByRole('link', { name: /Bathrooms/ })
      .first()
      .press('Enter');
    await expect(page).toHaveURL('/bathrooms');
    await expect(page.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press on Products that the pointer opened keeps it open, the next one closes it', async ({
    page,
  }) => {
    await open(page, '/about');
    const products = page.getByRole('button', { name: 'Products' });
    await products.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await products.click();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await products.click();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('Tab and Arrow Down lead from Products into its list, Arrow Up back to the word', async ({ page }) => {
    await open(page, '/about');
    const products = page.getByRole('button', { name: 'Products' });
    const first = page.locator('#products-menu').getByRole('link').first();
    await products.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#products-menu').getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(products).toBeFocused();
  });

  test('Escape closes Products and gives the focus back to its word', async ({ page }) => {
    await open(page, '/contact');
    const products = page.getByRole('button', { name: 'Products' });
    await products.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toBeFocused();
  });

  test('at 900 px a drawer takes the place of the navigation', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(company.phone1)).toBeVisible();
    await drawer.getByRole('button', { name: 'Products' }).click();
    await drawer.getByRole('link', { name: 'Interior Doors' }).click();
    await expect(page).toHaveURL('/interior-doors');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a link to an id lands 100 px below the top', async ({ page }) => {
  await withConsent(page);
  await open(page, '/#projects');
  await expect
    .poll(() =>
      page.locator('#projects').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBe(100);
});

test('a new page starts at the top and Back returns to the old place', async ({ page }) => {
  await withConsent(page);
  await open(page, '/concepts');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Living Rooms/ })
    .click();
  await expect(page).toHaveURL('/livingRooms');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
});

test('the footer has its tagline, hours, quick links and a map that loads nothing unasked', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Furniture for life')).toBeVisible();
  await expect(footer.getByText(openingText(ui.footer.hours, ui.clock.tight))).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'About Us',
    'Our Collections',
    'Portfolio',
    'Showroom',
    'Contact',
    'Privacy Policy',
  ]);
  await expect(footer.getByRole('button', { name: /Load the map/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the chat link greets with the question about luxury furniture collections', async ({ page }) => {
  await open(page, '/');
  const address = await page
    .getByRole('link', { name: /WhatsApp/ })
    .last()
    .getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain('luxury furniture collections');
});

test('Accept keeps the choice for 150 days, and Cookie settings asks again', async ({ page, context }) => {
  await open(page, '/');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toContainText('This website uses cookies to enhance your luxury browsing experience.');
  const [accept, decline] = [
    bar.getByRole('button', { name: 'Accept' }),
    bar.getByRole('button', { name: 'Decline' }),
  ];
  const [one, other] = await Promise.all([accept.boundingBox(), decline.boundingBox()]);
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  // The browser keeps cookies in another process: what a page has written may be there a moment later.
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'userConsent');
  await accept.click();
  await expect(bar).toBeHidden();
  await expect.poll(async () => (await stored())?.value).toBe('true');
  const cookie = await stored();
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86400)).toBe(150);
  await page.reload();
  await open(page, '/contact');
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await decline.click();
  await expect(bar).toBeHidden();
  await expect.poll(async () => (await stored())?.value).toBe('false');
});

test.describe('not found', () => {
  test.use({ expectedErrors: [/404/] });

  test('Return Home goes back one step', async ({ page }) => {
    await withConsent(page);
    await open(page, '/concepts');
    await open(page, '/no-such-room');
    await page.getByRole('button', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/concepts');
  });
});
