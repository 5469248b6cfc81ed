import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

/** Pixels the opened picture is wide in its largest file. */
const FULL: number = JSON.parse(readFileSync('media/manifest.json', 'utf8')).pictures['kitchens/alberto/main']
  .width;

/** A kitchen's page, its first picture open. */
async function openViewer(page: Page): Promise<Locator> {
  await open(page, '/kitchens/alberto?photo=1');
  const viewer = page.getByRole('dialog', { name: 'Pictures of Alberto' });
  await expect(shownPicture(viewer)).toBeVisible();
  return viewer;
}

const shownPicture = (viewer: Locator) => viewer.getByRole('figure').getByRole('img', { name: /./ });
const percent = (viewer: Locator) => viewer.getByText(/^\d+\s%$/);
const scaleOf = async (viewer: Locator) => Number.parseInt((await percent(viewer).textContent()) ?? '', 10);

/** Waits until the scale is another one. @returns it, in per cent. */
async function otherScale(viewer: Locator, before: number): Promise<number> {
  await expect.poll(() => scaleOf(viewer)).not.toBe(before);
  return scaleOf(viewer);
}

/** Where the picture stands once it rests. */
async function place(picture: Locator) {
  await picture.evaluate((image) =>
    Promise.all((image.closest('[data-sheet]')?.getAnimations() ?? []).map(({ finished }) => finished)),
  );
  return picture.evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return { x, y, width, height };
  });
}

test('a double click goes to the picture’s own pixels where one pressed, and a second one back', async ({
  page,
}) => {
  const viewer = await openViewer(page);
  const picture = shownPicture(viewer);
  const whole = await place(picture);
  const at = { x: whole.x + whole.width / 4, y: whole.y + whole.height / 2 };
  await page.mouse.dblclick(at.x, at.y);
  await expect(percent(viewer)).toHaveText(/^100\s%$/);
  await expect(viewer.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
  const large = await place(picture);
  expect(large.width).toBeCloseTo(FULL, 0);
  expect((at.x - large.x) / large.width).toBeCloseTo(0.25, 1);
  await page.mouse.dblclick(at.x, at.y);
  expect((await place(picture)).width).toBeCloseTo(whole.width, 0);
});

test('the largest file is asked for when the picture is enlarged and not before, with the smaller one in sight', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const largest = `/media/pictures/kitchens/alberto/main-${FULL}.avif`;
  const viewer = await openViewer(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(largest);
  await page.keyboard.press('z');
  await expect.poll(() => asked).toContain(largest);
  await expect(shownPicture(viewer)).toBeVisible();
});

test('the wheel zooms in and out, and a drag pans', async ({ page }) => {
  const viewer = await openViewer(page);
  const picture = shownPicture(viewer);
  const before = await scaleOf(viewer);
  const { x, y, width, height } = await place(picture);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -400);
  expect(await otherScale(viewer, before)).toBeGreaterThan(before);
  const from = await place(picture);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 30);
  await page.mouse.up();
  const to = await place(picture);
  expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([60, 30]);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scaleOf(viewer)).toBe(before);
});

test('+ and − step and stop at 100 %, arrows pan, Escape shows the whole again and then closes', async ({
  page,
}) => {
  const viewer = await openViewer(page);
  const picture = shownPicture(viewer);
  const smaller = viewer.getByRole('button', { name: 'Make smaller' });
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');
  const larger = viewer.getByRole('button', { name: 'Enlarge' });
  const whole = await scaleOf(viewer);
  await page.keyboard.press('+');
  const once = await otherScale(viewer, whole);
  await larger.click();
  const twice = await otherScale(viewer, once);
  await page.keyboard.press('-');
  expect(await otherScale(viewer, twice)).toBe(once);
  for (let scale = once; scale < 100; ) {
    await larger.click();
    scale = await otherScale(viewer, scale);
  }
  await expect(percent(viewer)).toHaveText(/^100\s%$/);
  await expect(viewer.getByRole('status').getByText('Scale 100 per cent')).toBeAttached();
  const before = await place(picture);
  await page.keyboard.press('ArrowRight');
  expect((await place(picture)).x).toBeLessThan(before.x);
  await expect(viewer.getByText(/^1 \/ /)).toBeVisible();
  expect(await new AxeBuilder({ page }).analyze().then(({ violations }) => violations)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('the next picture is shown at the same scale and place', async ({ page }) => {
  const viewer = await openViewer(page);
  const { x, y, width, height } = await place(shownPicture(viewer));
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const scale = await scaleOf(viewer);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 90, y + height / 2);
  await page.mouse.up();
  const share = async () => {
    const picture = await place(shownPicture(viewer));
    return (x + width / 2 - picture.x) / picture.width;
  };
  const before = await share();
  expect(before).toBeGreaterThan(0.52);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText(/^2 \/ /)).toBeVisible();
  expect(await scaleOf(viewer)).toBe(scale);
  expect(await share()).toBeCloseTo(before, 1);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('two fingers pinch, one pans, two taps zoom and go back, and a swipe turns the picture only when it is whole', async ({
    page,
  }) => {
    const viewer = await openViewer(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const { x, y, width, height } = await place(shownPicture(viewer));
    const [mx, my] = [x + width / 2, y + height / 2];
    /** Without waiting for the answer between: a busy machine would make two single taps of it. */
    const tapTwice = () =>
      Promise.all([1, 2].flatMap(() => [touch('touchStart', [mx, my]), touch('touchEnd')]));
    const fit = await scaleOf(viewer);
    await touch('touchStart', [mx - 40, my], [mx + 40, my]);
    await touch('touchMove', [mx - 80, my], [mx + 80, my]);
    await touch('touchEnd');
    expect(Math.abs((await otherScale(viewer, fit)) - fit * 2)).toBeLessThanOrEqual(1);
    const before = await place(shownPicture(viewer));
    await touch('touchStart', [mx, my]);
    await touch('touchMove', [mx - 50, my]);
    await touch('touchMove', [mx - 90, my]);
    await touch('touchEnd');
    expect((await place(shownPicture(viewer))).x).toBeCloseTo(before.x - 90, 0);
    await expect(viewer.getByText(/^1 \/ /)).toBeVisible();
    await tapTwice();
    await expect.poll(() => scaleOf(viewer)).toBe(fit);
    await tapTwice();
    expect(await otherScale(viewer, fit)).toBeGreaterThan(fit);
    await page.keyboard.press('z');
    await expect.poll(() => scaleOf(viewer)).toBe(fit);
    await touch('touchStart', [mx, my]);
    await touch('touchMove', [mx - 50, my]);
    await touch('touchMove', [mx - 90, my]);
    await touch('touchEnd');
    await expect(viewer.getByText(/^2 \/ /)).toBeVisible();
  });
});

test('a pressed card’s picture stands in the viewer before its other pictures are known', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/data/kitchens/alberto.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/kitchens');
  const card = page.getByRole('link', { name: /^Alberto/ });
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
  await card.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of Alberto' });
  await expect(viewer.getByRole('figure').locator('img')).toHaveJSProperty('complete', true);
  await expect(viewer.getByRole('heading', { name: 'Alberto' })).toBeVisible();
  answer();
  await expect(viewer.getByText(/^1 \/ /)).toBeVisible();
  await expect(shownPicture(viewer)).toBeVisible();
});
