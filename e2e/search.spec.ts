import AxeBuilder from '@axe-core/playwright';
import { productsOf } from '../content/catalogue.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

const BACK_KITCHENS = productsOf('kitchens')
  .filter(({ record }) => record.layout === 'DUO')
  .map(({ record }) => record.name);

test.beforeEach(({ page }) => withConsent(page));

test('a light oak kitchen for a villa with a back kitchen: three steps by mouse', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('a light oak kitchen for a villa with a back kitchen');
  const models = dialog.getByRole('region', { name: 'Models' });
  await expect(models.getByRole('link').first()).toContainText('Montalto');
  await expect(models.getByRole('link')).toContainText([
    'Montalto',
    'Tiberio',
    ...BACK_KITCHENS.filter((name) => name !== 'Montalto' && name !== 'Tiberio'),
  ]);
  await expect(dialog.getByText('No model is all of this at once.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Projects' }).getByRole('link').first()).toContainText(
    'villa',
  );
  await models.getByRole('link', { name: /Montalto/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Montalto' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Save Montalto', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved: 1' })).toBeVisible();
});

test('the same by keyboard: eleven presses from any page', async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('load');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await expect(async () => {
    presses = 0;
    await press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();
  for (const key of 'oak back') await press(key === ' ' ? 'Space' : key);
  await expect(page.getByRole('region', { name: 'Models' }).getByRole('link').first()).toContainText(
    'Montalto',
  );
  await press('ArrowDown');
  await press('Enter');
  await expect(page).toHaveURL('/kitchens/montalto');
  expect(presses).toBeLessThanOrEqual(12);
});

test('the index is fetched when a visitor comes near and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/kitchens');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/data/search.json');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect.poll(() => asked).toContain('/data/search.json');
});

test('arrow keys go through the answers and back, a letter goes on in the field, Escape gives the focus back', async ({
  page,
}) => {
  await open(page, '/contact');
  const word = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await word.press('Enter');
  const field = page.getByRole('searchbox');
  await field.fill('vescona');
  const links = page.getByRole('region', { name: 'Models' }).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ answers$/ })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await field.fill('vesc');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('ona 22');
  await expect(field).toHaveValue('vescona 22');
  await expect(links.first()).toContainText('Vescona 22');
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(word).toBeFocused();
});

test('the search is closed on a page that Back brings out of the browser’s cache, and keeps its question', async ({
  page,
}) => {
  await open(page, '/about');
  const word = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await word.click();
  await page.getByRole('searchbox').fill('dion');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('dialog')).toBeHidden();
  await word.click();
  await expect(page.getByRole('searchbox')).toHaveValue('dion');
});

test.describe('cut off from the service', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the search says that its list could not be fetched', async ({ page }) => {
    await page.route('**/data/search.json', (route) => route.abort());
    await open(page, '/search?q=dion');
    await expect(
      page.getByRole('status').filter({ hasText: 'The list could not be fetched.' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Bathrooms/ })).toBeVisible();
  });
});

test('where nothing answers it says so and leads on', async ({ page }) => {
  await open(page, '/search?q=qqqq');
  await expect(page.getByRole('main').getByText('Nothing answers to “qqqq”.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back kitchen' }).click();
  await expect(page).toHaveURL('/search?q=Back+kitchen');
  await expect(page.getByRole('region', { name: 'Models' }).getByRole('link')).toHaveCount(
    BACK_KITCHENS.length,
  );
});

test('the drawer of a phone leads to the search', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Main' }).getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('walk-in');
  await expect(page.getByRole('region', { name: 'Models' }).getByRole('link').first()).toContainText(
    'Cabina',
  );
});

test('a material leads to its place in the finish library, and typing changes the address', async ({
  page,
}) => {
  await open(page, '/search?q=travertine');
  await page
    .getByRole('region', { name: 'Materials' })
    .getByRole('link', { name: /^Light travertine/ })
    .click();
  await expect(page).toHaveURL('/finishes#light-travertine');
  await page.goBack();
  const box = page.getByRole('searchbox');
  await expect(box).toHaveValue('travertine');
  await box.fill('dion');
  await expect(page).toHaveURL('/search?q=dion');
  await expect(page.getByRole('link', { name: /^Dion/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to a page with a plain form and lists that need no script', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('main').getByRole('searchbox').fill('back kitchen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=back+kitchen');
    await expect(page.getByText('To look words up this page needs scripts')).toBeVisible();
    await page.getByRole('link', { name: /^Show and back kitchen/ }).click();
    await expect(page).toHaveURL('/kitchens?layout=show-and-back-kitchen');
    await expect(page.getByRole('main').getByRole('link', { name: /^Montalto/ })).toBeVisible();
  });
});
