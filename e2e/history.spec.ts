import { expect, open, test, withConsent } from './fixtures.ts';

/** The steps of Back and Forward over what lies on a page; SPEC: Back always undoes the last visible step. */

test.beforeEach(({ page }) => withConsent(page));

test('Back after a reload inside the viewer leads to the gallery it was opened from', async ({ page }) => {
  await open(page, '/bathrooms');
  await page.getByRole('main').getByRole('link', { name: /Dion/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/bathrooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bathroom Collections');
});

test('Back, Back after a link out of the viewer leads to the gallery', async ({ page }) => {
  await open(page, '/bathrooms');
  await page.getByRole('main').getByRole('link', { name: /Dion/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Ask about/ })
    .click();
  await expect(page).toHaveURL(/\/contact/);
  await page.goBack();
  await expect(page).toHaveURL(/\/bathrooms\/dion\?photo=1$/);
  await page.goBack();
  await expect(page).toHaveURL('/bathrooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bathroom Collections');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on the portfolio Back closes the viewer, then the project, also after a reload', async ({ page }) => {
  await open(page, '/portfolio');
  await page
    .getByRole('main')
    .getByRole('link', { name: /View Project/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Back pressed before the page is taken over leads to the page before all the same', async ({ page }) => {
  await open(page, '/portfolio');
  // React works in the tasks of a message channel: after the reload they wait for the step back.
  await page.addInitScript(() => {
    if (window.location.pathname === '/portfolio') return;
    const post = MessagePort.prototype.postMessage;
    const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    MessagePort.prototype.postMessage = function held(this: MessagePort, message: unknown) {
      void stepped.then(() => post.call(this, message));
    };
  });
  await page
    .getByRole('link', { name: /^View Project/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
});
