import { projects } from '../content/projects.ts';
import { projectKinds, projects as told } from '../content/strings/en/projects.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

const cards = 'main h2';

test('filters match a category exactly and say how many are left', async ({ page }) => {
  await open(page, '/portfolio');
  const filters = page.getByRole('group', { name: 'Kind of project' });
  await expect(filters.getByRole('button')).toHaveText([
    'All4',
    'Kitchen cabinets and Island2',
    'Interior Doors1',
    'Kitchen1',
  ]);
  await expect(filters.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await filters.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await expect(page.locator(cards)).toHaveText(['Residence, Meydan']);
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText('1 project shown');
  await filters.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.locator(cards)).toHaveCount(projects.length);
});

test('the category stands in the address, which opens the same cold, and Back undoes the choice', async ({
  page,
}) => {
  const shown = page.getByRole('main').getByRole('heading', { level: 2 });
  await open(page, '/portfolio');
  await page.getByRole('button', { name: 'Interior Doors' }).click();
  await expect(page).toHaveURL('/portfolio?category=interior-doors');
  await page.getByRole('link', { name: /^View Project/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(shown).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  await expect(shown).toHaveCount(projects.length);
  await open(page, '/portfolio?category=interior-doors');
  await expect(page).toHaveTitle(/^Portfolio, interior doors · /);
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Interior Doors' })).toHaveAttribute('aria-pressed', 'true');
});

test('a card shows category, title, description and two features, three in a row and one on phones', async ({
  page,
}) => {
  await open(page, '/portfolio');
  const first = page.locator('main li', { has: page.locator('h2') }).first();
  const [project] = projects;
  const words = project && told[project.slug];
  await expect(first).toContainText(project ? projectKinds[project.category] : '');
  await expect(first).toContainText(words?.description ?? '');
  await expect(first.getByRole('listitem')).toHaveText([...(words?.features.slice(0, 2) ?? [])]);
  const columns = () =>
    page
      .locator('main ul', { has: page.locator('h2') })
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await columns()).toBe(1);
});

test('View Project comes with the pointer and with the focus', async ({ page }) => {
  await open(page, '/portfolio');
  const link = page.getByRole('link', { name: 'View Project Private villa, Al Furjan' });
  const words = link.locator('span').first();
  await expect(words).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(words).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(words).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(words).toHaveCSS('opacity', '1');
});

test('a press opens the project over the page, Back and Escape close it, its pictures open in the viewer', async ({
  page,
}) => {
  await open(page, '/portfolio');
  await page.getByRole('link', { name: /^View Project Apartment/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Apartment, La Mer', exact: true });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/portfolio/la-mer-apartment');
  await expect(dialog.getByText('Year')).toBeVisible();
  await expect(dialog.getByText('Sample').first()).toBeVisible();
  await dialog.locator('a[href*="photo=1"]').first().click();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  await expect(page).toHaveURL('/portfolio/la-mer-apartment?photo=1');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/portfolio/la-mer-apartment');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/portfolio');
  await expect(dialog).toBeHidden();
});

test('a project’s page opened cold shows the same, and an address with a picture opens the viewer', async ({
  page,
}) => {
  await open(page, '/portfolio/la-mer-apartment?photo=1');
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/portfolio/la-mer-apartment');
  await expect(page.getByRole('heading', { level: 1, name: 'Apartment, La Mer' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ilaria$/ })).toHaveAttribute('href', '/kitchens/ilaria');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to its project’s page', async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByRole('link', { name: 'Kitchen', exact: true }).click();
    await expect(page.locator(cards)).toHaveText(['Residence, Meydan']);
    await page.getByRole('link', { name: /^View Project Residence/ }).click();
    await expect(page).toHaveURL('/portfolio/meydan-residence');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Residence, Meydan');
  });
});
