import AxeBuilder from '@axe-core/playwright';
import { href, mainPaths, toolRoutes } from '../app/routes.ts';
import { allProducts, productsOf } from '../content/catalogue.ts';
import { categories } from '../content/data/categories.ts';
import { DEFAULT_LOCALE } from '../content/strings/index.ts';
import { expect, layOut, open, test, withConsent } from './fixtures.ts';

/** What a visitor chose or asks for: no page for search engines. */
const tools: string[] = Object.values(toolRoutes);

const paths = [
  ...tools,
  ...mainPaths,
  href({ category: 'kitchens', product: 'vescona-22' }, DEFAULT_LOCALE),
  href({ category: 'table-and-chairs', product: 'alice' }, DEFAULT_LOCALE),
  href({ category: 'kitchens', page: 8 }, DEFAULT_LOCALE),
  href({ category: 'kitchens', filters: { style: ['loft'] } }, DEFAULT_LOCALE),
  href({ project: 'al-furjan-villa' }, DEFAULT_LOCALE),
];

for (const width of [1280, 390]) {
  for (const path of paths) {
    test(`${path} is whole and accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(8);
      expect(
        ((await page.locator('meta[name=description]').getAttribute('content')) ?? '').length,
      ).toBeGreaterThan(30);
      if (tools.includes(path))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      else {
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(path);
      }
      await layOut(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }
}

test('an unknown address answers 404 with the not-found page, and a missing asset is never a page', async ({
  request,
}) => {
  const page = await request.get('/no-such-room');
  expect(page.status()).toBe(404);
  expect(await page.text()).toContain('404 Page Not Found');
  const asset = await request.get('/assets/none.js');
  expect(asset.status()).toBe(404);
  expect(asset.headers()['content-type']).not.toContain('html');
});

test('each product answers with its own title, one h1 and its description', async ({ request }) => {
  const products = allProducts();
  expect(products.length).toBeGreaterThan(0);
  for (const { category, record } of products) {
    const html = await (await request.get(href({ category, product: record.slug }, DEFAULT_LOCALE))).text();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(record.description.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
  }
});

test('each gallery names the number of products of its category', async ({ page }) => {
  await withConsent(page);
  await open(page, '/concepts');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(categories.length);
  await expect(page.getByRole('main').getByText(`${productsOf('kitchens').length} models`)).toBeVisible();
});
