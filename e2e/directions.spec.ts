import type { Locator } from '@playwright/test';
import { pageText } from '../content/strings/index.ts';
import { addressIn, LANGUAGES, type Locale } from '../contract/languages.ts';
import { expect, layOut, open, test, withConsent } from './fixtures.ts';

/** Keys, fingers and buttons go where they point: on is to the left in Arabic, to the right in Russian. What has a direction of its own keeps it. */

test.use({ reducedMotion: 'reduce', expectedErrors: [/GPU stall due to ReadPixels|software WebGL/] });
test.beforeEach(({ page }) => withConsent(page));

/** Where the middle of something stands, in pixels from the left. */
async function middleOf(what: Locator): Promise<number> {
  const box = await what.boundingBox();
  if (!box) throw new Error('not in sight');
  return box.x + box.width / 2;
}

/** A finger that goes so many pixels to the right, or, below zero, to the left. */
async function draw(surface: Locator, way: number): Promise<void> {
  const box = await surface.boundingBox();
  if (!box) throw new Error('not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await surface.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: x, clientY: y, button: 0 });
  await surface.dispatchEvent('pointermove', { pointerType: 'touch', clientX: x + way / 2, clientY: y });
  await surface.dispatchEvent('pointermove', { pointerType: 'touch', clientX: x + way, clientY: y });
  await surface.dispatchEvent('pointerup', { pointerType: 'touch', clientX: x + way, clientY: y });
}

for (const locale of ['ar', 'ru'] satisfies Locale[]) {
  const text = pageText(locale);
  const rtl = LANGUAGES[locale].dir === 'rtl';
  const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  /** What comes later stands farther on. */
  const inOrder = async (first: Locator, second: Locator) => {
    const [one, two] = [await middleOf(first), await middleOf(second)];
    expect(rtl ? two < one : one < two).toBe(true);
  };

  test.describe(`in ${locale}`, () => {
    test('the slides follow arrow keys and buttons', async ({ page }) => {
      const { slider, roles } = text.ui;
      await open(page, addressIn(locale, '/'));
      const slide = (index: number) => page.getByRole('group', { name: slider.slide(index, 3) });
      const [previous, next] = [slider.previous, slider.next].map((name) =>
        page.getByRole('button', { name, exact: true }),
      );
      if (!previous || !next) throw new Error('no buttons');
      await inOrder(previous, next);
      await inOrder(
        page.getByRole('button', { name: slider.choose(1) }),
        page.getByRole('button', { name: slider.choose(3) }),
      );
      await next.click();
      await expect(slide(2)).toBeVisible();
      await page.keyboard.press(on);
      await expect(slide(3)).toBeVisible();
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(slide(1)).toBeVisible();
      await expect(slide(1)).toHaveAttribute('aria-roledescription', roles.slide);
    });

    test('the row of films follows arrow keys, buttons and a finger', async ({ page }) => {
      await open(page, addressIn(locale, '/about'));
      const row = page.locator(`section[aria-roledescription="${text.ui.roles.carousel}"]`);
      const shown = row.locator('li:not([inert])').getByRole('heading');
      const titles = await shown.allTextContents();
      expect(titles).toHaveLength(3);
      await inOrder(shown.nth(0), shown.nth(1));
      await inOrder(
        row.getByRole('button', { name: text.ui.video.previous }),
        row.getByRole('button', { name: text.ui.video.next }),
      );
      await row.getByRole('button', { name: text.ui.video.next }).press(on);
      await expect(shown.first()).toHaveText(titles[1] ?? '');
      await row.getByRole('button', { name: text.ui.video.previous }).click();
      await expect(shown.first()).toHaveText(titles[0] ?? '');
      const middle = await middleOf(row);
      const { y = 0 } = (await shown.first().boundingBox()) ?? {};
      await page.mouse.move(middle, y);
      await page.mouse.down();
      await page.mouse.move(middle + (rtl ? 300 : -300), y, { steps: 4 });
      await page.mouse.up();
      await expect(shown.first()).toHaveText(titles[1] ?? '');
      for (const film of await shown.all()) await expect(film).toBeInViewport();
    });

    test('the viewer follows arrow keys, buttons and a finger', async ({ page }) => {
      const { viewer } = text;
      const path = addressIn(locale, '/kitchens/vescona-22');
      await open(page, `${path}?photo=1`);
      const dialog = page.getByRole('dialog', { name: viewer.label('Vescona 22') });
      await inOrder(
        dialog.getByRole('button', { name: viewer.previous, exact: true }),
        dialog.getByRole('button', { name: viewer.next, exact: true }),
      );
      const small = dialog.getByRole('list').last().getByRole('button');
      await inOrder(dialog.locator('ol button').nth(0), dialog.locator('ol button').nth(1));
      await expect(small.first()).toBeVisible();
      await page.keyboard.press(on);
      await expect(page).toHaveURL(`${path}?photo=2`);
      await dialog.getByRole('button', { name: viewer.next, exact: true }).click();
      await expect(page).toHaveURL(`${path}?photo=3`);
      await page.keyboard.press(back);
      await expect(page).toHaveURL(`${path}?photo=2`);
      await draw(dialog.getByRole('figure'), rtl ? 120 : -120);
      await expect(page).toHaveURL(`${path}?photo=3`);
    });

    test('pages of a list stand in the order of reading, and lead on', async ({ page }) => {
      const { pagination } = text.ui;
      const path = addressIn(locale, '/kitchens');
      await open(page, `${path}?page=2`);
      await layOut(page);
      const pages = page.getByRole('navigation', { name: pagination.label });
      await inOrder(
        pages.getByRole('link', { name: pagination.previous }),
        pages.getByRole('link', { name: pagination.next }),
      );
      await inOrder(
        pages.getByRole('link', { name: pagination.page(1), exact: true }),
        pages.getByRole('link', { name: pagination.page(3), exact: true }),
      );
      await pages.getByRole('link', { name: pagination.next }).click();
      await expect(page).toHaveURL(`${path}?page=3`);
    });

    test('models compared stand in the order they were chosen, their drawings at their heads', async ({
      page,
    }) => {
      await open(page, addressIn(locale, '/compare?models=alberto,aurelia'));
      const heads = page.getByRole('columnheader');
      await inOrder(heads.filter({ hasText: 'Alberto' }), heads.filter({ hasText: 'Aurelia' }));
      const drawn = await page
        .getByRole('img', { name: /Alberto/ })
        .last()
        .locator('use')
        .first()
        .boundingBox();
      const box = await page
        .getByRole('img', { name: /Alberto/ })
        .last()
        .boundingBox();
      if (!drawn || !box) throw new Error('not drawn');
      const gaps = { before: drawn.x - box.x, after: box.x + box.width - drawn.x - drawn.width };
      expect(rtl ? gaps.after <= gaps.before : gaps.before <= gaps.after).toBe(true);
    });

    test('the hour goes on with the key that points on', async ({ page }) => {
      await open(page, addressIn(locale, '/kitchens/aurelia'));
      await page.getByRole('button', { name: text.viewer.light.both }).click();
      const hour = page.getByRole('slider');
      const before = Number(await hour.inputValue());
      await hour.press(on);
      expect(Number(await hour.inputValue())).toBeGreaterThan(before);
    });

    test('the panorama is no text: right is right', async ({ page }) => {
      const { panorama, stands } = text.location.rooms;
      await open(page, addressIn(locale, '/location'));
      await page.getByRole('button', { name: panorama.load }).click();
      const mark = page.getByRole('button', { name: stands.kitchens.name });
      await expect(mark).toBeAttached();
      const place = () => mark.evaluate((one) => Number.parseFloat(one.style.translate));
      await page.getByRole('application').press('ArrowRight');
      const before = await place();
      await page.getByRole('application').press('ArrowRight');
      await expect.poll(place).toBeLessThan(before);
      await page.getByRole('application').press('ArrowLeft');
      await page.getByRole('application').press('ArrowLeft');
      await expect.poll(place).toBeGreaterThan(before);
    });

    test('telephone numbers are read from left to right and stand at the start of their line', async ({
      page,
    }) => {
      await open(page, addressIn(locale, '/about'));
      const footer = page.getByRole('contentinfo');
      const numbers = footer.locator('a[href^="tel:"]');
      await expect(numbers.first()).toHaveCSS('direction', 'ltr');
      const [one, two, mail] = await Promise.all(
        [numbers.first(), numbers.last(), footer.locator('a[href^="mailto:"]')].map((link) =>
          link.boundingBox(),
        ),
      );
      const start = (box: typeof one) => (rtl ? (box?.x ?? 0) + (box?.width ?? 0) : (box?.x ?? 0));
      expect(Math.abs(start(one ?? null) - start(mail ?? null))).toBeLessThan(2);
      expect(Math.abs(start(two ?? null) - start(mail ?? null))).toBeLessThan(2);
    });
  });
}
