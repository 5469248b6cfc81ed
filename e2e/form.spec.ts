import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { company } from '../content/data/company.ts';
import { expect, mailsWith, open, test, withConsent } from './fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

async function fill(page: Page, message: string) {
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill('layla@example.com');
  await page.getByLabel('Phone number').fill('050 123 4567');
  await page.getByLabel('Message').fill(message);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test('after the dialog the focus stands in the first field at fault, in view, and a summary leads to each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/contact');
  await fill(page, 'A library wall.');
  await page.getByLabel('Last name').fill(' ');
  await page.getByLabel('Email').fill('layla');
  await page.getByLabel('Phone number').fill('hello');
  await send(page);
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText(
    'Please fill all required fields',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toBeInViewport();
  const summary = page.getByRole('region', { name: 'To put right' });
  await expect(summary.getByRole('link')).toHaveText([
    'Last name is required',
    'Check the email: it should look like name@example.com',
    'Check the phone number: it does not have the digits of a whole number',
  ]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await summary.getByRole('link', { name: /phone number/ }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type('0');
  await expect(summary.getByRole('link')).toHaveCount(2);
});

test('a Russian number behind +971 is asked about, and behind +7 it is taken', async ({ page }) => {
  await page.route('**/api/mail/send', (route) => route.fulfill({ body: 'Thank you for your enquiry.' }));
  await open(page, '/contact');
  await fill(page, 'A library wall.');
  await page.getByLabel('Phone number').fill('8 495 123 45 67');
  await send(page);
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^No number in the country of \+971 looks like this/).last()).toBeVisible();
  await page.getByLabel('Country code').selectOption('+7');
  const request = page.waitForRequest('**/api/mail/send');
  await send(page);
  expect((await request).postDataJSON()).toMatchObject({ phone: '+74951234567' });
});

test('what is typed is there after a reload, on another page’s form too, and gone once it is sent', async ({
  page,
}) => {
  await page.route('**/api/mail/send', (route) => route.fulfill({ body: 'Thank you for your enquiry.' }));
  await open(page, '/contact');
  await fill(page, 'A kitchen with a scullery.');
  await page.getByLabel('Country code').selectOption('+974');
  await page.getByLabel('Phone number').fill('3312 3456');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('A kitchen with a scullery.');
  await expect(page.getByLabel('Country code')).toHaveValue('+974');
  await open(page, '/');
  await expect(page.getByLabel('What are you planning?')).toHaveValue('A kitchen with a scullery.');
  await open(page, '/contact');
  await send(page);
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
  await open(page, '/contact');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Country code')).toHaveValue('+971');
});

test.describe('when it cannot be sent', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  for (const [name, status, words] of [
    ['no answer', 0, 'the connection may be down'],
    ['429', 429, 'Wait a minute'],
    ['500', 500, 'Our side could not take it'],
  ] as const)
    test(`the dialog says of ${name} what to do and names telephone and WhatsApp`, async ({ page }) => {
      await page.route('**/api/mail/send', (route) =>
        status ? route.fulfill({ status, body: 'No' }) : route.abort(),
      );
      await open(page, '/contact');
      await fill(page, 'A library wall.');
      await send(page);
      const dialog = page.getByRole('alertdialog', { name: 'Error' });
      await expect(dialog.getByText('Something went wrong!', { exact: true })).toBeVisible();
      await expect(dialog).toContainText(words);
      await expect(dialog.getByRole('link', { name: company.phone1 })).toHaveAttribute('href', /^tel:\+971/);
      await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me/,
      );
    });
});

test('a wished day goes out in the message and comes back as a calendar file, in the dialog and in the mail', async ({
  page,
}) => {
  await open(page, '/contact');
  const message = 'We would like to see the ash veneers.';
  await fill(page, message);
  await page.getByText('Wish a day to meet').click();
  await page.getByLabel('Day', { exact: true }).fill('2030-12-03');
  await page.getByLabel('Part of the day').selectOption({ label: 'Afternoon, 13:00 to 17:00 Gulf time' });
  await page.getByLabel('Where').selectOption('By video');
  await page.reload();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2030-12-03');
  const request = page.waitForRequest('**/api/mail/send');
  await send(page);
  const body = (await request).postDataJSON() as Record<string, string>;
  expect(Object.keys(body).sort()).toEqual(['email', 'firstName', 'lastName', 'message', 'phone']);
  expect(body.message).toBe(`Wished visit: 2030-12-03, afternoon, by video\n${message}`);
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  const reference = /\w{4}-\w{4}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Put the day into your calendar' }).click();
  expect((await download).suggestedFilename()).toBe(`visit-${reference}.ics`);
  await expect.poll(async () => (await mailsWith(reference)).length).toBe(1);
  const [mail] = await mailsWith(reference);
  expect(mail?.text).toContain('2030-12-03, afternoon, by video');
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`visit-${reference}.ics`]);
});

test('a wished day that is over is said at its field, which opens, and goes with another day', async ({
  page,
}) => {
  await page.route('**/api/mail/send', (route) => route.fulfill({ body: 'Thank you for your enquiry.' }));
  await open(page, '/contact');
  await fill(page, 'A library wall.');
  const title = page.getByText('Wish a day to meet');
  await title.click();
  const day = page.getByLabel('Day', { exact: true });
  await day.fill('2024-12-03');
  await title.click();
  await send(page);
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/^Choose today or a later day/);
  await day.fill('2030-12-03');
  await send(page);
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
});

test('Cookie settings leads into the bar, and the choice leads back', async ({ page }) => {
  await open(page, '/contact');
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.press('Enter');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(settings).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the model one came from is named in the mail', async ({ page }) => {
    await page.goto('/contact?about=kitchens/vescona-22');
    const message = 'Sent by a plain form about a model.';
    await fill(page, message);
    await send(page);
    await expect(page.getByText(/Reference:\s+\w{4}-\w{4}/)).toBeVisible();
    await expect.poll(async () => (await mailsWith(message)).length).toBe(1);
    const [mail] = await mailsWith(message);
    expect(mail?.subject).toContain('Vescona 22');
  });

  test.use({ expectedErrors: [/422/] });

  test('everything at fault comes back at once, each reason tied to its field, and the model is not forgotten', async ({
    page,
  }) => {
    await page.goto('/contact?about=kitchens/vescona-22');
    await fill(page, 'A library wall.');
    await page.getByLabel('Email').fill('layla');
    await page.getByLabel('Phone number').fill('1');
    await send(page);
    await expect(page).toHaveURL('/contact?about=kitchens/vescona-22');
    await expect(page.getByRole('list', { name: 'To put right' }).getByRole('link')).toHaveText([
      /^Check the email/,
      /^Check the phone number/,
    ]);
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/^Check the phone number/);
    await expect(page.getByLabel('Message')).toHaveValue('A library wall.');
  });
});
