import { href } from '../app/routes.ts';
import { allProducts } from '../content/catalogue.ts';
import { DEFAULT_LOCALE } from '../content/strings/index.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

/** What comes out of a printer. */

test.beforeEach(({ page }) => withConsent(page));

/** One of each collection that is drawn, and the one with the most sheets. */
const slugs = ['baldovino', 'alice', 'dion', 'cabina', 'belvedere', 'notturno'];
const products = allProducts().filter(({ record }) => slugs.includes(record.slug));

for (const { category, record } of products)
  test(`${record.name} prints on two A4 pages, picture and facts, then drawings`, async ({ page }) => {
    await open(page, href({ category, product: record.slug }, DEFAULT_LOCALE));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  });

test('a printed drawing has the scale that is written over it, and no controls stand on paper', async ({
  page,
}) => {
  await open(page, '/kitchens/vescona-22');
  await page.emulateMedia({ media: 'print' });
  const said = await page.getByText(/^1 : \d+ on A4/).innerText();
  const scale = Number(/1 : (\d+)/.exec(said)?.[1]);
  const { width, millimetres } = await page.getByRole('img', { name: /^Elevation/ }).evaluate((svg) => ({
    width: svg.getBoundingClientRect().width,
    millimetres: (svg as SVGSVGElement).viewBox.baseVal.width,
  }));
  expect(Math.abs((width / 96) * 25.4 - millimetres / scale)).toBeLessThan(0.5);
  for (const role of ['button', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
});

test('a gallery prints as a contact sheet: four models to a row, none torn', async ({ page }) => {
  await open(page, '/kitchens');
  await page.emulateMedia({ media: 'print' });
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  const tops = await cards.evaluateAll((items) =>
    items.slice(0, 5).map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
});
