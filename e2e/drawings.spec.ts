import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const PAGE = '/kitchens/aurelia';

test('figures of a drawing are in millimetres, in inches when asked, and so without a script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /^Elevation/ }) });
  const shown = (unit: string) => figure.locator(`use[href$="-${unit}"]`).first();
  await expect(shown('mm')).toBeVisible();
  await expect(shown('in')).toBeHidden();
  await page.getByRole('radio', { name: 'inches' }).check();
  await expect(shown('in')).toBeVisible();
  await expect(shown('mm')).toBeHidden();
  await context.close();
});

test('a phone has sheets drawn for its width and scrolls nothing sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(PAGE);
  const sheet = page.getByRole('img', { name: /^Elevation/ });
  await expect(sheet).toHaveCount(1);
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const href = await sheet.locator('use[href$="-mm"]').getAttribute('href');
  const [file = '', id = ''] = href?.split('#') ?? [];
  const text = await (await page.request.get(file)).text();
  const symbol = text.split('<symbol ').find((part) => part.startsWith(`id="${id}"`)) ?? '';
  const width = Number(/viewBox="0 0 (\d+)/.exec(symbol)?.[1]);
  const figure = Number(/font-size="([\d.]+)"/.exec(symbol)?.[1]);
  const smallest = (figure * (box?.width ?? 0)) / width;
  expect(smallest).toBeGreaterThanOrEqual(9.5);
});

test('a sheet is taken away as SVG, PDF and DXF, named after the model', async ({ page }) => {
  await page.goto(PAGE);
  for (const [format, start] of [
    ['SVG', '<svg'],
    ['PDF', '%PDF-'],
    ['DXF', '0\nSECTION'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: `Aurelia, Elevation, as ${format}` }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`aurelia-elevation.${format.toLowerCase()}`);
    expect(
      readFileSync(await download.path(), 'latin1')
        .trimStart()
        .startsWith(start),
      format,
    ).toBe(true);
  }
});
