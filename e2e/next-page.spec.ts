import { expect, open, test, withConsent } from './fixtures.ts';

test('a link the pointer rests on is fetched before it is pressed, a card that opens over the page is not', async ({
  page,
}) => {
  await withConsent(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname);
  });
  await open(page, '/bathrooms');
  await page.getByRole('main').getByRole('link', { name: /Dion/ }).hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).hover();
  await expect.poll(() => ready).toEqual(['/portfolio']);
});

test('Back brings a page out of the browser’s own cache, with what was chosen and saved meanwhile', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright switches that cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } });
  await open(page, '/location');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await bar.getByRole('button', { name: 'Decline' }).click();
  await page.evaluate(() => localStorage.setItem('savedModels', JSON.stringify(['vescona-22'])));
  await page.goBack();
  await expect(page.locator('html[data-left]')).toBeAttached();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /Saved/ })).toContainText('1');
  await browser.close();
});
