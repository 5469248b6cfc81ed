import AxeBuilder from '@axe-core/playwright';
import { href, mainPaths, toolRoutes } from '../app/routes.ts';
import { addressIn, DEFAULT_LOCALE, LANGUAGES, locales } from '../contract/languages.ts';
import { expect, layOut, mailsWith, open, test, withConsent } from './fixtures.ts';
import { latinOn, loosely, ownLatin } from './latin.ts';

/** The languages beside the default one, whose pages the sweep looks at. */
const others = locales.filter((locale) => locale !== DEFAULT_LOCALE);
const tools: string[] = Object.values(toolRoutes);
const paths = [
  ...tools,
  ...mainPaths,
  href({ category: 'kitchens', product: 'vescona-22' }, DEFAULT_LOCALE),
  href({ category: 'kitchens', filters: { style: ['loft'] } }, DEFAULT_LOCALE),
  href({ project: 'al-furjan-villa' }, DEFAULT_LOCALE),
];

for (const locale of others)
  for (const path of paths) {
    const address = addressIn(locale, path);
    test(`${address} is whole, accessible, all in its own words, sets Latin names apart where it is read from right to left, and fits 1280 and 320 px`, async ({
      page,
    }) => {
      await withConsent(page);
      await open(page, address);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', locale);
      await expect(html).toHaveAttribute('dir', LANGUAGES[locale].dir);
      await expect(page.locator('h1')).toHaveCount(1);
      if (!tools.includes(path)) {
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(address);
        await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1);
      }
      const own = ownLatin(locale);
      expect((await latinOn(page)).filter((word) => !own.has(word))).toEqual([]);
      if (LANGUAGES[locale].dir === 'rtl') expect(await loosely(page)).toEqual([]);
      await layOut(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          `${width} px`,
        ).toBe(true);
      }
    });
  }

test.describe('the switch', () => {
  test.beforeEach(({ page }) => withConsent(page));

  test('names languages in themselves and keeps page and filters', async ({ page }) => {
    await open(page, '/kitchens?style=loft');
    await page.getByRole('button', { name: 'Language' }).click();
    const list = page.locator('#languages');
    await expect(list.getByRole('link')).toHaveText(locales.map((locale) => LANGUAGES[locale].name));
    await list.getByRole('link', { name: LANGUAGES.ar.name }).click();
    await expect(page).toHaveURL('/ar/kitchens?style=loft');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps the filter of a list', async ({ page }) => {
      await page.goto('/kitchens?style=loft');
      await page.getByRole('button', { name: 'Language' }).click();
      await page.locator('#languages').getByRole('link', { name: LANGUAGES.ru.name }).click();
      await expect(page).toHaveURL('/ru/kitchens?style=loft');
    });
  });

  test('keeps the picture that lies over the page', async ({ page }) => {
    await open(page, '/ru/kitchens/vescona-22?photo=2');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: LANGUAGES.en.name }).click();
    await expect(page).toHaveURL('/kitchens/vescona-22');
  });
});

test.describe('for a browser that asks for Russian', () => {
  test.use({ locale: 'ru-RU' });

  test('one line offers the page in it, and a choice is remembered; nobody is sent anywhere', async ({
    page,
  }) => {
    await withConsent(page);
    await open(page, '/about');
    await expect(page).toHaveURL('/about');
    const offer = page.getByRole('link', { name: LANGUAGES.ru.offer });
    await expect(offer).toHaveAttribute('href', '/ru/about');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(offer).toBeHidden();
    await open(page, '/concepts');
    await page.waitForLoadState('load');
    await expect(page.getByRole('link', { name: LANGUAGES.ru.offer })).toBeHidden();
  });
});

for (const locale of others)
  test(`an enquiry from ${locale} is checked, sent and confirmed in its language, and its mail names it`, async ({
    page,
  }) => {
    await withConsent(page);
    await open(page, addressIn(locale, '/contact'));
    const words = `tongue ${locale} ${Date.now()}`;
    const send = page.getByRole('main').locator('button[type=submit]');
    await send.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(5);
    expect(await page.getByRole('main').innerText()).not.toMatch(/is required|Email|Phone/);
    await dialog.getByRole('button').last().click();
    await page.locator('[name=firstName]').fill('Layla');
    await page.locator('[name=lastName]').fill('Haddad');
    await page.locator('[name=email]').fill('layla@example.com');
    await page.locator('[name=phone]').fill('501234567');
    await page.locator('[name=message]').fill(words);
    await send.click();
    await expect(dialog).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
    await expect(dialog).not.toContainText('Thank you');
    await expect.poll(async () => (await mailsWith(words)).length).toBe(1);
    expect((await mailsWith(words))[0]?.text).toContain(`Language: ${LANGUAGES[locale].name}`);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of (422|404)/] });

  for (const locale of others)
    test(`the plain form of ${locale} is answered in its language`, async ({ page }) => {
      await page.goto(addressIn(locale, '/contact'));
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page).toHaveURL(addressIn(locale, '/contact'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('[data-errors] li')).toHaveCount(5);
      expect(await page.locator('[data-errors]').innerText()).not.toContain('is required');
      const missing = await page.goto(addressIn(locale, '/no-such-room'));
      expect(missing?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
});
