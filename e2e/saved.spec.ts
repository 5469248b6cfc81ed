import AxeBuilder from '@axe-core/playwright';
import { expect, mailsWith, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

test('a model saved on its card is counted in the header, stays over a reload and opens no viewer', async ({
  page,
}) => {
  await open(page, '/kitchens');
  const save = page.getByRole('button', { name: 'Save Alberto' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const box = await save.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Alberto is saved.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved: 1' })).toBeVisible();
  await save.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
});

test('viewer and page save the same list, and the viewer tells of it', async ({ page }) => {
  await open(page, '/kitchens');
  await page.getByRole('link', { name: /^Amalia/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of Amalia' });
  await viewer.getByRole('button', { name: 'Save Amalia' }).click();
  await expect(viewer.getByRole('status').filter({ hasText: 'Amalia is saved.' })).toBeVisible();
  await open(page, '/kitchens/amalia');
  await expect(page.getByRole('main').getByRole('button', { name: 'Save Amalia' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the list is ordered by keyboard, keeps notes, and a model is taken off it', async ({ page }) => {
  await open(page, '/saved?models=aurelia,dion,alice');
  await page.getByRole('button', { name: 'Keep them on this device' }).click();
  await expect(page).toHaveURL('/saved');
  const list = page.getByRole('list', { name: 'Saved models, in your order' });
  const names = () => list.getByRole('link').allTextContents();
  await expect
    .poll(async () => (await names()).map((name) => name.slice(0, 4)))
    .toEqual(['Aure', 'Dion', 'Alic']);
  await page.getByRole('button', { name: 'Move Alice towards the start' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Alice is number 2 of 3.' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Alice towards the start' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Alice towards the end' })).toBeFocused();
  await list.getByRole('textbox', { name: 'Your note' }).first().fill('For the terrace');
  await page.getByRole('button', { name: 'Take Dion off the list' }).click();
  await page.reload();
  await expect.poll(async () => (await names()).map((name) => name.slice(0, 4))).toEqual(['Alic', 'Aure']);
  await expect(list.getByRole('textbox', { name: 'Your note' }).first()).toHaveValue('For the terrace');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test.describe('a link', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows its models anywhere and keeps nothing unasked', async ({ page }) => {
    await open(page, '/saved?models=aurelia,no-such-model');
    await expect(page.getByRole('link', { name: /Aurelia/ })).toBeVisible();
    await expect(page.getByText('“no-such-model” cannot be shown')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  });
});

test('a link carries samples, too, and who opens it may keep both', async ({ page }) => {
  await open(page, '/saved?models=aurelia&samples=ivory,smoked-oak');
  const main = page.getByRole('main');
  await expect(main.getByText('This link shows 1 model and 2 finishes to see as samples.')).toBeVisible();
  const list = main.getByRole('list', { name: 'Samples you ask for' });
  await expect(list.getByRole('link')).toHaveText(['Ivory', 'Smoked oak']);
  await expect(list.getByRole('button')).toHaveCount(0);
  await main.getByRole('button', { name: 'Keep them on this device' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved: 3' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask for no sample of Smoked oak' })).toBeVisible();
});

test('models stand in the message as a block to change, and the mail names their pages and pictures', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await open(page, '/saved?models=aurelia,dion');
  await page.getByRole('button', { name: 'Keep them on this device' }).click();
  await page.getByRole('textbox', { name: 'Your note' }).first().fill('In brass, please');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Send with my enquiry' }).click();
  await expect(page).toHaveURL('/contact?models=aurelia,dion');
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(
    /^I have these models in mind:\n\n1\. Aurelia\n(?:.*\n)+In brass, please\nhttp/,
  );
  await expect(
    page.getByRole('status').filter({ hasText: '2 models stand in your message.' }),
  ).toBeAttached();
  await message.press('End');
  await message.fill(`${await message.inputValue()}Sent with a shortlist.`);
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill('layla@example.com');
  await page.getByLabel('Phone number').fill('050 123 4567');
  const request = page.waitForRequest('**/api/mail/send');
  await page.getByRole('button', { name: 'Send' }).click();
  const body = (await request).postDataJSON() as Record<string, string>;
  expect(Object.keys(body).sort()).toEqual(['email', 'firstName', 'lastName', 'message', 'phone']);
  await expect.poll(async () => (await mailsWith('Sent with a shortlist.')).length).toBe(1);
  const [mail] = await mailsWith('Sent with a shortlist.');
  expect(mail?.text).toMatch(
    /Model 1: +Aurelia, .*\r?\nPage: +\S+\/kitchens\/aurelia\r?\nPicture: +\S+\.avif/,
  );
  expect(mail?.text).toMatch(/Model 2: +Dion, /);
});

test('where the browser keeps nothing the notice says so, and its link carries the list', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/kitchens');
  await page.getByRole('button', { name: 'Save Alberto' }).click();
  await page.getByRole('button', { name: 'Save Amalia' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'This browser keeps nothing for us' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See the saved models' }).click();
  await expect(page).toHaveURL('/saved?models=alberto,amalia');
  await expect(page.getByRole('link', { name: /Amalia/ })).toBeVisible();
});

test('the list shifts nothing while its models come one after another', async ({ page }) => {
  await page.addInitScript(() => {
    const models = ['aurelia', 'dion', 'vescona-22'].map((slug) => ({ slug, note: '' }));
    window.localStorage.setItem('savedModels', JSON.stringify(models));
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let late = 0;
  await page.route('**/data/models/*.json', async (route) => {
    late += 250;
    await new Promise((done) => setTimeout(done, late));
    await route.continue();
  });
  await open(page, '/saved');
  await expect(page.getByRole('link', { name: /Vescona 22/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
});

test('an empty list says where models are to be found', async ({ page }) => {
  await open(page, '/saved');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See the kitchens' }).click();
  await expect(page).toHaveURL('/kitchens');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list says why it is empty and leads to the models', async ({ page }) => {
    await page.goto('/saved');
    await expect(page.getByText('This list is made by a script')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Our Collections' }).click();
    await expect(page).toHaveURL('/concepts');
  });
});
