import AxeBuilder from '@axe-core/playwright';
import { expect, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

test('the library is reached from the footer, and each finish leads to the models that wear it', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Finishes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finishes' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Families of finishes' })
    .getByRole('link', { name: 'Stone' })
    .click();
  await expect(page).toHaveURL('/finishes#stones');
  const ivory = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Ivory', exact: true }) });
  await ivory.getByRole('link', { name: 'Alberto' }).click();
  await expect(page).toHaveURL('/kitchens/alberto');
});

test('the picture of a family leads to it in the materials collection', async ({ page }) => {
  await open(page, '/finishes');
  await page.getByRole('link', { name: 'Woods from near, in raking light' }).click();
  await expect(page).toHaveURL(/^\S+\/materials-fitting-and-accessories\/veneers-and-solid-woods\?photo=\d$/);
});

test('a kind leads to the filter of the models that can have it', async ({ page }) => {
  await open(page, '/finishes');
  await page.getByRole('link', { name: /^Gloss lacquer: \d+ models$/ }).click();
  await expect(page).toHaveURL('/kitchens?finish=gloss-lacquer');
});

test('the address of a finish shows its plate', async ({ page }) => {
  await open(page, '/finishes#smoked-oak');
  await expect(page.getByRole('heading', { name: 'Smoked oak', exact: true })).toBeInViewport();
});

test('a search for a material leads to its place in the library', async ({ page }) => {
  await open(page, '/search?q=smoked%20oak');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Smoked oak \d+ models/ })
    .click();
  await expect(page).toHaveURL('/finishes#smoked-oak');
});

test('up to five samples are asked for, counted, listed, and stand in the message as a line to change', async ({
  page,
}) => {
  await open(page, '/finishes');
  const names = ['Ivory', 'Smoked oak', 'Travertine', 'Brass', 'Velvet'];
  for (const name of names)
    await page.getByRole('button', { name: `Ask for a sample: ${name}`, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Velvet is asked for, 5 of 5' })).toBeVisible();
  const sixth = page.getByRole('button', { name: 'Ask for a sample: Nickel' });
  await sixth.click();
  await expect(page.getByRole('status').filter({ hasText: '5 samples go with one enquiry' })).toBeVisible();
  await expect(sixth).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('banner').getByRole('link', { name: 'Saved: 5' }).click();
  const list = page.getByRole('list', { name: 'Samples you ask for' });
  await expect(list.getByRole('link')).toHaveText(names);
  await page.getByRole('button', { name: 'Ask for no sample of Brass' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('link', { name: 'Send with my enquiry' }).click();
  await expect(page).toHaveURL('/contact?samples=ivory,smoked-oak,travertine,velvet');
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/^Please send me samples of:\n.*Smoked oak.*\n/);
  await message.fill((await message.inputValue()).replace(', Velvet', ''));
  await page.reload();
  await expect(message).toHaveValue(/^Please send me samples of:\n(?!.*Velvet)/);
});

test('every finish of the library has its button for a sample', async ({ page }) => {
  await open(page, '/finishes');
  const finishes = page.getByRole('main').getByRole('heading', { level: 3 }).and(page.locator('li > h3'));
  await expect(page.getByRole('button', { name: /^Ask for a sample: / })).toHaveCount(await finishes.count());
});

test("a product's finishes lead to their places in the library", async ({ page }) => {
  await open(page, '/kitchens/alberto');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ivory,? painted frame$/ })
    .click();
  await expect(page).toHaveURL('/finishes#ivory');
});

test('a fact that is a finish leads to it, and the boards of materials lead to the library', async ({
  page,
}) => {
  await open(page, '/kitchens/alberto');
  await page.getByRole('definition').getByRole('link', { name: 'Ivory', exact: true }).click();
  await expect(page).toHaveURL('/finishes#ivory');
  await open(page, '/materials-fitting-and-accessories');
  await page.getByRole('main').getByRole('link', { name: 'Finishes', exact: true }).click();
  await expect(page).toHaveURL('/finishes');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is folded is not laid out, neither before nor after the scripts have come', async ({ page }) => {
    const laidOut = () =>
      page.evaluate(
        () => [...document.querySelectorAll('main li[id]')].filter((one) => one.checkVisibility()).length,
      );
    const { promise: allowed, resolve: bring } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(chunks|entries)\//, async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto('/finishes', { waitUntil: 'load' });
    expect(await laidOut()).toBe(0);
    bring();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(await laidOut()).toBe(0);
  });

  test('families begin folded, a link to one opens it, and the address of a finish shows its plate', async ({
    page,
  }) => {
    await open(page, '/finishes');
    const travertine = page.getByRole('heading', { name: 'Travertine', exact: true });
    await expect(travertine).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 844);
    const stone = page
      .getByRole('navigation', { name: 'Families of finishes' })
      .getByRole('link', { name: 'Stone' });
    await stone.click();
    await expect(travertine).toBeVisible();
    await page.getByRole('heading', { level: 2, name: 'Stone' }).click();
    await expect(travertine).toBeHidden();
    await stone.click();
    await expect(travertine).toBeVisible();
    await open(page, '/finishes#smoked-oak');
    await expect(page.getByRole('heading', { name: 'Smoked oak', exact: true })).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the library says all it says', async ({ page }) => {
    await page.goto('/finishes');
    await expect(page.getByRole('heading', { name: 'Marble, limestone, travertine' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Travertine', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
