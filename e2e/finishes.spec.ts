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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the library says all it says', async ({ page }) => {
    await page.goto('/finishes');
    await expect(page.getByRole('heading', { name: 'Marble, limestone, travertine' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Travertine', exact: true })).toBeVisible();
  });
});
