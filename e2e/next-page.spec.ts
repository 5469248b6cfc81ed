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

test('a page the browser brings back as it was left shows what was chosen and saved meanwhile', async ({
  page,
}) => {
  await open(page, '/location');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  const saved = page.getByRole('banner').getByRole('link', { name: /Saved/ });
  await saved.hover();
  // Playwright cannot follow a page into the browser's own cache: what the browser says on the way back is said here.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as another page left it
    document.cookie = 'userConsent=false; Path=/';
    localStorage.setItem('savedModels', JSON.stringify(['vescona-22']));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(bar).toBeHidden();
  await expect(saved).toContainText('1');
});
