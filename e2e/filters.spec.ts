import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { productsOf } from '../content/catalogue.ts';
import { facetsOf } from '../content/data/facets.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

/** How many kitchens the catalogue holds, so that another model breaks no test. */
const KITCHENS = productsOf('kitchens').map(({ record }) => record);
const withValue = (name: 'style' | 'wood', ...values: string[]) =>
  KITCHENS.filter(
    (record) => 'handle' in record && facetsOf(record)[name].some((value) => values.includes(value)),
  ).length;

test.beforeEach(({ page }) => withConsent(page));

const left = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ models?$/ });
const word = (page: Page, name: string) => page.locator('summary', { hasText: name });
const value = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) });

test('values of one facet are added to one another, those of another narrow them, and Back undoes each', async ({
  page,
}) => {
  await open(page, '/kitchens');
  await word(page, 'Style').click();
  await value(page, 'Loft').check();
  await expect(page).toHaveURL('/kitchens?style=loft');
  await expect(left(page)).toHaveText(`${withValue('style', 'loft')} models`);
  await word(page, 'Finish').click();
  await expect(value(page, 'Painted frame')).toHaveAttribute('aria-disabled', 'true');
  await word(page, 'Style').click();
  await value(page, 'Scandinavian').check();
  await expect(page).toHaveURL('/kitchens?style=loft&style=scandinavian');
  await expect(left(page)).toHaveText(`${withValue('style', 'loft', 'scandinavian')} models`);
  await word(page, 'Finish').click();
  await value(page, 'Decor laminate').check();
  await expect(page).toHaveURL('/kitchens?style=loft&style=scandinavian&finish=decor-laminate');
  await page.goBack();
  await expect(left(page)).toHaveText(`${withValue('style', 'loft', 'scandinavian')} models`);
  await page.getByRole('link', { name: 'Remove Loft' }).click();
  await expect(page).toHaveURL('/kitchens?style=scandinavian');
});

test('by keyboard the focus stays on what was chosen, Escape takes it back to the word, Space does not scroll', async ({
  page,
}) => {
  await open(page, '/kitchens');
  await word(page, 'Style').press('Enter');
  await value(page, 'Loft').press('Space');
  await expect(page).toHaveURL('/kitchens?style=loft');
  await expect(value(page, 'Loft')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(value(page, 'Loft')).toBeHidden();
  await expect(word(page, 'Style')).toBeFocused();
  await page.getByRole('link', { name: 'Remove Loft' }).press('Enter');
  await expect(word(page, 'Style')).toBeFocused();
});

test('a choice made half way down the page shows the first row right under the bar', async ({ page }) => {
  await open(page, '/kitchens?show=all');
  await expect(page.getByRole('link', { name: /Vescona 22/ })).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await word(page, 'Style').click();
  await value(page, 'Loft').check();
  await page.keyboard.press('Escape');
  const first = page.getByRole('main').locator('ul[data-layout=gallery] > li').first();
  await expect(first).toBeInViewport();
  const bar = await page.locator('main form').boundingBox();
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the title says what is shown and forgets the page it came with', async ({ page }) => {
  await open(page, '/kitchens?page=3');
  await expect(page).toHaveTitle(/^Kitchens, page 3 · /);
  await word(page, 'Wood').click();
  await value(page, 'Light oak').check();
  await expect(page).toHaveTitle(/^Kitchens, light oak · /);
  await expect(left(page)).toHaveText(`${withValue('wood', 'light-oak')} models`);
});

test('where nothing is left the page says so and leads out', async ({ page }) => {
  await open(page, '/kitchens?style=loft&finish=painted-frame');
  await expect(left(page)).toHaveText('0 models');
  await expect(page.getByRole('heading', { name: 'No model has all of this together' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Painted frame' })).toBeVisible();
  await page
    .getByRole('link', { name: `Without Painted frame: ${withValue('style', 'loft')} models` })
    .press('Enter');
  await expect(page).toHaveURL('/kitchens?style=loft');
  await expect(page.getByRole('link', { name: /Corsara/ })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
});

test('a value nobody offers is left out with a note', async ({ page }) => {
  await open(page, '/kitchens?style=loft&style=baroque');
  await expect(page.getByText('names something that is not on our list')).toBeVisible();
  await expect(left(page)).toHaveText(`${withValue('style', 'loft')} models`);
  await page.getByRole('link', { name: 'Remove Loft' }).click();
  await expect(page.getByText('names something that is not on our list')).toBeHidden();
});

test('an open panel is accessible, and a press beside it closes it', async ({ page }) => {
  await open(page, '/kitchens');
  await word(page, 'Colour').click();
  await expect(page.getByRole('group', { name: 'Colour' }).getByRole('checkbox')).not.toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('group', { name: 'Colour' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a sheet takes the choices and leads to the models', async ({ page }) => {
    await open(page, '/kitchens');
    const opener = page.getByRole('button', { name: 'Filter' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await word(page, 'Style').click();
    await word(page, 'Wood').click();
    await value(page, 'Loft').check();
    await expect(
      sheet.getByRole('button', { name: `Show ${withValue('style', 'loft')} models` }),
    ).toBeInViewport();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(left(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Remove Loft' })).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a single filter has a list of its own, and its pages', async ({ page }) => {
    await page.goto('/kitchens');
    await word(page, 'Style').click();
    await value(page, 'Contemporary').check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL('/kitchens?style=contemporary');
    await expect(left(page)).toHaveText(`${withValue('style', 'contemporary')} models`);
    await page.getByRole('link', { name: 'Go to page 2' }).click();
    await expect(left(page)).toHaveText(`${withValue('style', 'contemporary')} models`);
    await expect(page).toHaveTitle(/^Kitchens, contemporary, page 2 · /);
  });

  test('a combined filter shows the shortest list there is and says what it follows', async ({ page }) => {
    await page.goto('/kitchens?style=loft&wood=oak&style=baroque');
    await expect(left(page)).toHaveText(`${withValue('wood', 'oak')} models`);
    // The words of a noscript element are none to getByText.
    await expect(page.locator('noscript p:visible')).toHaveText([
      'The list follows your choice of Oak.',
      /Not followed: Loft\.$/,
      /names something that is not on our list/,
    ]);
    await word(page, 'Style').click();
    await expect(value(page, 'Loft')).toBeChecked();
  });
});
