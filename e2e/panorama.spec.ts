import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { showroom } from '../content/showroom.ts';
import { location } from '../content/strings/en/location.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

/** Reading pixels back for a screenshot makes the software driver complain. */
test.use({ expectedErrors: [/GPU stall due to ReadPixels|software WebGL/], reducedMotion: 'reduce' });
test.beforeEach(({ page }) => withConsent(page));

const { stands, panorama: words } = location.rooms;
const published = Object.keys(JSON.parse(readFileSync('media/manifest.json', 'utf8')).pictures);
const [first, second] = showroom.standpoints;

/** Eight bands of 45 degrees, the first round the picture's middle; white above and black below 35 degrees. */
const BANDS = ['#c00000', '#00a000', '#0000c0', '#c0c000', '#00c0c0', '#c000c0', '#804000', '#808080'];
const bands = BANDS.flatMap((colour, index) => {
  const middle = 0.5 + index / 8;
  return [middle - 1, middle].map(
    (x) => `<rect x="${x - 1 / 16}" y="0" width="0.126" height="1" fill="${colour}"/>`,
  );
});
const testPicture = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="768" viewBox="0 0 1 1" preserveAspectRatio="none">${bands.join('')}<rect width="1" height="${55 / 180}" fill="#fff"/><rect width="1" height="1" y="${125 / 180}"/></svg>`,
  ),
)
  .png()
  .toBuffer();

const stage = (page: Page) => page.locator('[class*=stage]');
const surface = (page: Page) => page.getByRole('application');
const status = (page: Page) => stage(page).getByRole('status');
const plan = (page: Page) => page.getByRole('navigation', { name: location.rooms.plan });

/** Opens the page with pictures whose every direction has a known colour; gathers what was asked for. */
async function openShowroom(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const { id } of showroom.standpoints)
    await page.route(`**/media/pictures/showroom/${id}-*`, async (route) =>
      route.fulfill({ contentType: 'image/png', body: await testPicture }),
    );
  await open(page, '/location');
  return asked;
}

async function openPanorama(page: Page): Promise<string[]> {
  const asked = await openShowroom(page);
  await page.getByRole('button', { name: words.load }).click();
  await expect(status(page)).toHaveText(stands.entrance.name);
  return asked;
}

/** Colour in the middle of the picture, as `#rrggbb`. */
async function middle(page: Page): Promise<string> {
  const { data, info } = await sharp(await surface(page).screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
}

test('without a script the plan leads to what one sees from each place, in words', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:3210' });
  const page = await context.newPage();
  await page.goto('/location');
  for (const { id } of showroom.standpoints) {
    const { name, text } = stands[id as keyof typeof stands];
    await expect(page.getByText(text)).toBeVisible();
    await plan(page).getByRole('link', { name }).click();
    await expect(page.locator(`#stand-${id}:target`)).toContainText(name);
  }
  await expect(page.getByRole('button', { name: words.load })).toHaveCount(0);
  await context.close();
});

if (!published.some((id) => showroom.standpoints.some((stand) => id === `showroom/${stand.id}`))) {
  test('while there are no pictures the plan stands there with its words, and nothing to press', async ({
    page,
  }) => {
    await open(page, '/location');
    await expect(plan(page)).toBeVisible();
    await expect(page.getByRole('button', { name: words.load })).toHaveCount(0);
  });
} else {
  test('nothing of the panorama is asked for before the press, then one picture', async ({ page }) => {
    const asked = await openShowroom(page);
    const panoramas = new RegExp(`/showroom/(${showroom.standpoints.map(({ id }) => id).join('|')})-`);
    const pictures = () => asked.filter((path) => panoramas.test(path));
    await page.getByRole('button', { name: words.load }).scrollIntoViewIfNeeded();
    expect(pictures()).toEqual([]);
    const before = asked.length;
    await page.getByRole('button', { name: words.load }).click();
    await expect(status(page)).toHaveText(stands.entrance.name);
    expect(asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
    expect(pictures()).toEqual([`/media/pictures/showroom/${first?.id}-3072.avif`]);
    await expect(surface(page)).toBeFocused();
    expect(await middle(page)).toBe(BANDS[0]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('a small screen takes a smaller picture', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const asked = await openPanorama(page);
    expect(asked).toContain(`/media/pictures/showroom/${first?.id}-1536.avif`);
    expect(asked).not.toContain(`/media/pictures/showroom/${first?.id}-3072.avif`);
  });

  test('arrow keys turn and tilt, plus and minus zoom', async ({ page }) => {
    await openPanorama(page);
    await press(page, 'ArrowRight', 8);
    expect(await middle(page)).toBe(BANDS[1]);
    await press(page, 'ArrowLeft', 16);
    expect(await middle(page)).toBe(BANDS[7]);
    await press(page, 'ArrowUp', 7);
    expect(await middle(page)).toBe('#ffffff');
    await press(page, 'ArrowDown', 14);
    expect(await middle(page)).toBe('#000000');
    await press(page, 'ArrowUp', 7);
    const left = () =>
      page.getByRole('button', { name: stands.kitchens.name }).evaluate((mark) => mark.style.translate);
    await press(page, 'ArrowRight', 8);
    const before = Number.parseFloat(await left());
    await press(page, '+', 2);
    const near = Number.parseFloat(await left());
    await press(page, '-', 2);
    expect(near).toBeGreaterThan(before + 20);
    expect(Number.parseFloat(await left())).toBeCloseTo(before, 0);
  });

  test('a drag turns the picture with the hand, and buttons do what the drag does', async ({ page }) => {
    await openPanorama(page);
    const box = await surface(page).boundingBox();
    if (!box) throw new Error('no picture');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * 0.45, y, { steps: 6 });
    await page.mouse.up();
    expect(await middle(page)).toBe(BANDS[1]);
    await page.getByRole('button', { name: words.steps.left }).click();
    expect(await middle(page)).toBe(BANDS[0]);
  });

  test('a mark leads to the place it stands on, and the plan follows', async ({ page }) => {
    await openPanorama(page);
    await expect(plan(page).getByRole('link', { name: stands.entrance.name })).toHaveAttribute(
      'aria-current',
      'location',
    );
    const turned = () => plan(page).locator('path[transform]').getAttribute('transform');
    const before = await turned();
    await page.keyboard.press('ArrowRight');
    await expect.poll(turned).not.toBe(before);
    const mark = page.getByRole('button', { name: `${words.go} 2 ${stands.kitchens.name}` });
    await mark.press('Enter');
    await expect(status(page)).toHaveText(stands.kitchens.name);
    await expect(surface(page)).toBeFocused();
    await expect(plan(page).getByRole('link', { name: stands.kitchens.name })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(plan(page).locator('[aria-current]')).toHaveCount(1);
    await expect.poll(turned).toContain(`rotate(${second?.heading})`);
  });

  test('the picture turns to a mark out of sight when the Tab key comes to it', async ({ page }) => {
    await openPanorama(page);
    await press(page, 'ArrowLeft', 25);
    const mark = page.getByRole('button', { name: stands.kitchens.name });
    await expect(mark).toHaveAttribute('data-away');
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    await expect(mark).not.toHaveAttribute('data-away');
    await expect(mark).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: stands.wardrobes.name })).toBeInViewport({ ratio: 1 });
  });

  test('a number on the plan opens the panorama there and keeps the focus', async ({ page }) => {
    await openShowroom(page);
    const link = plan(page).getByRole('link', { name: stands.doors.name });
    await link.press('Enter');
    await expect(status(page)).toHaveText(stands.doors.name);
    await expect(link).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('fullscreen and back by the same button', async ({ page }) => {
    await openPanorama(page);
    const button = page.getByRole('button', { name: words.fullscreen });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await button.click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  });

  test('a graphics card that goes away leaves the flat picture, and the panorama comes back with it', async ({
    page,
  }) => {
    await openPanorama(page);
    await page.evaluate(() => {
      const away = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      away?.loseContext();
      window.addEventListener('test:back', () => away?.restoreContext());
    });
    await expect(status(page)).toHaveText(words.flat);
    await expect(surface(page)).toBeHidden();
    await expect(stage(page).getByRole('img', { name: stands.entrance.text })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('test:back')));
    await expect(status(page)).toHaveText(stands.entrance.name);
    expect(await middle(page)).toBe(BANDS[0]);
  });

  test('without WebGL the flat pictures stand there and the plan still leads through them', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openShowroom(page);
    await page.getByRole('button', { name: words.load }).click();
    await expect(status(page)).toHaveText(words.flat);
    await plan(page).getByRole('link', { name: stands.doors.name }).click();
    await expect(stage(page).getByRole('img', { name: stands.doors.text })).toBeVisible();
  });
}
