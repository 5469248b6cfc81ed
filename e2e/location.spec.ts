import { showroom } from '../content/data/company.ts';
import { openingText } from '../content/opening.ts';
import { clock } from '../content/strings/en/clock.ts';
import { location } from '../content/strings/en/location.ts';
import { expect, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

/** A moment of one day in Gulf time, four hours before UTC all year, as an hour and minute. */
const gulf = (hour: number, minute: number) =>
  new Date(Date.UTC(2026, 10, 21, hour - 4, minute)).toISOString();
const { opens, closes } = showroom;

for (const [time, words] of [
  [gulf(opens - 1, 59), `Closed now, opens at ${clock.hour(opens)}`],
  [gulf(opens, 0), `Open now, until ${clock.hour(closes)}`],
  [gulf(closes, 0), `Closed now, opens at ${clock.hour(opens)}`],
] as const) {
  test(`at ${time} the showroom says: ${words}, wherever the visitor is`, async ({ browser }) => {
    const context = await browser.newContext({
      timezoneId: 'America/New_York',
      baseURL: 'http://localhost:3210',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(time));
    await open(page, '/location');
    await expect(page.getByText(`${words} (Gulf time)`)).toBeVisible();
    await context.close();
  });
}

test('address, hours, mail, two telephones, directions and consultation are there', async ({ page }) => {
  await open(page, '/location');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Showroom');
  await expect(main.getByText(openingText(location.hoursValue, clock.hour))).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /24\.48,54\.36/);
});

test('the map is drawn until it is asked for, then comes from the host it names', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: 'http://localhost:3210' });
  const page = await context.newPage();
  const hosts = new Set<string>();
  await page.route('https://www.openstreetmap.org/**', (route) => {
    hosts.add(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await open(page, '/location');
  const main = page.getByRole('main');
  const load = main.getByRole('button', { name: /Load the map/ });
  await expect(load).toContainText('openstreetmap.org');
  await expect(main.locator('iframe')).toHaveCount(0);
  expect([...hosts]).toEqual([]);
  await load.click();
  await expect(main.locator('iframe')).toHaveAttribute('title', 'Map of the showroom');
  await expect.poll(() => [...hosts]).toEqual(['www.openstreetmap.org']);
  await context.close();
});

test('the tour is a film of ours that plays in its place', async ({ page }) => {
  await open(page, '/location');
  await page.getByRole('button', { name: 'Play A walk through the rooms' }).click();
  await expect(page.locator('main video')).toHaveJSProperty('paused', false);
  await expect(page.locator('main video')).toBeFocused();
});
