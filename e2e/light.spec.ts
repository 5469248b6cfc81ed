import type { Locator, Page } from '@playwright/test';
import { expect, open, test, withConsent } from './fixtures.ts';

/** What the browser says of a canvas it shows without a graphics card. */
test.use({ expectedErrors: [/GPU stall due to ReadPixels/] });
test.beforeEach(({ page }) => withConsent(page));

const PAGE = '/kitchens/aurelia';
const opener = (of: Page | Locator) => of.getByRole('button', { name: 'Another colour, another hour' });
const tone = (of: Page | Locator, name: string) => of.getByRole('radio', { name, exact: true });
const hour = (of: Page | Locator) => of.getByRole('slider', { name: 'Hour' });
const says = (of: Page | Locator, words: string) => of.getByRole('status').filter({ hasText: words });
const canvas = (of: Page | Locator) => of.locator('canvas');

test('a colour is chosen by a press, stands in the address and comes again with it', async ({ page }) => {
  await open(page, PAGE);
  await opener(page).click();
  await expect(tone(page, 'Navy')).toBeChecked();
  await tone(page, 'Sage').check();
  await expect(says(page, 'The picture shows Aurelia in sage.')).toBeAttached();
  await expect(canvas(page)).toBeVisible();
  await expect(page).toHaveURL(`${PAGE}?colour=sage`);
  await page.reload();
  await expect(says(page, 'Aurelia in sage')).toBeAttached();
  await page.getByRole('button', { name: 'As first shown' }).click();
  await expect(canvas(page)).toBeHidden();
  await expect(tone(page, 'Navy')).toBeChecked();
  await expect(page).toHaveURL(PAGE);
});

test('colour and hour are moved by keyboard, and the hour says itself', async ({ page }) => {
  await open(page, PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(hour(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hour(page)).toBeFocused();
  await expect(hour(page)).toHaveAttribute('aria-valuetext', 'one in the afternoon');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(hour(page)).toHaveAttribute('aria-valuetext', 'half past one in the afternoon');
  await page.keyboard.press('End');
  await expect(hour(page)).toHaveAttribute('aria-valuetext', 'ten at night');
  await page.keyboard.press('Tab');
  await expect(tone(page, 'Navy')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?colour=[a-z-]+&hour=22:00$/);
  await expect(says(page, ', night.')).toBeAttached();
});

test('the picture is darker at night than as first shown, and its fronts are green in sage', async ({
  page,
}) => {
  /** Mean colour of a patch of a tall unit's door, from what the window shows. */
  const door = async () => {
    const shot = await page.getByRole('link', { name: 'Aurelia' }).first().screenshot();
    const sharp = (await import('sharp')).default;
    const { width = 0, height = 0 } = await sharp(shot).metadata();
    const patch = { left: Math.round(width * 0.03), top: Math.round(height * 0.45), width: 20, height: 20 };
    const { channels } = await sharp(await sharp(shot).extract(patch).toBuffer()).stats();
    return channels.map(({ mean }) => mean);
  };
  await open(page, PAGE);
  await opener(page).click();
  const navy = (await door())[2] ?? 0;
  await hour(page).fill('21');
  await expect(says(page, 'Aurelia, night.')).toBeAttached();
  const night = (await door())[2] ?? 0;
  expect(night).toBeLessThan(navy);
  expect(night).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'As first shown' }).click();
  await tone(page, 'Sage').check();
  await expect(says(page, 'Aurelia in sage.')).toBeAttached();
  const [red = 0, green = 0, blue = 0] = await door();
  expect(green).toBeGreaterThan(red);
  expect(green).toBeGreaterThan(blue);
  expect(green).toBeGreaterThan(120);
});

test('the viewer has it too, and what was chosen there stays on the page', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('link', { name: 'Aurelia' }).first().click();
  const viewer = page.getByRole('dialog');
  await opener(viewer).click();
  await tone(viewer, 'Burgundy').check();
  await expect(page).toHaveURL(`${PAGE}?photo=1&colour=burgundy`);
  await expect(canvas(viewer)).toBeVisible();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(opener(viewer)).toHaveCount(0);
  await expect(page).toHaveURL(`${PAGE}?photo=2&colour=burgundy`);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${PAGE}?colour=burgundy`);
  await expect(tone(page, 'Burgundy')).toBeChecked();
  await expect(canvas(page)).toBeVisible();
});

test('what nobody offers is left out', async ({ page }) => {
  await open(page, `${PAGE}?colour=walnut&hour=03:00`);
  await expect(tone(page, 'Navy')).toBeChecked();
  await expect(hour(page)).toHaveValue('13');
  await expect(canvas(page)).toBeHidden();
});

test('a saved model keeps its colour and hour, and takes them into the message and its mail', async ({
  page,
}) => {
  await open(page, `${PAGE}?colour=sage`);
  await page.getByRole('button', { name: 'Save Aurelia' }).click();
  await hour(page).fill('19');
  await open(page, '/saved');
  const saved = page.getByRole('link', { name: 'Aurelia in sage, evening' });
  await expect(saved).toHaveAttribute('href', `${PAGE}?colour=sage&hour=19:00`);
  await page.getByRole('link', { name: 'Send with my enquiry' }).click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/1\. Aurelia in sage, evening\n/);
  await expect(message).toHaveValue(/\/kitchens\/aurelia\?colour=sage&hour=19:00\n/);
});

test('the link of a saved list takes colours and hours to another device', async ({ page }) => {
  await open(page, '/saved?models=aurelia~sage~19:00,dion');
  const saved = page.getByRole('link', { name: 'Aurelia in sage, evening' });
  await expect(saved).toHaveAttribute('href', `${PAGE}?colour=sage&hour=19:00`);
  await page.getByRole('button', { name: 'Keep them on this device' }).click();
  await page.reload();
  await expect(saved).toBeVisible();
});

test('an enquiry about a model says its colour and hour', async ({ page }) => {
  await open(page, `${PAGE}?colour=sage&hour=19:00`);
  await page
    .getByRole('article')
    .getByRole('link', { name: /Aurelia$/ })
    .last()
    .click();
  await expect(page.getByText('Aurelia in sage, evening', { exact: true })).toBeVisible();
});

test('nothing of it is fetched before the press, and a phone fetches at most 150 KiB of layers', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  await withConsent(page);
  const sizes: Promise<number>[] = [];
  const light: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(media\/layers|data\/light)\//.test(pathname)) return;
    light.push(pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open(page, PAGE);
  await expect(opener(page)).toBeVisible();
  expect(light).toEqual([]);
  await opener(page).click();
  await tone(page, 'Sage').check();
  await hour(page).fill('19');
  await expect(says(page, 'Aurelia in sage, evening.')).toBeAttached();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(light.length).toBeGreaterThan(6);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
  await context.close();
});

test('without WebGL 2 there is no such control, and the address changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      return kind === 'webgl2' ? null : real.call(this, kind, ...rest);
    } as typeof real;
  });
  await open(page, `${PAGE}?colour=sage`);
  await expect(page.getByRole('button', { name: 'Save Aurelia' })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await expect(canvas(page)).toHaveCount(0);
});

test('when the graphics give up, the published picture is seen', async ({ page }) => {
  await open(page, `${PAGE}?colour=sage`);
  await expect(canvas(page)).toBeVisible();
  await canvas(page).evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
  await expect(says(page, 'as first shown')).toBeVisible();
  await expect(canvas(page)).toHaveCount(0);
});

test('in Arabic the day runs from right to left, and an arrow goes where it points', async ({ page }) => {
  await open(page, `/ar${PAGE}`);
  await page.getByRole('button', { name: 'لون آخر وساعة أخرى' }).click();
  const day = page.getByRole('slider', { name: 'الساعة' });
  await expect(day).toHaveValue('13');
  await day.press('ArrowLeft');
  await expect(day).toHaveValue('13.25');
  await day.press('ArrowRight');
  await expect(day).toHaveValue('13');
});

test.describe('enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the control stands in the window, and its picture is read out as elsewhere', async ({ page }) => {
    await open(page, PAGE);
    await opener(page).click();
    await tone(page, 'Sage').check();
    await expect(says(page, 'Aurelia in sage')).toBeAttached();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    const box = await hour(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a plate keeps its own colour, and the chosen one is framed', async ({ page }) => {
    await open(page, PAGE);
    await opener(page).click();
    const frame = (name: string) =>
      tone(page, name).evaluate((input) => {
        const plate = input.parentElement as Element;
        const { fill } = getComputedStyle(plate.querySelector('rect') as Element);
        return { framed: getComputedStyle(plate).outlineStyle === 'solid', fill };
      });
    const sage = await frame('Sage');
    await tone(page, 'Sage').check();
    expect(sage.framed).toBe(false);
    expect(await frame('Sage')).toEqual({ ...sage, framed: true });
    expect((await frame('Navy')).fill).not.toBe(sage.fill);
  });
});
