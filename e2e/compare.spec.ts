import AxeBuilder from '@axe-core/playwright';
import { expect, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

test('models chosen from the saved ones stand side by side at an address that opens the same anywhere', async ({
  page,
}) => {
  await open(page, '/saved?models=aurelia,dion,montalto,vescona-22');
  await page.getByRole('button', { name: 'Keep them on this device' }).click();
  await expect(page.getByRole('link', { name: 'Compare the first 3' })).toHaveAttribute(
    'href',
    '/compare?models=aurelia,dion,montalto',
  );
  for (const name of ['Vescona 22', 'Aurelia', 'Montalto'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await expect(page.getByRole('checkbox', { name: 'Compare Dion' })).toBeDisabled();
  await page.getByRole('link', { name: 'Compare the 3 marked' }).click();
  await expect(page).toHaveURL('/compare?models=aurelia,montalto,vescona-22');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toContainText(['Aurelia', 'Montalto', 'Vescona 22']);
  const pictures = await table.getByRole('columnheader').getByRole('img').all();
  const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
  expect(
    new Set(boxes.map((box) => `${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)}`)).size,
  ).toBe(1);
});

test('facts that differ say so in words and weight, and can be shown alone', async ({ page }) => {
  await open(page, '/compare?models=alberto,montalto');
  const differing = page.getByRole('rowheader', { name: /^Layout.*differs$/ });
  await expect(differing).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /^Layout/ })
      .getByRole('cell')
      .first(),
  ).toHaveCSS('font-weight', '600');
  await expect(page.getByRole('rowheader', { name: 'Front thickness', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only what differs' }).check();
  await expect(page.getByRole('rowheader', { name: 'Front thickness', exact: true })).toHaveCount(0);
  await expect(differing).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test('in Russian, whose word for it is long, what differs is said on one line of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/ru/compare?models=alberto,montalto');
  const word = page.getByText('отличается').first();
  const lines = await word.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('drawings share one scale: a pixel is as many millimetres in each', async ({ page }) => {
  await open(page, '/compare?models=aurelia,montalto,vescona-22');
  for (const kind of ['Elevation', 'Plan']) {
    const drawings = page.getByRole('region', { name: kind }).getByRole('img');
    await expect(drawings).toHaveCount(3);
    const scales = await drawings.evaluateAll((all) =>
      all.map((svg) => {
        const [, , width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
        return Math.round((width / svg.getBoundingClientRect().width) * 100);
      }),
    );
    expect(new Set(scales).size).toBe(1);
    const widths = await drawings.evaluateAll((all) =>
      all.map((svg) => Number(svg.querySelector('use')?.getAttribute('width'))),
    );
    expect(new Set(widths).size).toBeGreaterThan(1);
  }
});

test('a model is taken out, the address follows, and two are never made one', async ({ page }) => {
  await open(page, '/compare?models=aurelia,montalto,vescona-22');
  await page.getByRole('button', { name: 'Take Montalto out of the comparison' }).click();
  await expect(page).toHaveURL('/compare?models=aurelia,vescona-22');
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /out of the comparison/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask about these' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/1\. Aurelia\n(?:.*\n)+2\. Vescona 22\n/);
});

test('with one model or none it says what is to be done', async ({ page }) => {
  await open(page, '/compare?models=aurelia');
  await expect(page.getByText('Two or three models stand side by side here.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See the kitchens' }).click();
  await expect(page).toHaveURL('/kitchens');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison leads to the models', async ({ page }) => {
    await page.goto('/compare?models=aurelia,dion');
    await expect(page.getByText('Putting models side by side takes a script')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Our Collections' }).click();
    await expect(page).toHaveURL('/concepts');
  });
});
