import { readdirSync } from 'node:fs';
import { videos } from '../content/data/videos.ts';
import { films } from '../content/strings/en/films.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

const titles = videos.map(({ id }) => films[id].title);

test.beforeEach(({ page }) => withConsent(page));

/** Title, eyebrow and button of each section after the hero, in the specification's order. */
const SECTIONS = [
  ['Our Story', '', 'Contact Us', '/contact'],
  ['Our Videos', 'Discover', '', ''],
  ['Global Presence', 'Dealer Network', 'Become a Dealer', '/contact'],
  ['Our Values', 'Brand Philosophy', 'View Our Concepts', '/concepts'],
  ['Our Advantage', 'Key Success Factors', 'Visit Showroom', '/location'],
  ['Sustainability', 'Concern for the Environment', 'Learn More', '#videos'],
  ['Our Purpose', 'Mission', 'Get In Touch', '/contact'],
  ['Certifications', 'Internationally Certified Quality', '', ''],
] as const;

test('the sections stand in their order with their eyebrows, and their buttons lead where they say', async ({
  page,
}) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About \w/);
  await expect(page.getByText('Crafting premium furniture and interior solutions since 1997')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    SECTIONS.map(([title]) => title),
  );
  for (const [, label, button, to] of SECTIONS) {
    if (label) await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
    if (button)
      await expect(page.getByRole('main').getByRole('link', { name: button })).toHaveAttribute('href', to);
  }
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(['HOME']);
  await expect(page.getByRole('img', { name: /^Specimen of a certificate: ISO/ })).toHaveCount(3);
});

test('the page names itself for search and sharing', async ({ page }) => {
  await open(page, '/about');
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
  expect((await content('name=keywords'))?.split(',').length).toBeGreaterThan(5);
  expect(await content('property="og:type"')).toBe('website');
  expect(await content('property="og:image"')).toMatch(/^http.+\.jpg/);
  expect(await content('property="og:title"')).toBeTruthy();
});

test('Discover Our Story jumps to the story, 100 px below the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await page.getByRole('link', { name: 'Discover Our Story' }).click();
  await expect(page).toHaveURL('/about#our-story');
  await expect
    .poll(() => page.locator('#our-story').evaluate((story) => Math.round(story.getBoundingClientRect().top)))
    .toBe(100);
});

test('the film behind the title loops without sound, says a sentence where video is unknown, and can be stopped', async ({
  page,
}) => {
  await open(page, '/about');
  const film = page.locator('main video').first();
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toContainText('Your browser does not support the video tag.');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(film).toHaveJSProperty('paused', false);
});

test('with less motion wanted the film rests on its poster until it is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  const film = page.locator('main video').first();
  await page.waitForLoadState('load');
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/media\/films\/hero-/);
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(film).toHaveJSProperty('paused', false);
});

for (const [width, shown] of [
  [1280, 3],
  [1200, 2],
  [769, 2],
  [768, 1],
  [375, 1],
] as const) {
  test(`the carousel shows ${shown} of its videos at ${width} px and goes round without an end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/about');
    const carousel = page.locator('[aria-roledescription=carousel]');
    const active = carousel.locator('li:not([inert])');
    await expect(active).toHaveCount(shown);
    const name = (first: number, last: number) =>
      shown === 1 ? `Video ${first} of 7` : `Videos ${first} to ${last} of 7`;
    await expect(carousel).toHaveAttribute('aria-label', name(1, shown));
    await carousel.getByRole('button', { name: /^Play/ }).first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(carousel).toHaveAttribute('aria-label', name(7, shown === 1 ? 7 : shown - 1));
    await expect(active.first().getByRole('heading')).toHaveText(titles[6] ?? '');
    await expect
      .poll(() =>
        active.first().evaluate((slide) => {
          const row = slide.closest('ul')?.parentElement?.getBoundingClientRect();
          const own = slide.getBoundingClientRect();
          return row ? own.left >= row.left - 1 && own.right <= row.right + 1 : false;
        }),
      )
      .toBe(true);
    await expect(carousel.getByRole('button', { name: 'Next videos' })).toBeVisible({ visible: shown > 1 });
  });
}

test('one slide stands in the middle of a phone with 20 px of its neighbours, and a list is there instead of drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/about');
  const slide = page.locator('[aria-roledescription=carousel] li:not([inert])');
  await expect
    .poll(() =>
      slide.evaluate((own) => [
        own.getBoundingClientRect().left,
        document.body.getBoundingClientRect().right - own.getBoundingClientRect().right,
      ]),
    )
    .toEqual([20, 20]);
  await page.getByRole('button', { name: 'Show all 7 videos' }).click();
  await expect(page.locator('#videos li h3')).toHaveText(titles);
});

for (const [width, height, share] of [
  [1280, 900, [0.9, 0.9]],
  [375, 800, [0.95, 0.4]],
] as const) {
  test(`a video opens in a player of its specified size at ${width} px, plays, and is gone when closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/about');
    const card = page.getByRole('button', { name: `Play ${titles[0]}` });
    await card.click();
    const player = page.getByRole('dialog', { name: titles[0] ?? '' });
    await expect(player).toBeVisible();
    const box = await player.boundingBox();
    const room = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(Math.abs((box?.width ?? 0) / room - share[0])).toBeLessThan(0.015);
    expect(Math.abs((box?.height ?? 0) / height - share[1])).toBeLessThan(0.01);
    const film = player.locator('video');
    await expect(film).toHaveJSProperty('controls', true);
    await expect(film).toHaveJSProperty('paused', false);
    expect(await film.locator('track').getAttribute('src')).toContain('.vtt');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('dialog video')).toHaveCount(0);
    await expect(card).toBeFocused();
  });
}

test('the length on a card is the length of its film', async ({ page }) => {
  await open(page, '/about');
  const card = page.getByRole('button', { name: `Play ${titles[0]}` });
  const label = (await card.locator('.num').textContent()) ?? '';
  await card.click();
  const film = page.getByRole('dialog').locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(1);
  const seconds = await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration));
  expect(label).toBe(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
});

test('the presentation is 600 px high, 250 on phones, and plays in its place', async ({ page }) => {
  await open(page, '/about');
  const poster = page.getByRole('button', { name: 'Play From the drawing to the room' });
  await expect(poster).toHaveCSS('height', '600px');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(poster).toHaveCSS('height', '250px');
  await poster.click();
  await expect(page.locator('#videos video')).toHaveJSProperty('paused', false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each video is a link to its film', async ({ page, request }) => {
    await page.goto('/about');
    for (const title of titles) {
      const to = await page.getByRole('link', { name: `Play ${title}` }).getAttribute('href');
      const answer = await request.get(to ?? '', { headers: { range: 'bytes=0-99' } });
      expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'video/mp4']);
    }
  });
});

test('every film on disk is one the pages know', () => {
  const known = new Set([...videos.map(({ id }) => id), 'hero', 'presentation', 'tour']);
  const films = readdirSync('media/films').filter((file) => file.endsWith('.mp4'));
  expect(films.length).toBeGreaterThan(0);
  expect(films.map((file) => file.replace('.mp4', '')).filter((id) => !known.has(id))).toEqual([]);
});
