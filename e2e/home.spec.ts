import { expect, open, test, withConsent } from './fixtures.ts';

const titles = ['Exceptional Craftsmanship', 'Kitchen Excellence', 'Timeless Elegance'];

test.beforeEach(({ page }) => withConsent(page));

test.describe('slider', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, '/');
    await page.clock.pauseAt(60_000);
    await page.getByRole('button', { name: 'Show slide 1' }).click();
  });
  const slide = (page: import('@playwright/test').Page) =>
    page.locator('[aria-roledescription=slide][data-shown=true]');

  test('advances every seven seconds and begins again after the third slide', async ({ page }) => {
    for (const title of [...titles.slice(1), titles[0]]) {
      await page.clock.runFor(7000);
      await expect(slide(page)).toContainText(title ?? '');
    }
  });

  test('the one heading of the first level is that of the slide that is shown', async ({ page }) => {
    const first = page.getByRole('heading', { level: 1 });
    await expect(first).toHaveText(titles[0] ?? '');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(first).toHaveText(titles[1] ?? '');
  });

  test('a manual change restarts the seven seconds and goes the way of the arrow', async ({ page }) => {
    await page.clock.runFor(6000);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(slide(page)).toContainText(titles[1] ?? '');
    await page.clock.runFor(6000);
    await expect(slide(page)).toContainText(titles[1] ?? '');
    await page.clock.runFor(1000);
    await expect(slide(page)).toContainText(titles[2] ?? '');
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect(page.locator('[aria-roledescription=carousel]')).toHaveAttribute('data-direction', 'back');
  });

  test('stops for the pause button and for keyboard focus, not for the mouse', async ({ page }) => {
    await page.locator('[aria-roledescription=carousel]').hover();
    await page.clock.runFor(7000);
    await expect(slide(page)).toContainText(titles[1] ?? '');
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.clock.runFor(20_000);
    await expect(slide(page)).toContainText(titles[1] ?? '');
    await page.getByRole('button', { name: 'Play the slides' }).click();
    await page.getByRole('button', { name: 'Show slide 1' }).focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(20_000);
    await expect(slide(page)).toContainText(titles[1] ?? '');
  });

  test('takes two hasty presses of the pause button for one', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause the slides' }).dblclick();
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  test('arrow keys move a page nobody has touched yet, and restart the seven seconds', async ({ page }) => {
    // While the time stands still no page is ever idle.
    await page.clock.resume();
    await open(page, '/');
    await page.clock.pauseAt(120_000);
    const shown = await slide(page).getByRole('heading').textContent();
    const next = titles[(titles.indexOf(shown ?? '') + 1) % titles.length] ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toContainText(next);
    await page.clock.runFor(6000);
    await expect(slide(page)).toContainText(next);
    await page.keyboard.press('ArrowLeft');
    await expect(slide(page)).toContainText(shown ?? '');
  });

  test('arrow keys belong to a field that has the focus', async ({ page }) => {
    const field = page.getByRole('textbox').first();
    await field.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toContainText(titles[0] ?? '');
  });

  test('arrow keys and lines choose the slide', async ({ page }) => {
    await page.getByRole('button', { name: 'Show slide 3' }).click();
    await expect(slide(page)).toContainText(titles[2] ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toContainText(titles[0] ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(slide(page)).toContainText(titles[2] ?? '');
  });
});

test('reduced motion stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(30_000);
  await expect(page.locator('[aria-roledescription=slide][data-shown=true]')).toContainText(titles[0] ?? '');
});

test('the form on the picture is loaded at runtime and has the five fields', async ({ page }) => {
  await open(page, '/');
  const form = page.getByRole('form', { name: 'A first conversation' });
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await expect(form.getByRole('button', { name: 'Book Consultation' })).toBeVisible();
});

test('the page has its sections, links and column counts', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const name of [
    'Explore Collection',
    'Discover Our Legacy',
    'View All Projects',
    'Book Consultation',
    'Visit Showroom',
    'Contact Us',
  ])
    await expect(main.getByRole('link', { name }).first()).toBeAttached();
  for (const name of [
    'Bespoke Design',
    'White Glove Delivery',
    'Professional Installation',
    'Lifetime Warranty',
  ])
    await expect(main.getByRole('heading', { name })).toBeAttached();
  await expect(main.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(3);
  const columns = (selector: string) =>
    page.locator(selector).evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  const [projects, services, quotes] = ['#projects ul', 'main ol', 'main blockquote >> xpath=../..'];
  expect(await columns(projects ?? '')).toBe(3);
  expect(await columns(services ?? '')).toBe(4);
  expect(
    await page
      .locator(quotes ?? '')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
  ).toBe(3);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await columns(projects ?? '')).toBe(1);
});

test('a kitchen goes from edge to edge of the window, no higher than what is seen, and leads to its model', async ({
  page,
}) => {
  await open(page, '/');
  const kitchen = page.getByRole('img', { name: /^Aurelia/ });
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await kitchen.scrollIntoViewIfNeeded();
    const box = await kitchen.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(width);
    expect(box?.height).toBeLessThanOrEqual(height);
  }
  // The link lies over the picture.
  await kitchen.click({ force: true });
  await expect(page).toHaveURL('/kitchens/aurelia');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the clear header stays on its picture and lies over no words', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeInViewport();
  });

  test('the slide has no button that would do nothing, and its card is a way to the contact page, no blank', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Our work' }).getByRole('button')).toHaveCount(0);
    const card = page.getByRole('region', { name: 'A first conversation' });
    await expect(card.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute('href', '/contact');
    expect((await card.boundingBox())?.height).toBeLessThan(240);
  });
});
